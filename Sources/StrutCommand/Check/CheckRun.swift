import Strut

/// One `strut check`: what is looked at, what is left out, and the report on the rest.
struct CheckRun {
    private var inputs: [CheckInput]
    private let projects: [Project]
    private let configuration: Configuration
    private let checker: DocumentChecker
    private let report: CheckReport
    private let baseline: BaselineFile
    private let environments: EnvironmentChoice
    private let jobs: Int
    /// What is wrong with the configuration itself.
    private let ownFindings: [Finding]
    private let limits: Limits
    private var sandbox: Sandbox?
    /// Why some of the inputs are not checked, for each; empty where nothing was tried.
    private var faults: [InputError?] = []

    /// Prepares to check what `arguments` name.
    init(_ arguments: Arguments) throws(UsageError) {
        try arguments.checkJSON(arguments.reportFormat.isJSON, advice: "add '--diagnostic-format json'")
        var findings: [Finding] = []
        configuration = Configuration(arguments, &findings)
        let matrix = try Self.matrix(arguments, configuration)
        (inputs, projects) = try CheckInput.all(arguments, configuration, followsLinks: true)
        let selection = RuleSelection(
            settings: configuration.rules, only: arguments.onlyRules, enabled: arguments.enabledRules,
            disabled: arguments.disabledRules, hasEnvironments: matrix != EnvironmentMatrix(), isCheck: true)
        UnknownRules.add(to: &findings, of: configuration)
        findings += Self.iblinterFindings(arguments, configuration, selection)
        findings += selection.weighed(projects.compactMap { $0.manifest?.finding })
        checker = DocumentChecker(
            matrix: matrix, selection: selection, runTime: arguments.runTime, configuration: configuration,
            fonts: FontLookup(arguments.fontFolders, configuration))
        findings += FontLookup.unsupported(configuration) + checker.fonts.findings
        baseline = try BaselineFile(arguments, configuration)
        environments = EnvironmentChoice(arguments)
        report = CheckReport(arguments)
        jobs = arguments.jobs ?? OrderedWorkers.processorCount
        ownFindings = findings
        limits = arguments.limits
        if arguments.usesSandbox {
            var sandbox = Sandbox(
                reading: inputs.map(\.input), arguments.runTime, roots: projects.map(\.root),
                others: [arguments.configuration, configuration.path, baseline.readPath].compactMap { $0 })
            sandbox.allowWriting(arguments.reportOutput)
            sandbox.allowWriting(baseline.writtenPath)
            self.sandbox = sandbox
        }
        var written = WrittenFiles()
        try written.addStandardOutput()
        if let path = arguments.reportOutput, path != "-" {
            try written.add(path, as: "the report")
            try EarlierReport.refuseReplacing(path, by: inputs.map(\.input.path))
        }
        if let path = baseline.writtenPath { try written.add(path, as: "the baseline") }
        try written.refuseReading(optionsOf: arguments)
        try written.refuseReading(configuration.path, as: "the configuration")
        try written.refuseReading(baseline.readPath, as: "the baseline")
        try written.refuseReading(
            inputs.map { Input(path: $0.input.path, isStandardInput: $0.input.isStandardInput) }, arguments.runTime)
    }

    /// Checks every input and returns the worst of their statuses.
    mutating func run() throws(UsageError) -> ExitStatus {
        try sandbox?.close()
        if limits.exist { runTrials() }
        return checkAll()
    }

    /// Tries every input in a process of its own.
    private mutating func runTrials() {
        for index in inputs.indices { inputs[index].input.readStreams() }
        var projects = Dictionary(
            inputs.compactMap { input in input.project.map { (input.input.path, self.projects[$0]) } }
        ) { first, _ in first }
        // A document answers for itself alone: the storyboards and the code that it refers to are not read.
        for path in projects.keys {
            projects[path]?.index = DocumentIndex()
            projects[path]?.forgetCode()
        }
        faults = TrialRun(limits: limits, jobs: jobs).faults(of: inputs.map(\.input)) {
            [checker, projects] input, document in
            _ = checker.check(document, in: projects[input.path], jobs: 1)
        }
    }

