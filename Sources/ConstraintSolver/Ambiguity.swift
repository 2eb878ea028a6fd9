// Step 10: the dimensions in which the best answers extend: columns that can move without any constraint faring worse.

extension Attempt {
    /// The independent ways in which variables can still move.
    ///
    /// The best answers form a polyhedron: each column within its face, each row within its own. Column by column the
    /// polyhedron's extent is measured; where it is more than a point, that is one dimension, and it is cut there.
    mutating func freeDimensions() -> [FreeDimension] {
        let suspects = reduced.variables.indices.filter { columnFaces[$0].isOpen }
        if suspects.isEmpty { return [] }
        var groups = Groups(count: reduced.variables.count)
        let isSuspect = suspects.reduce(into: [Bool](repeating: false, count: values.count)) { $0[$1] = true }
        var rowsOfGroup: [Int32: [Int]] = [:]
        var touching: [Int] = []
        for (index, row) in reduced.rows.enumerated() {
            let columns = reduced.rowColumns[row.terms].filter { isSuspect[Int($0)] }
            if columns.isEmpty { continue }
            groups.unite(columns)
            touching.append(index)
        }
        for index in touching {
            let column = reduced.rowColumns[reduced.rows[index].terms].first { isSuspect[Int($0)] } ?? 0
            rowsOfGroup[groups.find(column), default: []].append(index)
        }
        var columnsOfGroup: [Int32: [Int32]] = [:]
        for column in suspects { columnsOfGroup[groups.find(Int32(column)), default: []].append(Int32(column)) }
        var result: [FreeDimension] = []
        for group in columnsOfGroup.keys.sorted() {
            var polyhedron = OptimalFace(self, columnsOfGroup[group] ?? [], rowsOfGroup[group] ?? [])
            for (directions, range) in polyhedron.dimensions() {
                result.append(normalised(movements(directions), range))
            }
        }
        return result.sorted { ($0.movements.first?.variable.index ?? 0) < ($1.movements.first?.variable.index ?? 0) }
    }

    /// Scales a dimension so that its first variable moves by one.
    private func normalised(_ movements: [Term], _ range: ClosedRange<Double>) -> FreeDimension {
        guard let unit = movements.first?.coefficient else { return FreeDimension(movements: movements, range: range) }
        let scaled = movements.map { Term($0.variable, $0.coefficient / unit) }
        let (a, b) = (range.lowerBound * unit, range.upperBound * unit)
        return FreeDimension(movements: scaled, range: min(a, b)...max(a, b))
    }
}

/// The best answers of a group of columns that rows couple, as a polyhedron around the answer that was chosen.
struct OptimalFace {
    private let columns: [Int32]
    private var tableau: Tableau
    /// The chosen answer and the limits around it, before any cut.
    private let whole: Tableau

    /// The face of `attempt` in the given columns and rows.
    init(_ attempt: Attempt, _ columns: [Int32], _ rows: [Int]) {
        self.columns = columns
        var tableau = Tableau(columns: columns.count, rows: rows.count)
        var local: [Int32: Int] = [:]
        for (index, column) in columns.enumerated() {
            let c = Int(column)
            local[column] = index
            tableau.value[index] = attempt.values[c]
            tableau.lower[index] = min(attempt.columnFaces[c].lower, attempt.values[c])
            tableau.upper[index] = max(attempt.columnFaces[c].upper, attempt.values[c])
            tableau.scale[index] = attempt.scales[c]
        }
        for (index, row) in rows.enumerated() {
            let v = columns.count + index
            let description = attempt.reduced.rows[row]
            var fixed = 0.0
            tableau.scale[v] = description.scale
            for k in description.terms {
                let (column, coefficient) = (attempt.reduced.rowColumns[k], attempt.reduced.rowCoefficients[k])
                let part = coefficient * attempt.values[Int(column)]
                tableau.scale[v] = max(tableau.scale[v], abs(part))
                if let c = local[column] {
                    tableau.cells[index * columns.count + c] = coefficient
                    tableau.scale[c] = max(tableau.scale[c], description.scale / abs(coefficient))
                } else {
                    fixed += part
                }
            }
            tableau.lower[v] = attempt.rowFaces[row].lower - fixed
            tableau.upper[v] = attempt.rowFaces[row].upper - fixed
        }
        tableau.refreshValues()
        self.tableau = tableau
        whole = tableau
    }

