import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit makes objects of the document's classes, or says where it does not")
struct UIKitClassTests {
    private static let attribute = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="badge">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
    private static let unset = #"// The runtime attribute "badge" is not set: its class is not used here."#

    /// The code of a scene; `rest` is beside the controller's view, and `other` is another controller.
    private func source(_ content: String, rest: String = "", other: String = "", connections: String = "") throws
        -> String
    {
        var scenes = HandmadeLayout.scene(content, connections: connections)
        scenes = scenes.replacing("</viewController>", with: "\(rest)</viewController>")
        if !other.isEmpty { scenes += #"<scene sceneID="scene-2"><objects>\#(other)</objects></scene>"# }
        return String(decoding: try HandmadeLayout.storyboard(scenes).emit(.uikit), as: UTF8.self)
    }

    @Test("Items of bars are made of the app's classes, with what these declare, and their outlets are typed so")
    func items() throws {
        let text = try source(
            "",
            rest: """
                <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="A"
                customClass="BadgedItem" id="i">\(Self.attribute)</barButtonItem>
                <barButtonItem key="leftBarButtonItem" systemItem="add" customClass="BadgedItem" id="s"/></navigationItem>
                <tabBarItem key="tabBarItem" title="T" customClass="Tab" customModule="Kit" id="t">\(Self.attribute)
                </tabBarItem>
                """, connections: #"<outlet property="badge" destination="i" id="o"/>"#)
        #expect(text.contains("// Needs the class BadgedItem, a kind of UIBarButtonItem.\n"))
        #expect(text.contains("// Needs the class Tab, a kind of UITabBarItem, from the module Kit.\n"))
        #expect(text.contains("import Kit\n"))
        expect(
            text, "let badge = BadgedItem()", #"badge.setValue(7, forKeyPath: "badge")"#,
            "let addItem = BadgedItem(barButtonSystemItem: .add, target: nil, action: nil)",
            "let tabBarItem = Tab()", #"tabBarItem.setValue(7, forKeyPath: "badge")"#,
            "var badge: BadgedItem! { get set }", "builtInterface.badge.awakeFromNib()")
        #expect(!text.contains("is not used"))
    }

    @Test("What an object of another class does not have is not set by its key, which would raise an exception")
    func foreign() throws {
        let text = try source(
            """
            <webView id="w" userLabel="page">\(Self.attribute)</webView>
            <label id="l" userLabel="word" customClass="_TtC3App4Word">\(Self.attribute)</label>
            <tableView id="tv"><prototypes><tableViewCell id="c" reuseIdentifier="row" textLabel="tl"
            style="IBUITableViewCellStyleDefault"><tableViewCellContentView key="contentView" customClass="Shadow" id="cv">
            \(Self.attribute)<subviews><label id="tl" customClass="Own">\(Self.attribute)</label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """,
            rest:
                #"<navigationItem key="navigationItem" customClass="Item" id="n">\#(Self.attribute)</navigationItem>"#,
            other: """
                <tabBarController id="tc" sceneMemberID="viewController">
                <tabBar key="tabBar" customClass="Bar" id="b">\(Self.attribute)</tabBar></tabBarController>
                """)
        expect(
            text, #"// The runtime attribute "badge" is not set: a plain view stands in its place."#, Self.unset,
            "// The class _TtC3App4Word of word is not used: Swift has no name for it.",
            "// The class Shadow of cell.contentView is not used: its cell made it.",
            "// The class Own of cell.textLabel? is not used: its cell made it.",
            "// The class Item of controller.navigationItem is not used: UIKit makes the item.",
            "// The class Bar of bar is not used: its controller made it.")
        #expect(text.split(separator: Self.unset).count == 6 && !text.contains(#"forKeyPath: "badge""#))
        #expect(!text.contains("Needs the class"))
    }

    @Test("A bar that a controller makes gets all that the document says of it")
    func bars() throws {
        let text = try source(
            "",
            other: """
                <navigationController id="nc" sceneMemberID="viewController"><navigationBar key="navigationBar" tag="7"
                semanticContentAttribute="forceRightToLeft" userInteractionEnabled="NO" verticalHuggingPriority="9" id="b">
                <accessibility key="accessibilityConfiguration" identifier="B"/></navigationBar></navigationController>
                """)
        expect(
            text, "bar.tag = 7", "bar.semanticContentAttribute = .forceRightToLeft",
            "bar.isUserInteractionEnabled = false", #"bar.accessibilityIdentifier = "B""#,
            "bar.setContentHuggingPriority(UILayoutPriority(9), for: .vertical)")
    }

    @Test("A navigation controller of UIKit's has bars of the app's classes, and one of the app's class has not")
    func barClasses() throws {
        func text(_ controller: String) throws -> String {
            try source(
                "",
                other: """
                    <navigationController id="nc" storyboardIdentifier="N" \(controller) sceneMemberID="viewController">
                    <navigationBar key="navigationBar" customClass="Bar" tag="7" id="b">\(Self.attribute)</navigationBar>
                    </navigationController>
                    """)
        }
        let plain = try text("")
        #expect(plain.contains("// Needs the class Bar, a kind of UINavigationBar.\n"))
        #expect(plain.contains("Controllers.N(navigationBarClass: Bar.self, toolbarClass: nil)"))
        expect(
            plain, "if let bar = (controller as? UINavigationController)?.navigationBar {", "bar.tag = 7",
            "if let bar = (controller as? UINavigationController)?.navigationBar as? Bar {",
            #"bar.setValue(7, forKeyPath: "badge")"#)
        let custom = try text(#"customClass="Own""#)
        expect(custom, "bar.tag = 7", Self.unset, "// The class Bar of bar is not used: its controller made it.")
        #expect(!custom.contains("Needs the class Bar"))
    }

    @Test("A class of UIKit's that is no kind of the object's own is not used")
    func kinds() throws {
        let text = try source(
            """
            <view id="a" userLabel="one" customClass="UIResponder"/><label id="b" userLabel="two" customClass="UITableViewCell"
            adjustsFontSizeToFit="YES"/><view id="c" userLabel="three" customClass="UIControl"/>
            <view id="d" userLabel="four" customClass="any"/>
            """)
        expect(
            text, "let one = UIView()", "let two = UILabel()", "let three = UIControl()", "let four = UIView()",
            "// The class UIResponder of one is not used: it is no kind of UIView.",
            "// The class UITableViewCell of two is not used: it is no kind of UILabel.",
            "// The class any of four is not used: Swift has no name for it.")
        #expect(!text.contains("Needs the class"))
    }

    @Test("A collection's layout has what its class declares, and outlets lead to it and from it")
    func layouts() throws {
        let text = try source(
            """
            <collectionView id="c" userLabel="grid"><collectionViewLayout key="collectionViewLayout" id="l"
            customClass="Waterfall" customModule="Kit">\(Self.attribute)<connections>
            <outlet property="delegate" destination="vc-1" id="o1"/></connections></collectionViewLayout></collectionView>
            <collectionView id="d" userLabel="list"><collectionViewFlowLayout key="collectionViewLayout" id="f" novelty="1">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="pins" value="YES"/>
            </userDefinedRuntimeAttributes></collectionViewFlowLayout></collectionView>
            """,
            connections: """
                <outlet property="fall" destination="l" id="o2"/><outlet property="flow" destination="f" id="o3"/>
                """)
        #expect(text.contains("import Kit\n"))
        expect(
            text, #"grid.collectionViewLayout.setValue(7, forKeyPath: "badge")"#,
            #"grid.collectionViewLayout.setValue(owner, forKey: "delegate")"#,
            #"list.collectionViewLayout.setValue(true, forKeyPath: "pins")"#,
            "var fall: Waterfall! { get set }", "owner.fall = (grid.collectionViewLayout as? Waterfall)",
            "owner.flow = (list.collectionViewLayout as? UICollectionViewFlowLayout)",
            "builtInterface.grid.collectionViewLayout.awakeFromNib()",
            #"// Not made of list: collectionViewFlowLayout collectionViewLayout (novelty "1")."#)
    }

    @Test("Only controls have actions, and a constraint never refers to another one that has a view's id")
    func members() throws {
        let text = try source(
            """
            <progressView id="p" userLabel="progress"><connections>
            <action selector="go:" destination="vc-1" eventType="valueChanged" id="a"/></connections></progressView>
            <refreshControl key="refreshControl" id="r" userLabel="refresh"><connections>
            <action selector="go:" destination="vc-1" eventType="valueChanged" id="b"/></connections></refreshControl>
            <view id="v"><constraints><constraint firstAttribute="width" constant="4" id="twin"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="twin" secondAttribute="top" id="c"/></constraints></view>
            """, connections: #"<outlet property="width" destination="twin" id="o"/>"#)
        expect(
            text, #"// The action "go:" of progress is not connected: it is no control."#,
            #"refresh.addTarget(owner, action: Selector(("go:")), for: .valueChanged)"#,
            "// The constraint c is not made: it refers to something that is not here.")
    }
}
