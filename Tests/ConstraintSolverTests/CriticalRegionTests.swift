// Where a vertex is remembered, and that it gives what a fresh solver gives.

import Testing

@testable import ConstraintSolver

@Suite("Critical regions")
struct CriticalRegionTests {
    /// The worked example of the documentation: a label (x3) and a detail (x4, x5) in a window whose inner width, p, is
    /// a parameter. While 192 < p < 392: x4 = p - 120 and x3 = p - 192.
    private static func row() -> (solver: Solver, window: ConstraintID) {
        var system = ConstraintSystem()
        let label = (x: system.addVariable(), width: system.addVariable(lowerBound: 0))
        let detail = (x: system.addVariable(), width: system.addVariable(lowerBound: 0))
        system.addConstraint(Term(label.x), .equal, 64, order: 2)
        system.addConstraint(
            Term(detail.x), Term(label.x, -1), Term(label.width, -1), .greaterThanOrEqual, 8, order: 3)
        let window = system.addConstraint(Term(detail.x), Term(detail.width), .equal, 304, order: 4)
        system.addConstraint(Term(label.width), .greaterThanOrEqual, 200, priority: 750, order: 5)
        system.addConstraint(Term(detail.width), .greaterThanOrEqual, 120, priority: 751, order: 6)
        system.addConstraint(Term(label.width), .lessThanOrEqual, 200, priority: 250, order: 7)
        system.addConstraint(Term(detail.width), .lessThanOrEqual, 120, priority: 251, order: 8)
        system.markAsParameter(window)
        return (Solver(system), window)
    }

    /// Solves for another inner width: the values, and whether they come from a region.
    private static func resize(_ solver: inout Solver, _ window: ConstraintID, _ width: Double) -> ([Double], Bool) {
        solver.setConstant(width, of: window)
        let values = solver.solve().values
        return (values, solver.prepared?.evaluation.isFromRegion == true)
    }

    @Test("The second solve makes the region; whatever lies in it needs no third")
    func inside() {
        var (solver, window) = Self.row()
        #expect(Self.resize(&solver, window, 304) == ([64, 112, 184, 120], false))
        #expect(Self.resize(&solver, window, 300) == ([64, 108, 180, 120], false))
        for width in [193.0, 304, 391] {
            #expect(Self.resize(&solver, window, width) == ([64, width - 192, width - 120, 120], true))
        }
    }

    @Test("At its edges and beyond them the system is solved, and the way back leads to the same values")
    func outside() {
        var (solver, window) = Self.row()
        _ = Self.resize(&solver, window, 304)
        _ = Self.resize(&solver, window, 300)
        #expect(Self.resize(&solver, window, 392) == ([64, 200, 272, 120], false))
        #expect(Self.resize(&solver, window, 400) == ([64, 200, 280, 120], false))
        #expect(Self.resize(&solver, window, 192) == ([64, 0, 72, 120], false))
        // The detail is broken as well: there is a region for that, too.
        #expect(Self.resize(&solver, window, 182) == ([64, 0, 72, 110], false))
        #expect(Self.resize(&solver, window, 162) == ([64, 0, 72, 90], true))
        #expect(Self.resize(&solver, window, 304) == ([64, 112, 184, 120], true))
    }

    @Test("Whether document order has decided anything is remembered with a region")
    func ties() {
        var (solver, window) = Self.row()
        for width in [304.0, 300, 193, 391] {
            solver.setConstant(width, of: window)
            #expect(!solver.solve().hasTies)
        }
        // What one of two wishes of one priority has more, the other has less.
        func shared(_ sum: Double) -> (Solver, ConstraintID) {
            var system = ConstraintSystem()
            let (a, b) = (system.addVariable(), system.addVariable())
            let limit = system.addConstraint(Term(a), Term(b), .lessThanOrEqual, sum, order: 0)
            system.addConstraint(Term(a), .equal, 200, priority: 750, order: 1)
            system.addConstraint(Term(b), .equal, 120, priority: 750, order: 2)
            system.markAsParameter(limit)
            return (Solver(system), limit)
        }
        var (warm, limit) = shared(300)
        for sum in [300.0, 290, 280, 400, 280] {
            warm.setConstant(sum, of: limit)
            var (cold, _) = shared(sum)
            let (answer, expected) = (warm.solve(), cold.solve())
            #expect(answer.values == expected.values)
            #expect(answer.hasTies == (sum < 320) && expected.hasTies == answer.hasTies)
        }
        #expect(warm.prepared?.evaluation.isFromRegion == true)
    }

