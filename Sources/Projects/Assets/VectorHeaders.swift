import InterfaceDocument

/// The size of a PDF's first page as it is displayed: its crop box, else its media box, in points, and turned as the
/// page is (ISO 32000, 7.7.3.3).
enum PDFHeader {
    /// The size in points; nil where the file shows no box outside of its compressed parts.
    static func size(_ bytes: [UInt8]) -> Size? {
        box("/CropBox", in: bytes) ?? box("/MediaBox", in: bytes)
    }

    private static func box(_ key: String, in bytes: [UInt8]) -> Size? {
        guard let found = bytes.range(of: key), let rest = value(at: found.upperBound, in: bytes),
            rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let numbers = words(rest[..<close].dropFirst()).compactMap(Double.init)
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
        let size = Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
        guard size.width > 0, size.height > 0 else { return nil }
        return isTurned(found.lowerBound, in: bytes) ? Size(width: size.height, height: size.width) : size
    }

    /// Whether the object that has the key at `place` is displayed turned by a quarter, or by three.
    private static func isTurned(_ place: Int, in bytes: [UInt8]) -> Bool {
        // It ends where the next one does, and the one before it ends where it starts.
        let end = bytes.range(of: "endobj", from: place)?.lowerBound ?? bytes.endIndex
        var start = bytes.startIndex
        while let earlier = bytes[..<place].range(of: "endobj", from: start) { start = earlier.upperBound }
        guard let key = bytes[..<end].range(of: "/Rotate", from: start),
            let angle = value(at: key.upperBound, in: bytes).flatMap({ words($0.prefix(20)).first }).flatMap(Int.init)
        else { return false }
        return angle % 180 != 0
    }

    /// What stands at a place, from its first byte on, or what the object holds that is meant by a reference there,
    /// such as `5 0 R`; at most 200 bytes. Nil where the file does not show that object.
    private static func value(at place: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let value = bytes[place...].prefix(200).drop { $0 <= UInt8(ascii: " ") }
        let words = words(value.prefix(40))
        guard words.count >= 3, words[2] == "R", Int(words[0]) != nil, Int(words[1]) != nil else { return value }
        let head = "\(words[0]) \(words[1]) obj"
        var found = bytes.range(of: head)
        while let start = found?.lowerBound, start > 0, bytes[start - 1] > UInt8(ascii: " ") {
            // The end of a longer number.
            found = bytes.range(of: head, from: start + 1)
        }
        return found.map { bytes[$0.upperBound...].prefix(200).drop { $0 <= UInt8(ascii: " ") } }
    }

    /// What stands between spaces and delimiters.
    private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The size of an SVG picture: its width and height, else those of its view box.
enum SVGHeader {
    /// The size in points; nil for anything else than SVG.
    static func size(_ bytes: [UInt8]) -> Size? {
        guard let start = tag(utf8(bytes)) else { return nil }
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

    /// The text in UTF-8, where its first bytes show that it is in UTF-16.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, UInt8(ascii: "<")])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [UInt8(ascii: "<"), 0]) else {
            return bytes
        }
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// What stands between the first `<svg` outside of comments and the end of its tag, which no `>` in an attribute
    /// is.
    private static func tag(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var place = bytes.startIndex
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = open + 1
            let rest = bytes[open...]
            if rest.starts(with: "<!--".utf8) {
                guard let end = bytes.range(of: "-->", from: open + 4) else { return nil }
                place = end.upperBound
            } else if rest.starts(with: "<svg".utf8) {
                let attributes = rest.dropFirst(4)
                var quote: UInt8?
                let end = attributes.firstIndex { byte in
                    if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                        quote = byte
                    } else if quote == byte {
                        quote = nil
                    }
                    return quote == nil && byte == UInt8(ascii: ">")
                }
                return end.map { attributes[..<$0] }
            }
        }
        return nil
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
