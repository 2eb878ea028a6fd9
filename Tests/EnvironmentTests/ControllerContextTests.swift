// The bars around a controller, as the segues that lead to it tell: what they leave of the root's safe area.

import InterfaceDocument
import StrutEnvironment
import Testing

/// On an iPhone 15 (59 above, 34 below), with a navigation bar of 44 and a tab bar of 49 points.
@Suite struct ControllerContextTests {
    private func safeArea(
        _ scenes: [String], of controller: String = "a", toolsVersion: String = "23504", device: String = "retina6_12",
        orientation: String = "portrait"
    ) throws -> EdgeInsets {
        try Storyboard(toolsVersion: toolsVersion, device: device, orientation: orientation, scenes: scenes)
            .root(of: controller).safeArea
    }

    // MARK: Navigation

    @Test func alone() throws { #expect(try safeArea([scene("a")]) == EdgeInsets(59, 34)) }

    @Test func navigationRoot() throws {
        #expect(try safeArea([navigation(root: "a"), scene("a")]) == EdgeInsets(103, 34))
    }

    /// The order of the scenes makes no difference.
    @Test func theContainerMayComeLater() throws {
        #expect(try safeArea([scene("a"), navigation(root: "a")]) == EdgeInsets(103, 34))
    }

    @Test(arguments: ["show", "push"])
    func pushed(kind: String) throws {
        let scenes = [navigation(root: "first"), scene("first", segues: [segue("a", kind)]), scene("a")]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
    }

    @Test func pushedTwice() throws {
        let scenes = [
            navigation(root: "first"), scene("first", segues: [segue("second", "show")]),
            scene("second", segues: [segue("a", "show")]), scene("a"),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
    }

    /// A segue from a button deep in the view leads on just as well.
    @Test func pushedByAControl() throws {
        let button = #"<subviews><button id="b"><connections>\#(segue("a", "show"))</connections></button></subviews>"#
        let scenes = [navigation(root: "first"), scene("first", view: button), scene("a")]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
    }

    /// A navigation item alone adds no bar.
    @Test func aNavigationItemIsNoBar() throws {
        let item = #"<navigationItem key="navigationItem" title="Title" id="item"/>"#
        #expect(try safeArea([scene("a", content: item)]) == EdgeInsets(59, 34))
    }

    /// Where several segues lead to a controller, the document may name the one that decides. Here a custom one does,
    /// behind which no bar is; what is embedded has none either, until the document names the push.
    @Test(arguments: [("", 103.0, 59.0), ("to-a-custom", 59, 59), ("to-b-show", 103, 103), ("nothing", 103, 59)])
    func tieBreakers(named: String, a: Double, b: Double) throws {
        let storyboard = Storyboard(
            content: """
                <inferredMetricsTieBreakers><segue reference="\(named)"/></inferredMetricsTieBreakers>
                """,
            scenes: [
                navigation(root: "a"), scene("first", segues: [segue("a", "custom"), segue("b", "embed")]),
                scene("a", segues: [segue("b", "show")]), scene("b"),
            ])
        #expect(try storyboard.root(of: "a").safeArea.top == a)
        #expect(try storyboard.root(of: "b").safeArea.top == b)
    }

    @Test func aHiddenBar() throws {
        let scenes = [navigation(root: "a", #"navigationBarHidden="YES""#), scene("a")]
        #expect(try safeArea(scenes) == EdgeInsets(59, 34))
    }

    /// Under an opaque bar the root begins where the bar ends: 852 − 59 − 44.
    @Test func anOpaqueBar() throws {
        let scenes = [navigation(root: "a", bar: #"translucent="NO""#), scene("a", height: 749)]
        #expect(try safeArea(scenes) == EdgeInsets(0, 34))
        // One that is still as high as the screen sticks out below it, by all that is above it.
        #expect(try safeArea([scenes[0], scene("a")]) == EdgeInsets(0, 137))
    }

    @Test func edgesThatDoNotExtend() throws {
        let edges = #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#
        #expect(try safeArea([navigation(root: "a"), scene("a", content: edges, height: 749)]) == EdgeInsets(0, 34))
        // Without a bar they change nothing.
        #expect(try safeArea([scene("a", content: edges)]) == EdgeInsets(59, 34))
    }

    /// A large title is 52 points high: at the root, and on what is pushed as on what it is pushed from, unless the
    /// item says otherwise.
    @Test func largeTitles() throws {
        func item(_ mode: String) -> String {
            #"<navigationItem key="navigationItem" largeTitleDisplayMode="\#(mode)" id="item-\#(mode)"/>"#
        }
        let large = #"largeTitles="YES""#
        #expect(try safeArea([navigation(root: "a", bar: large), scene("a")]) == EdgeInsets(155, 34))
        #expect(
            try safeArea([navigation(root: "a", bar: large), scene("a", content: item("never"))]) == EdgeInsets(103, 34)
        )
        let pushed = [navigation(root: "first", bar: large), scene("first", segues: [segue("a", "show")])]
        #expect(try safeArea(pushed + [scene("a")]) == EdgeInsets(155, 34))
        #expect(try safeArea(pushed + [scene("a", content: item("never"))]) == EdgeInsets(103, 34))
        let small = scene("first", content: item("never"), segues: [segue("a", "show")])
        #expect(try safeArea([navigation(root: "first", bar: large), small, scene("a")]) == EdgeInsets(103, 34))
        #expect(
            try safeArea([navigation(root: "first", bar: large), small, scene("a", content: item("always"))])
                == EdgeInsets(155, 34))
    }

    /// 50 points on iPads since iOS 12; 54 since iOS 26 (here on a phone whose doubled inset is 118).
    @Test func heightsOfTheBar() throws {
        let pad = [navigation(root: "a"), scene("a", width: 834, height: 1194)]
        #expect(try safeArea(pad, toolsVersion: "21507", device: "ipad11_0rounded") == EdgeInsets(74, 20))
        let old = [navigation(root: "a"), scene("a", width: 768, height: 1024)]
        #expect(try safeArea(old, toolsVersion: "13196", device: "ipad9_7") == EdgeInsets(64, 0))
        #expect(try safeArea([navigation(root: "a"), scene("a")], toolsVersion: "24128") == EdgeInsets(172, 68))
        let phone = [navigation(root: "a"), scene("a", width: 375, height: 667)]
        #expect(try safeArea(phone, toolsVersion: "13196", device: "retina4_7") == EdgeInsets(64, 0))
    }

    @Test func aToolbar() throws {
        let scenes = [
            navigation(root: "a", #"toolbarHidden="NO""#, content: #"<toolbar key="toolbar" id="t"/>"#), scene("a"),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(103, 83))
    }

    /// A toolbar in a tab bar controller stands on the tab bar, simulated or not: 98 points below without a notch. In
    /// iOS 26 it takes its place.
    @Test(arguments: [("23504", EdgeInsets(103, 132)), ("24128", EdgeInsets(172, 117))])
    func aToolbarOnATabBar(toolsVersion: String, insets: EdgeInsets) throws {
        let own = [
            tabs(["navigation"]), navigation(root: "a", #"toolbarHidden="NO""#), scene("a"),
        ]
        #expect(try safeArea(own, toolsVersion: toolsVersion) == insets)
        let simulated = [
            tabs(["navigation"]), navigation(root: "a"),
            scene("a", content: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#),
        ]
        #expect(try safeArea(simulated, toolsVersion: toolsVersion) == insets)
    }

    /// Up to Xcode 10 a simulated toolbar needed no navigation bar.
    @Test(arguments: [("14490", EdgeInsets(20, 44)), ("23504", EdgeInsets(20, 0))])
    func aBareToolbar(toolsVersion: String, insets: EdgeInsets) throws {
        let bare = [
            scene(
                "a", content: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, width: 375, height: 667)
        ]
        #expect(try safeArea(bare, toolsVersion: toolsVersion, device: "retina4_7") == insets)
    }

    // MARK: Tabs

    @Test func tab() throws { #expect(try safeArea([tabs(["a"]), scene("a")]) == EdgeInsets(59, 83)) }

    @Test func navigationInATab() throws {
        let scenes = [
            tabs(["navigation"]), navigation(root: "first"), scene("first", segues: [segue("a", "show")]), scene("a"),
        ]
        #expect(try safeArea(scenes, of: "first") == EdgeInsets(103, 83))
        #expect(try safeArea(scenes) == EdgeInsets(103, 83))
    }

    /// A navigation controller around a tab bar controller pushes over the tab bar; one of its own inside pushes beside
    /// it.
    @Test func tabsInNavigation() throws {
        let outer = [
            navigation("outer", root: "tabs"), tabs(["first"]), scene("first", segues: [segue("a", "show")]),
            scene("a"),
        ]
        #expect(try safeArea(outer, of: "first") == EdgeInsets(103, 83))
        #expect(try safeArea(outer) == EdgeInsets(103, 34))
        let inner = [
            navigation("outer", root: "tabs"), tabs(["navigation"]), navigation(root: "first"),
            scene("first", segues: [segue("a", "show")]), scene("a"),
        ]
        #expect(try safeArea(inner) == EdgeInsets(103, 83))
    }

    @Test func hidesTheTabBarWhenPushed() throws {
        let scenes = [
            tabs(["navigation"]), navigation(root: "first"), scene("first", segues: [segue("a", "show")]),
            scene("a", #"hidesBottomBarWhenPushed="YES""#),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
    }

    @Test func anOpaqueTabBar() throws {
        // 852 − 34 − 49
        let scenes = [tabs(["a"], bar: #"translucent="NO""#), scene("a", height: 769)]
        #expect(try safeArea(scenes) == EdgeInsets(59, 0))
    }

    /// A tab bar is 49 points high, and on a phone with a home button 83 on the canvas of Xcode 26.
    @Test(arguments: [("23504", 49.0), ("24127", 83), ("32700", 49)])
    func tabBarWithoutAHomeIndicator(toolsVersion: String, height: Double) throws {
        let scenes = [tabs(["a"]), scene("a", width: 375, height: 667)]
        let insets = try safeArea(scenes, toolsVersion: toolsVersion, device: "retina4_7")
        #expect(insets == EdgeInsets(20, height))
    }

    /// A navigation bar of an iPad is 44 points high, 50 since iOS 12 and 54 since iOS 26; a tab bar stays at 50.
    @Test(arguments: [("13771", 64.0, 44.0), ("23504", 70, 50), ("24127", 74, 50)])
    func barsOfPads(toolsVersion: String, top: Double, bottom: Double) throws {
        let size = (width: 768.0, height: 1024.0)
        let inNavigation = [navigation(root: "a"), scene("a", width: size.width, height: size.height)]
        #expect(try safeArea(inNavigation, toolsVersion: toolsVersion, device: "ipad9_7").top == top)
        let inTabs = [tabs(["a"]), scene("a", width: size.width, height: size.height)]
        let insets = try safeArea(inTabs, toolsVersion: toolsVersion, device: "ipad9_7")
        #expect(insets.bottom == (bottom == 44 ? 49 : bottom))
    }

    /// In iOS 26 a sidebar stands over the secondary column of an iPad's split view, in landscape.
    @Test(arguments: [("23504", "landscape", 0.0), ("24128", "landscape", 330), ("24128", "portrait", 0)])
    func sidebarsOfPads(toolsVersion: String, orientation: String, left: Double) throws {
        let split = scene(
            "split", kind: "splitViewController",
            segues: [segue("a", "relationship", #"relationship="detailViewController""#)])
        let insets = try safeArea(
            [split, scene("a", width: 1366, height: 1024)], toolsVersion: toolsVersion, device: "ipad12_9",
            orientation: orientation)
        #expect(insets.left == left)
    }

    /// A container's wish for no bottom bar counts for itself, not for what it contains.
    @Test func whatAContainerSuppressesForItself() throws {
        let scenes = [tabs(["a"], content: #"<nil key="simulatedBottomBarMetrics"/>"#), scene("a")]
        #expect(try safeArea(scenes) == EdgeInsets(59, 83))
    }

    // MARK: Presentations

    /// A sheet is ten points lower than the screen and starts below the status bar.
    @Test(arguments: ["presentation", "modal"])
    func sheet(kind: String) throws {
        let scenes = [scene("first", segues: [segue("a", kind)]), scene("a", height: 842)]
        #expect(try safeArea(scenes).top == 0)
    }

    /// Where insets count twice, a sheet has the second share above, whose place a bar takes. In landscape it is as
    /// high as the canvas, with the insets that the phone has upright.
    @Test func sheetsWithDoubledInsets() throws {
        let first = scene("first", segues: [segue("a", "presentation"), segue("navigation", "presentation")])
        #expect(try safeArea([first, scene("a", height: 842)], toolsVersion: "24128") == EdgeInsets(59, 0))
        let inNavigation = [first, navigation(root: "b"), scene("b", height: 842)]
        #expect(try safeArea(inNavigation, of: "b", toolsVersion: "24128").top == 70)
        let lying = [first, scene("a", width: 852, height: 393)]
        let insets = try safeArea(lying, toolsVersion: "24128", orientation: "landscape")
        #expect(insets == EdgeInsets(59, 34))
        #expect(try safeArea(lying, orientation: "landscape") == EdgeInsets(0, 21, sides: 59))
    }

    /// A root of a free size is no sheet.
    @Test func freeformIsNoSheet() throws {
        let free = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
        let scenes = [
            scene("first", segues: [segue("a", "presentation")]), scene("a", content: free, width: 230, height: 200),
        ]
        #expect(try safeArea(scenes, toolsVersion: "20037", device: "retina6_1") == EdgeInsets(44, 0))
    }

    /// The bar in a sheet is 56 points high; since iOS 26 it is 54 high and stands 16 below the sheet's top.
    @Test(arguments: [("23504", 56.0), ("24128", 70)])
    func navigationInASheet(toolsVersion: String, top: Double) throws {
        let scenes = [
            scene("first", segues: [segue("navigation", "presentation")]), navigation(root: "a"),
            scene("a", height: 842),
        ]
        #expect(try safeArea(scenes, toolsVersion: toolsVersion).top == top)
    }

    /// A large title adds 52 points to it, and 56 since iOS 26.
    @Test(arguments: [("23504", 108.0), ("24128", 126)])
    func largeTitleInASheet(toolsVersion: String, top: Double) throws {
        let scenes = [
            scene("first", segues: [segue("navigation", "presentation")]),
            navigation(root: "a", bar: #"largeTitles="YES""#), scene("a", height: 842),
        ]
        #expect(try safeArea(scenes, toolsVersion: toolsVersion).top == top)
    }

    /// A root as high as a card is one, under a simulated bar too.
    @Test func aCardUnderASimulatedBar() throws {
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
        #expect(try safeArea([scene("a", content: bar, height: 842)]) == EdgeInsets(56, 0))
    }

    /// A show segue from outside a navigation controller presents.
    @Test func showWithoutNavigationPresents() throws {
        let scenes = [scene("first", segues: [segue("a", "show")]), scene("a", height: 842)]
        #expect(try safeArea(scenes).top == 0)
    }

    /// Before iOS 13 what is presented covers the screen.
    @Test func presentedByOlderTools() throws {
        let scenes = [
            scene("first", segues: [segue("a", "presentation")], width: 375, height: 667),
            scene("a", width: 375, height: 667),
        ]
        #expect(try safeArea(scenes, toolsVersion: "14490", device: "retina4_7") == EdgeInsets(20, 0))
    }

    /// What asks for the full screen, or is asked for it, has no insets on the canvas since Xcode 14.
    @Test func fullScreen() throws {
        let scenes = [
            scene("first", segues: [segue("a", "presentation")]), scene("a", #"modalPresentationStyle="fullScreen""#),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(0, 0))
        // Where insets count twice, it has the second share above, as cards have.
        #expect(try safeArea(scenes, toolsVersion: "24128") == EdgeInsets(59, 0))
        #expect(try safeArea(scenes, toolsVersion: "24128", device: "retina4_7") == EdgeInsets(0, 0))
    }

    /// On a device that is chosen a sheet starts below the status bar, and a full-screen controller does not.
    @Test(arguments: [
        ("", 0.0), (#"modalPresentationStyle="fullScreen""#, 48), (#"modalPresentationStyle="pageSheet""#, 0),
    ])
    func presentedOnAChosenDevice(style: String, top: Double) throws {
        let storyboard = Storyboard(scenes: [scene("first", segues: [segue("a", "presentation")]), scene("a", style)])
        let chosen = LayoutEnvironment(device: .named("iPhone 11"))
        #expect(try storyboard.root(of: "a", chosen).safeArea.top == top)
    }

    /// What is presented is in no navigation controller.
    @Test func presentationsLeaveTheirContainers() throws {
        let scenes = [
            tabs(["navigation"]), navigation(root: "first"), scene("first", segues: [segue("a", "presentation")]),
            scene("a", #"modalPresentationStyle="fullScreen""#),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(0, 0))
    }

    // MARK: Which segue decides

    /// A relationship decides before anything else, wherever it stands.
    @Test func relationshipsDecideFirst() throws {
        let scenes = [scene("first", segues: [segue("a", "presentation")]), scene("a"), navigation(root: "a")]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
    }

    /// Unwinding leads nowhere.
    @Test func unwindSegues() throws {
        let scenes = [
            navigation(root: "first"), scene("first", segues: [segue("a", "unwind")]), scene("a"),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(59, 34))
    }

    /// Segues in a circle: each controller is found once.
    @Test func circles() throws {
        let scenes = [
            navigation(root: "a"), scene("a", segues: [segue("b", "show")]), scene("b", segues: [segue("a", "show")]),
        ]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
        #expect(try safeArea(scenes, of: "b") == EdgeInsets(103, 34))
        let loop = [scene("a", segues: [segue("b", "push")]), scene("b", segues: [segue("a", "push")])]
        #expect(try safeArea(loop) == EdgeInsets(59, 34))
    }

    /// Segues to controllers that are not there, or to the controller itself.
    @Test func danglingSegues() throws {
        let scenes = [scene("a", segues: [segue("gone", "show"), segue("a", "push")])]
        #expect(try safeArea(scenes) == EdgeInsets(59, 34))
    }

    // MARK: Simulated metrics

    @Test(
        arguments: [
            (#"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#, EdgeInsets(103, 34)),
            (#"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, EdgeInsets(59, 83)),
            (#"<nil key="simulatedStatusBarMetrics"/>"#, EdgeInsets(59, 34)),
        ])
    func simulated(metrics: String, insets: EdgeInsets) throws {
        #expect(try safeArea([scene("a", content: metrics)]) == insets)
    }

    /// A line above the title makes the bar taller, whether the metrics or the controller's own item say so.
    @Test func prompts() throws {
        let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>"#
        let item = #"<navigationItem key="navigationItem" title="Send" prompt="Choose whom" id="n"/>"#
        let empty = #"<navigationItem key="navigationItem" title="Send" prompt="" id="n"/>"#
        #expect(try safeArea([scene("a", content: metrics)]) == EdgeInsets(133, 34))
        #expect(try safeArea([scene("a", content: metrics + item)]) == EdgeInsets(133, 34))
        #expect(try safeArea([navigation(root: "a"), scene("a", content: item)]) == EdgeInsets(133, 34))
        #expect(try safeArea([navigation(root: "a"), scene("a", content: empty)]) == EdgeInsets(103, 34))
        #expect(try safeArea([scene("a", content: item)]) == EdgeInsets(59, 34))
    }

    /// Metrics that are written as inferred are those of the controllers around.
    @Test func inferred() throws {
        let metrics = ["StatusBar", "TopBar", "BottomBar"].map {
            #"<simulatedMetricsInferredSentinel key="simulated\#($0)Metrics"/>"#
        }.joined()
        #expect(try safeArea([scene("a", content: metrics)]) == EdgeInsets(59, 34))
        #expect(try safeArea([navigation(root: "a"), scene("a", content: metrics)]) == EdgeInsets(103, 34))
    }

    /// `nil` takes away what the segues would give.
    @Test func suppressed() throws {
        let bars = #"<nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>"#
        let scenes = [tabs(["navigation"]), navigation(root: "a"), scene("a", content: bars)]
        #expect(try safeArea(scenes) == EdgeInsets(59, 34))
    }

    @Test func simulatedOpaqueBar() throws {
        let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
        #expect(try safeArea([scene("a", content: metrics, height: 749)]) == EdgeInsets(0, 34))
    }

    /// What is pushed from a controller with a simulated bar has one as well.
    @Test func simulatedBarsLeadOn() throws {
        let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
        let scenes = [scene("first", content: metrics, segues: [segue("a", "show")]), scene("a")]
        #expect(try safeArea(scenes) == EdgeInsets(103, 34))
    }

    /// Without a status bar older tools had nothing above; newer ones ignore that it is switched off.
    @Test func withoutAStatusBar() throws {
        let scenes = [scene("a", content: #"<nil key="simulatedStatusBarMetrics"/>"#, width: 375, height: 667)]
        #expect(try safeArea(scenes, toolsVersion: "12121", device: "retina4_7") == .zero)
        #expect(try safeArea(scenes, toolsVersion: "13196", device: "retina4_7") == EdgeInsets(20, 0))
    }

    /// However many controllers a chain of segues leads through, its last one has the bar of the first.
    @Test func longChains() throws {
        let count = 5_000
        let chain = (0..<count).map { scene("c\($0)", segues: [segue("c\($0 + 1)", "show")]) }
        let storyboard = Storyboard(scenes: [navigation(root: "c0")] + chain + [scene("c\(count)")])
        #expect(try storyboard.root(of: "c\(count)").safeArea == EdgeInsets(103, 34))
        let backwards = Storyboard(scenes: [scene("c\(count)")] + chain.reversed() + [navigation(root: "c0")])
        #expect(try backwards.root(of: "c\(count)").safeArea == EdgeInsets(103, 34))
    }

    // MARK: A chosen device

    /// Bars stay when another device is chosen; a sheet covers the width and starts below the status bar.
    @Test func onAChosenDevice() throws {
        let storyboard = Storyboard(scenes: [tabs(["navigation"]), navigation(root: "a"), scene("a")])
        let chosen = LayoutEnvironment(device: .named("iPhone 11"))
        #expect(try storyboard.root(of: "a", chosen).safeArea == EdgeInsets(92, 83))
        let landscape = LayoutEnvironment(device: .named("iPhone 8"), orientation: .landscape)
        #expect(try storyboard.root(of: "a", landscape).safeArea == EdgeInsets(32, 32))
    }

    /// What a container view embeds keeps its stored size on the canvas.
    @Test func embedded() throws {
        let container =
            #"<subviews><containerView id="c"><connections>\#(segue("a", "embed"))</connections></containerView></subviews>"#
        let storyboard = Storyboard(scenes: [scene("parent", view: container), scene("a", width: 353, height: 200)])
        #expect(try storyboard.root(of: "a").frame.size == Size(width: 353, height: 200))
    }
}
