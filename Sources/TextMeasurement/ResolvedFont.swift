// A font looked up once: everything that the inner loops need to measure its characters.

/// A font with its tables, ready to be measured with.
struct ResolvedFont: Sendable {
    /// Advances by slot in 1/2048 em, of a face that has a table of its own; characters beyond its end are set in
    /// Helvetica Neue. Empty for a cut of the system font.
    var table: [UInt16] = []
    /// Advances of a cut of the system font.
    var system = SystemFontAdvances.none
    var kerning: Kerning
    /// Advances of the pictures of an icon font.
    var icons: IconAdvances?
    /// Points that are added to every glyph.
    var tracking = 0.0
    /// Points per em.
    var pointSize: Double
    /// The vertical measures.
    var metrics: FontMetrics
    /// The advance of an ideograph in em.
    var ideograph = 1.0
    /// Whether the tables are those of the font that was asked for.
    var isKnown = true
    /// The user's own file of the font; its tables then stand for the characters that it lacks.
    var installed: InstalledFont?

    /// Whether the table ends with Latin: the font's own file may have other letters, as wide as nobody knows here.
    var isLatinOnly: Bool { !table.isEmpty && table.count < GlyphSlots.count }

    /// The advance of a scalar in points, tracking included.
    @inline(__always)
    func advance(of scalar: UInt32, slot: Int) -> Double {
        if slot == 0 {
            if let icons, let units = icons.units(of: scalar) { return units * pointSize / 2048 }
            return FallbackAdvance.points(of: scalar, size: pointSize, tracking: tracking, ideograph: ideograph)
        }
        let units =
            if table.isEmpty {
                system.units(of: slot)
            } else {
                Double(slot < table.count ? table[slot] : HelveticaNeueTables.helveticaNeue[slot])
            }
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
    func width(of text: String) -> Double {
        if let installed { return shapedAdvances(of: text, in: installed).reduce(0, +) }
        var cursor = GlyphCursor()
        var width = 0.0
        for scalar in text.unicodeScalars { width += cursor.next(scalar.value, in: self).total }
        return width
    }
}

/// Walks through text and says how much wider each scalar makes it, kerning and emoji sequences included.
struct GlyphCursor {
    private var previousSlot = 0
    private var previousAdvance = 0.0
    /// The emoji or symbol that the next scalar may go on with; 0 after all else.
    private var picture: UInt32 = 0
    private var joins = false

    /// The advance of the next scalar, and what it adds to that of the scalar before.
    @inline(__always)
    mutating func next(
        _ scalar: UInt32, in font: borrowing ResolvedFont
    ) -> (own: Double, before: Double, total: Double) {
        let slot = GlyphSlots.slot(of: scalar)
        if slot == 0, let before = widening(by: scalar, in: font) { return (0, before, before) }
        let before = previousSlot != 0 && slot != 0 ? font.kerning(from: previousSlot, to: slot) : 0
        let own = font.advance(of: scalar, slot: slot)
        previousSlot = slot
        previousAdvance = own
        picture = scalar >= 0x2190 && FallbackAdvance.isPicture(scalar) ? scalar : 0
        joins = false
        return (own, before, own + before)
    }

    /// How much wider what stands before becomes by a scalar that changes it; nil for a scalar that stands for itself.
    @inline(never)
    private mutating func widening(by scalar: UInt32, in font: borrowing ResolvedFont) -> Double? {
        if joins, FallbackAdvance.isPicture(scalar) {
            joins = false  // the emoji after a joiner is part of the one before
            return 0
        }
        if picture != 0, scalar == 0x200D {
            joins = true
            return 0
        }
        guard previousAdvance > 0 else { return nil }
        let advance: Double
        if scalar == 0xFE0F || picture != 0 && FallbackAdvance.isSkinTone(scalar) {
            // A variation selector and a skin tone make an emoji of a symbol.
            advance = FallbackAdvance.emoji(font.pointSize)
            if picture == 0 { picture = scalar }
        } else if scalar == 0xFE0E, FallbackAdvance.isEmoji(picture) {
            // The other selector makes a symbol of an emoji.
            advance = FallbackAdvance.symbol(picture, size: font.pointSize, tracking: font.tracking)
        } else {
            return nil
        }
        defer { previousAdvance = advance }
        return advance - previousAdvance
    }

    /// Begins the next run of a text: nothing is kerned over the end of one, and emoji go on.
    mutating func beginRun() { previousSlot = 0 }

    /// A cursor at the beginning of a text.
    init() {}
}
