/// Numbers as text, the same in every format: the shortest digits that read back exactly, whole numbers without a
/// point.
enum NumberText {
    /// Calls `write` with the digits of an integer.
    @inline(__always)
    static func withDecimal(_ value: Int, _ write: (UnsafeBufferPointer<UInt8>) -> Void) {
        // 2^64 has 20 digits, and a sign; they are found from the last to the first.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 21) { text in
            var magnitude = value.magnitude
            var start = text.count
            repeat {
                let rest = magnitude / 10
                start -= 1
                text[start] = UInt8(ascii: "0") + UInt8(magnitude &- rest &* 10)
                magnitude = rest
            } while magnitude > 0
            if value < 0 {
                start -= 1
                text[start] = UInt8(ascii: "-")
            }
            write(UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// Calls `write` with a finite number in its shortest exact form, minus zero as `0`; with `null` for anything else.
    @inline(__always)
    static func withShortest(_ value: Double, _ write: (UnsafeBufferPointer<UInt8>) -> Void) {
        // Most coordinates are whole: they need no search for the shortest digits. 2^53 bounds the exact integers.
        if abs(value) < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
            return withDecimal(Int(value), write)
        }
        var text = value.isFinite ? value.description : "null"
        text.withUTF8(write)
    }
}

extension [UInt8] {
    /// Appends a finite number in its shortest exact form, minus zero as `0`; anything else as `null`.
    package mutating func append(shortest value: Double) {
        NumberText.withShortest(value) { append(contentsOf: $0) }
    }
}
