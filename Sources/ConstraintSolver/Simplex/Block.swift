// Steps 6 to 8 for one block: a small tableau, repaired, then solved priority by priority, then ties broken.

/// The columns and rows of one block, numbered for its tableau.
struct Block {
    let columns: UnsafeMutableBufferPointer<Int32>
    let rows: UnsafeMutableBufferPointer<Int32>
    let tableau: Tableau
    let goals: UnsafeMutableBufferPointer<TableauGoal>

    /// The goals that share the priority of the one at `start`.
    func level(from start: Int) -> UnsafeMutableBufferPointer<TableauGoal> {
        var end = start + 1
        while end < goals.count, goals[end].priority == goals[start].priority { end += 1 }
        return UnsafeMutableBufferPointer(rebasing: goals[start..<end])
    }
}

/// A priority that has been dealt with: where its goals start, and their errors then.
private struct Level: BitwiseCopyable {
    var start: Int
    var error: (sum: Double, size: Double)
}

extension Evaluation {
    /// Solves one block and keeps its values and faces. Returns the limits that exclude each other, if any do.
    ///
    /// - Parameter effort: What has been done for the block before, and then with what it takes now.
    mutating func solveBlock(_ index: Int, _ blocks: BlockPartition, _ effort: inout Int) -> Certificate? {
        let mark = scratch.mark
        defer { scratch.release(to: mark) }
        switch solve(makeBlock(index, blocks, effort, isCareful: false), &effort) {
        case .solved: return nil
        case .contradiction(let found): return found
        case .inaccurate: break
        }
        // Rounding errors have added up: once more, slowly.
        let careful = makeBlock(index, blocks, effort, isCareful: true)
        if case .contradiction(let found) = solve(careful, &effort) { return found }
        return nil
    }

    private enum Outcome {
        case solved, inaccurate
        case contradiction(Certificate)
    }

    private mutating func solve(_ block: Block, _ effort: inout Int) -> Outcome {
        let tableau = block.tableau
        defer { effort += tableau.sparse?.effort ?? 0 }
        // 6. Bring all required rows within their limits.
        let penalties = penalties(block)
        if let sparse = tableau.sparse {
            var propagation = BoundPropagation(tableau, sparse.byColumn)
            if let limits = propagation.contradiction() { return .contradiction(certificate(limits, block)) }
            if tableau.matrix.isUnit { tableau.settle(penalties, sparse.byColumn) }
        }
        if let limits = tableau.repair(penalties) { return .contradiction(certificate(limits, block)) }
        // 7. Priority by priority the least sum of errors.
        var costs = LevelCosts(variables: tableau.variableCount, in: scratch)
        let room = LevelScratch(tableau)
        var levels = ArenaArray<Level>(scratch, capacity: 16)
        var position = 0
        while position < block.goals.count, tableau.hasChoice, !tableau.isExhausted {
            let goals = block.level(from: position)
            costs.load(goals)
            tableau.minimise(costs, room)
            tableau.refresh()
            _ = tableau.repair(penalties)
            levels.append(Level(start: position, error: tableau.error(of: goals)), in: scratch)
            position += goals.count
        }
        // 8. Ties: the errors one by one, in order.
        if tableau.hasChoice, ties.areBroken {
            for goal in block.goals where !tableau.isExhausted && tableau.breakTie(goal, &costs, room) {
                ties.areThere = true
            }
        }
        let hasChoice = tableau.hasChoice && !tableau.isExhausted
        keepFaces(block, hasChoice)
        if hasChoice, seeksValues || tableau.sparse == nil { moveToDefaults(block, &costs, room) }
        tableau.refine()
        for (local, column) in block.columns.enumerated() { values[Int(column)] = tableau.value[local] }
        // What could not be decided in time stays as it is: nobody knows what else it could be.
        if tableau.isExhausted {
            isUnfinished = true
            return .solved
        }
        return isAccurate(block) && keepsLevels(block, levels) ? .solved : .inaccurate
    }

    /// Whether what came later has left each level's sum of errors as small as it was made.
    private func keepsLevels(_ block: Block, _ levels: ArenaArray<Level>) -> Bool {
        for index in levels.indices {
            let level = levels[index]
            let error = block.tableau.error(of: block.level(from: level.start))
            if error.sum > level.error.sum + 1e-8 * max(error.size, level.error.size) { return false }
        }
        return true
    }

    /// Whether the values of the rows are what their columns add up to, and within their limits.
    private func isAccurate(_ block: Block) -> Bool {
        let tableau = block.tableau
        for local in block.rows.indices {
            let v = tableau.columnCount + local
            let slack = 1e-7 * max(abs(tableau.value[v]), tableau.scale[v])
            if abs(tableau.activity(of: local) - tableau.value[v]) > slack { return false }
        }
        for v in 0..<tableau.variableCount {
            let slack = 1e-7 * max(abs(tableau.value[v]), tableau.scale[v])
            if tableau.value[v] < tableau.lower[v] - slack || tableau.value[v] > tableau.upper[v] + slack {
                return false
            }
        }
        return true
    }

