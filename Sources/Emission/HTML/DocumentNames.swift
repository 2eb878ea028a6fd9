import InterfaceDocument

/// What a page calls its documents: their files' names; where a name is that of several, their paths below the folder
/// that all documents share.
struct DocumentNames {
    private var names: [String: String] = [:]

    init(_ paths: [String]) {
        var pathsOfName: [String: Set<String>] = [:]
        for path in paths { pathsOfName[Document.fileName(ofPath: path), default: []].insert(path) }
        let folder = Self.sharedFolder(of: paths)
        for (name, paths) in pathsOfName {
            for path in paths { names[path] = paths.count == 1 ? name : String(path.dropFirst(folder)) }
        }
    }

    /// The name of the document at a path.
    subscript(path: String) -> String { names[path] ?? Document.fileName(ofPath: path) }

    /// How many characters of each path name the folder that all of them share, its slash included.
    private static func sharedFolder(of paths: [String]) -> Int {
        guard var shared = paths.first?[...] else { return 0 }
        for path in paths {
            let different = zip(shared.indices, zip(shared, path)).first { $1.0 != $1.1 }
            if let different { shared = shared[..<different.0] }
        }
        return shared.lastIndex(of: "/").map { shared.distance(from: shared.startIndex, to: $0) + 1 } ?? 0
    }
}
