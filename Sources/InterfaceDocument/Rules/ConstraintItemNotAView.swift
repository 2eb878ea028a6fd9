// Constraints hold between views and guides: one that names another object is left out.

import Diagnostics

extension DocumentRule {
    /// One finding per constraint with an item that is neither a view nor a layout guide.
    static let constraintItemNotAView = DocumentRule(.constraintItemNotAView) { survey in
        for (position, target) in survey.references.itemsThatAreNoViews {
            let constraint = Element(survey.storage, position)
            let item = Element(survey.storage, target)
            survey.find(
                .constraintItemNotAView,
                "\(constraint.displayName) has \(item.displayName) for an item, which is neither a view nor a layout guide;"
                    + " the constraint is left out", at: constraint,
                notes: [Finding.Note("the item is here", location: item.location, object: item.id)])
        }
    }
}

extension Rule {
    /// A constraint's item is no view.
    static let constraintItemNotAView = Rule(
        "constraint-item-not-a-view", on: .document, .error,
        summary: "A constraint's item is neither a view nor a layout guide.", help: "Remove the constraint.")
}
