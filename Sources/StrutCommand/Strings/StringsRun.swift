import Strut

/// One `strut strings`: texts that are printed, or files that are brought up to date with them.
struct StringsRun {
    private let inputs: [CheckInput]
    /// What is wrong with the configuration, which says what of a folder is left out.
    private let ownFindings: [Finding]
    private let output: String?
    private let wishes: StringsArguments
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        var findings: [Finding] = []
        let readsFolders = arguments.operands.contains(where: Folder.exists)
        let configuration = try readsFolders ? CheckRun.configuration(arguments, &findings) : Configuration()
        inputs = try CheckInput.all(arguments, configuration).inputs
        ownFindings = findings
        output = arguments.output == "-" ? nil : arguments.output
        wishes = arguments.strings
        isQuiet = arguments.isQuiet
        if wishes.updates, output != nil { throw UsageError("'--output' and '--update' exclude each other") }
        if wishes.checks, output == nil, !wishes.updates {
            throw UsageError("'--check' has nothing to check", advice: "add '--update' or '--output FILE'")
        }
        if !wishes.languages.isEmpty, !wishes.updates {
            throw UsageError("'--language' is for '--update'", advice: "name the file with '--output'")
        }
        if wishes.isCatalogue == true, !wishes.languages.isEmpty {
            throw UsageError(
                "'--language' is for strings files: a catalogue holds all languages",
                advice: "leave it out, or write '--format strings'")
        }
        if wishes.updates, let input = inputs.first(where: { $0.input.isStandardInput }) {
            throw UsageError("nothing stands beside '\(input.input.path)'", advice: "name the file with '--output'")
        }
        if let output {
            var written = WrittenFiles()
            try written.add(output, as: "the output", keepsTranslations: true)
            try written.refuseReading(inputs.map(\.input), arguments.runTime)
        }
    }

    /// Writes, or checks, and returns the worst of what happened.
    func run() throws(UsageError) -> ExitStatus {
        for finding in ownFindings { report(finding) }
        // Without the configuration it is not known what is to be left alone.
        if ownFindings.contains(where: { $0.severity == .error }) { return .badInput }
        let (documents, status) = readDocuments()
        if wishes.updates { return max(status, updateFiles(beside: documents)) }
        // A file that lacks the texts of a document which could not be read would lose their translations.
        guard status == .success || output == nil else { return status }
        if let output {
            if documents.isEmpty { return status }
            return try bringUpToDate(output: output, of: TranslatedDocuments(documents))
        }
        let texts = documents.localizableTexts
        let isCatalogue = wishes.isCatalogue ?? false
        let fresh = isCatalogue ? newCatalogue.update(texts) : StringsFile.update(texts)
        return StandardStreams.writeResult(fresh.bytes + (isCatalogue ? [UInt8(ascii: "\n")] : []))
            ? status : .cannotWrite
    }

    private func readDocuments() -> (documents: [Document], status: ExitStatus) {
        var documents: [Document] = []
        var status = ExitStatus.success
        for input in inputs {
            do throws(InputError) {
                documents.append(try input.input.read())
            } catch {
                var finding = error.finding
                // In a project, what is for another platform is not Strut's business.
                let isForeign = input.project != nil && finding.rule.id == "unsupported-platform"
                if isForeign { finding.severity = .note } else { status = max(status, error.status) }
                if !isForeign || !isQuiet { report(finding) }
            }
        }
        return (documents, status)
    }

    private var newCatalogue: StringCatalogue { StringCatalogue(sourceLanguage: wishes.sourceLanguage) }

    // MARK: Files

    /// Brings up to date what stands beside documents; those that share files are looked at together.
    private func updateFiles(beside documents: [Document]) -> ExitStatus {
        var sharers = TranslationSharers(documents, sourceLanguage: wishes.sourceLanguage)
        var status = ExitStatus.success
        for document in documents {
            do throws(InputError) {
                guard let all = try sharers.take(document) else { continue }
                let translated = TranslatedDocuments(all)
                for path in paths(beside: document, with: all) { status = max(status, bringUpToDate(path, translated)) }
            } catch {
                report(error.finding)
                status = max(status, error.status)
            }
        }
        return status
    }

    /// The strings files and catalogues beside a document and those that share them.
    private func paths(beside document: Document, with sharers: [Document]) -> [String] {
        let place = Localization.Place(document.path)
        var paths = place.catalogues.filter(Self.exists)
        var languages = wishes.languages
        for language in sharers.flatMap({ Localization.languages(ofDocumentAt: $0.path) })
        where !languages.contains(language) && Self.exists(place.strings(language)) {
            languages.append(language)
        }
        paths += languages.map(place.strings)
        if wishes.isCatalogue == true, !paths.contains(where: Self.isCatalogue) { paths.append(place.catalogues[0]) }
        if let isCatalogue = wishes.isCatalogue { paths.removeAll { Self.isCatalogue($0) != isCatalogue } }
        return paths
    }

    private static func isCatalogue(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Brings the output up to date, unless it holds texts of something else, which would be lost.
    private func bringUpToDate(
        output path: String, of documents: TranslatedDocuments
    ) throws(UsageError) -> ExitStatus {
        let existing: TranslationFile?
        do throws(InputError) {
            existing = try self.existing(path)
        } catch {
            report(error.finding)
            return error.status
        }
        if let problem = Self.foreignTexts(existing, path, documents) {
            throw UsageError(problem, advice: "write to a file of another name")
        }
        return write(path, existing, documents.texts)
    }

    /// Brings a file that stands beside its documents up to date, unless it holds texts of something else.
    private func bringUpToDate(_ path: String, _ documents: TranslatedDocuments) -> ExitStatus {
        do throws(InputError) {
            let existing = try self.existing(path)
            if let problem = Self.foreignTexts(existing, path, documents) {
                let advice = "it is left as it is, and would serve code under another name"
                StandardStreams.report("strut: error: \(problem); \(advice)".onOneLine)
                return .usage
            }
            return write(path, existing, documents.texts)
        } catch {
            report(error.finding)
            return error.status
        }
    }

    /// What is to be said of a file that holds texts, but none of these documents; nil for another.
    private static func foreignTexts(
        _ existing: TranslationFile?, _ path: String, _ documents: TranslatedDocuments
    ) -> String? {
        existing?.foreignKey(documents).map { key in
            let owner = documents.count == 1 ? "the document" : "any of the documents"
            return "'\(path)' holds texts of an app, such as '\(key)', and none of \(owner)"
        }
    }

    /// The file at `path` as it is; nil where there is none.
    private func existing(_ path: String) throws(InputError) -> TranslationFile? {
        guard Self.exists(path) else { return nil }
        return try TranslationFile(path: path, isCatalogue: writesCatalogue(path))
    }

    /// Writes what one file should be, or says what is out of date.
    private func write(_ path: String, _ existing: TranslationFile?, _ texts: [LocalizableText]) -> ExitStatus {
        let update =
            existing?.update(texts)
            ?? (writesCatalogue(path) ? newCatalogue.update(texts) : StringsFile.update(texts))
        tell(update, of: path, existing)
        guard update.bytes != existing?.bytes else { return .success }
        if wishes.checks { return .findings }
        do {
            let folder = Folder.parent(of: path)
            if !folder.isEmpty { try OutputFile.makeDirectory(folder) }
            try OutputFile.replace(path, with: update.bytes)
            return .success
        } catch {
            StandardStreams.report("strut: error: cannot write '\(path)': \(error.text)")
            return .cannotWrite
        }
    }

    private func writesCatalogue(_ path: String) -> Bool { wishes.isCatalogue ?? Self.isCatalogue(path) }

    // MARK: Reports

    private func tell(_ update: TranslationUpdate, of path: String, _ existing: TranslationFile?) {
        guard !isQuiet else { return }
        guard let existing else {
            StandardStreams.report(
                "\(path): note: \(wishes.checks ? "is missing" : "is new"), \(update.added.count) texts")
            return
        }
        for (keys, words) in [
            (update.added, "is new"), (update.changed, "reads otherwise now; its translations need review"),
            (update.removed, "is in the document no more"),
        ] {
            for key in keys { StandardStreams.report("\(path): note: '\(key)' \(words)") }
        }
        if update.added.isEmpty, update.changed.isEmpty, update.removed.isEmpty, update.bytes != existing.bytes {
            StandardStreams.report("\(path): note: differs in comments or form, not in texts")
        }
    }

    private func report(_ finding: Finding) {
        var text: [UInt8] = []
        TextReporter().report(finding, to: &text)
        StandardStreams.report(text)
    }
}
