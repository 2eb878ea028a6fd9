import InterfaceDocument
import StrutEnvironment
import StrutProjects

/// Finds the projects that documents belong to, for the images and colours in them: each is searched once.
package struct ProjectLookup: Sendable {
    private let found = FolderCache<Found>(otherEndings: [".xcassets"])

    package init() {}

    /// What is known of a project.
    private struct Found: Sendable {
        var resources: ProjectResources
        /// The folders in which images and colours were looked for.
        var folders: [String]
    }

    /// What the project of a document supplies; nil for a document that shows no images and names no colours, and for
    /// one that is in no project.
    package func resources(for document: Document) -> ProjectResources? { project(of: document)?.resources }

    private func project(of document: Document) -> Found? {
        let needsNone =
            document.images.allSatisfy(\.isSystem)
            && !document.root.descendants.contains { element in
                if case .named? = Color(element)?.value { true } else { false }
            }
        guard !needsNone, let root = found.project(above: document.path) else { return nil }
        return found.value(for: root) {
            let configuration = Configuration.find(for: root, isFolder: true).configuration
            let project = Project(root: root, configuration: configuration)
            return Found(resources: project.resources, folders: project.folders)
        }
    }

    /// The files of a project's images and colours, and the folders in which others may come: a preview watches them.
    package func files(for document: Document) -> [String] {
        guard let found = project(of: document) else { return [] }
        let (images, colors) = (found.resources.images.values, found.resources.colors.values)
        return images.compactMap(\.path) + images.compactMap(\.darkPath) + colors.compactMap(\.path) + found.folders
    }
}
