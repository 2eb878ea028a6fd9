// Step 3: what is left after the equations: independent columns with limits and wishes, and rows that couple them.

/// The error of one column against one constraint that is not required: weight × the distance from the kink.
struct Wish {
    var column: Int32
    var relation: Relation
    var kink: Double
    /// The share of one unit of the column in the constraint's error.
    var weight: Double
    /// The largest number that the kink was computed from.
    var scale: Double
    var priority: Double
    /// The constraint's place in canonical order, which breaks ties.
    var rank: Int32
}

/// A constraint over two or more columns: lower ≤ sum of coefficient × column ≤ upper.
struct Row {
    /// Where its terms lie in the reduced system's term arrays.
    var terms: Range<Int>
    /// The limits, hard or wished for.
    var lower: Double
    var upper: Double
    var priority: Double
    var rank: Int32
    var source: Source
    /// The largest number that went into the limits.
    var scale: Double

    var isRequired: Bool { priority >= Priority.required }
}

/// Columns with limits and wishes, and rows that couple them.
struct ReducedSystem {
    /// The representative that each column stands for.
    var variables: [Int32] = []
    /// The column of each representative; -1 for none.
    var columns: [Int32]
    /// The values that the required constraints and bounds allow each column.
    var limits: [Interval] = []
    var lowerSource: [Source] = []
    var upperSource: [Source] = []
    /// The value that makes the first variable of the column's class zero: where a column goes that nothing else pulls.
    var home: [Double] = []
    var wishes: [Wish] = []
    var rows: [Row] = []
    var rowColumns: [Int32] = []
    var rowCoefficients: [Double] = []
    var contradiction: Certificate?

    /// Nothing.
    init() {
        columns = []
    }

    /// Reduces the system of `presolve`, whose equations have been used.
    init(_ presolve: inout Presolve, _ constraints: [Int32]) {
        columns = [Int32](repeating: -1, count: presolve.system.variableCount + 1)
        let others = constraints.filter { !presolve.isRequiredEquation($0) }
        presolve.defineFreeRepresentatives(limitedBy: others)
        makeColumns(presolve)
        for (rank, constraint) in constraints.enumerated() {
            if presolve.isRequiredEquation(constraint) { continue }
            add(constraint, Int32(truncatingIfNeeded: rank), &presolve)
            if contradiction != nil { return }
        }
        for constraint in presolve.pending {
            add(constraint, 0, &presolve)
            if contradiction != nil { return }
        }
        addBounds(&presolve)
    }

    /// Gives every representative that is neither known nor defined a column.
    private mutating func makeColumns(_ presolve: Presolve) {
        let forest = presolve.forest
        for v in 0..<forest.zero where forest.parent[Int(v)] == v && !presolve.definitions.isDefined(v) {
            columns[Int(v)] = Int32(truncatingIfNeeded: variables.count)
            variables.append(v)
        }
        let count = variables.count
        limits = [Interval](repeating: Interval(lower: -.infinity, upper: .infinity), count: count)
        lowerSource = [Source](repeating: .none, count: count)
        upperSource = lowerSource
        home = [Double](repeating: .nan, count: count)
    }

    private mutating func add(_ constraint: Int32, _ rank: Int32, _ presolve: inout Presolve) {
        presolve.collapse(constraint)
        presolve.definitions.expand(&presolve.form)
        let record = presolve.system.records[Int(constraint)]
        add(presolve.form, record.relation, record.priority, rank, .constraint(constraint), presolve)
    }

    /// Adds the lower bounds of the variables, as limits of their columns.
    private mutating func addBounds(_ presolve: inout Presolve) {
        for v in 0..<presolve.forest.zero {
            let bound = presolve.system.lowerBounds[Int(v)]
            let (root, multiplier, offset) = presolve.forest.find(v)
            let column = columns[Int(root)]
            if column >= 0, home[Int(column)].isNaN { home[Int(column)] = -presolve.value(offset) / multiplier }
            if bound == -.infinity || bound.isNaN { continue }
            presolve.form.reset(to: Offset(constant: -bound))
            presolve.form.add(offset)
            if root != presolve.forest.zero { presolve.form.add(multiplier, root) }
            presolve.definitions.expand(&presolve.form)
            add(presolve.form, .greaterThanOrEqual, Priority.required, 0, .bound(of: v), presolve)
            if contradiction != nil { return }
        }
    }

