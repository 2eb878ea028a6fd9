// The basis of a large block: factorised, and followed by the exchanges since.

/// What gives the rows and columns of a dictionary without keeping it.
///
/// A dictionary follows from matrix × columns - activities = 0. Its basis, a square matrix of the basic variables' columns
/// there, is the product of factors (see ``KernelFactors``) and of one simple matrix for each exchange since. Of the first
/// basis, all activities, nothing has to be factorised; basic activities never are.
final class SparseBasis {
    let matrix: RowMatrix
    let byColumn: ColumnIndex
    var factors: KernelFactors
    /// After how many exchanges the basis is factorised anew, at the latest.
    var mostUpdates = 100
    private let arena: Arena

    // What was basic when the basis was factorised.
    /// By row of the matrix: where its activity was basic; -1 where it was not.
    private let slackRow: UnsafeMutablePointer<Int32>
    /// By pivot of the factors: where its column was basic. By column: its pivot; -1 for none.
    private let pivotRow: UnsafeMutablePointer<Int32>
    private let pivotOfColumn: UnsafeMutablePointer<Int32>

    // The exchanges since: the row of each, and the column of the variable that entered, as it was then.
    private var updateRows: ArenaArray<Int32>
    private var updatePivots: ArenaArray<Double>
    private var updates: KernelFactors.Entries

    // Room. Vectors by row of the matrix, by row of the dictionary, by pivot and by place.
    private let side: UnsafeMutablePointer<Double>
    private let column: UnsafeMutablePointer<Double>
    private let dual: UnsafeMutablePointer<Double>
    private let kernelSide: UnsafeMutablePointer<Double>
    private let sums: UnsafeMutablePointer<Double>
    private let sizes: UnsafeMutablePointer<Double>
    private let touched: UnsafeMutablePointer<Int32>
    private var kernelRows: ArenaArray<Int32>
    private var kernelColumns: ArenaArray<Int32>

    // The column that was loaded last: its place or -1, its cells that are not zero, and the largest.
    private var loadedPlace = -1
    private let columnRows: UnsafeMutablePointer<Int32>
    private let columnCells: UnsafeMutablePointer<Double>
    private var columnCount = 0
    private var columnSize = 0.0

    /// The basis of all activities.
    init(_ matrix: RowMatrix, in arena: Arena) {
        self.matrix = matrix
        self.arena = arena
        let (rows, columns) = (matrix.rowCount, matrix.columnCount)
        byColumn = ColumnIndex(matrix, in: arena)
        factors = KernelFactors(rows: rows, columns: columns, in: arena)
        slackRow = arena.allocate(Int32.self, rows)
        pivotRow = arena.allocate(Int32.self, min(rows, columns))
        pivotOfColumn = arena.allocate(columns, of: -1)
        updateRows = ArenaArray(arena, capacity: 128)
        updatePivots = ArenaArray(arena, capacity: 128)
        updates = KernelFactors.Entries(arena)
        side = arena.allocate(rows, of: 0)
        column = arena.allocate(rows, of: 0)
        dual = arena.allocate(rows, of: 0)
        kernelSide = arena.allocate(min(rows, columns), of: 0)
        sums = arena.allocate(columns, of: 0)
        sizes = arena.allocate(columns, of: 0)
        touched = arena.allocate(Int32.self, columns)
        kernelRows = ArenaArray(arena, capacity: 64)
        kernelColumns = ArenaArray(arena, capacity: 64)
        columnRows = arena.allocate(Int32.self, rows)
        columnCells = arena.allocate(Double.self, rows)
    }

    // MARK: The basis

    /// Factorises the basis of a tableau. Should it be singular, activities take the place of columns that depend on
    /// others; the values of the basic variables are computed again then.
    func factorise(_ tableau: Tableau) {
        var isSingular = false
        while true {
            let found = factoriseOnce(tableau)
            if found.columns.isEmpty { break }
            isSingular = true
            for (leaving, row) in zip(found.columns, found.rows) {
                let activity = tableau.columnCount + Int(row)
                tableau.swapVariables(Int(tableau.position[Int(leaving)]), Int(~tableau.position[activity]))
            }
        }
        if isSingular { refresh(tableau) }
    }

