// Whole numbers of any size, for the exact reference: slow and simple.

/// A whole number of any size: a sign, and a magnitude in 32-bit digits, least first, without leading zeros.
struct BigInteger: Hashable {
    private var isNegative = false
    private var digits: [UInt32] = []

    init(_ value: Int) {
        isNegative = value < 0
        var rest = value.magnitude
        while rest > 0 {
            digits.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
    }

    private init(_ digits: [UInt32], isNegative: Bool) {
        self.digits = digits
        while self.digits.last == 0 { self.digits.removeLast() }
        self.isNegative = isNegative && !self.digits.isEmpty
    }

    var isZero: Bool { digits.isEmpty }
    var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }
    var magnitude: BigInteger { BigInteger(digits, isNegative: false) }

    /// The value, if it fits.
    var int: Int? {
        if digits.count > 2 { return nil }
        let magnitude = digits.enumerated().reduce(UInt(0)) { $0 | UInt($1.element) << (32 * UInt($1.offset)) }
        if magnitude > UInt(Int.max) { return nil }
        return isNegative ? -Int(magnitude) : Int(magnitude)
    }

    /// The nearest double, roughly, as a fraction and a binary exponent.
    var scaled: (fraction: Double, exponent: Int) {
        let top = digits.suffix(3)
        let fraction = top.reversed().reduce(0.0) { $0 * 4_294_967_296 + Double($1) }
        return (isNegative ? -fraction : fraction, 32 * (digits.count - top.count))
    }

    static prefix func - (a: BigInteger) -> BigInteger { BigInteger(a.digits, isNegative: !a.isNegative) }

    static func + (a: BigInteger, b: BigInteger) -> BigInteger {
        if a.isNegative == b.isNegative { return BigInteger(sum(a.digits, b.digits), isNegative: a.isNegative) }
        return compare(a.digits, b.digits) >= 0
            ? BigInteger(difference(a.digits, b.digits), isNegative: a.isNegative)
            : BigInteger(difference(b.digits, a.digits), isNegative: b.isNegative)
    }

    static func * (a: BigInteger, b: BigInteger) -> BigInteger {
        if a.isZero || b.isZero { return BigInteger(0) }
        var result = [UInt32](repeating: 0, count: a.digits.count + b.digits.count)
        for i in a.digits.indices {
            var carry: UInt64 = 0
            for j in b.digits.indices {
                let product = UInt64(a.digits[i]) * UInt64(b.digits[j]) + UInt64(result[i + j]) + carry
                result[i + j] = UInt32(truncatingIfNeeded: product)
                carry = product >> 32
            }
            result[i + b.digits.count] = UInt32(carry)
        }
        return BigInteger(result, isNegative: a.isNegative != b.isNegative)
    }

    /// The quotient, rounded towards zero, and the rest.
    func divided(by other: BigInteger) -> (quotient: BigInteger, rest: BigInteger) {
        if Self.compare(digits, other.digits) < 0 { return (BigInteger(0), self) }
        let (quotient, rest) = Self.divide(digits, other.digits)
        return (
            BigInteger(quotient, isNegative: isNegative != other.isNegative), BigInteger(rest, isNegative: isNegative)
        )
    }

    /// Euclid's algorithm, many of its steps at once as long as the leading digits alone say what they are (Lehmer's;
    /// Knuth, volume 2, algorithm 4.5.2 L).
    static func greatestCommonDivisor(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
        var (x, y) = compare(a.digits, b.digits) < 0 ? (b.digits, a.digits) : (a.digits, b.digits)
        while y.count > 1 {
            if let steps = EuclideanSteps(leading(x, besides: x.count), leading(y, besides: x.count)) {
                (x, y) = (combined(steps.upper, x, y), combined(steps.lower, x, y))
            } else {
                (x, y) = (y, BigInteger(divide(x, y).1, isNegative: false).digits)
            }
        }
        guard let last = y.first else { return BigInteger(x, isNegative: false) }
        var (p, q) = (last, divide(x, y).1[0])
        while q != 0 { (p, q) = (q, p % q) }
        return BigInteger([p], isNegative: false)
    }

    /// The three leading digits of a number, counted from the place where one of `count` digits begins.
    private static func leading(_ a: [UInt32], besides count: Int) -> (UInt32, UInt32, UInt32) {
        func digit(_ place: Int) -> UInt32 { place >= 0 && place < a.count ? a[place] : 0 }
        return (digit(count - 1), digit(count - 2), digit(count - 3))
    }

    /// What several steps of Euclid's algorithm make of two numbers, as factors of both.
    private struct EuclideanSteps {
        var upper: (Int, Int) = (1, 0)
        var lower: (Int, Int) = (0, 1)

        /// The steps that the leading digits of two numbers decide; nil where they decide none. The first is the larger
        /// number.
        init?(_ first: (UInt32, UInt32, UInt32), _ second: (UInt32, UInt32, UInt32)) {
            let shift = UInt64(first.0.leadingZeroBitCount)
            func top(_ digits: (UInt32, UInt32, UInt32)) -> Int {
                let two = UInt64(digits.0) << 32 | UInt64(digits.1)
                return Int((two << shift | UInt64(digits.2) >> (32 - shift)) >> 2)
            }
            var (p, q) = (top(first), top(second))
            while q + lower.0 > 0, q + lower.1 > 0 {
                let quotient = (p + upper.0) / (q + lower.0)
                if quotient != (p + upper.1) / (q + lower.1) { break }
                let next = (upper.0 - quotient * lower.0, upper.1 - quotient * lower.1)
                // A digit times a factor, and what is carried, fit into a machine word.
                if max(next.0.magnitude, next.1.magnitude) >> 30 > 0 { break }
                (upper, lower) = (lower, next)
                (p, q) = (q, p - quotient * q)
            }
            if upper.1 == 0 { return nil }
        }
    }

