import Testing

@testable import StrutNib

@Suite("Bytes that are no archive say what is wrong, and where")
struct NibArchiveErrorTests {
    typealias Case = (name: String, bytes: [UInt8], offset: Int, problem: NibArchiveError.Problem)

    static let cases: [Case] = [
        ("nothing", [], 0, .notAnArchive),
        ("another file", Array("bplist00".utf8), 0, .notAnArchive),
        ("half of the signature", Array("NIBAr".utf8), 0, .truncated(.header)),
        ("half of the header", Array(SmallArchive.bytes.prefix(30)), 30, .truncated(.header)),
        ("another version", SmallArchive.make(version: 2), 10, .unknownVersion(2)),
        ("no tables", Array(SmallArchive.bytes.prefix(50)), 50, .truncated(.objects)),
        (
            "a value cut", SmallArchive.make(values: [0x80, 3, 7, 0], classes: [], counts: [2, 3, 1, 2]), 50,
            .missingEntry(.values, 1, referredFrom: .objects)
        ),
        ("more than fits", SmallArchive.make(counts: [.max, 3, 3, 2]), 50, .tooManyEntries(.objects, .max)),
        (
            "classes that are not there", SmallArchive.make(counts: [2, 3, 3, 1]), 53,
            .missingEntry(.classNames, 1, referredFrom: .objects)
        ),
        (
            "keys that are not there", SmallArchive.make(keys: [0x81, 0x6E], counts: [2, 1, 3, 2]), 61,
            .missingEntry(.keys, 1, referredFrom: .values)
        ),
        (
            "an object that is not there",
            SmallArchive.make(values: [0x80, 10, 2, 0, 0, 0] + [0x80, 5] + [0x80, 5]), SmallArchive.valueOffset,
            .missingEntry(.objects, 2, referredFrom: .values)
        ),
        (
            "a type that is not known", SmallArchive.make(values: [0x80, 11, 0, 0, 0, 0]), SmallArchive.valueOffset + 1,
            .unknownType(11)
        ),
        ("values of two objects", SmallArchive.make(objects: [0x80, 0x80, 0x82, 0x81, 0x80, 0x83]), 50, .sharedValues),
        (
            "a key that is not UTF-8", SmallArchive.make(keys: [0x81, 0xFF] + SmallArchive.keys.dropFirst(2)),
            SmallArchive.keyOffset + 1, .notUTF8(.keys)
        ),
        (
            "a number without end", SmallArchive.make(keys: Array(repeating: 0, count: 14)),
            SmallArchive.keyOffset, .numberTooLarge(.keys)
        ),
        (
            "a number of 33 bits", SmallArchive.make(keys: [0, 0, 0, 0, 0x90] + Array(repeating: 0x80, count: 9)),
            SmallArchive.keyOffset, .numberTooLarge(.keys)
        ),
        (
            "a class without its zero",
            SmallArchive.make(classes: SmallArchive.classes.dropLast() + [0x21]),
            SmallArchive.classOffset + SmallArchive.classes.count - 1, .unterminatedName
        ),
        (
            "a class without a name", SmallArchive.make(classes: [0x80, 0x80] + SmallArchive.classes.dropFirst(2)),
            SmallArchive.classOffset + 2, .unterminatedName
        ),
        (
            "a fallback that is not there",
            SmallArchive.make(classes: [0x81, 0x81, 2, 0, 0, 0, 0] + SmallArchive.classes),
            SmallArchive.classOffset + 2, .missingEntry(.classNames, 2, referredFrom: .classNames)
        ),
        (
            "fallbacks without end", SmallArchive.make(classes: [0x81, 0x7F, 0x7F, 0xFF, 0, 0, 0]),
            SmallArchive.classOffset + 4, .tooManyEntries(.classNames, 0x1F_FFFF)
        ),
    ]

    @Test("Each kind of fault", arguments: cases)
    func fault(of given: Case) {
        #expect(throws: NibArchiveError(offset: given.offset, problem: given.problem)) {
            try NibArchive(reading: given.bytes)
        }
    }

    @Test("The words")
    func words() {
        let error = NibArchiveError(offset: 50, problem: .missingEntry(.values, 7, referredFrom: .objects))
        #expect(
            "\(error)"
                == "an entry of the table of objects refers to number 7 of the table of values, which is not there "
                + "(byte 50)")
        let descriptions = Set(Self.cases.map { "\($0.problem)" })
        #expect(descriptions.count > 12 && descriptions.allSatisfy { !$0.hasSuffix(".") })
    }

    @Test("A table behind the end of the file: the place is the end")
    func tableBehindEnd() {
        var bytes = SmallArchive.bytes
        for place in 22..<26 { bytes[place] = 0xFF }
        #expect(throws: NibArchiveError(offset: bytes.count, problem: .truncated(.objects))) {
            try NibArchive(reading: bytes)
        }
    }

    @Test("An archive that is cut anywhere is refused")
    func truncation() {
        for length in 0..<SmallArchive.bytes.count {
            #expect(throws: NibArchiveError.self) {
                try NibArchive(reading: Array(SmallArchive.bytes.prefix(length)))
            }
        }
    }

    @Test("What reads after a byte was changed is written and read again as the same")
    func mutation() throws {
        for place in 0..<SmallArchive.bytes.count {
            for bits in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
                var bytes = SmallArchive.bytes
                bytes[place] ^= bits
                guard let archive = try? NibArchive(reading: bytes) else { continue }
                let written = archive.bytes()
                #expect(try NibArchive(reading: written).bytes() == written)
                _ = NibGraph(archive).archive(coderVersion: 9)
            }
        }
    }
}
