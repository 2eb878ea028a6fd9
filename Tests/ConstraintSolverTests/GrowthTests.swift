// What a system of many open variables may cost: stated limits, and that nothing is wrong within them.

import ConstraintSolver
import Testing

@Suite struct GrowthTests {
    /// Variables from 0 up with a given sum, and nothing that divides it among them.
    private func shares(_ count: Int) -> Solution {
        var system = ConstraintSystem()
        let variables = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
        system.addConstraint(variables.map { Term($0) }, .equal, Double(count), order: 0)
        var solver = Solver(system)
        return solver.solve()
    }

    /// An equation counts all its terms, however many they are: from the 14th on they were lost.
    @Test(arguments: [2, 12, 13, 14, 15, 40, 300])
    func longEquations(count: Int) {
        #expect(shares(count).values.reduce(0, +) == Double(count))
        var system = ConstraintSystem()
        let variables = (0..<count).map { _ in system.addVariable(lowerBound: 0) }
        system.addConstraint(variables.map { Term($0) }, .equal, Double(count), order: 0)
        for (index, variable) in variables.enumerated() {
            system.addConstraint(Term(variable), .equal, 1, priority: 500, order: Int32(index + 1))
        }
        var solver = Solver(system)
        let solution = solver.solve()
        #expect(solution.values == Array(repeating: 1, count: count))
        #expect(solution.freeDimensions.isEmpty)
    }

    /// A group of few columns is reported whole: all but one can be chosen.
    @Test func fewDimensionsAreAllReported() {
        #expect(shares(50).freeDimensions.count == 49)
        #expect(shares(200).freeDimensions.count == 199)
    }

    /// Of a group of many columns the first dimensions are reported, as many as the limit has room for.
    @Test func manyDimensionsAreCut() {
        let count = 2000
        let dimensions = shares(count).freeDimensions
        #expect(dimensions.count == 65_536 / count)
        #expect(dimensions.allSatisfy { $0.movements.reduce(0) { $0 + $1.coefficient }.magnitude < 1e-9 })
        #expect(dimensions.allSatisfy { $0.range.lowerBound < $0.range.upperBound })
    }

    /// Groups that do not depend on each other are reported whole, however many they are.
    @Test func separateDimensionsAreAllReported() {
        var system = ConstraintSystem()
        for _ in 0..<3000 {
            let (a, b) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
            system.addConstraint(Term(a), Term(b), .equal, 10, order: 0)
        }
        var solver = Solver(system)
        let dimensions = solver.solve().freeDimensions
        #expect(dimensions.count == 3000)
        #expect(dimensions.allSatisfy { $0.movements.map(\.coefficient) == [1, -1] })
    }
}
