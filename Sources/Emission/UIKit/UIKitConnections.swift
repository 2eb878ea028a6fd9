import InterfaceDocument

/// Outlets and actions of a unit: a protocol for each object that has outlets, and code that sets them.
struct UIKitConnections {
    private let unit: UIKitUnit
    private let items: [Element]
    /// The controller, or the xib's File's Owner, or the prototype's own cell.
    private var owner: Element?
    /// Views and recognizers with outlets of their own, such as cells of a custom class.
    private var inner: [(element: Element, name: String, protocolName: String)] = []
    /// The outlets that are none of the app's classes to what is built here.
    private let references: UIKitReferences

    init(_ unit: UIKitUnit, scene: SceneElement, controller: ViewController?, items: [Element]) {
        self.unit = unit
        self.items = items
        let isStoryboard = unit.context.document.kind == .storyboard
        if unit.prototypeCell == nil {
            // A controller in a xib is one of its objects.
            let controller = isStoryboard ? controller?.element : nil
            owner = controller ?? scene.placeholders.first { $0.identifier == "IBFilesOwner" }?.element
            references = UIKitReferences(unit, owner: owner)
        } else {
            // A storyboard's cell finds the controller of its table; who makes one of a xib is not known.
            references = UIKitReferences(unit, owner: isStoryboard ? scene.controller?.element : nil)
        }
        var unique = UniqueNames(reserved: ["Outlets", "Segues"] + unit.context.appClasses)
        for element in unit.connectedObjects {
            guard UIKitUnit.isOfItsClass(element), let name = unit.expression(element), !outlets(of: element).isEmpty
            else { continue }
            let type = (SwiftIdentifier.type(from: name) ?? "View") + "Outlets"
            inner.append((element, name, unique.claim(type)))
        }
    }

    /// A property, its type, and its value.
    private typealias Outlet = (name: String, type: String, value: String)

    /// The outlets that lead to what is built here.
    private func outlets(of element: Element) -> [Outlet] {
        var found: [Outlet] = []
        typealias Member = (type: String, value: String, isOptional: Bool, isConstraint: Bool, isView: Bool)
        var collections: [String: [Member]] = [:]
        var order: [String] = []
        for connection in element.connections {
            guard let property = connection.property, !isSetElsewhere(property, of: element),
                let name = SwiftNames.identifier(property), let destination = connection.destination,
                let value = value(destination, of: element)
            else { continue }
            let type = type(of: destination)
            if connection.kind == .outletCollection {
                if collections[name] == nil { order.append(name) }
                let isOptional =
                    View(destination).map(UIKitUnit.isOptional) ?? (isOwnItem(destination) || value.contains(" as? "))
                let isConstraint = destination.name == .constraint
                let isView = View(destination) != nil
                collections[name, default: []].append((type, value, isOptional, isConstraint, isView))
            } else if connection.kind == .outlet, !found.contains(where: { $0.name == name }) {
                found.append((name, type, value))
            }
        }
        for name in order where name != "gestureRecognizers" && !found.contains(where: { $0.name == name }) {
            let members = collections[name] ?? []
            let types = Set(members.map(\.type))
            let areViews = members.allSatisfy(\.isView)
            let common = members.allSatisfy(\.isConstraint) ? "NSLayoutConstraint" : areViews ? "UIView" : "NSObject"
            let type = types.count == 1 ? types.first ?? common : common
            let values = "[\(members.map(\.value).joined(separator: ", "))]"
            found.append(
                (name, "[\(type)]", members.contains(where: \.isOptional) ? values + ".compactMap { $0 }" : values))
        }
        return found
    }

    /// What an outlet of an object leads to: what is built here, a guide of it, or the item that UIKit makes for the
    /// owner.
    private func value(_ destination: Element, of element: Element) -> String? {
        if let value = unit.value(destination) { return value }
        let isOwners = element.index == owner?.index && isOwnItem(destination)
        return isOwners ? "(owner as? UIViewController)?.navigationItem" : nil
    }

    /// Whether an object is the navigation item that the owner has by itself, as controllers do.
    private func isOwnItem(_ element: Element) -> Bool {
        owner.flatMap(ViewController.init)?.navigationItem?.element.index == element.index
    }

    /// Whether an outlet is no matter of its object's class: UIKit's own are set by their types, and the view of an
    /// owner by whoever loads it.
    private func isSetElsewhere(_ property: String, of element: Element) -> Bool {
        UIKitReferences.property(property, of: element) != nil || property == "view" && element.index == owner?.index
    }

    private func type(of element: Element) -> String {
        if let view = View(element) {
            // A content view or a cell's label is what UIKit makes of it.
            guard let accessor = UIKitUnit.accessor(of: view) else {
                return unit.context.called(UIKitClass.name(of: view))
            }
            return accessor.path == "contentView" ? "UIView" : UIKitClass.base(of: view)
        }
        if let constraint = Constraint(element) { return unit.context.called(UIKitClass.name(of: constraint)) }
        if UIKitBars.className(of: element) != nil { return unit.context.called(UIKitClass.name(ofItem: element)) }
        if element.key == "collectionViewLayout", let collection = element.parent.flatMap(CollectionView.init) {
            return unit.context.called(UIKitClass.layoutName(of: collection))
        }
        if LayoutGuide(element) != nil { return "UILayoutGuide" }
        return GestureRecognizer(element).map { unit.context.called(UIKitClass.name(of: $0)) } ?? "NSObject"
    }

