import Diagnostics

/// A strings file: `"wV2-Ys-TC2.text" = "Überschrift";` with comments between.
///
/// UTF-8, and UTF-16 with a byte order mark, as Xcode has written them.
public struct StringsFile: Sendable {
    /// The values by key; where a key is given twice the last one counts.
    public private(set) var strings: [String: String] = [:]
    /// Where the file stops making sense, and why; nil where all of it was read.
    public private(set) var problem: (location: SourceLocation, message: String)?

    /// The comment before each entry that has one, by the entry's key, without its marks.
    private(set) var comments: [String: String] = [:]

    private var scalars: [Unicode.Scalar]
    private var position = 0
    /// The last comment since the entry before.
    private var comment: String?

    /// Reads a strings file.
    public init(_ bytes: [UInt8]) {
        scalars = Array(Self.text(bytes).unicodeScalars)
        while skipSpace() {
            guard readEntry() else { break }
        }
        scalars = []
    }

    private static func text(_ bytes: [UInt8]) -> String {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF): return String(decoding: units(bytes) { $0 << 8 | $1 }, as: UTF16.self)
        case (0xFF, 0xFE): return String(decoding: units(bytes) { $1 << 8 | $0 }, as: UTF16.self)
        default:
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            return String(decoding: hasMark ? bytes[3...] : bytes[...], as: UTF8.self)
        }
    }

    private static func units(_ bytes: [UInt8], _ join: (UInt16, UInt16) -> UInt16) -> [UInt16] {
        stride(from: 2, to: bytes.count - 1, by: 2).map { join(UInt16(bytes[$0]), UInt16(bytes[$0 + 1])) }
    }

    // MARK: Entries

    private mutating func readEntry() -> Bool {
        let before = comment
        defer { comment = nil }
        guard let key = readString(), skipSpace(), read("=", after: "the key"), skipSpace() else {
            return fail("expected '=' and a value")
        }
        guard let value = readString() else { return fail("expected a value in quotes") }
        guard skipSpace(), read(";", after: "the value") else { return fail("expected ';'") }
        strings[key] = value
        comments[key] = before
        return true
    }

    private mutating func read(_ scalar: Unicode.Scalar, after: String) -> Bool {
        guard position < scalars.count, scalars[position] == scalar else {
            return fail("expected '\(scalar)' after \(after)")
        }
        position += 1
        return true
    }

    /// A quoted string without its escapes, or a bare word.
    private mutating func readString() -> String? {
        guard position < scalars.count else { return nil }
        return scalars[position] == "\"" ? readQuoted() : readWord()
    }

    private mutating func readQuoted() -> String? {
        position += 1
        let start = position
        while position < scalars.count, scalars[position] != "\"" {
            // A quote behind a backslash is part of the text.
            position = min(position + (scalars[position] == "\\" ? 2 : 1), scalars.count)
        }
        guard position < scalars.count else {
            _ = fail("a string is not closed")
            return nil
        }
        position += 1
        return PropertyListEscapes.undone(in: scalars[start..<position - 1])
    }

    private mutating func readWord() -> String? {
        let start = position
        while position < scalars.count, Self.isBare(scalars[position]) { position += 1 }
        return position == start ? nil : String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "."
            || scalar == "-"
    }

    // MARK: Space and comments

    /// Steps over white space and comments; whether anything is left.
    private mutating func skipSpace() -> Bool {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace {
                position += 1
            } else if starts(with: "//") {
                while position < scalars.count, scalars[position] != "\n" { position += 1 }
            } else if starts(with: "/*") {
                position += 2
                let start = position
                while position < scalars.count, !starts(with: "*/") { position += 1 }
                comment = String(String.UnicodeScalarView(scalars[start..<position]))
                position = min(position + 2, scalars.count)
            } else {
                return true
            }
        }
        return false
    }

    private func starts(with text: String) -> Bool {
        scalars[position...].starts(with: text.unicodeScalars)
    }

    private mutating func fail(_ message: String) -> Bool {
        guard problem == nil else { return false }
        let before = scalars.prefix(position)
        let line = before.count { $0 == "\n" } + 1
        let column = before.reversed().prefix { $0 != "\n" }.reduce(1) { $0 + String($1).utf8.count }
        problem = (SourceLocation(line: line, column: column), message)
        return false
    }
}
