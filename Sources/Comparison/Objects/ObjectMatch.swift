import InterfaceDocument

/// Which objects of two documents are the same: those with the same id, and connections and constraints that say the
/// same.
struct ObjectMatch {
    /// For each object of the old document its place in the new one; -1 for one that is removed.
    private(set) var newPlace: [Int]
    /// For each object of the new document its place in the old one; -1 for one that is added.
    private(set) var oldPlace: [Int]
    /// How many have other ids that no other object has.
    private(set) var renumbered = 0

    init(_ old: ObjectTree, _ new: ObjectTree) {
        newPlace = Array(repeating: -1, count: old.nodes.count)
        oldPlace = Array(repeating: -1, count: new.nodes.count)
        pair(0, 0)
        for (place, node) in old.nodes.enumerated().dropFirst() {
            guard let other = new.place(of: node.identity), new.nodes[other].category == node.category else { continue }
            pair(place, other)
        }
        matchScenes(old, new)
        matchContentViews(old, new)
        matchOwners(old, new)
        // Connections lead to constraints.
        matchBySaying(old, new, [.constraint])
        matchBySaying(old, new, [.outlet, .action, .segue])
    }

    /// The identity in the new document of what has one in the old document; the same for what is gone.
    func newIdentity(of identity: String, _ old: ObjectTree, _ new: ObjectTree) -> String {
        guard let place = old.place(of: identity), newPlace[place] >= 0 else { return identity }
        return new.nodes[newPlace[place]].identity
    }

    /// Whether an id of the old document and one of the new document mean one object.
    func areSame(_ id: String, _ other: String, _ old: ObjectTree, _ new: ObjectTree) -> Bool {
        guard let before = old.place(of: id), let after = new.place(of: other), after > 0 else { return false }
        return newPlace[before] == after
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        (newPlace[old], oldPlace[new]) = (new, old)
    }

    /// Pairs what has another id. One that another object has is a change, and is said as such.
    private mutating func pairRenumbered(_ place: Int, _ other: Int, _ old: ObjectTree, _ new: ObjectTree) {
        pair(place, other)
        if !old.nodes[place].sharesID, !new.nodes[other].sharesID { renumbered += 1 }
    }

    /// Scenes go with their controllers where their own ids do not agree.
    private mutating func matchScenes(_ old: ObjectTree, _ new: ObjectTree) {
        for (place, node) in old.nodes.enumerated() where node.category == .controller && newPlace[place] >= 0 {
            let (scene, other) = (node.parent, new.nodes[newPlace[place]].parent)
            guard scene > 0, other > 0, old.nodes[scene].category == .scene, new.nodes[other].category == .scene,
                newPlace[scene] < 0, oldPlace[other] < 0
            else { continue }
            pair(scene, other)
        }
    }

    /// The content views of cells that are the same.
    private mutating func matchContentViews(_ old: ObjectTree, _ new: ObjectTree) {
        for (place, node) in old.nodes.enumerated() where newPlace[place] < 0 && node.role == "contentView" {
            guard newPlace[node.parent] >= 0 else { continue }
            let candidates = new.nodes[newPlace[node.parent]].children
            if let other = candidates.first(where: { new.nodes[$0].role == "contentView" && oldPlace[$0] < 0 }) {
                pairRenumbered(place, other, old, new)
            }
        }
    }

    /// File's Owners: every xib has one.
    private mutating func matchOwners(_ old: ObjectTree, _ new: ObjectTree) {
        func owner(_ tree: ObjectTree, _ places: [Int]) -> Int? {
            tree.nodes.indices.first { place in
                places[place] < 0 && tree.nodes[place].category == .placeholder
                    && tree.nodes[place].element.has(.placeholderIdentifier, equalTo: "IBFilesOwner")
            }
        }
        guard let before = owner(old, newPlace), let after = owner(new, oldPlace) else { return }
        pairRenumbered(before, after, old, new)
    }

    /// An object of the new document that is added and what is added with it, which does not stand in something that
    /// stays.
    func added(with place: Int, _ new: ObjectTree) -> [Int] {
        [place] + new.nodes[place].children.filter { oldPlace[$0] < 0 }.flatMap { added(with: $0, new) }
    }

    /// An object of the old document that is removed and what is removed with it, which does not stand in something
    /// that stays.
    func removed(with place: Int, _ old: ObjectTree) -> [Int] {
        [place] + old.nodes[place].children.filter { newPlace[$0] < 0 }.flatMap { removed(with: $0, old) }
    }

    /// Constraints and connections whose id is another one and that say the same.
    private mutating func matchBySaying(
        _ old: ObjectTree, _ new: ObjectTree, _ categories: Set<ObjectTree.Category>
    ) {
        var candidates: [String: [Int]] = [:]
        for (place, node) in new.nodes.enumerated() where oldPlace[place] < 0 && categories.contains(node.category) {
            let words = Self.saying(node, in: new, depth: new.depth(ofItem:)) { $0 }
            if let saying = words { candidates[saying, default: []].append(place) }
        }
        guard !candidates.isEmpty else { return }
        let known = self
        for (place, node) in old.nodes.enumerated() where newPlace[place] < 0 && categories.contains(node.category) {
            let words = Self.saying(node, in: old, depth: new.depth(ofItem:)) { known.newIdentity(of: $0, old, new) }
            guard let saying = words, var places = candidates[saying], !places.isEmpty else { continue }
            pairRenumbered(place, places.removeFirst(), old, new)
            candidates[saying] = places
        }
    }

    /// What a constraint or connection says, without its id, of objects by their identities in the new document, where
    /// items lie in so many others by `depth`; nil for other objects. Constraints are said one way round, with the
    /// digits that count.
    private static func saying(
        _ node: ObjectTree.Node, in tree: ObjectTree, depth: (String) -> Int, named name: (String) -> String
    ) -> String? {
        switch node.category {
        case .constraint:
            let facts = ConstraintFacts(node, in: tree).renamed(name).canonical(depth: depth)
            let numbers = [facts.multiplier, facts.constant, facts.priority].map(NumberWords.text)
            return
                "\(facts.first) \(facts.firstAttribute) \(facts.relation) \(facts.second ?? "") \(facts.secondAttribute ?? "") \(numbers) \(facts.isSymbolic) \(facts.identifier ?? "") \(facts.isPlaceholder)"
        case .outlet, .action, .segue:
            let attributes = node.element.attributes.filter { $0.name != "id" }.map { attribute in
                let isGoal = attribute.name == "destination"
                return "\(attribute.name)=\(isGoal ? name(tree.identity(ofID: attribute.value)) : attribute.value)"
            }
            return "\(name(tree.nodes[node.parent].identity)) \(node.element.name) \(attributes.sorted())"
        default: return nil
        }
    }
}
