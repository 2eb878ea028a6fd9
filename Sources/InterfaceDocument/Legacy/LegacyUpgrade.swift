// Makes a document in today's form of an archive of Xcode 3 or 4: the objects, one after the other.

/// The upgrade of an archive.
struct LegacyUpgrade {
    var records: LegacyRecords
    /// The numbers of the elements whose objects have their place in the document.
    private var placed: Set<Int> = []

    /// How deep objects may be in one another; the elements between them are as many again.
    private static let maximumDepth = 120

    /// The document as bytes.
    static func bytes(of archive: Document) throws(DocumentError) -> [UInt8] {
        let root = archive.root
        let type = root.string(.type) ?? ""
        if type.contains(".Cocoa.") {
            throw DocumentError(
                .unsupportedPlatform, "this document is for macOS (AppKit); Strut compiles documents for iOS",
                path: archive.path, location: root.location)
        }
        guard type.contains("CocoaTouch"), let data = root.children.first(where: { $0.name.string == "data" }) else {
            throw DocumentError(notUpgraded: root, "it is no archive of a xib for iOS")
        }
        var fields = LegacyFields(data)
        guard let objects = fields.members("IBDocument.RootObjects") else {
            throw DocumentError(notUpgraded: data, "it has no list of objects that can be read")
        }
        var upgrade = LegacyUpgrade(records: try LegacyRecords(fields.object("IBDocument.Objects")))
        var document = upgrade.shell(&fields)
        document.children = [try upgrade.list("objects", objects, depth: 0)]
        try upgrade.demandEnds()
        document.children[0].children += upgrade.strays
        var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        document.write(to: &bytes)
        return bytes
    }

    private init(records: LegacyRecords) { self.records = records }

    /// The `<document>` around the objects.
    private func shell(_ fields: inout LegacyFields) -> UpgradedElement {
        var document = UpgradedElement("document")
        document.set("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB")
        document.set("version", "3.0")
        let isPad = fields.text("IBDocument.TargetRuntimeIdentifier") == "IBIPadFramework"
        document.set("targetRuntime", isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch")
        let usesAutoLayout = ["IBDocument.UseAutolayout", "IBUseAutolayout", "IBDocument.IBUseAutolayout"]
            .contains { fields.flag($0) == true }
        if usesAutoLayout { document.set("useAutolayout", true) }
        return document
    }

    // MARK: Objects

    /// Objects in an element of its own. What has its place already is not written twice.
    mutating func list(_ name: String, _ objects: [Element], depth: Int) throws(DocumentError) -> UpgradedElement {
        var list = UpgradedElement(name)
        for object in objects {
            if let element = try upgraded(object, depth: depth + 1) { list.children.append(element) }
        }
        return list
    }

    /// The element of an object that has no place yet; nil for one that has.
    mutating func upgraded(_ object: Element, key: String? = nil, depth: Int) throws(DocumentError) -> UpgradedElement?
    {
        guard placed.insert(object.index).inserted else { return nil }
        guard depth < Self.maximumDepth else {
            var error = DocumentError(notUpgraded: object, "its objects are nested more than \(Self.maximumDepth) deep")
            error.kind = .tooDeep
            throw error
        }
        var fields = LegacyFields(object)
        let kind = LegacyClass.named(fields.className) ?? .unknown(fields.className)
        var element = UpgradedElement(name(of: kind, key), key: key)
        for key in kind.keys { try apply(key, &fields, &element, depth) }
        if kind.isView || fields.has("NSvFlags") || fields.has("NSSubviews") {
            try applyView(kind, &fields, &element, depth)
        }
        try applyOwn(kind, &fields, &element, depth)
        applyRows(kind, &fields, &element)
        for (attribute, value) in kind.absent { element.set(attribute, value) }
        try finish(&element, object, &fields)
        return element
    }

    /// The content view of a cell has a name of its own.
    private func name(of kind: LegacyClass, _ key: String?) -> String {
        kind.element == "view" && key == "contentView" ? "tableViewCellContentView" : kind.element
    }

    /// What every object has: its id, its class, its connections, and the keys that are not known.
    private mutating func finish(
        _ element: inout UpgradedElement, _ object: Element, _ fields: inout LegacyFields
    ) throws(DocumentError) {
        element.set("id", records.id(of: object))
        element.set("userLabel", records.labels[object.index])
        try applyProperties(of: object, &element)
        fields.keepRest(in: &element)
        if let connections = connections(of: object) { element.children.append(connections) }
    }

    /// Connections that would be lost are none of a document that can be upgraded.
    private func demandEnds() throws(DocumentError) {
        for source in records.sources {
            for connection in records.connections[source.index] ?? [] {
                guard !placed.contains(source.index) || !placed.contains(connection.destination.index) else { continue }
                throw DocumentError(
                    notUpgraded: connection.fields.element,
                    "the connection '\(connection.label)' in it has an end that is not in the document")
            }
        }
    }

    /// Objects with a record that are nowhere in the document.
    private var strays: [UpgradedElement] {
        var upgrade = self
        return records.objects.filter { upgrade.placed.insert($0.index).inserted }.map { object in
            var element = UpgradedElement(UpgradedElement.unknownName(object.archivedClass))
            element.set("id", upgrade.records.id(of: object))
            return element
        }
    }

    /// Gives an object that is written in another way its place.
    mutating func place(_ object: Element) -> Bool { placed.insert(object.index).inserted }

    // MARK: Keys

    /// Writes the value of a key in its form.
    private mutating func apply(
        _ key: LegacyKey, _ fields: inout LegacyFields, _ element: inout UpgradedElement, _ depth: Int
    ) throws(DocumentError) {
        switch key.form {
        case .object(let name):
            guard let object = fields.object(key.key) else { return }
            if let child = try upgraded(object, key: name, depth: depth + 1) { element.children.append(child) }
        case .list(let name):
            guard let objects = fields.members(key.key) else { return }
            element.children.append(try list(name, objects, depth: depth))
        default: LegacyValues.apply(key, &fields, &element)
        }
    }

    /// Writes the keys that are called as attributes.
    private func applyRows(_ kind: LegacyClass, _ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        for key in fields.left {
            guard let row = kind.row(for: key) else { continue }
            LegacyValues.apply(row, key, &fields, &element)
        }
    }
}
