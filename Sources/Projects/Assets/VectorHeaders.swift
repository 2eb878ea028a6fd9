import InterfaceDocument

/// The size of a PDF's first page: its crop box, else its media box, in points.
enum PDFHeader {
    /// The size in points; nil where the file shows no box outside of its compressed parts.
    static func size(_ bytes: [UInt8]) -> Size? {
        box("/CropBox", in: bytes) ?? box("/MediaBox", in: bytes)
    }

    private static func box(_ key: String, in bytes: [UInt8]) -> Size? {
        guard let found = bytes.range(of: key) else { return nil }
        let rest = bytes[found.upperBound...].prefix(200)
        guard let open = rest.firstIndex(of: UInt8(ascii: "[")), let close = rest.firstIndex(of: UInt8(ascii: "]")),
            open < close
        else { return nil }
        let numbers = rest[(open + 1)..<close].split { $0 <= UInt8(ascii: " ") }
            .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
        let size = Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        return size.width > 0 && size.height > 0 ? size : nil
    }
}

/// The size of an SVG picture: its width and height, else those of its view box.
enum SVGHeader {
    /// The size in points; nil for anything else than SVG.
    static func size(_ bytes: [UInt8]) -> Size? {
        guard let start = tag(bytes) else { return nil }
        let attributes = attributes(of: start)
        let box = attributes["viewBox"].map { text in
            // A line break or a tab in an attribute is a space.
            text.split { $0 == "," || $0.isWhitespace }.compactMap { length(String($0)) }
        }
        let boxSize = box.flatMap { $0.count == 4 ? Size(width: $0[2], height: $0[3]) : nil }
        let width = attributes["width"].flatMap(length) ?? boxSize?.width
        let height = attributes["height"].flatMap(length) ?? boxSize?.height
        guard let width, let height, width > 0, height > 0 else { return nil }
        return Size(width: width, height: height)
    }

    /// What stands between `<svg` and the end of its tag.
    private static func tag(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let found = bytes.range(of: "<svg"),
            let end = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        return bytes[found.upperBound..<end]
    }

    private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = tag
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let name = rest[..<equals].split { $0 <= UInt8(ascii: " ") }.last ?? []
            let after = rest[(equals + 1)...].drop { $0 <= UInt8(ascii: " ") }
            guard let quote = after.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = after.dropFirst().firstIndex(of: quote)
            else { return attributes }
            let value = after[(after.startIndex + 1)..<end]
            attributes[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
            rest = rest[(end + 1)...]
        }
        return attributes
    }

    /// A length in points: a number alone or in pixels, or points of print; a share of something unknown is none.
    private static func length(_ text: String) -> Double? {
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" }
        guard let value = Double(number), value.isFinite, abs(value) < 1e6 else { return nil }
        switch text[number.endIndex...] {
        case "", "px", "pt": return value
        default: return nil
        }
    }
}
