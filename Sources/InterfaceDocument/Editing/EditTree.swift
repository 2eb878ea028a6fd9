// A document as a tree that can be changed: what is not changed is written as it was read, byte for byte.

/// Elements with everything that stands between them, as slices of the documents that they come from.
struct EditTree: Sendable {
    /// Bytes of a document, or bytes that were made.
    enum Slice: Sendable {
        case source(Int, Range<Int>)
        case bytes([UInt8])
    }

    /// What an element holds: another element, or what stands between elements.
    enum Piece: Sendable {
        case text(Slice)
        case node(Int)
    }

    /// An element.
    struct Node: Sendable {
        /// The document that it comes from, and its number there; nil for one that was made.
        var origin: (source: Int, element: Int32)?
        var name: String
        /// The start tag as it was written, from `<` to what ends it.
        var tag: Slice
        /// The attributes with their values, where they are not as the start tag has them.
        var attributes: [(name: String, value: String)]?
        /// The text that was given to it.
        var text: String?
        var pieces: [Piece] = []
        /// The element that holds it; -1 for the root, -2 for one that stands nowhere.
        var parent: Int
        /// The white space in front of it on its line, where it stood before it stood nowhere.
        var indentation: [UInt8] = []
    }

    /// The documents that slices are of; the first is the one that is edited.
    private(set) var sources: [DocumentStorage]
    var nodes: [Node] = []
    private let root: ElementSpan
    /// For each document the spans of its elements.
    private(set) var spans: [[ElementSpan]]

    /// The tree of a document; its elements are the first nodes, by their numbers. Nil for one whose tags are not where
    /// the reader found elements.
    init?(_ document: Document) {
        guard let scanner = MarkupScanner(document.storage), let root = scanner.spans.first else { return nil }
        sources = [document.storage]
        spans = [scanner.spans]
        self.root = root
        nodes.reserveCapacity(scanner.spans.count)
        for position in 0..<document.storage.elementCount {
            nodes.append(node(of: position, in: 0, parent: Int(document.storage.elements[Int(position)].parent)))
        }
        for index in nodes.indices { nodes[index].pieces = pieces(of: index, in: 0) { $0 } }
    }

    /// Makes another document's elements known; its number among the sources.
    mutating func addSource(_ document: Document) -> Int? {
        if let known = sources.firstIndex(where: { $0 === document.storage }) { return known }
        guard let scanner = MarkupScanner(document.storage) else { return nil }
        sources.append(document.storage)
        spans.append(scanner.spans)
        return sources.count - 1
    }

    /// The start tag of an element of a source, without its contents.
    func node(of position: Int32, in source: Int, parent: Int) -> Node {
        let span = spans[source][Int(position)]
        let storage = sources[source]
        return Node(
            origin: (source, position), name: ElementName(storage.elements[Int(position)].name, in: storage).string,
            tag: .source(source, span.start..<span.tagEnd), parent: parent)
    }

    /// What an element of a source holds, with the nodes that stand for the elements.
    func pieces(of element: Int, in source: Int, _ node: (Int) -> Int?) -> [Piece] {
        let own = spans[source][element]
        var pieces: [Piece] = []
        var place = own.contentStart
        let end = Int(sources[source].elements[element].end)
        var child = element + 1
        while child < end {
            let span = spans[source][child]
            if let node = node(child) {
                if place < span.start { pieces.append(.text(.source(source, place..<span.start))) }
                pieces.append(.node(node))
            }
            place = span.end
            child = Int(sources[source].elements[child].end)
        }
        if place < own.contentEnd { pieces.append(.text(.source(source, place..<own.contentEnd))) }
        return pieces
    }

    /// The bytes of a slice.
    func bytes(_ slice: Slice) -> [UInt8] {
        switch slice {
        case .source(let source, let range): Array(sources[source].source[range])
        case .bytes(let bytes): bytes
        }
    }

    /// The elements directly inside another.
    func children(of node: Int) -> [Int] {
        nodes[node].pieces.compactMap { piece in
            if case .node(let child) = piece { return child }
            return nil
        }
    }

    /// Whether a node is `other` or inside of it.
    func isInside(_ node: Int, _ other: Int) -> Bool {
        var place = node
        while place >= 0 {
            if place == other { return true }
            place = nodes[place].parent
        }
        return false
    }

    /// Whether a node is part of the document.
    func isAttached(_ node: Int) -> Bool { isInside(node, 0) }

    /// The attributes of a node with their values.
    func attributes(of node: Int) -> [(name: String, value: String)] {
        if let attributes = nodes[node].attributes { return attributes }
        guard let origin = nodes[node].origin else { return [] }
        return Element(sources[origin.source], origin.element).attributes
    }

    // MARK: Writing

    /// The whole document.
    func written() -> [UInt8] {
        let source = sources[0].source
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count + 1024)
        bytes += source[..<root.start]
        write(0, to: &bytes)
        bytes += source[root.end...]
        return bytes
    }

    /// An element with all in it.
    func write(_ node: Int, to bytes: inout [UInt8]) {
        writeStartTag(node, to: &bytes)
        let isClosedByItself = nodes[node].pieces.isEmpty && !hasEndTag(node)
        if isClosedByItself {
            bytes += "/>".utf8
            return
        }
        bytes.append(UInt8(ascii: ">"))
        for piece in nodes[node].pieces {
            switch piece {
            case .text(let slice): write(slice, to: &bytes)
            case .node(let child): write(child, to: &bytes)
            }
        }
        writeEndTag(node, to: &bytes)
    }

    private func write(_ slice: Slice, to bytes: inout [UInt8]) {
        switch slice {
        case .source(let source, let range): bytes += sources[source].source[range]
        case .bytes(let made): bytes += made
        }
    }

    /// Whether an element without contents is written with an end tag: as it was, if it had none before.
    private func hasEndTag(_ node: Int) -> Bool {
        guard let origin = nodes[node].origin else { return false }
        let span = spans[origin.source][Int(origin.element)]
        return !span.isSelfClosing && span.contentStart == span.contentEnd
    }

    private func writeEndTag(_ node: Int, to bytes: inout [UInt8]) {
        if let origin = nodes[node].origin {
            let span = spans[origin.source][Int(origin.element)]
            if !span.isSelfClosing {
                bytes += sources[origin.source].source[span.contentEnd..<span.end]
                return
            }
        }
        bytes += "</\(nodes[node].name)>".utf8
    }

    private func writeStartTag(_ node: Int, to bytes: inout [UInt8]) {
        // White space in front of `/>` is none in front of `>`.
        let isOpened = !nodes[node].pieces.isEmpty && !wasOpen(node)
        guard let attributes = nodes[node].attributes else {
            let written = self.bytes(nodes[node].tag)
            bytes += isOpened ? Self.trimmed(written) : written[...]
            return
        }
        let tag = StartTag(self.bytes(nodes[node].tag), originalAttributes(of: node))
        bytes += tag.written(attributes, keepsEnd: !isOpened)
    }

    /// Whether an element was written with an end tag.
    private func wasOpen(_ node: Int) -> Bool {
        nodes[node].origin.map { !spans[$0.source][Int($0.element)].isSelfClosing } ?? false
    }

    private func originalAttributes(of node: Int) -> [(name: String, value: String)] {
        guard let origin = nodes[node].origin else { return [] }
        return Element(sources[origin.source], origin.element).attributes
    }

    private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        var end = bytes.count
        while end > 0, bytes[end - 1].isXMLSpace { end -= 1 }
        return bytes[..<end]
    }
}
