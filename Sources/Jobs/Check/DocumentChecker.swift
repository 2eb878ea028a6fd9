import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutProjects
import StrutTextMeasurement

/// Looks for what is wrong with one document at a time, in all the environments that were asked for.
public struct DocumentChecker: Sendable {
    /// The environments, but for the languages that a document is translated into.
    public var matrix: EnvironmentMatrix
    /// Which rules are applied, and how much they weigh.
    public var selection: RuleSelection
    /// Table headers, design-time data and changes.
    public var runTime: RunTimeData
    /// What is accepted stands here.
    public var configuration: Configuration
    /// Where text finds its fonts.
    public var fonts = FontLookup.none
    /// What documents that are checked without their project have of it all the same, such as the sizes of images.
    package var resources: ProjectResources?
    /// The languages that have folders in the folders of documents: each is listed once for all of its documents.
    private let begunLanguages = FolderCache<Result<[String], DocumentError>>()

    /// What was found in one document.
    public struct Checked: Sendable {
        /// The findings, in the order of their places.
        public internal(set) var findings: [Finding] = []
        /// In how many environments it was laid out.
        public internal(set) var environmentCount = 0
        /// How many windows of a sweep were looked at.
        public internal(set) var windowCount = 0
        /// How many layouts of scenes the windows took.
        public internal(set) var layoutCount = 0
    }

    /// A checker for some environments.
    ///
    /// - Parameters:
    ///   - matrix: The environments; by default each document's canvas alone.
    ///   - selection: Which rules are applied; by default those that are on without options.
    ///   - runTime: Table headers, design-time data and changes.
    ///   - configuration: What accepts findings and says what classes want; by default nothing.
    ///   - fonts: Where text finds its fonts; by default in Strut's tables alone.
    public init(
        matrix: EnvironmentMatrix = EnvironmentMatrix(), selection: RuleSelection? = nil,
        runTime: RunTimeData = RunTimeData(), configuration: Configuration = Configuration(),
        fonts: FontLookup = .none
    ) {
        self.matrix = matrix
        self.selection =
            selection
            ?? RuleSelection(
                settings: configuration.rules, hasEnvironments: matrix != EnvironmentMatrix(), isCheck: true)
        self.runTime = runTime
        self.configuration = configuration
        self.fonts = fonts
    }

    /// Checks a document in all environments.
    ///
    /// - Parameters:
    ///   - project: What it belongs to; nil for a document that stands alone.
    ///   - jobs: In how many environments it is laid out at once.
    public func check(_ document: Document, in project: Project? = nil, jobs: Int = 1) -> Checked {
        check(document, in: project, jobs: jobs, laidOut: LaidOutDocument())
    }

