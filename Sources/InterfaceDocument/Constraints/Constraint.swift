// A constraint as it is written: first item's attribute, relation, multiplier × second item's attribute + constant.

import StrutDiagnostics

/// A `<constraint>`.
public struct Constraint: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// The constraint of a `<constraint>` inside some object's `<constraints>`.
    public init?(_ element: Element) {
        guard element.name == .constraint, element.parent?.parent != nil else { return nil }
        self.element = element
    }

    /// The view whose `<constraints>` hold the constraint.
    public var owner: Element { element.parent?.parent ?? element }

    /// The first item; the owner when none is written. Meaningless when `hasDanglingItem`.
    public var firstItem: Element { element.reference(.firstItem) ?? owner }

    /// The second item; nil when none is written, and when it is dangling.
    public var secondItem: Element? { element.reference(.secondItem) }

    /// True when an item is written whose id no element has; the document has a finding about it.
    public var hasDanglingItem: Bool {
        element.has(.firstItem) && element.reference(.firstItem) == nil
            || element.has(.secondItem) && element.reference(.secondItem) == nil
    }

    /// The first item's attribute; nil when it is absent or unknown.
    public var firstAttribute: LayoutAttribute? { element.value(.firstAttribute).flatMap(LayoutAttribute.init) }

    /// The second item's attribute; nil when it is absent or unknown.
    public var secondAttribute: LayoutAttribute? { element.value(.secondAttribute).flatMap(LayoutAttribute.init) }

    /// The relation; equal when none is written.
    public var relation: Relation {
        guard let value = element.value(.relation) else { return .equal }
        if value.spell("greaterThanOrEqual") { return .greaterThanOrEqual }
        return value.spell("lessThanOrEqual") ? .lessThanOrEqual : .equal
    }

    /// The constant in points; 0 when none is written.
    public var constant: Double { element.double(.constant) ?? 0 }

    /// The multiplier; 1 when none is written, or none that makes sense. Like all numbers of a document it is at most
    /// 10¹², and one that is smaller than its inverse is 0, so that layouts can be computed with it.
    public var multiplier: Double {
        guard let ratio = element.value(.multiplier).flatMap(ratio) else { return 1 }
        return abs(ratio) < 1e-12 ? 0 : min(max(ratio, -.greatestInDocuments), .greatestInDocuments)
    }

    /// The priority; 1000 when none is written.
    public var priority: Double { element.double(.priority) ?? 1000 }

    /// True for a constraint that is removed when the document is built, and only helps to edit it.
    public var isPlaceholder: Bool { element.bool(.placeholder) ?? false }

    /// True when the constant stands for the system's standard spacing.
    public var isSymbolic: Bool { element.bool(.symbolic) ?? false }

    /// What a symbolic constant means, such as `layoutAnchor`.
    public var symbolType: String? { element.string(.symbolType) }

    /// The name that its author gave the constraint.
    public var identifier: String? { element.string(.identifier) }

    /// Where the constraint's tag starts.
    public var location: SourceLocation { element.location }
}

/// The ratio that `1:2`, `9:16`, `1/3` or `0.8` spells.
func ratio(_ bytes: Bytes) -> Double? {
    func number(_ part: Slice<Bytes>) -> Double? {
        let trimmed = part.drop { $0 == UInt8(ascii: " ") }
        let end = trimmed.lastIndex { $0 != UInt8(ascii: " ") } ?? trimmed.startIndex - 1
        return Bytes(rebasing: trimmed[...end]).double
    }
    let separator = bytes.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    guard let separator else { return number(bytes[...]) }
    guard let numerator = number(bytes[..<separator]), let denominator = number(bytes[(separator + 1)...]) else {
        return nil
    }
    return denominator == 0 ? nil : numerator / denominator
}
