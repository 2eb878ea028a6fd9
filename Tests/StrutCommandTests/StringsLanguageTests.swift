import Foundation
import Testing

@Suite("strut strings --language, beside what is translated already")
struct StringsLanguageTests {
    private let folder: TemporaryFolder
    private static let catalog = "Card.xcstrings"
    private static let document = "Base.lproj/Card.xib"

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeCard(title: "Hello", #"<label id="cC" text="World"/><label id="dD" text="Strut"/>"#)
    }

    /// A catalog with German texts for some keys. `dD.text` is the same in every language.
    private func writeCatalog(_ texts: [String: String]) throws {
        var entries = texts.map { key, text in
            #""\#(key)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
        }
        entries.append(#""dD.text": {"shouldTranslate": false}"#)
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {\#(entries.sorted().joined(separator: ", "))}, "version": "1.0"}"#,
            to: Self.catalog)
        // What Xcode has in an entry besides.
        #expect(try folder.strings("--update", "--quiet", Self.document).status == 0)
    }

    /// What the document shows in a language, and what is said of that.
    private func shown(in language: String) throws -> StrutProcess {
        try StrutProcess(["compile", "--language", language, "--format", "tree", Self.document], in: folder.url)
    }

    @Test("A catalog that has the language has it still, and no strings file is begun before it")
    func complete() throws {
        try writeCatalog(["bB.text": "Hallo", "cC.text": "Welt"])
        let before = try folder.read(Self.catalog)
        for words in [["--check"], [], ["--check", "--format", "xcstrings"]] {
            // The catalog spells it.
            let run = try folder.strings(["--update", "--language", "DE,en"] + words + [Self.document])
            #expect(run.status == 0 && run.errors.isEmpty, "\(words) \(run)")
        }
        #expect(try folder.read(Self.catalog) == before)
        #expect(try folder.names() == ["Base.lproj", Self.catalog])
        #expect(try shown(in: "de").output.contains("Hallo"))
    }

    @Test("A catalog that lacks the language gets places for it, as Xcode keeps them")
    func begun() throws {
        try writeCatalog(["bB.text": "Hallo"])
        let update = ["--update", "--language", "de,fr", Self.document]
        let notes = """
            \(Self.catalog): note: 'de' is new for 1 text, to be translated here
            \(Self.catalog): note: 'fr' is new for 2 texts, to be translated here

            """
        let check = try folder.strings(update + ["--check"])
        #expect(check.status == 1 && check.errors == notes, "\(check)")
        let run = try folder.strings(update)
        #expect(run.status == 0 && run.errors == notes, "\(run)")
        #expect(try folder.names() == ["Base.lproj", Self.catalog])
        let json = try JSONSerialization.jsonObject(with: Data(folder.read(Self.catalog).utf8)) as? [String: Any]
        let entries = try #require(json?["strings"] as? [String: [String: Any]])
        func texts(_ key: String) throws -> [String: [String: String]] {
            let languages = try #require(entries[key]?["localizations"] as? [String: [String: [String: String]]])
            return languages.compactMapValues { $0["stringUnit"] }
        }
        let place = ["state": "new", "value": ""]
        #expect(try texts("bB.text")["de"] == ["state": "translated", "value": "Hallo"])
        #expect(try texts("bB.text")["fr"] == place && texts("cC.text")["fr"] == place)
        #expect(try texts("cC.text")["de"] == place && texts("dD.text").keys.sorted() == ["en"])
        let again = try folder.strings(update + ["--check"])
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
        let french = try shown(in: "fr")
        #expect(french.output.contains("Hello") && french.errors.contains("translate them in \(Self.catalog)"))
    }

    @Test("A new catalog has places for the languages that are named")
    func newCatalog() throws {
        let run = try folder.strings("--update", "--format", "xcstrings", "--language", "fr", ".")
        #expect(run.status == 0 && run.errors == "mul.lproj/Card.xcstrings: note: is new, 3 texts\n", "\(run)")
        #expect(try folder.names() == ["Base.lproj", "mul.lproj"])
        #expect(try folder.read("mul.lproj/Card.xcstrings").components(separatedBy: #""fr" : {"#).count == 4)
    }

    @Test("A strings file that is wanted beside a catalog begins with what is shown, and it is said what counts")
    func besides() throws {
        try writeCatalog(["bB.text": "Hallo"])
        let before = try shown(in: "de").output
        let run = try folder.strings("--update", "--format", "strings", "--language", "de", Self.document)
        let path = "de.lproj/Card.strings"
        #expect(
            run.status == 0
                && run.errors == """
                    \(path): note: is new, 3 texts
                    \(path): note: each of its texts counts before that of '\(Self.catalog)' now; \
                    it begins with what was shown in 'de' so far

                    """,
            "\(run)")
        let german = try folder.read(path)
        #expect(german.contains(#""bB.text" = "Hallo";"#) && german.contains(#""cC.text" = "World";"#), "\(german)")
        #expect(try shown(in: "de").output == before)
        // So does an output that is such a file.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("de.lproj"))
        #expect(try folder.strings("-o", path, Self.document).status == 0)
        #expect(try folder.read(path) == german)
    }

