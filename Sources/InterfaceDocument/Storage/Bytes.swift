// A value of the document as the bytes that stand for it: compared and parsed without making a String.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The UTF-8 bytes of a value; valid while the document's storage lives.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
    /// True when the bytes spell `text`.
    func spell(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        guard let baseAddress else { return true }
        return memcmp(baseAddress, text.utf8Start, count) == 0
    }

    /// True when the bytes are the same as `other`'s.
    func areEqual(to other: Bytes) -> Bool {
        guard count == other.count else { return false }
        guard let baseAddress, let otherAddress = other.baseAddress else { return true }
        return memcmp(baseAddress, otherAddress, count) == 0
    }

    /// True when the bytes of `text` stand somewhere among these.
    func contain(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard length > 0, length <= count else { return length == 0 }
        let first = text.utf8Start.pointee
        for start in 0...count - length where self[start] == first {
            if Bytes(rebasing: self[start..<start + length]).spell(text) { return true }
        }
        return false
    }

    /// The bytes as text.
    var string: String { String(decoding: self, as: UTF8.self) }

    /// `YES` or `NO`, as Interface Builder writes them, or `true` or `false`.
    var bool: Bool? {
        if spell("YES") || spell("true") { return true }
        if spell("NO") || spell("false") { return false }
        return nil
    }

    /// A whole number; `3.0` is one too.
    var int: Int? {
        guard let first else { return nil }
        let digits = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? 1 : 0
        guard count > digits, count < 19 else { return double.flatMap(Int.init(exactly:)) }
        var value = 0
        for byte in self[digits...] {
            guard byte &- UInt8(ascii: "0") < 10 else { return double.flatMap(Int.init(exactly:)) }
            value = value * 10 + Int(byte &- UInt8(ascii: "0"))
        }
        return first == UInt8(ascii: "-") ? -value : value
    }
}
