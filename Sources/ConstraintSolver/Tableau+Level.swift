// Step 7: one priority: the least sum of errors, and then the limits that keep it least.

/// The piecewise linear costs of the variables at one priority: slopes that grow at kinks.
struct LevelCosts {
    /// The slope at minus infinity.
    var base: [Double]
    /// Where a variable's kinks start in `kinks`, and how many it has.
    var start: [Int]
    var count: [Int]
    var kinks: [(position: Double, jump: Double)] = []
    /// For basic variables: how many kinks lie below the piece they are taken to be in.
    var piece: [Int]

    /// No costs for `variables` variables.
    init(variables: Int) {
        base = [Double](repeating: 0, count: variables)
        start = [Int](repeating: 0, count: variables)
        count = start
        piece = start
    }

    /// Replaces the costs by those of `wishes`, whose columns are tableau variables.
    mutating func load(_ wishes: some Sequence<Wish>) {
        kinks.removeAll(keepingCapacity: true)
        for v in base.indices { (base[v], count[v], piece[v]) = (0, 0, 0) }
        let sorted = wishes.sorted { ($0.column, $0.kink) < ($1.column, $1.kink) }
        for wish in sorted {
            let v = Int(wish.column)
            if wish.relation != .lessThanOrEqual { base[v] -= wish.weight }
            if count[v] == 0 { start[v] = kinks.count }
            kinks.append((wish.kink, wish.relation == .equal ? 2 * wish.weight : wish.weight))
            count[v] += 1
        }
    }

    /// The slope of a variable when `below` of its kinks lie below it.
    func slope(_ v: Int, _ below: Int) -> Double {
        var slope = base[v]
        for k in start[v]..<start[v] + below { slope += kinks[k].jump }
        return slope
    }
}

extension Tableau {
    /// Minimises the sum of the costs within the limits. Returns nil, or the place along which it falls for ever.
    mutating func descend(_ costs: inout LevelCosts) -> (place: Int, up: Bool)? {
        assignPieces(&costs)
        var steps = 0
        let patience = 8 * (rowCount + columnCount) + 50
        while let (place, up) = improvement(costs, smallestFirst: steps > patience) {
            if !travel(place, up: up, &costs, smallestFirst: steps > patience) { return (place, up) }
            steps += 1
            if steps > 200 * patience { break }
        }
        return nil
    }

    /// Minimises the sum of the costs within the limits, then narrows the limits to where the sum is least.
    mutating func minimise(_ costs: inout LevelCosts) {
        if descend(&costs) == nil { narrow(costs) }
    }

    /// How many kinks of a variable lie below its value, not counting and counting those at it.
    private func kinksBelow(_ v: Int, _ costs: LevelCosts) -> (strictly: Int, orAt: Int) {
        let slack = tolerance(v)
        var (strictly, orAt) = (0, 0)
        for k in costs.start[v]..<costs.start[v] + costs.count[v] {
            if costs.kinks[k].position < value[v] - slack { strictly += 1 }
            if costs.kinks[k].position <= value[v] + slack { orAt += 1 }
        }
        return (strictly, orAt)
    }

    private func assignPieces(_ costs: inout LevelCosts) {
        for v in basic where costs.count[v] > 0 { costs.piece[v] = kinksBelow(v, costs).strictly }
    }

    /// The change of the basic variables' costs per unit of each nonbasic one, and the size of what it was made of.
    private func reducedCosts(_ costs: LevelCosts) -> (sum: [Double], size: [Double]) {
        var sum = [Double](repeating: 0, count: columnCount)
        var size = sum
        for row in 0..<rowCount {
            let v = basic[row]
            let slope = costs.slope(v, costs.piece[v])
            if slope == 0 { continue }
            for place in 0..<columnCount {
                let part = slope * cells[row * columnCount + place]
                sum[place] += part
                size[place] = max(size[place], abs(part))
            }
        }
        return (sum, size)
    }

    /// A nonbasic variable whose movement lowers the sum, and its direction.
    private func improvement(_ costs: LevelCosts, smallestFirst: Bool) -> (place: Int, up: Bool)? {
        let (reduced, size) = reducedCosts(costs)
        var best: (place: Int, up: Bool)?
        var bestGain = 0.0
        for place in 0..<columnCount {
            let v = nonbasic[place]
            if isFixed(v) { continue }
            let (strictly, orAt) = kinksBelow(v, costs)
            let (left, right) = (costs.slope(v, strictly), costs.slope(v, orAt))
            let slack = Tolerance.cost * max(size[place], abs(left), abs(right))
            var gain = 0.0
            var up = false
            if value[v] < upper[v], right + reduced[place] < -slack {
                (gain, up) = (-(right + reduced[place]), true)
            } else if value[v] > lower[v], left + reduced[place] > slack {
                gain = left + reduced[place]
            } else {
                continue
            }
            if smallestFirst {
                if let b = best, nonbasic[b.place] < v { continue }
                best = (place, up)
            } else if best == nil || gain > bestGain * (1 + 1e-9) {
                (best, bestGain) = ((place, up), gain)
            }
        }
        return best
    }

