import InterfaceDocument
import StrutEnvironment
import StrutProjects

/// The sizes of images that documents do not state, from the projects that they belong to: each is searched once, and
/// only where a document lacks one.
package final class ProjectImages: Sendable {
    private let configuration: Configuration
    private let found = FolderCache<ProjectResources>()

    package init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// What the project in the folder at `root` supplies; nil for a document that states the sizes of all its images.
    package func resources(for document: Document, in root: String) -> ProjectResources? {
        let lacksSize = document.imageUses.contains { !$0.isSystem && document.image(named: $0.name)?.size == nil }
        guard lacksSize else { return nil }
        return found.value(for: root) { Project(root: root, configuration: configuration).resources }
    }
}
