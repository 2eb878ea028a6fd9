// Text as one endless row of glyphs, before it is broken into lines.

/// One Unicode scalar with its advance in points.
struct Glyph: Sendable {
    var scalar: UInt32
    var run: Int32
    var advance: Double
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
        for run in runs {
            append(run.text, kern: run.kern, in: ResolvedFont(run.font, in: measurer), run.paragraph)
        }
    }

    /// The row of a text in one font.
    init(_ text: String, in font: ResolvedFont) {
        glyphs = []
        runs = []
        append(text, kern: 0, in: font, ParagraphStyle())
    }

    /// Appends the next run.
    private mutating func append(_ text: String, kern: Double, in font: ResolvedFont, _ paragraph: ParagraphStyle) {
        let number = Int32(runs.count)
        runs.append(Run(font: font, paragraph: paragraph))
        glyphs.reserveCapacity(glyphs.count + text.utf8.count)
        if let installed = font.installed {
            let advances = font.shapedAdvances(of: text, in: installed)
            for (scalar, advance) in zip(text.unicodeScalars, advances) {
                glyphs.append(Glyph(scalar: scalar.value, run: number, advance: advance == 0 ? 0 : advance + kern))
            }
            return
        }
        var cursor = GlyphCursor()
        for scalar in text.unicodeScalars {
            let advance = cursor.next(scalar.value, in: font)
            // Kerning moves the second of two glyphs: it belongs to the advance of the first.
            if advance.before != 0, let last = glyphs.indices.last { glyphs[last].advance += advance.before }
            let own = advance.own == 0 ? 0 : advance.own + kern
            glyphs.append(Glyph(scalar: scalar.value, run: number, advance: own))
        }
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
        let style = runs[Int((range.isEmpty ? glyphs.last : glyphs[range.lowerBound])?.run ?? 0)].paragraph
        return LineMeasures(
            tallest, style, startsParagraph: line.startsParagraph, endsParagraph: line.endsParagraph, isFirst: isFirst,
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
        // A paragraph's line spacing takes the place of the font's leading (9 of 10 labels in a font with much of it).
        let spacing = style.lineSpacing > 0 ? style.lineSpacing : font.leading
        after = isLast ? 0 : spacing + (endsParagraph ? style.paragraphSpacing : 0)
        indent = startsParagraph ? style.firstLineHeadIndent : style.headIndent
    }
}
