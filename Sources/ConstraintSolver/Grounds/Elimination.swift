// Gaussian elimination over sparse rows: which rows a sum of variables is made of.

/// A sum of variables without zeros.
struct SparseSum {
    private(set) var coefficients: [Int32: Double] = [:]

    init(_ terms: [Term]) {
        for term in terms { add(term.coefficient, at: term.variable.index, scale: abs(term.coefficient)) }
    }

    var isEmpty: Bool { coefficients.isEmpty }

    /// Adds a multiple of another sum.
    mutating func add(_ factor: Double, _ other: SparseSum) {
        for (variable, coefficient) in other.coefficients {
            add(factor * coefficient, at: variable, scale: abs(factor * coefficient))
        }
    }

    private mutating func add(_ part: Double, at variable: Int32, scale: Double) {
        let old = coefficients[variable] ?? 0
        let sum = old + part
        // What is left of two numbers that should cancel is rounding.
        coefficients[variable] = abs(sum) <= 1e-9 * max(abs(old), scale) ? nil : sum
    }
}

/// Independent rows, each without the pivots of those before it.
struct Elimination {
    private struct Row {
        var fact: Int
        var sum: SparseSum
        var pivot: Int32
        /// What of the earlier rows was taken off.
        var parts: [(row: Int, factor: Double)]
    }

    private var rows: [Row] = []
    private var rowOfPivot: [Int32: Int] = [:]

    /// Takes in a fact, unless those before it imply it.
    mutating func insert(_ fact: Int, _ terms: [Term]) {
        let (rest, parts) = reduce(SparseSum(terms))
        // The variables of what stands deeper come later: they are expressed by those of what is around them.
        let largest = rest.coefficients.values.lazy.map(abs).max() ?? 0
        guard let pivot = rest.coefficients.lazy.filter({ abs($0.value) >= 0.1 * largest }).map(\.key).max() else {
            return
        }
        rowOfPivot[pivot] = rows.count
        rows.append(Row(fact: fact, sum: rest, pivot: pivot, parts: parts))
    }

    /// What the rows leave of a sum, and how much of each row was taken off.
    func reduce(_ sum: SparseSum) -> (rest: SparseSum, parts: [(row: Int, factor: Double)]) {
        var rest = sum
        var parts: [(row: Int, factor: Double)] = []
        // A row can bring in the pivots of later rows only.
        while let next = rest.coefficients.keys.lazy.compactMap({ rowOfPivot[$0] }).min() {
            let row = rows[next]
            let factor = (rest.coefficients[row.pivot] ?? 0) / (row.sum.coefficients[row.pivot] ?? 1)
            rest.add(-factor, row.sum)
            parts.append((next, factor))
        }
        return (rest, parts)
    }

    /// The multipliers of the facts that add up to what `reduce` took off.
    func multipliers(_ parts: [(row: Int, factor: Double)]) -> [(fact: Int, multiplier: Double)] {
        var left: [Int: Double] = [:]
        for (row, factor) in parts { left[row] = factor }
        var result: [(fact: Int, multiplier: Double)] = []
        // Each row is its fact without parts of earlier rows.
        while let last = left.keys.max() {
            let factor = left.removeValue(forKey: last) ?? 0
            if abs(factor) <= 1e-9 { continue }
            result.append((rows[last].fact, factor))
            for part in rows[last].parts { left[part.row, default: 0] -= factor * part.factor }
        }
        return result
    }
}
