// Finds the constraints in what a console shows: the rows between headers, prefixes, quotes and notes.

/// The pieces of a log that matter, in order.
enum LogPiece: Equatable {
    /// "Unable to simultaneously satisfy constraints", or AppKit's "Conflicting constraints detected".
    case header
    /// One row, from `<` to `>`, with the escapes of the list undone.
    case row(String)
    /// "Will attempt to recover by breaking constraint".
    case breaking
}

/// Takes a console's text apart.
struct LogText {
    private let text: [Character]
    private var position = 0

    init(_ text: String) {
        self.text = Array(Self.decoded(text))
    }

    /// All pieces, in order.
    static func pieces(of text: String) -> [LogPiece] {
        var reader = LogText(text)
        var result: [LogPiece] = []
        while let piece = reader.next() { result.append(piece) }
        return result
    }

    /// Logs are often found in web pages, where `<` is written `&lt;`; and with the line ends of other systems.
    private static func decoded(_ text: String) -> String {
        var text = text.replacing("\r\n", with: "\n")
        if text.contains("&lt;NS") || text.contains("&lt;MAS") || text.contains("&lt;SnapKit") {
            for (entity, character) in [
                ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&"),
            ] {
                text = text.replacing(entity, with: character)
            }
        }
        return text
    }

    private mutating func next() -> LogPiece? {
        while position < text.count {
            switch text[position] {
            case "U" where isAt("Unable to simultaneously satisfy constraints"),
                "C" where isAt("Conflicting constraints detected"):
                position += 1
                return .header
            case "b" where isAt("breaking constraint") || isAt("breaking <"):
                position += 1
                return .breaking
            case "<":
                if let row = row() { return .row(row) }
            default: break
            }
            position += 1
        }
        return nil
    }

    private func isAt(_ words: String) -> Bool {
        var index = position
        for character in words {
            guard index < text.count, text[index] == character else { return false }
            index += 1
        }
        return true
    }

    /// The row that starts here, if one does: `<`, a class with "Constraint" in its name, and a colon; Strut's own logs
    /// have a space where no object id stands for the address.
    private mutating func row() -> String? {
        var end = position + 1
        while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" || text[end] == "." {
            end += 1
        }
        guard end < text.count, text[end] == ":" || text[end] == " ",
            String(text[position..<end]).contains("Constraint")
        else {
            return nil
        }
        let isEscaped = position > 1 && text[position - 1] == "\"" && text[position - 2] == "\\"
        let isQuoted = position > 0 && text[position - 1] == "\""
        guard let last = isQuoted ? quotedEnd(from: end, isEscaped) : bareEnd(from: end) else { return nil }
        let row = String(text[position...last])
        position = last
        return isQuoted ? Self.unescaped(isEscaped ? row.replacing("\\\"", with: "\"") : row) : row
    }

    /// The `>` before the quote that ends a row of the list.
    private func quotedEnd(from start: Int, _ isEscaped: Bool) -> Int? {
        var index = start
        while index < text.count {
            if text[index] == ">" {
                var next = index + 1
                if isEscaped, next < text.count, text[next] == "\\" { next += 1 }
                if next < text.count, text[next] == "\"", endsRow(next + 1) { return index }
            }
            index += 1
        }
        return bareEnd(from: start)
    }

    /// Whether what follows the quote is the end of a row: a comma, a line's end, the list's end.
    private func endsRow(_ start: Int) -> Bool {
        var index = start
        while index < text.count, text[index] == " " || text[index] == "\t" { index += 1 }
        if index >= text.count { return true }
        return text[index] == "," || text[index] == ")" || text[index].isNewline || text[index] == "\\"
    }

    /// The `>` that ends a row outside of a list: the first one with a line's end, a comma or a full stop behind it.
    private func bareEnd(from start: Int) -> Int? {
        var index = start
        while index < text.count {
            if text[index] == ">", index > 0, !(text[index - 1] == "-") {
                var next = index + 1
                while next < text.count, "\"', \t`".contains(text[next]) { next += 1 }
                if next >= text.count || text[next].isNewline || text[next] == ")" || text[next] == "." {
                    return index
                }
                if text[next] == "<" { return index }
            }
            index += 1
        }
        return nil
    }

    /// Undoes the escapes of a property list: `\"`, `\n`, `\\` and `\U00fc`.
    private static func unescaped(_ row: String) -> String {
        guard row.contains("\\") else { return row }
        let characters = Array(row)
        var result = ""
        var index = 0
        while index < characters.count {
            guard characters[index] == "\\", index + 1 < characters.count else {
                result.append(characters[index])
                index += 1
                continue
            }
            let escaped = characters[index + 1]
            index += 2
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "U" where index + 4 <= characters.count:
                let digits = String(characters[index..<index + 4])
                if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
                    result.unicodeScalars.append(scalar)
                    index += 4
                } else {
                    result += "\\U"
                }
            default: result.append(escaped)
            }
        }
        return result
    }
}
