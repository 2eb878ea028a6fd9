// Fonts: names, text styles, categories, what is known.

import StrutTextMeasurement
import Testing

@Suite struct FontTests {
    let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)

    @Test func textStylesFollowTheContentSizeCategory() {
        #expect(Font.preferred(.body).pointSize == 17)
        #expect(Font.preferred(.body, .extraSmall).pointSize == 14)
        #expect(Font.preferred(.body, .accessibilityExtraExtraExtraLarge).pointSize == 53)
        #expect(Font.preferred(.headline).face == .system(weight: .semibold, italic: false))
        #expect(TextStyle.largeTitle.leading(at: .large) == 41)
    }

    @Test func stylesGrowWithTheCategory() {
        for style in TextStyle.allCases {
            let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
            #expect(sizes == sizes.sorted())
        }
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func interfaceBuilderNames() {
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(interfaceBuilderName: "nonsense") == nil)
        #expect(Font.Weight(interfaceBuilderName: "semibold") == .semibold)
        #expect(LineBreakMode(interfaceBuilderName: "tailTruncation") == .truncatingTail)
        #expect(LineBreakMode(interfaceBuilderName: "truncatingTail") == .truncatingTail)
    }

    @Test(arguments: [
        "HelveticaNeue", "HelveticaNeue-Bold", "Helvetica", "ArialMT", "Roboto-Medium", "SourceSansPro-SemiBold",
        "OpenSans", "Lato-Bold", "Montserrat-Regular", "Inter-Regular", "AvenirNext-DemiBold", "GillSans", "Verdana",
        "Menlo-Regular", "CourierNewPSMT", "TimesNewRomanPSMT", "WorkSans-Medium", "Quicksand-Bold", "Oswald-Regular",
    ])
    func namedFontsAreFound(name: String) {
        #expect(measurer.isKnown(.named(name, size: 12)))
    }

    /// A cut without a table is as wide, and its lines as high, as the nearest one of its family: of the next weight,
    /// before one that slants otherwise. So are the instances of variable fonts by the names that their files state,
    /// those that a system makes of the file's name and the instance's, and files of one size.
    @Test(arguments: [
        ("Mulish-ExtraBold", "Mulish-Bold"), ("Mulish-Medium", "Mulish-Regular"), ("Mulish", "Mulish-Regular"),
        ("Poppins-BlackItalic", "Poppins-Bold"), ("Roboto-ExtraBold", "Roboto-Bold"),
        ("OpenSans-ExtraBoldItalic", "OpenSans-BoldItalic"), ("Lato-SemiBoldItalic", "Lato-BoldItalic"),
        ("Inter-Thin", "Inter-Regular"), ("OpenSansRoman-SemiBold", "OpenSans-SemiBold"),
        ("MulishItalic-Bold", "Mulish-Bold"), ("RalewayRoman-Medium", "Raleway-Medium"),
        ("Montserrat-Thin_SemiBold", "Montserrat-SemiBold"), ("Rubik-Light_Bold", "Rubik-Bold"),
        ("Inter18pt-SemiBold", "Inter-SemiBold"), ("QuicksandRoman-Bold", "Quicksand-Bold"),
        ("WorkSans-Hairline", "WorkSans-Light"), ("GothamBook", "Gotham-Book"),
    ])
    func nearestCuts(name: String, nearest: String) {
        let family = name == "GothamBook" ? "Gotham" : nil
        let (font, other) = (Font.named(name, family: family, size: 50), Font.named(nearest, size: 50))
        #expect(measurer.width(of: "Settings", font: font) == measurer.width(of: "Settings", font: other))
        #expect(measurer.metrics(of: font) == measurer.metrics(of: other))
        // An instance of an open family is that very cut.
        #expect(measurer.isKnown(font) == ["Rubik-Light_Bold", "QuicksandRoman-Bold"].contains(name))
    }

    /// A cut of another width is none of its family's, and one that iOS does not have is not drawn: both show the
    /// fallback.
    @Test(arguments: [
        "Roboto-CondensedBold", "AvenirNext-SemiBold", "Avenir-Regular", "Mulishes-Bold", "Mul-Bold", "-", "Pt-", "",
    ])
    func cutsWithoutANearestOne(name: String) {
        let (font, fallback) = (Font.named(name, size: 50), Font.named("NoSuchFont", size: 50))
        #expect(measurer.width(of: "Settings", font: font) == measurer.width(of: "Settings", font: fallback))
        #expect(measurer.metrics(of: font) == measurer.metrics(of: fallback))
    }

    /// Free fonts are as wide as their own files have it: the sums of four advances at 100 points, none of them kerned.
    @Test(arguments: [
        ("Mulish-Regular", 214.8), ("Mulish-Bold", 220.3), ("Nunito-SemiBold", 213.8), ("AvenirNext-Regular", 217.7),
        ("Poppins-Medium", 226.4), ("Raleway-Regular", 216.5),
    ])
    func freeFonts(name: String, width: Double) {
        let font = Font.named(name, size: 100)
        #expect(measurer.isKnown(font))
        #expect(abs(measurer.width(of: "Hide", font: font) - width) < 0.15)
    }

    /// Italics and the heaviest weights are measured as their own files have them, or as PDF files state them, at 100
    /// points.
    @Test(arguments: [
        ("Roboto-Italic", "Settings", 354.2), ("OpenSans-BoldItalic", "Settings", 382.2),
        ("Lato-Italic", "Settings", 325.9), ("SourceSansPro-It", "Settings", 331.1),
        ("TimesNewRomanPS-ItalicMT", "Settings", 316.7), ("Montserrat-Black", "Settings", 453.4),
        ("HelveticaNeue-LightItalic", "Hide", 198.2), ("HelveticaNeue-MediumItalic", "Hide", 213),
    ])
    func italics(name: String, text: String, width: Double) {
        let font = Font.named(name, size: 100)
        #expect(measurer.isKnown(font))
        #expect(abs(measurer.width(of: text, font: font) - width) < 0.8)
    }

    /// What documents show of cuts and fonts whose files state little or nothing: figures of the lightest cuts, one
    /// word of Bradley Hand and Gotham, ideographs of Xcode's PingFang, and that Tahoma is drawn in the fallback; at
    /// 100 points.
    @Test(arguments: [
        ("HelveticaNeue-Thin", "80", 111.2), ("HelveticaNeue-UltraLight", "80", 111.2),
        ("BradleyHandITCTT-Bold", "Label", 234.4), ("Gotham-Medium", "123", 167.2), ("Gotham-Book", "123", 157.4),
        (".PingFangSC-Regular", "中文", 203.76), ("PingFangSC-Regular", "中文", 200),
    ])
    func facesThatDocumentsShow(name: String, text: String, width: Double) {
        #expect(abs(measurer.width(of: text, font: .named(name, size: 100)) - width) < 0.6)
    }

    /// What Linotype sells has the letters of iOS's cuts, and lines of its own file: those of the fallback here.
    @Test(arguments: [
        ("HelveticaNeueLTStd-Roman", "HelveticaNeue"), ("HelveticaNeueLTStd-Bd", "HelveticaNeue-Bold"),
        ("HelveticaLTStd-Light", "Helvetica-Light"), ("HelveticaLTStd-Roman", "Helvetica"),
        ("AvenirLTStd-Heavy", "Avenir-Heavy"), ("AvenirLTStd-Roman", "Avenir-Roman"),
    ])
    func lettersOfLinotype(name: String, system: String) {
        let (font, other) = (Font.named(name, size: 14), Font.named(system, size: 14))
        #expect(measurer.width(of: "Credit Card", font: font) == measurer.width(of: "Credit Card", font: other))
        #expect(measurer.metrics(of: font) == measurer.metrics(of: .named("Tahoma", size: 14)))
        #expect(!measurer.isKnown(font))
        var own = measurer
        own.openTypeFonts = [name]
        #expect(abs(own.metrics(of: font).lineHeight - 14) < 0.001)
    }

    /// A family's file from before its release has the released one's lines, in an `.otf` file too.
    @Test func previewsOfFamilies() {
        var own = measurer
        own.openTypeFonts = ["sora-rc004-0417-Regular"]
        let preview = Font.named("sora-rc004-0417-Regular", size: 14)
        let released = Font.named("Sora-Regular", size: 14)
        #expect(abs(own.metrics(of: preview).lineHeight - 17.64) < 0.01)
        #expect(own.width(of: "Passphrase", font: preview) == own.width(of: "Passphrase", font: released))
        #expect(!own.isKnown(preview) && own.isKnown(released))
        #expect(!own.isKnown(.named("unknown-rc004-0417-Regular", size: 14)))
    }

    @Test func tahomaIsDrawnInTheFallback() {
        let (tahoma, fallback) = (Font.named("Tahoma", size: 17), Font.named("HelveticaNeue", size: 17))
        #expect(!measurer.isKnown(tahoma))
        #expect(measurer.width(of: "Settings", font: tahoma) == measurer.width(of: "Settings", font: fallback))
        #expect(measurer.metrics(of: tahoma).lineHeight == measurer.metrics(of: fallback).lineHeight)
    }

    /// The families that apps ship, in one string each: as wide as HarfBuzz sets their files at 100 points, with
    /// ligatures (`fi` in Rubik, `ff` in Hind).
    @Test(arguments: [
        ("Lora-Regular", "Settings", 379.0), ("Heebo-Medium", "Settings", 368.9),
        ("Lexend-SemiBold", "Settings", 407.6),
        ("Urbanist-Bold", "Today", 286.1), ("Rubik-Regular", "Profile", 293.2),
        ("Rajdhani-SemiBold", "Settings", 344.2),
        ("PTSerif-Bold", "Today", 289.0), ("Ubuntu-Regular", "Settings", 374.6),
        ("EncodeSans-Medium", "Settings", 369.9),
        ("Hind-Medium", "Offline", 282.8), ("IBMPlexMono-Bold", "Settings", 480),
        ("Oswald-Medium", "Settings", 319.5), ("Comfortaa-Regular", "Tag", 185.9),
    ])
    func openFamilies(name: String, text: String, width: Double) {
        let font = Font.named(name, size: 100)
        #expect(measurer.isKnown(font))
        // Kerning is rounded to 3/1024 em, and that of a cut between two others is a share of what they differ by.
        #expect(abs(measurer.width(of: text, font: font) - width) < 0.4)
    }

    /// What the tables of open families leave out: a pair that a cut between two others kerns by itself (`Li` in
    /// Kanit), and one that is kerned with its marks only (`ườ`).
    @Test(arguments: [("Kanit-Medium", "Línea", 245.2, 0.85), ("BeVietnamPro-Bold", "Đườ", 205.5, 1.1)])
    func kerningThatOpenFamiliesLack(name: String, text: String, width: Double, within: Double) {
        let font = Font.named(name, size: 100)
        #expect(measurer.isKnown(font))
        #expect(abs(measurer.width(of: text, font: font) - width) < within)
    }

    /// A style says which cut of an open family is meant; one that it has not borrows the nearest, and is not certain.
    @Test(arguments: [
        ("Lora", "Lora-Regular", true), ("Lora-Semibold", "Lora-SemiBold", true),
        ("LexendDeca-Bold", "Lexend-Bold", true),
        ("Lora-Italic", "Lora-Regular", false), ("Lora-BoldItalic", "Lora-Bold", false),
        ("Lora-Black", "Lora-Bold", false),
        ("Lora-Thin", "Lora-Regular", false), ("TitilliumWeb-Medium", "TitilliumWeb-Regular", false),
        ("Almarai-SemiBold", "Almarai-Bold", false), ("Merriweather-Bold", "Merriweather-Bold", false),
        ("Lora-Nonsense", "Lora-Regular", false), ("Roboto-Nonsense", "Roboto-Regular", false),
    ])
    func stylesOfOpenFamilies(name: String, cut: String, isExact: Bool) {
        let font = Font.named(name, size: 17)
        #expect(measurer.isKnown(font) == isExact)
        let other = Font.named(cut, size: 17)
        #expect(measurer.width(of: "Settings", font: font) == measurer.width(of: "Settings", font: other))
        #expect(measurer.metrics(of: font) == measurer.metrics(of: other))
    }

    /// The lines of open families are those of their files: ascender, descender and line gap of `hhea`.
    @Test(arguments: [
        ("Lora-Regular", 1.28), ("Heebo-Bold", 1.4688), ("Ubuntu-Bold", 1.121), ("FiraMono-Regular", 1.2),
    ])
    func linesOfOpenFamilies(name: String, ems: Double) {
        #expect(abs(measurer.metrics(of: .named(name, size: 100)).lineHeight - ems * 100) < 0.02)
    }

    /// Only the lines of a font in an `.otf` file are its own, and only where no table has better ones.
    @Test func fontsOfOpenTypeFilesHaveLinesOfOneEm() {
        var measurer = measurer
        measurer.openTypeFonts = ["ProximaNova-Regular", "Montserrat-Light", "SFProText-Regular"]
        let font = Font.named("ProximaNova-Regular", size: 18)
        let standIn = Font.named("HelveticaNeue", size: 18)
        #expect(measurer.measure("Label", font: font).height == 18)
        #expect(measurer.measure("a\nb", font: font).height == 36)
        #expect(measurer.measure("Label", font: .named("ProximaNova-Bold", size: 18)).height == 21)
        #expect(!measurer.isKnown(font))
        #expect(measurer.width(of: "Label", font: font) == measurer.width(of: "Label", font: standIn))
        for known in ["Montserrat-Light", "SFProText-Regular"] {
            let font = Font.named(known, size: 18)
            #expect(measurer.metrics(of: font) == self.measurer.metrics(of: font))
        }
    }

    /// How much wider a pair is than its letters, in 1/1000 em.
    private func kerning(_ pair: String, _ name: String) -> Double {
        let font = Font.named(name, size: 1000)
        return pair.reduce(measurer.width(of: pair, font: font)) { $0 - measurer.width(of: String($1), font: font) }
    }

    /// Labels of 4 projects have low letters so close to a T in Avenir Next: 30 thousandths more than its relatives
    /// have.
    @Test(arguments: [
        ("AvenirNext-Regular", -97.0, -14.0), ("AvenirNext-Medium", -93, -12), ("AvenirNext-Bold", -83, -7),
        ("Avenir-Book", -97, -14),
    ])
    func lowLettersStandCloseToATInAvenir(name: String, low: Double, high: Double) {
        #expect(abs(kerning("To", name) - low) < 2)
        #expect(abs(kerning("Ti", name) - high) < 2)
    }

    /// Every cut kerns as its own file does at its weight, and joins what the file joins, as HarfBuzz has it.
    @Test(arguments: [
        ("Helvetica", "AV", -71.0), ("Helvetica-Bold", "AV", -67), ("SourceSansPro-Light", "w.", -15),
        ("SourceSansPro-Regular", "w.", -41), ("SourceSansPro-Bold", "w.", -83), ("Montserrat-Regular", "yT", -50),
        ("Montserrat-Bold", "yT", -17), ("OpenSans", "Ta", -80), ("Roboto-Regular", "fi", -37),
        ("Lato-Regular", "tt", -34), ("Roboto-Regular", "xx", 0),
    ])
    func kerningOfCuts(name: String, pair: String, thousandths: Double) {
        #expect(abs(kerning(pair, name) - thousandths) < 2)
    }

    @Test func anUnknownFontIsMeasuredAsHelveticaNeue() {
        let unknown = Font.named("NoSuchFont-Regular", size: 17)
        let stated = Font.named("HelveticaNeue", size: 17)
        #expect(!measurer.isKnown(unknown))
        #expect(measurer.width(of: "Label", font: unknown) == measurer.width(of: "Label", font: stated))
        #expect(measurer.metrics(of: unknown) == measurer.metrics(of: stated))
    }

    /// Cuts that only borrow another's tables, and families that borrow a relative's, say so.
    @Test(arguments: [
        "Futura-Medium", "Futura-Bold", "Inter-Light", "Montserrat-Thin", "AvenirNext-UltraLightItalic", "Muli",
        "Gotham-Book", "FontAwesome5Pro-Light", "AGaramondPro-Regular", "Palatino-Roman",
    ])
    func aRelativeIsNotTheFontItself(name: String) {
        #expect(!measurer.isKnown(.named(name, size: 17)))
        #expect(measurer.width(of: "Label", font: .named(name, size: 17)) > 25)
    }

    /// Lines whose heights documents show, of fonts without advances of their own.
    @Test(arguments: [("Gotham-Medium", 1.0), ("Muli", 1.475), ("FontAwesome", 1.0), ("SourceSerifPro-Regular", 1.253)])
    func linesOfFontsWithoutAdvances(name: String, ems: Double) {
        #expect(abs(measurer.metrics(of: .named(name, size: 100)).lineHeight - ems * 100) < 0.01)
    }

    /// Icons have the advances of their fonts' files, and what is no icon is set in Helvetica Neue.
    @Test(
        arguments: [
            ("FontAwesome", "\u{F007}", 1280.0 / 1792), ("FontAwesome", "\u{F095}", 1408.0 / 1792),
            ("FontAwesome5Free-Solid", "\u{F0E0}", 1.0), ("FontAwesome5FreeSolid", "\u{F073}\u{F086}", 0.875 + 1.125),
            ("FontAwesome5Pro-Light", "\u{F086}", 1.125), ("FontAwesome5Brands-Regular", "\u{F09B}", 496.0 / 512),
            ("FontAwesome6Free-Solid", "\u{F086}", 1.25), ("FontAwesome6Free-Solid", "\u{F8FE}", 0.9),
            ("MaterialIcons-Regular", "\u{E7F0}", 1.0), ("MaterialIcons-Regular", "notifications", 1.0),
            ("MaterialIcons-Regular", "arrow_back 4k", 2.278), ("MaterialDesignIcons", "\u{F0001}", 1.0),
            ("GLYPHICONSHalflings-Regular", "\u{E001}", 1.0),
        ] as [(String, String, Double)])
    func advancesOfIcons(name: String, icons: String, ems: Double) {
        #expect(abs(measurer.width(of: icons, font: .named(name, size: 100)) - ems * 100) < 0.03)
    }

    @Test func lettersInIconFontsAreThoseOfHelveticaNeue() {
        let width = measurer.width(of: "Menu", font: .named("FontAwesome", size: 17))
        #expect(width == measurer.width(of: "Menu", font: .named("HelveticaNeue", size: 17)))
    }

    /// A short table ends after Latin; what it lacks is set in another font, as iOS does.
    @Test func aFontWithoutCyrillic() {
        let width = measurer.width(of: "Привет", font: .named("Oswald-Regular", size: 17))
        #expect(width == measurer.width(of: "Привет", font: .named("HelveticaNeue", size: 17)))
        // The font's own file may have it: how wide, the table does not say.
        #expect(measurer.uncertainty(of: "Привет", font: .named("Oswald-Regular", size: 17)) == 0.15)
        #expect(measurer.uncertainty(of: "Größe … €", font: .named("Oswald-Regular", size: 17)) == 0)
        #expect(measurer.uncertainty(of: "Привет", font: .named("Roboto-Regular", size: 17)) == 0)
    }

    /// The faces of San Francisco that designers install are the system font.
    @Test func installedFacesOfSanFrancisco() {
        let installed = measurer.width(of: "Label", font: .named("SFProText-Bold", size: 15))
        #expect(installed == measurer.width(of: "Label", font: .boldSystem(ofSize: 15)))
    }

    /// The name of a font says whether it comes with iOS by its whole family.
    @Test func fontsThatComeWithTheSystem() {
        for name in [
            "ArialMT", "Arial-BoldMT", "AvenirNextCondensed-Medium", "CourierNewPSMT", "Futura-Medium", "GillSans",
            "HelveticaNeue", "HiraginoSans-W3", "PingFangSC-Regular", "TimesNewRomanPS-BoldMT", "TrebuchetMS",
            ".AppleSystemUIFont",
        ] {
            #expect(InstalledFonts.comesWithSystem(name), "\(name)")
        }
        for name in [
            "AvenirLTStd-Roman", "FuturaPT-Book", "HelveticaNeueLTStd-Roman", "CourierPrime", "GeorgiaPro-Regular",
            "SFProText-Regular", "Roboto-Regular",
        ] {
            #expect(!InstalledFonts.comesWithSystem(name), "\(name)")
        }
    }

    /// Names of the system's monospaced and slanting cuts mean those; of its other designs no table has the advances.
    @Test func privateNamesOfOtherCuts() {
        func width(_ name: String) -> Double { measurer.width(of: "Label", font: .named(name, size: 15)) }
        func width(_ face: Font.Face) -> Double {
            measurer.width(of: "Label", font: Font(face: face, pointSize: 15))
        }
        for name in [".SFNSMono-Regular", ".SFUIMono-Bold", ".AppleSystemUIFontMonospaced-Regular", "SFMono-Heavy"] {
            #expect(width(name) == width(.monospacedSystem(weight: .regular)), "\(name)")
        }
        for name in [".SFUIText-Italic", ".AppleSystemUIFontItalic", ".SFUI-RegularItalic", "SFProText-Italic"] {
            #expect(width(name) == width(.system(weight: .regular, italic: true)), "\(name)")
        }
        #expect(width(".SFUIText-BoldItalic") == width(.system(weight: .bold, italic: true)))
        #expect(width(.system(weight: .bold, italic: true)) != width(.system(weight: .bold, italic: false)))
        #expect(!measurer.isCertain(.named(".AppleSystemUIFontRounded-Bold", size: 15)))
        #expect(measurer.isCertain(.named(".AppleSystemUIFontBold", size: 15)))
    }

    /// The system spaces its font by size; a file of San Francisco from before iOS 11 that an app brings stays as it
    /// is: five letters at 17 points are 1.935 points wider.
    @Test func filesOfTheFirstSanFranciscoAreNotSpaced() {
        func width(_ name: String) -> Double {
            TextMeasurer(generation: .sanFranciscoPro, scale: 2).width(of: "Title", font: .named(name, size: 17))
        }
        #expect(abs(width("SFUIText-Medium") - width(".SFUIText-Medium") - 1.935) < 0.01)
        #expect(width("SFUIText-Medium") == width("SFUIDisplay-Medium"))
        #expect(measurer.isKnown(.named("SFUIText-Medium", size: 17)))
    }

    @Test func privateNamesMeanTheSystemFont() {
        let named = measurer.width(of: "Label", font: .named(".AppleSystemUIFont", size: 17))
        #expect(named == measurer.width(of: "Label", font: .system(ofSize: 17)))
        let bold = measurer.width(of: "Label", font: .named(".SFUIText-Semibold", size: 17))
        #expect(bold == measurer.width(of: "Label", font: .system(ofSize: 17, weight: .semibold)))
    }
}
