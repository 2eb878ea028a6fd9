// Step 9: the values at the vertex that the blocks have found, as functions of the parameters.

/// The value of each column as a function of the parameters, worked out from the conditions that are tight.
///
/// Simplex steps leave the rounding errors of the way they took. The tight conditions alone give the same values again:
/// whichever way led there, they are the same to the last bit.
struct Vertex {
    /// By column: its value. Complete only if ``isComplete``.
    let values: UnsafeMutablePointer<ParametricNumber>
    /// Whether the tight conditions fix all columns.
    private(set) var isComplete = true
    private let isKnown: UnsafeMutablePointer<Bool>
    private let evaluation: Evaluation
    private let arena: Arena

    /// More columns than this that only a system of equations distinguishes are left as they are.
    private static let largestCore = 100

    /// The vertex at which an evaluation stands whose answer is unique.
    init(_ evaluation: Evaluation, in arena: Arena) {
        self.evaluation = evaluation
        self.arena = arena
        let count = evaluation.reduced.columnCount
        values = arena.allocate(ParametricNumber.self, count)
        isKnown = arena.allocate(count, of: false)
        var isAnyUnknown = false
        for column in 0..<count where !takeOwnCondition(column) { isAnyUnknown = true }
        if isAnyUnknown { solveRows() }
    }

    /// Looks for a tight condition of the column itself: the first in order counts.
    @inline(__always)
    private func takeOwnCondition(_ column: Int) -> Bool {
        let value = evaluation.values[column]
        for goal in evaluation.reduced.goals(of: column) {
            let scale = max(goal.target.magnitude, evaluation.scales[column])
            if abs(goal.target.value(evaluation.parameters) - value) > Tolerance.slack(value, scale: scale) { continue }
            (values[column], isKnown[column]) = (goal.target, true)
            return true
        }
        return false
    }

    /// Works out the columns that only rows fix: one after the other where a row has only one left, the rest together.
    private mutating func solveRows() {
        let reduced = evaluation.reduced
        let unknowns = arena.allocate(reduced.rows.count, of: Int32(0))
        let starts = arena.allocate(reduced.columnCount + 1, of: Int32(0))
        for row in reduced.rows.indices where evaluation.isTight(row) {
            for k in reduced.rows[row].terms where !isKnown[Int(reduced.terms[k].column)] {
                unknowns[row] += 1
                starts[Int(reduced.terms[k].column)] += 1
            }
        }
        // Where the rows of each unknown column end; filling them in turns that into where they start.
        for column in 0..<reduced.columnCount { starts[column + 1] += starts[column] }
        let rows = arena.allocate(Int32.self, Int(starts[reduced.columnCount]))
        var ready = ArenaArray<Int32>(arena, capacity: 16)
        for row in reduced.rows.indices where unknowns[row] > 0 {
            if unknowns[row] == 1 { ready.append(Int32(truncatingIfNeeded: row), in: arena) }
            for k in reduced.rows[row].terms where !isKnown[Int(reduced.terms[k].column)] {
                let column = Int(reduced.terms[k].column)
                starts[column] -= 1
                rows[Int(starts[column])] = Int32(truncatingIfNeeded: row)
            }
        }
        var next = 0
        while next < ready.count {
            let row = Int(ready[next])
            next += 1
            if unknowns[row] == 0 { continue }
            let column = solve(row)
            for place in Int(starts[column])..<Int(starts[column + 1]) {
                let touched = Int(rows[place])
                unknowns[touched] -= 1
                if unknowns[touched] == 1 { ready.append(Int32(truncatingIfNeeded: touched), in: arena) }
            }
        }
        solveCore(unknowns)
    }

    /// Solves a tight row for the only column in it that is not known yet.
    private func solve(_ row: Int) -> Int {
        let reduced = evaluation.reduced
        var (column, coefficient) = (-1, 0.0)
        for k in reduced.rows[row].terms where !isKnown[Int(reduced.terms[k].column)] {
            (column, coefficient) = (Int(reduced.terms[k].column), reduced.terms[k].coefficient)
        }
        (values[column], isKnown[column]) = (knownPart(of: row).negated(dividedBy: coefficient), true)
        return column
    }

