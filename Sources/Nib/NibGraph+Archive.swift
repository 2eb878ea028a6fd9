/// Numbers what a graph holds, for the tables of an archive.
extension NibGraph {
    /// The archive of all objects that can be reached from the root.
    ///
    /// They are numbered in the order in which they are reached, breadth first; keys and classes in the order in which
    /// they are first used, fallback classes behind those that they stand in for. An integer takes the fewest bytes
    /// that hold it, a negative one eight, as ibtool has it.
    ///
    /// - Parameters:
    ///   - coderVersion: 9, or 10 for the values of Xcode 13.3 and later.
    ///   - trailer: What stands behind the tables, usually nothing.
    public func archive(coderVersion: UInt32, trailer: [UInt8] = []) -> NibArchive {
        var builder = ArchiveBuilder(graph: self)
        builder.addReachableObjects()
        return NibArchive(
            coderVersion: coderVersion, objects: builder.objects, keys: builder.keys, values: builder.values,
            classes: builder.classes, trailer: trailer)
    }
}

private struct ArchiveBuilder {
    let graph: NibGraph
    private(set) var objects: [NibArchive.Object] = []
    private(set) var keys: [String] = []
    private(set) var values: [NibArchive.Value] = []
    private(set) var classes: [NibArchive.ClassName] = []

    /// The graph's objects in the order in which they are reached.
    private var reached: [Int32] = []
    /// For each object, key and class of the graph its number in the archive, or -1.
    private var objectNumbers: [Int32]
    private var keyNumbers: [Int32]
    private var classNumbers: [Int32]
    /// The numbers in the archive of fallback classes that no object of the graph has.
    private var fallbackNumbers: [String: Int32] = [:]

    init(graph: NibGraph) {
        self.graph = graph
        objectNumbers = Array(repeating: -1, count: graph.nodes.count)
        keyNumbers = Array(repeating: -1, count: graph.keys.names.count)
        classNumbers = Array(repeating: -1, count: graph.classNames.names.count)
        reached.reserveCapacity(graph.nodes.count)
        objects.reserveCapacity(graph.nodes.count)
        values.reserveCapacity(graph.entries.count)
    }

    mutating func addReachableObjects() {
        if graph.nodes.isEmpty { return }
        _ = number(ofObject: 0)
        // Each object may bring others, which go to the end.
        while objects.count < reached.count { addObject(graph.nodes[Int(reached[objects.count])]) }
    }

    private mutating func addObject(_ node: NibGraph.Node) {
        let first = values.count
        var place = node.first
        while place >= 0 {
            let entry = graph.entries[Int(place)]
            let key = UInt32(bitPattern: number(ofKey: entry.key))
            values.append(NibArchive.Value(key: key, payload: payload(entry.value)))
            place = entry.next
        }
        let count = values.count - first
        // ibtool has 0 as the first value of an object without values.
        objects.append(
            NibArchive.Object(
                classIndex: UInt32(bitPattern: number(ofClass: node.classNumber)),
                firstValue: UInt32(truncatingIfNeeded: count > 0 ? first : 0),
                valueCount: UInt32(truncatingIfNeeded: count)))
    }

    private mutating func payload(_ value: NibValue) -> NibArchive.Payload {
        switch value {
        case .int(let value): Self.payload(value)
        case .bool(let value): .bool(value)
        case .float(let value): .float(value)
        case .double(let value): .double(value)
        case .data(let bytes): .data(bytes)
        case .none: .nil
        case .object(let object): .object(UInt32(bitPattern: number(ofObject: object.index)))
        }
    }

    private static func payload(_ value: Int) -> NibArchive.Payload {
        switch value {
        case 0...0x7F: .int8(Int8(truncatingIfNeeded: value))
        case 0...0x7FFF: .int16(Int16(truncatingIfNeeded: value))
        case 0...0x7FFF_FFFF: .int32(Int32(truncatingIfNeeded: value))
        default: .int64(Int64(value))
        }
    }

    // MARK: Numbers in the archive

    private mutating func number(ofObject object: Int32) -> Int32 {
        let known = objectNumbers[Int(object)]
        if known >= 0 { return known }
        let number = Int32(truncatingIfNeeded: reached.count)
        objectNumbers[Int(object)] = number
        reached.append(object)
        return number
    }

    private mutating func number(ofKey key: Int32) -> Int32 {
        let known = keyNumbers[Int(key)]
        if known >= 0 { return known }
        let number = Int32(truncatingIfNeeded: keys.count)
        keyNumbers[Int(key)] = number
        keys.append(graph.keys.names[Int(key)])
        return number
    }

    private mutating func number(ofClass classNumber: Int32) -> Int32 {
        let known = classNumbers[Int(classNumber)]
        if known >= 0 { return known }
        let number = Int32(truncatingIfNeeded: classes.count)
        classNumbers[Int(classNumber)] = number
        let name = graph.classNames.names[Int(classNumber)]
        classes.append(NibArchive.ClassName(name: name, fallbacks: []))
        if let fallback = ClassFallback.name(for: name) {
            let fallbacks = [self.number(ofFallback: fallback)]
            classes[Int(number)] = NibArchive.ClassName(name: name, fallbacks: fallbacks)
        }
        return number
    }

    private mutating func number(ofFallback name: String) -> Int32 {
        if let ofGraph = graph.classNames.existingNumber(name) { return number(ofClass: ofGraph) }
        if let known = fallbackNumbers[name] { return known }
        let number = Int32(truncatingIfNeeded: classes.count)
        fallbackNumbers[name] = number
        classes.append(NibArchive.ClassName(name: name, fallbacks: []))
        return number
    }
}