    private func factoriseOnce(_ tableau: Tableau) -> (columns: [Int32], rows: [Int32]) {
        updateRows.truncate(to: 0)
        updatePivots.truncate(to: 0)
        updates.clear(arena)
        loadedPlace = -1
        kernelRows.truncate(to: 0)
        for row in 0..<matrix.rowCount {
            slackRow[row] = max(-1, tableau.position[matrix.columnCount + row])
            if slackRow[row] < 0 { kernelRows.append(Int32(truncatingIfNeeded: row), in: arena) }
        }
        for place in kernelColumns.indices { pivotOfColumn[Int(kernelColumns[place])] = -1 }
        kernelColumns.truncate(to: 0)
        for row in 0..<matrix.rowCount where tableau.basic[row] < matrix.columnCount {
            kernelColumns.append(tableau.basic[row], in: arena)
        }
        let found = factors.factorise(kernelColumns, kernelRows, matrix, byColumn)
        for pivot in factors.rows.indices {
            let column = Int(factors.columns[pivot])
            pivotRow[pivot] = tableau.position[column]
            pivotOfColumn[column] = Int32(truncatingIfNeeded: pivot)
        }
        return found
    }

    /// Exchanges the basic variable of a row with the nonbasic one at a place.
    func exchange(_ row: Int, _ place: Int, _ tableau: Tableau) {
        load(place, tableau)
        // A product with small pivots loses digits, and what it loses does not show in the numbers that are added.
        let isLossy = abs(column[row]) < Self.leastShare * columnSize
        for index in 0..<columnCount where Int(columnRows[index]) != row {
            updates.entries.append(
                KernelFactors.Entry(index: columnRows[index], value: columnCells[index]), in: arena)
        }
        updates.endList(arena)
        updateRows.append(Int32(truncatingIfNeeded: row), in: arena)
        updatePivots.append(column[row], in: arena)
        loadedPlace = -1
        tableau.swapVariables(row, place)
        // Going through the updates must not cost much more than going through the factors.
        let isLong = updates.entries.count > factors.cellCount + 2 * matrix.rowCount + 1000
        if updateRows.count >= mostUpdates || isLong || isLossy {
            factorise(tableau)
            if tableau.isCareful { tableau.refresh() }
        }
    }

    /// Whether a row and a column agree about the cell where they meet. If they do not the basis is factorised anew, and
    /// the row has to be loaded again.
    func agrees(_ row: Int, _ place: Int, _ cell: Double, _ tableau: Tableau) -> Bool {
        load(place, tableau)
        if abs(column[row] + cell) <= 1e-7 * abs(cell) || updateRows.count == 0 { return true }
        factorise(tableau)
        tableau.refresh()
        return false
    }

    // MARK: Solving with the basis

    /// Solves basis × column = side, where `side` is by row of the matrix and zero afterwards. Returns the largest number
    /// that was added or subtracted.
    private func solve() -> Double {
        for row in 0..<matrix.rowCount where slackRow[row] >= 0 {
            column[Int(slackRow[row])] = -side[row]
            side[row] = 0
        }
        let (column, slackRow, byColumn, pivotRow) = (column, slackRow, byColumn, pivotRow)
        let columns = factors.columns
        var size = 0.0
        let kernelSize = factors.solve(side) { pivot, value in
            column[Int(pivotRow[pivot])] = value
            for entry in byColumn[Int(columns.base[pivot])] where slackRow[Int(entry.index)] >= 0 {
                let part = entry.value * value
                column[Int(slackRow[Int(entry.index)])] += part
                size = max(size, abs(part))
            }
        }
        size = max(size, kernelSize)
        for update in updateRows.indices {
            let row = Int(updateRows.base[update])
            if column[row] == 0 { continue }
            let value = column[row] / updatePivots.base[update]
            column[row] = value
            for entry in updates[update] {
                let part = entry.value * value
                column[Int(entry.index)] -= part
                size = max(size, abs(part))
            }
        }
        return size
    }

