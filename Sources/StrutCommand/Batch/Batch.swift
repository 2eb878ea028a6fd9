import Strut

/// The inputs of one command line and where their results go: checked as a whole before the first is read.
struct Batch {
    private var inputs: [Input]
    private let destination: Destination
    private let compiler: DocumentCompiler
    private let report: FindingsReport
    private let jobs: Int
    private let showsProgress: Bool
    private let limits: Limits
    private let sandbox: Sandbox?
    /// How documents are compiled to what apps load; nil where they are laid out.
    private let nib: NibBatch?
    /// The file of what layouts depend on; nil for none.
    private let dependencies: LayoutDependencies?
    /// Whether `--project` says whose the inputs are.
    private let namesProject: Bool
    /// What is wrong with the configuration and with the fonts that somebody named.
    private let ownFindings: [Finding]
    /// Why some of the inputs are not compiled, for each; empty where nothing was tried.
    private var faults: [InputError?] = []

    /// Where results are written.
    private enum Destination {
        case nowhere
        case standardOutput
        case file(String)
        case directory(String)
    }

    /// Prepares to compile what `arguments` name into `format`, or only to check it.
    init(_ arguments: Arguments, format: OutputFormat?) throws(UsageError) {
        var findings: [Finding] = []
        let configuration = Configuration(arguments, &findings)
        let environments = arguments.environments.sized(by: configuration)
        try arguments.checkNibOptions()
        nib = NibBatch(arguments, configuration)
        namesProject = arguments.project != nil
        try arguments.checkJSON(
            format?.isJSON == true, fields: format == .json, advice: "leave out '--format \(format?.rawValue ?? "")'")
        let typeName = try arguments.typeName(for: format)
        inputs = try Input.all(arguments)
        try arguments.checkProject()
        if typeName != nil, inputs.count > 1 {
            let option = arguments.typeName == nil ? Option.typeStem.name : Option.typeName.name
            throw UsageError("'\(option)' is for one input", advice: "compile each document by itself")
        }
        destination =
            try nib == nil
            ? Self.destination(arguments, inputs: inputs.count, format: format)
            : Self.nibDestination(arguments, inputs: inputs.count)
        let configured = try ConfiguredFindings(arguments, configuration)
        if configured != nil { UnknownRules.add(to: &findings, of: configuration) }
        dependencies = LayoutDependencies(arguments, configuration, baseline: configured?.baselinePath)
        if dependencies != nil, case .standardOutput = destination {
            throw UsageError(
                "'\(Option.dependencyFile.name)' says what files depend on, and standard output is none",
                advice: "say where to put the result with '--output' or '--output-directory DIR'")
        }
        let belongsToProject = inputs.contains { $0.project != nil }
        compiler = DocumentCompiler(
            environments: environments, language: arguments.language, runTime: arguments.runTime, format: format,
            typeName: typeName, fields: arguments.fields, jsonForm: arguments.jsonForm,
            isStrict: arguments.isStrict, projects: format == .svg ? ProjectLookup() : nil,
            fonts: FontLookup(arguments.fontFolders, configuration),
            images: belongsToProject ? ProjectImages(configuration) : nil, configured: configured)
        ownFindings = (findings + compiler.fonts.findings + (configured?.findings ?? [])).map(compiler.strictly)
        report = FindingsReport(arguments)
        showsProgress = inputs.count > 1 && !arguments.isQuiet && StandardStreams.errorIsTerminal
        jobs = arguments.jobs ?? (inputs.count > 1 ? OrderedWorkers.processorCount : 1)
        limits = arguments.limits
        sandbox = arguments.usesSandbox ? Self.sandbox(arguments, inputs, destination) : nil
        if case .directory(let directory) = destination { try refuseEqualNames(directory: directory) }
        try refuseOverwriting(arguments, configuration)
    }

    /// The sandbox of a batch: it reads beside its inputs, and writes where its results and its report go.
    private static func sandbox(_ arguments: Arguments, _ inputs: [Input], _ destination: Destination) -> Sandbox {
        let folders = arguments.operands.filter(Folder.exists)
        var sandbox = Sandbox(
            reading: inputs, arguments.runTime, roots: folders, others: [arguments.project].compactMap { $0 })
        switch destination {
        case .nowhere, .standardOutput: break
        case .file(let path): sandbox.allowWriting(path)
        case .directory(let directory): sandbox.allowWriting(below: directory)
        }
        for path in [arguments.reportOutput, arguments.nib.dependencyFile, arguments.ibtool.partialInfoPlist] {
            sandbox.allowWriting(path)
        }
        return sandbox
    }

