import InterfaceDocument
import StrutDiagnostics

/// Which documents of a folder no target of its Xcode projects compiles: what is left behind is in no app.
struct UnusedDocuments: Sendable {
    /// The documents of all targets, by their paths in lower case: a Mac's disk does not tell capitals from others.
    private let used: Set<String>
    /// The folders that hold Xcode projects, with the projects' names.
    private let projects: [String: String]
    /// The folders whose documents are not known to be listed by projects: those of packages, of apps that something
    /// else builds, and what projects name as a whole.
    private let unknown: Set<String>

    /// The names of documents that targets list where nothing is: one of that name elsewhere may be meant.
    private let lost: Set<String>

    /// Knows what the projects below `root` compile; nothing where one of them cannot be read.
    ///
    /// - Parameters:
    ///   - packages: Folders whose files something else lists, as paths from the root.
    ///   - propertyLists: The property lists of apps: one that no target names is that of an app which something else
    ///     builds.
    init(_ projects: [XcodeProject?], root: String, packages: Set<String>, propertyLists: [String]) {
        let known = projects.compactMap(\.self)
        let isComplete = known.count == projects.count
        self.projects = Dictionary(
            isComplete ? known.map { (Self.key(Path.folder(of: $0.path)), Path.name(of: $0.path)) } : [],
            uniquingKeysWith: { first, _ in first })
        let documents = known.flatMap(\.documents)
        used = Set(documents.map(Self.key))
        lost = Set(documents.filter { FileSystem.kind(of: $0) == nil }.map { Path.name(of: $0).lowercased() })
        let named = known.flatMap { project in
            project.targets.compactMap { target in
                target.settings["INFOPLIST_FILE"].map { Path.joined(Path.folder(of: project.path), $0) }
            }
        }
        // Another configuration of a target may name another list in the same folder.
        let lists = propertyLists.filter { Path.name(of: $0) == "Info.plist" }
        let others = Set(lists.map { Self.key(Path.folder(of: Path.joined(root, $0))) })
            .subtracting(named.map { Self.key(Path.folder(of: $0)) })
        unknown = Set((packages.map { Path.joined(root, $0) } + known.flatMap(\.folderReferences)).map(Self.key))
            .union(others)
    }

    /// The path of a document as it is compared with others.
    static func key(_ path: String) -> String {
        let plain = Path.simplified(path).lowercased()
        return plain == "." ? "" : plain.utf8.count > 1 ? Path.withoutSlash(plain) : plain
    }

    /// The name of the project that a document lies beside or below, and that does not compile it, nor does another
    /// one; nil for a document that one compiles, or of which that is not known.
    func project(leavingOut path: String) -> String? {
        let document = Self.key(path)
        if projects.isEmpty || used.contains(document) || lost.contains(Path.name(of: document)) { return nil }
        var folder = document
        repeat {
            folder = Path.folder(of: folder)
            if unknown.contains(folder) { return nil }
            if let project = projects[folder] { return project }
        } while !folder.isEmpty && folder != "/"
        return nil
    }
}

extension Project {
    /// What there is to say of a document that is in no target of the project; nil for others. Nothing else is said of
    /// it.
    package func finding(onUnused document: Document) -> Finding? {
        unused.project(leavingOut: document.path).map { name in
            Finding(
                rule: .unusedDocument,
                message: "no target of '\(name)' compiles this document, so it is not checked; add it to a target or "
                    + "remove it",
                path: document.path)
        }
    }
}

extension Rule {
    /// A document belongs to no target.
    static let unusedDocument = Rule(
        "unused-document", on: .request, .note,
        summary:
            "No target of the Xcode project compiles a document: it is in no app, and nothing else is said of it. "
            + "Reported when a folder is checked, for documents that no package can have.",
        help: "Add the document to a target, or remove it. To check it all the same, name it.")
}
