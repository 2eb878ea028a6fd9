// Fonts: names, text styles, categories, what is known.

import Testing
import TextMeasurement

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
        "OpenSans",
        "Lato-Bold", "Montserrat-Regular", "Inter-Regular", "AvenirNext-DemiBold", "Futura-Medium", "HiraginoSans-W6",
        "Menlo-Regular", "CourierNewPSMT", "TimesNewRomanPSMT",
    ])
    func namedFontsAreFound(name: String) {
        #expect(measurer.isKnown(.named(name, size: 12)))
    }

    /// Free fonts are as wide as their own files have it: the sums of four advances at 100 points, none of them kerned.
    @Test(arguments: [
        ("Muli", 214.8), ("Muli-Bold", 220.3), ("Mulish-Regular", 214.8), ("Nunito-SemiBold", 213.8),
        ("Poppins-Medium", 226.4), ("Raleway-Regular", 216.5),
    ])
    func freeFonts(name: String, width: Double) {
        let font = Font.named(name, size: 100)
        #expect(measurer.isKnown(font))
        #expect(abs(measurer.width(of: "Hide", font: font) - width) < 0.15)
    }

    @Test func anUnknownFontIsMeasuredAsHelveticaNeue() {
        let unknown = Font.named("NoSuchFont-Regular", size: 17)
        let stated = Font.named("HelveticaNeue", size: 17)
        #expect(!measurer.isKnown(unknown))
        #expect(measurer.width(of: "Label", font: unknown) == measurer.width(of: "Label", font: stated))
        #expect(measurer.metrics(of: unknown) == measurer.metrics(of: stated))
    }

    /// Families that only borrow a relative's tables say so.
    @Test func aRelativeIsNotTheFontItself() {
        #expect(!measurer.isKnown(.named("Georgia", size: 17)))
        #expect(measurer.width(of: "Label", font: .named("Georgia", size: 17)) > 30)
    }

    @Test func privateNamesMeanTheSystemFont() {
        let named = measurer.width(of: "Label", font: .named(".AppleSystemUIFont", size: 17))
        #expect(named == measurer.width(of: "Label", font: .system(ofSize: 17)))
        let bold = measurer.width(of: "Label", font: .named(".SFUIText-Semibold", size: 17))
        #expect(bold == measurer.width(of: "Label", font: .system(ofSize: 17, weight: .semibold)))
    }
}
