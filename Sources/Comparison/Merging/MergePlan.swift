import InterfaceDocument

/// What a merged document consists of: decided for each element from what three versions say of it.
struct MergePlan {
    let base: MergeTree
    let ours: MergeTree
    let theirs: MergeTree
    /// The side that conflicts are settled for.
    let preferred: MergeSide
    /// Elements that theirs removed and that stay, because ours changed them.
    var kept: Set<String> = []
    /// Elements that ours removed and that come back, because theirs changed them.
    var restored: Set<String> = []
    /// New elements of a side that are not taken.
    var dropped: Set<String> = []
    /// The elements of the result.
    private(set) var members: Set<String> = []
    /// For each element of the result what holds it.
    private(set) var parents: [String: String] = [:]
    /// For each element of the result what it holds, in order.
    var children: [String: [String]] = [:]
    /// The attributes that elements of both sides have differently from ours; nil takes one away.
    var attributes: [String: [String: String?]] = [:]
    /// Elements of both sides that are taken from theirs as a whole, or with their name.
    var replaced: Set<String> = []
    /// Frames that are stored and that both sides changed.
    var disputedFrames: Set<String> = []
    private(set) var conflicts: [FoundConflict] = []
    private var subjects: Set<String> = []

    init(_ identities: MergeIdentities, preferring preferred: MergeSide) {
        base = identities.base
        ours = identities.ours
        theirs = identities.theirs
        self.preferred = preferred
        keepWhatOursChanged()
        findWhatTheirsChanged()
        chooseMembers()
        settleSlots()
        placeMembers()
        mergeContents()
        orderChildren()
    }

    /// Notes a conflict once for each subject.
    mutating func find(_ conflict: FoundConflict) {
        if subjects.insert(conflict.subject + "\u{0}" + conflict.detail).inserted { conflicts.append(conflict) }
    }

    // MARK: Where an element is

    func isInBase(_ identity: String) -> Bool { base.place(identity) != nil }
    func isInOurs(_ identity: String) -> Bool { ours.place(identity) != nil }
    func isInTheirs(_ identity: String) -> Bool { theirs.place(identity) != nil }
    func isRemovedByTheirs(_ identity: String) -> Bool {
        isInBase(identity) && isInOurs(identity) && !isInTheirs(identity)
    }
    func isRemovedByOurs(_ identity: String) -> Bool {
        isInBase(identity) && isInTheirs(identity) && !isInOurs(identity)
    }

    /// Whether an element is part of the result, as far as is decided.
    func stays(_ identity: String) -> Bool {
        if dropped.contains(identity) { return false }
        if isRemovedByTheirs(identity) { return kept.contains(identity) }
        if isRemovedByOurs(identity) { return restored.contains(identity) }
        return isInOurs(identity) || isInTheirs(identity)
    }

    // MARK: Members

    /// Takes what stays and is held by what stays; lists are there for what is in them.
    private mutating func chooseMembers() {
        members = []
        // In document order, so that what holds comes before what it holds.
        for tree in [ours, theirs] {
            for node in tree.nodes where stays(node.identity) || node.isList {
                let holder = tree.parent(of: node)?.identity
                if !node.isList || holder.map(members.contains) ?? true { members.insert(node.identity) }
            }
        }
    }

    /// Takes an element of a side, with all in it that only this side has, out of the result.
    mutating func drop(_ identity: String, of tree: MergeTree) {
        for node in tree.subtree(of: identity) {
            let isShared = isInOurs(node.identity) && isInTheirs(node.identity)
            if !isShared || node.identity == identity {
                dropped.insert(node.identity)
                members.remove(node.identity)
            }
        }
    }

    /// Whether a side put an object somewhere else.
    func isMoved(_ identity: String, in tree: MergeTree) -> Bool {
        guard let node = tree[identity], node.id != nil, let old = base[identity], let from = base.parent(of: old),
            let to = tree.parent(of: node)
        else { return false }
        return from.identity != to.identity
    }

    /// Gives each element of the result what holds it, and lets go what nothing holds.
    private mutating func placeMembers() {
        for node in ours.nodes where members.contains(node.identity) {
            parents[node.identity] = ours.parent(of: node)?.identity
        }
        for node in theirs.nodes where members.contains(node.identity) {
            guard let parent = theirs.parent(of: node)?.identity else { continue }
            guard isInOurs(node.identity) else {
                parents[node.identity] = parent
                continue
            }
            guard isMoved(node.identity, in: theirs), parents[node.identity] != parent else { continue }
            place(node, under: parent)
        }
        releaseOrphans()
    }

    /// Moves an element of both sides to where theirs has it.
    private mutating func place(_ node: MergeTree.Node, under parent: String) {
        let identity = node.identity
        let isAlsoMovedByOurs = isMoved(identity, in: ours)
        let lies = !isHeld(parent, by: identity)
        if members.contains(parent), lies, !isAlsoMovedByOurs || preferred == .theirs {
            parents[identity] = parent
        }
        // Which object holds a constraint says nothing.
        guard isAlsoMovedByOurs || !members.contains(parent) || !lies, node.element.name != .constraint else { return }
        find(
            FoundConflict(
                subject: identity, detail: "place",
                ours: (isAlsoMovedByOurs ? "moved elsewhere" : "kept", ours[identity]),
                theirs: ("moved", node)))
    }

    /// Whether an element lies in another one of the result.
    private func isHeld(_ identity: String, by other: String) -> Bool {
        var place: String? = identity
        var steps = 0
        while let current = place, steps <= parents.count {
            if current == other { return true }
            place = parents[current]
            steps += 1
        }
        return place != nil
    }

    private mutating func releaseOrphans() {
        var isFinished = false
        while !isFinished {
            isFinished = true
            for identity in members where identity != "document" {
                guard let parent = parents[identity], members.contains(parent) else {
                    members.remove(identity)
                    isFinished = false
                    continue
                }
            }
        }
        // Lists without anything in them are not written, unless a side wrote them so.
        var holders = Set(parents.filter { members.contains($0.key) }.values)
        var empty = members.filter { !holders.contains($0) && isEmptied($0) }
        while !empty.isEmpty {
            members.subtract(empty)
            holders = Set(parents.filter { members.contains($0.key) }.values)
            empty = members.filter { !holders.contains($0) && isEmptied($0) }
        }
    }

    /// Whether an element is a list that held something.
    private func isEmptied(_ identity: String) -> Bool {
        guard let node = ours[identity] ?? theirs[identity], node.isList else { return false }
        return ours[identity].map { !$0.children.isEmpty } ?? false
            || theirs[identity].map { !$0.children.isEmpty } ?? false
            || !stays(identity)
    }
}
