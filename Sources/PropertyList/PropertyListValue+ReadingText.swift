// Property lists in the form that is older than XML: `{ key = value; list = ( a, b ); }`, as Xcode writes its projects.

extension PropertyListValue {
    /// Reads a property list in the old text form: strings with or without quotes, lists, dictionaries, bytes between
    /// `<` and `>`, and comments of both kinds. Numbers are strings there.
    ///
    /// - Throws: ``PropertyListTextError`` with the line and column where the text stops being one.
    public init(parsingText bytes: [UInt8]) throws(PropertyListTextError) {
        var reader = PropertyListTextReader(bytes)
        self = try reader.document()
    }
}

/// Why a text is no property list of the old form, and where it stops being one.
public struct PropertyListTextError: Error, Sendable, Hashable {
    /// The line, counted from 1.
    public var line: Int
    /// The column in bytes, counted from 1.
    public var column: Int
    /// What is wrong there, without a full stop.
    public var problem: String
}

extension PropertyListTextError: CustomStringConvertible {
    /// What is wrong and where, without a full stop.
    public var description: String { "\(problem) (line \(line), column \(column))" }
}

private struct PropertyListTextReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no part of the text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    mutating func document() throws(PropertyListTextError) -> PropertyListValue {
        try skipBlanks()
        let value = try value()
        try skipBlanks()
        if place < bytes.count { throw error("something stands behind the end of the list") }
        return value
    }

    private mutating func value() throws(PropertyListTextError) -> PropertyListValue {
        guard let byte = next else { throw error("the text ends where a value is expected") }
        switch byte {
        case UInt8(ascii: "{"): return try nested { reader throws(PropertyListTextError) in try reader.dictionary() }
        case UInt8(ascii: "("): return try nested { reader throws(PropertyListTextError) in try reader.array() }
        case UInt8(ascii: "<"): return try data()
        default: return .string(try string())
        }
    }

    private mutating func nested(
        _ read: (inout Self) throws(PropertyListTextError) -> PropertyListValue
    ) throws(PropertyListTextError) -> PropertyListValue {
        if depth == 256 { throw error("more than 256 lists stand in each other") }
        depth += 1
        defer { depth -= 1 }
        place += 1
        return try read(&self)
    }

    private mutating func dictionary() throws(PropertyListTextError) -> PropertyListValue {
        var entries: [PropertyListDictionary.Entry] = []
        while true {
            try skipBlanks()
            if take(UInt8(ascii: "}")) { return .dictionary(PropertyListDictionary(entries)) }
            let key = try string()
            try skipBlanks()
            guard take(UInt8(ascii: "=")) else { throw error("'=' is expected behind the key '\(key)'") }
            try skipBlanks()
            entries.append(.init(key: key, value: try value()))
            try skipBlanks()
            guard take(UInt8(ascii: ";")) else { throw error("';' is expected behind the value of '\(key)'") }
        }
    }

    private mutating func array() throws(PropertyListTextError) -> PropertyListValue {
        var elements: [PropertyListValue] = []
        while true {
            try skipBlanks()
            if take(UInt8(ascii: ")")) { return .array(elements) }
            elements.append(try value())
            try skipBlanks()
            if take(UInt8(ascii: ",")) { continue }
            guard next == UInt8(ascii: ")") else { throw error("',' or ')' is expected in a list") }
        }
    }

    private mutating func data() throws(PropertyListTextError) -> PropertyListValue {
        place += 1
        var digits: [UInt8] = []
        while !take(UInt8(ascii: ">")) {
            guard let byte = next else { throw error("the text ends in bytes") }
            if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if !Self.isBlank(byte) {
                throw error("bytes are written in hexadecimal digits")
            }
            place += 1
        }
        guard digits.count.isMultiple(of: 2) else { throw error("a byte has two digits") }
        return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    // MARK: Strings

    private mutating func string() throws(PropertyListTextError) -> String {
        guard let byte = next else { throw error("the text ends where a string is expected") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
        let start = place
        while let byte = next, Self.isPlain(byte) { place += 1 }
        guard place > start else {
            throw error("'\(Character(UnicodeScalar(byte)))' is no value; a string with such characters has quotes")
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListTextError) -> String {
        let start = place
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                text += try escape()
            } else {
                text.append(byte)
            }
        }
        place = start
        throw error("this string has no end")
    }

    private mutating func escape() throws(PropertyListTextError) -> [UInt8] {
        guard let byte = next else { throw error("the text ends behind a backslash") }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicodeEscape()
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                value = value * 8 + Int(digit - UInt8(ascii: "0"))
                place += 1
            }
            return Array(String(UnicodeScalar(UInt8(truncatingIfNeeded: value))).utf8)
        default: return [byte]
        }
    }

    /// `\Uxxxx`, a unit of UTF-16; two of them may be one character.
    private mutating func unicodeEscape() throws(PropertyListTextError) -> [UInt8] {
        let first = try unit()
        var units = [first]
        if UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\"), place + 1 < bytes.count,
            bytes[place + 1] == UInt8(ascii: "U") || bytes[place + 1] == UInt8(ascii: "u")
        {
            place += 2
            units.append(try unit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func unit() throws(PropertyListTextError) -> UInt16 {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw error("a character is written in four hexadecimal digits behind a backslash and U")
        }
        place += 4
        return unit
    }

    // MARK: Bytes

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipBlanks() throws(PropertyListTextError) {
        while let byte = next {
            if Self.isBlank(byte) {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListTextError) {
        let start = place
        place += 2
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
                place += 2
                return
            }
            place += 1
        }
        place = start
        throw error("this comment has no end")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether a string without quotes may have the byte.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
            UInt8(ascii: "~"):
            true
        default: byte >= 0x80
        }
    }

    private func error(_ problem: String) -> PropertyListTextError {
        let before = bytes[..<min(place, bytes.count)]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return PropertyListTextError(
            line: before.count { $0 == 0x0A } + 1, column: place - start + 1, problem: problem)
    }
}
