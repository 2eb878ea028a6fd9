// The canvas of a document: its device, or what the tools of its time showed.

import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement
import Testing

@Suite struct CanvasTests {
    /// Before documents named a device: the iPhone 5, the square of any size, the iPhone 6.
    @Test(
        arguments: [
            ("4514", false, 320.0, 568.0), ("5056", false, 320, 568), ("6254", true, 600, 600),
            ("9531", true, 600, 600),
            ("10117", true, 600, 600), ("11762", true, 375, 667), ("13196", true, 375, 667),
        ])
    func withoutADevice(toolsVersion: String, traits: Bool, width: Double, height: Double) throws {
        let environment = try Storyboard(toolsVersion: toolsVersion, device: nil, usesTraitCollections: traits)
            .resolved()
        #expect(environment.size == Size(width: width, height: height))
        #expect(environment.deviceID == nil)
        #expect(environment.scale == (width == 375 ? 2 : 1))
        #expect(environment.orientation == .portrait)
        #expect(!environment.isChosen)
    }

    /// The Mac that a document without a device was drawn on tells its pixels by cells: 44 less a separator of one.
    @Test(arguments: [("10117", 43.5, 2.0), ("10117", 43.0, 1.0), ("11762", 43.0, 2.0)])
    func pixelsOfTheMac(toolsVersion: String, height: Double, scale: Double) throws {
        let scene = """
            <scene sceneID="scene"><objects><tableViewController id="controller" sceneMemberID="viewController">
            <tableView key="view" id="table"><prototypes><tableViewCell id="cell" rowHeight="44">
            <rect key="frame" x="0.0" y="28" width="600" height="44"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="600" height="\(height)"/></tableViewCellContentView>
            </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
            """
        let environment = try Storyboard(toolsVersion: toolsVersion, device: nil, scenes: [scene]).resolved()
        #expect(environment.scale == scale)
    }

    @Test func iPadWithoutADevice() throws {
        let environment = try Storyboard(
            toolsVersion: "4514", device: nil, platform: .iPad, usesTraitCollections: false
        ).resolved()
        #expect(environment.size == Size(width: 768, height: 1024))
        #expect(environment.isPad)
        #expect(environment.horizontalSizeClass == .regular)
        #expect(environment.verticalSizeClass == .regular)
    }

    /// The square stands for any width and any height: no variation of a size class applies.
    @Test func theSquareHasNoSizeClass() throws {
        let environment = try Storyboard(toolsVersion: "6254", device: nil).resolved()
        #expect(environment.variationTraits.widthClass == nil)
        #expect(environment.variationTraits.heightClass == nil)
    }

    @Test func aDeviceInLandscape() throws {
        let environment = try Storyboard(orientation: "landscape").resolved()
        #expect(environment.size == Size(width: 852, height: 393))
        #expect(environment.orientation == .landscape)
        #expect(environment.scale == 3)
        #expect(environment.safeArea == EdgeInsets(0, 21, sides: 59))
        #expect(environment.verticalSizeClass == .compact)
        #expect(environment.horizontalSizeClass == .compact)
    }

    /// What was drawn in landscape is held so on any device, unless somebody asks for portrait.
    @Test func anotherDeviceIsHeldTheSameWay() throws {
        let storyboard = Storyboard(orientation: "landscape")
        let device = try #require(Device.named("iPhone SE"))
        #expect(try storyboard.resolved(LayoutEnvironment(device: device)).size == device.size(in: .landscape))
        let upright = LayoutEnvironment(device: device, orientation: .portrait)
        #expect(try storyboard.resolved(upright).size == device.size)
        #expect(try Storyboard().resolved(LayoutEnvironment(device: device)).size == device.size)
    }

    /// A device of a later Xcode has the screen that most roots have, or that of today's usual ones; what is neither a
    /// phone nor a pad is none, and the canvas is that of the tools.
    @Test(arguments: [
        ("retina9_9", 402.0, 874.0, "retina6_3"), ("retina9_9", 100, 100, "retina6_12"),
        ("ipad19_9rounded", 402, 874, "ipad10_9rounded"), ("ipad19_9rounded", 744, 1133, "ipad8_3rounded"),
        ("watch42", 402, 874, nil),
    ])
    func anUnknownDevice(device: String, width: Double, height: Double, found: String?) throws {
        let roots = [
            scene("a", width: width, height: height), scene("b", width: width, height: height),
            scene("c", width: 393, height: 852),
        ]
        let environment = try Storyboard(device: device, scenes: width == 402 ? roots : Array(roots.prefix(2)))
            .resolved()
        #expect(environment.deviceID == found)
        let size = found.flatMap(Device.named)?.size
        #expect(environment.size == size ?? Size(width: 375, height: 667))
    }

    // MARK: Eras

