#if HarfBuzz
    // Opens a font file, and takes from its tables what tells its cuts apart.

    import CHarfBuzz

    /// A file that is no font, or a broken one.
    struct FontFileError: Error {
        /// What is wrong, without a full stop.
        var reason: String
    }

    /// A TrueType or OpenType font, or a collection of them.
    struct FontFile {
        /// The faces, and the named instances of variable ones.
        var cuts: [FontCut] = []

        /// Opens a file and looks at every face in it.
        init(_ source: InstalledFonts.Source) throws(FontFileError) {
            guard let blob = Self.blob(source) else { throw FontFileError(reason: "it cannot be read") }
            defer { hb_blob_destroy(blob) }
            hb_blob_make_immutable(blob)
            try SFNTDirectory.check(blob)
            let count = hb_face_count(blob)
            if count == 0 { throw FontFileError(reason: "it is no TrueType or OpenType font") }
            // Of a collection with more than so many faces the rest is left alone: the largest of Apple's have some 20.
            for index in 0..<min(count, 256) {
                guard let face = hb_face_create(blob, index) else { continue }
                defer { hb_face_destroy(face) }
                hb_face_make_immutable(face)
                cuts += try FontFace(face, stem: Self.stem(of: source.path)).cuts
            }
        }

        private static func blob(_ source: InstalledFonts.Source) -> OpaquePointer? {
            guard let bytes = source.bytes else { return hb_blob_create_from_file_or_fail(source.path) }
            return bytes.withUnsafeBytes { bytes in
                hb_blob_create_or_fail(
                    bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
        }

        /// The name of a file without its folder and extension.
        private static func stem(of path: String) -> String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        }
    }

    /// The list of a font's tables at its beginning.
    enum SFNTDirectory {
        /// Throws what is wrong with the list of each face: HarfBuzz takes a table that is cut off for a shorter one.
        static func check(_ blob: OpaquePointer) throws(FontFileError) {
            var count: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &count), count >= 12 else {
                throw FontFileError(reason: "it is no TrueType or OpenType font")
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
                for face in 0..<faces { try check(bytes, at: Int(number(bytes, 12 + 4 * face))) }
            case 0x0001_0000, 0x4F54_544F, 0x7472_7565:  // TrueType, OTTO, true
                try check(bytes, at: 0)
            default: throw FontFileError(reason: "it is no TrueType or OpenType font")
            }
        }

        private static func check(_ bytes: UnsafeRawBufferPointer, at start: Int) throws(FontFileError) {
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
