// What settles a sum of variables: proofs from the constraints that stand at their limits.

import ConstraintSolver
import Testing

@Suite("Grounds")
struct GroundsTests {
    /// A view from 16 on, in a window of 100, that wants to be as wide as its content.
    private struct Row {
        var system = ConstraintSystem()
        let x: Variable
        let width: Variable
        let window: Variable

        init() {
            x = system.addVariable()
            width = system.addVariable(lowerBound: 0)
            window = system.addVariable(lowerBound: 0)
        }

        /// Adds a constraint on the place of the end (`x` and width less the window), or on one variable.
        mutating func end(_ relation: Relation, _ constant: Double, priority: Double = 1000) -> ConstraintID {
            system.addConstraint(
                Term(x), Term(width), Term(window, -1), relation, constant, priority: priority,
                order: Int32(system.constraintCount))
        }

        mutating func add(
            _ variable: Variable, _ relation: Relation, _ constant: Double, priority: Double = 1000
        ) -> ConstraintID {
            system.addConstraint(
                Term(variable), relation, constant, priority: priority, order: Int32(system.constraintCount))
        }

        func grounds(of variable: Variable, tier: (ConstraintID) -> Int = { _ in 0 }) -> Grounds {
            var solver = Solver(system)
            return GroundsFinder(system, solver.solve(), tier: tier).grounds(of: [Term(variable)])
        }
    }

    private func constraints(_ side: [Ground]?) -> Set<ConstraintID>? {
        side.map { side in
            Set(
                side.compactMap { ground in
                    if case .constraint(let id) = ground.source { id } else { nil }
                })
        }
    }

    @Test("Two pins and the window settle a width, in both directions, with their multipliers")
    func pins() {
        var row = Row()
        let all = [row.add(row.x, .equal, 16), row.end(.equal, -16), row.add(row.window, .equal, 100)]
        let grounds = row.grounds(of: row.width)
        #expect(constraints(grounds.upper) == Set(all) && constraints(grounds.lower) == Set(all))
        let multipliers = all.map { id in grounds.upper?.first { $0.source == .constraint(id) }?.multiplier }
        #expect(multipliers == [-1, 1, 1])
    }

    @Test("Hugging keeps a width from growing, resistance keeps it from shrinking")
    func content() {
        var row = Row()
        _ = row.add(row.x, .equal, 16)
        let hugging = row.add(row.width, .lessThanOrEqual, 40, priority: 251)
        let resistance = row.add(row.width, .greaterThanOrEqual, 40, priority: 750)
        _ = row.add(row.window, .equal, 100)
        _ = row.end(.lessThanOrEqual, 0)
        let grounds = row.grounds(of: row.width)
        #expect(constraints(grounds.upper) == [hugging] && constraints(grounds.lower) == [resistance])
    }

    @Test("What is cut is kept from growing by the edges, and from shrinking by what it misses")
    func cut() {
        var row = Row()
        let start = row.add(row.x, .equal, 16)
        _ = row.add(row.width, .lessThanOrEqual, 140, priority: 251)
        let resistance = row.add(row.width, .greaterThanOrEqual, 140, priority: 750)
        let window = row.add(row.window, .equal, 100)
        let end = row.end(.lessThanOrEqual, 0)
        let grounds = row.grounds(of: row.width)
        #expect(constraints(grounds.upper) == [start, window, end] && constraints(grounds.lower) == [resistance])
    }

    @Test("Of equal constraints the tier decides, of unequal ones the priority")
    func preference() {
        var row = Row()
        let low = row.add(row.width, .equal, 40, priority: 250)
        let first = row.add(row.width, .equal, 40, priority: 750)
        let second = row.add(row.width, .equal, 40, priority: 750)
        #expect(constraints(row.grounds(of: row.width).upper) == [first])
        #expect(constraints(row.grounds(of: row.width) { $0 == second ? 0 : 1 }.upper) == [second])
        #expect(constraints(row.grounds(of: row.width) { $0 == low ? 0 : 1 }.upper) == [first])
    }

