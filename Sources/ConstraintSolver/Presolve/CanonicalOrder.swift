// The order in which a system is worked through: by document order, whatever the order of adding.

/// The constraints that count, in canonical order: by `order`, and among equals by content.
///
/// All that follows works in this order, so that an answer cannot depend on the order of adding.
struct CanonicalOrder {
    /// The equations that must hold.
    private(set) var equations: ArenaArray<Int32>
    /// All other constraints. A constraint's place here is its rank, which breaks ties.
    private(set) var others: ArenaArray<Int32>

    /// Sorts the active constraints of a system, without those that are broken.
    init(_ system: SystemView, without isBroken: UnsafePointer<Bool>?, in arena: Arena) {
        let count = system.constraintCount
        equations = ArenaArray(arena, capacity: count)
        others = ArenaArray(arena, capacity: count)
        var last = Int32.min
        for index in 0..<count {
            let order = system.records[index].order
            if order <= last, index > 0 {
                sortAll(system, isBroken, arena)
                return
            }
            last = order
            add(Int32(truncatingIfNeeded: index), system, isBroken, arena)
        }
    }

    @inline(__always)
    private mutating func add(
        _ constraint: Int32, _ system: SystemView, _ isBroken: UnsafePointer<Bool>?, _ arena: Arena
    ) {
        let record = system[constraint]
        guard system.counts(record) else { return }
        if let isBroken, isBroken[Int(constraint)] { return }
        if record.isRequiredEquation {
            equations.append(constraint, in: arena)
        } else {
            others.append(constraint, in: arena)
        }
    }

    private mutating func sortAll(_ system: SystemView, _ isBroken: UnsafePointer<Bool>?, _ arena: Arena) {
        equations.truncate(to: 0)
        others.truncate(to: 0)
        // Numbers that are none have no order, and what does not count needs none.
        var all = (0..<Int32(truncatingIfNeeded: system.constraintCount)).filter { system.counts(system[$0]) }
        all.sort { system.precedes($0, $1) }
        for constraint in all { add(constraint, system, isBroken, arena) }
    }
}

extension SystemView {
    /// Whether a constraint is active and makes sense. Numbers that are not finite make it count for nothing, and so do
    /// coefficients so small that what is divided by them is not.
    @inline(__always)
    func counts(_ record: ConstraintRecord) -> Bool {
        var sum = record.constant
        var isSubnormal = false
        forEachTerm(of: record) {
            sum += $1
            if abs($1) < .leastNormalMagnitude, $1 != 0 { isSubnormal = true }
        }
        return record.isActive && record.priority > 0 && sum.isFinite && !isSubnormal
    }

    /// Whether a constraint comes before another in canonical order.
    func precedes(_ a: Int32, _ b: Int32) -> Bool {
        let (x, y) = (self[a], self[b])
        if x.order != y.order { return x.order < y.order }
        if x.priority != y.priority { return x.priority > y.priority }
        if x.relation != y.relation { return x.relation.rank < y.relation.rank }
        // What changes all the time must not change the order: it is kept while parameters change.
        if x.formerLane != y.formerLane { return x.formerLane < y.formerLane }
        if x.formerLane == 0, x.constant != y.constant { return x.constant < y.constant }
        if x.rank != y.rank { return x.rank < y.rank }
        if x.stance != y.stance { return x.stance.rawValue < y.stance.rawValue }
        if x.termCount != y.termCount { return x.termCount < y.termCount }
        for slot in 0..<Int(x.termCount) {
            let (s, t) = (term(slot, of: x), term(slot, of: y))
            if s.variable != t.variable { return s.variable.index < t.variable.index }
            if s.coefficient != t.coefficient { return s.coefficient < t.coefficient }
        }
        return a < b
    }

    /// One term of a constraint, wherever it lies.
    private func term(_ slot: Int, of record: ConstraintRecord) -> Term {
        record.termCount <= 4 ? record.inlineTerm(slot) : longTerms[Int(record.v0) + slot]
    }
}

extension Relation {
    /// Where a relation stands among others of one order and priority.
    fileprivate var rank: UInt8 {
        switch self {
        case .equal: 0
        case .lessThanOrEqual: 1
        case .greaterThanOrEqual: 2
        }
    }
}
