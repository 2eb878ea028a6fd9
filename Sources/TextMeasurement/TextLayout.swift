// A text broken into lines, with the place of every line and of every run in it: what drawing a text needs.

/// The lines of a text, from its top left corner; all lengths are in points and unrounded.
package struct TextLayout: Hashable, Sendable {
    /// One line.
    package struct Line: Hashable, Sendable {
        /// From the text's left edge to where the line's indent ends.
        package var indent: Double
        /// From the text's top to the line's.
        package var top: Double
        /// The height, without what lies between two lines.
        package var height: Double
        /// From the text's top to the baseline.
        package var baseline: Double
        /// The width of the ink: without spaces at the end.
        package var width: Double
        /// The first run of its paragraph, whose style counts.
        package var paragraphRun: Int
        /// What stands on the line, in the order of the text: from right to left where its paragraph reads so.
        package var pieces: [Piece]
    }

    /// The part of a line that lies in one run.
    package struct Piece: Hashable, Sendable {
        /// The run's place among those that were laid out.
        package var run: Int
        /// The characters, with the ellipsis of a line that is cut.
        package var text: String
        /// From the left end of the line's ink.
        package var x: Double
        /// The width.
        package var width: Double
    }

    /// The lines, from the top.
    package var lines: [Line]
    /// The height of all lines and what lies between them.
    package var height: Double
    /// Whether text was left out.
    package var isTruncated: Bool

    /// No text.
    package static let empty = TextLayout(lines: [], height: 0, isTruncated: false)
}

extension TextMeasurer {
    /// Breaks a text into lines as `measure` does, and cuts those that are too wide in the way that `lineBreakMode`
    /// asks for.
    ///
    /// - Parameters:
    ///   - width: where lines break and end, in points; nil for no limit.
    ///   - height: where the lines that are shown end, in points; nil for no limit. The first line is always shown.
    package func layOut(
        _ runs: [TextRun], width: Double?, height: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .truncatingTail, strategy: LineBreakStrategy = []
    ) -> TextLayout {
        let row = GlyphRow(runs, in: self)
        if row.glyphs.isEmpty { return .empty }
        var setter = LineSetter(
            row: row, maximumWidth: width.map { $0 + 0.01 } ?? .infinity, mode: lineBreakMode, strategy: strategy)
        let layout = setter.layout(limit: numberOfLines)
        guard let height, layout.lines.count > 1, layout.height > height + 0.5 else { return layout }
        let fitting = layout.lines.count { $0.top + $0.height <= height + 0.5 }
        return setter.layout(limit: max(1, fitting))
    }
}

/// Sets the lines that a breaker finds: their places, their runs, and the ellipsis where text is left out.
private struct LineSetter {
    var row: GlyphRow
    let maximumWidth: Double
    let mode: LineBreakMode
    let strategy: LineBreakStrategy

    /// The lines, at most `limit` unless that is 0.
    mutating func layout(limit: Int) -> TextLayout {
        // The lines as they break, which are cut below. One line alone is not broken where it is cut within words.
        let breaking = mode == .characterWrapping ? mode : .wordWrapping
        let wraps = limit != 1 || mode == breaking
        var breaker = LineBreaker(
            row: row, maximumWidth: maximumWidth, mode: breaking, strategy: strategy, wraps: wraps)
        let lines = breaker.lines(limit: limit).shown
        row = breaker.row
        var layout = TextLayout(lines: [], height: 0, isTruncated: false)
        var paragraph = 0
        for (index, line) in lines.enumerated() {
            if line.start > 0, LineBreaker.isNewline(row.glyphs[line.start - 1].scalar) {
                paragraph = min(line.start, row.glyphs.count - 1)
            }
            let isLast = index == lines.count - 1
            let measures = row.measures(of: line, isFirst: index == 0, isLast: isLast)
            let room = breaker.room(of: line)
            let leavesOut = isLast && lines.count == limit && isFollowed(line)
            if leavesOut, mode.truncates { row.hideHyphen(before: line.end) }
            let parts = cut(line, room: wraps && !leavesOut ? .infinity : room, leavesOut: leavesOut)
            if parts.isCut || leavesOut { layout.isTruncated = true }
            var pieces = pieces(parts.parts)
            let width = pieces.last.map { $0.x + $0.width } ?? 0
            if pieces.count > 1, row.readsRightToLeft(from: paragraph) {
                for place in pieces.indices { pieces[place].x = width - pieces[place].x - pieces[place].width }
            }
            let top = layout.height + measures.before
            layout.lines.append(
                TextLayout.Line(
                    indent: measures.indent, top: top, height: measures.height, baseline: top + measures.ascender,
                    width: width, paragraphRun: Int(row.glyphs[paragraph].run), pieces: pieces))
            layout.height = top + measures.height + measures.after
        }
        return layout
    }

