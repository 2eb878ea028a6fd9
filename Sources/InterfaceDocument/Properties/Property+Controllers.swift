// Properties of view controllers, of items of bars, and of segues.

extension Property {
    /// What every controller has.
    package static let viewControllers: [Property] = [
        flag(.definesPresentationContext, nib: NibKey("UIDefinesPresentationContext", .bool, omitted: "NO")),
        flag(
            .providesPresentationContextTransitionStyle,
            nib: NibKey("UIProvidesPresentationContextTransitionStyle", .bool, omitted: "NO")),
        flag(.hidesBottomBarWhenPushed, nib: NibKey("UIHidesBottomBarWhenPushed", .bool, omitted: "NO")),
        flag(.wantsFullScreenLayout, nib: NibKey("UIWantsFullScreenLayout", .bool, omitted: "NO")).onlyInNibs,
        words(
            .modalTransitionStyle, transitions, absent: "", fresh: "coverVertical",
            nib: NibKey("UIModalTransitionStyle", .int, omitted: "")),
        words(
            .modalPresentationStyle, presentations, absent: "",
            nib: NibKey("UIModalPresentationStyle", .int, omitted: "")),
        flag(
            .automaticallyAdjustsScrollViewInsets, absent: true,
            nib: NibKey("UIKeyAutomaticallyAdjustsScrollViewInsets", .intBool, omitted: "YES")),
        flag(
            .autoresizesArchivedViewToFullSize, absent: true,
            nib: NibKey("UIAutoresizesArchivedViewToFullSize", .bool, omitted: "YES")
        ).onlyInNibs,
        flag(.extendedLayoutIncludesOpaqueBars),
    ]

    /// What every controller has that is set after it is loaded.
    package static let controllerPaths: [Property] = [
        words(
            .interfaceStyle, as: "overrideUserInterfaceStyle", "unspecified=0 light=1 dark=2", absent: "unspecified",
            nib: .path("overrideUserInterfaceStyle", .int, omitted: "unspecified"))
    ]

    private static let transitions = "coverVertical=0 flipHorizontal=1 crossDissolve=2 partialCurl=3"
    private static let presentations =
        "fullScreen=0 pageSheet=1 formSheet=2 currentContext=3 custom=4 overFullScreen=5 overCurrentContext=6 popover=7 "
        + "blurOverFullScreen=8 none=-1 automatic=-2"

    package static let navigationControllers: [Property] = [
        flag(.navigationBarHidden, "isNavigationBarHidden", nib: NibKey("UINavigationBarHidden", .bool, omitted: "NO")),
        flag(
            .toolbarHidden, "isToolbarHidden", absent: true, nib: NibKey("UIToolbarShown", .negatedBool, omitted: "YES")
        ),
    ]

    /// What controllers of tables have. Documents say NO where they say anything (53 of 1,373), and Apple's nibs of
    /// those that say nothing have no key (11 of 11, in three repositories).
    package static let tableControllers: [Property] = [
        flag(
            .clearsSelectionOnViewWillAppear, absent: true,
            nib: NibKey("UIClearsSelectionOnViewWillAppear", .bool, omitted: "YES"))
    ]

    /// What controllers of collections have: their nibs always have the key (14 of 14, in two repositories).
    package static let collectionControllers: [Property] = [
        flag(
            .clearsSelectionOnViewWillAppear, absent: true, nib: NibKey("UIClearsSelectionOnViewWillAppear", .bool))
    ]

    package static let pageViewControllers: [Property] = [
        words(.transitionStyle, "pageCurl=0 scroll=1", absent: "pageCurl", nib: NibKey("UITransitionStyle", .int)),
        words(
            .navigationOrientation, "horizontal=0 vertical=1", absent: "horizontal",
            nib: NibKey("UINavigationOrientation", .int)),
        words(.spineLocation, "none=0 min=1 mid=2 max=3", absent: "none", nib: NibKey("UISpineLocation", .int)),
        number(.pageSpacing, absent: "0", nib: NibKey("UIPageSpacing", .int)).onlyInNibs,
        flag(.doubleSided, "isDoubleSided", nib: .path("doubleSided", .bool, omitted: "NO")),
    ]

    package static let splitViewControllers: [Property] = [
        number(
            .minimumPrimaryColumnWidth, absent: "-1", fresh: "-1",
            nib: .path("minimumPrimaryColumnWidth", .double, omitted: "-1")),
        number(
            .maximumPrimaryColumnWidth, absent: "-1", fresh: "-1",
            nib: .path("maximumPrimaryColumnWidth", .double, omitted: "-1")),
        words(
            .preferredDisplayMode,
            "automatic=0 secondaryOnly=1 beside:oneBesideSecondary=2 over:oneOverSecondary=3 "
                + "twoBeside:twoBesideSecondary=4 twoOver:twoOverSecondary=5 twoDisplace:twoDisplaceSecondary=6",
            absent: "automatic",
            nib: .path("preferredDisplayMode", .int, omitted: "automatic")),
        flag(.presentsWithGesture, absent: true, nib: .path("presentsWithGesture", .bool, omitted: "YES")),
    ]

    package static let navigationItems: [Property] = [
        words(
            .largeTitleDisplayMode, "automatic=0 always=1 never=2", absent: "automatic",
            nib: NibKey("UILargeTitleDisplayMode", .int, since: NibVersion(9))),
        flag(
            .leftItemsSupplementBackButton, nib: .path("leftItemsSupplementBackButton", .bool, omitted: "NO")),
    ]

    /// What items of bars have.
    package static let barItems: [Property] = [
        wholeNumber(.tag, absent: "0", fresh: "0", nib: NibKey("UITag", .int, omitted: "0")),
        flag(.enabled, "isEnabled", absent: true),
    ]

    /// What items have that stand for a button.
    static let barButtonItems: [Property] = barItems + [flag(.hidden, "isHidden")]

    package static let segues: [Property] = [
        words(
            .modalPresentationStyle, presentations, absent: "",
            nib: NibKey("UIModalPresentationStyle", .int, omitted: "")),
        words(.modalTransitionStyle, transitions, absent: "", nib: NibKey("UIModalTransitionStyle", .int, omitted: "")),
        flag(.animates, absent: true, nib: .path("animates", omitted: "YES")),
    ]
}
