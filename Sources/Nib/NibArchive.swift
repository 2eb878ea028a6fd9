/// A compiled nib as its bytes have it: four tables whose entries refer to each other by index.
///
/// Such a file begins with the letters `NIBArchive`. Object 0 is the root. What the objects mean is not known here.
///
/// Whoever has an archive can rely on its indices: each of them is inside of the table that it refers to, and no two
/// objects have a value in common.
public struct NibArchive: Sendable, Hashable {
    /// The version of the container, always 1.
    public let formatVersion: UInt32
    /// The version of the coder that wrote the values: 9, since Xcode 13.3 also 10.
    public let coderVersion: UInt32
    /// The objects; the first is the root.
    public let objects: [Object]
    /// The names that values have in objects.
    public let keys: [String]
    /// The values of all objects, those of one object in a row.
    public let values: [Value]
    /// The names of classes that objects have.
    public let classes: [ClassName]
    /// What stands behind the last table: nothing in most files, `LNE` and a zero in some of Xcode 15 and later, whose
    /// roots have an `IBUINibLNEVersionKey`.
    public let trailer: [UInt8]

    /// An object: its class and where its values stand.
    public struct Object: Sendable, Hashable {
        private let storedClass: UInt32
        private let storedFirst: UInt32
        private let storedCount: UInt32

        init(classIndex: UInt32, firstValue: UInt32, valueCount: UInt32) {
            storedClass = classIndex
            storedFirst = firstValue
            storedCount = valueCount
        }

        /// The index of its class in `classes`.
        public var classIndex: Int { Int(storedClass) }
        /// The index of its first value in `values`; 0 where it has none.
        public var firstValue: Int { Int(storedFirst) }
        /// How many values it has.
        public var valueCount: Int { Int(storedCount) }
        /// The indices of its values in `values`.
        public var valueIndices: Range<Int> { firstValue..<firstValue + valueCount }
    }

    /// A value that an object has for a key.
    public struct Value: Sendable, Hashable {
        /// What the value is, in the width in which it is stored.
        public let payload: Payload
        private let storedKey: UInt32

        init(key: UInt32, payload: Payload) {
            self.payload = payload
            storedKey = key
        }

        /// The index of its key in `keys`.
        public var keyIndex: Int { Int(storedKey) }
    }

    /// What a value is; the width of a number is part of it.
    public enum Payload: Sendable, Hashable {
        /// An integer of one byte.
        case int8(Int8)
        /// An integer of two bytes.
        case int16(Int16)
        /// An integer of four bytes.
        case int32(Int32)
        /// An integer of eight bytes.
        case int64(Int64)
        /// A truth value.
        case bool(Bool)
        /// A number of four bytes.
        case float(Float)
        /// A number of eight bytes.
        case double(Double)
        /// Bytes: a text, a rectangle, a nib inside of the nib.
        case data([UInt8])
        /// No object.
        case `nil`
        /// An object, by its index in `objects`.
        case object(UInt32)
    }

    /// A class, with those that stand in for it where it is not known.
    public struct ClassName: Sendable, Hashable {
        /// The class's name.
        public let name: String
        /// The indices in `classes` of the classes that are taken where there is none of this name.
        public let fallbacks: [Int32]
    }

    /// The letters that an archive begins with.
    static let signature = Array("NIBArchive".utf8)
    /// How long signature, versions, and the counts and offsets of four tables are.
    static let headerLength = 50

    /// Whether bytes begin as an archive begins.
    public static func isArchive(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: signature) }

    /// An archive whose tables are known to fit each other.
    init(
        coderVersion: UInt32, objects: [Object], keys: [String], values: [Value], classes: [ClassName],
        trailer: [UInt8]
    ) {
        formatVersion = 1
        self.coderVersion = coderVersion
        self.objects = objects
        self.keys = keys
        self.values = values
        self.classes = classes
        self.trailer = trailer
    }
}
