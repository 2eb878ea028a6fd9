import Strut

/// Looks for what is wrong with one document at a time, in all the environments that were asked for.
struct DocumentChecker: Sendable {
    /// The environments, but for the languages that a document is translated into.
    var matrix: EnvironmentMatrix
    /// Which rules are applied, and how much they weigh.
    var selection: RuleSelection
    /// Table headers, design-time data and changes.
    var runTime: RunTimeArguments
    /// What is accepted stands here.
    var configuration: Configuration
    /// Where text finds its fonts.
    var fonts = FontLookup.none
    /// What documents that are checked without their project have of it all the same, such as the sizes of images.
    var resources: ProjectResources?
    /// The languages that have folders in the folders of documents: each is listed once for all of its documents.
    private let begunLanguages = FolderCache<Result<[String], DocumentError>>()

    /// What was found in one document.
    struct Checked: Sendable {
        var findings: [Finding] = []
        /// In how many environments it was laid out.
        var environmentCount = 0
        /// How many windows of a sweep were looked at, and how many layouts of scenes that took.
        var (windowCount, layoutCount) = (0, 0)
    }

    /// Checks a document, of a project if it belongs to one, in so many environments at once.
    func check(_ document: Document, in project: Project?, jobs: Int) -> Checked {
        var localizations = Localizations(document)
        var languages =
            selection.hasEnvironments || project != nil ? languages(of: document, &localizations) : []
        if let project { languages.removeAll { !project.app.isTranslated(into: $0) } }
        var all = project.map { $0.app.existing(in: matrix) }?.environments(languages: languages) ?? []
        // What the app's own devices never show may be a part of another one.
        if !all.contains(where: { $0.mayShow(document) }) { all = matrix.environments(languages: languages) }
        let environments = all.filter { $0.mayShow(document) }
        for language in environments.compactMap(\.language) { localizations.read(language) }
        for language in languages { localizations.read(language) }
        var findings = document.findings + localizations.findings
        let installed = fonts.fonts(for: document, in: project)
        findings += fonts.findings(on: document, measuredWith: installed)
        if let project {
            findings += ProjectFindings(document, in: project).findings
            if Rule.onCode.contains(where: selection.applies) {
                findings += CodeFindings(document, in: project).findings
            }
        }
        findings += ConventionFindings(document, configuration.conventions, in: project).findings
        findings +=
            TranslationFindings(
                document, languages.compactMap { localizations.complete($0) },
                developmentLanguage: project?.app.language
            ).findings
        var checked = Checked()
        checked.environmentCount = environments.count
        if environments.isEmpty && !all.isEmpty {
            findings.append(
                Finding(
                    rule: .otherIdiom,
                    message: document.isForPad == true
                        ? "the document is for iPad, and is not laid out on an iPhone; add an iPad"
                        : "the document is for iPhone, and is not laid out on an iPad; add an iPhone",
                    path: document.path))
        } else {
            findings += layoutFindings(
                document, environments, localizations, project, installed, jobs: jobs, &checked)
        }
        let suppressions = Suppressions(document)
        findings += UnknownRules.findings(in: suppressions, of: document)
        checked.findings = selected(findings.filter { !suppressions.cover($0, in: document) }, in: project)
            .sortedByPlace()
        return checked
    }

    /// The languages that a document is translated into; what is wrong with their files is added to what is known of them.
    func languages(of document: Document, _ localizations: inout Localizations) -> [String] {
        let place = Localization.Place(document.path)
        let begun = begunLanguages.value(for: place.folder) {
            Result { () throws(DocumentError) in try Localization.languages(inReadableFolder: place.folder) }
        }
        if case .failure(let error) = begun { localizations.add([error.finding]) }
        let found = Localization.languages(at: place, of: (try? begun.get()) ?? [])
        localizations.add(found.findings)
        return found.languages
    }

    /// What a document is laid out with that it does not keep; of one that belongs to no project the sizes of classes alone, or what
    /// it has of its project all the same.
    func resources(in project: Project?) -> ProjectResources? {
        project?.resources ?? resources ?? configuration.resources
    }

    /// The findings that are said, with the severities that were asked for.
    func selected(_ findings: [Finding], in project: Project?) -> [Finding] {
        configuration.selected(findings, by: selection, in: project)
    }

    // MARK: Layouts

