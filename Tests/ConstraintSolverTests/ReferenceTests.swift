// Random systems against the exact reference. STRUT_FUZZ gives their number, STRUT_FUZZ_SEED the first.

import ConstraintSolver
import Testing

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
    @Test("Errors, conflicts, free dimensions and determinism")
    func agreement() {
        let first = setting("STRUT_FUZZ_SEED") ?? 1
        for seed in first..<first + (setting("STRUT_FUZZ") ?? 300) {
            let failures = SystemCheck(seed: UInt64(seed)).failures()
            #expect(failures.isEmpty, "seed \(seed): \(failures.prefix(3))")
        }
    }
}

/// Checks the answer to one random system.
struct SystemCheck {
    let random: RandomSystem
    let system: ConstraintSystem
    let ids: [ConstraintID]
    let solution: Solution
    private let scale: Double

    init(seed: UInt64) {
        random = RandomSystem(seed: seed)
        (system, ids) = random.system()
        var solver = Solver(system)
        solution = solver.solve()
        scale = solution.values.reduce(1) { max($0, abs($1)) }
    }

    private var required: [ConstraintID] { ids.filter { system.priority(of: $0) >= 1000 } }
    private var kept: [ConstraintID] { required.filter { !solution.isBroken($0) } }
    private var wishes: [ConstraintID] { ids.filter { system.priority(of: $0) < 1000 } }
    private var variables: [Variable] { (0..<system.variableCount).map { Variable(index: Int32($0)) } }

    /// What is wrong, as text.
    func failures() -> [String] {
        conflictFailures() + optimumFailures() + determinismFailures()
    }

    private func error(_ id: ConstraintID) -> Double {
        let residual = system.terms(of: id).reduce(-system.constant(of: id)) {
            $0 + $1.coefficient * solution[$1.variable]
        }
        return switch system.relation(of: id) {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }

    private func conflictFailures() -> [String] {
        var result: [String] = []
        for conflict in solution.conflicts {
            let name = "conflict \(conflict.members.map(\.index)) \(conflict.bounds.map(\.index))"
            if ReferenceSolver(system, required: conflict.members, bounds: conflict.bounds).isFeasible {
                result.append("\(name) is none")
            }
            for member in conflict.members {
                let others = conflict.members.filter { $0 != member }
                if !ReferenceSolver(system, required: others, bounds: conflict.bounds).isFeasible {
                    result.append("\(name) is not minimal")
                }
            }
            if !conflict.members.contains(conflict.broken) { result.append("\(name): broken is no member") }
            if random.lines[Int(conflict.broken.index)].rank == .min,
                conflict.members.contains(where: { random.lines[Int($0.index)].rank > .min })
            {
                result.append("\(name): a fixed one was broken")
            }
            if ReferenceSolver(system, required: kept + [conflict.broken], bounds: variables).isFeasible {
                result.append("\(name): broken, but it fits")
            }
        }
        return result
    }

    private func optimumFailures() -> [String] {
        var result: [String] = []
        for id in kept where error(id) > 1e-6 * scale { result.append("required \(id.index) is off by \(error(id))") }
        for v in variables where solution[v] < system.lowerBound(of: v) - 1e-6 * scale {
            result.append("bound of \(v.index)")
        }
        var reference = ReferenceSolver(system, required: kept, bounds: variables, wishes: wishes)
        guard reference.isFeasible else { return result + ["what was kept cannot hold"] }
        let exact = reference.solve(wishes)
        for id in wishes {
            let wanted = exact[id]?.double ?? 0
            if abs(error(id) - wanted) > 1e-6 * max(scale, wanted) {
                result.append("error of \(id.index) is \(error(id)), not \(wanted), at \(system.priority(of: id))")
            }
        }
        let dimension = reference.dimension()
        if dimension != solution.freeDimensions.count {
            result.append("\(solution.freeDimensions.count) free dimensions, not \(dimension)")
        }
        let moving = Set(solution.freeDimensions.flatMap { $0.movements.map(\.variable) })
        for v in variables where !moving.contains(v) {
            let wanted = reference.value(of: v).double
            if abs(solution[v] - wanted) > 1e-6 * max(scale, abs(wanted)) {
                result.append("variable \(v.index) is \(solution[v]), not \(wanted)")
            }
        }
        return result
    }

    private func determinismFailures() -> [String] {
        var shuffle = SplitMix(state: UInt64(ids.count))
        let order = ids.indices.shuffled(using: &shuffle)
        let (shuffled, other) = random.system(adding: order)
        var solver = Solver(shuffled)
        let again = solver.solve()
        if again.values != solution.values { return ["another order of adding gives other values"] }
        let number = Dictionary(uniqueKeysWithValues: other.enumerated().map { ($1, Int32($0)) })
        if again.conflicts.map({ $0.members.map { number[$0] } })
            != solution.conflicts.map({ $0.members.map { $0.index } })
        {
            return ["another order of adding gives other conflicts"]
        }
        return []
    }
}
