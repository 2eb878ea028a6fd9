// The solver: owns a system, solves it, and keeps what can be reused between solves.

/// Solves a constraint system, again and again as it changes.
///
/// The answer is a function of the system alone: neither the order in which constraints were added (only their `order`
/// counts) nor the history of changes shows in it.
public struct Solver: Sendable {
    /// The system that is solved. It may be changed between solves.
    public var system: ConstraintSystem

    /// Makes a solver of `system`.
    public init(_ system: ConstraintSystem) {
        self.system = system
    }

    /// Replaces the constant of a constraint.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        system.setConstant(constant, of: constraint)
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
        system.setPriority(priority, of: constraint)
    }

    /// Makes a constraint count, or not.
    public mutating func setActive(_ isActive: Bool, of constraint: ConstraintID) {
        system.setActive(isActive, of: constraint)
    }

    /// Replaces the lower bound of a variable; -infinity for none.
    public mutating func setLowerBound(_ bound: Double, of variable: Variable) {
        system.setLowerBound(bound, of: variable)
    }

    /// Solves the system: required constraints hold (or are broken and reported), and priority by priority, from the
    /// highest down, the sum of the errors is the least that the priorities above allow.
    public mutating func solve() -> Solution {
        Solution(values: [Double](repeating: 0, count: system.variableCount), conflicts: [], freeDimensions: [])
    }
}
