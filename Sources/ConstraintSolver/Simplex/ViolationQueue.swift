// The rows whose variables lie outside of their limits, those that lie furthest outside first.

/// Rows of a dictionary by how far their basic variables miss their limits.
struct ViolationQueue {
    private var heap: Heap<Order>
    private let arena: Arena

    /// A queue without rows, for a dictionary of `rows`.
    init(rows: Int, in arena: Arena) {
        self.arena = arena
        let order = Order(misses: arena.allocate(rows, of: 0), places: arena.allocate(rows, of: -1))
        heap = Heap(arena, capacity: 64, order: order)
    }

    /// By how much a row that is in the queue was noted to miss.
    func miss(_ row: Int) -> Double { heap.order.misses[row] }

    /// Notes by how much the variable of a row misses its limits; rows that miss nothing are not in the queue.
    mutating func update(_ row: Int, miss: Double) {
        let place = Int(heap.order.places[row])
        // What is no number does not lie outside of anything.
        guard miss > 0 else {
            if place < 0 { return }
            heap.remove(at: place)
            heap.order.places[row] = -1
            return
        }
        if place >= 0 {
            if heap.order.misses[row] == miss { return }
            heap.order.misses[row] = miss
            heap.move(place)
        } else {
            heap.order.misses[row] = miss
            heap.push(Int32(truncatingIfNeeded: row), arena)
        }
    }

    /// The row that misses most, of several the first; nil if none misses anything.
    var first: Int? { heap.first.map(Int.init) }

    /// All rows that miss something, in no order.
    var rows: ArenaArray<Int32> { heap.items }

    private struct Order: HeapOrder {
        let misses: UnsafeMutablePointer<Double>
        /// By row: its place in the heap; -1 where it is not in it.
        let places: UnsafeMutablePointer<Int32>

        @inline(__always)
        func precedes(_ one: Int32, _ other: Int32) -> Bool {
            let (a, b) = (misses[Int(one)], misses[Int(other)])
            return a != b ? a > b : one < other
        }

        @inline(__always)
        func note(_ item: Int32, at place: Int) { places[Int(item)] = Int32(truncatingIfNeeded: place) }
    }
}
