/// The forms in which findings can be reported.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// Lines for people, editors and build logs: see `TextReporter`.
    case text
    /// One JSON text for tools.
    case json
    /// SARIF 2.1.0, the format in which analysers give their results to code review.
    case sarif
    /// Workflow commands of GitHub Actions: see `GitHubReporter`.
    case github
    /// Checkstyle's XML: see `CheckstyleReporter`.
    case checkstyle
    /// JUnit's XML: see `JUnitReporter`.
    case junit
}
