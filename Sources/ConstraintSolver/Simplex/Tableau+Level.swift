// Step 7: one priority: the least sum of errors, and then the limits that keep it least.

/// Room for the vectors that a level needs.
struct LevelScratch {
    /// By place: the change of the basic variables' costs per unit, and the size of what it was made of.
    let reduced: UnsafeMutablePointer<Double>
    let size: UnsafeMutablePointer<Double>
    /// The rows that a moving variable changes, and how fast.
    let rows: UnsafeMutablePointer<Int32>
    let rates: UnsafeMutablePointer<Double>

    init(_ tableau: Tableau) {
        reduced = tableau.arena.allocate(tableau.columnCount, of: 0)
        size = tableau.arena.allocate(tableau.columnCount, of: 0)
        rows = tableau.arena.allocate(Int32.self, tableau.rowCount)
        rates = tableau.arena.allocate(Double.self, tableau.rowCount)
    }
}

/// A nonbasic variable and the direction in which it is to move.
struct Move {
    var place: Int
    var up: Bool
}

extension Tableau {
    /// Minimises the sum of the costs within the limits, then narrows the limits to where the sum is least.
    func minimise(_ costs: LevelCosts, _ scratch: LevelScratch) {
        if descend(costs, scratch) == nil { narrow(costs, scratch) }
    }

    /// Minimises the sum of the costs within the limits. Returns nil, or the move along which it falls for ever.
    func descend(_ costs: LevelCosts, _ scratch: LevelScratch) -> Move? {
        assignPieces(costs)
        var steps = 0
        let patience = 8 * (rowCount + columnCount) + 50
        while let move = improvement(costs, scratch, smallestFirst: steps > patience) {
            if !longStep(move, costs, scratch, smallestFirst: steps > patience) { return move }
            steps += 1
            if steps > 200 * patience { break }
        }
        return nil
    }

    /// How many breakpoints of a variable lie below its value, not counting and counting those at it.
    @inline(__always)
    private func breakpointsBelow(_ v: Int, _ costs: LevelCosts) -> (strictly: Int, orAt: Int) {
        let count = Int(costs.count[v])
        if count == 0 { return (0, 0) }
        let slack = tolerance(v)
        var (strictly, orAt) = (0, 0)
        for k in 0..<count {
            let position = costs.breakpoint(v, k).position
            if position < value[v] - slack { strictly += 1 }
            if position <= value[v] + slack { orAt += 1 }
        }
        return (strictly, orAt)
    }

    private func assignPieces(_ costs: LevelCosts) {
        for place in costs.costed.indices {
            let v = Int(costs.costed[place])
            if position[v] >= 0 { costs.piece[v] = Int32(truncatingIfNeeded: breakpointsBelow(v, costs).strictly) }
        }
    }

    /// A nonbasic variable whose movement lowers the sum.
    private func improvement(_ costs: LevelCosts, _ scratch: LevelScratch, smallestFirst: Bool) -> Move? {
        price(costs, scratch)
        var best: Move?
        var bestGain = 0.0
        for place in 0..<columnCount {
            let v = Int(nonbasic[place])
            if isFixed(v) { continue }
            guard let (gain, up) = gain(place, v, costs, scratch) else { continue }
            if smallestFirst {
                if let b = best, nonbasic[b.place] < v { continue }
                best = Move(place: place, up: up)
            } else if gain > bestGain * (1 + 1e-9) {
                (best, bestGain) = (Move(place: place, up: up), gain)
            }
        }
        return best
    }

    /// How much the sum falls per unit when the variable at a place moves, and in which direction; nil if it does not.
    @inline(__always)
    private func gain(_ place: Int, _ v: Int, _ costs: LevelCosts, _ scratch: LevelScratch) -> (Double, Bool)? {
        let (strictly, orAt) = breakpointsBelow(v, costs)
        let (left, right) = (costs.slope(v, strictly), costs.slope(v, orAt))
        let reduced = scratch.reduced[place]
        let slack = Tolerance.cost * max(scratch.size[place], abs(left), abs(right))
        if value[v] < upper[v], right + reduced < -slack { return (-(right + reduced), true) }
        if value[v] > lower[v], left + reduced > slack { return (left + reduced, false) }
        return nil
    }

    /// Narrows the limits to the values that complementary slackness allows: exactly those of least sum.
    private func narrow(_ costs: LevelCosts, _ scratch: LevelScratch) {
        for place in 0..<columnCount {
            let v = Int(nonbasic[place])
            if isFixed(v) { continue }
            let (strictly, orAt) = breakpointsBelow(v, costs)
            let (left, right) = (costs.slope(v, strictly), costs.slope(v, orAt))
            let reduced = scratch.reduced[place]
            let slack = Tolerance.cost * max(scratch.size[place], abs(left), abs(right))
            if right + reduced > slack {
                upper[v] = value[v]
            } else if orAt < costs.count[v] {
                upper[v] = min(upper[v], costs.breakpoint(v, orAt).position)
            }
            if left + reduced < -slack {
                lower[v] = value[v]
            } else if strictly > 0 {
                lower[v] = max(lower[v], costs.breakpoint(v, strictly - 1).position)
            }
        }
        for place in costs.costed.indices {
            let v = Int(costs.costed[place])
            if position[v] < 0 { continue }
            let piece = Int(costs.piece[v])
            if piece < costs.count[v] { upper[v] = min(upper[v], costs.breakpoint(v, piece).position) }
            if piece > 0 { lower[v] = max(lower[v], costs.breakpoint(v, piece - 1).position) }
        }
    }
}
