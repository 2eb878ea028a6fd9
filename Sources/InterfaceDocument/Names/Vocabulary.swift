// The known names that every document is read against: the reader holds them, as Scripts/make-vocabulary has laid them
// out.

import CXMLReader

/// Numbers for the names of elements and attributes: fixed ones for known names, a document's own for others.
enum Vocabulary {
    /// The number of a name, when it is known.
    static func number(of name: some StringProtocol) -> Int32? {
        var name = String(name)
        let number = name.withUTF8 { CXMLVocabularyFind($0.baseAddress, $0.count) }
        return number < 0 ? nil : number
    }

    /// How many names are known.
    static var count: Int { Int(CXMLVocabularyCount()) }

    /// The name with a number below `count`.
    static func name(_ number: Int) -> String {
        var length = 0
        let start = UnsafeRawPointer(CXMLVocabularyName(Int32(number), &length))
        return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
