import StrutDiagnostics
import Testing

@Suite("Findings as text")
struct TextReporterTests {
    private let conflict = Finding(
        rule: .test("conflicting-constraints"), severity: .error,
        message: "Unable to simultaneously satisfy constraints.",
        path: "App/Main.storyboard", location: SourceLocation(line: 42, column: 7), object: "a-b-c",
        notes: [
            .init("H:[UILabel 'Hi'(100)]", location: SourceLocation(line: 50, column: 3)),
            .init("Will attempt to recover by breaking constraint"),
        ])

    @Test("A finding takes one line, and each note takes one, at its own place or the finding's")
    func lines() {
        #expect(
            conflict.description == """
                App/Main.storyboard:42:7: error: Unable to simultaneously satisfy constraints. [conflicting-constraints]
                App/Main.storyboard:50:3: note: H:[UILabel 'Hi'(100)]
                App/Main.storyboard:42:7: note: Will attempt to recover by breaking constraint
                """)
    }

    @Test("A finding about the whole document has no line and column")
    func withoutPlace() {
        let finding = Finding(rule: .test("empty-document"), severity: .warning, message: "It is empty", path: "A.xib")
        #expect(finding.description == "A.xib: warning: It is empty [empty-document]")
    }

    @Test("Words of the document can neither break the line nor steer a terminal")
    func controlCharacters() {
        let finding = Finding(
            rule: .test("r"), severity: .note, message: "a\nB.xib:1:1: error: b\tc\u{1B}[2J", path: "A.xib")
        #expect(finding.description == #"A.xib: note: a\nB.xib:1:1: error: b c\u{1B}[2J [r]"#)
    }

    @Test(
        "The mark stands under its place, whatever columns the characters before it take",
        arguments: [
            ("abc ", 4), ("日本語 ", 7), ("ｶﾅ ", 3), ("한글 ", 5), ("é e\u{301} ", 4), ("😀 ", 3), ("Ａ！ ", 5), ("Ж ", 2),
        ])
    func wideCharacters(before: String, columns: Int) throws {
        let line = "\(before)<view/>"
        let source = try #require(SourceText(Array(line.utf8)))
        var finding = conflict
        finding.location = SourceLocation(line: 1, column: before.utf8.count + 1)
        var output: [UInt8] = []
        TextReporter().report(finding, source: source, to: &output)
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        #expect(lines[1] == "    1 | \(line)")
        #expect(lines[2] == "      | \(String(repeating: " ", count: columns))^~~~~")
    }

    @Test("A long line of wide characters is cut to what has room")
    func longWideLine() throws {
        let line = String(repeating: "語", count: 80) + "<view/>" + String(repeating: "語", count: 80)
        let source = try #require(SourceText(Array(line.utf8)))
        var finding = conflict
        finding.location = SourceLocation(line: 1, column: 241)
        var output: [UInt8] = []
        TextReporter().report(finding, source: source, to: &output)
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        #expect(lines[1].hasPrefix("    1 | …" + String(repeating: "語", count: 12) + "<view/>語"))
        #expect(lines[2] == "      | " + String(repeating: " ", count: 25) + "^~~~~")
        #expect(lines[1].dropFirst(8).reduce(0) { $0 + ($1 == "語" ? 2 : 1) } <= 100)
    }

    @Test("Severities that are not asked for are left out with their notes")
    func severities() {
        var output: [UInt8] = []
        var warning = conflict
        warning.severity = .warning
        TextReporter(leastSeverity: .error).report([warning], to: &output)
        #expect(output.isEmpty)
        var note = conflict
        note.severity = .note
        TextReporter(leastSeverity: .warning).report([note], to: &output)
        #expect(output.isEmpty)
        TextReporter().report([warning, conflict], to: &output)
        #expect(output.count(where: { $0 == UInt8(ascii: "\n") }) == 6)
    }
}
