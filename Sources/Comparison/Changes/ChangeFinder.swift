import InterfaceDocument
import StrutDiagnostics

/// Finds every difference between two documents once: what was added, removed, moved, changed, and what is mere churn.
struct ChangeFinder {
    let old: ObjectTree
    let new: ObjectTree
    let match: ObjectMatch
    let oldNames: ObjectNamer
    let newNames: ObjectNamer
    var churn = Churn()
    /// The changes, each with its place: that of the object in the new document, or else in the old one.
    var found: [(change: Change, old: Int?, new: Int?)] = []
    /// The stored frames that say nothing and differ.
    var supposedFrames: [SupposedFrame] = []
    /// The objects of the old document of which the canvas decides one.
    var supposed: Set<Int> = []

    /// Whether another size of an image is a change: a layout depends on it.
    private let namesImageSizes: Bool

    init(_ old: ObjectTree, _ new: ObjectTree, namesImageSizes: Bool) {
        self.old = old
        self.new = new
        self.namesImageSizes = namesImageSizes
        match = ObjectMatch(old, new)
        oldNames = ObjectNamer(old)
        newNames = ObjectNamer(new)
    }

    /// Looks at all objects.
    mutating func run() {
        churn.renumbered = match.renumbered
        for place in new.nodes.indices {
            let other = match.oldPlace[place]
            if other >= 0 { compare(other, place) } else { add(place) }
        }
        for place in old.nodes.indices where match.newPlace[place] < 0 { remove(place) }
        for place in new.nodes.indices where match.oldPlace[place] >= 0 { compareOrder(match.oldPlace[place], place) }
    }

    // MARK: Added and removed

    private mutating func add(_ place: Int) {
        let node = new.nodes[place]
        // What stands in something that is added is said with it, but for what it says of its own size, and of objects
        // that were moved into it.
        if node.parent > 0, match.oldPlace[node.parent] < 0, !speaksOfMatched(node, in: new, match.oldPlace) {
            guard match.oldPlace[max(new.nodes[node.parent].parent, 0)] >= 0, speaksOfHolder(node, in: new) else {
                return
            }
        }
        if isSilent(node), !node.sharesID {
            churn.notesDiffer = true
            return
        }
        var change = Change(.added, reference(old: nil, new: place))
        change.contents = match.added(with: place, new).dropFirst().count { new.nodes[$0].category == .view }
        describe(&change, node, newNames, place)
        change.move = node.category == .view || node.category == .object ? holder(of: place) : nil
        change.touched = touched(by: node, in: new)
        found.append((change, nil, place))
    }

    private mutating func remove(_ place: Int) {
        let node = old.nodes[place]
        if node.parent > 0, match.newPlace[node.parent] < 0, !speaksOfMatched(node, in: old, match.newPlace) {
            guard match.newPlace[max(old.nodes[node.parent].parent, 0)] >= 0, speaksOfHolder(node, in: old) else {
                return
            }
        }
        if isSilent(node), !node.sharesID {
            churn.notesDiffer = true
            return
        }
        var change = Change(.removed, reference(old: place, new: nil))
        change.contents = match.removed(with: place, old).dropFirst().count { old.nodes[$0].category == .view }
        describe(&change, node, oldNames, place)
        change.touched = touched(by: node, in: old)
        found.append((change, place, nil))
    }

    /// Whether a constraint is one of the view alone that holds it: its width, its height, or both.
    private func speaksOfHolder(_ node: ObjectTree.Node, in tree: ObjectTree) -> Bool {
        guard node.category == .constraint else { return false }
        let (facts, holder) = (ConstraintFacts(node, in: tree), tree.nodes[node.parent].identity)
        return facts.first == holder && facts.second.map { $0 == holder } ?? true
    }

    /// Whether a constraint holds an object that both documents have; `places` are those of objects in the other one.
    private func speaksOfMatched(_ node: ObjectTree.Node, in tree: ObjectTree, _ places: [Int]) -> Bool {
        guard node.category == .constraint else { return false }
        let facts = ConstraintFacts(node, in: tree)
        return [facts.first, facts.second].contains { item in
            guard let item, let place = tree.place(of: item), place > 0 else { return false }
            return places[place] >= 0
        }
    }

    /// Guides and placeholders come and go with the tools, but for those of which somebody said something.
    private func isSilent(_ node: ObjectTree.Node) -> Bool {
        node.category == .guide ? node.element.name != .userLayoutGuide : node.isIdlePlaceholder
    }

    func describe(_ change: inout Change, _ node: ObjectTree.Node, _ names: ObjectNamer, _ place: Int) {
        switch node.category {
        case .constraint, .outlet, .action, .segue: change.sentence = names.name(place)
        default: break
        }
    }

    /// The object that holds what is added.
    private func holder(of place: Int) -> Change.Move? {
        let parent = new.nodes[place].parent
        guard parent > 0 else { return nil }
        return Change.Move(from: "", to: newNames.name(parent))
    }

    // MARK: Matched

