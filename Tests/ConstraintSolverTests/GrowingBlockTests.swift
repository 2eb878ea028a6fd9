// Blocks of which each solution violates the next row: how often they are solved, and what that may cost.

import Testing

@testable import ConstraintSolver

@Suite struct GrowingBlockTests {
    /// Views of 10 points one below the other that want to be where they are, of which the first may not be: each
    /// pushes the next one down, and until it does so that one seems to be well.
    private func cascade(_ count: Int) -> ConstraintSystem {
        var system = ConstraintSystem()
        var last: Variable?
        for index in 0..<count {
            let top = system.addVariable()
            system.addConstraint(
                Term(top), .equal, Double(10 * index), priority: 250, order: Int32(2 * index))
            if let last {
                system.addConstraint(
                    Term(top), Term(last, -1), .greaterThanOrEqual, 10, order: Int32(2 * index + 1))
            } else {
                system.addConstraint(Term(top), .greaterThanOrEqual, 500, order: 1)
            }
            last = top
        }
        return system
    }

    /// The rounds are as many as the number of views has binary digits, and a few: with a ring in each round they would
    /// be as many as the views.
    @Test(arguments: [0, Int.max])
    func roundsAreFew(mostCells: Int) {
        let most: [(count: Int, rounds: Int)] = [(3, 3), (10, 7), (100, 11), (400, 13)]
        for (count, most) in most {
            var system = cascade(count)
            system.limits.mostCells = mostCells
            var solver = Solver(system)
            let solution = solver.solve()
            let expected: [Double] = (0..<count).map { (index: Int) -> Double in Double(500 + 10 * index) }
            #expect(solution.values == expected)
            #expect(solution.freeDimensions.isEmpty && solution.conflicts.isEmpty)
            let rounds = solver.prepared?.evaluation.work.rounds ?? 0
            #expect(rounds > 0 && rounds <= most, "\(count) views: \(rounds) rounds")
        }
    }

    /// A block may take as much work as is allowed once, not once in each round.
    @Test func effortCountsOverAllRounds() {
        var system = cascade(100)
        system.limits.mostCells = 0
        system.mostEffort = .max
        var solver = Solver(system)
        #expect(!solver.solve().isUnfinished)
        let effort = solver.prepared?.evaluation.work.effort ?? 0
        system.mostEffort = effort
        var same = Solver(system)
        #expect(!same.solve().isUnfinished)
        system.mostEffort = effort - 1
        var less = Solver(system)
        #expect(less.solve().isUnfinished)
    }
}
