/// Why bytes are no binary property list, and where they stop being one.
public struct PropertyListError: Error, Sendable, Hashable {
    /// The place in the bytes, counted from zero.
    public var offset: Int
    /// What is wrong there.
    public var problem: Problem

    /// What can be wrong with a binary property list.
    public enum Problem: Sendable, Hashable {
        /// The bytes do not begin with `bplist00`.
        case notBinary
        /// The bytes are a property list in XML.
        case isXML
        /// The bytes end too early, or what the trailer says of them is nonsense.
        case truncated
        /// A reference to an object that is not there.
        case missingObject(Int)
        /// A type that property lists do not have.
        case unknownType(UInt8)
        /// A reference of a keyed archive.
        case keyedArchive
        /// A whole number that has more than 64 bits.
        case numberTooLarge
        /// A string that is not in its encoding.
        case badString
        /// A key that is not a string.
        case keyIsNotString
        /// A dictionary has a key twice.
        case repeatedKey(String)
        /// A container stands in itself, or more than 256 in each other.
        case tooDeep
        /// Objects overlap, or the same ones are repeated too often.
        case tooLarge
    }
}

extension PropertyListError: CustomStringConvertible {
    /// What is wrong and where, without a full stop.
    public var description: String {
        switch problem {
        case .notBinary, .isXML: "\(problem)"
        default: "\(problem) (byte \(offset))"
        }
    }
}

extension PropertyListError.Problem: CustomStringConvertible {
    /// What is wrong, without a full stop.
    public var description: String {
        switch self {
        case .notBinary: "it does not begin with 'bplist00'"
        case .isXML: "it is a property list in XML, and only binary ones are read"
        case .truncated: "the file is truncated or damaged"
        case .missingObject(let index): "object \(index) is not there"
        case .unknownType(let type): "type 0x\(String(type, radix: 16)) is not known"
        case .keyedArchive: "it holds references of a keyed archive"
        case .numberTooLarge: "a number is too large"
        case .badString: "a string is not in its encoding"
        case .keyIsNotString: "a key is not a string"
        case .repeatedKey(let key): "the key '\(key)' is there twice"
        case .tooDeep: "containers stand in themselves, or too many in each other"
        case .tooLarge: "objects overlap or are repeated too often"
        }
    }
}
