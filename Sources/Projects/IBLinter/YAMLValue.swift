import StrutDiagnostics

/// A value of a YAML file, with its place: as much of YAML as settings of tools need, and a clear error for anything
/// else.
///
/// That is mappings and lists by indentation, lists in brackets on one line, texts with and without quotes, and
/// comments. Anchors, tags, mappings in braces, texts over several lines and several documents in a file are refused.
struct YAMLValue: Sendable {
    /// What a value is.
    enum Content: Sendable {
        /// A text, as it is written or as its quotes mean it.
        case text(String)
        case list([YAMLValue])
        case members([Member])
        /// Nothing stands there.
        case nothing
    }

    /// A name and its value.
    struct Member: Sendable {
        var name: String
        var location: SourceLocation
        var value: YAMLValue
    }

    var content: Content
    var location: SourceLocation

    /// The text; nil for other values.
    var text: String? { if case .text(let text) = content { text } else { nil } }
    /// The values of a list; nil for other values.
    var list: [YAMLValue]? { if case .list(let list) = content { list } else { nil } }
    /// The members of a mapping; nil for other values.
    var members: [Member]? { if case .members(let members) = content { members } else { nil } }
}

/// Why a file is not read.
struct YAMLError: Error, Equatable {
    var message: String
    var location: SourceLocation
}

/// Reads a YAML file line by line.
struct YAMLReader {
    /// A line with something on it.
    private struct Line {
        /// Its number, from 1.
        var number: Int
        /// How many spaces it begins with.
        var indentation: Int
        /// The bytes behind them, without a comment and spaces at the end.
        var text: [UInt8]

        /// What it says.
        var words: String { String(decoding: text, as: UTF8.self) }
    }

    private var lines: [Line] = []
    private var place = 0
    /// How deep lists and mappings may stand in each other.
    private static let deepest = 32

    /// The value that the bytes of a file say.
    static func value(of bytes: [UInt8]) throws(YAMLError) -> YAMLValue {
        var reader = YAMLReader()
        try reader.divide(bytes)
        guard let first = reader.lines.first else {
            return YAMLValue(content: .nothing, location: SourceLocation(line: 1, column: 1))
        }
        let value = try reader.block(first.indentation, depth: 0)
        if let rest = reader.current {
            throw reader.error("this line stands further left than what it belongs to", rest)
        }
        return value
    }

