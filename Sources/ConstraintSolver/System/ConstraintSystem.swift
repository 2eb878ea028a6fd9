// The system that is solved: variables with lower bounds, and linear constraints with priorities.

/// A system of linear constraints over variables, in the form in which it is handed to a ``Solver``.
///
/// Each constraint reads: the sum of coefficient × variable, relation, constant.
public struct ConstraintSystem: Sendable {
    /// The lower bound of each variable; -infinity for none.
    @usableFromInline var lowerBounds: [Double] = []
    @usableFromInline var records: [ConstraintRecord] = []
    /// The terms of the constraints that have more than four.
    @usableFromInline var longTerms: [Term] = []
    /// How many constraints were added that are no required equations; a measure of the memory that will be needed.
    private(set) var conditionCount = 0
    /// The constraints whose constants are the parameters of the system, at most two.
    var parameters: [Int32] = []
    /// From what size on a block is solved with a factorised basis, and for how long; tests set other limits.
    var limits = TableauLimits()
    /// See ``TableauLimits/mostEffort``; a solution that takes more is unfinished.
    package var mostEffort: Int {
        get { limits.mostEffort }
        set { limits.mostEffort = newValue }
    }
    /// The ``mostEffort`` of systems for which nobody sets another.
    package static let statedEffort = TableauLimits().mostEffort

    /// Makes an empty system.
    public init() {}

    /// Makes room for that many variables.
    public mutating func reserve(variables: Int) { lowerBounds.reserveCapacity(variables) }

    /// Makes room for that many constraints.
    public mutating func reserve(constraints: Int) { records.reserveCapacity(constraints) }

    /// How many variables the system has.
    public var variableCount: Int { lowerBounds.count }
    /// How many constraints the system has, active or not.
    public var constraintCount: Int { records.count }

    /// Adds a variable that is never less than `lowerBound`: a required condition that is never broken.
    public mutating func addVariable(lowerBound: Double = -.infinity) -> Variable {
        lowerBounds.append(lowerBound)
        return Variable(index: Int32(truncatingIfNeeded: lowerBounds.count - 1))
    }

    /// Adds a constraint of one term.
    @discardableResult
    public mutating func addConstraint(
        _ t0: Term, _ relation: Relation, _ constant: Double, priority: Double = Priority.required, order: Int32,
        breakability: Breakability = .ordinary
    ) -> ConstraintID {
        append(ConstraintRecord(relation, constant, priority, order, breakability, t0))
    }

    /// Adds a constraint of two terms.
    @discardableResult
    public mutating func addConstraint(
        _ t0: Term, _ t1: Term, _ relation: Relation, _ constant: Double, priority: Double = Priority.required,
        order: Int32, breakability: Breakability = .ordinary
    ) -> ConstraintID {
        append(ConstraintRecord(relation, constant, priority, order, breakability, t0, t1))
    }

    /// Adds a constraint of three terms.
    @discardableResult
    public mutating func addConstraint(
        _ t0: Term, _ t1: Term, _ t2: Term, _ relation: Relation, _ constant: Double,
        priority: Double = Priority.required, order: Int32, breakability: Breakability = .ordinary
    ) -> ConstraintID {
        append(ConstraintRecord(relation, constant, priority, order, breakability, t0, t1, t2))
    }

    /// Adds a constraint of four terms.
    @discardableResult
    public mutating func addConstraint(
        _ t0: Term, _ t1: Term, _ t2: Term, _ t3: Term, _ relation: Relation, _ constant: Double,
        priority: Double = Priority.required, order: Int32, breakability: Breakability = .ordinary
    ) -> ConstraintID {
        append(ConstraintRecord(relation, constant, priority, order, breakability, t0, t1, t2, t3))
    }

    /// Adds a constraint of any number of terms. A variable may occur in several of them.
    ///
    /// `order` is the place in the document: of constraints that are alike in all else the earlier one is served first.
    @discardableResult
    public mutating func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double,
        priority: Double = Priority.required, order: Int32, breakability: Breakability = .ordinary
    ) -> ConstraintID {
        var record = ConstraintRecord(relation, constant, priority, order, breakability)
        record.termCount = Int32(truncatingIfNeeded: terms.count)
        if terms.count <= 4 {
            for slot in terms.indices { record.setInline(slot, terms[slot]) }
        } else {
            record.v0 = Int32(truncatingIfNeeded: longTerms.count)
            longTerms.append(contentsOf: terms)
        }
        return append(record)
    }

    private mutating func append(_ record: ConstraintRecord) -> ConstraintID {
        records.append(record)
        if !record.isRequiredEquation { conditionCount += 1 }
        return ConstraintID(index: Int32(truncatingIfNeeded: records.count - 1))
    }
}
