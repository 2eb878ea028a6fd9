// Variables that required equations tie together: each is a multiple of a representative plus an offset.

/// A union–find forest over the variables in which each node is `multiplier × parent + offset`.
///
/// The node `zero` stands for the number 0; what hangs from it is known. The proof links are never compressed: they say
/// which equation tied a former representative to its new one, and as the how manieth tie, for explaining conflicts.
struct AffineForest {
    /// The node of all known values, after those of the variables.
    let zero: Int32
    let parent: UnsafeMutablePointer<Int32>
    let multiplier: UnsafeMutablePointer<Double>
    let offset: UnsafeMutablePointer<ParametricNumber>
    let proofParent: UnsafeMutablePointer<Int32>
    let proofConstraint: UnsafeMutablePointer<Int32>
    /// Means nothing for a node that is not tied.
    let proofTime: UnsafeMutablePointer<Int32>

    /// A node as a multiple of its representative plus an offset.
    struct Place {
        var root: Int32
        var multiplier: Double
        var offset: ParametricNumber
    }

    /// A forest of `count` variables that do not depend on each other.
    init(count: Int, in arena: Arena) {
        zero = Int32(truncatingIfNeeded: count)
        parent = arena.allocate(Int32.self, count + 1)
        for node in 0...count { parent[node] = Int32(truncatingIfNeeded: node) }
        multiplier = arena.allocate(count + 1, of: 1)
        offset = arena.allocate(count + 1, of: .zero)
        proofParent = arena.allocate(count + 1, of: -1)
        proofConstraint = arena.allocate(count + 1, of: -1)
        proofTime = arena.allocate(Int32.self, count + 1)
    }

    /// Finds a node's representative, and shortens the way there.
    @inline(__always)
    func find(_ node: Int32) -> Place {
        let above = parent[Int(node)]
        if parent[Int(above)] != above { climb(from: node) }
        return direct(node)
    }

    /// The place of a node that is known to hang from its representative directly.
    @inline(__always)
    func direct(_ node: Int32) -> Place {
        let n = Int(node)
        assert(parent[Int(parent[n])] == parent[n])
        return Place(root: parent[n], multiplier: multiplier[n], offset: offset[n])
    }

    /// Hangs a node, and every second one on its way, higher.
    @inline(never)
    private func climb(from node: Int32) {
        var current = Int(node)
        var (m, o) = (1.0, ParametricNumber.zero)
        while true {
            let above = Int(parent[current])
            if above == current { break }
            o += offset[current].scaled(by: m)
            m *= multiplier[current]
            let top = Int(parent[above])
            if top != above {
                let own = multiplier[current]
                offset[current] += offset[above].scaled(by: own)
                multiplier[current] = own * multiplier[above]
                parent[current] = Int32(truncatingIfNeeded: top)
            }
            current = above
        }
        parent[Int(node)] = Int32(truncatingIfNeeded: current)
        multiplier[Int(node)] = m
        offset[Int(node)] = o
    }

    /// Hangs the representative `child` from the representative `root`: child = multiplier × root + offset.
    @inline(__always)
    func attach(
        _ child: Int32, to root: Int32, multiplier m: Double, offset o: ParametricNumber, because constraint: Int32,
        at time: Int32
    ) {
        assert(parent[Int(child)] == child && parent[Int(root)] == root && child != root && child != zero)
        let index = Int(child)
        parent[index] = root
        multiplier[index] = m
        offset[index] = o
        proofParent[index] = root
        proofConstraint[index] = constraint
        proofTime[index] = time
    }

    /// Hangs every node from its representative directly.
    func flatten() {
        for node in 0..<zero where parent[Int(parent[Int(node)])] != parent[Int(node)] { climb(from: node) }
    }
}
