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
        if wishes.updates, let input = inputs.first(where: \.isStandardInput) {
            throw UsageError("nothing stands beside '\(input.path)'", advice: "name the file with '--output'")
        }
        if let output {
            var written = WrittenFiles()
            try written.add(output, as: "the output")
            try written.refuseReading(inputs, arguments.runTime)
        }
    }

    /// Writes, or checks, and returns the worst of what happened.
    func run() -> ExitStatus {
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
        let texts = documents.localizableTexts
        if let output { return bringUpToDate(output, texts) }
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

    /// Brings one file up to date, or says what is out of date.
    private func bringUpToDate(_ path: String, _ texts: [LocalizableText]) -> ExitStatus {
        var existing: [UInt8]?
        if Self.exists(path) {
            do throws(DocumentError) {
                existing = try Document.bytes(ofFile: path, waits: false)
            } catch {
                report(error.finding)
                return .badInput
            }
        }
        let update: TranslationUpdate
        do throws(InputError) {
            update = try self.update(path, existing, texts)
        } catch {
            report(error.finding)
            return error.status
        }
        tell(update, of: path, isNew: existing == nil)
        guard update.bytes != existing else { return .success }
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

    /// What a file should be. One that cannot be read to its end is left alone: translations behind that place would be lost.
    private func update(
        _ path: String, _ existing: [UInt8]?, _ texts: [LocalizableText]
    ) throws(InputError) -> TranslationUpdate {
        guard wishes.isCatalogue ?? Self.isCatalogue(path) else {
            let file = existing.map(StringsFile.init)
            if let problem = file?.problem {
                throw InputError(unreadable: path, problem.message, at: problem.location)
            }
            return StringsFile.update(texts, existing: file)
        }
        guard let existing else { return newCatalogue.update(texts) }
        do throws(JSONError) {
            return try StringCatalogue(parsing: existing).update(texts)
        } catch {
            throw InputError(unreadable: path, error.message, at: error.location)
        }
    }

    // MARK: Reports

    private func tell(_ update: TranslationUpdate, of path: String, isNew: Bool) {
        guard !isQuiet else { return }
        if isNew {
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
    }

    private func report(_ finding: Finding) {
        var text: [UInt8] = []
        TextReporter().report(finding, to: &text)
        StandardStreams.report(text)
    }
}

extension InputError {
    /// A strings file or catalogue that cannot be read to its end.
    fileprivate init(unreadable path: String, _ message: String, at location: SourceLocation) {
        finding = Finding(
            rule: .malformedStrings, message: "\(message); correct it, the file is left as it is", path: path,
            location: location)
        status = .badInput
    }
}
