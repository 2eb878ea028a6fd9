// The simplex tableau of one block: basic variables as sums of nonbasic ones, and the values of all.

/// A dictionary: each basic variable is a linear combination of the nonbasic ones.
///
/// Variables 0..<columns are structural, those after them are the rows' activities. All have limits; a nonbasic
/// variable may stand anywhere between its own. Of a small block all cells are kept; of a large one the basis is,
/// factorised, and the row or column that a step needs is computed from it.
struct Tableau {
    let columnCount: Int
    let rowCount: Int
    /// The rows as they were given.
    let matrix: RowMatrix
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
    /// The places of a row that has been loaded, and its cells there.
    let rowPlaces: UnsafeMutablePointer<Int32>
    let rowCells: UnsafeMutablePointer<Double>
    /// The cells of a small block; nil for a large one, and where only values and limits are kept.
    let dense: DenseDictionary?
    /// The basis of a large block; nil for a small one.
    let sparse: SparseBasis?
    /// Whether each pivot is to start from the given rows again.
    private(set) var isCareful = false
    /// See ``TableauLimits/mostEffort``.
    private let mostEffort: Int
    let arena: Arena

    var variableCount: Int { columnCount + rowCount }

    /// A tableau of some rows with the structural variables nonbasic, all zero and without limits.
    init(_ matrix: RowMatrix, _ limits: TableauLimits, in arena: Arena) {
        self.init(pointOf: matrix, in: arena, limits)
        inputScale.update(repeating: 0, count: variableCount)
        value.update(repeating: 0, count: variableCount)
        lower.update(repeating: -.infinity, count: variableCount)
        upper.update(repeating: .infinity, count: variableCount)
        scale.update(repeating: 0, count: variableCount)
        reset()
    }

    /// Values and limits alone, as those of a tableau of the same rows.
    init(pointOf other: Tableau) {
        self.init(pointOf: other.matrix, in: other.arena, nil)
        restorePoint(other)
    }

    /// Room for values and limits, and for a dictionary if there are limits to it.
    private init(pointOf matrix: RowMatrix, in arena: Arena, _ limits: TableauLimits?) {
        self.arena = arena
        self.matrix = matrix
        let (columns, rows) = (matrix.columnCount, matrix.rowCount)
        (columnCount, rowCount) = (columns, rows)
        let isKept = limits != nil
        mostEffort = limits?.mostEffort ?? .max
        // One row is as long as its terms: there is nothing to factorise.
        let isSparse =
            limits.map { columns * rows > $0.mostCells && min(columns, rows) > min($0.mostCells, 8) } ?? false
        basic = arena.allocate(Int32.self, isKept ? rows : 0)
        nonbasic = arena.allocate(Int32.self, isKept ? columns : 0)
        position = arena.allocate(Int32.self, isKept ? columns + rows : 0)
        rowPlaces = arena.allocate(Int32.self, isKept ? columns : 0)
        rowCells = arena.allocate(Double.self, isKept ? columns : 0)
        value = arena.allocate(Double.self, columns + rows)
        lower = arena.allocate(Double.self, columns + rows)
        upper = arena.allocate(Double.self, columns + rows)
        scale = arena.allocate(Double.self, columns + rows)
        inputScale = arena.allocate(Double.self, isKept ? columns + rows : 0)
        dense = isKept && !isSparse ? DenseDictionary(columns: columns, rows: rows, in: arena) : nil
        sparse = isSparse ? SparseBasis(matrix, in: arena) : nil
    }

    /// Goes back to the basis of all activities.
    func reset() {
        for place in 0..<columnCount {
            nonbasic[place] = Int32(truncatingIfNeeded: place)
            position[place] = ~Int32(truncatingIfNeeded: place)
        }
        for row in 0..<rowCount {
            basic[row] = Int32(truncatingIfNeeded: columnCount + row)
            position[columnCount + row] = Int32(truncatingIfNeeded: row)
        }
        dense?.reset(to: matrix)
        sparse?.factorise(self)
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

    /// Whether a variable's limits leave it no choice.
    @inline(__always)
    func isFixed(_ v: Int) -> Bool { lower[v] >= upper[v] }

    /// Whether any nonbasic variable can still move.
    var hasChoice: Bool {
        for place in 0..<columnCount where !isFixed(Int(nonbasic[place])) { return true }
        return false
    }

    /// Whether more has been done than may be.
    @inline(__always)
    var isExhausted: Bool { sparse.map { $0.effort > mostEffort } ?? false }

    /// The largest cell that went into any row; a basis is factorised again before its errors count.
    var largestGrowth: Double {
        guard let dense else { return 0 }
        return UnsafeBufferPointer(start: dense.growth, count: rowCount).max() ?? 0
    }

    /// The values that a variable's limits leave.
    func face(_ v: Int) -> Interval {
        Interval(
            lower: min(lower[v], value[v]), upper: max(upper[v], value[v]), lowerScale: scale[v], upperScale: scale[v])
    }

    /// The value of a variable that no other can move.
    func point(_ v: Int) -> Interval {
        Interval(lower: value[v], upper: value[v], lowerScale: scale[v], upperScale: scale[v])
    }

    /// Computes what follows from the rows and the nonbasic variables, once those have been filled in.
    func start() {
        inputScale.update(from: scale, count: variableCount)
        refresh()
    }

    /// What the columns of a row add up to.
    func activity(of row: Int) -> Double {
        var sum = 0.0
        for term in matrix.row(row) { sum += term.coefficient * value[Int(term.column)] }
        return sum
    }

    /// Makes every pivot compute the dictionary from the given rows, so that rounding errors do not add up.
    mutating func becomeCareful() {
        isCareful = true
        sparse?.mostUpdates = 1
    }
}
