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

    @Test("A catalogue that is a named pipe is not waited for")
    func pipe() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "de.lproj/Main.strings")
        #expect(mkfifo("\(folder.path)/Main.xcstrings", 0o600) == 0)
        #expect(Localization.languages(ofDocumentAt: "\(folder.path)/Main.storyboard") == ["de"])
    }
}
