// How far each condition of a solved system is from being tight: what bounds the critical region of a solution.

/// What each condition of a system has left in a solution: zero where it is tight.
///
/// A solution stays the best while constants change for as long as no condition changes sides: the multipliers that prove it
/// the best do not depend on the constants. The constants for which the same conditions are tight, and the others lie on the
/// same sides, are a convex set; where two solutions agree in that, all between them are found by going straight from the
/// one to the other.
package struct Slacks: Sendable {
    /// By constraint, and then by variable with a lower bound; not a number where a constraint does not count.
    private var values: [Double] = []
    /// The constraints that were given up.
    private let broken: [ConstraintID]

    /// What counts as tight, in points.
    private static let tolerance = 1e-6

    /// The slacks of a system in its solution.
    package init(_ system: ConstraintSystem, _ solution: Solution) {
        broken = solution.conflicts.map(\.broken)
        values.reserveCapacity(system.constraintCount + system.variableCount)
        system.withView { view in
            for index in 0..<view.constraintCount {
                let record = view[Int32(truncatingIfNeeded: index)]
                guard view.counts(record) else {
                    values.append(.nan)
                    continue
                }
                var value = -record.constant
                view.forEachTerm(of: record) { variable, coefficient in
                    value += coefficient * solution.values[Int(variable)]
                }
                values.append(value)
            }
        }
        for (variable, bound) in system.lowerBounds.enumerated() where bound > -.infinity {
            values.append(solution.values[variable] - bound)
        }
    }

    /// Whether one critical region holds both solutions, be it that one of them lies where the region ends.
    package func shareRegion(with other: Slacks) -> Bool {
        values.count == other.values.count && broken == other.broken
            && (isIn(theClosureOf: other) || other.isIn(theClosureOf: self))
    }

    /// Whether everything that is not tight here lies on the same side there.
    private func isIn(theClosureOf other: Slacks) -> Bool {
        for (own, its) in zip(values, other.values) {
            if own.isNaN || its.isNaN {
                if own.isNaN != its.isNaN { return false }
            } else if abs(own) > Self.tolerance, own > 0 ? its <= Self.tolerance : its >= -Self.tolerance {
                return false
            }
        }
        return true
    }

    /// How many times the way from here to `next` can be gone, from here, before a condition changes sides.
    package func reach(by next: Slacks) -> Double {
        var reach = Double.infinity
        for (own, its) in zip(values, next.values) where abs(own) > Self.tolerance && abs(its) > Self.tolerance {
            let rate = its - own
            if (own > 0) != (rate > 0), abs(rate) > 1e-9 { reach = min(reach, -own / rate) }
        }
        return reach
    }
}
