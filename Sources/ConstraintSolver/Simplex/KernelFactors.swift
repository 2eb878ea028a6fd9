// The factors L and U of the part of a basis that is not trivial, with few more cells than the part itself has.

/// The kernel of a basis: the rows whose activities are nonbasic, in the columns that are basic. It is square.
///
/// Most of a layout's kernel is triangular when its rows and columns are put in the right order: columns that have one
/// row left come first, then rows that have one column left. What remains is eliminated column by column, with the
/// fewest cells first, each by one of its larger cells.
struct KernelFactors {
    /// The cells of L and U at one pivot.
    struct Entry: BitwiseCopyable {
        /// In L a row, in U the number of another pivot.
        var index: Int32
        var value: Double
    }

    /// The pivots in order: their rows, columns and cells.
    private(set) var rows: ArenaArray<Int32>
    private(set) var columns: ArenaArray<Int32>
    private(set) var cells: ArenaArray<Double>
    /// L and U by columns and by rows. Where the entries of each pivot start; one more at the end.
    private(set) var lower: Entries
    private(set) var upper: Entries
    private(set) var lowerByRow: Entries
    private(set) var upperByRow: Entries
    private var queue: IndexHeap
    private let work: Work
    let arena: Arena

    /// Lists of entries, one behind the other.
    struct Entries {
        var starts: ArenaArray<Int32>
        var entries: ArenaArray<Entry>

        init(_ arena: Arena) {
            starts = ArenaArray(arena, capacity: 64)
            entries = ArenaArray(arena, capacity: 128)
        }

        mutating func clear(_ arena: Arena) {
            starts.truncate(to: 0)
            entries.truncate(to: 0)
            starts.append(0, in: arena)
        }

        mutating func endList(_ arena: Arena) {
            starts.append(Int32(truncatingIfNeeded: entries.count), in: arena)
        }

        @inline(__always)
        subscript(pivot: Int) -> UnsafeBufferPointer<Entry> {
            let start = Int(starts.base[pivot])
            return UnsafeBufferPointer(start: entries.base + start, count: Int(starts.base[pivot + 1]) - start)
        }
    }

    /// Room for factorising.
    private struct Work {
        /// By row and by column: how many active cells it has; -1 once it has been pivoted or is not in the kernel.
        let rowCounts: UnsafeMutablePointer<Int32>
        let columnCounts: UnsafeMutablePointer<Int32>
        /// By row: the number of its pivot; -1 for none.
        let pivotOfRow: UnsafeMutablePointer<Int32>
        let column: UnsafeMutablePointer<Double>
        let isTouched: UnsafeMutablePointer<Bool>
    }

    /// The number of cells in both factors, with the pivots.
    var cellCount: Int { lower.entries.count + upper.entries.count + rows.count }

    /// No kernel of that many rows and columns.
    init(rows rowCount: Int, columns columnCount: Int, in arena: Arena) {
        self.arena = arena
        rows = ArenaArray(arena, capacity: 64)
        columns = ArenaArray(arena, capacity: 64)
        cells = ArenaArray(arena, capacity: 64)
        lower = Entries(arena)
        upper = Entries(arena)
        lowerByRow = Entries(arena)
        upperByRow = Entries(arena)
        queue = IndexHeap(arena, capacity: 64)
        work = Work(
            rowCounts: arena.allocate(Int32.self, rowCount), columnCounts: arena.allocate(Int32.self, columnCount),
            pivotOfRow: arena.allocate(rowCount, of: -1), column: arena.allocate(rowCount, of: 0),
            isTouched: arena.allocate(rowCount, of: false))
    }

    // MARK: Factorising

