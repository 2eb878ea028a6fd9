/// The patterns of one `.gitignore`, or of a list like it, which hold in its folder and below (gitignore(5)).
struct IgnoreFile: Sendable {
    private struct Pattern {
        var glob: Glob
        var isNegated: Bool
        var isForFolders: Bool
        /// Whether it is meant for what a file is called, at any depth, and not for its path.
        var isForNames: Bool
    }

    private let patterns: [Pattern]

    /// Reads the lines of a file: comments and blank lines count for nothing, nor do a byte order mark and carriage
    /// returns at the ends of lines.
    init(_ text: String) {
        let mark = "\u{FEFF}".utf8
        let bytes = Array(text.utf8).dropFirst(text.utf8.starts(with: mark) ? mark.count : 0)
        patterns = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            Self.pattern(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }

    /// Takes lines as of a file: of those that fit the last one decides.
    init(lines: [String]) {
        patterns = lines.compactMap { Self.pattern(Array($0.utf8)[...]) }
    }

    /// Whether the last pattern that fits `path`, seen from the file's folder, leaves it out or takes it in; nil where
    /// none fits.
    func verdict(on path: String, isFolder: Bool) -> Bool? {
        let path = Array(path.utf8)[...]
        let name = path[(path.lastIndex(of: Self.slash).map { $0 + 1 } ?? path.startIndex)...]
        return patterns.last { pattern in
            (isFolder || !pattern.isForFolders) && pattern.glob.matches(pattern.isForNames ? name : path)
        }.map { !$0.isNegated }
    }

    private static let slash = UInt8(ascii: "/")

    private static func pattern(_ line: ArraySlice<UInt8>) -> Pattern? {
        var text = withoutSpacesAtEnd(line)
        if text.isEmpty || text.first == UInt8(ascii: "#") { return nil }
        let isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        let isForFolders = text.last == slash
        if isForFolders { text.removeLast() }
        // A pattern with a slash before its end is meant from the file's folder; any other at any depth.
        let isForNames = !text.contains(slash)
        // One slash at the start is that folder. Another fits nothing, since no path has it.
        if text.first == slash { text.removeFirst() }
        return Pattern(glob: Glob(text), isNegated: isNegated, isForFolders: isForFolders, isForNames: isForNames)
    }

    /// The line without the spaces at its end; one that stands behind a backslash is part of the pattern.
    private static func withoutSpacesAtEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var isEscaped = false
        for (index, byte) in zip(line.indices, line) {
            if isEscaped || byte != UInt8(ascii: " ") { end = index + 1 }
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
        return line[..<end]
    }
}
