// What other constraint solvers get wrong, each as a small system that must come out right here.

import ConstraintSolver
import Testing

/// Builds systems in the order of writing.
struct SystemBuilder {
    var system = ConstraintSystem()
    private var order: Int32 = 0

    mutating func variable(atLeast bound: Double = -.infinity) -> Variable { system.addVariable(lowerBound: bound) }

    @discardableResult
    mutating func add(
        _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000,
        rank: Int32 = 0, stance: Breakability.Stance = .neutral
    ) -> ConstraintID {
        order += 1
        return system.addConstraint(
            terms.map { Term($1, $0) }, relation, constant, priority: priority, order: order,
            breakability: Breakability(rank: rank, stance: stance))
    }

    func solved() -> Solution {
        var solver = Solver(system)
        return solver.solve()
    }
}

@Suite("Failures of other solvers")
struct PeerFailureTests {
    @Test(
        "A higher priority beats any number of lower ones",
        arguments: [(750.0, 250.0), (751, 750), (251, 250), (250.5, 250.25)])
    func levelsAreNeverTraded(high: Double, low: Double) {
        var b = SystemBuilder()
        let x = b.variable()
        b.add([(1, x)], .equal, 0, high)
        for _ in 0..<1001 { b.add([(1, x)], .equal, 100, low) }
        #expect(b.solved()[x] == 0)
    }

    @Test("A multiplier does not beat a level")
    func multiplierDoesNotBeatALevel() {
        var b = SystemBuilder()
        let (x, y) = (b.variable(), b.variable())
        b.add([(1, y), (-2000, x)], .equal, 0)
        b.add([(1, x)], .equal, 0, 500)
        b.add([(1, y)], .equal, 100, 250)
        let solution = b.solved()
        #expect(solution[x] == 0)
        #expect(solution[y] == 0)
    }

    @Test("One goal at 751 against two at 750")
    func oneHigherAgainstTwoLower() {
        var b = SystemBuilder()
        let (p, q, d) = (b.variable(), b.variable(), b.variable())
        b.add([(1, p), (1, d)], .equal, 100)
        b.add([(1, q), (1, d)], .equal, 100)
        b.add([(1, p)], .greaterThanOrEqual, 80, 750)
        b.add([(1, q)], .greaterThanOrEqual, 80, 750)
        b.add([(1, d)], .greaterThanOrEqual, 60, 751)
        let solution = b.solved()
        #expect(solution[p] == 40)
        #expect(solution[q] == 40)
        #expect(solution[d] == 60)
        #expect(solution.freeDimensions.isEmpty)
    }

    @Test("A consistent loop at 1e8 is no conflict")
    func consistentLoop() {
        var b = SystemBuilder()
        let v = (0..<13).map { _ in b.variable() }
        b.add([(1, v[0])], .equal, 1e8)
        for i in 0..<6 { b.add([(1, v[i + 1]), (-1.0 / 3, v[i])], .equal, 0) }
        for i in 6..<12 { b.add([(1, v[i + 1]), (-3, v[i])], .equal, 0) }
        b.add([(1, v[12]), (-1, v[0])], .equal, 0)
        let solution = b.solved()
        #expect(solution.conflicts.isEmpty)
        #expect(abs(solution[v[12]] - 1e8) < 1e-3)
    }

    @Test("A contradiction of 9e-9 is seen")
    func smallContradiction() {
        var b = SystemBuilder()
        let x = b.variable()
        let first = b.add([(1, x)], .equal, 10)
        let second = b.add([(1, x)], .equal, 10 + 9e-9)
        let solution = b.solved()
        #expect(solution.conflicts.map(\.members) == [[first, second]])
        #expect(solution.conflicts.map(\.broken) == [second])
        #expect(solution[x] == 10)
    }

    @Test("A small coefficient counts")
    func smallCoefficient() {
        var b = SystemBuilder()
        let (x, y) = (b.variable(), b.variable())
        b.add([(1, y), (-5e-9, x)], .equal, 0)
        b.add([(1, x)], .equal, 1e9)
        let solution = b.solved()
        #expect(solution[y] == 5)
    }

    @Test("A contradiction does not damage what is solved later")
    func stateAfterAConflict() {
        var b = SystemBuilder()
        let (x, y) = (b.variable(), b.variable())
        let first = b.add([(1, x)], .equal, 10)
        let refused = b.add([(1, x)], .equal, 20)
        let link = b.add([(1, y), (-1, x)], .equal, 5)
        let wish = b.add([(1, y)], .equal, 100, 500)
        var solver = Solver(b.system)
        #expect(solver.solve().conflicts.map(\.broken) == [refused])
        solver.setActive(false, of: first)
        #expect(solver.solve().values == [20, 25])
        solver.setActive(true, of: first)
        solver.setActive(false, of: refused)
        #expect(solver.solve().values == [10, 15])
        #expect(solver.solve().conflicts.isEmpty)
        solver.setActive(false, of: first)
        solver.setConstant(50, of: wish)
        #expect(solver.solve().values == [45, 50])
        solver.setActive(false, of: link)
        #expect(solver.solve().values == [0, 50])
    }

