import Strut

/// The options that say which findings `check` reports.
extension Option {
    static let only = rules(
        "--only", help: "Apply these rules and no others (see 'strut rules'); all stands for every rule."
    ) {
        $0.onlyRules = ($0.onlyRules ?? []).union($1)
    }

    static let enable = rules(
        "--enable", help: "Apply these rules too, which are off by default; all stands for every rule."
    ) { $0.enabledRules.formUnion($1) }

    static let disable = rules(
        "--disable", help: "Do not apply these rules; all stands for those that --enable does not name."
    ) { $0.disabledRules.formUnion($1) }

    static let baseline = Option(
        "--baseline", nil, "FILE",
        help: "Report only what is not among the findings of FILE, and what is no longer found.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.baseline = value
    }

    static let writeBaseline = Option(
        "--write-baseline",
        help: "Write what is found to the baseline, --baseline FILE or .strut-baseline.json. Entries of documents, "
            + "rules and environments that were not checked stay."
    ) { arguments, _ throws(UsageError) in
        arguments.writesBaseline = true
    }

    /// The options above, in the order of the help.
    static let ruleOptions: [Option] =
        selectionOptions(configurationIn: "the folder of the first FILE") + [.baseline, .writeBaseline]

    /// Those that select rules, for a subcommand that looks for its configuration in a folder and those above.
    static func selectionOptions(configurationIn folder: String) -> [Option] {
        [.only, .enable, .disable, configuration(in: folder)]
    }

    private static func configuration(in folder: String) -> Option {
        Option(
            "--configuration", nil, "FILE",
            help: "Read this configuration. Default: \(Configuration.fileName) in \(folder), or above.",
            completion: .files
        ) { arguments, value throws(UsageError) in
            arguments.configuration = value
        }
    }

    /// An option that takes a list of rules.
    private static func rules(
        _ name: String, help: String, _ add: @escaping @Sendable (inout Arguments, Set<String>) -> Void
    ) -> Option {
        Option(
            name, nil, "RULE[,…]", help: help + " May be given several times, or as a list.",
            completion: .words(Rule.listed.map(\.id)), takesSeveral: true
        ) { arguments, value throws(UsageError) in
            let known = Rule.listed.map(\.id)
            let words = value.split { $0 == "," || $0 == " " }.map(String.init)
            if words.isEmpty {
                throw UsageError("'\(name) \(value)' names no rule", advice: "'strut rules' lists them")
            }
            for word in words where !known.contains(word) && word != RuleSelection.all {
                throw .unknown("rule", word, among: known, listedBy: "'strut rules' lists them")
            }
            add(&arguments, Set(words))
        }
    }
}
