import InterfaceDocument

/// Where objects stand: under which other one, in which order, and with which stored frame.
extension ChangeFinder {
    // MARK: Moves

    /// Where an object was and is, if another one holds it now.
    func move(_ before: Int, _ after: Int) -> Change.Move? {
        let (a, b) = (old.nodes[before], new.nodes[after])
        switch b.category {
        case .document, .scene, .guide, .placeholder, .resource, .constraint: return nil
        default: break
        }
        let isHeldByOther = a.parent >= 0 && match.newPlace[a.parent] != b.parent
        guard isHeldByOther || a.role != b.role else { return nil }
        var (from, to) = (oldNames.name(max(a.parent, 0)), newNames.name(max(b.parent, 0)))
        if a.role != b.role {
            from += " as \(a.role)"
            to += " as \(b.role)"
        }
        return Change.Move(from: from, to: to)
    }

    // MARK: Order

    /// Lists whose order is seen or heard: what is drawn over what, arranged one after the other, or chosen by number.
    private static let ordered: Set<String> = [
        "subviews", "cells", "sections", "items", "toolbarItems", "rightBarButtonItems", "leftBarButtonItems",
        "viewControllers", "commands",
    ]

    /// Says which members of an object stand in another order.
    mutating func compareOrder(_ before: Int, _ after: Int) {
        let oldLists = Dictionary(grouping: old.nodes[before].children) { order(of: old.nodes[$0], in: old) }
        let newLists = Dictionary(grouping: new.nodes[after].children) { order(of: new.nodes[$0], in: new) }
        for (role, news) in newLists.sorted(by: { $0.key < $1.key }) {
            guard let olds = oldLists[role] else { continue }
            // What stays in the list, in both orders, by places in the new document.
            let kept = Set(news)
            let stayed = olds.map { match.newPlace[$0] }.filter { kept.contains($0) }
            let common = Set(stayed)
            let now = news.filter(common.contains)
            guard stayed != now else { continue }
            if Self.ordered.contains(role) || role.hasPrefix(Self.collection) {
                report(order: role, stayed, now, before, after)
            } else {
                churn.isReordered = true
            }
        }
    }

    /// What begins the names of outlet collections: their order is that of the array.
    private static let collection = "outlet collection "

    /// The list whose order counts that an object stands in, or else any other.
    private func order(of node: ObjectTree.Node, in tree: ObjectTree) -> String {
        if node.category == .outlet, node.element.name == .outletCollection {
            return Self.collection + (node.element.string(.property) ?? "?")
        }
        if node.category == .segue, node.element.has(.relationship, equalTo: "viewControllers") {
            return "viewControllers"
        }
        if node.role == "children", tree.nodes[node.parent].element.name == .menu { return "commands" }
        // The first view of a xib is the one that code takes.
        if node.role == "objects", node.category == .view, node.parent == 0 { return "subviews" }
        return node.role
    }

    private mutating func report(order role: String, _ stayed: [Int], _ now: [Int], _ before: Int, _ after: Int) {
        let kept = ListComparison(stayed.count, now.count) { stayed[$0] == now[$1] }.common
        let steady = Set(kept.map { now[$0.new] })
        let moved = now.filter { !steady.contains($0) }
        let arranged =
            new.nodes[after].element.name == .stackView
            ? now.map { Touch(identity: new.nodes[$0].identity, parts: .all) } : []
        if moved.count == 1, let place = moved.first, let index = now.firstIndex(of: place) {
            var change = Change(.reordered, reference(old: match.oldPlace[place], new: place))
            let next = index > 0 ? "after \(newNames.name(member(now[index - 1])))" : "first"
            if new.nodes[place].category == .outlet { describe(&change, new.nodes[place], newNames, place) }
            change.move = Change.Move(from: newNames.name(after), to: next)
            change.touched = [Touch(identity: new.nodes[place].identity, parts: .all)] + arranged
            found.append((change, match.oldPlace[place], place))
        } else {
            var change = Change(.reordered, reference(old: before, new: after))
            let names = now.prefix(4).map { newNames.short(member($0)) }.joined(separator: ", ")
            change.move = Change.Move(
                from: role, to: now.count > 4 ? "\(names) and \(now.count - 4) more" : names)
            change.contents = moved.count
            change.touched = arranged
            found.append((change, before, after))
        }
    }

    /// What is in a list: of an outlet collection what it leads to.
    private func member(_ place: Int) -> Int {
        let node = new.nodes[place]
        guard node.category == .outlet, let goal = node.element.string(.destination) else { return place }
        return new.place(of: goal) ?? place
    }