    private func layoutFindings(
        _ document: Document, _ environments: [MatrixEnvironment], _ localizations: Localizations,
        _ project: Project?, _ fonts: InstalledFonts?, jobs: Int, _ checked: inout Checked
    ) -> [Finding] {
        var findings: [Finding] = []
        var options = runTime.options(for: document, findings: &findings)
        options.letsDetachedViewsGrow = true
        var merged = FindingsByEnvironment(environments.map(FindingEnvironment.init), sweeps: matrix.sweeps)
        // What a side-car or a change refers to is reported once, and a sweep is a session of its own.
        let isDivided = matrix.sweeps.isEmpty && runTime.assignments.isEmpty && options.designData == nil
        let shared = SharedLayouts(of: document, environments, sweeps: matrix.sweeps, isDivided: isDivided)
        var work = LayoutWork(
            document: document, engine: LayoutEngine(options: options), runTime: runTime, selection: selection,
            resources: resources(in: project), localizations: localizations, fonts: fonts)
        // In many environments what would fix a conflict is looked for where it will be reported.
        work.selection.namesRepairs = shared.distinct.count == 1 || !matrix.sweeps.isEmpty
        work.prepare(for: shared.distinct.map(\.environment), isSwept: !matrix.sweeps.isEmpty)
        // Of each part in each sweep of windows, or without one.
        let sweepCount = max(1, matrix.sweeps.count)
        var found = [[Finding]](repeating: [], count: shared.distinct.count * sweepCount)
        if matrix.sweeps.isEmpty {
            OrderedWorkers.run(count: shared.distinct.count, jobs: jobs) { [work] index in
                work.findings(in: shared.distinct[index])
            } receive: { index, findings in
                found[index] = findings
            }
        } else {
            let sweeps = matrix.sweeps
            OrderedWorkers.run(count: shared.distinct.count * sweeps.count, jobs: jobs) { [work] index in
                work.findings(in: shared.distinct[index / sweeps.count].environment, sweeps[index % sweeps.count])
            } receive: { index, result in
                found[index] = result.findings
                checked.layoutCount += result.layoutCount
            }
            checked.windowCount = environments.count * sweeps.reduce(0) { $0 + $1.count }
        }
        if selection.hasEnvironments, Rule.listed.contains(where: { $0.comparesWithCanvas && selection.applies($0) }) {
            merged.leaveOut(canvas: work.findings(in: SharedLayouts.Part()))
        }
        for (index, layouts) in shared.layouts.enumerated() {
            for sweep in 0..<sweepCount {
                let parts = layouts.map { found[$0 * sweepCount + sweep] }
                merged.add(Array(parts.joined()).sortedByPlace(), in: index)
            }
        }
        if !work.selection.namesRepairs {
            work.selection = selection
            work.selection.only = [Rule.conflictingConstraints.id]
            merged.completeNotes(of: .conflictingConstraints) { index in
                Array(shared.layouts[index].map { work.findings(in: shared.distinct[$0]) }.joined()).sortedByPlace()
            }
        }
        return findings + merged.merged
    }
}

extension MatrixEnvironment {
    /// The environment with all that a document is laid out with there.
    func supplied(
        _ localizations: Localizations, _ resources: ProjectResources?, _ fonts: InstalledFonts?,
        appearance: Appearance? = nil
    ) -> LayoutEnvironment {
        var environment = environment
        environment.localization = language.flatMap { localizations[$0] }
        environment.resources = resources
        environment.fonts = fonts
        environment.appearance = appearance
        return environment
    }

    /// Whether an app may show a document there: one for iPads is never loaded on an iPhone.
    fileprivate func mayShow(_ document: Document) -> Bool {
        guard let device = environment.device, let isForPad = document.isForPad else { return true }
        return device.isPad == isForPad
    }
}

extension Document {
    /// Whether a document is for iPads alone, or for iPhones alone; nil for one that both may show. Of universal apps' pairs of
    /// documents the names and the canvases say so: `Settings-iPad.xib`, `Settings_iPhone.xib`.
    fileprivate var isForPad: Bool? {
        if isForPadAlone { return true }
        guard let canvas = device?.id?.lowercased() else { return nil }
        let name = path.split(separator: "/").last?.split(separator: ".").first?.lowercased() ?? ""
        if name.hasSuffix("ipad"), canvas.hasPrefix("ipad") { return true }
        return name.hasSuffix("iphone") && !canvas.hasPrefix("ipad") ? false : nil
    }
}

