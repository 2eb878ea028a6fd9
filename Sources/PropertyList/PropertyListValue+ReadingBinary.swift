/// Reads binary property lists, whatever their bytes are.
extension PropertyListValue {
    /// Whether bytes begin as a binary property list begins.
    public static func isBinary(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: "bplist".utf8) }

    /// Reads a binary property list. Dictionaries keep the order of the file.
    ///
    /// - Throws: What is wrong, and at which byte. Time and memory are never more than a fixed multiple of the bytes.
    public init(readingBinary bytes: [UInt8]) throws(PropertyListError) {
        guard bytes.starts(with: BinaryForm.signature) else {
            let isXML = bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<plist".utf8)
            throw PropertyListError(offset: 0, problem: isXML ? .isXML : .notBinary)
        }
        var reader = try BinaryReader(bytes: bytes)
        self = try reader.readRoot()
    }
}

/// Reads objects by their numbers; one that is referred to twice is read once.
private struct BinaryReader {
    /// A value, with how many values it consists of.
    private typealias Object = (value: PropertyListValue, count: Int)

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let root: Int
    /// Where the objects end, and the table of their offsets starts.
    private let tableOffset: Int
    private var known: [Object?]
    /// How many bytes objects that are still to be read may have: those of a sound file do not overlap.
    private var budget: Int
    /// The objects around the one that is being read.
    private var open: [Int] = []

    init(bytes: [UInt8]) throws(PropertyListError) {
        self.bytes = bytes
        budget = bytes.count
        let trailer = bytes.count - BinaryForm.trailerLength
        guard trailer >= BinaryForm.signature.count else {
            throw PropertyListError(offset: bytes.count, problem: .truncated)
        }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let numbers = [8, 16, 24].map { Self.number(bytes[trailer + $0..<trailer + $0 + 8]) }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let objectCount = numbers[0],
            let root = numbers[1], let tableOffset = numbers[2], tableOffset <= trailer,
            objectCount <= (trailer - tableOffset) / offsetSize
        else { throw PropertyListError(offset: trailer, problem: .truncated) }
        self.root = root
        self.tableOffset = tableOffset
        known = Array(repeating: nil, count: objectCount)
    }

    mutating func readRoot() throws(PropertyListError) -> PropertyListValue {
        try readObject(root, referredAt: bytes.count - BinaryForm.trailerLength + 16).value
    }

    private mutating func readObject(_ index: Int, referredAt reference: Int) throws(PropertyListError) -> Object {
        guard known.indices.contains(index) else {
            throw PropertyListError(offset: reference, problem: .missingObject(index))
        }
        if let object = known[index] { return object }
        let entry = tableOffset + index * offsetSize
        guard let offset = Self.number(bytes[entry..<entry + offsetSize]),
            (BinaryForm.signature.count..<tableOffset).contains(offset)
        else { throw PropertyListError(offset: entry, problem: .missingObject(index)) }
        guard open.count < 256, !open.contains(index) else {
            throw PropertyListError(offset: offset, problem: .tooDeep)
        }
        open.append(index)
        defer { open.removeLast() }
        let object = try readContent(at: offset)
        known[index] = object
        return object
    }

    private mutating func readContent(at offset: Int) throws(PropertyListError) -> Object {
        let marker = bytes[offset]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0 where low == 8: return (.boolean(false), 1)
        case 0 where low == 9: return (.boolean(true), 1)
        case 1: return (.integer(try readInteger(at: offset)), 1)
        case 2 where low == 2:
            let bits = try readBits(offset + 1, count: 4)
            return (.real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))), 1)
        case 2 where low == 3: return (.real(Double(bitPattern: try readBits(offset + 1, count: 8))), 1)
        case 3 where low == 3: return (.date(Double(bitPattern: try readBits(offset + 1, count: 8))), 1)
        case 4: return (.data(Array(try readElements(at: offset, size: 1))), 1)
        case 5: return (.string(try readASCII(at: offset)), 1)
        case 6: return (.string(try readUTF16(at: offset)), 1)
        case 8: throw PropertyListError(offset: offset, problem: .keyedArchive)
        case 0xA: return try readArray(at: offset)
        case 0xD: return try readDictionary(at: offset)
        default: throw PropertyListError(offset: offset, problem: .unknownType(marker))
        }
    }
}

// MARK: - Containers

extension BinaryReader {
    private mutating func readArray(at offset: Int) throws(PropertyListError) -> Object {
        let references = try readElements(at: offset, size: referenceSize)
        var elements: [PropertyListValue] = []
        var count = 1
        for start in stride(from: references.startIndex, to: references.endIndex, by: referenceSize) {
            let element = try readReference(at: start, count: &count)
            elements.append(element)
        }
        return (.array(elements), count)
    }

