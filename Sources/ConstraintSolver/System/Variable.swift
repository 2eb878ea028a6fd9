// Variables, and the linear terms that constraints are made of.

/// An unknown of a constraint system, such as a view's width.
///
/// Variables are dense: the first one that a system hands out has index 0, the next 1, ….
public struct Variable: Hashable, Sendable {
    /// The position among the system's variables, from zero.
    public var index: Int32

    /// Names the variable at `index` of a system.
    @inlinable
    public init(index: Int32) {
        self.index = index
    }
}

/// A coefficient times a variable: one summand of a constraint's left side.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// What the unknown is multiplied by.
    public var coefficient: Double

    /// Makes the summand `coefficient × variable`.
    @inlinable
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
