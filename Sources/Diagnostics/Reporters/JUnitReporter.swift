/// Prints findings as JUnit's XML, which GitLab, Jenkins, CircleCI and Azure DevOps show as tests.
///
/// Each document is a suite, each finding a case: errors and warnings fail, notes are passed with their words as
/// output. A document without findings has one case, which is passed: Jenkins takes a report without any for a fault.
public struct JUnitReporter: Sendable {
    /// Makes a reporter.
    public init() {}

    /// Adds the report on `findings` to `output`.
    public func report(_ findings: [Finding], to output: inout [UInt8]) { report(findings, on: [], to: &output) }

    /// Adds the report on `findings` to `output`, and that `documents` have no others.
    public func report(_ findings: [Finding], on documents: [String], to output: inout [UInt8]) {
        let failures = findings.count { $0.severity != .note }
        let found = Set(findings.map { Array($0.path.utf8) })
        let passed = documents.filter { !found.contains(Array($0.utf8)) }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"strut\" tests=\"\(findings.count + passed.count)\" failures=\"\(failures)\">\n"
        for group in findings.groupedByPath {
            let failed = group.findings.count { $0.severity != .note }
            text += "  <testsuite name=\"\(XMLText.escaped(group.path))\" tests=\"\(group.findings.count)\" "
            text += "failures=\"\(failed)\">\n"
            for finding in group.findings { text += testCase(finding) }
            text += "  </testsuite>\n"
        }
        for document in passed {
            let path = XMLText.escaped(document)
            text += "  <testsuite name=\"\(path)\" tests=\"1\" failures=\"0\">\n"
            text += "    <testcase classname=\"\(path)\" name=\"no findings\" file=\"\(path)\"/>\n  </testsuite>\n"
        }
        text += "</testsuites>\n"
        output += Array(text.utf8)
    }

    private func testCase(_ finding: Finding) -> String {
        let object = finding.object.map { " \($0)" } ?? ""
        let line = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        let name = XMLText.escaped(finding.rule.id + object)
        let path = XMLText.escaped(finding.path)
        let words = XMLText.escaped(finding.message + finding.environmentWords)
        var notes = finding.notes.map { XMLText.escaped("\n\($0.message)") }.joined()
        notes = XMLText.escaped("\(finding.path)\(line): \(finding.severity.rawValue): ") + words + notes
        var text = "    <testcase classname=\"\(path)\" name=\"\(name)\" file=\"\(path)\">\n"
        if finding.severity == .note {
            text += "      <system-out>\(notes)</system-out>\n"
        } else {
            text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(words)\">\(notes)</failure>\n"
        }
        return text + "    </testcase>\n"
    }
}
