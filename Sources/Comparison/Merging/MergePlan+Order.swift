import InterfaceDocument

/// The order of what an element holds.
extension MergePlan {
    /// Orders what each element of the result holds: as ours has it, with what comes from theirs beside its neighbours
    /// there.
    mutating func orderChildren() {
        var groups: [String: [String]] = [:]
        for node in ours.nodes where members.contains(node.identity) {
            if let parent = parents[node.identity] { groups[parent, default: []].append(node.identity) }
        }
        for node in theirs.nodes where members.contains(node.identity) && !isInOurs(node.identity) {
            if let parent = parents[node.identity] { groups[parent, default: []].append(node.identity) }
        }
        for parent in groups.keys.sorted() { children[parent] = ordered(groups[parent] ?? [], in: parent) }
    }

    private mutating func ordered(_ all: [String], in parent: String) -> [String] {
        let held = Set(all)
        let lists = (
            base: base.children(of: parent).filter(held.contains),
            ours: ours.children(of: parent).filter(held.contains),
            theirs: theirs.children(of: parent).filter(held.contains)
        )
        var result = lists.ours
        let known = Set(result)
        reorder(&result, lists.base, lists.theirs, in: parent)
        // What ours moved here comes with ours' list; what is left comes from theirs.
        for (index, identity) in lists.theirs.enumerated() where !known.contains(identity) {
            insert(identity, into: &result, behind: lists.theirs[..<index], in: parent)
        }
        let placed = Set(result)
        result += all.filter { !placed.contains($0) }
        return result
    }

    /// Takes theirs' order of what all have, where ours has left it alone.
    private mutating func reorder(_ result: inout [String], _ old: [String], _ others: [String], in parent: String) {
        guard let holder = ours[parent], MergeKinds.isOrdered(holder.element) else { return }
        let common = Set(old).intersection(others).intersection(result)
        let (before, own, other) = (
            old.filter(common.contains), result.filter(common.contains), others.filter(common.contains)
        )
        guard before != other, own != other else { return }
        if own != before {
            find(
                FoundConflict(
                    subject: parent, detail: "order", ours: ("in another order", holder),
                    theirs: ("in yet another order", theirs[parent])))
            if preferred == .ours { return }
        }
        var next = other.makeIterator()
        for index in result.indices where common.contains(result[index]) {
            if let identity = next.next() { result[index] = identity }
        }
    }

    private func insert(
        _ identity: String, into result: inout [String], behind earlier: ArraySlice<String>, in parent: String
    ) {
        if let place = sortedPlace(of: identity, in: result) ?? usualPlace(of: identity, in: result, parent) {
            return result.insert(identity, at: place)
        }
        var place = 0
        for neighbour in earlier.reversed() {
            if let found = result.firstIndex(of: neighbour) {
                place = found + 1
                break
            }
        }
        // What ours put at the same place comes first.
        while place < result.count, !isInBase(result[place]), !isInTheirs(result[place]) { place += 1 }
        result.insert(identity, at: place)
    }

    /// Where Xcode would sort an element in, in a list that it keeps sorted.
    private func sortedPlace(of identity: String, in result: [String]) -> Int? {
        guard let mark = sortingMark(of: identity) else { return nil }
        return XcodeSorting.place(of: mark, among: result.map(sortingMark))
    }

    private func sortingMark(of identity: String) -> XcodeSorting.Mark? {
        guard let node = ours[identity] ?? theirs[identity], let list = node.element.parent else { return nil }
        return XcodeSorting.mark(node.element.name.string, in: list.name.string) { attribute in
            attribute == "id" ? node.id : node.element.string(named: attribute)
        }
    }

    /// Where Xcode writes a part of an object, which is no member of a list.
    private func usualPlace(of identity: String, in result: [String], _ parent: String) -> Int? {
        guard let holder = ours[parent] ?? theirs[parent], !holder.isList, holder.element.name != .document,
            let node = theirs[identity]
        else { return nil }
        let others = result.map { (ours[$0] ?? theirs[$0])?.element }
        return DocumentEdit.usualPlace(of: node.element, among: others.compactMap { $0 })
    }
}
