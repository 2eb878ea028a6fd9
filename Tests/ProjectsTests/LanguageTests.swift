import Foundation
import InterfaceDocument
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutProjects

@Suite("Languages beside a document")
struct LanguageTests {
    @Test("Strings files and catalogs name the languages; the document's own folder is none")
    func languages() throws {
        let folder = try TemporaryFolder()
        for file in ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "fr.lproj/Other.strings"] {
            try folder.write("", to: file)
        }
        let main = "\(folder.path)/Base.lproj/Main.storyboard"
        #expect(Localization.languages(ofDocumentAt: main) == ["de"])
        try folder.write(
            #"{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"en":{},"ar":{},"ja":{}}}}}"#,
            to: "mul.lproj/Main.xcstrings")
        #expect(Localization.languages(ofDocumentAt: main) == ["ar", "de", "ja"])
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/Main.storyboard") == ["ar", "de", "ja"])
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/de.lproj/Main.storyboard") == ["ar", "ja"])
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/none/Main.storyboard") == [])
    }

    /// What is said of translations of the document at `path` into a language.
    private func rules(_ language: String, _ folder: TemporaryFolder, _ path: String) -> [String] {
        Localization.read(language, forDocumentAt: "\(folder.path)/\(path)").findings.map(\.rule.id)
    }

    @Test("A document needs no translation into its own language")
    func ownLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "en.lproj/Main.xib")
        #expect(rules("en", folder, "en.lproj/Main.xib") == [])
        #expect(rules("en-US", folder, "en.lproj/Main.xib") == [])
        #expect(rules("de", folder, "en.lproj/Main.xib") == ["no-translation"])
        #expect(rules("en", folder, "Other.xib") == ["no-translation"])
        let german = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "1"}}}}"#
        try folder.write(#"{"sourceLanguage": "en", "strings": {"a.text": \#(german)}}"#, to: "Main.xcstrings")
        #expect(rules("en", folder, "Main.xib") == [] && rules("de", folder, "Main.xib") == [])
        #expect(rules("fr", folder, "Main.xib") == ["no-translation"])
        // Its own texts are shown, and not those of a wider language.
        try folder.write(#""a.text" = "2";"#, to: "en.lproj/Other.strings")
        let british = Localization.read("en-GB", forDocumentAt: "\(folder.path)/en-GB.lproj/Other.xib")
        #expect(british.localization.strings.isEmpty && british.findings.isEmpty)
    }

    @Test("A language that has a document of its own needs no translation of another")
    func ownDocument() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "de.lproj/Main.xib")
        #expect(rules("de", folder, "en.lproj/Main.xib") == [] && rules("de-AT", folder, "Base.lproj/Main.xib") == [])
        #expect(rules("de", folder, "en.lproj/Other.xib") == ["no-translation"])
        #expect(rules("de", folder, "en.lproj/Main.storyboard") == ["no-translation"])
    }

    @Test("A folder that is called after a pseudo-language, or after none, is no language's")
    func pseudoLanguages() throws {
        let folder = try TemporaryFolder()
        for name in ["accented", "double-length", "", "base", "all", "de"] {
            try folder.write("", to: "\(name).lproj/Main.strings")
        }
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/Main.storyboard") == ["de"])
    }

    @Test("A catalog or a strings file that cannot be read is reported, and no translation is called missing for it")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/Main.storyboard"
        let catalog = "\(folder.path)/mul.lproj/Main.xcstrings"
        try folder.write("{\n<<<<<<< HEAD\n", to: "mul.lproj/Main.xcstrings")
        // A folder stands where a file should.
        try folder.write("", to: "de.lproj/Main.strings/nothing")
        let place = Localization.Place(path)
        let found = Localization.languages(at: place, of: try Localization.languages(inReadableFolder: place.folder))
        #expect(found.languages == ["de"])
        #expect(found.findings.map { "\($0.rule) \($0.path)" } == ["malformed-strings \(catalog)"])
        let german = Localization.read("de", forDocumentAt: path).findings
        #expect(german.map(\.rule.id) == ["malformed-strings", "unreadable-file"])
        #expect(german.last?.message == "the file cannot be read: Is a directory")
        #expect(Localization.read("fr", forDocumentAt: path).findings.map(\.rule.id) == ["malformed-strings"])
    }

    @Test("What to do is said where there is no translation: with a catalog or without")
    func advice() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/Main.storyboard"
        func message(_ language: String) -> String {
            Localization.named(language, forDocumentAt: path).findings.map(\.message).joined()
        }
        #expect(message("de").hasSuffix("; 'strut strings --update --language de' begins one"))
        #expect(message("Base").hasSuffix("the document's own texts are shown"))
        #expect(message("de,fr").hasSuffix("the document's own texts are shown"))
        try folder.write(#"{"sourceLanguage": "en", "strings": {}}"#, to: "mul.lproj/Main.xcstrings")
        #expect(message("de").hasSuffix("; add the language to \(folder.path)/mul.lproj/Main.xcstrings"))
    }

    /// The translations from a catalog with the entry `german` of one text, as an iPhone and an iPad show them.
    private func shown(_ german: String) throws -> [String?] {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/Main.xib"
        let entry = #"{"a.text": {"localizations": {"de": \#(german)}}}"#
        try folder.write(#"{"sourceLanguage": "en", "strings": \#(entry), "version": "1.0"}"#, to: "Main.xcstrings")
        let translation = Localization.read("de", forDocumentAt: path)
        #expect(translation.findings.isEmpty == !translation.localization.strings.isEmpty)
        let xib = DocumentHeader.bare.xib("<label id='a'/>")
        let document = try Document.parse(Array(xib.utf8), path: path)
        return try ["iPhone 15", "iPad"].map { name in
            let device = try #require(Device.named(name))
            let environment = LayoutEnvironment(device: device, localization: translation.localization)
            return ResolvedEnvironment(document: document, environment: environment).localization?.strings["a.text"]
        }
    }

    @Test("A text that varies by device is the device's own, else that of others; one by number that of others")
    func variations() throws {
        func unit(_ text: String) -> String { #"{"stringUnit": {"state": "new", "value": "\#(text)"}}"# }
        func varied(_ kind: String, _ cases: String) -> String { #"{"variations": {"\#(kind)": {\#(cases)}}}"# }
        let (one, two) = (unit("1"), unit("2"))
        #expect(try shown(one) == ["1", "1"])
        #expect(try shown(varied("device", #""ipad": \#(one), "other": \#(two)"#)) == ["2", "1"])
        #expect(try shown(varied("device", #""iphone": \#(one), "mac": \#(two)"#)) == ["1", "1"])
        #expect(try shown(varied("device", #""mac": \#(two), "appletv": \#(one)"#)) == ["2", "2"])
        let number = varied("plural", #""one": \#(one), "other": \#(two)"#)
        #expect(try shown(number) == ["2", "2"])
        #expect(try shown(varied("device", #""ipad": \#(one), "iphone": \#(number)"#)) == ["2", "1"])
        #expect(try shown(varied("device", "")) == [nil, nil])
    }

    @Test("A place that Xcode keeps for a translation is none; what is written, or done with, is one")
    func untranslated() throws {
        func unit(_ state: String, _ text: String) -> String {
            #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
        }
        #expect(try shown(unit("new", "")) == [nil, nil])
        #expect(try shown(unit("new", "1")) == ["1", "1"])
        #expect(try shown(unit("needs_review", "1")) == ["1", "1"])
        #expect(try shown(unit("translated", "")) == ["", ""])
        let device = #""ipad": \#(unit("new", "")), "other": \#(unit("translated", "2"))"#
        #expect(try shown(#"{"variations": {"device": {\#(device)}}}"#) == ["2", "2"])
    }

    @Test("A catalog says what is the same in every language, and of a language without texts what to do")
    func untranslatable() throws {
        let folder = try TemporaryFolder()
        let empty = #"{"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}}"#
        let others = #""b.text": {"shouldTranslate": false}, "c.text": {"shouldTranslate": true}"#
        let entries = #"{"a.text": \#(empty), \#(others)}"#
        try folder.write(#"{"sourceLanguage": "en", "strings": \#(entries)}"#, to: "Main.xcstrings")
        for language in ["de", "de-AT"] {
            let read = Localization.read(language, forDocumentAt: "\(folder.path)/Main.xib")
            #expect(read.localization.language == language && read.localization.strings.isEmpty)
            #expect(read.localization.untranslatable == ["b.text"])
            #expect(read.findings.map(\.rule.id) == ["no-translation"])
            #expect(read.findings[0].message.hasSuffix("; translate them in \(folder.path)/Main.xcstrings"))
        }
        try folder.write(#""a.text" = "1";"#, to: "de.lproj/Main.strings")
        let german = Localization.read("de", forDocumentAt: "\(folder.path)/Main.xib").localization
        #expect(german.strings == ["a.text": "1"] && german.untranslatable == ["b.text"])
    }

    @Test("Substitutions stand where a text names them, with the specifiers of their arguments")
    func substitutions() throws {
        func part(_ number: Int, _ text: String) -> String {
            let unit = #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
            let cases = #"{"one": {}, "other": \#(unit)}"#
            return #"{"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": \#(cases)}}"#
        }
        func german(_ text: String, _ parts: String) -> String {
            #"{"stringUnit": {"state": "translated", "value": "\#(text)"}, "substitutions": {\#(parts)}}"#
        }
        let one = german("Nur %#@n@, %#@none@", #""n": \#(part(1, "%arg Dateien"))"#)
        #expect(try shown(one) == ["Nur %lld Dateien, %#@none@", "Nur %lld Dateien, %#@none@"])
        let parts = #""n": \#(part(1, "%arg Dateien")), "o": \#(part(2, "%arg Ordnern"))"#
        let text = "In %2$lld Ordnern %1$lld Dateien"
        #expect(try shown(german("In %#@o@ %#@n@", parts)) == [text, text])
        // Many names of a long part would be more than memory holds.
        let long = #""n": \#(part(1, String(repeating: "a", count: 10_000)))"#
        let many = try shown(german(String(repeating: "%#@n@", count: 10_000), long))
        #expect(many.allSatisfy { ($0?.utf8.count ?? .max) < 200_000 })
    }

    @Test("A strings file replaces what a catalog says for any device")
    func stringsFileBeforeVariations() throws {
        let folder = try TemporaryFolder()
        let unit = #"{"stringUnit": {"state": "new", "value": "1"}}"#
        let german = #"{"variations": {"device": {"ipad": \#(unit), "other": {"stringUnit": {"value": "2"}}}}}"#
        try folder.write(#"{"strings": {"a.text": {"localizations": {"de": \#(german)}}}}"#, to: "Main.xcstrings")
        let path = "\(folder.path)/Main.xib"
        #expect(Localization.read("de", forDocumentAt: path).localization.padStrings == ["a.text": "1"])
        try folder.write(#""a.text" = "3";"#, to: "de.lproj/Main.strings")
        let localization = Localization.read("de", forDocumentAt: path).localization
        #expect(localization.strings == ["a.text": "3"] && localization.padStrings.isEmpty)
    }

    @Test("A catalog that is a named pipe is not waited for")
    func pipe() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "de.lproj/Main.strings")
        #expect(mkfifo("\(folder.path)/Main.xcstrings", 0o600) == 0)
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/Main.storyboard") == ["de"])
    }
}
