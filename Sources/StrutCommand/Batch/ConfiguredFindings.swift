import Strut

/// What a configuration and its baseline leave of the findings on documents that are compiled, as `check` does with
/// those that it looks for.
final class ConfiguredFindings: Sendable {
    private let selection: RuleSelection
    private let configuration: Configuration
    private let paths: BaselineFile
    private let baseline: Baseline
    /// What is wrong with the baseline.
    let findings: [Finding]

    /// Reads the baseline; nil where the configuration says nothing about findings.
    init?(_ arguments: Arguments, _ configuration: Configuration) throws(UsageError) {
        if configuration.rules.isEmpty, configuration.ignores.isEmpty, configuration.baseline == nil { return nil }
        // What was not asked for was not looked for either: of what was found, only what is off is not reported.
        selection = RuleSelection(settings: configuration.rules, hasEnvironments: true, isCheck: true)
        self.configuration = configuration
        var paths = try BaselineFile(arguments, configuration)
        (baseline, findings) = paths.read()
        self.paths = paths
    }

    /// The file of the baseline; nil for none.
    var baselinePath: String? { paths.readPath }

    /// The findings that are not accepted, with the severities that were asked for.
    func selected(_ findings: [Finding]) -> [Finding] {
        var (paths, known) = (paths, baseline)
        return configuration.selected(findings, by: selection).filter { finding in
            !paths.isRead || !known.takes(finding, path: paths.name(of: finding.path))
        }
    }
}
