import StrutDiagnostics
import StrutJSON

/// Swift source as it grows, line by line.
struct SwiftSource {
    private(set) var bytes: [UInt8] = []
    private var indentation: Int

    /// No source yet, of lines that are indented by so many spaces.
    init(indentation: Int = 0) { self.indentation = indentation }

    /// Adds a line. Words from the document in comments may hold what ends a line or turns what follows round: controls
    /// become spaces, the others are spelled out. Literals have escaped theirs before.
    mutating func line(_ text: String) {
        if !text.isEmpty { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation)) }
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 {
                bytes.append(UInt8(ascii: " "))
            } else if scalar.steersTerminal {
                bytes.append(contentsOf: Self.escape(scalar).utf8)
            } else {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Adds lines of a text that is right as it stands.
    mutating func lines(_ text: String) {
        for text in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(text)) }
    }

    /// Adds a line of a string literal that has several, with tabs between its columns.
    mutating func row(_ columns: [String]) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
        for (index, column) in columns.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\t")) }
            // What would end a column or the line becomes a space.
            let word = column.map { $0.isNewline || $0 == "\t" ? " " : $0 }
            bytes.append(contentsOf: Self.literal(String(word)).utf8.dropFirst().dropLast())
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Adds an empty line.
    mutating func blank() { line("") }

    /// Adds a line that opens a scope, the lines that `content` writes one step further in, and the closing brace.
    mutating func block(_ head: String, _ content: (inout SwiftSource) -> Void) {
        line(head + " {")
        indented(content)
        line("}")
    }

    /// Adds an empty line, a comment and a block; nothing where `content` writes nothing.
    mutating func member(_ comment: String, _ head: String, _ content: (inout SwiftSource) -> Void) {
        add(memberSource(comment, head, content))
    }

    /// What `member` adds, to be added later; nil where `content` writes nothing.
    func memberSource(
        _ comment: String, _ head: String, _ content: (inout SwiftSource) -> Void
    ) -> SwiftSource? {
        var inner = SwiftSource(indentation: indentation + 4)
        content(&inner)
        if inner.bytes.isEmpty { return nil }
        var member = SwiftSource(indentation: indentation)
        member.blank()
        member.line("/// \(comment)")
        member.line(head + " {")
        member.add(inner)
        member.line("}")
        return member
    }

    /// Adds source that was written at the place where it stands.
    mutating func add(_ source: SwiftSource?) {
        if let source { bytes += source.bytes }
    }

    /// Writes lines one step further in.
    mutating func indented(_ content: (inout SwiftSource) -> Void) {
        indentation += 4
        content(&self)
        indentation -= 4
    }

    /// What every generated file begins with.
    mutating func header(_ documentName: String, imports: [String]) {
        line("// Made by Strut from \(documentName); change that document, not this file.")
        // Names come from the document: they need not be as a linter would have them.
        line("// swift-format-ignore-file")
        blank()
        for module in imports { line("import \(module)") }
        blank()
    }

    /// A number as Swift writes it: the shortest digits that read back exactly.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        var digits: [UInt8] = []
        digits.append(shortest: value)
        return String(decoding: digits, as: UTF8.self)
    }

    /// Text as a string literal on one line.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal += scalar.steersTerminal ? escape(scalar) : String(scalar)
            }
        }
        return literal + "\""
    }

    /// A character as Swift's escape.
    private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }
}
