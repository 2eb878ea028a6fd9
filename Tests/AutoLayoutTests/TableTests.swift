// Tables and collections: the frames that they give to headers, cells and content views, and the margins in cells.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct TableTests {
    private let filling = [
        "content.leadingMargin == a.leading", "content.trailingMargin == a.trailing", "content.topMargin == a.top",
        "content.bottomMargin == a.bottom",
    ]

    @Test(arguments: ["prototypes", "static"])
    func cellsKeepTheirStoredFrames(mode: String) throws {
        let frames = try TableSample(
            mode: mode, rowHeight: 60, content: view("a", constraints: ["a.width == 20", "a.height == 20"]),
            constraints: ["a.centerX == content.centerX", "a.centerY == content.centerY"]
        ).layOut()
        frames.expect("cell", 0, 50, 393, 60)
        frames.expect("content", 0, 0, 393, 60)
        frames.expect("a", pixel(186.5), 20, 20, 20)
    }

    /// A content view a point lower than its cell is kept; one of another height has its cell's, less the separator.
    @Test(arguments: [(63.0, "singleLine", 63.0), (43, "singleLine", 63.5), (43, "none", 64)])
    func contentOfAnotherHeight(stored: Double, separator: String, height: Double) throws {
        let frames = try TableSample(
            toolsVersion: "12121", device: "retina4_7", width: 375, height: 667, rowHeight: 64, contentHeight: stored,
            tableAttributes: #"separatorStyle="\#(separator)""#
        ).layOut()
        frames.expect("content", 0, 0, 375, height)
    }

    /// The height that a cell states for its row counts where an old one is stored.
    @Test(arguments: [("198", 198.0, 197.5), ("-1", 150, 149.5)])
    func rowOfAnotherHeight(own: String, row: Double, content: Double) throws {
        let frames = try TableSample(
            toolsVersion: "12121", device: "retina4_7", width: 375, height: 667, rowHeight: 150,
            cellAttributes: #"rowHeight="\#(own)""#, contentHeight: 43
        ).layOut()
        frames.expect("cell", 0, 50, 375, row)
        frames.expect("content", 0, 0, 375, content)
    }

    /// A cell that was stored as wide as an inset grouped table stands inside its margins, and what is in it too.
    @Test(arguments: [("insetGrouped", 20.0, 353.0, 281.0), ("grouped", 0, 393, 321)])
    func cellsOfInsetGroupedTables(style: String, x: Double, width: Double, content: Double) throws {
        let frames = try TableSample(
            mode: "static", style: style, cellAttributes: #"accessoryType="detailButton""#, accessoryWidth: 44,
            content: view("a"), constraints: filling
        ).layOut()
        frames.expect("cell", x, 50, width, 44)
        frames.expect("content", 0, 0, width - 44, 44)
        frames.expect("a", 20, 11, content, 22)
    }

    /// Cells without a frame are as wide as the table is laid out, whatever width is stored, and a row high.
    @Test func cellsWithoutAFrame() throws {
        let cell = """
            <prototypes><tableViewCell id="cell" rowHeight="110"><autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell></prototypes>
            """
        let frames = try TestScene(
            views: view("table", element: "tableView", content: cell),
            constraints: [
                "table.leading == root.leading", "table.trailing == root.trailing - 93", "table.top == root.top",
                "table.bottom == root.bottom",
            ]
        ).layOut()
        frames.expect("table", 0, 0, 300, 852)
        frames.expect("cell", 0, 0, 300, 110)
        frames.expect("content", 0, 0, 300, 110)
    }

    /// Where separators are a point high, a content view without a frame ends above one. Its cell is as wide as the
    /// table, whatever width it has itself; a disclosure indicator takes 33 points of it.
    @Test(arguments: [
        ("default", "none", 320.0, 43.0), ("none", "none", 320, 44), ("default", "disclosureIndicator", 287, 43),
    ])
    func contentViewsWithoutAFrame(separator: String, accessory: String, width: Double, height: Double) throws {
        let cell = """
            <prototypes><tableViewCell accessoryType="\(accessory)" id="cell">
            <rect key="frame" x="0.0" y="22" width="480" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell></prototypes>
            """
        let frames = try TestScene(
            toolsVersion: "6254", device: nil, width: 320, height: 568, documentAttributes: "",
            views: view("table", element: "tableView", #"separatorStyle="\#(separator)""#, content: cell),
            constraints: [
                "table.leading == root.leading", "table.trailing == root.trailing", "table.top == root.top",
                "table.bottom == root.bottom",
            ]
        ).layOut()
        frames.expect("cell", 0, 22, 320, 44)
        frames.expect("content", 0, 0, width, height)
    }

    /// On another device cells start at the table's top and are as wide as it, content views narrower by the indicator
    /// and the margin beside it.
    @Test func cellsFollowTheTable() throws {
        let frames = try TableSample(
            cellAttributes: #"accessoryType="disclosureIndicator""#, accessoryWidth: 30, content: view("a"),
            constraints: [
                "a.leading == content.leading", "content.trailing == a.trailing", "a.top == content.top",
                "content.bottom == a.bottom",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15 Plus")))
        frames.expect("table", 0, 0, 430, 932)
        frames.expect("cell", 0, 0, 430, 44)
        frames.expect("content", 0, 0, pixel(430 - 10 - 1.0 / 3 - 20), 44)
        frames.expect("a", 0, 0, pixel(430 - 10 - 1.0 / 3 - 20), 44)
    }

    // MARK: Margins in cells

    /// Above and below 11 points; 8 all round up to the first Xcode 9, 15 in Xcode 26. At the sides what the screen's
    /// width asks for.
    @Test(
        arguments: [
            ("23504", "retina6_12", 393.0, 852.0, 20.0, 11.0), ("23504", "retina4_7", 375, 667, 16, 11),
            ("21507", "retina6_1", 414, 896, 20, 11), ("13771", "retina5_5", 414, 736, 20, 11),
            ("24128", "retina6_12", 393, 852, 20, 15), ("21507", "retina5_9", 375, 812, 16, 11),
            ("21701", "retina5_9", 375, 812, 20, 11), ("23504", "retina5_9", 375, 812, 16, 11),
            ("13196", "retina4_7", 375, 667, 8, 8),
            ("12121", "retina4_7", 375, 667, 8, 8),
        ])
    func contentMargins(
        toolsVersion: String, device: String, width: Double, height: Double, side: Double, vertical: Double
    ) throws {
        let frames = try TableSample(
            toolsVersion: toolsVersion, device: device, width: width, height: height, rowHeight: 60,
            content: view("a"), constraints: filling
        ).layOut()
        frames.expect("a", side, vertical, width - 2 * side, 60 - 2 * vertical)
    }

    /// In tables that are narrower than their screen: on the widest phones wide sides begin at 321 points; iPads kept
    /// 15 for a while as phones did, and cells of 500 points on a small phone were wide up to Xcode 10.1.
    @Test(
        arguments: [
            ("18122", "retina5_5", 359.0, 20.0), ("18122", "retina5_5", 320, 16), ("13771", "ipad9_7", 258, 15),
            ("17701", "ipad9_7", 258, 16), ("14460", "retina4_7", 500, 20), ("14490", "retina4_7", 500, 15),
        ])
    func sidesOfNarrowTables(toolsVersion: String, device: String, width: Double, side: Double) throws {
        let cell = """
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="\(width)" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
            <autoresizingMask key="autoresizingMask"/><subviews>\(view("a"))</subviews>
            <constraints>\(filling.map(constraint).joined())</constraints>
            </tableViewCellContentView></tableViewCell></prototypes>
            """
        let size = try #require(Device.named(device)).size
        let frames = try TestScene(
            toolsVersion: toolsVersion, device: device, width: size.width, height: size.height,
            views: view("table", element: "tableView", content: cell),
            constraints: [
                "table.leading == root.leading", "table.width == \(width)", "table.top == root.top",
                "table.bottom == root.bottom",
            ]
        ).layOut()
        #expect(frames["a"]?.x == side)
    }

    /// Beside a disclosure indicator such a cell left 4 points, not 8.
    @Test(arguments: [("15705", 667.0, 4.0), ("15705", 640, 8), ("20037", 667, 8)])
    func indicatorsBelowTheTable(toolsVersion: String, y: Double, side: Double) throws {
        let frames = try TableSample(
            toolsVersion: toolsVersion, device: "retina4_7", width: 375, height: 667, mode: "static", rowHeight: 60,
            cellAttributes: #"accessoryType="disclosureIndicator""#, y: y, accessoryWidth: 28, content: view("a"),
            constraints: filling
        ).layOut()
        let frame = try #require(frames["a"])
        #expect(347 - frame.x - frame.width == side)
    }

    /// A static cell that begins below the table's edge kept sides of 8 on the canvas of older tools, not on a device.
    @Test(
        arguments: [
            ("15705", "static", 667.0, 8.0), ("15705", "static", 640, 16), ("15705", "prototypes", 667, 16),
            ("20037", "static", 667, 16),
        ])
    func belowTheTable(toolsVersion: String, mode: String, y: Double, side: Double) throws {
        let sample = TableSample(
            toolsVersion: toolsVersion, device: "retina4_7", width: 375, height: 667, mode: mode, rowHeight: 60, y: y,
            content: view("a"), constraints: filling)
        try sample.layOut().expect("a", side, 11, 375 - 2 * side, 38)
        let device = LayoutEnvironment(device: .named("retina4_7"))
        #expect(try sample.layOut(in: device)["a"]?.x == 16)
    }

    /// The first tools of Xcode 9 gave cells that preserve their superview's margins the new ones already.
    @Test func preservedContentMargins() throws {
        let frames = try TableSample(
            toolsVersion: "13196", device: "retina4_7", width: 375, height: 667, rowHeight: 60,
            contentAttributes: #"preservesSuperviewLayoutMargins="YES""#, content: view("a"), constraints: filling
        ).layOut()
        frames.expect("a", 16, 11, 375 - 2 * 16, 60 - 2 * 11)
    }

    /// Beside an accessory the trailing margin is 8, in every era (41 of 41 cells).
    @Test(arguments: ["13771", "21507", "23504"])
    func besideAnAccessory(toolsVersion: String) throws {
        let frames = try TableSample(
            toolsVersion: toolsVersion, device: "retina4_7", width: 375, height: 667, rowHeight: 60,
            cellAttributes: #"accessoryType="disclosureIndicator""#, accessoryWidth: 27, content: view("a"),
            constraints: filling
        ).layOut()
        frames.expect("a", 16, 11, 375 - 27 - 16 - 8, 38)
    }

    /// Margins of the content view's own are never less than the table's.
    @Test func explicitMargins() throws {
        let frames = try TableSample(
            rowHeight: 60, contentMargins: edgeInsets(20, 30, 0, 0), content: view("a"), constraints: filling
        ).layOut()
        frames.expect("a", 30, 20, 393 - 30 - 20, 60 - 20 - 11)
    }

    /// The safe area of the screen does not reach into cells.
    @Test func cellsKnowNoSafeArea() throws {
        let frames = try TableSample(rowHeight: 900, content: view("a"), constraints: filling).layOut()
        #expect(frames["a"]?.height == 878)
    }

    // MARK: Headers and footers

    private func header(_ key: String, _ mask: String, _ content: String = "") -> String {
        """
        <view key="\(key)" id="\(key)"><rect key="frame" x="33" y="0.0" width="200" height="80"/>
        <autoresizingMask key="autoresizingMask" \(mask)/>\(content)</view>
        """
    }

    /// A table forces its header's origin and width and takes the stored height; the mask is ignored.
    @Test(arguments: ["", #"widthSizable="YES""#, #"flexibleMaxX="YES" flexibleMaxY="YES""#, #"heightSizable="YES""#])
    func tableHeaders(mask: String) throws {
        let content = """
            <subviews>\(view("a"))</subviews><constraints>
            \(["a.leading == tableHeaderView.leading + 10", "tableHeaderView.trailing == a.trailing + 10",
                "a.top == tableHeaderView.top + 5", "tableHeaderView.bottom == a.bottom + 5"].map(constraint).joined())
            </constraints>
            """
        for environment in [LayoutEnvironment(), LayoutEnvironment(device: .named("iPhone 15 Plus"))] {
            let sample = TableSample(header: header("tableHeaderView", mask, content))
            let frames = try sample.layOut(in: environment)
            let width = try #require(frames["table"]?.width)
            frames.expect("tableHeaderView", 0, 0, width, 80)
            frames.expect("a", 10, 5, width - 20, 70)
        }
    }

    @Test func tableFooters() throws {
        let frames = try TableSample(header: header("tableFooterView", "")).layOut()
        #expect(frames["tableFooterView"]?.width == 393)
        #expect(frames["tableFooterView"]?.height == 80)
        #expect(frames["tableFooterView"]?.x == 0)
    }

    /// A table as an ordinary subview: constraints place it, its cells follow its width.
    @Test func aTableAmongOtherViews() throws {
        let table = """
            <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="100" width="353" height="300"/><prototypes>
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="353" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="353" height="44"/></tableViewCellContentView></tableViewCell>
            </prototypes></tableView>
            """
        let scene = TestScene(
            views: table,
            constraints: [
                "table.leading == root.leading + 20", "root.trailing == table.trailing + 20",
                "table.top == root.top + 100",
                "table.height == 300",
            ])
        let frames = try scene.layOut(in: LayoutEnvironment(device: .named("iPhone 15 Plus")))
        frames.expect("table", 20, 100, 390, 300)
        // A row that nothing sizes, and a pixel of separator off it.
        frames.expect("cell", 0, 0, 390, pixel(44 - 1.0 / 3))
        frames.expect("content", 0, 0, 390, pixel(44 - 1.0 / 3))
    }

    // MARK: Collections

    /// A collection's cells keep their size; their content fills them. At run time the first one is in the corner.
    @Test func collectionCells() throws {
        let collection = """
            <collectionView id="collection" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="120" height="90"/>
            </collectionViewFlowLayout><cells>
            <collectionViewCell id="cell"><rect key="frame" x="16" y="10" width="120" height="90"/>
            <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="120" height="90"/><subviews>\(view("a"))</subviews>
            <constraints>
            \(["a.leading == content.leadingMargin", "a.trailing == content.trailingMargin", "a.top == content.topMargin",
                "a.bottom == content.bottomMargin"].map(constraint).joined())
            </constraints></collectionViewCellContentView></collectionViewCell></cells></collectionView>
            """
        let scene = TestScene(
            views: collection,
            constraints: [
                "collection.leading == root.leading", "root.trailing == collection.trailing",
                "collection.top == root.top",
                "collection.height == 300",
            ])
        for environment in [LayoutEnvironment(), LayoutEnvironment(device: .named("iPhone 15 Plus"))] {
            let frames = try scene.layOut(in: environment)
            let isRunTime = environment.device != nil
            frames.expect("cell", isRunTime ? 0 : 16, isRunTime ? 0 : 10, 120, 90)
            frames.expect("content", 0, 0, 120, 90)
            frames.expect("a", 8, 8, 104, 74)
        }
    }

    /// A cell that was left as it was made, 50 points wide and high, is as large as its content view.
    @Test func unfinishedCollectionCells() throws {
        let collection = """
            <collectionView id="collection" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><cells>
            <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
            <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="120" height="90"/>
            </collectionViewCellContentView></collectionViewCell></cells></collectionView>
            """
        let frames = try TestScene(toolsVersion: "7531", views: collection).layOut()
        frames.expect("cell", 0, 0, 120, 90)
        frames.expect("content", 0, 0, 120, 90)
    }

    /// The content view of a visual effect view fills it.
    @Test func visualEffectViews() throws {
        let blur = """
            <visualEffectView id="blur" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
            <autoresizingMask key="autoresizingMask"/></view><blurEffect style="regular"/></visualEffectView>
            """
        let frames = try layOut(
            blur, ["blur.leading == root.leading", "blur.top == root.top", "blur.width == 300", "blur.height == 200"])
        frames.expect("content", 0, 0, 300, 200)
    }
}
