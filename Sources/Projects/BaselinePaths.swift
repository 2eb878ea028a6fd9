import InterfaceDocument

/// What files are called in a baseline: by their paths from one folder, so that it does not matter from where, in which
/// order and in which words a call of `check` names them.
package struct BaselinePaths: Sendable {
    /// The folder without links and dots.
    private let folder: String
    /// The folder as it was given, from the root on.
    private let givenFolder: String
    /// The current folder, without links.
    private let current: String
    /// Folders that entries of earlier versions may be seen from, the likeliest first.
    private let earlierRoots: [String]
    /// Folders without links and dots, by the bytes of how they were given; nil for those that are not there.
    private var folders: [[UInt8]: String?] = [:]

    /// Prepares to name files from `folder`; empty for the current one.
    ///
    /// - Parameter earlierRoots: Where files are looked for that a baseline names and that are not there, seen from
    ///   `folder`: without a configuration paths once began at the first folder that was checked.
    package init(folder: String, earlierRoots: [String] = []) {
        let here = FileSystem.absolute("") ?? "/"
        let given = Self.fromRoot(folder, current: here)
        current = here
        givenFolder = given
        self.folder = FileSystem.absolute(folder) ?? given
        var seen: Set<String> = []
        self.earlierRoots = earlierRoots.filter { seen.insert($0).inserted }
    }

    /// What the file at `path` is called.
    package mutating func name(of path: String) -> String {
        // What is not there and has no folder is standard input, which goes by this name.
        guard path.utf8.contains(UInt8(ascii: "/")) || FileSystem.kind(of: path) != nil else { return path }
        let whole = resolved(path)
        return Path.relative(whole, to: folder) ?? Path.relative(fromRoot(path), to: givenFolder)
            ?? Path.way(from: folder, to: whole)
    }

    /// What is called so, or was by an earlier version.
    package mutating func name(ofEntry entry: String) -> String {
        if exists(entry) { return name(of: path(of: entry)) }
        let place = earlierRoots.lazy.map { Path.joined($0, entry) }.first { FileSystem.kind(of: $0) != nil }
        return place.map { name(of: $0) } ?? entry
    }

    /// Whether the file that is called so is there.
    package func exists(_ name: String) -> Bool { FileSystem.kind(of: path(of: name)) != nil }

    private func path(of name: String) -> String { name.hasPrefix("/") ? name : Path.joined(folder, name) }

    /// A path without links and dots.
    private mutating func resolved(_ path: String) -> String {
        if Directory.isLink(path), let goal = FileSystem.absolute(path) { return goal }
        let isPlain = !path.hasSuffix("/") && !["", ".", ".."].contains(Path.name(of: path))
        let plain = isPlain ? path : fromRoot(path)
        let parent = Path.folder(of: plain)
        let key = Array(parent.utf8)
        if folders[key] == nil { folders[key] = .some(FileSystem.absolute(parent)) }
        guard let found = folders[key] ?? nil else { return fromRoot(path) }
        return Path.joined(found, Path.name(of: plain))
    }

    private func fromRoot(_ path: String) -> String { Self.fromRoot(path, current: current) }

    /// A path from the root on, without dots. Links stay as they are.
    private static func fromRoot(_ path: String, current: String) -> String {
        let whole = path.hasPrefix("/") ? path : Path.joined(current, path)
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
