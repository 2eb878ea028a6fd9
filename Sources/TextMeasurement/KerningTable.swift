// Kerning by classes: characters that kern alike share a row or a column.

/// The kerning of one typeface.
struct KerningTable: Sendable {
    /// The number of columns of `values`.
    let columns: Int
    /// By kerning index: the row of a left character, and the column of a right one.
    let left: [UInt8]
    let right: [UInt8]
    /// Row by row, in units.
    let values: [Int8]
    /// What values are counted in, in 1/2048 em.
    var unit = 2.0

    /// The kerning of a pair of kerning indices, in 1/2048 em.
    @inline(__always)
    func units(_ first: UInt8, _ second: UInt8) -> Double {
        Double(values[Int(left[Int(first)]) * columns + Int(right[Int(second)])]) * unit
    }
}
