import InterfaceDocument
import StrutNib

/// Connections: each is in the innermost nib that has one of its ends, and the other end is there by a proxy.
struct NibConnections: Sendable {
    /// The connections of each nib, by the root of it, in document order.
    private let byScope: [Int32: [Connection]]

    init(_ document: Document, scopes: [Int32]) {
        var byScope: [Int32: [Connection]] = [:]
        /// Whether the element that one nib begins with is around that of another.
        func isAncestor(_ outer: Int32, of inner: Int32) -> Bool {
            var place = inner
            while place > outer {
                guard let parent = document.element(at: Int(place)).parent else { return false }
                place = scopes[parent.index]
            }
            return place == outer
        }
        for element in document.root.descendants(named: .connections) {
            for connection in element.children(as: Connection.self) {
                guard let source = connection.source else { continue }
                let own = scopes[source.index]
                var scope = own
                if connection.kind != .segue, let destination = connection.destination {
                    let other = scopes[destination.index]
                    // An end in another scene is in neither nib: UIKit could not connect it.
                    if own != other, !isAncestor(own, of: other), !isAncestor(other, of: own) { continue }
                    if isAncestor(own, of: other) { scope = other }
                }
                byScope[scope, default: []].append(connection)
            }
        }
        self.byScope = byScope
    }

    /// The connections of the nib with a root.
    func connections(in scope: Int32) -> [Connection] { byScope[scope] ?? [] }
}

extension NibUnit {
    /// Encodes the connections of everything that is in this nib.
    mutating func encodeConnections() {
        for scope in scopes {
            for connection in context.connections.connections(in: scope) { encode(connection) }
        }
        for segue in context.popovers { encodeAnchors(of: segue) }
    }

    private mutating func encode(_ connection: Connection) {
        guard let source = connection.source, let sourceObject = objectOfEnd(source) else { return }
        switch connection.kind {
        case .outlet:
            guard let target = connection.destination, let destination = objectOfEnd(target) else { return }
            addConnection("UIRuntimeOutletConnection", connection.property ?? "", sourceObject, destination)
        case .action:
            guard let target = connection.destination, let destination = objectOfEnd(target) else { return }
            let object = addConnection(
                "UIRuntimeEventConnection", connection.selector ?? "", sourceObject, destination)
            if let event = connection.eventType.flatMap(NibEvents.mask) { set("UIEventMask", .int(event), on: object) }
        case .outletCollection: encodeCollection(connection)
        case .segue:
            if let segue = Segue(connection.element), segue.kind != "relationship" { encodeTrigger(of: segue) }
        case .unknown: break
        }
    }

    /// Members of one collection are one connection, which the first of them stands for.
    private mutating func encodeCollection(_ connection: Connection) {
        guard let source = connection.source, let property = connection.property else { return }
        let members = source.connections.filter {
            $0.kind == .outletCollection && $0.property == property && belongs($0)
        }
        guard members.first?.element == connection.element, let sourceObject = objectOfEnd(source) else { return }
        var objects: [NibGraph.Object] = []
        for member in members {
            if let target = member.destination, let object = objectOfEnd(target) { objects.append(object) }
        }
        let object = graph.make("UIRuntimeOutletCollectionConnection")
        set("UILabel", string(property), on: object)
        set("UISource", sourceObject, on: object)
        set("UIDestination", mutableArray(objects), on: object)
        set(
            "runtimeCollectionClassName", string(connection.element.string(.collectionClass) ?? "NSArray"), on: object)
        set(
            "addsContentToExistingCollection", .bool(connection.element.bool(.appends) ?? false), on: object)
        connections.append(object)
    }

    /// Whether a connection is one of this nib's.
    private func belongs(_ connection: Connection) -> Bool {
        scopes.contains { context.connections.connections(in: $0).contains { $0.element == connection.element } }
    }

    /// The object at an end of a connection; nil where this nib has none.
    mutating func objectOfEnd(_ element: Element) -> NibGraph.Object? {
        if holds(element), element.name != .placeholder, madeObject(for: element) == nil { return nil }
        // An exit is no object: only unwind segues lead to it, and they name their action.
        if element.name == .exit {
            remarks.missing.insert(element.index)
            return nil
        }
        return object(for: element)
    }

    @discardableResult
    mutating func addConnection(
        _ className: String, _ label: String, _ source: NibGraph.Object, _ destination: NibGraph.Object
    ) -> NibGraph.Object {
        let object = graph.make(className)
        set("UILabel", string(label), on: object)
        set("UISource", source, on: object)
        set("UIDestination", destination, on: object)
        connections.append(object)
        return object
    }
}

/// The raw values of `UIControl.Event`.
enum NibEvents {
    static func mask(_ name: String) -> Int? { masks[name] }

    private static let masks: [String: Int] = [
        "touchDown": 1, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2, "touchDragOutside": 1 << 3,
        "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5, "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7,
        "touchCancel": 1 << 8, "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13,
        "menuActionTriggered": 1 << 14, "editingDidBegin": 1 << 16, "editingChanged": 1 << 17, "editingDidEnd": 1 << 18,
        "editingDidEndOnExit": 1 << 19, "allTouchEvents": 0xFFF, "allEditingEvents": 0xF0000, "allEvents": 0xFFFF_FFFF,
    ]
}
