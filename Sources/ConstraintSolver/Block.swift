// Steps 5 to 8 for the columns that violated rows couple: one small tableau, solved priority by priority.

/// Columns and rows that must be solved together.
struct Block {
    var columns: [Int32]
    var rows: [Int32]
}

/// What solving a block gives.
struct BlockSolution {
    /// The limits that exclude each other, if the required rows do.
    var contradiction: Certificate?
    var values: [Double] = []
    var scales: [Double] = []
    /// The values that each column and row may take without any constraint faring worse.
    var columnFaces: [Interval] = []
    var rowFaces: [Interval] = []
}

extension ReducedSystem {
    /// Solves a block, starting from the best values of its columns by themselves.
    func solve(_ block: Block, from start: [(value: Double, scale: Double)], wishesOfColumn: [Range<Int>])
        -> BlockSolution
    {
        var tableau = makeTableau(block, start)
        let wishes = wishes(of: block, wishesOfColumn)
        let harm = harm(of: wishes, tableau)
        if let limits = tableau.repair(harm: { v, up in up ? harm[v].up : harm[v].down }) {
            return BlockSolution(contradiction: certificate(limits, block))
        }
        var costs = LevelCosts(variables: tableau.value.count)
        var position = 0
        while position < wishes.count, tableau.hasChoice {
            var end = position
            while end < wishes.count, wishes[end].priority == wishes[position].priority { end += 1 }
            costs.load(wishes[position..<end])
            tableau.minimise(&costs)
            position = end
        }
        for wish in wishes { tableau.settle(wish, &costs) }
        var result = BlockSolution()
        let count = block.columns.count
        result.columnFaces = (0..<count).map { tableau.face($0) }
        result.rowFaces = (0..<block.rows.count).map { tableau.face(count + $0) }
        for (local, column) in block.columns.enumerated() {
            tableau.settle(
                Wish(
                    column: Int32(local), relation: .equal, kink: home[Int(column)], weight: 1, scale: 0, priority: 0,
                    rank: 0),
                &costs)
        }
        result.values = refined(tableau, block)
        result.scales = Array(tableau.scale[0..<count])
        return result
    }

    private func makeTableau(_ block: Block, _ start: [(value: Double, scale: Double)]) -> Tableau {
        let count = block.columns.count
        var tableau = Tableau(columns: count, rows: block.rows.count)
        var local: [Int32: Int] = [:]
        for (index, column) in block.columns.enumerated() {
            let c = Int(column)
            local[column] = index
            (tableau.value[index], tableau.scale[index]) = start[c]
            tableau.lower[index] = limits[c].lower
            tableau.upper[index] = limits[c].upper
        }
        for (index, row) in block.rows.enumerated() {
            let r = rows[Int(row)]
            let v = count + index
            tableau.scale[v] = r.scale
            for k in r.terms {
                guard let column = local[rowColumns[k]] else { continue }
                tableau.cells[index * count + column] = rowCoefficients[k]
                tableau.scale[v] = max(tableau.scale[v], abs(rowCoefficients[k]) * tableau.scale[column])
            }
            if r.isRequired { (tableau.lower[v], tableau.upper[v]) = (r.lower, r.upper) }
        }
        tableau.refreshValues()
        return tableau
    }

    /// The wishes on the block's columns and rows, by falling priority, then rank.
    private func wishes(of block: Block, _ wishesOfColumn: [Range<Int>]) -> [Wish] {
        var result: [Wish] = []
        for (index, column) in block.columns.enumerated() {
            for k in wishesOfColumn[Int(column)] {
                var wish = wishes[k]
                wish.column = Int32(truncatingIfNeeded: index)
                result.append(wish)
            }
        }
        for (index, row) in block.rows.enumerated() {
            let r = rows[Int(row)]
            if r.isRequired { continue }
            let v = Int32(truncatingIfNeeded: block.columns.count + index)
            let relation: Relation =
                r.lower == r.upper ? .equal : r.lower == -.infinity ? .lessThanOrEqual : .greaterThanOrEqual
            result.append(
                Wish(
                    column: v, relation: relation, kink: relation == .lessThanOrEqual ? r.upper : r.lower, weight: 1,
                    scale: r.scale,
                    priority: r.priority, rank: r.rank))
        }
        result.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.rank < $1.rank }
        return result
    }

    /// For each tableau variable, the highest priority that suffers when it moves down or up from where it starts.
    private func harm(of wishes: [Wish], _ tableau: Tableau) -> [(down: Double, up: Double)] {
        var result = [(down: Double, up: Double)](repeating: (0, 0), count: tableau.value.count)
        for wish in wishes {
            let v = Int(wish.column)
            let (x, slack) = (tableau.value[v], tableau.tolerance(v))
            if wish.relation != .greaterThanOrEqual, x >= wish.kink - slack {
                result[v].up = max(result[v].up, wish.priority)
            }
            if wish.relation != .lessThanOrEqual, x <= wish.kink + slack {
                result[v].down = max(result[v].down, wish.priority)
            }
        }
        return result
    }

    private func certificate(_ limits: [ActiveLimit], _ block: Block) -> Certificate {
        Certificate(
            sources: limits.map { limit in
                if limit.variable >= block.columns.count {
                    return rows[Int(block.rows[limit.variable - block.columns.count])].source
                }
                let column = Int(block.columns[limit.variable])
                return limit.isLower ? lowerSource[column] : upperSource[column]
            })
    }

    /// The columns' values, after the rounding errors that the pivots left in the rows have been worked off.
    private func refined(_ tableau: Tableau, _ block: Block) -> [Double] {
        var tableau = tableau
        let count = block.columns.count
        var local: [Int32: Int] = [:]
        for (index, column) in block.columns.enumerated() { local[column] = index }
        for _ in 0..<2 {
            var worst = 0.0
            for (index, row) in block.rows.enumerated() where tableau.position[count + index] < 0 {
                let v = count + index
                var sum = 0.0
                for k in rows[Int(row)].terms {
                    if let c = local[rowColumns[k]] { sum += rowCoefficients[k] * tableau.value[c] }
                }
                let wanted = tableau.value[v]
                let miss = wanted - sum
                worst = max(worst, abs(miss))
                if miss != 0 { tableau.move(~tableau.position[v], by: miss) }
                tableau.value[v] = wanted
            }
            if worst == 0 { break }
        }
        return Array(tableau.value[0..<count])
    }
}

extension Tableau {
    /// Whether any nonbasic variable can still move.
    var hasChoice: Bool { nonbasic.contains { !isFixed($0) } }

    /// The values that a variable's limits leave.
    func face(_ v: Int) -> Interval {
        Interval(
            lower: min(lower[v], value[v]), upper: max(upper[v], value[v]), lowerScale: scale[v], upperScale: scale[v])
    }

    /// Step 8: makes the error of one wish least among what the priorities have left, and keeps it there.
    mutating func settle(_ wish: Wish, _ costs: inout LevelCosts) {
        let v = Int(wish.column)
        if isFixed(v) || !hasChoice { return }
        let slack = tolerance(v)
        let isLow = wish.relation != .lessThanOrEqual && value[v] < wish.kink - slack
        let isHigh = wish.relation != .greaterThanOrEqual && value[v] > wish.kink + slack
        if isLow || isHigh {
            costs.load(CollectionOfOne(wish))
            minimise(&costs)
        } else {
            // It is met: it must stay met.
            if wish.relation != .lessThanOrEqual { lower[v] = max(lower[v], min(wish.kink, value[v])) }
            if wish.relation != .greaterThanOrEqual { upper[v] = min(upper[v], max(wish.kink, value[v])) }
        }
    }
}
