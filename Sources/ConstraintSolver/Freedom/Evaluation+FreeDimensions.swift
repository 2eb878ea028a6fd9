// Step 11: the dimensions in which the best answers extend: columns that can move without any constraint faring worse.

extension Evaluation {
    /// The independent ways in which variables can still move.
    ///
    /// The best answers form a polyhedron: each column within its face, each row within its own. Column by column the
    /// polyhedron's extent is measured; where it is more than a point, that is one dimension, and it is cut there.
    func freeDimensions() -> [FreeDimension] {
        if openCount == 0 { return [] }
        let suspects = (0..<reduced.columnCount).filter { faces[$0].lower < faces[$0].upper && faces[$0].isOpen }
        var isSuspect = [Bool](repeating: false, count: reduced.columnCount)
        for column in suspects { isSuspect[column] = true }
        let arena = Arena(capacity: 4096)
        let sets = DisjointSets(count: reduced.columnCount, in: arena)
        var touching: [(row: Int, column: Int32)] = []
        for row in reduced.rows.indices {
            let terms = reduced.rows[row].terms
            guard let first = terms.first(where: { isSuspect[Int(reduced.terms[$0].column)] }) else { continue }
            let column = reduced.terms[first].column
            for k in terms where isSuspect[Int(reduced.terms[k].column)] {
                sets.unite(column, reduced.terms[k].column)
            }
            touching.append((row, column))
        }
        var rowsOfSet: [Int32: [Int]] = [:]
        for (row, column) in touching { rowsOfSet[sets.find(column), default: []].append(row) }
        var columnsOfSet: [Int32: [Int32]] = [:]
        for column in suspects {
            let column = Int32(truncatingIfNeeded: column)
            columnsOfSet[sets.find(column), default: []].append(column)
        }
        var result: [FreeDimension] = []
        var dependents = Dependents(self)
        var reported = 0
        for (set, columns) in columnsOfSet.sorted(by: { $0.key < $1.key }) where reported <= Self.mostMovements {
            var polyhedron = OptimalFace(self, columns, rowsOfSet[set] ?? [], in: arena)
            let reach = dependents.reach(of: columns)
            let dimensions = polyhedron.dimensions()
            for (directions, range) in dimensions where reported <= Self.mostMovements {
                let movements = dependents.movements(directions, within: reach)
                result.append(normalised(movements, range, isIndependent: dimensions.count == 1))
                reported += result[result.count - 1].movements.count
            }
        }
        return result.sorted { ($0.movements.first?.variable.index ?? 0) < ($1.movements.first?.variable.index ?? 0) }
    }

    /// The dimensions of a system are as many as move this many variables in all.
    ///
    /// Of a chain in which each view moves all that come after it, all together would take the square of its length.
    private static let mostMovements = 1_048_576

    /// Scales a dimension so that its first variable moves by one.
    private func normalised(
        _ movements: [Term], _ range: ClosedRange<Double>, isIndependent: Bool
    ) -> FreeDimension {
        let unit = movements.first?.coefficient ?? 1
        let scaled = movements.map { Term($0.variable, $0.coefficient / unit) }
        let (a, b) = (range.lowerBound * unit, range.upperBound * unit)
        return FreeDimension(movements: scaled, range: min(a, b)...max(a, b), isIndependent: isIndependent)
    }
}
