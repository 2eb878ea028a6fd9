// Where roots stand on a device that was chosen: under bars, in cards, form sheets and popovers.

import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement
import Testing

@Suite struct DeviceRootTests {
    private func root(
        _ scenes: [String], toolsVersion: String = "23504", on device: String, _ orientation: Orientation? = nil
    ) throws -> SceneRoot {
        try Storyboard(toolsVersion: toolsVersion, scenes: scenes)
            .root(of: "a", LayoutEnvironment(device: .named(device), orientation: orientation))
    }

    // MARK: Bars

    /// Under an opaque bar a root begins where the bar ends, and above an opaque one it ends where the bar begins; so
    /// it does where its edges are not extended.
    @Test(arguments: [
        (#"translucent="NO""#, "", Rect(x: 0, y: 64, width: 375, height: 603)),
        (#"translucent="NO""#, #"extendedLayoutIncludesOpaqueBars="YES""#, Rect(x: 0, y: 0, width: 375, height: 667)),
        ("", "", Rect(x: 0, y: 0, width: 375, height: 667)),
    ])
    func underANavigationBar(bar: String, controller: String, frame: Rect) throws {
        let root = try root(
            [navigation(root: "a", bar: bar), scene("a", controller)], on: "iPhone SE (3rd generation)")
        #expect(root.frame == frame)
        #expect(root.safeArea == EdgeInsets(frame.y > 0 ? 0 : 64, 0))
    }

    @Test func edgesThatAreNotExtended() throws {
        let none = #"<extendedEdge key="edgesForExtendedLayout"/>"#
        let root = try root(
            [tabs(["navigation"]), navigation(root: "a"), scene("a", content: none)], on: "iPhone 15")
        #expect(root.frame == Rect(x: 0, y: 59 + 44, width: 393, height: 852 - 59 - 44 - 49 - 34))
        #expect(root.safeArea == .zero)
    }

    @Test func aboveAnOpaqueTabBar() throws {
        let scenes = [tabs(["a"], bar: #"translucent="NO""#), scene("a")]
        let root = try root(scenes, on: "iPhone 15")
        #expect(root.frame == Rect(x: 0, y: 0, width: 393, height: 852 - 49 - 34))
        #expect(root.safeArea == EdgeInsets(59, 0))
        let reaching = [scenes[0], scene("a", #"extendedLayoutIncludesOpaqueBars="YES""#)]
        #expect(try self.root(reaching, on: "iPhone 15").safeArea == EdgeInsets(59, 83))
    }

    /// Bars are low where both size classes are compact, and have their full height on the large phones.
    @Test(arguments: [
        ("iPhone 15", 32.0, 53.0), ("iPhone 16 Pro", 32, 53), ("iPhone 15 Plus", 44, 70), ("iPhone 8", 32, 32),
    ])
    func barsInLandscape(device: String, top: Double, bottom: Double) throws {
        let scenes = [tabs(["navigation"]), navigation(root: "a", bar: #"largeTitles="YES""#), scene("a")]
        let root = try root(scenes, on: device, .landscape)
        #expect(root.safeArea.top == top)
        #expect(root.safeArea.bottom == bottom)
    }

    // MARK: What is presented

    /// A card leaves free what the status bar covers, and ten points on phones with a notch.
    @Test(arguments: [("iPhone 14", 844, 57), ("iPhone 15", 852, 69), ("iPhone 8", 667, 20)])
    func cards(device: String, window: Double, free: Double) throws {
        let root = try root([scene("b", segues: [segue("a", "presentation")]), scene("a")], on: device)
        #expect(root.frame.origin == .zero)
        #expect(root.frame.height == window - free)
        #expect(root.safeArea.top == 0)
    }

    /// Where there is little height what is presented fills the screen.
    @Test func noCardsInLandscape() throws {
        let root = try root(
            [scene("b", segues: [segue("a", "presentation")]), scene("a")], on: "iPhone 15", .landscape)
        #expect(root.frame == Rect(x: 0, y: 0, width: 852, height: 393))
        #expect(root.safeArea == EdgeInsets(0, 21, sides: 59))
    }

    private static let wanted = #"<value key="contentSizeForViewInPopover" type="size" width="300" height="240"/>"#

    @Test(arguments: [
        (segue("a", "presentation", #"modalPresentationStyle="formSheet""#), "", Size(width: 540, height: 620)),
        (segue("a", "presentation", #"modalPresentationStyle="formSheet""#), wanted, Size(width: 300, height: 240)),
        (segue("a", "popoverPresentation"), wanted, Size(width: 300, height: 240)),
        (segue("a", "presentation", #"modalPresentationStyle="fullScreen""#), wanted, Size(width: 834, height: 1194)),
    ])
    func sheetsOfAnIPad(segue: String, content: String, size: Size) throws {
        let scenes = [scene("b", segues: [segue]), scene("a", content: content)]
        let root = try root(scenes, on: "ipad11_0rounded")
        #expect(root.frame.size == size)
        // On a phone all but the last are cards, whatever they ask for.
        let card = try self.root(scenes, on: "iPhone 8").frame.size
        #expect(card == Size(width: 375, height: size.width == 834 ? 667 : 647))
    }

    /// A side of nothing is no wish, and there is no more room than the window has.
    @Test(arguments: [
        ("0", "0", Size(width: 540, height: 620)), ("-50", "300", Size(width: 540, height: 300)),
        ("1e308", "700", Size(width: 834, height: 700)),
    ])
    func sizesThatCannotBe(width: String, height: String, size: Size) throws {
        let content = #"<value key="contentSizeForViewInPopover" type="size" width="\#(width)" height="\#(height)"/>"#
        let shown = segue("a", "presentation", #"modalPresentationStyle="formSheet""#)
        let scenes = [scene("b", segues: [shown]), scene("a", content: content)]
        #expect(try root(scenes, on: "ipad11_0rounded").frame.size == size)
    }

    /// A window that is lower than what a card leaves free has a card without height.
    @Test func cardsInLowWindows() throws {
        let storyboard = Storyboard(scenes: [scene("b", segues: [segue("a", "presentation")]), scene("a")])
        let environment = LayoutEnvironment(device: .named("iPhone 15"), size: Size(width: 500, height: 60))
        #expect(try storyboard.root(of: "a", environment).frame.height == 0)
    }

    /// A popover has the size that the first controller of what is presented asks for.
    @Test func navigationInAPopover() throws {
        let scenes = [
            scene("b", segues: [segue("navigation", "popoverPresentation")]), navigation(root: "a"),
            scene("a", content: Self.wanted),
        ]
        let root = try root(scenes, on: "ipad11_0rounded")
        #expect(root.frame.size == Size(width: 300, height: 240))
        #expect(root.safeArea == EdgeInsets(56, 0))
    }

    // MARK: Free sizes

    private static let free = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    private static let screen = Size(width: 393, height: 852)
    private static let stored = Size(width: 320, height: 800)

    /// A free size is the canvas's where something gives the controller that of the screen, and its own where nothing
    /// shows it, or what does so may give it any size.
    @Test(arguments: [
        (nil as String?, Self.stored), ("show", Self.screen), ("presentation", Size(width: 393, height: 852 - 69)),
        ("popoverPresentation", Self.stored), ("custom", Self.stored),
    ])
    func freeSizes(segueTo kind: String?, size: Size) throws {
        let free = scene("a", content: Self.free, width: 320, height: 800)
        let storyboard = Storyboard(
            initial: "navigation",
            scenes: [navigation(root: "b"), scene("b", segues: kind.map { [segue("a", $0)] } ?? []), free])
        let environment = LayoutEnvironment(device: .named("iPhone 15"))
        #expect(try storyboard.root(of: "a", environment).frame.size == size)
        #expect(try storyboard.root(of: "a").frame.size == Self.stored)
    }

    /// What a container holds fills the container, and the first one the window.
    @Test(arguments: [
        ("", nil as String?, Self.screen), (Self.free, nil, Self.stored), (Self.free, "navigation", Self.screen),
    ])
    func freeSizesInAContainer(container: String, initial: String?, size: Size) throws {
        let free = scene("a", content: Self.free, width: 320, height: 800)
        let storyboard = Storyboard(initial: initial, scenes: [navigation(root: "a", content: container), free])
        #expect(try storyboard.root(of: "a", LayoutEnvironment(device: .named("iPhone 15"))).frame.size == size)
    }

    /// The first controller fills the window, whatever leads back to it, unless it is lower than any screen: a widget,
    /// or a panel.
    @Test(arguments: [(528.0, Size(width: 320, height: 528)), (852.0, Self.screen), (1400.0, Self.screen)])
    func freeSizeOfTheFirst(height: Double, size: Size) throws {
        let free = scene("a", content: Self.free, segues: [segue("a", "custom")], width: 320, height: height)
        let root = try Storyboard(initial: "a", scenes: [free]).root(
            of: "a", LayoutEnvironment(device: .named("iPhone 15")))
        #expect(root.frame.size == size)
    }

    // MARK: Split views

    /// The primary column is beside the other in landscape, and over it in portrait; on a phone each fills the screen.
    @Test(arguments: [
        ("ipad11_0rounded", Orientation.landscape, 320.0, 1194 - 320.0), ("ipad11_0rounded", .portrait, 320, 834),
        ("ipad12_9rounded", .landscape, 375, 1366 - 375), ("iPhone 15", .portrait, 393, 393),
    ])
    func columns(device: String, orientation: Orientation, primary: Double, secondary: Double) throws {
        let split = scene(
            "split", kind: "splitViewController",
            segues: [
                segue("navigation", "relationship", #"relationship="masterViewController""#),
                segue("b", "relationship", #"relationship="detailViewController""#),
            ])
        let scenes = [
            split, navigation(root: "a"), scene("a", segues: [segue("c", "showDetail")]), scene("b"), scene("c"),
        ]
        let environment = LayoutEnvironment(device: .named(device), orientation: orientation)
        let storyboard = Storyboard(scenes: scenes)
        #expect(try storyboard.root(of: "a", environment).frame.width == primary)
        #expect(try storyboard.root(of: "b", environment).frame.width == secondary)
        #expect(try storyboard.root(of: "c", environment).frame.width == secondary)
    }
}
