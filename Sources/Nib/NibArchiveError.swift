/// Why bytes are no `NibArchive`, and where they stop being one.
public struct NibArchiveError: Error, Sendable, Hashable {
    /// The place in the bytes, counted from zero.
    public var offset: Int
    /// What is wrong there.
    public var problem: Problem

    /// What can be wrong with an archive.
    public enum Problem: Sendable, Hashable {
        /// The bytes do not begin with `NIBArchive`.
        case notAnArchive
        /// The container has a version that nobody has seen.
        case unknownVersion(UInt32)
        /// The bytes end inside of a part.
        case truncated(Part)
        /// A table has more entries than the bytes behind its start can hold.
        case tooManyEntries(Part, UInt32)
        /// A number has more bits than an index can have.
        case numberTooLarge(Part)
        /// A name is not in UTF-8.
        case notUTF8(Part)
        /// The name of a class does not end with a zero byte.
        case unterminatedName
        /// A value has a type that is not known.
        case unknownType(UInt8)
        /// An entry refers to one that another table does not have.
        case missingEntry(Part, Int, referredFrom: Part)
        /// Two objects have a value in common.
        case sharedValues
    }

    /// A part of an archive.
    public enum Part: String, Sendable, Hashable {
        /// The signature, the versions, and where the tables are.
        case header
        /// The table of objects.
        case objects
        /// The table of keys.
        case keys
        /// The table of values.
        case values
        /// The table of class names.
        case classNames = "class names"
    }
}

extension NibArchiveError: CustomStringConvertible {
    /// What is wrong and where, without a full stop.
    public var description: String { "\(problem) (byte \(offset))" }
}

extension NibArchiveError.Problem: CustomStringConvertible {
    /// What is wrong, without a full stop.
    public var description: String {
        switch self {
        case .notAnArchive: "it does not begin with 'NIBArchive'"
        case .unknownVersion(let version): "version \(version) of the format is not known"
        case .truncated(.header): "the file ends inside of its header"
        case .truncated(let part): "the file ends inside of its table of \(part.rawValue)"
        case .tooManyEntries(let part, let count): "\(count) \(part.rawValue) do not fit into the file"
        case .numberTooLarge(let part): "a number in the table of \(part.rawValue) is too large"
        case .notUTF8(let part): "a name in the table of \(part.rawValue) is not in UTF-8"
        case .unterminatedName: "the name of a class does not end with a zero"
        case .unknownType(let type): "a value has the type \(type), which is not known"
        case .missingEntry(let part, let index, let from):
            "an entry of the table of \(from.rawValue) refers to number \(index) of the table of \(part.rawValue), "
                + "which is not there"
        case .sharedValues: "two objects have a value in common"
        }
    }
}
