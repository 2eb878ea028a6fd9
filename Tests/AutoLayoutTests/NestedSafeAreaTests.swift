// How far the safe area of a root reaches into the views below it.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct NestedSafeAreaTests {
    /// `outer` in a root of 393 × 852 with insets 59 and 34; `a` fills the safe area of `outer`.
    private func filling(
        _ constraints: [String], element: String = "view", device: String = "retina6_12",
        orientation: String = "portrait",
        size: Size = Size(width: 393, height: 852)
    ) throws -> Frames {
        let outer = view(
            "outer", element: element, subviews: view("a"),
            constraints: [
                "a.leading == inner.leading", "a.trailing == inner.trailing", "a.top == inner.top",
                "a.bottom == inner.bottom",
            ], content: #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
        return try TestScene(
            device: device, orientation: orientation, width: size.width, height: size.height, views: outer,
            constraints: constraints
        ).layOut()
    }

    private let wide = ["outer.leading == root.leading", "root.trailing == outer.trailing"]
    private let scrollFills = [
        "scroll.leading == root.leading", "root.trailing == scroll.trailing", "scroll.top == root.top",
        "root.bottom == scroll.bottom",
    ]

    /// Below the top of the root by that much: the rest of 59 is left, never less than nothing.
    @Test(arguments: [(0.0, 59.0), (20, 39), (59, 0), (100, 0)])
    func atTheTop(distance: Double, inset: Double) throws {
        let frames = try filling(wide + ["outer.top == root.top + \(distance)", "outer.height == 300"])
        frames.expect("a", 0, inset, 393, 300 - inset)
    }

    /// The margins that a stack view states keep clear of the safe area as well; without any it has none.
    @Test(arguments: [(true, 69.0), (false, 0)])
    func marginsOfStackViews(areStated: Bool, top: Double) throws {
        let stack = view(
            "stack", element: "stackView", #"layoutMarginsRelativeArrangement="YES""#, subviews: view("a"),
            content: areStated
                ? #"<edgeInsets key="layoutMargins" top="10" left="20" bottom="10" right="20"/>"# : "")
        let frames = try TestScene(
            views: stack,
            constraints: [
                "stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top",
                "a.height == 40",
            ]
        ).layOut()
        let side: Double = areStated ? 20 : 0
        frames.expect("a", side, top, 393 - 2 * side, 40)
    }

    @Test(arguments: [(0.0, 34.0), (10, 24), (34, 0), (100, 0)])
    func atTheBottom(distance: Double, inset: Double) throws {
        let frames = try filling(wide + ["root.bottom == outer.bottom + \(distance)", "outer.height == 300"])
        frames.expect("a", 0, 0, 393, 300 - inset)
    }

    /// In landscape the insets stand at the sides.
    @Test func inLandscape() throws {
        let frames = try filling(
            [
                "outer.leading == root.leading + 9", "root.trailing == outer.trailing", "outer.top == root.top",
                "root.bottom == outer.bottom",
            ], orientation: "landscape", size: Size(width: 852, height: 393))
        // 59 at both sides, 21 below.
        frames.expect("a", 50, 0, 843 - 50 - 59, 372)
    }

    /// Three views deep: each keeps what the one above leaves.
    @Test func deeplyNested() throws {
        let innermost = view(
            "c", subviews: view("a"),
            constraints: [
                "a.leading == safe.leading", "a.trailing == safe.trailing", "a.top == safe.top",
                "a.bottom == safe.bottom",
            ],
            content: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
        func wrap(_ id: String, _ inner: String, _ content: String) -> String {
            view(
                id, subviews: content,
                constraints: [
                    "\(inner).leading == \(id).leading", "\(inner).trailing == \(id).trailing",
                    "\(inner).top == \(id).top + 10", "\(inner).bottom == \(id).bottom - 4",
                ])
        }
        let frames = try layOut(
            wrap("outer", "b", wrap("b", "c", innermost)),
            wide + ["outer.top == root.top", "outer.bottom == root.bottom"])
        // 59 − 20 above, 34 − 8 below.
        frames.expect("a", 0, 39, 393, 852 - 28 - 39 - 26)
    }

    /// What scrolls does not keep clear of the bars.
    @Test func insideScrollViews() throws {
        let page = view(
            "page", subviews: view("a"),
            constraints: [
                "page.height == 1000", "page.width == 393", "a.leading == inner.leading",
                "a.trailing == inner.trailing", "a.top == inner.top", "a.bottom == inner.bottom",
            ], content: #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
        let scroll = view(
            "scroll", element: "scrollView", subviews: page,
            constraints: [
                "page.leading == scroll.leading", "scroll.trailing == page.trailing", "page.top == scroll.top",
                "scroll.bottom == page.bottom",
            ])
        let frames = try layOut(scroll, scrollFills)
        frames.expect("a", 0, 0, 393, 1000)
    }

    /// A scroll view that fills the root, with content of a height, and `a` in the safe area of the content.
    private func scrolling(_ attributes: String = "", contentHeight: String, isFirst: Bool = true) -> TestScene {
        let page = view(
            "page", subviews: view("a"),
            constraints: [
                "a.leading == inner.leading", "a.trailing == inner.trailing", "a.top == inner.top",
                "a.bottom == inner.bottom",
            ], content: #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
        let scroll = view(
            "scroll", element: "scrollView", attributes, subviews: page,
            constraints: [
                "page.leading == scroll.leading", "scroll.trailing == page.trailing", "page.top == scroll.top",
                "scroll.bottom == page.bottom", "page.width == 393", "page.height == \(contentHeight)",
            ])
        let other = view("other", constraints: ["other.width == 1", "other.height == 1"])
        return TestScene(
            views: isFirst ? scroll + other : other + scroll,
            constraints: scrollFills + ["other.leading == root.leading", "other.top == root.top"])
    }

    /// Where nothing scrolls, a scroll view passes the safe area on, 59 points above and 34 below. One that scrolls, or
    /// always bounces, moves its content instead.
    @Test(arguments: [
        ("", "852", 59.0, 759.0), ("", "scroll.height", 59.0, 759.0), ("", "500", 59.0, 441.0), ("", "853", 0.0, 853.0),
        (#"alwaysBounceVertical="YES""#, "852", 0.0, 852.0), (#"alwaysBounceHorizontal="YES""#, "852", 59.0, 759.0),
        (#"contentInsetAdjustmentBehavior="always""#, "852", 0.0, 852.0),
        (#"contentInsetAdjustmentBehavior="never""#, "853", 59.0, 760.0),
        (#"contentInsetAdjustmentBehavior="scrollableAxes""#, "852", 59.0, 759.0),
    ])
    func whereNothingScrolls(attributes: String, contentHeight: String, top: Double, height: Double) throws {
        try scrolling(attributes, contentHeight: contentHeight).layOut().expect("a", 0, top, 393, height)
    }

    /// The first view of a controller in a navigation controller moves its content all the same, unless the controller
    /// says no.
    @Test(arguments: [("YES", true, false), ("NO", true, true), ("YES", false, true)])
    func inANavigationController(adjusts: String, isFirst: Bool, passesOn: Bool) throws {
        let navigation = """
            <scene sceneID="navigation"><objects><navigationController id="navigation" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"/><connections><segue destination="controller" kind="relationship" \
            relationship="rootViewController" id="segue"/></connections></navigationController></objects></scene></scenes>
            """
        let source = scrolling(contentHeight: "852", isFirst: isFirst).source
            .replacing("</scenes>", with: navigation)
            .replacing(
                #"<viewController "#,
                with: #"<viewController automaticallyAdjustsScrollViewInsets="\#(adjusts)" "#)
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let frames = Frames(layout: LayoutEngine().layout(document, in: LayoutEnvironment()))
        // 103 points above and 34 below.
        frames.expect("a", 0, passesOn ? 103 : 0, 393, passesOn ? 852 - 103 - 34 : 852)
    }

    /// Content that keeps clear of the safe area at both ends: it fits up to 852 - 59 - 34 points, and scrolls from
    /// there on, where it keeps clear of nothing.
    @Test(arguments: [(700.0, 59.0), (758, 59), (760, 0), (766, 0), (790, 0), (900, 0)])
    func contentThatGrowsWithTheSafeArea(height: Double, top: Double) throws {
        let page = view(
            "page", subviews: view("a", constraints: ["a.height == \(height)"]),
            constraints: [
                "a.leading == page.leading", "a.trailing == page.trailing", "a.top == inner.top",
                "a.bottom == inner.bottom",
            ], content: #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
        let scroll = view(
            "scroll", element: "scrollView", subviews: page,
            constraints: [
                "page.leading == scroll.leading", "scroll.trailing == page.trailing", "page.top == scroll.top",
                "scroll.bottom == page.bottom", "page.width == scroll.width",
            ])
        let frames = try layOut(scroll, scrollFills)
        frames.expect("a", 0, top, 393, height)
        #expect(frames.placed("scroll")?.contentSize?.height == height + top)
    }

    /// The content's size counts, with what lies below its views, not what a view in it reaches.
    @Test(arguments: [("scroll.bottom == page.bottom + 200", 0.0), ("scroll.bottom == page.bottom", 59)])
    func emptyEndOfTheContent(end: String, top: Double) throws {
        let page = view(
            "page", subviews: view("a", constraints: ["a.height == 600"]),
            constraints: ["page.height == 700", "a.leading == page.leading", "a.top == inner.top"],
            content: #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
        let float = view("float", constraints: ["float.height == 40", "float.width == 40"])
        let scroll = view(
            "scroll", element: "scrollView", subviews: page + float,
            constraints: [
                "page.leading == scroll.leading", "scroll.trailing == page.trailing", "page.top == scroll.top", end,
                "page.width == scroll.width", "float.leading == frame.leading", "float.top == frame.bottom + 20",
            ], content: #"<viewLayoutGuide key="frameLayoutGuide" id="frame"/>"#)
        let frames = try layOut(scroll, scrollFills)
        #expect(frames["a"]?.y == top)
    }

    /// Where the view's place depends on its own content, the insets settle with it: 44 high above the safe area's end.
    @Test func movesWithTheView() throws {
        let frames = try filling(wide + ["outer.bottom == safeArea.bottom + 20", "outer.height == 44"])
        // It reaches 20 of the 34 points down, so 20 of its 44 lie outside.
        frames.expect("outer", 0, 794, 393, 44)
        frames.expect("a", 0, 0, 393, 24)
    }

    /// A view keeps its insets while UIKit asks for the size that it wants: what is pinned to the guide and what is
    /// pinned to margins, which follow the safe area, have the same room. 59 above and 34 below in portrait, 21 below
    /// in landscape.
    @Test(arguments: [("portrait", 93.0), ("landscape", 21)])
    func whatAViewWants(orientation: String, insets: Double) throws {
        func height(_ item: String, _ attribute: String, margin: Double) throws -> Double {
            let inner = view(
                "outer", "", subviews: view("a"),
                constraints: [
                    "a.top == \(item).top\(attribute)", "\(item).bottom\(attribute) == a.bottom", "a.height == 20",
                    "a.leading == outer.leading", "a.trailing == outer.trailing",
                ], content: edgeInsets(margin, 0, margin, 0) + #"<viewLayoutGuide key="safeArea" id="inner"/>"#)
            let scene = TestScene(
                views: inner,
                constraints: [
                    "outer.leading == root.leading", "outer.trailing == root.trailing", "outer.top == root.top",
                    "outer.bottom == root.bottom",
                ])
            let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
            let environment = LayoutEnvironment(
                device: .named("iPhone 15"), orientation: orientation == "portrait" ? .portrait : .landscape)
            return try #require(
                LayoutEngine().fittingSize(
                    of: "outer", in: document, environment: environment, target: .compressed(width: 393))
            ).height
        }
        #expect(try height("inner", "", margin: 8) == 20 + insets)
        #expect(try height("outer", "Margin", margin: 8) == 20 + 16 + insets)
    }
}
