// Attributed text: runs with fonts of their own, kerning and paragraph styles.

import StrutTextMeasurement
import Testing

@Suite struct TextRunTests {
    let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)
    let font = Font.system(ofSize: 17)

    @Test func oneRunIsLikePlainText() {
        let text = "The quick brown fox"
        #expect(
            measurer.measure([TextRun(text, font: font)], maximumWidth: 90)
                == measurer.measure(text, font: font, maximumWidth: 90))
    }

    @Test func theTallestFontOfALineCounts() {
        let size = measurer.measure([TextRun("small ", font: font), TextRun("large", font: .system(ofSize: 30))])
        #expect(size.height == measurer.measure("large", font: .system(ofSize: 30)).height)
        let width = measurer.width(of: "small ", font: font) + measurer.width(of: "large", font: .system(ofSize: 30))
        #expect(abs(size.width - width) <= 0.5)
    }

    @Test func kernIsAddedToEveryCharacter() {
        let plain = measurer.measure([TextRun("abcdefghij", font: font)])
        let wide = measurer.measure([TextRun("abcdefghij", font: font, kern: 2)])
        #expect(wide.width == plain.width + 20)
    }

    @Test func lineSpacingLiesBetweenLinesOnly() {
        var style = ParagraphStyle()
        style.lineSpacing = 7
        let one = measurer.measure([TextRun("a", font: font, paragraph: style)])
        let three = measurer.measure([TextRun("a\nb\nc", font: font, paragraph: style)])
        #expect(one.height == 20.5)
        #expect(three.height == 75)  // 3 x 20.287 + 2 x 7 = 74.86
    }

    /// Hiragino Sans has a leading of half its size: 2 x 10 + 5 without a line spacing, 2 x 10 + 4 with one of 4.
    @Test func lineSpacingTakesThePlaceOfTheLeading() {
        let hiragino = Font.named("HiraginoSans-W3", size: 10)
        var style = ParagraphStyle()
        #expect(measurer.measure([TextRun("a\nb", font: hiragino, paragraph: style)]).height == 25)
        style.lineSpacing = 4
        #expect(measurer.measure([TextRun("a\nb", font: hiragino, paragraph: style)]).height == 24)
    }

    @Test func lineHeightsAreMultipliedAndLimited() {
        var style = ParagraphStyle()
        style.lineHeightMultiple = 2
        #expect(measurer.measure([TextRun("a", font: font, paragraph: style)]).height == 41)  // 40.57
        style = ParagraphStyle()
        style.minimumLineHeight = 30
        #expect(measurer.measure([TextRun("a", font: font, paragraph: style)]).height == 30)
        style = ParagraphStyle()
        style.maximumLineHeight = 18
        #expect(measurer.measure([TextRun("a", font: font, paragraph: style)]).height == 18)
    }

    /// Ten characters of 6.02 points have room in a line; what indents take of it sends words and letters to the next.
    @Test(arguments: [
        (0.0, 0.0, 0.0, 2), (30, 0, 0, 2), (40, 0, 0, 3), (0, 40, 0, 3), (0, 0, -40, 6), (0, 0, 31, 3),
    ])
    func indentsNarrowTheLines(first: Double, head: Double, tail: Double, count: Int) {
        var style = ParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (first, head, tail)
        let run = TextRun("aaaa bbbb cccc", font: .named("Menlo-Regular", size: 10), paragraph: style)
        let size = measurer.measure([run], maximumWidth: 61)
        #expect(size.lineCount == count)
        #expect(size.width <= 61)
    }

    /// The last line that is shown, which is cut, ends where the others do.
    @Test(arguments: [(30.0, 30.0, 0.0), (0, 0, -20), (10, 10, 41)])
    func indentsNarrowTheLineThatIsCut(first: Double, head: Double, tail: Double) {
        var style = ParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (first, head, tail)
        let end = tail > 0 ? tail : 61 + tail
        let run = TextRun("aaaa bbbb cccc dddd", font: .named("Menlo-Regular", size: 10), paragraph: style)
        let size = measurer.measure([run], maximumWidth: 61, numberOfLines: 2)
        #expect(size.isTruncated && size.width <= end)
        let lines = measurer.layOut([run], width: 61, numberOfLines: 2).lines
        #expect(lines.count == 2 && lines[1].pieces.last?.text.last == "…")
        for line in lines { #expect(line.indent + line.width <= end + 0.1) }
    }

    /// An emoji whose selector, skin tone or joiner is in another run is one picture all the same.
    @Test(arguments: [["❤", "\u{FE0F}"], ["👍", "🏽"], ["👩", "\u{200D}⚕\u{FE0F}"], ["👩\u{200D}", "⚕\u{FE0F}"]])
    func emojiGoOnInTheNextRun(parts: [String]) {
        let runs = parts.map { TextRun($0, font: font) }
        #expect(measurer.measure(runs).width == measurer.measure(parts.joined(), font: font).width)
        // Nothing else is drawn nearer over the end of a run.
        let apart = measurer.width(of: "T", font: font) + measurer.width(of: "o", font: font)
        let letters = measurer.measure([TextRun("T", font: font), TextRun("o", font: font)])
        #expect(letters.width == measurer.roundedUpToPixel(apart))
    }

    @Test func spaceLiesBetweenParagraphs() {
        func height(_ text: String, before: Double, after: Double) -> Double {
            var style = ParagraphStyle()
            (style.paragraphSpacingBefore, style.paragraphSpacing) = (before, after)
            return measurer.measure([TextRun(text, font: font, paragraph: style)]).exactHeight
        }
        let line = height("a", before: 0, after: 0)
        #expect(abs(height("a\nb", before: 5, after: 0) - 2 * line - 5) < 1e-9)
        #expect(abs(height("a\nb", before: 0, after: 7) - 2 * line - 7) < 1e-9)
        #expect(abs(height("a\u{2028}b", before: 5, after: 7) - 2 * line) < 1e-9)
        #expect(abs(height("a", before: 5, after: 7) - line) < 1e-9)
    }

    /// The style of a paragraph's first run counts for all of it; the next paragraph has its own.
    @Test func aParagraphHasOneStyle() {
        var spaced = ParagraphStyle()
        spaced.lineSpacing = 10
        func height(_ runs: (String, ParagraphStyle)...) -> Double {
            measurer.measure(runs.map { TextRun($0.0, font: font, paragraph: $0.1) }).exactHeight
        }
        let plain = ParagraphStyle()
        let line = height(("a", plain))
        #expect(abs(height(("a\u{2028}b", spaced), ("c\u{2028}d", plain)) - 3 * line - 20) < 1e-9)
        #expect(abs(height(("a\u{2028}b", plain), ("c\u{2028}d", spaced)) - 3 * line) < 1e-9)
        #expect(abs(height(("a\u{2028}b\n", plain), ("c\u{2028}d", spaced)) - 4 * line - 10) < 1e-9)
    }
}
