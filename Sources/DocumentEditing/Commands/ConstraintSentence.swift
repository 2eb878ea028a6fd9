// Constraints in words: `title.leading >= superview.leadingMargin + 8 @750`.

import InterfaceDocument
import StrutDiagnostics

/// A constraint as a sentence, in the words of `strut diff` and of people:
/// `ITEM.ATTRIBUTE RELATION [FACTOR ×] ITEM.ATTRIBUTE [* FACTOR] [+ CONSTANT]`, or a constant alone behind the
/// relation; then `@PRIORITY`, an identifier in quotes and `(placeholder)`, where they are said.
///
/// An item is the name of an object, `superview` (that of the other item), `safeArea` (that of the other item's root
/// view), or a guide such as `safe area of OBJECT`. A name with dots or signs is in quotes, or is a text in quotes with
/// the object id in brackets behind it. The constant `standard` is Interface Builder's standard distance.
public struct ConstraintSentence: Hashable, Sendable {
    /// An item with its attribute.
    public struct Side: Hashable, Sendable {
        /// The name of the object.
        public var item: String
        /// The attribute.
        public var attribute: LayoutAttribute
    }

    /// The first item.
    public var first: Side
    /// The relation.
    public var relation: Relation
    /// The second item; nil for a length.
    public var second: Side?
    /// What the second item's attribute is multiplied by.
    public var multiplier: Double
    /// The constant in points; nil where none is said.
    public var constant: Double?
    /// Whether the constant is the standard distance.
    public var isStandard: Bool
    /// The priority; nil where none is said, which means required.
    public var priority: Double?
    /// The identifier; nil where none is said.
    public var identifier: String?
    /// Whether the constraint is removed at build time.
    public var isPlaceholder = false

    /// Reads a sentence.
    public init(parsing text: String) throws(EditCommandError) {
        var scanner = SentenceScanner(text)
        first = try scanner.side()
        relation = try scanner.relation()
        (second, multiplier, constant, isStandard, priority) = (nil, 1, nil, false, nil)
        if scanner.startsNumber {
            let number = try scanner.number()
            if let factor = try scanner.leadingFactor(number) {
                (multiplier, second) = (factor, try scanner.side())
            } else {
                constant = number
            }
        } else {
            second = try scanner.side()
        }
        if second != nil {
            multiplier *= try scanner.trailingFactor() ?? 1
            try readConstant(&scanner)
        }
        try readEnd(&scanner)
        try check(text)
    }

    /// What is added to the second item's attribute: a number of points, or the standard distance.
    private mutating func readConstant(_ scanner: inout SentenceScanner) throws(EditCommandError) {
        let isNegative = scanner.take("-") || scanner.take("−")
        guard isNegative || scanner.take("+") else { return }
        if scanner.take("standard") {
            (isStandard, constant) = (true, isNegative ? -8 : 8)
        } else {
            let number = try scanner.number()
            constant = isNegative ? -number : number
            isStandard = scanner.take("(standard)")
        }
    }

    private mutating func readEnd(_ scanner: inout SentenceScanner) throws(EditCommandError) {
        if scanner.take("@") { priority = try scanner.priority() }
        identifier = try scanner.quotedName()
        isPlaceholder = scanner.take("(placeholder)")
        try scanner.expectEnd()
    }

    private func check(_ text: String) throws(EditCommandError) {
        guard second != nil || first.attribute.isSize else {
            throw EditCommandError(
                "'\(text)' gives a place and no second item",
                advice: "write '\(first.item).\(first.attribute.rawValue)"
                    + " = superview.\(first.attribute.rawValue) + \(XcodeNumber.text(constant ?? 0))'")
        }
        if let second, !first.attribute.isComparable(to: second.attribute) {
            throw EditCommandError(
                "'\(text)' relates \(first.attribute.rawValue) and \(second.attribute.rawValue), "
                    + "which Auto Layout cannot relate")
        }
    }
}

/// Takes a sentence apart from front to back.
private struct SentenceScanner {
    private let text: String
    private var rest: Substring

    init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

    mutating func take(_ word: String) -> Bool {
        skipBlanks()
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    var startsNumber: Bool {
        let next = rest.drop { $0.isWhitespace || $0 == "-" || $0 == "+" }.first
        return next.map { $0.isASCII && $0.isNumber } ?? false && !itemFollows
    }

    /// Object ids may begin with a digit: an item has an attribute behind its dot.
    private var itemFollows: Bool {
        let word = rest.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && !"@*×".contains($0) }
        guard let dot = word.lastIndex(of: ".") else { return false }
        return LayoutAttribute(word: word[word.index(after: dot)...]) != nil
    }

    /// `ITEM.ATTRIBUTE`. The item ends where a dot with an attribute stands outside of quotes, before a blank or a
    /// sign.
    mutating func side() throws(EditCommandError) -> ConstraintSentence.Side {
        skipBlanks()
        var index = rest.startIndex
        var quote: Character?
        while index < rest.endIndex {
            let character = rest[index]
            let next = rest.index(after: index)
            if let open = quote {
                if character == open, rest[next...].first.map({ $0.isWhitespace || ".()".contains($0) }) ?? true {
                    quote = nil
                }
            } else if "'\"".contains(character),
                index == rest.startIndex || rest[rest.index(before: index)].isWhitespace
            {
                quote = character
            } else if Self.signs.contains(character) {
                break
            } else if character == ".", let attribute = attribute(at: next) {
                let item = rest[..<index].trimmingBlanks.withoutQuotes
                guard !item.isEmpty else { break }
                rest = rest[next...].drop { $0.isLetter }
                return ConstraintSentence.Side(item: item, attribute: attribute)
            }
            index = next
        }
        if quote != nil { throw EditCommandError("a quote is not closed in '\(text)'") }
        throw noSide(rest[..<index])
    }

