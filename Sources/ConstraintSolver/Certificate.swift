// What is known of a contradiction when it is met: constraints and bounds that, with the equations, exclude each other.

/// The inequalities and bounds (and the last equation) of a contradiction. The equations that tie their variables
/// together belong to it too, and are found by ``Presolve/reasons(for:)``.
struct Certificate {
    var constraints: [Int32] = []
    /// The variables whose lower bounds take part.
    var bounds: [Int32] = []

    /// A contradiction between one constraint and the equations.
    init(constraint: Int32) {
        constraints = [constraint]
    }

    /// A contradiction between the sources of bounds.
    init(sources: [Source]) {
        for source in sources {
            if let constraint = source.constraint { constraints.append(constraint) }
            if let variable = source.boundedVariable { bounds.append(variable) }
        }
    }
}

/// Where a limit on a column comes from: a constraint, a variable's lower bound, or nowhere.
struct Source: Hashable {
    private var code: Int32

    static let none = Source(code: .min)
    static func constraint(_ index: Int32) -> Source { Source(code: index) }
    static func bound(of variable: Int32) -> Source { Source(code: ~variable) }

    /// The constraint that sets the limit.
    var constraint: Int32? { code >= 0 ? code : nil }
    /// The variable whose lower bound it is.
    var boundedVariable: Int32? { code < 0 && code != .min ? ~code : nil }
}

extension Presolve {
    /// The constraints that can have led to a contradiction: the certificate's own, and the equations that tie their
    /// variables to the representatives.
    func reasons(for certificate: Certificate) -> [Int32] {
        var isMarked = [Bool](repeating: false, count: system.constraintCount)
        var isSeen = [Bool](repeating: false, count: system.variableCount + 1)
        var stack = certificate.bounds
        var result: [Int32] = []
        func mark(_ constraint: Int32) {
            guard constraint >= 0, !isMarked[Int(constraint)] else { return }
            isMarked[Int(constraint)] = true
            result.append(constraint)
            let record = system.records[Int(constraint)]
            for slot in 0..<Int(record.termCount) { stack.append(system.term(slot, of: record).variable.index) }
        }
        for constraint in certificate.constraints { mark(constraint) }
        while let variable = stack.popLast() {
            let v = Int(variable)
            if isSeen[v] { continue }
            isSeen[v] = true
            mark(forest.proofConstraint[v])
            if forest.proofParent[v] >= 0 { stack.append(forest.proofParent[v]) }
            mark(definitions.constraint[v])
        }
        return result.sorted { system.precedes($0, $1) }
    }
}
