/// Help in the form that command-line users know: usage first, then two aligned columns, 80 characters wide.
enum HelpText {
    static let width = 80

    /// What `strut --help` prints.
    static var overview: String {
        var text = "Strut lays out Xcode storyboards and xibs without a Mac.\n\n"
        text += "Usage: strut SUBCOMMAND [OPTIONS] [FILE...]\n\nSubcommands:\n"
        text += columns(Subcommand.all.map { ($0.name, $0.summary) })
        text += "\nOptions:\n"
        text += columns([("-h, --help", "Print this help."), ("--version", "Print Strut's version.")])
        text += "\nExamples:\n"
        for example in [Subcommand.compile, .check, .explain].compactMap(\.examples.first) {
            text += "  \(example.command)\n      \(example.meaning)\n"
        }
        text += "\n'strut help SUBCOMMAND' describes one of them.\n"
        return text
    }

    /// Rows of a term and its explanation, which wraps inside its column.
    static func columns(_ rows: [(term: String, explanation: String)]) -> String {
        let indent = min(28, (rows.map(\.term.count).max() ?? 0) + 4)
        var text = ""
        for row in rows {
            let lines = wrapped(row.explanation, width: width - indent)
            text += "  " + row.term
            // A term that is too long for its column stands on a line of its own.
            let isTooLong = row.term.count + 4 > indent
            text += isTooLong ? "\n" : String(repeating: " ", count: indent - 2 - row.term.count)
            for (index, line) in lines.enumerated() {
                text += (index > 0 || isTooLong ? String(repeating: " ", count: indent) : "") + line + "\n"
            }
        }
        return text
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension Subcommand {
    /// Whether findings are the result, and go to standard output.
    private var reportsOnOutput: Bool { name == Subcommand.check.name }

    /// What `strut SUBCOMMAND --help` prints.
    var helpText: String {
        var text = summary + "\n\nUsage: strut \(name) [OPTIONS]\(operands.isEmpty ? "" : " " + operands)\n"
        if operands.hasPrefix("FILE") {
            let isReplaced = name == Subcommand.fix.name || name == Subcommand.format.name
            text += "\nA FILE is a storyboard or xib\(isReplaced ? "" : ", or - for standard input").\n"
            if operands.hasSuffix("...") { text += "A folder stands for all storyboards and xibs below it.\n" }
        }
        text += "\nOptions:\n" + HelpText.columns(options.map { ($0.usage, $0.help) })
        let refused = refusedOptions.map(\.name).joined(separator: ", ")
        if !refused.isEmpty {
            text += "\nKnown and refused, each with advice:\n" + HelpText.columns([("", refused + ".")])
        }
        if !examples.isEmpty {
            text += "\nExamples:\n"
            for example in examples { text += "  \(example.command)\n      \(example.meaning)\n" }
        }
        if !exitStatuses.isEmpty {
            text += "\nExit status:\n"
            text += HelpText.columns(exitStatuses.map { (String($0.status.rawValue), $0.meaning) })
        }
        if listsExitStatuses {
            text += "\nFindings go to standard \(reportsOnOutput ? "output" : "error"): "
            text += "path:line:column: severity: message [rule].\n"
            text += "\nExit status, the worst of all inputs':\n"
            text += HelpText.columns(ExitStatus.allCases.sorted().map { (String($0.rawValue), $0.meaning) })
        }
        return text
    }
}
