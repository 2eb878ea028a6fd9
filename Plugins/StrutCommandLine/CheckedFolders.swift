import Foundation

/// A target of a package or project, as far as `strut check` asks.
struct CheckedTarget {
    var name: String
    var folder: URL
    /// Its files, and the folders that its resources copy.
    var files: [URL]
}

/// What `strut check` is given where nobody says what to check: the folders of the targets that have storyboards or
/// xibs. Only a folder is a project, whose documents know its images, its translations and each other.
struct CheckedFolders {
    /// The paths of the folders, seen from the package's or project's, each once.
    let paths: [String]

    /// Looks through the files of some targets in the package or project at `root`.
    init(of targets: [CheckedTarget], in root: URL) {
        let folders = targets.filter { !TargetFiles.documents($0.files).isEmpty }
        paths = Set(folders.map { Self.path(of: $0.folder, in: root) }).sorted()
    }

    private static func path(of folder: URL, in root: URL) -> String {
        let (path, base) = (plain(folder.path), plain(root.path))
        if path == base { return "." }
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }

    private static func plain(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
}
