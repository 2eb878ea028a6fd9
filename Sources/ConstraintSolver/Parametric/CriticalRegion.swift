// Where one vertex (step 9) is the answer: while a window is dragged about there, nothing has to be solved.

/// The parameters for which the same conditions are tight, and no other changes sides. The same column values, as
/// functions of the parameters, are best for all of them, by the same multipliers.
struct CriticalRegion {
    /// Whether document order has decided anything there: which conditions are tight shows that, too.
    private(set) var hasTies = false
    /// By column: its value.
    private let values: UnsafeMutablePointer<ParametricNumber>
    /// The parameters lie between these limits,
    private var lower = SIMD2(repeating: -Double.infinity)
    private var upper = SIMD2(repeating: Double.infinity)
    /// and where x + y × first + z × second is positive, for each of these.
    private var edges: ArenaArray<SIMD3<Double>>
    private let count: Int

    /// How much nearer than its edge the region ends, as a share of the numbers that led to the edge. At the edge
    /// itself rounding would decide which conditions are tight.
    private static let margin = 1e-7

    fileprivate init(columns: Int, in arena: Arena) {
        values = arena.allocate(ParametricNumber.self, columns)
        edges = ArenaArray(arena, capacity: 0)
        count = columns
    }

    @inline(__always)
    fileprivate func contains(_ parameters: SIMD2<Double>) -> Bool {
        if any(parameters .<= lower) || any(parameters .>= upper) { return false }
        for place in edges.indices {
            let edge = edges[place]
            if edge.x + (edge.y * parameters.x + edge.z * parameters.y) <= 0 { return false }
        }
        return true
    }

    /// Writes the values of all columns.
    @inline(__always)
    func write(_ parameters: SIMD2<Double>, to target: UnsafeMutablePointer<Double>) {
        for column in 0..<count { target[column] = values[column].value(parameters) }
    }

    /// Becomes the region around an evaluated vertex. Returns whether there is one: at a point where conditions happen
    /// to meet there is none.
    fileprivate mutating func enclose(_ vertex: Vertex, _ evaluation: Evaluation, in arena: Arena) -> Bool {
        (lower, upper) = (SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity))
        edges.truncate(to: 0)
        hasTies = evaluation.ties.areThere
        values.update(from: vertex.values, count: count)
        let (reduced, parameters) = (evaluation.reduced, evaluation.parameters)
        for column in 0..<count {
            for goal in reduced.goals(of: column) where !isSame(goal.target, values[column]) {
                if !keepSign(values[column] + goal.target.scaled(by: -1), parameters, arena) { return false }
            }
        }
        for row in reduced.rows.indices {
            let residual = vertex.knownPart(of: row)
            if evaluation.isTight(row), isZero(residual.y, residual), isZero(residual.z, residual) { continue }
            if !keepSign(residual, parameters, arena) { return false }
        }
        return true
    }

    /// Whether two numbers are the same for all parameters, to the last bit.
    private func isSame(_ a: ParametricNumber, _ b: ParametricNumber) -> Bool { a.lowHalf == b.lowHalf && a.z == b.z }

    /// Whether a parameter makes no difference to a residual but for rounding.
    private func isZero(_ lane: Double, _ residual: ParametricNumber) -> Bool {
        abs(lane) * ParametricNumber.nominalParameter <= Tolerance.feasibility * residual.magnitude
    }

    /// Keeps the parameters for which a number has the sign that it has now. Returns false if it is too near to zero.
    private mutating func keepSign(_ number: ParametricNumber, _ parameters: SIMD2<Double>, _ arena: Arena) -> Bool {
        let margin = Self.margin * number.magnitude
        let value = number.value(parameters)
        if abs(value) <= 2 * margin { return false }
        if !number.isParametric { return true }
        let signed = value < 0 ? number.scaled(by: -1) : number
        let constant = signed.x - margin
        if signed.z == 0 {
            limit(0, -constant / signed.y, isLower: signed.y > 0)
        } else if signed.y == 0 {
            limit(1, -constant / signed.z, isLower: signed.z > 0)
        } else {
            edges.append(SIMD3(constant, signed.y, signed.z), in: arena)
        }
        return true
    }

    /// Contains nothing from now on.
    fileprivate mutating func empty() { lower = SIMD2(repeating: .infinity) }

    private mutating func limit(_ lane: Int, _ value: Double, isLower: Bool) {
        if isLower { lower[lane] = max(lower[lane], value) } else { upper[lane] = min(upper[lane], value) }
    }
}

/// The critical regions of the last few vertices: a window that is dragged, or turned and turned back, is in one of
/// them most of the time.
struct CriticalRegions {
    private var regions: ArenaArray<CriticalRegion>
    /// The one that is overwritten next.
    private var oldest = 0
    private let arena: Arena

    private static let capacity = 8

    init(in arena: Arena) {
        self.arena = arena
        regions = ArenaArray(arena, capacity: 0)
    }

    /// The region in which the parameters lie, if it is known.
    @inline(__always)
    func region(of parameters: SIMD2<Double>) -> UnsafePointer<CriticalRegion>? {
        for place in regions.indices where regions.base[place].contains(parameters) {
            return UnsafePointer(regions.base + place)
        }
        return nil
    }

    /// Remembers the region around an evaluated vertex.
    mutating func add(_ vertex: Vertex, _ evaluation: Evaluation) {
        if oldest == regions.count {
            regions.append(CriticalRegion(columns: evaluation.reduced.columnCount, in: arena), in: arena)
        }
        if regions.base[oldest].enclose(vertex, evaluation, in: arena) {
            oldest = (oldest + 1) % Self.capacity
        } else {
            regions.base[oldest].empty()
        }
    }
}
