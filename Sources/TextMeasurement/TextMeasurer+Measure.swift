// Measuring text that is broken into lines.

extension TextMeasurer {
    /// The size of text in one font.
    ///
    /// - Parameters:
    ///   - maximumWidth: where lines break, in points; nil for no limit.
    ///   - numberOfLines: the greatest number of lines; 0 for no limit, as in `UILabel`.
    public func measure(
        _ text: String, font: Font, maximumWidth: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .truncatingTail, strategy: LineBreakStrategy = []
    ) -> TextSize {
        // Most texts are labels on one line: they need no row of glyphs.
        let font = ResolvedFont(font, in: self)
        return sizeOnOneLine(text, in: font, maximumWidth: Self.limit(maximumWidth))
            ?? size(of: GlyphRow(text, in: font), maximumWidth, numberOfLines, lineBreakMode, strategy)
    }

    /// The size of attributed text: runs that follow one another without a gap.
    public func measure(
        _ runs: [TextRun], maximumWidth: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .truncatingTail, strategy: LineBreakStrategy = []
    ) -> TextSize {
        size(of: GlyphRow(runs, in: self), maximumWidth, numberOfLines, lineBreakMode, strategy)
    }

    /// The width at which lines break, in points; those of a text's own width may differ by floating-point noise.
    private static func limit(_ maximumWidth: Double?) -> Double { maximumWidth.map { $0 + 1e-6 } ?? .infinity }

    /// The size of a text that stands on one line by itself; nil for one that has to be broken, or says where.
    private func sizeOnOneLine(_ text: String, in font: ResolvedFont, maximumWidth: Double) -> TextSize? {
        if text.isEmpty || text.unicodeScalars.contains(where: { LineBreaker.needsRow($0.value) }) { return nil }
        let width = font.width(of: text)
        if width > maximumWidth { return nil }
        let line = LineMeasures(
            font.metrics, ParagraphStyle(), startsParagraph: true, endsParagraph: true, isFirst: true, isLast: true)
        return TextSize(
            width: roundedUpToPixel(width), height: roundedUpToPixel(line.height), exactHeight: line.height,
            lineCount: 1, firstBaseline: line.ascender, lastBaseline: line.ascender, isTruncated: false)
    }

    /// The size of a row of glyphs that is broken into lines.
    private func size(
        of row: GlyphRow, _ maximumWidth: Double?, _ numberOfLines: Int, _ mode: LineBreakMode,
        _ strategy: LineBreakStrategy
    ) -> TextSize {
        if row.glyphs.isEmpty { return .zero }
        var breaker = LineBreaker(
            row: row, maximumWidth: Self.limit(maximumWidth), mode: mode, strategy: strategy, wraps: numberOfLines != 1)
        let (lines, isTruncated) = breaker.lines(limit: numberOfLines)
        var width = 0.0
        var top = 0.0
        var firstBaseline = 0.0
        var lastBaseline = 0.0
        for (index, line) in lines.enumerated() {
            let measures = row.measures(of: line, isFirst: index == 0, isLast: index == lines.count - 1)
            width = max(width, line.width + measures.indent)
            lastBaseline = top + measures.before + measures.ascender
            if index == 0 { firstBaseline = lastBaseline }
            top += measures.before + measures.height + measures.after
        }
        return TextSize(
            width: roundedUpToPixel(width), height: roundedUpToPixel(top), exactHeight: top, lineCount: lines.count,
            firstBaseline: firstBaseline, lastBaseline: lastBaseline, isTruncated: isTruncated)
    }
}