    @Test("Ambiguity is reported, with a value")
    func ambiguity() {
        var b = SystemBuilder()
        let (x, w) = (b.variable(), b.variable(atLeast: 0))
        b.add([(1, x)], .greaterThanOrEqual, 16)
        b.add([(1, x), (1, w)], .lessThanOrEqual, 320)
        let solution = b.solved()
        #expect(solution[x] == 16)
        #expect(solution[w] == 0)
        #expect(solution.freeDimensions.count == 2)
    }

    @Test("The spare room of a chain goes to the same view whatever the order of adding")
    func spareRoom() {
        for reversed in [false, true] {
            var system = ConstraintSystem()
            let h = (0..<10).map { _ in system.addVariable() }
            for i in reversed ? Array((0..<10).reversed()) : Array(0..<10) {
                system.addConstraint(Term(h[i]), .greaterThanOrEqual, 20, order: Int32(2 * i))
                system.addConstraint(Term(h[i]), .equal, 40, priority: 250, order: Int32(2 * i + 1))
            }
            system.addConstraint(h.map { Term($0) }, .equal, 450, order: 100)
            var solver = Solver(system)
            let solution = solver.solve()
            #expect(solution.values == [40, 40, 40, 40, 40, 40, 40, 40, 40, 90])
            #expect(solution.freeDimensions.isEmpty)
        }
    }

    @Test("A window that is dragged to and fro leaves no trace")
    func sweep() {
        var b = SystemBuilder()
        let heights = (0..<10).map { _ in b.variable() }
        for h in heights {
            b.add([(1, h)], .greaterThanOrEqual, 20)
            b.add([(1, h)], .equal, 40, 250)
        }
        let window = b.add(heights.map { (1, $0) }, .equal, 400)
        var solver = Solver(b.system)
        for delta in [50.0, 100, 50, 0, -50, -100, -50, 0] {
            solver.setConstant(400 + delta, of: window)
            let values = solver.solve().values
            #expect(values.reduce(0) { $0 + abs($1 - 40) } == abs(delta))
            var cold = Solver(solver.system)
            #expect(cold.solve().values == values)
        }
    }

    @Test("Thirds are exact to the last digits")
    func thirds() {
        var b = SystemBuilder()
        let w = (0..<3).map { _ in b.variable() }
        b.add([(1, w[0]), (1, w[1]), (1, w[2])], .equal, 1000)
        b.add([(1, w[1]), (-1, w[0])], .equal, 0)
        b.add([(1, w[2]), (-1, w[0])], .equal, 0)
        for v in b.solved().values { #expect(abs(v - 1000.0 / 3) < 1e-12) }
    }

    @Test("Priorities near 1000 stay distinct")
    func nearlyRequired() {
        var b = SystemBuilder()
        let x = b.variable()
        b.add([(1, x)], .equal, 1, 999)
        b.add([(1, x)], .equal, 2, 999.5)
        b.add([(1, x)], .equal, 3, 998)
        let solution = b.solved()
        #expect(solution[x] == 2)
        #expect(solution.conflicts.isEmpty)
    }

    /// Views whose edges are in the ratio 7 : 25, said twice: what is left of the second equation is nothing, and no
    /// limit.
    @Test(arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    func redundantRatio(relation: Relation) {
        var b = SystemBuilder()
        let a = (x: b.variable(), width: b.variable(atLeast: 0))
        let c = (x: b.variable(), width: b.variable(atLeast: 0))
        let next = b.variable()
        b.add([(1, a.x), (1, a.width), (-1, next)], .equal, 0)
        b.add([(1, next)], .equal, 100, 750)
        b.add([(1, a.width)], .equal, 30, 700)
        b.add([(1, c.x), (1, c.width), (-7.0 / 25, a.x)], .equal, 0)
        b.add([(1, c.width)], .equal, 25, 700)
        b.add([(1, a.x), (-25.0 / 7, c.x), (-25.0 / 7, c.width)], relation, 0)
        let solution = b.solved()
        #expect(solution[next] == 100 && solution[a.width] == 30)
        #expect(abs(solution[a.x] - 70) < 1e-9 && abs(solution[c.x] + 5.4) < 1e-9)
        #expect(solution.conflicts.isEmpty && solution.freeDimensions.isEmpty)
    }
}
