// A document with other texts, such as translated ones.

extension Document {
    /// The bytes of the document with other texts, and the keys of `strings` that no text of it has, or none that can
    /// be replaced.
    ///
    /// All else stays as it is written. A text that stood in an element of its own keeps that; of two objects with one
    /// id, both have the text.
    ///
    /// - Parameter strings: The texts by the keys that strings files have for them.
    package func bytes(
        replacingTexts strings: [String: String]
    ) throws(DocumentEditError) -> (bytes: [UInt8], unknownKeys: [String]) {
        var edit = try DocumentEdit(self)
        var unknown = Set(strings.keys)
        for text in localizableTexts {
            guard let new = strings[text.key] else { continue }
            if new != text.text, try !text.replace(with: new, in: &edit) { continue }
            unknown.remove(text.key)
        }
        return (try edit.result().bytes, unknown.sorted())
    }
}

extension LocalizableText {
    /// Gives what says the text another one; false where that is not found, or cannot be written.
    fileprivate func replace(with new: String, in edit: inout DocumentEdit) throws(DocumentEditError) -> Bool {
        guard let (carrier, name) = carrier else { return false }
        let isString = carrier.stringContent != nil
        if !isString, carrier.attributes.contains(where: { $0.name == name }) {
            try edit.set(name, of: edit.item(carrier), to: new)
            return true
        }
        let string = isString ? carrier : carrier.children.first { $0.key == name && $0.stringContent != nil }
        guard let string, !string.has(.base64UTF8, equalTo: "YES") else { return false }
        try edit.setText(of: edit.item(string), to: new)
        return true
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
}
