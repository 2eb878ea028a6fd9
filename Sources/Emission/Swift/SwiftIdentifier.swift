/// Turns names that people gave to things in Interface Builder into Swift identifiers.
enum SwiftIdentifier {
    /// `text` as the name of a value: `Title Label` and `title-label` become `titleLabel`, `UILabel` becomes `uiLabel`.
    ///
    /// Nil if nothing of the text can stand in an identifier. What already is an identifier and begins with a small
    /// letter stays as it is, so that outlets keep their names.
    static func value(from text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        return joined([lowercasingStart(of: first)] + words.dropFirst().map(capitalized))
    }

    /// `text` as the name of a type: `main screen` becomes `MainScreen`.
    static func type(from text: String) -> String? {
        let words = words(of: text)
        return words.isEmpty ? nil : joined(words.map(capitalized))
    }

    /// `name` as it must be written where it is declared and used: keywords in backticks.
    static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// `name` as the label of an argument, where only these keywords need backticks.
    static func label(_ name: String) -> String {
        ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
    }

    /// Whether `name` means something else after a type's point even in backticks, or hides a type the file needs.
    static func isReserved(_ name: String) -> Bool {
        ["self", "Self", "Type", "Protocol", "init", "_"].contains(name)
    }

    /// Whether `name` can stand where Swift wants an identifier, in backticks if it is a keyword.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_" else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
    }

    /// The runs of characters that may stand in an identifier.
    private static func words(of text: String) -> [String] {
        text.unicodeScalars.split { !($0.properties.isXIDContinue || $0 == "_") }.map { String($0) }
    }

    /// Puts words together; an identifier may not begin with a digit or a combining mark.
    private static func joined(_ words: [String]) -> String {
        let name = words.joined()
        guard let first = name.unicodeScalars.first, first != "_" else { return name }
        return first.properties.isXIDStart ? name : "_" + name
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// `MKMapView` becomes `mkMapView` and `URL` becomes `url`: of a run of capitals the last one belongs to the next
    /// word if a small letter follows it.
    private static func lowercasingStart(of word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let isFollowedBySmallLetter = word[capitals.endIndex...].first?.isLowercase ?? false
        let count = capitals.count > 1 && isFollowedBySmallLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
