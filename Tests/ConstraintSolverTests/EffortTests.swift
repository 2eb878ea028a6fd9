// The limit of the work on one block: what is not decided by then stays as it is.

import Testing

@testable import ConstraintSolver

@Suite struct EffortTests {
    /// Lengths that want to be equal one by one, each a little less than the one before, in a room that they fill: a
    /// block of one piece in which every priority has to be weighed.
    private func competing(_ count: Int) -> ConstraintSystem {
        var system = ConstraintSystem()
        let sizes = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
        let room = 10 * Double(count)
        var order: Int32 = 0
        func next() -> Int32 {
            order += 1
            return order
        }
        system.addConstraint(sizes.map { Term($0, 1) }, .equal, room, order: next())
        for (index, size) in sizes.enumerated() {
            system.addConstraint(Term(size), .equal, Double(30 + index), priority: Double(900 - index), order: next())
            if index > 1 {
                system.addConstraint(
                    Term(size), Term(sizes[index - 2], -1), .lessThanOrEqual, 5, priority: Double(400 - index),
                    order: next())
            }
        }
        return system
    }

    @Test func theStatedLimitIsFarAway() {
        var solver = Solver(competing(120))
        #expect(!solver.solve().isUnfinished)
    }

    /// With too little, the solve ends, says so, and gives the same values again; what is open then is not reported.
    @Test func aBlockThatTakesMore() {
        var system = competing(120)
        system.limits = TableauLimits(mostCells: 0, mostEffort: 150)
        var solver = Solver(system)
        let solution = solver.solve()
        #expect(solution.isUnfinished)
        #expect(solution.values.allSatisfy { $0.isFinite })
        #expect(solution.freeDimensions.isEmpty && solution.conflicts.isEmpty)
        var again = Solver(system)
        #expect(again.solve().values == solution.values)
        // More work is allowed from now on.
        solver.system.mostEffort = .max
        let finished = solver.solve()
        #expect(!finished.isUnfinished)
        var fresh = Solver(competing(120))
        #expect(finished.values == fresh.solve().values)
    }
}
