import InterfaceDocument

/// What there can be only one of: what an outlet leads to, the view of a controller, the text of a label.
extension MergePlan {
    /// Chooses one where both sides put one.
    mutating func settleSlots() {
        var taken: [String: MergeTree.Node] = [:]
        for node in ours.nodes where members.contains(node.identity) {
            if let slot = slot(of: node, in: ours), taken[slot] == nil { taken[slot] = node }
        }
        for node in theirs.nodes where members.contains(node.identity) && !isInOurs(node.identity) {
            guard let slot = slot(of: node, in: theirs), let other = taken[slot], other.identity != node.identity,
                !isInTheirs(other.identity)
            else { continue }
            settle(other, node)
        }
        settleTexts()
    }

    /// The one place that an element takes; nil for one of which there may be many.
    private func slot(of node: MergeTree.Node, in tree: MergeTree) -> String? {
        guard let parent = tree.parent(of: node), node.id != nil else { return nil }
        if let key = node.element.key { return "\(parent.identity) \(key)" }
        switch node.element.name {
        case .outlet: return node.element.string(.property).map { "\(parent.identity) outlet \($0)" }
        case .segue:
            guard node.element.has(.kind, equalTo: "relationship"),
                node.element.has(.relationship, equalTo: "rootViewController")
            else { return nil }
            return "\(parent.identity) root"
        default: return nil
        }
    }

    private mutating func settle(_ own: MergeTree.Node, _ other: MergeTree.Node) {
        let goals = (ours.references(of: own).map(\.id), theirs.references(of: other).map(\.id))
        if own.element.name == .outlet, goals.0 == goals.1 { return drop(other.identity, of: theirs) }
        find(
            FoundConflict(
                subject: own.identity, detail: "place", ours: (words(own, ours), own),
                theirs: (words(other, theirs), other)))
        if preferred == .ours { drop(other.identity, of: theirs) } else { drop(own.identity, of: ours) }
    }

    private func words(_ node: MergeTree.Node, _ tree: MergeTree) -> String {
        node.element.string(.destination) ?? "\(node.element)"
    }

    /// A text is in an attribute or, with line breaks, in an element: not in both.
    private mutating func settleTexts() {
        for node in theirs.nodes where members.contains(node.identity) && !isInOurs(node.identity) && node.isValue {
            guard let key = node.element.key, let parent = theirs.parent(of: node), let own = ours[parent.identity],
                ours.attributes(of: own).contains(where: { $0.name == key }),
                changedAttributes(own, in: ours).contains(key)
            else { continue }
            // The attribute itself is in conflict: theirs removed it.
            if preferred == .ours { drop(node.identity, of: theirs) }
        }
        for node in ours.nodes where members.contains(node.identity) && !isInTheirs(node.identity) && node.isValue {
            guard preferred == .theirs, let key = node.element.key, let parent = ours.parent(of: node),
                let other = theirs[parent.identity], changedAttributes(other, in: theirs).contains(key),
                theirs.attributes(of: other).contains(where: { $0.name == key })
            else { continue }
            drop(node.identity, of: ours)
        }
    }
}
