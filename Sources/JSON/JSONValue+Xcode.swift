/// JSON as Xcode writes its string catalogs: a space on both sides of a colon, an empty line in what is empty.
extension JSONValue {
    /// The value as Xcode would write it, without a line break at its end.
    package var xcodeText: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes, indentation: 0)
        return bytes
    }

    private func append(to bytes: inout [UInt8], indentation: Int) {
        switch content {
        case .null: bytes += Array("null".utf8)
        case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
        case .number(let value): bytes.append(shortest: value)
        case .string(let text): Self.append(text, to: &bytes)
        case .array(let elements):
            Self.append(elements, "[", "]", to: &bytes, indentation) {
                $0.append(to: &$1, indentation: indentation + 2)
            }
        case .object(let members):
            Self.append(members, "{", "}", to: &bytes, indentation) { member, bytes in
                Self.append(member.name, to: &bytes)
                bytes += Array(" : ".utf8)
                member.value.append(to: &bytes, indentation: indentation + 2)
            }
        }
    }

    private static func append<Part>(
        _ parts: [Part], _ opening: String, _ closing: String, to bytes: inout [UInt8], _ indentation: Int,
        _ write: (Part, inout [UInt8]) -> Void
    ) {
        bytes += Array((opening + "\n").utf8)
        for (index, part) in parts.enumerated() {
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation + 2))
            write(part, &bytes)
            bytes += Array((index < parts.count - 1 ? ",\n" : "").utf8)
        }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
        bytes += Array(closing.utf8)
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += Array("\\n".utf8)
            case 0x0D: bytes += Array("\\r".utf8)
            case 0x09: bytes += Array("\\t".utf8)
            case ..<0x20: bytes += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
