// Layout margins: of roots, of nested views, custom, inherited, and what the safe area adds to them.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct MarginTests {
    /// A view that fills the margins of `outer`.
    static func filling(_ outer: String) -> [String] {
        [
            "\(outer).leadingMargin == a.leading", "\(outer).trailingMargin == a.trailing",
            "\(outer).topMargin == a.top", "\(outer).bottomMargin == a.bottom",
        ]
    }

    private static func root(
        _ toolsVersion: String, _ device: String?, _ width: Double, _ height: Double, _ attributes: String = "",
        content: String = ""
    ) throws -> Frames {
        try TestScene(
            toolsVersion: toolsVersion, device: device, width: width, height: height, rootAttributes: attributes,
            rootContent: content, views: view("a"), constraints: filling("root")
        ).layOut()
    }

    // MARK: Roots

    /// The sides of a controller's view: 16 points below a width of 400, 20 from there on (483 of 489 views).
    @Test(
        arguments: [
            ("retina4_0", 320.0, 568.0, 20.0, 0.0, 16.0), ("retina4_7", 375, 667, 20, 0, 16),
            ("retina6_0", 390, 844, 47, 34, 16), ("retina6_12", 393, 852, 59, 34, 16),
            ("retina6_1", 414, 896, 48, 34, 20), ("retina6_72", 430, 932, 59, 34, 20),
            ("ipad9_7", 768, 1024, 20, 0, 20),
        ])
    func rootSidesByWidth(
        device: String, width: Double, height: Double, top: Double, bottom: Double, side: Double
    ) throws {
        // Above and below there is the safe area alone.
        try Self.root("23504", device, width, height)
            .expect("a", side, top, width - 2 * side, height - top - bottom)
    }

    /// Up to Xcode 7 the sides are 16 at every width, and no safe area is added.
    @Test func rootSidesOfOldTools() throws {
        try Self.root("6254", nil, 600, 600).expect("a", 16, 0, 568, 600)
    }

    /// Custom margins of a root: the sides are never less than the system's, the safe area comes on top.
    @Test(arguments: [(30.0, 40.0, 30.0, 40.0), (5, 40, 16, 40), (0, 0, 16, 16)])
    func customRootMargins(left: Double, right: Double, effectiveLeft: Double, effectiveRight: Double) throws {
        try Self.root("23504", "retina6_12", 393, 852, content: edgeInsets(7, left, 9, right))
            .expect("a", effectiveLeft, 66, 393 - effectiveLeft - effectiveRight, 852 - 66 - 34 - 9)
    }

    /// A root that does not care for the safe area has only its own margins, none above and below.
    @Test func rootsMayIgnoreTheSafeArea() throws {
        try Self.root("23504", "retina6_12", 393, 852, #"insetsLayoutMarginsFromSafeArea="NO""#)
            .expect("a", 16, 0, 361, 852)
    }

    // MARK: Nested views

    /// `outer` at (40, 100), 300 × 200, with what it says of its margins.
    private func nested(
        _ attributes: String = "", _ content: String = "", direction: LayoutDirection = .leftToRight
    ) throws -> Frames {
        try TestScene(
            views: view("outer", attributes, subviews: view("a"), constraints: Self.filling("outer"), content: content),
            constraints: [
                "outer.left == root.left + 40", "outer.top == root.top + 100", "outer.width == 300",
                "outer.height == 200",
            ]
        ).layOut(in: LayoutEnvironment(direction: direction))
    }

    @Test func eightPointsAllRound() throws { try nested().expect("a", 8, 8, 284, 184) }

    @Test(arguments: LayoutDirection.allCases)
    func custom(direction: LayoutDirection) throws {
        try nested("", edgeInsets(1, 2, 3, 4), direction: direction).expect("a", 2, 1, 294, 196)
    }

    @Test(arguments: LayoutDirection.allCases)
    func directional(direction: LayoutDirection) throws {
        let insets =
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#
        try nested("", insets, direction: direction)
            .expect("a", direction == .leftToRight ? 2 : 4, 1, 294, 196)
    }

    @Test func zero() throws { try nested("", edgeInsets(0, 0, 0, 0)).expect("a", 0, 0, 300, 200) }

    // MARK: Inherited margins

    /// A root with margins of 16 and the given edges of `outer` from it: what is left of 16 inside `outer`, at least 8.
    @Test(arguments: [(0.0, 16.0), (4, 12), (8, 8), (30, 8)])
    func preservesTheSuperviewsMargins(distance: Double, margin: Double) throws {
        let frames = try TestScene(
            views: view(
                "outer", #"preservesSuperviewLayoutMargins="YES""#, subviews: view("a"),
                constraints: Self.filling("outer")),
            constraints: [
                "outer.leading == root.leading + \(distance)", "root.trailing == outer.trailing + \(distance)",
                "outer.top == root.top + 100", "outer.height == 200",
            ]
        ).layOut()
        frames.expect("a", margin, 8, 393 - 2 * distance - 2 * margin, 184)
    }

    /// Through two views that preserve: 50 points of the outermost reach 30 into the innermost.
    @Test func preservesThroughSeveralViews() throws {
        let inner = view(
            "inner", #"preservesSuperviewLayoutMargins="YES""#, subviews: view("a"), constraints: Self.filling("inner"))
        let middle = view(
            "middle", #"preservesSuperviewLayoutMargins="YES""#, subviews: inner,
            constraints: [
                "inner.leading == middle.leading + 10", "middle.trailing == inner.trailing + 10",
                "inner.top == middle.top", "middle.bottom == inner.bottom",
            ])
        let outer = view(
            "outer", subviews: middle,
            constraints: [
                "middle.leading == outer.leading + 10", "outer.trailing == middle.trailing + 10",
                "middle.top == outer.top", "outer.bottom == middle.bottom",
            ], content: edgeInsets(8, 50, 8, 50))
        let frames = try layOut(
            outer,
            [
                "outer.leading == root.leading", "root.trailing == outer.trailing", "outer.top == root.top + 100",
                "outer.height == 100",
            ])
        frames.expect("a", 30, 8, 293, 84)  // 393 − 4 × 10 − 2 × 30
    }

    /// The superview's margins are kept only where the view says so.
    @Test func doesNotInheritUnasked() throws {
        let frames = try layOut(
            view("outer", subviews: view("a"), constraints: Self.filling("outer")),
            [
                "outer.leading == root.leading", "root.trailing == outer.trailing", "outer.top == root.top + 100",
                "outer.height == 200",
            ])
        frames.expect("a", 8, 8, 377, 184)
    }

    // MARK: The safe area

    /// A view at the top of the screen: 59 points of safe area and 8 of margin.
    @Test(arguments: [("", 67.0), (#"insetsLayoutMarginsFromSafeArea="NO""#, 8)])
    func safeAreaIsAdded(attributes: String, top: Double) throws {
        let frames = try layOut(
            view("outer", attributes, subviews: view("a"), constraints: Self.filling("outer")),
            [
                "outer.leading == root.leading", "root.trailing == outer.trailing", "outer.top == root.top",
                "outer.height == 200",
            ])
        frames.expect("a", 8, top, 377, 192 - top)
    }

    /// An iPad's readable width is 672 points, in the middle: (834 − 672) / 2 = 81 at both sides.
    @Test
    func readableWidth() throws {
        try Self.root("23504", "ipad11_0rounded", 834, 1194, #"layoutMarginsFollowReadableWidth="YES""#)
            .expect("a", 81, 24, 672, 1150)
    }

    /// At the smallest text size, which the canvases of Xcode 13 have, it is 560.
    @Test func readableWidthOfSmallText() throws {
        try Self.root("20037", "ipad11_0rounded", 834, 1194, #"layoutMarginsFollowReadableWidth="YES""#)
            .expect("a", 137, 24, 560, 1150)
    }

    @Test func readableWidthLeavesPhonesAlone() throws {
        try Self.root("23504", "retina6_12", 393, 852, #"layoutMarginsFollowReadableWidth="YES""#)
            .expect("a", 16, 59, 361, 759)
    }
}
