import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutComparison
import StrutDiagnostics
import StrutEnvironment
import StrutProjects
import StrutTextMeasurement

/// Compares two versions of one document: what they say, where their views lie, and what is wrong with them.
package struct DocumentDiffer: Sendable {
    /// Looks for findings, and knows the environments.
    package var checker: DocumentChecker
    /// Whether the layouts are kept with all that pictures need.
    var keepsPictures: Bool
    /// Light or dark; nil means the documents' own.
    var appearance: Appearance?
    /// Where documents of a folder find the sizes of images that they do not state.
    private let images: ProjectImages

    /// A version of a document.
    package struct Version {
        var document: Document
        /// The folder that stands for its project; nil for a document that stands alone.
        var project: String?

        package init(_ document: Document, project: String?) {
            self.document = document
            self.project = project
        }
    }

    package init(checker: DocumentChecker, keepsPictures: Bool, appearance: Appearance?) {
        self.checker = checker
        self.keepsPictures = keepsPictures
        self.appearance = appearance
        images = ProjectImages(checker.configuration)
    }

    /// Compares two versions, laying out so many environments at once, and puts what differs into `file`; one that is
    /// missing came or went.
    package func compare(_ old: Version?, _ new: Version?, into file: inout FileComparison, jobs: Int) {
        switch (old, new) {
        case (let old?, let new?): compare(old, new, &file, jobs: jobs)
        case (nil, let version?):
            let document = version.document
            file.status = .added
            file.contents = (document.kind, document.scenes.count, document.views.count)
            let checker = supplied(checker, for: document, version.project)
            file.findings = FindingComparison(new: checker.check(document, jobs: jobs).findings)
            if keepsPictures { (file.layouts.new, file.environments) = layOutAlone(document, checker, jobs: jobs) }
        case (let version?, nil):
            let document = version.document
            file.status = .removed
            file.contents = (document.kind, document.scenes.count, document.views.count)
            if keepsPictures {
                let checker = supplied(checker, for: document, version.project)
                (file.layouts.old, file.environments) = layOutAlone(document, checker, jobs: jobs)
            }
        case (nil, nil): break
        }
    }

    /// A checker with what the folder of a version supplies.
    private func supplied(
        _ checker: DocumentChecker, for document: Document, _ project: String?
    ) -> DocumentChecker {
        var checker = checker
        checker.resources = project.flatMap { images.resources(for: document, in: $0) }
        return checker
    }

    private func compare(_ before: Version, _ after: Version, _ file: inout FileComparison, jobs: Int) {
        let comparison = DocumentComparison(before.document, after.document)
        file.documents = comparison
        // On the canvas of another Xcode everything lies elsewhere, which says nothing about the document.
        let (old, new) = (comparison.oldOnNewCanvas, after.document)
        var checker = checker
        checker.fonts = checker.fonts.same(for: new, and: old)
        let fonts = checker.fonts.fonts(for: new)
        let checkers = (
            before: supplied(checker, for: old, before.project), after: supplied(checker, for: new, after.project)
        )
        let environments = environments(of: new, checker)
        let layouts = (
            before: layOut(old, checkers.before, environments, fonts, jobs: jobs),
            after: layOut(new, checkers.after, environments, fonts, jobs: jobs)
        )
        let frames = FrameComparison(
            comparison, old: layouts.before, new: layouts.after, environments: environments.map(FindingEnvironment.init)
        )
        let findings = FindingComparison(
            old: checkers.before.check(
                old, in: nil, jobs: jobs, laidOut: LaidOutDocument(environments, layouts.before)
            ).findings,
            new: checkers.after.check(
                new, in: nil, jobs: jobs, laidOut: LaidOutDocument(environments, layouts.after)
            ).findings, comparison,
            environments: environments.map(FindingEnvironment.init))
        // What the tools note of the app for themselves can decide what is laid out, or what is wrong.
        if comparison.isAlike, frames.differences.isEmpty, findings.isEmpty { return }
        if comparison.churn.imageSizes > 0, !frames.differences.isEmpty {
            file.documents = DocumentComparison(before.document, after.document, namesImageSizes: true)
        }
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
            runTime.layOut(
                document, in: asked[index], sharing: shared, keepsSystems: false, keepsDetails: keepsDetails,
                checks: false)
        } receive: { _, layout in
            layouts.append(layout)
        }
        return layouts
    }
}
