// What solving a system gives: a value for each variable, the conflicts, and the dimensions that stay free.

/// The answer to a constraint system. There always is one: conflicts are resolved by breaking constraints.
public struct Solution: Sendable {
    /// The value of each variable, by its index.
    public var values: [Double]
    /// The conflicts among required constraints, in the order in which they were found.
    public var conflicts: [Conflict]
    /// The independent ways in which the variables can still move without any constraint faring worse.
    public var freeDimensions: [FreeDimension]
    /// Whether constraints of one priority left a choice that document order has decided: see
    /// `ConstraintSystem.solutionWithoutTieBreaking(besides:)`.
    public var hasTies = false
    /// Whether a block of constraints took more work than is allowed: those of lower priorities may then be farther
    /// from being met than they need be, and required ones may be missed.
    public var isUnfinished = false

    /// The value of a variable.
    @inlinable
    public subscript(variable: Variable) -> Double {
        values[Int(variable.index)]
    }

    /// Whether a required constraint was given up to resolve a conflict.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        conflicts.contains { $0.broken == constraint }
    }
}

/// Required constraints that cannot all hold, and the one that was given up.
public struct Conflict: Hashable, Sendable {
    /// A minimal set of constraints in contradiction: without any one of them the others can hold. In document order.
    public var members: [ConstraintID]
    /// The variables whose lower bounds take part in the contradiction, by index.
    public var bounds: [Variable]
    /// The member that was given up.
    public var broken: ConstraintID
    /// For each member, whether it asks for too much: the contradiction needs that its left side is at least the
    /// constant.
    public var asksTooMuch: [Bool]

    /// Makes a conflict report.
    public init(members: [ConstraintID], bounds: [Variable], broken: ConstraintID, asksTooMuch: [Bool]) {
        self.members = members
        self.bounds = bounds
        self.broken = broken
        self.asksTooMuch = asksTooMuch
    }
}

/// One way in which variables can move together without any constraint faring worse.
public struct FreeDimension: Hashable, Sendable {
    /// How far each variable moves when the dimension is moved along by one; in order of the variables.
    public var movements: [Term]
    /// How far the dimension can be moved along from the solution, in both directions (at most 0, at least 0).
    public var range: ClosedRange<Double>
    /// Whether the range is the same wherever other dimensions are moved to.
    public var isIndependent: Bool

    /// Makes a free dimension.
    public init(movements: [Term], range: ClosedRange<Double>, isIndependent: Bool) {
        self.movements = movements
        self.range = range
        self.isIndependent = isIndependent
    }
}
