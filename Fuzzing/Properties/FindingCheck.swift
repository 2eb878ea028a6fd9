import InterfaceDocument
import StrutDiagnostics

/// What every finding must keep: it lies in its file, says something in one line, and names what it is about.
struct FindingCheck {
    private let lines: [Int]

    /// The lengths of the lines of a source.
    init(_ source: [UInt8]) {
        lines = source.split(separator: 0x0A, omittingEmptySubsequences: false).map(\.count)
    }

    func demand(_ findings: [Finding]) {
        for finding in findings {
            require(!finding.message.isEmpty, "a finding without words: \(finding.rule.id)")
            demand(finding.location, finding.rule.id)
            for note in finding.notes { demand(note.location, finding.rule.id) }
        }
    }

    private func demand(_ location: SourceLocation?, _ rule: String) {
        guard let location else { return }
        require(
            location.line >= 1 && location.line <= lines.count && location.column >= 1
                && location.column <= lines[location.line - 1] + 1, "\(rule) lies outside of the file: \(location)")
    }
}

extension [Finding] {
    /// The findings in every form, each of which must be what it says.
    func demandReports(source: [UInt8]) {
        let text = SourceText(source)
        var output: [UInt8] = []
        for finding in self { TextReporter().report(finding, source: text, to: &output) }
        GitHubReporter().report(self, to: &output)
        for scalar in String(decoding: output, as: UTF8.self).unicodeScalars where scalar != "\n" {
            require(!scalar.steersTerminal, "a report has U+\(String(scalar.value, radix: 16))")
        }
        output = []
        JSONReporter().report(self, to: &output)
        JSONCheck.demand(output, "the JSON report")
        output = []
        SARIFReporter(version: "0").report(self, to: &output)
        JSONCheck.demand(output, "the SARIF report")
        for write in [CheckstyleReporter().report, JUnitReporter().report] {
            output = []
            write(self, &output)
            MarkupCheck.demand(output, "an XML report")
        }
    }
}