    /// Each era by a document of its tools; 32700 is what newer tools write, with the metrics of iOS 17.
    @Test(
        arguments: [
            ("4514", MetricsEra.iOS7), ("5056", .iOS7), ("6254", .iOS8), ("7706", .iOS9), ("9531", .iOS9),
            ("10117", .iOS9), ("11762", .iOS10), ("12121", .iOS10), ("13196", .iOS11), ("14490", .iOS12),
            ("15705", .iOS13), ("17156", .iOS14), ("19455", .iOS15), ("21507", .iOS16), ("22505", .iOS17),
            ("23504", .iOS18), ("24128", .iOS26), ("32700.99.1234", .iOS17),
        ])
    func eraOfTheTools(toolsVersion: String, era: MetricsEra) throws {
        #expect(try Storyboard(toolsVersion: toolsVersion).resolved().era == era)
    }

    // MARK: Safe areas of the canvas

    /// What the tools of each time kept clear on one device, without bars: top, bottom, sides.
    static let insets: [(String, String, String, EdgeInsets)] = [
        ("13196", "retina4_7", "portrait", EdgeInsets(20, 0)), ("14490", "retina4_7", "portrait", EdgeInsets(20, 0)),
        // The tools of Xcode 11 to 14 showed no status bar on devices with a home button.
        ("14750", "retina4_7", "portrait", EdgeInsets(0, 0)), ("21507", "retina4_7", "portrait", EdgeInsets(0, 0)),
        ("21701", "retina4_7", "portrait", EdgeInsets(20, 0)), ("32700", "retina4_7", "portrait", EdgeInsets(20, 0)),
        ("23504", "retina4_7", "landscape", EdgeInsets(0, 0)),
        // The smaller screens with a notch stood for other models from Xcode 14 on.
        ("13196", "retina5_9", "portrait", EdgeInsets(44, 34)), ("20037", "retina5_9", "portrait", EdgeInsets(44, 34)),
        ("21225", "retina5_9", "portrait", EdgeInsets(47, 34)), ("21507", "retina5_9", "portrait", EdgeInsets(47, 34)),
        ("21701", "retina5_9", "portrait", EdgeInsets(50, 34)),
        ("20037", "retina5_9", "landscape", EdgeInsets(0, 21, sides: 44)),
        ("21225", "retina5_9", "landscape", EdgeInsets(0, 21, sides: 47)),
        ("15705", "retina6_1", "portrait", EdgeInsets(44, 34)), ("21507", "retina6_1", "portrait", EdgeInsets(48, 34)),
        ("15705", "retina6_5", "portrait", EdgeInsets(44, 34)), ("23504", "retina6_5", "portrait", EdgeInsets(44, 34)),
        ("17701", "retina6_0", "portrait", EdgeInsets(44, 34)), ("21507", "retina6_0", "portrait", EdgeInsets(47, 34)),
        ("23504", "retina6_12", "portrait", EdgeInsets(59, 34)), ("21179", "retina6_1", "portrait", EdgeInsets(44, 34)),
        ("21225", "retina6_1", "portrait", EdgeInsets(48, 34)),
        ("23504", "retina6_72", "landscape", EdgeInsets(0, 21, sides: 59)),
        ("23504", "ipad11_0rounded", "portrait", EdgeInsets(24, 20)),
        ("23504", "ipad11_0rounded", "landscape", EdgeInsets(24, 20)),
        // iPads show it again before phones do.
        ("16096", "ipad10_5", "portrait", EdgeInsets(0, 0)), ("21507", "ipad10_5", "portrait", EdgeInsets(20, 0)),
        ("21701", "ipad10_2", "portrait", EdgeInsets(20, 0)), ("14490", "ipad9_7", "landscape", EdgeInsets(20, 0)),
    ]

    @Test(arguments: 0..<insets.count)
    func safeAreaByTools(index: Int) throws {
        let (toolsVersion, device, orientation, insets) = Self.insets[index]
        let size = try #require(Device.named(device)).size(in: orientation == "portrait" ? .portrait : .landscape)
        let storyboard = Storyboard(
            toolsVersion: toolsVersion, device: device, orientation: orientation,
            scenes: [scene("a", width: size.width, height: size.height)])
        #expect(try storyboard.resolved().safeArea == insets)
        let root = try storyboard.root(of: "a")
        #expect(root.safeArea == insets)
        #expect(root.frame == Rect(origin: .zero, size: size))
    }

