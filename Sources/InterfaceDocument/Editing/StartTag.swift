// A start tag in parts: each attribute with the white space in front of it and the quotes that it has.

/// A start tag from its `<` on, without the `>` or `/>` that ends it.
struct StartTag {
    private struct Attribute {
        var name: String
        var value: String
        /// From the white space in front of it to the closing quote.
        var written: ArraySlice<UInt8>
        var quote: UInt8
        /// Up to the opening quote.
        var head: ArraySlice<UInt8>
    }

    private var head: ArraySlice<UInt8>
    private var attributes: [Attribute] = []
    private var end: ArraySlice<UInt8>

    /// Takes a tag apart whose attributes are read already, in the same order.
    init(_ bytes: [UInt8], _ values: [(name: String, value: String)]) {
        var place = 0
        while place < bytes.count, !bytes[place].isXMLSpace { place += 1 }
        head = bytes[..<place]
        for (name, value) in values {
            guard let open = bytes[place...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
                let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
            else { break }
            attributes.append(
                Attribute(
                    name: name, value: value, written: bytes[place...close], quote: bytes[open],
                    head: bytes[place...open]))
            place = close + 1
        }
        end = bytes[place...]
    }

    /// The tag with other attributes: those that are as they were are written as they were.
    func written(_ values: [(name: String, value: String)], keepsEnd: Bool) -> [UInt8] {
        var bytes = Array(head)
        for (name, value) in values {
            guard let known = attributes.first(where: { $0.name == name }) else {
                bytes += " \(name)=\"".utf8
                bytes += XcodeText.attribute(value)
                bytes.append(UInt8(ascii: "\""))
                continue
            }
            if known.value == value {
                bytes += known.written
            } else {
                bytes += known.head
                bytes += XcodeText.attribute(value, quote: known.quote)
                bytes.append(known.quote)
            }
        }
        if keepsEnd { bytes += end }
        return bytes
    }
}
