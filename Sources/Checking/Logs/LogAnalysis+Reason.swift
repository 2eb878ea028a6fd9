// Why one constraint of a log gives way rather than another.

import ConstraintSolver

/// What the choice among the members of a conflict looks at, in order.
struct BreakingOrder {
    var system: ConstraintSystem
    var rows: [LoggedConstraint]
    /// By row: whether it asks for too much, rather than too little.
    var asksTooMuch: [Int: Bool]

    /// What sets `chosen` apart from the other members.
    func reason(_ chosen: Int, among members: [Int]) -> String {
        let others = members.filter { $0 != chosen }
        if others.isEmpty { return "there is no other" }
        let free = others.filter { !rows[$0].isFixed }
        if free.isEmpty { return "the others are the system's own, which it keeps" }
        let rank = rank(chosen)
        let equal = free.filter { self.rank($0) == rank }
        let deepest = "of those that the system does not impose"
        if equal.isEmpty { return "\(deepest) it lies deepest in the view tree\(spares(free))" }
        if equal.allSatisfy({ asksTooMuch[$0] != asksTooMuch[chosen] }) {
            let what = asksTooMuch[chosen] == false ? "little rather than too much" : "much rather than too little"
            return "\(deepest), and lie as deep, it asks for too \(what)"
        }
        let alike = equal.filter { asksTooMuch[$0] == asksTooMuch[chosen] }
        if alike.allSatisfy({ abs(rows[$0].constant) < abs(rows[chosen].constant) }) {
            return "\(deepest), and lie as deep, it has the largest constant"
        }
        return "\(deepest), and lie as deep, and ask for as much, it comes last"
    }

    /// Pins to a container's start are spared where others lie as deep.
    private func spares(_ others: [Int]) -> String {
        others.contains { rows[$0].isStartPin } && !rows.isEmpty ? "; starts in a container are spared" : ""
    }

    private func rank(_ row: Int) -> Int32 { system.breakability(of: ConstraintID(index: Int32(row))).rank }
}
