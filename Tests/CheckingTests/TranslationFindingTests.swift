// What is wrong with translations, where an iPad has others than an iPhone.

import Diagnostics
import Environment
import InterfaceDocument
import Testing

@testable import Checking

@Suite("Findings on translations")
struct TranslationFindingTests {
    /// The rules that find something about translations of the text `%d files`.
    private func rules(_ strings: [String: String], onPad padStrings: [String: String] = [:]) throws -> [String] {
        let label = "<objects><label id='a' text='%d files'/></objects>"
        let xib = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'>\(label)</document>"
        var german = Localization(language: "de", strings: strings)
        german.padStrings = padStrings
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
}
