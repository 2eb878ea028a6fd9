import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// The rows of a proof that are put in one sentence: what one stack view, mask or intrinsic size has to say on one
/// axis.
struct LinkGroup {
    /// What belongs together.
    enum Key: Hashable {
        case row(Int)
        case stack(view: Int, Axis)
        case mask(view: Int, Axis)
        case content(view: Int, Axis)
        case root(view: Int, Axis)
        case table(view: Int, Axis)
        case scroll(view: Int, Axis)
        case bound(Variable)
    }

    /// A row with its part in the proof.
    struct Part {
        var row: Int
        var keepsFromGrowing: Bool
        var keepsFromShrinking: Bool
        /// How many points it adds.
        var contribution: Double
        /// What its own points were multiplied with for that; 0 where it adds none.
        var multiplier = 0.0
    }

    let key: Key
    /// In the order of the rows.
    private(set) var parts: [Part]

    init(key: Key, parts: [Part] = []) {
        self.key = key
        self.parts = parts
    }

    /// Adds a row of which no proof says anything.
    mutating func add(_ row: Int) {
        parts.append(Part(row: row, keepsFromGrowing: false, keepsFromShrinking: false, contribution: 0))
    }

    /// In which direction the group holds.
    var direction: ExplanationLink.Direction {
        let (upper, lower) = (parts.contains(where: \.keepsFromGrowing), parts.contains(where: \.keepsFromShrinking))
        return upper == lower ? .both : upper ? .upper : .lower
    }

    /// What the points of all its rows are multiplied with; 1 where they are multiplied with several numbers.
    var factor: Double {
        let multipliers = parts.map(\.multiplier).filter { $0 != 0 }
        guard let first = multipliers.first, multipliers.allSatisfy({ abs($0 - first) < 1e-9 }) else { return 1 }
        return first
    }

    /// Whether it says the size or the place of a root.
    var isRoot: Bool {
        if case .root = key { return true }
        return false
    }

    /// The key of the group that a row belongs to.
    static func key(of index: Int, in scene: SolvedScene) -> Key {
        let row = scene.rows[index]
        let axis: Axis = row.firstAnchor.isHorizontal ? .horizontal : .vertical
        let owner = scene.owner(of: row.first)
        switch row.origin {
        case .written, .layoutGuide, .nonNegativeSize: return .row(index)
        case .autoresizingMask, .fixedFrame: return owner.map { .mask(view: $0, axis) } ?? .row(index)
        case .intrinsicSize: return owner.map { .content(view: $0, axis) } ?? .row(index)
        case .stackView: return .stack(view: Int(row.container), axis)
        case .encapsulatedLayout: return owner.map { .root(view: $0, axis) } ?? .row(index)
        case .scrollView: return owner.map { .scroll(view: $0, axis) } ?? .row(index)
        case .tableView: return owner.map { .table(view: $0, axis) } ?? .row(index)
        }
    }

    /// The groups of a proof, in the order from a view to the root: those that speak of it, then those that speak of
    /// the views which they bring in, and so on.
    static func groups(of grounds: Grounds, from view: Int, in scene: SolvedScene) -> [LinkGroup] {
        var groups: [Key: LinkGroup] = [:]
        for (side, isUpper) in [(grounds.upper ?? [], true), (grounds.lower ?? [], false)] {
            let counts = isUpper == grounds.countsUpper(in: scene)
            for ground in side { add(ground, isUpper: isUpper, counts: counts, in: scene, to: &groups) }
        }
        var waiting = groups.values.map { group in
            var group = group
            group.parts.sort { $0.row < $1.row }
            return group
        }
        waiting.sort { ($0.rank, $0.parts.first?.row ?? 0) < ($1.rank, $1.parts.first?.row ?? 0) }
        return ordered(waiting, from: view, in: scene)
    }

