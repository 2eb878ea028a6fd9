// Step 6, before the simplex: columns that can repair rows by themselves move there, so that few pivots are left to do.

extension Tableau {
    /// Moves columns, all of them nonbasic, so that rows come within their limits: row after row, each column in one
    /// direction only, the least penalised first. What that does not repair is left to ``repair(_:)``.
    ///
    /// Of a chain in which each view pushes the next the simplex would take all views before it into each of its rows.
    /// Rows that drive each other on without end are put back: far away their digits would be lost.
    func settle(_ penalties: UnsafePointer<Penalty>, _ byColumn: ColumnIndex) {
        let start = arena.allocate(Double.self, columnCount)
        start.update(from: value, count: columnCount)
        if moveColumns(penalties, byColumn) { return }
        value.update(from: start, count: columnCount)
        refresh()
    }

    /// Moves columns for rows until no row asks for it. Returns whether that came to an end nearby.
    private func moveColumns(_ penalties: UnsafePointer<Penalty>, _ byColumn: ColumnIndex) -> Bool {
        let directions = arena.allocate(columnCount, of: Int8(0))
        let isQueued = arena.allocate(rowCount, of: false)
        var queue = ArenaArray<Int32>(arena, capacity: rowCount)
        func put(_ row: Int) {
            if isQueued[row] || miss(columnCount + row) == 0 { return }
            isQueued[row] = true
            queue.append(Int32(truncatingIfNeeded: row), in: arena)
        }
        for row in 0..<rowCount { put(row) }
        var left = 4 * (rowCount + columnCount)
        // A column of many rows that moves for each of them would look at all others each time.
        var visits = 16 * (rowCount + columnCount) + 8 * matrix.terms.count
        let farthest = farthest
        var next = 0
        while next < queue.count {
            let row = Int(queue[next])
            next += 1
            isQueued[row] = false
            let v = columnCount + row
            for _ in 0..<Self.mostMoves {
                let up = value[v] < lower[v]
                let miss = up ? lower[v] - value[v] : value[v] - upper[v]
                guard miss > tolerance(v), let term = mover(of: row, up: up, directions, penalties) else { break }
                let column = Int(term.column)
                let upwards = (term.coefficient > 0) == up
                let room = upwards ? upper[column] - value[column] : value[column] - lower[column]
                let step = min(room, miss / abs(term.coefficient))
                move(Int(~position[column]), by: upwards ? step : -step)
                if left == 0 || visits < 0 || abs(value[column]) > farthest { return false }
                if step == room { value[column] = upwards ? upper[column] : lower[column] }
                directions[column] = upwards ? 1 : -1
                left -= 1
                visits -= byColumn[column].count
                for entry in byColumn[column] where Int(entry.index) != row { put(Int(entry.index)) }
            }
        }
        return true
    }

    /// So many columns move for one row.
    private static let mostMoves = 8
    /// No column moves farther than this many times the largest number of the block for each column there is.
    private var farthest: Double {
        var largest = 0.0
        for v in 0..<variableCount {
            largest = max(largest, scale[v], abs(value[v]))
            if lower[v].isFinite { largest = max(largest, abs(lower[v])) }
            if upper[v].isFinite { largest = max(largest, abs(upper[v])) }
        }
        return largest * Double(4 * columnCount)
    }

    /// Of the columns of a row the one that is to move: the least penalised, of those the one that does most, of those
    /// the last.
    private func mover(
        of row: Int, up: Bool, _ directions: UnsafePointer<Int8>, _ penalties: UnsafePointer<Penalty>
    ) -> ColumnTerm? {
        var best: ColumnTerm?
        var least = 0.0
        for term in matrix.row(row) {
            let column = Int(term.column)
            let upwards = (term.coefficient > 0) == up
            if directions[column] == (upwards ? -1 : 1) || isFixed(column) { continue }
            if upwards ? value[column] >= upper[column] : value[column] <= lower[column] { continue }
            let penalty = upwards ? penalties[column].up : penalties[column].down
            if let best {
                if penalty > least { continue }
                let (size, most) = (abs(term.coefficient), abs(best.coefficient))
                if penalty == least, size < most || (size == most && term.column < best.column) { continue }
            }
            (best, least) = (term, penalty)
        }
        return best
    }
}
