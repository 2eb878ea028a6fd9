import Diagnostics
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
