// One pass over a system without some of its constraints: an answer, or the first contradiction.

/// Solves a system under the assumption that its required constraints can hold.
struct Attempt {
    var presolve: Presolve
    var reduced: ReducedSystem
    var contradiction: Certificate?
    /// The value of each column.
    var values: [Double] = []
    /// The largest number that led to each column's value.
    var scales: [Double] = []
    var columnFaces: [Interval] = []
    var rowFaces: [Interval] = []
    private var wishesOfColumn: [Range<Int>] = []
    /// What each column would be by itself.
    private var relaxed: [(value: Double, scale: Double)] = []

    /// Solves `system` without its broken constraints.
    init(_ system: ConstraintSystem, without isBroken: [Bool]) {
        let constraints = system.canonicalConstraints(without: isBroken)
        presolve = Presolve(system, parameters: .zero)
        presolve.run(constraints)
        if presolve.contradiction != nil {
            reduced = ReducedSystem()
            contradiction = presolve.contradiction
            return
        }
        reduced = ReducedSystem(&presolve, constraints)
        contradiction = reduced.contradiction
        if contradiction != nil { return }
        relax()
        solveBlocks()
    }

    /// Finds each column's best values by itself.
    private mutating func relax() {
        reduced.wishes.sort {
            if $0.column != $1.column { return $0.column < $1.column }
            if $0.priority != $1.priority { return $0.priority > $1.priority }
            return $0.rank < $1.rank
        }
        var relaxation = Relaxation()
        var position = 0
        for column in reduced.variables.indices {
            let start = position
            while position < reduced.wishes.count, reduced.wishes[position].column == column { position += 1 }
            wishesOfColumn.append(start..<position)
            let face = relaxation.best(of: reduced.limits[column], wishes: reduced.wishes[start..<position])
            let value = face.nearest(to: reduced.home[column])
            columnFaces.append(face)
            values.append(value)
            let scale = max(value == face.lower ? face.lowerScale : 0, value == face.upper ? face.upperScale : 0)
            scales.append(max(abs(value), scale))
            relaxed.append((value, max(abs(value), scale)))
        }
        rowFaces = reduced.rows.map { Interval(lower: $0.lower, upper: $0.upper) }
    }

    /// Step 5: checks the rows; solves together the columns that violated ones couple; until none is violated.
    private mutating func solveBlocks() {
        if reduced.rows.isEmpty { return }
        var isIncluded = [Bool](repeating: false, count: reduced.rows.count)
        var groups = Groups(count: reduced.variables.count)
        var round = 0
        while true {
            var touched: [Int32] = []
            for (index, row) in reduced.rows.enumerated() where !isIncluded[index] && isViolated(row) {
                isIncluded[index] = true
                groups.unite(reduced.rowColumns[row.terms])
                touched.append(reduced.rowColumns[row.terms.lowerBound])
            }
            if touched.isEmpty { return }
            round += 1
            if round > 4 { include(&isIncluded, &groups, touched) }
            for block in blocks(containing: touched, isIncluded, &groups) {
                solve(block)
                if contradiction != nil { return }
            }
        }
    }

    private func isViolated(_ row: Row) -> Bool {
        var sum = 0.0
        var size = row.scale
        for k in row.terms {
            let part = reduced.rowCoefficients[k] * values[Int(reduced.rowColumns[k])]
            sum += part
            size = max(size, abs(part))
        }
        let slack = Tolerance.slack(sum, scale: size)
        return sum < row.lower - slack || sum > row.upper + slack
    }

    /// Takes in all the rows that touch the groups of some columns, to end the growing of blocks row by row.
    private func include(_ isIncluded: inout [Bool], _ groups: inout Groups, _ touched: [Int32]) {
        var isTouched = [Bool](repeating: false, count: reduced.variables.count)
        for column in touched { isTouched[Int(groups.find(column))] = true }
        for (index, row) in reduced.rows.enumerated() where !isIncluded[index] {
            let columns = reduced.rowColumns[row.terms]
            guard columns.contains(where: { isTouched[Int(groups.find($0))] }) else { continue }
            isIncluded[index] = true
            groups.unite(columns)
            isTouched[Int(groups.find(columns[columns.startIndex]))] = true
        }
    }

    private func blocks(containing touched: [Int32], _ isIncluded: [Bool], _ groups: inout Groups) -> [Block] {
        var place: [Int32: Int] = [:]
        var result: [Block] = []
        for column in touched {
            let group = groups.find(column)
            if place[group] == nil {
                place[group] = result.count
                result.append(Block(columns: [], rows: []))
            }
        }
        for column in reduced.variables.indices {
            if let index = place[groups.find(Int32(column))] { result[index].columns.append(Int32(column)) }
        }
        for (row, description) in reduced.rows.enumerated() where isIncluded[row] {
            let group = groups.find(reduced.rowColumns[description.terms.lowerBound])
            if let index = place[group] { result[index].rows.append(Int32(row)) }
        }
        return result
    }

    private mutating func solve(_ block: Block) {
        let solution = reduced.solve(block, from: relaxed, wishesOfColumn: wishesOfColumn)
        if let found = solution.contradiction {
            contradiction = found
            return
        }
        for (index, column) in block.columns.enumerated() {
            values[Int(column)] = solution.values[index]
            scales[Int(column)] = solution.scales[index]
            columnFaces[Int(column)] = solution.columnFaces[index]
        }
        for (index, row) in block.rows.enumerated() { rowFaces[Int(row)] = solution.rowFaces[index] }
    }
}

/// Sets of columns that are merged.
struct Groups {
    private var parent: [Int32]

    /// Each of `count` columns by itself.
    init(count: Int) {
        parent = (0..<Int32(truncatingIfNeeded: count)).map { $0 }
    }

    /// The column that stands for the group of another.
    mutating func find(_ column: Int32) -> Int32 {
        var current = column
        while parent[Int(current)] != current {
            parent[Int(current)] = parent[Int(parent[Int(current)])]
            current = parent[Int(current)]
        }
        return current
    }

    /// Merges the groups of some columns.
    mutating func unite(_ columns: some Collection<Int32>) {
        guard let first = columns.first else { return }
        var root = find(first)
        for column in columns.dropFirst() {
            let other = find(column)
            // The smaller index stands for the group.
            if other < root { (parent[Int(root)], root) = (other, other) } else { parent[Int(other)] = root }
        }
    }
}
