import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit sets what views and gesture recognizers refer to")
struct UIKitReferenceTests {
    private func source(_ content: String, after: String = "", connections: String = "") throws -> String {
        let scene = HandmadeLayout.scene(content, connections: connections)
        // Objects that are beside the controller.
        let objects = scene.replacing("</objects>", with: "\(after)</objects>")
        return String(decoding: try HandmadeLayout.storyboard(objects).emit(.uikit), as: UTF8.self)
    }

    private func outlet(_ property: String, _ destination: String = "vc-1") -> String {
        #"<outlet property="\#(property)" destination="\#(destination)" id="\#(property)-\#(destination)"/>"#
    }

    @Test("Delegates of UIKit's protocols, and of its neighbours', are cast to them")
    func protocols() throws {
        let text = try source(
            """
            <mapView id="m" userLabel="map"><connections>\(outlet("delegate"))</connections></mapView>
            <wkWebView id="w" userLabel="web"><connections>\(outlet("navigationDelegate"))\(outlet("UIDelegate"))
            </connections></wkWebView>
            <toolbar id="b" userLabel="bar"><connections>\(outlet("delegate"))</connections></toolbar>
            <collectionView id="c" userLabel="grid"><connections>\(outlet("dragDelegate"))</connections></collectionView>
            """,
            after: """
                <tapGestureRecognizer id="g"><connections>\(outlet("delegate"))</connections></tapGestureRecognizer>
                """)
        expect(
            text, "map.delegate = owner as? any MKMapViewDelegate",
            "web.navigationDelegate = owner as? any WKNavigationDelegate",
            "web.uiDelegate = owner as? any WKUIDelegate", "bar.delegate = owner as? any UIToolbarDelegate",
            "grid.dragDelegate = owner as? any UICollectionViewDragDelegate",
            "tapGestureRecognizer.delegate = owner as? any UIGestureRecognizerDelegate")
    }

