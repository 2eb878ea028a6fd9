// Blocks that are solved with a factorised basis: the answers are those of the whole dictionary.

import Testing

@testable import ConstraintSolver

@Suite struct LargeBlockTests {
    /// Solves a system with factorised bases, and with whole dictionaries.
    private func solve(_ system: ConstraintSystem) -> (factorised: Solution, whole: Solution) {
        var solutions: [Solution] = []
        for mostCells in [0, Int.max] {
            var system = system
            system.limits.mostCells = mostCells
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

    /// Views of given widths one behind the other, from one edge of a window to the other: where the window stands is
    /// in three constraints, and has no part in what they contradict.
    @Test func chainsFromEdgeToEdge() {
        var system = ConstraintSystem()
        let (x, width) = (system.addVariable(), system.addVariable(lowerBound: 0))
        let pin = system.addConstraint(Term(x), .equal, 0, order: 0)
        let size = system.addConstraint(Term(width), .equal, 100, order: 1)
        var chain: [ConstraintID] = []
        var last: (left: Variable, width: Variable)?
        for index in 0..<50 {
            let (left, own) = (system.addVariable(), system.addVariable(lowerBound: 0))
            let order = Int32(2 * index + 2)
            chain.append(system.addConstraint(Term(own), .equal, 10, order: order))
            let before = last.map { [Term(left), Term($0.left, -1), Term($0.width, -1)] } ?? [Term(left), Term(x, -1)]
            chain.append(system.addConstraint(before, .equal, 0, order: order + 1))
            last = (left, own)
        }
        if let last {
            chain.append(
                system.addConstraint(
                    Term(last.left), Term(last.width), Term(x, -1), Term(width, -1), .equal, 0, order: 102,
                    breakability: Breakability(rank: 1)))
        }
        let outcome = system.withView { MultiplierWalk.outcome(([pin, size] + chain).map(\.index), $0) }
        guard case .contradiction(let multipliers) = outcome else {
            Issue.record("walking along the chain does not tell its multipliers")
            return
        }
        #expect(multipliers[0] == 0)
        #expect(multipliers.dropFirst().allSatisfy { abs($0) == 1 })
        var solver = Solver(system)
        #expect(solver.solve().conflicts.map(\.members) == [[size] + chain])
    }

    /// Views with one distance between all of them: each is defined by those before it, and no two neighbours may
    /// overlap.
    @Test func longChainsOfDefinitions() {
        var system = ConstraintSystem()
        let count = 300
        var last: (left: Variable, width: Variable)?
        let (gap, width) = (system.addVariable(), system.addVariable())
        system.addConstraint(Term(width), .equal, 4000, order: 0)
        for index in 0..<count {
            let (left, own, space) = (system.addVariable(), system.addVariable(lowerBound: 0), system.addVariable())
            let order = Int32(8 * index)
            system.addConstraint(Term(own), .greaterThanOrEqual, Double(5 + index % 3), priority: 750, order: order + 1)
            system.addConstraint(Term(own), .lessThanOrEqual, Double(5 + index % 3), priority: 250, order: order + 2)
            if let last {
                system.addConstraint(
                    Term(space), Term(last.left, -1), Term(last.width, -1), .equal, 0, order: order + 3)
                system.addConstraint(Term(left), Term(space, -1), Term(gap, -1), .equal, 0, order: order + 4)
                system.addConstraint(
                    Term(left), Term(last.left, -1), Term(last.width, -1), .greaterThanOrEqual, 0, order: order + 5)
            } else {
                system.addConstraint(Term(left), .equal, 0, order: order + 3)
            }
            last = (left, own)
        }
        guard let last else { return }
        system.addConstraint(Term(last.left), Term(last.width), Term(width, -1), .equal, 0, order: 8000)
        var solver = Solver(system)
        let solution = solver.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(abs(solution[gap] - (4000 - 6 * Double(count)) / Double(count - 1)) < 1e-9)
        #expect(abs(solution[last.left] + solution[last.width] - 4000) < 1e-9)
    }

    /// Rows over columns, with limits on both: the variables of a tableau before its first step.
    private func tableau(
        _ rows: [(terms: [(Int, Double)], low: Double, high: Double)], _ columns: [(low: Double, high: Double)]
    ) -> Tableau {
        let arena = Arena(capacity: 4096)
        var matrix = RowMatrix(columns: columns.count, rows: rows.count, in: arena)
        for row in rows {
            for (column, coefficient) in row.terms { matrix.add(coefficient, column) }
            matrix.endRow()
        }
        let tableau = Tableau(matrix, TableauLimits(mostCells: 0), in: arena)
        for (v, limits) in (columns + rows.map { ($0.low, $0.high) }).enumerated() {
            (tableau.lower[v], tableau.upper[v]) = limits
            if v < columns.count { tableau.value[v] = min(max(0, limits.0), limits.1) }
        }
        tableau.start()
        return tableau
    }

    /// Columns each ten more than the one before.
    private func steps(_ count: Int, last: Double, also: [(terms: [(Int, Double)], low: Double, high: Double)] = [])
        -> Tableau
    {
        let rows = (1..<count).map { (terms: [($0, 1.0), ($0 - 1, -1.0)], low: 10.0, high: Double.infinity) }
        let columns = (0..<count).map { (low: 0.0, high: $0 == count - 1 ? last : .infinity) }
        return tableau(rows + also, columns)
    }

    @Test func limitsAreFollowedToTheirContradiction() throws {
        let count = 40
        let full = steps(count, last: 100)
        var propagation = BoundPropagation(full, try #require(full.sparse).byColumn)
        let contradiction = propagation.contradiction()
        let found = try #require(contradiction)
        #expect(Set(found.map(\.variable)) == Set([0, count - 1] + (count..<2 * count - 1)))
        #expect(found.allSatisfy { $0.isLower == ($0.variable != count - 1) })
        let roomy = steps(count, last: 390)
        var other = BoundPropagation(roomy, try #require(roomy.sparse).byColumn)
        let none = other.contradiction()
        #expect(none == nil)
    }

    @Test func columnsSettleWithoutPivots() throws {
        let settled = steps(40, last: 1000)
        let penalties = settled.arena.allocate(settled.variableCount, of: Penalty())
        settled.settle(penalties, try #require(settled.sparse).byColumn)
        #expect((0..<40).allSatisfy { settled.value[$0] == 10 * Double($0) })
        #expect((40..<79).allSatisfy { settled.value[$0] == 10 && settled.position[$0] >= 0 })
    }

    /// Two columns that each want to be twice the other would run away.
    @Test func columnsThatRunAwayAreBroughtBack() throws {
        let rows = [
            (terms: [(0, 1.0), (1, -2.0)], low: 1.0, high: Double.infinity),
            (terms: [(1, 1.0), (0, -2.0)], low: 1.0, high: Double.infinity),
        ]
        let runaway = tableau(rows, [(0, .infinity), (0, .infinity)])
        let penalties = runaway.arena.allocate(runaway.variableCount, of: Penalty())
        runaway.settle(penalties, try #require(runaway.sparse).byColumn)
        #expect(runaway.value[0] == 0 && runaway.value[1] == 0)
        #expect(runaway.repair(penalties) != nil)
    }

    /// A column that is pushed takes those with it that rest on it, and no others.
    @Test func pushedColumnsTakeOthersAlong() throws {
        let rows = (1..<30).map { (terms: [($0, 1.0), ($0 - 1, -1.0)], low: 0.0, high: Double.infinity) }
        let face = tableau(rows, Array(repeating: (0, .infinity), count: 30))
        var push = Push(face.matrix, try #require(face.sparse).byColumn, in: face.arena)
        let (up, down) = (push.direction(of: 20, up: true, in: face), push.direction(of: 20, up: false, in: face))
        #expect(up == (0..<30).map { $0 < 20 ? 0 : 1 })
        #expect(down == nil)
    }

    @Test func theLeastNumberIsTakenOutFirst() {
        let arena = Arena(capacity: 64)
        var heap = IndexHeap(arena, capacity: 0)
        for item in [5, 3, 9, -2, 3, 7, 0] as [Int32] { heap.push(item, arena) }
        var taken: [Int32] = []
        while let next = heap.pop() { taken.append(next) }
        #expect(taken == [-2, 0, 3, 3, 5, 7, 9])
    }
}