    /// The independent directions, and how far each can be travelled from the chosen answer.
    mutating func dimensions() -> [(directions: [Int32: Double], range: ClosedRange<Double>)] {
        var result: [(directions: [Int32: Double], range: ClosedRange<Double>)] = []
        for column in columns.indices where !tableau.isFixed(column) {
            let (down, up) = (extreme(column, up: false), extreme(column, up: true))
            let slack = 10 * tableau.tolerance(column)
            if up.value - down.value > slack {
                let best = up.value - tableau.value[column] > slack ? up : down
                result.append((named(best.direction), range(of: best.direction)))
            }
            cut(column, down.value, up.value)
        }
        return result
    }

    /// The largest or smallest value of a column, and the direction from the current answer towards it.
    private func extreme(_ column: Int, up: Bool) -> (value: Double, direction: [Double]) {
        var search = tableau
        var costs = LevelCosts(variables: tableau.value.count)
        costs.base[column] = up ? -1 : 1
        var direction = [Double](repeating: 0, count: columns.count)
        if let ray = search.descend(&costs) {
            let sign = ray.up ? 1.0 : -1.0
            for c in columns.indices {
                let position = search.position[c]
                direction[c] = position >= 0 ? sign * search.cells[position * columns.count + ray.place] : 0
            }
            if search.nonbasic[ray.place] < columns.count { direction[search.nonbasic[ray.place]] = sign }
            return (up ? .infinity : -.infinity, direction)
        }
        for c in columns.indices {
            let step = search.value[c] - tableau.value[c]
            direction[c] = abs(step) <= tableau.tolerance(c) ? 0 : step
        }
        return (search.value[column], direction)
    }

    /// Fixes a column in the middle of its extent, so that later directions are independent of it.
    private mutating func cut(_ column: Int, _ low: Double, _ high: Double) {
        var middle = tableau.value[column]
        if low > -.infinity, high < .infinity {
            middle = (low + high) / 2
        } else if low > -.infinity {
            middle = low + max(1, abs(low))
        } else if high < .infinity {
            middle = high - max(1, abs(high))
        }
        if tableau.position[column] < 0 {
            tableau.move(~tableau.position[column], by: middle - tableau.value[column])
            tableau.value[column] = middle
        }
        (tableau.lower[column], tableau.upper[column]) = (middle, middle)
        _ = tableau.repair(harm: { _, _ in 0 })
    }

    /// How far the chosen answer can be moved along a direction.
    private func range(of direction: [Double]) -> ClosedRange<Double> {
        var (low, high) = (-Double.infinity, Double.infinity)
        func limit(_ v: Int, _ rate: Double) {
            if rate == 0 { return }
            let (a, b) = ((whole.lower[v] - whole.value[v]) / rate, (whole.upper[v] - whole.value[v]) / rate)
            low = max(low, min(a, b, 0))
            high = min(high, max(a, b, 0))
        }
        for c in columns.indices { limit(c, direction[c]) }
        for row in 0..<whole.rowCount {
            var (rate, size) = (0.0, 0.0)
            for c in columns.indices {
                let part = whole.cells[row * columns.count + c] * direction[c]
                rate += part
                size = max(size, abs(part))
            }
            limit(columns.count + row, abs(rate) <= Tolerance.cost * size ? 0 : rate)
        }
        return low...high
    }

    private func named(_ direction: [Double]) -> [Int32: Double] {
        var result: [Int32: Double] = [:]
        for (c, step) in direction.enumerated() where step != 0 { result[columns[c]] = step }
        return result
    }
}
