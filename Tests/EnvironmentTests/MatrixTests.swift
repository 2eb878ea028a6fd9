import InterfaceDocument
import StrutTextMeasurement
import Testing

@testable import StrutEnvironment

@Suite("Matrices of environments")
struct MatrixTests {
    @Test("The standard matrix has 96 environments, all of known devices and all different")
    func standard() {
        let environments = EnvironmentMatrix.standard.environments(languages: [])
        #expect(environments.count == 96)
        #expect(Set(environments).count == 96)
        #expect(environments.allSatisfy { $0.environment.device != nil })
        #expect(environments.contains { $0.language == "double-length" })
        #expect(environments.contains { $0.environment.size == Size(width: 585, height: 820) })
    }

    @Test("Translations replace the pseudo-language, each in its own direction")
    func translations() {
        let environments = EnvironmentMatrix.standard.environments(languages: ["ar", "de"])
        #expect(environments.count == 128)
        #expect(!environments.contains { $0.language == "double-length" })
        let directions = Set(environments.filter { $0.language == "ar" }.map(\.environment.direction))
        #expect(directions == [.rightToLeft])
        #expect(Set(environments.filter { $0.language == "de" }.map(\.environment.direction)) == [.leftToRight])
    }

    @Test("Words give the product of what they name")
    func product() throws {
        var words = MatrixWords()
        words.devices = ["iPhone SE", "ipad-air"]
        words.orientations = ["all"]
        words.contentSizes = ["L", "ax3"]
        words.directions = ["ltr", "rtl"]
        words.languages = ["de", "all"]
        let environments = try words.matrix().environments(languages: ["de", "fr"])
        // Two devices, two ways, two sizes; the document's own and German in two directions, French in its own.
        #expect(environments.count == 8 * (4 + 1))
        #expect(environments[0].environment.name == "iPhone SE")
        #expect(
            try MatrixWords().matrix().environments(languages: []) == [
                MatrixEnvironment(environment: LayoutEnvironment())
            ])
    }

    @Test("All devices, sizes and directions can be asked for")
    func all() throws {
        var words = MatrixWords()
        words.devices = ["all"]
        words.contentSizes = ["all"]
        #expect(try words.matrix().environments(languages: []).count == Device.all.count * 12)
    }

    @Test(
        "A word that means nothing is named",
        arguments: [
            ("iPhone 99", "device"), ("sideways", "orientation"), ("wide", "size"), ("de,fr", "language"),
            ("../SB/de", "language"), ("d e", "language"), ("mul", "language"), ("", "language"), ("1a", "language"),
        ])
    func unknown(word: String, kind: String) {
        var words = MatrixWords()
        switch kind {
        case "device": words.devices = [word]
        case "orientation": words.orientations = [word]
        case "language": words.languages = ["fr", word]
        default: words.sizes = [word]
        }
        #expect(throws: MatrixWords.Unknown(kind: kind, word: word)) { try words.matrix() }
    }

    @Test("Languages are codes in any spelling, pseudo-languages, and Base; all is all in any case of letters")
    func languages() throws {
        var words = MatrixWords()
        words.languages = [
            "de", "de-DE", "pt_BR", "pt-br", "zh-Hans", "zh-Hant-TW", "es-419", "Base", "double-length", "accented",
        ]
        let named = try words.matrix().environments(languages: ["ja"]).map(\.language)
        #expect(named == words.languages.map(Optional.some))
        words.languages = ["ALL"]
        #expect(try words.matrix().environments(languages: ["ja"]).map(\.language) == [nil, "ja"])
    }

    @Test("Sizes, text sizes and directions have short names that are read back")
    func names() {
        for category in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(named: category.shortName) == category)
        }
        for direction in LayoutDirection.allCases {
            #expect(LayoutDirection(named: direction.shortName) == direction)
        }
        #expect(Size(named: Size(width: 507.5, height: 1024).shortName) == Size(width: 507.5, height: 1024))
        for text in ["", "x", "1x", "0x5", "1x2x3", "nanx1", "1e9x1"] { #expect(Size(named: text) == nil, "\(text)") }
    }

    @Test(
        "Languages that are written from right to left",
        arguments: [
            ("ar", true), ("he-IL", true), ("fa", true), ("de", false), ("ur_PK", true), ("ks-Latn", false),
            ("az", false), ("ks-Deva-IN", false), ("pa-Arab", true), ("uz_Arab_AF", true), ("ff-adlm", true),
            ("az-Arab", true),
        ])
    func direction(code: String, isRightToLeft: Bool) {
        #expect(LanguageCode.isRightToLeft(code) == isRightToLeft)
        #expect(LayoutDirection(ofLanguage: code) == (isRightToLeft ? .rightToLeft : .leftToRight))
    }
}