    private func checkAll() -> ExitStatus {
        var baseline = baseline
        var coverage = CheckCoverage(checker.selection, in: environments)
        var (known, baselineFindings) = baseline.read()
        var totals = CheckTotals()
        var status = ExitStatus.success
        var output = CheckOutput(report)
        for finding in ownFindings + baselineFindings { output.add(finding, source: nil, &totals) }
        if baseline.isRead {
            for project in projects { coverage.add(folder: baseline.name(of: project.root)) }
        }
        let projects = indexed(projects)
        var progress = report.showsProgress ? Progress(total: inputs.count, now: Progress.now) : nil
        // Few documents are taken apart by environments, many by documents.
        let isWide = inputs.count >= jobs
        var written: [Finding] = []
        var use = ConfigurationUse()
        var once = SharedFileFindings()
        OrderedWorkers.run(count: inputs.count, jobs: isWide ? jobs : 1) { [self] index in
            check(index, projects, jobs: isWide ? 1 : jobs)
        } receive: { index, outcome in
            if let clearing = progress?.clear() { StandardStreams.report(clearing) }
            status = max(status, outcome.status)
            totals.documents += 1
            totals.environments += outcome.environmentCount
            totals.windows += outcome.windowCount
            totals.layouts += outcome.layoutCount
            use.add(outcome.use)
            if baseline.isUsed, outcome.status == .success {
                for path in [inputs[index].input.path] + inputs[index].otherPaths {
                    coverage.add(baseline.name(of: path), inProject: inputs[index].project != nil)
                }
            }
            var hasFindings = false
            let findings = once.new(outcome.findings, on: inputs[index].input.path)
            // A baseline knows each text that lacks a translation by itself.
            let unknown = findings.filter { finding in
                written.append(finding)
                guard baseline.isRead, known.takes(finding, path: baseline.name(of: finding.path)) else { return true }
                totals.known += 1
                return false
            }
            for finding in unknown.joinedByLanguage {
                hasFindings = true
                output.add(finding, source: finding.path == inputs[index].input.path ? outcome.source : nil, &totals)
            }
            if hasFindings { totals.documentsWithFindings += 1 }
            output.flush()
            if index + 1 < inputs.count,
                let line = progress?.update(done: index + 1, name: inputs[index + 1].input.path, now: Progress.now)
            {
                StandardStreams.report(line)
            }
        }
        if let clearing = progress?.clear() { StandardStreams.report(clearing) }
        // What else is to be looked for in documents says nothing of the project's own files.
        var judge = checker
        judge.selection.only = nil
        let unused = looksAtWholeProject ? use.findings(on: configuration) : []
        for finding in judge.selected(unused + [baseline.stale(known, coverage)].compactMap(\.self), in: nil) {
            output.add(finding, source: nil, &totals)
        }
        let end = output.finish(totals, on: inputs.map(\.input.path))
        if let path = baseline.writtenPath {
            return max(end, write(written, to: baseline, at: path, coverage, inputs: status))
        }
        if totals.counts[.error] > 0 { status = max(status, .findings) }
        return max(status, end)
    }

    /// Writes what was found to a baseline that is to be known from now on, unless some of it could not be looked for.
    ///
    /// - Parameter status: The worst of the statuses of the inputs.
    private func write(
        _ findings: [Finding], to baseline: BaselineFile, at path: String, _ coverage: CheckCoverage,
        inputs status: ExitStatus
    ) -> ExitStatus {
        guard status <= .findings else {
            // What is in a document that could not be read is not known, and may be in the baseline already.
            StandardStreams.report("strut: error: '\(path)' is not written: not every input could be checked")
            return status
        }
        guard !ownFindings.contains(where: { $0.severity == .error }) else {
            // Without what the configuration leaves out, everything would be in the baseline.
            StandardStreams.report("strut: error: '\(path)' is not written: correct the errors above first")
            return .findings
        }
        guard !findings.contains(where: \.isAboutAnUnreadFile) else {
            // Nor is what a translation or a side-car gives that could not be read.
            StandardStreams.report(
                "strut: error: '\(path)' is not written: not every file beside the inputs could be read")
            return .findings
        }
        var baseline = baseline
        let known = findings.filter { $0.rule.subject != .file }
        return baseline.write(known, coverage, to: path) ?? .success
    }

    // MARK: One document

