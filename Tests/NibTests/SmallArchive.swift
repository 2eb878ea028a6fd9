@testable import StrutNib

/// An archive of two objects, byte by byte: a root with an integer and a text, and the text.
enum SmallArchive {
    static let objects: [UInt8] = [0x80, 0x80, 0x82] + [0x81, 0x82, 0x81]
    static let keys: [UInt8] = [0x81] + Array("n".utf8) + [0x82] + Array("to".utf8) + [0x88] + Array("NS.bytes".utf8)
    /// n = int8 7, to = object 1, NS.bytes = data "Hi"
    static let values: [UInt8] = [0x80, 0, 7] + [0x81, 10, 1, 0, 0, 0] + [0x82, 8, 0x82] + Array("Hi".utf8)
    static let classes: [UInt8] =
        [0x89, 0x80] + Array("NSObject".utf8) + [0] + [0x89, 0x80] + Array("NSString".utf8) + [0]

    static let bytes = make()

    /// The archive with other tables, and with a count or an offset of its header changed.
    static func make(
        objects: [UInt8] = objects, keys: [UInt8] = keys, values: [UInt8] = values, classes: [UInt8] = classes,
        counts: [UInt32] = [2, 3, 3, 2], version: UInt32 = 1, trailer: [UInt8] = []
    ) -> [UInt8] {
        var bytes = Array("NIBArchive".utf8) + little(version) + little(9)
        var offset: UInt32 = 50
        for (count, table) in zip(counts, [objects, keys, values, classes]) {
            bytes += little(count) + little(offset)
            offset += UInt32(table.count)
        }
        return bytes + objects + keys + values + classes + trailer
    }

    static func little(_ number: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// Where the tables start in `bytes`.
    static let keyOffset = 50 + objects.count
    static let valueOffset = keyOffset + keys.count
    static let classOffset = valueOffset + values.count
}
