import InterfaceDocument

/// Writes a merge into our version: what theirs changed is changed there, and all else stays as ours has it, byte for
/// byte.
struct MergeWriter {
    private let plan: MergePlan
    private var edit: DocumentEdit
    /// The elements of the result that are written already, by their identities.
    private var items: [String: DocumentEdit.Item] = [:]

    init(_ plan: MergePlan) throws(DocumentEditError) {
        self.plan = plan
        edit = try DocumentEdit(plan.ours.document)
    }

    /// Our version with theirs' changes.
    mutating func write() throws(DocumentEditError) -> DocumentEdit {
        for node in plan.ours.nodes { items[node.identity] = edit.item(node.element) }
        items["document"] = edit.root
        try writeContents(of: "document")
        try fill("document")
        try removeRest()
        return edit
    }

    // MARK: Elements

    /// Brings what an element holds into its order, and writes all that is in it.
    private mutating func fill(_ identity: String) throws(DocumentEditError) {
        guard let holder = items[identity], let wanted = plan.children[identity] else { return }
        let present = edit.children(of: holder)
        let places = Dictionary(present.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let old = wanted.map { child in isTakenAnew(child) ? nil : items[child].flatMap { places[$0] } }
        let staying = Self.longestRise(old)
        var last: DocumentEdit.Item?
        for (index, child) in wanted.enumerated() {
            let place: DocumentEdit.Place = last.map { .after($0) } ?? .first
            if let item = items[child], !isTakenAnew(child) {
                if !staying.contains(index) { try edit.move(item, into: holder, at: place, keepsList: true) }
                last = item
            } else {
                last = try insert(
                    child, into: holder,
                    at: items[child].flatMap { edit.parent(of: $0) == holder ? .after($0) : nil } ?? place)
            }
            try writeContents(of: child)
            try fill(child)
        }
    }

    /// Whether an element of ours is written as theirs has it.
    private func isTakenAnew(_ identity: String) -> Bool { plan.replaced.contains(identity) }

    private mutating func insert(
        _ identity: String, into holder: DocumentEdit.Item, at place: DocumentEdit.Place
    ) throws(DocumentEditError) -> DocumentEdit.Item? {
        guard let node = plan.theirs[identity] else { return nil }
        let item = try edit.insert(copyOf: node.element, isDeep: node.isValue, into: holder, at: place)
        items[identity] = item
        if !plan.theirs.renaming.isEmpty { try rename(item, node.element) }
        return item
    }

    /// Gives a copy the ids of our version.
    private mutating func rename(_ item: DocumentEdit.Item, _ element: Element) throws(DocumentEditError) {
        for (name, value) in plan.theirs.attributes(of: element) where edit[item, name] != value {
            try edit.set(name, of: item, to: value)
        }
        for (child, other) in zip(edit.children(of: item), element.children) { try rename(child, other) }
    }

    /// Gives an element the attributes that theirs changed, each where theirs has it.
    private mutating func writeContents(of identity: String) throws(DocumentEditError) {
        guard let item = items[identity] else { return }
        if isTakenAnew(identity), let own = plan.ours[identity], let other = plan.theirs[identity], !other.isValue {
            try takeOwnAttributes(own, other, item)
        }
        guard let changes = plan.attributes[identity] else { return }
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) { try edit.set(name, of: item, to: value) }
    }

    /// Gives an element that theirs made of another kind what ours says of it.
    private mutating func takeOwnAttributes(
        _ own: MergeTree.Node, _ other: MergeTree.Node, _ item: DocumentEdit.Item
    ) throws(DocumentEditError) {
        let changed = plan.changedAttributes(own, in: plan.ours)
        let values = plan.ours.attributes(of: own)
        for name in changed + ["id"] {
            try edit.set(name, of: item, to: values.first { $0.name == name }?.value)
        }
    }

    /// Removes what is no part of the result, when all that stays has been moved out of it.
    private mutating func removeRest() throws(DocumentEditError) {
        for node in plan.ours.nodes {
            let own = edit.item(node.element)
            guard !plan.members.contains(node.identity) || items[node.identity] != own else { continue }
            try edit.remove(own, keepsList: true)
        }
    }

    /// The indices of a longest rising part of a list.
    private static func longestRise(_ list: [Int?]) -> Set<Int> {
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: list.count)
        for (index, value) in list.enumerated() {
            guard let value else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if (list[ends[middle]] ?? 0) < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: Set<Int> = []
        var place = ends.last ?? -1
        while place >= 0 {
            rise.insert(place)
            place = previous[place]
        }
        return rise
    }
}
