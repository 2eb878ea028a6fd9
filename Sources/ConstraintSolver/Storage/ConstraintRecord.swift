// How a constraint lies in memory: 80 bytes, with room for four terms.

/// One constraint of a ``ConstraintSystem``. Terms beyond four lie in the system's `longTerms`, from index `v0`.
@usableFromInline
struct ConstraintRecord: Sendable {
    var c0 = 0.0
    var c1 = 0.0
    var c2 = 0.0
    var c3 = 0.0
    var v0: Int32 = 0
    var v1: Int32 = 0
    var v2: Int32 = 0
    var v3: Int32 = 0
    var constant: Double
    var priority: Double
    var order: Int32
    var rank: Int32
    var termCount: Int32 = 0
    var relation: Relation
    var isActive = true
    /// Which parameter the constant is: 1, 2, or 0 for none. With ``fixedParameter`` it was that one, and is a number
    /// now.
    private(set) var parameter: UInt8 = 0
    var stance: Breakability.Stance

    /// A constraint without terms yet.
    init(_ relation: Relation, _ constant: Double, _ priority: Double, _ order: Int32, _ breakability: Breakability) {
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.order = order
        self.rank = breakability.rank
        self.stance = breakability.stance
    }

    /// A constraint of one term.
    init(_ r: Relation, _ k: Double, _ p: Double, _ order: Int32, _ b: Breakability, _ t0: Term) {
        self.init(r, k, p, order, b)
        (v0, c0) = (t0.variable.index, t0.coefficient)
        termCount = 1
    }

    /// A constraint of two terms.
    init(_ r: Relation, _ k: Double, _ p: Double, _ order: Int32, _ b: Breakability, _ t0: Term, _ t1: Term) {
        self.init(r, k, p, order, b, t0)
        (v1, c1) = (t1.variable.index, t1.coefficient)
        termCount = 2
    }

    /// A constraint of three terms.
    init(
        _ r: Relation, _ k: Double, _ p: Double, _ order: Int32, _ b: Breakability, _ t0: Term, _ t1: Term, _ t2: Term
    ) {
        self.init(r, k, p, order, b, t0, t1)
        (v2, c2) = (t2.variable.index, t2.coefficient)
        termCount = 3
    }

    /// A constraint of four terms.
    init(
        _ r: Relation, _ k: Double, _ p: Double, _ order: Int32, _ b: Breakability, _ t0: Term, _ t1: Term, _ t2: Term,
        _ t3: Term
    ) {
        self.init(r, k, p, order, b, t0, t1, t2)
        (v3, c3) = (t3.variable.index, t3.coefficient)
        termCount = 4
    }

    private static let fixedParameter: UInt8 = 4

    /// Which parameter the constant is: 1, 2, or 0 for none.
    var parameterLane: UInt8 {
        get { parameter < Self.fixedParameter ? parameter : 0 }
        set { parameter = newValue }
    }

    /// The lane of the parameter that the constant is or was: its place in canonical order, whatever its value.
    var formerLane: UInt8 { parameter & ~Self.fixedParameter }

    /// Makes a plain constant of a parameter, which keeps its place in canonical order.
    mutating func fixParameter() {
        if parameter != 0 { parameter |= Self.fixedParameter }
    }

    /// Whether the constraint must hold.
    var isRequired: Bool { priority >= Priority.required }
    /// Whether the constraint is an equation that must hold.
    var isRequiredEquation: Bool { relation == .equal && isRequired }

    /// The term in one of the four slots.
    func inlineTerm(_ slot: Int) -> Term {
        switch slot {
        case 0: Term(Variable(index: v0), c0)
        case 1: Term(Variable(index: v1), c1)
        case 2: Term(Variable(index: v2), c2)
        default: Term(Variable(index: v3), c3)
        }
    }

    /// Fills one of the four slots.
    mutating func setInline(_ slot: Int, _ term: Term) {
        switch slot {
        case 0: (v0, c0) = (term.variable.index, term.coefficient)
        case 1: (v1, c1) = (term.variable.index, term.coefficient)
        case 2: (v2, c2) = (term.variable.index, term.coefficient)
        default: (v3, c3) = (term.variable.index, term.coefficient)
        }
    }
}
