import InterfaceDocument
import StrutEnvironment

// Constraints that code adds: what UIKit would raise an exception for is refused, by what `unreadable-constraint` says
// of documents.

extension LayoutSession {
    /// A constraint that a session added, for `removeConstraint`. It is of that session and of its copies alone.
    public struct ConstraintToken: Sendable, Hashable {
        fileprivate let addition: ConstraintAddition

        /// Each addition is itself alone, however often the same constraint is added.
        public static func == (a: ConstraintToken, b: ConstraintToken) -> Bool { a.addition === b.addition }

        /// Hashes which addition it is.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(addition)) }
    }

    /// Adds a constraint.
    ///
    /// - Throws: `.unknownObject` for an item that is not installed, `.wrongKind` for one that is neither a view nor a
    ///   layout guide, `.badValue` for what UIKit would refuse: numbers that are none, a priority that is not above 0
    ///   and at most 1000, attributes that cannot be compared, a place that is compared with nothing, items without a
    ///   common ancestor.
    public mutating func addConstraint(_ constraint: AddedConstraint) throws(LayoutSessionError) -> ConstraintToken {
        var constraint = constraint
        // As the multipliers of documents.
        if constraint.multiplier.magnitude < 1e-12 { constraint.multiplier = 0 }
        if let refusal = constraint.refusal { throw .badValue(refusal) }
        let first = try item(named: constraint.firstItem)
        var second: (element: Element, scene: Int, root: Int)?
        if let name = constraint.secondItem { second = try item(named: name) }
        if let second, (first.scene, first.root) != (second.scene, second.root) {
            throw .badValue("'\(constraint.firstItem)' and '\(constraint.secondItem ?? "")' have no common ancestor")
        }
        let addition = ConstraintAddition(constraint, first: first.element, second: second?.element)
        changes.added.append(addition)
        needsLowering(first.element)
        return ConstraintToken(addition: addition)
    }

    /// Removes a constraint that was added; one that was removed before, or that another session added, is left alone.
    public mutating func removeConstraint(_ token: ConstraintToken) {
        guard let index = changes.added.firstIndex(where: { $0 === token.addition }) else { return }
        needsLowering(changes.added.remove(at: index).first)
    }

    /// The view or layout guide that a name leads to, with the scene and the root in it that it belongs to.
    private func item(
        named name: String
    ) throws(LayoutSessionError) -> (element: Element, scene: Int, root: Int) {
        let element = try object(named: name)
        let guide = LayoutGuide(element)
        guard guide != nil || View(element) != nil else { throw .wrongKind(name, expected: "view or layout guide") }
        // The guides at the top and the bottom are a controller's.
        let owner = guide.map { $0.owner.flatMap { ViewController($0)?.view?.element ?? $0 } } ?? element
        for (scene, live) in scenes.enumerated() {
            if let root = owner.flatMap(live.root(above:)) { return (element, scene, root) }
        }
        throw .unknownObject(name)
    }
}

extension AddedConstraint {
    /// Why UIKit refuses the constraint, whatever its items are; nil where it does not.
    fileprivate var refusal: String? {
        guard priority > 0, priority <= 1000 else { return "a priority lies above 0 and is at most 1000" }
        guard constant.magnitude <= .greatestInDocuments, multiplier.magnitude <= .greatestInDocuments else {
            return "a constant and a multiplier are numbers of at most 10¹²"
        }
        guard (secondItem == nil) == (secondAttribute == nil) else {
            return "a second item and its attribute go together"
        }
        let isPlace = !firstAttribute.isSize
        guard let secondAttribute else {
            return isPlace
                ? "a place must be compared with another item's: only a width or a height is a number by itself" : nil
        }
        guard firstAttribute.isComparable(with: secondAttribute) else {
            return "'\(firstAttribute.rawValue)' cannot be compared with '\(secondAttribute.rawValue)'"
        }
        if firstAttribute.isOtherwiseDirected(than: secondAttribute) {
            return
                "'\(firstAttribute.rawValue)' cannot be compared with '\(secondAttribute.rawValue)': one of them knows the "
                + "direction of text"
        }
        return isPlace && multiplier == 0 ? "a place must be compared with another item's: the multiplier is 0" : nil
    }
}
