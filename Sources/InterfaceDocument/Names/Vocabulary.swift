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
    static var count: Int { Int(CXMLVocabularyCount(table.pointer)) }

    /// The name with a number below `count`.
    static func name(_ number: Int) -> String {
        var length = 0
        let start = UnsafeRawPointer(CXMLVocabularyName(table.pointer, Int32(number), &length))
        return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// The reader's table, never changed and never freed.
    struct Table: @unchecked Sendable {
        let pointer: OpaquePointer

        init() {
            guard
                let made = UnsafeRawPointer(names.utf8Start).assumingMemoryBound(to: CChar.self) as UnsafePointer?,
                let table = CXMLVocabularyCreate(made, names.utf8CodeUnitCount)
            else { fatalError("out of memory") }
            pointer = table
        }
    }
}
