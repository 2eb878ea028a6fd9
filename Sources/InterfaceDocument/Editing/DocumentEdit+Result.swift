// The changed document: written, read again and compared before anybody may have it.

extension DocumentEdit {
    /// A changed document, and its bytes in UTF-8.
    public struct Result: Sendable {
        /// The document as it is read from the bytes.
        public let document: Document
        /// What it is written as.
        public let bytes: [UInt8]
    }

    /// The document with the changes; throws where what was written does not say what was meant.
    public func result() throws(DocumentEditError) -> Result {
        let bytes = tree.written()
        let document: Document
        do throws(DocumentError) {
            document = try Document.parse(Self.inUTF8(bytes), path: self.document.path)
        } catch {
            throw DocumentEditError("the changed document could not be read: \(error.message)")
        }
        guard tree.isSaid(by: document) else {
            throw DocumentEditError("the changed document does not say what was meant; nothing is replaced")
        }
        return Result(document: document, bytes: bytes)
    }

    /// The bytes of a document that was changed several times, with the declaration that it had in the beginning: what
    /// is read from UTF-8 has one of another encoding blanked out.
    package static func restoringDeclaration(of original: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        guard original.starts(with: "<?xml".utf8), let end = original.firstIndex(of: UInt8(ascii: ">")),
            end < bytes.count, bytes[...end].allSatisfy(\.isXMLSpace)
        else { return bytes }
        return Array(original[...end]) + bytes[(end + 1)...]
    }

    /// The bytes with a declaration that says nothing of an encoding that they do not have any more.
    private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        if bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) {
            let declaration = String(decoding: bytes[...end], as: UTF8.self).lowercased()
            if !declaration.contains("encoding") || declaration.contains("utf-8") { return bytes }
            for place in bytes[...end].indices where bytes[place] != 0x0A { bytes[place] = UInt8(ascii: " ") }
        }
        return bytes
    }
}

/// How a file's bytes stand for text, so that a changed document is written in the encoding that it had.
public enum DocumentEncoding: Hashable, Sendable {
    /// UTF-8, with or without a byte order mark.
    case utf8(hasMark: Bool)
    /// UTF-16, with or without a byte order mark.
    case utf16(isBigEndian: Bool, hasMark: Bool)

    /// The encoding of a file whose document is known; nil for one that is neither of these.
    public init?(of bytes: [UInt8], _ document: Document) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            self = .utf16(isBigEndian: bytes[0] == 0xFE, hasMark: true)
        } else if bytes.starts(with: [0, UInt8(ascii: "<")]) || bytes.starts(with: [UInt8(ascii: "<"), 0]) {
            self = .utf16(isBigEndian: bytes[0] == 0, hasMark: false)
        } else {
            self = .utf8(hasMark: bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        }
        guard encoded(document.source) == bytes else { return nil }
    }

    /// Text in UTF-8 as the bytes of such a file.
    public func encoded(_ text: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8(let hasMark): return hasMark ? [0xEF, 0xBB, 0xBF] + text : text
        case .utf16(let isBigEndian, let hasMark):
            let units = (hasMark ? [0xFEFF] : []) + Array(String(decoding: text, as: UTF8.self).utf16)
            return units.flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return isBigEndian ? [high, low] : [low, high]
            }
        }
    }
}
