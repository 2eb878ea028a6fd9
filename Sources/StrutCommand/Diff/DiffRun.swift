import Strut

/// One `strut diff`: the pairs that the command line names, compared, and the report on them.
struct DiffRun {
    private let pairs: [DiffPair]
    private let differ: DocumentDiffer
    private let format: ComparisonFormat
    private let jsonForm: JSONForm
    private let output: String?
    private let jobs: Int
    private let usesColor: Bool
    private let projects = ProjectLookup()
    /// What is wrong with the configuration.
    private let ownFindings: [Finding]
    /// What keeps git from answering.
    private let failure: String?

    init(_ arguments: Arguments) throws(UsageError) {
        var findings: [Finding] = []
        var named = arguments
        // Of the operands only the new version has a configuration beside it.
        if arguments.revision == nil, arguments.operands.count == 2 {
            let isNamed = !arguments.operands.contains("-") || arguments.operands[1] == "-"
            named.assumedFileName = isNamed ? arguments.assumedVersionName : nil
            named.operands = [named.assumedFileName == nil ? arguments.operands[1] : "-"]
        }
        let configuration = Configuration(named, &findings)
        format = arguments.comparisonFormat ?? .text
        jsonForm = arguments.jsonForm
        try arguments.checkJSON(format == .json, advice: "add '--format json'")
        differ = DocumentDiffer(
            checker: try DocumentChecker(comparing: arguments, configuration, &findings),
            keepsPictures: format.needsPictures, appearance: arguments.appearance)
        output = arguments.output == "-" ? nil : arguments.output
        jobs = arguments.jobs ?? OrderedWorkers.processorCount
        usesColor = arguments.usesColor ?? (output == nil && StandardStreams.outputShowsColor)
        ownFindings = findings + FontLookup.unsupported(configuration) + differ.checker.fonts.findings
        (pairs, failure) = try Self.pairs(arguments)
        var written = WrittenFiles()
        if let output { try written.add(output, as: "the output") } else { try written.addStandardOutput() }
        try written.refuseReading(optionsOf: arguments)
        try written.refuseReading(configuration.path, as: "the configuration")
        let files = pairs.flatMap { [$0.old, $0.new] }.compactMap { $0 }.filter { $0.revision == nil }
        try written.refuseReading(
            files.map(\.input) + files.map { Input(path: $0.path, isStandardInput: $0.isStandardInput) },
            arguments.runTime)
    }

    /// The pairs, or what keeps git from telling them.
    private static func pairs(_ arguments: Arguments) throws(UsageError) -> ([DiffPair], failure: String?) {
        let operands = arguments.operands
        if let revision = arguments.revision {
            if arguments.assumedVersionName != nil {
                throw UsageError(
                    "'--assume-filename' is for files: those of a revision have their names", advice: "leave it out")
            }
            do throws(GitRepository.Failure) {
                return (RenamedDocuments.joined(try DiffPair.pairs(revision: revision, paths: operands)), nil)
            } catch {
                return ([], error.message)
            }
        }
        guard operands.count == 2 else {
            throw UsageError(
                operands.count < 2 ? "two versions are needed" : "more than two versions are given",
                advice: "give OLD and NEW, or '--git REVISION' and paths")
        }
        let found = try DiffPair.pairs(operands[0], operands[1], assumedName: arguments.assumedVersionName)
        return (RenamedDocuments.joined(found), nil)
    }

    /// Compares, reports, and says as `diff` does whether something differs.
    func run() -> ExitStatus {
        if let failure {
            StandardStreams.report("strut: error: \(failure)")
            return .trouble
        }
        var files: [FileComparison] = []
        var problems = ownFindings
        // Few documents are taken apart by environments, many by documents.
        let isWide = pairs.count >= jobs
        let (differ, pairs, jobs) = (differ, pairs, jobs)
        OrderedWorkers.run(count: pairs.count, jobs: isWide ? jobs : 1) { index in
            differ.compare(pairs[index], jobs: isWide ? 1 : jobs)
        } receive: { index, file in
            if pairs[index].isFound, let note = Self.note(onForeign: file) {
                problems += differ.checker.selected([note], in: nil)
                return
            }
            problems += file.problems
            files.append(file)
        }
        StandardStreams.report(problems)
        guard write(files) else { return .trouble }
        if problems.contains(where: { $0.severity == .error }) { return .trouble }
        return files.contains { $0.status != .alike || $0.isRenamed } ? .findings : .success
    }

    /// What is said of a document that always was for another platform, which in a folder is not Strut's business; nil
    /// for other files.
    private static func note(onForeign file: FileComparison) -> Finding? {
        let foreign = file.problems.filter { $0.rule.id == "unsupported-platform" }
        let versions = [file.oldPath, file.newPath].compactMap { $0 }
        guard var note = foreign.first, foreign.count == versions.count else { return nil }
        note.severity = .note
        return note
    }

    private func write(_ files: [FileComparison]) -> Bool {
        let bytes = self.bytes(files)
        guard let output else { return StandardStreams.writeResult(bytes) }
        return OutputFile.write(bytes, to: output) == .success
    }

    private func bytes(_ files: [FileComparison]) -> [UInt8] {
        switch format {
        case .text: ComparisonText.bytes(files, usesColor: usesColor)
        case .json: jsonForm.applied(to: ComparisonJSON.bytes(files))
        case .markdown: ComparisonMarkdown.bytes(files)
        case .html:
            ComparisonPage.bytes(files) { document in
                guard let found = projects.resources(for: document) else { return NoPictureResources() }
                return ProjectPictures(found)
            }
        }
    }
}
