// Queues of small numbers: what is still to be worked off, in an order of its own.

/// Which of two numbers comes out of a ``Heap`` first.
protocol HeapOrder {
    func precedes(_ one: Int32, _ other: Int32) -> Bool
    /// Called when a number has been put at a place of the heap, for orders whose numbers change while they wait.
    func note(_ item: Int32, at place: Int)
}

extension HeapOrder {
    @inline(__always)
    func note(_ item: Int32, at place: Int) {}
}

/// The least number first.
struct Ascending: HeapOrder {
    @inline(__always)
    func precedes(_ one: Int32, _ other: Int32) -> Bool { one < other }
}

/// Numbers of which the one that precedes all others is to be taken out next.
typealias IndexHeap = Heap<Ascending>

/// Numbers in the order in which they are taken out; the order may look up what stands behind them.
struct Heap<Order: HeapOrder> {
    private(set) var items: ArenaArray<Int32>
    let order: Order

    /// An empty heap with room for `capacity` numbers.
    init(_ arena: Arena, capacity: Int, order: Order) {
        items = ArenaArray(arena, capacity: capacity)
        self.order = order
    }

    /// The number that comes out next; nil if there is none.
    var first: Int32? { items.count > 0 ? items[0] : nil }

    /// Takes all numbers out.
    mutating func clear() { items.truncate(to: 0) }

    /// Puts a number in.
    @inline(__always)
    mutating func push(_ item: Int32, _ arena: Arena) {
        items.append(item, in: arena)
        rise(from: items.count - 1)
    }

    /// Puts a number in without finding its place: ``settle()`` finds those of all.
    mutating func append(_ item: Int32, _ arena: Arena) { items.append(item, in: arena) }

    /// Brings all numbers into the heap's order.
    mutating func settle() {
        for place in stride(from: items.count / 2 - 1, through: 0, by: -1) { sink(from: place) }
    }

    /// Takes the first number out; nil if there is none.
    @inline(__always)
    mutating func pop() -> Int32? {
        guard items.count > 0 else { return nil }
        let top = items[0]
        remove(at: 0)
        return top
    }

    /// Takes the number at a place out.
    mutating func remove(at place: Int) {
        let last = items[items.count - 1]
        items.truncate(to: items.count - 1)
        if place == items.count { return }
        items[place] = last
        move(place)
    }

    /// Finds the new place of the number at a place, for which the order has another answer than before.
    mutating func move(_ place: Int) {
        if place > 0, order.precedes(items[place], items[(place - 1) / 2]) {
            rise(from: place)
        } else {
            sink(from: place)
        }
    }

    @inline(__always)
    private mutating func rise(from start: Int) {
        let item = items[start]
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            if !order.precedes(item, items[parent]) { break }
            put(items[parent], child)
            child = parent
        }
        put(item, child)
    }

    @inline(__always)
    private mutating func sink(from start: Int) {
        let count = items.count
        let item = items[start]
        var place = start
        while true {
            var child = 2 * place + 1
            if child >= count { break }
            if child + 1 < count, order.precedes(items[child + 1], items[child]) { child += 1 }
            if !order.precedes(items[child], item) { break }
            put(items[child], place)
            place = child
        }
        put(item, place)
    }

    @inline(__always)
    private mutating func put(_ item: Int32, _ place: Int) {
        items[place] = item
        order.note(item, at: place)
    }
}

extension Heap<Ascending> {
    /// An empty heap with room for `capacity` numbers.
    init(_ arena: Arena, capacity: Int) { self.init(arena, capacity: capacity, order: Ascending()) }
}
