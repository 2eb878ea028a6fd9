/// `strut completions` and `strut manual`: what a package installs beside the executable.
extension Subcommand {
    static let completions = Subcommand(
        name: "completions", summary: "Print a script that completes strut's command line in a shell.",
        operands: "SHELL", operandCompletion: .words(Shell.allCases.map(\.rawValue)), options: [.help],
        examples: [
            ("strut completions bash > ~/.local/share/bash-completion/completions/strut", "Install for bash."),
            ("strut completions zsh > ~/.zfunc/_strut", "Install for zsh, with ~/.zfunc in its fpath."),
            ("strut completions fish > ~/.config/fish/completions/strut.fish", "Install for fish."),
        ],
        run: { arguments throws(UsageError) in
            let shells = Shell.allCases.map(\.rawValue)
            guard arguments.operands.count == 1, let name = arguments.operands.first else {
                throw UsageError("expected the name of a shell", advice: "known: \(shells.joined(separator: ", "))")
            }
            guard let shell = Shell(rawValue: name) else { throw .unknown("shell", name, among: shells) }
            return StandardStreams.writeResult(shell.completions) ? .success : .cannotWrite
        })

    static let manual = Subcommand(
        name: "manual", summary: "Print the manual page, in mdoc.", operands: "", options: [.help],
        examples: [("strut manual | man -l -", "Read it."), ("strut manual > strut.1", "Keep it where man finds it.")],
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            return StandardStreams.writeResult(ManualPage.text) ? .success : .cannotWrite
        })
}