    private mutating func compare(_ before: Int, _ after: Int) {
        let (a, b) = (old.nodes[before], new.nodes[after])
        if a.isFirstResponder, b.isFirstResponder { return }
        compareWriting(a, b)
        var changes: [PropertyChange] = []
        var left: Set<String> = []
        if b.category == .constraint {
            let (before, after) = (ConstraintFacts(a, in: old), ConstraintFacts(b, in: new))
            left = ConstraintFacts.attributes.union(before.variedConstants.keys).union(after.variedConstants.keys)
            changes = constraintChanges(before, after, a, b)
        }
        if b.category == .document {
            // The device on the canvas is the one that somebody looked at last, and old tools name none.
            left = ["canvas"]
            if let from = a.properties.values["canvas"], let to = b.properties.values["canvas"], !from.isSame(as: to) {
                churn.canvas = (from.text, to.text)
            }
        }
        if b.element.name == .image, b.category == .resource {
            // Interface Builder notes the size that it finds in the image's file, and the app reads the file again.
            let sides: Set = ["width", "height"]
            if !namesImageSizes {
                left = sides
                if sides.contains(where: { a.element.string(named: $0) != b.element.string(named: $0) }) {
                    churn.imageSizes += 1
                }
            }
        }
        let properties = PropertyComparison(
            a.properties, b.properties, kind: b.element.name, except: left,
            isSameObject: { match.areSame($0, $1, old, new) }, oldName: name(oldNames, old),
            newName: name(newNames, new))
        if properties.isRespelt { churn.isReformatted = true }
        changes += properties.changes.map { change in
            // An id is a property where another object has it, and is reported where it is none.
            guard change.name == "id" else { return change }
            return PropertyChange(name: "id", old: change.old ?? a.element.id, new: change.new ?? b.element.id)
        }
        if match.renamed.contains(after) {
            changes.insert(PropertyChange(name: "id", old: a.element.id, new: b.element.id), at: 0)
        }
        changes += frameChanges(before, after)
        if let move = move(before, after) {
            var change = Change(.moved, reference(old: before, new: after))
            change.move = move
            describe(&change, b, newNames, after)
            change.touched = touched(by: b, in: new)
            found.append((change, before, after))
        }
        guard !changes.isEmpty else { return }
        var change = Change(.changed, reference(old: before, new: after))
        change.properties = changes
        describe(&change, b, newNames, after)
        if changes.contains(where: { !FrameParts(property: $0.name).isEmpty }) {
            change.touched = touched(by: a, in: old) + touched(by: b, in: new)
        }
        found.append((change, before, after))
    }

    private func name(_ names: ObjectNamer, _ tree: ObjectTree) -> (String) -> String? {
        { identity in tree.place(of: identity).flatMap { $0 > 0 ? names.name($0) : nil } }
    }

    private mutating func constraintChanges(
        _ before: ConstraintFacts, _ after: ConstraintFacts, _ a: ObjectTree.Node, _ b: ObjectTree.Node
    ) -> [PropertyChange] {
        func differences(_ facts: ConstraintFacts) -> [String] {
            facts.renamed { match.newIdentity(of: $0, old, new) }.differences(to: after)
        }
        // One that was turned around differs in what it says, and not in the way round.
        var (before, differing) = (before, differences(before))
        if let mirrored = before.mirrored {
            let others = differences(mirrored)
            if others.count < differing.count { (before, differing) = (mirrored, others) }
        }
        guard !differing.isEmpty else {
            // The same in other words, or held by another view.
            let words = ["constant", "multiplier", "priority", "relation"]
            if words.contains(where: { a.element.string(named: $0) != b.element.string(named: $0) })
                || !isSameItem(a.element.string(.firstItem), b.element.string(.firstItem))
                || after.variedConstants.keys.contains(where: {
                    a.properties.values[$0]?.spelling != b.properties.values[$0]?.spelling
                })
            {
                churn.isReformatted = true
            }
            return []
        }
        func words(_ name: String, _ item: (ObjectNamer) -> (Int) -> String) -> PropertyChange {
            PropertyChange(
                name: name,
                old: before.words(name) { old.place(of: $0).map(item(oldNames)) ?? "? (\($0))" },
                new: after.words(name) { new.place(of: $0).map(item(newNames)) ?? "? (\($0))" })
        }
        return differing.map { name in
            let change = words(name, ObjectNamer.short)
            // Another item that goes by the same name is identified by its id.
            return change.old == change.new ? words(name, ObjectNamer.name) : change
        }
    }

    /// Whether two ids, or none, are written for one object, which may have another id.
    private func isSameItem(_ id: String?, _ other: String?) -> Bool {
        guard id != other else { return true }
        guard let id, let other else { return false }
        return match.areSame(id, other, old, new)
    }

    // MARK: Words

    func reference(old before: Int?, new after: Int?) -> ObjectReference {
        let node = after.map { new.nodes[$0] } ?? old.nodes[before ?? 0]
        return ObjectReference(
            identity: node.identity, oldIdentity: after == nil ? nil : before.map { old.nodes[$0].identity },
            occurrence: node.occurrence, category: node.category,
            name: after.map(newNames.name) ?? oldNames.name(before ?? 0),
            oldLocation: before.map { old.nodes[$0].element.location },
            newLocation: after.map { new.nodes[$0].element.location })
    }

    /// The objects whose frames a change of `node` refers to.
    private func touched(by node: ObjectTree.Node, in tree: ObjectTree) -> [Touch] {
        switch node.category {
        case .constraint:
            let facts = ConstraintFacts(node, in: tree)
            let first = Touch(identity: facts.first, parts: FrameParts(attribute: facts.firstAttribute))
            guard let second = facts.second else { return [first] }
            let attribute = facts.secondAttribute ?? facts.firstAttribute
            return [first, Touch(identity: second, parts: FrameParts(attribute: attribute))]
        case .view:
            // A stack view's own changes place what it arranges, and so does what comes into it and leaves it.
            let own = Touch(identity: node.identity, parts: .all)
            let holders = node.parent > 0 ? [node, tree.nodes[node.parent]] : [node]
            return [own]
                + holders.filter { $0.element.name == .stackView }.map {
                    Touch(identity: $0.identity, parts: .all, isOfArranged: true)
                }
        default: return []
        }
    }
}
