// The dictionary of a small block, as a table: each basic variable as a sum of nonbasic ones.

/// The cells of a dictionary, all of them.
struct DenseDictionary {
    /// Row-major coefficients, one row per basic variable, one place per nonbasic one.
    let cells: UnsafeMutablePointer<Double>
    /// By row: the largest cell that went into it. The rounding errors of its cells are shares of that.
    let growth: UnsafeMutablePointer<Double>
    private let columnCount: Int
    private let rowCount: Int
    /// Room for the places at which a row has cells that are not zero: most rows have few.
    private let support: UnsafeMutablePointer<Int32>

    /// Room for the dictionary of that many columns and rows.
    init(columns: Int, rows: Int, in arena: Arena) {
        (columnCount, rowCount) = (columns, rows)
        cells = arena.allocate(Double.self, columns * rows)
        growth = arena.allocate(Double.self, rows)
        support = arena.allocate(Int32.self, columns)
    }

    /// Becomes the first dictionary: the rows as they are given.
    func reset(to matrix: RowMatrix) {
        cells.update(repeating: 0, count: columnCount * rowCount)
        for row in 0..<rowCount {
            var largest = 0.0
            for term in matrix.row(row) {
                cells[row * columnCount + Int(term.column)] = term.coefficient
                largest = max(largest, abs(term.coefficient))
            }
            growth[row] = largest
        }
    }

    /// Takes over the cells of a dictionary of the same size.
    func restore(_ other: DenseDictionary) {
        cells.update(from: other.cells, count: columnCount * rowCount)
        growth.update(from: other.growth, count: rowCount)
    }

    /// Whether a cell is certainly not just rounding.
    @inline(__always)
    func isPivot(_ row: Int, _ cell: Double) -> Bool { abs(cell) > Tolerance.pivot * growth[row] }

    /// Solves the row for the variable at a place, and puts that into the other rows.
    func exchange(_ row: Int, _ place: Int) {
        let n = columnCount
        let own = cells + row * n
        assert(own[place] != 0)
        let inverse = 1 / own[place]
        var supportCount = 0
        for q in 0..<n where own[q] != 0 {
            own[q] *= -inverse
            support[supportCount] = Int32(truncatingIfNeeded: q)
            supportCount += 1
        }
        own[place] = inverse
        growth[row] *= abs(inverse)
        for other in 0..<rowCount where other != row {
            let target = cells + other * n
            let factor = target[place]
            if factor == 0 { continue }
            let grows = abs(factor) * growth[row] > growth[other]
            if grows { growth[other] = abs(factor) * growth[row] }
            // What is left of a cancellation is nothing.
            let nothing = Tolerance.pivoting * growth[other]
            if grows {
                for q in 0..<n where abs(target[q]) <= nothing { target[q] = 0 }
            }
            for index in 0..<supportCount {
                let q = Int(support[index])
                let sum = target[q] + factor * own[q]
                target[q] = abs(sum) <= nothing ? 0 : sum
            }
            target[place] = factor * inverse
        }
    }
}
