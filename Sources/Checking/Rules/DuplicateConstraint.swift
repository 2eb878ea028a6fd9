import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each installed constraint that says what one before it says.
    static let duplicateConstraint = LayoutRule(.duplicateConstraint) { context in
        var known: [Statement: Constraint] = [:]
        for installed in context.scene.scene.constraints {
            let constraint = installed.constraint
            // Code switches between those that it can reach.
            guard !context.names.hasOutlets(constraint.element), !constraint.isPlaceholder,
                let statement = Statement(constraint)
            else { continue }
            guard let first = known[statement] else {
                known[statement] = constraint
                continue
            }
            // Of two priorities the lower one has no say.
            let (kept, spare) = first.priority >= constraint.priority ? (first, constraint) : (constraint, first)
            known[statement] = kept
            context.report(
                .duplicateConstraint,
                "\(spare.element.displayName) of \(context.names.name(of: spare.firstItem)) says what \(kept.element.displayName) "
                    + "says\(kept.priority > spare.priority ? " at a higher priority" : ""). Remove one of them.",
                at: spare.element, rowsOf: installed.owner,
                notes: [Finding.Note("the other one is here", location: kept.element.location, object: kept.element.id)]
            )
        }
    }
}

extension Rule {
    /// Two constraints say the same.
    static let duplicateConstraint = Rule(
        "duplicate-constraint", on: .layout, .note, active: .inChecks,
        summary: "Two installed constraints are equal.", help: "Remove one of them.")
}

/// What a constraint says, in one form whichever of its items is written first.
private struct Statement: Hashable {
    var first: Int
    var firstAttribute: LayoutAttribute
    var relation: Relation
    var second: Int
    var secondAttribute: LayoutAttribute?
    var multiplier: Double
    var constant: Double

    init?(_ constraint: Constraint) {
        guard let attribute = constraint.firstAttribute, !constraint.hasDanglingItem else { return nil }
        first = constraint.firstItem.index
        firstAttribute = attribute
        relation = constraint.relation
        second = constraint.secondItem?.index ?? -1
        secondAttribute = constraint.secondAttribute
        multiplier = constraint.multiplier
        constant = constraint.constant
        guard second >= 0, let other = secondAttribute, multiplier == 1 else { return }
        // The element that stands first in the document, and of one element the attribute with the lesser name.
        if second < first || second == first && "\(other)" < "\(attribute)" {
            (first, second) = (second, first)
            (firstAttribute, secondAttribute) = (other, attribute)
            constant = -constant
            relation =
                relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
    }
}
