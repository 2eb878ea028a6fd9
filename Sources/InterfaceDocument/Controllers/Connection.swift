// Outlets, actions and segues.

/// Anything in a `<connections>`.
public struct Connection: Hashable, Sendable {
    /// The kinds of connections, by their element's name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case outlet
        case outletCollection
        case action
        case segue
        case unknown
    }

    public let element: Element

    /// The connection of an element that stands in a `<connections>`.
    public init?(_ element: Element) {
        guard element.parent?.name == .connections || Segue(element) != nil else { return nil }
        self.element = element
    }

    /// The sort of connection.
    public var kind: Kind { Kind(rawValue: element.name.string) ?? .unknown }

    public var id: String? { element.id }

    /// The object that has the connection.
    public var source: Element? { element.parent?.parent }

    /// The object at its other end.
    public var destination: Element? { element.reference(.destination) }
    public var destinationID: String? { element.string(.destination) }

    /// The property of an outlet or an outlet collection.
    public var property: String? { element.string(.property) }

    /// The selector of an action.
    public var selector: String? { element.string(.selector) }

    /// The event of an action, such as `touchUpInside`.
    public var eventType: String? { element.string(.eventType) }
}

/// A `<segue>`: a way from one controller to another, or their relationship.
public struct Segue: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .segue else { return nil }
        self.element = element
    }

    public var id: String? { element.id }

    /// `show`, `presentation`, `relationship`, `embed`, `unwind`, `push`, `modal`, `popover`, `custom`, ….
    public var kind: String? { element.string(.kind) }

    /// Of a relationship: `rootViewController`, `viewControllers`, `masterViewController`, ….
    public var relationship: String? { element.string(.relationship) }
    public var identifier: String? { element.string(.identifier) }
    public var customClass: String? { element.string(.customClass) }

    /// The controller at its other end.
    public var destination: ViewController? { element.reference(.destination).flatMap(ViewController.init) }
    public var destinationID: String? { element.string(.destination) }

    /// The object that has the segue: a controller, a control, a cell, a container view, ….
    public var source: Element? { element.parent?.parent }

    public var modalPresentationStyle: String? { element.string(.modalPresentationStyle) }
    public var modalTransitionStyle: String? { element.string(.modalTransitionStyle) }

    /// The selector of an unwind segue.
    public var unwindAction: String? { element.string(.unwindAction) }
    public var isAnimated: Bool { element.bool(.animates) ?? true }

    /// What a popover points at.
    public var popoverAnchor: Element? {
        element.reference(.popoverAnchorView) ?? element.reference(.popoverAnchorBarButtonItem)
    }
}

extension Element {
    /// What the element is connected to, in document order.
    public var connections: [Connection] {
        child(.connections).map { $0.children.compactMap(Connection.init) } ?? []
    }

    /// The segues among its connections.
    public var segues: [Segue] {
        child(.connections).map { $0.children.compactMap(Segue.init) } ?? []
    }
}
