// A system divided into parts: each has all that its constraints depend on, and nothing else.

import Testing

@testable import ConstraintSolver

@Suite struct SystemPartsTests {
    /// Rows of two boxes each in a window of given width: `count` systems that do not depend on each other.
    private func rows(_ count: Int) -> (system: ConstraintSystem, window: ConstraintID, gaps: [ConstraintID]) {
        var system = ConstraintSystem()
        let window = system.addVariable()
        let width = system.addConstraint(Term(window), .equal, 300, order: 0)
        var gaps: [ConstraintID] = []
        for index in 0..<count {
            let (a, b) = (system.addVariable(lowerBound: 0), system.addVariable(lowerBound: 0))
            gaps.append(
                system.addConstraint(Term(a), Term(b), Term(window, -1), .equal, -8, order: Int32(2 * index + 1)))
            system.addConstraint(Term(a), .equal, 100, priority: 750, order: Int32(2 * index + 2))
        }
        return (system, width, gaps)
    }

    @Test func pinnedVariablesDivide() {
        let (system, window, gaps) = rows(5)
        let part = SystemParts(system, loose: []).part(of: [gaps[3]])
        #expect(part.constraints.map(\.index) == [window.index, gaps[3].index, gaps[3].index + 1])
        var solver = Solver(part.system)
        #expect(solver.solve().values.sorted() == [100, 192, 300])
        #expect(part.constraint(gaps[3]) == ConstraintID(index: 1) && part.constraint(gaps[2]) == nil)
    }

    /// What depends on a pinned variable by an equation is pinned too, and its part has the whole chain.
    @Test func chainsOfEquationsPin() {
        var (system, window, gaps) = rows(3)
        let (width, inset) = (Variable(index: 0), system.addVariable())
        let link = system.addConstraint(Term(inset), Term(width, -1), .equal, -40, order: 100)
        let cells = (0..<4).map { cell in
            system.addConstraint(
                Term(system.addVariable(lowerBound: 0)), Term(inset, -1), .lessThanOrEqual, 0, order: Int32(101 + cell))
        }
        let part = SystemParts(system, loose: []).part(of: [cells[2]])
        #expect(part.constraints == [window, link, cells[2]])
        #expect(SystemParts(system, loose: [link]).part(of: [cells[2]]).constraints == [window, link] + cells)
        #expect(SystemParts(system, loose: []).part(of: [gaps[0]]).constraints.count == 3)
    }

    /// What may be changed pins nothing.
    @Test func looseConstraintsHoldTogether() {
        let (system, window, gaps) = rows(5)
        let part = SystemParts(system, loose: [window]).part(of: [gaps[3]])
        #expect(part.constraints.count == system.constraintCount)
    }

    /// What counts for nothing holds nothing together.
    @Test func refusedConstraintsDivide() {
        var (system, _, gaps) = rows(2)
        let refused = system.addConstraint(
            Term(Variable(index: 1)), Term(Variable(index: 3), -1), .equal, 0, priority: 0, order: 50)
        let part = SystemParts(system, loose: []).part(of: [gaps[0]])
        #expect(part.constraints.count == 3 && part.constraint(refused) == nil)
    }

    /// A part's solution is the whole's, of random systems in a window that pins them, in which nothing is left open.
    @Test(arguments: 0..<50)
    func partsSolveAsTheWhole(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var system = ConstraintSystem()
        let variables = (0..<12).map { _ in system.addVariable(lowerBound: -1000) }
        for index in 0..<3 { system.addConstraint(Term(variables[index]), .equal, Double(random(200)), order: 0) }
        for order in 1...16 {
            let (a, b) = (variables[random(12)], variables[random(12)])
            system.addConstraint(
                Term(a), Term(b, -1), Relation.allCases[random(3)], Double(random(100)),
                priority: Double(100 + 100 * random(8)), order: Int32(order))
        }
        for (index, variable) in variables.enumerated() {
            system.addConstraint(
                Term(variable), .equal, Double(random(100)), priority: 50, order: Int32(17 + index))
        }
        var whole = Solver(system)
        let solution = whole.solve()
        #expect(solution.freeDimensions.isEmpty)
        let parts = SystemParts(system, loose: [])
        for constraint in 0..<system.constraintCount {
            let id = ConstraintID(index: Int32(constraint))
            let part = parts.part(of: [id])
            var solver = Solver(part.system)
            let values = solver.solve()
            let own = ConstraintID(index: part.constraint(id)?.index ?? -1)
            func side(_ system: ConstraintSystem, _ id: ConstraintID, _ solution: Solution) -> Double {
                system.terms(of: id).reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
            }
            #expect(abs(side(system, id, solution) - side(part.system, own, values)) < 1e-6)
        }
    }

    /// A part may take as much work as the whole, and its parameters stand where they stood.
    @Test func partsAreSolvedAsTheWholeIs() {
        var system = ConstraintSystem()
        let x = system.addVariable()
        let parameter = system.addConstraint(Term(x), .equal, 5, priority: 500, order: 1)
        system.addConstraint(Term(x), .equal, 10, priority: 500, order: 1)
        system.markAsParameter(parameter)
        system.mostEffort = 12_345
        let part = SystemParts(system, loose: []).part(of: [parameter])
        #expect(part.system.mostEffort == 12_345)
        var (whole, own) = (Solver(system), Solver(part.system))
        #expect(own.solve().values == whole.solve().values)
    }
}
