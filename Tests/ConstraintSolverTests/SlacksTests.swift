// What a solution has left of each condition: that bounds the critical region in which it is followed.

import Testing

@testable import ConstraintSolver

@Suite("Slacks")
struct SlacksTests {
    /// Two boxes in a window of some width: the first wants 200 points, the second 120 and wants them more. From 328 points on
    /// both have what they want, below the first one is broken.
    private static func slacks(_ width: Double) -> Slacks {
        var system = ConstraintSystem()
        let first = system.addVariable(lowerBound: 0)
        let second = system.addVariable(lowerBound: 0)
        let gap = system.addVariable()
        system.addConstraint([Term(first), Term(gap), Term(second)], .equal, width, order: 0)
        system.addConstraint(Term(gap), .greaterThanOrEqual, 8, order: 1)
        system.addConstraint(Term(first), .equal, 200, priority: 750, order: 2)
        system.addConstraint(Term(second), .equal, 120, priority: 751, order: 3)
        var solver = Solver(system)
        let solution = solver.solve()
        return Slacks(system, solution)
    }

    @Test("One region holds what is broken in the same place, and no other")
    func regions() {
        #expect(Self.slacks(200).shareRegion(with: Self.slacks(320)))
        #expect(Self.slacks(340).shareRegion(with: Self.slacks(400)))
        #expect(!Self.slacks(320).shareRegion(with: Self.slacks(340)))
        // Where the one yields to the other belongs to both.
        #expect(Self.slacks(328).shareRegion(with: Self.slacks(320)))
        #expect(Self.slacks(340).shareRegion(with: Self.slacks(328)))
        // Without room for the second box both give way.
        #expect(!Self.slacks(100).shareRegion(with: Self.slacks(200)))
    }

    @Test("A course leads to where the next condition gets tight")
    func reach() {
        // From 340 to 338 the gap goes from 20 to 18 points; it is at its least six such ways from 340.
        #expect(abs(Self.slacks(340).reach(by: Self.slacks(338)) - 6) < 1e-9)
        #expect(Self.slacks(340).reach(by: Self.slacks(342)) == .infinity)
        // From 320 to 322 the first box goes from 192 to 194, and wants 200.
        #expect(abs(Self.slacks(320).reach(by: Self.slacks(322)) - 4) < 1e-9)
    }

    @Test("A constraint that is given up makes another region")
    func conflicts() {
        #expect(!Self.slacks(ofBox: 90).shareRegion(with: Self.slacks(ofBox: 110)))
        #expect(Self.slacks(ofBox: 110).shareRegion(with: Self.slacks(ofBox: 120)))
    }

    @Test("A constraint that counts for nothing bounds no region")
    func refusedPriority() {
        let (narrow, wide) = (Self.slacks(ofBox: 90, priority: 0), Self.slacks(ofBox: 110, priority: 0))
        #expect(narrow.shareRegion(with: wide))
        #expect(narrow.reach(by: Self.slacks(ofBox: 95, priority: 0)) == .infinity)
    }

    /// A box of a width that is to be at least 100.
    private static func slacks(ofBox width: Double, priority: Double = 1000) -> Slacks {
        var system = ConstraintSystem()
        let box = system.addVariable(lowerBound: 0)
        system.addConstraint(Term(box), .equal, width, order: 0)
        system.addConstraint(Term(box), .greaterThanOrEqual, 100, priority: priority, order: 1)
        var solver = Solver(system)
        return Slacks(system, solver.solve())
    }
}
