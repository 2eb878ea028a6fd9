// Objects that have the same id, as bad merges leave them.

import Diagnostics

extension Document {
    /// One finding per id that is taken already, with the place that has it.
    var duplicateIdentifierFindings: [Finding] {
        storage.identifiers.duplicates.map { duplicate in
            let element = Element(storage, duplicate.element)
            let first = Element(storage, duplicate.first)
            let message =
                "\(element.displayName) has the id of another object; references mean the first one: give it an id of its own"
            let note = Finding.Note("\(first.displayName) is the first", location: first.location, object: first.id)
            return finding("duplicate-id", .error, message, at: element, notes: [note])
        }
    }
}
