// The classes of archives that are no views: items, controllers, recognizers.

extension LegacyClass {
    /// The classes by their names without the prefix.
    static let others: [String: LegacyClass] = [
        "ProxyObject": LegacyClass(
            "placeholder", [], [LegacyKey("IBProxiedObjectIdentifier", .text("placeholderIdentifier"))]),
        "CustomObject": LegacyClass("customObject", [], []),
        // A style is written where it is not 0, which is the plain one.
        "BarButtonItem": LegacyClass(
            "barButtonItem", Property.barItems,
            items + [
                LegacyKey("IBUIStyle", .words("style", [0: "plain", 1: "bordered", 2: "done"])),
                LegacyKey("IBUISystemItemIdentifier", .words("systemItem", systemItems)),
                LegacyKey("IBUIWidth", .number("width")), LegacyKey("IBUICustomView", .object("customView")),
                LegacyKey("IBUITintColor", .color("tintColor")), LegacyKey("IBUIToolbar", .nothing),
                LegacyKey("IBUINavigationItem", .nothing),
            ], absent: [("style", "plain")]),
        "TabBarItem": LegacyClass(
            "tabBarItem", Property.barItems,
            items + [
                LegacyKey("IBUISystemItemIdentifier", .words("systemItem", systemTabs)),
                LegacyKey("IBUIBadgeValue", .text("badgeValue")), LegacyKey("IBUITabBar", .nothing),
            ]),
        "NavigationItem": LegacyClass(
            "navigationItem", Property.navigationItems,
            [
                LegacyKey("IBUITitle", .text("title")), LegacyKey("IBUIPrompt", .text("prompt")),
                LegacyKey("IBUITitleView", .object("titleView")),
                LegacyKey("IBUILeftBarButtonItem", .object("leftBarButtonItem")),
                LegacyKey("IBUIRightBarButtonItem", .object("rightBarButtonItem")),
                LegacyKey("IBUILeftBarButtonItems", .list("leftBarButtonItems")),
                LegacyKey("IBUIRightBarButtonItems", .list("rightBarButtonItems")),
                LegacyKey("IBUIBackBarButtonItem", .object("backBarButtonItem")),
                LegacyKey("IBUINavigationBar", .nothing),
            ]),
        "ViewController": controller("viewController"),
        "TableViewController": controller("tableViewController", Property.tableControllers),
        "NavigationController": controller("navigationController", Property.navigationControllers),
        "TabBarController": controller("tabBarController"),
        "SplitViewController": controller("splitViewController", Property.splitViewControllers),
        "PageViewController": controller("pageViewController", Property.pageViewControllers),
        "SearchDisplayController": LegacyClass(
            "searchDisplayController", [],
            [
                "IBUISearchBar", "IBUISearchContentsController", "IBUISearchResultsDataSource",
                "IBUISearchResultsDelegate",
            ]
            .map { LegacyKey($0, .nothing) }),
        "TapGestureRecognizer": recognizer("tapGestureRecognizer"),
        "PinchGestureRecognizer": recognizer("pinchGestureRecognizer"),
        "RotationGestureRecognizer": recognizer("rotationGestureRecognizer"),
        "SwipeGestureRecognizer": recognizer("swipeGestureRecognizer"),
        "PanGestureRecognizer": recognizer("panGestureRecognizer"),
        // So Interface Builder spells it.
        "LongPressGestureRecognizer": recognizer("pongPressGestureRecognizer"),
    ]

    private static let items: [LegacyKey] = [
        LegacyKey("IBUITitle", .text("title")), LegacyKey("IBUIImage", .image("image")),
        LegacyKey("IBUIEnabled", .flag("enabled")), LegacyKey("IBUILandscapeImage", .image("landscapeImage")),
    ]

    private static func controller(_ element: String, _ rows: [Property] = []) -> LegacyClass {
        let ignored = [
            "IBUIHorizontal", "IBUIParentViewController", "IBUISimulatedStatusBarMetrics", "IBUISimulatedTopBarMetrics",
            "IBUISimulatedBottomBarMetrics", "IBUISimulatedOrientationMetrics", "IBUISimulatedDestinationMetrics",
            "IBUISimulatedSizeMetrics", "IBUIInterfaceOrientation",
        ]
        return LegacyClass(
            element, rows + Property.viewControllers,
            ignored.map { LegacyKey($0, .nothing) } + [
                LegacyKey("IBUITitle", .text("title")), LegacyKey("IBUINibName", .text("nibName")),
                LegacyKey("IBUITabBarItem", .object("tabBarItem")),
                LegacyKey("IBUINavigationItem", .object("navigationItem")),
                LegacyKey("IBUIView", .object("view")), LegacyKey("IBUIToolbarItems", .list("toolbarItems")),
                LegacyKey("IBUINavigationBar", .object("navigationBar")), LegacyKey("IBUITabBar", .object("tabBar")),
                LegacyKey("IBUIToolbar", .object("toolbar")),
                LegacyKey("IBUIViewControllers", .list("viewControllers")),
            ])
    }

    private static func recognizer(_ element: String) -> LegacyClass {
        let numbers = [
            "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches",
            "minimumPressDuration", "allowableMovement",
        ]
        return LegacyClass(
            element, Property.recognizers,
            numbers.map { LegacyKey("IBUI" + $0.prefix(1).uppercased() + $0.dropFirst(), .number($0)) })
    }

    private static let systemItems = words(Property.systemItems)
    private static let systemTabs = words(Property.systemTabs)

    private static func words(_ words: [Property.Word]) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: words.map { ($0.rawValue, $0.document) })
    }
}
