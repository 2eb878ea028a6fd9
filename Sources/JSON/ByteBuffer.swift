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
        if value < 0 { append(UInt8(ascii: "-")) }
        var magnitude = value.magnitude
        // Coordinates have one to three digits.
        if magnitude < 10 { return append(UInt8(ascii: "0") + UInt8(magnitude)) }
        // 2^64 has 20 digits; they are found from the last to the first.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = digits.count
            repeat {
                let rest = magnitude / 10
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(magnitude &- rest &* 10)
                magnitude = rest
            } while magnitude > 0
            append(UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }

    /// Appends a finite number in its shortest exact form, whole numbers without a point, minus zero as `0`; anything else
    /// as `null`.
    mutating func append(shortest value: Double) {
        guard value.isFinite else { return append("null") }
        // Most coordinates are whole: they need no search for the shortest digits. 2^53 bounds the exact integers.
        if abs(value) < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
            append(decimal: Int(value))
        } else {
            var digits = value.description
            digits.withUTF8 { append($0) }
        }
    }
}
