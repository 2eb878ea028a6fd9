// Constraints in words: `title.leading >= superview.leadingMargin + 8 @750`.

import InterfaceDocument

/// A constraint as a sentence:
/// `ITEM.ATTRIBUTE RELATION [ITEM.ATTRIBUTE [* FACTOR] [+ CONSTANT] | CONSTANT] [@PRIORITY]`.
///
/// An item is the name of an object, `superview` (that of the other item) or `safeArea` (that of the other item's root
/// view). A name with blanks or dots is in quotes. The constant `standard` is Interface Builder's standard distance.
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

    /// Reads a sentence.
    public init(parsing text: String) throws(EditCommandError) {
        var scanner = SentenceScanner(text)
        first = try scanner.side()
        relation = try scanner.relation()
        (second, multiplier, constant, isStandard, priority) = (nil, 1, nil, false, nil)
        if scanner.startsNumber {
            constant = try scanner.number()
        } else {
            second = try scanner.side()
            if scanner.take("*") || scanner.take("×") {
                multiplier = try scanner.ratio()
            } else if scanner.take("/") {
                let divisor = try scanner.number()
                guard divisor != 0 else { throw EditCommandError("'\(text)' divides by 0") }
                multiplier = 1 / divisor
            }
            let isNegative = scanner.take("-") || scanner.take("−")
            if isNegative || scanner.take("+") {
                if scanner.take("standard") {
                    (isStandard, constant) = (true, isNegative ? -8 : 8)
                } else {
                    let number = try scanner.number()
                    constant = isNegative ? -number : number
                }
            }
        }
        if scanner.take("@") { priority = try scanner.priority() }
        try scanner.expectEnd()
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
        let word = rest.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != "@" }
        guard let dot = word.lastIndex(of: ".") else { return false }
        return LayoutAttribute(word: word[word.index(after: dot)...]) != nil
    }

    /// `ITEM.ATTRIBUTE`; the item may stand in quotes.
    mutating func side() throws(EditCommandError) -> ConstraintSentence.Side {
        skipBlanks()
        let item: String
        if let quote = rest.first, quote == "'" || quote == "\"" {
            let inner = rest.dropFirst()
            guard let end = inner.firstIndex(of: quote) else {
                throw EditCommandError("a quote is not closed in '\(text)'")
            }
            item = String(inner[..<end])
            rest = inner[inner.index(after: end)...]
            guard take(".") else { throw EditCommandError("no attribute stands behind '\(item)' in '\(text)'") }
            return try side(item, word: rest.prefix { $0.isLetter })
        }
        let word = rest.prefix { !$0.isWhitespace && !"=<>≤≥*×/+@".contains($0) }
        guard let dot = word.lastIndex(of: "."), dot > word.startIndex else {
            throw EditCommandError(
                "'\(word)' in '\(text)' is not of the form ITEM.ATTRIBUTE", advice: "write, for example, title.leading")
        }
        item = String(word[..<dot])
        rest = rest[word.index(after: dot)...]
        return try side(item, word: rest.prefix { $0.isLetter })
    }

    private mutating func side(
        _ item: String, word: Substring
    ) throws(EditCommandError) -> ConstraintSentence.Side {
        guard let attribute = LayoutAttribute(word: word) else {
            throw EditCommandError(
                "'\(word)' is no layout attribute",
                advice: "these are: \(LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        rest = rest.dropFirst(word.count)
        return ConstraintSentence.Side(item: item, attribute: attribute)
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

    /// A number, or two with a colon or slash between them.
    mutating func ratio() throws(EditCommandError) -> Double {
        let first = try number()
        guard take(":") || take("/") else { return first }
        let second = try number()
        guard second != 0 else { throw EditCommandError("'\(text)' divides by 0") }
        return first / second
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
