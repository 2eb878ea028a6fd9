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
            let font = ResolvedFont(run.font, in: measurer)
            append(run, in: font)
            self.runs.append(Run(font: font, paragraph: run.paragraph))
        }
    }

    /// Appends the glyphs of the next run.
    private mutating func append(_ run: TextRun, in font: borrowing ResolvedFont) {
        let number = Int32(runs.count)
        glyphs.reserveCapacity(glyphs.count + run.text.utf8.count)
        if let installed = font.installed {
            let advances = font.shapedAdvances(of: run.text, in: installed)
            for (scalar, advance) in zip(run.text.unicodeScalars, advances) {
                glyphs.append(
                    Glyph(scalar: scalar.value, run: number, advance: advance == 0 ? 0 : advance + run.kern))
            }
            return
        }
        var cursor = GlyphCursor()
        for scalar in run.text.unicodeScalars {
            let advance = cursor.next(scalar.value, in: font)
            // Kerning moves the second of two glyphs: it belongs to the advance of the first.
            if advance.before != 0, let last = glyphs.indices.last { glyphs[last].advance += advance.before }
            let own = advance.own == 0 ? 0 : advance.own + run.kern
            glyphs.append(Glyph(scalar: scalar.value, run: number, advance: own))
        }
    }

    /// The vertical measures of a line and the space around it.
    struct LineMeasures {
        var ascender: Double
        var height: Double
        var before: Double
        var after: Double
        var indent: Double
    }

    /// The vertical measures of a line: the tallest font in it counts, an empty line takes the font it stands in.
    func measures(of line: TextLine, isFirst: Bool, isLast: Bool) -> LineMeasures {
        var ascender = 0.0
        var descender = 0.0
        var leading = 0.0
        let range = line.start..<max(line.end, min(line.start + 1, glyphs.count))
        var lastRun: Int32 = -1
        for glyph in glyphs[range] where glyph.run != lastRun {
            lastRun = glyph.run
            let metrics = runs[Int(glyph.run)].font.metrics
            ascender = max(ascender, metrics.ascender)
            descender = max(descender, metrics.descender)
            leading = max(leading, metrics.leading)
        }
        if range.isEmpty, let last = glyphs.last {
            let metrics = runs[Int(last.run)].font.metrics
            (ascender, descender, leading) = (metrics.ascender, metrics.descender, metrics.leading)
        }
        let style = runs[Int((range.isEmpty ? glyphs.last : glyphs[range.lowerBound])?.run ?? 0)].paragraph
        let natural = ascender + descender
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // A paragraph's line spacing takes the place of the font's leading (9 of 10 labels in a font with much of it).
        let spacing = style.lineSpacing > 0 ? style.lineSpacing : leading
        let gap = line.endsParagraph ? style.paragraphSpacing : 0
        return LineMeasures(
            ascender: ascender + height - natural,
            height: height,
            before: line.startsParagraph && !isFirst ? style.paragraphSpacingBefore : 0,
            after: isLast ? 0 : spacing + gap,
            indent: line.startsParagraph ? style.firstLineHeadIndent : style.headIndent)
    }
}
