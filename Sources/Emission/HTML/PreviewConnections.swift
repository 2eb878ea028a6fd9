import InterfaceDocument
import StrutComparison

/// What the objects of a document are connected to, by object ids: outlets, actions and segues, with what an object is
/// called that is no view.
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
        /// What became of it between two versions.
        var change: Change.Kind?

        init(_ way: PreviewOrder.Way, change: Change.Kind? = nil) {
            let source = way.segue.source
            (from, to, kind, relationship) = (way.from, way.to, way.segue.kind ?? "segue", way.segue.relationship)
            (identifier, trigger, self.change) = (way.segue.identifier, source?.id, change)
            triggerName = source.map(PreviewConnections.name) ?? "an object"
        }
    }

    /// The connections, in document order.
    private(set) var entries: [Entry] = []
    /// The segues between scenes, in document order.
    private(set) var ways: [Way] = []
    /// What the objects at both ends are called, by their ids.
    private(set) var names: [(id: String, name: String)] = []

    /// What a document says; `segues` has what became of its segues, by their ids, and those that it has no more.
    init(_ document: Document, order: PreviewOrder, segues: ComparedSegues = ComparedSegues()) {
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
        ways = order.ways.map { Way($0, change: $0.segue.element.id.flatMap { segues.changes[$0] }) } + segues.removed
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
    fileprivate static func name(of element: Element) -> String {
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

/// What became of the segues of a document between two versions.
struct ComparedSegues {
    /// What became of those that the new version has, by their object ids.
    private(set) var changes: [String: Change.Kind] = [:]
    /// Those between scenes of the page that the new version has no more.
    private(set) var removed: [PreviewConnections.Way] = []

    /// Nothing became of them.
    init() {}

    init(_ comparison: DocumentComparison, _ scenes: PageScenes) {
        var removedIDs: Set<String> = []
        var open = comparison.changes
        while let change = open.popLast() {
            open += change.companions
            guard change.object.category == .segue else { continue }
            if change.kind == .removed {
                removedIDs.insert(change.object.id)
            } else {
                changes[change.object.id] = change.kind
            }
        }
        guard !removedIDs.isEmpty else { return }
        let old = comparison.old.document
        let elements = old.scenes.map(\.element.index)
        for way in PreviewOrder(old).ways where way.segue.element.id.map(removedIDs.contains) == true {
            guard let from = scenes.number(ofOld: elements[way.from]), let to = scenes.number(ofOld: elements[way.to])
            else { continue }
            var way = way
            (way.from, way.to) = (from, to)
            removed.append(PreviewConnections.Way(way, change: .removed))
        }
    }
}
