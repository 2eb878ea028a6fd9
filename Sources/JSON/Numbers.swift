/// Numbers as text, the same in every format: the shortest digits that read back exactly, whole numbers without a point.
extension [UInt8] {
    /// Appends a finite number in its shortest exact form, minus zero as `0`; anything else as `null`.
    package mutating func append(shortest value: Double) {
        var digits = ByteBuffer(capacity: 32)
        digits.append(shortest: value)
        append(contentsOf: digits.bytes)
    }
}
