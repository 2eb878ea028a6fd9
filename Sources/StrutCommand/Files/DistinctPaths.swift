import Strut

/// Finds paths that lead to one file, so that a document that a command line names twice is worked on once.
struct DistinctPaths {
    /// Whether a link is the file that it leads to, and not one of its own.
    private let followsLinks: Bool
    /// The number with which each file came first, by the bytes of its path without links and dots: as texts, é and e
    /// with an accent behind it would be one.
    private var numbers: [[UInt8]: Int] = [:]

    /// No paths yet.
    init(followsLinks: Bool) {
        self.followsLinks = followsLinks
    }

    /// The number of the path that led to the same file first; nil for a new file, which gets `number`.
    mutating func earlier(_ path: String, number: Int) -> Int? {
        // What stands for bytes that are no text may stand for several names.
        if path.unicodeScalars.contains("\u{FFFD}") { return nil }
        let place = Array(place(of: path).utf8)
        if let known = numbers[place] { return known }
        numbers[place] = number
        return nil
    }

    private func place(of path: String) -> String {
        let name = Document.fileName(ofPath: path)
        let isWhole = !["", ".", ".."].contains(name)
        if followsLinks || !isWhole, let resolved = Directory.resolvingLinks(path) { return resolved }
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
        return Folder.joined(Directory.resolvingLinks(folder) ?? folder, name)
    }
}
