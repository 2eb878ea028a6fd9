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
        var event = firstEvent(entering, piece, move.up, count, costs, scratch, smallestFirst)
        if event.step == .infinity { return false }
        // Most movements end at the first event; those after it are put into an order once.
        var queue: EventQueue?
        // Nothing is moved before it is known how far.
        func end(of v: Int, _ position: Double) {
            if event.step > 0 { self.move(place, by: sign * event.step) }
            value[v] = position
        }
        while true {
            // A basic variable or the moving one has reached a breakpoint or a limit.
            let v: Int
            if event.index < 0 {
                v = entering
                if stopsAtLimit(v, piece, move.up, costs) {
                    end(of: v, move.up ? upper[v] : lower[v])
                    return true
                }
                let breakpoint = costs.breakpoint(v, move.up ? piece : piece - 1)
                slope += breakpoint.jump
                piece += move.up ? 1 : -1
                if slope >= -slack {
                    end(of: v, breakpoint.position)
                    return true
                }
            } else {
                let row = Int(scratch.rows[event.index])
                v = Int(basic[row])
                if let position = stop(v, scratch.rates[event.index], &slope, slack, costs) {
                    end(of: v, position)
                    costs.piece[entering] = Int32(truncatingIfNeeded: piece)
                    pivot(row: row, place: place)
                    return true
                }
            }
            if queue == nil {
                queue = laterEvents(
                    than: event.step, entering, piece, move.up, count, costs, scratch, smallestFirst)
            } else {
                let next =
                    event.index < 0
                    ? distance(v, piece, move.up, costs)
                    : stepToEnd(of: v, scratch.rates[event.index], costs)
                queue?.replaceFirst(step: max(event.step, next))
            }
            guard let next = queue?.first else {
                if event.step > 0 { self.move(place, by: sign * event.step) }
                return false
            }
            event = next
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

    /// The first thing to happen: the moving variable, or one of the gathered rows, reaches a breakpoint or a limit.
    private func firstEvent(
        _ entering: Int, _ piece: Int, _ up: Bool, _ count: Int, _ costs: LevelCosts, _ scratch: LevelScratch,
        _ smallestFirst: Bool
    ) -> StepEvent {
        var first = StepEvent(index: -1, step: max(0, distance(entering, piece, up, costs)))
        var bestRate = 0.0
        for candidate in 0..<count {
            let rate = scratch.rates[candidate]
            let v = Int(basic[Int(scratch.rows[candidate])])
            let step = max(0, stepToEnd(of: v, rate, costs))
            if first.index >= 0, EventQueue.isTie(first.step, step) {
                let isBetter = smallestFirst ? v < basic[Int(scratch.rows[first.index])] : abs(rate) > bestRate
                if !isBetter { continue }
            } else if step >= first.step {
                continue
            }
            (first, bestRate) = (StepEvent(index: candidate, step: step), abs(rate))
        }
        return first
    }

    /// What happens after a step, when all that happened at it has been taken note of.
    private func laterEvents(
        than step: Double, _ entering: Int, _ piece: Int, _ up: Bool, _ count: Int, _ costs: LevelCosts,
        _ scratch: LevelScratch, _ smallestFirst: Bool
    ) -> EventQueue {
        var queue = scratch.events
        queue.append(
            StepEvent(index: -1, step: max(step, distance(entering, piece, up, costs))), rank: .infinity)
        for candidate in 0..<count {
            let rate = scratch.rates[candidate]
            let v = Int(basic[Int(scratch.rows[candidate])])
            queue.append(
                StepEvent(index: candidate, step: max(step, stepToEnd(of: v, rate, costs))),
                rank: smallestFirst ? -Double(v) : abs(rate))
        }
        queue.settle()
        return queue
    }

    /// How far the moving variable can go until a basic one, which changes at a rate, is at the end of its piece.
    @inline(__always)
    private func stepToEnd(of v: Int, _ rate: Double, _ costs: LevelCosts) -> Double {
        distance(v, Int(costs.piece[v]), rate > 0, costs) / abs(rate)
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

    /// Where a basic variable, at the end of its piece, stops the movement; nil if it goes on into the next piece.
    private func stop(_ v: Int, _ rate: Double, _ slope: inout Double, _ slack: Double, _ costs: LevelCosts) -> Double?
    {
        let rises = rate > 0
        let piece = Int(costs.piece[v])
        if stopsAtLimit(v, piece, rises, costs) { return rises ? upper[v] : lower[v] }
        let breakpoint = costs.breakpoint(v, rises ? piece : piece - 1)
        if slope + breakpoint.jump * abs(rate) >= -slack { return breakpoint.position }
        slope += breakpoint.jump * abs(rate)
        costs.piece[v] += rises ? 1 : -1
        return nil
    }
}
