// The errors of one priority as costs of tableau variables: convex and piecewise linear.

/// A goal on a tableau variable.
struct TableauGoal: BitwiseCopyable {
    var target: Double
    var weight: Double
    var priority: Double
    var rank: Int32
    var variable: Int32
    var relation: Relation
}

/// The piecewise linear costs of the variables at one priority: slopes that grow at breakpoints.
struct LevelCosts {
    /// A place where a slope grows.
    struct Breakpoint: BitwiseCopyable {
        var position: Double
        var jump: Double
    }

    /// The slope of each variable at minus infinity.
    let base: UnsafeMutablePointer<Double>
    /// Where a variable's breakpoints start in `breakpoints`, and how many it has.
    let start: UnsafeMutablePointer<Int32>
    let count: UnsafeMutablePointer<Int32>
    /// For basic variables: how many breakpoints lie below the piece they are taken to be in.
    let piece: UnsafeMutablePointer<Int32>
    private(set) var breakpoints: ArenaArray<Breakpoint>
    /// The variables that have costs.
    private(set) var costed: ArenaArray<Int32>
    private let arena: Arena

    /// No costs for `variables` variables.
    init(variables: Int, in arena: Arena) {
        self.arena = arena
        base = arena.allocate(variables, of: 0)
        start = arena.allocate(Int32.self, variables)
        count = arena.allocate(variables, of: 0)
        piece = arena.allocate(variables, of: 0)
        breakpoints = ArenaArray(arena, capacity: variables)
        costed = ArenaArray(arena, capacity: variables)
    }

    /// Removes all costs.
    mutating func clear() {
        for place in costed.indices {
            let v = Int(costed[place])
            (base[v], count[v], piece[v]) = (0, 0, 0)
        }
        costed.truncate(to: 0)
        breakpoints.truncate(to: 0)
    }

    /// Replaces the costs by slopes without breakpoints.
    mutating func load(slopes: [(variable: Int, slope: Double)]) {
        clear()
        for (variable, slope) in slopes {
            base[variable] = slope
            costed.append(Int32(truncatingIfNeeded: variable), in: arena)
        }
    }

    /// Replaces the costs by those of `goals`.
    mutating func load(_ goals: UnsafeMutableBufferPointer<TableauGoal>) {
        clear()
        for goal in goals {
            let v = Int(goal.variable)
            if count[v] == 0 { costed.append(goal.variable, in: arena) }
            count[v] += 1
            if goal.relation != .lessThanOrEqual { base[v] -= goal.weight }
        }
        var next: Int32 = 0
        for place in costed.indices {
            let v = Int(costed[place])
            start[v] = next
            next += count[v]
            count[v] = 0
        }
        for _ in 0..<next { breakpoints.append(Breakpoint(position: 0, jump: 0), in: arena) }
        for goal in goals { insert(goal) }
    }

    /// Puts the breakpoint of a goal's target among those of its variable, by position.
    private func insert(_ goal: TableauGoal) {
        let v = Int(goal.variable)
        let first = breakpoints.base + Int(start[v])
        var k = Int(count[v])
        while k > 0, first[k - 1].position > goal.target {
            first[k] = first[k - 1]
            k -= 1
        }
        first[k] = Breakpoint(position: goal.target, jump: goal.relation == .equal ? 2 * goal.weight : goal.weight)
        count[v] += 1
    }

    /// One breakpoint of a variable.
    @inline(__always)
    func breakpoint(_ v: Int, _ number: Int) -> Breakpoint { breakpoints.base[Int(start[v]) + number] }

    /// The slope of a variable when `below` of its breakpoints lie below it.
    ///
    /// What rounding leaves where the weights cancel is no slope: the sum of errors would seem to fall for ever along
    /// it.
    @inline(__always)
    func slope(_ v: Int, _ below: Int) -> Double {
        var slope = base[v]
        for k in 0..<below { slope += breakpoint(v, k).jump }
        return abs(slope) <= Tolerance.rounding * abs(base[v]) ? 0 : slope
    }
}

extension Tableau {
    /// The sum of the errors of some goals, and the size of the numbers that it was computed from.
    func error(of goals: UnsafeMutableBufferPointer<TableauGoal>) -> (sum: Double, size: Double) {
        var (sum, size) = (0.0, 0.0)
        for goal in goals {
            let v = Int(goal.variable)
            let miss = value[v] - goal.target
            size = max(size, goal.weight * max(scale[v], abs(goal.target)))
            if miss < 0 ? goal.relation != .lessThanOrEqual : goal.relation != .greaterThanOrEqual {
                sum += goal.weight * abs(miss)
            }
        }
        return (sum, size)
    }
}
