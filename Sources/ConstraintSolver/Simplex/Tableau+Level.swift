// Step 7: one priority: the least sum of errors, and then the limits that keep it least.

/// Room for the vectors that a level needs.
struct LevelScratch {
    /// By place: the change of the basic variables' costs per unit, and the size of what it was made of.
    let reduced: UnsafeMutablePointer<Double>
    let size: UnsafeMutablePointer<Double>
    /// The places whose prices are reported, where not all are; the others have none.
    private let listed: UnsafeMutablePointer<Int32>
    private let listedCount: UnsafeMutablePointer<Int>
    /// The rows that a moving variable changes, and how fast.
    let rows: UnsafeMutablePointer<Int32>
    let rates: UnsafeMutablePointer<Double>
    /// Room for what happens to them, empty.
    let events: EventQueue

    init(_ tableau: Tableau) {
        reduced = tableau.arena.allocate(tableau.columnCount, of: 0)
        size = tableau.arena.allocate(tableau.columnCount, of: 0)
        listed = tableau.arena.allocate(Int32.self, tableau.sparse == nil ? 0 : tableau.columnCount)
        listedCount = tableau.arena.allocate(1, of: 0)
        rows = tableau.arena.allocate(Int32.self, tableau.rowCount)
        rates = tableau.arena.allocate(Double.self, tableau.rowCount)
        events = EventQueue(tableau.arena, rows: tableau.rowCount)
    }

    /// The places whose prices are reported.
    var places: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(start: listed, count: listedCount.pointee) }

    /// Notes whose prices are reported.
    func list(_ places: UnsafeBufferPointer<Int32>) {
        for (index, place) in places.enumerated() { listed[index] = place }
        listedCount.pointee = places.count
    }

    /// Forgets the prices that have been reported.
    func clear(_ tableau: Tableau) {
        if tableau.sparse == nil {
            reduced.update(repeating: 0, count: tableau.columnCount)
            size.update(repeating: 0, count: tableau.columnCount)
            return
        }
        for place in places { (reduced[Int(place)], size[Int(place)]) = (0, 0) }
        listedCount.pointee = 0
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
        if descend(costs, scratch) == nil, !isExhausted { narrow(costs, scratch) }
    }

    /// Minimises the sum of the costs within the limits. Returns nil, or the move along which it falls for ever.
    func descend(_ costs: LevelCosts, _ scratch: LevelScratch) -> Move? {
        assignPieces(costs)
        var steps = 0
        let patience = 8 * (rowCount + columnCount) + 50
        if sparse != nil {
            while steps <= patience {
                if isExhausted { return nil }
                let moves = improvements(costs, scratch)
                if moves.isEmpty { return nil }
                if let ray = follow(moves, costs, scratch, &steps) { return ray }
            }
        }
        while let move = improvement(costs, scratch, smallestFirst: steps > patience) {
            if isExhausted { return nil }
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
        // Defaults are decided from the first column on, and one that is basic then takes a look at all the others: in
        // a long row it is better the last that is broken than the next.
        let share = columnCount > Self.longRow ? 1 - 1e-9 : 1 + 1e-9
        forEachPriced(scratch) { place in
            let v = Int(nonbasic[place])
            if isFixed(v) { return }
            guard let (gain, up) = gain(place, v, costs, scratch) else { return }
            if smallestFirst {
                if let b = best, nonbasic[b.place] < v { return }
                best = Move(place: place, up: up)
            } else if gain > bestGain * share {
                (best, bestGain) = (Move(place: place, up: up), gain)
            }
        }
        return best
    }

    private static let longRow = 1000

    /// The nonbasic variables whose movement lowers the sum, those that lower it most first.
    private func improvements(_ costs: LevelCosts, _ scratch: LevelScratch) -> [Int32] {
        price(costs, scratch)
        var found: [(gain: Double, variable: Int32)] = []
        forEachPriced(scratch) { place in
            let v = nonbasic[place]
            if isFixed(Int(v)) { return }
            guard let (gain, _) = gain(place, Int(v), costs, scratch) else { return }
            found.append((gain, v))
        }
        found.sort { $0.gain != $1.gain ? $0.gain > $1.gain : $0.variable > $1.variable }
        return found.map(\.variable)
    }

    /// Moves one variable after the other, as long as most of them still lower the sum when it is their turn: finding
    /// that out for one takes its column, finding them all again takes all rows. Returns a move along which the sum
    /// falls for ever.
    private func follow(
        _ variables: [Int32], _ costs: LevelCosts, _ scratch: LevelScratch, _ steps: inout Int
    ) -> Move? {
        var (hits, misses) = (0, 0)
        for variable in variables {
            let v = Int(variable)
            if misses > 8 + hits { return nil }
            let isFirst = hits + misses == 0
            guard position[v] < 0, !isFixed(v) else {
                misses += 1
                continue
            }
            let place = Int(~position[v])
            if !isFirst { priceAgain(place, costs, scratch) }
            guard let (_, up) = gain(place, v, costs, scratch) else {
                misses += 1
                continue
            }
            let move = Move(place: place, up: up)
            if !longStep(move, costs, scratch, smallestFirst: false) { return move }
            hits += 1
            steps += 1
        }
        return nil
    }

    /// Finds the price of one place from its column.
    private func priceAgain(_ place: Int, _ costs: LevelCosts, _ scratch: LevelScratch) {
        var (sum, size) = (0.0, 0.0)
        for index in 0..<gatherRates(place, 1, scratch) {
            let v = Int(basic[Int(scratch.rows[index])])
            let part = costs.slope(v, Int(costs.piece[v])) * scratch.rates[index]
            sum += part
            size = max(size, abs(part))
        }
        (scratch.reduced[place], scratch.size[place]) = (sum, size)
    }

    /// Visits the places that may have a price.
    @inline(__always)
    private func forEachPriced(_ scratch: LevelScratch, _ body: (_ place: Int) -> Void) {
        if sparse == nil {
            for place in 0..<columnCount { body(place) }
        } else {
            for place in scratch.places { body(Int(place)) }
        }
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
        forEachPriced(scratch) { place in
            let v = Int(nonbasic[place])
            if isFixed(v) { return }
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