    /// What the columns that are known make of a row's residual: all of it, once the vertex is complete.
    func knownPart(of row: Int) -> ParametricNumber {
        let reduced = evaluation.reduced
        var sum = reduced.rows[row].offset
        for k in reduced.rows[row].terms where isKnown[Int(reduced.terms[k].column)] {
            sum += values[Int(reduced.terms[k].column)].scaled(by: reduced.terms[k].coefficient)
        }
        return sum
    }

    /// Solves the rows that have several unknown columns, by Gauss–Jordan elimination.
    private mutating func solveCore(_ unknowns: UnsafePointer<Int32>) {
        let reduced = evaluation.reduced
        let columns = (0..<reduced.columnCount).filter { !isKnown[$0] }
        if columns.isEmpty { return }
        let rows = reduced.rows.indices.filter { unknowns[$0] > 1 }
        guard columns.count <= Self.largestCore, rows.count >= columns.count else {
            isComplete = false
            return
        }
        var core = LinearEquations(columns: columns.count)
        let place = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
        for row in rows {
            var cells = [Double](repeating: 0, count: columns.count)
            for k in reduced.rows[row].terms {
                if let place = place[Int(reduced.terms[k].column)] { cells[place] = reduced.terms[k].coefficient }
            }
            core.append(cells, knownPart(of: row).scaled(by: -1))
        }
        guard let solution = core.solve() else {
            isComplete = false
            return
        }
        for (column, value) in zip(columns, solution) { (values[column], isKnown[column]) = (value, true) }
    }
}

/// A small dense system of equations whose right sides depend on the parameters.
private struct LinearEquations {
    private let columns: Int
    /// Each with the size of its largest cell.
    private var rows: [(cells: [Double], size: Double, right: ParametricNumber)] = []

    init(columns: Int) { self.columns = columns }

    mutating func append(_ cells: [Double], _ right: ParametricNumber) {
        rows.append((cells, cells.reduce(0) { max($0, abs($1)) }, right))
    }

    /// The value of each column; nil if the rows do not fix them all.
    mutating func solve() -> [ParametricNumber]? {
        for column in 0..<columns {
            var (pivot, largest) = (column, 0.0)
            for row in column..<rows.count where abs(rows[row].cells[column]) > largest {
                (pivot, largest) = (row, abs(rows[row].cells[column]))
            }
            if largest <= Tolerance.cost * rows[pivot].size { return nil }
            rows.swapAt(column, pivot)
            let inverse = 1 / rows[column].cells[column]
            for other in rows.indices where other != column && rows[other].cells[column] != 0 {
                let factor = -rows[other].cells[column] * inverse
                for k in column..<columns { rows[other].cells[k] += factor * rows[column].cells[k] }
                rows[other].cells[column] = 0
                rows[other].right += rows[column].right.scaled(by: factor)
            }
        }
        return (0..<columns).map { rows[$0].right.scaled(by: 1 / rows[$0].cells[$0]) }
    }
}

extension Evaluation {
    /// The residual of a row, and the size of the numbers that it is made of.
    @inline(__always)
    func residual(_ row: Int) -> (value: Double, size: Double) {
        let description = reduced.rows[row]
        var (sum, size) = (0.0, description.offset.magnitude)
        for k in description.terms {
            let part = reduced.terms[k].coefficient * values[Int(reduced.terms[k].column)]
            sum += part
            size = max(size, abs(part))
        }
        return (sum + description.offset.value(parameters), size)
    }

    /// Whether a row holds with equality, but for the rounding of what led to its columns.
    @inline(__always)
    func isTight(_ row: Int) -> Bool {
        let (value, size) = residual(row)
        if abs(value) <= Tolerance.feasibility * size { return true }
        // Columns that should be zero may be left with the rounding errors of others that are not.
        let scale = reduced.rows[row].terms.reduce(0) {
            max($0, abs(reduced.terms[$1].coefficient) * scales[Int(reduced.terms[$1].column)])
        }
        return abs(value) <= Tolerance.slack(size, scale: scale)
    }
}
