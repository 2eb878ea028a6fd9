import Foundation
import Strut
import Testing

@testable import StrutCommand

@Suite("Reports of findings")
struct ReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
    }

    private func strut(_ words: String...) throws -> StrutProcess {
        try StrutProcess(words, in: folder.url)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Text shows the line of the document under the finding's first line")
    func text() throws {
        let lines = try strut("check", "-q", "Bad.storyboard").output.split(separator: "\n")
        #expect(lines[0].wholeMatch(of: /Bad\.storyboard:\d+:\d+: error: .* \[conflicting-constraints\]/) != nil)
        #expect(lines[1].contains(" | <constraint "))
        #expect(lines[2].wholeMatch(of: #/ +\| +\^~+/#) != nil)
    }

    @Test("The line of a document in UTF-16 is shown too")
    func textInUTF16() throws {
        let text = SampleDocument.conflicting.replacing("UTF-8", with: "UTF-16")
        try #require(text.data(using: .utf16)).write(to: folder.url.appendingPathComponent("Wide.storyboard"))
        let lines = try strut("check", "-q", "Wide.storyboard").output.split(separator: "\n")
        #expect(lines.count > 1 && lines[1].contains(" | <constraint "))
    }

    @Test("Colours only when asked for, or on a terminal that wants them")
    func color() throws {
        #expect(try !strut("check", "Bad.storyboard").output.contains("\u{1B}"))
        #expect(try strut("check", "--color", "always", "Bad.storyboard").output.contains("\u{1B}[1;31merror"))
    }

    /// False where pseudo-terminals are not mounted, as in a bare root.
    private static var canOpenTerminals: Bool {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard terminal >= 0 else { return false }
        close(terminal)
        return FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    }

    @Test(
        "On a terminal, NO_COLOR and a dumb one are respected",
        .enabled("where there are terminals, and script, which opens one") { ReportTests.canOpenTerminals },
        arguments: [("TERM=xterm", true), ("TERM=xterm NO_COLOR=1", false), ("TERM=dumb", false)])
    func terminal(environment: String, isColored: Bool) throws {
        let run = try StrutProcess(
            shell:
                "unset NO_COLOR; export \(environment) STRUT; script -qc '\"$STRUT\" check Bad.storyboard' /dev/null",
            in: folder.url
        )
        #expect(run.output.contains("conflicting-constraints"))
        #expect(run.output.contains("\u{1B}[1;31m") == isColored)
    }

    @Test("JSON is one text, with the paths")
    func json() throws {
        let run = try strut("check", "-q", "--diagnostic-format", "json", "Main.storyboard", "Bad.storyboard")
        #expect(run.status == 1)
        let findings = try #require(try object(run.output)["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
        #expect(findings[0]["path"] as? String == "Bad.storyboard")
        #expect(findings[0]["rule"] as? String == "conflicting-constraints")
        #expect((findings[0]["notes"] as? [Any])?.isEmpty == false)
    }

    @Test("SARIF has what code review needs: rules, places, fingerprints")
    func sarif() throws {
        try folder.write("no XML", to: "a b%/Text.xib")
        let words = ["check", "-q", "--diagnostic-format=sarif", "Bad.storyboard", "a b%/Text.xib", "./Missing.xib"]
        let run = try StrutProcess(words, in: folder.url)
        #expect(run.status == 66)
        let log = try object(run.output)
        #expect(log["version"] as? String == "2.1.0")
        let sarif = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(sarif["columnKind"] as? String == "unicodeCodePoints")
        let driver = try #require((sarif["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(rules == ["conflicting-constraints", "no-such-file", "not-xml"])
        let results = try #require(sarif["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleIndex"] as? Int } == [0, 2, 1])
        #expect(results.allSatisfy { $0["level"] as? String == "error" })
        let uris = results.map { result in
            let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            return (place?["artifactLocation"] as? [String: String])?["uri"]
        }
        #expect(uris == ["Bad.storyboard", "a%20b%25/Text.xib", "Missing.xib"])
        #expect((results[0]["relatedLocations"] as? [Any])?.isEmpty == false)
    }

    @Test("A fingerprint survives moved lines and distinguishes objects")
    func fingerprints() throws {
        func fingerprints(_ text: String) throws -> [String] {
            try folder.write(text, to: "Moving.storyboard")
            let report = try strut("check", "-q", "--diagnostic-format", "sarif", "Moving.storyboard").output
            return report.matches(of: /"primaryLocationLineHash": "([0-9a-f]{16}:\d+)"/).map { String($0.1) }
        }
        let first = try fingerprints(SampleDocument.conflicting)
        #expect(first.count == 1)
        let moved = SampleDocument.conflicting.replacing("<scenes>", with: "\n\n<scenes>")
        #expect(try fingerprints(moved) == first)
        let renamed = SampleDocument.conflicting.replacing("con-wi-00", with: "con-wx-00")
        #expect(try fingerprints(renamed) != first)
    }

    @Test("Findings that share rule and object have fingerprints of their own")
    func equalFingerprints() {
        let finding = Finding(rule: .badChange, severity: .note, message: "m", path: "A.xib", object: "o")
        var bytes: [UInt8] = []
        SARIFReporter(version: "1.0.0").report([finding, finding], to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let numbers = text.matches(of: /"ruleAndObject\/v1": "[0-9a-f]{16}:(\d+)"/).map { String($0.1) }
        #expect(numbers == ["1", "2"])
    }

    /// A document with a conflict, whose constraints stand behind characters of several bytes.
    private static let wide = SampleDocument.conflicting.replacing("<constraint ", with: "<!--ä€--><constraint ")

    @Test("Columns count bytes in text and characters in SARIF")
    func columns() throws {
        let document = Self.wide
        try folder.write(document, to: "Wide.storyboard")
        let text = try strut("check", "-q", "Wide.storyboard").output
        let sarif = try strut("check", "-q", "--diagnostic-format", "sarif", "Wide.storyboard").output
        let bytes = try #require(text.firstMatch(of: /:(\d+):(\d+): error/))
        let line = Array(document.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)[
            (Int(bytes.1) ?? 1) - 1]
        let before = String(decoding: line.prefix((Int(bytes.2) ?? 1) - 1), as: UTF8.self)
        #expect(before.utf8.count > before.unicodeScalars.count)
        #expect(sarif.contains("\"startColumn\": \(before.unicodeScalars.count + 1)}"))
    }

    @Test("A report in text has the columns of the text, in a file too, of every subcommand")
    func columnsInFiles() throws {
        try folder.write(Self.wide, to: "Wide.storyboard")
        let check = try strut("check", "-q", "--diagnostic-output", "text", "Wide.storyboard").output
        #expect(try folder.read("text").split(separator: "\n").first == check.split(separator: "\n").first)
        let compile = try strut("compile", "-q", "-o", "o", "--diagnostic-output", "text2", "Wide.storyboard").errors
        #expect(try folder.read("text2").split(separator: "\n").first == compile.split(separator: "\n").first)
    }

    @Test("Columns of other files count characters in reports for tools as well", arguments: ["json", "sarif"])
    func columnsOfOtherFiles(format: String) throws {
        try folder.write("/* äöü */ \"lab-el-001.text\" = \"a", to: "de.lproj/Main.strings")
        try folder.write(#"{"tables": {"äöü": {"rows": 5}}}"#, to: "Bad.strut.json")
        for (words, path) in [
            (["--language", "de", "Main.storyboard"], "Main.strings"), (["Bad.storyboard"], "Bad.strut.json"),
        ] {
            for subcommand in ["check", "compile"] where subcommand == "check" || format == "json" {
                let line = [subcommand] + (subcommand == "check" ? [] : ["-o", "out"]) + words
                let text = try StrutProcess(line, in: folder.url)
                let place = try #require(
                    (text.output + text.errors).firstMatch(of: try Regex(#"\#(path):(\d+):(\d+)"#)))
                let column = try #require(place.output[2].substring.flatMap { Int($0) })
                let report = try StrutProcess(line + ["--diagnostic-format", format], in: folder.url)
                let member = format == "json" ? "column" : "startColumn"
                #expect((report.output + report.errors).contains("\"\(member)\": \(column - 3)"), "\(report)")
            }
        }
    }

    @Test("Paths are seen from the root: without ./ at the start, and without a base where they lead out of it")
    func paths() throws {
        #expect(
            try strut("check", "-q", "--diagnostic-format", "github", "./Bad.storyboard").output.contains("file=Bad."))
        let name = folder.url.lastPathComponent
        let sarif = try strut("check", "-q", "--diagnostic-format", "sarif", "../\(name)/Bad.storyboard").output
        #expect(sarif.contains("\"uri\": \"../\(name)/Bad.storyboard\"") && !sarif.contains("SRCROOT"), "\(sarif)")
    }

    @Test("Braces in SARIF's messages stand for themselves, and are no placeholders")
    func braces() throws {
        let document = SampleDocument.clean.replacing(#"text="Hello""#, with: #"text="Hello" userLabel="{0}""#)
            .replacing(#"ttribute="leading""#, with: #"ttribute="left""#)
        try folder.write(document, to: "Braces.storyboard")
        let sarif = try strut("check", "--only", "fixed-direction", "--diagnostic-format", "sarif", "Braces.storyboard")
            .output
        #expect(sarif.contains("{{0}}") && !sarif.replacing("{{0}}", with: "").contains("{0}"), "\(sarif)")
    }

    @Test("In JUnit's form a document without findings is a case that is passed")
    func junit() throws {
        let run = try strut("check", "--diagnostic-format", "junit", "Main.storyboard", "Bad.storyboard").output
        #expect(run.contains("<testsuites name=\"strut\" tests=\"2\" failures=\"1\">"), "\(run)")
        #expect(
            run.contains(
                #"<testcase classname="Main.storyboard" name="no findings" file="Main.storyboard"/>"#), "\(run)")
    }

    @Test("A failed write is reported once", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let run = try StrutProcess(
            shell: "for i in 1 2 3; do cp Bad.storyboard C$i.xib; done; $STRUT check -j1 . > /dev/full", in: folder.url)
        #expect(run.status == 73 && run.errors.split(separator: "\n").count == 1, "\(run)")
    }

    @Test("GitHub's commands are lines of their own")
    func github() throws {
        let run = try strut("check", "-q", "--diagnostic-format", "github", "Bad.storyboard")
        #expect(run.output.hasPrefix("::error file=Bad.storyboard,line="))
        #expect(run.output.split(separator: "\n").count == 1)
    }

    @Test("--diagnostic-output leaves the text on standard output, and appears whole or not at all")
    func reportFile() throws {
        let plain = try strut("check", "Bad.storyboard")
        let run = try strut(
            "check", "--diagnostic-format", "sarif", "--diagnostic-output", "strut.sarif", "Bad.storyboard")
        #expect(run.status == 1 && run.errors == "" && run.output == plain.output)
        #expect(try object(try folder.read("strut.sarif"))["version"] as? String == "2.1.0")
        let piped = try strut("check", "--diagnostic-format", "json", "--diagnostic-output", "-", "Bad.storyboard")
        #expect(try object(piped.output)["strut"] as? Int == 1)
        #expect(try strut("check", "--diagnostic-output", "no/folder", "Bad.storyboard").status == 73)
        // A clean run makes a report too: an upload of none would leave old findings standing.
        _ = try strut("check", "--diagnostic-format", "sarif", "--diagnostic-output", "clean.sarif", "Main.storyboard")
        #expect(try folder.read("clean.sarif").contains("\"results\": []"))
    }
}

@Suite("Progress")
struct ProgressTests {
    @Test("Nothing at first, then ten times a second, and gone at the end")
    func drawing() {
        var progress = Progress(total: 1000, now: 10)
        #expect(progress.update(done: 1, name: "A", now: 10.4).isEmpty)
        #expect(progress.clear().isEmpty)
        #expect(text(progress.update(done: 20, name: "B\u{1B}.xib", now: 10.5)) == "\r\u{1B}[K[  20/1000] B.xib")
        #expect(text(progress.update(done: 21, name: "C\u{9B}\u{202E}", now: 10.6)).hasSuffix("] C"))
        #expect(progress.update(done: 22, name: "C", now: 10.65).isEmpty)
        #expect(!progress.update(done: 22, name: "D", now: 10.71).isEmpty)
        #expect(text(progress.clear()) == "\r\u{1B}[K")
        #expect(progress.clear().isEmpty)
        #expect(progress.update(done: 1000, name: "E", now: 20).isEmpty)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
