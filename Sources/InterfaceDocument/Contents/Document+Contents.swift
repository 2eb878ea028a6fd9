// What a document, or all documents of a project, have of one sort, in one call each.

extension Document {
    /// The outlets and outlet collections, in document order.
    public var outlets: [Connection] {
        all(Connection.self).filter { $0.kind == .outlet || $0.kind == .outletCollection }
    }

    /// The actions, in document order.
    public var actions: [Connection] { all(Connection.self).filter { $0.kind == .action } }

    /// The segues, relationships and embedded controllers among them, in document order.
    public var segues: [Segue] { all(Segue.self) }

    /// The fonts that objects and attributed texts ask for, in document order, each as often as it is asked for.
    public var fonts: [FontDescription] { all(FontDescription.self) }

    /// The colours that objects ask for, in document order, each as often as it is asked for. What the document keeps
    /// of asset catalogs and of the system is not among them: see `namedColor(_:)` and `systemColor(_:)`.
    public var colors: [Color] {
        all(Color.self).filter { color in
            guard let parent = color.element.parent?.name else { return false }
            return parent != .namedColor && parent != .systemColor
        }
    }
}

/// The same of several documents, such as all of a project.
///
/// ```swift
/// let unused = project.readDocuments().outlets.filter { $0.destination == nil }
/// ```
extension Sequence<Document> {
    /// The texts of all documents that can be translated.
    public var localizableTexts: [LocalizableText] { flatMap(\.localizableTexts) }
    /// The outlets and outlet collections of all documents.
    public var outlets: [Connection] { flatMap(\.outlets) }
    /// The actions of all documents.
    public var actions: [Connection] { flatMap(\.actions) }
    /// The segues of all documents.
    public var segues: [Segue] { flatMap(\.segues) }
    /// The fonts that the documents ask for.
    public var fonts: [FontDescription] { flatMap(\.fonts) }
    /// The colours that the documents ask for.
    public var colors: [Color] { flatMap(\.colors) }
    /// The places where the documents show images.
    public var imageUses: [ImageUse] { flatMap(\.imageUses) }
}

extension Element {
    /// The path of the document that the element stands in.
    public var documentPath: String { storage.path }

    /// The nearest object with an id that the element is or stands in: whose font, colour or image it is.
    public var owner: Element {
        var owner = self
        while owner.id == nil, let parent = owner.parent { owner = parent }
        return owner
    }
}
