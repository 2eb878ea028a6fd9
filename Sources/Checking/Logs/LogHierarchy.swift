// Which item lies in which, and how deep, as far as a log says.

/// The view tree of a log: certain where rows name a superview, inferred from the form of the rows elsewhere.
struct LogHierarchy {
    /// By item: the item that rows call its superview.
    private var parents: [String: LoggedItem] = [:]
    /// The items in which masks that name no superview could be measured: those that rows relate them to.
    private(set) var possibleHosts: [LoggedItem] = []
    private var depths: [String: Int] = [:]

    init(_ rows: [LoggedConstraint]) {
        for row in rows {
            guard let superview = row.superview else { continue }
            for item in [row.first, row.second].compactMap({ $0 }) where !item.isSameView(as: superview) {
                parents[item.key] = superview
            }
        }
        depths = Steps(rows).depths(from: roots(of: rows))
        guard rows.contains(where: { !$0.maskFlags.isEmpty && parents[$0.first.key] == nil }) else { return }
        var seen: Set<String> = []
        possibleHosts = rows.flatMap { [$0.superview, $0.second, $0.first].compactMap { $0 } }
            .filter { !$0.isContent && seen.insert($0.key).inserted }
    }

    /// The superview that rows name for an item.
    func parent(of item: LoggedItem) -> LoggedItem? { parents[item.key] }

    /// A row's first item as its attribute means it: to a view inside a scroll view the edges of that are those of its
    /// content.
    ///
    /// - Parameter guesses: Whether a view lies inside that is pinned to the same edge, where no row names its
    ///   superview.
    func meant(first row: LoggedConstraint, guesses: Bool) -> LoggedItem {
        guard let second = row.second else { return row.first }
        return meant(row.first, row.firstAnchor, to: second, guesses && isEdge(row))
    }

    /// A row's second item as its attribute means it.
    func meant(second: LoggedItem, of row: LoggedConstraint, guesses: Bool) -> LoggedItem {
        meant(second, row.secondAnchor ?? row.firstAnchor, to: row.first, guesses && isEdge(row))
    }

    /// Whether a row may pin a view to the content of the scroll view that it lies in, though no row says that it does.
    func maySpeakOfContent(_ row: LoggedConstraint) -> Bool {
        guard let second = row.second else { return false }
        return meant(first: row, guesses: true) != meant(first: row, guesses: false)
            || meant(second: second, of: row, guesses: true) != meant(second: second, of: row, guesses: false)
    }

    private func meant(_ item: LoggedItem, _ anchor: LogAnchor, to other: LoggedItem, _ guesses: Bool) -> LoggedItem {
        guard item.isScrollView, anchor.isStart || anchor.isEnd,
            parents[other.key].map({ $0.key == item.key }) ?? (guesses && !other.isSameView(as: item))
        else { return item }
        var content = item
        content.isContent = true
        return content
    }

    /// Whether a row relates the same edges of two items.
    private func isEdge(_ row: LoggedConstraint) -> Bool { row.firstAnchor.kind == row.secondAnchor?.kind }

    /// How deep an item lies below the outermost one.
    func depth(of item: LoggedItem) -> Int { depths[item.key] ?? 0 }

    /// Where the counting starts: at an item whose size the system fixes, else at one that is nobody's subview.
    private func roots(of rows: [LoggedConstraint]) -> [String] {
        let fixed = rows.filter(\.isFixed).map(\.first.key)
        if !fixed.isEmpty { return fixed }
        let superviews = rows.compactMap(\.superview?.key).filter { parents[$0] == nil }
        return superviews.isEmpty ? rows.prefix(1).map { ($0.second ?? $0.first).key } : superviews
    }
}

/// How many levels of the view tree lie between the items of each row.
private struct Steps {
    private var levels: [String: [(item: String, levels: Int)]] = [:]

    init(_ rows: [LoggedConstraint]) {
        for row in rows { take(row) }
    }

    /// Breadth first from the root that counts; the least depth is 0.
    func depths(from roots: [String]) -> [String: Int] {
        guard let root = roots.first else { return [:] }
        var depths = [root: 0]
        var queue = [root]
        var next = 0
        while next < queue.count {
            let item = queue[next]
            next += 1
            for (other, levels) in levels[item] ?? [] where depths[other] == nil {
                depths[other] = (depths[item] ?? 0) + levels
                queue.append(other)
            }
        }
        let least = depths.values.min() ?? 0
        return depths.mapValues { $0 - least }
    }

    private mutating func take(_ row: LoggedConstraint) {
        if let superview = row.superview {
            for item in [row.first, row.second].compactMap({ $0 }) {
                link(superview.key, item.key, item.isSameView(as: superview) ? 0 : 1)
            }
            return
        }
        guard let second = row.second, let anchor = row.secondAnchor else { return }
        let (inner, levels) = inside(row, second, anchor)
        link(inner == row.first.key ? second.key : row.first.key, inner, levels)
    }

    /// Which of a row's two items lies deeper, and by how many levels.
    private func inside(_ row: LoggedConstraint, _ second: LoggedItem, _ anchor: LogAnchor) -> (String, Int) {
        let (first, other) = (row.first.key, second.key)
        if row.isGap { return (first, 0) }
        if anchor.isMargin { return (first, 1) }
        if row.firstAnchor.isMargin { return (other, 1) }
        if row.identifier == "UISV-canvas-connection" { return (other, 1) }
        if row.identifier.hasPrefix("UISV") { return (first, 0) }
        if row.firstAnchor.isSize, anchor.isSize {
            if row.first.isGuide || second.isGuide { return (first, 0) }
            // What is at least as large as another holds it.
            return (row.relation == .greaterThanOrEqual ? other : first, 1)
        }
        // An inset: the item that lies inside the other.
        if row.constant == 0 { return (first, 1) }
        return (row.firstAnchor.isEnd == (row.constant < 0) ? first : other, 1)
    }

    private mutating func link(_ outer: String, _ inner: String, _ step: Int) {
        guard outer != inner else { return }
        levels[outer, default: []].append((inner, step))
        levels[inner, default: []].append((outer, -step))
    }
}

extension LoggedConstraint {
    /// Whether the system made the row, which it never breaks while there is another: in 149 of 149 logs.
    var isFixed: Bool {
        className.contains("Autoresizing") || identifier.contains("Encapsulated-Layout")
            || identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize")
            || identifier.hasPrefix("UIViewSafeAreaLayoutGuide")
    }

    /// Whether the row sets a distance between one item's end and another's start.
    var isGap: Bool {
        guard superview == nil, let secondAnchor else { return false }
        return (firstAnchor.isStart && secondAnchor.isEnd) || (firstAnchor.isEnd && secondAnchor.isStart)
    }

    /// Whether the row pins a start to the start of a container, which is spared while other rows can be broken.
    var isStartPin: Bool { firstAnchor.isStart && secondAnchor?.isStart == true }
}

extension LoggedItem {
    /// Whether both are one view, or one is the content of the other.
    func isSameView(as other: LoggedItem) -> Bool {
        var (one, two) = (self, other)
        (one.isContent, two.isContent) = (false, false)
        return one.key == two.key
    }
}
