// The `strut` executable: finds the subcommand, reads its arguments, runs it.
import CFaultReport

/// Runs the command line `words`, without the executable's name.
func runStrut(_ words: [String]) -> ExitStatus {
    StandardStreams.prepare()
    FaultReportInstall()
    var (name, optionsFile): (String?, String?)
    do throws(UsageError) {
        guard let first = words.first else {
            StandardStreams.report(Array(HelpText.overview.utf8))
            return .usage
        }
        if ["--help", "-h"].contains(first) { return try Subcommand.help.run(Arguments()) }
        if first == "--version" { return try Subcommand.version.run(Arguments()) }
        let subcommand = try Subcommand.named(first)
        name = subcommand.name
        var arguments = try Arguments(words.dropFirst(), options: subcommand.options)
        optionsFile = arguments.optionsFile
        if arguments.wantsHelp { return StandardStreams.writeResult(subcommand.helpText) ? .success : .cannotWrite }
        try arguments.readOptionsFile(subcommand.options)
        try arguments.checkAssumedFileName()
        return try subcommand.run(arguments)
    } catch {
        let place = error.place ?? "strut"
        StandardStreams.report("\(place): error: \(error.message)\(error.advice.map { "; \($0)" } ?? "")")
        if let optionsFile, error.place == nil {
            StandardStreams.report("The options in '\(optionsFile)' count too.")
        }
        StandardStreams.report("See 'strut \(name.map { "\($0) " } ?? "")--help'.")
        return .usage
    }
}

exit(runStrut(Array(CommandLine.arguments.dropFirst())).rawValue)
