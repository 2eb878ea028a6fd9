/// Text in UTF-8 that only grows, and is written a byte, a key or a number at a time.
///
/// An array asks at each append whether somebody shares it; nobody can share this.
struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    /// Makes an empty buffer with room for `capacity` bytes.
    init(capacity: Int) {
        self.capacity = max(64, capacity)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// What was written.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    mutating func append(_ byte: UInt8) {
        makeRoom(1)
        start[count] = byte
        count += 1
    }

    mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
        guard let first = other.baseAddress else { return }
        makeRoom(other.count)
        (start + count).initialize(from: first, count: other.count)
        count += other.count
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    mutating func append(spaces: Int) {
        makeRoom(spaces)
        (start + count).initialize(repeating: UInt8(ascii: " "), count: spaces)
        count += spaces
    }

    private mutating func makeRoom(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}

extension ByteBuffer {
    /// Appends an integer in decimal digits.
    mutating func append(decimal value: Int) {
        NumberText.withDecimal(value) { append($0) }
    }

    /// Appends a finite number in its shortest exact form, whole numbers without a point, minus zero as `0`; anything
    /// else as `null`.
    mutating func append(shortest value: Double) {
        NumberText.withShortest(value) { append($0) }
    }
}
