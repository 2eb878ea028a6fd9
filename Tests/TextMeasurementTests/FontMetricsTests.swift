// Vertical measures: 1950 and 494 of 2048 units of the system font, the leading of text styles, named fonts.

import StrutTextMeasurement
import Testing

@Suite struct FontMetricsTests {
    let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)

    @Test(arguments: [(11.0, 13.5), (12, 14.5), (14, 17), (16, 19.5), (17, 20.5), (18, 21.5), (80, 95.5)])
    func systemFontLineHeightRoundsUpToAPixel(size: Double, height: Double) {
        #expect(measurer.measure("Label", font: .system(ofSize: size)).height == height)
    }

    @Test func threePixelsToThePointRoundToThirds() {
        let measurer = TextMeasurer(generation: .sanFrancisco, scale: 3)
        let size = measurer.measure("Label", font: .system(ofSize: 17))
        #expect(abs(size.height - 61.0 / 3) < 1e-9)  // 20.287 points are 60.86 pixels
        #expect(abs((size.width * 3).rounded() - size.width * 3) < 1e-9)
    }

    /// Lines of a plain font follow one another without a gap: 2 x 14 points are 33.41 high, 3 x 17 points 60.86.
    @Test func plainLinesTouch() {
        #expect(measurer.measure("a\nb", font: .system(ofSize: 14)).height == 33.5)
        #expect(measurer.measure("a\nb\nc", font: .system(ofSize: 17)).height == 61)
    }

    /// Footnote has 13 points and a leading of 18: 15.51, 33.51, 51.51 and 69.51 points. Body has 17 and 22.
    @Test(arguments: [
        (TextStyle.footnote, 1, 16.0), (.footnote, 2, 34), (.footnote, 3, 52), (.footnote, 4, 70), (.body, 4, 86.5),
        (.headline, 2, 42.5),
    ])
    func textStylesSetLinesApartByTheirLeading(style: TextStyle, lines: Int, height: Double) {
        let text = Array(repeating: "x", count: lines).joined(separator: "\n")
        let size = measurer.measure(text, font: .preferred(style))
        #expect(size.height == height)
        #expect(size.lineCount == lines)
        #expect(abs(size.lastBaseline - size.firstBaseline - Double(lines - 1) * style.leading(at: .large)) < 1e-9)
    }

    /// Label heights of these fonts in documents, on two pixels to the point.
    @Test(arguments: [
        ("HelveticaNeue", 12.0, 14.0), ("HelveticaNeue", 16, 19), ("HelveticaNeue", 24, 28),
        ("Roboto-Regular", 12, 14.5),
        ("Roboto-Regular", 16, 19), ("SourceSansPro-Regular", 16, 20.5), ("SourceSansPro-Regular", 14, 18),
        ("AvenirNext-Regular", 16, 22), ("Futura-Medium", 17, 22.5), ("HiraginoSans-W6", 12, 12),
        ("Helvetica", 36, 41.5), ("HelveticaNeue-Thin", 50, 59), ("AGaramondPro-Regular", 17, 17),
        ("MaterialIcons-Regular", 24, 24), ("icomoon", 24, 24), ("github-octicons", 25, 25),
        ("Optima-Bold", 23, 27.5), ("Optima-Regular", 20, 24), ("AppleSDGothicNeo-Medium", 20, 24),
        ("PingFangMO-Thin", 20, 28), (".PingFangTC-Semibold", 20, 20), ("HiraginoSans-W4", 20, 20),
        ("AvenirNextCondensed-HeavyItalic", 20, 27.5), ("ArialRoundedMTBold", 36, 42), ("SFProRounded-Bold", 20, 24),
    ])
    func namedFontsHaveTheirOwnLineHeight(name: String, size: Double, height: Double) {
        #expect(measurer.measure("Label", font: .named(name, size: size)).height == height)
    }

    /// Nor do those of these fonts: 4 × 14 × 1.165 and 3 × 14 points.
    @Test(arguments: [("HelveticaNeue", 4, 65.5), ("NoSuchFont", 4, 65.5), (".PingFangSC-Regular", 3, 42)])
    func linesOfNamedFontsTouch(name: String, lines: Int, height: Double) {
        let text = Array(repeating: "x", count: lines).joined(separator: "\n")
        #expect(measurer.measure(text, font: .named(name, size: 14)).height == height)
    }

    @Test func theFirstBaselineIsAnAscenderBelowTheTop() {
        let size = measurer.measure("a\nb", font: .system(ofSize: 20))
        #expect(abs(size.firstBaseline - 20 * 1950.0 / 2048) < 1e-9)
        #expect(abs(size.lastBaseline - size.firstBaseline - 20 * 2444.0 / 2048) < 1e-9)
    }

    /// A log of iOS 8 has a line at 17 points 20.5 points high; documents of that time 14 for 11 and 16 for 13.
    @Test func helveticaNeueAsSystemFontHasTheGapInItsLine() {
        let old = TextMeasurer(generation: .helveticaNeue, scale: 2)
        #expect(old.measure("Label", font: .system(ofSize: 17)).height == 20.5)
        let whole = TextMeasurer(generation: .helveticaNeue, scale: 1)
        #expect(whole.measure("Label", font: .system(ofSize: 11)).height == 14)
        #expect(whole.measure("Label", font: .system(ofSize: 13)).height == 16)
    }
}
