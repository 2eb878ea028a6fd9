// Attributed text: runs with fonts of their own, kerning and paragraph styles.

import Testing
import TextMeasurement

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

    @Test func indentsNarrowTheLines() {
        var style = ParagraphStyle()
        style.headIndent = 18
        let text = "one two three four five six seven"
        let plain = measurer.measure([TextRun(text, font: font)], maximumWidth: 100)
        let indented = measurer.measure([TextRun(text, font: font, paragraph: style)], maximumWidth: 100)
        #expect(indented.lineCount >= plain.lineCount)
        #expect(indented.width <= 100)
    }
}
