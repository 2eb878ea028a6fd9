// What an element says: its attributes as values, its text, the elements it refers to.

extension Element {
    /// The bytes of an attribute, a matching variation's before the element's own.
    func value(_ name: AttributeName) -> Bytes? {
        if hasVariations, let value = variedValue(name) { return value }
        return storage.value(of: position, name.number)
    }

    /// The attribute as text.
    public func string(_ name: AttributeName) -> String? { value(name)?.string }

    /// The attribute as a truth value (`YES`, `NO`).
    public func bool(_ name: AttributeName) -> Bool? { value(name)?.bool }

    /// The attribute as a number; nil when it is absent or none, such as `infinite`.
    ///
    /// Numbers beyond ±10¹², which no real document has, are brought back to it: their sums must not become infinite.
    public func double(_ name: AttributeName) -> Double? {
        value(name)?.double.map { min(max($0, -.greatestInDocuments), .greatestInDocuments) }
    }

    /// The attribute as a whole number.
    public func int(_ name: AttributeName) -> Int? { value(name)?.int }

    /// True when the element, or a matching variation, has the attribute.
    public func has(_ name: AttributeName) -> Bool { value(name) != nil }

    /// True when the attribute is there and spells `text`.
    public func has(_ name: AttributeName, equalTo text: StaticString) -> Bool { value(name)?.spell(text) ?? false }

    /// True when the attribute is there and spells `text`.
    @_disfavoredOverload
    public func has(_ name: AttributeName, equalTo text: String) -> Bool {
        guard let value = value(name) else { return false }
        var text = text
        return text.withUTF8 { value.areEqual(to: $0) }
    }

    /// True when the attribute with a name, which the element has, spells one of `words`.
    package func spells(_ name: ElementName, oneOf words: [StaticString]) -> Bool {
        guard let value = storage.value(of: position, name.number) else { return false }
        return words.contains { value.spell($0) }
    }

    /// The attribute as one of an enumeration's words; nil when it is absent or none of them.
    public func word<Word: RawRepresentable<String>>(_ name: AttributeName, as: Word.Type = Word.self) -> Word? {
        value(name).flatMap { Word(rawValue: $0.string) }
    }

    /// The element whose id is the attribute's value; nil when the attribute is absent or refers to nothing.
    public func reference(_ name: AttributeName) -> Element? {
        guard let id = value(name), let target = storage.element(withID: id) else { return nil }
        return Element(storage, target, traits)
    }

    /// An attribute by the spelling of its name, also one that the reader does not know; variations do not count.
    public func string(named name: String) -> String? {
        if let known = AttributeName(name) { return string(known) }
        return attributes.first { $0.name == name }?.value
    }

    /// All attributes as they are written, in order; variations do not count.
    public var attributes: [(name: String, value: String)] {
        storage.attributeRange(position).map { place in
            let attribute = storage.attributes[place]
            return (ElementName(attribute.name, in: storage).string, storage.value(attribute).string)
        }
    }

    /// The names of all attributes as they are written, in order; variations do not count.
    package var attributeNames: some Sequence<ElementName> {
        storage.attributeRange(position).lazy.map { [storage] in ElementName(storage.attributes[$0].name, in: storage) }
    }

    /// The character content directly inside the element.
    public var text: String {
        var bytes: [UInt8] = []
        var piece = storage.elements[index].firstText
        while piece >= 0 {
            let text = storage.document.pointee.texts[Int(piece)]
            bytes += Bytes(start: storage.bytes + Int(text.offset), count: Int(text.length))
            piece = text.next
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Double {
    /// The greatest number, either way, that a document or whoever stands in for it may say: a layout can be computed
    /// with it.
    package static var greatestInDocuments: Double { 1e12 }
}
