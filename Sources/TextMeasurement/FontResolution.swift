// From the description of a font to its tables and measures.

extension ResolvedFont {
    /// Looks a font up.
    init(_ font: Font, generation: SystemFontGeneration) {
        switch font.face {
        case .system(let weight, _):
            self.init(system: weight, font: font, generation: generation)
        case .monospacedSystem(let weight):
            self.init(system: weight, font: font, generation: generation)
        case .named:
            self.init(system: .regular, font: font, generation: generation)
            isKnown = false
        }
    }

    private init(system weight: Font.Weight, font: Font, generation: SystemFontGeneration) {
        let size = font.pointSize
        let isBold = weight.rawValue >= Font.Weight.medium.rawValue
        pointSize = size
        unit = size / GlyphTable.unitsPerEm
        isKnown = true
        switch generation {
        case .sanFrancisco:
            advances = isBold ? GlyphTable.sanFranciscoTextBold : GlyphTable.sanFranciscoTextRegular
            displayAdvances = isBold ? GlyphTable.sanFranciscoDisplayBold : GlyphTable.sanFranciscoDisplayRegular
            opticalPosition = min(max((size - 17) / 11, 0), 1)
            tracking = SystemTracking.points(atSize: size)
            metrics = FontMetrics(
                ascender: size * 1950 / 2048, descender: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048)
        case .helveticaNeue:
            advances = isBold ? GlyphTable.helveticaNeueBold : GlyphTable.helveticaNeueRegular
            displayAdvances = advances
            opticalPosition = 0
            tracking = 0
            // The tables are Helvetica's advances. A line of 44 characters that iOS 8 printed as 359.5 points wide (a
            // fitting size of 405.5 less 46 of constants) sums to 351.5 in them.
            unit *= 1.0222
            // The same log shows a line of the plain system font 20.5 points high at 17 points: its gap is part of it.
            let gap = font.textStyle == nil ? 0.028 : 0
            metrics = FontMetrics(
                ascender: size * 0.952, descender: size * (0.213 + gap), leading: size * (0.028 - gap),
                capHeight: size * 0.714)
        }
        if let style = font.textStyle, let distance = style.leading(atPointSize: size) {
            metrics.leading = distance - metrics.lineHeight
        }
    }
}
