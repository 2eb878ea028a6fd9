/// How many findings of each severity there are.
package struct FindingCount: Sendable {
    private var counts: [Severity: Int] = [:]

    /// None yet.
    package init() {}

    /// The count of some findings.
    package init(_ findings: [Finding]) {
        for finding in findings { add(finding.severity) }
    }

    /// Counts one more.
    package mutating func add(_ severity: Severity) { counts[severity, default: 0] += 1 }

    /// Those of a severity.
    package subscript(severity: Severity) -> Int { counts[severity] ?? 0 }

    /// All of them.
    package var total: Int { counts.values.reduce(0, +) }

    /// The counts in words, the gravest first: "1 error, 3 warnings"; empty for none.
    package var words: String {
        Severity.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)\(self[$0] == 1 ? "" : "s")" }
            .joined(separator: ", ")
    }
}