    @Test("Outlets of the app's classes that lead to the owner, or are called as delegates, are set by their keys")
    func keys() throws {
        let text = try source(
            """
            <view id="f" userLabel="fancy" customClass="Fancy"><connections>\(outlet("controller"))\(outlet("delegate"))
            \(outlet("dataSource", "l"))\(outlet("word", "l"))</connections></view><label id="l"/>
            """,
            after: """
                <tapGestureRecognizer id="g" customClass="FancyTap"><connections>\(outlet("host"))\(outlet("goal", "f"))
                </connections></tapGestureRecognizer>
                """)
        // What an outlet leads to is called after it.
        expect(
            text, #"goal.setValue(owner, forKey: "controller")"#, #"goal.setValue(owner, forKey: "delegate")"#,
            #"goal.setValue(dataSource, forKey: "dataSource")"#, "owner.word = dataSource",
            #"fancyTap.setValue(owner, forKey: "host")"#, "owner.goal = goal", "var goal: Fancy! { get set }")
        #expect(!text.contains("var dataSource:"))
    }

    @Test("A xib with a controller is connected with its File's Owner, of which the controller knows nothing")
    func controllersInXibs() throws {
        let layout = try HandmadeLayout.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlet("bars", "n"))
            \(outlet("word", "l"))</connections></placeholder><label id="l"/>
            <navigationController id="n"><connections>\(outlet("delegate", "-1"))</connections></navigationController>
            """)
        let text = String(decoding: layout.emit(.uikit), as: UTF8.self)
        expect(
            text, "var word: UILabel! { get set }", "func connect(byKeysTo owner: NSObject) {", "owner.word = word",
            "// The outlet bars is not set: it leads to what is not made here.")
        #expect(text.contains(".Outlets { made.connect(to: owner) } else { made.connect(byKeysTo: owner) }"))
    }

    @Test("A delegate may be a view of the same scene")
    func inside() throws {
        let text = try source(
            """
            <textField id="f" userLabel="field"><connections>\(outlet("delegate", "p"))</connections></textField>
            <view id="p" customClass="Panel"/>
            """)
        expect(text, "field.delegate = delegate as AnyObject as? any UITextFieldDelegate", "let delegate = Panel()")
    }

    @Test("What is in a prototype finds its cell at once, and the controller when the cell comes into its table")
    func prototypes() throws {
        let text = try source(
            """
            <tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="entry" customClass="EntryCell">
            <tableViewCellContentView key="contentView" id="v"><subviews>
            <textField id="f1" userLabel="mine"><connections>\(outlet("delegate", "c"))</connections></textField>
            <textField id="f2" userLabel="theirs"><connections>\(outlet("delegate"))</connections></textField>
            <view id="w" userLabel="box" customClass="Box"><connections>\(outlet("controller"))</connections></view>
            </subviews></tableViewCellContentView></tableViewCell>
            <tableViewCell id="d" reuseIdentifier="plain"/></prototypes></tableView>
            """)
        expect(
            text, "mine.delegate = cell as AnyObject as? any UITextFieldDelegate",
            "func connect(upTo owner: AnyObject) {",
            "if theirs.delegate == nil { theirs.delegate = owner as? any UITextFieldDelegate }",
            #"if box.value(forKey: "controller") == nil { box.setValue(owner, forKey: "controller") }"#,
            "if let responder { builtInterface.connect(upTo: responder) }")
        #expect(text.split(separator: "override func didMoveToWindow() {").count == 2)
    }

    @Test("What is not set is said in a comment with the reason")
    func remarks() throws {
        let text = try source(
            """
            <webView id="w" userLabel="page"><connections>\(outlet("delegate"))</connections></webView>
            <searchBar id="s" userLabel="search"><connections>\(outlet("delegate", "elsewhere"))</connections></searchBar>
            <view id="m" userLabel="mangled" customClass="_TtC3App5Thing"><connections>\(outlet("controller"))</connections>
            </view><view id="f" userLabel="fancy" customClass="Fancy"><connections>\(outlet("model", "elsewhere"))
            <outletCollection property="models" destination="elsewhere" id="oc1"/></connections></view>
            """,
            connections: outlet("delegate", "elsewhere")
                + #"<outletCollection property="others" destination="elsewhere" id="oc2"/>"#)
        let away = "it leads to what is not made here."
        expect(
            text, "// The outlet delegate of page is not set: a plain view stands in its place.",
            "// The outlet delegate of search is not set: \(away)",
            "// The outlet controller of mangled is not set: its class is not used here.",
            "// The outlet model of fancy is not set: \(away)", "// The outlet delegate is not set: \(away)",
            "// The outlet models of fancy is not set: \(away)", "// The outlet others is not set: \(away)")
        #expect(!text.contains("page.setValue") && !text.contains("mangled.setValue"))
    }

    @Test("Outlets lead to guides of views, and to the navigation item that UIKit makes for a controller")
    func madeByUIKit() throws {
        let guides = """
            </subviews><viewLayoutGuide key="safeArea" id="sa"/><viewLayoutGuide key="layoutMargins" id="lm"/>
            <keyboardLayoutGuide key="keyboard" id="kb"/></view><navigationItem key="navigationItem" id="ni"/>
            """
        let scene = HandmadeLayout.scene(
            #"<view id="f" userLabel="fancy" customClass="Fancy"><connections>\#(outlet("area", "sa"))</connections></view>"#,
            connections: """
                \(outlet("safe", "sa"))\(outlet("keys", "kb"))\(outlet("bar", "ni"))
                <outletCollection property="guides" destination="sa" id="g1"/>
                <outletCollection property="guides" destination="lm" id="g2"/>
                <outletCollection property="bars" destination="ni" id="g3"/>
                """
        ).replacing("</subviews></view>", with: guides)
        let text = String(decoding: try HandmadeLayout.storyboard(scene).emit(.uikit), as: UTF8.self)
        expect(
            text, "var safe: UILayoutGuide! { get set }", "owner.safe = view.safeAreaLayoutGuide",
            "owner.keys = view.keyboardLayoutGuide", "var bar: UINavigationItem! { get set }",
            "owner.bar = (owner as? UIViewController)?.navigationItem",
            #"owner.setValue((owner as? UIViewController)?.navigationItem, forKey: "bar")"#,
            "var guides: [UILayoutGuide]! { get set }",
            "owner.guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]",
            "owner.bars = [(owner as? UIViewController)?.navigationItem].compactMap { $0 }",
            "owner.area = view.safeAreaLayoutGuide")
        #expect(!text.contains("is not set"))
    }
}
