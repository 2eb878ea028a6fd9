// Views at the top level of a xib: their own size, their own constraints, cells and banners.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import Testing

@Suite struct XibTests {
    private func layOut(
        _ objects: String, toolsVersion: String = "23504", device: String? = "retina6_12",
        ownersView: String? = nil, in environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> Frames {
        let outlet =
            ownersView.map {
                #"<connections><outlet property="view" destination="\#($0)" id="owners-view"/></connections>"#
            } ?? ""
        let source = DocumentHeader(tools: toolsVersion, device: device).xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(outlet)</placeholder>\(objects)
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        return Frames(layout: LayoutEngine().layout(document, in: environment))
    }

    private func filling(_ outer: String, _ suffix: String = "") -> [String] {
        [
            "a.leading == \(outer).leading\(suffix)", "a.trailing == \(outer).trailing\(suffix)",
            "a.top == \(outer).top\(suffix)", "a.bottom == \(outer).bottom\(suffix)",
        ]
    }

    /// A banner keeps its size on the canvas and on every device.
    @Test func aFreeformView() throws {
        let banner = view(
            "banner", 0, 0, 320, 80, mask: "widthSizable heightSizable", subviews: view("a"),
            constraints: filling("banner"),
            content: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        for environment in [LayoutEnvironment(), LayoutEnvironment(device: .named("iPad Air"))] {
            let frames = try layOut(banner, in: environment)
            frames.expect("banner", 0, 0, 320, 80)
            frames.expect("a", 0, 0, 320, 80)
        }
    }

    /// A view of the canvas's size is meant for the screen: with its safe area where it is the view of the File's
    /// Owner, else inside of another view, where nothing is known to cover it.
    @Test func aViewForTheScreen() throws {
        let screen = view(
            "screen", 0, 0, 393, 852, mask: "widthSizable heightSizable", subviews: view("a"),
            constraints: [
                "a.leading == safe.leading", "a.trailing == safe.trailing", "a.top == safe.top",
                "a.bottom == safe.bottom",
            ], content: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
        let frames = try layOut(screen)
        frames.expect("a", 0, 59, 393, 759)
        let phone = LayoutEnvironment(device: .named("iPhone 15 Plus"))
        let other = try layOut(screen, ownersView: "screen", in: phone)
        other.expect("screen", 0, 0, 430, 932)
        other.expect("a", 0, 59, 430, 839)
        let inside = try layOut(screen, in: phone)
        inside.expect("screen", 0, 0, 430, 932)
        inside.expect("a", 0, 0, 430, 932)
    }

    /// Margins of a top-level view are those of a controller's root since safe areas; 8 all round before.
    @Test(arguments: [("23504", 16.0, 0.0), ("12121", 8, 8)])
    func margins(toolsVersion: String, side: Double, vertical: Double) throws {
        let banner = view(
            "banner", 0, 0, 320, 80, mask: "widthSizable heightSizable", subviews: view("a"),
            constraints: filling("banner", "Margin"),
            content: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        let frames = try layOut(banner, toolsVersion: toolsVersion, device: "retina4_7")
        let safe = toolsVersion == "23504" ? 20.0 : 0
        frames.expect("a", side, vertical + safe, 320 - 2 * side, 80 - 2 * vertical - safe)
    }

    /// One that preserves its superview's margins keeps 8 points above and below, even where its own margins are less.
    @Test(arguments: [(nil, 8.0), (0.0, 8), (20, 20)])
    func preservedMargins(stated: Double?, vertical: Double) throws {
        let banner = view(
            "banner", 0, 0, 320, 80, #"preservesSuperviewLayoutMargins="YES""#, mask: "", subviews: view("a"),
            constraints: filling("banner", "Margin"),
            content: (stated.map { edgeInsets($0, 0, $0, 0) } ?? "")
                + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        try layOut(banner, device: "retina4_7").expect("a", 16, vertical + 20, 288, 60 - 2 * vertical)
    }

    /// Several views of one xib do not depend on each other.
    @Test func severalViews() throws {
        let frames = try layOut(
            view("first", 0, 0, 100, 50, mask: "", subviews: view("a"), constraints: filling("first"))
                + view("second", 0, 0, 200, 70, mask: ""))
        frames.expect("first", 0, 0, 100, 50)
        frames.expect("second", 0, 0, 200, 70)
        frames.expect("a", 0, 0, 100, 50)
        #expect(frames.layout.scenes.count == 1)
    }

    /// A cell of 320 points that is the root of its document.
    private func cell(height: Int, _ subviews: String, _ constraints: [String]) -> String {
        """
        <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/><autoresizingMask key="autoresizingMask"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints.map(constraint).joined())</constraints>
        </tableViewCellContentView></tableViewCell>
        """
    }

    /// A cell for some table: its content view fills it, with the margins of cells (16 at a width of 320).
    @Test func aTableCell() throws {
        let cell = cell(height: 62, view("a"), filling("content", "Margin"))
        let frames = try layOut(cell)
        frames.expect("content", 0, 0, 320, 62)
        frames.expect("a", 16, 11, 288, 40)
        // A table makes its cells as wide as itself.
        try layOut(cell, in: LayoutEnvironment(device: .named("iPad Air"))).expect("content", 0, 0, 820, 62)
    }

    /// Wheels in a cell that is the root are as low as where little height is, and as high as before on a device.
    @Test func wheelsInACell() throws {
        let cell = cell(
            height: 300, view("a", element: "pickerView"),
            ["a.leading == content.leading", "a.trailing == content.trailing", "a.top == content.top"])
        try layOut(cell).expect("a", 0, 0, 320, 162)
        let frames = try layOut(cell, in: LayoutEnvironment(device: .named("iPhone SE")))
        #expect(frames["a"]?.height == 216)
    }

    /// A xib of a view controller's view with simulated bars.
    @Test func simulatedBars() throws {
        let screen = view(
            "screen", 0, 0, 393, 852, mask: "widthSizable heightSizable", subviews: view("a"),
            constraints: [
                "a.leading == safe.leading", "a.trailing == safe.trailing", "a.top == safe.top",
                "a.bottom == safe.bottom",
            ],
            content: """
                <viewLayoutGuide key="safeArea" id="safe"/>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
                """)
        try layOut(screen).expect("a", 0, 103, 393, 715)
    }
}
