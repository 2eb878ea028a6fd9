// Changes to a document, collected and then written: what they leave alone stays as it is, byte for byte.

/// Changes to one document that are written together.
///
/// Quotes, the order of attributes, indentation and line ends stay as the document has them; what is put in looks as
/// Xcode writes it. Nothing is written until `result()` has read the changed document again and found in it what was
/// meant.
///
/// ```swift
/// var edit = try DocumentEdit(document)
/// if let label = document.element(id: "npM-MY-Qm1") {
///     try edit.set("text", of: edit.item(label), to: "Welcome")
/// }
/// print(try edit.result().bytes.count)
/// ```
public struct DocumentEdit: Sendable {
    /// An element of the document, or one that an edit puts into it.
    public struct Item: Hashable, Sendable {
        let number: Int
    }

    /// Where an element goes among those that its new parent has.
    public enum Place: Hashable, Sendable {
        /// In front of all others.
        case first
        /// Behind all others.
        case last
        /// In front of one of them.
        case before(Item)
        /// Behind one of them.
        case after(Item)
        /// Where Xcode writes an element of its kind.
        case usual
    }

    /// The document as it was.
    public let document: Document
    var tree: EditTree

    /// No changes yet.
    public init(_ document: Document) throws(DocumentEditError) {
        guard let tree = EditTree(document) else {
            throw DocumentEditError("the document's tags are not where they are expected; save it in Xcode")
        }
        self.document = document
        self.tree = tree
    }

    // MARK: Looking

    /// The `<document>`.
    public var root: Item { Item(number: 0) }

    /// An element of the document.
    public func item(_ element: Element) -> Item {
        precondition(element.storage === document.storage, "the element is of another document")
        return Item(number: element.index)
    }

    /// The first object in the edited document with an id.
    public func item(id: String) -> Item? {
        items.first { self[$0, "id"] == id && !Self.idsOfDevices.contains(name(of: $0)) }
    }

    /// The elements of the edited document, in the order of the changed document.
    public var items: [Item] {
        var items: [Item] = []
        collect(root, into: &items)
        return items
    }

    private func collect(_ item: Item, into items: inout [Item]) {
        items.append(item)
        for child in children(of: item) { collect(child, into: &items) }
    }

    /// The name of an element.
    public func name(of item: Item) -> String { tree.nodes[item.number].name }

    /// The elements directly inside another.
    public func children(of item: Item) -> [Item] { tree.children(of: item.number).map(Item.init(number:)) }

    /// The first child with a name.
    public func child(_ name: String, of item: Item) -> Item? { children(of: item).first { self.name(of: $0) == name } }

    /// The element that holds another; nil for the document, and for what was removed.
    public func parent(of item: Item) -> Item? {
        let parent = tree.nodes[item.number].parent
        return parent < 0 ? nil : Item(number: parent)
    }

    /// Whether an element is another one or inside of it.
    public func isInside(_ item: Item, _ other: Item) -> Bool { tree.isInside(item.number, other.number) }

    /// The value of an attribute; nil where the element has none of the name.
    public subscript(_ item: Item, _ attribute: String) -> String? {
        tree.attributes(of: item.number).first { $0.name == attribute }?.value
    }

    /// The attributes of an element, in order.
    public func attributes(of item: Item) -> [(name: String, value: String)] { tree.attributes(of: item.number) }

    /// The text of an element that holds no others.
    public func text(of item: Item) -> String { tree.text(of: item.number) }

    /// These have ids that are no object's.
    static let idsOfDevices: Set<String> = ["device", "adaptation"]
}

/// Why a change cannot be made.
public struct DocumentEditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var message: String

    /// An error with its words.
    public init(_ message: String) {
        self.message = message
    }

    /// How it reads in messages.
    public var description: String { message }
}