    /// Whether glyphs follow a line and the line break that ends it.
    private func isFollowed(_ line: TextLine) -> Bool {
        let rest = row.glyphs[line.end...]
        guard let first = rest.first else { return false }
        guard LineBreaker.isNewline(first.scalar) else { return true }
        let isPair = first.scalar == 0xD && rest.dropFirst().first?.scalar == 0xA
        return rest.count > (isPair ? 2 : 1)
    }

    /// A part of a line: some glyphs, or the ellipsis in a run's font.
    private enum Part {
        case glyphs(Range<Int>)
        case ellipsis(run: Int32)
    }

    /// What is shown of a line in so much room.
    private func cut(_ line: TextLine, room: Double, leavesOut: Bool) -> (parts: [Part], isCut: Bool) {
        guard line.start < row.glyphs.count else { return ([], false) }
        let isWhole = !leavesOut && row.width(of: line.start..<inkEnd(line.start, line.end)) <= room
        if isWhole || !mode.truncates {
            let end = inkEnd(line.start, line.end)
            return ([.glyphs(line.start..<end)], !isWhole && !leavesOut)
        }
        let end = leavesOut || mode == .truncatingTail ? paragraphEnd(line.start) : inkEnd(line.start, line.end)
        let run = row.glyphs[line.start].run
        let ellipsis = row.runs[Int(run)].font.ellipsis
        let space = room - ellipsis
        switch mode {
        case .truncatingHead:
            return ([.ellipsis(run: run), .glyphs(tail(line.start..<end, in: space))], true)
        case .truncatingMiddle:
            let head = head(line.start..<end, in: space / 2)
            let tail = tail(head.upperBound..<end, in: space - row.width(of: head))
            return ([.glyphs(head), .ellipsis(run: run), .glyphs(tail)], true)
        default:
            let head = head(line.start..<end, in: space)
            return ([.glyphs(line.start..<inkEnd(line.start, head.upperBound)), .ellipsis(run: run)], true)
        }
    }

    private func head(_ range: Range<Int>, in room: Double) -> Range<Int> {
        var width = 0.0
        var end = range.lowerBound
        while end < range.upperBound {
            let next = row.characterEnd(end)
            width += row.width(of: end..<next)
            if width > room { break }
            end = next
        }
        return range.lowerBound..<end
    }

    private func tail(_ range: Range<Int>, in room: Double) -> Range<Int> {
        var width = 0.0
        var start = range.upperBound
        while start > range.lowerBound {
            let previous = row.characterStart(start - 1)
            width += row.width(of: previous..<start)
            if width > room { break }
            start = previous
        }
        return start..<range.upperBound
    }

    /// Where the last glyph of a range ends that leaves ink.
    private func inkEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, isBlank(row.glyphs[end - 1].scalar) { end -= 1 }
        return end
    }

    private func paragraphEnd(_ start: Int) -> Int {
        let end = row.glyphs[start...].firstIndex { LineBreaker.isNewline($0.scalar) } ?? row.glyphs.count
        return inkEnd(start, end)
    }

    private func isBlank(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || scalar == 0x9 || LineBreaker.isNewline(scalar)
    }

    /// The parts as texts, one for each stretch of one run.
    private func pieces(_ parts: [Part]) -> [TextLayout.Piece] {
        var pieces: [TextLayout.Piece] = []
        var x = 0.0
        func add(_ scalar: UInt32, _ advance: Double, run: Int32) {
            if pieces.last?.run != Int(run) { pieces.append(TextLayout.Piece(run: Int(run), text: "", x: x, width: 0)) }
            // Not a scalar at all stands for what cannot be shown.
            pieces[pieces.count - 1].text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
            pieces[pieces.count - 1].width += advance
            x += advance
        }
        for part in parts {
            switch part {
            case .glyphs(let range):
                for glyph in row.glyphs[range] {
                    let isHyphen = LineBreakRules.isSoftHyphen(glyph.scalar) && glyph.advance > 0
                    add(isHyphen ? 0x2D : glyph.scalar, glyph.advance, run: glyph.run)
                }
            case .ellipsis(let run):
                add(0x2026, row.runs[Int(run)].font.ellipsis, run: run)
            }
        }
        return pieces
    }
}
