import Strut

/// `strut git-setup`: has git compare and merge storyboards and xibs by what they say.
extension Subcommand {
    static let gitSetup = Subcommand(
        name: "git-setup", summary: "Have git compare and merge storyboards and xibs by what they say.", operands: "",
        options: [.printsOnly, .isGlobal, .help],
        examples: [
            ("strut git-setup", "Write .gitattributes and this repository's configuration."),
            ("strut git-setup --print", "Print the lines and the commands instead."),
            ("git difftool --tool=strut HEAD~1", "After that: what 'strut diff' says of each file."),
        ],
        exitStatuses: ExitStatus.meanings(.success, .usage, .cannotWrite),
        run: { arguments throws(UsageError) in
            if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
            let setup = GitSetup(isGlobal: arguments.isGlobal)
            if arguments.printsOnly { return StandardStreams.writeResult(setup.text) ? .success : .cannotWrite }
            do throws(GitRepository.Failure) {
                let done = try setup.write()
                for line in done { StandardStreams.report("strut: wrote \(line)") }
                if done.isEmpty { StandardStreams.report("strut: git is set up already") }
                return .success
            } catch {
                StandardStreams.report("strut: error: \(error.message)")
                return .cannotWrite
            }
        })
}

extension Option {
    static let printsOnly = Option("--print", help: "Print what would be written, and write nothing.") {
        arguments, _ throws(UsageError) in
        arguments.printsOnly = true
    }

    static let isGlobal = Option("--global", help: "For all repositories of the user.") {
        arguments, _ throws(UsageError) in
        arguments.isGlobal = true
    }
}
