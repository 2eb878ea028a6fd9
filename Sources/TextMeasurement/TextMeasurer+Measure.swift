// Measuring text that is broken into lines.

extension TextMeasurer {
    /// The size of text in one font.
    ///
    /// - Parameters:
    ///   - maximumWidth: where lines break, in points; nil for no limit.
    ///   - numberOfLines: the greatest number of lines; 0 for no limit, as in `UILabel`.
    public func measure(
        _ text: String, font: Font, maximumWidth: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .truncatingTail, strategy: LineBreakStrategy = .none
    ) -> TextSize {
        measure(
            [TextRun(text, font: font)], maximumWidth: maximumWidth, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode, strategy: strategy)
    }

    /// The size of attributed text: runs that follow one another without a gap.
    public func measure(
        _ runs: [TextRun], maximumWidth: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .truncatingTail, strategy: LineBreakStrategy = .none
    ) -> TextSize {
        let layout = GlyphRow(runs, in: self)
        if layout.glyphs.isEmpty { return .zero }
        let breaker = LineBreaker(
            row: layout, maximumWidth: maximumWidth.map { $0 + 1e-6 } ?? .infinity, mode: lineBreakMode,
            strategy: strategy)
        let lines = breaker.lines(limit: numberOfLines)
        return stack(lines.shown, of: layout, isTruncated: lines.isTruncated)
    }

    /// Puts lines under one another.
    private func stack(_ lines: [TextLine], of row: GlyphRow, isTruncated: Bool) -> TextSize {
        var width = 0.0
        var top = 0.0
        var baselines: [Double] = []
        for (index, line) in lines.enumerated() {
            let measures = row.measures(of: line, isFirst: index == 0, isLast: index == lines.count - 1)
            width = max(width, line.width + measures.indent)
            baselines.append(top + measures.before + measures.ascender)
            top += measures.before + measures.height + measures.after
        }
        return TextSize(
            width: roundedUpToPixel(width), height: roundedUpToPixel(top), exactHeight: top, lineCount: lines.count,
            firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0, isTruncated: isTruncated)
    }
}
