import Foundation
import Strut
import Testing

/// Texts of documents are text everywhere: they neither steer a terminal nor forge a line of a report.
@Suite("Texts of documents on a terminal")
struct TerminalTextTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let evil = "A&#10;::error::forged&#x9b;31m&#x202e;reversed&#x2028;next&#x7f;"
        let document = SampleDocument.conflicting.replacing(
            #"text="Hello""#, with: "text=\"\(evil)\" userLabel=\"\(evil)\"")
        try folder.write(document, to: "Evil.storyboard")
    }

    @Test(
        "No control, separator or override of a document passes, and no line is forged",
        arguments: [
            "explain Evil.storyboard lab-el-001", "explain Evil.storyboard con-wi-001", "check Evil.storyboard",
            "check --diagnostic-format github Evil.storyboard", "compile --format tree Evil.storyboard",
            "explain Evil.storyboard no\u{1B}such", "check Evil\u{9B}.storyboard",
        ])
    func clean(line: String) throws {
        let run = try StrutProcess(line.split(separator: " ").map(String.init), in: folder.url)
        for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" {
            #expect(!scalar.steersTerminal, "U+\(String(scalar.value, radix: 16)) in \(run)")
        }
        let words = ["forged", "such", "\\u{9B}", "lab-el-001"]
        #expect(words.contains { (run.output + run.errors).contains($0) }, "\(run)")
        for text in (run.output + run.errors).split(separator: "\n") where text.hasPrefix("::error::") {
            Issue.record("forged: \(text)")
        }
    }

    @Test("Nor does a name of a file or folder, in what is said about writing")
    func names() throws {
        let evil = "d\nstrut: error: forged\u{1B}[31m\u{9B}2J\u{202E}x"
        try folder.write(SampleDocument.conflicting, to: "\(evil)/\(evil).xib")
        try folder.write("", to: "\(evil)/file")
        for words in [
            ["compile", "--output-directory", "\(evil)/file", "Evil.storyboard"],
            ["compile", "-o", "\(evil)/none/o.json", "Evil.storyboard"],
            ["compile", "-o", "o.json", "--diagnostic-output", "\(evil)/none/r", "Evil.storyboard"],
            ["check", "--diagnostic-output", "\(evil)/none/r", "\(evil)/\(evil).xib"],
            ["check", "--write-baseline", "--baseline", "\(evil)/none/b", "\(evil)"],
            ["check", "--write-baseline", "--baseline", "\(evil)/b", "\(evil)"],
            ["preview", "-o", "\(evil)/none/p.html", "Evil.storyboard"],
        ] {
            let run = try StrutProcess(words, in: folder.url)
            for scalar in run.errors.unicodeScalars where scalar != "\n" {
                #expect(!scalar.steersTerminal, "U+\(String(scalar.value, radix: 16)) in \(run)")
            }
            #expect(!run.errors.contains("\nstrut: error: forged"), "\(run)")
        }
    }

    @Test("What steers a terminal is spelled out; other scripts are left alone")
    func onOneLine() {
        #expect(
            "a\nb\tc\u{1B}[31m\u{9B}\u{202E}\u{2066}\u{2028}".onOneLine
                == "a\\nb c\\u{1B}[31m\\u{9B}\\u{202E}\\u{2066}\\u{2028}")
        let words = "Grüße, שלום، 世界 👩‍👩‍👧 x\u{200F}y"
        #expect(words.onOneLine == words)
    }
}
