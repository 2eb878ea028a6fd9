import InterfaceDocument

/// One version of a document for a merge: every element with what distinguishes it from all others, in the words of our
/// version.
///
/// Objects go by their ids, wherever they stand; what has none, by what holds it and what it is to that.
struct MergeTree {
    /// An element, or one with all in it that is one value.
    struct Node {
        var identity: String
        var element: Element
        /// The node that holds it; -1 for the document.
        var parent: Int
        var children: [Int] = []
        /// Its object id in the words of our version.
        var id: String?
        /// Whether it and all in it are compared and taken as a whole.
        var isValue: Bool
        /// Whether it is a list and nothing else.
        var isList: Bool
        /// Whether it goes by what it is to its parent, though it has an id, as guides and content views of cells do.
        var isInSlot: Bool
        /// Whether differences in it say nothing of the app, so that there is nothing to settle.
        var isNote: Bool
    }

    let document: Document
    /// For each id of this version that is another one in the words of ours, that one.
    let renaming: [String: String]
    private(set) var nodes: [Node] = []
    private var places: [String: Int] = [:]
    private var objects: [String: Int] = [:]

    init(_ document: Document, renaming: [String: String] = [:]) {
        self.document = document
        self.renaming = renaming
        add(document.root, parent: -1, identity: "document", isNote: false)
    }

    /// The place of what has an identity.
    func place(_ identity: String) -> Int? { places[identity] }

    /// What has an identity.
    subscript(_ identity: String) -> Node? { places[identity].map { nodes[$0] } }

    /// The object with an id, in the words of our version.
    func object(_ id: String) -> Node? { objects[id].map { nodes[$0] } }

    /// What holds a node; nil for the document.
    func parent(of node: Node) -> Node? { node.parent < 0 ? nil : nodes[node.parent] }

    /// The identities of what is directly in a node, in order.
    func children(of identity: String) -> [String] {
        self[identity].map { $0.children.map { nodes[$0].identity } } ?? []
    }

    /// A node and all in it.
    func subtree(of identity: String) -> [Node] {
        guard let place = places[identity] else { return [] }
        return [nodes[place]] + nodes[place].children.flatMap { subtree(of: nodes[$0].identity) }
    }

    /// The attributes of a node, with ids in the words of our version.
    func attributes(of node: Node) -> [(name: String, value: String)] { attributes(of: node.element) }

    /// The attributes of an element, with ids in the words of our version.
    func attributes(of element: Element) -> [(name: String, value: String)] {
        if renaming.isEmpty { return element.attributes }
        let kind = element.name.string
        return element.attributes.map { name, value in
            guard let other = renaming[value],
                name == "id" || DocumentEdit.isReference(name, of: kind) || EmbeddedImages.isGeneratedName(value)
            else { return (name, value) }
            return (name, other)
        }
    }

    /// The ids that a node refers to.
    func references(of node: Node) -> [(name: String, id: String)] {
        let kind = node.element.name.string
        return attributes(of: node).compactMap { name, value in
            DocumentEdit.isReference(name, of: kind) && !value.isEmpty ? (name, value) : nil
        }
    }

    /// The innermost object that a node is, or is part of.
    func owner(of node: Node) -> Node {
        var node = node
        while node.id == nil, let parent = parent(of: node) { node = parent }
        return node
    }

    // MARK: Reading

    private mutating func add(_ element: Element, parent: Int, identity: String, isNote: Bool) {
        var identity = identity
        var count = 1
        while places[identity] != nil {
            count += 1
            identity = identity.split(separator: "~", maxSplits: 1)[0] + "~\(count)"
        }
        let place = nodes.count
        let isSlot = Self.isInSlot(element)
        var node = Node(
            identity: identity, element: element, parent: parent,
            id: Self.objectID(of: element).map { renaming[$0] ?? $0 },
            isValue: MergeKinds.isValue(element), isList: MergeKinds.isList(element), isInSlot: isSlot,
            isNote: isNote || MergeKinds.isNote(element))
        if node.isValue { node.id = nil }
        nodes.append(node)
        places[identity] = place
        if let id = node.id, objects[id] == nil { objects[id] = place }
        if parent >= 0 { nodes[parent].children.append(place) }
        guard !node.isValue else { return }
        for child in element.children {
            add(child, parent: place, identity: self.identity(of: child, in: identity), isNote: nodes[place].isNote)
        }
    }

    private func identity(of element: Element, in parent: String) -> String {
        if !Self.isInSlot(element), !MergeKinds.isValue(element) {
            if element.name == .scene, let id = element.string(.sceneID) { return "scene \(id)" }
            if let id = Self.objectID(of: element) { return "#\(renaming[id] ?? id)" }
        }
        return "\(parent)/\(localName(of: element))"
    }

    /// What an element is to the one that holds it.
    private func localName(of element: Element) -> String {
        let name = element.name.string
        switch name {
        case "variation", "mask": return "\(name) \(element.key ?? "")"
        case "viewLayoutGuide", "viewControllerLayoutGuide":
            return "\(name) \(element.key ?? element.string(named: "type") ?? "")"
        default: break
        }
        if let key = element.key { return key }
        if let reference = element.string(.reference) { return "\(name) \(renaming[reference] ?? reference)" }
        if name == "designable", let id = element.string(.name) { return "\(name) \(renaming[id] ?? id)" }
        for attribute in ["identifier", "name", "keyPath", "className"] {
            if let value = element.string(named: attribute) {
                return "\(name) \(EmbeddedImages.isGeneratedName(value) ? renaming[value] ?? value : value)"
            }
        }
        return name
    }

    /// The id of an element that is an object.
    static func objectID(of element: Element) -> String? {
        guard let id = element.id, !id.isEmpty, element.name != .device, element.name != .adaptation else { return nil }
        return id
    }

    /// Whether there is one of its kind in its parent, whatever its id.
    private static func isInSlot(_ element: Element) -> Bool {
        if let guide = LayoutGuide(element) { return guide.kind != .user && guide.kind != .unknown }
        switch element.name.string {
        case "tableViewCellContentView", "collectionViewCellContentView": return element.key != nil
        default: return false
        }
    }
}
