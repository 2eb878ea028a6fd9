// The simplex tableau of one block: basic variables as sums of nonbasic ones, and the values of all.

/// A dictionary: each basic variable is a linear combination of the nonbasic ones.
///
/// Variables 0..<columns are structural, those after them are the rows' activities. All have limits; a nonbasic variable
/// may stand anywhere between its own.
struct Tableau {
    let columnCount: Int
    let rowCount: Int
    /// Row-major coefficients, one row per basic variable, one place per nonbasic one.
    let cells: UnsafeMutablePointer<Double>
    /// The variable of each row.
    let basic: UnsafeMutablePointer<Int32>
    /// The variable of each place.
    let nonbasic: UnsafeMutablePointer<Int32>
    /// Where a variable is: its row if basic (≥ 0), else the complement of its place.
    let position: UnsafeMutablePointer<Int32>
    let value: UnsafeMutablePointer<Double>
    let lower: UnsafeMutablePointer<Double>
    let upper: UnsafeMutablePointer<Double>
    /// The size of the numbers that went into a variable's value; its tolerances are shares of it.
    let scale: UnsafeMutablePointer<Double>
    /// The size of the numbers that a variable's limits and goals were computed from.
    let inputScale: UnsafeMutablePointer<Double>
    /// By row: the largest cell that went into it. The rounding errors of its cells are shares of that.
    let growth: UnsafeMutablePointer<Double>
    /// Room for the places at which a row has cells that are not zero: most rows have few.
    private let support: UnsafeMutablePointer<Int32>
    /// The cells of the first dictionary, if each pivot is to start from them afresh.
    private(set) var original: UnsafeMutablePointer<Double>?
    let arena: Arena

    var variableCount: Int { columnCount + rowCount }

    /// A tableau with the structural variables nonbasic, all zero and without limits.
    init(columns: Int, rows: Int, in arena: Arena) {
        self.arena = arena
        columnCount = columns
        rowCount = rows
        cells = arena.allocate(columns * rows, of: 0)
        basic = arena.allocate(Int32.self, rows)
        nonbasic = arena.allocate(Int32.self, columns)
        position = arena.allocate(Int32.self, columns + rows)
        value = arena.allocate(columns + rows, of: 0)
        lower = arena.allocate(columns + rows, of: -.infinity)
        upper = arena.allocate(columns + rows, of: .infinity)
        scale = arena.allocate(columns + rows, of: 0)
        inputScale = arena.allocate(Double.self, columns + rows)
        growth = arena.allocate(rows, of: 0)
        support = arena.allocate(Int32.self, columns)
        for place in 0..<columns {
            nonbasic[place] = Int32(truncatingIfNeeded: place)
            position[place] = ~Int32(truncatingIfNeeded: place)
        }
        for row in 0..<rows {
            basic[row] = Int32(truncatingIfNeeded: columns + row)
            position[columns + row] = Int32(truncatingIfNeeded: row)
        }
    }

    /// A copy with memory of its own.
    init(copying other: Tableau) {
        self.init(columns: other.columnCount, rows: other.rowCount, in: other.arena)
        restore(other)
    }

    /// Takes over the contents of a tableau of the same size.
    func restore(_ other: Tableau) {
        cells.update(from: other.cells, count: columnCount * rowCount)
        basic.update(from: other.basic, count: rowCount)
        nonbasic.update(from: other.nonbasic, count: columnCount)
        position.update(from: other.position, count: variableCount)
        inputScale.update(from: other.inputScale, count: variableCount)
        growth.update(from: other.growth, count: rowCount)
        restorePoint(other)
    }

    /// Takes over the values and limits of a tableau of the same system, but keeps the basis.
    func restorePoint(_ other: Tableau) {
        value.update(from: other.value, count: variableCount)
        lower.update(from: other.lower, count: variableCount)
        upper.update(from: other.upper, count: variableCount)
        scale.update(from: other.scale, count: variableCount)
    }

    /// How far a variable may miss a limit.
    @inline(__always)
    func tolerance(_ v: Int) -> Double { Tolerance.slack(value[v], scale: scale[v]) }

    /// Whether a cell is certainly not just rounding.
    @inline(__always)
    func isPivot(_ row: Int, _ cell: Double) -> Bool { abs(cell) > Tolerance.pivot * growth[row] }

    /// Whether a variable's limits leave it no choice.
    @inline(__always)
    func isFixed(_ v: Int) -> Bool { lower[v] >= upper[v] }

    /// Whether any nonbasic variable can still move.
    var hasChoice: Bool {
        for place in 0..<columnCount where !isFixed(Int(nonbasic[place])) { return true }
        return false
    }

    /// The largest cell that went into any row.
    var largestGrowth: Double { UnsafeBufferPointer(start: growth, count: rowCount).max() ?? 0 }

    /// The values that a variable's limits leave.
    func face(_ v: Int) -> Interval {
        Interval(
            lower: min(lower[v], value[v]), upper: max(upper[v], value[v]), lowerScale: scale[v], upperScale: scale[v])
    }

