// How far numbers may be apart and still count as equal. All tolerances are relative to the numbers that took part.

enum Tolerance {
    /// A coefficient that is left of larger ones that cancelled counts as zero below this share of them.
    static let cancellation = 1e-11
    /// A tableau cell counts as zero below this share of the largest numbers that went into its row.
    static let pivoting = 1e-14
    /// A tableau cell is no pivot, and stops nothing, below this share of the largest numbers that went into its row.
    static let pivot = 1e-11
    /// Required equations agree when they are apart by at most this share of the largest number that led to them.
    ///
    /// A contradiction of 9e-9 among numbers near 10 must be seen, the rounding of a loop at 1e8 must not.
    static let consistency = 2e-10
    /// A value satisfies a limit that it misses by at most this share of itself, plus the rounding.
    static let feasibility = 1e-10
    /// Rounding makes errors of at most this share of the numbers that took part.
    static let rounding = 1e-12

    /// How far a value may be from where it should be, if numbers of the size `scale` led to it.
    @inline(__always)
    static func slack(_ value: Double, scale: Double) -> Double { feasibility * abs(value) + rounding * scale }
    /// The scale that gives a distance from `value` the slack of the value itself.
    static func scale(at value: Double, _ scale: Double) -> Double { scale + feasibility / rounding * abs(value) }
    /// A reduced cost counts as zero below this share of the costs that made it up.
    static let cost = 1e-9
}