    /// Factorises the kernel of a basis. Returns the columns that depend on others, and as many rows that have no
    /// pivot: none, unless the basis is singular.
    mutating func factorise(
        _ kernelColumns: ArenaArray<Int32>, _ kernelRows: ArenaArray<Int32>, _ matrix: RowMatrix,
        _ byColumn: ColumnIndex
    ) -> (columns: [Int32], rows: [Int32]) {
        let w = work
        for place in rows.indices { w.pivotOfRow[Int(rows[place])] = -1 }
        rows.truncate(to: 0)
        columns.truncate(to: 0)
        cells.truncate(to: 0)
        lower.clear(arena)
        upper.clear(arena)
        w.rowCounts.update(repeating: -1, count: matrix.rowCount)
        w.columnCounts.update(repeating: -1, count: matrix.columnCount)
        for place in kernelRows.indices { w.rowCounts[Int(kernelRows[place])] = 0 }
        for place in kernelColumns.indices {
            let column = Int(kernelColumns[place])
            var count: Int32 = 0
            for term in byColumn[column] where w.rowCounts[Int(term.index)] >= 0 {
                w.rowCounts[Int(term.index)] += 1
                count += 1
            }
            w.columnCounts[column] = count
        }
        pivotColumnSingletons(kernelColumns, matrix, byColumn)
        pivotRowSingletons(kernelRows, matrix, byColumn)
        let dependent = eliminateRest(kernelColumns, byColumn)
        let pivotOfRow = w.pivotOfRow
        Self.transpose(lower, into: &lowerByRow, count: rows.count, arena) { Int(pivotOfRow[Int($0.index)]) }
        Self.transpose(upper, into: &upperByRow, count: rows.count, arena) { Int($0.index) }
        let unused = kernelRows.buffer.filter { w.pivotOfRow[Int($0)] < 0 }
        return (dependent, unused)
    }

    private mutating func addPivot(_ row: Int, _ column: Int, _ cell: Double) {
        work.pivotOfRow[row] = Int32(truncatingIfNeeded: rows.count)
        work.rowCounts[row] = -1
        work.columnCounts[column] = -1
        rows.append(Int32(truncatingIfNeeded: row), in: arena)
        columns.append(Int32(truncatingIfNeeded: column), in: arena)
        cells.append(cell, in: arena)
    }

    /// Columns that have one active row: nothing is left to eliminate below them.
    private mutating func pivotColumnSingletons(
        _ kernelColumns: ArenaArray<Int32>, _ matrix: RowMatrix, _ byColumn: ColumnIndex
    ) {
        let w = work
        var queue = ArenaArray<Int32>(arena, capacity: 16)
        for place in kernelColumns.indices where w.columnCounts[Int(kernelColumns[place])] == 1 {
            queue.append(kernelColumns[place], in: arena)
        }
        var next = 0
        while next < queue.count {
            let column = Int(queue[next])
            next += 1
            if w.columnCounts[column] != 1 { continue }
            var (row, cell) = (-1, 0.0)
            for term in byColumn[column] {
                let r = Int(term.index)
                if w.rowCounts[r] >= 0 {
                    (row, cell) = (r, term.value)
                } else if w.pivotOfRow[r] >= 0 {
                    upper.entries.append(Entry(index: w.pivotOfRow[r], value: term.value), in: arena)
                }
            }
            upper.endList(arena)
            lower.endList(arena)
            addPivot(row, column, cell)
            for term in matrix.row(row) where w.columnCounts[Int(term.column)] > 0 {
                w.columnCounts[Int(term.column)] -= 1
                if w.columnCounts[Int(term.column)] == 1 { queue.append(term.column, in: arena) }
            }
        }
    }