    /// Adds the condition `form` (relation) 0.
    private mutating func add(
        _ form: LinearForm, _ relation: Relation, _ priority: Double, _ rank: Int32, _ source: Source,
        _ presolve: Presolve
    ) {
        let constant = presolve.value(form.offset)
        let isRequired = priority >= Priority.required
        switch form.count {
        case 0:
            if isRequired, !holds(constant, relation, Tolerance.consistency * form.offset.magnitude) {
                contradiction = Certificate(sources: [source])
            }
        case 1:
            let column = columns[Int(form.variables[0])]
            let c = form.coefficients[0]
            let kink = -constant / c
            let scale = form.offset.magnitude / abs(c)
            let oriented = c > 0 ? relation : relation.reversed
            if isRequired {
                limit(Int(column), oriented, kink, scale, source)
            } else {
                wishes.append(
                    Wish(
                        column: column, relation: oriented, kink: kink, weight: abs(c), scale: scale,
                        priority: priority, rank: rank))
            }
        default:
            let start = rowColumns.count
            for place in 0..<form.count {
                rowColumns.append(columns[Int(form.variables[place])])
                rowCoefficients.append(form.coefficients[place])
            }
            rows.append(
                Row(
                    terms: start..<rowColumns.count, lower: relation == .lessThanOrEqual ? -.infinity : -constant,
                    upper: relation == .greaterThanOrEqual ? .infinity : -constant, priority: priority, rank: rank,
                    source: source, scale: form.offset.magnitude))
        }
    }

    private func holds(_ constant: Double, _ relation: Relation, _ tolerance: Double) -> Bool {
        switch relation {
        case .equal: abs(constant) <= tolerance
        case .lessThanOrEqual: constant <= tolerance
        case .greaterThanOrEqual: constant >= -tolerance
        }
    }

    /// Narrows a column's limits.
    private mutating func limit(
        _ column: Int, _ relation: Relation, _ kink: Double, _ scale: Double, _ source: Source
    ) {
        var limit = limits[column]
        if relation != .lessThanOrEqual, kink > limit.lower {
            (limit.lower, limit.lowerScale, lowerSource[column]) = (kink, scale, source)
        }
        if relation != .greaterThanOrEqual, kink < limit.upper {
            (limit.upper, limit.upperScale, upperSource[column]) = (kink, scale, source)
        }
        if limit.lower > limit.upper {
            if limit.lower - limit.upper > Tolerance.consistency * max(limit.lowerScale, limit.upperScale) {
                contradiction = Certificate(sources: [lowerSource[column], upperSource[column]])
            }
            // If they agree but for rounding the one that came first counts.
            if lowerSource[column] == source { limit.lower = limit.upper } else { limit.upper = limit.lower }
        }
        limits[column] = limit
    }
}

extension Relation {
    /// The relation after both sides were multiplied by -1.
    var reversed: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension Presolve {
    /// Whether a constraint is an equation that must hold.
    func isRequiredEquation(_ constraint: Int32) -> Bool {
        let record = system.records[Int(constraint)]
        return record.relation == .equal && record.isRequired
    }

    /// Lets waiting equations define representatives that nothing else limits or pulls.
    ///
    /// Those that find none stay pending and become rows.
    mutating func defineFreeRepresentatives(limitedBy constraints: [Int32]) {
        if pending.isEmpty { return }
        var isLimited = [Bool](repeating: false, count: system.variableCount + 1)
        for constraint in constraints {
            collapse(constraint)
            if form.count == 1 { isLimited[Int(form.variables[0])] = true }
        }
        for v in 0..<forest.zero where system.lowerBounds[Int(v)] > -.infinity {
            isLimited[Int(forest.find(v).root)] = true
        }
        var kept: [Int32] = []
        for equation in pending {
            collapse(equation)
            // One that no definition mentions yet can be defined without multiplying out.
            if define(equation, isLimited, evenIfMentioned: false) { continue }
            definitions.expand(&form)
            if define(equation, isLimited, evenIfMentioned: true) { continue }
            kept.append(equation)
        }
        pending = kept
    }

    /// Solves the form for the eligible variable with the largest coefficient, if that is large enough.
    private mutating func define(_ equation: Int32, _ isLimited: [Bool], evenIfMentioned: Bool) -> Bool {
        var best = -1
        var largest = 0.0
        for place in 0..<form.count {
            largest = max(largest, abs(form.coefficients[place]))
            let v = Int(form.variables[place])
            if definitions.constraint[v] >= 0 || isLimited[v] { continue }
            if definitions.isMentioned[v], !evenIfMentioned { continue }
            if best < 0 || abs(form.coefficients[place]) > abs(form.coefficients[best]) { best = place }
        }
        guard best >= 0, form.count > 1, abs(form.coefficients[best]) >= 0.01 * largest else { return false }
        definitions.define(best, by: form, because: equation)
        return true
    }
}
