// Finds the constraints that settle sums of variables at a solution.

/// The constraints at the limit in a solution, prepared for being asked what they settle.
///
/// Step 1: every constraint is read as what may not get worse: an equation, a side that cannot grow or one that cannot
/// shrink. Step 2: the equations are eliminated, those of the highest priorities first; a sum that they make up is
/// settled, and the multipliers are the proof. Step 3: what they leave of a sum must be a sum of one-sided rows with
/// multipliers of the right sign: a small system of its own, in which rows that are less preferred are the dearer.
public struct GroundsFinder: Sendable {
    private let facts: [Fact]
    private let elimination: Elimination
    /// The one-sided facts, with what the equations leave of them.
    private let sides: [(fact: Int, rest: SparseSum)]

    /// Reads a solution.
    ///
    /// - Parameters:
    ///   - system: What was solved.
    ///   - solution: Its solution.
    ///   - ignored: Constraints that count as absent.
    ///   - tier: Which constraints of one priority are preferred in proofs: those with smaller numbers.
    public init(
        _ system: ConstraintSystem, _ solution: Solution, ignoring ignored: Set<ConstraintID> = [],
        tier: (ConstraintID) -> Int = { _ in 0 }
    ) {
        let facts = system.facts(at: solution, ignoring: ignored, tier: tier)
        var elimination = Elimination()
        let equations = facts.indices.filter { facts[$0].kind == .both }.sorted { facts[$0].rank < facts[$1].rank }
        for fact in equations { elimination.insert(fact, facts[fact].terms) }
        sides = facts.indices.filter { facts[$0].kind != .both }.sorted { facts[$0].rank < facts[$1].rank }
            .compactMap { fact in
                let rest = elimination.reduce(SparseSum(facts[fact].terms)).rest
                return rest.isEmpty ? nil : (fact, rest)
            }
        self.facts = facts
        self.elimination = elimination
    }

    /// What settles a sum of variables.
    public func grounds(of terms: [Term]) -> Grounds {
        let (rest, parts) = elimination.reduce(SparseSum(terms))
        if rest.isEmpty {
            let multipliers = elimination.multipliers(parts)
            return Grounds(
                upper: grounds(multipliers), lower: grounds(multipliers.map { ($0, -$1) }))
        }
        return Grounds(upper: side(terms, rest, sign: 1), lower: side(terms, rest, sign: -1))
    }

    /// The proof that a sum cannot grow, or with a sign of -1 that it cannot shrink.
    private func side(_ terms: [Term], _ rest: SparseSum, sign: Double) -> [Ground]? {
        let candidates = coupled(to: rest)
        guard let multipliers = combine(candidates, to: rest, sign: sign) else { return nil }
        var remainder = SparseSum(terms.map { Term($0.variable, sign * $0.coefficient) })
        for (fact, multiplier) in multipliers { remainder.add(-multiplier, SparseSum(facts[fact].terms)) }
        return grounds(multipliers + elimination.multipliers(elimination.reduce(remainder).parts))
    }

    private func grounds(_ multipliers: [(fact: Int, multiplier: Double)]) -> [Ground] {
        multipliers.map { fact, multiplier in
            Ground(source: multiplier > 0 ? facts[fact].upper : facts[fact].lower, multiplier: multiplier)
        }
    }

    /// The one-sided facts that share variables with a sum, directly or through others.
    private func coupled(to rest: SparseSum) -> [(fact: Int, rest: SparseSum)] {
        var reached = Set(rest.coefficients.keys)
        var waiting = sides
        var found: [(fact: Int, rest: SparseSum)] = []
        while true {
            let known = found.count
            waiting.removeAll { side in
                guard side.rest.coefficients.keys.contains(where: reached.contains) else { return false }
                reached.formUnion(side.rest.coefficients.keys)
                found.append(side)
                return true
            }
            if found.count == known { return found.sorted { facts[$0.fact].rank < facts[$1.fact].rank } }
        }
    }

    /// Multipliers with which one-sided facts add up to a sum, or with a sign of -1 to its opposite; nil if there are
    /// none.
    private func combine(
        _ sides: [(fact: Int, rest: SparseSum)], to rest: SparseSum, sign: Double
    ) -> [(fact: Int, multiplier: Double)]? {
        var system = ConstraintSystem()
        var columns: [Int32: [Term]] = [:]
        for (fact, sum) in sides {
            let multiplier = system.addVariable(lowerBound: 0)
            let direction = facts[fact].kind == .upper ? 1.0 : -1
            for (variable, coefficient) in sum.coefficients {
                columns[variable, default: []].append(Term(multiplier, direction * coefficient))
            }
        }
        guard rest.coefficients.keys.allSatisfy({ columns[$0] != nil }) else { return nil }
        var order: Int32 = 0
        for (variable, terms) in columns.sorted(by: { $0.key < $1.key }) {
            system.addConstraint(terms, .equal, sign * (rest.coefficients[variable] ?? 0), order: order)
            order += 1
        }
        // The less preferred, the more it matters that they are not used.
        let levels = sides.indices.filter { index in
            index == 0 || !facts[sides[index].fact].rank.isLevel(with: facts[sides[index - 1].fact].rank)
        }
        var level = 0
        for index in sides.indices {
            while level + 1 < levels.count, levels[level + 1] <= index { level += 1 }
            system.addConstraint(
                Term(Variable(index: Int32(truncatingIfNeeded: index)), 1), .equal, 0,
                priority: 998 * Double(level + 1) / Double(levels.count + 1) + 1, order: order)
            order += 1
        }
        var solver = Solver(system)
        let solution = solver.solve()
        guard solution.conflicts.isEmpty else { return nil }
        return sides.indices.compactMap { index in
            let multiplier = solution.values[index]
            guard multiplier > 1e-9 else { return nil }
            return (sides[index].fact, facts[sides[index].fact].kind == .upper ? multiplier : -multiplier)
        }
    }
}
