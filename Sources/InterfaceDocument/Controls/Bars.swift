// Navigation bars, toolbars and tab bars as views.

/// A `<navigationBar>`.
public struct NavigationBar: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<navigationBar>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .navigationBar else { return nil }
        self.element = element
    }

    /// The items, in order.
    public var items: [NavigationItem] { element.members(of: .items) }

    /// False when content must not show through, and controllers stay below the bar.
    public var isTranslucent: Bool { element.bool(.translucent) ?? true }

    /// True when titles may be large.
    public var prefersLargeTitles: Bool { element.bool(.largeTitles) ?? false }

    /// `black`, `blackTranslucent`; nil for the default.
    public var barStyle: String? { element.string(.barStyle) }
}

/// A `<toolbar>`.
public struct Toolbar: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<toolbar>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .toolbar else { return nil }
        self.element = element
    }

    /// The items, in order.
    public var items: [BarButtonItem] { element.members(of: .items) }

    /// False when content must not show through.
    public var isTranslucent: Bool { element.bool(.translucent) ?? true }
}

/// A `<tabBar>`.
public struct TabBar: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<tabBar>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .tabBar else { return nil }
        self.element = element
    }

    /// The items, in order.
    public var items: [TabBarItem] { element.members(of: .items) }

    /// False when content must not show through.
    public var isTranslucent: Bool { element.bool(.translucent) ?? true }
}
