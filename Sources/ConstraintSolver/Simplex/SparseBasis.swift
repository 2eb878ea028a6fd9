// The basis of a large block: factorised, and followed by the exchanges since.

/// What gives the rows and columns of a dictionary without keeping it.
///
/// A dictionary follows from matrix × columns - activities = 0. Its basis, a square matrix of the basic variables'
/// columns there, is the product of factors (see ``KernelFactors``) and of one simple matrix for each exchange since.
/// Of the first basis, all activities, nothing has to be factorised; basic activities never are.
final class SparseBasis {
    let matrix: RowMatrix
    let byColumn: ColumnIndex
    var factors: KernelFactors
    /// After how many exchanges the basis is factorised again, at the latest: to factorise takes time in proportion to
    /// the rows, and to go through the exchanges in proportion to their number.
    var mostUpdates: Int
    private let arena: Arena
    /// How many numbers were looked at or changed since the basis was made, roughly: what bounds the work on a block.
    private(set) var effort = 0

    // What was basic when the basis was factorised.
    /// By row of the matrix: where its activity was basic; -1 where it was not.
    private let slackRow: UnsafeMutablePointer<Int32>
    /// By pivot of the factors: where its column was basic. By column: its pivot; -1 for none.
    private let pivotRow: UnsafeMutablePointer<Int32>
    private let pivotOfColumn: UnsafeMutablePointer<Int32>
    /// By row of the dictionary: the pivot of the column that was basic there, or the complement of the row whose
    /// activity was.
    private let owner: UnsafeMutablePointer<Int32>

    // The exchanges since: the row of each, and the column of the variable that entered, as it was then.
    private var updateRows: ArenaArray<Int32>
    private var updatePivots: ArenaArray<Double>
    private var updates: KernelFactors.Entries

    // Room. Vectors by row of the matrix, by row of the dictionary, by pivot and by place.
    private var side: SparseVector
    private var column: SparseVector
    private var dual: SparseVector
    private var kernelSide: SparseVector
    private var sums: SparseVector
    private let sizes: UnsafeMutablePointer<Double>
    private var kernelRows: ArenaArray<Int32>
    private var kernelColumns: ArenaArray<Int32>

    // The column that was loaded last: its place or -1, its cells that are not zero, and the largest.
    private var loadedPlace = -1
    private let columnRows: UnsafeMutablePointer<Int32>
    private let columnCells: UnsafeMutablePointer<Double>
    private var columnCount = 0
    private var columnSize = 0.0

    // The rows whose variables may have left their limits: those that are known to have, and those that have changed.
    private var violated: ViolationQueue
    private var changed: SparseVector
    private var isAllChanged = true

    /// The basis of all activities.
    init(_ matrix: RowMatrix, in arena: Arena) {
        self.matrix = matrix
        self.arena = arena
        let (rows, columns) = (matrix.rowCount, matrix.columnCount)
        // The whole part of 2√rows. `squareRoot` would be a call into the C library's mathematics, with which a program
        // that has this module alone is not linked on Linux.
        mostUpdates = 100
        while (mostUpdates + 1) * (mostUpdates + 1) <= 4 * rows { mostUpdates += 1 }
        byColumn = ColumnIndex(matrix, in: arena)
        factors = KernelFactors(rows: rows, columns: columns, in: arena)
        slackRow = arena.allocate(Int32.self, rows)
        pivotRow = arena.allocate(Int32.self, min(rows, columns))
        pivotOfColumn = arena.allocate(columns, of: -1)
        updateRows = ArenaArray(arena, capacity: 128)
        updatePivots = ArenaArray(arena, capacity: 128)
        updates = KernelFactors.Entries(arena)
        owner = arena.allocate(rows, of: 0)
        side = SparseVector(size: rows, in: arena)
        column = SparseVector(size: rows, in: arena)
        dual = SparseVector(size: rows, in: arena)
        kernelSide = SparseVector(size: min(rows, columns), in: arena)
        sums = SparseVector(size: columns, in: arena)
        sizes = arena.allocate(columns, of: 0)
        kernelRows = ArenaArray(arena, capacity: 64)
        kernelColumns = ArenaArray(arena, capacity: 64)
        violated = ViolationQueue(rows: rows, in: arena)
        changed = SparseVector(size: rows, in: arena)
        columnRows = arena.allocate(Int32.self, rows)
        columnCells = arena.allocate(Double.self, rows)
    }

