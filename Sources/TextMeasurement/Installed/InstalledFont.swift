// What measures text with a font file: advances as HarfBuzz shapes them, and the vertical measures.

/// A font of a file, at its weight.
final class InstalledFont: Sendable {
    /// The vertical measures in em: those of the table `hhea`, as iOS takes them, and the height of a capital of
    /// `OS/2`.
    let metrics: FontMetrics
    #if HarfBuzz
        /// The fonts whose advances are added up, each with its share: more than one between two optical sizes.
        private let parts: [(font: ShapingFont, share: Double)]

        init(metrics: FontMetrics, font: ShapingFont) {
            self.metrics = metrics
            parts = [(font, 1)]
        }

        private init(metrics: FontMetrics, parts: [(font: ShapingFont, share: Double)]) {
            self.metrics = metrics
            self.parts = parts
        }
    #else
        private init(metrics: FontMetrics) { self.metrics = metrics }
    #endif

    /// The advance in em of each scalar of a text, kerning included: not a number for what the font does not have, and
    /// 0 for all but the first of a ligature.
    func advances(of text: String) -> [Double] {
        #if HarfBuzz
            guard parts.count > 1 else { return parts[0].font.advances(of: text) }
            var sums = [Double](repeating: 0, count: text.unicodeScalars.count)
            for (font, share) in parts {
                for (index, advance) in font.advances(of: text).enumerated() { sums[index] += advance * share }
            }
            return sums
        #else
            return []
        #endif
    }

    /// The font with other coordinates of its axes.
    func varied(_ coordinates: [FontAxis.Tag: Double]) -> InstalledFont {
        #if HarfBuzz
            InstalledFont(metrics: metrics, font: parts[0].font.varied(coordinates))
        #else
            self
        #endif
    }

    /// A font between this one and another.
    func mixed(with other: InstalledFont, share: Double) -> InstalledFont {
        #if HarfBuzz
            InstalledFont(metrics: metrics, parts: [(parts[0].font, 1 - share), (other.parts[0].font, share)])
        #else
            self
        #endif
    }
}
