import Strut

/// The findings of a report that is written at the end, with columns as its form counts them.
struct ReportedFindings {
    /// The findings, in the order in which they came.
    private(set) var findings: [Finding] = []
    private let format: ReportFormat
    /// The texts of files that are no input, such as translations and side-cars; nil for one that cannot be read as
    /// text.
    private var otherSources: [String: SourceText?] = [:]

    /// No findings yet.
    init(_ format: ReportFormat) {
        self.format = format
    }

    /// Adds a finding; `source` is the text of the file that it is about, nil where that is not at hand.
    mutating func add(_ finding: Finding, source: SourceText?) {
        // Text has columns in bytes, on streams and in files.
        guard format != .text, finding.location != nil else { return findings.append(finding) }
        findings.append((source ?? text(ofFile: finding.path))?.inCodePoints(finding) ?? finding)
    }

    private mutating func text(ofFile path: String) -> SourceText? {
        if let known = otherSources[path] { return known }
        let text = (try? Document.bytes(ofFile: path, waits: false)).flatMap(SourceText.init)
        otherSources[path] = .some(text)
        return text
    }
}
