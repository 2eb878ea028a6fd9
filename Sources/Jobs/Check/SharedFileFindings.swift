import StrutDiagnostics

/// Says once what several documents of a run find in a file that they share, such as a font.
package struct SharedFileFindings {
    private var known: Set<Finding> = []

    package init() {}

    /// The findings on a document, at `path`, without those on other files that an earlier document had.
    package mutating func new(_ findings: [Finding], on path: String) -> [Finding] {
        findings.filter { $0.path == path || known.insert($0).inserted }
    }
}
