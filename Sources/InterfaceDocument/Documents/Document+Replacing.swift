// A document with other values in some of its elements.

extension Document {
    /// The same document, where each `own` element has the attributes of its `other`, an element of the same name; nil
    /// where that cannot be read again. Elements keep their numbers, and their lines where the attributes have as many.
    package func replacingAttributes(_ pairs: [(own: Element, other: Element)]) -> Document? {
        let source = storage.source
        var bytes: [UInt8] = []
        var place = 0
        for (own, other) in pairs.sorted(by: { $0.own.position < $1.own.position }) {
            let range = own.startTag
            guard range.lowerBound >= place else { return nil }
            bytes += source[place..<range.lowerBound]
            bytes += other.storage.source[other.startTag]
            place = range.upperBound
        }
        bytes += source[place...]
        // The source is in UTF-8, whatever its declaration says of the file.
        if bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) {
            for place in bytes[...end].indices where bytes[place] != 0x0A { bytes[place] = UInt8(ascii: " ") }
        }
        guard var document = try? Document.parse(bytes, path: path) else { return nil }
        document.canvasStorage = canvasStorage
        return document
    }
}

extension Element {
    /// Where the start tag is in the source, up to its `>` or `/>`.
    var startTag: Range<Int> {
        let source = storage.source
        let start = Int(storage.elements[index].offset)
        var quote: UInt8?
        for place in start..<source.count {
            switch source[place] {
            case UInt8(ascii: ">") where quote == nil, UInt8(ascii: "/") where quote == nil: return start..<place
            case let byte where byte == quote: quote = nil
            case let byte where quote == nil && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")): quote = byte
            default: break
            }
        }
        return start..<start
    }
}
