// What navigation bars, tab bars and toolbars show.

/// A `<navigationItem>`.
public struct NavigationItem: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .navigationItem else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var title: String? { element.text(.title, key: "title") }

    /// The line above the title.
    public var prompt: String? { element.string(.prompt) }

    /// `always` or `never`; nil for automatic.
    public var largeTitleDisplayMode: String? { element.string(.largeTitleDisplayMode) }

    /// The view that stands for the title.
    public var titleView: View? { element.child(key: "titleView").flatMap(View.init) }

    public var leftBarButtonItems: [BarButtonItem] { items("leftBarButtonItem", .leftBarButtonItems) }
    public var rightBarButtonItems: [BarButtonItem] { items("rightBarButtonItem", .rightBarButtonItems) }
    public var backBarButtonItem: BarButtonItem? { element.child(key: "backBarButtonItem").flatMap(BarButtonItem.init) }

    private func items(_ key: StaticString, _ list: ElementName) -> [BarButtonItem] {
        if let items = element.child(list) { return items.children.compactMap(BarButtonItem.init) }
        return element.child(key: key).flatMap(BarButtonItem.init).map { [$0] } ?? []
    }
}

/// A `<barButtonItem>`.
public struct BarButtonItem: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .barButtonItem else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var title: String? { element.text(.title, key: "title") }
    public var imageName: String? { element.imageName }

    /// A system item, such as `add` or `flexibleSpace`.
    public var systemItem: String? { element.string(.systemItem) }

    /// `plain` or `done`.
    public var style: String? { element.string(.style) }

    /// The width of a fixed space or item.
    public var width: Double? { element.double(.width) }
    public var isEnabled: Bool { element.bool(.enabled) ?? true }

    /// The view that the item shows.
    public var customView: View? { element.child(key: "customView").flatMap(View.init) }
    public var connections: [Connection] { element.connections }
}

/// A `<tabBarItem>`.
public struct TabBarItem: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .tabBarItem else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var title: String? { element.text(.title, key: "title") }
    public var imageName: String? { element.imageName }
    public var selectedImageName: String? { element.string(.selectedImage) }

    /// A system item, such as `favorites`.
    public var systemItem: String? { element.string(.systemItem) }
}
