import InterfaceDocument

/// Which objects of two documents are the same: those with the same id, and connections and constraints that say the same.
struct ObjectMatch {
    /// For each object of the old document its place in the new one; -1 for one that is removed.
    private(set) var newPlace: [Int]
    /// For each object of the new document its place in the old one; -1 for one that is added.
    private(set) var oldPlace: [Int]
    /// How many have other ids.
    private(set) var renumbered = 0

    init(_ old: ObjectTree, _ new: ObjectTree) {
        newPlace = Array(repeating: -1, count: old.nodes.count)
        oldPlace = Array(repeating: -1, count: new.nodes.count)
        for (place, node) in old.nodes.enumerated() {
            guard let other = new.place(of: node.identity), new.nodes[other].category == node.category else { continue }
            pair(place, other)
        }
        matchScenes(old, new)
        matchContentViews(old, new)
        matchBySaying(old, new)
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        (newPlace[old], oldPlace[new]) = (new, old)
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
                pair(place, other)
                renumbered += 1
            }
        }
    }

    /// Constraints and connections whose id is another one and that say the same.
    private mutating func matchBySaying(_ old: ObjectTree, _ new: ObjectTree) {
        var candidates: [String: [Int]] = [:]
        for (place, node) in new.nodes.enumerated() where oldPlace[place] < 0 {
            if let saying = Self.saying(node, in: new) { candidates[saying, default: []].append(place) }
        }
        guard !candidates.isEmpty else { return }
        for (place, node) in old.nodes.enumerated() where newPlace[place] < 0 {
            guard let saying = Self.saying(node, in: old), var places = candidates[saying], !places.isEmpty else {
                continue
            }
            pair(place, places.removeFirst())
            candidates[saying] = places
            renumbered += 1
        }
    }

    /// What a constraint or connection says, without its id; nil for other objects.
    private static func saying(_ node: ObjectTree.Node, in tree: ObjectTree) -> String? {
        switch node.category {
        case .constraint:
            let facts = ConstraintFacts(node, in: tree)
            return
                "\(facts.first) \(facts.firstAttribute) \(facts.relation) \(facts.second ?? "") \(facts.secondAttribute ?? "") \(facts.multiplier) \(facts.constant) \(facts.isSymbolic) \(facts.priority) \(facts.identifier ?? "") \(facts.isPlaceholder)"
        case .outlet, .action, .segue:
            let attributes = node.element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
            return "\(tree.nodes[node.parent].identity) \(node.element.name) \(attributes.sorted())"
        default: return nil
        }
    }
}