    /// Rows that have one active column: that column's other cells go to L as they are.
    private mutating func pivotRowSingletons(
        _ kernelRows: ArenaArray<Int32>, _ matrix: RowMatrix, _ byColumn: ColumnIndex
    ) {
        let w = work
        var queue = ArenaArray<Int32>(arena, capacity: 16)
        for place in kernelRows.indices where w.rowCounts[Int(kernelRows[place])] >= 0 {
            let row = Int(kernelRows[place])
            // Of its columns some have been pivoted since they were counted.
            var count: Int32 = 0
            for term in matrix.row(row) where w.columnCounts[Int(term.column)] >= 0 { count += 1 }
            w.rowCounts[row] = count
            if count == 1 { queue.append(kernelRows[place], in: arena) }
        }
        var next = 0
        while next < queue.count {
            let row = Int(queue[next])
            next += 1
            if w.rowCounts[row] != 1 { continue }
            guard let own = matrix.row(row).first(where: { w.columnCounts[Int($0.column)] >= 0 }) else { continue }
            let column = Int(own.column)
            w.rowCounts[row] = -1
            for term in byColumn[column] {
                let r = Int(term.index)
                if w.pivotOfRow[r] >= 0 {
                    upper.entries.append(Entry(index: w.pivotOfRow[r], value: term.value), in: arena)
                } else if w.rowCounts[r] >= 0 {
                    lower.entries.append(Entry(index: term.index, value: term.value / own.coefficient), in: arena)
                    w.rowCounts[r] -= 1
                    if w.rowCounts[r] == 1 { queue.append(term.index, in: arena) }
                }
            }
            upper.endList(arena)
            lower.endList(arena)
            addPivot(row, column, own.coefficient)
        }
    }

    /// What is neither: column after column, those with the fewest cells first. Returns those that find no pivot.
    private mutating func eliminateRest(_ kernelColumns: ArenaArray<Int32>, _ byColumn: ColumnIndex) -> [Int32] {
        let w = work
        let first = Int32(truncatingIfNeeded: rows.count)
        var rest: [Int32] = []
        for place in kernelColumns.indices where w.columnCounts[Int(kernelColumns[place])] >= 0 {
            rest.append(kernelColumns[place])
        }
        if rest.isEmpty { return [] }
        rest.sort { a, b in
            let (x, y) = (w.columnCounts[Int(a)], w.columnCounts[Int(b)])
            return x != y ? x < y : a < b
        }
        var dependent: [Int32] = []
        var touched = ArenaArray<Int32>(arena, capacity: 64)
        var pending = IndexHeap(arena, capacity: 32)
        for index in rest {
            let column = Int(index)
            touched.truncate(to: 0)
            var size = 0.0
            let upperStart = upper.entries.count
            for term in byColumn[column] {
                let row = Int(term.index)
                let pivot = w.pivotOfRow[row]
                if pivot >= 0, pivot < first {
                    upper.entries.append(Entry(index: pivot, value: term.value), in: arena)
                } else if pivot >= 0 || w.rowCounts[row] >= 0 {
                    (w.column[row], w.isTouched[row]) = (term.value, true)
                    touched.append(term.index, in: arena)
                    if pivot >= 0 { pending.push(pivot, arena) }
                    size = max(size, abs(term.value))
                }
            }
            while let pivot = pending.pop() {
                let value = w.column[Int(rows[Int(pivot)])]
                if value == 0 { continue }
                upper.entries.append(Entry(index: pivot, value: value), in: arena)
                for entry in lower[Int(pivot)] {
                    let row = Int(entry.index)
                    if !w.isTouched[row] {
                        w.isTouched[row] = true
                        touched.append(entry.index, in: arena)
                        if w.pivotOfRow[row] >= 0 { pending.push(w.pivotOfRow[row], arena) }
                    }
                    let (old, part) = (w.column[row], entry.value * value)
                    let left = old - part
                    w.column[row] = abs(left) <= Tolerance.pivoting * max(abs(old), abs(part)) ? 0 : left
                    size = max(size, abs(part))
                }
            }
            if !pivot(column, touched, size) {
                upper.entries.truncate(to: upperStart)
                dependent.append(index)
                w.columnCounts[column] = -1
            }
            for place in touched.indices {
                (w.column[Int(touched[place])], w.isTouched[Int(touched[place])]) = (0, false)
            }
        }
        return dependent
    }

