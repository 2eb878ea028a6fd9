// Embedded controllers on a chosen device: their views fill their containers, which other scenes lay out.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestSupport
import StrutTextMeasurement
import Testing

@Suite struct ContainerTests {
    /// A scene whose view holds a container of 200 points, 20 below its top and 10 from its sides, that embeds
    /// `embedded`.
    private func host(_ id: String, embedding embedded: String) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">
        <connections><segue destination="\(embedded)" kind="embed" id="\(id)-embeds"/></connections>
        </containerView></subviews><constraints>
        <constraint firstItem="\(id)-box" firstAttribute="leading" secondItem="\(id)-view" \
        secondAttribute="leading" constant="10" id="\(id)-l"/>
        <constraint firstAttribute="trailing" secondItem="\(id)-box" secondAttribute="trailing" constant="10" id="\(id)-r"/>
        <constraint firstItem="\(id)-box" firstAttribute="top" secondItem="\(id)-view" secondAttribute="top" constant="20" \
        id="\(id)-t"/>
        <constraint firstItem="\(id)-box" firstAttribute="height" constant="200" id="\(id)-h"/>
        </constraints></view></viewController></objects></scene>
        """
    }

    /// A scene with an empty view.
    private func leaf(_ id: String) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="373" height="200"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
        </viewController></objects></scene>
        """
    }

    private func document(_ scenes: [String]) throws -> Document {
        let source = DocumentHeader().storyboard(scenes.joined(separator: "\n"))
        return try Document.parse(Array(source.utf8), path: "Containers.storyboard")
    }

    private func frames(_ layout: Layout) -> [String: Rect] {
        let views = layout.scenes.flatMap(\.views)
        return Dictionary(views.compactMap { view in view.view.id.map { ($0, view.frame) } }) { first, _ in first }
    }

    private static let large = LayoutEnvironment(device: .named("iPhone 15 Plus"))

    /// Whatever the order of the scenes, and two deep.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func fillTheirContainers(order: [Int]) throws {
        let scenes = [host("a", embedding: "b"), host("b", embedding: "c"), leaf("c")]
        let document = try document(order.map { scenes[$0] })
        let frames = frames(LayoutEngine().layout(document, in: Self.large))
        #expect(frames["a-view"]?.size == Size(width: 430, height: 932))
        #expect(frames["b-view"]?.size == Size(width: 410, height: 200))
        #expect(frames["c-view"]?.size == Size(width: 390, height: 200))
        // On the document's own canvas a root has its stored size.
        #expect(self.frames(LayoutEngine().layout(document))["c-view"]?.size == Size(width: 373, height: 200))
    }

    /// What of the status bar reaches into the container reaches into the embedded view.
    @Test func safeAreas() throws {
        let document = try document([leaf("b"), host("a", embedding: "b")])
        var session = LayoutSession(document, in: Self.large)
        session.layoutIfNeeded()
        let scene = try #require(session.layout.scenes.first { $0.scene.id == "b-scene" })
        #expect(scene.solved?.scene.roots.first?.safeArea == EdgeInsets(top: 59 - 20, left: 0, bottom: 0, right: 0))
    }

    /// Changes of the container, and other windows, go on into what it embeds.
    @Test func followChanges() throws {
        let document = try document([leaf("c"), host("b", embedding: "c"), host("a", embedding: "b")])
        var session = LayoutSession(document, in: Self.large)
        session.layoutIfNeeded()
        try session.setConstant(50, ofConstraint: "a-l")
        session.layoutIfNeeded()
        #expect(session.frame(of: "c-view")?.width == 350.0)
        try session.resize(to: Size(width: 500, height: 900))
        session.layoutIfNeeded()
        #expect(session.frame(of: "c-view")?.width == 420.0)
    }

    /// Scenes that embed each other are laid out, one of them with its stored size.
    @Test func circles() throws {
        let document = try document([host("a", embedding: "b"), host("b", embedding: "a"), host("c", embedding: "c")])
        let frames = frames(LayoutEngine().layout(document, in: Self.large))
        #expect(frames["a-view"] != nil && frames["b-view"] != nil && frames["c-view"] != nil)
        var session = LayoutSession(document, in: Self.large)
        session.layoutIfNeeded()
        #expect(session.frame(of: "b-view") != nil)
    }

    /// A sweep over windows lays out the host in each, though it checks the embedded scene alone.
    @Test func windows() throws {
        let document = try document([leaf("b"), host("a", embedding: "b")])
        let session = LayoutEngine().session(
            document, in: LayoutEnvironment(device: .named("iPhone 15 Plus"), size: Size(width: 430, height: 932)))
        let sweep = WindowSweep(.horizontal, 320...1366)
        var layouts = WindowLayouts(session, scene: 0, sweep: sweep)
        let last = layouts.scene(at: sweep.count - 1)
        #expect(last?.scene.roots.first?.frame.width == 1346.0)
    }
}
