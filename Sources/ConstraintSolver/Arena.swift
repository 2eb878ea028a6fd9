// Memory for the solver's many small arrays: carved from a few large pieces, given back all at once.

/// A bump allocator for plain values.
///
/// A solve of ten views takes a microsecond; a malloc for each of its arrays would take as long again.
final class Arena {
    private var chunks: [(base: UnsafeMutableRawPointer, size: Int)] = []
    private var next: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer
    /// What another arena has lent to this one; used up first.
    private var loan: UnsafeMutableRawPointer?

    /// An arena with room for `capacity` bytes before it has to ask for more.
    init(capacity: Int) {
        next = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 32)
        end = next + capacity
        chunks.append((next, capacity))
    }

    private init(loan: UnsafeMutableRawPointer, size: Int) {
        self.loan = loan
        next = loan
        end = loan + size
    }

    /// Makes sure that `bytes` more can be had at once.
    func reserve(_ bytes: Int) {
        if end - next < bytes { addChunk(bytes) }
    }

    /// Lends `capacity` bytes to a second arena, for what is needed for a short time only. The loan must be taken back
    /// before this arena is reset.
    func lend(_ capacity: Int) -> Arena {
        let bytes = (capacity + 31) & ~31
        if end - next < bytes { grow(by: bytes) }
        end -= bytes
        return Arena(loan: end, size: bytes)
    }

    /// Takes back what was lent to `other`, to use it next if it is larger than what else is left.
    func takeBack(_ other: Arena, _ capacity: Int) {
        guard let loan = other.loan else { return }
        let bytes = (capacity + 31) & ~31
        if end == loan {
            end += bytes
        } else if end - next < bytes {
            (next, end) = (loan, loan + bytes)
        }
    }

    deinit {
        for chunk in chunks { chunk.base.deallocate() }
    }

    /// How many bytes the arena holds.
    var byteCount: Int { chunks.reduce(0) { $0 + $1.size } }

    /// Forgets all that was allocated; makes one piece of memory of those that it took.
    func reset() {
        next = chunks[0].base
        end = next + chunks[0].size
        if chunks.count == 1 { return }
        let size = byteCount
        for chunk in chunks { chunk.base.deallocate() }
        chunks.removeAll(keepingCapacity: true)
        addChunk(size)
    }

    /// Room for `count` values, not initialised.
    @inline(__always)
    func allocate<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
        let bytes = (count * MemoryLayout<T>.stride + 31) & ~31
        if end - next < bytes { grow(by: bytes) }
        let result = next.bindMemory(to: T.self, capacity: count)
        next += bytes
        return result
    }

    /// Room for `count` values, each of them `value`.
    @inline(__always)
    func allocate<T: BitwiseCopyable>(_ count: Int, of value: T) -> UnsafeMutablePointer<T> {
        let result = allocate(T.self, count)
        result.initialize(repeating: value, count: count)
        return result
    }

    /// Makes the latest allocation, which ends at `last`, longer by `bytes`, if it is the latest and there is room.
    fileprivate func extend(_ last: UnsafeMutableRawPointer, by bytes: Int) -> Bool {
        let aligned = (bytes + 31) & ~31
        guard last == next, end - next >= aligned else { return false }
        next += aligned
        return true
    }

    private func grow(by bytes: Int) {
        addChunk(max(bytes, byteCount / 4, 512))
    }

    private func addChunk(_ size: Int) {
        next = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 32)
        end = next + size
        chunks.append((next, size))
    }

    /// A place to go back to.
    struct Mark {
        fileprivate let chunk: Int
        fileprivate let next: UnsafeMutableRawPointer
        fileprivate let end: UnsafeMutableRawPointer
    }

    /// The present place.
    var mark: Mark { Mark(chunk: chunks.count, next: next, end: end) }

    /// Forgets what was allocated since `mark`, unless that took a new piece of memory.
    func release(to mark: Mark) {
        guard mark.chunk == chunks.count else { return }
        (next, end) = (mark.next, mark.end)
    }
}

/// A growing array in an arena. What it outgrows is given back with the rest of the arena.
struct ArenaArray<T: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<T>
    private(set) var count = 0
    private var capacity: Int

    /// An empty array with room for `capacity` values.
    init(_ arena: Arena, capacity: Int) {
        base = arena.allocate(T.self, capacity)
        self.capacity = capacity
    }

    @inline(__always)
    subscript(index: Int) -> T {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    var indices: Range<Int> { 0..<count }

    @inline(__always)
    mutating func append(_ value: T, in arena: Arena) {
        if count == capacity { grow(arena) }
        (base + count).initialize(to: value)
        count += 1
    }

    @inline(never)
    private mutating func grow(_ arena: Arena) {
        // Whole multiples of the arena's grain, so that nothing lies between the array and the next allocation.
        let larger = max(8, 2 * capacity)
        let isAligned = (capacity * MemoryLayout<T>.stride) % 32 == 0
        if isAligned, arena.extend(base + capacity, by: (larger - capacity) * MemoryLayout<T>.stride) {
            capacity = larger
            return
        }
        let moved = arena.allocate(T.self, larger)
        moved.update(from: base, count: count)
        base = moved
        capacity = larger
    }

    @inline(__always)
    mutating func popLast() -> T? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    /// Drops the elements from `newCount` on.
    mutating func truncate(to newCount: Int) { count = newCount }

    /// The elements as a buffer, valid while the arena lives and the array does not grow.
    var buffer: UnsafeMutableBufferPointer<T> { UnsafeMutableBufferPointer(start: base, count: count) }
}