    private func makeBlock(_ index: Int, _ blocks: BlockPartition, _ effort: Int, isCareful: Bool) -> Block {
        let firstColumn = index == 0 ? 0 : Int(blocks.columnEnds[index - 1])
        let firstRow = index == 0 ? 0 : Int(blocks.rowEnds[index - 1])
        let columns = UnsafeMutableBufferPointer(
            start: blocks.columns + firstColumn, count: Int(blocks.columnEnds[index]) - firstColumn)
        let rows = UnsafeMutableBufferPointer(
            start: blocks.rows + firstRow, count: Int(blocks.rowEnds[index]) - firstRow)
        for (local, column) in columns.enumerated() { localColumn[Int(column)] = Int32(truncatingIfNeeded: local) }
        var tableau = Tableau(matrix(columns.count, rows), limits.after(effort), in: scratch)
        var goals = ArenaArray<TableauGoal>(scratch, capacity: 3 * columns.count)
        for (local, column) in columns.enumerated() {
            setUp(tableau, local, Int(column), &goals)
        }
        for (local, row) in rows.enumerated() { setUp(tableau, row: local, reduced.rows[Int(row)], &goals) }
        tableau.start()
        if isCareful { tableau.becomeCareful() }
        var sorted = goals.buffer
        sorted.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.rank < $1.rank }
        return Block(columns: columns, rows: rows, tableau: tableau, goals: sorted)
    }

    /// The coefficients of some rows over the columns of their block.
    private func matrix(_ columnCount: Int, _ rows: UnsafeMutableBufferPointer<Int32>) -> RowMatrix {
        var matrix = RowMatrix(columns: columnCount, rows: rows.count, in: scratch)
        for row in rows {
            for k in reduced.rows[Int(row)].terms {
                let term = reduced.terms.base[k]
                matrix.add(term.coefficient, Int(localColumn[Int(term.column)]))
            }
            matrix.endRow()
        }
        return matrix
    }

    /// Starts a column where it is best by itself.
    private func setUp(_ tableau: Tableau, _ local: Int, _ column: Int, _ goals: inout ArenaArray<TableauGoal>) {
        let own = reduced.goals(of: column)
        let limits = ColumnLimits(own, parameters).interval
        (tableau.lower[local], tableau.upper[local]) = (limits.lower, limits.upper)
        tableau.value[local] = relaxedValues[column]
        tableau.scale[local] = max(limits.scale(at: relaxedValues[column]), scales[column])
        for goal in own where !goal.isRequired {
            goals.append(
                TableauGoal(
                    target: goal.target.value(parameters), weight: goal.weight, priority: goal.priority,
                    rank: goal.rank,
                    variable: Int32(truncatingIfNeeded: local), relation: goal.relation), in: scratch)
        }
    }

    private func setUp(_ tableau: Tableau, row: Int, _ description: Row, _ goals: inout ArenaArray<TableauGoal>) {
        let v = tableau.columnCount + row
        let constant = -description.offset.value(parameters)
        tableau.scale[v] = description.offset.magnitude
        for k in description.terms {
            let term = reduced.terms.base[k]
            let column = Int(localColumn[Int(term.column)])
            tableau.scale[v] = max(tableau.scale[v], abs(term.coefficient) * tableau.scale[column])
        }
        if description.isRequired {
            if description.relation != .lessThanOrEqual { tableau.lower[v] = constant }
            if description.relation != .greaterThanOrEqual { tableau.upper[v] = constant }
        } else {
            goals.append(
                TableauGoal(
                    target: constant, weight: 1, priority: description.priority, rank: description.rank,
                    variable: Int32(truncatingIfNeeded: v), relation: description.relation), in: scratch)
        }
    }

    /// For each tableau variable, the highest priority that suffers when it moves down or up from where it starts.
    private func penalties(_ block: Block) -> UnsafeMutablePointer<Penalty> {
        let tableau = block.tableau
        let result = scratch.allocate(tableau.variableCount, of: Penalty())
        for goal in block.goals {
            let v = Int(goal.variable)
            let slack = tableau.tolerance(v)
            if goal.relation != .greaterThanOrEqual, tableau.value[v] >= goal.target - slack {
                result[v].up = max(result[v].up, goal.priority)
            }
            if goal.relation != .lessThanOrEqual, tableau.value[v] <= goal.target + slack {
                result[v].down = max(result[v].down, goal.priority)
            }
        }
        return result
    }

    private func certificate(_ limits: [ActiveLimit], _ block: Block) -> Certificate {
        Certificate(
            sources: limits.map { limit in
                if limit.variable >= block.columns.count {
                    return reduced.rows[Int(block.rows[limit.variable - block.columns.count])].source
                }
                let own = ColumnLimits(reduced.goals(of: Int(block.columns[limit.variable])), parameters)
                return limit.isLower ? own.lowerSource : own.upperSource
            })
    }

    private mutating func keepFaces(_ block: Block, _ hasChoice: Bool) {
        let tableau = block.tableau
        for (local, column) in block.columns.enumerated() {
            setFace(of: Int(column), to: hasChoice ? tableau.face(local) : tableau.point(local))
            scales[Int(column)] = tableau.scale[local]
        }
        for (local, row) in block.rows.enumerated() {
            var face = tableau.face(tableau.columnCount + local)
            let offset = reduced.rows[Int(row)].offset.value(parameters)
            face.lower += offset
            face.upper += offset
            rowFaces[Int(row)] = face
        }
    }

    /// Moves what is still open as near to its default as it can go.
    private mutating func moveToDefaults(_ block: Block, _ costs: inout LevelCosts, _ room: LevelScratch) {
        for (local, column) in block.columns.enumerated() {
            let goal = TableauGoal(
                target: defaultValue(of: Int(column)), weight: 1, priority: 0, rank: 0,
                variable: Int32(truncatingIfNeeded: local),
                relation: .equal)
            _ = block.tableau.breakTie(goal, &costs, room)
        }
    }
}
