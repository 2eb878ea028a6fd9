import StrutNib

/// What an object of a nib is, if it is one of Foundation's and has nothing else: a text, a number, a collection.
///
/// Of these the values are shown instead of the keys that they are encoded with. Whatever has another value than its
/// kind is encoded with is an object as any other, so that nothing is left out.
enum NibForm {
    case string(String)
    case mutableString(String)
    case localizableString(String, key: String, development: String)
    case number(NibArchive.Payload)
    case null
    /// In seconds since the first of January 2001.
    case date(Double)
    /// A size, a point or a rectangle in braces, with the number of its kind.
    case value(kind: Int, String)
    case data([UInt8])
    case nib(NibArchive)
    case array(members: [NibArchive.Value])
    /// Keys and values in turn.
    case dictionary(members: [NibArchive.Value])
    /// Anything else.
    case object

    /// How many bytes a text may have that is shown each time: all of them together are not much longer than the nib.
    static let longest = 1000

    /// Whether it is shown by value wherever it is met, in one line; anything else has a place of its own.
    var isLeaf: Bool {
        switch self {
        case .object, .nib: false
        case .string(let text), .mutableString(let text): text.utf8.count <= Self.longest
        case .data(let bytes): bytes.count <= Self.longest
        case .localizableString(let text, _, _): text.utf8.count <= Self.longest
        case .array(let members), .dictionary(let members): members.isEmpty
        default: true
        }
    }
}

extension NibForm {
    /// The form of an object of an archive.
    ///
    /// - Parameter opensNibs: Whether data that is a nib is read.
    init(_ index: Int, in archive: NibArchive, opensNibs: Bool) {
        let values = Array(archive.values[archive.objects[index].valueIndices])
        let keys = values.map { archive.keys[$0.keyIndex] }
        let form = Self.known(archive.className(of: index), keys, values, archive) ?? .object
        if opensNibs, case .data(let bytes) = form, NibArchive.isArchive(bytes),
            let nib = try? NibArchive(reading: bytes)
        {
            self = .nib(nib)
        } else {
            self = form
        }
    }

    private static func known(
        _ className: String, _ keys: [String], _ values: [NibArchive.Value], _ archive: NibArchive
    ) -> NibForm? {
        switch (className, keys.first) {
        case ("NSString", "NS.bytes"?): text(values).map { .string($0) }
        case ("NSMutableString", "NS.bytes"?): text(values).map { .mutableString($0) }
        case ("NSLocalizableString", "NS.bytes"?): localizable(keys, values, archive)
        case ("NSNumber", "NS.intval"?), ("NSNumber", "NS.dblval"?): number(keys[0], values)
        case ("NSNull", nil): .null
        case ("NSDate", "NS.time"?): date(values)
        case ("NSValue", "NS.special"?): value(keys, values, archive)
        case ("NSData", "NS.bytes"?), ("NSMutableData", "NS.bytes"?): bytes(values).map { .data($0) }
        case ("NSArray", _), ("NSMutableArray", _), ("NSSet", _), ("NSMutableSet", _), ("NSOrderedSet", _),
            ("NSMutableOrderedSet", _):
            members(keys, values).map { .array(members: $0) }
        case ("NSDictionary", _), ("NSMutableDictionary", _):
            members(keys, values).flatMap { $0.count % 2 == 0 ? .dictionary(members: $0) : nil }
        default: nil
        }
    }

    private static func bytes(_ values: [NibArchive.Value]) -> [UInt8]? {
        guard values.count == 1, case .data(let bytes) = values[0].payload else { return nil }
        return bytes
    }

    private static func text(_ values: [NibArchive.Value]) -> String? {
        guard let bytes = bytes(values) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    private static func localizable(
        _ keys: [String], _ values: [NibArchive.Value], _ archive: NibArchive
    ) -> NibForm? {
        guard keys == ["NS.bytes", "NSKey", "NSDev"], let text = text(Array(values.prefix(1))),
            let key = string(values[1], archive), let development = string(values[2], archive)
        else { return nil }
        return .localizableString(text, key: key, development: development)
    }

    /// The text of an `NSString` that a value refers to, if it is not long: many may refer to it.
    private static func string(_ value: NibArchive.Value, _ archive: NibArchive) -> String? {
        guard case .object(let object) = value.payload, archive.className(of: Int(object)) == "NSString" else {
            return nil
        }
        let values = archive.values[archive.objects[Int(object)].valueIndices]
        guard values.first.map({ archive.keys[$0.keyIndex] }) == "NS.bytes" else { return nil }
        return text(Array(values)).flatMap { $0.utf8.count <= longest ? $0 : nil }
    }

    private static func number(_ key: String, _ values: [NibArchive.Value]) -> NibForm? {
        guard values.count == 1 else { return nil }
        switch (key, values[0].payload) {
        case ("NS.intval", .int8), ("NS.intval", .int16), ("NS.intval", .int32), ("NS.intval", .int64),
            ("NS.dblval", .double):
            return .number(values[0].payload)
        default: return nil
        }
    }

    private static func date(_ values: [NibArchive.Value]) -> NibForm? {
        guard values.count == 1, case .double(let seconds) = values[0].payload, seconds.isFinite else { return nil }
        return .date(seconds)
    }

    private static func value(
        _ keys: [String], _ values: [NibArchive.Value], _ archive: NibArchive
    ) -> NibForm? {
        guard values.count == 2, case .int8(let kind) = values[0].payload,
            ["NS.pointval", "NS.sizeval", "NS.rectval"].contains(keys[1]), let text = string(values[1], archive)
        else { return nil }
        return .value(kind: Int(kind), text)
    }

    /// The members of a collection, which has them all for one key, or each for a numbered one.
    private static func members(_ keys: [String], _ values: [NibArchive.Value]) -> [NibArchive.Value]? {
        if keys.first == "NSInlinedValue", values[0].payload == .bool(true) {
            return keys.dropFirst().allSatisfy { $0 == NibGraph.memberKey } ? Array(values.dropFirst()) : nil
        }
        return keys.indices.allSatisfy { keys[$0] == "NS.object.\($0)" } ? values : nil
    }
}

extension NibArchive {
    /// The name of an object's class.
    func className(of object: Int) -> String { classes[objects[object].classIndex].name }

    /// The values of an object.
    func values(of object: Int) -> ArraySlice<Value> { values[objects[object].valueIndices] }
}
