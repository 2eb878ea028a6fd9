// Where lines break, what is left out, and what a line's width is. Widths are sums of single measurements.

import StrutTextMeasurement
import Testing

@Suite struct LineBreakingTests {
    let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)
    let font = Font.named("Menlo-Regular", size: 10)  // every glyph has the same advance
    var glyph: Double { measurer.width(of: "x", font: font) }

    func lines(_ text: String, glyphs: Double, numberOfLines: Int = 0, mode: LineBreakMode = .truncatingTail)
        -> TextSize
    {
        measurer.measure(
            text, font: font, maximumWidth: glyphs * glyph + 0.1, numberOfLines: numberOfLines, lineBreakMode: mode)
    }

    func widthInGlyphs(_ size: TextSize) -> Int { Int((size.width / glyph).rounded()) }

    @Test(arguments: [
        ("aaa bbb", 7.0, 1), ("aaa bbb", 6, 2), ("aaa bbb ccc", 7, 2), ("aaa-bbb", 5, 2), ("aaa/bbb", 5, 2),
        ("aaa\u{A0}bbb", 6, 2), ("10-20", 4, 2), ("a\nb\nc", 9, 3), ("a\r\nb", 9, 2), ("a\n", 9, 2), ("\n\n", 9, 3),
        ("漢字漢字", 5, 2), ("漢字。漢", 4.5, 3),
    ])
    func lineCount(text: String, glyphs: Double, count: Int) {
        #expect(lines(text, glyphs: glyphs).lineCount == count)
    }

    @Test func linesBreakAfterHyphensButNotAfterASign() {
        #expect(widthInGlyphs(lines("well-known", glyphs: 7)) == 5)  // "well-" and "known"
        #expect(widthInGlyphs(lines("aaaa -5", glyphs: 6)) == 5)  // "aaaa " and "-5"
    }

    /// A label pushes a word out of its first line where the last word would stand alone on the second; nothing else
    /// moves.
    @Test(arguments: [
        ("aaaa bbbb cc", 10.0, 7, 2), ("aaaa bbbb cc dd", 10, 10, 2), ("aaaa bb", 5, 5, 2),
        ("aaaa bbbbb ccccc", 10, 10, 2),
        ("aa bb cc dd ee", 5, 5, 3), ("aaaa\nbb", 10, 4, 2), ("aa-bb cccc", 6, 6, 2),
        ("aaaa bb\u{2028}cc", 10, 7, 2), ("aaaa bb\u{AD}bb", 8, 8, 2),
    ])
    func noWordIsLeftAlone(text: String, glyphs: Double, width: Int, count: Int) {
        let size = measurer.measure(
            text, font: font, maximumWidth: glyphs * glyph + 0.1, strategy: .pushOut)
        #expect(widthInGlyphs(size) == width)
        #expect(size.lineCount == count)
    }

    /// "漢。" goes down whole, so that the first line is "ab" and not "ab漢".
    @Test func noLineBeginsWithAClosingMark() {
        let size = measurer.measure("ab漢。漢漢", font: font, maximumWidth: 2 * glyph + 14)
        #expect(size.lineCount == 3)
    }

    /// Closing marks other than parentheses and brackets let a line end behind them, and so do marks of exclamation.
    @Test(arguments: [
        ("漢字、Hello", 31.0, 2, 30.1), ("漢字。「漢字」", 41, 2, 40), ("Hello!World", 45, 2, 36.2), ("aa)bb", 24.2, 2, 24.1),
    ])
    func linesEndBehindClosingMarks(text: String, maximumWidth: Double, count: Int, width: Double) {
        let size = measurer.measure(text, font: font, maximumWidth: maximumWidth)
        #expect(size.lineCount == count)
        #expect(abs(size.width - width) < 0.7)
    }

    /// Korean is broken between syllables, or between words where that is asked for.
    @Test func koreanWordsStayWhole() {
        let text = "안녕 반갑습니다"
        func lines(_ strategy: LineBreakStrategy) -> Int {
            measurer.measure(text, font: .system(ofSize: 10), maximumWidth: 45, strategy: strategy).lineCount
        }
        #expect(lines([]) == 2)
        #expect(lines(.hangulWordPriority) == 2)
        let width = measurer.measure(text, font: .system(ofSize: 10), maximumWidth: 45, strategy: .hangulWordPriority)
            .width
        #expect(abs(width - measurer.width(of: "반갑습니다", font: .system(ofSize: 10))) < 0.6)
    }

    /// What a reader takes for one character is never parted, however little room there is.
    @Test(arguments: ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇩🇪🇫🇷", "e\u{301}e\u{301}", "👍🏽👍🏽"])
    func charactersStayWhole(text: String) {
        for mode in [LineBreakMode.wordWrapping, .characterWrapping] {
            #expect(measurer.measure(text, font: font, maximumWidth: 1, lineBreakMode: mode).lineCount == 2)
        }
    }

    /// No line begins with a mark that ends a sentence or a clause, nor ends with what opens brackets, be there spaces
    /// between or not; a decimal number may begin one.
    @Test(arguments: [
        ("aaa bbb !", 8.0, ["aaa", "bbb !"]), ("aaa bbb  ?", 8, ["aaa", "bbb  ?"]), ("aaa bbb :", 8, ["aaa", "bbb :"]),
        ("aaa bbb )", 8, ["aaa", "bbb )"]), ("aaa ( bbb", 7, ["aaa", "( bbb"]), ("aaa bbb .5", 8, ["aaa bbb", ".5"]),
        ("aaa bbb …", 8, ["aaa bbb", "…"]), ("aaa bbb…", 7, ["aaa", "bbb…"]),
    ])
    func marksStayWithWordsOverSpaces(text: String, glyphs: Double, lines: [String]) {
        #expect(ends(text, glyphs * glyph + 0.1, .wordWrapping, 0) == lines)
    }

    /// In a document of Xcode 15 this label is 95.5 points high: in three lines it would be 72, the last of which ",
    /// issues, …".
    @Test func aCommaBehindASpaceStaysWithItsWord() {
        let text =
            "We are Always there to help you out. call us at 91 15378000 for any queries , issues, feedfack and suggestions."
        let size = measurer.measure(
            text, font: .system(ofSize: 20), maximumWidth: 334, numberOfLines: 4, strategy: .pushOut)
        #expect(size.height == 95.5)
    }

    /// A soft hyphen is seen where a line ends behind it, and needs room there; where a line is cut it is not.
    @Test func softHyphens() {
        let text = "aaaaa\u{AD}bbbbb\u{AD}cccccc"
        func lines(_ glyphs: Double, _ mode: LineBreakMode = .wordWrapping, _ limit: Int = 0) -> [String] {
            ends(text, glyphs * glyph + 0.1, mode, limit)
        }
        #expect(lines(11) == ["aaaaa\u{AD}bbbbb-", "cccccc"])
        #expect(lines(10) == ["aaaaa-", "bbbbb-", "cccccc"])
        #expect(lines(10, .truncatingTail, 2) == ["aaaaa-", "bbbbb\u{AD}cccc…"])
        #expect(widthInGlyphs(self.lines(text, glyphs: 11)) == 11)
        #expect(widthInGlyphs(self.lines(text, glyphs: 10)) == 6)
        #expect(widthInGlyphs(self.lines(text, glyphs: 10, numberOfLines: 2)) == 10)
        #expect(measurer.measure(text, font: font).width == measurer.roundedUpToPixel(16 * glyph))
    }

    /// One character of very many scalars takes time in proportion to them.
    @Test("A character may be long", .timeLimit(.minutes(1)))
    func longCharacters() {
        for text in [
            String(repeating: "👨\u{200D}", count: 80_000), "W" + String(repeating: "\u{301}", count: 160_000),
            "W " + String(repeating: "\u{AD}", count: 160_000),
        ] {
            #expect(measurer.measure(text, font: font, maximumWidth: 1).lineCount <= 2)
        }
    }

    /// A tab leads to the next stop: every 28 points, or where a paragraph has its own.
    @Test func tabsLeadToStops() {
        func width(_ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> Double {
            var style = ParagraphStyle()
            change(&style)
            return measurer.measure([TextRun(text, font: font, paragraph: style)]).width
        }
        let letter = measurer.roundedUpToPixel(28 + glyph)
        #expect(width("a\tb") == letter)
        #expect(measurer.measure("a\tb", font: font).width == letter)
        #expect(width("aaaaa\tb") == measurer.roundedUpToPixel(56 + glyph))
        #expect(width("a\tb") { $0.tabStops = [50] } == measurer.roundedUpToPixel(50 + glyph))
        #expect(
            width("a\tb") { ($0.tabStops, $0.defaultTabInterval) = ([], 36) } == measurer.roundedUpToPixel(36 + glyph))
        #expect(width("a\tb") { $0.tabStops = [] } == width("ab"))
    }

    @Test func aWordThatIsTooLongIsBrokenByCharacters() {
        let size = lines("aaaaaaaaaa", glyphs: 4)
        #expect(size.lineCount == 3)
        #expect(widthInGlyphs(size) == 4)
        #expect(!size.isTruncated)
    }

    @Test func characterWrappingFillsEveryLine() {
        let size = lines("aaa bbb", glyphs: 5, mode: .characterWrapping)
        #expect(size.lineCount == 2)
        #expect(widthInGlyphs(size) == 5)
    }

    @Test func theNumberOfLinesLimitsTheHeight() {
        let size = lines("aaa bbb ccc ddd", glyphs: 4, numberOfLines: 2)
        #expect(size.lineCount == 2)
        #expect(size.isTruncated)
        #expect(size.width <= 4 * glyph + 0.6)
        #expect(size.height == lines("a\nb", glyphs: 4).height)
    }

    @Test func oneLineIsNotBrokenWithoutALimitOfWidth() {
        let size = measurer.measure("aaa bbb", font: font, maximumWidth: nil, numberOfLines: 1)
        #expect(size.lineCount == 1)
        #expect(widthInGlyphs(size) == 7)
        #expect(!size.isTruncated)
    }

    @Test func theWidthNeverExceedsTheLimit() {
        let text = "The quick brown fox jumped over the lazy dog, and then it ran away."
        for width in stride(from: 20.0, through: 500, by: 3.5) {
            let size = measurer.measure(text, font: .system(ofSize: 17), maximumWidth: width)
            #expect(size.width <= width)
        }
    }

    /// What layout relies on: text that is given back its own rounded width does not wrap again.
    @Test func measuringAtTheMeasuredWidthChangesNothing() {
        let text = "The quick brown fox jumped over the lazy dog."
        for size in stride(from: 9.0, through: 40, by: 0.5) {
            let natural = measurer.measure(text, font: .system(ofSize: size))
            let again = measurer.measure(text, font: .system(ofSize: size), maximumWidth: natural.width)
            #expect(natural == again)
        }
    }

    @Test func narrowerIsNeverShorter() {
        let text = "The quick brown fox jumped over the lazy dog."
        var height = 0.0
        for width in stride(from: 400.0, through: 20, by: -5) {
            let size = measurer.measure(text, font: .system(ofSize: 17), maximumWidth: width)
            #expect(size.height >= height)
            height = size.height
        }
    }

    @Test("Runs stand from right to left where the first letter of their paragraph reads so")
    func orderOfRuns() {
        /// Whether each piece begins to the right of the one before it in the text, line by line.
        func places(_ texts: String...) -> [[Double]] {
            measurer.layOut(texts.map { TextRun($0, font: font) }, width: 400).lines.map { $0.pieces.map(\.x) }
        }
        let hebrew = places("שלום ", "world")
        #expect(abs(hebrew[0][1]) < 0.001 && hebrew[0][0] > 1)
        #expect(places("world ", "שלום")[0][0] == 0)
        let paragraphs = places("one ", "two\n", "12 שלום ", "עולם")
        #expect(paragraphs[0][0] == 0 && paragraphs[1][0] > 1 && abs(paragraphs[1][1]) < 0.001)
    }

    /// The first letter has a direction, of whatever script it is; digits, marks and punctuation have none.
    @Test(arguments: [
        ("हिन्दी العربية", false), ("한국어 עברית", false), ("ไทย العربية", false), ("ქართული العربية", false),
        ("Հայերեն العربية", false), ("العربية हिन्दी", true), ("٣٤ abc", false), ("۱۲، abc", false), ("\u{64B} abc", false),
        ("12 שלום", true), ("\u{200F}abc", true), ("\u{200E}שלום", false), ("12, 34", false), ("𐤀 abc", true),
    ])
    func directionOfTexts(text: String, isRightToLeft: Bool) {
        #expect(text.isRightToLeft == isRightToLeft)
    }

    /// The lines of a text, by their ends.
    private func ends(_ text: String, _ width: Double, _ mode: LineBreakMode, _ limit: Int) -> [String] {
        measurer.layOut([TextRun(text, font: font)], width: width, numberOfLines: limit, lineBreakMode: mode)
            .lines.map { $0.pieces.map(\.text).joined() }
    }
}
