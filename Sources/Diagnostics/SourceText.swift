#if canImport(Glibc)
    import Glibc  // memchr
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The text of a document as a reporter shows it: its lines, and its columns counted in characters.
public struct SourceText: Sendable {
    /// The bytes, which stay as they are for as long as their owner lives.
    nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer
    private let owner: any AnyObject & Sendable
    /// Where each line begins.
    private let lineStarts: [Int]

    /// Takes the bytes of a file; nil unless they are UTF-8, the only encoding in which locations mean these bytes.
    public init?(_ bytes: [UInt8]) {
        // Documents in UTF-16 begin with a byte order mark, or have a zero byte in their first two letters.
        if bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) { return nil }
        let copy = Copy(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
        self.init(UnsafeRawBufferPointer(copy.bytes), of: copy)
    }

    /// Takes bytes in UTF-8 without a byte order mark, which do not change while their owner lives.
    package init(_ bytes: UnsafeRawBufferPointer, of owner: some AnyObject & Sendable) {
        self.bytes = bytes
        self.owner = owner
        lineStarts = Self.lineStarts(in: bytes)
    }

    /// Bytes that nobody else keeps.
    private final class Copy: Sendable {
        nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

        init(_ source: ArraySlice<UInt8>) {
            bytes = .allocate(byteCount: source.count, alignment: 1)
            bytes.copyBytes(from: source)
        }

        deinit { bytes.deallocate() }
    }

    private static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
        var starts = [0]
        guard let base = bytes.baseAddress else { return starts }
        starts.reserveCapacity(bytes.count / 64 + 16)
        var start = 0
        while let found = memchr(base + start, 0x0A, bytes.count - start) {
            start = base.distance(to: UnsafeRawPointer(found)) + 1
            starts.append(start)
        }
        return starts
    }

    /// What `body` makes of the bytes of a line, counted from one, without its line break; nil if there is no such
    /// line.
    package func withLine<Result>(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        guard lineStarts.indices.contains(number - 1) else { return nil }
        var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let start = lineStarts[number - 1]
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return withExtendedLifetime(owner) { body(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
    }

    /// The same place with its column in Unicode code points instead of bytes.
    public func inCodePoints(_ location: SourceLocation) -> SourceLocation {
        let column = withLine(location.line) { line in
            // Every byte of UTF-8 but a continuation byte begins a code point.
            location.column - line.prefix(max(0, location.column - 1)).count { $0 & 0xC0 == 0x80 }
        }
        return SourceLocation(line: location.line, column: column ?? location.column)
    }

    /// The same finding with the columns of its places in Unicode code points instead of bytes.
    public func inCodePoints(_ finding: Finding) -> Finding {
        var finding = finding
        finding.location = finding.location.map(inCodePoints)
        for index in finding.notes.indices {
            finding.notes[index].location = finding.notes[index].location.map(inCodePoints)
        }
        return finding
    }
}
