import StrutNib
import StrutPropertyList

/// The words of `strut nib` for what takes one line: numbers, texts, rectangles, captions.
enum NibText {
    /// A value that is no object.
    static func text(_ payload: NibArchive.Payload) -> String {
        switch payload {
        case .int8(let value): "\(value)"
        case .int16(let value): "\(value)"
        case .int32(let value): "\(value)"
        case .int64(let value): "\(value)"
        case .bool(let value): "\(value)"
        case .float(let value): "\(value)"
        case .double(let value): "\(value)"
        case .data(let bytes): text(ofData: bytes)
        case .nil: "nil"
        case .object(let index): "@\(index)"
        }
    }

    /// An object that is shown by value.
    static func text(_ form: NibForm, className: String) -> String {
        switch form {
        case .string(let text): text.quoted
        case .mutableString(let text): "\(className) \(text.quoted)"
        case .localizableString(let text, let key, let development):
            "\(className) \(text.quoted) key \(key.quoted)" + (development == text ? "" : " base \(development.quoted)")
        case .number(let payload): "\(className) \(text(payload))"
        case .date(let seconds): "\(className) \(seconds) (\(CalendarTime(seconds: seconds)))"
        case .value(let kind, let text): "\(className) \(text.escaped()) kind \(kind)"
        case .data(let bytes): "\(className) \(text(ofData: bytes))"
        case .array, .dictionary: "\(className) (empty)"
        case .null, .nib, .object: className.escaped()
        }
    }

    /// Points, sizes, rectangles and insets as their numbers; other bytes as a text, or in hexadecimal digits.
    private static func text(ofData bytes: [UInt8]) -> String {
        if let numbers = PackedNumbers(bytes) {
            return "(" + numbers.texts.joined(separator: ", ") + ")"
        }
        // Components of colours are texts with a zero at their end.
        let isPlain = bytes.dropLast().allSatisfy { (0x20..<0x7F).contains($0) }
        if isPlain, let last = bytes.last, last == 0 || (0x20..<0x7F).contains(last) {
            return "data " + String(decoding: last == 0 ? bytes.dropLast() : bytes[...], as: UTF8.self).quoted
                + (last == 0 ? " with a zero" : "")
        }
        let digits = bytes.prefix(64).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
        let count = bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
        return "data of \(count)" + (bytes.isEmpty ? "" : ": \(digits)") + (bytes.count > 64 ? " …" : "")
    }

    /// What distinguishes an object from others of its class: the class that takes its place, or what a proxy stands
    /// for.
    static func caption(of object: Int, in walk: NibWalk) -> String {
        let key =
            switch walk.archive.className(of: object) {
            case "UIClassSwapper": "UIClassName"
            case "UIProxyObject": "UIProxiedObjectIdentifier"
            default: nil as String?
            }
        for value in walk.archive.values(of: object) where walk.archive.keys[value.keyIndex] == key {
            guard case .object(let name) = value.payload, case .string(let text) = walk.forms[Int(name)],
                walk.forms[Int(name)].isLeaf
            else { continue }
            return " \(text.quoted)"
        }
        return ""
    }
}

/// Numbers that are packed into data: a byte that says of which kind, and the numbers behind it.
struct PackedNumbers {
    /// The numbers as text, whole ones without a point.
    var texts: [String] { doubles.map { Self.texts($0) } ?? Self.texts(floats) }
    /// The numbers, if they are of eight bytes.
    private(set) var doubles: [Double]?
    /// The numbers, if they are of four bytes.
    private(set) var floats: [Float] = []

    /// Whether all of them can be written as numbers in JSON, where zero has no sign.
    var isExact: Bool {
        doubles?.allSatisfy { $0 != 0 || $0.sign == .plus } ?? floats.allSatisfy { $0 != 0 || $0.sign == .plus }
    }

    /// Reads numbers from data; nil for any other data.
    init?(_ bytes: [UInt8]) {
        guard let kind = bytes.first, bytes.count > 1, bytes.count <= 129 else { return nil }
        switch kind {
        case 7 where bytes.count % 8 == 1:
            let numbers = Self.words(bytes, size: 8).map { Double(bitPattern: $0) }
            guard numbers.allSatisfy(\.isFinite) else { return nil }
            doubles = numbers
        case 6 where bytes.count % 4 == 1:
            floats = Self.words(bytes, size: 4).map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
            guard floats.allSatisfy(\.isFinite) else { return nil }
        default: return nil
        }
    }

    private static func words(_ bytes: [UInt8], size: Int) -> [UInt64] {
        stride(from: 1, to: bytes.count, by: size).map { start in
            (0..<size).reduce(0) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }
        }
    }

    private static func texts<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ numbers: [Number]) -> [String]
    {
        numbers.map { number in
            let text = number.description
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
    }
}
