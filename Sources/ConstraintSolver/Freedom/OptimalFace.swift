// The polyhedron of the best answers, and how far it extends in each direction.

/// The best answers of a group of columns that rows couple, as a polyhedron around the answer that was chosen.
///
/// Its variables are distances from that answer: large values leave no rounding errors in the directions.
struct OptimalFace {
    private let columns: [Int32]
    /// The polyhedron, with the chosen answer.
    private let whole: Tableau
    /// The part of it in which the columns of the directions that have been found stand still.
    private let slice: Tableau
    private let search: Tableau
    private let room: LevelScratch
    private var costs: LevelCosts
    private let firstGrowth: Double
    /// How directions of a large group are looked for first.
    private var push: Push?

    /// The face of an evaluated system in the given columns and rows.
    init(_ evaluation: Evaluation, _ columns: [Int32], _ rows: [Int], in arena: Arena) {
        self.columns = columns
        var local: [Int32: Int] = [:]
        for (index, column) in columns.enumerated() { local[column] = index }
        var matrix = RowMatrix(columns: columns.count, rows: rows.count, in: arena)
        for row in rows {
            for k in evaluation.reduced.rows[row].terms {
                let term = evaluation.reduced.terms[k]
                if let column = local[term.column] { matrix.add(term.coefficient, column) }
            }
            matrix.endRow()
        }
        let tableau = Tableau(matrix, evaluation.limits.withoutEnd, in: arena)
        for (index, column) in columns.enumerated() {
            let c = Int(column)
            let value = evaluation.values[c]
            tableau.lower[index] = min(evaluation.faces[c].lower - value, 0)
            tableau.upper[index] = max(evaluation.faces[c].upper - value, 0)
            tableau.scale[index] = Tolerance.scale(at: value, evaluation.scales[c])
        }
        for (index, row) in rows.enumerated() {
            let v = columns.count + index
            let description = evaluation.reduced.rows[row]
            let (residual, size) = evaluation.residual(row)
            var activity = 0.0
            for k in description.terms {
                let term = evaluation.reduced.terms[k]
                guard let c = local[term.column] else { continue }
                activity += term.coefficient * evaluation.values[Int(term.column)]
                let scale = description.offset.magnitude / abs(term.coefficient)
                tableau.scale[c] = max(tableau.scale[c], scale)
            }
            let face = evaluation.rowFaces[row]
            tableau.lower[v] = face.isOpen ? min(face.lower - residual, 0) : 0
            tableau.upper[v] = face.isOpen ? max(face.upper - residual, 0) : 0
            tableau.scale[v] = Tolerance.scale(at: activity, size)
        }
        tableau.start()
        search = tableau
        whole = Tableau(pointOf: tableau)
        slice = Tableau(pointOf: tableau)
        room = LevelScratch(tableau)
        costs = LevelCosts(variables: tableau.variableCount, in: arena)
        firstGrowth = tableau.largestGrowth
        // Where each coefficient is 1 or -1 nothing is rounded: what is pushed leads in a direction exactly.
        push = matrix.isUnit ? tableau.sparse.map { Push(matrix, $0.byColumn, in: arena) } : nil
    }

    /// The directions of a group are as many as fit into this many numbers: the next one costs as much as all before
    /// it, and whoever reads that 60 views are open learns nothing from the 61st.
    private static let mostNumbers = 65_536

    /// The independent directions, and how far each can be moved along from the chosen answer; of a group of 256
    /// columns and more the first ones.
    mutating func dimensions() -> [(directions: [Int32: Double], range: ClosedRange<Double>)] {
        var basis = DirectionBasis()
        var result: [(directions: [Int32: Double], range: ClosedRange<Double>)] = []
        for column in columns.indices where !whole.isFixed(column) {
            if !result.isEmpty, (result.count + 1) * columns.count > Self.mostNumbers { break }
            // While the columns of the earlier directions stand still; or else together with them.
            let found =
                way(in: slice, [(column, 1)]) ?? (basis.isEmpty ? nil : way(in: whole, basis.functional(of: column)))
            guard let found else { continue }
            basis.add(found.direction, pivot: column)
            (slice.lower[column], slice.upper[column]) = (0, 0)
            result.append((named(found.direction), found.range))
        }
        return result
    }