    @Test("A tie that has nothing to do with the parameter is there in each solve")
    func tieBesideTheParameter() {
        var system = ConstraintSystem()
        let (x, y) = (system.addVariable(), system.addVariable())
        let moving = system.addConstraint(Term(x), .equal, 1, priority: 500, order: 0)
        system.addConstraint(Term(y), .equal, 10, priority: 500, order: 1)
        system.addConstraint(Term(y), .equal, 20, priority: 500, order: 2)
        system.markAsParameter(moving)
        var solver = Solver(system)
        for value in [1.0, 2, 3, 4] {
            solver.setConstant(value, of: moving)
            let solution = solver.solve()
            #expect(solution.values == [value, 10])
            #expect(solution.hasTies)
        }
    }

    @Test("Any other change makes the regions forgotten")
    func change() {
        var (solver, window) = Self.row()
        _ = Self.resize(&solver, window, 304)
        _ = Self.resize(&solver, window, 300)
        solver.setPriority(740, of: ConstraintID(index: 4))
        #expect(Self.resize(&solver, window, 300) == ([64, 200, 272, 28], false))
    }

    @Test("Two parameters: the region's edge may run across both")
    func twoParameters() {
        // b = q - a for a goal of a = p and a limit a + b <= q: a = p and b = q - p while 0 < q - p < 80.
        var system = ConstraintSystem()
        let (a, b) = (system.addVariable(), system.addVariable())
        let first = system.addConstraint(Term(a), .equal, 100, priority: 700, order: 0)
        let second = system.addConstraint(Term(a), Term(b), .lessThanOrEqual, 150, order: 1)
        system.addConstraint(Term(b), .equal, 80, priority: 600, order: 2)
        system.addConstraint(Term(b), .greaterThanOrEqual, 0, order: 3)
        system.markAsParameter(first)
        system.markAsParameter(second)
        var solver = Solver(system)
        _ = solver.solve()
        func values(_ p: Double, _ q: Double) -> ([Double], Bool) {
            solver.setConstant(p, of: first)
            solver.setConstant(q, of: second)
            let solution = solver.solve()
            return (solution.values, solver.prepared?.evaluation.isFromRegion == true)
        }
        #expect(values(110, 150) == ([110, 40], false))
        #expect(values(200, 270) == ([200, 70], true))
        #expect(values(-30, 49) == ([-30, 79], true))
        #expect(values(100, 190) == ([100, 80], false))
        #expect(values(100, 90) == ([90, 0], false))
    }

    @Test("A block that only a system of equations fixes")
    func core() {
        // a + b = 10, b + c = p, a + c = 14: a = 12 - p / 2, b = p / 2 - 2, c = 2 + p / 2.
        var system = ConstraintSystem()
        let (a, b, c) = (system.addVariable(), system.addVariable(), system.addVariable())
        system.addConstraint(Term(a), Term(b), .equal, 10, priority: 900, order: 0)
        let moving = system.addConstraint(Term(b), Term(c), .equal, 12, priority: 900, order: 1)
        system.addConstraint(Term(a), Term(c), .equal, 14, priority: 900, order: 2)
        system.markAsParameter(moving)
        var solver = Solver(system)
        #expect(solver.solve().values == [6, 4, 8])
        solver.setConstant(16, of: moving)
        #expect(solver.solve().values == [4, 6, 10])
        solver.setConstant(13, of: moving)
        #expect(solver.solve().values == [5.5, 4.5, 8.5])
        #expect(solver.prepared?.evaluation.isFromRegion == true)
    }
}