    func writeProtocols(to source: inout SwiftSource) {
        if let owner, !connectStatements(owner).isEmpty {
            source.blank()
            source.line("/// What the outlets of the scene's owner lead to.")
            write("Outlets", outlets(of: owner), to: &source)
        }
        for (element, name, protocolName) in inner {
            let outlets = outlets(of: element)
            if !outlets.contains(where: Self.hasName) { continue }
            source.blank()
            source.line("/// What the outlets of \(name) lead to: they are set if its class conforms.")
            write(protocolName, outlets, to: &source)
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

    /// Sets the outlets of views and recognizers, in the initialiser.
    func writeInner(to source: inout SwiftSource) {
        for (element, name, protocolName) in inner {
            let outlets = outlets(of: element)
            let byKeys = outlets.map { Self.byKey($0, of: name) }
            if !outlets.contains(where: Self.hasName) {
                for line in byKeys { source.line(line) }
                continue
            }
            source.block("if let owner = \(name) as AnyObject as? any \(protocolName)") { source in
                for (outlet, byKey) in zip(outlets, byKeys) {
                    source.line(Self.hasName(outlet) ? Self.byName(outlet) : byKey)
                }
            }
            source.block("else") { source in for line in byKeys { source.line(line) } }
        }
        for line in references.statements { source.line(line) }
    }

    /// Whether code can call an outlet by its name: after a point `self`, `init` and their like mean something else,
    /// and the type of a delegate is a protocol that the document does not name.
    private static func hasName(_ outlet: Outlet) -> Bool {
        !SwiftIdentifier.isReserved(outlet.name) && !["delegate", "dataSource"].contains(outlet.name)
    }

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

    /// A statement that connects what a unit has with its owner: by the protocol where the owner's class conforms to
    /// it.
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
        unmade(of: owner) + references.statementsToOwner + actions(toOwner: true)
    }

    /// Whether outlets of a prototype lead to the controller of its table.
    var leadUp: Bool { unit.prototypeCell != nil && !references.statementsUp.isEmpty }

    /// Sets what leads from a prototype's cell to its controller, which nobody knows before the cell is in its table.
    func writeConnectUp(to source: inout SwiftSource) {
        if !leadUp { return }
        source.member(
            "Sets the outlets that lead to the controller of the cell's table.", "func connect(upTo owner: AnyObject)"
        ) { source in for line in references.statementsUp { source.line(line) } }
    }

    /// Connects the actions that do not lead to the owner, in the initialiser.
    func writeActions(to source: inout SwiftSource) {
        for line in actions(toOwner: false) { source.line(line) }
    }

    /// Comments on the outlets that lead to what is not built here.
    private func unmade(of owner: Element) -> [String] {
        owner.connections.compactMap { connection in
            guard [.outlet, .outletCollection].contains(connection.kind), let property = connection.property,
                property != "view", connection.destination.flatMap({ value($0, of: owner) }) == nil
            else { return nil }
            return UIKitLeftovers.outlet(property, UIKitLeftovers.notMade)
        }
    }

    /// The actions that lead to the owner, or all others.
    private func actions(toOwner: Bool) -> [String] {
        let sources = unit.views.map(\.element) + unit.recognizers.map(\.element) + items
        return sources.flatMap { element in
            element.connections.compactMap { connection in
                guard connection.kind == .action, let selector = connection.selector.map(SwiftSource.literal),
                    let name = unit.expression(element)
                else { return nil }
                let target = target(of: connection)
                if (target == "owner") != toOwner { return nil }
                guard let target else { return UIKitLeftovers.action(selector, of: name, "it leads elsewhere") }
                if element.name == .barButtonItem {
                    return "(\(name).target, \(name).action) = (\(target), Selector((\(selector))))"
                }
                if GestureRecognizer(element) != nil {
                    // nil is none:
                    // https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:).
                    return target == "nil"
                        ? UIKitLeftovers.action(selector, of: name, "a gesture recognizer needs a target")
                        : "\(name).addTarget(\(target), action: Selector((\(selector))))"
                }
                guard View(element).map(UIKitUnit.isControl) ?? false else {
                    return UIKitLeftovers.action(selector, of: name, "it is no control")
                }
                return Self.addTarget(target, selector, of: name, connection.eventType)
            }
        }
    }

    /// What an action is sent to: `owner`, or what is built here, or `nil`, by which it goes up the chain of
    /// responders, as to First Responder; no text where it leads elsewhere.
    private func target(of connection: Connection) -> String? {
        guard let destination = connection.destination else { return nil }
        if destination.index == owner?.index { return "owner" }
        if Placeholder(destination)?.identifier == "IBFirstResponder" { return "nil" }
        if let name = unit.expression(destination), unit.receiver(destination) == name { return name }
        // The controller of a prototype's table is up the chain.
        return unit.prototypeCell == nil ? nil : "nil"
    }

    /// The statement that connects an action of a control, or why it is not connected.
    private static func addTarget(
        _ target: String, _ selector: String, of name: String, _ event: String?
    ) -> String {
        guard let event, events.contains(event) else {
            return UIKitLeftovers.action(selector, of: name, "its event is not known")
        }
        return "\(name).addTarget(\(target), action: Selector((\(selector))), for: .\(event))"
    }

    /// The events of controls that have a name in code.
    static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "editingDidBegin",
        "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    ]
}
