// Changes to a system that has been built, and questions about it.

extension ConstraintSystem {
    /// Replaces the constant of a constraint.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        records[Int(constraint.index)].constant = constant
    }

    /// Replaces the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of constraint: ConstraintID) {
        records[Int(constraint.index)].priority = priority
    }

    /// Makes a constraint count, or not.
    public mutating func setActive(_ isActive: Bool, of constraint: ConstraintID) {
        records[Int(constraint.index)].isActive = isActive
    }

    /// Replaces the lower bound of a variable; -infinity for none.
    public mutating func setLowerBound(_ bound: Double, of variable: Variable) {
        lowerBounds[Int(variable.index)] = bound
    }

    /// Announces that the constant of a required equation will change often, as a window's width and height do.
    ///
    /// Re-solving after such a change is then a fraction of a solve. At most three are heeded; others cost a full solve.
    public mutating func markAsParameter(_ constraint: ConstraintID) {
        guard parameters.count < 3, !parameters.contains(constraint.index) else { return }
        parameters.append(constraint.index)
    }

    /// The constant of a constraint.
    public func constant(of constraint: ConstraintID) -> Double { records[Int(constraint.index)].constant }
    /// The priority of a constraint.
    public func priority(of constraint: ConstraintID) -> Double { records[Int(constraint.index)].priority }
    /// The relation of a constraint.
    public func relation(of constraint: ConstraintID) -> Relation { records[Int(constraint.index)].relation }
    /// Whether a constraint counts.
    public func isActive(_ constraint: ConstraintID) -> Bool { records[Int(constraint.index)].isActive }
    /// The lower bound of a variable; -infinity for none.
    public func lowerBound(of variable: Variable) -> Double { lowerBounds[Int(variable.index)] }

    /// The terms of a constraint, as they were given.
    public func terms(of constraint: ConstraintID) -> [Term] {
        let record = records[Int(constraint.index)]
        guard record.termCount > 4 else { return (0..<Int(record.termCount)).map(record.inlineTerm) }
        return Array(longTerms[Int(record.v0)..<Int(record.v0 + record.termCount)])
    }
}
