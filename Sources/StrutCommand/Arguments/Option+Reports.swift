import Strut

/// The options that say how findings are reported.
extension Option {
    static let diagnosticFormat = Option(
        "--diagnostic-format", nil, "FORMAT",
        help:
            "How to report findings: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Default: text. "
            + "The report goes where findings go: standard error, and of check standard output.",
        completion: .words(ReportFormat.allCases.map(\.rawValue))
    ) { arguments, value throws(UsageError) in
        guard let format = ReportFormat(rawValue: value) else {
            throw .unknown("diagnostic format", value, among: ReportFormat.allCases.map(\.rawValue))
        }
        arguments.reportFormat = format
    }

    static let diagnosticOutput = Option(
        "--diagnostic-output", nil, "FILE",
        help: "Write the report to FILE, and the findings as text where they go without it as well.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.reportOutput = value
    }

    static let color = Option(
        "--color", nil, "WHEN",
        help: "Color findings: always, never, auto. Default: auto, on a terminal and unless NO_COLOR is set.",
        completion: .words(["always", "never", "auto"])
    ) { arguments, value throws(UsageError) in
        arguments.usesColor = try choice("color mode", value, ["always": true, "never": false, "auto": nil])
    }
}
