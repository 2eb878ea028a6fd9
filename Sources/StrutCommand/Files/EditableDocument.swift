import Strut

/// A document that is to be written back: with its bytes, and the encoding that the file has.
struct EditableDocument {
    var document: Document
    var bytes: [UInt8]
    var encoding: DocumentEncoding

    /// Reads an input that can be written back.
    init(_ input: Input) throws(InputError) {
        bytes = try input.bytes()
        do throws(DocumentError) {
            document = try Document.parse(bytes, path: input.path)
            guard let encoding = DocumentEncoding(of: bytes, document) else {
                throw DocumentError(
                    .unknownEncoding, "a document in this encoding cannot be written; save it in UTF-8",
                    path: input.path)
            }
            self.encoding = encoding
        } catch {
            throw InputError(error)
        }
    }
}
