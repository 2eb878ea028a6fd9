/// Writes an archive: the header and four tables, with nothing between them.
extension NibArchive {
    /// The archive as a compiled nib. What was read from a file without gaps gives the same file again.
    public func bytes() -> [UInt8] {
        let (objectLength, keyLength) = (objects.reduce(0) { $0 + $1.length }, keys.reduce(0) { $0 + $1.length })
        let (valueLength, classLength) = (values.reduce(0) { $0 + $1.length }, classes.reduce(0) { $0 + $1.length })
        let length = Self.headerLength + objectLength + keyLength + valueLength + classLength + trailer.count
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            var writer = ArchiveWriter(buffer: buffer)
            writer.append(Self.signature)
            writer.append(formatVersion)
            writer.append(coderVersion)
            var offset = Self.headerLength
            for (count, length) in [
                (objects.count, objectLength), (keys.count, keyLength), (values.count, valueLength),
                (classes.count, classLength),
            ] {
                writer.append(UInt32(truncatingIfNeeded: count))
                writer.append(UInt32(truncatingIfNeeded: offset))
                offset += length
            }
            for object in objects { object.write(to: &writer) }
            for key in keys {
                writer.append(number: key.utf8.count)
                writer.append(key)
            }
            for value in values { value.write(to: &writer) }
            for name in classes { name.write(to: &writer) }
            writer.append(trailer)
            assert(writer.position == length, "an entry is not as long as was thought")
            count = writer.position
        }
    }
}

/// Bytes of a known number, which are filled from the first to the last.
private struct ArchiveWriter {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    var position = 0

    init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    mutating func append(_ byte: UInt8) {
        buffer.initializeElement(at: position, to: byte)
        position += 1
    }

    mutating func append(_ bits: some FixedWidthInteger) {
        var rest = UInt64(truncatingIfNeeded: bits)
        for _ in 0..<bits.bitWidth / 8 {
            append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// A number of seven bits a byte, the lowest first; the last byte has the eighth bit set.
    mutating func append(number: Int) {
        var rest = number
        while rest > 0x7F {
            append(UInt8(truncatingIfNeeded: rest & 0x7F))
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest) | 0x80)
    }

    mutating func append(_ text: String) {
        position =
            UnsafeMutableBufferPointer(rebasing: buffer[position...]).initialize(fromContentsOf: text.utf8)
            + position
    }

    mutating func append(_ bytes: [UInt8]) {
        position =
            UnsafeMutableBufferPointer(rebasing: buffer[position...]).initialize(fromContentsOf: bytes)
            + position
    }

    /// How many bytes a number takes.
    static func length(of number: Int) -> Int {
        number < 0x80 ? 1 : number < 0x4000 ? 2 : number < 0x20_0000 ? 3 : number < 0x1000_0000 ? 4 : 5
    }
}

extension String {
    /// How many bytes a key takes.
    fileprivate var length: Int { ArchiveWriter.length(of: utf8.count) + utf8.count }
}

extension NibArchive.Object {
    fileprivate var length: Int {
        ArchiveWriter.length(of: classIndex) + ArchiveWriter.length(of: firstValue)
            + ArchiveWriter.length(of: valueCount)
    }

    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.append(number: classIndex)
        writer.append(number: firstValue)
        writer.append(number: valueCount)
    }
}

extension NibArchive.Value {
    fileprivate var length: Int {
        let payloadLength =
            switch payload {
            case .int8: 1
            case .int16: 2
            case .int32, .float, .object: 4
            case .int64, .double: 8
            case .bool, .nil: 0
            case .data(let bytes): ArchiveWriter.length(of: bytes.count) + bytes.count
            }
        return ArchiveWriter.length(of: keyIndex) + 1 + payloadLength
    }

    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.append(number: keyIndex)
        switch payload {
        case .int8(let value): writer.append(type: 0, value)
        case .int16(let value): writer.append(type: 1, value)
        case .int32(let value): writer.append(type: 2, value)
        case .int64(let value): writer.append(type: 3, value)
        case .bool(let value): writer.append(UInt8(value ? 5 : 4))
        case .float(let value): writer.append(type: 6, value.bitPattern)
        case .double(let value): writer.append(type: 7, value.bitPattern)
        case .data(let bytes):
            writer.append(UInt8(8))
            writer.append(number: bytes.count)
            writer.append(bytes)
        case .nil: writer.append(UInt8(9))
        case .object(let index): writer.append(type: 10, index)
        }
    }
}

extension ArchiveWriter {
    fileprivate mutating func append(type: UInt8, _ bits: some FixedWidthInteger) {
        append(type)
        append(bits)
    }
}

extension NibArchive.ClassName {
    fileprivate var length: Int {
        let nameLength = name.utf8.count + 1
        return ArchiveWriter.length(of: nameLength) + ArchiveWriter.length(of: fallbacks.count) + 4 * fallbacks.count
            + nameLength
    }

    fileprivate func write(to writer: inout ArchiveWriter) {
        writer.append(number: name.utf8.count + 1)
        writer.append(number: fallbacks.count)
        for fallback in fallbacks { writer.append(fallback) }
        writer.append(name)
        writer.append(UInt8(0))
    }
}
