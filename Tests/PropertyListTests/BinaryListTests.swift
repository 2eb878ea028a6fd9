import StrutPropertyList
import Testing

@Suite("Binary property lists")
struct BinaryListTests {
    /// As Python's plistlib writes `{"b": 1, "a": [True, "é"]}` with sorted keys.
    static let small: [UInt8] =
        Array("bplist00".utf8) + [0xD2, 1, 2, 3, 6] + [0x51, 0x61] + [0x51, 0x62] + [0xA2, 4, 5] + [0x09]
        + [0x61, 0x00, 0xE9] + [0x10, 1] + [8, 13, 15, 17, 20, 21, 24]
        + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 7] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 26]

    static let value: PropertyListValue = ["b": .integer(1), "a": [.boolean(true), "é"]]

    @Test("Every byte of a small list")
    func bytes() throws {
        #expect(Self.value.binaryBytes() == Self.small)
        let read = try PropertyListValue(readingBinary: Self.small)
        #expect(read == ["a": [.boolean(true), "é"], "b": .integer(1)])
        #expect(read["a"]?.array?.last?.string == "é" && read["b"]?.integer == 1 && read["c"] == nil)
        #expect(PropertyListValue.isBinary(Self.small) && !PropertyListValue.isBinary([0x62]))
    }

    @Test(
        "What is written is read as the same",
        arguments: [
            .integer(0), .integer(255), .integer(256), .integer(65535), .integer(65536), .integer(0xFFFF_FFFF),
            .integer(0x1_0000_0000), .integer(-1), .integer(.min), .integer(.max), .real(1.5), .real(-.infinity),
            .boolean(false), .data([]), .data([UInt8](repeating: 7, count: 300)), .date(0.5), "", "fourteen chars",
            "fifteen letters", "漢字 😀", .array([]), [["x"], ["x"]], [:],
            .array((0..<300).map { .string("text \($0)") }),
            .dictionary(PropertyListDictionary((10..<40).map { .init(key: "k\($0)", value: .integer($0)) })),
        ] as [PropertyListValue])
    func roundTrip(of value: PropertyListValue) throws {
        #expect(try PropertyListValue(readingBinary: value.binaryBytes()) == value)
    }

    @Test("Equal leaves are there once, equal containers each for itself")
    func uniquing() {
        let texts: PropertyListValue = ["text", "text", .integer(1), .integer(1), .real(1), .boolean(true)]
        // The array, a text, an integer, a real number and a truth value.
        #expect(objectCount(of: texts) == 5)
        #expect(objectCount(of: [["a"], ["a"]]) == 4)
        // Two texts that look alike, in other code points, and two zeros.
        #expect(objectCount(of: ["\u{E9}", "e\u{301}", .real(0), .real(-0.0)]) == 5)
    }

    private func objectCount(of value: PropertyListValue) -> UInt8 {
        let bytes = value.binaryBytes()
        return bytes[bytes.count - 17]
    }

    @Test("Numbers as other writers have them: four bytes of a float, sixteen of an integer")
    func otherForms() throws {
        func read(_ object: [UInt8]) throws -> PropertyListValue {
            try PropertyListValue(readingBinary: Self.list(of: [object]))
        }
        #expect(try read([0x22, 0x3F, 0xC0, 0, 0]) == .real(1.5))
        #expect(try read([0x14] + Array(repeating: 0, count: 15) + [9]) == .integer(9))
        #expect(try read([0x14] + Array(repeating: 0xFF, count: 16)) == .integer(-1))
        #expect(try read([0x11, 0x01, 0x02]) == .integer(0x102))
    }

    /// A list of objects in their bytes, of which the first is the root.
    static func list(of objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
            + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    }
}
