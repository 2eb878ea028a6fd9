import Strut

/// `strut rules`: what can be found wrong.
extension Subcommand {
    static let rules = Subcommand(
        name: "rules", summary: "List what can be found wrong with documents, and how much it weighs.", operands: "",
        options: [.tableFormat, .help],
        examples: [
            ("strut rules", "Print a table."),
            ("strut rules --format json", "The same for tools, with how to mend each."),
        ],
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            let text = arguments.format == .json ? RuleList.json() : RuleList.table()
            return StandardStreams.writeResult(text) ? .success : .cannotWrite
        })
}

/// The rules as a table for people and as JSON for tools.
enum RuleList {
    static func table() -> [UInt8] {
        let rows = [["RULE", "SEVERITY", "MEANS"]] + Rule.all.map { [$0.id, severities($0), $0.summary] }
        return Array(TextTable.aligned(rows).utf8)
    }

    static func json() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(.lines)
        json.member("strut", 1)
        json.array("rules", .lines) { json in
            for rule in Rule.all { json.write(rule) }
        }
        json.endObject()
        return json.finish()
    }

    /// The severities that findings of a rule can have, the usual one first.
    static func severities(_ rule: Rule) -> String {
        [rule.severity, rule.lesserSeverity].compactMap { $0?.rawValue }.joined(separator: ", ")
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ rule: Rule) {
        beginObject(.inline)
        member("id", rule.id)
        member("on", rule.subject.rawValue)
        member("severity", rule.severity.rawValue)
        member("lesserSeverity", ifAny: rule.lesserSeverity?.rawValue)
        member("summary", rule.summary)
        member("help", rule.help)
        endObject()
    }
}
