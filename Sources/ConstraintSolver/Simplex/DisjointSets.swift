// Sets of columns that rows couple.

/// Disjoint sets of columns. The smallest column stands for its set.
struct DisjointSets {
    private let parent: UnsafeMutablePointer<Int32>

    /// Each of `count` columns by itself.
    init(count: Int, in arena: Arena) {
        parent = arena.allocate(Int32.self, count)
        for column in 0..<count { parent[column] = Int32(truncatingIfNeeded: column) }
    }

    /// The column that stands for the set of another.
    @inline(__always)
    func find(_ column: Int32) -> Int32 {
        var current = Int(column)
        while Int(parent[current]) != current {
            parent[current] = parent[Int(parent[current])]
            current = Int(parent[current])
        }
        return Int32(truncatingIfNeeded: current)
    }

    /// Merges the sets of two columns.
    @inline(__always)
    func unite(_ a: Int32, _ b: Int32) {
        let (x, y) = (find(a), find(b))
        if x < y { parent[Int(y)] = x } else { parent[Int(x)] = y }
    }
}
