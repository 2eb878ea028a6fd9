import Diagnostics

/// Reads JSON by the letter of RFC 8259, and says where it is wrong.
struct JSONReader {
    /// What is wrong, and at which byte.
    struct Failure: Error {
        var message: String
        var offset: Int
    }

    private let bytes: [UInt8]
    private var place = 0
    /// Deeper nesting than this is no side-car, and would use up the stack.
    private static let deepest = 64

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value that `bytes` hold.
    static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        var reader = JSONReader(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.failure("there is more after the end") }
        return value
    }

    /// The line and column of a byte, from 1.
    static func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
        let before = bytes.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourceLocation(line: line, column: before.count - start + 1)
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, offset: place) }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }

    /// Takes the next byte after white space if it is `byte`.
    private mutating func take(_ byte: Character) -> Bool {
        skipSpace()
        guard place < bytes.count, bytes[place] == byte.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.deepest else { throw failure("the values are nested too deeply") }
        skipSpace()
        guard place < bytes.count else { throw failure("a value is missing") }
        switch bytes[place] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
        guard bytes[place...].starts(with: word.utf8) else { throw failure("this is no value") }
        place += word.utf8.count
        return value
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue {
        place += 1
        var members: [(key: String, value: JSONValue)] = []
        if take("}") { return .object([]) }
        repeat {
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw failure("a key is missing") }
            let key = try string()
            guard take(":") else { throw failure("a colon is missing") }
            members.append((key, try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw failure("a comma or a closing brace is missing") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONValue {
        place += 1
        var elements: [JSONValue] = []
        if take("]") { return .array([]) }
        repeat { elements.append(try value(depth: depth + 1)) } while take(",")
        guard take("]") else { throw failure("a comma or a closing bracket is missing") }
        return .array(elements)
    }

    private mutating func number() throws(Failure) -> JSONValue {
        let start = place
        while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        guard let number = Double(text), number.isFinite, text.first != "+" else {
            place = start
            throw failure("this is no value")
        }
        return .number(number)
    }

    private mutating func string() throws(Failure) -> String {
        place += 1
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw failure("a string goes over the end of its line")
            default: text.append(byte)
            }
        }
        throw failure("a string has no end")
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        guard place < bytes.count else { throw failure("a string has no end") }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"):
            var scalar = try hexadecimal()
            if (0xD800..<0xDC00).contains(scalar), bytes[place...].starts(with: [0x5C, 0x75]) {
                place += 2
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (try hexadecimal()) &- 0xDC00
            }
            text += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        default: throw failure("this escape is not known")
        }
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        guard place + 4 <= bytes.count,
            let number = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
        else { throw failure("four hexadecimal digits are missing") }
        place += 4
        return number
    }
}
