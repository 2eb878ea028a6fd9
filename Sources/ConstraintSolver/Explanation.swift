// Step 11: which constraints contradict each other, and which of them is given up.

/// A minimal contradiction, with the direction in which each constraint pulls.
struct Explanation {
    /// Constraints, in document order; `asksTooMuch` if the contradiction uses it as "at least".
    var members: [(constraint: Int32, asksTooMuch: Bool)]
    /// The variables whose lower bounds take part.
    var bounds: [Int32]

    /// Finds a minimal contradiction among `reasons`, preferably one without bounds.
    init(_ reasons: [Int32], of system: ConstraintSystem) {
        for usesBounds in [false, true] {
            if let found = Self.contradiction(reasons, system, usesBounds) {
                self = found
                sort(system)
                return
            }
        }
        // Rounding hides the contradiction that was met before: name all that led to it.
        members = reasons.map { ($0, system.records[Int($0)].relation != .lessThanOrEqual) }
        bounds = []
        sort(system)
    }

    private init(members: [(constraint: Int32, asksTooMuch: Bool)], bounds: [Int32]) {
        self.members = members
        self.bounds = bounds
    }

    private mutating func sort(_ system: ConstraintSystem) {
        members.sort { system.precedes($0.constraint, $1.constraint) }
        bounds.sort()
    }

    /// Repairs the constraints, each a row over the variables themselves, until one cannot be.
    private static func contradiction(_ reasons: [Int32], _ system: ConstraintSystem, _ usesBounds: Bool) -> Self? {
        var local: [Int32: Int] = [:]
        var variables: [Int32] = []
        for constraint in reasons {
            let record = system.records[Int(constraint)]
            for slot in 0..<Int(record.termCount) {
                let variable = system.term(slot, of: record).variable.index
                if local[variable] == nil {
                    local[variable] = variables.count
                    variables.append(variable)
                }
            }
        }
        var tableau = Tableau(columns: variables.count, rows: reasons.count)
        for (row, constraint) in reasons.enumerated() {
            let record = system.records[Int(constraint)]
            let v = variables.count + row
            tableau.lower[v] = record.relation == .lessThanOrEqual ? -.infinity : record.constant
            tableau.upper[v] = record.relation == .greaterThanOrEqual ? .infinity : record.constant
            tableau.scale[v] = abs(record.constant)
            for slot in 0..<Int(record.termCount) {
                let term = system.term(slot, of: record)
                guard let column = local[term.variable.index] else { continue }
                tableau.cells[row * variables.count + column] += term.coefficient
            }
        }
        if usesBounds {
            for (column, variable) in variables.enumerated() {
                let bound = system.lowerBounds[Int(variable)]
                if bound.isNaN { continue }
                tableau.lower[column] = bound
                if bound > 0 { tableau.value[column] = bound }
            }
            tableau.refreshValues()
        }
        guard let limits = tableau.repair(harm: { _, _ in 0 }) else { return nil }
        var result = Self(members: [], bounds: [])
        for limit in limits {
            if limit.variable < variables.count {
                result.bounds.append(variables[limit.variable])
            } else {
                result.members.append((reasons[limit.variable - variables.count], limit.isLower))
            }
        }
        return result
    }

    /// The member that is given up: the most breakable; then one that asks for too much; then the one with the larger
    /// constant; then the later one.
    func broken(in system: ConstraintSystem) -> Int32? {
        var best: (constraint: Int32, asksTooMuch: Bool)?
        for member in members {
            guard let other = best else {
                best = member
                continue
            }
            let (a, b) = (system.records[Int(member.constraint)], system.records[Int(other.constraint)])
            if a.rank != b.rank {
                if a.rank > b.rank { best = member }
            } else if member.asksTooMuch != other.asksTooMuch {
                if member.asksTooMuch { best = member }
            } else if abs(a.constant) >= abs(b.constant) {
                best = member
            }
        }
        return best?.constraint
    }
}
