// The name of an element as a small number, so that comparing names costs nothing.

/// The name of an element, such as `.label` or `.stackView`.
public struct ElementName: Sendable {
    /// A place in `Vocabulary.names`; or behind those, a name of one document's own.
    let number: Int32
    /// The document that knows the name, when the vocabulary does not.
    private let storage: DocumentStorage?

    init(_ number: Int32) {
        self.number = number
        storage = nil
    }

    init(_ number: Int32, in storage: DocumentStorage) {
        self.number = number
        self.storage = number < storage.knownNameCount ? nil : storage
    }

    /// The name as it is written.
    public var string: String { storage?.otherName(number) ?? Vocabulary.name(Int(number)) }

    /// The name's number among all names of its document: the same for elements and attributes, and for attributes of
    /// the vocabulary that of `AttributeName`.
    package var ordinal: Int { Int(number) }

    /// True when the reader knows the name.
    public var isKnown: Bool { storage == nil }
}

extension ElementName: Hashable {
    /// Whether both are the same.
    public static func == (a: ElementName, b: ElementName) -> Bool {
        if a.storage == nil || b.storage == nil || a.storage === b.storage { return a.number == b.number }
        return a.string == b.string
    }

    /// Feeds what `==` compares into a hash.
    public func hash(into hasher: inout Hasher) {
        if isKnown { hasher.combine(number) } else { hasher.combine(string) }
    }
}

extension ElementName: CustomStringConvertible {
    /// How it reads in messages.
    public var description: String { string }
}
