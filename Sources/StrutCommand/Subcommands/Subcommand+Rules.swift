import Strut

/// `strut rules`: what can be found wrong.
extension Subcommand {
    static let rules = Subcommand(
        name: "rules", summary: "List all rules with their severities.", operands: "",
        options: [.tableFormat] + Option.jsonForms + Option.selectionOptions(configurationIn: "the current folder")
            + [.help],
        examples: [
            ("strut rules", "Print a table."),
            ("strut rules --format json", "The same for tools, with how to fix each."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .findings, .usage, .cannotWrite),
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            let (selection, findings) = RuleList.selection(arguments)
            try arguments.checkJSON(arguments.format == .json, advice: "add '--format json'")
            let text =
                arguments.format == .json
                ? arguments.jsonForm.applied(to: RuleList.json(selection)) : RuleList.table(selection)
            StandardStreams.report(findings)
            if !StandardStreams.writeResult(text) { return .cannotWrite }
            return findings.contains { $0.severity == .error } ? .findings : .success
        })
}

/// The rules as a table for people and as JSON for tools.
enum RuleList {
    static func table(_ selection: RuleSelection) -> [UInt8] {
        let rows =
            [["RULE", "STATE", "SEVERITY", "FIX", "MEANS"]]
            + Rule.listed.map { [$0.id, state($0, selection), severities($0), fix($0) ?? "", $0.summary] }
        return Array(TextTable.aligned(rows).utf8)
    }

    static func json(_ selection: RuleSelection) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("rules", .lines) { json in
            for rule in Rule.listed { json.write(rule, selection) }
        }
        json.endObject()
        return json.finish()
    }

    /// What the configuration of the current folder and the command line say of rules, and what is wrong with the
    /// configuration.
    static func selection(_ arguments: Arguments) -> (selection: RuleSelection, findings: [Finding]) {
        var findings: [Finding] = []
        let configuration = Configuration(arguments, &findings)
        let selection = RuleSelection(
            settings: configuration.rules, only: arguments.onlyRules, enabled: arguments.enabledRules,
            disabled: arguments.disabledRules, isCheck: true)
        UnknownRules.add(to: &findings, of: configuration)
        return (selection, findings)
    }

    /// When a rule is applied by itself.
    static func activation(_ rule: Rule) -> String {
        switch rule.activation {
        case .always: "always"
        case .inChecks: "in checks"
        case .inEnvironments: "in environments"
        case .whenEnabled: "when enabled"
        }
    }

    /// Whether a rule is applied: on, off, in environments, or on with another severity than its own.
    static func state(_ rule: Rule, _ selection: RuleSelection) -> String {
        guard selection.applies(rule) else {
            var elsewhere = selection
            elsewhere.hasEnvironments = true
            return elsewhere.applies(rule) ? "in environments" : "off"
        }
        switch selection.settings[rule.id] {
        case .note?, .warning?, .error?: return selection.settings[rule.id]?.rawValue ?? "on"
        default: return "on"
        }
    }

    /// How `strut fix` fixes what a rule finds: always, only where the rule is named, only with `--unsafe`; nil for a
    /// rule whose findings have no one fix.
    static func fix(_ rule: Rule) -> String? {
        if DocumentFix.unsafeRules.contains(rule.id) { return "unsafe" }
        if DocumentFix.requestedRules.contains(rule.id) { return "on request" }
        return DocumentFix.rules.contains(rule.id) ? "safe" : nil
    }

    /// The severities that findings of a rule can have, the usual one first.
    static func severities(_ rule: Rule) -> String {
        [rule.severity, rule.lesserSeverity].compactMap { $0?.rawValue }.joined(separator: ", ")
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ rule: Rule, _ selection: RuleSelection) {
        beginObject(.inline)
        member("id", rule.id)
        member("on", rule.subject.rawValue)
        member("severity", rule.severity.rawValue)
        member("lesserSeverity", ifAny: rule.lesserSeverity?.rawValue)
        member("applied", RuleList.activation(rule))
        member("state", RuleList.state(rule, selection))
        member("fix", ifAny: RuleList.fix(rule))
        member("summary", rule.summary)
        member("help", rule.help)
        endObject()
    }
}
