/// Writes binary property lists.
extension PropertyListValue {
    /// The value as a binary property list: the same bytes for the same value.
    ///
    /// Keys are in the order of their code points. Equal strings, numbers, dates and bytes are there once.
    /// CoreFoundation writes one object once, but equal ones as often as they are made: what it writes says the same in
    /// more bytes.
    public func binaryBytes() -> [UInt8] {
        var writer = BinaryWriter()
        _ = writer.add(self)
        return writer.bytes()
    }
}

/// Numbers the objects of a value, each before those inside of it, the keys of a dictionary before its values.
private struct BinaryWriter {
    /// An object: a container with the numbers of the objects inside of it, anything else as its bytes.
    private enum Object {
        case leaf([UInt8])
        case array([Int])
        case dictionary([Int])
    }

    private var objects: [Object] = []
    /// The numbers of leaves by their bytes.
    private var leaves: [[UInt8]: Int] = [:]

    mutating func add(_ value: PropertyListValue) -> Int {
        switch value {
        case .string(let text): return addLeaf(.leaf(text))
        case .integer(let value): return addLeaf(.leaf(value))
        case .real(let value): return addLeaf([0x23] + .number(value.bitPattern, size: 8))
        case .boolean(let value): return addLeaf([value ? 0x09 : 0x08])
        case .data(let bytes): return addLeaf(.start(0x40, count: bytes.count) + bytes)
        case .date(let seconds): return addLeaf([0x33] + .number(seconds.bitPattern, size: 8))
        case .array(let elements):
            return addContainer { writer in .array(elements.map { writer.add($0) }) }
        case .dictionary(let dictionary):
            let entries = dictionary.sorted
            return addContainer { writer in
                .dictionary(entries.map { writer.add(.string($0.key)) } + entries.map { writer.add($0.value) })
            }
        }
    }

    private mutating func addLeaf(_ bytes: [UInt8]) -> Int {
        if let number = leaves[bytes] { return number }
        leaves[bytes] = objects.count
        objects.append(.leaf(bytes))
        return objects.count - 1
    }

    private mutating func addContainer(_ content: (inout BinaryWriter) -> Object) -> Int {
        let number = objects.count
        objects.append(.array([]))
        objects[number] = content(&self)
        return number
    }

    func bytes() -> [UInt8] {
        var bytes = BinaryForm.signature
        let referenceSize = Self.size(of: objects.count)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            switch object {
            case .leaf(let leaf): bytes += leaf
            case .array(let references):
                bytes += .start(0xA0, count: references.count)
                for reference in references { bytes += .number(UInt64(reference), size: referenceSize) }
            case .dictionary(let references):
                bytes += .start(0xD0, count: references.count / 2)
                for reference in references { bytes += .number(UInt64(reference), size: referenceSize) }
            }
        }
        let tableOffset = bytes.count
        let offsetSize = Self.size(of: tableOffset)
        for offset in offsets { bytes += .number(UInt64(offset), size: offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, 0, tableOffset] { bytes += .number(UInt64(number), size: 8) }
        return bytes
    }

    /// How many bytes references or offsets have, of which the largest is `number`.
    private static func size(of number: Int) -> Int {
        number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
    }
}

extension [UInt8] {
    /// A string in ASCII where it can be, else in UTF-16.
    fileprivate static func leaf(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return .start(0x50, count: text.utf8.count) + text.utf8 }
        return .start(0x60, count: text.utf16.count) + text.utf16.flatMap { Self.number(UInt64($0), size: 2) }
    }

    /// An integer in one, two or four bytes; a negative one, as a large one, in eight.
    fileprivate static func leaf(_ value: Int) -> [UInt8] {
        let (marker, size): (UInt8, Int) =
            switch value {
            case 0...0xFF: (0x10, 1)
            case 0...0xFFFF: (0x11, 2)
            case 0...0xFFFF_FFFF: (0x12, 4)
            default: (0x13, 8)
            }
        return [marker] + .number(UInt64(bitPattern: Int64(value)), size: size)
    }

    /// A type with a length below 15, or 15 with the length behind it.
    fileprivate static func start(_ type: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [type | UInt8(count)] : [type | 15] + .leaf(count)
    }

    fileprivate static func number(_ number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
}
