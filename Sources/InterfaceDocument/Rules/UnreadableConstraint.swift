// What a constraint says must be readable, and something that UIKit accepts: otherwise it would count for something
// else, or for nothing, without a word.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per constraint with an attribute, relation or number that cannot be read, or that UIKit refuses.
    static let unreadableConstraint = DocumentRule(.unreadableConstraint) { context in
        let mayDangle = !context.references.dangling.isEmpty
        for element in context.document.root.descendants(named: .constraint) {
            guard let fault = Constraint(element)?.fault(mayDangle: mayDangle) else { continue }
            let said = element.string(fault.name).map { "\"\($0)\"" } ?? "nothing"
            context.report(
                .unreadableConstraint,
                "\(element.displayName) has \(said) for its \(fault.name), which is \(fault.expected); \(fault.outcome)",
                at: element)
        }
    }
}

extension Rule {
    /// A constraint says what cannot be read.
    static let unreadableConstraint = Rule(
        "unreadable-constraint", on: .document, .error,
        summary: "What a constraint says cannot be read, or is refused by UIKit.",
        help: "Correct the value, or set it again in Interface Builder.")
}

extension Constraint {
    /// An attribute of the element that cannot be used: what it should be, and what comes of it.
    fileprivate struct Fault {
        var name: AttributeName
        var expected: String
        var outcome: String

        init(_ name: AttributeName, _ expected: String, _ outcome: String) {
            (self.name, self.expected, self.outcome) = (name, expected, outcome)
        }
    }

    /// The first attribute that cannot be read, else the first that UIKit refuses; nil where there is none.
    ///
    /// - Parameter mayDangle: Whether any reference of the document leads nowhere.
    fileprivate func fault(mayDangle: Bool) -> Fault? {
        let leftOut = "the constraint is left out"
        guard let first = firstAttribute else {
            return Fault(.firstAttribute, "no attribute that is laid out", leftOut)
        }
        let second = secondAttribute
        if second == nil, element.has(.secondAttribute) {
            return Fault(.secondAttribute, "no attribute that is laid out", leftOut)
        }
        if let relation = element.value(.relation),
            !relation.spell("equal") && !relation.spell("lessThanOrEqual") && !relation.spell("greaterThanOrEqual")
        {
            return Fault(.relation, "no relation", "it counts as equal")
        }
        if !isNumber(.constant) { return Fault(.constant, "no number", "it counts as 0") }
        if !isNumber(.priority) { return Fault(.priority, "no number", "it counts as 1000") }
        if let multiplier = element.value(.multiplier), ratio(multiplier) == nil {
            return Fault(.multiplier, "no number and no ratio", "it counts as 1")
        }
        let refused = "UIKit refuses it"
        if priority <= 0 || priority > 1000 { return Fault(.priority, "not above 0 and at most 1000", refused) }
        if mayDangle && hasDanglingItem { return nil }
        guard element.has(.secondItem) else {
            return first.isSize ? nil : Fault(.firstAttribute, "a place and needs a second item", refused)
        }
        guard let second else { return nil }
        if !first.isComparable(with: second) {
            return Fault(.secondAttribute, "no partner for \(first.rawValue)", refused)
        }
        guard first.isOtherwiseDirected(than: second) else { return nil }
        return Fault(
            .secondAttribute, "no partner for \(first.rawValue): one of them knows the direction of text", refused)
    }

    /// Whether an attribute that should be a number is one, if it is there.
    private func isNumber(_ name: AttributeName) -> Bool { !element.has(name) || element.double(name) != nil }
}
