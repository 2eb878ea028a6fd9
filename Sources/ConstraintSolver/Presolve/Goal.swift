// The goals of single columns, and the rows that couple several of them.

/// A condition on one column: it should be equal to, at most, or at least a target.
struct Goal: BitwiseCopyable {
    /// Where the condition is met, depending on the parameters.
    var target: ParametricNumber
    /// The share of one unit of the column in the constraint's error.
    var weight: Double
    var priority: Double
    /// The constraint's place in canonical order, which breaks ties; bounds come last.
    var rank: Int32
    /// The column; while columns are not numbered yet, the representative.
    var column: Int32
    var source: Source
    var relation: Relation

    var isRequired: Bool { priority >= Priority.required }
}

/// A constraint over two or more columns: sum of coefficient × column + offset (relation) 0.
struct Row: BitwiseCopyable {
    var offset: ParametricNumber
    var priority: Double
    /// Where its terms lie in the reduced system's terms, and how many there are.
    var start: Int32
    var count: Int32
    var rank: Int32
    var source: Source
    var relation: Relation

    var isRequired: Bool { priority >= Priority.required }
    var terms: Range<Int> { Int(start)..<Int(start + count) }
}

/// A coefficient times a column.
struct ColumnTerm: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
}

extension Relation {
    /// The relation after both sides are multiplied by a negative number, or change places: at most becomes at least.
    ///
    /// Where both happen, as when `a <= m·b + c` with a negative m is solved for b, the relation stays as it is.
    @inline(__always)
    package var reversed: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// Whether the relation holds between a residual and zero.
    @inline(__always)
    func holds(_ residual: Double, slack: Double) -> Bool {
        switch self {
        case .equal: abs(residual) <= slack
        case .lessThanOrEqual: residual <= slack
        case .greaterThanOrEqual: residual >= -slack
        }
    }
}
