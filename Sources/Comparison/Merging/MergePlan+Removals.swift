import InterfaceDocument

/// What one side removed and the other changed.
extension MergePlan {
    // MARK: Changes

    /// Whether a side says something else of an element than the base, apart from what it holds.
    func isChanged(_ node: MergeTree.Node, in tree: MergeTree) -> Bool {
        guard let old = base[node.identity] else { return true }
        if node.isNote { return false }
        if node.isValue || old.isValue { return !MergeKinds.areSame(old.element, node.element) }
        if node.element.name.string != old.element.name.string, !node.isInSlot { return true }
        return !changedAttributes(node, in: tree).isEmpty
            || isMoved(node.identity, in: tree) && node.element.name != .constraint
    }

    /// Whether a side changed an element that the other side removed. A list is removed with its last element: another
    /// order of what was in it counts only where its holder was removed too.
    private func isChanged(
        _ node: MergeTree.Node, in tree: MergeTree, whileRemoved isRemoved: (String) -> Bool
    ) -> Bool {
        if node.isNote { return false }
        if !node.isList { return isChanged(node, in: tree) }
        return isReordered(node, in: tree) && isHolderRemoved(node, in: tree, isRemoved) != nil
    }

    /// Whether a side put what a list held before into another order that is seen.
    private func isReordered(_ list: MergeTree.Node, in tree: MergeTree) -> Bool {
        guard MergeKinds.isOrdered(list.element) else { return false }
        let (before, after) = (base.children(of: list.identity), tree.children(of: list.identity))
        let common = Set(before).intersection(after)
        return before.filter(common.contains) != after.filter(common.contains)
    }

    /// The attributes of which a side says something else than the base, without notes.
    func changedAttributes(_ node: MergeTree.Node, in tree: MergeTree) -> [String] {
        guard let old = base[node.identity] else { return [] }
        let (before, after) = (base.attributes(of: old), tree.attributes(of: node))
        let names = Set(before.map(\.name)).union(after.map(\.name)).subtracting(MergeKinds.noteAttributes)
        return names.filter { name in
            !MergeKinds.areSame(
                name, before.first { $0.name == name }?.value, after.first { $0.name == name }?.value,
                on: node.element.name)
        }.sorted()
    }

    /// The outermost removed element that a removed one is part of.
    private func outermost(_ identity: String, in tree: MergeTree, _ isRemoved: (String) -> Bool) -> String {
        var (result, node) = (identity, tree[identity])
        while let current = node, let parent = tree.parent(of: current) {
            // A list may be new in what was removed.
            if !parent.isList {
                guard isRemoved(parent.identity) else { break }
                result = parent.identity
            }
            node = parent
        }
        return result
    }

    /// Whether what holds an element was removed: a list alone is not, as long as what has it is there.
    private func isHolderRemoved(_ node: MergeTree.Node, in tree: MergeTree, _ isRemoved: (String) -> Bool) -> String? {
        guard var parent = tree.parent(of: node) else { return nil }
        while parent.isList, let holder = tree.parent(of: parent) { parent = holder }
        return isRemoved(parent.identity) ? parent.identity : nil
    }

    // MARK: Removed by theirs

    /// Keeps what theirs removed and ours changed, filled or came to refer to.
    mutating func keepWhatOursChanged() {
        for node in ours.nodes where !dropped.contains(node.identity) {
            let identity = node.identity
            if isRemovedByTheirs(identity) {
                if isChanged(node, in: ours, whileRemoved: isRemovedByTheirs) {
                    settleRemoval(byTheirs: outermost(identity, in: ours, isRemovedByTheirs), because: node)
                }
            } else if let holder = isHolderRemoved(node, in: ours, isRemovedByTheirs) {
                let isNew = !isInBase(identity) && !isInTheirs(identity)
                guard isNew && !MergeKinds.saysNothing(node) || !isNew && isMoved(identity, in: ours) else { continue }
                settleRemoval(byTheirs: outermost(holder, in: ours, isRemovedByTheirs), because: node)
            }
        }
        for node in ours.nodes where !node.isNote && stays(node.identity) { keepReferences(of: node) }
        keepCompanions()
    }

    /// Keeps what an element refers to that ours made so.
    private mutating func keepReferences(of node: MergeTree.Node) {
        let old = base[node.identity].map { Set(base.references(of: $0).map(\.id)) } ?? []
        for (_, id) in ours.references(of: node) {
            guard let goal = ours.object(id), isRemovedByTheirs(goal.identity), !kept.contains(goal.identity) else {
                continue
            }
            // What refers to it as before was forgotten by theirs, unless it is kept itself.
            guard !old.contains(id) || kept.contains(node.identity) else { continue }
            settleRemoval(byTheirs: outermost(goal.identity, in: ours, isRemovedByTheirs), because: node)
        }
    }

