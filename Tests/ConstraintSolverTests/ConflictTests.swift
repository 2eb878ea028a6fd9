// Required constraints that cannot all hold: which are named, which one is given up, and that the rest holds.

import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
    @Test("Two sizes: the larger is given up")
    func twoSizes() {
        var b = SystemBuilder()
        let w = b.variable(atLeast: 0)
        let a = b.add([(1, w)], .equal, 200)
        let c = b.add([(1, w)], .equal, 84)
        let solution = b.solved()
        #expect(solution.conflicts == [Conflict(members: [a, c], bounds: [], broken: a, asksTooMuch: [true, false])])
        #expect(solution.isBroken(a))
        #expect(!solution.isBroken(c))
        #expect(solution[w] == 84)
    }

    @Test("A negative size is a conflict of one, with its bound")
    func negativeSize() {
        var b = SystemBuilder()
        let w = b.variable(atLeast: 0)
        let a = b.add([(1, w)], .equal, -16)
        let solution = b.solved()
        #expect(solution.conflicts == [Conflict(members: [a], bounds: [w], broken: a, asksTooMuch: [false])])
        #expect(solution[w] == 0)
    }

    @Test("A constraint without variables that cannot hold is a conflict of one")
    func constantContradiction() {
        var b = SystemBuilder()
        let x = b.variable()
        let a = b.add([(1, x), (-1, x)], .equal, 3)
        #expect(b.solved().conflicts == [Conflict(members: [a], bounds: [], broken: a, asksTooMuch: [true])])
    }

    @Test("The fixed ones are spared, and those that play no part are not named")
    func ranks() {
        var b = SystemBuilder()
        let (x, w, other) = (b.variable(), b.variable(atLeast: 0), b.variable())
        let window = b.add([(1, x), (1, w)], .equal, 320, rank: .min)
        let left = b.add([(1, x)], .equal, 20, rank: 0)
        b.add([(1, other), (-1, x)], .equal, 5, rank: 9)
        let width = b.add([(1, w)], .greaterThanOrEqual, 400, rank: 1)
        let solution = b.solved()
        let expected = Conflict(
            members: [window, left, width], bounds: [], broken: width, asksTooMuch: [false, true, true])
        #expect(solution.conflicts == [expected])
        #expect(solution.values == [20, 300, 25])
    }

    @Test(
        "One that yields does so to one that is firm, whatever their ranks, unless one is never to be broken",
        arguments: [
            (0, Breakability.Stance.firm, Breakability.Stance.yielding, 1),
            (0, .neutral, .yielding, 0), (0, .firm, .neutral, 0), (Int32.min, .firm, .yielding, 0),
        ])
    func stances(
        otherRank: Int32, stance: Breakability.Stance, other: Breakability.Stance, broken: Int
    ) {
        var b = SystemBuilder()
        let (x, y) = (b.variable(), b.variable())
        let members = [
            b.add([(1, x)], .equal, 20, rank: 9, stance: stance),
            b.add([(1, x), (1, y)], .equal, 50, rank: 1, stance: other),
            b.add([(1, y)], .equal, 40, rank: otherRank),
        ]
        #expect(b.solved().conflicts.map(\.broken) == [members[broken]])
    }

    @Test("When all are fixed one of them still goes")
    func onlyFixed() {
        var b = SystemBuilder()
        let x = b.variable()
        b.add([(1, x)], .equal, 1, rank: .min)
        let a = b.add([(1, x)], .equal, 2, rank: .min)
        #expect(b.solved().conflicts.map(\.broken) == [a])
    }

    @Test("Several conflicts are all found")
    func several() {
        var b = SystemBuilder()
        var expected: [ConstraintID] = []
        for i in 0..<5 {
            let (x, w) = (b.variable(), b.variable(atLeast: 0))
            b.add([(1, x)], .equal, 10)
            b.add([(1, x), (1, w)], .lessThanOrEqual, 100)
            expected.append(b.add([(1, w)], .greaterThanOrEqual, 200 + Double(i)))
        }
        #expect(b.solved().conflicts.map(\.broken) == expected)
    }

    @Test("A constraint that fits again after another was given up is kept")
    func fitsAgain() {
        var b = SystemBuilder()
        let (x, y) = (b.variable(), b.variable())
        // {a, c} conflict first and a is given up; then {c, d, e} conflict and c is: a fits again.
        let a = b.add([(1, x)], .equal, 30, rank: 2)
        let c = b.add([(1, x), (1, y)], .equal, 10, rank: 1)
        b.add([(1, y)], .equal, 0, rank: 0)
        b.add([(1, x)], .greaterThanOrEqual, 20, rank: 0)
        let solution = b.solved()
        #expect(solution.isBroken(c))
        #expect(!solution.isBroken(a))
        #expect(solution[x] == 30)
    }

    @Test("Bounds are dropped before constraints: a size that is too large is named, not the bound that it implies")
    func boundsFirst() {
        var b = SystemBuilder()
        let (x, icon, label) = (b.variable(), b.variable(atLeast: 0), b.variable(atLeast: 0))
        let width = b.add([(1, icon)], .equal, 76)
        let gap = b.add([(1, x), (-1, icon)], .equal, 15, rank: 1)
        let trailing = b.add([(1, x), (1, label)], .equal, -12)
        let expected = Conflict(
            members: [width, gap, trailing], bounds: [label], broken: gap, asksTooMuch: [true, true, false])
        #expect(b.solved().conflicts == [expected])
    }

    @Test("The first conflict is reported before anything is given up for it")
    func first() {
        var b = SystemBuilder()
        let (x, y) = (b.variable(), b.variable())
        // As above: the first of two conflicts is not reported in the end.
        let a = b.add([(1, x)], .equal, 30, rank: 2)
        let c = b.add([(1, x), (1, y)], .equal, 10, rank: 1)
        let d = b.add([(1, y)], .equal, 0, rank: 0)
        b.add([(1, x)], .greaterThanOrEqual, 20, rank: 0)
        var solver = Solver(b.system)
        #expect(solver.firstConflict()?.members == [a, c, d])
        #expect(solver.firstConflict()?.broken == a)
        #expect(solver.solve().conflicts.map(\.broken) == [c])
        solver.setPriority(999, of: c)
        #expect(solver.firstConflict() == nil)
    }

    /// The question is answered without the constraints that are not required; what is solved afterwards has them.
    @Test("Asking for conflicts leaves nothing behind")
    func askingLeavesNothing() {
        var b = SystemBuilder()
        let x = b.variable(atLeast: 0)
        b.add([(1, x)], .equal, 50, 750)
        var solver = Solver(b.system)
        #expect(solver.firstConflict() == nil)
        #expect(solver.solve()[x] == 50)
        let isFeasible = solver.isFeasible()
        #expect(isFeasible && solver.solve()[x] == 50)
        let conflicts = solver.conflicts()
        #expect(conflicts.isEmpty && solver.solve()[x] == 50)
    }

    @Test("A bound is not used where a constraint beside the contradiction makes the set without it")
    func reachable() {
        var b = SystemBuilder()
        let (x, icon, label) = (b.variable(), b.variable(atLeast: 0), b.variable(atLeast: 0))
        // The gap and the trailing edge contradict each other with the icon's bound alone; its width says more.
        let gap = b.add([(1, x), (-1, icon)], .greaterThanOrEqual, 15, rank: 1)
        let trailing = b.add([(1, x), (1, label)], .lessThanOrEqual, -12)
        let width = b.add([(1, icon)], .greaterThanOrEqual, 76)
        let conflict = b.solved().conflicts.first
        #expect(conflict?.members == [gap, trailing, width])
        #expect(conflict?.bounds == [label])
    }
}
