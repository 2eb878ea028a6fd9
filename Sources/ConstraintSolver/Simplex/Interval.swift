// The values that a column or a row may take, and how goals narrow them.

/// The values between two ends.
struct Interval: BitwiseCopyable {
    var lower: Double
    var upper: Double
    /// The largest numbers that the ends were computed from.
    var lowerScale = 0.0
    var upperScale = 0.0

    static let everything = Interval(lower: -.infinity, upper: .infinity)

    /// Whether the ends are apart by more than rounding explains.
    var isOpen: Bool {
        if lower == -.infinity || upper == .infinity { return lower < upper }
        return upper - lower > 10 * Tolerance.slack(max(abs(lower), abs(upper)), scale: max(lowerScale, upperScale))
    }

    /// Of the values in the interval, the one nearest to `target`.
    @inline(__always)
    func nearest(to target: Double) -> Double { min(max(target, lower), upper) }

    /// The size of the numbers that led to one of the ends, or to a value in between.
    @inline(__always)
    func scale(at value: Double) -> Double {
        max(abs(value), value == lower ? lowerScale : 0, value == upper ? upperScale : 0)
    }

    /// Keeps the values of least distance to where `goal` is met.
    @inline(__always)
    mutating func narrow(_ relation: Relation, _ target: Double, scale: Double) {
        switch relation {
        case .equal:
            let value = min(max(target, lower), upper)
            let scale = value == target ? scale : value == lower ? lowerScale : upperScale
            self = Interval(lower: value, upper: value, lowerScale: scale, upperScale: scale)
        case .lessThanOrEqual:
            if target < lower {
                (upper, upperScale) = (lower, lowerScale)
            } else if target < upper {
                (upper, upperScale) = (target, scale)
            }
        case .greaterThanOrEqual:
            if target > upper {
                (lower, lowerScale) = (upper, upperScale)
            } else if target > lower {
                (lower, lowerScale) = (target, scale)
            }
        }
    }

    /// Keeps the values of least distance to `wanted`.
    mutating func narrow(to wanted: Interval) {
        narrow(.greaterThanOrEqual, wanted.lower, scale: wanted.lowerScale)
        narrow(.lessThanOrEqual, wanted.upper, scale: wanted.upperScale)
    }
}
