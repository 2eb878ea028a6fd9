// Step 3: what is left after the equations: independent columns with wishes, and rows that couple them.

/// Columns with limits and wishes, and rows that couple them. Depends on the system's coefficients and priorities, and on
/// its constants only through offsets.
struct ReducedSystem {
    /// The representative that each column stands for, ascending.
    private(set) var variables: ArenaArray<Int32>
    /// By representative: its column; -1 for none.
    let columns: UnsafeMutablePointer<Int32>
    /// The wishes, column by column; in each by falling priority, then rank.
    private(set) var wishes: UnsafeMutablePointer<Wish>
    /// Where the wishes of each column start; one more at the end.
    private(set) var wishStart: UnsafeMutablePointer<Int32>
    private(set) var rows: ArenaArray<Row>
    private(set) var terms: ArenaArray<ColumnTerm>
    /// Residuals without columns that depend on the parameters.
    private(set) var checks: ArenaArray<ParametricCheck>
    private(set) var contradiction: Certificate?

    /// The conditions on single representatives, before they are sorted by column.
    private var conditions: ArenaArray<Wish>
    /// The constraints over several representatives.
    private var couplings: ArenaArray<(constraint: Int32, rank: Int32)>
    private let isLimited: UnsafeMutablePointer<Bool>
    private let arena: Arena
    /// Memory for what is needed only while the system is being reduced.
    private let room: Arena

    var columnCount: Int { variables.count }

    /// Reduces a system whose equations have tied its variables; `definitions` are made on the way.
    init(
        _ system: SystemView, _ others: ArenaArray<Int32>, _ ties: EquationTies, _ definitions: inout Definitions,
        _ form: inout LinearForm, _ scratch: inout LinearForm, in arena: Arena, room: Arena
    ) {
        self.arena = arena
        self.room = room
        let forest = ties.forest
        variables = ArenaArray(arena, capacity: 0)
        columns = arena.allocate(Int32.self, system.variableCount + 1)
        isLimited = room.allocate(system.variableCount + 1, of: false)
        rows = ArenaArray(arena, capacity: 0)
        terms = ArenaArray(arena, capacity: 0)
        conditions = ArenaArray(arena, capacity: others.count)
        couplings = ArenaArray(room, capacity: 0)
        checks = ArenaArray(arena, capacity: ties.checks.count)
        for place in ties.checks.indices { checks.append(ties.checks[place], in: arena) }
        wishes = arena.allocate(Wish.self, 0)
        wishStart = arena.allocate(Int32.self, 0)
        forest.flatten()
        for rank in others.indices {
            system.collapse(others[rank], forest, &form)
            add(form, system[others[rank]], others[rank], Int32(truncatingIfNeeded: rank))
            if contradiction != nil { return }
        }
        addBounds(system, forest, &form)
        if contradiction != nil { return }
        var equations = ties.pending
        if equations.count > 0 {
            equations = definitions.use(equations, system, forest, isLimited: isLimited, &form, &scratch)
        }
        numberColumns(forest, definitions)
        for place in equations.indices { couplings.append((equations[place], 0), in: room) }
        for place in couplings.indices {
            let (constraint, rank) = couplings[place]
            system.collapse(constraint, forest, &form)
            definitions.expand(&form, &scratch)
            if form.count < 2 {
                add(form, system[constraint], constraint, rank)
            } else {
                addRow(form, system[constraint], constraint, rank)
            }
            if contradiction != nil { return }
        }
        sortWishes()
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
        conditions.append(
            Wish(
                kink: form.offset.negated(dividedBy: c), weight: abs(c), priority: min(priority, Priority.required),
                rank: rank, column: form.variables[0], source: source, relation: c > 0 ? relation : relation.reversed),
            in: arena)
    }

    /// Looks at a residual that must hold by itself, now or, if it depends on parameters, in each solve.
    private mutating func check(_ residual: Offset, _ relation: Relation, _ source: Source) {
        if residual.isParametric {
            checks.append(ParametricCheck(residual: residual, relation: relation, source: source), in: arena)
        } else if !relation.holds(residual.x, slack: Tolerance.consistency * residual.magnitude) {
            contradiction = Certificate(sources: [source])
        }
    }

