/// Reads what the string literals of a Swift source say, for tests of words: without comments and code, line by line as
/// there.
struct LiteralScanner {
    private var rest: Substring
    private var text = ""
    /// The code since the last literal.
    private var code = ""

    /// The literals, with `|` between those that no `+` joins.
    static func text(of source: String) -> String {
        var scanner = LiteralScanner(rest: source[...])
        scanner.scanCode(isInterpolation: false)
        return scanner.text
    }

    private mutating func skip(_ count: Int = 1) {
        for character in rest.prefix(count) where character == "\n" { text += "\n" }
        rest = rest.dropFirst(count)
    }

    /// Code up to the end, or to the parenthesis that ends an interpolation.
    private mutating func scanCode(isInterpolation: Bool) {
        var depth = 0
        while let character = rest.first {
            if rest.hasPrefix("//") {
                while let next = rest.first, next != "\n" { skip() }
            } else if rest.hasPrefix("/*") {
                while !rest.isEmpty, !rest.hasPrefix("*/") { skip() }
                skip(2)
            } else if character == "\"" || character == "#" && rest.drop(while: { $0 == "#" }).first == "\"" {
                scanLiteral()
            } else {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                skip()
                if isInterpolation, depth < 0 { return }
                if !character.isWhitespace { code.append(character) }
            }
        }
    }

    private mutating func scanLiteral() {
        if code != "+" { text += "|" }
        code = ""
        let hashes = String(rest.prefix { $0 == "#" })
        skip(hashes.count)
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        skip(quotes.count)
        while let character = rest.first, !rest.hasPrefix(quotes + hashes) {
            if rest.hasPrefix("\\" + hashes + "(") {
                skip(hashes.count + 2)
                scanCode(isInterpolation: true)
                code = ""
                text += " "
            } else if rest.hasPrefix("\\" + hashes) {
                // An escaped character; a line that goes on in the next one.
                let isNewline = rest.dropFirst(hashes.count + 1).first.map { "nt\n".contains($0) } == true
                if isNewline { text += " " } else { text += rest.dropFirst(hashes.count + 1).prefix(1) }
                skip(hashes.count + 2)
            } else {
                if character != "\n" { text.append(character) }
                skip()
            }
        }
        skip(quotes.count + hashes.count)
    }
}
