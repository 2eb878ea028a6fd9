import Foundation
import StrutTestSupport
import Testing

@Suite("strut strings --update, which loses nothing")
struct StringsUpdateTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeCard(title: "Hello", "")
    }

    private func storyboard(_ id: String, _ text: String, for platform: DocumentHeader.Platform = .iOS) -> String {
        DocumentHeader(tools: nil, device: nil, platform: platform, features: []).storyboard(
            """
            <scene sceneID="s\(id)"><objects><viewController id="c\(id)"><view key="view" id="v\(id)"><subviews>
            <label id="\(id)" text="\(text)"/></subviews></view></viewController></objects></scene>
            """)
    }

    @Test("A strings file in Latin-1 is left as it is, and said to be malformed where it is read")
    func latin1() throws {
        let path = "de.lproj/Card.strings"
        try folder.write("", to: path)
        let bytes: [UInt8] = Array(#""bB.text" = "Gr"#.utf8) + [0xF6, 0xDF] + Array(#"e";"#.utf8)
        let file = folder.url.appendingPathComponent(path)
        try Data(bytes).write(to: file)
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(run.status == 65)
        #expect(run.errors.contains("\(path):1:16: error: the file stops being UTF-8 here"), "\(run)")
        #expect(run.errors.contains("malformed-strings") && run.errors.contains("left as it is"))
        #expect(try Array(Data(contentsOf: file)) == bytes)
        let check = try StrutProcess(["check", "--language", "de", "Base.lproj/Card.xib"], in: folder.url)
        let words = check.output + check.errors
        #expect(words.contains("the file stops being UTF-8 here") && words.contains("malformed-strings"), "\(check)")
    }

    @Test("A property list in XML is read, and compared, but not written; a catalog takes it over")
    func xml() throws {
        func list(_ key: String) -> String {
            "<?xml version=\"1.0\"?>\n<plist><dict><key>\(key)</key><string>Hallo</string></dict></plist>\n"
        }
        let path = "de.lproj/Card.strings"
        try folder.write(list("bB.text"), to: path)
        for option in ["--check", "--quiet"] {
            let run = try folder.strings("--update", option, "Base.lproj/Card.xib")
            #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
        }
        try folder.write(list("bB.placeholder"), to: path)
        #expect(try folder.strings("--update", "--check", "Base.lproj/Card.xib").status == 1)
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(run.status == 73, "\(run)")
        #expect(run.errors.contains("'bB.text' is new") && run.errors.contains("is a property list in XML"), "\(run)")
        #expect(try folder.read(path) == list("bB.placeholder"))
        try folder.write(list("bB.text"), to: path)
        let catalog = try folder.strings("--update", "--format", "xcstrings", "Base.lproj/Card.xib")
        #expect(catalog.status == 0, "\(catalog)")
        #expect(try folder.read("mul.lproj/Card.xcstrings").contains("Hallo"))
        #expect(try folder.read(path) == list("bB.text"))
    }

    @Test("A file that serves code under the document's name is left as it is; the others are brought up to date")
    func table() throws {
        let table = #""settings.title" = "Einstellungen"; "settings.done" = "Fertig";"#
        try folder.write(table, to: "de.lproj/Card.strings")
        try folder.write(#""bB.text" = "Bonjour";"#, to: "fr.lproj/Card.strings")
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(run.status == 64)
        #expect(run.errors.contains("'de.lproj/Card.strings' holds texts of an app, such as 'settings.done'"), "\(run)")
        #expect(try folder.read("de.lproj/Card.strings") == table)
        #expect(try folder.read("fr.lproj/Card.strings").contains("ObjectID"))
    }

    @Test(
        "Documents of one name share their translations, whichever of them is named", arguments: [".", "one", "both"])
    func twins(operands: String) throws {
        try folder.write(storyboard("tW", "World"), to: "Base.lproj/Card.storyboard")
        try folder.write(#""bB.text" = "Hallo"; "tW.text" = "Welt";"#, to: "de.lproj/Card.strings")
        let words = [
            "one": ["./Base.lproj/Card.xib"], "both": ["Base.lproj/Card.xib", "./Base.lproj/Card.storyboard"],
        ]
        let update = ["strings", "--update", "--language", "fr"] + (words[operands] ?? [operands])
        let run = try StrutProcess(update, in: folder.url)
        #expect(run.status == 0 && !run.errors.contains("no longer"), "\(run)")
        let german = try folder.read("de.lproj/Card.strings")
        #expect(german.contains(#""bB.text" = "Hallo";"#) && german.contains(#""tW.text" = "Welt";"#))
        let french = try folder.read("fr.lproj/Card.strings")
        #expect(french.contains(#""bB.text" = "Hello";"#) && french.contains(#""tW.text" = "World";"#))
        let again = try StrutProcess(update + ["--check"], in: folder.url)
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
    }

    @Test("A document for each language: the text in the source language counts, and nothing swings to and fro")
    func eachLanguage() throws {
        let path = "fr.lproj/Main.strings"
        try folder.write(storyboard("tW", "World"), to: "en.lproj/Main.storyboard")
        try folder.write(storyboard("tW", "Welt"), to: "de.lproj/Main.storyboard")
        try folder.write(
            "\n/* Class = \"UILabel\"; text = \"World\"; ObjectID = \"tW\"; */\n\"tW.text\" = \"Monde\";\n", to: path)
        let check = try folder.strings("--update", "--check", ".")
        #expect(check.status == 0 && !check.errors.contains("Main"), "\(check)")
        #expect(try folder.strings("--update", "--check", "de.lproj/Main.storyboard").status == 0)
    }

    @Test("Where one of the documents that share a file cannot be read, the file is left as it is")
    func unreadableTwin() throws {
        let german = #""bB.text" = "Hallo"; "tW.text" = "Welt";"#
        try folder.write("<document", to: "Base.lproj/Card.storyboard")
        try folder.write(german, to: "de.lproj/Card.strings")
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(run.status == 65)
        #expect(run.errors.contains("Base.lproj/Card.storyboard:") && run.errors.contains("shares its translations"))
        #expect(try folder.read("de.lproj/Card.strings") == german)
    }

    @Test("Of a folder what check looks at is brought up to date: no packages, nothing that is excluded")
    func folders() throws {
        for place in ["Pods", "Vendor", "App"] {
            try folder.write(storyboard("tW", "World"), to: "\(place)/Base.lproj/Main.storyboard")
            try folder.write(#""tW.text" = "Welt";"#, to: "\(place)/de.lproj/Main.strings")
        }
        try folder.write(#"{"exclude": ["Vendor"]}"#, to: ".strut.json")
        #expect(try folder.strings("--update", ".").status == 0)
        #expect(try folder.read("Pods/de.lproj/Main.strings") == #""tW.text" = "Welt";"#)
        #expect(try folder.read("Vendor/de.lproj/Main.strings") == #""tW.text" = "Welt";"#)
        #expect(try folder.read("App/de.lproj/Main.strings").contains("ObjectID"))
        // What a configuration that cannot be read excludes is not known.
        try folder.write(#"{"exclude": "#, to: ".strut.json")
        try folder.write(#""tW.text" = "Welt";"#, to: "App/de.lproj/Main.strings")
        #expect(try folder.strings("--update", ".").status == 1)
        #expect(try folder.read("App/de.lproj/Main.strings") == #""tW.text" = "Welt";"#)
    }

    @Test("A document for macOS in a folder is skipped with a note")
    func otherPlatforms() throws {
        try folder.write(storyboard("tW", "World", for: .macOS), to: "Mac/Mac.storyboard")
        let run = try folder.strings("--update", "--language", "de", ".")
        #expect(run.status == 0)
        let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("Mac/Mac.storyboard:") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" note: ") }, "\(run)")
        #expect(try folder.read("de.lproj/Card.strings").contains("bB.text"))
        #expect(try folder.strings("--update", "--check", "--quiet", ".").errors.isEmpty)
        #expect(try folder.strings("--update", "Mac/Mac.storyboard").status == 65)
    }

    private static let catalog = "mul.lproj/Card.xcstrings"

    /// The localizations of an entry of the catalog, by language.
    private func localizations(_ key: String) throws -> [String: [String: [String: String]]] {
        let json = try JSONSerialization.jsonObject(with: Data(folder.read(Self.catalog).utf8)) as? [String: Any]
        let entries = try #require(json?["strings"] as? [String: [String: Any]])
        return try #require(entries[key]?["localizations"] as? [String: [String: [String: String]]])
    }

    @Test("A new catalog has what the strings files beside it translate, and it is said that these count before it")
    func takingOver() throws {
        try folder.writeCard(title: "Hello", #"<label id="cC" text="World"/>"#)
        try folder.write(
            """
            "bB.text" = "Hallo";
            /* Class = "UILabel"; text = "Earth"; ObjectID = "cC"; */
            "cC.text" = "Erde";
            "gone.text" = "Fort";
            """, to: "de.lproj/Card.strings")
        try folder.write(#""bB.text" = "Bonjour";"#, to: "fr.lproj/Card.strings")
        let update = ["--update", "--format", "xcstrings", "Base.lproj/Card.xib"]
        let missing = try folder.strings(update + ["--check"])
        #expect(missing.status == 1 && !missing.errors.contains("deleted"), "\(missing)")
        #expect(try folder.names() == ["Base.lproj", "de.lproj", "fr.lproj"])
        let run = try folder.strings(update)
        #expect(run.status == 0)
        let rest = "but each still counts before that of the catalog as long as this file is there: it can be deleted"
        #expect(
            run.errors == """
                \(Self.catalog): note: is new, 2 texts
                \(Self.catalog): note: 'cC.text' has changed; its translations need review
                \(Self.catalog): note: 'gone.text' is no longer in the document
                de.lproj/Card.strings: note: its translations are in '\(Self.catalog)' now, \(rest)
                fr.lproj/Card.strings: note: its translations are in '\(Self.catalog)' now, \(rest)

                """)
        let hello = try localizations("bB.text")
        #expect(hello["de"]?["stringUnit"] == ["state": "translated", "value": "Hallo"])
        #expect(hello["fr"]?["stringUnit"] == ["state": "translated", "value": "Bonjour"])
        #expect(hello["en"]?["stringUnit"] == ["state": "new", "value": "Hello"])
        let world = try localizations("cC.text")
        #expect(world["de"]?["stringUnit"] == ["state": "needs_review", "value": "Erde"] && world["fr"] == nil)
        #expect(try localizations("gone.text")["de"]?["stringUnit"] == ["state": "translated", "value": "Fort"])
        #expect(try folder.read(Self.catalog).contains(#""extractionState" : "stale""#))
        let fresh = try folder.read(Self.catalog)
        for words in [update, update + ["--check"]] {
            let again = try folder.strings(words)
            #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
        }
        // The note is true: the strings file is shown first, and nothing is lost without it.
        try folder.write(fresh.replacing("Bonjour", with: "Salut"), to: Self.catalog)
        func french() throws -> String {
            let words = ["compile", "--language", "fr", "--format", "tree", "Base.lproj/Card.xib"]
            return try StrutProcess(words, in: folder.url).output
        }
        #expect(try french().contains("Bonjour"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("fr.lproj"))
        #expect(try french().contains("Salut"))
    }

    @Test("What reads in a strings file as in the document may be translated, or not yet: it needs review")
    func untranslated() throws {
        #expect(try folder.strings("--update", "--language", "de", "Base.lproj/Card.xib").status == 0)
        #expect(try folder.strings("--update", "--format", "xcstrings", "Base.lproj/Card.xib").status == 0)
        #expect(try localizations("bB.text")["de"]?["stringUnit"] == ["state": "needs_review", "value": "Hello"])
    }

    @Test("A strings file in the source language, or of something else, is not taken over; a broken one holds up all")
    func notTakenOver() throws {
        try folder.write(#""bB.text" = "Hi";"#, to: "en.lproj/Card.strings")
        try folder.write(#""settings.title" = "Impostazioni";"#, to: "it.lproj/Card.strings")
        try folder.write(#""bB.text" = "Hallo" "Se"#, to: "de.lproj/Card.strings")
        let update = ["--update", "--format", "xcstrings", "Base.lproj/Card.xib"]
        let broken = try folder.strings(update)
        #expect(broken.status == 65 && broken.errors.contains("no catalog is begun without it"), "\(broken)")
        #expect(try !folder.names().contains("mul.lproj"))
        try folder.write(#""bB.text" = "Hallo";"#, to: "de.lproj/Card.strings")
        let run = try folder.strings(update)
        #expect(run.status == 0, "\(run)")
        #expect(run.errors.contains("en.lproj/Card.strings: note: is in the source language"))
        #expect(!run.errors.contains("it.lproj"), "\(run)")
        #expect(try localizations("bB.text").keys.sorted() == ["de", "en"])
        #expect(try localizations("bB.text")["en"]?["stringUnit"] == ["state": "new", "value": "Hello"])
        #expect(try !folder.read(Self.catalog).contains("settings.title"))
    }

    @Test(
        "What is no language is refused",
        arguments: ["Base", "mul", "all", ",", "de, ", "accented", "1a", "de,Base"])
    func languages(name: String) throws {
        let run = try folder.strings("--update", "--language", name, "Base.lproj/Card.xib")
        #expect(run.status == 64 && run.errors.contains("write its code: de, pt-BR"), "\(run)")
        #expect(try folder.names() == ["Base.lproj"])
    }
}
