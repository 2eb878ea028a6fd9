// The table of known names that every document is read against.

import CXMLReader

/// Numbers for the names of elements and attributes: fixed ones for known names, a document's own for others.
enum Vocabulary {
    /// The names' hash table: made once, on the first read, and only read after that.
    static let table = Table()

    /// The number of a name, when it is known.
    static func number(of name: some StringProtocol) -> Int32? {
        var name = String(name)
        let number = name.withUTF8 { CXMLVocabularyFind(table.pointer, $0.baseAddress, $0.count) }
        return number < 0 ? nil : number
    }

    /// How many names are known.
    static var count: Int { table.ends.count }

    /// The name with a number below `count`.
    static func name(_ number: Int) -> String {
        let start = number == 0 ? 0 : table.ends[number - 1] + 1
        let bytes = UnsafeBufferPointer(start: names.utf8Start, count: names.utf8CodeUnitCount)
        return String(decoding: bytes[start..<table.ends[number]], as: UTF8.self)
    }

    /// The reader's table, never changed and never freed.
    struct Table: @unchecked Sendable {
        let pointer: OpaquePointer
        /// Where each name ends in `names`.
        let ends: [Int]

        init() {
            guard
                let made = UnsafeRawPointer(names.utf8Start).assumingMemoryBound(to: CChar.self) as UnsafePointer?,
                let table = CXMLVocabularyCreate(made, names.utf8CodeUnitCount)
            else { fatalError("out of memory") }
            pointer = table
            let bytes = UnsafeBufferPointer(start: names.utf8Start, count: names.utf8CodeUnitCount)
            ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") } + [bytes.count]
        }
    }
}
