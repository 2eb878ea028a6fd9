// The simplex tableau of one block: basic variables as sums of nonbasic ones, and the values of all.

/// A dictionary: each basic variable is a linear combination of the nonbasic ones.
///
/// Variables 0..<columns are structural, those after them are the rows' activities. All have limits; a nonbasic variable
/// may stand anywhere between its own.
struct Tableau {
    let columnCount: Int
    let rowCount: Int
    /// Row-major coefficients, one row per basic variable, one place per nonbasic one.
    var cells: [Double]
    /// The variable of each row.
    var basic: [Int]
    /// The variable of each place.
    var nonbasic: [Int]
    /// Where a variable is: its row if basic (≥ 0), else the complement of its place.
    var position: [Int]
    var value: [Double]
    var lower: [Double]
    var upper: [Double]
    /// The size of the numbers that went into a variable's value; its tolerances are shares of it.
    var scale: [Double]

    /// A tableau with the structural variables nonbasic, all zero and without limits.
    init(columns: Int, rows: Int) {
        columnCount = columns
        rowCount = rows
        cells = [Double](repeating: 0, count: columns * rows)
        basic = Array(columns..<columns + rows)
        nonbasic = Array(0..<columns)
        position = (0..<columns).map { ~$0 } + Array(0..<rows)
        value = [Double](repeating: 0, count: columns + rows)
        lower = [Double](repeating: -.infinity, count: columns + rows)
        upper = [Double](repeating: .infinity, count: columns + rows)
        scale = value
    }

    /// How far a variable may miss a limit.
    func tolerance(_ v: Int) -> Double { Tolerance.slack(value[v], scale: scale[v]) }

    /// Whether a variable's limits leave it no choice.
    func isFixed(_ v: Int) -> Bool { lower[v] >= upper[v] }

    /// Computes the values of the basic variables from those of the nonbasic ones.
    mutating func refreshValues() {
        for row in 0..<rowCount {
            var sum = 0.0
            let base = row * columnCount
            for place in 0..<columnCount { sum += cells[base + place] * value[nonbasic[place]] }
            value[basic[row]] = sum
        }
    }

    /// Moves a nonbasic variable, and the basic ones with it.
    mutating func move(_ place: Int, by delta: Double) {
        value[nonbasic[place]] += delta
        var cell = place
        for row in 0..<rowCount {
            if cells[cell] != 0 {
                let change = cells[cell] * delta
                value[basic[row]] += change
                scale[basic[row]] = max(scale[basic[row]], abs(change))
            }
            cell += columnCount
        }
    }

    /// Exchanges the basic variable of `row` with the nonbasic one at `place`.
    mutating func pivot(row: Int, place: Int) {
        let n = columnCount
        cells.withUnsafeMutableBufferPointer { cells in
            let own = row * n
            let inverse = 1 / cells[own + place]
            for q in 0..<n { cells[own + q] *= -inverse }
            cells[own + place] = inverse
            for other in 0..<rowCount where other != row {
                let base = other * n
                let factor = cells[base + place]
                if factor == 0 { continue }
                for q in 0..<n where q != place && cells[own + q] != 0 {
                    let old = cells[base + q]
                    let change = factor * cells[own + q]
                    let sum = old + change
                    cells[base + q] = abs(sum) <= Tolerance.cancellation * abs(old) ? 0 : sum
                }
                cells[base + place] = factor * inverse
            }
        }
        let (entering, leaving) = (nonbasic[place], basic[row])
        (basic[row], nonbasic[place]) = (entering, leaving)
        (position[entering], position[leaving]) = (row, ~place)
    }
}
