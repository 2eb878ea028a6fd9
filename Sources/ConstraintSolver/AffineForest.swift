// Variables that required equations tie together: each is a multiple of a representative plus an offset.

/// A number that depends on the system's parameters: a constant in lane 0, multiples of up to three parameters in lanes 1–3.
typealias Offset = SIMD4<Double>

/// A union–find forest over the variables in which each node is `multiplier × parent + offset`.
///
/// The node `zero` stands for the number 0; what hangs from it is known. The proof links are never compressed: they say
/// which equation tied a former representative to its new one, for explaining conflicts.
struct AffineForest {
    /// The node of all known values.
    let zero: Int32
    var parent: [Int32]
    var multiplier: [Double]
    var offset: [Offset]
    /// For representatives: the largest offset that occurred in the class, by lane. Rounding errors are shares of it.
    var magnitude: [Offset]
    var proofParent: [Int32]
    var proofConstraint: [Int32]

    /// A forest of `count` variables that know nothing of each other.
    init(count: Int) {
        zero = Int32(truncatingIfNeeded: count)
        parent = (0...zero).map { $0 }
        multiplier = [Double](repeating: 1, count: count + 1)
        offset = [Offset](repeating: .zero, count: count + 1)
        magnitude = offset
        proofParent = [Int32](repeating: -1, count: count + 1)
        proofConstraint = proofParent
    }

    /// Finds a node's representative, and the node as `multiplier × representative + offset`; shortens the way there.
    mutating func find(_ node: Int32) -> (root: Int32, multiplier: Double, offset: Offset) {
        let start = Int(node)
        let first = parent[start]
        if first == node { return (node, 1, .zero) }
        if parent[Int(first)] == first { return (first, multiplier[start], offset[start]) }
        return climb(from: node)
    }

    private mutating func climb(from node: Int32) -> (root: Int32, multiplier: Double, offset: Offset) {
        var current = Int(node)
        var (m, o) = (1.0, Offset.zero)
        while true {
            let above = Int(parent[current])
            if above == current { break }
            o += m * offset[current]
            m *= multiplier[current]
            let top = Int(parent[above])
            if top != above {
                // Path halving: hang this node one step higher.
                let own = multiplier[current]
                offset[current] += own * offset[above]
                multiplier[current] = own * multiplier[above]
                parent[current] = Int32(truncatingIfNeeded: top)
            }
            current = above
        }
        let root = Int32(truncatingIfNeeded: current)
        parent[Int(node)] = root
        multiplier[Int(node)] = m
        offset[Int(node)] = o
        return (root, m, o)
    }

    /// Hangs the representative `child` from the representative `root`: child = multiplier × root + offset.
    mutating func attach(
        _ child: Int32, to root: Int32, multiplier m: Double, offset o: Offset, because constraint: Int32
    ) {
        let index = Int(child)
        parent[index] = root
        multiplier[index] = m
        offset[index] = o
        proofParent[index] = root
        proofConstraint[index] = constraint
        let inherited = m == 0 ? abs(o) : pointwiseMax(abs(o), magnitude[index]) / abs(m)
        magnitude[Int(root)] = pointwiseMax(magnitude[Int(root)], inherited)
    }
}

/// The absolute values, lane by lane.
func abs(_ o: Offset) -> Offset { pointwiseMax(o, -o) }