    @Test("Ignored, broken and inactive constraints settle nothing")
    func absent() throws {
        var row = Row()
        let wide = row.add(row.width, .equal, 40)
        let broken = row.add(row.width, .equal, 50)
        var solver = Solver(row.system)
        let solution = solver.solve()
        #expect(solution.isBroken(broken))
        #expect(constraints(GroundsFinder(row.system, solution).grounds(of: [Term(row.width)]).upper) == [wide])
        let without = GroundsFinder(row.system, solution, ignoring: [wide]).grounds(of: [Term(row.width)])
        #expect(without == Grounds(upper: nil, lower: nil))
        row.system.setActive(false, of: wide)
        row.system.setActive(false, of: broken)
        #expect(!row.grounds(of: row.width).isSettled)
    }

    @Test("What counts for nothing is no ground, wherever it stands", arguments: [0, -1, Double.nan])
    func refusedPriority(priority: Double) {
        var row = Row()
        let refused = row.add(row.width, .equal, 0, priority: priority)
        #expect(!row.system.counts(refused))
        let grounds = row.grounds(of: row.width)
        #expect(grounds.upper == nil && grounds.lower?.map(\.source) == [.bound(row.width)])
    }

    @Test("A bound is a ground like any other")
    func bound() {
        var row = Row()
        let wish = row.add(row.width, .equal, -20, priority: 250)
        let grounds = row.grounds(of: row.width)
        #expect(grounds.lower?.map(\.source) == [.bound(row.width)] && constraints(grounds.upper) == [wish])
    }

    /// Factors that multiply up to a billion, as badly scaled systems have them, leave nothing to tell a proof by.
    @Test("Proofs of random systems add up, and there is one for all that is not free", arguments: 1...300)
    func proofs(seed: Int) {
        let random = RandomSystem(seed: UInt64(seed))
        if random.character == .badlyScaled { return }
        let (system, _) = random.system()
        var solver = Solver(system)
        let solution = solver.solve()
        let finder = GroundsFinder(system, solution)
        let free = Set(solution.freeDimensions.flatMap(\.movements).map(\.variable))
        for index in 0..<Int32(system.variableCount) {
            let variable = Variable(index: index)
            let grounds = finder.grounds(of: [Term(variable)])
            #expect(free.contains(variable) || grounds.isSettled, "x\(index) is settled, and has no proof")
            for (side, sign) in [(grounds.upper, 1.0), (grounds.lower, -1)] {
                guard let side else { continue }
                var sum = [Double](repeating: 0, count: system.variableCount)
                sum[Int(index)] = -sign
                for ground in side {
                    let (terms, isSound) = Self.part(of: ground, in: system, solution)
                    #expect(isSound, "x\(index) rests on what does not hold it: \(ground)")
                    for term in terms { sum[Int(term.variable.index)] += ground.multiplier * term.coefficient }
                }
                #expect(sum.allSatisfy { abs($0) < 1e-6 }, "the proof of x\(index) does not add up")
            }
        }
    }

    /// The left side of a ground, and whether it may be used with its sign.
    private static func part(
        of ground: Ground, in system: ConstraintSystem, _ solution: Solution
    ) -> (terms: [Term], isSound: Bool) {
        switch ground.source {
        case .bound(let variable):
            let isAtBound = solution[variable] - system.lowerBound(of: variable) < 1e-3
            return ([Term(variable)], isAtBound && ground.multiplier < 0)
        case .constraint(let id):
            let terms = system.terms(of: id)
            let excess = terms.reduce(-system.constant(of: id)) { $0 + $1.coefficient * solution[$1.variable] }
            // What may not grow is used with a positive multiplier.
            let mayGrow = abs(excess) < 1e-3 ? system.relation(of: id) == .greaterThanOrEqual : excess < 0
            let mayShrink = abs(excess) < 1e-3 ? system.relation(of: id) == .lessThanOrEqual : excess > 0
            let isMet = abs(excess) < 1e-3
            let isLoose =
                !isMet
                && (system.relation(of: id) == .lessThanOrEqual && excess < 0
                    || system.relation(of: id) == .greaterThanOrEqual && excess > 0)
            return (
                terms,
                !solution.isBroken(id) && system.isActive(id) && !isLoose
                    && (ground.multiplier > 0 ? !mayGrow : !mayShrink)
            )
        }
    }
}
