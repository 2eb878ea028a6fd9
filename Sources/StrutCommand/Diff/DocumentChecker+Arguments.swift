import Strut

extension DocumentChecker {
    /// The checker that looks at both versions of a document, by a command line and the configuration of the new one;
    /// what is wrong with the rules that the configuration names is added to `findings`.
    init(
        comparing arguments: Arguments, _ configuration: Configuration, _ findings: inout [Finding]
    ) throws(UsageError) {
        let matrix = try CheckRun.matrix(arguments, configuration)
        let selection = RuleSelection(
            settings: configuration.rules, only: arguments.onlyRules, enabled: arguments.enabledRules,
            disabled: arguments.disabledRules, hasEnvironments: matrix != EnvironmentMatrix(), isCheck: true)
        UnknownRules.add(to: &findings, of: configuration)
        self.init(
            matrix: matrix, selection: selection, runTime: arguments.runTime, configuration: configuration,
            fonts: FontLookup(arguments.fontFolders, configuration))
    }
}
