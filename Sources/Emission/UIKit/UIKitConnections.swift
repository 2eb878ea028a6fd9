import InterfaceDocument

/// Outlets and actions of a unit: a protocol for each object that has outlets, and code that sets them.
struct UIKitConnections {
    private let unit: UIKitUnit
    private let items: [Element]
    /// The controller, or the xib's File's Owner, or the prototype's own cell.
    private var owner: Element?
    /// Views with outlets of their own, such as cells of a custom class.
    private var inner: [(view: View, name: String, protocolName: String)] = []

    init(_ unit: UIKitUnit, scene: SceneElement, controller: ViewController?, items: [Element]) {
        self.unit = unit
        self.items = items
        let isPrototype = unit.views.first.map(UIKitUnit.isPrototype) ?? false
        if !isPrototype {
            owner = controller?.element ?? scene.placeholders.first { $0.identifier == "IBFilesOwner" }?.element
        }
        var unique = UniqueNames(reserved: ["Outlets", "Segues"])
        for view in unit.views {
            guard UIKitClass.custom(view.customClass) != nil, let name = unit.expression(view),
                !outlets(of: view.element).isEmpty
            else { continue }
            let type = (SwiftIdentifier.type(from: name) ?? "View") + "Outlets"
            inner.append((view, name, unique.claim(type)))
        }
    }

    /// A property, its type, and its value.
    private typealias Outlet = (name: String, type: String, value: String)

    /// The outlets that lead to what is built here.
    private func outlets(of element: Element) -> [Outlet] {
        var found: [Outlet] = []
        var collections: [String: [(type: String, value: String, isOptional: Bool)]] = [:]
        var order: [String] = []
        for connection in element.connections {
            guard let name = connection.property.flatMap(SwiftNames.identifier), !Self.known.contains(name),
                let destination = connection.destination, let value = unit.expression(destination)
            else { continue }
            let type = type(of: destination)
            if connection.kind == .outletCollection {
                if collections[name] == nil { order.append(name) }
                let isOptional = View(destination).map(UIKitUnit.isOptional) ?? false
                collections[name, default: []].append((type, value, isOptional))
            } else if connection.kind == .outlet, !found.contains(where: { $0.name == name }) {
                found.append((name, type, value))
            }
        }
        for name in order where name != "gestureRecognizers" && !found.contains(where: { $0.name == name }) {
            let members = collections[name] ?? []
            let types = Set(members.map(\.type))
            let areViews =
                types.allSatisfy { !["NSLayoutConstraint", "NSObject"].contains($0) && !$0.hasSuffix("Item") }
                && types.allSatisfy { !$0.hasSuffix("GestureRecognizer") }
            let type = types.count == 1 ? types.first ?? "UIView" : areViews ? "UIView" : "NSObject"
            let values = "[\(members.map(\.value).joined(separator: ", "))]"
            found.append(
                (name, "[\(type)]", members.contains(where: \.isOptional) ? values + ".compactMap { $0 }" : values))
        }
        return found
    }

    /// Properties of UIKit's own that lead elsewhere than to views.
    private static let known: Set<String> = ["delegate", "dataSource", "view", "searchDisplayController"]

    private func type(of element: Element) -> String {
        if let view = View(element) {
            // A content view or a cell's label is what UIKit makes of it.
            guard let accessor = UIKitUnit.accessor(of: view) else { return UIKitClass.name(of: view) }
            return accessor.path == "contentView" ? "UIView" : UIKitClass.base(of: view)
        }
        if element.name == .constraint { return "NSLayoutConstraint" }
        if let item = UIKitBars.className(of: element) { return item }
        return GestureRecognizer(element).map(UIKitClass.name) ?? "NSObject"
    }

    func writeProtocols(to source: inout SwiftSource) {
        if let owner, !connectStatements(owner).isEmpty {
            source.blank()
            source.line("/// What the outlets of the scene's owner lead to.")
            write("Outlets", outlets(of: owner), to: &source)
        }
        for (view, name, protocolName) in inner {
            source.blank()
            source.line("/// What the outlets of \(name) lead to: they are set if its class conforms.")
            write(protocolName, outlets(of: view.element), to: &source)
        }
    }

    private func write(
        _ name: String, _ outlets: [Outlet], to source: inout SwiftSource
    ) {
        source.block("@MainActor protocol \(name): AnyObject") { source in
            for outlet in outlets where Self.hasName(outlet) {
                source.line("var \(SwiftIdentifier.escaped(outlet.name)): \(outlet.type)! { get set }")
            }
        }
    }

    /// Sets the outlets of views, in the initialiser.
    func writeInner(to source: inout SwiftSource) {
        for (view, name, protocolName) in inner {
            source.block("if let owner = \(name) as AnyObject as? any \(protocolName)") { source in
                for outlet in outlets(of: view.element) {
                    source.line(Self.hasName(outlet) ? Self.byName(outlet) : Self.byKey(outlet, of: name))
                }
            }
            source.block("else") { source in
                for outlet in outlets(of: view.element) { source.line(Self.byKey(outlet, of: name)) }
            }
        }
    }

    /// Whether code can call an outlet by its name: after a point `self`, `init` and their like mean something else.
    private static func hasName(_ outlet: Outlet) -> Bool { !SwiftIdentifier.isReserved(outlet.name) }

    private static func byName(_ outlet: Outlet) -> String {
        "owner.\(SwiftIdentifier.escaped(outlet.name)) = \(outlet.value)"
    }

    /// Sets an outlet by its key, as a nib does: it may be private, optional, or of a superclass.
    private static func byKey(_ outlet: Outlet, of owner: String) -> String {
        "\(owner).setValue(\(outlet.value), forKey: \(SwiftSource.literal(outlet.name)))"
    }