    /// What became of one input.
    private struct Outcome: Sendable {
        var status = ExitStatus.success
        var findings: [Finding] = []
        var source: SourceText?
        var use = ConfigurationUse()
        var environmentCount = 0
        var (windowCount, layoutCount) = (0, 0)
    }

    /// Whether all that the configuration is about is looked at, so that what no document makes use of nobody does.
    private var looksAtWholeProject: Bool {
        guard configuration.path != nil else { return false }
        return projects.contains { project in
            project.unreadableFolders.isEmpty
                && !Project.path(of: configuration.folder, from: project.root).hasPrefix("..")
        }
    }

    /// What of the configuration a document makes use of, by whatever path it was found.
    private func use(of document: Document?, at input: CheckInput) -> ConfigurationUse {
        var use = ConfigurationUse()
        for path in [input.input.path] + input.otherPaths {
            use.add(document, path: configuration.relativePath(of: path), to: configuration)
        }
        return use
    }

    private func check(_ index: Int, _ projects: [Project], jobs: Int) -> Outcome {
        let input = inputs[index]
        var outcome = Outcome()
        do throws(InputError) {
            if let fault = faults.isEmpty ? nil : faults[index] { throw fault }
            let document = try input.input.read()
            outcome.use = use(of: document, at: input)
            let checked = checker.check(document, in: input.project.map { projects[$0] }, jobs: jobs)
            outcome.findings = checked.findings
            outcome.environmentCount = checked.environmentCount
            (outcome.windowCount, outcome.layoutCount) = (checked.windowCount, checked.layoutCount)
            if !outcome.findings.isEmpty { outcome.source = document.sourceText }
            if outcome.findings.contains(where: { $0.rule == .internalError }) { outcome.status = .internalError }
        } catch {
            outcome.use = use(of: nil, at: input)
            // In a project, what is for another platform is not Strut's business.
            let isForeign = input.project != nil && error.isOfOtherPlatform
            let finding = isForeign ? error.asNote.finding : error.finding
            outcome.findings =
                isForeign ? checker.selected([finding], in: input.project.map { projects[$0] }) : [finding]
            outcome.status = isForeign ? .success : error.status
            outcome.source = error.source
        }
        return outcome
    }

    /// The projects with what their storyboards offer each other.
    private func indexed(_ projects: [Project]) -> [Project] {
        let used = Set(inputs.compactMap(\.project))
        return projects.enumerated().map { place, project in
            // One whose documents all belong to another one.
            guard used.contains(place) else { return project }
            let refused = Set(zip(inputs, faults).filter { $0.1 != nil }.map(\.0.input.path))
            return project.indexed(jobs: jobs, leavingOut: refused) { try? Input(path: $0).read() }
        }
    }
}

extension Finding {
    /// Whether it says that a file beside a document is not read.
    var isAboutAnUnreadFile: Bool {
        severity == .error && (rule.subject == .file || rule == .badDesignData)
    }
}

// MARK: - Reading the command line

extension CheckRun {
    /// What the settings of IBLinter are here, where a folder has them and no configuration yet.
    private static func iblinterFindings(
        _ arguments: Arguments, _ configuration: Configuration, _ selection: RuleSelection
    ) -> [Finding] {
        guard configuration.path == nil, let folder = arguments.operands.first(where: Folder.exists) else { return [] }
        return selection.weighed(IBLinterFile.find(for: folder, isFolder: true)?.findings ?? [])
    }

    /// What the words of the command line name; `--matrix` is the configuration's, or the standard one.
    static func matrix(
        _ arguments: Arguments, _ configuration: Configuration
    ) throws(UsageError) -> EnvironmentMatrix {
        var matrix = try named(arguments, configuration)
        if !arguments.sweeps.isEmpty { matrix.sweeps = arguments.sweeps }
        return matrix
    }

    private static func named(
        _ arguments: Arguments, _ configuration: Configuration
    ) throws(UsageError) -> EnvironmentMatrix {
        let words = arguments.matrixWords
        if arguments.usesMatrix {
            if words != MatrixWords() {
                throw UsageError(
                    "'--matrix' chooses the environments by itself", advice: "leave it out, or the other options")
            }
            return configuration.matrix ?? .standard
        }
        do throws(MatrixWords.Unknown) {
            return try words.matrix()
        } catch {
            throw UsageError("unknown \(error.kind) '\(error.word)'")
        }
    }
}
