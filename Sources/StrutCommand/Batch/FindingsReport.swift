import Strut

/// How and where a batch's findings are reported: on standard error as they come, in a file at the end, or both.
struct FindingsReport: Sendable {
    private let format: ReportFormat
    private let path: String?
    private let reporter: TextReporter
    /// The severities that are reported.
    private let severities: Set<Severity>
    /// A form of Apple's `ibtool`, in which all findings go to standard output at the end; nil for Strut's own.
    private let ibtool: IBToolReport?

    init(_ arguments: Arguments) {
        let asked = arguments.ibtool.severities
        severities = arguments.isQuiet ? [.error] : asked.isEmpty ? Set(Severity.allCases) : asked.union([.error])
        ibtool = arguments.ibtool.outputFormat.map(IBToolReport.init)
        format = arguments.reportFormat
        path = arguments.reportOutput
        reporter = TextReporter(
            usesColor: arguments.usesColor ?? StandardStreams.errorShowsColor)
    }

    /// What one document adds to the report.
    struct Part: Sendable {
        /// What is written to standard error at once.
        var text: [UInt8] = []
        /// What the report at the end is made of, with columns as its form counts them.
        var findings: [Finding] = []
    }

    /// The part of a document with `findings`; `source` is its text, of which nothing is made where there are none.
    func part(
        _ findings: [Finding], path documentPath: String, source makeSource: @autoclosure () -> SourceText?
    ) -> Part {
        let findings = findings.filter { severities.contains($0.severity) }
        var part = Part()
        guard !findings.isEmpty else { return part }
        let source = makeSource()
        var reported = writesWhole ? ReportedFindings(format) : nil
        for finding in findings {
            // A finding may refer to another file, such as a translation.
            let source = finding.path == documentPath ? source : nil
            if writesText { reporter.report(finding, source: source, to: &part.text) }
            reported?.add(finding, source: source)
        }
        if let reported { part.findings = reported.findings }
        return part
    }

    /// Writes the report on all `findings` in `documents`, where there is one besides what was written as it came. It
    /// replaces any other: builds compile what has changed, call after call.
    func finish(_ findings: [Finding], on documents: @autoclosure () -> [String]) -> ExitStatus {
        guard writesWhole else { return .success }
        if let ibtool {
            return StandardStreams.writeResult(ibtool.bytes(findings)) ? .success : .cannotWrite
        }
        let bytes = format.bytes(findings, on: documents())
        guard let path else {
            StandardStreams.report(bytes)
            return .success
        }
        if path == "-" { return StandardStreams.writeResult(bytes) ? .success : .cannotWrite }
        return OutputFile.write(bytes, to: path)
    }

    /// Whether findings are written to standard error as text, as they come.
    private var writesText: Bool { ibtool == nil && (format == .text || path != nil) }

    /// Whether there is a report to write at the end.
    private var writesWhole: Bool { ibtool != nil || format != .text || path != nil }
}
