import Strut

/// A document that is to be written back: with its bytes, and the encoding that the file has.
struct EditableDocument {
    var document: Document
    var bytes: [UInt8]
    var encoding: DocumentEncoding

    /// Reads an input that can be written back.
    init(_ input: Input) throws(InputError) {
        let bytes = try input.bytes()
        do throws(DocumentError) {
            try self.init(bytes, path: input.path)
        } catch {
            throw InputError(error)
        }
    }

    /// Reads bytes that can be written back.
    init(_ bytes: [UInt8], path: String) throws(DocumentError) {
        let document = try Document.parse(bytes, path: path)
        guard let encoding = DocumentEncoding(of: bytes, document) else {
            throw DocumentError(
                .unknownEncoding, "a document in this encoding cannot be written; save it in UTF-8", path: path)
        }
        (self.document, self.bytes, self.encoding) = (document, bytes, encoding)
    }
}
