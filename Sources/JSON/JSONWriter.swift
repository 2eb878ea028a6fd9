/// Writes JSON text into a byte buffer: containers either on one line or with a line for each of their elements.
///
/// The caller opens, fills and closes containers in order; the writer puts the commas, line breaks and indentation.
/// Only containers laid out in lines indent, so `{"id": "a", "subviews": [` may be followed by a line per subview.
package struct JSONWriter {
    /// The text so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// How the elements of a container are set.
    package enum Style {
        /// All on one line: `{"x": 0, "y": 5}`.
        case inline
        /// Each on a line of its own, two spaces further in.
        case lines
    }

    private struct Level {
        var style: Style
        var isEmpty = true
    }

    private var levels: [Level] = []
    private var indentation = 0
    private var followsKey = false

    /// Makes a writer whose buffer has room for `capacity` bytes.
    package init(capacity: Int = 4096) {
        bytes.reserveCapacity(capacity)
    }

    package mutating func beginObject(_ style: Style) { open(UInt8(ascii: "{"), style) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }
    package mutating func beginArray(_ style: Style) { open(UInt8(ascii: "["), style) }
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the key of the next value of an object.
    package mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        // One by one: the view of a string's bytes is no buffer, and keys are the half of most texts.
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        followsKey = true
    }

    package mutating func string(_ value: String) {
        separate()
        appendQuoted(value)
    }

    /// Writes the shortest text that reads back as exactly `value`, whole numbers without a point.
    ///
    /// JSON has no infinity and no NaN: they become `null`, so that the text stays readable.
    package mutating func number(_ value: Double) {
        separate()
        bytes.append(shortest: value)
    }

    package mutating func number(_ value: Int) {
        separate()
        bytes.append(decimal: value)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Ends the text with a line break, as text files end.
    package mutating func finish() -> [UInt8] {
        assert(levels.isEmpty, "a container was left open")
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}

// MARK: - Separators, line breaks and escapes

extension JSONWriter {
    /// Puts what must stand before the next key or value.
    private mutating func separate() {
        if followsKey {
            followsKey = false
            return
        }
        guard let last = levels.indices.last else { return }
        let style = levels[last].style
        if !levels[last].isEmpty {
            bytes.append(UInt8(ascii: ","))
            if style == .inline { bytes.append(UInt8(ascii: " ")) }
        }
        levels[last].isEmpty = false
        if style == .lines { breakLine() }
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func open(_ bracket: UInt8, _ style: Style) {
        separate()
        bytes.append(bracket)
        levels.append(Level(style: style))
        if style == .lines { indentation += 2 }
    }

    private mutating func close(_ bracket: UInt8) {
        guard let level = levels.popLast() else { return }
        if level.style == .lines {
            indentation -= 2
            if !level.isEmpty { breakLine() }
        }
        bytes.append(bracket)
    }

    private mutating func appendQuoted(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F {
                guard byte >= 0x7F else {
                    bytes.append(contentsOf: utf8[start..<index])
                    appendEscaped(byte)
                    start = index + 1
                    continue
                }
                guard let (unit, length) = Self.control(in: utf8, at: index) else { continue }
                bytes.append(contentsOf: utf8[start..<index])
                appendEscaped(unit: unit)
                start = index + length
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The character at a place if it steers a terminal or has what follows shown in another order, and how many bytes it
    /// takes: DEL, the controls of C1, line separators and the marks of writing direction that embed, override or isolate.
    private static func control(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (unit: UInt16, length: Int)? {
        func byte(_ offset: Int) -> UInt8 { index + offset < utf8.count ? utf8[index + offset] : 0 }
        switch (byte(0), byte(1), byte(2)) {
        case (0x7F, _, _): return (0x7F, 1)
        case (0xC2, 0x80...0x9F, _): return (UInt16(byte(1)), 2)
        case (0xE2, 0x80, 0xA8...0xAE): return (0x2028 + UInt16(byte(2) - 0xA8), 3)
        case (0xE2, 0x81, 0xA6...0xA9): return (0x2066 + UInt16(byte(2) - 0xA6), 3)
        default: return nil
        }
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        case 0x0D: bytes.append(contentsOf: "\\r".utf8)
        case 0x09: bytes.append(contentsOf: "\\t".utf8)
        case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
        default: appendEscaped(unit: UInt16(byte))
        }
    }

    private mutating func appendEscaped(unit: UInt16) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] as [UInt16] { bytes.append(digits[Int(unit >> shift & 15)]) }
    }
}
