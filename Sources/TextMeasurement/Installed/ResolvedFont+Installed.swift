// A font of a file in the place of tables.

extension ResolvedFont {
    /// The advance in points of each scalar of a text, as the file has it; what it lacks comes from the tables, as a
    /// fallback font of the system would step in.
    func shapedAdvances(of text: String, in installed: InstalledFont) -> [Double] {
        var advances = installed.advances(of: text)
        var cursor = GlyphCursor()
        var isFallback = false
        for (index, scalar) in text.unicodeScalars.enumerated() {
            // What joins or varies an emoji belongs to it.
            let goesOn = isFallback && (scalar.value == 0x200D || scalar.value == 0xFE0E || scalar.value == 0xFE0F)
            guard advances[index].isNaN || goesOn else {
                isFallback = false
                if advances[index] != 0 { advances[index] = advances[index] * pointSize + tracking }
                continue
            }
            if !isFallback { cursor = GlyphCursor() }
            isFallback = true
            let advance = cursor.next(scalar.value, in: self)
            if index > 0 { advances[index - 1] += advance.before }
            advances[index] = advance.own
        }
        return advances
    }

    /// The width of an ellipsis in points.
    var ellipsis: Double {
        advance(ofLone: "\u{2026}")
    }

    /// The width of a hyphen in points.
    var hyphen: Double {
        advance(ofLone: "-")
    }

    /// The width in points of a scalar that stands by itself.
    private func advance(ofLone scalar: Unicode.Scalar) -> Double {
        if let installed { return shapedAdvances(of: String(scalar), in: installed)[0] }
        return advance(of: scalar.value, slot: GlyphSlots.slot(of: scalar.value))
    }
}
