/// Whether text is JSON by RFC 8259: a second reader that shares nothing with the one in Sources.
struct JSONCheck {
    private let text: [UInt8]
    private var place = 0

    /// Stops the process unless `text` is one JSON value in UTF-8.
    static func demand(_ text: [UInt8], _ what: String) {
        var check = JSONCheck(text: text)
        require(check.value(0) && check.isAtEnd, "\(what) is no JSON at byte \(check.place)")
        require(String(validating: text, as: UTF8.self) != nil, "\(what) is no UTF-8")
    }

    private init(text: [UInt8]) { self.text = text }

    private var next: UInt8 { place < text.count ? text[place] : 0 }

    private var isAtEnd: Bool {
        mutating get {
            space()
            return place == text.count
        }
    }

    private mutating func space() {
        while place < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[place]) { place += 1 }
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        place += 1
        return true
    }

    private mutating func value(_ depth: Int) -> Bool {
        space()
        guard depth < 5000 else { return false }
        switch next {
        case UInt8(ascii: "{"):
            return list("{", "}") { check in
                check.space()
                guard check.string() else { return false }
                check.space()
                return check.take(":") && check.value(depth + 1)
            }
        case UInt8(ascii: "["): return list("[", "]") { $0.value(depth + 1) }
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "t"): return word("true")
        case UInt8(ascii: "f"): return word("false")
        case UInt8(ascii: "n"): return word("null")
        default: return number()
        }
    }

    private mutating func list(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout Self) -> Bool) -> Bool {
        guard take(open) else { return false }
        space()
        if take(close) { return true }
        while item(&self) {
            space()
            if take(close) { return true }
            guard take(",") else { return false }
        }
        return false
    }

    private mutating func word(_ word: String) -> Bool { word.unicodeScalars.allSatisfy { take($0) } }

    private mutating func digits() -> Bool {
        let start = place
        while (0x30...0x39).contains(next) { place += 1 }
        return place > start
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0") { guard digits() else { return false } }
        if take(".") { guard digits() else { return false } }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard digits() else { return false }
        }
        return true
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while place < text.count {
            let byte = text[place]
            place += 1
            if byte == UInt8(ascii: "\"") { return true }
            if byte < 0x20 { return false }
            guard byte == UInt8(ascii: "\\") else { continue }
            let escape = next
            place += 1
            if escape == UInt8(ascii: "u") {
                for _ in 0..<4 {
                    guard (0x30...0x39).contains(next) || (0x61...0x66).contains(next | 0x20) else { return false }
                    place += 1
                }
            } else if !"\"\\/bfnrt".utf8.contains(escape) {
                return false
            }
        }
        return false
    }
}
