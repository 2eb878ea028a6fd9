// Step 6, before the simplex: contradictions that follow from limits alone, row after row.

/// What the rows of a block make of its columns' limits.
///
/// A chain of views that are together wider than the window contradicts itself in as many steps as it has views: each
/// row moves the limit of one column. The simplex would take all rows before it into account in each of its steps.
struct BoundPropagation {
    /// A limit that a row has moved.
    private struct Step: BitwiseCopyable {
        var row: Int32
        /// The step that moved the same limit before; -1 if it was the column's own.
        var previous: Int32
        /// Whether it is the row's lower limit that counts.
        var isRowLower: Bool
    }

    /// What a row's terms add up to at least, or at most: the finite parts, and how many are not.
    private struct Extent {
        var sum = 0.0
        var infinite = 0
    }

    private let tableau: Tableau
    private let byColumn: ColumnIndex
    /// By column, the lower ones first: its limits, and the last step that moved each; -1 for none.
    private let limits: UnsafeMutablePointer<Double>
    private let latest: UnsafeMutablePointer<Int32>
    private var steps: ArenaArray<Step>
    private var queue: ArenaArray<Int32>
    private let isQueued: UnsafeMutablePointer<Bool>

    /// A limit is moved, or contradicted, if it is by more than this share of the numbers that say so.
    private static let least = 1e-7

    /// The limits of a block's columns.
    init(_ tableau: Tableau, _ byColumn: ColumnIndex) {
        (self.tableau, self.byColumn) = (tableau, byColumn)
        let (arena, columns) = (tableau.arena, tableau.columnCount)
        limits = arena.allocate(Double.self, 2 * columns)
        limits.update(from: tableau.lower, count: columns)
        (limits + columns).update(from: tableau.upper, count: columns)
        latest = arena.allocate(2 * columns, of: -1)
        steps = ArenaArray(arena, capacity: columns)
        queue = ArenaArray(arena, capacity: tableau.rowCount)
        isQueued = arena.allocate(tableau.rowCount, of: false)
    }

    /// The limits that exclude each other, if following the rows shows that any do. Where rows move each other's limits
    /// without end it is left to the simplex.
    mutating func contradiction() -> [ActiveLimit]? {
        for row in 0..<tableau.rowCount { put(row) }
        let most = 4 * tableau.columnCount + 100
        var next = 0
        while next < queue.count, steps.count < most {
            let row = Int(queue[next])
            next += 1
            isQueued[row] = false
            if let found = follow(row) { return found }
        }
        return nil
    }

    private mutating func put(_ row: Int) {
        let v = tableau.columnCount + row
        if isQueued[row] || (tableau.lower[v] == -.infinity && tableau.upper[v] == .infinity) { return }
        isQueued[row] = true
        queue.append(Int32(truncatingIfNeeded: row), in: tableau.arena)
    }

    /// Where the limit lies at which a term is least, or largest.
    @inline(__always)
    private func index(_ term: ColumnTerm, isLeast: Bool) -> Int {
        (term.coefficient > 0) == isLeast ? Int(term.column) : tableau.columnCount + Int(term.column)
    }

    /// Moves the limits that a row gives. Returns a contradiction if there is one.
    private mutating func follow(_ row: Int) -> [ActiveLimit]? {
        let v = tableau.columnCount + row
        for isLower in [false, true] {
            let limit = isLower ? tableau.lower[v] : tableau.upper[v]
            if limit == (isLower ? -.infinity : .infinity) { continue }
            var extent = Extent()
            var size = abs(limit)
            for term in tableau.matrix.row(row) {
                let part = term.coefficient * limits[index(term, isLeast: !isLower)]
                if part.isFinite {
                    extent.sum += part
                    size = max(size, abs(part))
                } else {
                    extent.infinite += 1
                }
            }
            if extent.infinite > 1 { continue }
            let room = isLower ? extent.sum - limit : limit - extent.sum
            if extent.infinite == 0, room < -Self.least * size { return explanation(row, isLower) }
            for term in tableau.matrix.row(row) {
                if let found = move(term, row, isLower, limit, extent, size) { return found }
            }
        }
        return nil
    }

    /// Moves the limit that a row sets for one of its columns when all the others stand where they leave it most room.
    private mutating func move(
        _ term: ColumnTerm, _ row: Int, _ isLower: Bool, _ limit: Double, _ extent: Extent, _ size: Double
    ) -> [ActiveLimit]? {
        let own = term.coefficient * limits[index(term, isLeast: !isLower)]
        if own.isFinite ? extent.infinite > 0 : extent.infinite > 1 { return nil }
        let rest = own.isFinite ? extent.sum - own : extent.sum
        let place = index(term, isLeast: isLower)
        let isColumnLower = place < tableau.columnCount
        let found = (limit - rest) / term.coefficient
        let slack = Self.least * max(size / abs(term.coefficient), abs(found))
        if isColumnLower ? found <= limits[place] + slack : found >= limits[place] - slack { return nil }
        steps.append(
            Step(row: Int32(truncatingIfNeeded: row), previous: latest[place], isRowLower: isLower), in: tableau.arena)
        latest[place] = Int32(truncatingIfNeeded: steps.count - 1)
        limits[place] = found
        let column = Int(term.column)
        let other = isColumnLower ? limits[tableau.columnCount + column] : limits[column]
        if isColumnLower ? found > other + slack : found < other - slack {
            return explanation([column, tableau.columnCount + column], before: steps.count, [])
        }
        for entry in byColumn[column] where Int(entry.index) != row { put(Int(entry.index)) }
        return nil
    }

    // MARK: What a contradiction rests on

    /// What leads to a row's terms leaving no room for its limit.
    private func explanation(_ row: Int, _ isLower: Bool) -> [ActiveLimit] {
        explanation(
            tableau.matrix.row(row).map { index($0, isLeast: !isLower) }, before: steps.count,
            [ActiveLimit(variable: tableau.columnCount + row, isLower: isLower)])
    }

    /// What has led to limits of columns being where they were before a step: the rows that have moved them, and limits
    /// that none has moved.
    private func explanation(_ places: [Int], before step: Int, _ found: [ActiveLimit]) -> [ActiveLimit] {
        var result = found
        var isReported = [Bool](repeating: false, count: 2 * tableau.columnCount)
        var isExplained = [Bool](repeating: false, count: steps.count)
        var stack = places.map { (place: $0, before: step) }
        while let (place, before) = stack.popLast() {
            var number = Int(latest[place])
            while number >= before { number = Int(steps[number].previous) }
            if number < 0 {
                if isReported[place] { continue }
                isReported[place] = true
                let isLower = place < tableau.columnCount
                result.append(
                    ActiveLimit(variable: isLower ? place : place - tableau.columnCount, isLower: isLower))
                continue
            }
            if isExplained[number] { continue }
            isExplained[number] = true
            let step = steps[number]
            result.append(
                ActiveLimit(variable: tableau.columnCount + Int(step.row), isLower: step.isRowLower))
            for term in tableau.matrix.row(Int(step.row)) {
                if index(term, isLeast: step.isRowLower) == place { continue }
                stack.append((index(term, isLeast: !step.isRowLower), number))
            }
        }
        return result
    }
}
