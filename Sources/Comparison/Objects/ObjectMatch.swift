import InterfaceDocument

/// Which objects of two documents are the same: those with the same id, those that only have another id, and
/// connections and constraints that say the same.
struct ObjectMatch {
    /// For each object of the old document its place in the new one; -1 for one that is removed.
    private(set) var newPlace: [Int]
    /// For each object of the new document its place in the old one; -1 for one that is added.
    private(set) var oldPlace: [Int]
    /// The places in the new document of the objects that somebody gave another id.
    private(set) var renamed: Set<Int> = []
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
        matchRenamed(old, new)
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

    /// Views, controllers and other objects whose id is gone, where one with a new id stands at the same place and is
    /// the same in all else. Where one of several may be meant, none is.
    private mutating func matchRenamed(_ old: ObjectTree, _ new: ObjectTree) {
        for (place, node) in old.nodes.enumerated() where newPlace[place] >= 0 {
            let gone = Self.runs(of: node.children, in: old, renamedIn: new) { [newPlace] in newPlace[$0] }
            if gone.isEmpty { continue }
            let come = Self.runs(of: new.nodes[newPlace[place]].children, in: new, renamedIn: old) { [oldPlace] in
                oldPlace[$0] < 0 ? -1 : $0
            }
            for (run, places) in gone.sorted(by: { $0.value[0] < $1.value[0] }) {
                if let others = come[run] { matchRenamed(places, others, old, new) }
            }
        }
    }

    /// Pairs objects that are gone with those that came to the same place of a list.
    private mutating func matchRenamed(_ gone: [Int], _ come: [Int], _ old: ObjectTree, _ new: ObjectTree) {
        if gone.count == come.count {
            for (place, other) in zip(gone, come) {
                if let pairs = renaming(place, other, old, new) { rename(pairs, new) }
            }
        } else if gone.count * come.count <= Self.mostComparisons {
            for place in gone {
                let found = come.filter { oldPlace[$0] < 0 }.compactMap { renaming(place, $0, old, new) }
                guard let pairs = found.first, let other = pairs.first?.new else { continue }
                // Of several that are alike as many must have been there.
                let alike = gone.count { newPlace[$0] < 0 && renaming($0, other, old, new) != nil }
                if found.count == alike { rename(pairs, new) }
            }
        }
    }

    /// How many objects that came are compared with those that are gone from one place. Where more come and go,
    /// somebody did more than to give another id.
    private static let mostComparisons = 64

    private mutating func rename(_ pairs: [(old: Int, new: Int)], _ new: ObjectTree) {
        for (a, b) in pairs { pair(a, b) }
        renamed.formUnion(pairs.lazy.map(\.new).filter { new.nodes[$0].category != .guide })
    }

    /// A place in a list: what objects there are to their parent, and the place in the new document of the one before
    /// them that both documents have; -1 where there is none.
    private struct Run: Hashable {
        var role: String
        var before: Int
    }

    /// Those of an object's children that may be the ones with another id in the other document, in order, by where
    /// they stand. `place` gives the place in the new document of what both documents have, and -1 for all else.
    private static func runs(
        of children: [Int], in tree: ObjectTree, renamedIn other: ObjectTree, place: (Int) -> Int
    ) -> [Run: [Int]] {
        var runs: [Run: [Int]] = [:]
        var last: [String: Int] = [:]
        for child in children {
            let node = tree.nodes[child]
            let found = place(child)
            if found >= 0 {
                last[node.role] = found
            } else if mayBeRenamed(node, other) {
                runs[Run(role: node.role, before: last[node.role] ?? -1), default: []].append(child)
            }
        }
        return runs
    }

    /// The objects of two that are the same but for their ids; nil where they are not the same.
    private func renaming(
        _ place: Int, _ other: Int, _ old: ObjectTree, _ new: ObjectTree
    ) -> [(old: Int, new: Int)]? {
        var renaming = Renaming(match: self, old: old, new: new)
        return renaming.pairs(place, other) ? renaming.pairs : nil
    }

    private static func mayBeRenamed(_ node: ObjectTree.Node, _ other: ObjectTree) -> Bool {
        guard let id = node.element.id, !node.sharesID, other.place(of: id) == nil else { return false }
        return node.category == .view || node.category == .controller || node.category == .object
    }

    /// Whether two objects with different ids are the same with all that is in them, and which objects are so the same.
    private struct Renaming {
        let match: ObjectMatch
        let old: ObjectTree
        let new: ObjectTree
        private(set) var pairs: [(old: Int, new: Int)] = []
        /// The ids of those in the new document by their former ids.
        private var ids: [String: String] = [:]

        init(match: ObjectMatch, old: ObjectTree, new: ObjectTree) {
            (self.match, self.old, self.new) = (match, old, new)
        }

        mutating func pairs(_ place: Int, _ other: Int) -> Bool {
            let (a, b) = (old.nodes[place], new.nodes[other])
            guard a.category == b.category, a.role == b.role, a.element.name == b.element.name else { return false }
            pairs.append((place, other))
            if let id = a.element.id { ids[id] = b.element.id }
            let properties = PropertyComparison(
                a.properties, b.properties, kind: b.element.name,
                isSameObject: { id, otherID in
                    match.areSame(id, otherID, old, new) || ids[id] == otherID
                },
                oldName: { $0 }, newName: { $0 })
            guard properties.changes.isEmpty else { return false }
            let (before, after) = (parts(of: a, in: old), parts(of: b, in: new))
            guard before.count == after.count else { return false }
            for (part, otherPart) in zip(before, after) where match.newPlace[part] != otherPart {
                guard match.newPlace[part] < 0, match.oldPlace[otherPart] < 0, pairs(part, otherPart) else {
                    return false
                }
            }
            return true
        }

        /// What is in an object, but for what is the same by what it says.
        private func parts(of node: ObjectTree.Node, in tree: ObjectTree) -> [Int] {
            node.children.filter { child in
                switch tree.nodes[child].category {
                case .constraint, .outlet, .action, .segue: false
                default: true
                }
            }
        }
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
