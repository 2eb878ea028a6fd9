// Numbers that depend on the system's parameters, with the size of what went into them.

/// A number that depends on the system's parameters: a constant in lane 0, multiples of two parameters in lanes 1 and
/// 2.
///
/// Lane 3 is the sum of the magnitudes of all that went into it; its rounding error is a share of that.
typealias ParametricNumber = SIMD4<Double>

extension ParametricNumber {
    /// What a parameter is taken to be worth when magnitudes are summed up: about the width of a window.
    static let nominalParameter = 1000.0

    /// A constant.
    @inline(__always)
    init(constant: Double) { self.init(constant, 0, 0, abs(constant)) }

    /// Minus the constant of a constraint, which is a number or (lanes 1 and 2) a parameter.
    @inline(__always)
    init(negatedConstantOf record: ConstraintRecord) {
        switch record.parameter {
        case 1: self.init(0, -1, 0, Self.nominalParameter)
        case 2: self.init(0, 0, -1, Self.nominalParameter)
        default: self.init(constant: -record.constant)
        }
    }

    /// The size of the numbers that went into this one.
    var magnitude: Double { w }

    /// Whether the number changes with a parameter.
    @inline(__always)
    var isParametric: Bool { y != 0 || z != 0 }

    /// This number times another.
    @inline(__always)
    func scaled(by factor: Double) -> ParametricNumber { self * ParametricNumber(factor, factor, factor, abs(factor)) }

    /// Minus this number divided by another.
    @inline(__always)
    func negated(dividedBy divisor: Double) -> ParametricNumber {
        self / ParametricNumber(-divisor, -divisor, -divisor, abs(divisor))
    }

    /// The value for the given parameters.
    @inline(__always)
    func value(_ parameters: SIMD2<Double>) -> Double { x + (y * parameters.x + z * parameters.y) }
}