    /// The value of a variable that no other can move.
    func point(_ v: Int) -> Interval {
        Interval(lower: value[v], upper: value[v], lowerScale: scale[v], upperScale: scale[v])
    }

    /// Computes what follows from the cells and the nonbasic variables, once those have been filled in.
    func start() {
        inputScale.update(from: scale, count: variableCount)
        for row in 0..<rowCount {
            var largest = 0.0
            for place in 0..<columnCount { largest = max(largest, abs(cells[row * columnCount + place])) }
            growth[row] = largest
        }
        refresh()
    }

    /// Computes the values of the basic variables from those of the nonbasic ones. What many moves have added up in
    /// rounding errors is gone then.
    func refresh() {
        for place in 0..<columnCount {
            let v = Int(nonbasic[place])
            scale[v] = max(inputScale[v], abs(value[v]))
        }
        for row in 0..<rowCount {
            let v = Int(basic[row])
            let own = cells + row * columnCount
            var (sum, size) = (0.0, inputScale[v])
            for place in 0..<columnCount where own[place] != 0 {
                let part = own[place] * value[Int(nonbasic[place])]
                sum += part
                size = max(size, abs(part))
            }
            (value[v], scale[v]) = (sum, size)
        }
        assert(isSound)
    }

    /// Works off the rounding errors that the pivots left: makes the nonbasic rows' activities, as they follow from the
    /// columns, those that they are taken to be.
    func refine(_ activity: (_ row: Int) -> Double) {
        for _ in 0..<2 {
            var worst = 0.0
            for row in 0..<rowCount {
                let v = columnCount + row
                if position[v] >= 0 { continue }
                let wanted = value[v]
                let miss = wanted - activity(row)
                worst = max(worst, abs(miss))
                if miss != 0 { move(Int(~position[v]), by: miss) }
                value[v] = wanted
            }
            if worst == 0 { return }
        }
    }

    /// Makes every pivot compute the dictionary from the present one, the first, so that rounding errors do not add up.
    mutating func becomeCareful() {
        let copy = arena.allocate(Double.self, columnCount * rowCount)
        copy.update(from: cells, count: columnCount * rowCount)
        original = copy
    }

    /// Moves a nonbasic variable, and the basic ones with it.
    func move(_ place: Int, by delta: Double) {
        value[Int(nonbasic[place])] += delta
        var cell = cells + place
        for row in 0..<rowCount {
            if cell.pointee != 0 {
                let change = cell.pointee * delta
                let v = Int(basic[row])
                value[v] += change
                scale[v] = max(scale[v], abs(change))
            }
            cell += columnCount
        }
    }

    /// Exchanges the basic variable of `row` with the nonbasic one at `place`.
    func pivot(row: Int, place: Int) {
        if let original {
            rebuild(original, leaving: Int(basic[row]), entering: Int(nonbasic[place]))
        } else {
            exchange(row, place)
        }
    }

    /// Computes the dictionary of the next basis from the first one, by the largest pivots there are.
    private func rebuild(_ original: UnsafePointer<Double>, leaving: Int, entering: Int) {
        let isBasic = arena.allocate(variableCount, of: false)
        for row in 0..<rowCount { isBasic[Int(basic[row])] = true }
        (isBasic[leaving], isBasic[entering]) = (false, true)
        cells.update(from: original, count: columnCount * rowCount)
        for place in 0..<columnCount {
            nonbasic[place] = Int32(truncatingIfNeeded: place)
            position[place] = ~Int32(truncatingIfNeeded: place)
        }
        for row in 0..<rowCount {
            basic[row] = Int32(truncatingIfNeeded: columnCount + row)
            position[columnCount + row] = Int32(truncatingIfNeeded: row)
            growth[row] = 0
            for place in 0..<columnCount { growth[row] = max(growth[row], abs(cells[row * columnCount + place])) }
        }
        while let (row, place) = largestExchange(isBasic) { exchange(row, place) }
    }

    /// Of the exchanges that bring the basis nearer to the wanted one, the one with the largest pivot in its row.
    private func largestExchange(_ isBasic: UnsafePointer<Bool>) -> (row: Int, place: Int)? {
        var best: (row: Int, place: Int)?
        var largest = 0.0
        for row in 0..<rowCount where !isBasic[Int(basic[row])] {
            for place in 0..<columnCount where isBasic[Int(nonbasic[place])] {
                let size = abs(cells[row * columnCount + place])
                if size > largest * growth[row] { (best, largest) = ((row, place), size / growth[row]) }
            }
        }
        return best
    }

    private func exchange(_ row: Int, _ place: Int) {
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
        let (entering, leaving) = (nonbasic[place], basic[row])
        (basic[row], nonbasic[place]) = (entering, leaving)
        position[Int(entering)] = Int32(truncatingIfNeeded: row)
        position[Int(leaving)] = ~Int32(truncatingIfNeeded: place)
    }
}
