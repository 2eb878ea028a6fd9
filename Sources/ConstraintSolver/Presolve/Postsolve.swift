// Step 10: back from columns to variables.

/// Computes the variables from the columns. Knows which of them never change.
struct Postsolve {
    /// The value of each representative.
    private let roots: UnsafeMutablePointer<Double>
    /// The variables that depend on columns or parameters, once they have been asked for twice.
    private var moving: ArenaArray<Int32>
    private var passes = 0
    private let arena: Arena

    /// The memory that is needed at first for `count` variables.
    static func byteCount(_ count: Int) -> Int { 64 + 8 * count }

    /// Prepares for `count` variables.
    init(count: Int, in arena: Arena) {
        self.arena = arena
        roots = arena.allocate(count + 1, of: 0)
        moving = ArenaArray(arena, capacity: 0)
    }

    /// Writes the value of every variable to `target`, which holds what the last call wrote, if there was one.
    mutating func write(_ evaluation: Evaluation, to target: UnsafeMutablePointer<Double>) {
        solveRoots(evaluation)
        let (forest, parameters) = (evaluation.forest, evaluation.parameters)
        passes += 1
        if passes == 1 {
            for v in 0..<Int(forest.zero) { target[v] = value(v, forest, parameters) }
            return
        }
        if passes == 2 { findMoving(forest) }
        for place in moving.indices {
            let v = Int(moving[place])
            target[v] = value(v, forest, parameters)
        }
    }

    @inline(__always)
    private func value(_ v: Int, _ forest: AffineForest, _ parameters: SIMD2<Double>) -> Double {
        // Adding zero turns -0 into 0.
        forest.multiplier[v] * roots[Int(forest.parent[v])] + forest.offset[v].value(parameters) + 0
    }

    private mutating func findMoving(_ forest: AffineForest) {
        for v in 0..<Int(forest.zero) where forest.parent[v] != forest.zero || forest.offset[v].isParametric {
            moving.append(Int32(truncatingIfNeeded: v), in: arena)
        }
    }

    /// The values of the representatives: columns as solved, defined ones from what defines them.
    private func solveRoots(_ evaluation: Evaluation) {
        let (reduced, definitions) = (evaluation.reduced, evaluation.definitions)
        for column in 0..<reduced.columnCount { roots[Int(reduced.variables[column])] = evaluation.values[column] }
        for place in definitions.sorted.indices {
            let v = definitions.sorted[place]
            var sum = definitions.offset(of: v).value(evaluation.parameters)
            for term in definitions.terms(of: v) { sum += term.coefficient * roots[Int(term.variable)] }
            roots[Int(v)] = sum
        }
    }
}
