// What is wrong with translations, where an iPad has others than an iPhone.

import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Findings on translations")
struct TranslationFindingTests {
    /// The rules that find something about translations of a text.
    private func rules(
        _ strings: [String: String], onPad padStrings: [String: String] = [:], of text: String = "%d files",
        untranslatable: Set<String> = []
    ) throws -> [String] {
        let xib = DocumentHeader.bare.xib("<label id='a' text='\(text)'/>")
        var german = Localization(language: "de", strings: strings)
        german.padStrings = padStrings
        german.untranslatable = untranslatable
        let document = try Document.parse(Array(xib.utf8), path: "Main.xib")
        return TranslationFindings(document, [german]).findings.map(\.rule.id)
    }

    @Test("The text of each kind of device has the format specifiers of the document's")
    func specifiers() throws {
        #expect(try rules([:]) == ["missing-translation"])
        #expect(try rules(["a.text": "%d Dateien"]) == [])
        #expect(try rules(["a.text": "%d Dateien"], onPad: ["a.text": "Nur %d Dateien"]) == [])
        #expect(try rules(["a.text": "%d Dateien"], onPad: ["a.text": "%@ Dateien"]) == ["translation-format"])
        #expect(try rules(["a.text": "%@"], onPad: ["a.text": "%@ Dateien"]) == ["translation-format"])
    }

    @Test("A region's translation falls back to that of its language")
    func regions() throws {
        let xib = DocumentHeader.bare.xib("<label id='a' text='Colour'/>")
        let document = try Document.parse(Array(xib.utf8), path: "Main.xib")
        func missing(_ translations: Localization...) -> [String] {
            TranslationFindings(document, translations).findings.map(\.message)
        }
        let (full, regional) = (
            Localization(language: "pt", strings: ["a.text": "Cor"]), Localization(language: "pt-BR", strings: [:])
        )
        #expect(missing(full, regional).isEmpty)
        #expect(missing(regional).count == 1)
    }

    @Test("What is missing in a language is one finding, with every text as a note; one alone keeps its words")
    func joined() throws {
        let labels = (1...5).map { "<label id='a\($0)' text='Word \($0)'/>" }.joined()
        let xib = DocumentHeader.bare.xib(labels)
        let document = try Document.parse(Array(xib.utf8), path: "Main.xib")
        let (none, most) = (
            Localization(language: "ar"),
            Localization(
                language: "de",
                strings: Dictionary(uniqueKeysWithValues: (1...4).map { ("a\($0).text", "Wort") }))
        )
        let single = TranslationFindings(document, [none, most]).findings
        #expect(single.count == 6)
        let joined = single.joinedByLanguage
        #expect(joined.map(\.object) == [nil, "a5"])
        #expect(joined[0].message == "5 texts are not translated into ar: add them. The first 3 are:")
        #expect(joined[0].notes.map(\.object) == (1...5).map { "a\($0)" })
        #expect(joined[0].notes.first?.message == "'Word 1' (a1.text)")
        #expect(joined[0].description.split(separator: "\n").count == 4)
        #expect(joined[1].notes.isEmpty && joined[1].message.contains("is not translated into de: add 'a5.text'."))
    }

    @Test("A base document needs no translation into the language that it is written in, nor into its regions")
    func developmentLanguage() throws {
        let xib = DocumentHeader.bare.xib("<label id='a' text='Colour'/>")
        let document = try Document.parse(Array(xib.utf8), path: "Base.lproj/Main.xib")
        let languages = ["en", "en-GB", "de"].map { Localization(language: $0) }
        func missing(_ language: String?) -> [String?] {
            TranslationFindings(document, languages, developmentLanguage: language).findings.map(\.variant)
        }
        #expect(missing("en") == ["de"])
        #expect(missing("de") == ["en", "en-GB"])
        #expect(missing(nil).count == 3)
    }

    @Test("A text that is the same in every language is not missed")
    func untranslatable() throws {
        #expect(try rules([:], untranslatable: ["a.text"]) == [])
        #expect(try rules([:], untranslatable: ["b.text"]) == ["missing-translation"])
    }

    @Test(
        "Percentages of a text that is no format are none in its translation",
        arguments: [
            ("More than 20% off", "%20'den fazla indirim"), ("More than 20% off", "%20den fazla indirim"),
            ("Up to 100%", "%100e kadar"), ("Pure cotton", "100%ige Baumwolle"), ("50%off", "50 % Rabatt"),
            ("100% cotton", "100 % Baumwolle"), ("%d%% off", "%%%d indirim"), ("%5d", "%5d"),
            ("%1$d of %2$d", "%2$d, %1$d"),
        ])
    func percentages(text: String, translation: String) throws {
        #expect(try rules(["a.text": translation], of: text) == [])
    }

    @Test(
        "A format's translation is one, and what somebody puts something into is a format",
        arguments: [
            ("%@ off", "%20den fazla"), ("%@ off", "100%ige"), ("%d%% off", "%d% indirim %@"), ("Hello", "Hallo %@"),
            ("Hello", "%1$@, hallo"), ("20% off", "%.1f %"), ("Total", "%02d"), ("Count", "%ld"),
            ("%@ of %d", "%d of %@"),
        ])
    func formats(text: String, translation: String) throws {
        #expect(try rules(["a.text": translation], of: text) == ["translation-format"])
    }
}