    /// Keeps, with what is kept, the constraints and connections of it that theirs removed too.
    private mutating func keepCompanions() {
        guard !kept.isEmpty else { return }
        var isFinished = false
        while !isFinished {
            isFinished = true
            for node in ours.nodes
            where isRemovedByTheirs(node.identity) && !kept.contains(node.identity) && node.id != nil {
                let goals = ours.references(of: node).compactMap { ours.object($0.id)?.identity }
                guard goals.contains(where: kept.contains), goals.allSatisfy(stays),
                    isHolderRemoved(node, in: ours, { !stays($0) }) == nil
                else { continue }
                kept.formUnion(ours.subtree(of: node.identity).map(\.identity))
                isFinished = false
            }
        }
    }

    private mutating func settleRemoval(byTheirs identity: String, because node: MergeTree.Node) {
        let what = node.identity == identity ? "changed" : "changed or used by \(node.element.name)"
        find(
            FoundConflict(
                subject: identity, detail: "removal", ours: (what, node), theirs: ("removed", nil)))
        if preferred == .theirs {
            if !isInTheirs(node.identity), !isInBase(node.identity) { drop(node.identity, of: ours) }
            return
        }
        for part in ours.subtree(of: identity) where isRemovedByTheirs(part.identity) { kept.insert(part.identity) }
        for part in ours.subtree(of: identity) where !part.isNote { keepReferences(of: part) }
    }

    // MARK: Removed by ours

    /// Leaves out what theirs changed in, put into or refers to of what ours removed, and says so.
    mutating func findWhatTheirsChanged() {
        var lists: [(identity: String, holder: String)] = []
        for node in theirs.nodes where !dropped.contains(node.identity) {
            let identity = node.identity
            if isRemovedByOurs(identity) {
                if isChanged(node, in: theirs, whileRemoved: isRemovedByOurs) {
                    settleRemoval(byOurs: outermost(identity, in: theirs, isRemovedByOurs), because: node)
                }
            } else if let holder = isHolderRemoved(node, in: theirs, isRemovedByOurs), !restored.contains(holder) {
                let isNew = !isInBase(identity) && !isInOurs(identity)
                guard isNew && !MergeKinds.saysNothing(node) || !isNew && isMoved(identity, in: theirs) else {
                    // A new list goes when what is in it has been looked at.
                    if isNew, node.isList { lists.append((identity, holder)) }
                    if isNew, !node.isList { drop(identity, of: theirs) }
                    continue
                }
                settleRemoval(byOurs: outermost(holder, in: theirs, isRemovedByOurs), because: node)
                if isNew, preferred == .ours { drop(identity, of: theirs) }
            }
        }
        for list in lists where !restored.contains(list.holder) { drop(list.identity, of: theirs) }
        dropDangling()
    }

    /// Leaves out new elements of theirs that refer to what is not there.
    private mutating func dropDangling() {
        var isFinished = false
        while !isFinished {
            isFinished = true
            for node in theirs.nodes where stays(node.identity) && !isInOurs(node.identity) {
                for (_, id) in theirs.references(of: node) {
                    guard let goal = theirs.object(id), !stays(goal.identity) else { continue }
                    isFinished = false
                    if isRemovedByOurs(goal.identity), !node.isNote {
                        settleRemoval(byOurs: outermost(goal.identity, in: theirs, isRemovedByOurs), because: node)
                        if preferred == .theirs { continue }
                    }
                    drop(node.identity, of: theirs)
                }
            }
        }
    }

    private mutating func settleRemoval(byOurs identity: String, because node: MergeTree.Node) {
        let what = node.identity == identity ? "changed" : "changed or used by \(node.element.name)"
        find(
            FoundConflict(
                subject: identity, detail: "removal", ours: ("removed", nil), theirs: (what, node)))
        guard preferred == .theirs else { return }
        for part in theirs.subtree(of: identity) where isRemovedByOurs(part.identity) { restored.insert(part.identity) }
        // Its constraints and connections come back with it.
        for part in theirs.nodes
        where isRemovedByOurs(part.identity) && !restored.contains(part.identity) && part.id != nil {
            let goals = theirs.references(of: part).compactMap { theirs.object($0.id)?.identity }
            if goals.contains(where: restored.contains), goals.allSatisfy(stays) {
                restored.formUnion(theirs.subtree(of: part.identity).map(\.identity))
            }
        }
    }
}
