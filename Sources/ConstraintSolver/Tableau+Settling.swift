// Step 8: what the priorities leave open is settled one wish at a time.

extension Tableau {
    /// Makes the error of one wish least among what the priorities have left, and keeps it there.
    func settle(_ wish: LocalWish, _ costs: inout LevelCosts, _ scratch: LevelScratch) {
        let v = Int(wish.variable)
        if isFixed(v) { return }
        let slack = tolerance(v)
        let isLow = wish.relation != .lessThanOrEqual && value[v] < wish.kink - slack
        let isHigh = wish.relation != .greaterThanOrEqual && value[v] > wish.kink + slack
        if isLow || isHigh {
            costs.clear()
            withUnsafeTemporaryAllocation(of: LocalWish.self, capacity: 1) { wishes in
                wishes.initialize(repeating: wish)
                costs.load(wishes)
            }
            if position[v] < 0 {
                settleNonbasic(v, isLow, costs, scratch)
            } else {
                minimise(costs, scratch)
            }
        } else {
            // It is met: it must stay met.
            if wish.relation != .lessThanOrEqual { lower[v] = max(lower[v], min(wish.kink, value[v])) }
            if wish.relation != .greaterThanOrEqual { upper[v] = min(upper[v], max(wish.kink, value[v])) }
        }
    }

    /// The common case: the wish is for a nonbasic variable, which need not look at the others to know where to go.
    private func settleNonbasic(_ v: Int, _ isLow: Bool, _ costs: LevelCosts, _ scratch: LevelScratch) {
        let place = Int(~position[v])
        if isLow ? value[v] < upper[v] : value[v] > lower[v] {
            (scratch.reduced[place], scratch.size[place]) = (0, 0)
            if !travel(Move(place: place, up: isLow), costs, scratch, smallestFirst: false) { return }
        }
        if position[v] < 0 {
            (lower[v], upper[v]) = (value[v], value[v])
        } else {
            minimise(costs, scratch)
        }
    }
}
