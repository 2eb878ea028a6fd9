import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Items of bars in nibs")
struct BarItemTests {
    private func scene(_ navigationItem: String) throws -> DecodedNib {
        let scene = """
            <viewController id="vc1-12-abc" customClass="First" sceneMemberID="viewController">
            \(navigationItem)
            <connections><outlet property="deleting" destination="del-12-abc" id="ou1-12-abc"/></connections>
            </viewController>
            """
        return try CompiledSample(scenes: [scene], initial: "vc1-12-abc").nib("UIViewController-vc1-12-abc.nib")
    }

    @Test("All items of a list are on their side of the bar, with their actions")
    func lists() throws {
        let nib = try scene(
            """
            <navigationItem key="navigationItem" title="Numbers" id="nav-12-abc">
            <leftBarButtonItems><barButtonItem systemItem="cancel" id="can-12-abc"/></leftBarButtonItems>
            <rightBarButtonItems>
            <barButtonItem title="Edit" id="edi-12-abc"><connections>
            <action selector="edit:" destination="vc1-12-abc" id="ac1-12-abc"/></connections></barButtonItem>
            <barButtonItem title="Delete" id="del-12-abc"/>
            </rightBarButtonItems></navigationItem>
            """)
        let item = try nib.first("UINavigationItem")
        let right = nib.members("UIRightBarButtonItems", of: item)
        #expect(right.map { nib.text("UITitle", of: $0) } == ["Edit", "Delete"])
        #expect(nib.object("UIRightBarButtonItem", of: item) == right.first)
        #expect(nib.members("UILeftBarButtonItems", of: item).count == 1)
        #expect(nib.connections.contains("edit:: UIBarButtonItem -> First"))
        #expect(nib.connections.contains("deleting: First -> UIBarButtonItem"))
    }

    @Test("One item under its key is on its side, too")
    func single() throws {
        let nib = try scene(
            """
            <navigationItem key="navigationItem" id="nav-12-abc">
            <barButtonItem key="backBarButtonItem" title="Back" id="bac-12-abc"/>
            <barButtonItem key="rightBarButtonItem" title="Delete" id="del-12-abc"/></navigationItem>
            """)
        let item = try nib.first("UINavigationItem")
        #expect(nib.members("UIRightBarButtonItems", of: item).map { nib.text("UITitle", of: $0) } == ["Delete"])
        #expect(nib.object("UIBackBarButtonItem", of: item).flatMap { nib.text("UITitle", of: $0) } == "Back")
        #expect(nib.object("UILeftBarButtonItems", of: item) == nil)
    }

    @Test("The item of a bar among views knows its bar")
    func barOfItem() throws {
        let nib = try CompiledSample(
            xib: """
                <navigationBar contentMode="scaleToFill" id="bar-12-abc">
                <rect key="frame" x="0" y="20" width="320" height="44"/>
                <items><navigationItem title="Title" id="nav-12-abc"/></items></navigationBar>
                """
        ).nib()
        let bar = try nib.first("UINavigationBar")
        #expect(nib.members("UIItems", of: bar) == [try nib.first("UINavigationItem")])
        #expect(nib.object("UINavigationBar", of: try nib.first("UINavigationItem")) == bar)
    }

    @Test("The other image of an item is a symbol where the resources say so")
    func selectedSymbol() throws {
        func selected(_ resources: String) throws -> (DecodedNib, NibGraph.Object) {
            let nib = try CompiledSample(
                xib: #"<tabBarItem title="A" image="tv" catalog="system" selectedImage="tv.fill" id="tab-12-abc"/>"#,
                resources: resources
            ) { $0.deploymentTarget = NibVersion(15) }.nib()
            let item = try nib.first("UITabBarItem")
            return (nib, try #require(nib.object("UISelectedTemplateImage", of: item)))
        }
        let (nib, symbol) = try selected(#"<image name="tv.fill" catalog="system" width="64" height="46"/>"#)
        #expect(nib.text("UISystemSymbolResourceName", of: symbol) == "tv.fill")
        let (other, asset) = try selected(#"<image name="tv.fill" width="64" height="46"/>"#)
        #expect(other.text("UISystemSymbolResourceName", of: asset) == nil)
        #expect(other.text("UIResourceName", of: asset) == "tv.fill")
    }
}
