// The long-step ratio test: moving one variable as far as the sum of the errors falls, across breakpoints.

extension Tableau {
    /// Moves a nonbasic variable as far as the sum falls; the basic variable that stops it leaves the basis.
    ///
    /// Returns false if nothing stops it.
    func longStep(_ move: Move, _ costs: LevelCosts, _ scratch: LevelScratch, smallestFirst: Bool) -> Bool {
        let place = move.place
        let entering = Int(nonbasic[place])
        let sign = move.up ? 1.0 : -1.0
        var piece = currentPiece(entering, move.up, costs)
        let own = costs.slope(entering, piece)
        var slope = sign * (own + scratch.reduced[place])
        let slack = Tolerance.cost * max(scratch.size[place], abs(own))
        let count = gatherRates(place, sign, scratch)
        while true {
            // The next thing to happen: a basic variable or the moving one reaches a breakpoint or a limit.
            let (step, index) = nextEvent(entering, piece, move.up, count, costs, scratch, smallestFirst)
            if step == .infinity { return false }
            if step > 0 { self.move(place, by: sign * step) }
            if index < 0 {
                if stopsAtLimit(entering, piece, move.up, costs) {
                    value[entering] = move.up ? upper[entering] : lower[entering]
                    return true
                }
                let breakpoint = costs.breakpoint(entering, move.up ? piece : piece - 1)
                value[entering] = breakpoint.position
                slope += breakpoint.jump
                piece += move.up ? 1 : -1
                if slope >= -slack { return true }
                continue
            }
            let row = Int(scratch.rows[index])
            if !stops(row, scratch.rates[index], &slope, slack, costs) { continue }
            costs.piece[entering] = Int32(truncatingIfNeeded: piece)
            pivot(row: row, place: place)
            return true
        }
    }

    /// The piece of its costs into which a variable moves.
    private func currentPiece(_ v: Int, _ up: Bool, _ costs: LevelCosts) -> Int {
        // A breakpoint at the value itself lies behind a variable that moves up, and before one that moves down.
        let threshold = value[v] + (up ? tolerance(v) : -tolerance(v))
        var piece = 0
        for k in 0..<Int(costs.count[v]) where costs.breakpoint(v, k).position <= threshold { piece += 1 }
        return piece
    }

    /// The step to the next breakpoint or limit, and which of the gathered rows reaches it; -1 for the moving variable
    /// itself.
    private func nextEvent(
        _ entering: Int, _ piece: Int, _ up: Bool, _ count: Int, _ costs: LevelCosts, _ scratch: LevelScratch,
        _ smallestFirst: Bool
    ) -> (step: Double, index: Int) {
        var next = max(0, distance(entering, piece, up, costs))
        var index = -1
        var bestRate = 0.0
        for candidate in 0..<count {
            let rate = scratch.rates[candidate]
            let v = Int(basic[Int(scratch.rows[candidate])])
            let step = max(0, distance(v, Int(costs.piece[v]), rate > 0, costs)) / abs(rate)
            let isTie = step < .infinity && abs(step - next) <= 1e-12 * max(step, next)
            if isTie && index >= 0 {
                let isBetter = smallestFirst ? v < basic[Int(scratch.rows[index])] : abs(rate) > bestRate
                if !isBetter { continue }
            } else if step >= next {
                continue
            }
            (next, index, bestRate) = (step, candidate, abs(rate))
        }
        return (next, index)
    }

    /// How far a variable can go in its piece.
    @inline(__always)
    private func distance(_ v: Int, _ piece: Int, _ rises: Bool, _ costs: LevelCosts) -> Double {
        if rises {
            let limit = piece < costs.count[v] ? min(costs.breakpoint(v, piece).position, upper[v]) : upper[v]
            return limit - value[v]
        }
        let limit = piece > 0 ? max(costs.breakpoint(v, piece - 1).position, lower[v]) : lower[v]
        return value[v] - limit
    }

    /// Whether it is a limit, rather than a breakpoint, that ends a variable's piece.
    private func stopsAtLimit(_ v: Int, _ piece: Int, _ rises: Bool, _ costs: LevelCosts) -> Bool {
        if rises { return piece >= costs.count[v] || costs.breakpoint(v, piece).position >= upper[v] }
        return piece == 0 || costs.breakpoint(v, piece - 1).position <= lower[v]
    }

    /// Whether the basic variable of a row, at the end of its piece, stops the movement; else it goes on into the next.
    private func stops(
        _ row: Int, _ rate: Double, _ slope: inout Double, _ slack: Double, _ costs: LevelCosts
    ) -> Bool {
        let v = Int(basic[row])
        let rises = rate > 0
        let piece = Int(costs.piece[v])
        if stopsAtLimit(v, piece, rises, costs) {
            value[v] = rises ? upper[v] : lower[v]
            return true
        }
        let breakpoint = costs.breakpoint(v, rises ? piece : piece - 1)
        if slope + breakpoint.jump * abs(rate) < -slack {
            slope += breakpoint.jump * abs(rate)
            costs.piece[v] += rises ? 1 : -1
            return false
        }
        value[v] = breakpoint.position
        return true
    }
}
