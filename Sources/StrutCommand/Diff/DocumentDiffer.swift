import Strut

/// Compares two versions of one document: what they say, where their views lie, and what is wrong with them.
struct DocumentDiffer: Sendable {
    /// Looks for findings, and knows the environments.
    var checker: DocumentChecker
    /// Whether the layouts are kept with all that pictures need.
    var keepsPictures: Bool
    /// Light or dark; nil means the documents' own.
    var appearance: Appearance?
    /// Where documents of a folder find the sizes of images that they do not state.
    private let images: ProjectImages

    init(checker: DocumentChecker, keepsPictures: Bool, appearance: Appearance?) {
        self.checker = checker
        self.keepsPictures = keepsPictures
        self.appearance = appearance
        images = ProjectImages(checker.configuration)
    }

    /// Compares the versions of a pair, laying out so many environments at once.
    func compare(_ pair: DiffPair, jobs: Int) -> FileComparison {
        var file = FileComparison(oldPath: pair.old?.path, newPath: pair.new?.path, status: .alike)
        file.isRenamed = pair.isRenamed
        let old = pair.old.map { read($0, &file.problems) }
        let new = pair.new.map { read($0, &file.problems) }
        if let bytes = old?.bytes, bytes == new?.bytes {
            // Equal bytes are alike, whatever they say.
            file.problems = []
            return file
        }
        guard file.problems.isEmpty else {
            file.status = .unreadable
            return file
        }
        switch (old?.document, new?.document) {
        case (let old?, let new?): compare(old, new, pair, &file, jobs: jobs)
        case (nil, let document?):
            file.status = .added
            file.contents = (document.kind, document.scenes.count, document.views.count)
            let checker = supplied(checker, for: document, pair.new)
            file.findings = FindingComparison(new: checker.check(document, in: nil, jobs: jobs).findings)
            if keepsPictures { (file.layouts.new, file.environments) = layOutAlone(document, checker, jobs: jobs) }
        case (let document?, nil):
            file.status = .removed
            file.contents = (document.kind, document.scenes.count, document.views.count)
            if keepsPictures {
                let checker = supplied(checker, for: document, pair.old)
                (file.layouts.old, file.environments) = layOutAlone(document, checker, jobs: jobs)
            }
        case (nil, nil): break
        }
        return file
    }

    /// Compares a document with what an edit made of it.
    func compare(_ old: Document, _ new: Document, project: String?, jobs: Int) -> FileComparison {
        var file = FileComparison(oldPath: old.path, newPath: new.path, status: .alike)
        let version = DiffPair.Version(path: new.path, project: project)
        compare(old, new, DiffPair(old: version, new: version), &file, jobs: jobs)
        return file
    }

    private func read(
        _ version: DiffPair.Version, _ problems: inout [Finding]
    ) -> (bytes: [UInt8]?, document: Document?) {
        do throws(InputError) {
            let bytes = try version.bytes()
            do {
                return (bytes, try Document.parse(bytes, path: version.path))
            } catch {
                problems.append(error.finding)
                return (bytes, nil)
            }
        } catch {
            problems.append(error.finding)
            return (nil, nil)
        }
    }

    /// A checker with what the folder of a version supplies.
    private func supplied(
        _ checker: DocumentChecker, for document: Document, _ version: DiffPair.Version?
    ) -> DocumentChecker {
        var checker = checker
        checker.resources = version?.project.flatMap { images.resources(for: document, in: $0) }
        return checker
    }

    private func compare(
        _ old: Document, _ new: Document, _ pair: DiffPair, _ file: inout FileComparison, jobs: Int
    ) {
        let comparison = DocumentComparison(old, new)
        file.documents = comparison
        // On the canvas of another Xcode everything lies elsewhere, which says nothing about the document.
        let old = comparison.oldOnNewCanvas
        var checker = checker
        checker.fonts = checker.fonts.same(for: new, and: old)
        let fonts = checker.fonts.fonts(for: new)
        let checkers = (before: supplied(checker, for: old, pair.old), after: supplied(checker, for: new, pair.new))
        let environments = environments(of: new, checker)
        let layouts = (
            before: layOut(old, checkers.before, environments, fonts, jobs: jobs),
            after: layOut(new, checkers.after, environments, fonts, jobs: jobs)
        )
        let frames = FrameComparison(
            comparison, old: layouts.before, new: layouts.after, environments: environments.map(FindingEnvironment.init)
        )
        let findings = FindingComparison(
            old: checkers.before.check(old, in: nil, jobs: jobs).findings,
            new: checkers.after.check(new, in: nil, jobs: jobs).findings, comparison,
            environments: environments.map(FindingEnvironment.init))
        // What the tools note of the app for themselves can decide what is laid out, or what is wrong.
        if comparison.isAlike, frames.differences.isEmpty, findings.isEmpty { return }
        file.status = .changed
        file.frames = frames
        file.findings = findings
        if keepsPictures {
            file.layouts = (layouts.before, layouts.after)
            file.environments = environments.map(FindingEnvironment.init)
        }
    }

    private func environments(of document: Document, _ checker: DocumentChecker) -> [MatrixEnvironment] {
        // What is wrong with translations is reported by the check of each version.
        var localizations = Localizations(document)
        let languages = checker.selection.hasEnvironments ? checker.languages(of: document, &localizations) : []
        return checker.matrix.environments(languages: languages)
    }

    /// The pictures of a document of which there is one version only.
    private func layOutAlone(
        _ document: Document, _ checker: DocumentChecker, jobs: Int
    ) -> ([Layout], [FindingEnvironment]) {
        let environments = environments(of: document, checker)
        let layouts = layOut(document, checker, environments, checker.fonts.fonts(for: document), jobs: jobs)
        return (layouts, environments.map(FindingEnvironment.init))
    }

    private func layOut(
        _ document: Document, _ checker: DocumentChecker, _ environments: [MatrixEnvironment], _ fonts: InstalledFonts?,
        jobs: Int
    ) -> [Layout] {
        var localizations = Localizations(document)
        for language in environments.compactMap(\.language) { localizations.read(language) }
        let asked = environments.map {
            $0.supplied(localizations, checker.resources(in: nil), fonts, appearance: appearance)
        }
        let (runTime, keepsDetails) = (checker.runTime, keepsPictures)
        let shared = SharedResolution(of: document, in: asked)
        var layouts: [Layout] = []
        OrderedWorkers.run(count: asked.count, jobs: jobs) { index in
            runTime.layOut(document, in: asked[index], sharing: shared, keepsSystems: false, keepsDetails: keepsDetails)
        } receive: { _, layout in
            layouts.append(layout)
        }
        return layouts
    }
}

extension DocumentChecker {
    /// The checker that looks at both versions of a document, by a command line and the configuration of the new one; what
    /// is wrong with the rules that the configuration names is added to `findings`.
    init(
        comparing arguments: Arguments, _ configuration: Configuration, _ findings: inout [Finding]
    ) throws(UsageError) {
        let matrix = try CheckRun.matrix(arguments, configuration)
        let selection = RuleSelection(
            settings: configuration.rules, only: arguments.onlyRules, enabled: arguments.enabledRules,
            disabled: arguments.disabledRules, hasEnvironments: matrix != EnvironmentMatrix(), isCheck: true)
        UnknownRules.add(to: &findings, of: configuration)
        self.init(
            matrix: matrix, selection: selection, runTime: arguments.runTime, configuration: configuration,
            fonts: FontLookup(arguments.fontFolders, configuration))
    }
}
