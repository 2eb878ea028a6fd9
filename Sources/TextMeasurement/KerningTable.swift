// Kerning by classes: characters that kern alike share a row or a column.

/// The kerning of one cut of a typeface: that of another cut, and a share of what a second one has beside it, as
/// weights and optical sizes lie between two others.
struct Kerning: Sendable {
    var table: KerningTable
    /// What the second cut has beside the first.
    var beside: KerningTable
    /// How far this cut lies towards the second: 0 is the first.
    var share: Double

    init(_ table: KerningTable) {
        self.init(table, beside: table, share: 0)
    }

    init(_ table: KerningTable, beside: KerningTable, share: Double) {
        self.table = table
        self.beside = beside
        self.share = share
    }

    /// That of Helvetica Neue in regular, which stands in for fonts without tables.
    static let helveticaNeue = Kerning(HelveticaNeueTables.kerning)

    /// The kerning of a pair of kerning indices, in 1/2048 em.
    @inline(__always)
    func units(_ first: UInt8, _ second: UInt8) -> Double {
        let units = table.units(first, second)
        return share == 0 ? units : units + share * beside.units(first, second)
    }
}

/// The kerning of a typeface, or what one has beside another.
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