    /// Chooses a pivot for an eliminated column, of the cells that are large enough one whose row has few. Returns
    /// whether there is one.
    private mutating func pivot(_ column: Int, _ touched: ArenaArray<Int32>, _ size: Double) -> Bool {
        let w = work
        var largest = 0.0
        for place in touched.indices where w.pivotOfRow[Int(touched[place])] < 0 {
            largest = max(largest, abs(w.column[Int(touched[place])]))
        }
        if largest <= Tolerance.pivot * size || largest == 0 { return false }
        var best = -1
        for place in touched.indices {
            let row = Int(touched[place])
            if w.pivotOfRow[row] >= 0 || abs(w.column[row]) < 0.1 * largest { continue }
            if best >= 0 {
                if w.rowCounts[row] > w.rowCounts[best] { continue }
                if w.rowCounts[row] == w.rowCounts[best], abs(w.column[row]) <= abs(w.column[best]) { continue }
            }
            best = row
        }
        let cell = w.column[best]
        for place in touched.indices {
            let row = Int(touched[place])
            if row == best || w.pivotOfRow[row] >= 0 || w.column[row] == 0 { continue }
            lower.entries.append(Entry(index: touched[place], value: w.column[row] / cell), in: arena)
        }
        upper.endList(arena)
        lower.endList(arena)
        addPivot(best, column, cell)
        return true
    }

    /// Sorts the entries of columns by row; `row` gives the row, as the number of its pivot.
    private static func transpose(
        _ entries: Entries, into result: inout Entries, count: Int, _ arena: Arena, _ row: (Entry) -> Int
    ) {
        result.clear(arena)
        result.starts.truncate(to: 0)
        for _ in 0...count + 1 { result.starts.append(0, in: arena) }
        for place in entries.entries.indices { result.starts[row(entries.entries[place]) + 2] += 1 }
        for pivot in 0..<count { result.starts[pivot + 2] += result.starts[pivot + 1] }
        for _ in entries.entries.indices { result.entries.append(Entry(index: 0, value: 0), in: arena) }
        for pivot in 0..<count {
            for entry in entries[pivot] {
                let row = row(entry)
                let place = Int(result.starts[row + 1])
                result.entries[place] = Entry(index: Int32(truncatingIfNeeded: pivot), value: entry.value)
                result.starts[row + 1] += 1
            }
        }
        result.starts.truncate(to: count + 1)
    }

    // MARK: Solving

    /// Solves kernel × result = side. `side` is by row, and zero afterwards; `found` gets the pivots of the columns
    /// that are not zero, with their values. Returns the largest number that was added or subtracted.
    @inline(__always)
    mutating func solve(_ side: inout SparseVector, _ found: (_ pivot: Int, _ value: Double) -> Void) -> Double {
        let (pivotOfRow, rows, cells, lower, upper, arena) = (work.pivotOfRow, rows, cells, lower, upper, arena)
        var size = 0.0
        if lower.entries.count > 0 {
            for row in side.indices { queue.push(pivotOfRow[Int(row)], arena) }
            walk(upwards: true) { pivot, queue in
                let value = side.cells[Int(rows.base[pivot])]
                if value == 0 { return }
                for entry in lower[pivot] {
                    let part = entry.value * value
                    if side.touch(Int(entry.index)) { queue?.push(pivotOfRow[Int(entry.index)], arena) }
                    side.cells[Int(entry.index)] -= part
                    size = max(size, abs(part))
                }
            }
        }
        for row in side.indices { queue.push(-pivotOfRow[Int(row)], arena) }
        walk(upwards: false) { pivot, queue in
            let row = Int(rows.base[pivot])
            if side.cells[row] == 0 { return }
            let value = side.cells[row] / cells.base[pivot]
            for entry in upper[pivot] {
                let part = entry.value * value
                let other = Int(rows.base[Int(entry.index)])
                if side.touch(other) { queue?.push(-entry.index, arena) }
                side.cells[other] -= part
                size = max(size, abs(part))
            }
            found(pivot, value)
        }
        side.clear()
        return size
    }