    /// Compiles every input and returns the worst of their statuses.
    mutating func run() throws(UsageError) -> ExitStatus {
        if case .directory(let directory) = destination {
            for folder in folders(in: directory) {
                do {
                    try OutputFile.makeDirectory(folder)
                } catch {
                    StandardStreams.report("strut: error: cannot make the folder '\(folder)': \(error.text)")
                    return .cannotWrite
                }
            }
        }
        try sandbox?.close()
        if limits.exist {
            for index in inputs.indices { inputs[index].readStreams() }
            let trialRun = TrialRun(limits: limits, jobs: jobs, upgrades: nib != nil)
            faults = trialRun.faults(of: inputs) { [compiler, nib] input, document in
                if let nib {
                    _ = compiler.compile(document, of: input, nib) { _ in }
                } else {
                    _ = compiler.compile(document, in: input.project) { _, _ in }
                }
            }
        }
        let batch = self
        var worst = ExitStatus.success
        if ownFindings.contains(where: { $0.severity == .error }) { worst = .findings }
        let ownReport = batch.report.part(ownFindings, path: "", source: nil)
        StandardStreams.report(ownReport.text)
        var findings = ownReport.findings
        var made: [NibBatch.Made] = []
        var laidOut: [(path: String, sources: [String])] = []
        var inputsWithResults = 0
        var progress = showsProgress ? Progress(total: inputs.count, now: Progress.now) : nil
        OrderedWorkers.run(count: inputs.count, jobs: jobs) { index in
            batch.compile(index)
        } receive: { index, outcome in
            if !outcome.report.text.isEmpty || !outcome.result.isEmpty, let clearing = progress?.clear() {
                StandardStreams.report(clearing)
            }
            StandardStreams.report(outcome.report.text)
            findings += outcome.report.findings
            worst = max(worst, outcome.status)
            if let result = outcome.made { made.append(result) }
            if !outcome.paths.isEmpty {
                laidOut += outcome.paths.map { ($0, outcome.sources) }
                inputsWithResults += 1
            }
            if !outcome.result.isEmpty, !StandardStreams.writeResult(outcome.result) {
                worst = max(worst, .cannotWrite)
            }
            if index + 1 < inputs.count,
                let line = progress?.update(done: index + 1, name: inputs[index + 1].resultPath, now: Progress.now)
            {
                StandardStreams.report(line)
            }
        }
        if let clearing = progress?.clear() { StandardStreams.report(clearing) }
        worst = max(worst, report.finish(findings, on: inputs.map(\.path)))
        // What describes all results is written where all of them are.
        if let nib, made.count == inputs.count { worst = max(worst, nib.finish(made)) }
        if let dependencies, inputsWithResults == inputs.count { worst = max(worst, dependencies.write(laidOut)) }
        return worst
    }

    /// What is left to do for one input in the order of the inputs, after its files are written.
    private struct Outcome: Sendable {
        var status: ExitStatus
        var report = FindingsReport.Part()
        var result: [UInt8] = []
        /// What was compiled to what apps load.
        var made: NibBatch.Made?
        /// The files that were written of a layout, and what they depend on, where that is asked for.
        var paths: [String] = []
        var sources: [String] = []
    }

    private func compile(_ index: Int) -> Outcome {
        let input = inputs[index]
        var outcome = Outcome(status: .success)
        var problems: [UInt8] = []
        func write(_ bytes: [UInt8], to path: String) {
            do {
                try OutputFile.replace(path, with: bytes)
                if dependencies != nil { outcome.paths.append(path) }
            } catch {
                problems += "strut: error: cannot write '\(path.onOneLine)': \(error.text)\n".utf8
                outcome.status = .cannotWrite
            }
        }
        func receive(_ suffix: String, _ bytes: [UInt8]) {
            switch destination {
            case .nowhere: break
            case .standardOutput: outcome.result = outcome.result.isEmpty ? bytes : outcome.result + bytes
            case .file(let path): write(bytes, to: path)
            case .directory(let directory): write(bytes, to: Self.path(in: directory, for: input, suffix: suffix))
            }
        }
        func compile(_ document: Document) -> DocumentCompiler.Compiled {
            guard let nib else { return compiler.compile(document, in: input.project, receive: receive) }
            return compiler.compile(document, of: input, nib) { result in
                guard let path = nibPath(of: input, nib) else { return }
                do throws(SystemError) {
                    try result.write(to: path)
                    outcome.made = nib.made(document, input, at: path)
                } catch {
                    problems += "strut: error: cannot write '\(path.onOneLine)': \(error.text)\n".utf8
                    outcome.status = .cannotWrite
                }
            }
        }
        do throws(InputError) {
            if let fault = faults.isEmpty ? nil : faults[index] { throw fault }
            let document = try input.read(upgrades: nib != nil)
            let compiled = compile(document)
            outcome.status = max(outcome.status, compiled.status)
            outcome.report = report.part(compiled.findings, path: input.path, source: document.sourceText)
            if let dependencies { outcome.sources = dependencies.sources(of: input, document, compiler) }
        } catch {
            var failed = DocumentCompiler.Compiled(status: error.status, findings: [error.finding])
            // In a project, what is for another platform is not Strut's business; but a build waits for what it named.
            if input.project != nil, error.isOfOtherPlatform, nib == nil || !namesProject {
                failed = compiler.leaveOut(error.asNote.finding, receive: receive)
            }
            outcome.status = max(outcome.status, failed.status)
            outcome.report = report.part(failed.findings, path: input.path, source: error.source)
            if let dependencies { outcome.sources = dependencies.sources(of: input, nil, compiler) }
        }
        outcome.report.text += problems
        return outcome
    }
}

