import InterfaceDocument
import StrutDiagnostics
import StrutJSON

/// A strings file: `"wV2-Ys-TC2.text" = "Überschrift";` with comments between.
///
/// UTF-8, and UTF-16 with a byte order mark, as Xcode has written them; what is neither is a problem. A strings file is
/// a property list, and the other forms of one are read too: with braces around its entries, with texts in single
/// quotes or in none, with a key alone for a text that is its own key (`CFOldStylePList.c`), and in XML. One in Apple's
/// binary form is a problem.
public struct StringsFile: Sendable {
    /// The values by key; where a key is given twice the last one counts.
    public private(set) var strings: [String: String] = [:]
    /// Where the file stops making sense, and why; nil where all of it was read.
    public private(set) var problem: (location: SourceLocation, message: String)?

    /// Whether it is a property list in XML, which an update would write in another form.
    public var isXML: Bool { form.isXML }

    /// The comment before each entry that has one, by the entry's key, without its marks. What belongs to the header is
    /// none.
    private(set) var comments: [String: String] = [:]

    /// What stands before the first entry and its comment, such as whose the file is.
    private(set) var header = ""
    /// How the file is written.
    private(set) var form = StringsFileForm()

    private var scalars: [Unicode.Scalar]
    private var position = 0
    /// The last comment since the entry before, and where it starts.
    private var comment: (text: String, start: Int)?

    /// Reads a strings file.
    public init(_ bytes: [UInt8]) {
        let text = StringsFileForm.read(bytes)
        form = text.form
        scalars = text.scalars
        if bytes.starts(with: "bplist".utf8) {
            _ = fail("this is a property list in binary form; 'plutil -convert xml1' makes one of it that can be read")
        } else if form.isXML {
            let list = PropertyListTexts(bytes)
            strings = list.texts
            problem = list.problem
        } else {
            readEntries()
            if !text.isWhole { reportEnd() }
        }
        scalars = []
    }

    /// The text ends where the encoding does, and what is wrong there is the encoding alone.
    private mutating func reportEnd() {
        let end = location(of: scalars.count)
        if let problem, problem.location < end { return }
        problem = (end, "the file stops being \(form.encoding.name) here")
    }

    private mutating func keepHeader(upTo end: Int) {
        var text = scalars[..<end].drop { $0.properties.isWhitespace }
        while text.last?.properties.isWhitespace == true { text.removeLast() }
        header = String(String.UnicodeScalarView(text))
        if form.hasCarriageReturns { header = Self.withoutCarriageReturns(header) }
    }

    /// The text with the line ends that it is worked on with: the form of the file has the others.
    private static func withoutCarriageReturns(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\r" })
    }

    // MARK: Entries

    private mutating func readEntries() {
        if skipSpace(), scalars[position] == "{" {
            form.hasBraces = true
            position += 1
            comment = nil
        }
        while skipSpace(), !(form.hasBraces && scalars[position] == "}") {
            guard readEntry() else { break }
        }
        if strings.isEmpty { keepHeader(upTo: position) }
        if form.hasBraces, problem == nil { readEnd() }
    }

    /// The brace behind the entries, and nothing behind it.
    private mutating func readEnd() {
        guard position < scalars.count else {
            _ = fail("expected '}' after the last entry")
            return
        }
        position += 1
        if skipSpace() { _ = fail("expected nothing after '}'") }
    }

    private mutating func readEntry() -> Bool {
        var before = comment
        defer { comment = nil }
        if strings.isEmpty {
            if let text = before?.text, !Self.isExported(text) { before = nil }
            keepHeader(upTo: before?.start ?? position)
        }
        guard let key = readString(), skipSpace() else { return fail("expected '=' and a value") }
        var value = key
        if scalars[position] != ";" {
            guard read("=", after: "the key"), skipSpace() else { return fail("expected '=' and a value") }
            guard let text = readString() else { return fail("expected a value in quotes") }
            value = text
        }
        guard skipSpace(), read(";", after: "the value") else { return fail("expected ';'") }
        strings[key] = value
        comments[key] = before.map { form.hasCarriageReturns ? Self.withoutCarriageReturns($0.text) : $0.text }
        return true
    }

    /// Whether a comment is of the form that Xcode's export writes, and belongs to the entry behind it.
    static func isExported(_ comment: String) -> Bool { comment.contains("ObjectID = \"") }

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
        return ["\"", "'"].contains(scalars[position]) ? readQuoted() : readWord()
    }

    private mutating func readQuoted() -> String? {
        let mark = scalars[position]
        position += 1
        let start = position
        while position < scalars.count, scalars[position] != mark {
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
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$/:.-".unicodeScalars.contains(scalar)
    }

    // MARK: Space and comments

    /// Steps over white space and comments; whether anything is left.
    private mutating func skipSpace() -> Bool {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace {
                position += 1
            } else if starts(with: "//") {
                while position < scalars.count, !Self.endsLine(scalars[position]) { position += 1 }
            } else if starts(with: "/*") {
                guard skipComment() else { return fail("a comment is not closed") }
            } else {
                return true
            }
        }
        return false
    }

    /// Steps over a comment between marks and keeps it; whether it ends.
    private mutating func skipComment() -> Bool {
        let start = position
        position += 2
        while position < scalars.count, !starts(with: "*/") { position += 1 }
        guard position < scalars.count else { return false }
        comment = (String(String.UnicodeScalarView(scalars[start + 2..<position])), start)
        position += 2
        return true
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private func starts(with text: String) -> Bool {
        scalars[position...].starts(with: text.unicodeScalars)
    }

    private mutating func fail(_ message: String) -> Bool {
        guard problem == nil else { return false }
        let location = location(of: position)
        let isMerge =
            location.column == 1
            && UnfinishedMerge.begins(with: scalars[position...].lazy.map { UInt8(exactly: $0.value) ?? 0 })
        problem = (location, isMerge ? UnfinishedMerge.message : message)
        return false
    }

    private func location(of position: Int) -> SourceLocation {
        let before = scalars.prefix(position)
        let line = before.count { $0 == "\n" } + 1
        let column = before.reversed().prefix { $0 != "\n" }.reduce(1) { $0 + String($1).utf8.count }
        return SourceLocation(line: line, column: column)
    }
}
