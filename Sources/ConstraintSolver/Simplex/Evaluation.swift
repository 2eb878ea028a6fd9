// The numeric half of a solve: values for the columns of a reduced system, at given parameters.

/// Solves a reduced system for the present constants and parameters. Keeps what does not depend on the parameters.
struct Evaluation {
    let forest: AffineForest
    let definitions: Definitions
    var reduced: ReducedSystem
    var parameters = SIMD2<Double>.zero
    /// The value of each column, the size of the numbers that led to it, and the values that it may take without any
    /// constraint faring worse.
    let values: UnsafeMutablePointer<Double>
    let scales: UnsafeMutablePointer<Double>
    let faces: UnsafeMutablePointer<Interval>
    /// The same for the rows' residuals.
    let rowFaces: UnsafeMutablePointer<Interval>
    /// Whether a column's face is more than a point, and how many are.
    private let isOpen: UnsafeMutablePointer<Bool>
    private(set) var openCount = 0
    /// Whether document order decides something in a column by itself, and in how many columns it does.
    private let isTied: UnsafeMutablePointer<Bool>
    private var tiedCount = 0
    /// What each column would be by itself.
    let relaxedValues: UnsafeMutablePointer<Double>
    /// The columns that depend on the parameters by themselves.
    private var parametric: ArenaArray<Int32>
    /// The columns and rows whose faces blocks have changed since the last evaluation.
    var blockColumns: ArenaArray<Int32>
    var blockRows: ArenaArray<Int32>
    /// By column: its number in the block that is being solved.
    let localColumn: UnsafeMutablePointer<Int32>
    private var isFresh = true
    /// Whether goals of one priority left a choice, and what becomes of it.
    var ties = Ties()
    /// Whether it is values that are looked for, or only contradictions: what a large block leaves open need not be
    /// decided for those.
    var seeksValues = true
    /// See ``ConstraintSystem/limits``.
    let limits: TableauLimits
    /// What the blocks of the last solve took.
    var work = BlockWork()
    /// Whether a block was left before all was decided.
    var isUnfinished = false
    /// Whether the system has been solved before.
    private var isRepeated = false
    /// The critical regions of the last solutions, and whether the present one comes from there.
    private var regions: CriticalRegions
    private(set) var isFromRegion = false
    /// The first variable of each column's class, once that has been asked for.
    private var firstVariables: UnsafeMutablePointer<Int32>?
    let arena: Arena
    /// Room for blocks, emptied in each evaluation.
    let scratch = Arena(capacity: 0)

    /// The memory that the evaluation of a reduced system needs at first.
    static func byteCount(_ reduced: ReducedSystem) -> Int {
        512 + 69 * reduced.columnCount + 32 * reduced.rows.count
    }

    /// Prepares the evaluation of a reduced system.
    init(
        _ forest: AffineForest, _ definitions: Definitions, _ reduced: ReducedSystem, limits: TableauLimits,
        in arena: Arena
    ) {
        self.limits = limits
        self.forest = forest
        self.definitions = definitions
        self.reduced = reduced
        self.arena = arena
        values = arena.allocate(Double.self, reduced.columnCount)
        scales = arena.allocate(Double.self, reduced.columnCount)
        faces = arena.allocate(Interval.self, reduced.columnCount)
        isOpen = arena.allocate(reduced.columnCount, of: false)
        isTied = arena.allocate(reduced.columnCount, of: false)
        relaxedValues = arena.allocate(Double.self, reduced.columnCount)
        localColumn = arena.allocate(Int32.self, reduced.columnCount)
        rowFaces = arena.allocate(Interval.self, reduced.rows.count)
        parametric = ArenaArray(arena, capacity: 0)
        blockColumns = ArenaArray(arena, capacity: 0)
        blockRows = ArenaArray(arena, capacity: 0)
        regions = CriticalRegions(in: arena)
    }

    /// Finds the best values of all columns. Returns the contradictions that are met: those of columns by themselves,
    /// or else those of blocks.
    mutating func solve(_ parameters: SIMD2<Double>) -> [Certificate] {
        self.parameters = parameters
        (isUnfinished, work) = (false, BlockWork())
        for place in reduced.checks.indices {
            let check = reduced.checks[place]
            let slack = Tolerance.consistency * check.residual.magnitude
            if !check.relation.holds(check.residual.value(parameters), slack: slack) {
                return [Certificate(sources: [check.source])]
            }
        }
        if reduced.columnCount == 0 { return [] }
        if let region = regions.region(of: parameters) {
            region.pointee.write(parameters, to: values)
            ties.areThere = region.pointee.hasTies
            isFromRegion = true
            return []
        }
        let found = relaxAll()
        if !found.isEmpty { return found }
        ties.areThere = false
        let contradictions = solveBlocks()
        ties.areThere = ties.areThere || tiedCount > 0
        return contradictions
    }

