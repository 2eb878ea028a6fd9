// What a solution claims, checked in exact arithmetic.

import ConstraintSolver

/// Checks the solution of a system: its conflicts, its errors, and what it says about freedom.
struct ExactCheck {
    private let system: ConstraintSystem
    private let solution: Solution
    /// The constraints that count.
    private let ids: [ConstraintID]
    private let scale: Double

    init(_ system: ConstraintSystem, _ solution: Solution) {
        self.system = system
        self.solution = solution
        ids = (0..<system.constraintCount).map { ConstraintID(index: Int32($0)) }.filter { system.isActive($0) }
        scale = solution.values.reduce(1) { max($0, abs($1)) }
    }

    private var kept: [ConstraintID] {
        ids.filter { system.priority(of: $0) >= 1000 && !solution.isBroken($0) }
    }
    private var wishes: [ConstraintID] { ids.filter { system.priority(of: $0) < 1000 } }
    private var variables: [Variable] { (0..<system.variableCount).map { Variable(index: Int32($0)) } }

    /// What is wrong, as text.
    func failures() -> [String] {
        conflictFailures() + optimumFailures() + solution.freeDimensions.flatMap(rangeFailures)
    }

    /// The error of a constraint at some values.
    private func error(_ id: ConstraintID, _ values: [Double]) -> Double {
        let residual = system.terms(of: id).reduce(-system.constant(of: id)) {
            $0 + $1.coefficient * values[Int($1.variable.index)]
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
            for bound in conflict.bounds {
                let others = conflict.bounds.filter { $0 != bound }
                if !ReferenceSolver(system, required: conflict.members, bounds: others).isFeasible {
                    result.append("\(name) needs no bound of \(bound.index)")
                }
            }
            if !conflict.members.contains(conflict.broken) { result.append("\(name): broken is no member") }
            let breakabilities = conflict.members.map(system.breakability)
            let yields =
                [.firm, .yielding].allSatisfy { stance in breakabilities.contains { $0.stance == stance } }
                && !breakabilities.contains { $0.rank == .min }
            let broken = system.breakability(of: conflict.broken)
            if yields, broken.stance != .yielding { result.append("\(name): broken, though another yields") }
            let most = breakabilities.filter { !yields || $0.stance == .yielding }.map(\.rank).max()
            if let most, broken.rank < most { result.append("\(name): a more breakable one was spared") }
            if ReferenceSolver(system, required: kept + [conflict.broken], bounds: variables).isFeasible {
                result.append("\(name): broken, but it fits")
            }
        }
        return result
    }

    private func optimumFailures() -> [String] {
        var result: [String] = []
        let values = solution.values
        for id in kept where error(id, values) > 1e-6 * scale {
            result.append("required \(id.index) is off by \(error(id, values))")
        }
        for v in variables where solution[v] < system.lowerBound(of: v) - 1e-6 * scale {
            result.append("bound of \(v.index)")
        }
        var reference = ReferenceSolver(system, required: kept, bounds: variables, wishes: wishes)
        guard reference.isFeasible else { return result + ["what was kept cannot hold"] }
        let exact = reference.solve(wishes)
        for id in wishes {
            let wanted = exact[id]?.double ?? 0
            if abs(error(id, values) - wanted) > 1e-6 * max(scale, wanted) {
                result.append("error of \(id.index) is \(error(id, values)), not \(wanted)")
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

    /// How far a free dimension can be travelled: to the ends of its range nothing gets worse, beyond them something
    /// does.
    private func rangeFailures(_ dimension: FreeDimension) -> [String] {
        let name = "dimension of \(dimension.movements.first?.variable.index ?? -1)"
        guard dimension.range.lowerBound <= 0, dimension.range.upperBound >= 0,
            dimension.range.lowerBound < dimension.range.upperBound
        else { return ["\(name): range \(dimension.range)"] }
        var result: [String] = []
        for end in [dimension.range.lowerBound, dimension.range.upperBound] {
            if harm(dimension, end.isFinite ? end : end > 0 ? 1e4 : -1e4) > 1e-6 {
                result.append("\(name) cannot be travelled by \(end)")
            }
            let step = max(1, abs(end), scale) * (end == dimension.range.lowerBound ? -1 : 1)
            if end.isFinite, harm(dimension, end + step) < 1e-6 {
                result.append("\(name) can be travelled further than \(end)")
            }
        }
        return result
    }

    /// How much worse constraints fare after travelling a dimension, as a share of the numbers that take part in each.
    private func harm(_ dimension: FreeDimension, _ distance: Double) -> Double {
        var values = solution.values
        for movement in dimension.movements { values[Int(movement.variable.index)] += distance * movement.coefficient }
        var harm = 0.0
        for id in kept + wishes {
            let worse = error(id, values) - (system.priority(of: id) < 1000 ? error(id, solution.values) : 0)
            harm = max(
                harm,
                worse
                    / system.terms(of: id).reduce(max(1, abs(system.constant(of: id)))) {
                        max($0, abs($1.coefficient * values[Int($1.variable.index)]))
                    })
        }
        for v in variables {
            let value = values[Int(v.index)]
            harm = max(harm, (system.lowerBound(of: v) - value) / max(1, abs(value)))
        }
        return harm
    }
}
