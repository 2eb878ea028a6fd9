import InterfaceDocument

/// A document as objects: what has an object id, each under the object that holds it, with what it says of itself.
///
/// Objects without an id, and those whose id another one has already, go by their place among their like.
package struct ObjectTree: Sendable {
    /// What an object is, for matching and for words.
    package enum Category: String, Sendable {
        case document, scene, controller, view, constraint, outlet, action, segue, guide, resource, placeholder, object
    }

    /// An object.
    package struct Node: Sendable {
        /// What distinguishes it from all others of the document: its id where it has one.
        package var identity: String
        /// Which of the objects with its id it is, from 1 on; its identity ends so from the second on.
        package var occurrence = 1
        package var category: Category
        package var element: Element
        /// The object that holds it; -1 for the document.
        package var parent: Int
        /// What it is to that: `subviews`, `contentView`, `constraints`.
        package var role: String
        package var children: [Int] = []
        package var properties: ObjectProperties
        /// Whether another object has its id, and what refers to that means the other one.
        package var sharesID: Bool { properties.values["id"] != nil }

        /// Whether it is First Responder, which every document has and nobody says anything of.
        var isFirstResponder: Bool {
            category == .placeholder && element.has(.placeholderIdentifier, equalTo: "IBFirstResponder")
        }

        /// Whether it is a placeholder that comes and goes with the tools: First Responder, an exit or a File's Owner
        /// without a class or connections; none of an object that code gives a nib by its identifier
        /// (`UINib.externalObjects`).
        package var isIdlePlaceholder: Bool {
            guard category == .placeholder, children.isEmpty else { return false }
            if isFirstResponder { return true }
            let isExternal =
                element.name == .placeholder && !element.has(.placeholderIdentifier, equalTo: "IBFilesOwner")
            return !isExternal && properties.values["class"] == nil
        }
    }

    /// The document.
    package let document: Document
    /// The objects in document order; the document itself is the first.
    package private(set) var nodes: [Node] = []
    /// The ids that several objects have, in the order in which they are met.
    package private(set) var duplicates: [String] = []
    /// How many objects that should have an id have none.
    package private(set) var unnamed = 0
    private var places: [String: Int] = [:]
    private var counts: [String: Int] = [:]

    /// Reads the objects of a document.
    package init(_ document: Document) {
        self.document = document
        add(DocumentProperties.node(document))
        for child in document.root.children {
            switch child.name {
            case .scenes, .objects: collect(child, parent: 0, role: child.name.string)
            case .resources: for resource in child.children { add(resource: resource) }
            default: break
            }
        }
        installMembers()
        nameEmbeddedImages()
    }

    /// The place among `nodes` of the object with an identity, or with the id of a guide.
    package func place(of identity: String) -> Int? { places[identity] }

    /// The identity of the object that an id means; the id itself where none has it.
    func identity(ofID id: String) -> String { places[id].map { nodes[$0].identity } ?? id }

    /// The places of an object and all in it.
    func subtree(of place: Int) -> [Int] { [place] + nodes[place].children.flatMap(subtree) }

    /// The scene that an object stands in; the document for what stands in none.
    package func scene(of place: Int) -> Int {
        var place = place
        while place > 0, nodes[place].category != .scene { place = nodes[place].parent }
        return max(place, 0)
    }

    /// How many objects an item of a constraint lies in; a guide lies as deep as the object that has it.
    func depth(ofItem identity: String) -> Int { place(of: identity).map { chain(from: view(ofItem: $0)).count } ?? 0 }

    /// The innermost view that holds, or is, all items of the constraint at `place`, or the controller of these; the
    /// object that holds the constraint where there is none.
    package func holder(ofConstraint place: Int) -> Int {
        let facts = ConstraintFacts(nodes[place], in: self)
        guard let first = self.place(of: facts.first) else { return nodes[place].parent }
        var holders = chain(from: view(ofItem: first))
        if let second = facts.second {
            guard let second = self.place(of: second) else { return nodes[place].parent }
            let others = Set(chain(from: view(ofItem: second)))
            holders = holders.filter(others.contains)
        }
        guard let holder = holders.first, nodes[holder].category == .view || nodes[holder].category == .controller
        else { return nodes[place].parent }
        return holder
    }

    private func view(ofItem place: Int) -> Int {
        nodes[place].category == .guide ? nodes[place].parent : place
    }

    /// An object and those that it lies in, the innermost first.
    func chain(from place: Int) -> [Int] {
        var (chain, place) = ([place], place)
        while nodes[place].parent >= 0 {
            place = nodes[place].parent
            chain.append(place)
        }
        return chain
    }

    // MARK: Reading

    private mutating func add(_ node: Node) {
        var node = node
        if let id = node.element.id, node.category != .document, places[id] != nil {
            node.properties.values["id"] = PropertyValue("\(id), which another object has")
        }
        if places[node.identity] != nil {
            duplicates.append(node.identity)
            let id = node.identity
            repeat {
                counts[id, default: 1] += 1
                node.identity = "\(id)~\(counts[id, default: 2])"
            } while places[node.identity] != nil
            node.occurrence = counts[id, default: 2]
        }
        // What the document is called may be an object's id.
        if node.category != .document { places[node.identity] = nodes.count }
        if node.category == .guide, let id = node.element.id, places[id] == nil { places[id] = nodes.count }
        if node.parent >= 0 { nodes[node.parent].children.append(nodes.count) }
        nodes.append(node)
    }

    /// Adds the objects in an element that is none itself.
    private mutating func collect(_ holder: Element, parent: Int, role: String) {
        for child in holder.children {
            if let category = Self.category(of: child) {
                add(child, category, parent: parent, role: child.key ?? role)
            } else if child.hasChildren, child.name != .variation || Self.holdsObjects(child) {
                collect(child, parent: parent, role: child.key ?? child.name.string)
            }
        }
    }

    private mutating func add(_ element: Element, _ category: Category, parent: Int, role: String) {
        let properties = ObjectProperties(element)
        add(
            Node(
                identity: identity(of: element, category, parent: parent, role: role), category: category,
                element: element, parent: parent, role: role, properties: properties))
        collect(element, parent: nodes.count - 1, role: element.name.string)
    }

    private mutating func add(resource element: Element) {
        // Xcode notes again what the system supplies.
        guard element.name != .systemColor, !element.has(.catalog, equalTo: "system"), let name = element.string(.name)
        else { return }
        let archive = element.name == .image ? EmbeddedImages.archive(of: element) : nil
        // One that tools named is said where it is shown.
        if archive != nil, EmbeddedImages.isGeneratedName(name) { return }
        var properties = ObjectProperties(element)
        properties.values["name"] = nil
        properties.values["data"] = archive.map(EmbeddedImages.value)
        add(
            Node(
                identity: "resource \(element.name) \(name)", category: .resource, element: element, parent: 0,
                role: "resources", properties: properties))
    }

    /// Images that the document holds under names of the tools go by what they are.
    private mutating func nameEmbeddedImages() {
        let archives = EmbeddedImages.named(in: document)
        guard !archives.isEmpty else { return }
        for index in nodes.indices {
            for (name, value) in nodes[index].properties.values where value.isQuoted {
                guard let archive = archives[value.text] else { continue }
                nodes[index].properties.values[name] = EmbeddedImages.value(archive)
            }
        }
    }

    private mutating func identity(of element: Element, _ category: Category, parent: Int, role: String) -> String {
        // Tools give guides other ids; there is one of each kind.
        if category == .guide, let kind = LayoutGuide(element)?.kind, kind != .user, kind != .unknown {
            return "\(nodes[parent].identity) \(kind)"
        }
        if let id = category == .scene ? element.string(.sceneID) : element.id, !id.isEmpty {
            // A scene's id is none of its objects'.
            return category == .scene ? "scene \(id)" : id
        }
        if category == .scene, let id = element.child(.objects)?.children.first?.id { return "scene of \(id)" }
        if category != .guide { unnamed += 1 }
        let kind = "\(nodes[parent].identity)/\(role)/\(element.name)"
        counts[kind, default: 0] += 1
        return "\(kind)[\(counts[kind, default: 0])]"
    }

    /// What an element is; nil for one that is part of another object.
    static func category(of element: Element) -> Category? {
        switch element.name {
        case .device, .adaptation, .exclude, .include, .resources: return nil
        case .scene: return .scene
        case .constraint: return element.parent?.name == .constraints ? .constraint : nil
        case .placeholder, .exit: return .placeholder
        default: break
        }
        if element.parent?.name == .connections {
            switch element.name {
            case .outlet, .outletCollection: return .outlet
            case .action: return .action
            case .segue: return .segue
            default: return .object
            }
        }
        if element.name == .segue || element.has(.reference) && !element.has(.id) { return nil }
        if LayoutGuide(element) != nil { return .guide }
        let isNamed = element.id?.isEmpty == false
        if ViewController(element) != nil, isNamed || element.parent?.name == .objects { return .controller }
        if View(element) != nil {
            // Old documents give the content views of cells no id.
            return isNamed || element.parent?.name == .subviews || element.has(key: "contentView") ? .view : nil
        }
        return isNamed && element.name != .variation ? .object : nil
    }

    private static func holdsObjects(_ element: Element) -> Bool {
        element.descendants.contains { category(of: $0) != nil }
    }

    /// Gives what the variations of an object say of its members to the members.
    private mutating func installMembers() {
        for place in nodes.indices {
            for entry in nodes[place].properties.installations {
                guard let member = places[entry.member] else { continue }
                nodes[member].properties.values["installed [\(entry.variation)]"] =
                    PropertyValue(entry.isInstalled ? "yes" : "no")
            }
            nodes[place].properties.installations = []
        }
    }
}
