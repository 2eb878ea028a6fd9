import Environment

/// The files of a project below a folder: what is ignored, generated or somebody else's is left out.
package struct ProjectWalk: Sendable {
    /// The documents, as paths from the root, in the order of their bytes.
    package private(set) var documents: [String] = []
    /// The asset catalogues.
    package private(set) var catalogues: [String] = []
    /// Images outside of catalogues.
    package private(set) var images: [String] = []
    /// Font files.
    package private(set) var fonts: [String] = []
    /// Whether there is what only the folder of a whole app, or of one of its targets, holds: a project file of Xcode or of a
    /// generator, a package, a target's property list, an asset catalogue.
    package private(set) var showsWholeApp = false
    /// Folders that cannot be read.
    package private(set) var unreadable: [String] = []

    /// Folders that package managers and builds make, whether or not a `.gitignore` names them.
    static let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", ".build", ".git", ".swiftpm", "node_modules"]

    /// Walks the folder at `root`, and leaves out what `excludes`, patterns seen from `base`, fit.
    ///
    /// - Parameter base: What stands between the folder that patterns are seen from and `root`, empty for the same.
    package init(root: String, excludes: [String] = [], base: String = "") {
        let excluded = IgnoreFile(lines: excludes)
        var ignores = Self.ignoresAbove(root)
        walk(root, "", &ignores) { path, isFolder in
            excluded.verdict(on: Path.joined(base, path), isFolder: isFolder) == true
        }
        documents.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private typealias Ignores = [(folder: String, file: IgnoreFile)]

    /// The ignore files of the folders above, up to the one that holds `.git`.
    private static func ignoresAbove(_ root: String) -> Ignores {
        guard let start = FileSystem.absolute(root) else { return [] }
        var found: Ignores = []
        var folder = start
        while FileSystem.kind(of: Path.joined(folder, ".git")) == nil {
            let above = Path.folder(of: folder)
            // Without a repository no file above has a say.
            if above == folder || above.isEmpty { return [] }
            folder = above
            if let bytes = FileSystem.bytes(of: Path.joined(folder, ".gitignore")),
                let prefix = Path.relative(start, to: folder)
            {
                found.insert((prefix, IgnoreFile(String(decoding: bytes, as: UTF8.self))), at: 0)
            }
        }
        return found
    }

    private mutating func walk(
        _ root: String, _ folder: String, _ ignores: inout Ignores, isExcluded: (String, Bool) -> Bool
    ) {
        guard let entries = FileSystem.entries(in: folder.isEmpty ? root : Path.joined(root, folder)) else {
            unreadable.append(folder)
            return
        }
        let count = ignores.count
        defer { ignores.removeSubrange(count...) }
        if entries.contains(where: { $0.name == ".gitignore" }),
            let bytes = FileSystem.bytes(of: Path.joined(root, Path.joined(folder, ".gitignore")))
        {
            ignores.append(("", IgnoreFile(String(decoding: bytes, as: UTF8.self))))
        }
        for entry in entries where !entry.name.hasPrefix(".") && !Self.leftOut.contains(entry.name) {
            let name = entry.name
            let path = Path.joined(folder, name)
            // What cannot be looked at is read all the same, which says why it cannot be.
            guard let kind = FileSystem.kind(of: entry, at: Path.joined(root, path)), kind != .other else { continue }
            let isFolder = kind == .folder
            if Self.isIgnored(name, isFolder, ignores) || isExcluded(path, isFolder) { continue }
            if Self.tellsOfAnApp(name) { showsWholeApp = true }
            if name.hasSuffix(".xcassets") {
                catalogues.append(path)
            } else if isFolder {
                // One level down, what lies here is seen from one folder further up.
                for index in ignores.indices { ignores[index].folder = Path.joined(ignores[index].folder, name) }
                walk(root, path, &ignores, isExcluded: isExcluded)
                for index in ignores.indices { ignores[index].folder = Path.folder(of: ignores[index].folder) }
            } else {
                sort(path)
            }
        }
    }

    /// Whether a file or folder of this name stands only where an app, or a target of one, begins.
    private static func tellsOfAnApp(_ name: String) -> Bool {
        ["project.yml", "project.yaml", "Project.swift", "Package.swift", "BUILD", "BUILD.bazel"].contains(name)
            || [".xcodeproj", ".xcworkspace", ".xcassets", "Info.plist"].contains(where: name.hasSuffix)
    }

    /// The innermost file that says something of what is called `name` decides.
    private static func isIgnored(_ name: String, _ isFolder: Bool, _ ignores: Ignores) -> Bool {
        for ignore in ignores.reversed() {
            if let verdict = ignore.file.verdict(on: Path.joined(ignore.folder, name), isFolder: isFolder) {
                return verdict
            }
        }
        return false
    }

    private mutating func sort(_ path: String) {
        guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        switch path[path.utf8.index(after: point)...].lowercased() {
        case "storyboard", "xib": documents.append(path)
        case let other where ProjectResources.imageExtensions.contains(other): images.append(path)
        case let other where FontFiles.extensions.contains(other): fonts.append(path)
        default: break
        }
    }
}
