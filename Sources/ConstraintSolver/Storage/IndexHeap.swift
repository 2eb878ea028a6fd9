// A queue of small numbers by size: what is still to be worked off, in its order.

/// Numbers of which the least is to be taken out next.
struct IndexHeap {
    private var items: ArenaArray<Int32>

    /// An empty heap with room for `capacity` numbers.
    init(_ arena: Arena, capacity: Int) { items = ArenaArray(arena, capacity: capacity) }

    /// Takes all numbers out.
    mutating func clear() { items.truncate(to: 0) }

    /// Puts a number in.
    mutating func push(_ item: Int32, _ arena: Arena) {
        items.append(item, in: arena)
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if items[parent] <= items[child] { return }
            (items[parent], items[child]) = (items[child], items[parent])
            child = parent
        }
    }

    /// Takes the least number out; nil if there is none.
    mutating func pop() -> Int32? {
        guard items.count > 0 else { return nil }
        let top = items[0]
        let last = items[items.count - 1]
        items.truncate(to: items.count - 1)
        let count = items.count
        if count == 0 { return top }
        var place = 0
        while true {
            var child = 2 * place + 1
            if child >= count { break }
            if child + 1 < count, items[child + 1] < items[child] { child += 1 }
            if items[child] >= last { break }
            items[place] = items[child]
            place = child
        }
        items[place] = last
        return top
    }
}
