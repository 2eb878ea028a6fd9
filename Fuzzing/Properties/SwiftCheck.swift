/// Whether generated Swift is sound as far as tokens show: comments, literals and brackets close, and nothing steers a
/// terminal. What the compiler says of it `Scripts/type-check-swift` asks.
struct SwiftCheck {
    /// The sentences in which generated code interpolates of its own; an interpolation that a text of the document
    /// brings is a fault.
    private static let ownInterpolations = [
        "\\(number) is not installed",
        "no controller with the identifier \\(identifier).",
        "\\(type) makes no controller of a storyboard",
    ]

    static func demand(_ source: [UInt8], _ what: String) {
        guard let whole = String(validating: source, as: UTF8.self) else { fatalError("\(what) is no UTF-8") }
        // Literals of several lines hold tables, whose quotes are escaped.
        var text = whole.split(separator: "\"\"\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
        for sentence in ownInterpolations {
            text.replace(sentence, with: "")
        }
        var brackets: [Unicode.Scalar] = []
        var isComment = false
        var isLiteral = false
        var isEscaped = false
        var last: Unicode.Scalar = "\n"
        for scalar in text.unicodeScalars {
            require(
                scalar == "\n" || scalar == "\t" || !scalar.steersTerminal,
                "\(what) has U+\(String(scalar.value, radix: 16))")
            defer { last = scalar }
            if scalar == "\n" {
                require(!isLiteral, "\(what) has a literal that does not close")
                isComment = false
            } else if isComment {
                continue
            } else if isEscaped {
                require("\"\\nrtu".unicodeScalars.contains(scalar), "\(what) has the escape \\\(scalar)")
                isEscaped = false
            } else if isLiteral {
                if scalar == "\\" { isEscaped = true }
                if scalar == "\"" { isLiteral = false }
            } else if scalar == "\"" {
                isLiteral = true
            } else if scalar == "/", last == "/" {
                isComment = true
            } else if "([{".unicodeScalars.contains(scalar) {
                brackets.append(scalar == "(" ? ")" : scalar == "[" ? "]" : "}")
            } else if ")]}".unicodeScalars.contains(scalar) {
                require(brackets.popLast() == scalar, "\(what) has brackets that do not match")
            }
        }
        require(brackets.isEmpty, "\(what) has brackets that do not close")
    }
}
