// Breaks a row of glyphs into lines, first fit, as UIKit does.

/// A line of text: glyphs from `start` up to `end`. Spaces at its end count in its width as far as there is room.
///
/// Measured on 58 labels whose widest line ends in a space at a break: all are a space wider than its ink.
struct TextLine: Sendable {
    var start: Int
    var end: Int
    var width: Double
    /// The glyph that begins the line's paragraph.
    var paragraph: Int
    var endsParagraph: Bool

    var startsParagraph: Bool { start == paragraph }
}

/// Breaks a row of glyphs at a width.
struct LineBreaker {
    var row: GlyphRow
    var maximumWidth: Double
    var mode: LineBreakMode
    var strategy: LineBreakStrategy
    /// Whether lines end where there is no more room, or only at line breaks.
    var wraps: Bool

    /// The lines, at most `limit` unless that is 0, and whether text was left out. Tabs get their advances.
    mutating func lines(limit: Int) -> (shown: [TextLine], isTruncated: Bool) {
        var shown: [TextLine] = []
        var start = 0
        var paragraph = 0
        while start < row.glyphs.count {
            if limit > 0, shown.count == limit {
                if mode.truncates { row.hideHyphen(before: shown[limit - 1].end) }
                shown[limit - 1] = truncated(shown[limit - 1])
                return (shown, true)
            }
            let line = nextLine(from: start, in: paragraph)
            shown.append(line.line)
            start = line.next
            if line.line.endsParagraph { paragraph = start }
        }
        if let last = row.glyphs.last, Self.isNewline(last.scalar), limit == 0 || shown.count < limit {
            let end = row.glyphs.count
            shown.append(TextLine(start: end, end: end, width: 0, paragraph: end, endsParagraph: true))
        }
        if strategy.contains(.pushOut), wraps, mode != .characterWrapping { pushOut(&shown) }
        return (shown, shown.last.map { $0.width > room(of: $0) } ?? false)
    }

    /// The line that begins at a glyph, and where the next one begins.
    private mutating func nextLine(from start: Int, in paragraph: Int) -> (line: TextLine, next: Int) {
        let count = row.glyphs.count
        let style = row.paragraphStyle(paragraph)
        let indent = start == paragraph ? style.firstLineHeadIndent : style.headIndent
        let available = style.room(startsParagraph: start == paragraph, in: maximumWidth)
        var width = 0.0  // up to the glyph looked at
        var inked = 0.0  // up to the last glyph that is not a space
        var character = start  // where the character of the glyph looked at begins
        var hyphenated = start  // behind the last soft hyphen that has room for its hyphen
        var index = start
        func line(to end: Int, width: Double, endsParagraph: Bool) -> TextLine {
            TextLine(start: start, end: end, width: width, paragraph: paragraph, endsParagraph: endsParagraph)
        }
        while index < count {
            if row.glyphs[index].scalar == 0x9 {
                row.glyphs[index].advance = style.tabStop(after: indent + width) - indent - width
            } else if LineBreakRules.isSoftHyphen(row.glyphs[index].scalar) {
                row.glyphs[index].advance = 0
                if width + row.hyphen(at: index) <= available { hyphenated = index + 1 }
            }
            let glyph = row.glyphs[index]
            if glyph.startsCharacter { character = index }
            if Self.isNewline(glyph.scalar) {
                let isPair = glyph.scalar == 0xD && index + 1 < count && row.glyphs[index + 1].scalar == 0xA
                let endsParagraph = glyph.scalar != 0x2028
                let spaced = min(width, max(inked, available))
                return (line(to: index, width: spaced, endsParagraph: endsParagraph), index + (isPair ? 2 : 1))
            }
            width += glyph.advance
            if Self.hangs(glyph.scalar) {
                index += 1
                continue
            }
            if wraps, width > available, character > start {
                if mode != .characterWrapping,
                    let end = lastBreak(after: start, notAfter: character, hyphenated: hyphenated)
                {
                    row.showHyphen(before: end)
                    let widths = self.width(from: start, to: end)
                    let width = min(widths.whole, max(widths.inked, available))
                    return (line(to: end, width: width, endsParagraph: false), end)
                }
                let inked = self.width(from: start, to: character).inked
                return (line(to: character, width: inked, endsParagraph: false), character)
            }
            inked = width
            index += 1
        }
        // Spaces at the very end of a text count: UIKit does not let them hang.
        return (line(to: index, width: min(width, max(inked, available)), endsParagraph: true), index)
    }