    /// The tools of Xcode 26 applied the insets of phones with a notch twice; not those of others.
    @Test(
        arguments: [
            ("23504", "retina6_12", EdgeInsets(59, 34)), ("23727", "retina6_12", EdgeInsets(118, 68)),
            ("24128", "retina6_12", EdgeInsets(118, 68)), ("24128", "retina6_1", EdgeInsets(96, 68)),
            ("32700", "retina6_12", EdgeInsets(59, 34)), ("24128", "retina4_7", EdgeInsets(20, 0)),
            ("23727", "ipad10_9rounded", EdgeInsets(24, 50)), ("23504", "ipad10_9rounded", EdgeInsets(24, 20)),
        ])
    func doubledInsets(toolsVersion: String, device: String, insets: EdgeInsets) throws {
        let size = try #require(Device.named(device)).size
        let storyboard = Storyboard(
            toolsVersion: toolsVersion, device: device,
            scenes: [scene("a", width: size.width, height: size.height)])
        #expect(try storyboard.root(of: "a").safeArea == insets)
        // A device that is chosen runs, and no running system doubles them.
        let chosen = LayoutEnvironment(device: Device.named(device))
        #expect(try storyboard.root(of: "a", chosen).safeArea == Device.named(device)?.portraitSafeArea)
    }

    // MARK: A chosen environment

    @Test(arguments: Device.all, Orientation.allCases)
    func aChosenDevice(device: Device, orientation: Orientation) throws {
        let storyboard = Storyboard(
            toolsVersion: "15705", device: "retina4_7", scenes: [scene("a", width: 375, height: 667)])
        let chosen = LayoutEnvironment(device: device, orientation: orientation)
        let environment = try storyboard.resolved(chosen)
        #expect(environment.isChosen)
        #expect(environment.deviceID == device.id)
        #expect(environment.size == device.size(in: orientation))
        #expect(environment.scale == device.scale)
        #expect(environment.isPad == device.isPad)
        #expect(environment.horizontalSizeClass == device.traits(in: orientation).width)
        #expect(environment.verticalSizeClass == device.traits(in: orientation).height)
        // The controls stay those of the document's time.
        #expect(environment.era == .iOS13)
        let root = try storyboard.root(of: "a", chosen)
        #expect(root.frame == Rect(origin: .zero, size: device.size(in: orientation)))
        #expect(root.safeArea == device.safeArea(in: orientation))
    }

    /// Turning the document's own device is a choice too.
    @Test func aChosenOrientation() throws {
        let storyboard = Storyboard(scenes: [scene("a")])
        let environment = try storyboard.resolved(LayoutEnvironment(orientation: .landscape))
        #expect(environment.size == Size(width: 852, height: 393))
        #expect(environment.safeArea == EdgeInsets(0, 21, sides: 59))
        #expect(environment.verticalSizeClass == .compact)
    }

    @Test func aChosenSize() throws {
        let storyboard = Storyboard(device: "ipad11_0rounded", scenes: [scene("a", width: 834, height: 1194)])
        let narrow = try storyboard.resolved(LayoutEnvironment(size: Size(width: 375, height: 1194)))
        #expect(narrow.size == Size(width: 375, height: 1194))
        #expect(narrow.horizontalSizeClass == .compact)
        #expect(narrow.verticalSizeClass == .regular)
        let wide = try storyboard.resolved(LayoutEnvironment(size: Size(width: 809, height: 1194)))
        #expect(wide.horizontalSizeClass == .regular)
    }

    /// Half of a small iPad is compact, and so are two thirds of the largest, upright; its half is regular.
    @Test(arguments: [(507.0, SizeClass.compact), (585, .compact), (639, .compact), (678, .regular), (694, .regular)])
    func panes(width: Double, sizeClass: SizeClass) throws {
        let storyboard = Storyboard(device: "ipad12_9", scenes: [scene("a", width: 1024, height: 1366)])
        let pane = try storyboard.resolved(LayoutEnvironment(size: Size(width: width, height: 1024)))
        #expect(pane.horizontalSizeClass == sizeClass)
    }

    @Test func textSizeAndDirection() throws {
        let storyboard = Storyboard()
        #expect(try storyboard.resolved().contentSizeCategory == .large)
        #expect(try storyboard.resolved().direction == .leftToRight)
        let chosen = LayoutEnvironment(contentSizeCategory: .accessibilityLarge, direction: .rightToLeft)
        #expect(try storyboard.resolved(chosen).contentSizeCategory == .accessibilityLarge)
        #expect(try storyboard.resolved(chosen).direction == .rightToLeft)
        #expect(try storyboard.resolved(chosen).isChosen == false)
    }

    /// A root that an opaque bar pushed down ends with the canvas; before Xcode 8 it kept its height.
    @Test(arguments: [("11542", 603.0), ("10117", 667)])
    func rootsUnderOpaqueBars(toolsVersion: String, height: Double) throws {
        let storyboard = Storyboard(
            toolsVersion: toolsVersion, device: "retina4_7",
            scenes: [scene("c", y: 64, width: 375, height: 667)])
        #expect(try storyboard.root(of: "c").frame == Rect(x: 0, y: 64, width: 375, height: height))
    }
}
