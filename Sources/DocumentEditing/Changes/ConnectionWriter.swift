// Outlets, actions and segues that are put into a document or taken out.

import InterfaceDocument

/// Connects objects.
struct ConnectionWriter {
    private let lookup: ObjectLookup

    init(_ lookup: ObjectLookup) {
        self.lookup = lookup
    }

    /// Connects an object with another one; an outlet that leads elsewhere leads to the new one.
    func connect(
        _ wire: EditCommand.Wire, to name: String, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let source = try lookup.object(wire.object)
        let target = try lookup.object(name)
        guard let destination = target.id, source.id != nil else {
            throw EditCommandError(
                "'\(target.id == nil ? name : wire.object)' has no object id and cannot be connected")
        }
        try ConnectionReach(wire, from: source, to: target).check()
        try ConnectionForm(wire, from: source, in: [lookup.document] + lookup.others).check()
        if let existing = existing(wire, of: source), wire.kind == .outlet {
            return try edit.write { (edit) throws(DocumentEditError) in
                try edit.set("destination", of: edit.item(existing), to: destination)
            }
        }
        if existing(wire, of: source, to: destination) != nil {
            throw EditCommandError("'\(wire.object)' has this connection to '\(name)' already")
        }
        var element = try element(wire, source, target, destination)
        try edit.write { (edit) throws(DocumentEditError) in
            let seed = "\(wire.kind.rawValue) \(wire.name) \(source.id ?? "") \(destination)"
            element["id"] = edit.newID(for: seed)
            let list = try edit.list("connections", of: edit.item(source))
            try edit.insert(element, into: list)
        }
    }

    /// Removes the connections of an object that are called so.
    func disconnect(_ wire: EditCommand.Wire, _ edit: inout DocumentEdit) throws(EditCommandError) {
        let source = try lookup.object(wire.object)
        let found = connections(of: source).filter { matches($0, wire) }
        guard !found.isEmpty else {
            throw EditCommandError("'\(wire.object)' has no \(wire.kind.rawValue) '\(wire.name)'")
        }
        try edit.write { (edit) throws(DocumentEditError) in
            for connection in found { try edit.removeObject(edit.item(connection)) }
        }
    }

    private func element(
        _ wire: EditCommand.Wire, _ source: Element, _ target: Element, _ destination: String
    ) throws(EditCommandError) -> NewElement {
        switch wire.kind {
        case .outlet: return NewElement("outlet", ["property": wire.name, "destination": destination])
        case .collection:
            let attributes: KeyValuePairs = [
                "property": wire.name, "destination": destination, "appends": "YES",
                "collectionClass": "NSMutableArray",
            ]
            return NewElement("outletCollection", attributes)
        case .action:
            var element = NewElement("action", ["selector": wire.name, "destination": destination])
            if let event = wire.event ?? usualEvent(of: source) {
                guard Self.events.contains(event) else {
                    throw EditCommandError(
                        "'\(event)' is no event of controls",
                        advice: "it is one of \(Self.events.joined(separator: ", "))")
                }
                element["eventType"] = event
            }
            return element
        case .segue:
            guard Self.segues.contains(wire.name) else {
                throw EditCommandError(
                    "'\(wire.name)' is no kind of segue", advice: "it is one of \(Self.segues.joined(separator: ", "))")
            }
            guard ViewController(target) != nil || target.name == .viewControllerPlaceholder || target.name == .exit
            else {
                throw EditCommandError("a segue leads to a controller, and '\(target.displayName)' is none")
            }
            var element = NewElement("segue", ["destination": destination, "kind": wire.name])
            if let identifier = wire.identifier {
                element["identifier"] = identifier
            }
            return element
        }
    }

    private func connections(of source: Element) -> [Element] {
        source.child(.connections).map { Array($0.children) } ?? []
    }

    private func existing(_ wire: EditCommand.Wire, of source: Element, to destination: String? = nil) -> Element? {
        connections(of: source).first { connection in
            matches(connection, wire) && destination.map { connection.has(.destination, equalTo: $0) } ?? true
        }
    }

    private func matches(_ element: Element, _ wire: EditCommand.Wire) -> Bool {
        switch wire.kind {
        case .outlet: element.name == .outlet && element.has(.property, equalTo: wire.name)
        case .collection: element.name == .outletCollection && element.has(.property, equalTo: wire.name)
        case .action:
            element.name == .action && element.has(.selector, equalTo: wire.name)
                && wire.event.map { element.has(.eventType, equalTo: $0) } ?? true
        case .segue:
            element.name == .segue
                && (element.has(.identifier, equalTo: wire.name)
                    || element.string(.kind) == wire.name
                        && wire.identifier.map { element.string(.identifier) == $0 }
                            ?? true)
        }
    }

    /// The event for which Interface Builder connects an action of a control; nil for what sends without events.
    private func usualEvent(of source: Element) -> String? {
        guard ConnectionForm.hasEvents(source), let kind = View.Kind(source.name) else { return nil }
        switch kind {
        case .textField: return "editingDidEnd"
        // A view of the app's own class is a control that is touched.
        case _ where kind.isControl && kind != .button: return "valueChanged"
        default: return "touchUpInside"
        }
    }

    private static let events = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "editingDidBegin",
        "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]

    private static let segues = [
        "show", "showDetail", "presentation", "popoverPresentation", "custom", "embed", "push", "modal", "popover",
        "replace", "unwind",
    ]
}

extension DocumentEdit {
    /// Makes changes whose errors are those of a command.
    mutating func write(
        _ change: (inout DocumentEdit) throws(DocumentEditError) -> Void
    ) throws(EditCommandError) {
        do throws(DocumentEditError) {
            try change(&self)
        } catch {
            throw EditCommandError(error)
        }
    }
}
