// Step 8: what the priorities leave open is decided one goal at a time.

extension Tableau {
    /// Makes the error of one goal least among what the priorities have left, and keeps it there. Returns whether there
    /// was anything left to decide.
    func breakTie(_ goal: TableauGoal, _ costs: inout LevelCosts, _ scratch: LevelScratch) -> Bool {
        let v = Int(goal.variable)
        if isFixed(v) { return false }
        let slack = tolerance(v)
        let isLow = goal.relation != .lessThanOrEqual && value[v] < goal.target - slack
        let isHigh = goal.relation != .greaterThanOrEqual && value[v] > goal.target + slack
        if isLow || isHigh {
            withUnsafeTemporaryAllocation(of: TableauGoal.self, capacity: 1) { goals in
                goals.initialize(repeating: goal)
                costs.load(goals)
            }
            if position[v] < 0 {
                breakTieOfNonbasic(v, isLow, costs, scratch)
            } else {
                minimise(costs, scratch)
            }
            return true
        } else {
            // It is met: it must stay met.
            let limits = (lower[v], upper[v])
            if goal.relation != .lessThanOrEqual { lower[v] = max(lower[v], min(goal.target, value[v])) }
            if goal.relation != .greaterThanOrEqual { upper[v] = min(upper[v], max(goal.target, value[v])) }
            return limits != (lower[v], upper[v])
        }
    }

    /// The common case: the goal is for a nonbasic variable, which need not look at the others to know where to go.
    private func breakTieOfNonbasic(_ v: Int, _ isLow: Bool, _ costs: LevelCosts, _ scratch: LevelScratch) {
        let place = Int(~position[v])
        if sparse != nil, isHeld(place, up: isLow, scratch) {
            (lower[v], upper[v]) = (value[v], value[v])
            return
        }
        if isLow ? value[v] < upper[v] : value[v] > lower[v] {
            (scratch.reduced[place], scratch.size[place]) = (0, 0)
            if !longStep(Move(place: place, up: isLow), costs, scratch, smallestFirst: false) { return }
        }
        if position[v] < 0 {
            (lower[v], upper[v]) = (value[v], value[v])
        } else {
            minimise(costs, scratch)
        }
    }

    /// Whether a row by itself keeps a nonbasic variable from moving: its own is at a limit, and none of the others
    /// that are in it can give way.
    ///
    /// Of a chain whose views all rest on the one before, each is held by its row. A pivot would take that row into
    /// account in all that come later.
    private func isHeld(_ place: Int, up: Bool, _ scratch: LevelScratch) -> Bool {
        let count = gatherRates(place, up ? 1 : -1, scratch)
        var looks = 0
        for index in 0..<count {
            let (row, rate) = (Int(scratch.rows[index]), scratch.rates[index])
            let v = Int(basic[row])
            if (rate > 0 ? upper[v] - value[v] : value[v] - lower[v]) > 0 { continue }
            looks += 1
            if looks > 4 { return false }
            var isHeld = true
            for cell in 0..<loadRow(row) where Int(rowPlaces[cell]) != place && helps(cell, up: rate < 0) {
                isHeld = false
                break
            }
            if isHeld { return true }
        }
        return false
    }
}
