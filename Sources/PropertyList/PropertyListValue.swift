/// A value of a property list, as `Info.plist` files hold them.
public enum PropertyListValue: Sendable, Hashable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// Bytes.
    case data([UInt8])
    /// A moment, in seconds since the first of January 2001, 0:00 UTC.
    case date(Double)
    /// Values in a row.
    case array([PropertyListValue])
    /// Values by their keys.
    case dictionary(PropertyListDictionary)
}

extension PropertyListValue {
    /// The text of a string.
    public var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The value of a whole number.
    public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    /// The elements of an array.
    public var array: [PropertyListValue]? { if case .array(let elements) = self { elements } else { nil } }
    /// The entries of a dictionary.
    public var dictionary: PropertyListDictionary? { if case .dictionary(let entries) = self { entries } else { nil } }
    /// The value of a dictionary for a key.
    public subscript(key: String) -> PropertyListValue? { dictionary?[key] }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    /// A text that is in the code.
    public init(stringLiteral text: String) { self = .string(text) }
    /// An array that is in the code.
    public init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
    /// A dictionary that is in the code; of equal keys the last one counts.
    public init(dictionaryLiteral entries: (String, PropertyListValue)...) {
        self = .dictionary(PropertyListDictionary(entries.map { PropertyListDictionary.Entry(key: $0.0, value: $0.1) }))
    }
}