    /// Solves basisᵀ × result = `dual`, which is by row of the dictionary; the result is written to `side`, by row of the
    /// matrix, and has to be cleared there. Returns the largest number that was added or subtracted.
    private func solveTransposed() -> Double {
        var size = 0.0
        var update = updateRows.count
        while update > 0 {
            update -= 1
            let row = Int(updateRows.base[update])
            var sum = dual[row]
            for entry in updates[update] {
                let part = entry.value * dual[Int(entry.index)]
                sum -= part
                size = max(size, abs(part))
            }
            dual[row] = sum / updatePivots.base[update]
        }
        for pivot in factors.rows.indices { kernelSide[pivot] = dual[Int(pivotRow[pivot])] }
        for row in 0..<matrix.rowCount where slackRow[row] >= 0 {
            let own = dual[Int(slackRow[row])]
            if own == 0 { continue }
            side[row] = -own
            for term in matrix.row(row) where pivotOfColumn[Int(term.column)] >= 0 {
                let part = own * term.coefficient
                kernelSide[Int(pivotOfColumn[Int(term.column)])] += part
                size = max(size, abs(part))
            }
        }
        return max(size, factors.solveTransposed(kernelSide, side))
    }

    // MARK: Rows and columns of the dictionary

    /// Loads the column of a place: minus the cells of the dictionary.
    private func load(_ place: Int, _ tableau: Tableau) {
        if loadedPlace == place { return }
        loadedPlace = place
        let rowCount = matrix.rowCount
        column.update(repeating: 0, count: rowCount)
        let v = Int(tableau.nonbasic[place])
        if v < matrix.columnCount {
            for entry in byColumn[v] { side[Int(entry.index)] = entry.value }
        } else {
            side[v - matrix.columnCount] = -1
        }
        columnSize = solve()
        for row in 0..<rowCount { columnSize = max(columnSize, abs(column[row])) }
        columnCount = 0
        let nothing = Tolerance.pivoting * columnSize
        for row in 0..<rowCount where abs(column[row]) > nothing {
            columnRows[columnCount] = Int32(truncatingIfNeeded: row)
            columnCells[columnCount] = column[row]
            columnCount += 1
        }
    }

    /// See ``Tableau/gatherRates(_:_:_:)``.
    func gatherRates(_ place: Int, _ sign: Double, _ scratch: LevelScratch, _ tableau: Tableau) -> Int {
        load(place, tableau)
        var count = 0
        let nothing = Self.noise * columnSize
        for index in 0..<columnCount where abs(columnCells[index]) > nothing {
            (scratch.rows[count], scratch.rates[count]) = (columnRows[index], -sign * columnCells[index])
            count += 1
        }
        return count
    }

    /// Moves the basic variables as the one at a place moves.
    func move(_ place: Int, by delta: Double, _ tableau: Tableau) {
        load(place, tableau)
        for index in 0..<columnCount {
            let change = -columnCells[index] * delta
            let v = Int(tableau.basic[Int(columnRows[index])])
            tableau.value[v] += change
            tableau.scale[v] = max(tableau.scale[v], abs(change))
        }
    }

    /// See ``Tableau/loadRow(_:)``.
    func loadRow(_ row: Int, _ tableau: Tableau) -> Int {
        dual.update(repeating: 0, count: matrix.rowCount)
        dual[row] = 1
        let (count, largest) = combine(tableau)
        let nothing = Self.noise * largest
        var found = 0
        for index in 0..<count {
            let place = Int(touched[index])
            if abs(sums[place]) > max(nothing, Tolerance.pivot * sizes[place]) {
                (tableau.rowPlaces[found], tableau.rowCells[found]) = (touched[index], sums[place])
                found += 1
            }
            (sums[place], sizes[place]) = (0, 0)
        }
        return found
    }

    /// See ``Tableau/price(_:_:)``.
    func price(_ costs: LevelCosts, _ scratch: LevelScratch, _ tableau: Tableau) {
        dual.update(repeating: 0, count: matrix.rowCount)
        var largest = 0.0
        for place in costs.costed.indices {
            let v = Int(costs.costed[place])
            if tableau.position[v] < 0 { continue }
            let slope = costs.slope(v, Int(costs.piece[v]))
            dual[Int(tableau.position[v])] = slope
            largest = max(largest, abs(slope))
        }
        if largest == 0 { return }
        let (count, size) = combine(tableau)
        let noise = max(largest, size) * Self.noise / Tolerance.cost
        for index in 0..<count {
            let place = Int(touched[index])
            (scratch.reduced[place], scratch.size[place]) = (sums[place], max(sizes[place], noise))
            (sums[place], sizes[place]) = (0, 0)
        }
    }

