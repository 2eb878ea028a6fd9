import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit")
struct UIKitEmissionTests {
    private func source(_ content: String, view: String = "", controller: String = "", connections: String = "") throws
        -> String
    {
        let scene = HandmadeLayout.scene(content, controller: controller, view: view, connections: connections)
        return String(decoding: try HandmadeLayout.storyboard(scene).emit(.uikit), as: UTF8.self)
    }

    @Test("Views are properties that are set up and put into each other")
    func views() throws {
        let text = try source(
            """
            <stackView id="s" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <label id="b" text="A &quot;title&quot;" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
            <color key="textColor" systemColor="secondaryLabelColor"/></label></subviews></stackView>
            """)
        for line in [
            "let stackView = UIStackView()", "let label = UILabel()", "stackView.axis = .vertical",
            "stackView.spacing = 8",
            #"label.text = localized("b.text", "A \"title\"")"#, "label.numberOfLines = 0",
            "label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)", "label.textColor = UIColor.secondaryLabel",
            "view.addSubview(stackView)", "stackView.addArrangedSubview(label)",
            "label.translatesAutoresizingMaskIntoConstraints = false",
        ] { #expect(text.contains("            \(line)\n") || text.contains("        \(line)\n"), "\(line)") }
    }

    @Test("A font without a size has that of its view, as in the layout")
    func fontsWithoutSize() throws {
        let font = #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="0.0"/>"#
        let text = try source(
            """
            <button id="s" buttonType="system">\(font)</button><button id="c" buttonType="custom">\(font)</button>
            <textField id="f">\(font)</textField><label id="l">\(font)</label>
            """)
        for size in [15, 18, 14, 17] {
            #expect(text.contains("UIFont.systemFont(ofSize: \(size), weight: .semibold)"), "\(size)")
        }
    }

    @Test("Several cells of one kind in a xib are registered by functions of their own")
    func registrations() throws {
        func source(_ classes: [String]) throws -> String {
            let cells = classes.map {
                #"<tableViewCell id="\#($0)" customClass="\#($0)"><tableViewCellContentView key="contentView"/></tableViewCell>"#
            }
            let layout = try HandmadeLayout.xib(
                cells.joined() + #"<collectionViewCell id="k"><view key="contentView"/></collectionViewCell>"#)
            return String(decoding: layout.emit(.uikit), as: UTF8.self)
        }
        #expect(try source(["One"]).contains("static func register(in table: UITableView, "))
        let text = try source(["One", "Two"])
        #expect(!text.contains("static func register(in table"))
        #expect(text.contains("static func registerOnePrototype(in table: UITableView, "))
        #expect(text.contains("static func registerTwoPrototype(in table: UITableView, "))
        #expect(text.contains("static func register(in collection: UICollectionView, "))
    }

    @Test("Written constraints use anchors, and NSLayoutConstraint where anchors cannot say it")
    func constraints() throws {
        let text = try source(
            """
            <view id="a" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="c1"/>
            <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="44" priority="750" id="c2"/>
            <constraint firstAttribute="leadingMargin" secondItem="a" secondAttribute="leading" constant="3" id="c3"/>
            <constraint firstAttribute="height" placeholder="YES" id="c4"/>
            </constraints></view>
            """, connections: #"<outlet property="wide" destination="c2" id="o"/>"#)
        #expect(
            text.contains(
                "add(box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 1.7777777777777777))  // c1"))
        #expect(
            text.contains(
                "wide = add(box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44), priority: 750)  // c2"))
        #expect(
            text.contains(
                "attribute: .leadingMargin, relatedBy: .equal, toItem: box, attribute: .leading, multiplier: 1"))
        #expect(!text.contains("c4"))
        #expect(text.contains("var wide: NSLayoutConstraint! { get set }"))
    }

