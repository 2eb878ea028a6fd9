import Foundation
import Testing

@Suite("strut strings, on files that are there")
struct StringsOutputTests {
    private let folder: TemporaryFolder
    /// Files that no texts are written to, what is in them, and how that ends.
    private static let unfit: [(path: String, text: String, status: Int32)] = [
        ("Localizable.strings", #""greeting" = "Hello"; "old.text" = "Alt";"#, 64),
        ("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {"greeting": {}}, "version": "1.0"}"#, 64),
        ("Plural.stringsdict", "<plist/>", 64), ("Broken.strings", #""bB.text" = "Hallo" "Se"#, 65),
        ("Broken.xcstrings", #"{"strings": {"bB.text": "#, 65),
    ]

    init() throws {
        folder = try TemporaryFolder()
        try write(title: "Hello", more: "")
    }

    private func write(title: String, more: String) throws {
        try folder.writeCard(
            title: title,
            #"<segmentedControl id="Se"><segments><segment title="One */ &quot;1&quot;; &#10;"/></segments></segmentedControl>"#
                + more)
    }

    @Test(
        "An output that is there is brought up to date, and checked",
        arguments: ["Out.strings", "Out.xcstrings", "fr.lproj/Card.strings"])
    func again(path: String) throws {
        #expect(try folder.strings("-o", path, "Base.lproj/Card.xib").status == 0)
        let fresh = try folder.read(path)
        for words in [["-o", path], ["--check", "-o", path]] {
            let run = try folder.strings(words + ["Base.lproj/Card.xib"])
            #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
            #expect(try folder.read(path) == fresh)
        }
        try write(title: "Hello", more: #"<label id="new" text="New"/>"#)
        let check = try folder.strings("--check", "-o", path, "Base.lproj/Card.xib")
        #expect(check.status == 1 && check.errors == "\(path): note: 'new.text' is new\n", "\(check)")
        #expect(try folder.read(path) == fresh)
        #expect(try folder.strings("-o", path, "Base.lproj/Card.xib").status == 0)
        #expect(try folder.read(path).contains("new.text"))
    }

    @Test("An output keeps its translations")
    func translations() throws {
        try folder.write(#""bB.text" = "Hallo"; "Gon-e1-001.text" = "Fort";"#, to: "Out.strings")
        let run = try folder.strings("-o", "Out.strings", "Base.lproj/Card.xib")
        #expect(run.status == 0, "\(run)")
        #expect(run.errors.contains("'Gon-e1-001.text' is no longer in the document"))
        #expect(try folder.read("Out.strings").contains(#""bB.text" = "Hallo";"#))
    }

    @Test(
        "An output that cannot be read, or has texts of something else only, is left as it is",
        arguments: unfit)
    func refused(path: String, text: String, status: Int32) throws {
        try folder.write(text, to: path)
        for words in [["-o", path], ["--check", "-o", path]] {
            let run = try folder.strings(words + ["Base.lproj/Card.xib"])
            #expect(run.status == status, "\(run)")
            #expect(!path.hasPrefix("Localizable") || run.errors.contains("such as 'greeting', and none of"))
            #expect(try folder.read(path) == text)
        }
    }

    @Test(
        "A file is known by a key of any object, whatever else is in it, and keys of very many parts cost no more",
        .timeLimit(.minutes(1)))
    func ownKeys() throws {
        let parts = String(repeating: "a.", count: 100_000)
        for (key, isOwn) in [("Se.gone", true), ("bB.c.d", true), ("Sea.text", false), ("bB", false)] {
            try folder.write(#""\#(parts)" = "1"; "\#(key)" = "2"; "zz.text" = "3";"#, to: "Out.strings")
            let run = try folder.strings("--check", "-o", "Out.strings", "Base.lproj/Card.xib")
            #expect(run.status == (isOwn ? 1 : 64), "\(key): \(run.status)")
        }
    }

    @Test("A strings file that has nothing in it is filled")
    func empty() throws {
        try folder.write("", to: "Out.strings")
        #expect(try folder.strings("-o", "Out.strings", "Base.lproj/Card.xib").status == 0)
        #expect(try folder.read("Out.strings").contains("bB.text"))
    }

    @Test("What reads differently from the comments of a strings file say is named")
    func changed() throws {
        let path = "de.lproj/Card.strings"
        #expect(try folder.strings("--update", "--language", "de", "--quiet", "Base.lproj/Card.xib").status == 0)
        try folder.write(try folder.read(path).replacing(#"= "Hello";"# + "\n", with: #"= "Hallo";"# + "\n"), to: path)
        #expect(try folder.strings("--update", "--check", ".").status == 0)
        try write(title: "Good day", more: "")
        let check = try folder.strings("--update", "--check", ".")
        #expect(check.status == 1)
        #expect(
            check.errors == "\(path): note: 'bB.text' has changed; its translations need review\n",
            "\(check)")
        #expect(try folder.strings("--update", ".").errors == check.errors)
        #expect(try folder.read(path).contains(#""bB.text" = "Hallo";"#))
        #expect(try folder.strings("--update", "--check", ".").status == 0)
    }

    @Test("A strings file whose texts are up to date, but not its comments, is named, and no fault")
    func form() throws {
        let path = "de.lproj/Card.strings"
        try folder.write(#""bB.text" = "Hallo"; "Se.segmentTitles[0]" = "Eins";"#, to: path)
        let check = try folder.strings("--update", "--check", ".")
        #expect(check.status == 0)
        #expect(check.errors == "\(path): note: differs in comments or form, not in texts\n", "\(check)")
        #expect(try folder.strings("--update", "--check", "--quiet", ".").errors.isEmpty)
    }

    @Test("A catalog that is written in another form is no fault; one that lacks a text is")
    func otherLayout() throws {
        let path = "mul.lproj/Card.xcstrings"
        #expect(try folder.strings("--update", "--format", "xcstrings", "Base.lproj/Card.xib").status == 0)
        try folder.write(try folder.read(path).replacing("  \"sourceLanguage\"", with: " \"sourceLanguage\""), to: path)
        let check = try folder.strings("--update", "--check", ".")
        #expect(check.status == 0 && check.errors.contains("differs in comments or form"), "\(check)")
        try write(title: "Hello", more: #"<label id="nN" text="New"/>"#)
        #expect(try folder.strings("--update", "--check", ".").status == 1)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        #expect(try folder.strings("-o", path, "--check", "Base.lproj/Card.xib").status == 1)
    }

    @Test("A form that the output's name denies is refused, and nothing is written")
    func otherForm() throws {
        for (name, format) in [("Out.xcstrings", "strings"), ("Out.strings", "xcstrings")] {
            let run = try folder.strings("-o", name, "--format", format, "Base.lproj/Card.xib")
            #expect(run.status == 64 && run.errors.contains("'\(name)' is a "), "\(run)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Base.lproj"])
    }
}
