// The `strut` executable: finds the subcommand, reads its arguments, runs it.
import CFaultReport
import Strut

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
        var arguments = try Arguments(
            words.dropFirst(), options: subcommand.options + subcommand.refusedOptions)
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

/// The words behind the executable's name, which may be that of Apple's compiler: a link of that name is the
/// subcommand.
func commandWords() -> [String] {
    let words = CommandLine.arguments
    let isIBTool = words.first.map { Document.fileName(ofPath: $0) } == Subcommand.ibtoolName
    return (isIBTool ? [Subcommand.ibtoolName] : []) + words.dropFirst()
}

exit(runStrut(commandWords()).rawValue)
