import ConstraintSolver

/// A solver for each pass of a scene that is laid out at one size after the other.
///
/// From size to size a pass meets nearly the same constants again, but the next pass others: texts on one line, then
/// texts that wrap. Kept apart, each solver finds only the window's size changed, which is its parameter.
struct PassSolvers: Sendable {
    private var solvers: [Solver] = []

    /// Solves a system in the solver that the pass had before, if there is one. The rows must be the same each time.
    mutating func solve(_ system: ConstraintSystem, pass: Int) -> Solution {
        if pass == solvers.count {
            solvers.append(Solver(system))
        } else {
            solvers[pass].takeOver(system)
        }
        return solvers[pass].solve()
    }
}

extension Solver {
    /// Takes over the constants, priorities and activity of a system with the same constraints.
    fileprivate mutating func takeOver(_ other: ConstraintSystem) {
        for id in system.differences(from: other) {
            if other.constant(of: id) != system.constant(of: id) { setConstant(other.constant(of: id), of: id) }
            if other.priority(of: id) != system.priority(of: id) { setPriority(other.priority(of: id), of: id) }
            if other.isActive(id) != system.isActive(id) { setActive(other.isActive(id), of: id) }
        }
    }
}

extension ConstraintSystem {
    /// The constraints that have another constant, priority or activity than in a system with the same constraints.
    fileprivate func differences(from other: ConstraintSystem) -> [ConstraintID] {
        (0..<Int32(constraintCount)).lazy.map { ConstraintID(index: $0) }.filter { id in
            other.constant(of: id) != constant(of: id) || other.priority(of: id) != priority(of: id)
                || other.isActive(id) != isActive(id)
        }
    }
}
