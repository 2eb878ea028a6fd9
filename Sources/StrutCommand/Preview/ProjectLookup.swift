import Strut

/// Finds the projects that documents belong to, for the images and colours in them: each is looked through once.
final class ProjectLookup: @unchecked Sendable {
    // `mutex` guards what was found.
    private var found: [String: ProjectResources] = [:]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// What the project of a document supplies; nil for a document that shows no images and names no colours, and for one
    /// that stands in no project.
    func resources(for document: Document) -> ProjectResources? {
        let needsNone =
            document.images.allSatisfy(\.isSystem)
            && !document.root.descendants.contains { element in
                if case .named? = Color(element)?.value { true } else { false }
            }
        guard !needsNone, let root = Self.root(of: document.path) else { return nil }
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if let known = found[root] { return known }
        let configuration = Configuration.find(for: root, isFolder: true).configuration
        let resources = Project(root: root, configuration: configuration).resources
        found[root] = resources
        return resources
    }

    /// The files of a project's images and colours, which a preview watches.
    func files(for document: Document) -> [String] {
        guard let resources = resources(for: document) else { return [] }
        return (resources.images.values.compactMap(\.path) + resources.colors.values.compactMap(\.path)).sorted()
    }

    /// The nearest folder above a document that holds a project, a package or a repository; nil where there is none.
    private static func root(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        var folder = String(cString: resolved)
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
            folder = String(folder[..<slash])
            let names = (try? Folder.names(in: folder)) ?? []
            if names.contains(where: { $0 == ".git" || $0 == "Package.swift" || isProject($0) }) { return folder }
        }
        return nil
    }

    private static func isProject(_ name: String) -> Bool {
        name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name.hasSuffix(".xcassets")
    }
}
