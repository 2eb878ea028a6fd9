// Where elements begin and end in a document's bytes: looked for only when a document is edited, so that reading stays
// as it is.

/// The places of one element in the source.
struct ElementSpan {
    /// At its `<`.
    var start: Int
    /// At the `>` or `/>` that ends the start tag.
    var tagEnd: Int
    /// Behind that.
    var contentStart: Int
    /// At the `</` of the end tag; where the content starts for one that has none.
    var contentEnd: Int
    /// Behind the element.
    var end: Int

    /// Whether it is written `<name/>`.
    var isSelfClosing: Bool { contentStart - tagEnd == 2 }
}

/// Goes through a document that was read without failure, tag by tag.
struct MarkupScanner {
    /// The spans of the elements, in document order.
    private(set) var spans: [ElementSpan] = []
    private var open: [Int] = []

    /// Scans all of a source; nil where it is not as the reader found it.
    init?(_ storage: DocumentStorage) {
        let source = storage.source
        spans.reserveCapacity(Int(storage.elementCount))
        var place = 0
        while let tag = source[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let behind = Self.endOfOther(source, tag) else {
                guard let behind = read(source, tag) else { return nil }
                place = behind
                continue
            }
            place = behind
        }
        guard open.isEmpty, spans.count == Int(storage.elementCount) else { return nil }
        for (index, span) in spans.enumerated() where span.start != Int(storage.elements[index].offset) { return nil }
    }

    /// Reads the tag of an element at `tag`; the place behind it.
    private mutating func read(_ source: Bytes, _ tag: Int) -> Int? {
        if tag + 1 < source.count, source[tag + 1] == UInt8(ascii: "/") {
            guard let end = source[tag...].firstIndex(of: UInt8(ascii: ">")), let element = open.popLast() else {
                return nil
            }
            spans[element].contentEnd = tag
            spans[element].end = end + 1
            return end + 1
        }
        guard let end = Self.endOfStartTag(source, tag) else { return nil }
        let isSelfClosing = source[end - 1] == UInt8(ascii: "/")
        let behind = end + 1
        if !isSelfClosing { open.append(spans.count) }
        spans.append(
            ElementSpan(
                start: tag, tagEnd: isSelfClosing ? end - 1 : end, contentStart: behind, contentEnd: behind, end: behind
            ))
        return behind
    }

    /// Where the `>` of a start tag is.
    static func endOfStartTag(_ source: Bytes, _ tag: Int) -> Int? {
        var quote: UInt8 = 0
        var place = tag
        while place < source.count {
            let byte = source[place]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                return place
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            place += 1
        }
        return nil
    }

    /// Behind a comment, a section of character data, an instruction or a declaration; nil where a tag is.
    private static func endOfOther(_ source: Bytes, _ tag: Int) -> Int? {
        let rest = Bytes(rebasing: source[tag...])
        func behind(_ mark: StaticString, from start: Int) -> Int {
            let length = mark.utf8CodeUnitCount
            var place = start
            while place + length <= rest.count {
                if Bytes(rebasing: rest[place..<place + length]).spell(mark) { return tag + place + length }
                place += 1
            }
            return source.count
        }
        guard rest.count > 1 else { return source.count }
        if rest[1] == UInt8(ascii: "?") { return behind("?>", from: 2) }
        guard rest[1] == UInt8(ascii: "!") else { return nil }
        if rest.starts(with: "<!--".utf8) { return behind("-->", from: 4) }
        if rest.starts(with: "<![CDATA[".utf8) { return behind("]]>", from: 9) }
        return endOfDeclaration(source, tag)
    }

    /// Behind a declaration of a type of documents, which may hold others in brackets.
    private static func endOfDeclaration(_ source: Bytes, _ tag: Int) -> Int {
        var (quote, depth, place) = (UInt8(0), 0, tag)
        while place < source.count {
            let byte = source[place]
            place += 1
            if quote != 0 {
                if byte == quote { quote = 0 }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return source.count
    }
}