    private static let signs: Set<Character> = ["=", "<", ">", "≤", "≥", "*", "×", "/", "+", "@"]

    /// The attribute whose word begins at a place and has a blank, a sign or the end behind it.
    private func attribute(at start: String.Index) -> LayoutAttribute? {
        let word = rest[start...].prefix { $0.isLetter }
        let behind = rest[word.endIndex...].first
        let isEnd = behind.map { $0.isWhitespace || Self.signs.contains($0) || "-−".contains($0) } ?? true
        guard isEnd else { return nil }
        return LayoutAttribute(word: word)
    }

    private func noSide(_ words: Substring) -> EditCommandError {
        let item = words.trimmingBlanks
        if let dot = item.lastIndex(of: "."), dot > item.startIndex {
            let word = String(item[item.index(after: dot)...])
            let names = LayoutAttribute.allCases.map(\.rawValue)
            return EditCommandError(
                "'\(word)' is no layout attribute",
                advice: Suggestion.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
                    ?? "these are: \(names.joined(separator: ", "))")
        }
        return EditCommandError(
            "'\(item)' in '\(text)' is not of the form ITEM.ATTRIBUTE", advice: "write, for example, title.leading")
    }

    /// What an item is multiplied by that follows, where the number in front of it is such a factor or begins one, as
    /// in `16:9 × b.width`; nil where the number stands alone.
    mutating func leadingFactor(_ number: Double) throws(EditCommandError) -> Double? {
        let isRatio = take(":") || take("/")
        let factor = isRatio ? try quotient(number) : number
        if take("*") || take("×") { return factor }
        if isRatio {
            throw EditCommandError(
                "'\(text)' has a ratio and nothing that it multiplies",
                advice: "write, for example, 'photo.width = photo.height * 16:9'")
        }
        return nil
    }

    /// What the item in front of it is multiplied by; nil where nothing is said.
    mutating func trailingFactor() throws(EditCommandError) -> Double? {
        if take("*") || take("×") {
            let number = try number()
            return take(":") || take("/") ? try quotient(number) : number
        }
        return take("/") ? try quotient(1) : nil
    }

    private mutating func quotient(_ number: Double) throws(EditCommandError) -> Double {
        let divisor = try self.number()
        guard divisor != 0 else { throw EditCommandError("'\(text)' divides by 0") }
        return number / divisor
    }

    /// An identifier in quotes; nil where no quote stands next.
    mutating func quotedName() throws(EditCommandError) -> String? {
        skipBlanks()
        guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
        // Identifiers may have quotes in them.
        guard let end = rest.dropFirst().lastIndex(of: quote) else {
            throw EditCommandError("a quote is not closed in '\(text)'")
        }
        defer { rest = rest[rest.index(after: end)...] }
        return String(rest[..<end].dropFirst())
    }

    mutating func relation() throws(EditCommandError) -> Relation {
        if take("<=") || take("≤") || take("=<") { return .lessThanOrEqual }
        if take(">=") || take("≥") || take("=>") { return .greaterThanOrEqual }
        if take("==") || take("=") { return .equal }
        throw EditCommandError("'\(text)' has no relation behind its first item", advice: "it is =, <= or >=")
    }

    mutating func number() throws(EditCommandError) -> Double {
        skipBlanks()
        let sign = rest.prefix { $0 == "-" || $0 == "+" }
        let digits = rest.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard sign.count <= 1, let number = Double(digits), number.isFinite else {
            throw EditCommandError("a number is missing in '\(text)'" + (rest.isEmpty ? "" : " at '\(rest)'"))
        }
        rest = rest.dropFirst(sign.count + digits.count)
        return sign == "-" ? -number : number
    }

    mutating func priority() throws(EditCommandError) -> Double {
        for (name, value) in [("required", 1000.0), ("high", 750), ("low", 250)] where take(name) { return value }
        let number = try number()
        guard (1...1000).contains(number) else {
            throw EditCommandError(
                "'@\(XcodeNumber.text(number))' is no priority", advice: "it is a number from 1 to 1000")
        }
        return number
    }

    mutating func expectEnd() throws(EditCommandError) {
        skipBlanks()
        if rest.hasPrefix("px") {
            throw EditCommandError("'\(text)' gives pixels", advice: "lengths are in points: write a number alone")
        }
        if !rest.isEmpty { throw EditCommandError("'\(rest)' stands behind the constraint in '\(text)'") }
    }
}

extension LayoutAttribute {
    /// Whether a constraint can relate two attributes: two lengths, or two places on one axis.
    fileprivate func isComparable(to other: LayoutAttribute) -> Bool {
        isSize ? other.isSize : !other.isSize && axis == other.axis
    }

    /// The attribute that a word names; `centerx` and `baseline` are understood too.
    init?(word: some StringProtocol) {
        if let known = LayoutAttribute(rawValue: String(word)) {
            self = known
        } else if let known = Self.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) {
            self = known
        } else {
            return nil
        }
    }
}
