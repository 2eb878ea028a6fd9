// What happens to the variables of a moving basis, in the order in which it happens.

/// An end of a piece of a variable's costs, or a limit of it, that a movement reaches.
struct StepEvent {
    /// Place among the rows that the movement changes; -1 for the moving variable itself.
    var index: Int
    /// How far the moving variable has gone when it happens.
    var step: Double
}

/// The next event of each variable that a movement changes; the earliest comes out first.
struct EventQueue {
    private var heap: Heap<Order>
    private let arena: Arena

    /// An empty queue for movements that change `rows` at most.
    init(_ arena: Arena, rows: Int) {
        self.arena = arena
        let order = Order(steps: arena.allocate(Double.self, rows + 1), ranks: arena.allocate(Double.self, rows + 1))
        heap = Heap(arena, capacity: rows + 1, order: order)
    }

    /// Puts in an event, unless it never happens; the earliest is found once ``settle()`` has been called.
    ///
    /// Of events that happen together the one with the greatest rank comes first.
    mutating func append(_ event: StepEvent, rank: Double) {
        if event.step == .infinity { return }
        heap.order.steps[event.index + 1] = event.step
        heap.order.ranks[event.index + 1] = rank
        heap.append(Int32(truncatingIfNeeded: event.index + 1), arena)
    }

    /// Orders what has been appended.
    mutating func settle() { heap.settle() }

    /// The earliest event; nil if nothing is left to happen.
    var first: StepEvent? {
        heap.first.map { StepEvent(index: Int($0) - 1, step: heap.order.steps[Int($0)]) }
    }

    /// Puts the next event of the same variable in the place of the earliest.
    mutating func replaceFirst(step: Double) {
        guard let first = heap.first else { return }
        if step == .infinity {
            heap.remove(at: 0)
        } else {
            heap.order.steps[Int(first)] = step
            heap.move(0)
        }
    }

    /// Whether two events happen together, as far as rounding can show.
    @inline(__always)
    static func isTie(_ one: Double, _ other: Double) -> Bool {
        other < .infinity && abs(one - other) <= 1e-12 * max(one, other)
    }

    /// By index and one: the moving variable comes first.
    private struct Order: HeapOrder {
        let steps: UnsafeMutablePointer<Double>
        let ranks: UnsafeMutablePointer<Double>

        @inline(__always)
        func precedes(_ one: Int32, _ other: Int32) -> Bool {
            let (a, b) = (steps[Int(one)], steps[Int(other)])
            return EventQueue.isTie(a, b) ? ranks[Int(one)] > ranks[Int(other)] : a < b
        }
    }
}