/// Lays a document out in one environment after the other.
private struct LayoutWork: Sendable {
    let document: Document
    var engine: LayoutEngine
    let runTime: RunTimeArguments
    var selection: RuleSelection
    /// What the project supplies; of a document that was given by itself the sizes of its classes.
    let resources: ProjectResources?
    let localizations: Localizations
    let fonts: InstalledFonts?

    /// Finds out what the layouts of some environments have in common.
    mutating func prepare(for environments: [MatrixEnvironment], isSwept: Bool) {
        engine.options.shared = SharedResolution(
            of: document, in: environments.map { isSwept ? windowEnvironment($0) : environment($0) })
    }

    /// The findings in the windows of a sweep, with the number of layouts of scenes that they took.
    func findings(
        in matrix: MatrixEnvironment, _ sweep: WindowSweep
    ) -> (findings: [Finding], layoutCount: Int) {
        let environment = windowEnvironment(matrix)
        var findings: [Finding] = []
        let session =
            runTime.assignments.isEmpty
            ? engine.session(document, in: environment)
            : runTime.session(document, in: environment, options: engine.options, findings: &findings)
        let found = WindowFindings.all(session, sweep, selection)
        return (findings + found.findings, found.layoutCount)
    }

    /// An environment whose window has a size, if only that of the canvas: it will have others.
    private func windowEnvironment(_ matrix: MatrixEnvironment) -> LayoutEnvironment {
        var environment = environment(matrix)
        environment.size = ResolvedEnvironment(document: document, environment: environment).size
        return environment
    }

    private func environment(_ matrix: MatrixEnvironment) -> LayoutEnvironment {
        matrix.supplied(localizations, resources, fonts)
    }

    /// The findings on some scenes in one environment.
    func findings(in part: SharedLayouts.Part) -> [Finding] {
        let environment = environment(part.environment)
        var findings: [Finding] = []
        let layout: Layout
        if runTime.assignments.isEmpty {
            var engine = engine
            engine.options.scenes = part.scenes
            layout = engine.layout(document, in: environment)
        } else {
            var session = runTime.session(document, in: environment, options: engine.options, findings: &findings)
            session.layoutIfNeeded()
            layout = session.layout
        }
        if let fault = DocumentCompiler.internalError(in: layout) { return findings + [fault] }
        return findings + layout.layoutFindings(selection)
    }
}

/// The translations of a document that are looked at, each read once.
struct Localizations: Sendable {
    private let path: String
    private var known: [String: Localization] = [:]
    /// The languages of which not every file can be read.
    private var incomplete: Set<String> = []
    /// What is wrong with them.
    private(set) var findings: [Finding] = []

    init(_ document: Document) {
        path = document.path
    }

    /// Reads a language, unless it has been.
    mutating func read(_ language: String) {
        guard known[language] == nil else { return }
        let translation = Localization.named(language, forDocumentAt: path)
        known[language] = translation.localization
        if translation.findings.contains(where: { $0.rule != .noTranslation }) { incomplete.insert(language) }
        add(translation.findings)
    }

    /// Adds what is wrong with files that several languages may stand in.
    mutating func add(_ found: [Finding]) {
        for finding in found where !findings.contains(finding) { findings.append(finding) }
    }

    subscript(language: String) -> Localization? { known[language] }

    /// The same, but nil where not every file can be read: nobody knows which texts lack a translation.
    func complete(_ language: String) -> Localization? { incomplete.contains(language) ? nil : known[language] }
}

extension LayoutEnvironment {
    /// Whether a device, a size or an orientation was asked for: run time, not the canvas.
    var isChosen: Bool { device != nil || size != nil || orientation != nil }
}

extension [Finding] {
    /// In the order of their places; those of one place stay as they are, those without one come first.
    func sortedByPlace() -> [Finding] {
        enumerated().sorted { a, b in
            switch (a.element.location, b.element.location) {
            case (nil, nil): a.offset < b.offset
            case (nil, _): true
            case (_, nil): false
            case (let place?, let other?): place == other ? a.offset < b.offset : place < other
            }
        }.map(\.element)
    }
}
