/// Reads the bytes of an archive, and checks each index.
extension NibArchive {
    /// Reads a compiled nib. Bytes between the tables are skipped.
    ///
    /// - Throws: What is wrong, and at which byte. Memory is never more than a fixed multiple of the bytes.
    public init(reading bytes: [UInt8]) throws(NibArchiveError) {
        var header = ArchiveCursor(bytes: bytes, position: 0, part: .header)
        guard bytes.starts(with: Self.signature) else {
            // What ends inside of the signature is cut off; anything else is another kind of file.
            let isCut = !bytes.isEmpty && Self.signature.starts(with: bytes)
            throw isCut ? header.error(.truncated(.header)) : header.error(.notAnArchive)
        }
        header.position = Self.signature.count
        let version = try header.readUInt32()
        guard version == 1 else {
            throw NibArchiveError(offset: Self.signature.count, problem: .unknownVersion(version))
        }
        let coderVersion = try header.readUInt32()
        let places = ArchivePlaces(
            objects: try header.readPlace(), keys: try header.readPlace(), values: try header.readPlace(),
            classes: try header.readPlace())

        // The shortest object is three numbers, the shortest key an empty one, the shortest value a key and a type, the
        // shortest class two numbers and a zero.
        var end = Self.headerLength
        let objects = try ArchiveCursor.table(bytes, places.objects, .objects, shortest: 3, &end) {
            cursor throws(NibArchiveError) in try cursor.readObject(places)
        }
        let keys = try ArchiveCursor.table(bytes, places.keys, .keys, shortest: 1, &end) {
            cursor throws(NibArchiveError) in try cursor.readText(length: try cursor.readNumber())
        }
        let values = try ArchiveCursor.table(bytes, places.values, .values, shortest: 2, &end) {
            cursor throws(NibArchiveError) in try cursor.readValue(places)
        }
        let classes = try ArchiveCursor.table(bytes, places.classes, .classNames, shortest: 3, &end) {
            cursor throws(NibArchiveError) in try cursor.readClass(places)
        }
        guard Self.haveOwnValues(objects, valueCount: values.count) else {
            throw NibArchiveError(offset: Int(places.objects.offset), problem: .sharedValues)
        }
        self.init(
            coderVersion: coderVersion, objects: objects, keys: keys, values: values, classes: classes,
            trailer: Array(bytes[end...]))
    }

    /// Whether no two objects have a value in common.
    private static func haveOwnValues(_ objects: [Object], valueCount: Int) -> Bool {
        var isOwned = [Bool](repeating: false, count: valueCount)
        for object in objects {
            for index in object.valueIndices {
                if isOwned[index] { return false }
                isOwned[index] = true
            }
        }
        return true
    }
}

/// How many entries each table has, and at which byte it starts.
private struct ArchivePlaces {
    typealias Place = (count: UInt32, offset: UInt32)
    var objects: Place
    var keys: Place
    var values: Place
    var classes: Place
}

/// A place in the bytes of an archive, which goes on with what is read there.
private struct ArchiveCursor {
    let bytes: [UInt8]
    var position: Int
    let part: NibArchiveError.Part

    func error(_ problem: NibArchiveError.Problem) -> NibArchiveError {
        // A table may be said to begin behind the end.
        NibArchiveError(offset: min(position, bytes.count), problem: problem)
    }

    /// Reads a table whose entries have at least `shortest` bytes, and moves `end` to its end if it is behind it.
    static func table<Entry>(
        _ bytes: [UInt8], _ place: ArchivePlaces.Place, _ part: NibArchiveError.Part, shortest: Int,
        _ end: inout Int, _ read: (inout ArchiveCursor) throws(NibArchiveError) -> Entry
    ) throws(NibArchiveError) -> [Entry] {
        var entries: [Entry] = []
        if place.count == 0 { return entries }
        var cursor = ArchiveCursor(bytes: bytes, position: Int(place.offset), part: part)
        guard cursor.position < bytes.count else { throw cursor.error(.truncated(part)) }
        guard Int(place.count) <= (bytes.count - cursor.position) / shortest else {
            throw cursor.error(.tooManyEntries(part, place.count))
        }
        entries.reserveCapacity(Int(place.count))
        for _ in 0..<place.count { entries.append(try read(&cursor)) }
        end = max(end, cursor.position)
        return entries
    }

    // MARK: Entries

    mutating func readObject(_ places: ArchivePlaces) throws(NibArchiveError) -> NibArchive.Object {
        let start = self
        let object = NibArchive.Object(
            classIndex: try readNumber(), firstValue: try readNumber(), valueCount: try readNumber())
        guard object.classIndex < places.classes.count else {
            throw start.error(.missingEntry(.classNames, object.classIndex, referredFrom: .objects))
        }
        guard object.valueIndices.upperBound <= places.values.count else {
            let last = max(object.firstValue, object.valueIndices.upperBound - 1)
            throw start.error(.missingEntry(.values, last, referredFrom: .objects))
        }
        return object
    }

