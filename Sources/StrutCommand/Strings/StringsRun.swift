import Strut

/// One `strut strings`: texts that are printed, or files that are brought up to date with them.
struct StringsRun {
    private let inputs: [Input]
    private let output: String?
    private let wishes: StringsArguments
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        inputs = try Input.all(arguments)
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
        if wishes.updates, let input = inputs.first(where: \.isStandardInput) {
            throw UsageError("nothing stands beside '\(input.path)'", advice: "name the file with '--output'")
        }
        if let output {
            var written = WrittenFiles()
            try written.add(output, as: "the output", keepsTranslations: true)
            try written.refuseReading(inputs, arguments.runTime)
        }
    }

    /// Writes, or checks, and returns the worst of what happened.
    func run() throws(UsageError) -> ExitStatus {
        var status = ExitStatus.success
        var documents: [Document] = []
        for input in inputs {
            do {
                documents.append(try input.read())
            } catch {
                report(error.finding)
                status = max(status, error.status)
            }
        }
        if wishes.updates {
            for document in documents { status = max(status, updateFiles(beside: document)) }
            return status
        }
        // A file that lacks the texts of a document which could not be read would lose their translations.
        guard status == .success || output == nil else { return status }
        if let output { return try bringUpToDate(output: output, of: documents) }
        let texts = documents.localizableTexts
        let isCatalogue = wishes.isCatalogue ?? false
        let fresh = isCatalogue ? newCatalogue.update(texts) : StringsFile.update(texts)
        return StandardStreams.writeResult(fresh.bytes + (isCatalogue ? [UInt8(ascii: "\n")] : []))
            ? status : .cannotWrite
    }

    private var newCatalogue: StringCatalogue { StringCatalogue(sourceLanguage: wishes.sourceLanguage) }

    // MARK: Files

    private func updateFiles(beside document: Document) -> ExitStatus {
        let place = Localization.Place(document.path)
        var paths = place.catalogues.filter(Self.exists)
        var languages = wishes.languages
        for language in Localization.languages(ofDocumentAt: document.path)
        where !languages.contains(language) && Self.exists(place.strings(language)) {
            languages.append(language)
        }
        paths += languages.map(place.strings)
        if wishes.isCatalogue == true, !paths.contains(where: Self.isCatalogue) { paths.append(place.catalogues[0]) }
        if let isCatalogue = wishes.isCatalogue { paths.removeAll { Self.isCatalogue($0) != isCatalogue } }
        let texts = document.localizableTexts
        return paths.map { bringUpToDate($0, texts) }.max() ?? .success
    }

    private static func isCatalogue(_ path: String) -> Bool { path.hasSuffix(".xcstrings") }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Brings the output up to date, unless it holds texts of something else, which would be lost.
    private func bringUpToDate(output path: String, of documents: [Document]) throws(UsageError) -> ExitStatus {
        let existing: TranslationFile?
        do throws(InputError) {
            existing = try self.existing(path)
        } catch {
            report(error.finding)
            return error.status
        }
        if let key = existing?.foreignKey(documents) {
            let owner = documents.count == 1 ? "the document" : "any of the documents"
            throw UsageError(
                "'\(path)' holds texts of an app, such as '\(key)', and none of \(owner)",
                advice: "write to a file of another name")
        }
        return write(path, existing, documents.localizableTexts)
    }

    /// Brings a file that stands beside its document up to date.
    private func bringUpToDate(_ path: String, _ texts: [LocalizableText]) -> ExitStatus {
        do throws(InputError) {
            return write(path, try existing(path), texts)
        } catch {
            report(error.finding)
            return error.status
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
