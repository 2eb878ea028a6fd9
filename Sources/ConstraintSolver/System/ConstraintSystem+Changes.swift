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

    /// Replaces the relation of a constraint.
    public mutating func setRelation(_ relation: Relation, of constraint: ConstraintID) {
        records[Int(constraint.index)].relation = relation
    }

    /// Makes a constraint count, or not.
    public mutating func setActive(_ isActive: Bool, of constraint: ConstraintID) {
        records[Int(constraint.index)].isActive = isActive
    }

    /// Replaces the lower bound of a variable; -infinity for none.
    public mutating func setLowerBound(_ bound: Double, of variable: Variable) {
        lowerBounds[Int(variable.index)] = bound
    }

    /// Announces that the constant of a constraint will change often, as a window's width and height do.
    ///
    /// Re-solving after such a change is then a fraction of a solve. At most two are respected; others cost more. Among
    /// constraints that share `order`, priority and relation a parameter comes last, whatever its value.
    public mutating func markAsParameter(_ constraint: ConstraintID) {
        guard parameters.count < 2, !parameters.contains(constraint.index) else { return }
        parameters.append(constraint.index)
        records[Int(constraint.index)].parameterLane = UInt8(parameters.count)
    }

    /// Adds a term to a constraint. One that has many and is not the one that was added to last is moved, and what it
    /// leaves behind stays lost.
    public mutating func addTerm(_ term: Term, to constraint: ConstraintID) {
        let index = Int(constraint.index)
        let count = Int(records[index].termCount)
        if count < 4 {
            records[index].setInline(count, term)
        } else {
            // The terms of the constraint that was added to last, or added last, lie at the end.
            if count == 4 || Int(records[index].v0) + count < longTerms.count {
                let terms = terms(of: constraint)
                records[index].v0 = Int32(truncatingIfNeeded: longTerms.count)
                longTerms += terms
            }
            longTerms.append(term)
        }
        records[index].termCount += 1
    }

    /// Makes plain constants of the parameters.
    public mutating func fixParameters() {
        for constraint in parameters { records[Int(constraint)].parameterLane = 0 }
        parameters = []
    }

    /// Makes plain constants of the parameters, which go on standing among constraints of one `order` where they stood.
    mutating func fixParametersInPlace() {
        for constraint in parameters { records[Int(constraint)].fixParameter() }
        parameters = []
    }

    /// Lets a constraint stand in canonical order as one of another system does that is, or was, a parameter there.
    mutating func takePlace(of original: ConstraintID, in other: ConstraintSystem, _ copy: ConstraintID) {
        records[Int(copy.index)].parameterLane = other.records[Int(original.index)].formerLane
        records[Int(copy.index)].fixParameter()
    }

    /// The same system with its parameters as plain constants, in the same order.
    var withoutParameters: ConstraintSystem {
        var result = self
        result.fixParametersInPlace()
        return result
    }

    /// The present values of the parameters.
    var parameterValues: SIMD2<Double> {
        var result = SIMD2<Double>.zero
        for (lane, constraint) in parameters.enumerated() { result[lane] = records[Int(constraint)].constant }
        return result
    }

    /// The constant of a constraint.
    public func constant(of constraint: ConstraintID) -> Double { records[Int(constraint.index)].constant }
    /// The priority of a constraint.
    public func priority(of constraint: ConstraintID) -> Double { records[Int(constraint.index)].priority }
    /// The relation of a constraint.
    public func relation(of constraint: ConstraintID) -> Relation { records[Int(constraint.index)].relation }
    /// Whether a constraint counts.
    public func isActive(_ constraint: ConstraintID) -> Bool { records[Int(constraint.index)].isActive }
    /// How willingly a constraint is given up in a conflict.
    public func breakability(of constraint: ConstraintID) -> Breakability {
        let record = records[Int(constraint.index)]
        return Breakability(rank: record.rank, stance: record.stance)
    }
    /// The lower bound of a variable; -infinity for none.
    public func lowerBound(of variable: Variable) -> Double { lowerBounds[Int(variable.index)] }

    /// The terms of a constraint, as they were given.
    public func terms(of constraint: ConstraintID) -> [Term] {
        let record = records[Int(constraint.index)]
        if record.termCount <= 4 { return (0..<Int(record.termCount)).map(record.inlineTerm) }
        return Array(longTerms[Int(record.v0)..<Int(record.v0 + record.termCount)])
    }

    /// The activity of a constraint: its terms' sum where the variables have these values.
    package func activity(of constraint: ConstraintID, at values: [Double]) -> Double {
        let record = records[Int(constraint.index)]
        var sum = 0.0
        if record.termCount <= 4 {
            for index in 0..<Int(record.termCount) {
                let term = record.inlineTerm(index)
                sum += term.coefficient * values[Int(term.variable.index)]
            }
        } else {
            for term in longTerms[Int(record.v0)..<Int(record.v0 + record.termCount)] {
                sum += term.coefficient * values[Int(term.variable.index)]
            }
        }
        return sum
    }
}
