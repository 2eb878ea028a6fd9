// Takes what a console shows apart: headers, lists of rows, and what stands around them.

/// The pieces of a log that matter, in order.
enum LogPiece: Equatable {
    /// "Unable to simultaneously satisfy constraints", or AppKit's "Conflicting constraints detected".
    case header
    /// One row, from `<` to `>`, with the escapes of the list undone; or what else a list has between quotes.
    case row(String)
    /// A row without quotes that stands behind words on its line, as sentences and Strut's own reports have them.
    case mention(String)
    /// "Will attempt to recover by breaking constraint".
    case breaking
}

/// Takes a console's text apart, in time that grows as its length does: no row reaches into the next one.
struct LogText {
    let text: [Character]
    var position = 0
    /// Whether letters stand before the position on its line, behind the last row.
    var isBehindWords = false
    /// Whether the header stands before the position on its line, as AppKit's does.
    private var isBehindHeader = false
    private var place = Place.outside

    /// Where the position is, as lists go: a header announces one.
    private enum Place {
        case outside, beforeList, inList
    }

    init(_ text: String) {
        self.text = Array(Self.withoutLiterals(Self.decoded(text)))
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
            if let piece = piece() { return piece }
        }
        return nil
    }

    /// The piece that starts at the position, if one does; the position moves on in any case.
    private mutating func piece() -> LogPiece? {
        switch text[position] {
        case "U" where isAt(Self.headers[0]), "C" where isAt(Self.headers[1]):
            (place, isBehindHeader) = (.beforeList, true)
            stepOver()
            return .header
        case "b" where isAt("breaking constraint") || isAt("breaking <"):
            place = .outside
            stepOver()
            return .breaking
        case "<":
            let isMention = isBehindWords && !isQuoted
            if let row = row() { return isMention ? .mention(row) : .row(row) }
        case "(" where startsList():
            stepOver()
            (place, isBehindWords) = (.inList, false)
            return nil
        case ")" where place == .inList && !isBehindWords:
            place = .outside
        case "\"" where place == .inList && !isBehindWords:
            stepOver()
            if let row = row() { return .row(row) }
            return unreadableRow().map { .row($0) }
        default: break
        }
        stepOver()
        return nil
    }

    /// Steps over a character, and notes what the rest of its line stands behind.
    private mutating func stepOver() {
        // Inside of JSON and string literals, lines end in two characters.
        let isEscape = isEscapedBlank(position)
        let isLineEnd = isEscape ? text[position + 1] == "n" : text[position].isNewline
        if isLineEnd {
            (isBehindWords, isBehindHeader) = (false, false)
        } else if !isEscape, !isBehindWords {
            isBehindWords = text[position].isLetter
        }
        position += isEscape ? 2 : 1
    }

    /// Whether a line's end or a tab is written as `\n` or `\t` at a place.
    func isEscapedBlank(_ index: Int) -> Bool {
        text[index] == "\\" && index + 1 < text.count && (text[index + 1] == "n" || text[index + 1] == "t")
    }

    private func isAt(_ words: String) -> Bool {
        var index = position
        for character in words {
            guard index < text.count, text[index] == character else { return false }
            index += 1
        }
        return true
    }

    /// Whether the bracket at the position opens a list: no words stand before it on its line, or the header does, and
    /// a quoted row comes next. Where no header announced a list, that row has to look like a constraint.
    private func startsList() -> Bool {
        guard place != .inList, !isBehindWords || isBehindHeader else { return false }
        var next = position + 1
        while next < text.count, text[next] != "\"", text[next] != "(", text[next] != ")", !text[next].isLetter,
            !text[next].isNumber
        {
            next += isEscapedBlank(next) ? 2 : 1
        }
        guard next < text.count, text[next] == "\"" else { return false }
        return place == .beforeList || headEnd(at: next + 1) != nil
    }
}