    private mutating func divide(_ bytes: [UInt8]) throws(YAMLError) {
        var number = 0
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        for part in bytes.dropFirst(isMarked ? 3 : 0).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            number += 1
            let indentation = part.prefix { $0 == Self.space }.count
            var line = Line(number: number, indentation: indentation, text: Array(part.dropFirst(indentation)))
            if line.text.first == UInt8(ascii: "\t"), line.text.contains(where: { !Self.isBlank($0) }) {
                throw error("a tab cannot indent; write spaces", line)
            }
            line.text = Self.withoutComment(line.text)
            if line.text.isEmpty { continue }
            if line.indentation == 0, line.words == "---" {
                if lines.isEmpty { continue }
                throw error("a second document begins here, which is not read; take it out", line)
            }
            if line.indentation == 0, line.text.first == UInt8(ascii: "%") {
                throw error("directives are not read; take the line out", line)
            }
            lines.append(line)
        }
    }

    private static let space = UInt8(ascii: " ")
    private static let (single, double) = (UInt8(ascii: "'"), UInt8(ascii: "\""))
    private static let colon = UInt8(ascii: ":")
    private static let dash = UInt8(ascii: "-")
    private static let backslash = UInt8(ascii: "\\")

    private static func isBlank(_ byte: UInt8) -> Bool { " \t\r".utf8.contains(byte) }

    private static func isQuote(_ byte: UInt8?) -> Bool { byte == single || byte == double }

    /// A comment begins with `#` at the start or behind a space, outside of quotes.
    private static func withoutComment(_ text: [UInt8]) -> [UInt8] {
        var quote: UInt8?
        var end = 0
        while end < text.count {
            let byte = text[end]
            if let open = quote {
                // A backslash takes the next character along, and two single quotes stand for one.
                let next = end + 1 < text.count ? text[end + 1] : nil
                if open == double && byte == backslash || open == single && byte == single && next == single {
                    end += 1
                } else if byte == open {
                    quote = nil
                }
            } else if isQuote(byte) {
                if end == 0 || " [,:".utf8.contains(text[end - 1]) { quote = byte }
            } else if byte == UInt8(ascii: "#"), end == 0 || isBlank(text[end - 1]) {
                break
            }
            end += 1
        }
        var kept = Array(text[..<min(end, text.count)])
        while let last = kept.last, isBlank(last) { kept.removeLast() }
        return kept
    }

    private var current: Line? { place < lines.count ? lines[place] : nil }

    private func error(_ message: String, _ line: Line, at offset: Int = 0) -> YAMLError {
        YAMLError(
            message: message, location: SourceLocation(line: line.number, column: line.indentation + offset + 1))
    }

    // MARK: Blocks

    /// The list, mapping or text whose lines begin at an indentation.
    private mutating func block(_ indentation: Int, depth: Int) throws(YAMLError) -> YAMLValue {
        guard let line = current else {
            return YAMLValue(content: .nothing, location: SourceLocation(line: 1, column: 1))
        }
        guard depth < Self.deepest else { throw error("this stands too deep to be read", line) }
        let location = SourceLocation(line: line.number, column: line.indentation + 1)
        if Self.isEntry(line.text) {
            return YAMLValue(content: .list(try list(indentation, depth: depth)), location: location)
        }
        if try colon(in: line) != nil {
            return YAMLValue(content: .members(try members(indentation, depth: depth)), location: location)
        }
        place += 1
        return try scalar(line, from: 0)
    }

    private static func isEntry(_ text: [UInt8]) -> Bool {
        text.first == dash && (text.count == 1 || text[1] == space)
    }

    private mutating func list(_ indentation: Int, depth: Int) throws(YAMLError) -> [YAMLValue] {
        var list: [YAMLValue] = []
        while let line = current, line.indentation == indentation, Self.isEntry(line.text) {
            let rest = line.text.dropFirst()
            let spaces = rest.prefix { $0 == Self.space }.count
            if rest.isEmpty {
                place += 1
                if let next = current, next.indentation > indentation {
                    list.append(try block(next.indentation, depth: depth + 1))
                } else {
                    list.append(
                        YAMLValue(
                            content: .nothing, location: SourceLocation(line: line.number, column: indentation + 1)))
                }
                continue
            }
            // What stands behind the dash is a block of its own, as if the dash were a space.
            lines[place] = Line(
                number: line.number, indentation: indentation + 1 + spaces, text: Array(rest.dropFirst(spaces)))
            list.append(try block(indentation + 1 + spaces, depth: depth + 1))
        }
        try refuseDeeper(than: indentation)
        return list
    }

    private mutating func members(_ indentation: Int, depth: Int) throws(YAMLError) -> [YAMLValue.Member] {
        var members: [YAMLValue.Member] = []
        var names: Set<String> = []
        while let line = current, line.indentation == indentation, !Self.isEntry(line.text) {
            guard let colon = try colon(in: line) else {
                throw error("a name with a colon is expected: 'name: value'", line)
            }
            let name = try scalar(line, from: 0, to: colon)
            guard let text = name.text, !text.isEmpty else { throw error("this is no name", line) }
            guard names.insert(text).inserted else { throw error("'\(text)' stands here twice", line) }
            place += 1
            let value: YAMLValue
            if line.text.count > colon + 1 {
                let spaces = line.text[(colon + 1)...].prefix { $0 == Self.space }.count
                value = try scalar(line, from: colon + 1 + spaces)
            } else if let next = current,
                next.indentation > indentation || next.indentation == indentation && Self.isEntry(next.text)
            {
                value = try block(next.indentation, depth: depth + 1)
            } else {
                value = YAMLValue(content: .nothing, location: name.location)
            }
            members.append(YAMLValue.Member(name: text, location: name.location, value: value))
        }
        try refuseDeeper(than: indentation)
        return members
    }

    private func refuseDeeper(than indentation: Int) throws(YAMLError) {
        guard let line = current, line.indentation > indentation else { return }
        throw error("this line stands further right than what it could belong to", line)
    }

    /// Where the colon behind a name is; nil where there is none.
    private func colon(in line: Line) throws(YAMLError) -> Int? {
        let text = line.text
        var start = 0
        if let quote = text.first, Self.isQuote(quote) {
            guard let end = text.dropFirst().firstIndex(of: quote) else {
                throw error("the quote is never closed", line)
            }
            start = end + 1
        } else if text.first == UInt8(ascii: "[") {
            return nil
        }
        return text.indices.first { place in
            place >= start && text[place] == Self.colon && (place + 1 == text.count || text[place + 1] == Self.space)
        }
    }

    // MARK: Texts

    /// The text, or the list in brackets, in a part of a line.
    private func scalar(_ line: Line, from start: Int, to end: Int? = nil) throws(YAMLError) -> YAMLValue {
        var text = Array(line.text[start..<(end ?? line.text.count)])
        while text.last == Self.space { text.removeLast() }
        let location = SourceLocation(line: line.number, column: line.indentation + start + 1)
        guard let first = text.first else { return YAMLValue(content: .nothing, location: location) }
        switch Unicode.Scalar(first) {
        case "[": return try bracketList(text, line, from: start)
        case "{": throw error("a mapping in braces is not read; write it over several lines", line, at: start)
        case "&", "*": throw error("anchors are not read; write the value itself", line, at: start)
        case "!": throw error("tags are not read; take this one out", line, at: start)
        case "|", ">": throw error("texts over several lines are not read; write it on one line", line, at: start)
        case "\"", "'": return YAMLValue(content: .text(try unquoted(text, line, at: start)), location: location)
        default: break
        }
        let words = String(decoding: text, as: UTF8.self)
        return YAMLValue(content: ["~", "null"].contains(words) ? .nothing : .text(words), location: location)
    }

    private func unquoted(_ text: [UInt8], _ line: Line, at start: Int) throws(YAMLError) -> String {
        let quote = text[0]
        var result: [UInt8] = []
        var place = 1
        while place < text.count {
            let byte = text[place]
            let next = place + 1 < text.count ? text[place + 1] : nil
            if byte == quote {
                // Two single quotes stand for one.
                if quote == Self.single, next == quote {
                    result.append(quote)
                    place += 2
                    continue
                }
                guard next == nil else {
                    throw error("something stands behind the text's end", line, at: start + place + 1)
                }
                return String(decoding: result, as: UTF8.self)
            }
            if quote == Self.double, byte == Self.backslash {
                switch next.map(Unicode.Scalar.init) {
                case "n": result.append(UInt8(ascii: "\n"))
                case "t": result.append(UInt8(ascii: "\t"))
                case "\""?, "\\"?, "/"?: result.append(next ?? Self.backslash)
                default: throw error("this escape is not read", line, at: start + place)
                }
                place += 2
                continue
            }
            result.append(byte)
            place += 1
        }
        throw error("the quote is never closed", line, at: start)
    }

    private func bracketList(_ text: [UInt8], _ line: Line, from start: Int) throws(YAMLError) -> YAMLValue {
        guard text.count > 1, text.last == UInt8(ascii: "]") else {
            throw error("the list is not closed on its line", line, at: start)
        }
        var values: [YAMLValue] = []
        let inner = 1..<(text.count - 1)
        var (begin, quote): (Int, UInt8?) = (1, nil)
        for place in inner.lowerBound...inner.upperBound {
            let isEnd = place == inner.upperBound
            if !isEnd, let open = quote {
                if text[place] == open { quote = nil }
                continue
            }
            if !isEnd, Self.isQuote(text[place]) { quote = text[place] }
            if !isEnd, "[]{}".utf8.contains(text[place]) {
                throw error("lists within lists in brackets are not read", line, at: start + place)
            }
            guard isEnd || text[place] == UInt8(ascii: ",") else { continue }
            let spaces = text[begin..<place].prefix { $0 == Self.space }.count
            let value = try scalar(line, from: start + begin + spaces, to: start + place)
            if case .nothing = value.content {
                // A comma may stand behind the last one, and nothing in empty brackets.
                if !isEnd { throw error("a value is missing before the comma", line, at: start + place) }
            } else {
                values.append(value)
            }
            begin = place + 1
        }
        return YAMLValue(
            content: .list(values), location: SourceLocation(line: line.number, column: line.indentation + start + 1))
    }
}