    @Test("What is new in a strings file beside a catalog is what that shows")
    func lacking() throws {
        try writeCatalog(["bB.text": "Hallo", "cC.text": "Welt"])
        try folder.write(#""bB.text" = "Guten Tag";"#, to: "de.lproj/Card.strings")
        let before = try shown(in: "de").output
        #expect(before.contains("Guten Tag") && before.contains("Welt"), "\(before)")
        #expect(try folder.strings("--update", Self.document).status == 0)
        #expect(try shown(in: "de").output == before)
    }

    @Test("A language of a region begins with what it shows, that of the language")
    func region() throws {
        try folder.write(#""bB.text" = "Hallo"; "cC.text" = "Welt"; "dD.text" = "Strut";"#, to: "de.lproj/Card.strings")
        let run = try folder.strings("--update", "--language", "de-AT", Self.document)
        #expect(run.status == 0 && run.errors.contains("de-AT.lproj/Card.strings: note: is new, 3 texts"), "\(run)")
        #expect(try folder.read("de-AT.lproj/Card.strings").contains(#""bB.text" = "Hallo";"#))
    }

    @Test("Beside a catalog that cannot be read no strings file is begun")
    func unreadable() throws {
        try folder.write("{\n<<<<<<< HEAD\n", to: Self.catalog)
        for words in [[], ["--format", "strings"]] {
            let run = try folder.strings(["--update", "--language", "de"] + words + [Self.document])
            #expect(
                run.status == 65 && run.errors.contains("\(Self.catalog):2:1: error: an unfinished merge"), "\(run)")
            #expect(try folder.names() == ["Base.lproj", Self.catalog])
        }
    }

    @Test("A document without texts lacks no translation, one with texts does, and it is said")
    func withoutTexts() throws {
        try folder.write(#""bB.text" = "Hallo"; "cC.text" = "Welt"; "dD.text" = "Strut";"#, to: "de.lproj/Card.strings")
        let plain = try folder.read(Self.document).replacing(#/ text="[^"]*"/#, with: "")
        try folder.write(plain, to: "Plain.xib")
        for words in [["--check"], []] {
            let run = try folder.strings(["--update", "--language", "de"] + words + ["."])
            #expect(run.status == 0 && !run.errors.contains("Plain"), "\(run)")
        }
        #expect(try folder.names() == ["Base.lproj", "Plain.xib", "de.lproj"])
        for name in ["Other", "Third"] { try folder.write(folder.read(Self.document), to: "\(name).xib") }
        let note = "Other.xib: note: there is no strings file or catalog beside this document, nor beside 1 other; "
        let run = try folder.strings("--update", "--check", ".")
        #expect(run.status == 0 && run.errors.hasPrefix(note) && !run.errors.contains("Plain"), "\(run)")
    }
}
