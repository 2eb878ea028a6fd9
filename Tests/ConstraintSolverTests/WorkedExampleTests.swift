// The worked example of the documentation: its texts and numbers are what the solver gives.

import ConstraintSolver
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The worked example of the documentation")
struct WorkedExampleTests {
    /// An icon, a label and a detail in a window 320 wide; the label and the detail want more than there is.
    private static func row(windowWidth: Double = 320) -> (solver: Solver, window: ConstraintID) {
        var system = ConstraintSystem()
        let icon = (x: system.addVariable(), width: system.addVariable())
        let label = (x: system.addVariable(), width: system.addVariable(lowerBound: 0))
        let detail = (x: system.addVariable(), width: system.addVariable(lowerBound: 0))
        system.addConstraint(Term(icon.x), .equal, 16, order: 0)
        system.addConstraint(Term(icon.width), .equal, 40, order: 1)
        system.addConstraint(Term(label.x), Term(icon.x, -1), Term(icon.width, -1), .equal, 8, order: 2)
        system.addConstraint(
            Term(detail.x), Term(label.x, -1), Term(label.width, -1), .greaterThanOrEqual, 8, order: 3)
        let window = system.addConstraint(
            Term(detail.x), Term(detail.width), .equal, windowWidth - 16, order: 4)
        system.addConstraint(Term(label.width), .greaterThanOrEqual, 200, priority: 750, order: 5)
        system.addConstraint(Term(detail.width), .greaterThanOrEqual, 120, priority: 751, order: 6)
        system.addConstraint(Term(label.width), .lessThanOrEqual, 200, priority: 250, order: 7)
        system.addConstraint(Term(detail.width), .lessThanOrEqual, 120, priority: 251, order: 8)
        return (Solver(system), window)
    }

    private static func chapter() throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appending(path: "Sources/ConstraintSolver/ConstraintSolver.docc/HowItSolves.md")
        return try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }

    @Test("The system, its reduced form and its values")
    func solution() throws {
        var (solver, _) = Self.row()
        let solution = solver.solve()
        #expect(solution.values == [16, 40, 64, 112, 184, 120])
        #expect(solution.conflicts.isEmpty && solution.freeDimensions.isEmpty)
        #expect(try Self.chapter().contains("```\n\(solver.debugDescription)\n```"))
        #expect(try Self.chapter().contains("`\(solution.values.map(Int.init))`"))
    }

    @Test("A wider window leaves the spare room in the gap")
    func wider() throws {
        var (solver, window) = Self.row()
        solver.setConstant(400, of: window)
        #expect(solver.solve().values == [16, 40, 64, 200, 280, 120])
        #expect(try Self.chapter().contains("`[16, 40, 64, 200, 280, 120]`"))
    }

    @Test("Without the last goal the detail is free to grow, as far as the gap allows")
    func free() throws {
        var (solver, window) = Self.row()
        solver.setConstant(400, of: window)
        solver.setActive(false, of: ConstraintID(index: 8))
        let solution = solver.solve()
        let dimension = try #require(solution.freeDimensions.first)
        #expect(solution.freeDimensions.count == 1)
        #expect(dimension.movements == [Term(Variable(index: 4), 1), Term(Variable(index: 5), -1)])
        #expect(solution.values == [16, 40, 64, 200, 272, 128])
        #expect(dimension.range == 0...8)
        #expect(try Self.chapter().contains("`[16, 40, 64, 200, 272, 128]`"))
    }

    @Test("As required sizes the two goals are a conflict, and the larger is given up")
    func conflict() throws {
        var (solver, _) = Self.row()
        for index: Int32 in [5, 6] { solver.setPriority(Priority.required, of: ConstraintID(index: index)) }
        let solution = solver.solve()
        #expect(solution.conflicts.map { $0.members.map(\.index) } == [[0, 1, 2, 3, 4, 5, 6]])
        #expect(solution.conflicts.map(\.bounds) == [[]])
        #expect(solution.conflicts.map(\.broken.index) == [5])
        #expect(try Self.chapter().contains("c0 to c6"))
    }
}
