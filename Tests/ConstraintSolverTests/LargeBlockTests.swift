// Blocks that are solved with a factorised basis: the answers are those of the whole dictionary.

import Testing

@testable import ConstraintSolver

@Suite struct LargeBlockTests {
    /// Solves a system with factorised bases, and with whole dictionaries.
    private func solve(_ system: ConstraintSystem) -> (factorised: Solution, whole: Solution) {
        var solutions: [Solution] = []
        for mostCells in [0, Int.max] {
            var system = system
            system.mostCells = mostCells
            var solver = Solver(system)
            solutions.append(solver.solve())
        }
        return (solutions[0], solutions[1])
    }

    /// Views one behind the other, each at least so wide and at most so wide, none past an end.
    private func chain(_ count: Int, end: Double) -> ConstraintSystem {
        var system = ConstraintSystem()
        var last: (left: Variable, width: Variable)?
        var order: Int32 = 0
        func next() -> Int32 {
            order += 1
            return order
        }
        for index in 0..<count {
            let (left, width) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
            system.addConstraint(Term(width), .greaterThanOrEqual, 5, order: next())
            system.addConstraint(Term(width), .equal, Double(20 + index % 7), priority: 750, order: next())
            if let last {
                system.addConstraint(
                    Term(left), Term(last.left, -1), Term(last.width, -1), .greaterThanOrEqual, 1, order: next())
            }
            last = (left, width)
        }
        if let last {
            system.addConstraint(Term(last.left), Term(last.width), .lessThanOrEqual, end, order: next())
        }
        return system
    }

    @Test(arguments: [(3, 40.0), (40, 500.0), (120, 2000.0), (120, 4000.0)])
    func chainsOfInequalities(count: Int, end: Double) {
        let (factorised, whole) = solve(chain(count, end: end))
        #expect(factorised.conflicts.isEmpty)
        for (a, b) in zip(factorised.values, whole.values) { #expect(abs(a - b) <= 1e-9 * max(1, abs(b))) }
        #expect(factorised.freeDimensions.count == whole.freeDimensions.count)
    }

    /// What does not fit is a conflict of the whole chain, whichever way it is found.
    @Test func conflictsOfChains() {
        let (factorised, whole) = solve(chain(60, end: 200))
        #expect(!whole.conflicts.isEmpty)
        #expect(factorised.conflicts == whole.conflicts)
    }

    /// All widths want to be as the first, which wants to be something else.
    @Test func stars() {
        var system = ConstraintSystem()
        let widths = (0..<60).map { _ in system.addVariable(lowerBound: 0) }
        for (index, width) in widths.enumerated() {
            let order = Int32(3 * index)
            system.addConstraint(Term(width), .equal, Double(10 + index % 11), priority: 250, order: order)
            if index == 0 { continue }
            system.addConstraint(Term(width), Term(widths[0], -1), .equal, 0, priority: 750, order: order + 1)
            system.addConstraint(Term(width), Term(widths[index - 1], 0.5), .lessThanOrEqual, 40, order: order + 2)
        }
        let (factorised, whole) = solve(system)
        for (a, b) in zip(factorised.values, whole.values) { #expect(abs(a - b) <= 1e-9 * max(1, abs(b))) }
        #expect(factorised.hasTies == whole.hasTies)
    }
}
