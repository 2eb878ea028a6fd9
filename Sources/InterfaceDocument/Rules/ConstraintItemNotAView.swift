// Constraints hold between views and guides: one that names another object is left out.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per constraint with an item that is neither a view nor a layout guide.
    static let constraintItemNotAView = DocumentRule(.constraintItemNotAView) { context in
        context.report(
            .constraintItemNotAView, context.references.itemsThatAreNoViews,
            "is neither a view nor a layout guide; the constraint is left out")
    }
}

extension Rule {
    /// A constraint's item is no view.
    static let constraintItemNotAView = Rule(
        "constraint-item-not-a-view", on: .document, .error,
        summary: "A constraint's item is neither a view nor a layout guide.", help: "Remove the constraint.")
}
