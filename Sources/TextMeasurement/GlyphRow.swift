// Text as one endless row of glyphs, before it is broken into lines.

/// One Unicode scalar with its advance in points.
struct Glyph: Sendable {
    var scalar: UInt32
    var run: Int32
    var advance: Double
    /// Whether a character begins with it, as a reader sees one: neither a line nor what is left of it ends inside.
    var startsCharacter = true
}

/// The glyphs of a text and the fonts of its runs.
struct GlyphRow: Sendable {
    var glyphs: [Glyph]
    var runs: [Run]

    /// What the glyphs of a run share.
    struct Run: Sendable {
        var font: ResolvedFont
        var paragraph: ParagraphStyle
    }

    /// Looks up every run's font once and every scalar's advance.
    init(_ runs: [TextRun], in measurer: TextMeasurer) {
        glyphs = []
        self.runs = []
        self.runs.reserveCapacity(runs.count)
        glyphs.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
        var cursor = GlyphCursor()
        for run in runs {
            append(run.text, kern: run.kern, in: ResolvedFont(run.font, in: measurer), run.paragraph, &cursor)
        }
    }

    /// The row of a text in one font.
    init(_ text: String, in font: ResolvedFont) {
        glyphs = []
        runs = []
        glyphs.reserveCapacity(text.utf8.count)
        var cursor = GlyphCursor()
        append(text, kern: 0, in: font, ParagraphStyle(), &cursor)
    }

    /// Appends the next run; the cursor stands behind the one before it.
    private mutating func append(
        _ text: String, kern: Double, in font: ResolvedFont, _ paragraph: ParagraphStyle, _ cursor: inout GlyphCursor
    ) {
        let number = Int32(runs.count)
        runs.append(Run(font: font, paragraph: paragraph))
        let start = glyphs.count
        defer { joinCharacters(of: text, from: start) }
        if let installed = font.installed {
            let advances = font.shapedAdvances(of: text, in: installed)
            for (scalar, advance) in zip(text.unicodeScalars, advances) {
                glyphs.append(Glyph(scalar: scalar.value, run: number, advance: advance == 0 ? 0 : advance + kern))
            }
            cursor = GlyphCursor()
            return
        }
        cursor.beginRun()
        for scalar in text.unicodeScalars {
            let advance = cursor.next(scalar.value, in: font)
            // Kerning moves the second of two glyphs: it belongs to the advance of the first.
            if advance.before != 0, let last = glyphs.indices.last { glyphs[last].advance += advance.before }
            let own = advance.own == 0 ? 0 : advance.own + kern
            glyphs.append(Glyph(scalar: scalar.value, run: number, advance: own))
        }
    }

    /// Notes which glyphs of a text, the first of them at `start`, go on with a character that began before.
    private mutating func joinCharacters(of text: String, from start: Int) {
        // Below the combining marks every scalar is a character of its own, but for the line break of two.
        guard text.unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return }
        var index = start
        for character in text {
            for place in 0..<character.unicodeScalars.count {
                glyphs[index].startsCharacter = place == 0 || LineBreaker.isNewline(glyphs[index].scalar)
                index += 1
            }
        }
    }

    /// Where the character begins that a glyph is part of.
    func characterStart(_ index: Int) -> Int {
        var start = index
        while start > 0, !glyphs[start].startsCharacter { start -= 1 }
        return start
    }

    /// Where the character ends that begins with a glyph.
    func characterEnd(_ index: Int) -> Int {
        var end = index + 1
        while end < glyphs.count, !glyphs[end].startsCharacter { end += 1 }
        return end
    }

    // MARK: Soft hyphens, which have an advance where a line ends behind them

    /// The advance of the hyphen that a soft hyphen becomes at the end of a line.
    func hyphen(at index: Int) -> Double { runs[Int(glyphs[index].run)].font.hyphen }

    /// Gives a soft hyphen before the end of a line the advance of the hyphen that is drawn there.
    mutating func showHyphen(before end: Int) {
        guard LineBreakRules.isSoftHyphen(glyphs[end - 1].scalar) else { return }
        glyphs[end - 1].advance = hyphen(at: end - 1)
    }

    /// Takes it away again, where a text goes on instead of ending its line.
    mutating func hideHyphen(before end: Int) {
        guard end > 0, LineBreakRules.isSoftHyphen(glyphs[end - 1].scalar) else { return }
        glyphs[end - 1].advance = 0
    }

    // MARK: Measures

    /// The width of glyphs in points.
    func width(of range: Range<Int>) -> Double { glyphs[range].reduce(0) { $0 + $1.advance } }

    /// The style of the paragraph that begins with a glyph: that of its first run.
    func paragraphStyle(_ start: Int) -> ParagraphStyle {
        guard let first = start < glyphs.count ? glyphs[start] : glyphs.last else { return ParagraphStyle() }
        return runs[Int(first.run)].paragraph
    }

    /// The vertical measures of a line: the tallest font in it counts, an empty line takes the font it stands in.
    func measures(of line: TextLine, isFirst: Bool, isLast: Bool) -> LineMeasures {
        var tallest = FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0)
        let range = line.start..<max(line.end, min(line.start + 1, glyphs.count))
        var lastRun: Int32 = -1
        for glyph in glyphs[range] where glyph.run != lastRun {
            lastRun = glyph.run
            let metrics = runs[Int(glyph.run)].font.metrics
            tallest.ascender = max(tallest.ascender, metrics.ascender)
            tallest.descender = max(tallest.descender, metrics.descender)
            tallest.leading = max(tallest.leading, metrics.leading)
        }
        if range.isEmpty, let last = glyphs.last { tallest = runs[Int(last.run)].font.metrics }
        return LineMeasures(
            tallest, paragraphStyle(line.paragraph), startsParagraph: line.startsParagraph,
            endsParagraph: line.endsParagraph, isFirst: isFirst,
            isLast: isLast)
    }
}

/// The vertical measures of a line and the space around it, in points.
struct LineMeasures {
    /// From the top of the line to its baseline.
    var ascender: Double
    var height: Double
    var before: Double
    var after: Double
    var indent: Double

    /// Those of a line in a font, or in the tallest of several.
    init(
        _ font: FontMetrics, _ style: ParagraphStyle, startsParagraph: Bool, endsParagraph: Bool, isFirst: Bool,
        isLast: Bool
    ) {
        let natural = font.ascender + font.descender
        height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        ascender = font.ascender + height - natural
        before = startsParagraph && !isFirst ? style.paragraphSpacingBefore : 0
        // A paragraph's line spacing replaces the font's leading (9 of 10 labels in a font with much of it).
        let spacing = style.lineSpacing > 0 ? style.lineSpacing : font.leading
        after = isLast ? 0 : spacing + (endsParagraph ? style.paragraphSpacing : 0)
        indent = startsParagraph ? style.firstLineHeadIndent : style.headIndent
    }
}
