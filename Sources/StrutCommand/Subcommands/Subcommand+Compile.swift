/// `strut compile` and `strut check`: laying documents out, with and without writing the result.
extension Subcommand {
    private static let environmentOptions: [Option] = [
        .device, .orientation, .size, .contentSize, .direction, .language,
    ]
    static let batchOptions: [Option] = [
        .assumeFileName, .jobs, .limitMemory, .limitTime, .sandbox, .diagnosticFormat, .diagnosticOutput, .color,
        .quiet,
        .strict, .help,
    ]

    static let compile = Subcommand(
        name: "compile", summary: "Lay out storyboards and xibs and write their frames.", operands: "FILE...",
        operandCompletion: .documents,
        options: [.format, .fields] + Option.jsonForms + [
            .output, .outputDirectory, .typeName, .typeStem, .optionsFile, .optionsRoot, .project,
        ]
            + environmentOptions + [.appearance, .fonts] + Option.runTimeOptions + Option.nibOptions + batchOptions,
        examples: [
            ("strut compile Main.storyboard", "Print the frames on the storyboard's own canvas as JSON."),
            ("strut compile --device 'iPhone 15' --content-size AX1 Main.storyboard", "The same for a device."),
            ("strut compile --set rtg-Zk-9E0.constant=30 Main.storyboard", "The same after a change at run time."),
            ("strut compile --fields id,windowFrame,texts Main.storyboard", "Print what each view shows, and where."),
            ("strut compile --format swift --output Frames.swift Main.storyboard", "Write Swift source."),
            ("strut compile --output-directory build *.storyboard *.xib", "Write one file for each document."),
            (
                "strut compile --format nib --module App --output-directory App.app Sources",
                "Compile all documents of a folder to what an app loads."
            ),
        ],
        listsExitStatuses: true,
        run: { arguments throws(UsageError) in
            let format = arguments.format ?? (arguments.optionsFile == nil ? .json : .swift)
            var batch = try Batch(arguments, format: arguments.nib.isWanted ? nil : format)
            return try batch.run()
        })

    static let check = Subcommand(
        name: "check", summary: "Report what is wrong with storyboards and xibs, and write nothing.",
        operands: "FILE...", operandCompletion: .documents,
        options: Option.matrixOptions + Option.sweepOptions + Option.ruleOptions + [.fonts] + Option.runTimeOptions
            + batchOptions.dropLast()
            + Option.jsonForms + [.help],
        examples: [
            ("strut check Sources", "Report conflicts and other findings in all documents of a folder."),
            ("strut check --strict -d 'iPhone SE' -d 'iPad Air' Main.storyboard", "Fail on warnings, on two devices."),
            (
                "strut check --diagnostic-format sarif --diagnostic-output strut.sarif *.xib",
                "Write a report for code review beside the usual text."
            ),
        ],
        listsExitStatuses: true,
        run: { arguments throws(UsageError) in
            var run = try CheckRun(arguments)
            return try run.run()
        })
}
