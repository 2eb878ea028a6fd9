import Strut

/// Finds the projects that documents belong to, for the images and colours in them: each is looked through once.
struct ProjectLookup: Sendable {
    private let found = FolderMemo<ProjectResources>(otherEndings: [".xcassets"])

    /// What the project of a document supplies; nil for a document that shows no images and names no colours, and for one
    /// that stands in no project.
    func resources(for document: Document) -> ProjectResources? {
        let needsNone =
            document.images.allSatisfy(\.isSystem)
            && !document.root.descendants.contains { element in
                if case .named? = Color(element)?.value { true } else { false }
            }
        guard !needsNone, let root = found.project(above: document.path) else { return nil }
        return found.value(for: root) {
            let configuration = Configuration.find(for: root, isFolder: true).configuration
            return Project(root: root, configuration: configuration).resources
        }
    }

    /// The files of a project's images and colours, which a preview watches.
    func files(for document: Document) -> [String] {
        guard let resources = resources(for: document) else { return [] }
        return (resources.images.values.compactMap(\.path) + resources.colors.values.compactMap(\.path)).sorted()
    }
}
