// A font looked up once: everything that the inner loops need to measure its characters.

/// A font with its tables, ready to be measured with.
struct ResolvedFont: Sendable {
    /// Advances by slot at the one end of the optical size axis, and at the other.
    var advances: [UInt16]
    var displayAdvances: [UInt16]
    /// How far along the optical size axis the font lies: 0 takes `advances`, 1 `displayAdvances`.
    var opticalPosition: Double
    /// Points per unit of the tables.
    var unit: Double
    /// Points added to every glyph.
    var tracking: Double
    /// Points per em.
    var pointSize: Double
    /// The vertical measures.
    var metrics: FontMetrics
    /// Whether the tables are those of the font that was asked for.
    var isKnown: Bool

    /// The advance of a scalar in points, tracking included.
    @inline(__always)
    func advance(of scalar: UInt32) -> Double {
        let slot = GlyphSlots.slot(of: scalar)
        if slot == 0 {
            let em = FallbackAdvance.em(of: scalar)
            return em == 0 ? 0 : em * pointSize + tracking
        }
        var units = Double(advances[slot])
        if opticalPosition > 0 { units += opticalPosition * (Double(displayAdvances[slot]) - units) }
        return units * unit + tracking
    }

    /// The width of text on one line in points.
    func width(of text: some StringProtocol) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars { width += advance(of: scalar.value) }
        return width
    }
}