    private mutating func addBounds(_ system: SystemView, _ forest: AffineForest, _ form: inout LinearForm) {
        for v in 0..<forest.zero {
            let bound = system.lowerBounds[Int(v)]
            if bound == -.infinity || !bound.isFinite { continue }
            let place = forest.direct(v)
            form.reset(to: Offset(constant: -bound) + place.offset)
            if place.root == forest.zero {
                check(form.offset, .greaterThanOrEqual, .bound(of: v))
                if contradiction != nil { return }
                continue
            }
            form.add(place.multiplier, place.root)
            addCondition(form, .greaterThanOrEqual, Priority.required, .max, .bound(of: v))
        }
    }

    /// Gives every representative that is neither known nor defined a column.
    private mutating func numberColumns(_ forest: AffineForest, _ definitions: Definitions) {
        for v in 0..<forest.zero {
            let isColumn = forest.parent[Int(v)] == v && !definitions.isDefined(v)
            columns[Int(v)] = isColumn ? Int32(truncatingIfNeeded: variables.count) : -1
            if isColumn { variables.append(v, in: arena) }
        }
        columns[Int(forest.zero)] = -1
    }

    private mutating func addRow(_ form: LinearForm, _ record: ConstraintRecord, _ constraint: Int32, _ rank: Int32) {
        let row = Row(
            offset: form.offset, priority: min(record.priority, Priority.required),
            start: Int32(truncatingIfNeeded: terms.count), count: Int32(truncatingIfNeeded: form.count), rank: rank,
            source: .constraint(constraint), relation: record.relation)
        rows.append(row, in: arena)
        for place in 0..<form.count {
            let column = columns[Int(form.variables[place])]
            assert(column >= 0)
            terms.append(ColumnTerm(coefficient: form.coefficients[place], column: column), in: arena)
        }
    }

    /// Sorts the conditions by column, in place, and within each by falling priority, then rank.
    private mutating func sortWishes() {
        wishes = conditions.base
        wishStart = arena.allocate(columnCount + 1, of: 0)
        var isSorted = true
        var last: Int32 = 0
        for place in conditions.indices {
            let column = columns[Int(wishes[place].column)]
            wishes[place].column = column
            wishStart[Int(column) + 1] += 1
            isSorted = isSorted && column >= last
            last = column
        }
        for column in 0..<columnCount { wishStart[column + 1] += wishStart[column] }
        if !isSorted { permute() }
        for column in 0..<columnCount { sort(wishes(of: column)) }
    }

    /// Brings each wish to the part of the array that belongs to its column, swap by swap.
    private func permute() {
        let next = room.allocate(Int32.self, columnCount)
        next.update(from: wishStart, count: columnCount)
        for column in 0..<columnCount {
            while next[column] < wishStart[column + 1] {
                let place = Int(next[column])
                let target = Int(wishes[place].column)
                if target != column { swap(&wishes[place], &wishes[Int(next[target])]) }
                next[target] += 1
            }
        }
    }

    /// Sorts the few wishes of a column.
    @inline(__always)
    private func sort(_ wishes: UnsafeMutableBufferPointer<Wish>) {
        for place in wishes.indices.dropFirst() where precedes(wishes[place], wishes[place - 1]) {
            let wish = wishes[place]
            var target = place
            while target > 0, precedes(wish, wishes[target - 1]) {
                wishes[target] = wishes[target - 1]
                target -= 1
            }
            wishes[target] = wish
        }
    }

    @inline(__always)
    private func precedes(_ a: Wish, _ b: Wish) -> Bool {
        a.priority != b.priority ? a.priority > b.priority : a.rank < b.rank
    }

    /// The wishes of a column.
    @inline(__always)
    func wishes(of column: Int) -> UnsafeMutableBufferPointer<Wish> {
        let start = Int(wishStart[column])
        return UnsafeMutableBufferPointer(start: wishes + start, count: Int(wishStart[column + 1]) - start)
    }
}
