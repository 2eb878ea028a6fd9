import InterfaceDocument
import StrutEnvironment

/// What the environments of one document have in common, found once before it is laid out in all of them.
package struct SharedResolution: Sendable {
    /// What is installed.
    let installed: InstalledScenes
    /// The sizes on the document's own canvas, which chosen environments go by; nil where none is chosen.
    let canvasSizes: CanvasSizes?

    /// Prepares for some environments.
    package init(of document: Document, in environments: [LayoutEnvironment]) {
        var installed = InstalledScenes(document)
        var hasChosen = false
        for environment in environments {
            let resolved = ResolvedEnvironment(document: document, environment: environment)
            installed.prepare(for: resolved)
            hasChosen = hasChosen || resolved.isChosen
        }
        self.installed = installed
        canvasSizes = hasChosen ? CanvasSizes(of: document) : nil
    }
}
