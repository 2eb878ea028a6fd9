// The `strut` executable: finds the subcommand, reads its arguments, runs it.
import CFaultReport

/// Runs the command line `words`, without the executable's name.
func runStrut(_ words: [String]) -> ExitStatus {
    StandardStreams.prepare()
    FaultReportInstall()
    var name: String?
    do throws(UsageError) {
        guard let first = words.first else {
            StandardStreams.report(Array(HelpText.overview.utf8))
            return .usage
        }
        if ["--help", "-h"].contains(first) { return try Subcommand.help.run(Arguments()) }
        if first == "--version" { return try Subcommand.version.run(Arguments()) }
        let subcommand = try Subcommand.named(first)
        name = subcommand.name
        let arguments = try Arguments(words.dropFirst(), options: subcommand.options)
        if arguments.wantsHelp { return StandardStreams.writeResult(subcommand.helpText) ? .success : .cannotWrite }
        try arguments.checkAssumedFileName()
        return try subcommand.run(arguments)
    } catch {
        StandardStreams.report("strut: error: \(error.message)\(error.advice.map { "; \($0)" } ?? "")".onOneLine)
        StandardStreams.report("See 'strut \(name.map { "\($0) " } ?? "")--help'.")
        return .usage
    }
}

exit(runStrut(Array(CommandLine.arguments.dropFirst())).rawValue)
