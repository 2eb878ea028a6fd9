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
            costs.clear()
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
}
