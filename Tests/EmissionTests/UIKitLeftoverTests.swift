import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit says what it does not make, word by word")
struct UIKitLeftoverTests {
    private func source(_ content: String, rest: String = "", resources: String = "") throws -> String {
        let scene = HandmadeLayout.scene(content).replacing("</viewController>", with: "\(rest)</viewController>")
        let layout = try HandmadeLayout.storyboard("\(scene)</scenes><resources>\(resources)</resources><scenes>")
        return String(decoding: layout.emit(.uikit), as: UTF8.self)
    }

    @Test("An attribute whose word is not known is reported, and one that says what UIKit has anyway is not")
    func words() throws {
        let text = try source(
            """
            <textField id="a" userLabel="one"><textInputTraits key="textInputTraits" returnKeyType="continue"
            autocapitalizationType="none" keyboardType="default"/></textField>
            <textField id="b" userLabel="two"><textInputTraits key="textInputTraits" returnKeyType="novel" other="2"
            autocapitalizationType="sentences"/></textField>
            <imageView id="c" userLabel="three" image="star" catalog="system"><imageReference key="image" image="star"
            catalog="system" renderingMode="hierarchical"/></imageView>
            <mapView id="d" userLabel="four" mapType="satelliteFlyover"/><mapView id="e" userLabel="five" mapType="standard"/>
            <label id="f" userLabel="six" textAlignment="natural" lineBreakMode="tailTruncation">
            <fontDescription key="fontDescription" style="UICTFontTextStyleExtraLargeTitle"/></label>
            <label id="g" userLabel="seven"><fontDescription key="fontDescription" type="system" width="expanded"
            pointSize="12"/></label><datePicker id="h" userLabel="eight" datePickerMode="novel"/>
            <button id="i" userLabel="nine" buttonType="close"/><scrollView id="j" userLabel="ten" indicatorStyle="novel"/>
            """)
        expect(
            text, "one.returnKeyType = .continue", "one.autocapitalizationType = .none",
            #"// Not made of two: textInputTraits textInputTraits (returnKeyType "novel", other "2")."#,
            #"// Not made of three: imageReference image (renderingMode "hierarchical")."#,
            "four.mapType = .satelliteFlyover",
            #"// Not made of six: fontDescription fontDescription (style "UICTFontTextStyleExtraLargeTitle")."#,
            #"// Not made of seven: fontDescription fontDescription (width "expanded")."#,
            #"// Not made of eight: datePickerMode "novel"."#, "let nine = UIButton(type: .close)",
            #"// Not made of ten: indicatorStyle "novel"."#)
        #expect(text.split(separator: "// Not made of ").count == 7)
        #expect(!text.contains("two.autocapitalizationType"))
    }

    @Test("Items of bars get their purpose, and an unknown item is one without a picture")
    func items() throws {
        let text = try source(
            """
            <toolbar id="t"><items><barButtonItem systemItem="novel" id="a" userLabel="one"/>
            <barButtonItem hidden="YES" style="prominent" id="b" userLabel="two">
            <accessibility key="accessibilityConfiguration" label="L" identifier="I"/></barButtonItem></items></toolbar>
            """,
            rest: """
                <navigationItem key="navigationItem" largeTitleDisplayMode="inline" backButtonTitle="B"
                backButtonDisplayMode="minimal" id="n"/><tabBarItem key="tabBarItem" badgeValue="3" hidden="YES" id="i"/>
                """)
        expect(
            text, #"// Not made of one: systemItem "novel"."#, #"// Not made of two: style "prominent"."#,
            "two.isHidden = true", #"two.accessibilityIdentifier = "I""#,
            #"two.accessibilityLabel = localized("b.accessibilityLabel", "L")"#,
            #"// Not made of controller.navigationItem: largeTitleDisplayMode "inline"."#,
            #"controller.navigationItem.backButtonTitle = localized("n.backButtonTitle", "B")"#,
            "controller.navigationItem.backButtonDisplayMode = .minimal",
            #"tabBarItem.badgeValue = localized("i.badgeValue", "3")"#, #"// Not made of tabBarItem: hidden "YES"."#)
    }

    @Test("What stands inside of an element that the code reads in parts is reported")
    func parts() throws {
        let text = try source(
            """
            <button id="a" userLabel="one"><state key="application" title="A"/><state key="normal" title="N" novelty="1"/>
            <accessibility key="accessibilityConfiguration" label="L" value="V"><accessibilityTraits key="traits"
            button="YES" novel="YES"/></accessibility></button>
            <button id="b" userLabel="two"><fontDescription key="fontDescription" type="system" pointSize="33"/>
            <state key="normal" title="T"/><state key="selected" title="S"/>
            <buttonConfiguration key="configuration" style="plain" title="T" indicator="popup"
            titleLineBreakMode="tailTruncation" automaticallyUpdateForSelection="NO">
            <color key="imageColor" systemColor="systemRedColor"/><backgroundConfiguration key="background" novelty="1">
            <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <blurEffect key="visualEffect" style="dark"/></backgroundConfiguration></buttonConfiguration></button>
            <segmentedControl id="c" userLabel="three"><segments><segment title="a"><accessibility
            key="accessibilityConfiguration" label="L"/></segment></segments></segmentedControl>
            """)
        expect(
            text,
            #"// Not made of one: state application (title "A"), state normal (novelty "1"), "#
                + #"accessibility accessibilityConfiguration (value "V", accessibilityTraits traits (novel "YES"))."#,
            #"// Not made of two: fontDescription fontDescription (type "system", pointSize "33"), "#
                + #"state selected (title "S"), buttonConfiguration configuration (indicator "popup", "#
                + #"color imageColor (systemColor "systemRedColor"), backgroundConfiguration background (novelty "1"))."#,
            "configuration.titleLineBreakMode = .byTruncatingTail",
            "configuration.automaticallyUpdateForSelection = false",
            "configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
            "configuration.background.visualEffect = UIBlurEffect(style: .dark)",
            #"// Not made of three: segments (segment (accessibility accessibilityConfiguration (label "L")))."#)
    }

    @Test("An image that the document itself keeps is reported: code would find none of its name")
    func keptImages() throws {
        let text = try source(
            """
            <imageView id="a" userLabel="one" image="kept"/><button id="b" userLabel="two">
            <state key="normal" image="kept"/></button><imageView id="c" userLabel="three" image="other"/>
            """,
            resources: """
                <image name="kept" width="9" height="9"><mutableData key="keyedArchiveRepresentation">YnBs</mutableData></image>
                <image name="other" width="9" height="9"/>
                """)
        expect(
            text, #"// The image of one is not set: the document itself keeps the image "kept"."#,
            #"// The image of two for .normal is not set: the document itself keeps the image "kept"."#,
            #"three.image = UIImage(named: "other")"#)
        #expect(!text.contains(#"named: "kept""#))
    }

    @Test("Views that a cell shows at times, scrolling and effects are as the document says")
    func looks() throws {
        let text = try source(
            """
            <tableView id="t" userLabel="table"><prototypes><tableViewCell id="c" reuseIdentifier="row">
            <view key="selectedBackgroundView" id="s" userLabel="chosen"/><view key="editingAccessoryView" id="e"
            userLabel="editing"/></tableViewCell></prototypes></tableView>
            <visualEffectView id="v" userLabel="effect"/>
            """)
        expect(
            text, "table.alwaysBounceVertical = false", "cell.selectedBackgroundView = chosen",
            "cell.editingAccessoryView = editing", "let effect = UIVisualEffectView(effect: nil)")
        #expect(!text.contains("// The effect of"))
    }

    @Test("A relationship whose destination an action of the app would make says so")
    func creation() throws {
        let scenes =
            HandmadeLayout.scene("") + """
                <scene sceneID="s2"><objects><navigationController id="nc" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="nb"/><connections><segue destination="vc-1" kind="relationship"
                relationship="rootViewController" destinationCreationSelector="make:" id="sg"/></connections>
                </navigationController></objects></scene>
                """
        let text = String(decoding: try HandmadeLayout.storyboard(scenes).emit(.uikit), as: UTF8.self)
        expect(text, #"// Its action "make:" is not asked for the destination: the document makes it."#)
    }

    @Test("Priorities that UIKit raises an exception for are not written")
    func priorities() throws {
        let text = try source(
            """
            <view id="v" userLabel="box" horizontalHuggingPriority="1000.5" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints><constraint firstAttribute="width" constant="1" priority="1e12" id="c1"/>
            <constraint firstAttribute="width" constant="2" priority="0" id="c2"/></constraints></view>
            """)
        expect(
            text, "add(box.widthAnchor.constraint(equalToConstant: 1))  // c1",
            "// The constraint c2 is not made: UIKit refuses its priority.",
            "box.setContentHuggingPriority(UILayoutPriority(1000), for: .horizontal)")
    }
}
