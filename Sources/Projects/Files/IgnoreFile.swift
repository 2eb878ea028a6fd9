/// The patterns of one `.gitignore`, or of a list like it, which hold in its folder and below.
struct IgnoreFile: Sendable {
    private struct Pattern {
        var glob: Glob
        var isNegated: Bool
        var isForFolders: Bool
    }

    private let patterns: [Pattern]

    /// Reads the lines of a file: comments and blank lines count for nothing.
    init(_ text: String) {
        self.init(lines: text.split(whereSeparator: \.isNewline).map(String.init))
    }

    /// Takes lines as of a file: of those that fit the last one decides.
    init(lines: [String]) {
        patterns = lines.compactMap(Self.pattern)
    }

    /// Whether the last pattern that fits `path`, seen from the file's folder, leaves it out or takes it in; nil where none
    /// fits.
    func verdict(on path: String, isFolder: Bool) -> Bool? {
        patterns.last { ($0.isForFolders ? isFolder : true) && $0.glob.matches(path) }.map { !$0.isNegated }
    }

    private static func pattern(_ line: String) -> Pattern? {
        var text = line
        while text.hasSuffix(" ") && !text.hasSuffix("\\ ") { text.removeLast() }
        if text.isEmpty || text.hasPrefix("#") { return nil }
        let isNegated = text.hasPrefix("!")
        if isNegated { text.removeFirst() }
        let isForFolders = text.hasSuffix("/")
        if isForFolders { text.removeLast() }
        // A pattern with a slash before its end is meant from the file's folder; any other at any depth.
        let isAnchored = text.contains("/")
        return Pattern(glob: Glob(isAnchored ? text : "**/\(text)"), isNegated: isNegated, isForFolders: isForFolders)
    }
}
