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
        let configuration = readsFolders ? Configuration(arguments, &findings) : Configuration()
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
        if wishes.updates, let input = inputs.first(where: { $0.input.isStandardInput }) {
            throw UsageError("nothing stands beside '\(input.input.path)'", advice: "name the file with '--output'")
        }
        if let output, let isCatalog = wishes.isCatalog,
            let problem = Self.otherForm(output, isCatalog: isCatalog)
        {
            throw UsageError(problem, advice: "leave '--format' out, or give the file another name")
        }
        if let output {
            var written = WrittenFiles()
            try written.add(output, as: "the output", keepsTranslations: true)
            try written.refuseReading(inputs.map(\.input), arguments.runTime)
        }
    }

    /// What is to be said of an output whose name says that it is the other kind of file; nil for others.
    private static func otherForm(_ path: String, isCatalog: Bool) -> String? {
        if TranslationFile.isCatalog(path), !isCatalog { return "'\(path)' is a string catalog by its name" }
        if path.lowercased().hasSuffix(".strings"), isCatalog { return "'\(path)' is a strings file by its name" }
        return nil
    }

    /// Writes, or checks, and returns the worst of what happened.
    func run() throws(UsageError) -> ExitStatus {
        for finding in ownFindings { report(finding) }
        // Without the configuration it is not known what is to be left alone.
        if ownFindings.contains(where: { $0.severity == .error }) { return .findings }
        let (documents, failed, status) = readDocuments()
        if wishes.updates { return max(status, updateFiles(TranslationPlan(documents, failed: failed, wishes))) }
        // A file that lacks the texts of a document which could not be read would lose their translations.
        guard status == .success || output == nil else { return status }
        if let output {
            if documents.isEmpty { return status }
            return try bringUpToDate(output: output, of: documents, failed)
        }
        let texts = documents.localizableTexts
        let isCatalog = wishes.isCatalog ?? false
        let printed = isCatalog ? newCatalog.update(texts) : StringsFile.update(texts)
        return StandardStreams.writeResult(printed.bytes + (isCatalog ? [UInt8(ascii: "\n")] : []))
            ? status : .cannotWrite
    }

    private func readDocuments() -> (documents: [Document], failed: [InputError], status: ExitStatus) {
        var documents: [Document] = []
        var failed: [InputError] = []
        var folders = LanguageFolders()
        var status = ExitStatus.success
        for input in inputs {
            do throws(InputError) {
                documents.append(try input.input.read())
            } catch {
                failed.append(error)
                // In a project, what is for another platform is not Strut's business.
                let isForeign = input.project != nil && error.isOfOtherPlatform
                status = max(status, report(isForeign ? error.asNote : error.namingOthers(in: &folders)))
            }
        }
        return (documents, failed, status)
    }

    private var newCatalog: StringCatalog { StringCatalog(sourceLanguage: wishes.sourceLanguage) }

    // MARK: Files

    /// Brings up to date what is beside documents; those that share files are looked at together.
    private func updateFiles(_ plan: TranslationPlan) -> ExitStatus {
        var status = ExitStatus.success
        for problem in plan.problems { status = max(status, report(problem)) }
        for note in plan.notes where !isQuiet { StandardStreams.report(note) }
        var last: (groups: [Int], documents: TranslatedDocuments)?
        for target in plan.targets {
            guard let (documents, keepsOthers) = plan.documents(of: target) else {
                let words = "is left as it is: not every document that has texts in it can be read"
                // Of one group it was said already.
                let isToBeSaid = target.groups.count > 1 && !isQuiet
                if isToBeSaid { StandardStreams.report("\(target.path): note: \(words)") }
                continue
            }
            // The files of a group follow each other, and have the same texts.
            let known = last.flatMap { $0.groups == target.groups ? $0.documents : nil }
            let translated = known ?? TranslatedDocuments(documents, keepsOthers: keepsOthers)
            last = (target.groups, translated)
            status = max(status, bringUpToDate(target.path, translated, beginning: target.languages))
        }
        return status
    }

    /// Brings the output up to date, unless it holds texts of something else, which would be lost.
    private func bringUpToDate(
        output path: String, of documents: [Document], _ failed: [InputError]
    ) throws(UsageError) -> ExitStatus {
        let translated: TranslatedDocuments?
        let existing: TranslationFile?
        var status = ExitStatus.success
        do throws(InputError) {
            existing = try self.existing(path)
            translated = try self.translated(by: path, existing, documents, failed, &status)
        } catch {
            return max(status, report(error))
        }
        guard let translated else { return status }
        if let problem = Self.foreignTexts(existing, path, translated) {
            throw UsageError(problem, advice: "write to a file of another name")
        }
        return max(status, write(path, existing, translated))
    }

    /// What an output holds: the texts of the documents that were named, of all that share them where it is beside
    /// these, and of those whose texts it has already where it, or what it leads to, is beside them. Nil where one of
    /// those cannot be read.
    private func translated(
        by path: String, _ existing: TranslationFile?, _ documents: [Document], _ failed: [InputError],
        _ status: inout ExitStatus
    ) throws(InputError) -> TranslatedDocuments? {
        let named = TranslatedDocuments(documents)
        var sharers = TranslationSharers(documents, failed: failed, sourceLanguage: wishes.sourceLanguage)
        var numbers = try sharers.groups(ofTranslationsAt: path, areNamed: true)
        // Where it has nothing to do with what was named, it is not to be written, whosever it is.
        if let existing, !numbers.isEmpty || existing.foreignKey(named) == nil {
            for number in try sharers.groups(ofTranslationsAt: path)
            where !numbers.contains(number) && existing.mayHaveTexts(of: sharers.groups[number]) {
                numbers.append(number)
            }
        }
        if numbers.isEmpty { return named }
        for problem in numbers.flatMap({ sharers.groups[$0].problems }) { status = max(status, report(problem)) }
        guard let owners = sharers.owners(ofGroups: numbers) else { return nil }
        let paths = Set(owners.documents.map(\.path))
        return TranslatedDocuments(
            owners.documents + documents.filter { !paths.contains($0.path) }, keepsOthers: owners.keepsOthers)
    }

    /// Brings a file that is beside its documents up to date, unless it holds texts of something else.
    private func bringUpToDate(
        _ path: String, _ documents: TranslatedDocuments, beginning languages: [String]
    ) -> ExitStatus {
        do throws(InputError) {
            let existing = try self.existing(path)
            // Documents without texts need no translations.
            if existing == nil, documents.texts.isEmpty { return .success }
            if let problem = Self.foreignTexts(existing, path, documents) {
                let advice = "it is left as it is, and would serve code under another name"
                StandardStreams.report("strut: error: \(problem); \(advice)")
                return .usage
            }
            return write(path, existing, documents, beginning: languages)
        } catch {
            return report(error)
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
        guard TranslationFile.exists(path) else { return nil }
        return try TranslationFile(
            path: path, isCatalog: writesCatalog(path), sourceLanguage: wishes.sourceLanguage)
    }

    /// Writes what one file should be, or says what is out of date.
    private func write(
        _ path: String, _ existing: TranslationFile?, _ documents: TranslatedDocuments,
        beginning languages: [String] = []
    ) -> ExitStatus {
        let (update, notes): (TranslationUpdate, [String])
        do throws(InputError) {
            (update, notes) = try self.update(of: path, existing, documents, beginning: languages)
        } catch {
            return report(error)
        }
        // A list in XML is not written. Whether it lacks texts can be reported all the same.
        let isXML = existing?.strings?.isXML ?? false
        let isOutOfDate = isXML ? update.changesTexts : update.bytes != existing?.bytes
        if isOutOfDate, existing != nil, !wishes.checks, TranslationFile.isReadOnly(path) {
            return OutputFile.cannotWrite(path, "it is read-only, and out of date; make it writable, or check it out")
        }
        // A file in the link's place would not be the one that others share through it.
        if existing == nil, !wishes.checks, let goal = Folder.goal(ofLink: path) {
            return OutputFile.cannotWrite(
                path, "it is a link to '\(goal)', which leads nowhere; fix the link, or remove it")
        }
        reportChanges(update, of: path, existing, isOutOfDate: isOutOfDate)
        guard isOutOfDate else { return .success }
        // Comments, and in what order a catalog has its languages, are nothing that an app shows.
        if wishes.checks { return existing == nil || update.changesTexts ? .findings : .success }
        if isXML {
            return OutputFile.cannotWrite(
                path,
                "it is a property list in XML, and out of date; change it by hand, or let '--update --format xcstrings' begin a "
                    + "catalog, which takes its translations over")
        }
        do {
            let folder = Folder.parent(of: path)
            if !folder.isEmpty { try OutputFile.makeDirectory(folder) }
            try OutputFile.replace(path, with: update.bytes)
            for note in notes where !isQuiet { StandardStreams.report(note) }
            return .success
        } catch {
            return OutputFile.cannotWrite(path, error.text)
        }
    }

    /// What a file should be, and what is to be said of it once it is written.
    private func update(
        of path: String, _ existing: TranslationFile?, _ documents: TranslatedDocuments, beginning languages: [String]
    ) throws(InputError) -> (TranslationUpdate, notes: [String]) {
        guard writesCatalog(path) else { return try updateOfStrings(path, existing, documents) }
        if let existing { return (existing.update(documents, beginning: languages), []) }
        let replaced = try ReplacedStrings(by: path, of: documents, sourceLanguage: wishes.sourceLanguage)
        let update = StringCatalog.begun(
            documents.texts, of: documents.objects, takingOver: replaced.files,
            sourceLanguage: wishes.sourceLanguage, beginning: languages, keepsOthers: documents.keepsOthers)
        return (update, replaced.notes)
    }

    /// The same of a strings file. What is new in it is shown instead of what was shown so far, and begins with that.
    private func updateOfStrings(
        _ path: String, _ existing: TranslationFile?, _ documents: TranslatedDocuments
    ) throws(InputError) -> (TranslationUpdate, notes: [String]) {
        if let update = existing?.update(documents), update.added.isEmpty { return (update, []) }
        let shown = try ShownTranslations(for: path)
        let update =
            existing?.update(documents, showing: shown.strings)
            ?? StringsFile.update(documents.texts, beginningWith: shown.strings)
        return (update, existing == nil ? shown.notes : [])
    }

    private func writesCatalog(_ path: String) -> Bool { wishes.isCatalog ?? TranslationFile.isCatalog(path) }

    // MARK: Reports

    private func reportChanges(
        _ update: TranslationUpdate, of path: String, _ existing: TranslationFile?, isOutOfDate: Bool
    ) {
        guard !isQuiet else { return }
        // Keys are what files say, and must not reach a terminal as they are.
        func note(_ words: String) { StandardStreams.report("\(path): note: \(words)") }
        if existing == nil {
            let count = update.added.count
            note("\(wishes.checks ? "is missing" : "is new"), \(count) \(count == 1 ? "text" : "texts")")
        } else {
            for key in update.added { note("'\(key)' is new") }
            for (language, count) in update.begun.sorted(by: { $0.key < $1.key }) {
                note("'\(language)' is new for \(count) \(count == 1 ? "text" : "texts"), to be translated here")
            }
        }
        for key in update.changed { note("'\(key)' has changed; its translations need review") }
        for key in update.removed { note("'\(key)' is no longer in the document") }
        if existing != nil, isOutOfDate, !update.changesTexts { note("differs in comments or form, not in texts") }
    }

    /// Reports a problem, but notes only where they are wanted, and returns the status that it ends with.
    private func report(_ problem: InputError) -> ExitStatus {
        if problem.finding.severity != .note || !isQuiet { report(problem.finding) }
        return problem.status
    }

    private func report(_ finding: Finding) { StandardStreams.report([finding]) }
}
