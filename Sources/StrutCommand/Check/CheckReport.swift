import Strut

/// How and where the findings of `check` are reported: on standard output, in a file, or both.
struct CheckReport: Sendable {
    let format: ReportFormat
    let path: String?
    let reporter: TextReporter
    let isStrict: Bool
    let isQuiet: Bool
    let showsProgress: Bool
    /// How the lines of JSON are broken.
    let jsonForm: JSONForm

    init(_ arguments: Arguments) {
        format = arguments.reportFormat
        path = arguments.reportOutput
        isStrict = arguments.isStrict
        isQuiet = arguments.isQuiet
        reporter = TextReporter(
            leastSeverity: arguments.isQuiet ? .error : .note,
            usesColor: arguments.usesColor ?? StandardStreams.outputShowsColor)
        showsProgress = !arguments.isQuiet && StandardStreams.errorIsTerminal
        jsonForm = arguments.jsonForm
    }
}

/// What a run found, in numbers.
struct CheckTotals {
    var documents = 0
    var documentsWithFindings = 0
    var environments = 0
    /// The windows of sweeps, and how many layouts of scenes they took.
    var (windows, layouts) = (0, 0)
    var counts = FindingCount()
    /// Notes on what would be wrong if all texts were longer.
    var ifLonger = 0
    /// Findings that the baseline has.
    var known = 0

    /// How many findings each rule has, and each document.
    private var (byRule, byDocument): ([String: Int], [String: Int]) = ([:], [:])
    /// The findings that say the same in words, such as that an image is missing.
    private var byCause: [String: Cause] = [:]

    /// What one thing that is missing or wrong causes.
    private struct Cause {
        var findings = 0
        var documents: Set<String> = []

        mutating func add(_ finding: Finding) {
            findings += 1
            documents.insert(finding.path)
        }
    }

    /// Counts a finding that is reported.
    mutating func add(_ finding: Finding) {
        counts.add(finding.severity)
        byRule[finding.rule.id, default: 0] += 1
        byDocument[finding.path, default: 0] += 1
        byCause["\(finding.message) [\(finding.rule.id)]", default: Cause()].add(finding)
    }

    /// The most documents, and the most causes, that the end of a report names.
    private static let mostListed = 5

    /// What stands below the summary of many findings: how many each rule has, the documents that have most of them,
    /// and what is found in several documents.
    var details: String {
        guard counts.total > 0, byDocument.count > 1 else { return "" }
        func ordered(_ counts: [String: Int]) -> [(key: String, value: Int)] {
            counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        }
        let rules = ordered(byRule).map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        let documents = ordered(byDocument).prefix(Self.mostListed)
        let shared = byCause.filter { $0.value.documents.count > 1 }.sorted {
            ($1.value.documents.count, $0.key) < ($0.value.documents.count, $1.key)
        }
        var text = "By rule: \(rules)\n"
        text += "Most in:\n"
        for (path, count) in documents { text += "  \(count) \(path.onOneLine)\n" }
        if !shared.isEmpty { text += "The same in several documents:\n" }
        for (cause, found) in shared.prefix(Self.mostListed) {
            text += "  \(found.findings) in \(found.documents.count) documents: \(cause.onOneLine)\n"
        }
        return text
    }

    /// The line that ends a report of several documents: "67 findings in 31 of 300 documents: 13 errors, 54 warnings".
    var summary: String {
        let count = counts.total
        var text = count == 0 ? "No findings" : count == 1 ? "1 finding" : "\(count) findings"
        text +=
            count == 0
            ? " in \(documents) document\(documents == 1 ? "" : "s")"
            : " in \(documentsWithFindings) of \(documents) documents: \(counts.words)"
        if windows > 0 {
            text += "; \(windows) window\(windows == 1 ? "" : "s")"
            text += ", by \(layouts) layout\(layouts == 1 ? "" : "s") of scenes"
        } else if environments > documents {
            text += "; \(environments) layouts"
        }
        if ifLonger > 0 { text += "; \(ifLonger) more only in pseudo-languages" }
        if known > 0 { text += "; \(known) more in the baseline" }
        return text
    }
}

/// Collects findings and writes them: text as it comes, other forms at the end.
struct CheckOutput {
    private let report: CheckReport
    private var text: [UInt8] = []
    private var reported: ReportedFindings
    private var cannotWrite = false

    init(_ report: CheckReport) {
        self.report = report
        reported = ReportedFindings(report.format)
    }

    /// Adds a finding; `source` is the text of the document that it is about.
    mutating func add(_ finding: Finding, source: SourceText?, _ totals: inout CheckTotals) {
        var finding = finding
        if report.isStrict && finding.severity == .warning { finding.severity = .error }
        guard finding.severity >= report.reporter.leastSeverity else { return }
        if finding.isAboutPseudoLanguages { totals.ifLonger += 1 } else { totals.add(finding) }
        if writesText { report.reporter.report(finding, source: source, to: &text) }
        if writesWhole { reported.add(finding, source: source) }
    }

    /// Writes what has come so far. Where that cannot be done, it is reported once, and nothing more is tried.
    mutating func flush() {
        if !text.isEmpty, !cannotWrite, !StandardStreams.writeResult(text) { cannotWrite = true }
        text = []
    }

    /// Ends the report.
    mutating func finish(_ totals: CheckTotals, on documents: [String]) -> ExitStatus {
        if writesText, !report.isQuiet, totals.documents > 1 || totals.environments > 1 || totals.windows > 0 {
            text += Array((totals.summary + "\n" + totals.details).utf8)
        }
        flush()
        let status = cannotWrite ? ExitStatus.cannotWrite : .success
        guard writesWhole else { return status }
        let bytes = report.format.bytes(reported.findings, on: documents, report.jsonForm)
        guard let path = report.path, path != "-" else {
            return StandardStreams.writeResult(bytes) ? status : .cannotWrite
        }
        guard EarlierReport.mayBeReplaced(path, by: documents) else { return .cannotWrite }
        return max(status, OutputFile.write(bytes, to: path))
    }

    /// Whether findings are written to standard output as text, as they come.
    private var writesText: Bool { report.path == "-" ? false : report.format == .text || report.path != nil }

    /// Whether there is a report to write at the end.
    private var writesWhole: Bool { report.format != .text || report.path != nil }
}

extension ReportFormat {
    /// Whether the report is JSON.
    var isJSON: Bool { self == .json || self == .sarif }

    /// A whole report in this form on `findings` in `documents`, of which some may have none.
    func bytes(_ findings: [Finding], on documents: [String], _ jsonForm: JSONForm = .lines) -> [UInt8] {
        var bytes: [UInt8] = []
        switch self {
        case .text: TextReporter().report(findings, to: &bytes)
        case .github: GitHubReporter().report(findings, to: &bytes)
        case .json: JSONReporter().report(findings, to: &bytes)
        case .sarif: SARIFReporter(version: Subcommand.strutVersion).report(findings, to: &bytes)
        case .checkstyle: CheckstyleReporter().report(findings, to: &bytes)
        case .junit: JUnitReporter().report(findings, on: documents, to: &bytes)
        }
        return isJSON ? jsonForm.applied(to: bytes) : bytes
    }
}
