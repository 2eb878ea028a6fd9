// A direction in which a large group can move, found by pushing: one column moves, and what it meets is broken.

/// Pushes columns of a polyhedron around zero. Not every direction is found so, but one that is takes the time of what
/// moves, where the simplex takes a step for each column that is met, and looks at all those before it in each.
struct Push {
    private let matrix: RowMatrix
    private let byColumn: ColumnIndex
    private var values: SparseVector
    private var activities: SparseVector
    /// By row: the largest part that went into its activity.
    private let sizes: UnsafeMutablePointer<Double>
    private var queue: ArenaArray<Int32>
    private let isQueued: UnsafeMutablePointer<Bool>
    private let arena: Arena

    /// Prepares pushing columns that some rows couple.
    init(_ matrix: RowMatrix, _ byColumn: ColumnIndex, in arena: Arena) {
        (self.matrix, self.byColumn, self.arena) = (matrix, byColumn, arena)
        values = SparseVector(size: matrix.columnCount, in: arena)
        activities = SparseVector(size: matrix.rowCount, in: arena)
        sizes = arena.allocate(matrix.rowCount, of: 0)
        queue = ArenaArray(arena, capacity: 64)
        isQueued = arena.allocate(matrix.rowCount, of: false)
    }

    /// A direction in which a column moves up, or down, within the limits of a polyhedron; nil if pushing finds none.
    mutating func direction(of column: Int, up: Bool, in polyhedron: Tableau) -> [Double]? {
        defer { clear() }
        let (low, high) = limits(column, polyhedron)
        let step = min(up ? high : -low, Self.step)
        if step < Self.step / 1024 { return nil }
        move(column, by: up ? step : -step)
        var moves = 0
        var next = 0
        while next < queue.count {
            let row = Int(queue[next])
            next += 1
            isQueued[row] = false
            for _ in 0..<Self.mostMoves {
                let miss = miss(row, polyhedron)
                if miss == 0 { break }
                moves += 1
                guard moves < 2 * matrix.columnCount, giveWay(row, miss, except: column, polyhedron) else { return nil }
            }
        }
        if activities.indices.contains(where: { miss(Int($0), polyhedron) != 0 }) { return nil }
        return (0..<matrix.columnCount).map { values.cells[$0] }
    }

    /// By how much a row's activity has to change to be within its limits.
    private func miss(_ row: Int, _ polyhedron: Tableau) -> Double {
        let v = matrix.columnCount + row
        let (low, high) = limits(v, polyhedron)
        let activity = activities.cells[row]
        let miss = activity < low ? low - activity : activity > high ? high - activity : 0
        return abs(miss) <= Tolerance.rounding * sizes[row] ? 0 : miss
    }

    /// The limits of a variable: those that rounding has left near zero are there, lest the direction leads across
    /// them.
    private func limits(_ v: Int, _ polyhedron: Tableau) -> (low: Double, high: Double) {
        let slack = polyhedron.tolerance(v)
        let (low, high) = (polyhedron.lower[v], polyhedron.upper[v])
        return (low >= -slack ? 0 : low, high <= slack ? 0 : high)
    }

    /// How far a column is pushed, and by how many others a row is repaired.
    private static let step = 1.0
    private static let mostMoves = 4

    /// Moves a column so that a row's activity changes by `miss`: one that has not moved the other way, has room, and
    /// does most; of those the last. Returns whether there is one.
    private mutating func giveWay(_ row: Int, _ miss: Double, except pushed: Int, _ polyhedron: Tableau) -> Bool {
        var best: (column: Int, coefficient: Double)?
        for term in matrix.row(row) where Int(term.column) != pushed {
            let column = Int(term.column)
            let target = values.cells[column] + miss / term.coefficient
            let isUp = (term.coefficient > 0) == (miss > 0)
            if isUp ? values.cells[column] < 0 : values.cells[column] > 0 { continue }
            let (low, high) = limits(column, polyhedron)
            if target > high || target < low { continue }
            if let best, abs(term.coefficient) < abs(best.coefficient) { continue }
            best = (column, term.coefficient)
        }
        guard let best else { return false }
        move(best.column, by: miss / best.coefficient)
        return true
    }

    private mutating func move(_ column: Int, by delta: Double) {
        values[column] += delta
        for entry in byColumn[column] {
            let part = entry.value * delta
            activities[Int(entry.index)] += part
            sizes[Int(entry.index)] = max(sizes[Int(entry.index)], abs(part))
            if isQueued[Int(entry.index)] { continue }
            isQueued[Int(entry.index)] = true
            queue.append(entry.index, in: arena)
        }
    }

    private mutating func clear() {
        for place in queue.indices { isQueued[Int(queue[place])] = false }
        queue.truncate(to: 0)
        values.clear()
        for row in activities.indices { sizes[Int(row)] = 0 }
        activities.clear()
    }
}
