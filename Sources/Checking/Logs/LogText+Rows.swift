// Finds the rows of a log: where each ends, and what is between the quotes of a list otherwise.

import StrutEnvironment

extension LogText {
    /// Whether a quote stands right before the position.
    var isQuoted: Bool { position > 0 && text[position - 1] == "\"" }

    /// Whether that quote is escaped, as in a log inside of JSON or a string literal.
    private var isEscaped: Bool { isQuoted && position > 1 && text[position - 2] == "\\" }

    /// The row that starts at the position, if one does; the position moves behind it.
    mutating func row() -> String? {
        guard let head = headEnd(at: position), let last = isQuoted ? quotedEnd(from: head) : bareEnd(from: head) else {
            return nil
        }
        return take(upTo: last + 1)
    }

    /// What a list has behind the quote before the position where that is no constraint: up to the quote that ends the
    /// row, else up to the line's end or the next row's start. Nil where that is nothing but punctuation.
    mutating func unreadableRow() -> String? {
        var end = position
        while end < text.count, !text[end].isNewline, !isClosingQuote(end), end == position || headEnd(at: end) == nil {
            end += 1
        }
        let row = take(upTo: end)
        return row.contains(where: { $0.isLetter || $0.isNumber }) ? row : nil
    }

    /// The text from the position to a place, without escapes; the position moves there, and behind a quote that ends
    /// it.
    private mutating func take(upTo end: Int) -> String {
        let row = String(text[position..<end])
        let (wasQuoted, wasEscaped) = (isQuoted, isEscaped)
        (position, isBehindWords) = (end, false)
        guard wasQuoted else { return row }
        skipQuote()
        // The escapes of the literal around the list, and then those of the list.
        let unquoted = wasEscaped ? Self.withoutEscapes(row) : row
        return Self.withoutEscapes(unquoted)
    }

    private static func withoutEscapes(_ text: String) -> String {
        PropertyListEscapes.undone(in: Array(text.unicodeScalars)[...])
    }

    /// Steps over the quote that ends a row, which is not to be taken for the start of another.
    private mutating func skipQuote() {
        var next = position
        while next < text.count, text[next] == " " || text[next] == "\t" { next += 1 }
        if next < text.count, text[next] == "\\" { next += 1 }
        if next < text.count, text[next] == "\"" { position = next + 1 }
    }

    /// Where the head of a row ends that starts at a place: `<`, a class with "Constraint" in its name, and a colon;
    /// Strut's own logs have a space where no object id stands for the address. Nil where no row starts.
    func headEnd(at start: Int) -> Int? {
        guard start < text.count, text[start] == "<" else { return nil }
        var end = start + 1
        while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" || text[end] == "." {
            end += 1
        }
        guard end < text.count, text[end] == ":" || text[end] == " ",
            String(text[start..<end]).contains("Constraint")
        else { return nil }
        return end
    }

    /// The `>` before the quote that ends a row of the list; it is not looked for beyond the start of the next row.
    private func quotedEnd(from start: Int) -> Int? {
        var index = start
        while index < text.count, headEnd(at: index) == nil {
            if text[index] == ">", endsInQuote(index + 1) { return index }
            index += 1
        }
        return bareEnd(from: start)
    }

    /// Whether a quote that ends a row stands at a place, escaped where the first one is.
    private func endsInQuote(_ index: Int) -> Bool {
        var next = index
        if isEscaped, next < text.count, text[next] == "\\" { next += 1 }
        return next < text.count && text[next] == "\"" && endsRow(next + 1)
    }

    /// Whether a place has the quote that ends a row, rather than one that the row itself holds.
    private func isClosingQuote(_ index: Int) -> Bool {
        guard text[index] == (isEscaped ? "\\" : "\""), text[index - 1] != "\\" else { return false }
        return endsInQuote(index)
    }

    /// Whether what follows the quote is the end of a row: a comma, a line's end, the list's end.
    private func endsRow(_ start: Int) -> Bool {
        var index = start
        while index < text.count, text[index] == " " || text[index] == "\t" { index += 1 }
        if index >= text.count { return true }
        return text[index] == "," || text[index] == ")" || text[index].isNewline || text[index] == "\\"
    }

    /// The `>` that ends a row outside of a list: the first one with a line's end, a full stop, or the dash of Strut's
    /// own notes behind it up to which the row makes sense, as it does not where a title ends so:
    /// `UIButton:0xa'Next >'.width`. Else the first one of all. It is looked for neither beyond the start of the next
    /// row nor, but for that title, its line.
    private func bareEnd(from start: Int) -> Int? {
        var first: Int?
        var attempts = 0
        var index = start
        while index < text.count, headEnd(at: index) == nil {
            if text[index] == ">", text[index - 1] != "-", let stop = stop(behind: index) {
                if RowParser.constraint(String(text[position...index])) != nil { return index }
                attempts += 1
                if stop == .line || attempts == Self.mostAttempts { return first ?? index }
                first = first ?? index
            }
            index += 1
        }
        return first
    }

    /// How often a title is believed to end like a row.
    private static let mostAttempts = 8

    private enum Stop {
        case line, mark
    }

    /// What ends a row behind its `>`, if anything does: a line, or a mark of a sentence or page.
    private func stop(behind index: Int) -> Stop? {
        var next = index + 1
        while next < text.count, "\"', \t`".contains(text[next]) { next += 1 }
        if next >= text.count || text[next].isNewline || isEscapedBlank(next) { return .line }
        return ").—<".contains(text[next]) ? .mark : nil
    }
}
