// Everything that a constraint can refer to besides views: the guides of views, controllers and scroll views.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct LayoutItemTests {
    /// An iPhone 15 keeps 59 points clear above and 34 below.
    @Test func safeArea() throws {
        let frames = try layOut(
            view("a"),
            [
                "a.leading == safeArea.leading + 1", "a.trailing == safeArea.trailing - 2",
                "a.top == safeArea.top + 3", "a.bottom == safeArea.bottom - 4",
            ])
        frames.expect("a", 1, 62, 390, 752)  // 852 − 34 − 4 − 62
    }

    @Test func sizesAndCentresOfTheSafeArea() throws {
        let frames = try layOut(
            view("a"),
            [
                "a.width == 1:3*safeArea.width", "a.height == safeArea.height - 159",
                "a.centerX == safeArea.centerX", "a.centerY == safeArea.centerY",
            ])
        // 131 × 600 around (196.5, 59 + 759 / 2).
        frames.expect("a", 131, pixel(138.5), 131, 600)
    }

    /// A scene of an older document, whose controller has guides for its bars.
    private static var sceneOfBarGuides: TestScene {
        var scene = TestScene(toolsVersion: "12121", device: "retina4_7", width: 375, height: 667)
        scene.documentAttributes = #"useTraitCollections="YES""#
        scene.rootContent = ""
        scene.controllerContent = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            """
        return scene
    }

    /// Older documents: the strips of the bars are guides of the controller, below them and above them is the content.
    @Test func topAndBottomLayoutGuides() throws {
        var scene = Self.sceneOfBarGuides
        scene.views = view("a") + view("b", constraints: ["b.height == 30", "b.width == 40"])
        scene.constraints = [
            "a.leading == root.leading", "root.trailing == a.trailing", "a.top == top.bottom + 8",
            "bottom.top == a.bottom + 5", "b.leading == root.leading", "b.top == top.top",
        ]
        let frames = try scene.layOut()
        // The status bar of an iPhone 8 is 20 points high, below it there is no bar.
        frames.expect("a", 0, 28, 375, 634)
        frames.expect("b", 0, 0, 40, 30)
    }

    /// The guides have a length, which constraints may use.
    @Test func topLayoutGuideHasAHeight() throws {
        var scene = Self.sceneOfBarGuides
        scene.views = view("a", constraints: ["a.width == 30"])
        scene.constraints = ["a.leading == root.leading", "a.bottom == bottom.bottom", "a.height == 2*top.height"]
        try scene.layOut().expect("a", 0, 627, 30, 40)
    }

    /// The content guide has the content's size, the frame guide that of the scroll view.
    @Test func contentAndFrameLayoutGuides() throws {
        let scroll = view(
            "scroll", element: "scrollView",
            subviews: view("page", constraints: ["page.height == 700"]),
            constraints: [
                "page.leading == content.leading + 5", "content.trailing == page.trailing + 15",
                "page.top == content.top + 10", "content.bottom == page.bottom + 30",
                "page.width == frame.width + 80",
            ],
            content: """
                <viewLayoutGuide key="contentLayoutGuide" id="content"/>
                <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
                """)
        let frames = try layOut(
            scroll,
            [
                "scroll.leading == root.leading + 50", "scroll.width == 200", "scroll.top == root.top + 100",
                "scroll.height == 300",
            ])
        frames.expect("scroll", 50, 100, 200, 300)
        frames.expect("page", 5, 10, 280, 700)
        #expect(frames.placed("scroll")?.contentSize == Size(width: 300, height: 740))
        #expect(frames.findings.isEmpty)
    }

    /// Pinned to the frame guide a view stays where it is while the content scrolls.
    @Test
    func edgesOfTheFrameLayoutGuide() throws {
        let scroll = view(
            "scroll", element: "scrollView",
            subviews: view("page", constraints: ["page.width == 300", "page.height == 700"])
                + view("pinned", constraints: ["pinned.width == 50", "pinned.height == 20"]),
            constraints: [
                "page.leading == scroll.leading", "scroll.trailing == page.trailing", "page.top == scroll.top",
                "scroll.bottom == page.bottom", "pinned.trailing == frame.trailing - 3",
                "pinned.bottom == frame.bottom - 4",
            ], content: #"<viewLayoutGuide key="frameLayoutGuide" id="frame"/>"#)
        let frames = try layOut(
            scroll,
            [
                "scroll.leading == root.leading", "scroll.width == 200", "scroll.top == root.top",
                "scroll.height == 280",
            ])
        frames.expect("pinned", 147, 256, 50, 20)  // 200 − 3 − 50, 280 − 4 − 20
        #expect(frames.placed("scroll")?.contentSize == Size(width: 300, height: 700))
    }

    /// With no keyboard on the screen its guide begins where the safe area ends.
    @Test func keyboardLayoutGuide() throws {
        let guide = #"<keyboardLayoutGuide key="keyboard" id="keyboard"/>"#
        let frames = try TestScene(
            rootContent: guide, views: view("a", constraints: ["a.height == 44"]),
            constraints: [
                "a.leading == keyboard.leading", "a.trailing == keyboard.trailing", "keyboard.top == a.bottom",
            ]
        ).layOut()
        frames.expect("a", 0, 774, 393, 44)
    }

    /// A line that the author drew holds nothing; the document is laid out as without it.
    @Test func userLayoutGuide() throws {
        var scene = TestScene(views: view("a", constraints: ["a.height == 44", "a.width == 30"]))
        scene.constraints = ["a.leading == root.leading", "a.top == root.top + 100"]
        scene.rootContent += #"<userGuides><userLayoutGuide location="391" affinity="minY"/></userGuides>"#
        let frames = try scene.layOut()
        frames.expect("a", 0, 100, 30, 44)
        #expect(frames.findings.isEmpty)
    }

    /// A guide of a view's own is a rectangle that constraints alone determine.
    @Test func guidesOfAViewAreSolvedLikeViews() throws {
        var scene = TestScene(views: view("a") + view("b"))
        scene.rootContent += #"<layoutGuides><layoutGuide id="gap"/></layoutGuides>"#
        scene.constraints = [
            "gap.leading == a.trailing", "b.leading == gap.trailing", "gap.width == 1:3*root.width",
            "a.leading == root.leading", "root.trailing == b.trailing", "a.width == b.width", "a.top == root.top",
            "b.top == a.top", "a.height == 10", "b.height == 10", "gap.top == a.top", "gap.height == 10",
        ]
        let frames = try scene.layOut()
        // A third of 393 between two views that share the rest: 131 each.
        frames.expect("a", 0, 0, 131, 10)
        frames.expect("b", 262, 0, 131, 10)
    }

    /// A guide has no text: its baselines are its edges. There are more guides than views, so that none is taken for
    /// one.
    @Test(arguments: [("firstBaseline", 100.0), ("lastBaseline", 140), ("baseline", 140)])
    func baselinesOfGuides(baseline: String, y: Double) throws {
        var scene = TestScene(views: view("a", constraints: ["a.width == 30", "a.height == 10"]))
        scene.rootContent +=
            "<layoutGuides>\((0..<20).map { "<layoutGuide id=\"g\($0)\"/>" }.joined())</layoutGuides>"
        scene.constraints = [
            "g19.top == root.top + 100", "g19.height == 40", "a.top == g19.\(baseline)", "a.leading == root.leading",
        ]
        try scene.layOut().expect("a", 0, y, 30, 10)
    }

    /// The strip above the content of an iPhone 8 is 20 points high.
    @Test(arguments: [("top", 0.0), ("centerY", 10), ("bottom", 20), ("firstBaseline", 0), ("baseline", 20)])
    func edgesOfTheTopLayoutGuide(edge: String, y: Double) throws {
        var scene = TestScene(toolsVersion: "12121", device: "retina4_7", width: 375, height: 667)
        scene.documentAttributes = #"useTraitCollections="YES""#
        scene.rootContent = ""
        scene.controllerContent = #"<layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>"#
        scene.views = view("a", constraints: ["a.width == 30", "a.height == 10"])
        scene.constraints = ["a.leading == root.leading", "a.top == top.\(edge)"]
        try scene.layOut().expect("a", 0, y, 30, 10)
    }

    /// An item left out is the view that holds the constraint.
    @Test func theHolderIsTheItemLeftOut() throws {
        let frames = try layOut(
            view("a", constraints: [".width == 70"]),
            ["a.leading == root.leading", "a.top == root.top", "a.height == 10"])
        frames.expect("a", 0, 0, 70, 10)
    }

    /// A constraint whose item is gone is a finding of the document and counts for nothing.
    @Test func danglingItemsAreLeftOut() throws {
        let frames = try layOut(
            view("a"),
            [
                "a.leading == root.leading", "a.top == root.top", "a.width == 10", "a.height == 10",
                "a.leading == gone.trailing + 99",
            ])
        frames.expect("a", 0, 0, 10, 10)
        #expect(!frames.findings.isEmpty)
    }
}
