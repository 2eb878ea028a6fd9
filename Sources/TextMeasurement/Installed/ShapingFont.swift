#if HarfBuzz
    // HarfBuzz's font, and what it makes of texts.

    import CStrutHarfBuzz

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// A face at some place in its axes; shapes a text once and remembers its advances.
    final class ShapingFont: @unchecked Sendable {
        // HarfBuzz's objects may be used by several threads once they are immutable; `mutex` guards the rest.
        private let font: OpaquePointer
        private let axes: [FontAxis]
        private let coordinates: [Float]
        private var known: [String: [Double]] = [:]
        private var variations: [[Float]: ShapingFont] = [:]
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        /// Units per em: so many that advances between whole units of the font's own are kept.
        private static let unitsPerEm: Int32 = 1 << 20
        /// How many texts are remembered; a document has fewer.
        private static let mostTexts = 1 << 14

        /// A face that varies along `axes` and stands at `coordinates`, one for each.
        init(face: OpaquePointer, axes: [FontAxis], coordinates: [Float]) {
            font = hb_font_create(face)
            hb_font_set_scale(font, Self.unitsPerEm, Self.unitsPerEm)
            if !coordinates.isEmpty { hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count)) }
            hb_font_make_immutable(font)
            self.axes = axes
            self.coordinates = coordinates
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            hb_font_destroy(font)
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        private func guarded<Result>(_ body: () -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body()
        }

        /// The font at other coordinates; those that are not named stay as they are.
        func varied(_ changes: [FontAxis.Tag: Double]) -> ShapingFont {
            let wanted = zip(axes, coordinates).map { axis, coordinate in
                changes[axis.tag].map { Float(min(max($0, axis.range.lowerBound), axis.range.upperBound)) }
                    ?? coordinate
            }
            if wanted == coordinates { return self }
            return guarded {
                if let known = variations[wanted] { return known }
                let varied = ShapingFont(face: hb_font_get_face(font), axes: axes, coordinates: wanted)
                variations[wanted] = varied
                return varied
            }
        }

        /// The advance in em of each scalar of a text: see `InstalledFont.advances`.
        func advances(of text: String) -> [Double] {
            if let known = guarded({ known[text] }) { return known }
            let advances = shape(text.unicodeScalars.map(\.value))
            guarded {
                if known.count >= Self.mostTexts { known = [:] }
                known[text] = advances
            }
            return advances
        }

        // MARK: Shaping

        private func shape(_ scalars: [UInt32]) -> [Double] {
            var advances = [Double](repeating: 0, count: scalars.count)
            guard let buffer = hb_buffer_create() else { return advances }
            defer { hb_buffer_destroy(buffer) }
            for run in Self.runs(of: scalars) {
                hb_buffer_clear_contents(buffer)
                hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
                hb_buffer_add_utf32(
                    buffer, scalars, Int32(scalars.count), UInt32(run.lowerBound), Int32(run.count))
                // A language of no machine's own, so that every machine gives the same.
                hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
                hb_buffer_guess_segment_properties(buffer)
                hb_shape(font, buffer, nil, 0)
                add(buffer, of: run, to: &advances)
            }
            return advances
        }

        /// Adds the advances of a shaped run; a cluster with a glyph that is missing becomes not a number.
        private func add(_ buffer: OpaquePointer, of run: Range<Int>, to advances: inout [Double]) {
            var count: UInt32 = 0
            guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return }
            var starts = Set<Int>()
            var missing = Set<Int>()
            for index in 0..<Int(count) {
                let place = Int(glyphs[index].cluster)
                guard run.contains(place) else { continue }
                starts.insert(place)
                if glyphs[index].codepoint == 0 { missing.insert(place) }
                advances[place] += Double(positions[index].x_advance) / Double(Self.unitsPerEm)
            }
            guard !missing.isEmpty else { return }
            var isMissing = false
            for place in run {
                if starts.contains(place) { isMissing = missing.contains(place) }
                if isMissing { advances[place] = .nan }
            }
        }

        /// Stretches of one script without control characters, which take no room.
        private static func runs(of scalars: [UInt32]) -> [Range<Int>] {
            let functions = hb_unicode_funcs_get_default()
            var runs: [Range<Int>] = []
            var start = 0
            var script = HB_SCRIPT_COMMON
            func end(_ place: Int) {
                if start < place { runs.append(start..<place) }
                script = HB_SCRIPT_COMMON
            }
            for (place, scalar) in scalars.enumerated() {
                if isControl(scalar) {
                    end(place)
                    start = place + 1
                    continue
                }
                let own = scalar < 0x80 ? latin(scalar) : hb_unicode_script(functions, scalar)
                if own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN { continue }
                if script != HB_SCRIPT_COMMON, own != script {
                    end(place)
                    start = place
                }
                script = own
            }
            end(scalars.count)
            return runs
        }

        private static func latin(_ scalar: UInt32) -> hb_script_t {
            (0x41...0x5A).contains(scalar) || (0x61...0x7A).contains(scalar) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        }

        private static func isControl(_ scalar: UInt32) -> Bool {
            scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
        }
    }
#endif