// MARK: - Checking the command line

extension Batch {
    private static func destination(
        _ arguments: Arguments, inputs: Int, format: OutputFormat?
    ) throws(UsageError) -> Destination {
        guard let format else { return .nowhere }
        if let directory = arguments.outputDirectory {
            if arguments.output != nil {
                throw UsageError("'--output' and '--output-directory' exclude each other")
            }
            return .directory(directory)
        }
        let results = inputs * (format.joinsEnvironments ? 1 : max(1, arguments.devices.count))
        if results > 1 {
            let reason = inputs > 1 ? "several inputs" : "several devices"
            throw UsageError(
                "\(reason) give several results", advice: "say where to put them with '--output-directory DIR'")
        }
        guard let output = arguments.output, output != "-" else { return .standardOutput }
        return .file(output)
    }

    /// Nothing that is written may replace what is read, or something else that is written.
    private func refuseOverwriting(_ arguments: Arguments, _ configuration: Configuration) throws(UsageError) {
        var files = WrittenFiles()
        switch destination {
        case .nowhere: break
        case .standardOutput: try files.addStandardOutput()
        case .file(let path): try files.add(path, as: "the output")
        case .directory(let directory):
            for input in inputs {
                for suffix in compiler.suffixes {
                    try files.add(Self.path(in: directory, for: input, suffix: suffix), as: "a result")
                }
            }
        }
        if let nib {
            for input in inputs {
                guard let path = nibPath(of: input, nib) else { continue }
                if case .directory = destination { try files.add(path, as: "a result") }
                try CompiledOutput.refuseReplacing(path, by: Self.isStoryboard(input))
            }
            if let path = nib.dependencyFile { try files.add(path, as: "the file of dependencies") }
            if let path = nib.partialInfoPlist { try files.add(path, as: "the property list") }
        }
        if let path = dependencies?.path { try files.add(path, as: "the file of dependencies") }
        if arguments.reportOutput == "-" {
            if case .standardOutput = destination {
                throw UsageError(
                    "the result and the report would both go to standard output", advice: "use '--output FILE'")
            }
            try files.addStandardOutput()
        } else if let path = arguments.reportOutput {
            try files.add(path, as: "the report")
        }
        try files.refuseReading(optionsOf: arguments)
        try files.refuseReading(configuration.path, as: "the configuration")
        try files.refuseReading(compiler.configured?.baselinePath, as: "the baseline")
        try files.refuseReading(inputs, arguments.runTime)
    }

    /// Two inputs of one name would overwrite each other's results.
    private func refuseEqualNames(directory: String) throws(UsageError) {
        var paths: [String: String] = [:]
        for input in inputs {
            guard let other = paths.updateValue(input.path, forKey: nib?.name(of: input) ?? input.resultPath) else {
                continue
            }
            throw UsageError(
                "the results of '\(other)' and '\(input.path)' would have the same name in '\(directory)'",
                advice: "compile them in two calls with two output directories")
        }
    }

    /// The output directory and the folders below it that results go into.
    private func folders(in directory: String) -> [String] {
        var folders = [directory]
        for input in inputs {
            let name = nib?.name(of: input) ?? input.resultPath
            guard let slash = name.lastIndex(of: "/") else { continue }
            let folder = Folder.joined(directory, String(name[..<slash]))
            if folder != folders.last { folders.append(folder) }
        }
        return folders
    }

    private static func path(in directory: String, for input: Input, suffix: String) -> String {
        Folder.joined(directory, Folder.shortened("\(input.resultPath).\(suffix)", suffix: suffix))
    }

    // MARK: What apps load

    /// Where compiled documents go: to files and folders, never to a stream.
    private static func nibDestination(_ arguments: Arguments, inputs: Int) throws(UsageError) -> Destination {
        if let directory = arguments.outputDirectory {
            if arguments.output != nil {
                throw UsageError("'--output' and '--output-directory' exclude each other")
            }
            return .directory(directory)
        }
        guard let output = arguments.output, output != "-" else {
            if arguments.output == nil, !arguments.ibtool.severities.isEmpty { return .nowhere }
            throw UsageError(
                "a compiled document is a file or a folder, and cannot go to standard output",
                advice: "say where to put it with '--output' or '--output-directory DIR'")
        }
        if inputs > 1 {
            let option = arguments.ibtool.actions.isEmpty ? Option.outputDirectory : Option.compilationDirectory
            throw UsageError(
                "several inputs give several results", advice: "say where to put them with '\(option.name) DIR'")
        }
        return .file(output)
    }

    /// Whether the result of an input is a folder, by the input's name.
    private static func isStoryboard(_ input: Input) -> Bool { input.path.lowercased().hasSuffix(".storyboard") }

    /// Where the result of an input goes; nil where none is written.
    private func nibPath(of input: Input, _ nib: NibBatch) -> String? {
        switch destination {
        case .nowhere, .standardOutput: nil
        case .file(let path): path
        case .directory(let directory): Folder.joined(directory, nib.name(of: input))
        }
    }
}
