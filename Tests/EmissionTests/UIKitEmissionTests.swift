import Emission
import Testing

@testable import AutoLayout

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
            #"label.text = "A \"title\"""#, "label.numberOfLines = 0",
            "label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)", "label.textColor = UIColor.secondaryLabel",
            "view.addSubview(stackView)", "stackView.addArrangedSubview(label)",
            "label.translatesAutoresizingMaskIntoConstraints = false",
        ] { #expect(text.contains("            \(line)\n") || text.contains("        \(line)\n"), "\(line)") }
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
        #expect(text.contains(#"UITableViewCell(style: .default, reuseIdentifier: "message")"#))
        #expect(text.contains("contentView.addSubview(label)"))
    }
}