    /// The sum of two numbers with factors of which one is negative: it is none.
    private static func combined(_ factors: (Int, Int), _ x: [UInt32], _ y: [UInt32]) -> [UInt32] {
        var result = x
        var carry = 0
        for i in x.indices {
            let total = factors.0 * Int(x[i]) + factors.1 * (i < y.count ? Int(y[i]) : 0) + carry
            result[i] = UInt32(truncatingIfNeeded: total)
            carry = total >> 32
        }
        while result.last == 0 { result.removeLast() }
        return result
    }

    private static func compare(_ a: [UInt32], _ b: [UInt32]) -> Int {
        if a.count != b.count { return a.count < b.count ? -1 : 1 }
        for i in a.indices.reversed() where a[i] != b[i] { return a[i] < b[i] ? -1 : 1 }
        return 0
    }

    private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        var carry: UInt64 = 0
        for i in 0..<max(a.count, b.count) {
            let total = (i < a.count ? UInt64(a[i]) : 0) + (i < b.count ? UInt64(b[i]) : 0) + carry
            result.append(UInt32(truncatingIfNeeded: total))
            carry = total >> 32
        }
        if carry > 0 { result.append(UInt32(carry)) }
        return result
    }

    private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        var borrow: Int64 = 0
        for i in a.indices {
            let total = Int64(a[i]) - (i < b.count ? Int64(b[i]) : 0) - borrow
            borrow = total < 0 ? 1 : 0
            result.append(UInt32(truncatingIfNeeded: total + (borrow << 32)))
        }
        return result
    }

    /// Long division (Knuth, volume 2, algorithm D).
    private static func divide(_ a: [UInt32], _ b: [UInt32]) -> ([UInt32], [UInt32]) {
        if b.count == 1 {
            var quotient = a
            var rest: UInt64 = 0
            for i in a.indices.reversed() {
                let value = rest << 32 | UInt64(a[i])
                quotient[i] = UInt32(value / UInt64(b[0]))
                rest = value % UInt64(b[0])
            }
            return (quotient, [UInt32(rest)])
        }
        let shift = b[b.count - 1].leadingZeroBitCount
        let v = shifted(b, by: shift)
        var u = shifted(a + [0], by: shift)
        var quotient = [UInt32](repeating: 0, count: a.count - b.count + 1)
        for j in quotient.indices.reversed() {
            let top = UInt64(u[j + v.count]) << 32 | UInt64(u[j + v.count - 1])
            var guess = top / UInt64(v[v.count - 1])
            var rest = top % UInt64(v[v.count - 1])
            while guess >> 32 > 0 || guess * UInt64(v[v.count - 2]) > (rest << 32 | UInt64(u[j + v.count - 2])) {
                guess -= 1
                rest += UInt64(v[v.count - 1])
                if rest >> 32 > 0 { break }
            }
            if subtract(v, times: guess, from: &u, at: j) {
                guess -= 1
                add(v, to: &u, at: j)
            }
            quotient[j] = UInt32(truncatingIfNeeded: guess)
        }
        return (quotient, shiftedBack(Array(u[0..<v.count]), by: shift))
    }

    private static func subtract(_ v: [UInt32], times factor: UInt64, from u: inout [UInt32], at j: Int) -> Bool {
        var (borrow, carry): (Int64, UInt64) = (0, 0)
        for i in v.indices {
            let product = factor * UInt64(v[i]) + carry
            carry = product >> 32
            let total = Int64(u[i + j]) - borrow - Int64(product & 0xffff_ffff)
            u[i + j] = UInt32(truncatingIfNeeded: total)
            borrow = total < 0 ? 1 : 0
        }
        let total = Int64(u[j + v.count]) - borrow - Int64(carry)
        u[j + v.count] = UInt32(truncatingIfNeeded: total)
        return total < 0
    }

    private static func add(_ v: [UInt32], to u: inout [UInt32], at j: Int) {
        var carry: UInt64 = 0
        for i in v.indices {
            let total = UInt64(u[i + j]) + UInt64(v[i]) + carry
            u[i + j] = UInt32(truncatingIfNeeded: total)
            carry = total >> 32
        }
        u[j + v.count] = UInt32(truncatingIfNeeded: UInt64(u[j + v.count]) + carry)
    }

    private static func shifted(_ a: [UInt32], by shift: Int) -> [UInt32] {
        if shift == 0 { return a }
        var result = a
        for i in a.indices.reversed() {
            result[i] = a[i] << UInt32(shift) | (i > 0 ? a[i - 1] >> UInt32(32 - shift) : 0)
        }
        return result
    }

    private static func shiftedBack(_ a: [UInt32], by shift: Int) -> [UInt32] {
        if shift == 0 { return a }
        var result = a
        for i in a.indices {
            result[i] = a[i] >> UInt32(shift) | (i + 1 < a.count ? a[i + 1] << UInt32(32 - shift) : 0)
        }
        return result
    }
}
