// Text and images that may be written in more than one way.

extension Element {
    /// A text that is an attribute, or a `<string key>` or `<mutableString key>` when it has several lines.
    public func text(_ name: AttributeName, key: StaticString) -> String? {
        string(name) ?? child(key: key)?.stringContent
    }

    /// The content of a `<string>` or `<mutableString>`, decoded; nil for other elements, such as `<nil>`.
    public var stringContent: String? {
        guard name == .string || name == .mutableString else { return nil }
        return has(.base64UTF8, equalTo: "YES") ? decodedBase64(text) : text
    }

    /// The image's name: an attribute, or in an `<imageReference key="image">`.
    public var imageName: String? {
        string(.image) ?? child(.imageReference, key: "image")?.string(.image)
    }

    /// Whether the image that the element names is one of the system's symbols.
    public var usesSystemImage: Bool {
        has(.catalog, equalTo: "system")
            || child(.imageReference, key: "image")?.has(.catalog, equalTo: "system") == true
    }

    /// Whether an attribute of the element names one of the system's symbols: `catalog` refers to the image, and of
    /// another one only where there is none, or where the document's resources call it a symbol.
    package func namesSymbol(_ attribute: String) -> Bool {
        guard has(.catalog, equalTo: "system") else { return false }
        if attribute == "image" || !has(.image) && attribute.hasSuffix("Image") { return true }
        guard let name = string(named: attribute), let resources = Element(storage, 0).child(.resources) else {
            return false
        }
        return resources.children.contains {
            $0.name == .image && $0.has(.catalog, equalTo: "system") && $0.has(.name, equalTo: name)
        }
    }

    /// The size of the symbol that the element names beside the text of its point size: `small`, `medium` or `large`.
    public var symbolScale: String? { child(.imageReference, key: "image")?.string(.symbolScale) }
}

/// The text that Base64 stands for; the padding may be missing, as Interface Builder leaves it out.
func decodedBase64(_ text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
        let value: UInt8
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        default: continue
        }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