    /// Sets what leads to or from the owner: its outlets by their names, or by their keys where they have no other way.
    func writeConnect(to source: inout SwiftSource) {
        guard let owner, !connectStatements(owner).isEmpty else { return }
        let outlets = outlets(of: owner)
        source.member(
            "Sets the outlets of `owner`, and makes it the target of the actions that lead to it.",
            "func connect(to owner: some Outlets)"
        ) { source in
            for outlet in outlets {
                source.line(
                    Self.hasName(outlet)
                        ? Self.byName(outlet)
                        : "(owner as? NSObject)?.setValue(\(outlet.value), forKey: \(SwiftSource.literal(outlet.name)))"
                )
            }
            for line in reactions(owner) { source.line(line) }
        }
        source.member(
            "The same for an owner whose outlets are private, optional or of a superclass: by their keys, as a nib does.",
            "func connect(byKeysTo owner: NSObject)"
        ) { source in
            for outlet in outlets { source.line(Self.byKey(outlet, of: "owner")) }
            for line in reactions(owner) { source.line(line) }
        }
    }

    /// A statement that connects what a unit has with its owner: by the protocol where the owner's class conforms to it.
    ///
    /// - Parameters:
    ///   - interface: What the unit is called.
    ///   - type: The unit's class.
    ///   - object: What the owner is called.
    func connection(of interface: String, type: String, with object: String) -> [String] {
        guard let owner, !connectStatements(owner).isEmpty else { return [] }
        return [
            "if let owner = \(object) as AnyObject as? any \(type).Outlets { \(interface).connect(to: owner) } "
                + "else { \(interface).connect(byKeysTo: \(object)) }"
        ]
    }

    private func connectStatements(_ owner: Element) -> [String] {
        outlets(of: owner).map(Self.byName) + reactions(owner)
    }

    /// Everything but the outlets that lead to what is built here.
    private func reactions(_ owner: Element) -> [String] {
        unmade(of: owner) + delegates(to: owner) + actions(to: owner)
    }

    /// The actions of what is in a prototype: those for the cell itself, and those that go up the chain of responders,
    /// where the controller of the table is.
    func writePrototypeActions(to source: inout SwiftSource) {
        guard let cell = unit.prototypeCell else { return }
        for view in unit.views {
            guard let name = unit.expression(view) else { continue }
            for connection in view.connections where connection.kind == .action {
                guard let selector = connection.selector.map(SwiftSource.literal) else { continue }
                guard let event = connection.eventType, Self.events.contains(event) else {
                    source.line("// The action \(selector) of \(name) is not connected: its event is not known.")
                    continue
                }
                let target = connection.destination?.index == cell.element.index ? "cell" : "nil"
                source.line("\(name).addTarget(\(target), action: Selector((\(selector))), for: .\(event))")
            }
        }
    }

    /// Comments on the outlets that lead to what is not built here.
    private func unmade(of owner: Element) -> [String] {
        owner.connections.compactMap { connection in
            guard connection.kind == .outlet, let property = connection.property, !Self.known.contains(property),
                connection.destination.flatMap(unit.expression) == nil
            else { return nil }
            return "// The outlet \(property) is not set: it leads to what is not made here."
        }
    }

    private func delegates(to owner: Element) -> [String] {
        unit.views.flatMap { view in
            view.connections.compactMap { connection in
                guard connection.kind == .outlet, connection.destination?.index == owner.index,
                    let property = connection.property, let name = unit.expression(view),
                    let type = Self.delegateTypes["\(view.kind.rawValue).\(property)"]
                else { return nil }
                if let table = unit.staticTableIndex(of: view) {
                    // The cells are shown by their own data source; everything else is the owner's to say.
                    return property == "delegate" ? "staticTables[\(table)].forward(to: owner)" : nil
                }
                return "\(name).\(property) = owner as? any \(type)"
            }
        }
    }

    private static let delegateTypes = [
        "tableView.delegate": "UITableViewDelegate", "tableView.dataSource": "UITableViewDataSource",
        "collectionView.delegate": "UICollectionViewDelegate",
        "collectionView.dataSource": "UICollectionViewDataSource",
        "textField.delegate": "UITextFieldDelegate", "textView.delegate": "UITextViewDelegate",
        "scrollView.delegate": "UIScrollViewDelegate", "searchBar.delegate": "UISearchBarDelegate",
        "pickerView.delegate": "UIPickerViewDelegate", "pickerView.dataSource": "UIPickerViewDataSource",
    ]

    private func actions(to owner: Element) -> [String] {
        let sources = unit.views.map(\.element) + owner.gestureRecognizers + items
        return sources.flatMap { element in
            element.connections.compactMap { connection in
                guard connection.kind == .action, let selector = connection.selector.map(SwiftSource.literal),
                    let name = unit.expression(element)
                else { return nil }
                guard connection.destination?.index == owner.index else {
                    return "// The action \(selector) of \(name) is not connected: it leads elsewhere."
                }
                if element.name == .barButtonItem {
                    return "(\(name).target, \(name).action) = (owner, Selector((\(selector))))"
                }
                if GestureRecognizer(element) != nil {
                    return "\(name).addTarget(owner, action: Selector((\(selector))))"
                }
                guard let event = connection.eventType, Self.events.contains(event) else {
                    return "// The action \(selector) of \(name) is not connected: its event is not known."
                }
                return "\(name).addTarget(owner, action: Selector((\(selector))), for: .\(event))"
            }
        }
    }

    /// The events of controls that have a name in code.
    static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "editingDidBegin",
        "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]
}

extension Element {
    /// The gesture recognizers that stand beside an object.
    fileprivate var gestureRecognizers: [Element] {
        parent.map { $0.children.filter { GestureRecognizer($0) != nil } } ?? []
    }
}
