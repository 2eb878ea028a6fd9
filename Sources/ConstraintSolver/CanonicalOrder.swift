// The order in which a system is worked through: by document order, whatever the order of adding.

extension ConstraintSystem {
    /// The constraints that count, in canonical order: by `order`, and among equals by content.
    ///
    /// All that follows works in this order, so that an answer cannot depend on the order of adding.
    func canonicalConstraints(without isBroken: [Bool]) -> [Int32] {
        var result: [Int32] = []
        result.reserveCapacity(records.count)
        var isSorted = true
        var last = Int32.min
        for (index, record) in records.enumerated() where counts(record) && !isBroken[index] {
            isSorted = isSorted && (record.order > last || result.isEmpty)
            last = record.order
            result.append(Int32(truncatingIfNeeded: index))
        }
        if !isSorted { result.sort { precedes($0, $1) } }
        return result
    }

    /// Whether a constraint is active and makes sense.
    private func counts(_ record: ConstraintRecord) -> Bool {
        record.isActive && record.constant.isFinite && record.priority > 0
            && record.c0.isFinite && record.c1.isFinite && record.c2.isFinite && record.c3.isFinite
    }

    /// Whether a constraint comes before another in canonical order.
    func precedes(_ a: Int32, _ b: Int32) -> Bool {
        let (x, y) = (records[Int(a)], records[Int(b)])
        if x.order != y.order { return x.order < y.order }
        if x.priority != y.priority { return x.priority > y.priority }
        if x.relation != y.relation { return x.relation.rawValue < y.relation.rawValue }
        if x.constant != y.constant { return x.constant < y.constant }
        if x.rank != y.rank { return x.rank < y.rank }
        if x.termCount != y.termCount { return x.termCount < y.termCount }
        for slot in 0..<Int(x.termCount) {
            let (s, t) = (term(slot, of: x), term(slot, of: y))
            if s.variable != t.variable { return s.variable.index < t.variable.index }
            if s.coefficient != t.coefficient { return s.coefficient < t.coefficient }
        }
        return a < b
    }

    /// One term of a constraint, wherever it lies.
    @inline(__always)
    func term(_ slot: Int, of record: ConstraintRecord) -> Term {
        record.termCount <= 4 ? record.inlineTerm(slot) : longTerms[Int(record.v0) + slot]
    }
}
