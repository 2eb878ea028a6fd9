// The errors of one priority as costs of tableau variables: convex and piecewise linear.

/// A wish on a tableau variable.
struct LocalWish: BitwiseCopyable {
    var kink: Double
    var weight: Double
    var priority: Double
    var rank: Int32
    var variable: Int32
    var relation: Relation
}

/// The piecewise linear costs of the variables at one priority: slopes that grow at kinks.
struct LevelCosts {
    /// A place where a slope grows.
    struct Kink: BitwiseCopyable {
        var position: Double
        var jump: Double
    }

    /// The slope of each variable at minus infinity.
    let base: UnsafeMutablePointer<Double>
    /// Where a variable's kinks start in `kinks`, and how many it has.
    let start: UnsafeMutablePointer<Int32>
    let count: UnsafeMutablePointer<Int32>
    /// For basic variables: how many kinks lie below the piece they are taken to be in.
    let piece: UnsafeMutablePointer<Int32>
    private(set) var kinks: ArenaArray<Kink>
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
        kinks = ArenaArray(arena, capacity: variables)
        costed = ArenaArray(arena, capacity: variables)
    }

    /// Removes all costs.
    mutating func clear() {
        for place in costed.indices {
            let v = Int(costed[place])
            (base[v], count[v], piece[v]) = (0, 0, 0)
        }
        costed.truncate(to: 0)
        kinks.truncate(to: 0)
    }

    /// Replaces the costs by slopes without kinks.
    mutating func load(slopes: [(variable: Int, slope: Double)]) {
        clear()
        for (variable, slope) in slopes {
            base[variable] = slope
            costed.append(Int32(truncatingIfNeeded: variable), in: arena)
        }
    }

    /// Replaces the costs by those of `wishes`.
    mutating func load(_ wishes: UnsafeMutableBufferPointer<LocalWish>) {
        clear()
        for wish in wishes {
            let v = Int(wish.variable)
            if count[v] == 0 { costed.append(wish.variable, in: arena) }
            count[v] += 1
            if wish.relation != .lessThanOrEqual { base[v] -= wish.weight }
        }
        var next: Int32 = 0
        for place in costed.indices {
            let v = Int(costed[place])
            start[v] = next
            next += count[v]
            count[v] = 0
        }
        for _ in 0..<next { kinks.append(Kink(position: 0, jump: 0), in: arena) }
        for wish in wishes { insert(wish) }
    }

    /// Puts a wish's kink among those of its variable, by position.
    private func insert(_ wish: LocalWish) {
        let v = Int(wish.variable)
        let first = kinks.base + Int(start[v])
        var k = Int(count[v])
        while k > 0, first[k - 1].position > wish.kink {
            first[k] = first[k - 1]
            k -= 1
        }
        first[k] = Kink(position: wish.kink, jump: wish.relation == .equal ? 2 * wish.weight : wish.weight)
        count[v] += 1
    }

    /// One kink of a variable.
    @inline(__always)
    func kink(_ v: Int, _ number: Int) -> Kink { kinks.base[Int(start[v]) + number] }

    /// The slope of a variable when `below` of its kinks lie below it.
    @inline(__always)
    func slope(_ v: Int, _ below: Int) -> Double {
        var slope = base[v]
        for k in 0..<below { slope += kink(v, k).jump }
        return slope
    }
}

extension Tableau {
    /// The sum of the errors of some wishes, and the size of the numbers that it was computed from.
    func error(of wishes: UnsafeMutableBufferPointer<LocalWish>) -> (sum: Double, size: Double) {
        var (sum, size) = (0.0, 0.0)
        for wish in wishes {
            let v = Int(wish.variable)
            let miss = value[v] - wish.kink
            size = max(size, wish.weight * max(scale[v], abs(wish.kink)))
            if miss < 0 ? wish.relation != .lessThanOrEqual : wish.relation != .greaterThanOrEqual {
                sum += wish.weight * abs(miss)
            }
        }
        return (sum, size)
    }
}