    /// The way from the chosen answer to one where a sum of columns is largest, or else smallest; nil if it cannot
    /// change.
    private mutating func way(
        in polyhedron: Tableau, _ functional: [(column: Int, coefficient: Double)]
    ) -> (direction: [Double], range: ClosedRange<Double>)? {
        if functional.count == 1, let pushed = pushed(functional[0].column, in: polyhedron) { return pushed }
        for sign in [1.0, -1] {
            // Searches go on from each other's bases as long as the rounding errors do not add up.
            if search.largestGrowth > 4 * firstGrowth { search.reset() }
            search.restorePoint(polyhedron)
            costs.load(slopes: functional.map { ($0.column, -sign * $0.coefficient) })
            let ray = search.descend(costs, room)
            if ray == nil { search.refine() }
            let direction = ray.map(rayDirection) ?? stepDirection()
            var (change, size, slack) = (0.0, 0.0, 0.0)
            for (column, coefficient) in functional {
                change += coefficient * direction[column]
                size = max(size, abs(coefficient * direction[column]))
                slack = max(slack, abs(coefficient) * whole.tolerance(column))
            }
            // Where the costs cancel, the price of an endless move may be rounding alone.
            if abs(change) <= (ray == nil ? 10 * slack : Tolerance.cost * size) { continue }
            let range = range(of: direction)
            // What cannot be moved along at all was rounding.
            if range.lowerBound < range.upperBound { return (direction, range) }
        }
        return nil
    }

    /// The way that pushing a column finds, if it does.
    private mutating func pushed(
        _ column: Int, in polyhedron: Tableau
    ) -> (direction: [Double], range: ClosedRange<Double>)? {
        for up in [true, false] {
            guard let direction = push?.direction(of: column, up: up, in: polyhedron) else { continue }
            let range = range(of: direction)
            if range.lowerBound < range.upperBound { return (direction, range) }
        }
        return nil
    }

    /// The direction of an endless move of the search.
    private func rayDirection(_ ray: Move) -> [Double] {
        let sign = ray.up ? 1.0 : -1.0
        var rates = [Double](repeating: 0, count: search.rowCount)
        for index in 0..<search.gatherRates(ray.place, sign, room) { rates[Int(room.rows[index])] = room.rates[index] }
        return columns.indices.map { c in
            let row = Int(search.position[c])
            if row >= 0 { return rates[row] }
            return Int(~search.position[c]) == ray.place ? sign : 0
        }
    }

    /// The direction from the chosen answer to the one that the search has found.
    ///
    /// Beside long ways what rounding leaves of a column is no movement, even of one that is at zero and has no
    /// tolerance.
    private func stepDirection() -> [Double] {
        let longest = columns.indices.reduce(0) { max($0, abs(search.value[$1])) }
        return columns.indices.map { c in
            abs(search.value[c]) <= max(whole.tolerance(c), Tolerance.rounding * longest) ? 0 : search.value[c]
        }
    }

    /// How far the chosen answer can be moved along a direction.
    private func range(of direction: [Double]) -> ClosedRange<Double> {
        var (low, high) = (-Double.infinity, Double.infinity)
        func limit(_ v: Int, _ rate: Double) {
            if rate == 0 { return }
            let (down, up, slack) = (whole.lower[v], whole.upper[v], whole.tolerance(v))
            let (a, b) = (down >= -slack ? 0 : down / rate, up <= slack ? 0 : up / rate)
            low = max(low, min(a, b))
            high = min(high, max(a, b))
        }
        for c in columns.indices { limit(c, direction[c]) }
        for row in 0..<whole.rowCount {
            var (rate, size) = (0.0, 0.0)
            for term in whole.matrix.row(row) {
                let part = term.coefficient * direction[Int(term.column)]
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

/// Independent directions among columns, reduced so that each moves its own pivot column by one and no other's.
private struct DirectionBasis {
    private var reduced: [(pivot: Int, direction: [Double])] = []

    var isEmpty: Bool { reduced.isEmpty }

    /// A column minus the multiples of the pivots that make the sum stand still in all directions of the basis.
    func functional(of column: Int) -> [(column: Int, coefficient: Double)] {
        [(column, 1)] + reduced.compactMap { $0.direction[column] == 0 ? nil : ($0.pivot, -$0.direction[column]) }
    }

    /// Adds a direction in which the functional of `pivot` changes.
    mutating func add(_ direction: [Double], pivot: Int) {
        var direction = direction
        for known in reduced { Self.subtract(direction[known.pivot], known.direction, from: &direction, known.pivot) }
        let unit = direction[pivot]
        for c in direction.indices { direction[c] /= unit }
        for k in reduced.indices {
            Self.subtract(reduced[k].direction[pivot], direction, from: &reduced[k].direction, pivot)
        }
        reduced.append((pivot, direction))
    }

    /// Takes a multiple of a direction off another, so that nothing is left at `pivot`.
    private static func subtract(_ factor: Double, _ a: [Double], from b: inout [Double], _ pivot: Int) {
        if factor == 0 { return }
        for c in a.indices {
            let (old, part) = (b[c], factor * a[c])
            b[c] = abs(old - part) <= Tolerance.cost * max(abs(old), abs(part)) ? 0 : old - part
        }
        b[pivot] = 0
    }
}
