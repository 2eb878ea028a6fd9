// What document order decides: dimensions that are free but for the tie-breaking of step 8.

extension ConstraintSystem {
    /// One of the best answers, with all that is open between them: the dimensions in which variables can move without
    /// the sum of the errors of any priority growing.
    ///
    /// Where several answers have the same sums, a solver makes the errors least one by one in document order. Here
    /// nothing of the kind is done: the free dimensions include those of `solution`, and what constraints of one
    /// priority leave to each other.
    ///
    /// - Parameter solution: The system's solution; the constraints that it gave up count as absent.
    public func solutionWithoutTieBreaking(besides solution: Solution) -> Solution {
        let system = withoutParameters
        var isBroken: [Bool]?
        if !solution.conflicts.isEmpty {
            var flags = [Bool](repeating: false, count: constraintCount)
            for conflict in solution.conflicts { flags[Int(conflict.broken.index)] = true }
            isBroken = flags
        }
        let prepared = PreparedSystem(
            system, without: isBroken, breaksTies: false, in: PreparedSystem.arena(for: system))
        guard prepared.solve(system).isEmpty else { return solution }
        let freeDimensions = prepared.finish()
        var values: [Double] = []
        prepared.writeValues(to: &values)
        return Solution(
            values: values, conflicts: solution.conflicts, freeDimensions: freeDimensions, hasTies: solution.hasTies,
            isUnfinished: solution.isUnfinished || prepared.isUnfinished)
    }
}
