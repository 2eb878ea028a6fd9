import InterfaceDocument
import StrutDiagnostics

/// One difference between two documents that says something about the app.
package struct Change: Sendable {
    /// What became of an object.
    package enum Kind: String, Sendable, CaseIterable {
        case added, removed, moved, changed, reordered
    }

    /// What became of it.
    package var kind: Kind
    /// What it became of.
    package var object: ObjectReference
    /// What a constraint or a connection says now; of a removed one, what it said.
    package var sentence: String?
    /// What differs in the object.
    package var properties: [PropertyChange] = []
    /// Where a moved object was and is.
    package var move: Move?
    /// What is added or removed only because this is: the constraints of a view, the outlets that lead to it.
    package var companions: [Change] = []
    /// How many objects are in an object that is added or removed.
    package var contents = 0
    /// The objects whose frames the change refers to.
    var touched: [Touch] = []

    /// Where an object was, and where it is.
    package struct Move: Sendable {
        /// The object that held it, and what it was to that where it is something else now.
        package var from: String
        /// The object that holds it, or what stands before it now.
        package var to: String
    }

    init(_ kind: Kind, _ object: ObjectReference) {
        self.kind = kind
        self.object = object
    }
}

/// An object in words and by its id, with its places.
package struct ObjectReference: Sendable {
    /// What distinguishes it from all others of its document: its id, or what stands for one.
    package var identity: String
    /// The same in the old document, where it may be another.
    package var oldIdentity: String?
    /// Which of the objects with its id it is, from 1 on.
    package var occurrence = 1
    /// What it is.
    package var category: ObjectTree.Category
    /// As its author knows it.
    package var name: String
    /// Where it is in the old document; nil for one that is added.
    package var oldLocation: SourceLocation?
    /// Where it is in the new document; nil for one that is removed.
    package var newLocation: SourceLocation?

    /// Its id as the document has it, which others may have, or what stands for one.
    package var id: String {
        occurrence > 1 ? String(identity.dropLast("~\(occurrence)".count)) : identity
    }
}

/// A property that differs.
package struct PropertyChange: Sendable {
    /// Its name: `text`, `constant`, `normal.title`, `textColor [compact height]`.
    package var name: String
    /// What it was, in words; nil for nothing.
    package var old: String?
    /// What it is, in words; nil for nothing.
    package var new: String?
}

/// The changes of one scene, or of what stands in none.
package struct ChangeGroup: Sendable {
    /// The scene as people know it; nil for the document itself, and for all of a xib.
    package var scene: String?
    /// The scene's place in the old and in the new document.
    package var places: (old: Int?, new: Int?)
    /// What differs in it.
    package var changes: [Change]
}