    @Test("Outlets become a protocol, actions and delegates are connected")
    func connections() throws {
        let text = try source(
            """
            <button id="b"><connections><action selector="save:" destination="vc-1" eventType="touchUpInside" id="a"/></connections></button>
            <tableView id="t"><connections><outlet property="dataSource" destination="vc-1" id="d"/></connections></tableView>
            """, connections: #"<outlet property="saveButton" destination="b" id="o"/>"#)
        #expect(text.contains("var saveButton: UIButton! { get set }"))
        #expect(text.contains("owner.saveButton = saveButton"))
        #expect(text.contains(#"saveButton.addTarget(owner, action: Selector(("save:")), for: .touchUpInside)"#))
        #expect(text.contains("tableView.dataSource = owner as? any UITableViewDataSource"))
    }

    @Test("Custom classes are used and listed; prototypes are classes of their own")
    func classes() throws {
        let text = try source(
            """
            <view id="f" customClass="FancyView"/><tableView id="t"><prototypes>
            <tableViewCell id="c" reuseIdentifier="message"><tableViewCellContentView key="contentView" id="v"><subviews>
            <label id="l" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></tableViewCellContentView></tableViewCell>
            </prototypes></tableView>
            """)
        #expect(text.contains("// Needs the class FancyView, a kind of UIView.\n"))
        #expect(text.contains("let fancyView = FancyView()"))
        #expect(text.contains("@MainActor final class Message {"))
        #expect(text.contains("tableView.register(Message.Cell.self, forCellReuseIdentifier: \"message\")"))
        #expect(text.contains("@MainActor final class Cell: UITableViewCell {"))
        #expect(text.contains("super.init(style: .default, reuseIdentifier: reuseIdentifier)"))
        #expect(text.contains("cell.contentView.addSubview(label)"))
    }

    /// The source of a storyboard whose controller's scene is `controller`, beside one with the id `next`.
    private func source(scene controller: String) throws -> String {
        let next = """
            <scene sceneID="s2"><objects><viewController id="next" customClass="NextController" sceneMemberID="viewController">
            <view key="view" id="v2"/></viewController></objects></scene>
            """
        return String(decoding: try HandmadeLayout.storyboard(controller + next).emit(.uikit), as: UTF8.self)
    }

    @Test("A class has no members that do nothing")
    func emptiness() throws {
        let text = try source("")
        for member in ["constrain()", "add(_", "Outlets", "connect(", "assemble()"] {
            #expect(!text.contains(member), "\(member)")
        }
        #expect(text.contains("let constraints: [NSLayoutConstraint] = []"))
    }

    @Test("Labels and image views are interactive where the document says so, and other views are by themselves")
    func interaction() throws {
        let text = try source(
            """
            <label id="a" userLabel="plain" userInteractionEnabled="NO"/><label id="b" userLabel="tapped"/>
            <view id="c" userLabel="box"/><view id="d" userLabel="shield" userInteractionEnabled="NO"/>
            <label id="e" userLabel="own" customClass="TapLabel" userInteractionEnabled="NO"/>
            """)
        #expect(text.contains("tapped.isUserInteractionEnabled = true"))
        #expect(text.contains("shield.isUserInteractionEnabled = false"))
        #expect(text.contains("own.isUserInteractionEnabled = false"))
        #expect(!text.contains("plain.isUser") && !text.contains("box.isUser"))
    }

    @Test("Collections of outlets leave out what a cell may not have")
    func optionalMembers() throws {
        let text = try source(
            """
            <tableView id="t"><sections><tableViewSection id="s"><cells>
            <tableViewCell id="c" style="IBUITableViewCellStyleValue1" textLabel="l" detailTextLabel="d">
            <tableViewCellContentView key="contentView" id="v"><subviews><label id="l"/><label id="d"/></subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """, connections: #"<outletCollection property="values" destination="d" id="o"/>"#)
        #expect(text.contains("owner.values = [tableViewCell.detailTextLabel].compactMap { $0 }"))
    }

    @Test("Bar items are properties; the controller gets what bars show for it")
    func bars() throws {
        let text = try source(
            scene: """
                <scene sceneID="s1"><objects><viewController id="vc-1" title="Home" hidesBottomBarWhenPushed="YES"
                sceneMemberID="viewController"><view key="view" id="v1"><subviews><toolbar id="t"><items>
                <barButtonItem systemItem="flexibleSpace" id="i1"/><barButtonItem title="Sort" style="done" id="i2"/>
                </items></toolbar></subviews></view>
                <tabBarItem key="tabBarItem" title="First" image="one" id="i3"/>
                <navigationItem key="navigationItem" title="Top" largeTitleDisplayMode="never" id="i4">
                <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i5"><connections>
                <action selector="cancel:" destination="vc-1" id="a1"/></connections></barButtonItem>
                </navigationItem><connections><outlet property="sortItem" destination="i2" id="o1"/></connections>
                </viewController></objects></scene>
                """)
        for line in [
            "let flexibleSpaceItem = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)",
            "let sortItem = UIBarButtonItem()", "sortItem.title = localized(\"i2.title\", \"Sort\")",
            "sortItem.style = .done",
            "toolbar.items = [flexibleSpaceItem, sortItem]", "var sortItem: UIBarButtonItem! { get set }",
            "owner.sortItem = sortItem", "tabBarItem.image = UIImage(named: \"one\")",
            "controller.view = view", "controller.title = localized(\"vc-1.title\", \"Home\")",
            "controller.tabBarItem = tabBarItem",
            "controller.navigationItem.title = localized(\"i4.title\", \"Top\")",
            "controller.navigationItem.largeTitleDisplayMode = .never",
            "controller.navigationItem.leftBarButtonItems = [cancelItem]", "controller.hidesBottomBarWhenPushed = true",
            "(cancelItem.target, cancelItem.action) = (owner, Selector((\"cancel:\")))",
        ] { #expect(text.contains("    \(line)\n"), "\(line)") }
    }

    @Test("Segues are typed calls, and comments where only the app can make them")
    func segues() throws {
        let text = try source(
            scene: """
                <scene sceneID="s1"><objects><viewController id="vc-1" sceneMemberID="viewController">
                <view key="view" id="v1"><subviews>
                <button id="b"><connections><segue destination="next" kind="show" id="g1"/></connections></button>
                <containerView id="c"><connections><segue destination="next" kind="embed" identifier="map" id="g2"/>
                </connections></containerView></subviews></view><navigationItem key="navigationItem" id="n">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="i"><connections>
                <segue destination="next" kind="presentation" identifier="new item" id="g3"/></connections></barButtonItem>
                </navigationItem><connections><segue destination="next" kind="custom" identifier="later" id="g4"/>
                </connections></viewController></objects></scene>
                """)
        for line in [
            "@MainActor protocol Segues: AnyObject {", "func showNextController(_ sender: Any?)",
            "/// A segue of kind show to the NextController next.", "func map(in container: UIView)",
            "button.addAction(UIAction { [weak segues] in segues?.showNextController($0.sender) }, "
                + "for: .primaryActionTriggered)",
            "segues.map(in: view2)",
            "addItem.primaryAction = UIAction(title: addItem.title ?? \"\", image: addItem.image) "
                + "{ [weak segues] in segues?.newItem($0.sender) }",
            "// later(_:): whenever your code performs it.",
        ] { #expect(text.contains("    \(line)\n"), "\(line)") }
    }

    @Test("Section headers with a view show it; what is not made is said")
    func leftovers() throws {
        let text = try source(
            """
            <tableView id="t" dataMode="static"><sections><tableViewSection id="s"><view key="headerView" id="h"/><cells>
            <tableViewCell id="c"/></cells></tableViewSection></sections></tableView>
            <button id="b"><connections><action selector="go" destination="elsewhere" eventType="touchUpInside" id="a"/>
            </connections></button><visualEffectView id="e"><blurEffect style="novel"/></visualEffectView>
            """, connections: #"<outlet property="model" destination="elsewhere" id="o"/>"#)
        #expect(text.contains(".init(header: nil, footer: nil, headerView: view2, rows: ["))
        #expect(text.contains("// The action \"go\" of button is not connected: it leads elsewhere.\n"))
        #expect(text.contains("// The outlet model is not set: it leads to what is not made here.\n"))
        #expect(text.contains("// The effect of visualEffectView is a plain blur"))
    }
}
