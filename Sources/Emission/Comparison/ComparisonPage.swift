import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutComparison

/// `diff --format html`: the page of a preview on the new versions of some files, with what differs from the old ones.
///
/// Its canvas has all scenes of the new version and those that were removed, with outlines around what was added,
/// removed, moved and changed; of a scene that changed it has the version before, too. Without a script both versions
/// stand side by side.
package enum ComparisonPage {
    /// A page on some files; `resources` finds the images and colours of a document's project.
    package static func bytes(
        _ files: [FileComparison], resources: (Document) -> any PictureResources
    ) -> [UInt8] {
        let shown = files.filter { $0.status != .alike || $0.isRenamed || DifferenceWords.isChurnOnly($0) }
        guard !shown.isEmpty else { return nothing() }
        return PreviewPage(shown.map { entry($0, resources) }).bytes()
    }

    private static func entry(
        _ file: FileComparison, _ resources: (Document) -> any PictureResources
    ) -> PreviewPage.Entry {
        let layouts = file.status == .removed ? file.layouts.old : file.layouts.new
        func found(_ layouts: [Layout]) -> any PictureResources {
            layouts.first.map { resources($0.document) } ?? NoPictureResources()
        }
        var entry = PreviewPage.Entry(
            path: file.path, layouts: layouts, environments: file.environments,
            explanations: layouts.map(\.viewExplanations),
            findings: (file.findings?.new ?? []) + (file.findings?.fixed ?? file.problems),
            resources: found(layouts))
        entry.oldResources = found(file.layouts.old)
        entry.comparison = file
        return entry
    }

    private static func nothing() -> [UInt8] {
        var body = SVGWriter()
        body.append(markup: "<header>\n<h1>Differences</h1>\n</header>\n<main>\n<p>Nothing differs.</p>\n</main>\n")
        return PreviewHead.page(title: "Differences", appearance: nil, inks: InkTable(.variables), body: body)
    }
}
