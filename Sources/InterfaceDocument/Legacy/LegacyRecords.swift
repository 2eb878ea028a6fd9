// What an archive says of its objects beside them: ids, names, classes, connections.

/// The records of an archive: the part under `IBDocument.Objects`.
struct LegacyRecords {
    /// The ids of objects by the numbers of their elements; an id is the record's number, as Xcode keeps it.
    private(set) var ids: [Int: String] = [:]
    /// The names that objects have in the outline.
    private(set) var labels: [Int: String] = [:]
    /// Constraints by the views whose records have them.
    private(set) var constraints: [Int: [Element]] = [:]
    /// The objects that have records, in their order.
    private(set) var objects: [Element] = []
    /// What is said of objects under `id.name`, by the number of the object's element.
    private(set) var properties: [Int: [(name: String, value: Element)]] = [:]
    /// The connections, by the number of the source's element.
    private(set) var connections: [Int: [LegacyConnection]] = [:]
    /// Every source of a connection.
    private(set) var sources: [Element] = []

    /// Ids and numbers that are in use.
    private var taken: Set<String> = []

    /// The records of an archive; none where it has none.
    init(_ container: Element?) throws(DocumentError) {
        guard let container else { return }
        var fields = LegacyFields(container)
        func demand<Value>(_ value: Value?, _ key: String, in fields: LegacyFields) throws(DocumentError) -> Value? {
            guard value == nil, fields.has(key) else { return value }
            throw DocumentError(notUpgraded: container, "its list '\(key)' cannot be read")
        }
        if let set = fields.object("objectRecords") {
            var list = LegacyFields(set)
            let records = list.members("orderedObjects")
            for record in try demand(records, "orderedObjects", in: list) ?? [] { read(record) }
        }
        let byID = Dictionary(ids.map { ($1, $0) }) { first, _ in first }
        let entries = fields.take("flattenedProperties") { $0.archivedEntries }
        for (key, value) in try demand(entries, "flattenedProperties", in: fields) ?? [] {
            guard let point = key.firstIndex(of: "."), let object = byID[String(key[..<point])] else { continue }
            properties[object, default: []].append((String(key[key.index(after: point)...]), value))
        }
        let connections = fields.members("connectionRecords")
        for record in try demand(connections, "connectionRecords", in: fields) ?? [] { try connect(record) }
    }

    private mutating func read(_ record: Element) {
        var fields = LegacyFields(record)
        guard let object = fields.object("object") else { return }
        let id = Self.id(in: &fields, "objectID")
        // The record of the document itself.
        guard id != "0" else { return }
        objects.append(object)
        if let id, id.utf8.count <= 64, ids[object.index] == nil, taken.insert(id).inserted { ids[object.index] = id }
        if let label = fields.text("objectName") { labels[object.index] = label }
        if object.archivedClass.hasSuffix("NSLayoutConstraint"), let parent = fields.object("parent") {
            constraints[parent.index, default: []].append(object)
        }
    }

    private mutating func connect(_ record: Element) throws(DocumentError) {
        var fields = LegacyFields(record)
        guard let object = fields.object("connection") else {
            throw DocumentError(notUpgraded: record, "a record in it has no connection")
        }
        let id = Self.id(in: &fields, "connectionID").flatMap { taken.insert($0).inserted ? $0 : nil }
        let connection = try LegacyConnection(object, id: id)
        if connections[connection.source.index] == nil { sources.append(connection.source) }
        connections[connection.source.index, default: []].append(connection)
    }

    /// The id of a record: Xcode 4 writes texts, earlier versions numbers.
    private static func id(in fields: inout LegacyFields, _ number: String) -> String? {
        fields.text("id") ?? fields.int(number).map { String($0) } ?? fields.int("id").map { String($0) }
    }

    /// The id of an object; one without a record gets one of its own, which is always the same.
    mutating func id(of element: Element) -> String {
        if let id = ids[element.index] { return id }
        var id = "archived-\(element.index)"
        while !taken.insert(id).inserted { id += "-" }
        ids[element.index] = id
        return id
    }
}

/// A connection of an archive.
struct LegacyConnection {
    /// The element's name today: `outlet`, `outletCollection` or `action`; nil for what is not known.
    let name: String?
    /// The property or the selector.
    let label: String
    /// The object that has the connection.
    let source: Element
    /// The object at its other end.
    let destination: Element
    /// Its own id.
    let id: String?
    /// What else it says.
    private(set) var fields: LegacyFields

    /// The connection of an object of one of the classes for them.
    init(_ object: Element, id: String?) throws(DocumentError) {
        fields = LegacyFields(object)
        let label = fields.text("label")
        guard let label, let source = fields.object("source"), let destination = fields.object("destination") else {
            let name = label.map { " '\($0)'" } ?? ""
            throw DocumentError(notUpgraded: object, "the connection\(name) in it lacks an end")
        }
        self.label = label
        self.source = source
        self.destination = destination
        self.id = id
        switch fields.className {
        case "IBCocoaTouchOutletConnection": name = "outlet"
        case "IBCocoaTouchOutletCollectionConnection": name = "outletCollection"
        case "IBCocoaTouchEventConnection": name = "action"
        default: name = nil
        }
    }
}
