import Strut

/// `strut ibtool`: Apple's compiler of storyboards and xibs by its own command line, for build systems that call it.
extension Subcommand {
    static let ibtool = Subcommand(
        name: ibtoolName, summary: "Compile storyboards and xibs to what apps load, as Apple's ibtool does.",
        operands: "FILE...", operandCompletion: .documents,
        options: Option.ibtoolOptions + batchOptions.filter { !unneededBatchOptions.contains($0.name) },
        refusedOptions: Option.refusedByIBTool,
        examples: [
            ("strut ibtool --compile Main.storyboardc Main.storyboard", "Compile a storyboard to a folder."),
            (
                "strut ibtool --module App --compilation-directory build *.storyboard *.xib",
                "Compile documents into a folder, for an app with classes of its own."
            ),
            (
                "strut ibtool --link App.app build/*.storyboardc",
                "Put compiled storyboards into an app, and check them."
            ),
            (
                "ln -s \"$(command -v strut)\" ~/bin/ibtool",
                "Have build systems find Strut by the name of Apple's tool."
            ),
        ],
        listsExitStatuses: true,
        run: { arguments throws(UsageError) in try IBToolRun(arguments).run() })

    /// The name, by which the executable may be called too.
    static let ibtoolName = "ibtool"

    /// What has no place beside Apple's options.
    private static let unneededBatchOptions: Set<String> = [Option.diagnosticFormat.name, Option.diagnosticOutput.name]
}
