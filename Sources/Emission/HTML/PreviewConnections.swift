import InterfaceDocument

/// What the objects of a document are connected to, by object ids: outlets, actions and segues, with what an object is called
/// that is no view.
struct PreviewConnections {
    /// One connection.
    struct Entry {
        /// `outlet`, `outletCollection`, `action` or `segue`.
        var kind: String
        /// The object that has it, and the object at its other end.
        var source: String
        var destination: String
        /// The property, the selector with its event, or the segue in words.
        var words: String
    }

    /// A segue from one scene to another.
    struct Way {
        /// The scenes, by their places in the document.
        var from: Int
        var to: Int
        /// `show`, `embed`, `relationship`, ….
        var kind: String
        var relationship: String?
        var identifier: String?
        /// What takes it: its id and its name.
        var trigger: String?
        var triggerName: String
    }

    /// The connections, in document order.
    private(set) var entries: [Entry] = []
    /// The segues between scenes, in document order.
    private(set) var ways: [Way] = []
    /// What the objects at both ends are called, by their ids.
    private(set) var names: [(id: String, name: String)] = []

    init(_ document: Document, order: PreviewOrder) {
        var known: Set<String> = []
        for element in document.root.descendants {
            guard element.parent?.name == .connections, let connection = Connection(element),
                let source = connection.source, let sourceID = source.id, let destinationID = connection.destinationID
            else { continue }
            for (id, object) in [(sourceID, source), (destinationID, connection.destination)] {
                guard let object, known.insert(id).inserted else { continue }
                names.append((id, Self.name(of: object)))
            }
            entries.append(
                Entry(
                    kind: connection.kind.rawValue, source: sourceID, destination: destinationID,
                    words: Self.words(of: connection)))
        }
        ways = order.ways.map { way in
            let source = way.segue.source
            return Way(
                from: way.from, to: way.to, kind: way.segue.kind ?? "segue", relationship: way.segue.relationship,
                identifier: way.segue.identifier, trigger: source?.id,
                triggerName: source.map(Self.name) ?? "an object")
        }
    }

    private static func words(of connection: Connection) -> String {
        if let segue = Segue(connection.element) {
            let kind = segue.relationship ?? segue.kind ?? "segue"
            let name = segue.identifier.map { " \u{201C}\($0)\u{201D}" } ?? segue.unwindAction.map { " \($0)" } ?? ""
            return kind + name
        }
        let name = connection.property ?? connection.selector ?? ""
        return connection.eventType.map { "\(name) on \($0)" } ?? name
    }

    /// The object's class and what its author calls it.
    private static func name(of element: Element) -> String {
        switch element.name {
        case .placeholder: return element.string(.userLabel) ?? Placeholder(element)?.identifier ?? "a placeholder"
        case .exit: return "Exit"
        default:
            let name = element.displayName
            // The id stands beside it.
            return element.id.map { name.hasSuffix(" (\($0))") ? String(name.dropLast($0.count + 3)) : name } ?? name
        }
    }
}
