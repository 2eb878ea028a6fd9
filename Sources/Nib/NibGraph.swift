/// Objects that refer to each other, as an encoder makes them: a class, and values by key, for each.
///
/// The first object that is made is the root. `archive(coderVersion:)` numbers all that can be reached from it.
public struct NibGraph: Sendable {
    /// An object of a graph; it means nothing to another graph.
    public struct Object: Sendable, Hashable {
        /// Its number, counted from zero in the order in which objects were made.
        public let index: Int32
    }

    /// The key of the members of arrays, sets and dictionaries, which an object may have any number of times.
    public static let memberKey = "UINibEncoderEmptyKey"

    /// A value with its key, and the next one of the same object.
    struct Entry: Sendable {
        var value: NibValue
        var key: Int32
        /// The place of the object's next value in `entries`, or -1.
        var next: Int32 = -1
    }

    /// An object: its class and its values, a chain through `entries`.
    struct Node: Sendable {
        var classNumber: Int32
        var first: Int32 = -1
        var last: Int32 = -1
        /// A bit for each key that it has, by the key's number modulo 64: most keys are seen to be new without a
        /// search.
        var knownKeys: UInt64 = 0
    }

    private(set) var nodes: [Node] = []
    private(set) var entries: [Entry] = []
    private(set) var keys = NameTable(slots: 256)
    private(set) var classNames = NameTable(slots: 64)
    /// The number of `memberKey`.
    private static let member: Int32 = 0

    /// Makes an empty graph.
    public init() {
        _ = keys.number(Self.memberKey)
    }

    /// How many objects there are, whether they can be reached or not.
    public var count: Int { nodes.count }

    /// The first object that was made.
    public var root: Object? { nodes.isEmpty ? nil : Object(index: 0) }

    // MARK: Making

    /// Makes an object without values; the first one is the root.
    public mutating func make(_ className: String) -> Object {
        nodes.append(Node(classNumber: classNames.number(className)))
        return Object(index: Int32(truncatingIfNeeded: nodes.count - 1))
    }

    /// Gives an object a value, behind those that it has. A value that it has for the same key already is replaced in
    /// its place, but for members, of which there may be many.
    public mutating func set(_ key: String, _ value: NibValue, on object: Object) {
        let key = keys.number(key)
        if key != Self.member, let place = place(key, of: object) {
            entries[place].value = value
        } else {
            append(key, value, to: object)
        }
    }

    /// Gives an array, a set or a dictionary one more member.
    public mutating func append(_ member: NibValue, to object: Object) {
        append(Self.member, member, to: object)
    }

    /// Gives an object another class.
    public mutating func setClassName(_ className: String, of object: Object) {
        nodes[Int(object.index)].classNumber = classNames.number(className)
    }

    private mutating func append(_ key: Int32, _ value: NibValue, to object: Object) {
        let place = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(value: value, key: key))
        var node = nodes[Int(object.index)]
        if node.last >= 0 { entries[Int(node.last)].next = place } else { node.first = place }
        node.last = place
        node.knownKeys |= Self.bit(of: key)
        nodes[Int(object.index)] = node
    }

    /// Takes objects out of everything that refers to them, and with them each object of which `isDependent` says, by
    /// its class, that it means nothing without what it refers to.
    public mutating func remove(_ objects: Set<Object>, withDependents isDependent: (String) -> Bool) {
        var removed = objects
        var found = true
        while found {
            found = false
            for index in nodes.indices {
                let object = Object(index: Int32(truncatingIfNeeded: index))
                guard !removed.contains(object), isDependent(className(of: object)) else { continue }
                guard values(of: object).contains(where: { $0.value.refers(to: removed) }) else { continue }
                removed.insert(object)
                found = true
            }
        }
        for index in nodes.indices { removeEntries(of: index) { $0.value.refers(to: removed) } }
    }

    private mutating func removeEntries(of index: Int, where isRemoved: (Entry) -> Bool) {
        var node = nodes[index]
        var place = node.first
        node.first = -1
        node.last = -1
        while place >= 0 {
            let next = entries[Int(place)].next
            if !isRemoved(entries[Int(place)]) {
                if node.last >= 0 { entries[Int(node.last)].next = place } else { node.first = place }
                node.last = place
            }
            place = next
        }
        if node.last >= 0 { entries[Int(node.last)].next = -1 }
        nodes[index] = node
    }

    // MARK: Asking

    /// What an object has for a key.
    public func value(_ key: String, of object: Object) -> NibValue? {
        guard let key = keys.existingNumber(key), let place = place(key, of: object) else { return nil }
        return entries[place].value
    }

    /// The members of an array or a set; of a dictionary its keys and values in turn.
    public func members(of object: Object) -> [NibValue] {
        var members: [NibValue] = []
        forEachEntry(of: object) { if $0.key == Self.member { members.append($0.value) } }
        return members
    }

    /// The name of an object's class.
    public func className(of object: Object) -> String {
        classNames.names[Int(nodes[Int(object.index)].classNumber)]
    }

    /// Whether any object, reachable or not, has been given a key or a class of a name.
    public func knowsName(_ name: String) -> Bool {
        keys.existingNumber(name) != nil || classNames.existingNumber(name) != nil
    }

    /// All that an object has, members too, in the order in which it got them.
    public func values(of object: Object) -> [(key: String, value: NibValue)] {
        var values: [(key: String, value: NibValue)] = []
        forEachEntry(of: object) { values.append((keys.names[Int($0.key)], $0.value)) }
        return values
    }

    private func forEachEntry(of object: Object, _ body: (Entry) -> Void) {
        var place = nodes[Int(object.index)].first
        while place >= 0 {
            body(entries[Int(place)])
            place = entries[Int(place)].next
        }
    }

    /// Where the first value stands that an object has for a key.
    private func place(_ key: Int32, of object: Object) -> Int? {
        let node = nodes[Int(object.index)]
        guard node.knownKeys & Self.bit(of: key) != 0 else { return nil }
        var place = node.first
        while place >= 0, entries[Int(place)].key != key { place = entries[Int(place)].next }
        return place >= 0 ? Int(place) : nil
    }

    private static func bit(of key: Int32) -> UInt64 { 1 << UInt64(truncatingIfNeeded: key & 63) }
}

extension NibValue {
    fileprivate func refers(to objects: Set<NibGraph.Object>) -> Bool {
        if case .object(let object) = self { objects.contains(object) } else { false }
    }
}

/// The graph of an archive.
extension NibGraph {
    /// Makes a graph of what was read. Its objects have the numbers that they have in the archive; how wide an integer
    /// was stored is not kept.
    public init(_ archive: NibArchive) {
        self.init()
        let keyNumbers = archive.keys.map { keys.number($0) }
        nodes.reserveCapacity(archive.objects.count)
        entries.reserveCapacity(archive.values.count)
        for object in archive.objects {
            let made = make(archive.classes[object.classIndex].name)
            for value in archive.values[object.valueIndices] {
                append(keyNumbers[value.keyIndex], NibValue(value.payload), to: made)
            }
        }
    }
}

extension NibValue {
    fileprivate init(_ payload: NibArchive.Payload) {
        self =
            switch payload {
            case .int8(let value): .int(Int(value))
            case .int16(let value): .int(Int(value))
            case .int32(let value): .int(Int(value))
            case .int64(let value): .int(Int(value))
            case .bool(let value): .bool(value)
            case .float(let value): .float(value)
            case .double(let value): .double(value)
            case .data(let bytes): .data(bytes)
            case .nil: .none
            case .object(let index): .object(NibGraph.Object(index: Int32(truncatingIfNeeded: index)))
            }
    }
}
