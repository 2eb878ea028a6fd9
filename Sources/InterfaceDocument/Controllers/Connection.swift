// Outlets, actions and segues.

/// Anything in a `<connections>`.
public struct Connection: ElementWrapper {
    /// The kinds of connections, by their element's name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A property that is set to an object.
        case outlet
        /// A property that is set to several objects.
        case outletCollection
        /// A method that is called when something happens.
        case action
        /// A way to another controller.
        case segue
        /// A connection that the model does not know.
        case unknown
    }

    /// The element that is read.
    public let element: Element

    /// The connection of an element that is in a `<connections>`.
    public init?(_ element: Element) {
        guard element.parent?.name == .connections || Segue(element) != nil else { return nil }
        self.element = element
    }

    /// The sort of connection.
    public var kind: Kind { Kind(rawValue: element.name.string) ?? .unknown }

    /// The object that has the connection.
    public var source: Element? { element.parent?.parent }

    /// The object at its other end.
    public var destination: Element? { element.reference(.destination) }

    /// The id of the object at its other end.
    public var destinationID: String? { element.string(.destination) }

    /// The property of an outlet or an outlet collection.
    public var property: String? { element.string(.property) }

    /// The selector of an action.
    public var selector: String? { element.string(.selector) }

    /// The event of an action, such as `touchUpInside`.
    public var eventType: String? { element.string(.eventType) }
}

/// A `<segue>`: a way from one controller to another, or their relationship.
public struct Segue: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<segue>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .segue else { return nil }
        self.element = element
    }

    /// `show`, `presentation`, `relationship`, `embed`, `unwind`, `push`, `modal`, `popover`, `custom`, ….
    public var kind: String? { element.string(.kind) }

    /// Of a relationship: `rootViewController`, `viewControllers`, `masterViewController`, ….
    public var relationship: String? { element.string(.relationship) }

    /// The identifier by which code knows the segue.
    public var identifier: String? { element.string(.identifier) }

    /// The controller at its other end.
    public var destination: ViewController? { element.reference(.destination).flatMap(ViewController.init) }

    /// The id of the object at its other end.
    public var destinationID: String? { element.string(.destination) }

    /// The object that has the segue: a controller, a control, a cell, a container view, ….
    public var source: Element? { element.parent?.parent }

    /// How the destination is presented; nil for the default.
    public var modalPresentationStyle: String? { element.string(.modalPresentationStyle) }

    /// How the destination comes in; nil for the default.
    public var modalTransitionStyle: String? { element.string(.modalTransitionStyle) }

    /// Whether a cell's accessory takes it, not the cell itself.
    package var isTakenByAccessory: Bool { element.has(.trigger, equalTo: "accessoryAction") }

    /// The selector of an unwind segue.
    public var unwindAction: String? { element.string(.unwindAction) }

    /// True unless the destination comes in at once.
    public var isAnimated: Bool { element.bool(.animates) ?? true }

    /// What a popover points at.
    public var popoverAnchor: Element? {
        element.reference(.popoverAnchorView) ?? element.reference(.popoverAnchorBarButtonItem)
    }
}

extension Element {
    /// What the element is connected to, in document order.
    public var connections: [Connection] {
        members(of: .connections)
    }

    /// The segues among its connections.
    public var segues: [Segue] {
        members(of: .connections)
    }
}
