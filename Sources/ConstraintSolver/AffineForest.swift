// Variables that required equations tie together: each is a multiple of a representative plus an offset.

/// A number that depends on the system's parameters: a constant in lane 0, multiples of two parameters in lanes 1 and 2.
///
/// Lane 3 is the sum of the magnitudes of all that went into it; its rounding error is a share of that.
typealias Offset = SIMD4<Double>

extension Offset {
    /// What a parameter is taken to be worth when magnitudes are summed up: about the width of a window.
    static let nominalParameter = 1000.0

    /// A constant.
    init(constant: Double) { self.init(constant, 0, 0, abs(constant)) }

    /// The size of the numbers that went into this one.
    var magnitude: Double { w }

    /// This number times another.
    @inline(__always)
    func scaled(by factor: Double) -> Offset { self * Offset(factor, factor, factor, abs(factor)) }

    /// Minus this number divided by another.
    @inline(__always)
    func negated(dividedBy divisor: Double) -> Offset { self / Offset(-divisor, -divisor, -divisor, abs(divisor)) }

    /// The value for the given parameters.
    @inline(__always)
    func value(_ parameters: SIMD2<Double>) -> Double { x + (y * parameters.x + z * parameters.y) }
}

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
    var proofParent: [Int32]
    var proofConstraint: [Int32]

    /// A forest of `count` variables that know nothing of each other.
    init(count: Int) {
        zero = Int32(truncatingIfNeeded: count)
        parent = (0...zero).map { $0 }
        multiplier = [Double](repeating: 1, count: count + 1)
        offset = [Offset](repeating: .zero, count: count + 1)
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
            o += offset[current].scaled(by: m)
            m *= multiplier[current]
            let top = Int(parent[above])
            if top != above {
                // Path halving: hang this node one step higher.
                let own = multiplier[current]
                offset[current] += offset[above].scaled(by: own)
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
    }
}