    /// An exchange is not kept as a product if its pivot is less than this share of the largest number in its column.
    private static let leastShare = 0.01

    /// A sum counts as zero below this share of the largest part that went into any.
    private static let noise = 1e-13

    /// Adds up the rows of the dictionary, weighted by `dual`: for each place the sum, and the largest part that went into
    /// it. Returns how many places are touched, and the largest number that was added or subtracted on the way.
    private func combine(_ tableau: Tableau) -> (count: Int, size: Double) {
        var size = solveTransposed()
        let (sums, sizes, touched, position) = (sums, sizes, touched, tableau.position)
        var count = 0
        for row in 0..<matrix.rowCount {
            let weight = side[row]
            if weight == 0 { continue }
            side[row] = 0
            size = max(size, abs(weight))
            let own = position[matrix.columnCount + row]
            if own < 0 {
                let place = Int(~own)
                (sums[place], sizes[place]) = (weight, abs(weight))
                touched[count] = ~own
                count += 1
            }
            for term in matrix.row(row) {
                let at = position[Int(term.column)]
                if at >= 0 { continue }
                let place = Int(~at)
                let part = weight * term.coefficient
                if sizes[place] == 0 {
                    touched[count] = ~at
                    count += 1
                }
                sums[place] -= part
                sizes[place] = max(sizes[place], abs(part))
            }
        }
        for index in 0..<count { size = max(size, sizes[Int(touched[index])]) }
        return (count, size)
    }

    // MARK: Values

    /// Computes the values of the basic variables afresh.
    func refresh(_ tableau: Tableau) {
        if updateRows.count > 16 { factorise(tableau) }
        let (columns, rows) = (matrix.columnCount, matrix.rowCount)
        for row in 0..<rows {
            var sum = 0.0
            for term in matrix.row(row) where tableau.position[Int(term.column)] < 0 {
                sum += term.coefficient * tableau.value[Int(term.column)]
            }
            if tableau.position[columns + row] < 0 { sum -= tableau.value[columns + row] }
            side[row] = -sum
        }
        solveForValues(tableau) { v, found in tableau.value[v] = found }
        refreshScales(tableau)
    }

    /// Takes what the rows miss off the basic variables, twice.
    func refine(_ tableau: Tableau) {
        for _ in 0..<2 {
            var worst = 0.0
            for row in 0..<matrix.rowCount {
                side[row] = tableau.value[matrix.columnCount + row] - tableau.activity(of: row)
                worst = max(worst, abs(side[row]))
            }
            solveForValues(tableau) { v, found in tableau.value[v] += found }
            if worst == 0 { return }
        }
    }

    private func solveForValues(_ tableau: Tableau, _ body: (_ variable: Int, _ found: Double) -> Void) {
        loadedPlace = -1
        column.update(repeating: 0, count: matrix.rowCount)
        _ = solve()
        for row in 0..<matrix.rowCount { body(Int(tableau.basic[row]), column[row]) }
    }

    /// The sizes of the numbers that led to the basic variables: those in the rows that they are in.
    private func refreshScales(_ tableau: Tableau) {
        for row in 0..<matrix.rowCount {
            let v = Int(tableau.basic[row])
            tableau.scale[v] = max(tableau.inputScale[v], abs(tableau.value[v]))
        }
        for row in 0..<matrix.rowCount {
            let activity = matrix.columnCount + row
            var size = tableau.position[activity] < 0 ? tableau.scale[activity] : 0
            var largest = 0.0
            for term in matrix.row(row) {
                size = max(size, abs(term.coefficient * tableau.value[Int(term.column)]))
                largest = max(largest, abs(term.coefficient))
            }
            if tableau.position[activity] >= 0 { tableau.scale[activity] = max(tableau.scale[activity], size) }
            // A row follows a column with a small coefficient, not the other way round.
            for term in matrix.row(row) where abs(term.coefficient) >= 0.1 * largest {
                let v = Int(term.column)
                if tableau.position[v] < 0 { continue }
                tableau.scale[v] = max(tableau.scale[v], size / abs(term.coefficient))
            }
        }
    }
}
