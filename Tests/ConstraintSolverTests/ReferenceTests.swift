// Random systems against the exact reference. STRUT_FUZZ gives their number, STRUT_FUZZ_SEED the first.

import Testing

@testable import ConstraintSolver

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A number from the environment.
private func setting(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
}

@Suite("Random systems against exact arithmetic")
struct ReferenceTests {
    /// With all cells of every block's dictionary, as small ones have it, and with factorised bases, as large ones.
    @Test("Errors, conflicts, free dimensions, orders of adding, and changes", arguments: [.max, 0])
    func agreement(mostCells: Int) {
        let first = setting("STRUT_FUZZ_SEED") ?? 1
        for seed in first..<first + (setting("STRUT_FUZZ") ?? 100) {
            var random = RandomSystem(seed: UInt64(seed))
            random.mostCells = mostCells
            let (system, ids) = random.system()
            var solver = Solver(system)
            let solution = solver.solve()
            let failures =
                ExactCheck(system, solution).failures() + tieFailures(system, solution)
                + random.orderFailures(solution, ids)
                + random.changeFailures(solution, seed: UInt64(seed))
            #expect(failures.isEmpty, "seed \(seed): \(failures.prefix(3))")
        }
    }
}

extension ReferenceTests {
    /// What is multiplied by a third or by 7 : 25 says the same: nothing that rounding leaves of it counts. With seeds
    /// of which the coefficient that was left of equal ones became a limit, or a dimension was lost.
    @Test func factorsThatAreRounded() {
        let first = setting("STRUT_FUZZ_SEED") ?? 1
        for seed in [6367, 11_348, 14_618, 18_686] + Array(first..<first + (setting("STRUT_FUZZ") ?? 200)) {
            let system = ScaledSystem(seed: UInt64(seed))
            var solver = Solver(system.scaled)
            let failures = ExactCheck(system.plain, solver.solve()).failures()
            #expect(failures.isEmpty, "seed \(seed): \(failures.prefix(3))")
        }
    }

    /// Constraints of one place in the document have an order too, which is neither that of adding nor one of the past.
    @Test func sharedOrders() {
        let first = setting("STRUT_FUZZ_SEED") ?? 1
        for seed in first..<first + (setting("STRUT_FUZZ") ?? 50) {
            var random = RandomSystem(seed: UInt64(seed))
            random.shareOrders(3)
            let (system, ids) = random.system()
            var solver = Solver(system)
            let solution = solver.solve()
            let failures = random.orderFailures(solution, ids) + random.changeFailures(solution, seed: UInt64(seed))
            #expect(failures.isEmpty, "seed \(seed): \(failures.prefix(3))")
        }
    }
}

/// What is wrong with what a solution says of ties, as text: where there are none, breaking none leaves the same
/// freedom.
private func tieFailures(_ system: ConstraintSystem, _ solution: Solution) -> [String] {
    if solution.hasTies { return [] }
    let open = system.solutionWithoutTieBreaking(besides: solution)
    return open.freeDimensions.count == solution.freeDimensions.count ? [] : ["ties are not reported"]
}

/// Systems in which a solver once lost digits. Each is checked as the random ones are.
@Suite struct LostDigitsTests {
    /// Prices near zero that a product of small pivots had made (3921), and a column left with the rounding errors of
    /// others, so that its row did not count as tight (12562); what rounding left of weights that cancel, taken for a
    /// cost (70314); prices of a factorised basis that were rounding, so that dimensions were reported that are none
    /// (718238, 731809, 739847); a trace of rounding in a direction, at a limit at once (741539).
    @Test(arguments: [3921, 12562, 70314, 718_238, 731_809, 739_847, 741_539], [Int.max, 0])
    func seeds(seed: Int, mostCells: Int) {
        var random = RandomSystem(seed: UInt64(seed))
        random.mostCells = mostCells
        let (system, ids) = random.system()
        var solver = Solver(system)
        let solution = solver.solve()
        #expect(ExactCheck(system, solution).failures().isEmpty)
        #expect(random.orderFailures(solution, ids).isEmpty)
        #expect(random.changeFailures(solution, seed: UInt64(seed)).isEmpty)
    }
}