    // MARK: The basis

    /// Factorises the basis of a tableau. Should it be singular, activities replace columns that depend on
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
        effort += matrix.rowCount
        updateRows.truncate(to: 0)
        updatePivots.truncate(to: 0)
        updates.clear(arena)
        loadedPlace = -1
        kernelRows.truncate(to: 0)
        for row in 0..<matrix.rowCount {
            slackRow[row] = max(-1, tableau.position[matrix.columnCount + row])
            if slackRow[row] < 0 {
                kernelRows.append(Int32(truncatingIfNeeded: row), in: arena)
            } else {
                owner[Int(slackRow[row])] = ~Int32(truncatingIfNeeded: row)
            }
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
            owner[Int(pivotRow[pivot])] = Int32(truncatingIfNeeded: pivot)
            pivotOfColumn[column] = Int32(truncatingIfNeeded: pivot)
        }
        return found
    }

    /// Exchanges the basic variable of a row with the nonbasic one at a place.
    func exchange(_ row: Int, _ place: Int, _ tableau: Tableau) {
        load(place, tableau)
        // A product with small pivots loses digits, and what it loses does not show in the numbers that are added.
        let isLossy = abs(column.cells[row]) < Self.leastShare * columnSize
        for index in 0..<columnCount where Int(columnRows[index]) != row {
            updates.entries.append(
                KernelFactors.Entry(index: columnRows[index], value: columnCells[index]), in: arena)
        }
        updates.endList(arena)
        updateRows.append(Int32(truncatingIfNeeded: row), in: arena)
        updatePivots.append(column.cells[row], in: arena)
        loadedPlace = -1
        tableau.swapVariables(row, place)
        changed.touch(row)
        // Going through the updates must not cost much more than going through the factors.
        let isLong = updates.entries.count > factors.cellCount + 2 * matrix.rowCount + 1000
        if updateRows.count >= mostUpdates || isLong || isLossy {
            factorise(tableau)
            if tableau.isCareful { tableau.refresh() }
        }
    }

    /// Whether a row and a column agree about the cell where they meet. If they do not the basis is factorised again,
    /// and the row has to be loaded again.
    func agrees(_ row: Int, _ place: Int, _ cell: Double, _ tableau: Tableau) -> Bool {
        load(place, tableau)
        if abs(column.cells[row] + cell) <= 1e-7 * abs(cell) || updateRows.count == 0 { return true }
        factorise(tableau)
        tableau.refresh()
        return false
    }

    // MARK: Solving with the basis

    /// Puts a number on the right side of the next ``solve()``, for a row of the matrix.
    @inline(__always)
    private func put(_ value: Double, _ row: Int) {
        if slackRow[row] >= 0 { column[Int(slackRow[row])] = -value } else { side[row] = value }
    }

    /// Solves basis × column = what was put on the right side. Returns the largest number that was added or subtracted.
    private func solve() -> Double {
        let (slackRow, byColumn, pivotRow, columns) = (slackRow, byColumn, pivotRow, factors.columns)
        defer { effort += updateRows.count + column.indices.count }
        var found = column
        var size = 0.0
        let kernelSize = factors.solve(&side) { pivot, value in
            found[Int(pivotRow[pivot])] = value
            for entry in byColumn[Int(columns.base[pivot])] where slackRow[Int(entry.index)] >= 0 {
                let part = entry.value * value
                found[Int(slackRow[Int(entry.index)])] += part
                size = max(size, abs(part))
            }
        }
        size = max(size, kernelSize)
        for update in updateRows.indices {
            let row = Int(updateRows.base[update])
            if found.cells[row] == 0 { continue }
            let value = found.cells[row] / updatePivots.base[update]
            found.cells[row] = value
            for entry in updates[update] {
                let part = entry.value * value
                found[Int(entry.index)] -= part
                size = max(size, abs(part))
            }
        }
        column = found
        return size
    }

    /// Solves basisᵀ × result = `dual`, which is by row of the dictionary; the result is written to `side`, by row of
    /// the matrix, and has to be cleared there. Returns the largest number that was added or subtracted.
    private func solveTransposed() -> Double {
        var (dual, side, kernelSide) = (dual, side, kernelSide)
        var size = 0.0
        effort += updateRows.count
        var update = updateRows.count
        while update > 0 {
            update -= 1
            let row = Int(updateRows.base[update])
            var sum = dual.cells[row]
            for entry in updates[update] {
                let other = dual.cells[Int(entry.index)]
                if other == 0 { continue }
                let part = entry.value * other
                sum -= part
                size = max(size, abs(part))
            }
            if sum != 0 { dual.touch(row) }
            dual.cells[row] = sum / updatePivots.base[update]
        }
        for row in dual.indices {
            let own = dual.cells[Int(row)]
            if own == 0 { continue }
            let owner = owner[Int(row)]
            if owner >= 0 {
                kernelSide[Int(owner)] += own
                continue
            }
            side[Int(~owner)] = -own
            for term in matrix.row(Int(~owner)) where pivotOfColumn[Int(term.column)] >= 0 {
                let part = own * term.coefficient
                kernelSide[Int(pivotOfColumn[Int(term.column)])] += part
                size = max(size, abs(part))
            }
        }
        dual.clear()
        size = max(size, factors.solveTransposed(&kernelSide, &side))
        (self.dual, self.side, self.kernelSide) = (dual, side, kernelSide)
        return size
    }

    // MARK: Rows and columns of the dictionary

    /// Loads the column of a place: minus the cells of the dictionary.
    private func load(_ place: Int, _ tableau: Tableau) {
        if loadedPlace == place { return }
        loadedPlace = place
        column.clear()
        let v = Int(tableau.nonbasic[place])
        if v < matrix.columnCount {
            for entry in byColumn[v] { put(entry.value, Int(entry.index)) }
        } else {
            put(-1, v - matrix.columnCount)
        }
        columnSize = solve()
        for row in column.indices { columnSize = max(columnSize, abs(column.cells[Int(row)])) }
        columnCount = 0
        let nothing = Tolerance.pivoting * columnSize
        for row in column.indices where abs(column.cells[Int(row)]) > nothing {
            columnRows[columnCount] = row
            columnCells[columnCount] = column.cells[Int(row)]
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
            changed.touch(Int(columnRows[index]))
            let v = Int(tableau.basic[Int(columnRows[index])])
            tableau.value[v] += change
            tableau.scale[v] = max(tableau.scale[v], abs(change))
        }
    }

    /// See ``Tableau/violatedRow(smallestFirst:)``. Only rows that have changed since the last call are looked at.
    func violatedRow(smallestFirst: Bool, _ tableau: Tableau) -> Int? {
        func miss(_ row: Int) -> Double { tableau.miss(Int(tableau.basic[row])) }
        func look(_ row: Int) { violated.update(row, miss: miss(row)) }
        if isAllChanged {
            for row in 0..<matrix.rowCount { look(row) }
        } else {
            for row in changed.indices { look(Int(row)) }
        }
        changed.clear()
        isAllChanged = false
        // The limits of a variable may have become wider since it was looked at.
        if smallestFirst {
            return violated.rows.indices.lazy.map { Int(self.violated.rows[$0]) }.filter { miss($0) > 0 }
                .min { tableau.basic[$0] < tableau.basic[$1] }
        }
        while let row = violated.first {
            if violated.miss(row) == miss(row) { return row }
            look(row)
        }
        return nil
    }

    /// See ``Tableau/loadRow(_:)``.
    func loadRow(_ row: Int, _ tableau: Tableau) -> Int {
        dual[row] = 1
        let largest = combine(tableau)
        let nothing = Self.noise * largest
        var found = 0
        for touched in sums.indices {
            let place = Int(touched)
            if abs(sums.cells[place]) > max(nothing, Tolerance.pivot * sizes[place]) {
                (tableau.rowPlaces[found], tableau.rowCells[found]) = (touched, sums.cells[place])
                found += 1
            }
            sizes[place] = 0
        }
        sums.clear()
        return found
    }

    /// See ``Tableau/price(_:_:)``.
    func price(_ costs: LevelCosts, _ scratch: LevelScratch, _ tableau: Tableau) {
        var largest = 0.0
        effort += costs.costed.count
        for place in costs.costed.indices {
            let v = Int(costs.costed[place])
            if tableau.position[v] < 0 { continue }
            let slope = costs.slope(v, Int(costs.piece[v]))
            if slope == 0 { continue }
            dual[Int(tableau.position[v])] = slope
            largest = max(largest, abs(slope))
        }
        let noise = largest == 0 ? 0 : max(largest, combine(tableau)) * Self.noise / Tolerance.cost
        // What has costs of its own may move without any other's.
        for place in costs.costed.indices {
            let v = Int(costs.costed[place])
            if tableau.position[v] < 0 { sums.touch(Int(~tableau.position[v])) }
        }
        for touched in sums.indices {
            let place = Int(touched)
            (scratch.reduced[place], scratch.size[place]) = (sums.cells[place], max(sizes[place], noise))
            sizes[place] = 0
        }
        scratch.list(sums.indices)
        sums.clear()
    }

    /// An exchange is not kept as a product if its pivot is less than this share of the largest number in its column.
    private static let leastShare = 0.01

    /// A sum counts as zero below this share of the largest part that went into any.
    private static let noise = 1e-13

    /// Adds up the rows of the dictionary, weighted by `dual`: to `sums` for each place the sum, to `sizes` the largest
    /// part that went into it. Returns the largest number that was added or subtracted on the way.
    private func combine(_ tableau: Tableau) -> Double {
        var size = solveTransposed()
        var (side, sums) = (side, sums)
        let (sizes, position) = (sizes, tableau.position)
        for row in side.indices {
            let row = Int(row)
            let weight = side.cells[row]
            if weight == 0 { continue }
            size = max(size, abs(weight))
            let own = position[matrix.columnCount + row]
            if own < 0 {
                let place = Int(~own)
                sums[place] = weight
                sizes[place] = abs(weight)
            }
            for term in matrix.row(row) {
                let at = position[Int(term.column)]
                if at >= 0 { continue }
                let place = Int(~at)
                let part = weight * term.coefficient
                sums[place] -= part
                sizes[place] = max(sizes[place], abs(part))
            }
        }
        effort += side.indices.count + sums.indices.count
        side.clear()
        for place in sums.indices { size = max(size, sizes[Int(place)]) }
        (self.side, self.sums) = (side, sums)
        return size
    }

    // MARK: Values

    /// Computes the values of the basic variables again.
    func refresh(_ tableau: Tableau) {
        if updateRows.count > 16 { factorise(tableau) }
        forgetColumn()
        isAllChanged = true
        let (columns, rows) = (matrix.columnCount, matrix.rowCount)
        for row in 0..<rows {
            var sum = 0.0
            for term in matrix.row(row) where tableau.position[Int(term.column)] < 0 {
                sum += term.coefficient * tableau.value[Int(term.column)]
            }
            if tableau.position[columns + row] < 0 { sum -= tableau.value[columns + row] }
            put(-sum, row)
        }
        solveForValues(tableau) { v, found in tableau.value[v] = found }
        refreshScales(tableau)
    }

    /// Takes what the rows miss off the basic variables, twice.
    func refine(_ tableau: Tableau) {
        for _ in 0..<2 {
            var worst = 0.0
            forgetColumn()
            for row in 0..<matrix.rowCount {
                let miss = tableau.value[matrix.columnCount + row] - tableau.activity(of: row)
                put(miss, row)
                worst = max(worst, abs(miss))
            }
            solveForValues(tableau) { v, found in tableau.value[v] += found }
            if worst == 0 { return }
        }
    }

    private func solveForValues(_ tableau: Tableau, _ body: (_ variable: Int, _ found: Double) -> Void) {
        _ = solve()
        for row in 0..<matrix.rowCount { body(Int(tableau.basic[row]), column.cells[row]) }
    }

    /// Empties the room of the column that was loaded last.
    private func forgetColumn() {
        loadedPlace = -1
        column.clear()
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
