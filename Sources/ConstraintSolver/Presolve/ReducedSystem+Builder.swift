// Step 3: writes what the equations have left over independent columns.

extension ReducedSystem {
    /// Makes a ``ReducedSystem``. Lives, with the memory that it needs for itself, only as long as that takes.
    struct Builder {
        private(set) var result: ReducedSystem
        /// The constraints and bounds that contradict the equations.
        private(set) var contradictions: [Certificate] = []
        /// The constraints over several representatives.
        private var couplings: ArenaArray<(constraint: Int32, rank: Int32)>
        private let isLimited: UnsafeMutablePointer<Bool>
        private let arena: Arena
        private let room: Arena

        /// Reduces a system whose equations have tied its variables; `definitions` are made on the way. What is to stay
        /// lies in `arena`, all else in `room`.
        init(
            _ system: SystemView, _ others: ArenaArray<Int32>, _ ties: EquationTies, _ definitions: inout Definitions,
            _ form: inout LinearForm, _ scratch: inout LinearForm, in arena: Arena, room: Arena
        ) {
            self.arena = arena
            self.room = room
            let forest = ties.forest
            let goalCapacity = others.count + system.lowerBounds.count { $0.isFinite }
            result = ReducedSystem(variableCount: system.variableCount, goalCapacity: goalCapacity, in: arena)
            isLimited = room.allocate(system.variableCount + 1, of: false)
            couplings = ArenaArray(room, capacity: 0)
            for place in ties.checks.indices { result.checks.append(ties.checks[place], in: arena) }
            forest.flatten()
            for rank in others.indices {
                system.collapse(others[rank], forest, &form)
                add(form, system[others[rank]], others[rank], Int32(truncatingIfNeeded: rank))
            }
            if !contradictions.isEmpty { return }
            addBounds(system, forest, &form)
            if !contradictions.isEmpty { return }
            var equations = ties.pending
            if equations.count > 0 {
                equations = definitions.use(equations, system, forest, isLimited: isLimited, &form, &scratch)
            }
            numberColumns(forest, definitions)
            for place in equations.indices { couplings.append((equations[place], 0), in: room) }
            addCouplings(system, forest, &definitions, &form, &scratch)
            if contradictions.isEmpty { result.sortGoals(arena, room: room) }
        }

        /// Takes in the constraints that were left for later.
        private mutating func addCouplings(
            _ system: SystemView, _ forest: AffineForest, _ definitions: inout Definitions, _ form: inout LinearForm,
            _ scratch: inout LinearForm
        ) {
            result.rows = ArenaArray(arena, capacity: couplings.count)
            result.terms = ArenaArray(arena, capacity: 2 * couplings.count)
            for place in couplings.indices {
                let (constraint, rank) = couplings[place]
                system.collapse(constraint, forest, &form)
                definitions.expand(&form, &scratch)
                if form.count < 2 {
                    add(form, system[constraint], constraint, rank)
                } else {
                    addRow(form, system[constraint], constraint, rank)
                }
            }
        }

        /// Takes in a constraint: a condition on one representative, or one for later.
        @inline(__always)
        private mutating func add(_ form: LinearForm, _ record: ConstraintRecord, _ constraint: Int32, _ rank: Int32) {
            if form.count == 1 {
                addCondition(form, record.relation, record.priority, rank, .constraint(constraint))
            } else if form.count == 0 {
                if record.isRequired { check(form.offset, record.relation, .constraint(constraint)) }
            } else {
                couplings.append((constraint, rank), in: room)
            }
        }

        @inline(__always)
        private mutating func addCondition(
            _ form: LinearForm, _ relation: Relation, _ priority: Double, _ rank: Int32, _ source: Source
        ) {
            let c = form.coefficients[0]
            isLimited[Int(form.variables[0])] = true
            result.goals.append(
                Goal(
                    target: form.offset.negated(dividedBy: c), weight: abs(c),
                    priority: min(priority, Priority.required),
                    rank: rank, column: form.variables[0], source: source,
                    relation: c > 0 ? relation : relation.reversed),
                in: arena)
        }

