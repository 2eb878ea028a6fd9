// Objects that have the same id, as bad merges leave them.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per id that is taken already, with the place that has it.
    static let duplicateID = DocumentRule(.duplicateID) { context in
        for duplicate in context.storage.identifiers.duplicates {
            let element = Element(context.storage, duplicate.element)
            let first = Element(context.storage, duplicate.first)
            let message =
                "\(element.displayName) has the id of another object; references mean the first one: give it an id of its own"
            let note = Finding.Note("\(first.displayName) is the first", location: first.location, object: first.id)
            context.report(.duplicateID, message, at: element, notes: [note])
        }
    }
}

extension Rule {
    /// Two objects have one id.
    static let duplicateID = Rule(
        "duplicate-id", on: .document, .error, summary: "Two objects have the same id, mostly after a merge.",
        help: "Give one of them an id of its own.")
}
