import Environment
import Foundation
import Testing

@testable import Projects

@Suite("Languages beside a document")
struct LanguageTests {
    @Test("Strings files and catalogues name the languages; the document's own folder is none")
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

    @Test("A folder that is called after a pseudo-language, or after none, is no language's")
    func pseudoLanguages() throws {
        let folder = try TemporaryFolder()
        for name in ["accented", "double-length", "", "base", "all", "de"] {
            try folder.write("", to: "\(name).lproj/Main.strings")
        }
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/Main.storyboard") == ["de"])
    }

    @Test("What to do is said where there is no translation: with a catalogue or without")
    func advice() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/Main.storyboard"
        func message(_ language: String) -> String {
            Localization.named(language, forDocumentAt: path).findings.map(\.message).joined()
        }
        #expect(message("de").hasSuffix("; 'strut strings --update --language de' begins one"))
        #expect(message("Base").hasSuffix("the document's own texts are shown"))
        try folder.write(#"{"sourceLanguage": "en", "strings": {}}"#, to: "mul.lproj/Main.xcstrings")
        #expect(message("de").hasSuffix("; add the language to \(folder.path)/mul.lproj/Main.xcstrings"))
    }

    @Test("A catalogue that is a named pipe is not waited for")
    func pipe() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "de.lproj/Main.strings")
        #expect(mkfifo("\(folder.path)/Main.xcstrings", 0o600) == 0)
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/Main.storyboard") == ["de"])
    }
}
