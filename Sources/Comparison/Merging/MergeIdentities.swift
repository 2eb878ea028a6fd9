import InterfaceDocument

/// Which objects of three versions are the same though their ids differ, and which are not though their ids agree.
struct MergeIdentities {
    private(set) var base: MergeTree
    let ours: MergeTree
    private(set) var theirs: MergeTree
    /// The ids of their objects that both sides gave to different new objects, with the ids that theirs have now.
    private(set) var collisions: [(id: String, new: String)] = []

    init(base: Document, ours: Document, theirs: Document) {
        self.ours = MergeTree(ours)
        self.base = MergeTree(base)
        self.theirs = MergeTree(theirs)
        matchSlots()
        // Before what refers to these objects is compared.
        separateCollisions()
        matchRenumbered()
        matchImages()
    }

    private mutating func rename(base names: [String: String] = [:], theirs others: [String: String] = [:]) {
        if !names.isEmpty {
            base = MergeTree(base.document, renaming: base.renaming.merging(names) { $1 })
        }
        if !others.isEmpty {
            theirs = MergeTree(theirs.document, renaming: theirs.renaming.merging(others) { $1 })
        }
    }

    private mutating func matchImages() {
        rename(base: MergeImages.names(of: base, in: ours), theirs: MergeImages.names(of: theirs, in: ours))
    }

    // MARK: Slots

    /// Guides and content views, of which tools give each version other ids.
    private mutating func matchSlots() {
        rename(base: Self.slots(of: base, in: ours), theirs: Self.slots(of: theirs, in: ours))
    }

    private static func slots(of tree: MergeTree, in ours: MergeTree) -> [String: String] {
        var names: [String: String] = [:]
        for node in tree.nodes where node.isInSlot {
            guard let id = MergeTree.objectID(of: node.element), let own = ours[node.identity]?.id, own != id,
                tree.object(own) == nil
            else { continue }
            names[id] = own
        }
        return names
    }

    // MARK: Renumbered

    /// Constraints and connections that say the same under other ids: made again, or made by both.
    private mutating func matchRenumbered() {
        let oldInTheirs = Self.saying(base, without: [theirs])
        let newInTheirs = Self.saying(theirs, without: [base])
        let oldInOurs = Self.saying(base, without: [ours])
        let newInOurs = Self.saying(ours, without: [base])
        var (names, others): ([String: String], [String: String]) = ([:], [:])
        // What ours made again goes by its new id in all versions.
        for (words, id) in oldInOurs {
            guard let id, let new = newInOurs[words] ?? nil, ours.object(id) == nil else { continue }
            (names[id], others[id]) = (new, new)
        }
        for (words, id) in newInTheirs {
            guard let id else { continue }
            if let old = oldInTheirs[words] ?? nil {
                others[id] = names[old] ?? old
            } else if let own = newInOurs[words] ?? nil, theirs.object(own) == nil {
                others[id] = own
            }
        }
        // Ids of the words of a version are those of its document where nothing is renamed yet.
        rename(base: Self.written(names, in: base), theirs: Self.written(others, in: theirs))
    }

    private static func written(_ names: [String: String], in tree: MergeTree) -> [String: String] {
        let back = Dictionary(tree.renaming.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return Dictionary(names.map { (back[$0] ?? $0, $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// The constraints and connections of a version that others do not have, by what they say; nil where several say
    /// it.
    private static func saying(_ tree: MergeTree, without others: [MergeTree]) -> [String: String?] {
        var found: [String: String?] = [:]
        for node in tree.nodes {
            guard let id = node.id, let words = words(of: node, in: tree),
                others.allSatisfy({ $0[node.identity] == nil })
            else { continue }
            found.updateValue(found[words] == nil ? id : nil, forKey: words)
        }
        return found
    }

    /// What a constraint or a connection says, but for a constraint's constant.
    private static func words(of node: MergeTree.Node, in tree: MergeTree) -> String? {
        guard let list = tree.parent(of: node), let holder = tree.parent(of: list) else { return nil }
        let attributes = Dictionary(tree.attributes(of: node), uniquingKeysWith: { first, _ in first })
        if node.element.name == .constraint, list.element.name == .constraints {
            let first = attributes["firstItem"] ?? holder.id ?? ""
            return [
                "constraint", first, attributes["firstAttribute"] ?? "", attributes["relation"] ?? "equal",
                attributes["secondItem"] ?? "", attributes["secondAttribute"] ?? "", attributes["multiplier"] ?? "1",
                attributes["priority"] ?? "1000",
            ].joined(separator: " ")
        }
        guard list.element.name == .connections else { return nil }
        return
            ([node.element.name.string, holder.identity]
            + attributes.filter { $0.key != "id" }.map { "\($0.key)=\($0.value)" }.sorted()).joined(separator: " ")
    }

    // MARK: Collisions

    /// Ids that both sides gave to new objects: theirs get others, unless the objects have one origin.
    private mutating func separateCollisions() {
        var agreeing: [String] = []
        var differing: [String] = []
        for node in theirs.nodes {
            guard let id = node.id, !node.isInSlot, node.identity == "#\(id)", base.object(id) == nil,
                let own = ours[node.identity]
            else { continue }
            if saysSame(own, node) { agreeing.append(id) } else { differing.append(id) }
        }
        let related = Set(agreeing.flatMap(neighbours))
        var taken = Set(base.nodes.compactMap(\.id) + ours.nodes.compactMap(\.id) + theirs.nodes.compactMap(\.id))
        var names: [String: String] = [:]
        for id in differing where !related.contains(id) || !isSameKind(id) {
            let new = DocumentEdit.newID(for: "\(id) of theirs", notAmong: taken)
            taken.insert(new)
            names[id] = new
            collisions.append((id, new))
        }
        rename(theirs: Self.written(names, in: theirs))
    }

    /// An agreeing object's own id, those of what it lies in, and those that it refers to: they came with it.
    private func neighbours(of id: String) -> [String] {
        guard var node = theirs.object(id) else { return [] }
        var ids = theirs.references(of: node).map(\.id)
        while let parent = theirs.parent(of: node) {
            if let id = parent.id { ids.append(id) }
            node = parent
        }
        ids += theirs.subtree(of: "#\(id)").compactMap(\.id)
        return ids
    }

    private func isSameKind(_ id: String) -> Bool {
        ours.object(id)?.element.name.string == theirs.object(id)?.element.name.string
    }

    /// Whether two new objects with one id say the same of what distinguishes objects.
    private func saysSame(_ own: MergeTree.Node, _ other: MergeTree.Node) -> Bool {
        guard own.element.name.string == other.element.name.string else { return false }
        let (first, second) = (ours.attributes(of: own), theirs.attributes(of: other))
        return Self.telling.allSatisfy { name in
            first.first { $0.name == name }?.value == second.first { $0.name == name }?.value
        }
    }

    private static let telling = [
        "text", "title", "image", "placeholder", "userLabel", "customClass", "storyboardIdentifier", "reuseIdentifier",
        "identifier",
        "property", "selector", "destination", "kind", "firstItem", "firstAttribute", "secondItem", "secondAttribute",
    ]
}
