import Strut

/// One `strut edit`: documents are changed together, compared with what they were, and replaced or left alone.
struct EditRun {
    private let inputs: [Input]
    private let commands: [EditCommand]
    private let options: EditArguments
    private let output: String?
    private let format: ComparisonFormat
    private let jsonForm: JSONForm
    private let usesColor: Bool
    private let differ: DocumentDiffer
    /// What is wrong with the configuration.
    private let ownFindings: [Finding]

    init(_ arguments: Arguments) throws(UsageError) {
        options = arguments.edit
        let count = Self.documentCount(arguments.operands)
        var documents = arguments
        documents.operands = Array(arguments.operands.prefix(count))
        let words = arguments.operands.dropFirst(count)
        guard count > 0 else {
            throw UsageError("no document is given", advice: "write 'strut edit FILE CHANGE...'")
        }
        if documents.operands.contains("-") {
            throw UsageError("standard input ('-') cannot be replaced", advice: "give the path of a storyboard or xib")
        }
        commands = try Self.commands(Array(words), options.changesPath)
        inputs = try Input.all(documents, followsLinks: true)
        output = arguments.output
        if output != nil, inputs.count > 1 {
            throw UsageError("'--output' takes one document, and \(inputs.count) are given")
        }
        format = arguments.comparisonFormat ?? .text
        jsonForm = arguments.jsonForm
        try arguments.checkJSON(format == .json, advice: "add '--format json'")
        usesColor = arguments.usesColor ?? StandardStreams.outputShowsColor
        var findings: [Finding] = []
        let configuration = Configuration(documents, &findings)
        var compared = arguments
        compared.enabledRules.formUnion(Self.rulesOnCanvas.filter { configuration.rules[$0] == nil })
        differ = DocumentDiffer(
            checker: try DocumentChecker(comparing: compared, configuration, &findings), keepsPictures: false,
            appearance: nil)
        ownFindings = findings + FontLookup.unsupported(configuration) + differ.checker.fonts.findings
    }

    /// Rules that are applied on the document's own canvas, too: what a change cuts off was whole there before.
    private static let rulesOnCanvas: Set<String> = ["truncated-text", "squeezed-view"]

    /// How many of the operands are documents: those before the first change.
    private static func documentCount(_ operands: [String]) -> Int {
        operands.firstIndex { word in
            // A file may be called like a change.
            EditCommand.startsChange(word) && !word.hasSuffix(".xib") && !word.hasSuffix(".storyboard")
        }
            ?? operands.prefix { word in
                word.hasSuffix(".xib") || word.hasSuffix(".storyboard") || word == "-" || Folder.exists(word)
            }.count
    }

    private static func commands(_ words: [String], _ path: String?) throws(UsageError) -> [EditCommand] {
        do throws(EditCommandError) {
            var commands = try EditCommand.parse(words)
            if let path {
                let bytes: [UInt8]
                do throws(InputError) {
                    bytes = try Input(path: path, isStandardInput: path == "-").bytes()
                } catch {
                    throw EditCommandError("the changes cannot be read: \(error.finding.message)", advice: nil)
                }
                commands += try EditCommand.parse(script: String(decoding: bytes, as: UTF8.self))
            }
            guard !commands.isEmpty else {
                throw EditCommandError("no change is given", advice: "write, for example, title.text=Welcome")
            }
            return commands
        } catch {
            throw UsageError(error.message, advice: error.advice)
        }
    }

    // MARK: Running

    func run() -> ExitStatus {
        StandardStreams.report(ownFindings)
        var sources: [EditableDocument] = []
        do throws(InputError) {
            for input in inputs { sources.append(try EditableDocument(input)) }
        } catch {
            StandardStreams.report([error.finding])
            return error.status
        }
        let resources = EditProject(inputs).resources(for: commands)
        var transaction = DocumentTransaction(sources.map(\.document), resources: resources)
        do throws(EditCommandError) {
            try transaction.apply(commands)
        } catch {
            let path = sources.count == 1 ? "\(inputs[0].path.onOneLine)" : "strut"
            StandardStreams.report("\(path): error: \("\(error)".onOneLine)")
            return .badInput
        }
        return finish(transaction, sources)
    }

    private func finish(_ transaction: DocumentTransaction, _ sources: [EditableDocument]) -> ExitStatus {
        var files: [FileComparison] = []
        for edited in transaction.documents where edited.isChanged {
            let project = inputs.first { $0.path == edited.document.path }?.project
            var file = differ.compare(
                edited.original, edited.document, project: project, jobs: OrderedWorkers.processorCount)
            // How objects were matched is no question where both versions are known.
            file.documents?.remarks = []
            files.append(file)
        }
        let reasons = files.flatMap { file in
            (file.findings?.new ?? []).filter(Self.isReason)
        }
        let lost = EditProject(inputs).lostReferences(transaction.documents)
        let isRefused = !(reasons.isEmpty && lost.isEmpty) && !options.isForced
        let isWritten = !isRefused && !options.isDryRun && !files.isEmpty
        reportTranslations(transaction)
        if !files.isEmpty { reportNames(transaction) }
        var status = isRefused ? ExitStatus.findings : .success
        if isWritten { status = write(transaction, sources) }
        let outcome = EditOutcome(
            isWritten: isWritten && status == .success, isRefused: isRefused, isDryRun: options.isDryRun)
        report(lost, isRefused: isRefused)
        guard report(files, outcome, reasons) else { return .cannotWrite }
        return status
    }

