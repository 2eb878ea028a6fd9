// What a constraint says must be readable, and something that UIKit accepts: otherwise it would count for something else, or
// for nothing, without a word.

import Diagnostics

extension DocumentRule {
    /// One finding per constraint with an attribute, relation or number that cannot be read, or that UIKit refuses.
    static let unreadableConstraint = DocumentRule(.unreadableConstraint) { survey in
        for element in survey.document.root.descendants(named: .constraint) {
            guard let constraint = Constraint(element), let fault = constraint.unreadable ?? constraint.refused
            else { continue }
            let said = element.string(fault.name).map { "\"\($0)\"" } ?? "nothing"
            survey.find(
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
        help: "Correct the value, or set it anew in Interface Builder.")
}

extension Constraint {
    /// The first attribute of the element that cannot be read, what it is not, and what comes of it; nil where all can be.
    fileprivate var unreadable: (name: AttributeName, expected: String, outcome: String)? {
        let leftOut = "the constraint is left out"
        if firstAttribute == nil { return (.firstAttribute, "no attribute that is laid out", leftOut) }
        if element.has(.secondAttribute), secondAttribute == nil {
            return (.secondAttribute, "no attribute that is laid out", leftOut)
        }
        if let relation = element.value(.relation),
            !relation.spell("equal") && !relation.spell("lessThanOrEqual") && !relation.spell("greaterThanOrEqual")
        {
            return (.relation, "no relation", "it counts as equal")
        }
        for (name, standard) in [(AttributeName.constant, "0"), (.priority, "1000")]
        where element.has(name) && element.double(name) == nil {
            return (name, "no number", "it counts as \(standard)")
        }
        if let multiplier = element.value(.multiplier), ratio(multiplier) == nil {
            return (.multiplier, "no number and no ratio", "it counts as 1")
        }
        return nil
    }

    /// The first attribute of the element that UIKit refuses, as ``unreadable``; nil where there is none.
    fileprivate var refused: (name: AttributeName, expected: String, outcome: String)? {
        let outcome = "UIKit refuses it"
        if priority <= 0 || priority > 1000 { return (.priority, "not above 0 and at most 1000", outcome) }
        guard !hasDanglingItem, let first = firstAttribute else { return nil }
        guard secondItem != nil else {
            return first.isSize ? nil : (.firstAttribute, "a place and needs a second item", outcome)
        }
        guard let second = secondAttribute else { return nil }
        if !first.isComparable(with: second) {
            return (.secondAttribute, "no partner for \(first.rawValue)", outcome)
        }
        return first.isOtherwiseDirected(than: second)
            ? (.secondAttribute, "no partner for \(first.rawValue): one of them knows the direction of text", outcome)
            : nil
    }
}
