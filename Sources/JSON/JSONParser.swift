/// A recursive-descent parser of RFC 8259, with a limit to its depth.
struct JSONParser {
    let bytes: [UInt8]
    var position = 0
    var depth = 0
    /// The line that `position` was last seen in, and the byte that it starts at.
    private var line = 1
    private var lineStart = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is before the first column, as in documents.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (position, lineStart) = (3, 3) }
    }

    mutating func parse() throws(JSONError) -> JSONValue {
        let value = try readValue()
        skipSpace()
        guard position == bytes.count else { throw error("expected the end of the file") }
        return value
    }

    private mutating func readValue() throws(JSONError) -> JSONValue {
        skipSpace()
        let place = place
        return JSONValue(content: try readContent(), place: place)
    }

    private mutating func readContent() throws(JSONError) -> JSONValue.Content {
        guard position < bytes.count else { throw error("the file ends where a value should be") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.readObject() }
        case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.readArray() }
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "t"): return try read("true", .bool(true))
        case UInt8(ascii: "f"): return try read("false", .bool(false))
        case UInt8(ascii: "n"): return try read("null", .null)
        default: return try readNumber()
        }
    }

    private mutating func nested(
        _ read: (inout JSONParser) throws(JSONError) -> JSONValue.Content
    ) throws(JSONError) -> JSONValue.Content {
        guard depth < 256 else { throw error("values are nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func readObject() throws(JSONError) -> JSONValue.Content {
        var members: [JSONValue.Member] = []
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                throw error("expected a name in quotes")
            }
            let place = place
            let name = try readString()
            skipSpace()
            guard take(":") else { throw error("expected ':' after the name") }
            members.append(JSONValue.Member(name: name, place: place, value: try readValue()))
            skipSpace()
        } while take(",")
        guard take("}") else { throw error("expected ',' or '}'") }
        return .object(members)
    }

    private mutating func readArray() throws(JSONError) -> JSONValue.Content {
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(elements) }
        repeat {
            elements.append(try readValue())
            skipSpace()
        } while take(",")
        guard take("]") else { throw error("expected ',' or ']'") }
        return .array(elements)
    }

    private mutating func readString() throws(JSONError) -> String {
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                let string = String(decoding: text, as: UTF8.self)
                guard string.utf8.elementsEqual(text) else { throw error("a string is not in UTF-8") }
                return string
            case UInt8(ascii: "\\"): text += Array(String(try readEscape()).utf8)
            case 0..<0x20:
                position -= 1
                throw error("a string holds a control character")
            default: text.append(byte)
            }
        }
        throw error("a string is not closed")
    }

    private mutating func readEscape() throws(JSONError) -> Character {
        guard position < bytes.count else { throw error("a string is not closed") }
        defer { position += 1 }
        switch bytes[position] {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Character(Unicode.Scalar(bytes[position]))
        case UInt8(ascii: "u"):
            let high = try readUnit()
            guard (0xD800..<0xDC00).contains(high), position + 2 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "\\"),
                bytes[position + 2] == UInt8(ascii: "u")
            else { return Unicode.Scalar(high).map(Character.init) ?? "\u{FFFD}" }
            let end = position
            position += 2
            let low = try readUnit()
            guard (0xDC00..<0xE000).contains(low) else {
                // A half without its other half; what follows it is an escape of its own.
                position = end
                return "\u{FFFD}"
            }
            let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
            return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
        default: throw error("an escape is not known")
        }
    }

    /// The four digits after `\u`; the position stays at the last.
    private mutating func readUnit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            position += 1
            guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
                throw error("expected four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    private mutating func readNumber() throws(JSONError) -> JSONValue.Content {
        let start = position
        while position < bytes.count, isNumberByte(bytes[position]) { position += 1 }
        let text = bytes[start..<position]
        guard Self.isNumber(text), let number = Double(String(decoding: text, as: UTF8.self)) else {
            position = start
            throw error("expected a value")
        }
        guard number.isFinite else {
            position = start
            throw error("a number is too large")
        }
        return .number(number)
    }

    /// Whether text is a number as RFC 8259 has it: no plus, no zeros in front, digits before and behind the point.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        func digits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole == 1 || whole > 1 && !startsWithZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        }
        if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    private func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func read(
        _ word: StaticString, _ value: JSONValue.Content
    ) throws(JSONError) -> JSONValue.Content {
        let letters = Array(word.description.utf8)
        guard bytes[position...].starts(with: letters) else { throw error("expected a value") }
        position += letters.count
        return value
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0D: break
            case 0x0A:
                line += 1
                lineStart = position + 1
            default: return
            }
            position += 1
        }
    }

    private var place: JSONPlace { JSONPlace(line: line, column: position - lineStart + 1) }

    private func error(_ message: String) -> JSONError {
        let isMerge = position == lineStart && UnfinishedMerge.begins(with: bytes[position...])
        return JSONError(place: place, message: isMerge ? UnfinishedMerge.message : message)
    }
}
