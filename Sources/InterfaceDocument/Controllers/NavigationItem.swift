// What navigation bars, tab bars and toolbars show.

/// A `<navigationItem>`.
public struct NavigationItem: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<navigationItem>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .navigationItem else { return nil }
        self.element = element
    }

    /// The title.
    public var title: String? { element.text(.title, key: "title") }

    /// The line above the title.
    public var prompt: String? { element.string(.prompt) }

    /// `always` or `never`; nil for automatic.
    public var largeTitleDisplayMode: String? { element.string(.largeTitleDisplayMode) }

    /// True when nothing leads back from here.
    public var hidesBackButton: Bool { element.string(named: "hidesBackButton") == "YES" }

    /// True when the items on the leading side are beside what leads back, not in its place.
    public var leftItemsSupplementBackButton: Bool { element.bool(.leftItemsSupplementBackButton) ?? false }

    /// The view that stands for the title.
    public var titleView: View? { element.child(key: "titleView").flatMap(View.init) }

    /// The items on the leading side.
    public var leftBarButtonItems: [BarButtonItem] { items("leftBarButtonItem", .leftBarButtonItems) }

    /// The items on the trailing side, from the outside in.
    public var rightBarButtonItems: [BarButtonItem] { items("rightBarButtonItem", .rightBarButtonItems) }

    /// The item that leads back here from the next controller.
    public var backBarButtonItem: BarButtonItem? { element.child(key: "backBarButtonItem").flatMap(BarButtonItem.init) }

    private func items(_ key: StaticString, _ list: ElementName) -> [BarButtonItem] {
        if let items = element.child(list) { return items.children.compactMap(BarButtonItem.init) }
        return element.child(key: key).flatMap(BarButtonItem.init).map { [$0] } ?? []
    }
}

/// A `<barButtonItem>`.
public struct BarButtonItem: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<barButtonItem>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .barButtonItem else { return nil }
        self.element = element
    }

    /// The title.
    public var title: String? { element.text(.title, key: "title") }

    /// The name of the image.
    public var imageName: String? { element.imageName }

    /// A system item, such as `add` or `flexibleSpace`.
    public var systemItem: String? { element.string(.systemItem) }

    /// `plain` or `done`.
    public var style: String? { element.string(.style) }

    /// The width of a fixed space or item.
    public var width: Double? { element.double(.width) }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }

    /// The view that the item shows.
    public var customView: View? { element.child(key: "customView").flatMap(View.init) }
}

/// A `<tabBarItem>`.
public struct TabBarItem: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<tabBarItem>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .tabBarItem else { return nil }
        self.element = element
    }

    /// The title.
    public var title: String? { element.text(.title, key: "title") }

    /// The name of the image.
    public var imageName: String? { element.imageName }

    /// The name of the image while it is selected.
    public var selectedImageName: String? {
        element.string(.selectedImage) ?? element.child(.imageReference, key: "selectedImage")?.string(.image)
    }

    /// A system item, such as `favorites`.
    public var systemItem: String? { element.string(.systemItem) }

    /// What is in the badge of the item; nil for none.
    public var badgeValue: String? { element.string(named: "badgeValue").flatMap { $0.isEmpty ? nil : $0 } }
}

extension View {
    /// Whether an item of a bar shows the view, and the bar places it: the `titleView` or the `customView` of the item.
    package var isShownByBarItem: Bool { key == "titleView" || key == "customView" }
}
