// Takes logs out of strings of JSON and of source code, whose escapes come on top of the log's own.

import StrutEnvironment

extension LogText {
    /// What the two frameworks say before they list constraints that conflict.
    static let headers = ["Unable to simultaneously satisfy constraints", "Conflicting constraints detected"]

    /// A text in which each log that a string literal holds stands as it was printed, with a line's end where the
    /// literal ends.
    ///
    /// A string may hold another one, as a message of a log server does that was itself written as JSON: all of them
    /// are undone. A log whose lines are literals of their own keeps its escapes.
    static func withoutLiterals(_ text: String) -> String {
        guard text.contains("\\n") || text.contains("\\t") else { return text }
        let starts = headers.flatMap { text.ranges(of: $0).map(\.lowerBound) }.sorted()
        var result = ""
        var position = text.startIndex
        for (index, start) in starts.enumerated() where start >= position {
            let next = index + 1 < starts.count ? starts[index + 1] : text.endIndex
            guard holdsEscapedLines(text[start..<next]) else { continue }
            let literal = text[start..<literalEnd(in: text, from: start)]
            result += text[position..<start]
            result += withoutLiterals(PropertyListEscapes.undone(in: Array(literal.unicodeScalars)[...])) + "\n"
            position = literal.endIndex
        }
        return result + text[position...]
    }

    /// Where the string ends that a place stands in, if it stands in one: at a quote that is not escaped; no string
    /// goes beyond the end of its line.
    private static func literalEnd(in text: String, from start: String.Index) -> String.Index {
        var index = start
        while index < text.endIndex, text[index] != "\"", !text[index].isNewline {
            if text[index] == "\\" { text.formIndex(after: &index) }
            if index < text.endIndex { text.formIndex(after: &index) }
        }
        return index
    }

    /// Whether the line of the header ends as the lines of a literal do, and rows follow.
    private static func holdsEscapedLines(_ text: Substring) -> Bool {
        let line = text.prefix { $0 != "<" && $0 != "\"" && !$0.isNewline }
        guard line.endIndex < text.endIndex else { return false }
        // Quotes of the list are escaped there.
        let startsRow = text[line.endIndex] == "<" || text[line.endIndex] == "\"" && line.last == "\\"
        return startsRow && (line.contains("\\n") || line.contains("\\t"))
    }
}
