// The kinds of changes.

extension DocumentEdit {
    // MARK: Attributes and texts

    /// Gives an attribute another value, or puts it where Xcode would write it; nil takes it away.
    public mutating func set(_ attribute: String, of item: Item, to value: String?) throws(DocumentEditError) {
        guard let value else { return remove(attribute, of: item) }
        guard Self.isName(attribute) else { throw DocumentEditError("'\(attribute)' is no name of an attribute") }
        let readable = XcodeText.readable(value)
        var attributes = tree.attributes(of: item.number)
        if let place = attributes.firstIndex(where: { $0.name == attribute }) {
            guard attributes[place].value != readable else { return }
            attributes[place].value = readable
        } else {
            let place = XcodeOrder.place(ofAttribute: attribute, among: attributes.map(\.name))
            attributes.insert((attribute, readable), at: place)
        }
        tree.nodes[item.number].attributes = attributes
    }

    private mutating func remove(_ attribute: String, of item: Item) {
        let attributes = tree.attributes(of: item.number)
        let kept = attributes.filter { $0.name != attribute }
        if kept.count < attributes.count { tree.nodes[item.number].attributes = kept }
    }

    /// Gives an element that holds no others another text.
    public mutating func setText(of item: Item, to text: String) throws(DocumentEditError) {
        guard children(of: item).isEmpty else {
            throw DocumentEditError("<\(name(of: item))> holds elements, and its text cannot be replaced")
        }
        let readable = XcodeText.readable(text)
        if tree.text(of: item.number) != readable { tree.setText(item.number, readable) }
    }

    /// Replaces the comment that stands in front of an element, as the name of its controller does in front of a scene,
    /// where it says `old` and nothing else.
    package mutating func replaceComment(_ old: String, by new: String, before item: Item) {
        guard !new.contains("--"), !new.hasSuffix("-") else { return }
        tree.replaceComment(before: item.number, old, by: new)
    }

    // MARK: Elements

    /// Puts a new element, with all in it, into another one.
    @discardableResult
    public mutating func insert(
        _ element: NewElement, into parent: Item, at place: Place = .usual
    ) throws(DocumentEditError) -> Item {
        guard Self.isName(element.name) else { throw DocumentEditError("'\(element.name)' is no name of an element") }
        var attributes: [(name: String, value: String)] = []
        for (name, value) in element.attributes {
            guard Self.isName(name), !attributes.contains(where: { $0.name == name }) else {
                throw DocumentEditError("'\(name)' is no name of an attribute, or stands twice in <\(element.name)>")
            }
            let index = XcodeOrder.place(ofAttribute: name, among: attributes.map(\.name))
            attributes.insert((name, XcodeText.readable(value)), at: index)
        }
        let item = Item(number: tree.make(element.name, attributes))
        try put(item, into: parent, at: place)
        if !element.text.isEmpty { tree.setText(item.number, XcodeText.readable(element.text)) }
        for child in element.children { try insert(child, into: item, at: .last) }
        return item
    }

    /// Puts a copy of an element of another document into this one, as it is written there; without `isDeep`, without
    /// the elements in it.
    @discardableResult
    public mutating func insert(
        copyOf element: Element, isDeep: Bool = true, into parent: Item, at place: Place = .usual
    ) throws(DocumentEditError) -> Item {
        guard let number = tree.adopt(element, isDeep: isDeep) else {
            throw DocumentEditError("the tags of the other document are not where they are expected; save it in Xcode")
        }
        try put(Item(number: number), into: parent, at: place)
        return Item(number: number)
    }

    /// Removes an element with all in it. What holds lists, such as `<subviews>`, is removed with the last of its
    /// elements, as Xcode does, unless `keepsList`.
    public mutating func remove(_ item: Item, keepsList: Bool = false) throws(DocumentEditError) {
        guard item.number != 0 else { throw DocumentEditError("the document itself cannot be removed") }
        guard let parent = parent(of: item) else { return }
        tree.detach(item.number)
        if !keepsList { removeIfEmptyList(parent) }
    }

