// A vector most of whose cells are zero: a step that touches three of ten thousand numbers looks at three.

/// Numbers by index, with a list of those that may be other than zero.
struct SparseVector {
    let cells: UnsafeMutablePointer<Double>
    private let isListed: UnsafeMutablePointer<Bool>
    private let list: UnsafeMutablePointer<Int32>
    private(set) var count = 0

    /// A vector of `size` zeros.
    init(size: Int, in arena: Arena) {
        cells = arena.allocate(size, of: 0)
        isListed = arena.allocate(size, of: false)
        list = arena.allocate(Int32.self, size)
    }

    /// The listed indices, in the order in which they were touched.
    @inline(__always)
    var indices: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(start: list, count: count) }

    /// Lists an index; returns whether it was not.
    @inline(__always)
    @discardableResult
    mutating func touch(_ index: Int) -> Bool {
        if isListed[index] { return false }
        isListed[index] = true
        list[count] = Int32(truncatingIfNeeded: index)
        count += 1
        return true
    }

    /// A cell. One that is set is listed.
    @inline(__always)
    subscript(index: Int) -> Double {
        get { cells[index] }
        set {
            touch(index)
            cells[index] = newValue
        }
    }

    /// Makes all cells zero.
    mutating func clear() {
        for place in 0..<count {
            let index = Int(list[place])
            (cells[index], isListed[index]) = (0, false)
        }
        count = 0
    }
}
