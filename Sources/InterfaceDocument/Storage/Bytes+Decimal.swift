// Decimal numbers, read to the nearest Double; the common ones without a String.

extension UnsafeBufferPointer where Element == UInt8 {
    /// The number that the bytes spell, correctly rounded; nil for anything else, also for `infinite` and `nan`.
    var double: Double? {
        if let whole = shortWhole { return Double(whole) }
        let isNegative = first == UInt8(ascii: "-")
        var place = isNegative || first == UInt8(ascii: "+") ? 1 : 0
        var mantissa: UInt64 = 0
        let wholes = appendDigits(from: &place, to: &mantissa)
        var decimals = 0
        if place < count, self[place] == UInt8(ascii: ".") {
            place += 1
            decimals = appendDigits(from: &place, to: &mantissa)
        }
        // 10¹⁹ is what 64 bits hold.
        guard place == count, wholes + decimals < 20 else { return decimalBySystem }
        guard wholes + decimals > 0 else { return nil }
        var power: UInt64 = 1
        for _ in 0..<decimals { power *= 10 }
        let magnitude = quotient(mantissa, power)
        return isNegative ? -magnitude : magnitude
    }

    /// Appends the digits from a place on to a number, and steps over them; how many there are. Of more than 19 the
    /// number has but the lowest bits.
    @inline(__always)
    private func appendDigits(from place: inout Int, to number: inout UInt64) -> Int {
        let start = place
        while place < count {
            let digit = self[place] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            number = number &* 10 &+ UInt64(digit)
            place += 1
        }
        return place - start
    }

    /// A whole number of one to nine digits without a sign, as most are.
    private var shortWhole: Int32? {
        guard count > 0, count <= 9 else { return nil }
        var value: Int32 = 0
        for byte in self {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int32(digit)
        }
        return value
    }

    /// The same by the standard library: exponents, and more digits than 64 bits hold.
    private var decimalBySystem: Double? {
        // Which would take hexadecimal numbers too.
        guard allSatisfy({ $0 | 0x20 != UInt8(ascii: "x") && $0 > UInt8(ascii: " ") }),
            let value = Double(String(decoding: self, as: UTF8.self))
        else {
            return nil
        }
        return value.isFinite ? value : nil
    }
}

/// `numerator / denominator` to the nearest Double, ties to even.
private func quotient(_ numerator: UInt64, _ denominator: UInt64) -> Double {
    // Both exact as Doubles: one correctly rounded division.
    if numerator < 1 << 53, denominator < 1 << 53 { return Double(numerator) / Double(denominator) }
    // The numerator with its highest bit at the top of 128 bits gives a quotient of 63 bits or more; what the division
    // leaves over becomes its lowest bit, so that the one rounding to 53 bits sees it.
    let shift = numerator.leadingZeroBitCount
    let high = numerator << UInt64(shift)
    let divisorShift = denominator.leadingZeroBitCount
    let divisor = denominator << UInt64(divisorShift)
    let (bits, rest) = divisor.dividingFullWidth((high >> 1, high << 63))
    let sticky = rest == 0 ? bits : bits | 1
    return scaled(Double(sticky), by: divisorShift - shift - 63)
}

/// `value × 2^exponent`, exact for the magnitudes met here.
private func scaled(_ value: Double, by exponent: Int) -> Double {
    value * Double(sign: .plus, exponent: exponent, significand: 1)
}
