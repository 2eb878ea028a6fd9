import Strut

/// The inputs of one command line and where their results go: checked as a whole before the first is read.
struct Batch {
    private let inputs: [Input]
    private let destination: Destination
    private let compiler: DocumentCompiler
    private let jobs: Int

    /// Where results are written.
    private enum Destination {
        case nowhere
        case standardOutput
        case file(String)
        case directory(String)
    }

    /// Prepares to compile what `arguments` name into `format`, or only to check it.
    init(_ arguments: Arguments, format: OutputFormat?) throws(UsageError) {
        let environments = arguments.environments
        inputs = try Input.all(arguments)
        if arguments.typeName != nil, inputs.count > 1 {
            throw UsageError("'--type-name' is for one input", advice: "compile each document by itself")
        }
        destination = try Self.destination(arguments, format: format)
        compiler = DocumentCompiler(
            environments: environments, language: arguments.language, runTime: arguments.runTime, format: format,
            typeName: arguments.typeName, isStrict: arguments.isStrict,
            reporter: TextReporter(severities: arguments.isQuiet ? [.error] : Set(Severity.allCases)))
        jobs = arguments.jobs ?? (inputs.count > 1 ? OrderedWorkers.processorCount : 1)
        if case .directory(let directory) = destination {
            try Self.refuseEqualNames(inputs, directory: directory)
        }
    }

    /// Compiles every input and returns the worst of their statuses.
    func run() -> ExitStatus {
        if case .directory(let path) = destination {
            do {
                try OutputFile.makeDirectory(path)
            } catch {
                StandardStreams.report("strut: error: cannot make the folder '\(path)': \(error.text)")
                return .cannotWrite
            }
        }
        var worst = ExitStatus.success
        OrderedWorkers.run(count: inputs.count, jobs: jobs) { [self] index in
            compile(inputs[index])
        } receive: { _, outcome in
            StandardStreams.report(outcome.report)
            worst = max(worst, outcome.status)
            if !outcome.result.isEmpty, !StandardStreams.writeResult(outcome.result) {
                worst = max(worst, .cannotWrite)
            }
        }
        return worst
    }

    /// What is left to do for one input in the order of the inputs, after its files are written.
    private struct Outcome: Sendable {
        var status: ExitStatus
        var report: [UInt8]
        var result: [UInt8] = []
    }

    private func compile(_ input: Input) -> Outcome {
        let compiled = compiler.compile(input)
        var outcome = Outcome(status: compiled.status, report: compiled.report)
        for result in compiled.results {
            switch destination {
            case .nowhere: break
            case .standardOutput: outcome.result += result.bytes
            case .file(let path): write(result.bytes, to: path, &outcome)
            case .directory(let directory):
                write(result.bytes, to: Self.path(in: directory, for: input, suffix: result.suffix), &outcome)
            }
        }
        return outcome
    }

    private func write(_ bytes: [UInt8], to path: String, _ outcome: inout Outcome) {
        do {
            try OutputFile.replace(path, with: bytes)
        } catch {
            outcome.report += Array("strut: error: cannot write '\(path)': \(error.text)\n".utf8)
            outcome.status = max(outcome.status, .cannotWrite)
        }
    }
}

// MARK: - Checking the command line

extension Batch {
    private static func destination(_ arguments: Arguments, format: OutputFormat?) throws(UsageError) -> Destination {
        guard let format else { return .nowhere }
        if let directory = arguments.outputDirectory {
            if arguments.output != nil {
                throw UsageError("'--output' and '--output-directory' exclude each other")
            }
            return .directory(directory)
        }
        let results = arguments.operands.count * (format.joinsEnvironments ? 1 : max(1, arguments.devices.count))
        if results > 1 {
            let reason = arguments.operands.count > 1 ? "several inputs" : "several devices"
            throw UsageError(
                "\(reason) give several results", advice: "say where to put them with '--output-directory DIR'")
        }
        guard let output = arguments.output, output != "-" else { return .standardOutput }
        if arguments.operands.contains(output) {
            throw UsageError("'\(output)' is both the input and the output")
        }
        return .file(output)
    }

    /// Two inputs of one name would overwrite each other's results.
    private static func refuseEqualNames(_ inputs: [Input], directory: String) throws(UsageError) {
        var paths: [String: String] = [:]
        for input in inputs {
            guard let other = paths.updateValue(input.path, forKey: input.fileName) else { continue }
            if other == input.path { throw UsageError("'\(other)' is given twice", advice: "give it once") }
            throw UsageError(
                "the results of '\(other)' and '\(input.path)' would have the same name in '\(directory)'",
                advice: "compile them in two calls with two output directories")
        }
    }

    private static func path(in directory: String, for input: Input, suffix: String) -> String {
        let separator = directory.hasSuffix("/") ? "" : "/"
        return "\(directory)\(separator)\(input.fileName).\(suffix)"
    }
}
