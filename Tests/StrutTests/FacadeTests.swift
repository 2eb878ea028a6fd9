import Strut
import StrutTestSupport
import Testing

@Suite("The library")
struct FacadeTests {
    private static let source = DocumentHeader(tools: "21507").storyboard(
        """
        <scene sceneID="sce-ne-001"><objects>
            <viewController id="vie-wc-001" sceneMemberID="viewController">
                <view key="view" id="roo-tv-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <view userLabel="Panel" id="pan-el-001">
                            <rect key="frame" x="10" y="100" width="373" height="200"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                            <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                <accessibility key="accessibilityConfiguration" identifier="title"/>
                                <constraints>
                                    <constraint firstAttribute="width" constant="100" id="con-wi-001"/>
                                    <constraint firstAttribute="height" constant="30" id="con-he-001"/>
                                </constraints>
                            </label></subviews>
                            <constraints>
                                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="pan-el-001"
                                    secondAttribute="top" constant="7" id="con-to-001"/>
                                <constraint firstAttribute="trailing" secondItem="lab-el-001"
                                    secondAttribute="trailing" constant="8" id="con-tr-001"/>
                            </constraints>
                        </view>
                    </subviews>
                </view>
                <connections>
                    <outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>
                    <outletCollection property="boxes" destination="pan-el-001" id="out-le-002"/>
                    <outletCollection property="boxes" destination="lab-el-001" id="out-le-003"/>
                </connections>
            </viewController>
        </objects></scene>
        """)

    /// The folder of the gallery's scenes.
    private static let gallery =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
        + "/Storyboards/"

    private let document: Document

    init() throws {
        document = try Document.parse(Array(Self.source.utf8), path: "Folder/Main.storyboard")
    }

    @Test("A document is laid out on its own canvas")
    func canvas() {
        let layout = document.layout()
        #expect(layout.findings == [])
        #expect(layout.environment.deviceID == "retina6_12")
        #expect(layout.view(outlet: "titleLabel")?.frame == Rect(x: 265, y: 7, width: 100, height: 30))
    }

    @Test("The same document is laid out for another device")
    func device() throws {
        let phone = try #require(Device.named("iPhone SE"))
        let layout = document.layout(in: LayoutEnvironment(device: phone))
        #expect(layout.view(outlet: "titleLabel")?.frame == Rect(x: 247, y: 7, width: 100, height: 30))
    }

    @Test("Views are found by outlet, object id, accessibility identifier and user label")
    func lookup() {
        let layout = document.layout()
        #expect(layout.view(id: "lab-el-001")?.view.id == "lab-el-001")
        #expect(layout.view(accessibilityIdentifier: "title")?.view.id == "lab-el-001")
        #expect(layout.view(userLabel: "Panel")?.view.id == "pan-el-001")
        #expect(layout.views(outlet: "boxes").map(\.view.id) == ["pan-el-001", "lab-el-001"])
    }

    @Test("What is not there is not found")
    func missing() {
        let layout = document.layout()
        #expect(layout.view(id: "vie-wc-001") == nil)
        #expect(layout.view(id: "nothing") == nil)
        #expect(layout.view(outlet: "nothing") == nil)
        #expect(layout.view(accessibilityIdentifier: "Panel") == nil)
        #expect(layout.view(userLabel: "title") == nil)
    }

    @Test("A frame is known in the root view's coordinates too")
    func frameInRoot() {
        let scene = document.layout().scenes[0]
        #expect(scene.frameInRoot(at: 0) == Rect(x: 0, y: 0, width: 393, height: 852))
        #expect(scene.frameInRoot(at: 1) == Rect(x: 10, y: 100, width: 373, height: 200))
        #expect(scene.frameInRoot(at: 2) == Rect(x: 275, y: 107, width: 100, height: 30))
    }

    @Test("A layout is written in every format, the same each time")
    func formats() {
        for format in OutputFormat.allCases {
            let first = document.layout().emit(format)
            #expect(first == document.layout().emit(format))
            #expect(first.last == UInt8(ascii: "\n"))
            #expect(!String(decoding: first, as: UTF8.self).contains("Folder"))
        }
    }

    @Test("A layout of which nothing was kept is written as fully as any", arguments: OutputFormat.allCases)
    func completeFormats(format: OutputFormat) throws {
        let table = try Document.read(path: Self.gallery + "TableInScrollView.storyboard")
        let data = try #require(try DesignData.read(besides: table.path))
        let cases: [(Document, DesignData?)] = [(document, nil), (table, data)]
        for (document, data) in cases {
            var options = LayoutEngine.Options(designData: data)
            let plain = document.layout(in: LayoutEnvironment(device: .named("iPhone 15")), options: options)
            (options.keepsSystems, options.keepsDetails) = (true, true)
            let full = document.layout(in: LayoutEnvironment(device: .named("iPhone 15")), options: options)
            #expect(plain.emit(format) == full.emit(format))
            #expect(plain.emit(format).count > 200)
        }
    }

    @Test("What a session was given is in the systems and the texts of its layout")
    func sessions() throws {
        var session = LayoutSession(document, in: LayoutEnvironment(device: .named("iPhone 15")))
        session.layoutIfNeeded()
        try session.setText("Another", of: "titleLabel")
        try session.setConstant(42, ofConstraint: "con-wi-001")
        session.layoutIfNeeded()
        #expect(String(decoding: session.layout.emit(.tree), as: UTF8.self).contains("42x30 \"Another\""))
        let systems = String(decoding: session.layout.emit(.constraints), as: UTF8.self)
        #expect(systems.contains(#""id": "con-wi-001""#) && systems.contains(#""constant": 42"#))
    }

    @Test("The systems are kept only when they are asked for")
    func systems() {
        #expect(document.layout().scenes[0].systems.isEmpty)
        let systems = document.layout(options: .init(keepsSystems: true)).scenes[0].systems
        #expect(!systems.isEmpty)
        for system in systems { #expect(system.values.count == system.variables.count) }
    }
}
