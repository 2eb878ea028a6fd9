import Foundation
import StrutTestSupport
import Testing

@Suite("strut strings, on files that several documents share")
struct StringsSharingTests {
    private let folder: TemporaryFolder
    /// A German file with the texts of two documents.
    private static let german = #""bB.text" = "Hallo"; "tW.text" = "Welt"; "mW.title" = "Fenster";"# + "\n"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func writeXib(_ id: String, _ text: String, for platform: DocumentHeader.Platform = .iOS, to path: String)
        throws
    {
        let header = DocumentHeader(tools: nil, device: nil, platform: platform, features: [])
        try folder.write(
            header.xib(#"<view id="v\#(id)"><subviews><label id="\#(id)" text="\#(text)"/></subviews></view>"#),
            to: path)
    }

    private func link(_ path: String, to goal: String) throws {
        let url = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: goal)
    }

    // MARK: Other platforms

    @Test(
        "A document for macOS is passed over with a note, and nothing of its translations is lost",
        arguments: [".", "Base.lproj/Card.storyboard"])
    func otherPlatforms(operand: String) throws {
        try writeXib("bB", "Hello", to: "Base.lproj/Card.storyboard")
        try writeXib("mW", "World", for: .macOS, to: "Base.lproj/Card.xib")
        try folder.write(Self.german, to: "de.lproj/Card.strings")
        // Only the texts of the other one are in it, and none of a table of code.
        try folder.write(#""mW.title" = "Fenêtre";"#, to: "fr.lproj/Card.strings")
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {"mW.title": {"localizations": {"ja": {}}}}, "version": "1.0"}"#,
            to: "mul.lproj/Card.xcstrings")
        let run = try folder.strings("--update", operand)
        #expect(run.status == 0, "\(run)")
        let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("Base.lproj/Card.xib:") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains(" note: ") }, "\(run)")
        #expect(!run.errors.contains("no longer"))
        let german = try folder.read("de.lproj/Card.strings")
        #expect(german.contains("ObjectID") && german.contains(#""bB.text" = "Hallo";"#))
        #expect(german.contains(#""tW.text" = "Welt";"#) && german.contains(#""mW.title" = "Fenster";"#))
        let french = try folder.read("fr.lproj/Card.strings")
        #expect(french.contains(#""bB.text" = "Hello";"#) && french.contains(#""mW.title" = "Fenêtre";"#))
        let catalog = try folder.read("mul.lproj/Card.xcstrings")
        #expect(catalog.contains("mW.title") && catalog.contains("bB.text") && !catalog.contains("stale"))
        let again = try folder.strings("--update", "--check", "--quiet", operand)
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
    }

    @Test("A document for macOS that is named by itself is an error still, and keeps its translations")
    func namedForeigner() throws {
        try writeXib("bB", "Hello", to: "Base.lproj/Card.storyboard")
        try writeXib("mW", "World", for: .macOS, to: "Base.lproj/Card.xib")
        try folder.write(Self.german, to: "de.lproj/Card.strings")
        #expect(try folder.strings("--update", "Base.lproj/Card.xib").status == 65)
        #expect(try folder.read("de.lproj/Card.strings") == Self.german)
        #expect(try folder.strings("--update", "Base.lproj/Card.storyboard", "Base.lproj/Card.xib").status == 65)
        #expect(try folder.read("de.lproj/Card.strings").contains("mW.title"))
    }

    // MARK: Outputs

    @Test("An output beside its document has the texts of all that share it, as an update gives it")
    func output() throws {
        let path = "de.lproj/Card.strings"
        try writeXib("bB", "Hello", to: "Base.lproj/Card.storyboard")
        try writeXib("tW", "World", to: "Base.lproj/Card.xib")
        try folder.write(Self.german, to: path)
        let run = try folder.strings("-o", path, "Base.lproj/Card.xib")
        #expect(run.status == 0, "\(run)")
        let written = try folder.read(path)
        #expect(written.contains(#""bB.text" = "Hallo";"#) && written.contains(#""tW.text" = "Welt";"#))
        #expect(try folder.strings("--update", "--check", ".").status == 0)
        // Elsewhere an output has the texts of what is named.
        #expect(try folder.strings("-o", "Out.strings", "Base.lproj/Card.xib").status == 0)
        #expect(try !folder.read("Out.strings").contains("bB.text"))
        // Who has texts in it is to be known.
        try folder.write("<document", to: "Base.lproj/Card.storyboard")
        let broken = try folder.strings("-o", path, "Base.lproj/Card.xib")
        #expect(broken.status == 65 && broken.errors.contains("shares its translations"), "\(broken)")
        #expect(try folder.read(path) == written)
    }

    // MARK: Links

    @Test("A folder of translations that is a link keeps the texts of all documents", arguments: [".", "A", "B"])
    func linkedFolder(operand: String) throws {
        try writeXib("bB", "Hello", to: "A/Base.lproj/Card.xib")
        try writeXib("tW", "World", to: "B/Base.lproj/Card.xib")
        try folder.write(Self.german, to: "A/de.lproj/Card.strings")
        try link("B/de.lproj", to: "../A/de.lproj")
        // Who leads to a file by a link cannot be seen from the file.
        let operands = operand == "A" ? ["A", "B"] : [operand]
        let run = try StrutProcess(["strings", "--update"] + operands, in: folder.url)
        #expect(run.status == 0, "\(run)")
        let german = try folder.read("A/de.lproj/Card.strings")
        #expect(german.contains(#""bB.text" = "Hallo";"#) && german.contains(#""tW.text" = "Welt";"#), "\(german)")
        #expect(!run.errors.contains("Card.strings: note: 'tW.text'") && !run.errors.contains("'bB.text'"), "\(run)")
        let again = try StrutProcess(["strings", "--update", "--check"] + operands, in: folder.url)
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
    }

    @Test("A file that a document shares through a link is left as it is where that document cannot be read")
    func linkedUnreadable() throws {
        try writeXib("bB", "Hello", to: "A/Base.lproj/Card.xib")
        try folder.write("<document", to: "B/Base.lproj/Card.xib")
        try folder.write(Self.german, to: "A/de.lproj/Card.strings")
        try link("B/de.lproj", to: "../A/de.lproj")
        let run = try folder.strings("--update", ".")
        #expect(run.status == 65 && run.errors.contains("A/de.lproj/Card.strings: note: is left as it is"), "\(run)")
        #expect(try folder.read("A/de.lproj/Card.strings") == Self.german)
    }

    @Test("Two catalogs that are one file have the texts of both documents, and each has its strings files")
    func linkedCatalog() throws {
        try writeXib("bB", "Hello", to: "Base.lproj/Card.xib")
        try writeXib("tW", "World", to: "Base.lproj/Page.xib")
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {"bB.text": {"localizations": {"de": {}}}, "tW.text": {}}}"#,
            to: "Card.xcstrings")
        try link("Page.xcstrings", to: "Card.xcstrings")
        let run = try folder.strings("--update", "--language", "de", ".")
        #expect(run.status == 0 && !run.errors.contains("no longer"), "\(run)")
        let catalog = try folder.read("Card.xcstrings")
        #expect(catalog.contains("bB.text") && catalog.contains("tW.text") && !catalog.contains("stale"))
        #expect(try folder.strings("--update", "--format", "strings", "--language", "de", ".").status == 0)
        #expect(try folder.read("de.lproj/Card.strings").contains("bB.text"))
        #expect(try !folder.read("de.lproj/Card.strings").contains("tW.text"))
        #expect(try folder.read("de.lproj/Page.strings").contains("tW.text"))
    }

    @Test("A document that is a link which leads nowhere is missed: its translations are left as they are")
    func danglingLink() throws {
        try writeXib("bB", "Hello", to: "Base.lproj/Card.xib")
        try link("Base.lproj/Card.storyboard", to: "nowhere")
        try folder.write(Self.german, to: "de.lproj/Card.strings")
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(run.status == 66 && run.errors.contains("Base.lproj/Card.storyboard:"), "\(run)")
        #expect(try folder.read("de.lproj/Card.strings") == Self.german)
    }

    // MARK: Links to files

    /// Documents of two folders, and a German file of the second one that a link in the first leads to.
    private func linkFile() throws {
        try writeXib("bB", "Hello", to: "A/Card.xib")
        try writeXib("tW", "World", to: "B/Page.xib")
        try folder.write(#""bB.text" = "Hallo"; "tW.text" = "Welt";"#, to: "B/de.lproj/Page.strings")
        try link("A/de.lproj/Card.strings", to: "../../B/de.lproj/Page.strings")
    }

    @Test(
        "An output that is a link, or that one leads to, keeps the texts of those beside whom it lies",
        arguments: ["A/de.lproj/Card.strings", "B/de.lproj/Page.strings"])
    func linkedOutput(path: String) throws {
        try linkFile()
        let run = try folder.strings("--output", path, "A/Card.xib")
        #expect(run.status == 0 && !run.errors.contains("no longer"), "\(run)")
        let german = try folder.read("B/de.lproj/Page.strings")
        #expect(german.contains(#""bB.text" = "Hallo";"#) && german.contains(#""tW.text" = "Welt";"#), "\(german)")
        #expect(german.contains("ObjectID"))
        // Who has texts in it is to be known.
        try folder.write("<document", to: "B/Page.xib")
        let broken = try folder.strings("--output", path, "A/Card.xib")
        #expect(broken.status == 65 && broken.errors.contains("B/Page.xib:1:"), "\(broken)")
        #expect(try folder.read("B/de.lproj/Page.strings") == german)
    }

    @Test("An output beside others is refused where it has only their texts, and has none of theirs otherwise")
    func outputOfOthers() throws {
        try writeXib("bB", "Hello", to: "A/Card.xib")
        try writeXib("tW", "World", to: "B/Page.xib")
        let path = "B/de.lproj/Page.strings"
        try folder.write(#""tW.text" = "Welt";"#, to: path)
        #expect(try folder.strings("--output", path, "A/Card.xib").status == 64)
        #expect(try folder.read(path) == #""tW.text" = "Welt";"#)
        try folder.write(#""bB.text" = "Hallo";"#, to: path)
        #expect(try folder.strings("--output", path, "A/Card.xib").status == 0)
        #expect(try !folder.read(path).contains("tW.text"))
    }

    @Test("A new file in a linked folder has the texts of all documents beside whom it lies")
    func newInLinkedFolder() throws {
        try writeXib("bB", "Hello", to: "A/Card.xib")
        try writeXib("tW", "World", to: "B/Card.xib")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("B/de.lproj"), withIntermediateDirectories: true)
        try link("A/de.lproj", to: "../B/de.lproj")
        #expect(try folder.strings("--update", "--language", "de", "A/Card.xib").status == 0)
        let german = try folder.read("B/de.lproj/Card.strings")
        #expect(german.contains("bB.text") && german.contains("tW.text"), "\(german)")
        #expect(try folder.strings("--update", "--language", "de", "B/Card.xib").status == 0)
    }

    @Test(
        "In a chain of links each document beside a link keeps its texts",
        arguments: [["--update"], ["--output", "A/de.lproj/Card.strings"]], [false, true])
    func chain(words: [String], linksFolders: Bool) throws {
        try writeXib("bB", "Hello", to: "A/Card.xib")
        let (second, third) = linksFolders ? ("Card", "Card") : ("Page", "Last")
        try writeXib("tW", "World", to: "B/\(second).xib")
        try writeXib("eE", "End", to: "C/\(third).xib")
        let path = "C/de.lproj/\(third).strings"
        try folder.write(#""bB.text" = "Hallo"; "eE.text" = "Ende"; "tW.text" = "Welt";"#, to: path)
        if linksFolders {
            try link("B/de.lproj", to: "../C/de.lproj")
            try link("A/de.lproj", to: "../B/de.lproj")
        } else {
            try link("B/de.lproj/Page.strings", to: "../../C/de.lproj/Last.strings")
            try link("A/de.lproj/Card.strings", to: "../../B/de.lproj/Page.strings")
        }
        let run = try folder.strings(words + ["A/Card.xib"])
        #expect(run.status == 0 && !run.errors.contains("no longer"), "\(run)")
        let german = try folder.read(path)
        for text in [#""bB.text" = "Hallo";"#, #""eE.text" = "Ende";"#, #""tW.text" = "Welt";"#] {
            #expect(german.contains(text), "\(german)")
        }
        #expect(german.contains("ObjectID"))
    }

    @Test("A link that leads nowhere is left as it is, and it is said where it leads")
    func danglingTranslations() throws {
        try writeXib("bB", "Hello", to: "Card.xib")
        try link("de.lproj/Card.strings", to: "../T/nothere.strings")
        let output = ["--output", "de.lproj/Card.strings"]
        for words in [["--update", "--language", "de"], output] {
            let run = try folder.strings(words + ["Card.xib"])
            #expect(run.status == 73 && run.errors.contains("a link to '../T/nothere.strings'"), "\(run)")
        }
        let path = folder.url.appendingPathComponent("de.lproj/Card.strings").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../T/nothere.strings")
    }

    // MARK: Inside of a language folder

    @Test(
        "From inside of a language folder the translations beside it are meant",
        arguments: [["--update"], ["--output", "../de.lproj/Card.strings"]])
    func insideOfLanguageFolder(words: [String]) throws {
        try writeXib("bB", "Hello", to: "Base.lproj/Card.storyboard")
        try writeXib("tW", "World", to: "Base.lproj/Card.xib")
        try folder.write(#""bB.text" = "Hallo"; "tW.text" = "Welt";"#, to: "de.lproj/Card.strings")
        let inside = folder.url.appendingPathComponent("Base.lproj")
        let run = try StrutProcess(["strings"] + words + ["Card.xib"], in: inside)
        #expect(run.status == 0 && !run.errors.contains("no longer"), "\(run)")
        let german = try folder.read("de.lproj/Card.strings")
        #expect(german.contains(#""bB.text" = "Hallo";"#) && german.contains(#""tW.text" = "Welt";"#), "\(german)")
        #expect(german.contains("ObjectID"))
        let french = try StrutProcess(["strings", "--update", "--language", "fr", "Card.xib"], in: inside)
        #expect(french.status == 0, "\(french)")
        #expect(try folder.names() == ["Base.lproj", "de.lproj", "fr.lproj"])
        let check = try StrutProcess(["check", "--language", "de", "Card.xib"], in: inside)
        #expect(!(check.output + check.errors).contains("no-translation"), "\(check)")
    }

    @Test("A path with dots in it leads to the same translations")
    func dots() throws {
        try writeXib("bB", "Hello", to: "Base.lproj/Card.storyboard")
        try writeXib("tW", "World", to: "Base.lproj/Card.xib")
        try folder.write(#""bB.text" = "Hallo"; "tW.text" = "Welt";"#, to: "de.lproj/Card.strings")
        let run = try folder.strings("--output", "./de.lproj/./Card.strings", "./Base.lproj/./Card.xib")
        #expect(run.status == 0, "\(run)")
        #expect(try folder.read("de.lproj/Card.strings").contains(#""bB.text" = "Hallo";"#))
    }

    // MARK: Many

    /// `LanguageFoldersTests` counts the listings.
    @Test("Many documents in one folder each keep to their own files")
    func many() throws {
        for number in 0..<40 { try writeXib("bB", "Hello", to: "Base.lproj/S\(number).xib") }
        #expect(try folder.strings("--update", "--quiet", "--language", "de", ".").status == 0)
        #expect(try folder.names(in: "de.lproj") == (0..<40).map { "S\($0).strings" }.sorted())
        #expect(try folder.strings("--update", "--check", ".").status == 0)
    }
}
