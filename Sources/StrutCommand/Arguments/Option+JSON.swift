import Strut

/// The options that say what JSON holds and how its lines are broken.
extension Option {
    static let fields = Option(
        "--fields", nil, "LIST",
        help:
            "What JSON says of each view: members with commas between them; standard, which is the default; all. Known: "
            + ViewField.names.joined(separator: ", ") + ".",
        completion: .words(["standard", "all"] + ViewField.names), takesSeveral: true
    ) { arguments, value throws(UsageError) in
        var fields = arguments.fields ?? []
        for word in value.split(separator: ",").map({ String($0.drop { $0 == " " }) }) {
            switch word {
            case "standard": fields.formUnion(ViewField.standard)
            case "all": fields.formUnion(ViewField.all)
            default:
                guard let field = ViewField(rawValue: word) else {
                    throw .unknown("field", word, among: ["standard", "all"] + ViewField.names)
                }
                fields.insert(field)
            }
        }
        arguments.fields = fields
    }

    static let pretty = Option(
        "--pretty", help: "Print JSON with a line for every member, however small."
    ) { arguments, _ throws(UsageError) in
        try choose(.pretty, &arguments)
    }

    static let compact = Option(
        "--compact", help: "Print JSON on one line, without spaces."
    ) { arguments, _ throws(UsageError) in
        try choose(.compact, &arguments)
    }

    /// Both of the above.
    static let jsonForms: [Option] = [.pretty, .compact]

    private static func choose(_ form: JSONForm, _ arguments: inout Arguments) throws(UsageError) {
        guard arguments.jsonForm == .lines || arguments.jsonForm == form else {
            throw UsageError("'--pretty' and '--compact' exclude each other")
        }
        arguments.jsonForm = form
    }
}

extension Arguments {
    /// What `--fields` and the forms of JSON need: a result that is JSON.
    func checkJSON(_ isJSON: Bool, fields isLayout: Bool = false, advice: String) throws(UsageError) {
        if fields != nil, !isLayout { throw UsageError("'--fields' is for JSON", advice: advice) }
        if jsonForm != .lines, !isJSON {
            throw UsageError("'--\(jsonForm == .pretty ? "pretty" : "compact")' is for JSON", advice: advice)
        }
    }
}
