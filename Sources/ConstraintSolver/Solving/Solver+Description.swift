// Systems and their reduced forms as text, for people who want to see what the solver sees.

extension ConstraintSystem: CustomDebugStringConvertible {
    /// One line per constraint, in the order of adding: `c3 (order 7): x0 + x2 <= 320 @ 750`.
    public var debugDescription: String {
        var lines: [String] = []
        for (v, bound) in lowerBounds.enumerated() where bound > -.infinity { lines.append("x\(v) >= \(short(bound))") }
        for (index, record) in records.enumerated() {
            let id = ConstraintID(index: Int32(truncatingIfNeeded: index))
            var line = "c\(index) (order \(record.order)): " + text(of: id)
            if !record.isRequired { line += " @ \(short(record.priority))" }
            if !record.isActive { line += ", inactive" }
            if record.parameterLane > 0 { line += ", parameter p\(record.parameterLane)" }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// A constraint without its priority, such as `x0 + x2 <= 320`.
    public func text(of constraint: ConstraintID) -> String {
        let terms = terms(of: constraint).map { ($0.coefficient, "x\($0.variable.index)") }
        return "\(sum(terms, .zero)) \(relation(of: constraint).symbol) \(short(self.constant(of: constraint)))"
    }
}

extension Solver: CustomDebugStringConvertible {
    /// The system, and what steps 1 to 3 have made of it if it has been solved.
    public var debugDescription: String {
        "system:\n\(system.debugDescription)" + (prepared.map { "\n\($0.debugDescription)" } ?? "")
    }
}

extension PreparedSystem: CustomDebugStringConvertible {
    /// The ties, the definitions, the columns with their goals, and the rows.
    var debugDescription: String {
        let (forest, definitions, reduced) = (evaluation.forest, evaluation.definitions, evaluation.reduced)
        var lines = ["tied variables:"]
        for v in 0..<forest.zero where forest.parent[Int(v)] != v {
            let place = forest.find(v)
            let terms = place.root == forest.zero ? [] : [(place.multiplier, "x\(place.root)")]
            lines.append("  x\(v) = \(sum(terms, place.offset)) because of c\(forest.proofConstraint[Int(v)])")
        }
        lines.append("defined representatives:")
        for place in definitions.sorted.indices {
            let v = definitions.sorted[place]
            let terms = definitions.terms(of: v).map { ($0.coefficient, "x\($0.variable)") }
            let because = definitions.constraint(of: v)
            lines.append("  x\(v) = \(sum(terms, definitions.offset(of: v))) because of c\(because)")
        }
        lines.append("columns:")
        for column in 0..<reduced.columnCount {
            lines.append("  x\(reduced.variables[column]) = \(short(evaluation.values[column]))")
            for goal in reduced.goals(of: column) {
                let priority = goal.isRequired ? "" : " @ \(short(goal.priority)), weight \(short(goal.weight))"
                lines.append("    \(goal.relation.symbol) \(sum([], goal.target))\(priority), from \(goal.source)")
            }
        }
        lines.append("rows:")
        for index in reduced.rows.indices {
            let row = reduced.rows[index]
            let terms = row.terms.map { k in
                (reduced.terms[k].coefficient, "x\(reduced.variables[Int(reduced.terms[k].column)])")
            }
            let priority = row.isRequired ? "" : " @ \(short(row.priority))"
            lines.append("  \(sum(terms, row.offset)) \(row.relation.symbol) 0\(priority), from \(row.source)")
        }
        return lines.joined(separator: "\n")
    }
}

extension Source: CustomStringConvertible {
    /// `c3` for a constraint, `bound of x2` for a bound.
    var description: String {
        if let constraint { return "c\(constraint)" }
        return boundedVariable.map { "bound of x\($0)" } ?? "nowhere"
    }
}

extension Relation {
    /// The relation as it is written.
    var symbol: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// A number without a needless `.0` or sign of zero.
private func short(_ number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A sum as it is written by hand: `x0 - 2 x1 + 0.5 p1 + 8`.
private func sum(_ terms: [(coefficient: Double, name: String)], _ offset: ParametricNumber) -> String {
    var result = ""
    let parameters = [(coefficient: offset.y, name: "p1"), (offset.z, "p2")].filter { $0.coefficient != 0 }
    for (coefficient, name) in terms + parameters {
        let size = abs(coefficient) == 1 ? "" : "\(short(abs(coefficient))) "
        let sign = coefficient < 0 ? (result.isEmpty ? "-" : " - ") : (result.isEmpty ? "" : " + ")
        result += sign + size + name
    }
    if result.isEmpty { return short(offset.x) }
    if offset.x == 0 { return result }
    return result + (offset.x < 0 ? " - " : " + ") + short(abs(offset.x))
}
