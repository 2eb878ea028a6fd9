// Widths that Interface Builder or a log of UIKit printed, and rules that every script must keep.

import StrutTextMeasurement
import Testing

@Suite struct WidthTests {
    let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)

    /// Interface Builder's default label is 42 points wide on whole points and 41.5 on half points.
    @Test func theDefaultLabel() {
        #expect(measurer.measure("Label", font: .system(ofSize: 17)).width == 41.5)
        let whole = TextMeasurer(generation: .sanFrancisco, scale: 1)
        #expect(whole.measure("Label", font: .system(ofSize: 17)).width == 42)
    }

    /// Interface Builder's default button of type system is 46 points wide at 15 points.
    @Test(arguments: [
        SystemFontGeneration.helveticaNeue, .sanFranciscoUI, .sanFranciscoPro, .sanFranciscoPro13, .sanFrancisco,
    ])
    func theDefaultButton(generation: SystemFontGeneration) {
        let whole = TextMeasurer(generation: generation, scale: 1)
        #expect(whole.measure("Button", font: .system(ofSize: 15)).width == 46)
    }

    /// A published log of iOS 8 has a fitting width of 405.5: 30 and 16 points of constants, and 359.5 of this line.
    @Test func aLineOfHelveticaNeueFromALogOfIOS8() {
        let old = TextMeasurer(generation: .helveticaNeue, scale: 2)
        let size = old.measure("The quick brown fox jumped over the lazy dog.", font: .system(ofSize: 17))
        #expect(abs(size.width - 359.5) <= 0.5)
    }

    /// Segments of iOS 7 and 8 are 14 points wider than their titles: those of 56 and 75 points hold 42 and 61.
    @Test(arguments: [("Rolling", 42.0), ("Rectangle", 61)])
    func segmentsOfIOS7(title: String, width: Double) {
        let old = TextMeasurer(generation: .helveticaNeue, scale: 1)
        #expect(old.measure(title, font: .system(ofSize: 13)).width == width)
    }

    /// The faces of iOS 9 to 13 were set 0.02 points per glyph wider at 17 points than those of iOS 14.
    @Test func trackingDiffersByGeneration() {
        let text = "A line of some thirty glyphs"
        let before = TextMeasurer(generation: .sanFranciscoPro, scale: 2).width(of: text, font: .system(ofSize: 17))
        let after = measurer.width(of: text, font: .system(ofSize: 17))
        #expect((0.3...1.5).contains(before - after))
    }

    /// PDF files state advances in 1/1000 em; at 12 points nothing is added to them.
    @Test(arguments: [
        ("a", Font.Weight.regular, 552.0), ("m", .regular, 870), ("h", .regular, 588), ("_", .regular, 583),
        ("—", .regular, 874), ("a", .semibold, 576), ("n", .semibold, 611), ("a", .bold, 590), ("%", .bold, 1036),
    ])
    func advancesOfTheTextFace(character: String, weight: Font.Weight, thousandths: Double) {
        let width = measurer.width(of: character, font: .system(ofSize: 12, weight: weight))
        #expect(abs(width - thousandths * 0.012) < 0.03)
    }

    /// An i whose dot yields to an accent is as wide as a dotless one, wider than an i in some fonts, and letters with
    /// a horn are wider than those without: PDF files state these of Arial, Helvetica and Helvetica Neue, and í of San
    /// Francisco.
    @Test(arguments: [
        ("ArialMT", "í", 278.0), ("ArialMT", "ï", 278), ("ArialMT", "ĩ", 278), ("ArialMT", "i", 222),
        ("ArialMT", "ị", 222),
        ("ArialMT", "ơ", 656), ("ArialMT", "Ơ", 857), ("ArialMT", "ữ", 669), ("ArialMT", "Ư", 854),
        ("Helvetica", "í", 278),
        ("HelveticaNeue", "í", 222), (".SFUIText-Regular", "í", 247), (".SFUIText-Bold", "î", 287),
    ])
    func accentedLettersOfTheirOwnWidth(name: String, letter: String, thousandths: Double) {
        #expect(abs(measurer.width(of: letter, font: .named(name, size: 12)) - thousandths * 0.012) < 0.03)
    }

    /// At 80 points nothing is added either; the Display face of iOS 9 was set more widely.
    @Test(arguments: [
        (SystemFontGeneration.sanFrancisco, 502.0), (.sanFranciscoPro, 502), (.sanFranciscoUI, 518),
    ])
    func advancesOfTheDisplayFace(generation: SystemFontGeneration, thousandths: Double) {
        let width = TextMeasurer(generation: generation, scale: 2).width(of: "a", font: .system(ofSize: 80))
        #expect(abs(width - thousandths * 0.08) < 0.15)
    }

    /// The slash was drawn again for iOS 14, and the italic has letters of other widths.
    @Test func whatWasDrawnAnew() {
        let before = TextMeasurer(generation: .sanFranciscoPro, scale: 2)
        #expect(abs(before.width(of: "/", font: .system(ofSize: 12)) - 0.348 * 12) < 0.03)
        #expect(abs(measurer.width(of: "/", font: .system(ofSize: 12)) - 0.305 * 12) < 0.03)
        #expect(abs(measurer.width(of: "s", font: .italicSystem(ofSize: 12)) - 0.514 * 12) < 0.03)
    }

    /// iOS 13 drew the percent sign of regular Text again, and nothing else: `0%` at 14 points is 21 points wide in a
    /// document of Xcode 11, and a bold line at 15 points with the old sign 210.5.
    @Test func thePercentSignOfIOS13() {
        let before = TextMeasurer(generation: .sanFranciscoPro, scale: 2)
        let after = TextMeasurer(generation: .sanFranciscoPro13, scale: 2)
        #expect(before.measure("0%", font: .system(ofSize: 14)).width == 20)
        #expect(after.measure("0%", font: .system(ofSize: 14)).width == 21)
        for (text, size) in [("%", 20.0), ("(&)", 14)] {
            let font = Font.system(ofSize: size)
            #expect(before.width(of: text, font: font) == after.width(of: text, font: font))
        }
        #expect(after.measure("Saving products offline: 37%", font: .boldSystem(ofSize: 15)).width == 210.5)
    }

    /// What PDF files state of kerning in 1/1000 em: letters before and after a capital, and round letters after `r`.
    /// Letter-spaced capitals (`Gr`, `Fi`) are no kerning.
    @Test(arguments: [
        ("To", -98.0), ("oT", -98), ("Te", -98), ("rc", -15), ("ro", -15), ("rn", 10), ("ev", -10), ("Fi", 0),
        ("Gr", 0),
    ])
    func statedKerning(pair: String, thousandths: Double) {
        let font = Font.system(ofSize: 12)
        let apart = pair.reduce(0) { $0 + measurer.width(of: String($1), font: font) }
        #expect(abs(measurer.width(of: pair, font: font) - apart - thousandths * 0.012) < 0.05)
    }

    /// The Display face kerns some pairs otherwise (`r` before round letters, the full stop before a space), by the PDF
    /// files that state both; sizes between the two have a share of it.
    @Test(arguments: [("re", -15.0, -24.0), (". ", 0.0, -49.0), ("Pa", -19.0, -44.0), ("st", -5.0, 0.0)])
    func displayKerning(pair: String, text: Double, display: Double) {
        let kerning = { (size: Double) in
            let font = Font.system(ofSize: size)
            let apart = pair.reduce(0) { $0 + measurer.width(of: String($1), font: font) }
            return (measurer.width(of: pair, font: font) - apart) * 1000 / size
        }
        #expect(abs(kerning(12) - text) < 5)
        #expect(abs(kerning(80) - display) < 5)
        #expect(abs(kerning(80) - kerning(12) - (display - text)) < 1)
        #expect((kerning(12) > kerning(22)) == (text > display))
    }

    @Test func heavierIsWider() {
        let widths = [Font.Weight.regular, .medium, .semibold, .bold, .heavy].map {
            measurer.width(of: "handgloves", font: .system(ofSize: 17, weight: $0))
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    /// The Display face is set tighter than the Text face: 34 points are less than twice 17.
    @Test func largeTextIsRelativelyNarrower() {
        let text = "handgloves"
        let small = measurer.width(of: text, font: .system(ofSize: 17)) + 0.43 * 10
        let large = measurer.width(of: text, font: .system(ofSize: 34)) - 0.40 * 10
        #expect(large < 2 * small)
    }

    @Test(arguments: [("é", "e"), ("Ü", "U"), ("ç", "c"), ("ñ", "n"), ("Ё", "Е"), ("ή", "η"), ("ệ", "e")])
    func accentsDoNotChangeTheWidth(accented: String, plain: String) {
        let font = Font.system(ofSize: 17)
        #expect(measurer.width(of: accented, font: font) == measurer.width(of: plain, font: font))
    }

    @Test func combiningMarksAndFormatsHaveNoWidth() {
        let font = Font.system(ofSize: 17)
        let plain = measurer.width(of: "e", font: font)
        #expect(measurer.width(of: "e\u{301}", font: font) == plain)
        #expect(measurer.width(of: "e\u{200B}", font: font) == plain)
        #expect(measurer.width(of: "e\u{AD}", font: font) == plain)
    }

    /// Four ideographs at 15 points are 61.5 points wide, thirteen at bold 18 points 238.5.
    @Test func ideographsAreNearlyOneEm() {
        #expect(measurer.measure("漢字漢字", font: .system(ofSize: 15)).width == 61.5)
        let row = String(repeating: "漢", count: 13)
        #expect(measurer.measure(row, font: .boldSystem(ofSize: 18)).width == 238.5)
        #expect(measurer.measure("漢字", font: .named("HiraginoSans-W3", size: 12)).width == 24)
    }

    /// Up to iOS 9 four ideographs at 16 points were 64 points wide, three at 17 points 51; those of a named font
    /// always are.
    @Test func ideographsWereOneEm() {
        var old = TextMeasurer(generation: .sanFranciscoUI, scale: 2)
        old.hasSquareIdeographs = true
        #expect(old.measure("专题合集", font: .system(ofSize: 16)).width == 64)
        #expect(old.measure("登录页", font: .boldSystem(ofSize: 17)).width == 51)
        old.hasSquareIdeographs = false
        #expect(old.measure("专题合集", font: .system(ofSize: 16)).width == 65.5)
    }

    /// One emoji at 11 points is 16 points wide, at 17 and 18 points 23 and 24, at 38 points 43, at 45 points 50.
    @Test(arguments: ["😬", "👨‍👩‍👧", "👍🏽", "🇩🇪", "❤️", "👩🏽‍⚕️", "🤷🏽‍♀️", "✌🏽"])
    func oneEmojiIsOnePicture(text: String) {
        #expect(measurer.measure(text, font: .system(ofSize: 11)).width == 16)
        #expect(measurer.measure(text, font: .system(ofSize: 17)).width == 23)
        #expect(measurer.measure(text, font: .system(ofSize: 18)).width == 24)
        #expect(measurer.measure(text, font: .system(ofSize: 38)).width == 43)
        #expect(measurer.measure(text, font: .system(ofSize: 45)).width == 50)
    }

    @Test(arguments: [
        "Привет", "Καλημέρα", "שלום", "مرحبا", "नमस्ते", "สวัสดี", "안녕", "こんにちは", "你好", "Հայ", "বাংলা", "தமிழ்", "ខ្មែរ", "မြန်မာ",
        "€£¥", "→ ✓ ★", "½ © ™",
    ])
    func everyScriptHasAWidth(text: String) {
        let width = measurer.width(of: text, font: .system(ofSize: 10))
        let count = Double(text.unicodeScalars.count)
        #expect(width > 2 * count)
        #expect(width < 13 * count)
    }

    /// The letters of some scripts change as they join: marks take no room, and what the rest takes is a guess.
    @Test func complexScripts() {
        let font = Font.system(ofSize: 10)
        #expect(measurer.width(of: "म\u{94D}", font: font) == measurer.width(of: "म", font: font))
        #expect(measurer.width(of: "ম\u{9CD}", font: font) == measurer.width(of: "ম", font: font))
        #expect(measurer.width(of: "ម\u{17D2}", font: font) == measurer.width(of: "ម", font: font))
    }

    /// Where no table has the letters of a script, a text's width is a guess, better for some than for others.
    @Test(arguments: [
        ("Καλημέρα, Привет 안녕 漢字 ★ 𝒜", 0.0), ("مرحبا", 0.15), ("สวัสดี", 0.15), ("שלום", 0.15), ("Հայ", 0.15),
        ("გამარჯობა", 0.15),
        ("हिन्दी", 0.5), ("ខ្មែរ", 0.5), ("ລາວ", 0.5), ("ދިވެހި", 0.5), ("ᏣᎳᎩ", 0.5), ("አማርኛ", 0.5), ("ܣܘܪܝܝܐ", 0.5),
        ("مرحبا हिन्दी", 0.5),
    ])
    func scriptsWithoutTables(text: String, share: Double) {
        let font = Font.system(ofSize: 10)
        #expect(measurer.uncertainty(of: text, font: font) == share)
        #expect(measurer.isCertain(text, font: font) == (share == 0))
    }

    /// Marks and formats of all scripts take no room, but for the signs of Arabic that stand around a number.
    @Test(arguments: [
        ("ກ\u{EB5}", "ກ"), ("ކ\u{7A6}", "ކ"), ("か\u{3099}", "か"), ("ب\u{61C}", "ب"), ("ب\u{6EA}\u{8F0}", "ب"),
        ("ש\u{5B8}", "ש"),
        ("ก\u{E31}", "ก"), ("漢\u{302A}", "漢"), ("a\u{20DD}", "a"),
    ])
    func marksOfAllScripts(marked: String, plain: String) {
        let font = Font.system(ofSize: 10)
        #expect(measurer.width(of: marked, font: font) == measurer.width(of: plain, font: font))
        #expect(measurer.width(of: "\u{600}", font: font) > 0)
    }

    /// A joiner joins emoji; between letters it is a format like any other.
    @Test(arguments: ["ab\u{200D}cd", "ه\u{200D}.ش", "क\u{94D}\u{200D}ष"])
    func joinersBetweenLetters(text: String) {
        let font = Font.system(ofSize: 10)
        let apart = text.unicodeScalars.reduce(0) { $0 + measurer.width(of: String($1), font: font) }
        #expect(abs(measurer.width(of: text, font: font) - apart) < 0.5)
    }

    /// A selector makes a text of an emoji, and an emoji of a text.
    @Test func selectorsOfEmoji() {
        func width(_ text: String) -> Double { measurer.width(of: text, font: .system(ofSize: 20)) }
        #expect(width("⌚") == 25 && width("⌚\u{FE0F}") == 25 && width("❤\u{FE0F}") == 25)
        #expect(width("⌚\u{FE0E}") < 20 && width("⌚\u{FE0E}") > 10)
        #expect(width("❤\u{FE0E}") == width("❤"))
        // A skin tone has nothing to colour here, and a selector nothing to select.
        #expect(width("🏽") == 25 && width("a🏽") == 25 + width("a") && width("\u{FE0F}a") == width("a"))
    }

    @Test func kerningBringsLettersTogether() {
        let font = Font.system(ofSize: 17)
        let apart = measurer.width(of: "T", font: font) + measurer.width(of: "o", font: font)
        #expect(measurer.width(of: "To", font: font) < apart)
    }

    @Test func emptyTextHasNoSize() {
        #expect(measurer.measure("", font: .system(ofSize: 17)) == .zero)
    }

    /// Packed tables hold what the font does: advances in 1/2048 em, and the kerning of pairs
    /// (-293 and -201) in steps of six.
    @Test(arguments: [("A", 1593.0), ("V", 1479.0), ("AV", 2778.0), ("To", 2175.0)])
    func packedTables(text: String, width: Double) {
        #expect(measurer.width(of: text, font: .named("Palatino-Roman", size: 2048)) == width)
    }
}
