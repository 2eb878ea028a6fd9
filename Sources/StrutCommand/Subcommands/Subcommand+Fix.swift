import Strut

/// `strut fix` and `strut format`: documents are fixed where nobody has to be asked.
extension Subcommand {
    static let fix = Subcommand(
        name: "fix", summary: "Apply safe fixes: frames, references, ids.",
        operands: "FILE...", operandCompletion: .documents,
        options: [.fixOnly, .fixEnable, .fixDisable, .unsafeFixes, .checksOnly, .printsDifference, .quiet, .help],
        examples: [
            ("strut fix --only misplaced-view Main.storyboard", "Store the frames that constraints give."),
            ("strut fix --diff .", "Print what would change in all documents below this folder."),
            ("strut fix --only fixed-direction Main.xib", "Leading and trailing instead of left and right."),
            ("strut fix --unsafe --diff Main.xib", "Also change constraints until none are in conflict."),
        ],
        exitStatuses: fixStatuses,
        run: { arguments throws(UsageError) in try FixRun(arguments, isFormat: false).run() })

    static let format = Subcommand(
        name: "format",
        summary: "Take churn out of documents: stored frames, spelling of numbers.",
        operands: "FILE...", operandCompletion: .documents, options: [.checksOnly, .printsDifference, .quiet, .help],
        examples: [
            ("strut format Main.storyboard", "Rewrite stored frames and numbers."),
            ("strut format --check .", "Fail where a document would change, for continuous integration."),
        ],
        exitStatuses: fixStatuses,
        run: { arguments throws(UsageError) in try FixRun(arguments, isFormat: true).run() })

    private static let fixStatuses: [(status: ExitStatus, meaning: String)] = [
        (.success, "done, or with '--check' or '--diff' nothing would change"),
        (.findings, "with '--check' or '--diff': something would change"),
        (.usage, ExitStatus.usage.meaning), (.badInput, ExitStatus.badInput.meaning),
        (.noInput, ExitStatus.noInput.meaning), (.cannotWrite, ExitStatus.cannotWrite.meaning),
    ]
}

extension Option {
    static let unsafeFixes = Option(
        "--unsafe",
        help:
            "Fix conflicting constraints, too, by the smallest change that was tried. The layout changes: read the result."
    ) { arguments, _ throws(UsageError) in
        arguments.enabledRules.formUnion(DocumentFix.unsafeRules)
    }

    static let checksOnly = Option("--check", help: "Print what would change, and write nothing.") {
        arguments, _ throws(UsageError) in
        arguments.checksOnly = true
    }

    static let printsDifference = Option("--diff", help: "Print the lines that would change, and write nothing.") {
        arguments, _ throws(UsageError) in
        arguments.printsDifference = true
    }

    static let fixOnly = fixRules(
        "--only", "Fix only what these rules find. Default: all but 'fixed-direction'."
    ) { arguments, rules in
        arguments.onlyRules = (arguments.onlyRules ?? []).union(rules)
    }

    static let fixEnable = fixRules("--enable", "Fix what these rules find, too.") { arguments, rules in
        arguments.enabledRules.formUnion(rules)
    }

    static let fixDisable = fixRules("--disable", "Leave alone what these rules find.") { arguments, rules in
        arguments.disabledRules.formUnion(rules)
    }

    /// An option that takes some of the rules whose findings can be fixed.
    private static func fixRules(
        _ name: String, _ help: String, _ add: @escaping @Sendable (inout Arguments, Set<String>) -> Void
    ) -> Option {
        Option(
            name, nil, "RULE[,…]", help: help + " May be given several times, or as a list.",
            completion: .words(DocumentFix.rules), takesSeveral: true
        ) { arguments, value throws(UsageError) in
            let words = value.split { $0 == "," || $0 == " " }.map(String.init)
            if words.isEmpty {
                throw UsageError(
                    "'\(name) \(value)' names no rule", advice: "it takes \(DocumentFix.rules.joined(separator: ", "))")
            }
            for word in words where !DocumentFix.rules.contains(word) {
                throw .unknown("rule", word, among: DocumentFix.rules, listedBy: "what it finds has no one safe answer")
            }
            add(&arguments, Set(words))
        }
    }
}
