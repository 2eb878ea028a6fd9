import Foundation
import StrutTestSupport
import Testing

@Suite("strut strings")
struct StringsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(title: "Hello", more: "")
    }

    private func write(title: String, more: String) throws {
        try folder.writeCard(
            title: title,
            #"<button id="Aa"><state key="normal" title="A &quot;quoted&quot; */ &#10;line"/></button>"# + more)
    }

    @Test("Every text with its key under a comment, in the order of the keys, as Xcode's export has them")
    func export() throws {
        #expect(
            try folder.strings("Base.lproj/Card.xib").output == #"""

                /* Class = "UIButton"; normalTitle = "A \"quoted\" * / \nline"; ObjectID = "Aa"; */
                "Aa.normalTitle" = "A \"quoted\" */ \nline";

                /* Class = "UILabel"; text = "Hello"; ObjectID = "bB"; */
                "bB.text" = "Hello";

                """#)
    }

    @Test("An update keeps translations, adds what is new, and names what is gone")
    func update() throws {
        try folder.write(
            #""bB.text" = "Hallo"; /* x */ "Old-tx-001.text" = "Alt"; "app.name" = "Mein";"#,
            to: "de.lproj/Card.strings")
        let check = try folder.strings("--update", "--check", "Base.lproj/Card.xib")
        #expect(check.status == 1)
        #expect(
            check.errors == """
                de.lproj/Card.strings: note: 'Aa.normalTitle' is new
                de.lproj/Card.strings: note: 'Old-tx-001.text' is no longer in the document

                """)
        #expect(try folder.read("de.lproj/Card.strings").contains(#""Alt";"#))
        #expect(try folder.strings("--update", "--language", "fr", "--quiet", "Base.lproj/Card.xib").status == 0)
        let german = try folder.read("de.lproj/Card.strings")
        #expect(
            german.contains(#""bB.text" = "Hallo";"#) && german.contains("Aa.normalTitle") && !german.contains("Alt"))
        #expect(german.contains(#""app.name" = "Mein";"#), "code may ask for it")
        #expect(try folder.read("fr.lproj/Card.strings").contains(#""bB.text" = "Hello";"#))
        let again = try folder.strings("--update", "--check", "Base.lproj/Card.xib")
        #expect(again.status == 0 && again.errors.isEmpty)
    }

    @Test("A catalog keeps translations; of texts that changed they need review, of those that went they are stale")
    func catalog() throws {
        let path = "mul.lproj/Card.xcstrings"
        #expect(try folder.strings("--update", "--format", "xcstrings", "Base.lproj/Card.xib").status == 0)
        let fresh = try folder.read(path)
        #expect(
            fresh.hasPrefix(
                #"""
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Aa.normalTitle" : {
                      "comment" : "Class = \"UIButton\"; normalTitle = \"A \\\"quoted\\\" */ \\nline\"; ObjectID = \"Aa\";",
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                """#))
        let german = #""localizations" : {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}, "#
        let parts = fresh.components(separatedBy: #""localizations" : {"#)
        try folder.write(
            parts[0] + #""localizations" : {"# + parts[1] + german
                + parts[2].trimmingCharacters(in: .newlines)
                .replacing(#""version""#, with: #""version""#), to: path)
        try folder.write(
            try folder.read(path).replacing(
                #""bB.text""#, with: #""gone.text": {"localizations": {"de": {}}}, "bB.text""#),
            to: path)
        try write(title: "Good day", more: #"<label id="new" text="New"/>"#)
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(
            run.errors == """
                \(path): note: 'new.text' is new
                \(path): note: 'bB.text' has changed; its translations need review
                \(path): note: 'gone.text' is no longer in the document

                """)
        let json = try JSONSerialization.jsonObject(with: Data(folder.read(path).utf8)) as? [String: Any]
        let strings = try #require(json?["strings"] as? [String: [String: Any]])
        #expect(strings["gone.text"]?["extractionState"] as? String == "stale")
        let localizations = try #require(strings["bB.text"]?["localizations"] as? [String: [String: [String: String]]])
        #expect(localizations["de"]?["stringUnit"] == ["state": "needs_review", "value": "Hallo"])
        #expect(localizations["en"]?["stringUnit"] == ["state": "new", "value": "Good day"])
        #expect(try folder.strings("--update", "--check", "Base.lproj/Card.xib").status == 0)
    }

    @Test("A file that cannot be read to its end is left as it is; command lines that say nothing are refused")
    func refusals() throws {
        try folder.write(#""bB.text" = "Hallo" "Aa" = "#, to: "de.lproj/Card.strings")
        let run = try folder.strings("--update", "Base.lproj/Card.xib")
        #expect(run.status == 65)
        #expect(run.errors.contains("de.lproj/Card.strings:1:") && run.errors.contains("left as it is"))
        #expect(try folder.read("de.lproj/Card.strings").hasSuffix(#""Aa" = "#))
        #expect(try folder.strings("--check", "Base.lproj/Card.xib").status == 64)
        #expect(try folder.strings("--language", "de", "Base.lproj/Card.xib").status == 64)
        #expect(try folder.strings("--update", "-o", "x.strings", "Base.lproj/Card.xib").status == 64)
        #expect(try folder.strings("--update", "--language", "../x", "Base.lproj/Card.xib").status == 64)
        #expect(try folder.strings("-o", "Base.lproj/Card.xib", "Base.lproj/Card.xib").status == 64)
        #expect(try folder.strings("none.xib").status == 66)
    }
}

extension TemporaryFolder {
    /// Runs `strut strings` here.
    func strings(_ words: String...) throws -> StrutProcess { try strings(words) }

    /// Runs `strut strings` here.
    func strings(_ words: [String]) throws -> StrutProcess { try StrutProcess(["strings"] + words, in: url) }

    /// Writes a document with a label and other views, whose texts are to be translated.
    func writeCard(title: String, _ more: String) throws {
        try write(
            DocumentHeader(tools: "21507", device: nil, features: []).xib(
                """
                <view id="root"><subviews><label id="bB" text="\(title)"/>
                \(more)</subviews></view>
                """), to: "Base.lproj/Card.xib")
    }
}