    // MARK: Writing

    /// Looks for what is written in another order, or with another indentation.
    mutating func compareWriting(_ a: ObjectTree.Node, _ b: ObjectTree.Node) {
        let (before, after) = (a.properties.order, b.properties.order)
        if before != after {
            let (kept, still) = (Set(before), Set(after))
            if before.filter(still.contains) != after.filter(kept.contains) { churn.isReordered = true }
        }
        if a.element.point(key: "canvasLocation") != b.element.point(key: "canvasLocation") { churn.canvasPlaces += 1 }
    }

    // MARK: Stored frames

    /// The changes of stored frames that decide where a view lies, for all and in variations; other stored frames are
    /// churn.
    mutating func frameChanges(_ before: Int, _ after: Int) -> [PropertyChange] {
        let (a, b) = (old.nodes[before], new.nodes[after])
        var changes: [PropertyChange] = []
        var hasChurn = false
        for name in Set(a.properties.frames.keys).union(b.properties.frames.keys).sorted() {
            let (stored, stores) = (a.properties.frames[name], b.properties.frames[name])
            if let stored, let stores, stored.value.isSame(as: stores.value) {
                if stored.value.spelling != stores.value.spelling { churn.isReformatted = true }
                continue
            }
            let (decided, decides) = (StoredFrame.decides(a, in: old), StoredFrame.decides(b, in: new))
            let frames = StoredFrame.frame(of: a, name).flatMap { old in
                StoredFrame.frame(of: b, name).map { (old: old, new: $0) }
            }
            let isDrift = frames.map { Self.isDrift($0, $1) } ?? false
            if decided, decides, let (from, to) = frames, !isDrift, !followsSuperview(a, b, name) {
                let words = (StoredFrame.words(from), StoredFrame.words(to))
                changes.append(PropertyChange(name: "frame\(name)", old: words.0, new: words.1))
                continue
            }
            hasChurn = true
            guard let stored, let stores, stored.element.name == stores.element.name else { continue }
            // One that goes with its superview's says nothing together with that alone.
            let isCanvas = isDrift || isOfCanvas(after, frames) || decides && supposed.contains(a.parent)
            guard !decided || isCanvas else { continue }
            if isCanvas, name.isEmpty { supposed.insert(before) }
            supposedFrames.append(
                SupposedFrame(place: after, old: stored.element, new: stores.element, isOfCanvas: isCanvas))
        }
        if hasChurn { churn.storedFrames += 1 }
        return changes
    }

    /// Whether a view is as large as the canvas, or as its author drew it there: that of a controller, or one of a
    /// xib's. One that starts elsewhere now has other bars above it.
    private func isOfCanvas(_ place: Int, _ frames: (old: Rect, new: Rect)?) -> Bool {
        let parent = new.nodes[place].parent
        return (parent <= 0 || new.nodes[parent].category != .view) && frames.map { $0.old.y == $0.new.y } ?? false
    }

    /// Less than a point: what Xcode moves frames by when it only opens a document.
    private static func isDrift(_ a: Rect, _ b: Rect) -> Bool {
        abs(a.x - b.x) < 1 && abs(a.y - b.y) < 1 && abs(a.width - b.width) < 1 && abs(a.height - b.height) < 1
    }

    /// Whether a view's mask lets its frame go with its superview's, whose stored size is another one too.
    private func followsSuperview(_ a: ObjectTree.Node, _ b: ObjectTree.Node, _ name: String) -> Bool {
        guard let before = StoredFrame.frame(of: old.nodes[max(a.parent, 0)], name),
            let after = StoredFrame.frame(of: new.nodes[max(b.parent, 0)], name), let view = View(b.element),
            let from = StoredFrame.frame(of: a, name), let to = StoredFrame.frame(of: b, name)
        else { return false }
        let mask = view.autoresizingMask
        let isWider = abs(before.width - after.width) >= 0.5
        let isHigher = abs(before.height - after.height) >= 0.5
        let horizontal =
            from.x == to.x && from.width == to.width
            || isWider && !mask.isDisjoint(with: [.flexibleMinX, .widthSizable, .flexibleMaxX])
        let vertical =
            from.y == to.y && from.height == to.height
            || isHigher && !mask.isDisjoint(with: [.flexibleMinY, .heightSizable, .flexibleMaxY])
        return horizontal && vertical
    }
}
