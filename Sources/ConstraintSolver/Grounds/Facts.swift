// What a solution shows of each constraint that stands at its limit.

extension ConstraintSystem {
    /// How far from its limit a constraint may be and still count as standing there, in units of its left side.
    private static let tolerance = 1e-4

    /// The constraints and bounds that stand at a limit in a solution. Broken and loose ones are left out, and those
    /// that do not count.
    ///
    /// - Parameter ignored: Constraints that count as absent.
    func facts(at solution: Solution, ignoring ignored: Set<ConstraintID>, tier: (ConstraintID) -> Int) -> [Fact] {
        let absent = ignored.union(solution.conflicts.map(\.broken))
        var facts: [Fact] = []
        var places: [FactKey: Int] = [:]
        for index in 0..<Int32(truncatingIfNeeded: constraintCount) {
            let id = ConstraintID(index: index)
            guard counts(id), !absent.contains(id), let fact = fact(id, solution, tier: tier(id)) else { continue }
            // Two inequalities that meet, such as a size that neither grows nor shrinks, are one equation.
            let key = FactKey(fact)
            if fact.kind != .both, !fact.rank.isMissed, let place = places[key], facts[place].kind != .both,
                facts[place].kind != fact.kind
            {
                facts[place].meet(fact)
                continue
            }
            if fact.kind != .both, !fact.rank.isMissed { places[key] = facts.count }
            facts.append(fact)
        }
        for index in 0..<Int32(truncatingIfNeeded: variableCount) {
            let variable = Variable(index: index)
            let bound = lowerBound(of: variable)
            guard bound.isFinite, solution[variable] - bound <= Self.tolerance else { continue }
            facts.append(
                Fact(
                    terms: [Term(variable, 1)], kind: .lower, upper: .bound(variable), lower: .bound(variable),
                    rank: Fact.Rank(isMissed: false, priority: Priority.required, tier: .max, order: index)))
        }
        return facts
    }

    private func fact(_ id: ConstraintID, _ solution: Solution, tier: Int) -> Fact? {
        let terms = terms(of: id)
        let value = terms.reduce(-constant(of: id)) { $0 + $1.coefficient * solution[$1.variable] }
        let relation = relation(of: id)
        let slack = Self.tolerance * (terms.lazy.map { abs($0.coefficient) }.max() ?? 1)
        var kind = Fact.Kind.both
        var isMissed = false
        // What must hold does, whatever rounding has left of it.
        if abs(value) > slack, !(relation == .equal && priority(of: id) >= Priority.required) {
            switch relation {
            case .lessThanOrEqual where value < 0, .greaterThanOrEqual where value > 0: return nil
            default:
                isMissed = true
                kind = value > 0 ? .upper : .lower
            }
        } else if relation != .equal {
            kind = relation == .lessThanOrEqual ? .upper : .lower
        }
        return Fact(
            terms: terms, kind: kind, upper: .constraint(id), lower: .constraint(id),
            rank: Fact.Rank(
                isMissed: isMissed, priority: priority(of: id), tier: tier, order: records[Int(id.index)].order))
    }
}

extension Fact {
    /// Becomes an equation with another inequality that stands against it.
    fileprivate mutating func meet(_ other: Fact) {
        if other.kind == .upper { upper = other.upper } else { lower = other.lower }
        kind = .both
        rank = max(rank, other.rank)
    }
}

/// The left side of a fact.
private struct FactKey: Hashable {
    private let terms: [Term]

    init(_ fact: Fact) {
        terms = fact.terms.sorted { $0.variable.index < $1.variable.index }
    }
}