    /// Groups by the views that they speak of: first those of `view`, then those of the views which these bring in, and
    /// so on; of one view in the order that is given. Each group is looked at once for each of its views.
    private static func ordered(_ waiting: [LinkGroup], from view: Int, in scene: SolvedScene) -> [LinkGroup] {
        let views = waiting.map { $0.views(in: scene) }
        var groupsOfView: [Int: [Int]] = [:]
        for (index, views) in views.enumerated() {
            for view in views { groupsOfView[view, default: []].append(index) }
        }
        var ordered: [LinkGroup] = []
        var isTold = [Bool](repeating: false, count: waiting.count)
        var queue = [view]
        var seen: Set<Int> = [view]
        var next = 0
        while next < queue.count {
            for index in groupsOfView[queue[next]] ?? [] where !isTold[index] {
                isTold[index] = true
                ordered.append(waiting[index])
                queue += views[index].filter { seen.insert($0).inserted }
            }
            next += 1
        }
        // What no view leads to: helpers of stack views, bounds.
        return ordered + waiting.indices.filter { !isTold[$0] }.map { waiting[$0] }
    }

    private static func add(
        _ ground: Ground, isUpper: Bool, counts: Bool, in scene: SolvedScene, to groups: inout [Key: LinkGroup]
    ) {
        guard case .constraint(let constraint) = ground.source else {
            if case .bound(let variable) = ground.source {
                groups[.bound(variable), default: LinkGroup(key: .bound(variable))].parts = []
            }
            return
        }
        let row = Int(constraint.index)
        let key = key(of: row, in: scene)
        var group = groups[key] ?? LinkGroup(key: key)
        let contribution = counts ? (isUpper ? 1 : -1) * ground.contribution(in: scene) : 0
        if let place = group.parts.firstIndex(where: { $0.row == row }) {
            group.parts[place].keepsFromGrowing = group.parts[place].keepsFromGrowing || isUpper
            group.parts[place].keepsFromShrinking = group.parts[place].keepsFromShrinking || !isUpper
            group.parts[place].contribution += contribution
            if contribution != 0 { group.parts[place].multiplier = abs(ground.multiplier) }
        } else {
            group.parts.append(
                Part(
                    row: row, keepsFromGrowing: isUpper, keepsFromShrinking: !isUpper, contribution: contribution,
                    multiplier: contribution == 0 ? 0 : abs(ground.multiplier)))
        }
        groups[key] = group
    }

    /// What is said first of one view: what its author wrote, then what it wants by itself, then the rest.
    private var rank: Int {
        switch key {
        case .row: 0
        case .content: 1
        case .mask: 2
        case .stack: 3
        case .table, .scroll: 4
        case .root: 5
        case .bound: 6
        }
    }

    /// The views that the group speaks of, deeper ones first.
    private func views(in scene: SolvedScene) -> [Int] {
        var views: Set<Int> = []
        for part in parts {
            let row = scene.rows[part.row]
            for item in [row.first, row.second] {
                if let view = scene.owner(of: item) { views.insert(view) }
            }
        }
        if case .stack(let view, _) = key { views.insert(view) }
        return views.sorted(by: >)
    }
}

extension Grounds {
    /// Whether the contributions of the upper side are listed: those of one side add up to the number, and of two that
    /// differ what is met says more than what is missed.
    func countsUpper(in scene: SolvedScene) -> Bool {
        guard let upper, let lower else { return upper != nil }
        func misses(_ side: [Ground]) -> Bool {
            side.contains { ground in
                guard case .constraint(let constraint) = ground.source else { return true }
                return scene.rows[Int(constraint.index)].priority < 1000
                    && abs(scene.excess(of: Int(constraint.index))) > 1e-4
            }
        }
        return !misses(upper) || misses(lower)
    }
}

extension Ground {
    /// How many points it adds to the sum that it has a part in.
    func contribution(in scene: SolvedScene) -> Double {
        switch source {
        case .constraint(let constraint):
            multiplier
                * scene.constraints.terms(of: constraint).reduce(0) {
                    $0 + $1.coefficient * scene.solution[$1.variable]
                }
        case .bound(let variable): multiplier * scene.solution[variable]
        }
    }
}
