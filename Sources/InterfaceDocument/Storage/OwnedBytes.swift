// Memory that goes from the file that it was read from to the reader, without a copy.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Bytes in memory from `malloc`, with room for one more byte behind them.
struct OwnedBytes: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int

    /// Memory for `capacity` bytes and one; nil if there is none.
    init?(capacity: Int) {
        guard let memory = malloc(capacity + 1) else { return nil }
        start = memory.assumingMemoryBound(to: UInt8.self)
        self.capacity = capacity
    }

    /// A copy of `bytes`; nil if there is no memory for it.
    init?(copying bytes: [UInt8]) {
        self.init(capacity: bytes.count)
        bytes.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            start.update(from: source, count: bytes.count)
        }
        count = bytes.count
    }

    deinit { free(start) }

    /// A copy of the bytes.
    var array: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// Gives the memory away.
    consuming func take() -> UnsafeMutablePointer<UInt8> {
        let start = start
        discard self
        return start
    }

    /// Appends what is left of a file; an error's number, or 0. More than `limit` bytes altogether are an error.
    mutating func append(restOf file: Int32, limit: Int) -> Int32 {
        while count <= limit {
            // One byte more than asked for shows in the same call whether that is the end.
            let got = read(file, start + count, capacity + 1 - count)
            if got < 0, errno == EINTR { continue }
            if got < 0 { return errno }
            if got == 0 { return 0 }
            count += got
            if count > capacity {
                capacity += capacity / 2 + 65536
                guard let memory = realloc(start, capacity + 1) else { return ENOMEM }
                start = memory.assumingMemoryBound(to: UInt8.self)
            }
        }
        return EFBIG
    }
}
