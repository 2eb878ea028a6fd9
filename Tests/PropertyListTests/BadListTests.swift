import StrutPropertyList
import Testing

@Suite("What is no binary property list says so")
struct BadListTests {
    typealias Case = (name: String, bytes: [UInt8], problem: PropertyListError.Problem)

    static let cases: [Case] = [
        ("nothing", [], .notBinary),
        ("another version", Array("bplist15".utf8) + Array(repeating: 0, count: 40), .notBinary),
        ("XML", Array("<?xml version=\"1.0\"?>".utf8), .isXML),
        ("cut off", Array(BinaryListTests.small.dropLast(4)), .truncated),
        ("nothing but a signature", Array("bplist00".utf8), .truncated),
        ("no objects", BinaryListTests.list(of: []), .missingObject(0)),
        ("an element that is not there", BinaryListTests.list(of: [[0xA1, 7]]), .missingObject(7)),
        ("an array that is too long", BinaryListTests.list(of: [[0xA9, 0]]), .truncated),
        (
            "a text that is too long", BinaryListTests.list(of: [[0x5F, 0x13] + Array(repeating: 0x7F, count: 8)]),
            .truncated
        ),
        (
            "a text of negative length", BinaryListTests.list(of: [[0x5F, 0x13] + Array(repeating: 0xFF, count: 8)]),
            .truncated
        ),
        ("an integer that is cut", BinaryListTests.list(of: [[0x13, 0, 0]]), .truncated),
        ("a reference of a keyed archive", BinaryListTests.list(of: [[0x80, 1]]), .keyedArchive),
        ("a set", BinaryListTests.list(of: [[0xC0]]), .unknownType(0xC0)),
        (
            "a number of 128 bits", BinaryListTests.list(of: [[0x14, 1] + Array(repeating: 0, count: 15)]),
            .numberTooLarge
        ),
        ("a text that is not ASCII", BinaryListTests.list(of: [[0x51, 0xE9]]), .badString),
        ("half of a character", BinaryListTests.list(of: [[0x61, 0xD8, 0x00]]), .badString),
        ("a number as a key", BinaryListTests.list(of: [[0xD1, 1, 1], [0x10, 1]]), .keyIsNotString),
        (
            "a key twice", BinaryListTests.list(of: [[0xD2, 1, 2, 3, 3], [0x51, 0x61], [0x51, 0x61], [0x09]]),
            .repeatedKey("a")
        ),
        ("an array in itself", BinaryListTests.list(of: [[0xA1, 0]]), .tooDeep),
        (
            "arrays in arrays",
            (0..<256).reduce([] as PropertyListValue) { value, _ in .array([value]) }.binaryBytes(), .tooDeep
        ),
        (
            "arrays that double their number of values",
            BinaryListTests.list(
                of: (1...30).map { [0xA2, $0, $0] } + [[0x09]]), .tooLarge
        ),
    ]

    @Test("Each kind of fault", arguments: cases)
    func fault(of given: Case) {
        #expect {
            try PropertyListValue(readingBinary: given.bytes)
        } throws: {
            ($0 as? PropertyListError)?.problem == given.problem
        }
    }

    @Test("Objects that overlap are not read over and over")
    func overlapping() {
        // 200 texts, each nearly as long as the file.
        let text: [UInt8] = [0x5F, 0x11, 0x10, 0x00] + Array(repeating: 0x61, count: 0x1000)
        var bytes = Array("bplist00".utf8) + [0xAF, 0x10, 200] + (1...200).map { UInt8($0) }
        let start = UInt8(bytes.count)
        bytes += text
        let table = bytes.count
        bytes += [8] + Array(repeating: start, count: 200)
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 201] + [0, 0, 0, 0, 0, 0, 0, 0]
        bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 255)]
        #expect {
            try PropertyListValue(readingBinary: bytes)
        } throws: {
            ($0 as? PropertyListError)?.problem == .tooLarge
        }
    }

    @Test("A list that is cut anywhere is refused; one with a changed byte is refused or written again")
    func damage() throws {
        let bytes = BinaryListTests.small
        for length in 0..<bytes.count {
            #expect(throws: PropertyListError.self) {
                try PropertyListValue(readingBinary: Array(bytes.prefix(length)))
            }
        }
        for place in 0..<bytes.count {
            for bits in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
                var changed = bytes
                changed[place] ^= bits
                guard let value = try? PropertyListValue(readingBinary: changed) else { continue }
                let written = value.binaryBytes()
                #expect(try PropertyListValue(readingBinary: written).binaryBytes() == written)
            }
        }
    }

    @Test("The words")
    func words() {
        let descriptions = Set(Self.cases.map { "\($0.problem)" })
        #expect(descriptions.count > 12 && descriptions.allSatisfy { !$0.hasSuffix(".") })
        #expect(
            "\(PropertyListError.Problem.isXML)" == "it is a property list in XML, and only binary ones are read")
    }
}
