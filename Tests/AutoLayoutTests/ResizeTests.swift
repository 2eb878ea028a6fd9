// A session that is resized gives what one gives that was made for the size.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import Testing

@Suite("Windows that change their size")
struct ResizeTests {
    /// Both sides of the limits of size classes, and sizes at which texts of the gallery wrap or not.
    private static let sizes: [Size] = [
        (375, 667), (376, 667), (320, 480), (393.5, 700), (499, 700), (500, 700), (599, 800), (600, 800), (1024, 768),
        (667, 375), (375, 667), (150, 150), (414.25, 896),
    ].map { Size(width: $0.0, height: $0.1) }

    private static let devices = ["retina4_7", "retina6_12", "ipad10_9rounded"]

    @Test("Every scene of the gallery, one size after the other", arguments: Gallery.all, devices)
    func gallery(_ scene: Gallery, device: String) throws {
        let document = try scene.document()
        let device = try #require(Device.named(device))
        var session = LayoutSession(document, in: LayoutEnvironment(device: device))
        session.layoutIfNeeded()
        for size in Self.sizes {
            try session.resize(to: size)
            session.layoutIfNeeded()
            var expected = LayoutSession(document, in: LayoutEnvironment(device: device, size: size))
            expected.layoutIfNeeded()
            #expect(session.environment == expected.environment)
            let (frames, wanted) = (Frames(layout: session.layout), Frames(layout: expected.layout))
            #expect(frames.all == wanted.all, "at \(size.width) × \(size.height)")
            #expect(frames.layout.scenes.map(\.conflicts.count) == wanted.layout.scenes.map(\.conflicts.count))
        }
    }

    @Test("A window that leaves the document's own canvas is that of an app")
    func canvas() throws {
        let document = try Gallery.scene("MultilineLabel").document()
        var session = LayoutSession(document)
        session.layoutIfNeeded()
        #expect(!session.environment.isChosen)
        try session.resize(to: Size(width: 300, height: 500))
        session.layoutIfNeeded()
        #expect(session.environment.isChosen)
        var expected = LayoutSession(document, in: LayoutEnvironment(size: Size(width: 300, height: 500)))
        expected.layoutIfNeeded()
        #expect(Frames(layout: session.layout).all == Frames(layout: expected.layout).all)
    }

    @Test("Changes stay, whether they were made before or after")
    func changes() throws {
        let scene = TestScene(
            views: label("a", "Some words that wrap somewhere", lines: 0),
            constraints: [
                "a.leading == root.leading + 20 #gap", "a.top == root.top + 30", "a.trailing == root.trailing - 20",
            ])
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        let phone = LayoutEnvironment(device: .named("retina4_7"))
        func expected(_ size: Size) throws -> Rect? {
            var environment = phone
            environment.size = size
            var session = LayoutSession(document, in: environment)
            try session.setText("Other words, and more of them than before, for narrow windows", of: "a")
            try session.setConstant(50, ofConstraint: "gap")
            session.layoutIfNeeded()
            return session.frame(of: "a")
        }
        var session = LayoutSession(document, in: phone)
        session.layoutIfNeeded()
        try session.setText("Other words, and more of them than before, for narrow windows", of: "a")
        try session.resize(to: Size(width: 200, height: 400))
        session.layoutIfNeeded()
        try session.setConstant(50, ofConstraint: "gap")
        // Nothing moves before the next layout.
        #expect(session.frame(of: "a")?.x == 20)
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == (try expected(Size(width: 200, height: 400))))
        try session.resize(to: Size(width: 340, height: 400))
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == (try expected(Size(width: 340, height: 400))))
    }

    /// A width that is 10¹² times a window's, and a constant that counts only where all else is 0: rounding decides
    /// what is broken, and so must decide it alike. In the second a container has no width, and with it the view that
    /// it embeds; in the others the root itself has no size.
    @Test(
        "Where numbers lie too far apart for doubles, sizes before make no difference",
        arguments: [
            """
            <view id="root"><rect key="frame" width="300"/><subviews>
            <visualEffectView id="box" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <label id="a" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></visualEffectView>
            </subviews><constraints>
            <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1e308"/>
            <constraint firstItem="a" firstAttribute="leftMargin" secondItem="a" secondAttribute="right" constant="0.5"/>
            </constraints></view>
            """,
            """
            <scene sceneID="1"><objects><viewController id="outer"><view key="view" id="root"><subviews>
            <containerView id="box" translatesAutoresizingMaskIntoConstraints="NO"><connections>
            <segue destination="inner" kind="embed" id="embed"/></connections></containerView></subviews></view>
            </viewController></objects></scene><scene sceneID="2"><objects><viewController id="inner">
            <view key="view" id="embedded"><subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="embedded" secondAttribute="leading"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="4.9e-324"/>
            </constraints></view></viewController></objects></scene>
            """,
            """
            <view id="root"><constraints><constraint firstAttribute="height" constant="1e-9"/></constraints></view>
            """,
            """
            <view id="root"><constraints>
            <constraint firstItem="root" firstAttribute="topMargin" secondItem="root" secondAttribute="lastBaseline" \
            constant="-100000" multiplier="1e18"/></constraints></view>
            """,
        ])
    func badlyScaled(content: String) throws {
        let header = DocumentHeader(tools: nil, device: nil, features: .autoLayout)
        let source = content.hasPrefix("<scene") ? header.storyboard(content) : header.xib(content)
        let document = try Document.parse(Array(source.utf8), path: "Test")
        let base = ResolvedEnvironment(document: document, environment: LayoutEnvironment()).size
        var session = LayoutSession(document, in: LayoutEnvironment(size: base))
        session.layoutIfNeeded()
        for width in stride(from: 1.0, to: 400, by: 21) {
            let size = Size(width: width, height: base.height)
            try session.resize(to: size)
            session.layoutIfNeeded()
            let expected = LayoutEngine().layout(document, in: LayoutEnvironment(size: size))
            #expect(Frames(layout: session.layout).all == Frames(layout: expected).all)
            #expect(session.layout.scenes.map(\.conflicts.count) == expected.scenes.map(\.conflicts.count))
            #expect(session.layout.scenes.map(\.approximations) == expected.scenes.map(\.approximations))
        }
    }

    @Test("A window has sides", arguments: [0, -1, Double.nan, .infinity])
    func badSizes(side: Double) throws {
        var session = LayoutSession(try Gallery.scene("Edges").document())
        #expect(throws: LayoutSessionError.self) { try session.resize(to: Size(width: side, height: 100)) }
        #expect(throws: LayoutSessionError.self) { try session.resize(to: Size(width: 100, height: side)) }
    }
}

extension Frames {
    /// Every frame and content size, in order.
    fileprivate var all: [String] {
        layout.scenes.flatMap(\.views).map { view in
            let content = view.contentSize.map { " of \($0.width) × \($0.height)" } ?? ""
            return "\(view.view.id ?? "?") \(view.frame.x) \(view.frame.y) \(view.frame.width) \(view.frame.height)"
                + content
        }
    }
}
