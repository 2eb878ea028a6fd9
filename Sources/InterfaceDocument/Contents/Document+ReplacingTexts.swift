// A document with other texts, such as translated ones.

extension Document {
    /// The bytes of the document with other texts, and the keys of `strings` that no text of it has, or none that can be replaced.
    ///
    /// All else stays as it is written. A text that stood in an element of its own keeps that.
    ///
    /// - Parameter strings: The texts by the keys that strings files have for them.
    package func bytes(replacingTexts strings: [String: String]) -> (bytes: [UInt8], unknownKeys: [String]) {
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        var unknown = Set(strings.keys)
        for text in localizableTexts {
            guard let new = strings[text.key] else { continue }
            if new == text.text {
                unknown.remove(text.key)
            } else if let edit = text.edit(to: new) {
                edits.append(edit)
                unknown.remove(text.key)
            }
        }
        let source = storage.source
        var bytes: [UInt8] = []
        var place = 0
        // Of two objects with one id, both have the text.
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place
        {
            bytes += source[place..<edit.range.lowerBound]
            bytes += edit.text
            place = edit.range.upperBound
        }
        return (bytes + source[place...], unknown.sorted())
    }
}

extension LocalizableText {
    /// What the source has to have where, for the text to be another one; nil where it is not found.
    fileprivate func edit(to new: String) -> (range: Range<Int>, text: [UInt8])? {
        guard let (carrier, name) = carrier else { return nil }
        if carrier.stringContent != nil { return carrier.contentRange.map { ($0, Self.escaped(new)) } }
        if let range = carrier.valueRange(ofAttribute: name) { return (range, Self.escaped(new)) }
        guard let child = carrier.children.first(where: { $0.key == name && $0.stringContent != nil }) else {
            return nil
        }
        return child.contentRange.map { ($0, Self.escaped(new)) }
    }

    /// The element that says the text, with the name of the attribute, or of the child in its place.
    private var carrier: (element: Element, name: String)? {
        let list = String(property.prefix { $0 != "[" })
        let number = Int(property.drop { $0 != "[" }.dropFirst().dropLast())
        switch list {
        case "segmentTitles": return element.child(.segments)?.child(at: number).map { ($0, "title") }
        case "scopeButtonTitles": return element.child(.scopeButtonTitles)?.child(at: number).map { ($0, "") }
        case "accessibilityLabel": return element.child(.accessibility).map { ($0, "label") }
        case "accessibilityHint": return element.child(.accessibility).map { ($0, "hint") }
        case "configuration.title": return element.child(key: "configuration").map { ($0, "title") }
        case "configuration.subtitle": return element.child(key: "configuration").map { ($0, "subtitle") }
        case UserDefinedRuntimeAttribute.localizationList:
            let attribute = element.userDefinedRuntimeAttributes.first { $0.localizationKey == property }
            return attribute.map { ($0.element, "value") }
        default:
            guard element.name == .button, property.hasSuffix("Title") else { return (element, property) }
            let state = String(property.dropLast(5))
            return element.children.first { $0.name == .state && $0.key == state }.map { ($0, "title") }
        }
    }

    /// A text as the value of an attribute or the content of an element.
    static func escaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"": bytes += "&quot;".utf8
            case "'": bytes += "&apos;".utf8
            case "\n": bytes += "&#10;".utf8
            case "\r": bytes += "&#13;".utf8
            case "\t": bytes += "&#9;".utf8
            // XML has no way to say it.
            case _ where scalar.value < 0x20: bytes += "\u{FFFD}".utf8
            default: bytes += String(scalar).utf8
            }
        }
        return bytes
    }
}

extension Element {
    fileprivate func child(at number: Int?) -> Element? {
        guard let number else { return nil }
        var count = 0
        for child in children {
            if count == number { return child }
            count += 1
        }
        return nil
    }

    /// Where the value of an attribute stands in the source, between its quotes; nil where the start tag has none.
    fileprivate func valueRange(ofAttribute name: String) -> Range<Int>? {
        let source = storage.source
        var place = startTag.lowerBound
        let end = startTag.upperBound
        while place < end {
            guard
                let mark = source[place..<end].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
                ),
                let close = source[(mark + 1)..<end].firstIndex(of: source[mark])
            else { return nil }
            // What stands before the quotes: white space, a name, an equals sign, perhaps with white space around it.
            let words = source[place..<mark].split { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
            if let word = words.last, word.elementsEqual(name.utf8) { return (mark + 1)..<close }
            place = close + 1
        }
        return nil
    }

    /// Where the content of an element that holds nothing but text stands in the source.
    fileprivate var contentRange: Range<Int>? {
        let source = storage.source
        let start = startTag.upperBound
        guard start < source.count, source[start] == UInt8(ascii: ">"), !has(.base64UTF8, equalTo: "YES") else {
            return nil
        }
        guard let end = source[start...].firstIndex(of: UInt8(ascii: "<")),
            source[end...].dropFirst().first == UInt8(ascii: "/")
        else { return nil }
        return (start + 1)..<end
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