    /// Checks a document of which some layouts are there already.
    func check(_ document: Document, in project: Project?, jobs: Int, laidOut: LaidOutDocument) -> Checked {
        if let unused = project?.finding(onUnused: document) {
            var checked = Checked()
            checked.findings = selected([unused], in: project)
            return checked
        }
        var localizations = Localizations(document)
        var languages =
            selection.hasEnvironments || project != nil ? languages(of: document, &localizations) : []
        if let project { languages.removeAll { !project.app.isTranslated(into: $0) } }
        let app = project?.app(showing: document.path)
        var all = app?.existing(in: matrix).environments(languages: languages) ?? []
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
                document, environments, localizations, project, installed, jobs: jobs, laidOut, &checked)
        }
        let suppressions = Suppressions(document)
        findings += UnknownRules.findings(in: suppressions, of: document)
        checked.findings = selected(findings.filter { !suppressions.cover($0, in: document) }, in: project)
            .sortedByPlace()
        return checked
    }

    /// The languages that a document is translated into; what is wrong with their files is added to what is known of
    /// them.
    package func languages(of document: Document, _ localizations: inout Localizations) -> [String] {
        let place = Localization.Place(document.path)
        let begun = begunLanguages.value(for: place.folder) {
            Result { () throws(DocumentError) in try Localization.languages(inReadableFolder: place.folder) }
        }
        if case .failure(let error) = begun { localizations.add([error.finding]) }
        let found = Localization.languages(at: place, of: (try? begun.get()) ?? [])
        localizations.add(found.findings)
        return found.languages
    }

    /// What a document is laid out with that it does not keep; of one that belongs to no project the sizes of classes
    /// alone, or what it has of its project all the same.
    package func resources(in project: Project?) -> ProjectResources? {
        project?.resources ?? resources ?? configuration.resources
    }

    /// The findings that are said, with the severities that were asked for.
    package func selected(_ findings: [Finding], in project: Project?) -> [Finding] {
        configuration.selected(findings, by: selection, in: project)
    }

    // MARK: Layouts

    private func layoutFindings(
        _ document: Document, _ environments: [MatrixEnvironment], _ localizations: Localizations,
        _ project: Project?, _ fonts: InstalledFonts?, jobs: Int, _ laidOut: LaidOutDocument, _ checked: inout Checked
    ) -> [Finding] {
        var findings: [Finding] = []
        var options = runTime.options(for: document, findings: &findings)
        options.letsDetachedViewsGrow = true
        var merged = FindingsByEnvironment(environments.map(FindingEnvironment.init), sweeps: matrix.sweeps)
        // What a side-car or a change refers to is reported once, and a sweep is a session of its own.
        let isDivided =
            matrix.sweeps.isEmpty && runTime.assignments.isEmpty && options.designData == nil && laidOut.isEmpty
        let shared = SharedLayouts(of: document, environments, sweeps: matrix.sweeps, isDivided: isDivided)
        var work = LayoutWork(
            document: document, engine: LayoutEngine(options: options), runTime: runTime, selection: selection,
            resources: resources(in: project), localizations: localizations, fonts: fonts)
        // In many environments a conflict is written down, and what would fix it is looked for, where it will be
        // reported.
        let hasAllNotes = shared.distinct.count == 1 || !matrix.sweeps.isEmpty
        work.selection.namesRepairs = hasAllNotes
        work.selection.listsConflicts = hasAllNotes
        let known = shared.firstEnvironments.map { runTime.assignments.isEmpty ? laidOut[environments[$0]] : nil }
        let missing = shared.distinct.indices.filter { known[$0] == nil || !matrix.sweeps.isEmpty }
        work.prepare(for: missing.map { shared.distinct[$0].environment }, isSwept: !matrix.sweeps.isEmpty)
        // Of each part in each sweep of windows, or without one.
        let sweepCount = max(1, matrix.sweeps.count)
        var found = [[Finding]](repeating: [], count: shared.distinct.count * sweepCount)
        @Sendable func partFindings(_ part: Int, _ work: LayoutWork) -> [Finding] {
            known[part].map(work.findings(in:)) ?? work.findings(in: shared.distinct[part])
        }
        if matrix.sweeps.isEmpty {
            OrderedWorkers.run(count: shared.distinct.count, jobs: jobs) { [work] index in
                partFindings(index, work)
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
        if selection.hasEnvironments, LayoutRule.compareWithCanvas(selection) {
            merged.leaveOut(canvas: work.findings(in: SharedLayouts.Part()))
        }
        for (index, layouts) in shared.layouts.enumerated() {
            for sweep in 0..<sweepCount {
                let parts = layouts.map { found[$0 * sweepCount + sweep] }
                merged.add(Array(parts.joined()).sortedByPlace(), in: index)
            }
        }
        if !hasAllNotes {
            work.selection = selection
            work.selection.only = [Rule.conflictingConstraints.id]
            merged.completeNotes(of: .conflictingConstraints) { index in
                Array(shared.layouts[index].map { partFindings($0, work) }.joined()).sortedByPlace()
            }
        }
        return findings + merged.merged
    }
}

extension MatrixEnvironment {
    /// Whether an app may show a document there: one for iPads is never loaded on an iPhone.
    fileprivate func mayShow(_ document: Document) -> Bool {
        guard let device = environment.device, let isForPad = document.isForPad else { return true }
        return device.isPad == isForPad
    }
}

extension Document {
    /// Whether a document is for iPads alone, or for iPhones alone; nil for one that both may show. Of universal apps'
    /// pairs of documents the names and the canvases say so: `Settings-iPad.xib`, `Settings_iPhone.xib`.
    fileprivate var isForPad: Bool? {
        if isForPadAlone { return true }
        guard let canvas = device?.id?.lowercased() else { return nil }
        let name = path.split(separator: "/").last?.split(separator: ".").first?.lowercased() ?? ""
        if name.hasSuffix("ipad"), canvas.hasPrefix("ipad") { return true }
        return name.hasSuffix("iphone") && !canvas.hasPrefix("ipad") ? false : nil
    }
}
