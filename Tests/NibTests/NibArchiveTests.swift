import StrutNib
import Testing

@Suite("Archives are read and written byte by byte")
struct NibArchiveTests {
    @Test("What the tables say")
    func reading() throws {
        let archive = try NibArchive(reading: SmallArchive.bytes)
        #expect(archive.formatVersion == 1 && archive.coderVersion == 9)
        #expect(archive.keys == ["n", "to", "NS.bytes"])
        #expect(archive.classes.map(\.name) == ["NSObject", "NSString"])
        #expect(archive.objects.map(\.classIndex) == [0, 1])
        #expect(archive.objects.map(\.valueIndices) == [0..<2, 2..<3])
        #expect(archive.values.map(\.keyIndex) == [0, 1, 2])
        #expect(archive.values.map(\.payload) == [.int8(7), .object(1), .data(Array("Hi".utf8))])
        #expect(archive.trailer.isEmpty)
        #expect(archive.bytes() == SmallArchive.bytes)
    }

    @Test("Every type of value, and fallback classes, come back as they were")
    func types() throws {
        let values: [UInt8] =
            [0x80, 0, 0xFF] + [0x80, 1, 0x34, 0x12] + [0x80, 2, 0x78, 0x56, 0x34, 0x12]
            + [0x80, 3] + Array(repeating: 0xFE, count: 8) + [0x80, 4] + [0x80, 5] + [0x80, 6, 0, 0, 0xC0, 0x3F]
            + [0x80, 7, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F] + [0x80, 8, 0x80] + [0x80, 9] + [0x80, 10, 0, 0, 0, 0]
        let bytes = SmallArchive.make(
            objects: [0x80, 0x80, 0x80 + 11], keys: [0x80], values: values,
            classes: [0x82, 0x82, 1, 0, 0, 0, 0, 0, 0, 0] + Array("A".utf8) + [0] + [0x81, 0x80, 0],
            counts: [1, 1, 11, 2], trailer: Array("LNE\0".utf8))
        let archive = try NibArchive(reading: bytes)
        #expect(
            archive.values.map(\.payload) == [
                .int8(-1), .int16(0x1234), .int32(0x1234_5678), .int64(-0x0101_0101_0101_0102), .bool(false),
                .bool(true), .float(1.5), .double(1.5), .data([]), .nil, .object(0),
            ])
        #expect(archive.keys == [""])
        #expect(archive.classes.map(\.name) == ["A", ""] && archive.classes.map(\.fallbacks) == [[1, 0], []])
        #expect(archive.trailer == Array("LNE\0".utf8))
        #expect(archive.bytes() == bytes)
    }

    @Test("Numbers of several bytes")
    func numbers() throws {
        let text = [UInt8](repeating: 0x61, count: 0x4081)
        // 0x4081 = 1 + 1 << 7 + 1 << 14
        let values: [UInt8] = [0x80, 0, 7] + [0x81, 10, 1, 0, 0, 0] + [0x82, 8, 0x01, 0x01, 0x81] + text
        let bytes = SmallArchive.make(values: values)
        let archive = try NibArchive(reading: bytes)
        #expect(archive.values.last?.payload == .data(text))
        #expect(archive.bytes() == bytes)
    }

    @Test("Bytes between the tables are skipped")
    func gap() throws {
        var bytes = SmallArchive.bytes
        bytes.insert(0xAA, at: 50)
        for place in [22, 30, 38, 46] { bytes[place] += 1 }
        let archive = try NibArchive(reading: bytes)
        #expect(try archive == NibArchive(reading: SmallArchive.bytes))
        #expect(archive.bytes() == SmallArchive.bytes)
    }

    @Test("Whether bytes look like an archive")
    func signature() {
        #expect(NibArchive.isArchive(SmallArchive.bytes))
        #expect(!NibArchive.isArchive(Array("NIBArchiv".utf8)))
        #expect(!NibArchive.isArchive(Array("bplist00".utf8)))
    }
}
