import InterfaceDocument

/// Puts changes together: what comes with what is added or removed, and what belongs to one scene.
struct ChangeGrouping {
    private let finder: ChangeFinder
    private let changes: [(change: Change, old: Int?, new: Int?)]
    /// For each object of either document the change in whose subtree it was added or removed.
    private var addedIn: [Int: Int] = [:]
    private var removedIn: [Int: Int] = [:]

    init(_ finder: ChangeFinder) {
        self.finder = finder
        changes = finder.found
        for (index, entry) in changes.enumerated() {
            guard Self.isWhole(entry.change.object.category) else { continue }
            if entry.change.kind == .added, let place = entry.new {
                for inner in finder.match.added(with: place, finder.new) { addedIn[inner] = index }
            }
            if entry.change.kind == .removed, let place = entry.old {
                for inner in finder.match.removed(with: place, finder.old) { removedIn[inner] = index }
            }
        }
    }

    /// Whether others come and go with an object of this category.
    private static func isWhole(_ category: ObjectTree.Category) -> Bool {
        switch category {
        case .view, .controller, .scene, .object, .constraint: true
        default: false
        }
    }

    /// The changes by scene: those of the document first, then scene by scene.
    func groups() -> [ChangeGroup] {
        var companions: [Int: [Change]] = [:]
        var isCompanion = [Bool](repeating: false, count: changes.count)
        for index in changes.indices {
            guard let leader = leader(of: index), leader != index, self.leader(of: leader) == nil else { continue }
            companions[leader, default: []].append(changes[index].change)
            isCompanion[index] = true
        }
        var groups: [Int: ChangeGroup] = [:]
        for index in changes.indices where !isCompanion[index] {
            var entry = changes[index]
            entry.change.companions = companions[index] ?? []
            entry.change.touched += entry.change.companions.flatMap(\.touched)
            let scene = scene(of: entry)
            groups[scene.order, default: ChangeGroup(scene: scene.name, places: scene.places, changes: [])]
                .changes.append(entry.change)
        }
        return groups.sorted { $0.key < $1.key }.map { group in
            var group = group.value
            group.changes = group.changes.enumerated().sorted { a, b in
                let (x, y) = (Self.rank(a.element), Self.rank(b.element))
                return x == y ? a.offset < b.offset : x < y
            }.map(\.element)
            return group
        }
    }

    /// Removed objects stand behind the others; the rest goes by its place.
    private static func rank(_ change: Change) -> (Int, Int, Int) {
        let isGone = change.object.newLocation == nil
        let place = change.object.newLocation ?? change.object.oldLocation
        return (isGone ? 1 : 0, place?.line ?? 0, place?.column ?? 0)
    }

    /// The scene that a change belongs to, and its place among them.
    private func scene(
        of entry: (change: Change, old: Int?, new: Int?)
    ) -> (order: Int, name: String?, places: (old: Int?, new: Int?)) {
        if let place = entry.new {
            let scene = finder.new.scene(of: place)
            guard scene > 0 else { return (0, nil, (0, 0)) }
            let before = finder.match.oldPlace[scene]
            return (scene, finder.newNames.name(scene), (before >= 0 ? before : nil, scene))
        }
        let scene = finder.old.scene(of: entry.old ?? 0)
        guard scene > 0 else { return (0, nil, (0, 0)) }
        let after = finder.match.newPlace[scene]
        if after >= 0 { return (after, finder.newNames.name(after), (scene, after)) }
        return (finder.new.nodes.count + scene, finder.oldNames.name(scene), (scene, nil))
    }

    // MARK: What comes with what

    /// The change that brings this one with it; nil for one that stands for itself.
    private func leader(of index: Int) -> Int? {
        let (change, old, new) = changes[index]
        switch (change.kind, change.object.category) {
        case (.added, .constraint), (.added, .outlet), (.added, .action), (.added, .segue):
            return new.flatMap { place in
                speaksOf(finder.new.nodes[place], in: finder.new).lazy.compactMap { addedIn[$0] }.first
            }
        case (.removed, .constraint), (.removed, .outlet), (.removed, .action), (.removed, .segue):
            return old.flatMap { place in
                speaksOf(finder.old.nodes[place], in: finder.old).lazy.compactMap { removedIn[$0] }.first
            }
        case (.added, .resource), (.removed, .resource): return user(of: index)
        default: return nil
        }
    }

    /// The objects that a constraint or connection speaks of.
    private func speaksOf(_ node: ObjectTree.Node, in tree: ObjectTree) -> [Int] {
        if node.category == .constraint {
            let facts = ConstraintFacts(node, in: tree)
            return [facts.first, facts.second].compactMap { $0 }.compactMap(tree.place)
        }
        return [node.element.string(.destination)].compactMap { $0 }.compactMap(tree.place)
    }

    /// The first change that names a resource which comes or goes.
    private func user(of index: Int) -> Int? {
        let (resource, old, new) = changes[index]
        let node = new.map { finder.new.nodes[$0] } ?? old.map { finder.old.nodes[$0] }
        guard let name = node?.element.string(.name) else { return nil }
        let isAdded = resource.kind == .added
        return changes.indices.first { other in
            let (change, before, after) = changes[other]
            guard change.object.category != .resource else { return false }
            if change.kind == resource.kind {
                let root =
                    isAdded ? after.map { finder.new.nodes[$0].element } : before.map { finder.old.nodes[$0].element }
                return root.map { Self.names(name, in: $0) } ?? false
            }
            return change.properties.contains { property in
                (isAdded ? property.new : property.old).map { Self.mentions(name, $0) } ?? false
            }
        }
    }

    private static func names(_ name: String, in root: Element) -> Bool {
        root.attributes.contains { $0.value == name }
            || root.descendants.contains { element in element.attributes.contains { $0.value == name } }
    }

    private static func mentions(_ name: String, _ words: String) -> Bool {
        words == name || words == "\"\(name)\"" || words == "named \(name)" || words.hasPrefix("named \(name) ")
            || words.hasPrefix("\(name),")
    }
}
