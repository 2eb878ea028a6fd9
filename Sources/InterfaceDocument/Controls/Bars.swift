// Navigation bars, toolbars and tab bars as views.

/// A `<navigationBar>`.
public struct NavigationBar: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .navigationBar else { return nil }
        self.element = element
    }

    public var items: [NavigationItem] {
        element.child(.items).map { $0.children.compactMap(NavigationItem.init) } ?? []
    }

    /// False when content must not show through, and controllers stay below the bar.
    public var isTranslucent: Bool { element.bool(.translucent) ?? true }
    public var prefersLargeTitles: Bool { element.bool(.largeTitles) ?? false }
    public var barStyle: String? { element.string(.barStyle) }
}

/// A `<toolbar>`.
public struct Toolbar: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .toolbar else { return nil }
        self.element = element
    }

    public var items: [BarButtonItem] { element.child(.items).map { $0.children.compactMap(BarButtonItem.init) } ?? [] }
    public var isTranslucent: Bool { element.bool(.translucent) ?? true }
}

/// A `<tabBar>`.
public struct TabBar: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .tabBar else { return nil }
        self.element = element
    }

    public var items: [TabBarItem] { element.child(.items).map { $0.children.compactMap(TabBarItem.init) } ?? [] }
    public var isTranslucent: Bool { element.bool(.translucent) ?? true }
}