    mutating func readValue(_ places: ArchivePlaces) throws(NibArchiveError) -> NibArchive.Value {
        let start = self
        let key = try readNumber()
        guard key < places.keys.count else {
            throw start.error(.missingEntry(.keys, Int(key), referredFrom: .values))
        }
        let payload = try readPayload()
        if case .object(let object) = payload, object >= places.objects.count {
            throw start.error(.missingEntry(.objects, Int(object), referredFrom: .values))
        }
        return NibArchive.Value(key: key, payload: payload)
    }

    private mutating func readPayload() throws(NibArchiveError) -> NibArchive.Payload {
        let start = self
        switch try readByte() {
        case 0: return .int8(Int8(bitPattern: try readByte()))
        case 1: return .int16(Int16(truncatingIfNeeded: try readBits(bytes: 2)))
        case 2: return .int32(Int32(truncatingIfNeeded: try readBits(bytes: 4)))
        case 3: return .int64(Int64(bitPattern: try readBits(bytes: 8)))
        case 4: return .bool(false)
        case 5: return .bool(true)
        case 6: return .float(Float(bitPattern: UInt32(try readBits(bytes: 4))))
        case 7: return .double(Double(bitPattern: try readBits(bytes: 8)))
        case 8: return .data(Array(try readSlice(length: try readNumber())))
        case 9: return .nil
        case 10: return .object(try readUInt32())
        case let type: throw start.error(.unknownType(type))
        }
    }

    mutating func readClass(_ places: ArchivePlaces) throws(NibArchiveError) -> NibArchive.ClassName {
        let length = try readNumber()
        let fallbackCount = try readNumber()
        guard Int(fallbackCount) <= (bytes.count - position) / 4 else {
            throw error(.tooManyEntries(part, fallbackCount))
        }
        var fallbacks: [Int32] = []
        for _ in 0..<fallbackCount {
            let start = self
            let index = Int32(truncatingIfNeeded: try readBits(bytes: 4))
            guard index >= 0, index < places.classes.count else {
                throw start.error(.missingEntry(.classNames, Int(index), referredFrom: .classNames))
            }
            fallbacks.append(index)
        }
        guard length > 0 else { throw error(.unterminatedName) }
        let name = try readText(length: length - 1)
        let end = self
        guard try readByte() == 0 else { throw end.error(.unterminatedName) }
        return NibArchive.ClassName(name: name, fallbacks: fallbacks)
    }

    // MARK: Parts of entries

    mutating func readPlace() throws(NibArchiveError) -> ArchivePlaces.Place {
        (count: try readUInt32(), offset: try readUInt32())
    }

    mutating func readUInt32() throws(NibArchiveError) -> UInt32 { UInt32(try readBits(bytes: 4)) }

    /// A text in UTF-8; anything else would not be written again as it was.
    mutating func readText(length: UInt32) throws(NibArchiveError) -> String {
        let start = self
        let slice = try readSlice(length: length)
        let text = String(decoding: slice, as: UTF8.self)
        guard text.utf8.elementsEqual(slice) else { throw start.error(.notUTF8(part)) }
        return text
    }

    /// A number of seven bits a byte, the lowest first; the last byte has the eighth bit set.
    mutating func readNumber() throws(NibArchiveError) -> UInt32 {
        let start = self
        var number: UInt64 = 0
        for shift in stride(from: 0 as UInt64, through: 28, by: 7) {
            let byte = try readByte()
            number |= UInt64(byte & 0x7F) << shift
            guard byte & 0x80 != 0 else { continue }
            if let number = UInt32(exactly: number) { return number }
            break
        }
        throw start.error(.numberTooLarge(part))
    }

    private mutating func readByte() throws(NibArchiveError) -> UInt8 {
        guard position < bytes.count else { throw error(.truncated(part)) }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func readBits(bytes count: Int) throws(NibArchiveError) -> UInt64 {
        guard count <= bytes.count - position else { throw error(.truncated(part)) }
        defer { position += count }
        return (0..<count).reduce(0) { $0 | UInt64(bytes[position + $1]) << (8 * UInt64($1)) }
    }

    private mutating func readSlice(length: UInt32) throws(NibArchiveError) -> ArraySlice<UInt8> {
        guard Int(length) <= bytes.count - position else { throw error(.truncated(part)) }
        defer { position += Int(length) }
        return bytes[position..<position + Int(length)]
    }
}
