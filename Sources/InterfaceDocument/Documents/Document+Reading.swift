// From bytes to a document, or to the reason why there is none.

import CXMLReader
import StrutDiagnostics

extension Document {
    /// How many elements may stand inside one another; the deepest real documents have about 60.
    static let maximumDepth: Int32 = 512

    /// How many attributes an element may have, because libxml2's time grows with their square; real ones have about
    /// 20.
    static let maximumAttributes: Int32 = 512

    /// Reads a document from its bytes; `path` only names it.
    public static func parse(_ bytes: [UInt8], path: String) throws(DocumentError) -> Document {
        guard let copy = OwnedBytes(copying: bytes) else { throw DocumentError(noMemoryFor: path) }
        return try parse(copy, path: path)
    }

    /// Reads a document from its bytes, whose memory becomes the document's.
    static func parse(_ bytes: consuming OwnedBytes, path: String) throws(DocumentError) -> Document {
        let document = try wellFormed(bytes, path: path)
        if var error = DocumentError(notInterfaceBuilder: document) {
            error.source = document.source
            throw error
        }
        return document
    }

    /// Reads XML of any kind, such as a property list.
    package static func anyXML(_ bytes: [UInt8], path: String) throws(DocumentError) -> Document {
        guard let copy = OwnedBytes(copying: bytes) else { throw DocumentError(noMemoryFor: path) }
        return try wellFormed(copy, path: path)
    }

    /// Reads XML, whosever it is.
    static func wellFormed(_ bytes: consuming OwnedBytes, path: String) throws(DocumentError) -> Document {
        let count = bytes.count
        guard Bytes(start: bytes.start, count: count).contains(where: { $0 > UInt8(ascii: " ") }) else {
            throw DocumentError(.empty, "the document is empty; restore it from version control", path: path)
        }
        guard let read = CXMLDocumentRead(bytes.take(), count, maximumDepth, maximumAttributes) else {
            throw DocumentError(noMemoryFor: path)
        }
        if let error = DocumentError(read.pointee, path: path) {
            CXMLDocumentFree(read)
            throw error
        }
        return Document(DocumentStorage(read, path: path))
    }
}

extension DocumentError {
    init(noMemoryFor path: String) {
        self.init(.outOfMemory, "there is not enough memory to read the document", path: path)
    }
}
