// A system as the solver's inner loops see it: buffers, without reference counts.

/// The arrays of a ``ConstraintSystem``, for the duration of a call.
struct SystemView {
    let records: UnsafeBufferPointer<ConstraintRecord>
    let longTerms: UnsafeBufferPointer<Term>
    let lowerBounds: UnsafeBufferPointer<Double>
    /// See ``ConstraintSystem/limits``.
    let limits: TableauLimits

    var variableCount: Int { lowerBounds.count }
    var constraintCount: Int { records.count }

    /// A constraint.
    @inline(__always)
    subscript(constraint: Int32) -> ConstraintRecord { records[Int(constraint)] }

    /// Calls `body` with the variable and the coefficient of each term of a constraint.
    @inline(__always)
    func forEachTerm(of record: ConstraintRecord, _ body: (Int32, Double) -> Void) {
        let count = record.termCount
        if count > 4 {
            for slot in Int(record.v0)..<Int(record.v0 + count) {
                body(longTerms[slot].variable.index, longTerms[slot].coefficient)
            }
            return
        }
        if count > 0 { body(record.v0, record.c0) }
        if count > 1 { body(record.v1, record.c1) }
        if count > 2 { body(record.v2, record.c2) }
        if count > 3 { body(record.v3, record.c3) }
    }
}

extension ConstraintSystem {
    /// Whether a constraint takes part in the answer: it is active, and its numbers make sense.
    public func counts(_ constraint: ConstraintID) -> Bool { withView { $0.counts($0[constraint.index]) } }

    /// Calls `body` with the system's arrays.
    @inline(__always)
    func withView<R>(_ body: (SystemView) -> R) -> R {
        records.withUnsafeBufferPointer { records in
            longTerms.withUnsafeBufferPointer { terms in
                lowerBounds.withUnsafeBufferPointer { bounds in
                    body(SystemView(records: records, longTerms: terms, lowerBounds: bounds, limits: limits))
                }
            }
        }
    }
}
