import InterfaceDocument

/// Puts changes together: what comes with what is added or removed, and what belongs to one scene.
struct ChangeGrouping {
    private let finder: ChangeFinder
    private let changes: [(change: Change, old: Int?, new: Int?)]
    /// For each object of either document the change in whose subtree it was added or removed.
    private var addedIn: [Int: Int] = [:]
    private var removedIn: [Int: Int] = [:]
    /// For each name of a resource that comes or goes the first change that names it.
    private var addedFor: [String: Int] = [:]
    private var removedFor: [String: Int] = [:]

    init(_ finder: ChangeFinder) {
        self.finder = finder
        changes = finder.found
        for (index, entry) in changes.enumerated() {
            guard Self.isWhole(entry.change.object.category) else { continue }
            // A constraint of a view alone is a change too: what leads to it comes and goes with the view.
            if entry.change.kind == .added, let place = entry.new {
                for inner in finder.match.added(with: place, finder.new) where addedIn[inner] == nil {
                    addedIn[inner] = index
                }
            }
            if entry.change.kind == .removed, let place = entry.old {
                for inner in finder.match.removed(with: place, finder.old) where removedIn[inner] == nil {
                    removedIn[inner] = index
                }
            }
        }
        addedFor = users(ofResources: .added)
        removedFor = users(ofResources: .removed)
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

    /// The objects that a constraint or connection refers to.
    private func speaksOf(_ node: ObjectTree.Node, in tree: ObjectTree) -> [Int] {
        if node.category == .constraint {
            let facts = ConstraintFacts(node, in: tree)
            return [facts.first, facts.second].compactMap { $0 }.compactMap(tree.place)
        }
        return [node.element.string(.destination)].compactMap { $0 }.compactMap(tree.place)
    }

    /// The first change that names a resource which comes or goes.
    private func user(of index: Int) -> Int? {
        guard let name = resourceName(index) else { return nil }
        return changes[index].change.kind == .added ? addedFor[name] : removedFor[name]
    }

    private func resourceName(_ index: Int) -> String? {
        let node = changes[index].new.map { finder.new.nodes[$0] } ?? changes[index].old.map { finder.old.nodes[$0] }
        return node?.element.string(.name)
    }

    /// For the names of all resources that are added, or removed, the first change that names each: of an object that
    /// comes or goes with it, or of a property whose value now, or before, is one.
    private func users(ofResources kind: Change.Kind) -> [String: Int] {
        let resources = changes.indices.filter {
            changes[$0].change.kind == kind && changes[$0].change.object.category == .resource
        }
        let names = Set(resources.compactMap(resourceName))
        guard let longest = names.map(\.utf8.count).max() else { return [:] }
        var users: [String: Int] = [:]
        func note(_ name: String, _ index: Int) {
            if names.contains(name), users[name] == nil { users[name] = index }
        }
        for (index, entry) in changes.enumerated() where entry.change.object.category != .resource {
            guard entry.change.kind == kind else {
                for property in entry.change.properties {
                    guard let words = kind == .added ? property.new : property.old else { continue }
                    for name in Self.mentioned(in: words, longest: longest) { note(name, index) }
                }
                continue
            }
            let root =
                kind == .added
                ? entry.new.map { finder.new.nodes[$0].element } : entry.old.map { finder.old.nodes[$0].element }
            guard let root else { continue }
            for attribute in root.attributes { note(attribute.value, index) }
            for element in root.descendants {
                for attribute in element.attributes { note(attribute.value, index) }
            }
        }
        return users
    }

    /// What may be the name of a resource in the words for a value, in at most `longest` bytes: all of them, what is in
    /// quotes, behind `named` or before a comma.
    private static func mentioned(in words: String, longest: Int) -> [String] {
        var names: [String] = []
        if words.hasPrefix("\"") && words.hasSuffix("\"") { names.append(String(words.dropFirst().dropLast())) }
        names += beginnings(of: words[...], before: ",", longest)
        if words.hasPrefix("named ") { names += beginnings(of: words.dropFirst(6), before: " ", longest) }
        return names
    }

    /// A text as a whole, and what of it stands before each of some marks.
    private static func beginnings(of text: Substring, before mark: Unicode.Scalar, _ longest: Int) -> [String] {
        let bytes = text.utf8.prefix(longest + 1)
        var names = bytes.indices.filter { bytes[$0] == UInt8(ascii: mark) }.map { String(text[..<$0]) }
        if text.utf8.count <= longest { names.append(String(text)) }
        return names
    }
}