    /// Moves the variable at `place` as far as the sum falls, across kinks; the variable that stops it leaves the basis.
    ///
    /// Returns false if nothing stops it.
    private mutating func travel(_ place: Int, up: Bool, _ costs: inout LevelCosts, smallestFirst: Bool) -> Bool {
        let entering = nonbasic[place]
        let (strictly, orAt) = kinksBelow(entering, costs)
        var piece = up ? orAt : strictly
        let reduced = reducedCosts(costs)
        let sign = up ? 1.0 : -1.0
        var slope = sign * (costs.slope(entering, piece) + reduced.sum[place])
        let slack = Tolerance.cost * max(reduced.size[place], abs(costs.slope(entering, piece)))
        while true {
            // The next thing to happen: a basic variable or the moving one reaches a kink or a limit.
            var (next, row) = (max(0, distance(entering, piece, up, 1, costs)), -1)
            var bestRate = 0.0
            for candidate in 0..<rowCount {
                let rate = sign * cells[candidate * columnCount + place]
                if rate == 0 { continue }
                let v = basic[candidate]
                let step = max(0, distance(v, costs.piece[v], rate > 0, abs(rate), costs))
                let isTie = step < .infinity && abs(step - next) <= 1e-12 * max(step, next)
                if isTie && row >= 0 {
                    let isBetter = smallestFirst ? v < basic[row] : abs(rate) > bestRate
                    if !isBetter { continue }
                } else if step >= next {
                    continue
                }
                (next, row, bestRate) = (step, candidate, abs(rate))
            }
            if next == .infinity { return false }
            if next > 0 { move(place, by: sign * next) }
            if row < 0 {
                let k = up ? piece : piece - 1
                let isLimit = stopsAtLimit(entering, piece, up, costs)
                if isLimit {
                    value[entering] = up ? upper[entering] : lower[entering]
                    return true
                }
                value[entering] = costs.kinks[costs.start[entering] + k].position
                slope += costs.kinks[costs.start[entering] + k].jump
                piece += up ? 1 : -1
                if slope >= -slack { return true }
                continue
            }
            let v = basic[row]
            let rate = sign * cells[row * columnCount + place]
            let rises = rate > 0
            let isLimit = stopsAtLimit(v, costs.piece[v], rises, costs)
            if !isLimit {
                let k = rises ? costs.piece[v] : costs.piece[v] - 1
                let jump = costs.kinks[costs.start[v] + k].jump * abs(rate)
                if slope + jump < -slack {
                    slope += jump
                    costs.piece[v] += rises ? 1 : -1
                    continue
                }
                value[v] = costs.kinks[costs.start[v] + k].position
            } else {
                value[v] = rises ? upper[v] : lower[v]
            }
            costs.piece[entering] = piece
            pivot(row: row, place: place)
            return true
        }
    }

    /// How far a variable that changes at `rate` can go in its piece.
    private func distance(_ v: Int, _ piece: Int, _ rises: Bool, _ rate: Double, _ costs: LevelCosts) -> Double {
        if rises {
            let kink = piece < costs.count[v] ? costs.kinks[costs.start[v] + piece].position : .infinity
            return (min(kink, upper[v]) - value[v]) / rate
        }
        let kink = piece > 0 ? costs.kinks[costs.start[v] + piece - 1].position : -.infinity
        return (value[v] - max(kink, lower[v])) / rate
    }

    /// Whether it is a limit, rather than a kink, that ends a variable's piece.
    private func stopsAtLimit(_ v: Int, _ piece: Int, _ rises: Bool, _ costs: LevelCosts) -> Bool {
        if rises { return piece >= costs.count[v] || costs.kinks[costs.start[v] + piece].position >= upper[v] }
        return piece == 0 || costs.kinks[costs.start[v] + piece - 1].position <= lower[v]
    }

    /// Narrows the limits to the values that complementary slackness allows: exactly those of least sum.
    private mutating func narrow(_ costs: LevelCosts) {
        let (reduced, size) = reducedCosts(costs)
        for place in 0..<columnCount {
            let v = nonbasic[place]
            if isFixed(v) { continue }
            let (strictly, orAt) = kinksBelow(v, costs)
            let (left, right) = (costs.slope(v, strictly), costs.slope(v, orAt))
            let slack = Tolerance.cost * max(size[place], abs(left), abs(right))
            if right + reduced[place] > slack {
                upper[v] = value[v]
            } else if orAt < costs.count[v] {
                upper[v] = min(upper[v], costs.kinks[costs.start[v] + orAt].position)
            }
            if left + reduced[place] < -slack {
                lower[v] = value[v]
            } else if strictly > 0 {
                lower[v] = max(lower[v], costs.kinks[costs.start[v] + strictly - 1].position)
            }
        }
        for v in basic where costs.count[v] > 0 {
            let piece = costs.piece[v]
            if piece < costs.count[v] { upper[v] = min(upper[v], costs.kinks[costs.start[v] + piece].position) }
            if piece > 0 { lower[v] = max(lower[v], costs.kinks[costs.start[v] + piece - 1].position) }
        }
    }
}
