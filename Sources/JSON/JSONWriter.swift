/// Writes JSON text into a byte buffer: containers either on one line or with a line for each of their elements.
///
/// The caller opens, fills and closes containers in order; the writer puts the commas, line breaks and indentation.
/// Only containers laid out in lines indent, so `{"id": "a", "subviews": [` may be followed by a line per subview.
package struct JSONWriter: ~Copyable {
    private var text: ByteBuffer

    /// How the elements of a container are set.
    package enum Style {
        /// All on one line: `{"x": 0, "y": 5}`.
        case inline
        /// Each on a line of its own, two spaces further in.
        case lines
    }

    /// Of each container that is open, the innermost last, whether it is set in lines.
    private var areInLines: [Bool] = []
    /// Whether nothing is in the innermost yet; in those around it stands something.
    private var isEmpty = true
    private var indentation = 0
    private var followsKey = false

    /// Makes a writer whose buffer has room for `capacity` bytes.
    package init(capacity: Int = 4096) {
        text = ByteBuffer(capacity: capacity)
    }

    package mutating func beginObject(_ style: Style) { open(UInt8(ascii: "{"), style) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }
    package mutating func beginArray(_ style: Style) { open(UInt8(ascii: "["), style) }
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// The text so far, in UTF-8.
    package var bytes: [UInt8] { text.bytes }

    /// Writes the key of the next value of an object.
    package mutating func key(_ key: StaticString) {
        separate()
        text.append(UInt8(ascii: "\""))
        text.append(key)
        text.append("\": ")
        followsKey = true
    }

    /// Writes a key that is not known when the program is written.
    package mutating func key(named key: String) {
        separate()
        appendQuoted(key)
        text.append(": ")
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
        text.append(shortest: value)
    }

    package mutating func number(_ value: Int) {
        separate()
        text.append(decimal: value)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        text.append(value ? "true" : "false")
    }

    package mutating func null() {
        separate()
        text.append("null")
    }

    /// Ends the text with a line break, as text files end.
    package mutating func finish() -> [UInt8] {
        assert(areInLines.isEmpty, "a container was left open")
        text.append(UInt8(ascii: "\n"))
        return text.bytes
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
        guard let isInLines = areInLines.last else { return }
        if !isEmpty {
            text.append(UInt8(ascii: ","))
            if !isInLines { text.append(UInt8(ascii: " ")) }
        }
        isEmpty = false
        if isInLines { breakLine() }
    }

    private mutating func breakLine() {
        text.append(UInt8(ascii: "\n"))
        text.append(spaces: indentation)
    }

    private mutating func open(_ bracket: UInt8, _ style: Style) {
        separate()
        text.append(bracket)
        areInLines.append(style == .lines)
        isEmpty = true
        if style == .lines { indentation += 2 }
    }

    private mutating func close(_ bracket: UInt8) {
        guard let isInLines = areInLines.popLast() else { return }
        if isInLines {
            indentation -= 2
            if !isEmpty { breakLine() }
        }
        isEmpty = false
        text.append(bracket)
    }

    private mutating func appendQuoted(_ value: String) {
        text.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            var start = 0
            var index = 0
            while index < utf8.count {
                let byte = utf8[index]
                // A plain character, as nearly all are.
                if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                    index += 1
                    continue
                }
                let control: (unit: UInt16, length: Int)? =
                    byte >= 0x7F ? Self.control(in: utf8, at: index) : (UInt16(byte), 1)
                if let control {
                    text.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                    appendEscaped(control.unit)
                    start = index + control.length
                }
                index += control?.length ?? 1
            }
            text.append(UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        text.append(UInt8(ascii: "\""))
    }

    /// The character at a place if it steers a terminal or has what follows shown in another order, and how many bytes
    /// it takes: DEL, the controls of C1, line separators and the marks of writing direction that embed, override or
    /// isolate.
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

    private mutating func appendEscaped(_ unit: UInt16) {
        switch unit {
        case 0x0A: text.append("\\n")
        case 0x0D: text.append("\\r")
        case 0x09: text.append("\\t")
        case 0x22: text.append("\\\"")
        case 0x5C: text.append("\\\\")
        default:
            text.append("\\u")
            for shift in [12, 8, 4, 0] as [UInt16] {
                let digit = UInt8(truncatingIfNeeded: unit >> shift & 15)
                text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