    private mutating func readDictionary(at offset: Int) throws(PropertyListError) -> Object {
        let references = try readElements(at: offset, size: 2 * referenceSize)
        var entries: [PropertyListDictionary.Entry] = []
        var keys: Set<String> = []
        var count = 1
        let half = references.count / 2
        for start in stride(from: references.startIndex, to: references.startIndex + half, by: referenceSize) {
            guard case .string(let key) = try readReference(at: start, count: &count) else {
                throw PropertyListError(offset: start, problem: .keyIsNotString)
            }
            guard keys.insert(key).inserted else {
                throw PropertyListError(offset: start, problem: .repeatedKey(key))
            }
            let value = try readReference(at: start + half, count: &count)
            entries.append(PropertyListDictionary.Entry(key: key, value: value))
        }
        return (.dictionary(PropertyListDictionary(distinct: entries)), count)
    }

    /// Reads the object that is referred to at `start`, and adds how many values it consists of to `count`.
    ///
    /// A container that is shared takes little room, but is long for whoever walks through it. So not more values are
    /// reached than a file of this length can hold, or 65,536 in a small one.
    private mutating func readReference(at start: Int, count: inout Int) throws(PropertyListError) -> PropertyListValue
    {
        guard let index = Self.number(bytes[start..<start + referenceSize]) else {
            throw PropertyListError(offset: start, problem: .missingObject(.max))
        }
        let object = try readObject(index, referredAt: start)
        count += object.count
        guard count <= max(bytes.count, 1 << 16) else { throw PropertyListError(offset: start, problem: .tooLarge) }
        return object.value
    }
}

// MARK: - Leaves

extension BinaryReader {
    private mutating func readInteger(at offset: Int) throws(PropertyListError) -> Int {
        let low = bytes[offset] & 0x0F
        switch low {
        case 0...2: return Int(try readBits(offset + 1, count: 1 << Int(low)))
        case 3: return Int(Int64(bitPattern: try readBits(offset + 1, count: 8)))
        case 4:
            // The upper half of 128 bits is nothing but the sign.
            let upper = Int64(bitPattern: try readBits(offset + 1, count: 8))
            let lower = Int64(bitPattern: try readBits(offset + 9, count: 8))
            guard upper == (lower < 0 ? -1 : 0) else {
                throw PropertyListError(offset: offset, problem: .numberTooLarge)
            }
            return Int(lower)
        default: throw PropertyListError(offset: offset, problem: .numberTooLarge)
        }
    }

    private mutating func readASCII(at offset: Int) throws(PropertyListError) -> String {
        let letters = try readElements(at: offset, size: 1)
        guard letters.allSatisfy({ $0 < 0x80 }) else { throw PropertyListError(offset: offset, problem: .badString) }
        return String(decoding: letters, as: UTF8.self)
    }

    private mutating func readUTF16(at offset: Int) throws(PropertyListError) -> String {
        let slice = try readElements(at: offset, size: 2)
        let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map { start in
            UInt16(slice[start]) << 8 | UInt16(slice[start + 1])
        }
        let text = String(decoding: units, as: UTF16.self)
        guard text.utf16.elementsEqual(units) else { throw PropertyListError(offset: offset, problem: .badString) }
        return text
    }

    /// The content of an object of elements of `size` bytes each, whose number its first bytes say.
    private mutating func readElements(at offset: Int, size: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
        let truncated = PropertyListError(offset: offset, problem: .truncated)
        var (count, start) = (Int(bytes[offset] & 0x0F), offset + 1)
        if count == 0x0F {
            guard start < tableOffset, bytes[start] >> 4 == 1 else { throw truncated }
            count = try readInteger(at: start)
            start += 1 + 1 << Int(bytes[start] & 0x0F)
        }
        guard count >= 0, start <= tableOffset, count <= (tableOffset - start) / size else { throw truncated }
        let end = start + count * size
        try spend(end - offset, at: offset)
        return bytes[start..<end]
    }

    private mutating func readBits(_ start: Int, count: Int) throws(PropertyListError) -> UInt64 {
        guard count <= tableOffset - start else { throw PropertyListError(offset: start - 1, problem: .truncated) }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func spend(_ count: Int, at offset: Int) throws(PropertyListError) {
        budget -= count
        guard budget >= 0 else { throw PropertyListError(offset: offset, problem: .tooLarge) }
    }

    /// A number of at most eight bytes, if it is not negative as an `Int`.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        Int(exactly: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }
}
