// A font looked up once: everything that the inner loops need to measure its characters.

/// A font with its tables, ready to be measured with.
struct ResolvedFont: Sendable {
    /// Advances by slot in 1/2048 em at the one end of the optical size axis, and at the other.
    var advances: [UInt16]
    var displayAdvances: [UInt16]
    /// Where the font's slots begin in both.
    var base = 0
    /// How far along the optical size axis the font lies: 0 takes `advances`, 1 `displayAdvances`.
    var opticalPosition = 0.0
    var kerning: KerningTable
    /// Points that are added to every glyph.
    var tracking = 0.0
    /// Points per em.
    var pointSize: Double
    /// The vertical measures.
    var metrics: FontMetrics
    /// Whether the tables are those of the font that was asked for.
    var isKnown = true

    /// The advance of a scalar in points, tracking included.
    @inline(__always)
    func advance(of scalar: UInt32, slot: Int) -> Double {
        if slot == 0 {
            let em = FallbackAdvance.em(of: scalar)
            return em == 0 ? 0 : em * pointSize + tracking
        }
        var units = Double(advances[base + slot])
        if opticalPosition > 0 { units += opticalPosition * (Double(displayAdvances[base + slot]) - units) }
        return units * pointSize / 2048 + tracking
    }

    /// The kerning in points between the characters of two slots.
    @inline(__always)
    func kerning(from first: Int, to second: Int) -> Double {
        let left = GlyphSlots.kerningIndex[first]
        let right = GlyphSlots.kerningIndex[second]
        if left == 0 || right == 0 { return 0 }
        return kerning.units(left, right) * pointSize / 2048
    }

    /// The width of text on one line in points.
    func width(of text: some StringProtocol) -> Double {
        var width = 0.0
        var previous = 0
        var joiner = false
        for scalar in text.unicodeScalars {
            let slot = GlyphSlots.slot(of: scalar.value)
            if joiner {
                joiner = false  // the emoji after a joiner is part of the one before
                continue
            }
            if previous != 0, slot != 0 { width += kerning(from: previous, to: slot) }
            width += advance(of: scalar.value, slot: slot)
            joiner = scalar.value == 0x200D
            previous = slot
        }
        return width
    }
}
