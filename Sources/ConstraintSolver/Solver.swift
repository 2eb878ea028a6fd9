// The solver: owns a system, solves it, and keeps what can be reused between solves.

/// Solves a constraint system, again and again as it changes.
///
/// The answer is a function of the system alone: neither the order in which constraints were added (only their `order`
/// counts) nor the history of changes shows in it.
public struct Solver: Sendable {
    /// The system that is solved. It may be changed between solves.
    public var system: ConstraintSystem

    /// Makes a solver of `system`.
    public init(_ system: ConstraintSystem) {
        self.system = system
    }

    /// Replaces the constant of a constraint.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        system.setConstant(constant, of: constraint)
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
        system.setPriority(priority, of: constraint)
    }

    /// Makes a constraint count, or not.
    public mutating func setActive(_ isActive: Bool, of constraint: ConstraintID) {
        system.setActive(isActive, of: constraint)
    }

    /// Replaces the lower bound of a variable; -infinity for none.
    public mutating func setLowerBound(_ bound: Double, of variable: Variable) {
        system.setLowerBound(bound, of: variable)
    }

    /// Solves the system: required constraints hold (or are broken and reported), and priority by priority, from the
    /// highest down, the sum of the errors is the least that the priorities above allow.
    public mutating func solve() -> Solution {
        var isBroken = [Bool](repeating: false, count: system.constraintCount)
        var conflicts: [Conflict] = []
        var attempt = resolveConflicts(&isBroken, &conflicts)
        if restore(&isBroken, &conflicts) { attempt = Attempt(system, without: isBroken) }
        return Solution(
            values: attempt.variableValues(), conflicts: conflicts, freeDimensions: attempt.freeDimensions())
    }

    /// Breaks one constraint per contradiction until the rest can hold.
    private func resolveConflicts(_ isBroken: inout [Bool], _ conflicts: inout [Conflict]) -> Attempt {
        while true {
            let attempt = Attempt(system, without: isBroken)
            guard let certificate = attempt.contradiction else { return attempt }
            let explanation = Explanation(attempt.presolve.reasons(for: certificate), of: system)
            guard let broken = explanation.broken(in: system) else { return attempt }
            isBroken[Int(broken)] = true
            conflicts.append(
                Conflict(
                    members: explanation.members.map { ConstraintID(index: $0.constraint) },
                    bounds: explanation.bounds.map { Variable(index: $0) }, broken: ConstraintID(index: broken)))
        }
    }

    /// Takes back broken constraints that fit again because others of their conflicts were broken later; such a conflict
    /// needs no report of its own. Returns whether there were any.
    private func restore(_ isBroken: inout [Bool], _ conflicts: inout [Conflict]) -> Bool {
        let count = conflicts.count
        conflicts.removeAll { conflict in
            let broken = Int(conflict.broken.index)
            // While all the others of its conflict are kept it cannot fit.
            guard conflict.members.contains(where: { $0 != conflict.broken && isBroken[Int($0.index)] }) else {
                return false
            }
            isBroken[broken] = false
            let fits = Attempt(system, without: isBroken).contradiction == nil
            isBroken[broken] = !fits
            return fits
        }
        return conflicts.count < count
    }
}
