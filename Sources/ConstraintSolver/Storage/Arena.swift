// Memory for the solver's many small arrays: carved from a few large pieces, given back all at once.

/// A bump allocator for plain values.
///
/// A solve of ten views takes a microsecond; a malloc for each of its arrays would take as long again.
final class Arena {
    /// The latest piece of memory, and where its free part starts and ends. Each piece begins with the address of the
    /// one before it.
    private var piece: UnsafeMutableRawPointer?
    private var next: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer
    /// How many bytes the arena has had at its disposal since it was made or reset.
    private(set) var byteCount: Int
    /// What another arena has given to this one; used up first.
    private let loan: UnsafeMutableRawBufferPointer?

    /// What the address takes, so that the rest of a piece is aligned.
    private static let headerSize = 32

    /// An arena with room for `capacity` bytes before it has to ask for more.
    init(capacity: Int) {
        let size = Self.rounded(capacity)
        let piece = Self.makePiece(size, after: nil)
        self.piece = piece
        next = piece + Self.headerSize
        end = next + size
        byteCount = size
        loan = nil
        poison(next, size)
    }

    private init(loan: UnsafeMutableRawPointer, size: Int) {
        next = loan
        end = loan + size
        byteCount = size
        self.loan = UnsafeMutableRawBufferPointer(start: loan, count: size)
    }

    deinit {
        // What was given to it is this arena's again, free as before.
        if let loan, let base = loan.baseAddress { poison(base, loan.count) }
        freePieces()
    }

    /// Gives `capacity` bytes to a second arena, which must not be used any more when this one has been reset.
    func suballocate(_ capacity: Int) -> Arena {
        let bytes = Self.rounded(capacity)
        if end - next < bytes { grow(by: bytes) }
        end -= bytes
        return Arena(loan: end, size: bytes)
    }

    /// Makes sure that `bytes` more can be had at once.
    func reserve(_ bytes: Int) {
        if end - next < bytes { addPiece(bytes) }
    }

    /// Forgets all that was allocated. Makes one piece of memory of those that it took, unless it has a loan.
    func reset() {
        if let loan, let base = loan.baseAddress {
            freePieces()
            (next, end, byteCount) = (base, base + loan.count, loan.count)
            poison(next, loan.count)
            return
        }
        if let piece, piece.load(as: UnsafeMutableRawPointer?.self) == nil {
            next = piece + Self.headerSize
            poison(next, end - next)
            return
        }
        let size = byteCount
        freePieces()
        byteCount = 0
        addPiece(size)
    }

    /// Room for `count` values, not initialised.
    @inline(__always)
    func allocate<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
        let bytes = Self.rounded(count * MemoryLayout<T>.stride)
        if end - next < bytes { grow(by: bytes) }
        let result = next.bindMemory(to: T.self, capacity: count)
        unpoison(next, count * MemoryLayout<T>.stride)
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
        let aligned = Self.rounded(bytes)
        guard last == next, end - next >= aligned else { return false }
        unpoison(next, bytes)
        next += aligned
        return true
    }

    private func grow(by bytes: Int) {
        addPiece(max(bytes, byteCount / 8, 512))
    }

    private func addPiece(_ bytes: Int) {
        let size = Self.rounded(bytes)
        let latest = Self.makePiece(size, after: piece)
        piece = latest
        next = latest + Self.headerSize
        end = next + size
        byteCount += size
        poison(next, size)
    }

    /// Whole grains of 32 bytes: everything that is allocated starts where any value may.
    @inline(__always)
    private static func rounded(_ bytes: Int) -> Int { (bytes + 31) & ~31 }

    private static func makePiece(_ size: Int, after previous: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        let piece = UnsafeMutableRawPointer.allocate(byteCount: headerSize + size, alignment: 32)
        piece.storeBytes(of: previous, as: UnsafeMutableRawPointer?.self)
        return piece
    }

    private func freePieces() {
        while let freed = piece {
            piece = freed.load(as: UnsafeMutableRawPointer?.self)
            // Freed memory is the allocator's own to guard.
            freed.deallocate()
        }
    }

    /// A place to go back to.
    struct Mark {
        fileprivate let byteCount: Int
        fileprivate let next: UnsafeMutableRawPointer
    }

    /// The present place.
    var mark: Mark { Mark(byteCount: byteCount, next: next) }

    /// Forgets what was allocated since `mark`, unless that took a new piece of memory.
    func release(to mark: Mark) {
        guard mark.byteCount == byteCount else { return }
        next = mark.next
        poison(next, end - next)
    }
}

// MARK: - What the address sanitizer needs to know

// A sanitizer sees one piece of memory where the arena sees many: with `STRUT_POISONED_ARENA`, which `make sanitize`
// sets, it is given the bytes that are free. Otherwise these calls are nothing.
#if STRUT_POISONED_ARENA
    @_silgen_name("__asan_poison_memory_region")
    private func poisonRegion(_ start: UnsafeRawPointer, _ count: Int)
    @_silgen_name("__asan_unpoison_memory_region")
    private func unpoisonRegion(_ start: UnsafeRawPointer, _ count: Int)
#endif

@inline(__always)
private func poison(_ start: UnsafeMutableRawPointer, _ count: Int) {
    #if STRUT_POISONED_ARENA
        poisonRegion(start, count)
    #endif
}

@inline(__always)
private func unpoison(_ start: UnsafeMutableRawPointer, _ count: Int) {
    #if STRUT_POISONED_ARENA
        unpoisonRegion(start, count)
    #endif
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
