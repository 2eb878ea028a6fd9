/// `strut help` and `strut version`.
extension Subcommand {
    /// Strut's version, by the rules of semantic versioning.
    static let strutVersion = "0.1.0"

    static let version = Subcommand(
        name: "version", summary: "Print Strut's version.", operands: "", options: [.help],
        examples: [("strut version", "Print something like 'strut \(strutVersion)'.")],
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            return StandardStreams.writeResult("strut \(strutVersion)\n") ? .success : .cannotWrite
        })

    static let help = Subcommand(
        name: "help", summary: "Print help for Strut or one of its subcommands.", operands: "[SUBCOMMAND]",
        operandCompletion: .subcommands, options: [.help],
        examples: [
            ("strut help", "List the subcommands."),
            ("strut help compile", "List the options of 'strut compile', with examples."),
        ],
        run: { arguments throws(UsageError) in
            if arguments.operands.count > 1 { throw UsageError("unexpected argument '\(arguments.operands[1])'") }
            let text = try arguments.operands.first.map { name throws(UsageError) in try named(name).helpText }
            return StandardStreams.writeResult(text ?? HelpText.overview) ? .success : .cannotWrite
        })
}
