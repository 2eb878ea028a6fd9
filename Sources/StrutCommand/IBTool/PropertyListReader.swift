import Strut

/// Reads property lists in Apple's binary form, as `Info.plist` of a compiled storyboard is one: dictionaries, lists, texts and
/// numbers. What else there is in such a list stands for nothing.
struct PropertyListReader {
    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var referenceSize = 1
    /// How many objects may still be read: a list that contains itself has no end.
    private var left = 100_000

    /// The value that a whole list holds; nil where it is none, or ends too early.
    static func value(of bytes: [UInt8]) -> PropertyList? {
        guard var reader = PropertyListReader(bytes), let top = reader.number(at: bytes.count - 16, size: 8) else {
            return nil
        }
        return reader.object(top, depth: 0)
    }

    private init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.starts(with: "bplist00".utf8), bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let count = number(at: trailer + 8, size: 8), let table = number(at: trailer + 24, size: 8),
            (1...8).contains(offsetSize), (1...8).contains(referenceSize), count <= bytes.count, table <= trailer
        else { return nil }
        for index in 0..<count {
            guard let offset = number(at: table + index * offsetSize, size: offsetSize) else { return nil }
            offsets.append(offset)
        }
    }

    /// A whole number in bytes, the greatest first; nil beyond the end or for one that is too large.
    private func number(at place: Int, size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    private mutating func object(_ index: Int, depth: Int) -> PropertyList? {
        left -= 1
        guard left > 0, depth < 16, offsets.indices.contains(index), bytes.indices.contains(offsets[index]) else {
            return nil
        }
        let start = offsets[index]
        let marker = bytes[start]
        if marker & 0xF0 == 0x10 {
            let size = 1 << Int(marker & 0x0F)
            return size <= 8 ? number(at: start + 1, size: size).map { .integer($0) } : .string("")
        }
        guard [0x50, 0x60, 0xA0, 0xD0].contains(marker & 0xF0) else { return .string("") }
        guard let (count, place) = length(at: start) else { return nil }
        switch marker & 0xF0 {
        case 0x50: return text(count, at: place, unit: 1)
        case 0x60: return text(count, at: place, unit: 2)
        case 0xA0: return objects(count, at: place, depth: depth).map { .array($0) }
        default:
            guard let keys = objects(count, at: place, depth: depth),
                let values = objects(count, at: place + count * referenceSize, depth: depth)
            else { return nil }
            return .dictionary(zip(keys, values).map { ($0.text ?? "", $1) })
        }
    }

    /// How many units or objects follow a marker, and where.
    private func length(at start: Int) -> (count: Int, place: Int)? {
        let short = Int(bytes[start] & 0x0F)
        if short < 15 { return (short, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] & 0xF0 == 0x10, bytes[start + 1] & 0x0F <= 3 else { return nil }
        let size = 1 << Int(bytes[start + 1] & 0x0F)
        guard let count = number(at: start + 2, size: size), count <= bytes.count else { return nil }
        return (count, start + 2 + size)
    }

    private func text(_ count: Int, at place: Int, unit: Int) -> PropertyList? {
        guard count <= (bytes.count - place) / unit else { return nil }
        let part = bytes[place..<place + count * unit]
        if unit == 1 { return .string(String(decoding: part, as: UTF8.self)) }
        let units = (0..<count).map { UInt16(part[place + 2 * $0]) << 8 | UInt16(part[place + 2 * $0 + 1]) }
        return .string(String(decoding: units, as: UTF16.self))
    }

    private mutating func objects(_ count: Int, at place: Int, depth: Int) -> [PropertyList]? {
        var objects: [PropertyList] = []
        for index in 0..<count {
            guard let reference = number(at: place + index * referenceSize, size: referenceSize),
                let object = object(reference, depth: depth + 1)
            else { return nil }
            objects.append(object)
        }
        return objects
    }
}

extension PropertyList {
    /// The text; nil for another value.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The entries of a dictionary; nil for another value.
    var entries: [(String, PropertyList)]? { if case .dictionary(let entries) = self { entries } else { nil } }

    /// The value of a dictionary under a key.
    subscript(_ key: String) -> PropertyList? { entries?.first { $0.0 == key }?.1 }
}
