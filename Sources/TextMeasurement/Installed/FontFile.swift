#if HarfBuzz
    // Opens a font file, and takes from its tables what distinguishes its cuts.

    import CStrutHarfBuzz

    /// A file that is no font, or a broken one.
    struct FontFileError: Error {
        /// What is wrong, without a full stop.
        var reason: String
        /// Whether the file has no content of its own.
        var isEmptyFile = false
    }

    /// A TrueType or OpenType font, or a collection of them.
    struct FontFile {
        /// The faces, and the named instances of variable ones.
        private(set) var cuts: [FontCut] = []
        /// The faces of a collection that are left out.
        private(set) var problems: [InstalledFonts.Problem] = []

        fileprivate static let noFont = "it is no TrueType or OpenType font"

        /// Of a collection with more than so many faces the rest is left alone: the largest of Apple's have some 20.
        private static let mostFaces: UInt32 = 256
        /// How many named instances of a file's faces are read, so that a small file cannot ask for hours of work.
        private static let mostInstances = 4096

        /// Opens a file and looks at every face in it; throws where none can be measured with.
        init(_ source: InstalledFonts.Source) throws(FontFileError) {
            guard let blob = Self.blob(source) else { throw FontFileError(reason: "it cannot be read") }
            defer { hb_blob_destroy(blob) }
            hb_blob_make_immutable(blob)
            if Self.isEmpty(blob) { throw FontFileError(reason: "it is empty", isEmptyFile: true) }
            let places = try SFNTDirectory.faces(of: blob, most: Int(Self.mostFaces))
            if places.isEmpty { throw FontFileError(reason: FontFile.noFont) }
            var seen = Set<Int>()
            var instances = 0
            for (index, place) in places.enumerated() where seen.insert(place).inserted {
                do throws(FontFileError) {
                    try SFNTDirectory.check(blob, at: place)
                    if index >= hb_face_count(blob) { throw FontFileError(reason: FontFile.noFont) }
                    guard let face = hb_face_create(blob, UInt32(index)) else { continue }
                    defer { hb_face_destroy(face) }
                    hb_face_make_immutable(face)
                    let added = try FontFace(
                        face, stem: Self.stem(of: source.path), mostInstances: Self.mostInstances - instances
                    ).cuts
                    instances += added.count - 1
                    cuts += added
                } catch {
                    problems.append(
                        InstalledFonts.Problem(path: source.path, face: index + 1, reason: error.reason))
                }
            }
            if cuts.isEmpty, let first = problems.first { throw FontFileError(reason: first.reason) }
        }

        private static func blob(_ source: InstalledFonts.Source) -> OpaquePointer? {
            guard let bytes = source.bytes else { return hb_blob_create_from_file_or_fail(source.path) }
            return bytes.withUnsafeBytes { bytes in
                hb_blob_create_or_fail(
                    bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
        }

        /// Whether a file has no bytes, or those alone by which Git keeps the place of a file that was not fetched.
        private static func isEmpty(_ blob: OpaquePointer) -> Bool {
            var count: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &count), count > 0 else { return true }
            return UnsafeRawBufferPointer(start: data, count: Int(count)).starts(with: "version https://git-lfs".utf8)
        }

        /// The name of a file without its folder and extension.
        private static func stem(of path: String) -> String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        }
    }

    /// The list of a face's tables, at the beginning of its file or where a collection says.
    enum SFNTDirectory {
        /// Where the lists of the faces begin: of all, or of the first so many.
        static func faces(of blob: OpaquePointer, most: Int) throws(FontFileError) -> [Int] {
            var count: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &count), count >= 12 else {
                throw FontFileError(reason: FontFile.noFont)
            }
            let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
            switch number(bytes, 0) {
            case 0x774F_4646, 0x774F_4632:  // wOFF, wOF2
                throw FontFileError(reason: "it is a font for web pages (WOFF), which iOS cannot read either")
            case 0x7474_6366:  // ttcf
                let faces = Int(number(bytes, 8))
                guard faces <= (bytes.count - 12) / 4 else {
                    throw FontFileError(reason: "it ends within the list of its faces")
                }
                return (0..<min(faces, most)).map { Int(number(bytes, 12 + 4 * $0)) }
            case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]  // TrueType, OTTO, true
            default: throw FontFileError(reason: FontFile.noFont)
            }
        }

        /// Throws what is wrong with the list at a place: HarfBuzz takes a table that is cut off for a shorter one.
        static func check(_ blob: OpaquePointer, at start: Int) throws(FontFileError) {
            var count: UInt32 = 0
            let data = hb_blob_get_data(blob, &count)
            let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
            guard start + 12 <= bytes.count else { throw FontFileError(reason: "it ends before its list of tables") }
            let tables = Int(number(bytes, start + 4) >> 16)
            guard start + 12 + 16 * tables <= bytes.count else {
                throw FontFileError(reason: "it ends within its list of tables")
            }
            for table in 0..<tables {
                let entry = start + 12 + 16 * table
                if Int(number(bytes, entry + 8)) + Int(number(bytes, entry + 12)) > bytes.count {
                    let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
                    throw FontFileError(reason: "it ends before its table '\(name)' does")
                }
            }
        }

        /// The 32 bits at a place that is known to be there.
        private static func number(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
            UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }
    }
#endif