    /// Moves an element with all in it, without changing what refers to it.
    public mutating func move(
        _ item: Item, into parent: Item, at place: Place = .usual, keepsList: Bool = false
    ) throws(DocumentEditError) {
        guard item.number != 0 else { throw DocumentEditError("the document itself cannot be moved") }
        guard !isInside(parent, item) else { throw DocumentEditError("an element cannot be moved into itself") }
        if place == .before(item) || place == .after(item) { return }
        let old = self.parent(of: item)
        tree.detach(item.number)
        try put(item, into: parent, at: place)
        if let old, old != parent, !keepsList { removeIfEmptyList(old) }
    }

    private mutating func removeIfEmptyList(_ item: Item) {
        // A document without scenes or objects is none.
        let name = name(of: item)
        guard Self.lists.contains(name), name != "scenes", name != "objects", children(of: item).isEmpty,
            attributes(of: item).allSatisfy({ $0.name == "key" })
        else { return }
        tree.detach(item.number)
    }

    private mutating func put(_ item: Item, into parent: Item, at place: Place) throws(DocumentEditError) {
        guard parent.number == 0 || tree.isAttached(parent.number) else {
            throw DocumentEditError("<\(name(of: parent))> was removed, and nothing can be put into it")
        }
        let siblings = children(of: parent)
        let index: Int
        switch place {
        case .first: index = 0
        case .last: index = siblings.count
        case .before(let other), .after(let other):
            guard let found = siblings.firstIndex(of: other) else {
                throw DocumentEditError("<\(name(of: other))> is not in <\(name(of: parent))>")
            }
            index = place == .before(other) ? found : found + 1
        case .usual:
            index =
                sortedPlace(of: item, among: siblings, in: parent)
                ?? XcodeOrder.place(ofChild: role(of: item), among: siblings.map(role))
        }
        tree.insert(item.number, into: parent.number, at: index)
    }

    private func sortedPlace(of item: Item, among siblings: [Item], in parent: Item) -> Int? {
        func mark(_ item: Item) -> XcodeSorting.Mark? {
            XcodeSorting.mark(name(of: item), in: name(of: parent)) { self[item, $0] }
        }
        return mark(item).flatMap { XcodeSorting.place(of: $0, among: siblings.map(mark)) }
    }

    private func role(of item: Item) -> XcodeOrder.Role {
        XcodeOrder.Role(name: name(of: item), key: self[item, "key"])
    }

    /// The elements that are lists and nothing else.
    public static let lists: Set<String> = [
        "subviews", "constraints", "connections", "variations", "userDefinedRuntimeAttributes", "gestureRecognizers",
        "resources",
        "layoutGuides", "viewLayoutGuides", "items", "cells", "sections", "prototypes", "barButtonItems",
        "toolbarItems",
        "leftBarButtonItems", "rightBarButtonItems", "designables", "inferredMetricsTieBreakers", "classes",
        "customFonts",
        "segments", "objects", "scenes", "dependencies", "accessibilityCustomActions",
    ]

    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-.:".unicodeScalars.contains(scalar)
        }
    }
}

/// An element that is put into a document.
public struct NewElement: Hashable, Sendable {
    /// An attribute with its value.
    public struct Attribute: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// An attribute.
        public init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }
    }

    /// The name.
    public var name: String
    /// The attributes, which are written in Xcode's order, whatever theirs is.
    public var attributeList: [Attribute]
    /// The elements in it, in order.
    public var children: [NewElement]
    /// The text of an element without elements in it.
    public var text: String

    /// The value of an attribute; nil where the element has none of the name.
    public subscript(_ attribute: String) -> String? {
        get { attributeList.first { $0.name == attribute }?.value }
        set {
            attributeList.removeAll { $0.name == attribute }
            if let newValue { attributeList.append(Attribute(name: attribute, value: newValue)) }
        }
    }

    /// The attributes as pairs.
    var attributes: [(name: String, value: String)] { attributeList.map { ($0.name, $0.value) } }

    /// An element with attributes.
    public init(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [NewElement] = [],
        text: String = ""
    ) {
        self.name = name
        attributeList = attributes.map { Attribute(name: $0.key, value: $0.value) }
        self.children = children
        self.text = text
    }
}
