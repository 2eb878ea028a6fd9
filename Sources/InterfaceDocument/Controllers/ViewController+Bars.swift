// Bars and items of a controller, and what makes room for them.

extension ViewController {
    /// What the navigation bar shows for the controller.
    public var navigationItem: NavigationItem? { element.child(key: "navigationItem").flatMap(NavigationItem.init) }

    /// What the tab bar shows for the controller.
    public var tabBarItem: TabBarItem? { element.child(key: "tabBarItem").flatMap(TabBarItem.init) }

    /// What the toolbar shows for the controller.
    public var toolbarItems: [BarButtonItem] { element.members(of: .toolbarItems) }

    /// A navigation controller's bar.
    public var navigationBar: NavigationBar? { element.child(.navigationBar).flatMap(NavigationBar.init) }

    /// A navigation controller's toolbar.
    public var toolbar: Toolbar? { element.child(.toolbar).flatMap(Toolbar.init) }

    /// A tab bar controller's bar.
    public var tabBar: TabBar? { element.child(.tabBar).flatMap(TabBar.init) }

    /// True when a navigation controller hides its bar.
    public var isNavigationBarHidden: Bool { element.bool(.navigationBarHidden) ?? false }

    /// True unless a navigation controller shows its toolbar.
    public var isToolbarHidden: Bool { element.bool(.toolbarHidden) ?? true }

    /// True when the tab bar goes away while the controller is shown.
    public var hidesBottomBarWhenPushed: Bool { element.bool(.hidesBottomBarWhenPushed) ?? false }

    /// How the simulated status bar looks, such as `lightContent`; nil for the system's choice.
    public var statusBarStyle: String? { element.child(.simulatedStatusBarMetrics)?.string(.statusBarStyle) }

    /// True unless scroll views are left to handle bars themselves.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        element.bool(.automaticallyAdjustsScrollViewInsets) ?? true
    }

    /// True when the view reaches under opaque bars too.
    public var extendedLayoutIncludesOpaqueBars: Bool { element.bool(.extendedLayoutIncludesOpaqueBars) ?? false }

    /// How the controller is presented, such as `fullScreen` or `formSheet`; nil for the system's choice.
    public var modalPresentationStyle: String? { element.string(.modalPresentationStyle) }

    /// The size in points that the controller would like to have in a popover or a sheet; nil where none is written.
    public var preferredContentSize: Size? { element.size(key: "contentSizeForViewInPopover") }

    /// The edges at which the view reaches under bars; all when nothing is written.
    public var edgesForExtendedLayout: Edges {
        guard let edges = element.child(.extendedEdge, key: "edgesForExtendedLayout") else { return .all }
        var result: Edges = []
        if edges.bool(.top) == true { result.insert(.top) }
        if edges.bool(.left) == true { result.insert(.left) }
        if edges.bool(.bottom) == true { result.insert(.bottom) }
        if edges.bool(.right) == true { result.insert(.right) }
        return result
    }

    /// A set of the four edges.
    public struct Edges: OptionSet, Hashable, Sendable {
        /// The bits.
        public var rawValue: UInt8

        /// A set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The upper edge.
        public static let top = Edges(rawValue: 1)

        /// The left edge.
        public static let left = Edges(rawValue: 2)

        /// The lower edge.
        public static let bottom = Edges(rawValue: 4)

        /// The right edge.
        public static let right = Edges(rawValue: 8)

        /// All four edges.
        public static let all: Edges = [.top, .left, .bottom, .right]
    }
}