extension RandomSystem {
    /// What is wrong when the constraints are added in another order, as text.
    func orderFailures(_ solution: Solution, _ ids: [ConstraintID]) -> [String] {
        var shuffle = SplitMix(state: UInt64(ids.count))
        let (shuffled, other) = system(adding: ids.indices.shuffled(using: &shuffle))
        var solver = Solver(shuffled)
        let again = solver.solve()
        if again.values != solution.values { return ["another order of adding gives other values"] }
        if again.freeDimensions != solution.freeDimensions { return ["another order of adding gives other freedom"] }
        let number = Dictionary(uniqueKeysWithValues: other.enumerated().map { ($1, Int32($0)) })
        if again.conflicts.map({ $0.members.map { number[$0] } })
            != solution.conflicts.map({ $0.members.map { $0.index } })
        {
            return ["another order of adding gives other conflicts"]
        }
        return []
    }

    /// What is wrong when a solver's system is changed again and again, two of its constants as parameters, as text.
    func changeFailures(_ solution: Solution, seed: UInt64) -> [String] {
        var random = SplitMix(state: seed)
        var (system, ids) = system()
        let parameters = [ids.randomElement(using: &random), ids.randomElement(using: &random)].compactMap { $0 }
        for id in parameters { system.markAsParameter(id) }
        var warm = Solver(system)
        let marked = warm.solve()
        // Among constraints of one place parameters have one of their own.
        if !sharesOrders {
            if marked.conflicts != solution.conflicts { return ["parameters change the conflicts"] }
            let scale = solution.values.reduce(1) { max($0, abs($1)) }
            if zip(marked.values, solution.values).contains(where: { abs($0 - $1) > 1e-9 * scale }) {
                return ["parameters change the values"]
            }
        }
        for step in 0..<8 {
            warm.change(step, ids, parameters, &random)
            let answer = warm.solve()
            var cold = Solver(warm.system)
            let expected = cold.solve()
            if answer.values != expected.values { return ["change \(step): warm and cold values differ"] }
            if answer.conflicts != expected.conflicts { return ["change \(step): warm and cold conflicts differ"] }
            if answer.freeDimensions != expected.freeDimensions {
                return ["change \(step): warm and cold freedom differ"]
            }
            if answer.hasTies != expected.hasTies { return ["change \(step): warm and cold ties differ"] }
        }
        let failures = dragFailures(&warm, parameters, &random)
        // The reference serves what shares a place in the order of adding.
        if sharesOrders { return failures }
        return failures + ExactCheck(warm.system, warm.solve()).failures().map { "after changes: " + $0 }
    }

    /// What is wrong when two parameters are dragged to and fro in small steps, as text.
    private func dragFailures(
        _ warm: inout Solver, _ parameters: [ConstraintID], _ random: inout SplitMix
    ) -> [String] {
        let start = parameters.map { warm.system.constant(of: $0) }
        for step in 0..<12 {
            for (id, constant) in zip(parameters, start) {
                warm.setConstant(constant + Double(Int.random(in: -12...12, using: &random)) / 4, of: id)
            }
            let answer = warm.solve()
            var cold = Solver(warm.system)
            let expected = cold.solve()
            if answer.values != expected.values { return ["drag \(step): warm and cold values differ"] }
            if answer.conflicts != expected.conflicts { return ["drag \(step): warm and cold conflicts differ"] }
            if answer.freeDimensions != expected.freeDimensions {
                return ["drag \(step): warm and cold freedom differ"]
            }
            if answer.hasTies != expected.hasTies { return ["drag \(step): warm and cold ties differ"] }
        }
        return []
    }
}

extension Solver {
    /// A random change: of a parameter in two steps out of three, else of anything.
    fileprivate mutating func change(
        _ step: Int, _ ids: [ConstraintID], _ parameters: [ConstraintID], _ random: inout SplitMix
    ) {
        let delta = Double(Int.random(in: -10...10, using: &random)) * 5
        let id = (step % 3 < 2 ? parameters : ids).randomElement(using: &random) ?? ids[0]
        if step % 3 < 2 { return setConstant(system.constant(of: id) + delta, of: id) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: setConstant(system.constant(of: id) + delta, of: id)
        case 1: setPriority([1000, 751, 250.25].randomElement(using: &random) ?? 1, of: id)
        case 2: setActive(!system.isActive(id), of: id)
        default:
            setLowerBound(delta, of: Variable(index: Int32.random(in: 0..<Int32(system.variableCount), using: &random)))
        }
    }
}