    /// Solves kernelᵀ × result = side. `side` is by pivot and zero afterwards; the result is written by row. Returns
    /// the largest number that was added or subtracted.
    mutating func solveTransposed(_ side: inout SparseVector, _ result: inout SparseVector) -> Double {
        let (rows, cells, upperByRow, lowerByRow, arena) = (rows, cells, upperByRow, lowerByRow, arena)
        var size = 0.0
        for pivot in side.indices { queue.push(pivot, arena) }
        let first = result.count
        walk(upwards: true) { pivot, queue in
            if side.cells[pivot] == 0 { return }
            let value = side.cells[pivot] / cells.base[pivot]
            for entry in upperByRow[pivot] {
                let part = entry.value * value
                if side.touch(Int(entry.index)) { queue?.push(entry.index, arena) }
                side.cells[Int(entry.index)] -= part
                size = max(size, abs(part))
            }
            result[Int(rows.base[pivot])] = value
        }
        side.clear()
        if lower.entries.count == 0 { return size }
        let pivotOfRow = work.pivotOfRow
        for row in result.indices[first...] { queue.push(-pivotOfRow[Int(row)], arena) }
        walk(upwards: false) { pivot, queue in
            let value = result.cells[Int(rows.base[pivot])]
            if value == 0 { return }
            for entry in lowerByRow[pivot] {
                let part = entry.value * value
                let row = Int(rows.base[Int(entry.index)])
                if result.touch(row) { queue?.push(-entry.index, arena) }
                result.cells[row] -= part
                size = max(size, abs(part))
            }
        }
        return size
    }

    /// Visits the pivots that wait, and those that come to wait on the way, in their order or against it. Where they
    /// are many, all that are left are visited instead, without waiting: looking at a zero takes less time than
    /// queueing.
    @inline(__always)
    private mutating func walk(upwards: Bool, _ visit: (_ pivot: Int, _ queue: inout IndexHeap?) -> Void) {
        var waiting: IndexHeap? = queue
        var left = rows.count / 32 + 8
        var next = upwards ? 0 : rows.count - 1
        while left > 0 {
            guard let item = waiting?.pop() else {
                if let waiting { queue = waiting }
                return
            }
            let pivot = Int(upwards ? item : -item)
            visit(pivot, &waiting)
            next = upwards ? pivot + 1 : pivot - 1
            left -= 1
        }
        waiting?.clear()
        if let waiting { queue = waiting }
        var none: IndexHeap?
        while upwards ? next < rows.count : next >= 0 {
            visit(next, &none)
            next += upwards ? 1 : -1
        }
    }
}

/// The cells of a matrix column by column.
struct ColumnIndex {
    private let starts: UnsafeMutablePointer<Int32>
    private let entries: UnsafeMutablePointer<KernelFactors.Entry>

    /// Sorts the terms of some rows by column.
    init(_ matrix: RowMatrix, in arena: Arena) {
        let (columns, terms) = (matrix.columnCount, matrix.terms.count)
        starts = arena.allocate(columns + 2, of: 0)
        entries = arena.allocate(KernelFactors.Entry.self, terms)
        for place in 0..<terms { starts[Int(matrix.terms.base[place].column) + 2] += 1 }
        for column in 0..<columns { starts[column + 2] += starts[column + 1] }
        for row in 0..<matrix.rowCount {
            for term in matrix.row(row) {
                let place = Int(starts[Int(term.column) + 1])
                entries[place] = KernelFactors.Entry(
                    index: Int32(truncatingIfNeeded: row), value: term.coefficient)
                starts[Int(term.column) + 1] += 1
            }
        }
    }

    /// The rows of a column with their cells.
    @inline(__always)
    subscript(column: Int) -> UnsafeBufferPointer<KernelFactors.Entry> {
        let start = Int(starts[column])
        return UnsafeBufferPointer(start: entries + start, count: Int(starts[column + 1]) - start)
    }
}
