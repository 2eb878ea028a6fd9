// The name of an attribute as a small number, so that finding an attribute compares no text.

/// The name of an attribute that the reader knows, such as `.constant` or `.customClass`.
///
/// Attributes with other names are kept too: see `Element.string(named:)` and `Element.attributes`.
public struct AttributeName: Hashable, Sendable {
    /// A place in `Vocabulary.names`.
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// The attribute name that is spelled `name`; nil when the reader does not know it.
    public init?(_ name: some StringProtocol) {
        guard let number = Vocabulary.number(of: name) else { return nil }
        self.number = number
    }

    /// The name's number among all names of any document.
    package var ordinal: Int { Int(number) }

    /// The name as it is written.
    public var string: String { Vocabulary.name(Int(number)) }
}

extension AttributeName: CustomStringConvertible {
    /// How it reads in messages.
    public var description: String { string }
}
