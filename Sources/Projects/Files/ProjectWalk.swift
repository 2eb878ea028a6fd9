import StrutEnvironment

/// The files of a project below a folder: what is ignored, generated or somebody else's is left out.
package struct ProjectWalk: Sendable {
    /// The documents, as paths from the root, in the order of their bytes.
    package private(set) var documents: [String] = []
    /// The asset catalogs.
    package private(set) var catalogs: [String] = []
    /// Images outside of catalogs.
    package private(set) var images: [String] = []
    /// Font files.
    package private(set) var fonts: [String] = []
    /// Files with code in Swift and Objective-C, headers among them.
    package private(set) var sources: [String] = []
    /// The folders that hold a project: one of Xcode or of a generator, or a package.
    package private(set) var projectFolders: Set<String> = []
    /// The folders whose files a package, a pod, a generator of projects or another build lists.
    package private(set) var packageFolders: Set<String> = []
    /// Whether there is what code from elsewhere leaves behind: the list of a package manager, a library, another
    /// language.
    package private(set) var usesForeignCode = false
    /// Xcode's project files, and the property lists of targets.
    package private(set) var projectFiles: [String] = []
    package private(set) var propertyLists: [String] = []
    /// Whether there is what only the folder of a whole app, or of one of its targets, holds: a project file of Xcode
    /// or of a generator, a package, a target's property list, an asset catalog.
    package private(set) var showsWholeApp = false
    /// Folders that cannot be read.
    package private(set) var unreadable: [String] = []
    /// The folders that were looked into, the empty path of `root` among them.
    package private(set) var folders: [String] = []
    /// Files and folders that are left out; in the folders nothing was looked at.
    package private(set) var leftOut: [String] = []

    /// Folders that package managers and builds make, whether or not a `.gitignore` names them.
    private static let madeFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

    /// Walks the folder at `root`, and leaves out what `excludes`, patterns seen from a folder, fit.
    ///
    /// - Parameter folder: The folder that the patterns are seen from; nil for `root`.
    package init(root: String, excludes: [String] = [], seenFrom folder: String? = nil) {
        let excluded = IgnoreFile(lines: excludes)
        var ignores = Self.ignoresAbove(root)
        let base = folder.map { Project.path(of: root, from: $0) } ?? ""
        // Seen from below or beside, the way to each path is another one.
        let places = Path.goesUp(base) ? (FileSystem.absolute(folder ?? ""), FileSystem.absolute(root)) : (nil, nil)
        walk(root, "", &ignores) { path, isFolder in
            var seen = Path.joined(base, path)
            if case (let own?, let start?) = places { seen = Path.way(from: own, to: Path.joined(start, path)) }
            return excluded.verdict(on: seen, isFolder: isFolder) == true
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
        folders.append(folder)
        let count = ignores.count
        defer { ignores.removeSubrange(count...) }
        if entries.contains(where: { $0.name == ".gitignore" }),
            let bytes = FileSystem.bytes(of: Path.joined(root, Path.joined(folder, ".gitignore")))
        {
            ignores.append(("", IgnoreFile(String(decoding: bytes, as: UTF8.self))))
        }
        for entry in entries where !entry.name.hasPrefix(".") {
            let name = entry.name
            let path = Path.joined(folder, name)
            if Self.madeFolders.contains(name) {
                leftOut.append(path)
                continue
            }
            // What cannot be looked at is read all the same, which says why it cannot be.
            guard let kind = FileSystem.kind(of: entry, at: Path.joined(root, path)) else { continue }
            let isCatalog = name.hasSuffix(".xcassets")
            // Of links to folders, only those to catalogs are followed, in which nothing leads back.
            if kind == .other, !isCatalog || !FileSystem.leadsToFolder(Path.joined(root, path)) { continue }
            let isFolder = kind != .file
            if Self.isIgnored(name, isFolder, ignores) || isExcluded(path, isFolder) {
                leftOut.append(path)
                continue
            }
            if Self.tellsOfAnApp(name) { showsWholeApp = true }
            if Self.tellsOfAProject(name) { projectFolders.insert(folder) }
            if Self.tellsOfAPackage(name) { packageFolders.insert(folder) }
            if Self.tellsOfForeignCode(name) { usesForeignCode = true }
            if isCatalog {
                catalogs.append(path)
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

    /// Whether a file or folder of this name stands only where a project begins, with all of its code below.
    private static func tellsOfAProject(_ name: String) -> Bool {
        lists.contains(name) || [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix)
    }

    /// What lists a project's files, or a package's, and is no project of Xcode.
    private static let lists: Set = ["project.yml", "project.yaml", "Project.swift", "Package.swift"]

    /// Whether a file of this name shows that something besides a project of Xcode takes the files below its folder.
    private static func tellsOfAPackage(_ name: String) -> Bool {
        lists.contains(name) || ["BUILD", "BUILD.bazel", "CMakeLists.txt"].contains(name)
            || [".podspec", ".podspec.json", ".csproj", ".xctemplate"].contains(where: name.hasSuffix)
    }

    /// Whether a file or folder of this name shows that an app has classes that its own folder does not declare.
    private static func tellsOfForeignCode(_ name: String) -> Bool {
        [
            "Podfile", "Cartfile", "Package.swift", "Package.resolved", "project.yml", "project.yaml", "Project.swift",
            "BUILD", "BUILD.bazel", "package.json", "pubspec.yaml",
        ].contains(name)
            || [".framework", ".xcframework", ".a", ".podspec", ".csproj", ".cs", ".kt", ".dylib"].contains(
                where: name.hasSuffix)
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
        switch FileKind(of: path) {
        case .document?: documents.append(path)
        case .image?: images.append(path)
        case .font?: fonts.append(path)
        case .source?:
            // Code that describes the build is none of the app's code.
            if !["Package.swift", "Project.swift"].contains(Path.name(of: path)) { sources.append(path) }
        case nil:
            if path.hasSuffix("/project.pbxproj") { projectFiles.append(path) }
            if path.hasSuffix("Info.plist") { propertyLists.append(path) }
        }
    }

    /// What a file is to a project.
    enum FileKind {
        case document, image, font, source

        /// What the file at `path` is by its extension, in any case of letters; nil for anything else.
        init?(of path: String) {
            guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
            switch path[path.utf8.index(after: point)...].lowercased() {
            case "storyboard", "xib": self = .document
            case "swift", "m", "mm", "h": self = .source
            case let other where ProjectResources.imageExtensions.contains(other): self = .image
            case let other where FontFiles.extensions.contains(other): self = .font
            default: return nil
            }
        }
    }
}
