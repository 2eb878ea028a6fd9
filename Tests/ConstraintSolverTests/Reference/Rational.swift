// Exact fractions: machine words while they fit, big integers when they do not.

/// An exact fraction in lowest terms.
enum Rational: Hashable {
    case small(Int, Int)
    case big(BigInteger, BigInteger)

    static let zero = Rational.small(0, 1)
    static let one = Rational.small(1, 1)

    init(_ value: Int) { self = .small(value, 1) }

    /// The exact value of a double that needs few binary digits.
    init(_ value: Double) {
        var (numerator, denominator) = (value, 1)
        while numerator.rounded() != numerator {
            numerator *= 2
            denominator *= 2
        }
        self = .reduced(Int(numerator), denominator)
    }

    private static func reduced(_ n: Int, _ d: Int) -> Rational {
        if n == 0 { return .zero }
        let g = gcd(n.magnitude, d.magnitude)
        if g > UInt(Int.max) || n == .min || d == .min { return .reduced(BigInteger(n), BigInteger(d)) }
        let (a, b) = (n / Int(g), d / Int(g))
        return b < 0 ? .small(-a, -b) : .small(a, b)
    }

    private static func reduced(_ n: BigInteger, _ d: BigInteger) -> Rational {
        if n.isZero { return .zero }
        let g = BigInteger.greatestCommonDivisor(n, d)
        var (a, b) = (n.divided(by: g).quotient, d.divided(by: g).quotient)
        if b.signum < 0 { (a, b) = (-a, -b) }
        if let x = a.int, let y = b.int { return .small(x, y) }
        return .big(a, b)
    }

    private static func gcd(_ a: UInt, _ b: UInt) -> UInt {
        var (x, y) = (a, b)
        while y != 0 { (x, y) = (y, x % y) }
        return x
    }

    private var parts: (BigInteger, BigInteger) {
        switch self {
        case .small(let n, let d): (BigInteger(n), BigInteger(d))
        case .big(let n, let d): (n, d)
        }
    }

    var signum: Int {
        switch self {
        case .small(let n, _): n.signum()
        case .big(let n, _): n.signum
        }
    }

    var isZero: Bool { self == .zero }

    var double: Double {
        switch self {
        case .small(let n, let d): return Double(n) / Double(d)
        case .big(let n, let d):
            let (x, y) = (n.scaled, d.scaled)
            return x.fraction / y.fraction * Double(sign: .plus, exponent: x.exponent - y.exponent, significand: 1)
        }
    }

    static prefix func - (a: Rational) -> Rational {
        switch a {
        case .small(let n, let d): .small(-n, d)
        case .big(let n, let d): .big(-n, d)
        }
    }

    static func + (a: Rational, b: Rational) -> Rational {
        if case .small(let n, let d) = a, case .small(let m, let e) = b {
            if n == 0 { return b }
            if m == 0 { return a }
            let (x, o1) = n.multipliedReportingOverflow(by: e)
            let (y, o2) = m.multipliedReportingOverflow(by: d)
            let (z, o3) = x.addingReportingOverflow(y)
            let (w, o4) = d.multipliedReportingOverflow(by: e)
            if !(o1 || o2 || o3 || o4) { return reduced(z, w) }
        }
        let ((n, d), (m, e)) = (a.parts, b.parts)
        return reduced(n * e + m * d, d * e)
    }

    static func - (a: Rational, b: Rational) -> Rational { a + -b }

    static func * (a: Rational, b: Rational) -> Rational {
        if case .small(let n, let d) = a, case .small(let m, let e) = b {
            if n == 0 || m == 0 { return .zero }
            let (x, o1) = n.multipliedReportingOverflow(by: m)
            let (w, o2) = d.multipliedReportingOverflow(by: e)
            if !(o1 || o2) { return reduced(x, w) }
        }
        let ((n, d), (m, e)) = (a.parts, b.parts)
        return reduced(n * m, d * e)
    }

    static func / (a: Rational, b: Rational) -> Rational {
        switch b {
        case .small(let n, let d): a * (n < 0 ? .small(-d, -n) : .small(d, n))
        case .big(let n, let d): a * (n.signum < 0 ? .big(-d, -n) : .big(d, n))
        }
    }

    static func < (a: Rational, b: Rational) -> Bool { (a - b).signum < 0 }
}
