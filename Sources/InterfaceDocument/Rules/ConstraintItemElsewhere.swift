// Constraints hold between views that have a superview in common.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per constraint with an item that is, or belongs to, a view of another hierarchy.
    static let constraintItemElsewhere = DocumentRule(.constraintItemElsewhere) { context in
        context.report(
            .constraintItemElsewhere, context.references.itemsElsewhere,
            "stands in another view hierarchy; UIKit refuses such a constraint")
    }
}

extension Rule {
    /// A constraint's item has no superview in common with the view that the constraint belongs to.
    static let constraintItemElsewhere = Rule(
        "constraint-item-elsewhere", on: .document, .error,
        summary: "A constraint's item stands in another scene, or in another view hierarchy of the same one.",
        help: "Remove the constraint.")
}
