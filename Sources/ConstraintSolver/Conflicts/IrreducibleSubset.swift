// Step 12: which constraints contradict each other, and which of them is given up.

/// A minimal contradiction, with the direction in which each constraint pulls.
struct IrreducibleSubset {
    /// Constraints, in document order; `asksTooMuch` if the contradiction uses it as "at least".
    var members: [(constraint: Int32, asksTooMuch: Bool)]
    /// The variables whose lower bounds take part.
    var bounds: [Int32]

    /// Finds a minimal contradiction among `reasons`, which are in document order, and all that can be reached from
    /// them. Bounds are dropped before constraints, as in the sets that UIKit prints: of 152 logs 150 come out.
    ///
    /// - Parameters:
    ///   - bounded: The variable whose lower bound the contradiction rests on, if that is the only one.
    ///   - reachable: Tells what can be reached.
    init(_ reasons: [Int32], bounded: Int32?, of system: ConstraintSystem, reachable: (SystemView) -> [Int32]) {
        self = system.withView { view in
            if let found = Self(reasons, view, without: nil) { return found }
            let all = reachable(view)
            return bounded.flatMap { Self(all, bounded: [$0], view) }
                ?? Self(all, bounded: Self.openBounds(all, view), view)
                ?? Self.droppingBounds(all, view)
                // Rounding hides the contradiction that was met before: name all that led to it.
                ?? Self(members: reasons.map { ($0, view[$0].relation != .lessThanOrEqual) }, bounds: [])
        }
    }

    /// The variables of some constraints that have lower bounds which none of these implies by itself: of a
    /// contradiction with one that is implied the constraint can take its part.
    private static func openBounds(_ constraints: [Int32], _ system: SystemView) -> [Int32] {
        var (seen, pinned) = (Set<Int32>(), Set<Int32>())
        for constraint in constraints {
            let record = system[constraint]
            var terms: [(variable: Int32, coefficient: Double)] = []
            system.forEachTerm(of: record) { if $1 != 0 { terms.append(($0, $1)) } }
            seen.formUnion(terms.lazy.map(\.variable))
            guard terms.count == 1, record.relation == .equal, let (variable, coefficient) = terms.first else {
                continue
            }
            if record.constant / coefficient >= system.lowerBounds[Int(variable)] { pinned.insert(variable) }
        }
        return seen.filter { system.lowerBounds[Int($0)].isFinite && !pinned.contains($0) }.sorted()
    }

    /// How much work goes into doing without bounds: attempts by the square of the constraints that take part, of which
    /// each attempt makes a tableau. A few are made in any case.
    private static let mostWork = 1_000_000
    private static let fewAttempts = 2

    /// A minimal contradiction in which none of the bounds can be done without, as far as the work allows.
    private static func droppingBounds(_ reasons: [Int32], _ system: SystemView) -> IrreducibleSubset? {
        if let best = Self(reasons, system, without: nil) { return best }
        var (dropped, needed) = (Set<Int32>(), Set<Int32>())
        var best = Self(reasons, system, without: dropped)
        var attempts = max(fewAttempts, mostWork / max(1, reasons.count * reasons.count))
        while attempts > 0, let bound = best?.bounds.first(where: { !needed.contains($0) }) {
            attempts -= 1
            if let other = Self(reasons, system, without: dropped.union([bound])) {
                dropped.insert(bound)
                best = other
            } else {
                needed.insert(bound)
            }
        }
        return best
    }

    private init(members: [(constraint: Int32, asksTooMuch: Bool)], bounds: [Int32]) {
        self.members = members
        self.bounds = bounds
    }

    /// The contradiction of some constraints with some lower bounds, where walking from one to the next shows it: the
    /// only one there is with these bounds, so that none of them can be done without.
    private init?(_ reasons: [Int32], bounded: [Int32], _ system: SystemView) {
        guard !bounded.isEmpty, case .none = MultiplierWalk.outcome(reasons, system),
            case .contradiction(let multipliers) = MultiplierWalk.outcome(reasons, bounded: bounded, system)
        else { return nil }
        members = zip(reasons, multipliers).compactMap { $1 == 0 ? nil : ($0, $1 > 0) }
        bounds = zip(bounded, multipliers.dropFirst(reasons.count)).compactMap { $1 == 0 ? nil : $0 }.sorted()
    }

    /// Repairs the constraints, each a row over the variables themselves, until one cannot be. Lower bounds count, but
    /// not those in `ignored`; if that is nil none do.
    private init?(_ reasons: [Int32], _ system: SystemView, without ignored: Set<Int32>?) {
        if ignored == nil {
            switch MultiplierWalk.outcome(reasons, system) {
            case .contradiction(let multipliers):
                members = zip(reasons, multipliers).compactMap { $1 == 0 ? nil : ($0, $1 > 0) }
                bounds = []
                return
            case .none: return nil
            case .unknown: break
            }
        }
        var local: [Int32: Int] = [:]
        var variables: [Int32] = []
        for constraint in reasons {
            system.forEachTerm(of: system[constraint]) { variable, _ in
                if local[variable] == nil {
                    local[variable] = variables.count
                    variables.append(variable)
                }
            }
        }
        let arena = Arena(capacity: 4096)
        var matrix = RowMatrix(columns: variables.count, rows: reasons.count, in: arena)
        for constraint in reasons {
            system.forEachTerm(of: system[constraint]) { variable, coefficient in
                if let column = local[variable] { matrix.add(coefficient, column) }
            }
            matrix.endRow()
        }
        let tableau = Tableau(matrix, system.limits.withoutEnd, in: arena)
        for (row, constraint) in reasons.enumerated() {
            let record = system[constraint]
            let v = variables.count + row
            if record.relation != .lessThanOrEqual { tableau.lower[v] = record.constant }
            if record.relation != .greaterThanOrEqual { tableau.upper[v] = record.constant }
            tableau.scale[v] = abs(record.constant)
        }
        if let ignored {
            for (column, variable) in variables.enumerated()
            where system.lowerBounds[Int(variable)].isFinite && !ignored.contains(variable) {
                tableau.lower[column] = system.lowerBounds[Int(variable)]
                tableau.value[column] = max(0, tableau.lower[column])
            }
        }
        tableau.start()
        let noPenalties = tableau.arena.allocate(tableau.variableCount, of: Penalty())
        guard let limits = tableau.repair(noPenalties) else { return nil }
        var found: (members: [Int32: Bool], bounds: [Int32]) = ([:], [])
        for limit in limits {
            if limit.variable < variables.count {
                found.bounds.append(variables[limit.variable])
            } else {
                found.members[reasons[limit.variable - variables.count]] = limit.isLower
            }
        }
        members = reasons.compactMap { reason in found.members[reason].map { (reason, $0) } }
        bounds = found.bounds.sorted()
    }

    /// The member that is given up: the most breakable; then one that asks for too much; then the one with the larger
    /// constant; then the later one. Where one is firm, one that yields to it.
    func broken(in system: ConstraintSystem) -> Int32? {
        let records = members.lazy.map { system.records[Int($0.constraint)] }
        let someYields =
            records.contains { $0.stance == .yielding } && records.contains { $0.stance == .firm }
            && !records.contains { $0.rank == Breakability.never.rank }
        var best: (constraint: Int32, asksTooMuch: Bool)?
        for member in members where !someYields || system.records[Int(member.constraint)].stance == .yielding {
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
