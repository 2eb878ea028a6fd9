#if canImport(Glibc)
    import Glibc  // memchr
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The text of a document as a reporter shows it: its lines, and its columns counted in characters.
public struct SourceText: Sendable {
    private let bytes: [UInt8]
    /// Where each line begins.
    private let lineStarts: [Int]

    /// Takes the bytes of a file; nil unless they are UTF-8, the only encoding in which locations mean these bytes.
    public init?(_ bytes: [UInt8]) {
        // Documents in UTF-16 begin with a byte order mark, or have a zero byte in their first two letters.
        if bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) { return nil }
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        lineStarts = Self.lineStarts(in: self.bytes)
    }

    private static func lineStarts(in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBytes { bytes in
            var starts = [0]
            guard let base = bytes.baseAddress else { return starts }
            while let last = starts.last, let found = memchr(base + last, 0x0A, bytes.count - last) {
                starts.append(base.distance(to: UnsafeRawPointer(found)) + 1)
            }
            return starts
        }
    }

    /// The bytes of a line, counted from one, without its line break; nil if there is no such line.
    public func line(_ number: Int) -> ArraySlice<UInt8>? {
        guard lineStarts.indices.contains(number - 1) else { return nil }
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let line = bytes[lineStarts[number - 1]..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    /// The same place with its column in Unicode code points instead of bytes.
    public func inCodePoints(_ location: SourceLocation) -> SourceLocation {
        guard let line = line(location.line) else { return location }
        let before = line.prefix(max(0, location.column - 1))
        // Every byte of UTF-8 but a continuation byte begins a code point.
        let continuations = before.count { $0 & 0xC0 == 0x80 }
        return SourceLocation(line: location.line, column: location.column - continuations)
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
