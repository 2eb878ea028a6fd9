// Constraints hold between views that have a superview in common.

import Diagnostics

extension DocumentRule {
    /// One finding per constraint with an item that is, or belongs to, a view of another hierarchy.
    static let constraintItemElsewhere = DocumentRule(.constraintItemElsewhere) { survey in
        for (position, target) in survey.references.itemsElsewhere {
            let constraint = Element(survey.storage, position)
            let item = Element(survey.storage, target)
            survey.find(
                .constraintItemElsewhere,
                "\(constraint.displayName) has \(item.displayName) for an item, which stands in another view hierarchy;"
                    + " UIKit refuses such a constraint", at: constraint,
                notes: [Finding.Note("the item is here", location: item.location, object: item.id)])
        }
    }
}

extension Rule {
    /// A constraint's item has no superview in common with the view that the constraint belongs to.
    static let constraintItemElsewhere = Rule(
        "constraint-item-elsewhere", on: .document, .error,
        summary: "A constraint's item stands in another scene, or in another view hierarchy of the same one.",
        help: "Remove the constraint.")
}
