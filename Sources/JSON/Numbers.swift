/// Numbers as text, the same in every format: the shortest digits that read back exactly, whole numbers without a point.
extension [UInt8] {
    /// Appends a finite number in its shortest exact form, minus zero as `0`; anything else as `null`.
    package mutating func append(shortest value: Double) {
        guard value.isFinite else {
            append(contentsOf: "null".utf8)
            return
        }
        // Most coordinates are whole: they need no search for the shortest digits. 2^53 bounds the exact integers.
        if abs(value) < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
            append(decimal: Int(value))
        } else {
            append(contentsOf: value.description.utf8)
        }
    }

    /// Appends an integer in decimal digits.
    package mutating func append(decimal value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        var magnitude = value.magnitude
        // 2^64 has 20 digits; they are found from the last to the first.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            repeat {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(magnitude % 10)
                magnitude /= 10
            } while magnitude > 0
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }
}
