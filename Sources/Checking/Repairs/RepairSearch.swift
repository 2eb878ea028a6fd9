// Which single changes end a conflict: each candidate is tried with the solver.

import ConstraintSolver

/// A member of a conflict that its author can change, and how.
struct RepairCandidate {
    /// Its index among the members.
    var member: Int
    /// The system's constraints that a removal takes away: itself, or all of a view's mask.
    var constraints: [ConstraintID]
    var changes: [Repair.Change]
    /// How willingly it is given up: what is, comes first.
    var rank: Int32

    /// A written constraint: lowered, relaxed on the side that conflicts, or removed.
    init(written constraint: ConstraintID, member: Int, asksTooMuch: Bool, in system: ConstraintSystem) {
        self.member = member
        constraints = [constraint]
        changes = [.lowerPriority(Repair.highestOptional)]
        if system.relation(of: constraint) == .equal {
            changes.append(.relax(asksTooMuch ? .lessThanOrEqual : .greaterThanOrEqual))
        }
        changes.append(.remove)
        rank = system.breakability(of: constraint).rank
    }

    /// The constraints of a view's autoresizing mask, which go together.
    init(mask constraints: [ConstraintID], member: Int) {
        self.member = member
        self.constraints = constraints
        changes = [.turnOffMask]
        rank = .max
    }
}

/// Tries changes, the gentlest first.
struct RepairSearch {
    /// How many changes are tried.
    var mostAttempts = Int.max

    /// The candidates' changes after which `isMended` is true, the gentlest first; of equal ones that of the constraint
    /// that would be given up anyway. No more than `limit` are looked for.
    func repairs(
        _ candidates: [RepairCandidate], broken: Int, limit: Int = .max,
        isMended: (RepairCandidate, Repair.Change) -> Bool
    ) -> [Repair] {
        let attempts = candidates.flatMap { candidate in candidate.changes.map { (candidate, $0) } }.sorted {
            one, other in
            if one.1.rank != other.1.rank { return one.1.rank < other.1.rank }
            if one.0.rank != other.0.rank { return one.0.rank > other.0.rank }
            if (one.0.member == broken) != (other.0.member == broken) { return one.0.member == broken }
            return one.0.member < other.0.member
        }
        var found: [Repair] = []
        for (candidate, change) in attempts.prefix(mostAttempts) where found.count < limit {
            if isMended(candidate, change) {
                found.append(Repair(constraint: candidate.member, change: change))
            }
        }
        return found
    }
}
