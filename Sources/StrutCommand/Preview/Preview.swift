import Strut

/// Makes the page of `strut preview`, once or whenever something that it shows changes.
struct Preview {
    private let arguments: Arguments
    private let output: String?
    /// Where a page for each document goes.
    private let directory: String?
    /// The documents at first.
    private let firstPaths: [String]
    private let matrix: EnvironmentMatrix

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        output = arguments.output == "-" ? nil : arguments.output
        directory = arguments.outputDirectory
        if directory != nil && arguments.output != nil {
            throw UsageError("'--output' and '--output-directory' exclude each other")
        }
        do throws(MatrixWords.Unknown) {
            matrix = try arguments.matrixWords.matrix()
        } catch {
            throw UsageError("unknown \(error.kind) '\(error.word)'")
        }
        if arguments.watches && output == nil && directory == nil {
            throw UsageError(
                "'--watch' needs a file to write",
                advice: "say where with '--output FILE.html' or '--output-directory DIR'")
        }
        let inputs = try Input.all(arguments)
        if arguments.watches && inputs.contains(where: \.isStandardInput) {
            throw UsageError("standard input cannot be watched", advice: "give the path of a storyboard or xib")
        }
        firstPaths = inputs.map(\.path)
        var files = WrittenFiles()
        if let directory {
            for name in Self.files(of: firstPaths) { try files.add(Folder.joined(directory, name), as: "a page") }
        } else if let output {
            try files.add(output, as: "the output")
        } else {
            try files.addStandardOutput()
        }
        try files.refuseReading(optionsOf: arguments)
        try files.refuseReading(inputs, arguments.runTime)
    }

    /// The names of the files of a directory of pages.
    private static func files(of paths: [String]) -> [String] {
        let site = PreviewSite(paths)
        return [PreviewSite.indexFile] + Set(paths.map(site.file)).sorted()
    }

    func run() throws(UsageError) -> ExitStatus {
        var made = try make()
        guard arguments.watches, let goal = output ?? directory else { return made.status }
        StandardStreams.report("strut: wrote '\(goal)'; watching \(made.watched.count) files and folders")
        while true {
            usleep(200_000)
            let now = made.watched.lookedAtAgain()
            guard now != made.watched else { continue }
            // An editor may still be writing: what is seen twice is done.
            usleep(60_000)
            guard made.watched.lookedAtAgain() == now else { continue }
            made = try make(after: made.entries)
            if made.status != .cannotWrite { StandardStreams.report("strut: wrote '\(goal)'") }
        }
    }

    /// What became of one page.
    private struct Made {
        var status: ExitStatus
        /// The files and folders that it depends on, as they were before they were read.
        var watched: WatchedFiles
        /// Its documents.
        var entries: [PreviewPage.Entry] = []
    }

    /// Makes the page; a document that cannot be read now keeps the pictures that it had `earlier`.
    private func make(after earlier: [PreviewPage.Entry] = []) throws(UsageError) -> Made {
        let pages =
            directory.map { _ in Self.files(of: earlier.isEmpty ? firstPaths : earlier.map(\.path)) } ?? output.map {
                [$0]
            } ?? []
        let written = (pages + pages.map(Self.revisionFile) + [directory].compactMap { $0 }).map {
            Document.fileName(ofPath: $0)
        }
        var made = Made(status: .success, watched: WatchedFiles(written: written))
        func watch(_ paths: @autoclosure () -> [String]) {
            if arguments.watches { made.watched.add(paths()) }
        }
        watch(arguments.operands.filter(Folder.exists).flatMap(WatchedFiles.folders))
        watch(Configuration.paths(for: arguments))
        watch(arguments.fontFolders.flatMap { [$0] + (FontFiles.below($0) ?? []) })
        let inputs = try Input.all(arguments)
        let projects = ProjectLookup()
        var findings: [Finding] = []
        let configuration = Configuration(arguments, &findings)
        UnknownRules.add(to: &findings, of: configuration)
        let fonts = FontLookup(arguments.fontFolders, configuration)
        let checker = DocumentChecker(
            matrix: matrix,
            selection: RuleSelection(
                settings: configuration.rules, hasEnvironments: matrix != EnvironmentMatrix(), isCheck: true),
            runTime: arguments.runTime, configuration: configuration, fonts: fonts)
        let checked = try CheckInput.all(arguments, configuration)
        let owners = Dictionary(
            checked.inputs.compactMap { input in input.project.map { (input.input.path, checked.projects[$0]) } }
        ) { first, _ in first }
        findings += fonts.findings
        if findings.contains(where: { $0.severity == .error }) { made.status = .findings }
        var report: [UInt8] = []
        for finding in findings { TextReporter().report(finding, to: &report) }
        watch(configuration.fontFolders.flatMap { [$0] + (FontFiles.below($0) ?? []) })
        for input in inputs {
            if arguments.watches { made.watched.add(document: input.path) }
            watch(arguments.runTime.designDataPath(for: input.path).map { [$0] } ?? [])
            do throws(InputError) {
                let document = try input.read()
                watch(projects.files(for: document))
                made.entries.append(
                    entry(document, of: owners[input.path], checker, resources: projects.resources(for: document)))
            } catch {
                TextReporter().report(error.finding, to: &report)
                let before = earlier.first { $0.path == error.finding.path }
                made.entries.append(PreviewPage.Entry(unreadable: error.finding, before: before))
                made.status = max(made.status, error.status)
            }
        }
        StandardStreams.report(report)
        guard arguments.watches || made.entries.contains(where: { !$0.layouts.isEmpty }) else { return made }
        made.status = max(made.status, write(made.entries))
        if let directory, arguments.watches, !earlier.isEmpty {
            Self.removePages(of: earlier.map(\.path), butOf: made.entries.map(\.path), in: directory)
        }
        return made
    }

    /// One document in every environment, several at once, with what `strut check` finds in it: in a project if it was
    /// found in a folder.
    private func entry(
        _ document: Document, of project: Project?, _ checker: DocumentChecker, resources: ProjectResources?
    ) -> PreviewPage.Entry {
        var localizations = Localizations(document)
        let languages = matrix.translations == .named ? [] : checker.languages(of: document, &localizations)
        let environments = matrix.environments(languages: languages)
        for language in environments.compactMap(\.language) { localizations.read(language) }
        let installed = checker.fonts.fonts(for: document)
        let asked = environments.map {
            $0.supplied(localizations, checker.resources(in: project), installed, appearance: arguments.appearance)
        }
        let runTime = arguments.runTime
        // A picture asks only which findings hold in it.
        var selection = checker.selection
        selection.namesRepairs = false
        let shared = SharedResolution(of: document, in: asked)
        var layouts: [Layout] = []
        var explanations: [[[ViewExplanation]]] = []
        var unread: [Finding] = []
        let jobs = arguments.jobs ?? OrderedWorkers.processorCount
        OrderedWorkers.run(count: asked.count, jobs: jobs) { [selection] index in
            var layout = runTime.layOut(
                document, in: asked[index], sharing: shared, keepsSystems: false, keepsDetails: true)
            let unread = layout.findings.filter(\.isAboutAnUnreadFile)
            layout.check(selection)
            return (layout, layout.viewExplanations, unread)
        } receive: { index, made in
            let (layout, views, missed) = made
            explanations.append(views)
            unread += missed
            layouts.append(layout)
        }
        var findings = checker.check(document, in: project, jobs: jobs).findings
        // A side-car is read for the pictures, too, and may be gone by then.
        for finding in unread where !findings.contains(finding) { findings.append(finding) }
        return PreviewPage.Entry(
            path: document.path, layouts: layouts, environments: environments.map(FindingEnvironment.init),
            explanations: explanations, findings: findings,
            resources: resources.map { ProjectPictures($0) } ?? NoPictureResources())
    }

    // MARK: Writing

    /// One page of all documents, or a page for each with a list of them.
    private func write(_ entries: [PreviewPage.Entry]) -> ExitStatus {
        guard let directory else { return write(PreviewPage(entries), to: output) }
        do throws(SystemError) {
            try OutputFile.makeDirectory(directory)
        } catch {
            return OutputFile.cannotWrite(directory, error.text)
        }
        let site = PreviewSite(entries.map(\.path))
        var status = ExitStatus.success
        for entry in entries {
            status = max(status, write(site.page(entry), to: Folder.joined(directory, site.file(ofPath: entry.path))))
        }
        return max(
            status,
            write(to: Folder.joined(directory, PreviewSite.indexFile)) { site.index(entries, revisions: $0) })
    }

    private func write(_ page: PreviewPage, to output: String?) -> ExitStatus {
        guard let output else { return StandardStreams.writeResult(page.bytes()) ? .success : .cannotWrite }
        return write(to: output) { revisions in
            var page = page
            page.revisions = revisions
            return page.bytes()
        }
    }

    /// Writes a page; where it is watched also the file that says its revision, by which it knows a newer one.
    private func write(
        to output: String, _ bytes: ((file: String, revision: String)?) -> [UInt8]
    ) -> ExitStatus {
        do throws(SystemError) {
            let plain = bytes(nil)
            guard arguments.watches else {
                try OutputFile.replace(output, with: plain)
                return .success
            }
            let (revision, file) = (Self.hash(plain), Self.revisionFile(of: output))
            try OutputFile.replace(output, with: bytes((Document.fileName(ofPath: file), revision)))
            try OutputFile.replace(file, with: Array("strutRevision(\"\(revision)\");\n".utf8))
            return .success
        } catch {
            return OutputFile.cannotWrite(output, error.text)
        }
    }

    /// Removes the pages that were written for documents that are there no more.
    private static func removePages(of earlier: [String], butOf now: [String], in directory: String) {
        for page in Set(files(of: earlier)).subtracting(files(of: now)) {
            for file in [page, revisionFile(of: page)] { unlink(Folder.joined(directory, file)) }
        }
    }

    /// The file that notifies an open page of a new one.
    private static func revisionFile(of page: String) -> String { "\(page).revision.js" }

    /// FNV-1a: a number for some bytes, the same on every machine.
    private static func hash(_ bytes: [UInt8]) -> String {
        String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
}