        /// Looks at a residual that must hold by itself, now or, if it depends on parameters, in each solve.
        private mutating func check(_ residual: ParametricNumber, _ relation: Relation, _ source: Source) {
            if residual.isParametric {
                result.checks.append(ParametricCheck(residual: residual, relation: relation, source: source), in: arena)
            } else if !relation.holds(residual.x, slack: Tolerance.consistency * residual.magnitude) {
                contradictions.append(Certificate(sources: [source]))
            }
        }

        private mutating func addBounds(_ system: SystemView, _ forest: AffineForest, _ form: inout LinearForm) {
            for v in 0..<forest.zero {
                let bound = system.lowerBounds[Int(v)]
                if bound == -.infinity || !bound.isFinite { continue }
                let place = forest.direct(v)
                form.reset(to: ParametricNumber(constant: -bound) + place.offset)
                if place.root == forest.zero {
                    check(form.offset, .greaterThanOrEqual, .bound(of: v))
                    continue
                }
                form.add(place.multiplier, place.root)
                addCondition(form, .greaterThanOrEqual, Priority.required, .max, .bound(of: v))
            }
        }

        /// Gives every representative that is neither known nor defined a column.
        private mutating func numberColumns(_ forest: AffineForest, _ definitions: Definitions) {
            var count: Int32 = 0
            for v in 0..<forest.zero {
                let isColumn = forest.parent[Int(v)] == v && !definitions.isDefined(v)
                result.columns[Int(v)] = isColumn ? count : -1
                if isColumn { count += 1 }
            }
            result.columns[Int(forest.zero)] = -1
            result.variables = ArenaArray(arena, capacity: Int(count))
            for v in 0..<forest.zero where result.columns[Int(v)] >= 0 { result.variables.append(v, in: arena) }
        }

        private mutating func addRow(_ form: LinearForm, _ record: ConstraintRecord, _ constraint: Int32, _ rank: Int32)
        {
            let row = Row(
                offset: form.offset, priority: min(record.priority, Priority.required),
                start: Int32(truncatingIfNeeded: result.terms.count), count: Int32(truncatingIfNeeded: form.count),
                rank: rank,
                source: .constraint(constraint), relation: record.relation)
            result.rows.append(row, in: arena)
            for place in 0..<form.count {
                let column = result.columns[Int(form.variables[place])]
                assert(column >= 0)
                result.terms.append(ColumnTerm(coefficient: form.coefficients[place], column: column), in: arena)
            }
        }
    }
}

extension ReducedSystem {
    /// Sorts the conditions by column, in place, and within each by falling priority, then rank.
    fileprivate mutating func sortGoals(_ arena: Arena, room: Arena) {
        goalStart = arena.allocate(columnCount + 1, of: 0)
        var isSorted = true
        var last: Int32 = 0
        for place in goals.indices {
            let column = columns[Int(goals[place].column)]
            goals.base[place].column = column
            goalStart[Int(column) + 1] += 1
            isSorted = isSorted && column >= last
            last = column
        }
        for column in 0..<columnCount { goalStart[column + 1] += goalStart[column] }
        if !isSorted { permute(room) }
        for column in 0..<columnCount { sort(goals(of: column)) }
    }

    /// Brings each goal to the part of the array that belongs to its column, swap by swap.
    private func permute(_ room: Arena) {
        let next = room.allocate(Int32.self, columnCount)
        next.update(from: goalStart, count: columnCount)
        for column in 0..<columnCount {
            while next[column] < goalStart[column + 1] {
                let place = Int(next[column])
                let target = Int(goals[place].column)
                if target != column { swap(&goals.base[place], &goals.base[Int(next[target])]) }
                next[target] += 1
            }
        }
    }

    /// Sorts the goals of a column, which are few most of the time.
    @inline(__always)
    private func sort(_ goals: UnsafeMutableBufferPointer<Goal>) {
        if goals.count > 32 {
            var many = goals
            return many.sort(by: precedes)
        }
        for place in goals.indices.dropFirst() where precedes(goals[place], goals[place - 1]) {
            let goal = goals[place]
            var target = place
            while target > 0, precedes(goal, goals[target - 1]) {
                goals[target] = goals[target - 1]
                target -= 1
            }
            goals[target] = goal
        }
    }

    @inline(__always)
    private func precedes(_ a: Goal, _ b: Goal) -> Bool {
        a.priority != b.priority ? a.priority > b.priority : a.rank < b.rank
    }
}
