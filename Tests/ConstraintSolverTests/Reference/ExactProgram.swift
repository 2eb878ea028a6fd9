// The textbook simplex in fractions: two phases, Bland's rule, no tricks. It is what the solver is checked against.

import ConstraintSolver

/// A linear program in standard form with an exact tableau: all columns ≥ 0.
struct ExactProgram {
    /// Each row: the coefficients of the columns, then the right side.
    private var rows: [[Rational]] = []
    private var basis: [Int] = []
    private(set) var columnCount: Int
    /// Columns that must stay zero.
    private(set) var isForbidden: [Bool]

    /// A program of so many columns and no rows.
    init(columns: Int) {
        columnCount = columns
        isForbidden = [Bool](repeating: false, count: columns)
    }

    /// Adds the equation `terms = constant`, and returns whether the rows can still all hold.
    mutating func add(_ terms: [(Int, Rational)], _ constant: Rational) -> Bool {
        var row = [Rational](repeating: .zero, count: columnCount + 1)
        for (column, coefficient) in terms { row[column] = row[column] + coefficient }
        row[columnCount] = constant
        for (index, b) in basis.enumerated() where !row[b].isZero { Self.subtract(row[b], rows[index], from: &row) }
        if row[columnCount].signum < 0 { row = row.map { -$0 } }
        if row[columnCount].isZero {
            // It holds already: any column may stand for it.
            if let column = (0..<columnCount).first(where: { !row[$0].isZero && !isForbidden[$0] }) {
                rows.append(row)
                basis.append(-1)
                pivot(rows.count - 1, column)
            }
            return true
        }
        // Phase one for this row: an artificial column, never stored, is driven to zero.
        rows.append(row)
        basis.append(-1)
        let last = rows.count - 1
        while !rows[last][columnCount].isZero {
            guard let column = (0..<columnCount).first(where: { rows[last][$0].signum > 0 && !isForbidden[$0] }),
                let leaving = leavingRow(column)
            else { return false }
            pivot(leaving, column)
            if leaving == last { return true }
        }
        if let column = (0..<columnCount).first(where: { !rows[last][$0].isZero && !isForbidden[$0] }) {
            pivot(last, column)
        } else {
            rows.removeLast()
            basis.removeLast()
        }
        return true
    }

    /// Minimises a sum of columns, then forbids the columns that would raise it. Returns nil if there is no least.
    mutating func minimise(_ costs: [Int: Rational]) -> Rational? {
        while true {
            let reduced = reducedCosts(costs)
            guard let column = (0..<columnCount).first(where: { reduced[$0].signum < 0 && !isForbidden[$0] }) else {
                for column in 0..<columnCount where reduced[column].signum > 0 { isForbidden[column] = true }
                return costs.reduce(Rational.zero) { $0 + $1.value * value($1.key) }
            }
            guard let row = leavingRow(column) else { return nil }
            pivot(row, column)
        }
    }

    /// The value of a column.
    func value(_ column: Int) -> Rational {
        basis.firstIndex(of: column).map { rows[$0][columnCount] } ?? .zero
    }

    /// The number of dimensions in which the columns that are not forbidden can move.
    func dimension() -> Int {
        var isPositive = [Bool](repeating: false, count: columnCount)
        let search = self
        notePositive(&isPositive)
        for column in 0..<columnCount where !isPositive[column] && !isForbidden[column] {
            var copy = search
            let least = copy.minimise([column: Rational(-1)])
            if least == nil { isPositive[column] = true } else { copy.notePositive(&isPositive) }
        }
        let columns = (0..<columnCount).filter { isPositive[$0] }
        // The rows are independent in the basis columns; those whose basis column is always zero may vanish.
        var rank = 0
        var matrix = rows.map { row in columns.map { row[$0] } }
        for c in columns.indices {
            guard let p = (rank..<matrix.count).first(where: { !matrix[$0][c].isZero }) else { continue }
            matrix.swapAt(rank, p)
            for r in rank + 1..<max(matrix.count, rank + 1) where !matrix[r][c].isZero {
                let factor = matrix[r][c] / matrix[rank][c]
                Self.subtract(factor, matrix[rank], from: &matrix[r])
            }
            rank += 1
        }
        return columns.count - rank
    }

    private func notePositive(_ isPositive: inout [Bool]) {
        for (row, column) in basis.enumerated() where rows[row][columnCount].signum > 0 { isPositive[column] = true }
    }

    private func reducedCosts(_ costs: [Int: Rational]) -> [Rational] {
        var result = [Rational](repeating: .zero, count: columnCount + 1)
        for (column, cost) in costs { result[column] = cost }
        for (row, column) in basis.enumerated() {
            guard let cost = costs[column], !cost.isZero else { continue }
            Self.subtract(cost, rows[row], from: &result)
        }
        return result
    }

    private func leavingRow(_ column: Int) -> Int? {
        var best: Int?
        var least = Rational.zero
        for row in rows.indices where rows[row][column].signum > 0 {
            let ratio = rows[row][columnCount] / rows[row][column]
            if let b = best, least < ratio || (least == ratio && basis[b] < basis[row]) { continue }
            (best, least) = (row, ratio)
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = rows[row][column]
        for k in 0...columnCount where !rows[row][k].isZero { rows[row][k] = rows[row][k] / divisor }
        let own = rows[row]
        for other in rows.indices where other != row && !rows[other][column].isZero {
            Self.subtract(rows[other][column], own, from: &rows[other])
        }
        basis[row] = column
    }

    private static func subtract(_ factor: Rational, _ a: [Rational], from b: inout [Rational]) {
        for k in a.indices where !a[k].isZero { b[k] = b[k] - factor * a[k] }
    }
}