    /// The last place where a line that begins at `start` may end; nil if it may not up to `index`. At soft hyphens it
    /// may up to `hyphenated`.
    private func lastBreak(after start: Int, notAfter index: Int, hyphenated: Int) -> Int? {
        var place = index
        while place > start {
            let hasRoom = place <= hyphenated || !LineBreakRules.isSoftHyphen(row.glyphs[place - 1].scalar)
            if hasRoom, mayBreak(before: place) { return place }
            place -= 1
        }
        return nil
    }

    /// The room of a line between the indents of its paragraph, in points.
    func room(of line: TextLine) -> Double {
        row.paragraphStyle(line.paragraph).room(startsParagraph: line.startsParagraph, in: maximumWidth)
    }

    /// The width of glyphs, and that up to the last of them that is not a space.
    private func width(from start: Int, to end: Int) -> (whole: Double, inked: Double) {
        var widths = (whole: 0.0, inked: 0.0)
        for glyph in row.glyphs[start..<end] {
            widths.whole += glyph.advance
            if !Self.hangs(glyph.scalar) { widths.inked = widths.whole }
        }
        return widths
    }

    /// Whether a glyph at the end of a line takes no room there.
    private static func hangs(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x9 }

    /// Whether a line may end before a glyph that is not the row's first.
    func mayBreak(before index: Int) -> Bool {
        let glyphs = row.glyphs
        guard glyphs[index].startsCharacter else { return false }
        if strategy.contains(.hangulWordPriority), LineBreakRules.isHangul(glyphs[index - 1].scalar),
            LineBreakRules.isHangul(glyphs[index].scalar)
        {
            return false
        }
        var earlier = index - 2
        if LineBreakRules.isSpace(glyphs[index - 1].scalar) {
            while earlier >= 0, LineBreakRules.isSpace(glyphs[earlier].scalar) { earlier -= 1 }
        }
        return LineBreakRules.mayBreak(
            after: earlier >= 0 ? glyphs[earlier].scalar : 0, glyphs[index - 1].scalar, before: glyphs[index].scalar,
            index + 1 < glyphs.count ? glyphs[index + 1].scalar : 0)
    }

    /// The last line that is shown when more text follows: filled up and ended with an ellipsis.
    private func truncated(_ line: TextLine) -> TextLine {
        var result = line
        guard mode.truncates, maximumWidth.isFinite else { return result }
        let glyphs = row.glyphs
        let ellipsis = row.runs[Int(glyphs[line.start].run)].font.ellipsis
        let room = room(of: line)
        var width = 0.0
        var end = line.start
        while end < glyphs.count, !Self.isNewline(glyphs[end].scalar) {
            let next = row.characterEnd(end)
            let wider = width + row.width(of: end..<next)
            if wider + ellipsis > room { break }
            (width, end) = (wider, next)
        }
        result.end = max(line.end, end)
        result.width = min(width + ellipsis, room)
        return result
    }

    /// Whether a text of one font is more than a row of characters: it ends lines, or moves to stops.
    static func needsRow(_ scalar: UInt32) -> Bool { scalar == 0x9 || isNewline(scalar) }

    /// Whether a scalar ends a line.
    static func isNewline(_ scalar: UInt32) -> Bool {
        (0xA...0xD).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }
}

extension ParagraphStyle {
    /// Where lines end in so much width, from the leading edge: without end where there is no limit.
    package func end(in width: Double) -> Double { tailIndent > 0 ? tailIndent : width + tailIndent }

    /// The room of a line in so much width, between the indents.
    func room(startsParagraph: Bool, in width: Double) -> Double {
        end(in: width) - (startsParagraph ? firstLineHeadIndent : headIndent)
    }

    private static let defaultTabStops = (1...12).map { 28 * Double($0) }

    /// Where a tab moves to from a place on its line; nowhere behind the last stop.
    fileprivate func tabStop(after place: Double) -> Double {
        if let stop = (tabStops ?? Self.defaultTabStops).first(where: { $0 > place }) { return stop }
        guard defaultTabInterval >= 0.01 else { return place }
        return ((place / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval
    }
}
