// Everything that is derived from a system without some of its constraints, and kept between solves.

/// The reduced form of a system, and its evaluation at the present parameters.
///
/// It depends on the constants of parameters through offsets only: a window can be dragged without building it again.
final class PreparedSystem {
    private(set) var evaluation: Evaluation
    private var postsolve: Postsolve
    /// The contradictions that show without looking at the parameters.
    private var contradictions: [Certificate]

    /// Reduces `system` without its broken constraints. Where ties are not broken they stay open.
    init(_ system: ConstraintSystem, without isBroken: [Bool]?, breaksTies: Bool = true, in arena: Arena) {
        arena.reset()
        // First for what is needed only while the system is being reduced, then for the values.
        let room = arena.suballocate(Self.roomNeeded(system))
        (evaluation, contradictions) = system.withView { view in
            guard let isBroken else { return Self.reduce(view, nil, arena, room) }
            return isBroken.withUnsafeBufferPointer { Self.reduce(view, $0.baseAddress, arena, room) }
        }
        postsolve = Postsolve(count: system.variableCount, in: room)
        evaluation.ties.areBroken = breaksTies
    }

    /// Whether document order has decided anything in the last solve.
    var hasTies: Bool { evaluation.ties.areThere }

    /// Whether the last solve ended before all was decided; see ``TableauLimits/mostEffort``.
    var isUnfinished: Bool { evaluation.isUnfinished }

    /// Room enough for the reduced form of most systems of that size.
    static func arena(for system: ConstraintSystem) -> Arena {
        Arena(capacity: 288 + 100 * system.variableCount + 64 * system.conditionCount + roomNeeded(system))
    }

    private static func roomNeeded(_ system: ConstraintSystem) -> Int {
        512 + 40 * system.variableCount + 9 * system.constraintCount
    }

    /// Steps 1 to 3.
    private static func reduce(
        _ system: SystemView, _ isBroken: UnsafePointer<Bool>?, _ arena: Arena, _ room: Arena
    ) -> (Evaluation, [Certificate]) {
        let order = CanonicalOrder(system, without: isBroken, in: room)
        let forest = AffineForest(count: system.variableCount, in: arena)
        var form = LinearForm(capacity: system.variableCount + 1, in: room)
        let ties = EquationTies(system, order.equations, forest, form, in: room)
        var definitions = Definitions(
            count: system.variableCount + 1, isNeeded: ties.pending.count > 0, in: arena)
        var scratch = LinearForm(capacity: ties.pending.count > 0 ? system.variableCount + 1 : 0, in: room)
        let builder = ReducedSystem.Builder(
            system, order.others, ties, &definitions, &form, &scratch, in: arena, room: room)
        let (reduced, contradictions) = (builder.result, ties.contradictions + builder.contradictions)
        assert(forest.isSound && (!contradictions.isEmpty || reduced.isSound))
        room.reset()
        room.reserve(Evaluation.byteCount(reduced) + Postsolve.byteCount(system.variableCount))
        return (Evaluation(forest, definitions, reduced, limits: system.limits, in: room), contradictions)
    }

    /// The contradictions that are met, as ``solve(_:)`` returns them; the values are not worth knowing after that.
    func contradictions(_ system: ConstraintSystem) -> [Certificate] {
        evaluation.seeksValues = false
        return solve(system)
    }

    /// Steps 4 to 8: finds the values of the columns. Returns the contradictions that are met, the first one first:
    /// none follows from another, but constraints may be in several.
    func solve(_ system: ConstraintSystem) -> [Certificate] {
        contradictions.isEmpty ? evaluation.solve(system.parameterValues) : contradictions
    }

    /// Steps 9 and 11, once there is no contradiction any more: what the values leave open.
    func finish() -> [FreeDimension] { evaluation.finish() }

    /// Step 10: writes the values of the variables to an array that holds those of the last call, if there was one.
    func writeValues(to values: inout [Double]) {
        let count = Int(evaluation.forest.zero)
        if values.count != count {
            values = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
                if let base = buffer.baseAddress { postsolve.write(evaluation, to: base) }
                initialized = count
            }
        } else {
            values.withUnsafeMutableBufferPointer { buffer in
                if let base = buffer.baseAddress { postsolve.write(evaluation, to: base) }
            }
        }
    }

    /// The constraints that can have led to a contradiction: the certificate's own, and the equations that tie their
    /// variables to the representatives.
    func reasons(for certificate: Certificate, _ system: ConstraintSystem) -> [Int32] {
        let (forest, definitions) = (evaluation.forest, evaluation.definitions)
        return system.withView { view in
            var (marked, seen): (Set<Int32>, Set<Int32>) = ([], [])
            var stack = certificate.bounds
            func mark(_ constraint: Int32) {
                guard constraint >= 0, marked.insert(constraint).inserted else { return }
                view.forEachTerm(of: view[constraint]) { variable, _ in stack.append(variable) }
            }
            for constraint in certificate.constraints { mark(constraint) }
            while let variable = stack.popLast() {
                if !seen.insert(variable).inserted { continue }
                let v = Int(variable)
                if forest.proofParent[v] >= 0, forest.proofTime[v] < certificate.tieCount ?? .max {
                    mark(forest.proofConstraint[v])
                    stack.append(forest.proofParent[v])
                }
                if certificate.tieCount == nil, definitions.isDefined(variable) {
                    mark(definitions.constraint(of: variable))
                }
            }
            return marked.sorted(by: view.precedes)
        }
    }
}
