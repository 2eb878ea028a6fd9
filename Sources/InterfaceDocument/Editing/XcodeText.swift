// Text as Xcode writes it into a document: what is escaped, and how.

/// Escapes values and texts. Characters of control that XML has no way to write become U+FFFD.
enum XcodeText {
    /// A value between quotes, as Xcode escapes it: `&amp;`, `&lt;`, `&gt;`, and characters of control by number.
    static func attribute(_ value: String, quote: UInt8 = UInt8(ascii: "\"")) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\"") where quote == byte: bytes += "&quot;".utf8
            case UInt8(ascii: "'") where quote == byte: bytes += "&apos;".utf8
            case 0x09: bytes += "&#9;".utf8
            case 0x0A: bytes += "&#10;".utf8
            case 0x0D: bytes += "&#13;".utf8
            case 0..<0x20: bytes += "\u{FFFD}".utf8
            default: bytes.append(byte)
            }
        }
        return bytes
    }

    /// Text between tags.
    static func content(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case 0x0D: bytes += "&#13;".utf8
            case 0x09, 0x0A: bytes.append(byte)
            case 0..<0x20: bytes += "\u{FFFD}".utf8
            default: bytes.append(byte)
            }
        }
        return bytes
    }

    /// A text without the characters that XML does not have, however they are written.
    static func readable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { scalar in
                    switch scalar.value {
                    case 0x09, 0x0A, 0x0D: true
                    case 0..<0x20, 0xFFFE, 0xFFFF: false
                    default: true
                    }
                }))
    }
}

extension UInt8 {
    /// Whether the byte is white space of XML.
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
