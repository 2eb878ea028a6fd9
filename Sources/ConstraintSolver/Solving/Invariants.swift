// What must hold between the steps; checked by assertions, so only in debug builds.

extension AffineForest {
    /// Whether every node leads to a representative, and none that is tied to zero moves.
    var isSound: Bool {
        parent[Int(zero)] == zero
            && (0..<zero).allSatisfy { node in
                let place = find(node)
                return parent[Int(place.root)] == place.root && place.multiplier.isFinite
                    && (place.root != zero || place.multiplier == 0 || parent[Int(node)] == zero)
            }
    }
}

extension ReducedSystem {
    /// Whether goals lie with their columns by falling priority, and rows couple two or more columns.
    var isSound: Bool {
        (0..<columnCount).allSatisfy { column in
            let own = goals(of: column)
            return own.allSatisfy { Int($0.column) == column && $0.weight > 0 }
                && zip(own, own.dropFirst()).allSatisfy { $0.priority >= $1.priority }
        }
            && rows.indices.allSatisfy { row in
                rows[row].count >= 2
                    && rows[row].terms.allSatisfy { terms[$0].coefficient != 0 && terms[$0].column < columnCount }
            }
    }
}

extension Evaluation {
    /// Whether the columns are within their limits and faces, and the required rows hold.
    var isSound: Bool {
        // A column that should be 0 can be left with the rounding errors of the others.
        let largest = (0..<reduced.columnCount).reduce(0) { max($0, scales[$1]) }
        return (0..<reduced.columnCount).allSatisfy { isWithinLimits($0, rounding: Tolerance.rounding * largest) }
            && reduced.rows.indices.allSatisfy(holds)
    }

    private func isWithinLimits(_ column: Int, rounding: Double) -> Bool {
        let limits = ColumnLimits(reduced.goals(of: column), parameters).interval
        let slack = 1e-6 * max(abs(values[column]), scales[column]) + rounding
        return (isFromRegion ? [limits] : [limits, faces[column]]).allSatisfy {
            values[column] >= $0.lower - slack && values[column] <= $0.upper + slack
        }
    }

    private func holds(_ row: Int) -> Bool {
        if !reduced.rows[row].isRequired { return true }
        let (value, size) = residual(row)
        return reduced.rows[row].relation.holds(value, slack: 1e-6 * size)
    }
}

extension Tableau {
    /// Whether every variable is either basic or nonbasic, and knows where it stands.
    var isSound: Bool {
        (0..<rowCount).allSatisfy { Int(position[Int(basic[$0])]) == $0 }
            && (0..<columnCount).allSatisfy { Int(~position[Int(nonbasic[$0])]) == $0 }
    }
}
