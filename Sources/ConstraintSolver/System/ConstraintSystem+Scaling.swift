// How far apart the numbers of a system lie.

extension ConstraintSystem {
    /// Coefficients of one constraint that lie further apart, or further from 1, carry the rounding of the one into the
    /// other, or into what other constraints say of the same variables.
    private static let greatestRatio = 1e6

    /// Whether the numbers of the system lie so far apart that rounding may decide what holds.
    ///
    /// Multipliers of 6,136 real documents lie between 0.01 and 11.52, their constants below 100,000.
    var isBadlyScaled: Bool {
        lowerBounds.contains { $0 != -.infinity && Self.isTooGreat($0) }
            || records.contains { record in
                if Self.isTooGreat(record.constant) { return true }
                if record.termCount <= 4 {
                    return isFarApart((0..<Int(record.termCount)).lazy.map { record.inlineTerm($0).coefficient })
                }
                let terms = longTerms[Int(record.v0)..<Int(record.v0 + record.termCount)]
                return isFarApart(terms.lazy.map(\.coefficient))
            }
    }

    /// Whether 53 bits do not hold a constant or a value, in points, to the tolerances of layouts; what is no number is
    /// too great as well.
    static func isTooGreat(_ value: Double) -> Bool { !(abs(value) <= 1e9) }

    /// Whether coefficients other than 0 lie too far apart, or too far from 1.
    private func isFarApart(_ coefficients: some Sequence<Double>) -> Bool {
        var (least, greatest) = (1.0, 1.0)
        for coefficient in coefficients where coefficient != 0 {
            (least, greatest) = (min(least, abs(coefficient)), max(greatest, abs(coefficient)))
        }
        return greatest > Self.greatestRatio * least
    }
}
