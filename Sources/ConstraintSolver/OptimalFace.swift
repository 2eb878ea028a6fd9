// The polyhedron of the best answers, and how far it extends in each direction.

/// The best answers of a group of columns that rows couple, as a polyhedron around the answer that was chosen.
struct OptimalFace {
    private let columns: [Int32]
    /// The polyhedron, cut by each dimension that has been found.
    private let tableau: Tableau
    /// The chosen answer and the limits around it, before any cut.
    private let whole: Tableau
    private let search: Tableau
    private let room: LevelScratch

    /// The face of an evaluated system in the given columns and rows.
    init(_ evaluation: Evaluation, _ columns: [Int32], _ rows: [Int], in arena: Arena) {
        self.columns = columns
        tableau = Tableau(columns: columns.count, rows: rows.count, in: arena)
        var local: [Int32: Int] = [:]
        for (index, column) in columns.enumerated() {
            let c = Int(column)
            local[column] = index
            tableau.value[index] = evaluation.values[c]
            tableau.lower[index] = min(evaluation.faces[c].lower, evaluation.values[c])
            tableau.upper[index] = max(evaluation.faces[c].upper, evaluation.values[c])
            tableau.scale[index] = evaluation.scales[c]
        }
        for (index, row) in rows.enumerated() {
            let v = columns.count + index
            let description = evaluation.reduced.rows[row]
            var fixed = description.offset.value(evaluation.parameters)
            tableau.scale[v] = description.offset.magnitude
            for k in description.terms {
                let term = evaluation.reduced.terms[k]
                let part = term.coefficient * evaluation.values[Int(term.column)]
                tableau.scale[v] = max(tableau.scale[v], abs(part))
                if let c = local[term.column] {
                    tableau.cells[index * columns.count + c] = term.coefficient
                    let scale = description.offset.magnitude / abs(term.coefficient)
                    tableau.scale[c] = max(tableau.scale[c], scale)
                } else {
                    fixed += part
                }
            }
            tableau.lower[v] = evaluation.rowFaces[row].lower - fixed
            tableau.upper[v] = evaluation.rowFaces[row].upper - fixed
        }
        tableau.start()
        whole = Tableau(copying: tableau)
        search = Tableau(copying: tableau)
        room = LevelScratch(tableau)
    }

    /// The independent directions, and how far each can be travelled from the chosen answer.
    func dimensions() -> [(directions: [Int32: Double], range: ClosedRange<Double>)] {
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
        search.restore(tableau)
        var costs = LevelCosts(variables: tableau.variableCount, in: tableau.arena)
        costs.load(slope: up ? -1 : 1, of: column)
        var direction = [Double](repeating: 0, count: columns.count)
        if let ray = search.descend(costs, room) {
            let sign = ray.up ? 1.0 : -1.0
            for c in columns.indices {
                let row = Int(search.position[c])
                direction[c] = row >= 0 ? sign * search.cells[row * columns.count + ray.place] : 0
            }
            if search.nonbasic[ray.place] < columns.count { direction[Int(search.nonbasic[ray.place])] = sign }
            return (up ? .infinity : -.infinity, direction)
        }
        for c in columns.indices {
            let step = search.value[c] - tableau.value[c]
            direction[c] = abs(step) <= tableau.tolerance(c) ? 0 : step
        }
        return (search.value[column], direction)
    }

    /// Fixes a column in the middle of its extent, so that later directions are independent of it.
    private func cut(_ column: Int, _ low: Double, _ high: Double) {
        var middle = tableau.value[column]
        if low > -.infinity, high < .infinity {
            middle = (low + high) / 2
        } else if low > -.infinity {
            middle = low + max(1, abs(low))
        } else if high < .infinity {
            middle = high - max(1, abs(high))
        }
        if tableau.position[column] < 0 {
            tableau.move(Int(~tableau.position[column]), by: middle - tableau.value[column])
            tableau.value[column] = middle
        }
        (tableau.lower[column], tableau.upper[column]) = (middle, middle)
        let harmless = tableau.arena.allocate(tableau.variableCount, of: Harm())
        _ = tableau.repair(harmless)
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
