import StrutDiagnostics
import Testing

@Suite("Sources beside findings")
struct SourceTextTests {
    private func report(_ text: String, line: Int, column: Int, usesColor: Bool = false) -> [String] {
        let finding = Finding(
            rule: .test("r"), severity: .warning, message: "m", path: "A.xib",
            location: SourceLocation(line: line, column: column))
        var output: [UInt8] = []
        TextReporter(usesColor: usesColor).report(finding, source: SourceText(Array(text.utf8)), to: &output)
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("The line stands under the finding without its indentation, the tag's name marked")
    func excerpt() {
        let lines = report("<document>\n        <label id=\"a\"/>\r\n</document>\n", line: 2, column: 9)
        #expect(lines == ["A.xib:2:9: warning: m [r]", "    2 | <label id=\"a\"/>", "      | ^~~~~~"])
    }

    @Test("A mark inside of the line, behind characters of several bytes")
    func columns() {
        let lines = report("<a t=\"äö\"/><b/>", line: 1, column: 14)
        #expect(lines[1...] == ["    1 | <a t=\"äö\"/><b/>", "      |            ^~"])
        let source = SourceText(Array("<a t=\"äö€😀\"/><b/>".utf8))
        #expect(source?.inCodePoints(SourceLocation(line: 1, column: 21)).column == 14)
        #expect(source?.inCodePoints(SourceLocation(line: 9, column: 21)).column == 21)
    }

    @Test("Long lines are cut to what is around the mark")
    func longLines() {
        let long = String(repeating: "<x/>", count: 5000)
        let lines = report(long, line: 1, column: 4 * 1000 + 1)
        #expect(lines[1].count <= 110)
        #expect(lines[1].hasPrefix("    1 | …") && lines[1].hasSuffix("…"))
        let mark = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
        #expect(Array(lines[1])[mark] == "<" && Array(lines[1])[mark + 1] == "x")
    }

    @Test("A document's control characters do not reach the terminal")
    func controlCharacters() {
        let lines = report("<a t='\u{1B}[2J\u{9B}1m\t'/>", line: 1, column: 1)
        #expect(lines[1] == "    1 | <a t='�[2J�1m '/>")
    }

    @Test("A place that the source does not have, a blank line and UTF-16 show no line")
    func nothing() {
        #expect(report("<a/>", line: 3, column: 1).count == 1)
        #expect(report("<a/>", line: 1, column: 9).count == 1)
        #expect(report("<a/>\n   \n", line: 2, column: 2).count == 1)
        #expect(SourceText([0xFF, 0xFE, 0x3C, 0]) == nil)
        #expect(SourceText([0x3C, 0, 0x61, 0]) == nil)
        #expect(SourceText([0xEF, 0xBB, 0xBF, 0x3C])?.withLine(1, Array.init) == [0x3C])
    }

    @Test("Colours are set and taken back, and the words are the same without them")
    func colors() {
        let colored = report("<a/>", line: 1, column: 1, usesColor: true)
        #expect(colored[0].contains("\u{1B}[1;35mwarning: \u{1B}[0m"))
        let escapes = /\u{1B}\[[0-9;]*m/
        #expect(colored.map { $0.replacing(escapes, with: "") } == report("<a/>", line: 1, column: 1))
    }
}

@Suite("Findings as commands of GitHub Actions")
struct GitHubReporterTests {
    @Test("The graver findings come first, and nothing can break out of a command")
    func commands() {
        let warning = Finding(rule: .test("w"), severity: .warning, message: "100 %", path: "a,b:c.xib")
        let error = Finding(
            rule: .test("e"), severity: .error, message: "x\n::error::forged", path: "A.xib",
            location: SourceLocation(line: 3, column: 4),
            notes: [.init("there", location: SourceLocation(line: 5, column: 1)), .init("here")])
        let note = Finding(rule: .test("n"), severity: .note, message: "m", path: "A.xib")
        var output: [UInt8] = []
        GitHubReporter().report([note, warning, error], to: &output)
        #expect(
            String(decoding: output, as: UTF8.self) == """
                ::error file=A.xib,line=3,col=4,title=e::x%0A::error::forged%0Aline 5: there%0Ahere
                ::warning file=a%2Cb%3Ac.xib,title=w::100 %25
                ::notice file=A.xib,title=n::m

                """)
    }
}