    /// What a column would do by itself does not matter any more.
    mutating func forgetTie(of column: Int) {
        if !isTied[column] { return }
        isTied[column] = false
        tiedCount -= 1
    }

    /// Ends a solve that has met no contradiction: finds out what the answer leaves open, and if that is nothing works
    /// the values of blocks out from their vertex.
    ///
    /// Whoever solves once may never solve again: only from the second time on is the vertex remembered.
    mutating func finish() -> [FreeDimension] {
        if isFromRegion || isUnfinished { return [] }
        let dimensions = freeDimensions()
        let hasBlocks = blockColumns.count > 0
        let isWorthRemembering = isRepeated && (hasBlocks || parametric.count > 0)
        if dimensions.isEmpty, hasBlocks || isWorthRemembering {
            let vertex = Vertex(self, in: scratch)
            if vertex.isComplete {
                // Columns by themselves stand where they are best: there is nothing to fix.
                if hasBlocks { take(vertex) }
                if isWorthRemembering { regions.add(vertex, self) }
            }
        }
        isRepeated = true
        return dimensions
    }

    /// Step 9.
    private func take(_ vertex: Vertex) {
        for column in 0..<reduced.columnCount { values[column] = vertex.values[column].value(parameters) }
    }

    private mutating func relaxAll() -> [Certificate] {
        var found: [Certificate] = []
        if isFresh || isFromRegion {
            parametric.truncate(to: 0)
            for column in 0..<reduced.columnCount {
                if let contradiction = relax(column) {
                    found.append(contradiction)
                    continue
                }
                if dependsOnParameters(column) { parametric.append(Int32(truncatingIfNeeded: column), in: arena) }
            }
            for row in 0..<reduced.rows.count { resetFace(ofRow: row) }
            (isFresh, isFromRegion) = (false, false)
        } else {
            for place in parametric.indices {
                if let contradiction = relax(Int(parametric[place])) { found.append(contradiction) }
            }
            for place in blockColumns.indices {
                if let contradiction = relax(Int(blockColumns[place])) { found.append(contradiction) }
            }
            for place in blockRows.indices { resetFace(ofRow: Int(blockRows[place])) }
        }
        blockColumns.truncate(to: 0)
        blockRows.truncate(to: 0)
        return found
    }

    /// Step 4 for one column.
    @inline(__always)
    private mutating func relax(_ column: Int) -> Certificate? {
        let goals = reduced.goals(of: column)
        let limits = ColumnLimits(goals, parameters)
        if limits.isContradiction { return Certificate(sources: [limits.lowerSource, limits.upperSource]) }
        ties.areThere = false
        let face = goals.best(of: limits.interval, parameters, &ties)
        if isTied[column] != ties.areThere {
            isTied[column] = ties.areThere
            tiedCount += ties.areThere ? 1 : -1
        }
        let value = face.lower < face.upper ? face.nearest(to: defaultValue(of: column)) : face.lower
        setFace(of: column, to: face)
        values[column] = value
        relaxedValues[column] = value
        scales[column] = face.scale(at: value)
        return nil
    }

    /// Keeps the values that a column may take.
    @inline(__always)
    mutating func setFace(of column: Int, to face: Interval) {
        faces[column] = face
        let wasOpen = isOpen[column]
        isOpen[column] = face.lower < face.upper && face.isOpen
        if isOpen[column] != wasOpen { openCount += wasOpen ? -1 : 1 }
    }

    /// The value that makes the first variable of the column's class zero: where a column goes that nothing pulls.
    mutating func defaultValue(of column: Int) -> Double {
        let variable = firstVariable(of: column)
        return -forest.offset[variable].value(parameters) / forest.multiplier[variable]
    }

    private mutating func firstVariable(of column: Int) -> Int {
        if let known = firstVariables { return Int(known[column]) }
        let first = arena.allocate(reduced.columnCount, of: Int32(-1))
        for v in 0..<forest.zero {
            let column = Int(reduced.columns[Int(forest.parent[Int(v)])])
            if column >= 0, first[column] < 0 { first[column] = v }
        }
        firstVariables = first
        return Int(first[column])
    }

    private mutating func dependsOnParameters(_ column: Int) -> Bool {
        if reduced.goals(of: column).contains(where: { $0.target.isParametric }) { return true }
        return faces[column].lower < faces[column].upper && forest.offset[firstVariable(of: column)].isParametric
    }

    /// Lets a row's residual go where its relation allows.
    private func resetFace(ofRow row: Int) {
        let relation = reduced.rows[row].relation
        rowFaces[row] = Interval(
            lower: relation == .lessThanOrEqual ? -.infinity : 0, upper: relation == .greaterThanOrEqual ? .infinity : 0
        )
    }
}
