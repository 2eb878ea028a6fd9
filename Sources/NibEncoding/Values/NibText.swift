/// Numbers as nibs spell them in texts.
enum NibText {
    /// A number without a fraction where it has none.
    static func number(_ value: Double) -> String {
        Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }

    /// A number with up to seventeen digits, as `%.17g` of C prints it.
    static func seventeenDigits(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return "0" }
        if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return "\(whole)" }
        var (digits, exponent) = decimal(value.magnitude)
        if digits.count > 17 {
            let isUp = digits[17] > 5 || digits[17] == 5 && (digits[18...].contains { $0 != 0 } || digits[16] % 2 == 1)
            digits.removeSubrange(17...)
            if isUp { increment(&digits, &exponent) }
        }
        while digits.count > 1, digits.last == 0 { digits.removeLast() }
        let sign = value < 0 ? "-" : ""
        let text = digits.map { String($0) }.joined()
        if exponent < -4 || exponent >= 17 {
            let rest = text.dropFirst()
            let power = exponent < 0 ? "-" : "+"
            let magnitude = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
            return "\(sign)\(text.prefix(1))\(rest.isEmpty ? "" : ".\(rest)")e\(power)\(magnitude)"
        }
        if exponent < 0 { return "\(sign)0." + String(repeating: "0", count: -exponent - 1) + text }
        if text.count <= exponent + 1 { return sign + text + String(repeating: "0", count: exponent + 1 - text.count) }
        return "\(sign)\(text.prefix(exponent + 1)).\(text.dropFirst(exponent + 1))"
    }

    /// All decimal digits of a positive number, and the power of ten of the first.
    private static func decimal(_ value: Double) -> (digits: [UInt8], exponent: Int) {
        // The number is an integer times a power of two: doubled or halved digit by digit.
        var digits: [UInt8] = []
        var rest = value.significandBitPattern | 1 << 52
        while rest > 0 {
            digits.insert(UInt8(rest % 10), at: 0)
            rest /= 10
        }
        var exponent = digits.count - 1
        let power = Int(value.exponent) - 52
        for _ in 0..<max(power, 0) { double(&digits, &exponent) }
        for _ in 0..<max(-power, 0) { halve(&digits, &exponent) }
        return (digits, exponent)
    }

    private static func double(_ digits: inout [UInt8], _ exponent: inout Int) {
        var carry: UInt8 = 0
        for place in digits.indices.reversed() {
            let value = digits[place] * 2 + carry
            digits[place] = value % 10
            carry = value / 10
        }
        if carry > 0 {
            digits.insert(carry, at: 0)
            exponent += 1
        }
    }

    private static func halve(_ digits: inout [UInt8], _ exponent: inout Int) {
        var carry: UInt8 = 0
        for place in digits.indices {
            let value = digits[place] + carry * 10
            digits[place] = value / 2
            carry = value % 2
        }
        if carry > 0 { digits.append(5) }
        if digits.first == 0 {
            digits.removeFirst()
            exponent -= 1
        }
    }

    private static func increment(_ digits: inout [UInt8], _ exponent: inout Int) {
        for place in digits.indices.reversed() {
            if digits[place] < 9 {
                digits[place] += 1
                return
            }
            digits[place] = 0
        }
        digits.insert(1, at: 0)
        digits.removeLast()
        exponent += 1
    }
}