    /// Says which references of other documents the changes leave without a controller.
    private func report(_ lost: [EditProject.LostReference], isRefused: Bool) {
        for reference in lost {
            StandardStreams.report(
                "\(reference.place): \(isRefused ? "error" : "warning"): the storyboard reference leads to "
                    + "'\(reference.identifier)' of '\(reference.storyboard)', which the changes take away"
                    + (isRefused ? "; name both documents, or their folder, and both are changed together" : ""))
        }
    }

    /// Says which translations no object has any more, because their keys begin with an id that was renamed.
    private func reportTranslations(_ transaction: DocumentTransaction) {
        for case .rename(.id, let old, let new) in commands {
            for edited in transaction.documents where edited.isChanged {
                let path = edited.document.path
                let languages = Localization.languages(ofDocumentAt: path).filter { language in
                    Localization.read(language, forDocumentAt: path).localization.strings.keys.contains {
                        $0.hasPrefix("\(old).")
                    }
                }
                if languages.isEmpty { continue }
                let list = languages.joined(separator: ", ")
                StandardStreams.report(
                    "\(path.onOneLine): warning: the translations of '\(old)' into \(list) are not shown any more; "
                        + "in the strings files, write '\(new).' for '\(old).' at the beginning of keys")
            }
        }
    }

    /// Says what a new name means beyond the documents: that a file is to be renamed, or that the name was in use.
    private func reportNames(_ transaction: DocumentTransaction) {
        for case .rename(let kind, let old, let new) in commands {
            switch kind {
            case .storyboard:
                StandardStreams.report(
                    "strut: note: rename the file \(old).storyboard to \(new).storyboard, too".onOneLine)
            case .class:
                let count = transaction.documents.map { edited in
                    edited.original.root.descendants.filter { $0.string(.customClass) == new }.count
                }.reduce(0, +)
                guard count > 0 else { continue }
                let objects = count == 1 ? "an object has" : "\(count) objects have"
                StandardStreams.report("strut: note: \(objects) the class '\(new)' already".onOneLine)
            default: break
            }
        }
    }

    /// Whether a new finding is a reason not to make a change.
    private static func isReason(_ finding: Finding) -> Bool {
        finding.severity == .error || ambiguities.contains(finding.rule.id)
    }

    /// The rules that say that something has no one place.
    private static let ambiguities: Set<String> = [
        "ambiguous-layout", "ambiguous-scrollable-content", "unconstrained-view",
    ]

    private func report(_ files: [FileComparison], _ outcome: EditOutcome, _ reasons: [Finding]) -> Bool {
        if format == .json {
            return StandardStreams.writeResult(
                jsonForm.applied(to: ComparisonJSON.bytes(files, outcome: outcome)))
        }
        guard StandardStreams.writeResult(ComparisonText.bytes(files, usesColor: usesColor)) else { return false }
        if files.isEmpty {
            StandardStreams.report("strut: nothing changes: the document says this already")
        } else if outcome.isRefused, !reasons.isEmpty {
            let rules = Set(reasons.map(\.rule.id)).sorted().joined(separator: ", ")
            StandardStreams.report(
                "strut: refused, nothing is written: the changes would make what is new above (\(rules)); "
                    + "add the missing changes, or '--force'")
        } else if outcome.isRefused {
            StandardStreams.report(
                "strut: refused, nothing is written: other documents refer to what would be gone; add them, or "
                    + "'--force'")
        } else if outcome.isDryRun {
            StandardStreams.report("strut: nothing is written ('--dry-run')")
        }
        return true
    }

    /// Replaces all changed documents; where one cannot be written, those before it are put back.
    private func write(_ transaction: DocumentTransaction, _ sources: [EditableDocument]) -> ExitStatus {
        var written: [(path: String, old: [UInt8])] = []
        for (edited, source) in zip(transaction.documents, sources) where edited.isChanged {
            let path = output ?? edited.document.path
            do throws(SystemError) {
                try OutputFile.replace(path, with: source.encoding.encoded(edited.bytes))
                written.append((path, source.bytes))
            } catch {
                var lost: [String] = []
                for (path, old) in written where (try? OutputFile.replace(path, with: old)) == nil { lost.append(path) }
                if !lost.isEmpty {
                    StandardStreams.report("strut: error: changed and not put back: \(lost.joined(separator: ", "))")
                }
                return OutputFile.cannotWrite(path, error.text)
            }
        }
        return .success
    }
}
