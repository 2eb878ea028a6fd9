#if HarfBuzz
    // One face of a font file: its names, its weight, its vertical measures and its axes.

    import CStrutHarfBuzz

    /// A face, and the named instances of a variable one.
    struct FontFace {
        private let face: OpaquePointer
        /// The cuts: the face as it is, then its instances.
        private(set) var cuts: [FontCut] = []

        /// A font with more axes varies along the first ones only. Of those that the OpenType specification registers
        /// there are five.
        private static let mostAxes = 64

        /// Reads what a face says of itself, and at most so many named instances; `stem` stands for the name of one
        /// without.
        init(_ face: OpaquePointer, stem: String, mostInstances: Int) throws(FontFileError) {
            self.face = face
            for table in ["head", "hhea", "hmtx", "cmap"] where bytes(of: table).isEmpty {
                throw FontFileError(reason: "it has no table '\(table)'")
            }
            if hb_face_get_glyph_count(face) == 0 { throw FontFileError(reason: "it has no glyphs") }
            let axes = axes
            let font = InstalledFont(
                metrics: try metrics(),
                font: ShapingFont(face: face, axes: axes, coordinates: axes.map { Float($0.standard) }))
            let style = name(17) ?? name(2) ?? ""
            let families = [name(16), name(1)].compactMap { $0 }
            let postScriptName = name(6) ?? stem
            cuts = [
                FontCut(
                    postScriptName: postScriptName, fullName: name(4),
                    families: families.isEmpty ? [stem] : families, style: style,
                    weight: FontStyleWords(style)?.weight ?? weight, isItalic: isItalic(style), axes: axes, font: font)
            ]
            addInstances(mostInstances)
        }

        // MARK: Variable fonts

        private var axes: [FontAxis] {
            var infos = [hb_ot_var_axis_info_t](
                repeating: hb_ot_var_axis_info_t(), count: min(Int(hb_ot_var_get_axis_count(face)), Self.mostAxes))
            var count = UInt32(infos.count)
            hb_ot_var_get_axis_infos(face, 0, &count, &infos)
            return infos.prefix(Int(count)).map { info in
                let (least, most) = (Double(info.min_value), Double(info.max_value))
                return FontAxis(
                    tag: FontAxis.Tag(info.tag), range: min(least, most)...max(least, most),
                    standard: Double(info.default_value))
            }
        }

        private mutating func addInstances(_ most: Int) {
            let whole = cuts[0]
            guard !whole.axes.isEmpty else { return }
            // Names of instances begin with this one, or with the family.
            let prefix = name(25) ?? whole.families[0].filter { !$0.isWhitespace }
            for index in 0..<min(hb_ot_var_get_named_instance_count(face), UInt32(most)) {
                var coordinates = [Float](repeating: 0, count: whole.axes.count)
                var count = UInt32(coordinates.count)
                hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
                guard let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)) else { continue }
                var cut = whole
                let places = Dictionary(zip(whole.axes.map(\.tag), coordinates.map(Double.init))) { first, _ in first }
                cut.postScriptName =
                    name(hb_ot_var_named_instance_get_postscript_name_id(face, index))
                    ?? "\(prefix)-\(style.filter { !$0.isWhitespace })"
                cut.fullName = nil
                cut.style = style
                cut.weight = places[.weight] ?? FontStyleWords(style)?.weight ?? whole.weight
                cut.isItalic = isItalic(style)
                cut.font = whole.font.varied(places)
                cuts.append(cut)
            }
        }

        // MARK: Tables

        /// A name of the table `name`, in English if it has that; nil where it is missing or empty.
        private func name(_ number: UInt32) -> String? {
            guard number != 0xFFFF else { return nil }
            let english = hb_language_from_string("en", -1)
            return text(number, english) ?? anyLanguage(of: number).flatMap { text(number, $0) }
        }

        private func text(_ number: UInt32, _ language: OpaquePointer?) -> String? {
            var bytes = [CChar](repeating: 0, count: 256)
            var count = UInt32(bytes.count)
            hb_ot_name_get_utf8(face, number, language, &count, &bytes)
            let text = String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return text.isEmpty ? nil : text
        }

        private func anyLanguage(of number: UInt32) -> OpaquePointer? {
            var count: UInt32 = 0
            guard let entries = hb_ot_name_list_names(face, &count) else { return nil }
            return (0..<Int(count)).first { entries[$0].name_id == number }.map { entries[$0].language }
        }

        private func bytes(of table: String) -> [UInt8] {
            let tag = table.utf8.reduce(0) { $0 << 8 | UInt32($1) }
            guard let blob = hb_face_reference_table(face, tag) else { return [] }
            defer { hb_blob_destroy(blob) }
            var count: UInt32 = 0
            guard let data = hb_blob_get_data(blob, &count) else { return [] }
            return Array(UnsafeRawBufferPointer(start: data, count: Int(min(count, 128))))
        }

        /// The 16 bits at a place of a table, with a sign; 0 beyond its end.
        private static func number(_ bytes: [UInt8], _ place: Int) -> Double {
            guard place + 1 < bytes.count else { return 0 }
            return Double(Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])))
        }

        private func metrics() throws(FontFileError) -> FontMetrics {
            let (across, windows) = (bytes(of: "hhea"), bytes(of: "OS/2"))
            let em = Double(hb_face_get_upem(face))
            let ascender = Self.number(across, 4) / em
            let descender = -Self.number(across, 6) / em
            guard ascender + descender > 0, ascender < 16, descender < 16 else {
                throw FontFileError(reason: "its lines have no height")
            }
            let capital = Self.number(windows, 0) >= 2 ? Self.number(windows, 88) : 0
            return FontMetrics(
                ascender: ascender, descender: descender, leading: max(0, Self.number(across, 8) / em),
                capHeight: capital > 0 ? capital / em : 0.7)
        }

        private var weight: Double {
            let weight = Self.number(bytes(of: "OS/2"), 4)
            return weight > 0 ? weight : 400
        }

        /// By the style's words, else by the angle of `post` and the flags of `OS/2`.
        private func isItalic(_ style: String) -> Bool {
            if let words = FontStyleWords(style) { return words.isItalic }
            let flags = Int(Self.number(bytes(of: "OS/2"), 62))
            return flags & 1 != 0 || Self.number(bytes(of: "post"), 4) != 0
        }
    }

    extension FontAxis.Tag {
        /// The axis of four letters.
        init(_ tag: UInt32) {
            switch tag {
            case 0x7767_6874: self = .weight  // wght
            case 0x6F70_737A: self = .opticalSize  // opsz
            case 0x7764_7468: self = .width  // wdth
            case 0x736C_6E74: self = .slant  // slnt
            case 0x6974_616C: self = .italic  // ital
            default: self = .other(tag)
            }
        }
    }
#endif
