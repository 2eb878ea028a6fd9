import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("What the text of --format uikit says")
struct UIKitTextTests {
    private func source(_ content: String, after: String = "", connections: String = "") throws -> String {
        let scene = HandmadeLayout.scene(content, connections: connections)
        // Objects that are beside the controller.
        let objects = scene.replacing("</objects>", with: "\(after)</objects>")
        return String(decoding: try HandmadeLayout.storyboard(objects).emit(.uikit), as: UTF8.self)
    }

    @Test("A fixed frame becomes the constraints that Interface Builder makes of it")
    func fixedFrames() throws {
        let text = try source(
            HandmadeLayout.fixedFrame)
        expect(
            text, "box.translatesAutoresizingMaskIntoConstraints = false",
            "add(box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20), \(HandmadeLayout.fixedFrameIdentifier)",
            "add(box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30), \(HandmadeLayout.fixedFrameIdentifier)",
            "add(box.widthAnchor.constraint(equalToConstant: 100), \(HandmadeLayout.fixedFrameIdentifier)",
            "add(box.heightAnchor.constraint(equalToConstant: 50), \(HandmadeLayout.fixedFrameIdentifier)",
            "private(set) var constraints: [NSLayoutConstraint] = []")
    }

    @Test("What no code is made of is said in a comment, whatever it is")
    func leftovers() throws {
        let text = try source(
            """
            <textView id="t" userLabel="essay" layoutManager="textKit2" adjustsFontForContentSizeCategory="YES">
            <dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/></textView>
            <view id="v" userLabel="box" novelty="7" misplaced="YES" clearsContextBeforeDrawing="NO"><gizmo key="gadget"
            size="3"><part name="a"/></gizmo></view>
            <collectionView id="c" userLabel="grid"><collectionViewLayout key="collectionViewLayout" id="l"
            customClass="Mosaic"/></collectionView>
            """)
        expect(
            text, #"// Not made of essay: layoutManager "textKit2"."#, "essay.adjustsFontForContentSizeCategory = true",
            "essay.dataDetectorTypes = [.link, .address]", "box.clearsContextBeforeDrawing = false",
            #"// Not made of box: novelty "7", gizmo gadget (size "3", part (name "a"))."#,
            "let grid = UICollectionView(frame: .zero, collectionViewLayout: Mosaic())")
        #expect(text.contains("// Needs the class Mosaic, a kind of UICollectionViewLayout.\n"))
        #expect(!text.contains("misplaced"))
    }

    @Test("Classes of the document that are called as UIKit's, or as the code's own, hide none")
    func classNames() throws {
        let text = try source(
            """
            <tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="row" customClass="Cell"/></prototypes>
            </tableView>
            """)
        expect(text, "@MainActor final class PrototypeCell: Cell {")
    }

    @Test("Prototypes of collections are registered, and their actions reach the cell or go up the chain of responders")
    func prototypes() throws {
        let text = try source(
            """
            <collectionView id="t"><collectionViewFlowLayout key="collectionViewLayout" id="fl"/><cells>
            <collectionViewCell id="c" reuseIdentifier="item" customClass="ItemCell">
            <collectionViewCellContentView key="contentView" id="v"><subviews>
            <button id="b1"><connections><action selector="mine:" destination="c" eventType="touchUpInside" id="a1"/>
            </connections></button>
            <button id="b2"><connections><action selector="theirs:" destination="vc-1" eventType="touchUpInside" id="a2"/>
            </connections></button></subviews></collectionViewCellContentView>
            <connections><outlet property="first" destination="b1" id="o"/></connections></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="head"/></collectionView>
            """)
        expect(
            text, #"collectionView.register(Item.Cell.self, forCellWithReuseIdentifier: "item")"#,
            "collectionView.register(Head.Cell.self, forSupplementaryViewOfKind: "
                + #"UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")"#,
            "@MainActor final class Cell: ItemCell {", "unowned let cell: ItemCell",
            #"first.addTarget(cell, action: Selector(("mine:")), for: .touchUpInside)"#,
            #"button.addTarget(nil, action: Selector(("theirs:")), for: .touchUpInside)"#,
            #"cell.setValue(first, forKey: "first")"#)
    }

    @Test("A table with static cells leaves its delegate to the owner")
    func staticTables() throws {
        let text = try source(
            """
            <tableView id="t" dataMode="static"><sections><tableViewSection id="s" headerTitle="Top"><cells>
            <tableViewCell id="c"/></cells></tableViewSection></sections>
            <connections><outlet property="delegate" destination="vc-1" id="o"/></connections></tableView>
            """)
        expect(
            text, "staticTables[0].forward(to: owner)",
            #".init(header: localized("s.headerTitle", "Top"), footer: nil, rows: ["#)
    }

    @Test("Defaults that a document states are not set")
    func defaults() throws {
        let text = try source(
            """
            <textField id="f" userLabel="field" adjustsFontSizeToFit="NO"/>
            <tableView id="t" userLabel="list" alwaysBounceVertical="YES"/><label id="l" userLabel="word" contentMode="left"/>
            """)
        #expect(text.contains("let field = ") && text.contains("let list = ") && text.contains("let word = "))
        #expect(!text.contains("list.alwaysBounceVertical") && !text.contains("word.contentMode"))
        #expect(!text.contains("field.adjustsFontSizeToFitWidth"))
    }

    @Test("A symbolic constant is what the layout makes of it")
    func symbolicConstants() throws {
        let guide = """
            </subviews><viewLayoutGuide key="safeArea" id="sa"/><constraints><constraint firstItem="a"
            firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="20" symbolic="YES" id="c9"/>
            </constraints></view>
            """
        let scene = HandmadeLayout.scene(
            #"<view id="a" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO"/>"#
        ).replacing("</subviews></view>", with: guide)
        let made = String(decoding: try HandmadeLayout.storyboard(scene).emit(.uikit), as: UTF8.self)
        expect(
            made, "add(box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor))  // c9")
    }

    @Test("Views are never called what the code calls its own things")
    func names() throws {
        let text = try source(
            """
            <label id="l"/><button id="b"/><view id="w" customClass="weekBox"/>
            """,
            connections: """
                <outlet property="text" destination="l" id="o1"/><outlet property="configuration" destination="b" id="o2"/>
                """)
        expect(
            text, "let text2 = UILabel()", "let configuration2 = UIButton(type: .custom)", "let weekBox2 = weekBox()")
    }

    @Test("Views, and the classes of their prototypes, are called neither as types nor as local constants of the code")
    func hiddenNames() throws {
        let paragraphs = """
            <attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle
            key="NSParagraphStyle" alignment="center"/></attributes></fragment><fragment content="B"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment></attributedString>
            """
        let text = try source(
            """
            <label id="l" userLabel="paragraph">\(paragraphs)</label><label id="m" userLabel="paragraph"/>
            <toolbar id="b" userLabel="appearance"><toolbarAppearance key="standardAppearance"
            backgroundEffect="regular"/></toolbar>
            <button id="d"/><tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="MainInterface"/>
            <tableViewCell id="e" reuseIdentifier="Row"/></prototypes></tableView><view id="r"/>
            """,
            connections: """
                <outlet property="Date" destination="d" id="o1"/><outlet property="Row" destination="r" id="o2"/>
                """)
        expect(
            text, "let paragraph2 = UILabel()", "let paragraph3 = UILabel()", "let appearance2 = UIToolbar()",
            "let Date2 = UIButton(type: .custom)", "let Row = UIView()", "@MainActor final class MainInterface2 {",
            "@MainActor final class Row2 {", "owner.Date = Date2", "appearance2.standardAppearance = appearance",
            "paragraph2.attributedText = text")
        let made = """
                    do {
                        let paragraph = NSMutableParagraphStyle()
                        paragraph.alignment = .right
                        text.append(NSAttributedString(string: "B", attributes: [.paragraphStyle: paragraph]))
                    }
            """
        func lines(_ text: String) -> [Substring] {
            text.split(separator: "\n").map { line in line.drop { $0 == " " } }
        }
        #expect(lines(text).contains(lines(made)), "\(text)")
    }

    @Test("Bounds and steps that UIKit raises an exception for are said in a comment")
    func impossibleSteppers() throws {
        let text = try source(
            #"<stepper id="s" userLabel="count" minimumValue="5" maximumValue="5" stepValue="0" value="5"/>"#)
        expect(
            text, "// The bounds of count are not set: its least value is not below its greatest.",
            "// The step of count is not set: it is not more than nothing.", "count.value = 5")
        #expect(!text.contains("count.minimumValue") && !text.contains("count.stepValue"))
    }

    @Test("A font that the app may not have is the system's where it has not, wherever a font is asked for")
    func missingFonts() throws {
        let font = #"key="fontDescription" name="Fancy-Bold" family="Fancy" pointSize="12"/>"#
        let text = try source(
            """
            <imageView id="i" userLabel="sign"><preferredSymbolConfiguration key="preferredSymbolConfiguration"
            configurationType="font" scale="small"><fontDescription \(font)</preferredSymbolConfiguration></imageView>
            <label id="l" userLabel="word"><fontDescription \(font)</label>
            <label id="a" userLabel="runs"><attributedString key="attributedText"><fragment content="A"><attributes>
            <font key="NSFont" size="12" name="Fancy-Bold"/></attributes></fragment></attributedString></label>
            """)
        let made = #"UIFont(name: "Fancy-Bold", size: 12) ?? UIFont.systemFont(ofSize: 12)"#
        expect(
            text,
            "sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: \(made))"
                + ".applying(UIImage.SymbolConfiguration(scale: .small))",
            "word.font = \(made)",
            #"text.append(NSAttributedString(string: "A", attributes: [.font: \#(made)]))"#)
    }

    @Test("Classes of other modules are imported; those that only begin like UIKit's are needed")
    func modules() throws {
        let text = try source(
            """
            <view id="a" customClass="FancyView" customModule="Fancy"/>
            <view id="b" customClass="UIPanel" customModule="App" customModuleProvider="target"/>
            <contentUnavailableView id="c"/>
            <view id="d" customClass="UIPanel" customModule="App"/><view id="e" customClass="Tile" customModule="App"/>
            """)
        #expect(text.contains("\nimport Fancy\n") && !text.contains("import App"))
        #expect(text.contains("// Needs the class FancyView, a kind of UIView, from the module Fancy.\n"))
        #expect(text.contains("// Needs the class UIPanel, a kind of UIView.\n"))
        #expect(text.contains("// Needs the class Tile, a kind of UIView.\n"), "the module is the target's elsewhere")
        #expect(text.contains("UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty())"))
    }

    @Test("Constraints of the app's classes are objects of these, with what the classes declare, and wake up")
    func constraintClasses() throws {
        let text = try source(
            """
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="height" constant="1" priority="999" identifier="line" id="c1"
            customClass="HairlineConstraint" customModule="App" customModuleProvider="target">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="pixels">
            <integer key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><outlet property="watched" destination="b" id="w"/>
            <outlet property="chef" destination="vc-1" id="h"/></connections></constraint>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root-1" secondAttribute="leadingMargin"
            multiplier="2" constant="3" id="c2" customClass="SpringConstraint" customModule="Springs"/>
            <constraint firstAttribute="width" constant="9" id="c3" customClass="NSLayoutConstraint"/>
            </constraints></view>
            """,
            connections: """
                <outlet property="line" destination="c1" id="o1"/>
                <outletCollection property="all" destination="c1" id="o2"/>
                <outletCollection property="all" destination="c2" id="o3"/>
                """)
        #expect(text.contains("\nimport Springs\n"))
        #expect(text.contains("// Needs the class HairlineConstraint, a kind of NSLayoutConstraint.\n"))
        #expect(
            text.contains(
                "// Needs the class SpringConstraint, a kind of NSLayoutConstraint, from the module Springs.\n"))
        expect(
            text, "private(set) var line: HairlineConstraint!",
            "line = add(HairlineConstraint(item: watched, attribute: .height, relatedBy: .equal, toItem: nil, attribute: "
                + ".notAnAttribute, multiplier: 1, constant: 1), priority: 999, identifier: \"line\")  // c1",
            "constraints.last?.setValue(2, forKeyPath: \"pixels\")",
            "constraints.last?.setValue(watched, forKey: \"watched\")",
            "// The outlet chef of the constraint c1 is not set: it leads to what is not made here.",
            "add(SpringConstraint(item: watched, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin, "
                + "multiplier: 2, constant: 3))  // c2",
            "add(watched.widthAnchor.constraint(equalToConstant: 9))  // c3",
            "private func add<Kind: NSLayoutConstraint>(_ constraint: Kind, priority: Float = 1000, identifier: String? = nil)",
            "for constraint in constraints where constraint is HairlineConstraint || constraint is SpringConstraint {",
            "builtInterface.awakeConstraints()", "var line: HairlineConstraint! { get set }",
            "var all: [NSLayoutConstraint]! { get set }")
    }

    @Test("A constraint whose class Swift cannot name is a plain one, which is given nothing that it does not have")
    func constraintClassesOutOfReach() throws {
        let text = try source(
            """
            <view id="b" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="height" constant="1" id="c1" customClass="_TtC3App8Hairline">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="pixels">
            <integer key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint>
            </constraints></view>
            """)
        expect(
            text,
            "add(box.heightAnchor.constraint(equalToConstant: 1))  // c1 (a plain constraint: Swift has no name for its class)",
            "// The runtime attribute \"pixels\" is not set: its class is not used here.")
        #expect(!text.contains("setValue") && !text.contains("awakeConstraints"))
    }

    @Test("Views of classes that clip by themselves do so no more where the document says nothing of it")
    func clipping() throws {
        let text = try source(
            """
            <scrollView id="s" userLabel="pane"/><textView id="t" userLabel="essay" clipsSubviews="YES"/>
            <view id="v" userLabel="box" clipsSubviews="YES"/><view id="w" userLabel="plain"/>
            """)
        expect(text, "pane.clipsToBounds = false", "box.clipsToBounds = true")
        #expect(!text.contains("essay.clipsToBounds") && !text.contains("plain.clipsToBounds"))
    }

    @Test("A view that the app draws shows what is behind it where the document says so")
    func opacity() throws {
        let text = try source(
            """
            <view id="d" userLabel="drawing" opaque="NO" customClass="Drawing"/><view id="e" userLabel="solid" customClass="Drawing"/>
            <view id="p" userLabel="plain" opaque="NO"/>
            """)
        expect(text, "drawing.isOpaque = false")
        #expect(!text.contains("solid.isOpaque") && !text.contains("plain.isOpaque"))
    }

    @Test("A named colour that the app does not have is clear in the attributes of a text, which take no nil")
    func missingColors() throws {
        let text = try source(
            """
            <label id="l" userLabel="word"><attributedString key="attributedText"><fragment content="A"><attributes>
            <color key="NSColor" name="Ink"/><color key="NSUnderlineColor" name="Ink"/></attributes></fragment>
            </attributedString></label>
            <navigationBar id="n" userLabel="bar"><textAttributes key="titleTextAttributes"><color key="textColor" name="Ink"/>
            </textAttributes></navigationBar>
            """)
        let color = #"UIColor(named: "Ink") ?? UIColor.clear"#
        #expect(text.contains("attributes: [.foregroundColor: \(color), .underlineColor: \(color)]"), "\(text)")
        expect(text, "bar.titleTextAttributes = [.foregroundColor: \(color)]")
    }

    @Test("Attributes for which UIKit raises an exception in one constraint never stand in one")
    func refusedConstraints() throws {
        let text = try source(
            """
            <view id="a" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="leading" secondItem="a" secondAttribute="right" id="c1"/>
            <constraint firstAttribute="leftMargin" secondItem="a" secondAttribute="trailing" id="c2"/>
            <constraint firstAttribute="leading" secondItem="a" secondAttribute="width" id="c3"/>
            <constraint firstAttribute="top" constant="4" id="c4"/>
            <constraint firstAttribute="centerX" secondItem="a" secondAttribute="right" id="c5"/></constraints></view>
            """)
        let remark = "(leading for left, trailing for right: UIKit refuses one beside the other)"
        expect(
            text, "add(box.leadingAnchor.constraint(equalTo: box.trailingAnchor))  // c1 \(remark)",
            "add(NSLayoutConstraint(item: box, attribute: .leadingMargin, relatedBy: .equal, toItem: box, attribute: "
                + ".trailing, multiplier: 1, constant: 0))  // c2 \(remark)",
            "// The constraint c3 is not made: UIKit refuses its attributes.",
            "// The constraint c4 is not made: UIKit refuses its attributes.",
            "add(box.centerXAnchor.constraint(equalTo: box.rightAnchor))  // c5")
    }

    @Test("What a cell makes for its style is reached as what it may not have")
    func styleViews() throws {
        let text = try source(
            """
            <tableView id="t" dataMode="static"><sections><tableViewSection id="s"><cells>
            <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l" imageView="i">
            <tableViewCellContentView key="contentView" id="v"><subviews><label id="l" fixedFrame="YES">
            <rect key="frame" x="16" y="0.0" width="200" height="44"/><connections>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections></label>
            <imageView id="i"/></subviews><constraints>
            <constraint firstItem="i" firstAttribute="width" constant="20" id="k"/></constraints>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """, after: #"<tapGestureRecognizer id="g"/>"#)
        #expect(text.contains(" tableViewCell.textLabel?.addGestureRecognizer("))
        expect(
            text,
            "add(NSLayoutConstraint(item: tableViewCell.imageView as Any, attribute: .width, relatedBy: .equal, toItem: nil, "
                + "attribute: .notAnAttribute, multiplier: 1, constant: 20))  // k")
        #expect(!text.contains("textLabel.leadingAnchor"))
    }

    @Test("Classes of the app that are called as types of the code itself are reached by other names")
    func ownNames() throws {
        let text = try source(
            """
            <view id="a" userLabel="list" customClass="StaticTable"/><collectionView id="k" userLabel="grid">
            <collectionViewLayout key="collectionViewLayout" id="l" customClass="Segues"/></collectionView>
            <tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="row" customClass="Cell"/>
            <tableViewCell id="d" reuseIdentifier="other" customClass="PrototypeCell"/>
            <tableViewCell id="e" reuseIdentifier="Badge"/></prototypes></tableView><view id="b" customClass="Badge"/>
            """, after: #"<tapGestureRecognizer id="g" userLabel="tap" customClass="Outlets"/>"#,
            connections: #"<outlet property="list" destination="a" id="o"/>"#)
        expect(
            text, "let list = MainInterfaceStaticTable()", "var list: MainInterfaceStaticTable! { get set }",
            "let grid = UICollectionView(frame: .zero, collectionViewLayout: MainInterfaceSegues())",
            "let outlets = MainInterfaceOutlets()", "@MainActor final class PrototypeCell: Cell {",
            "@MainActor final class PrototypeCell: MainInterfacePrototypeCell {",
            "unowned let cell: MainInterfacePrototypeCell", "@MainActor final class BadgePrototype {",
            "let badge = Badge()")
        for name in ["Outlets", "PrototypeCell", "Segues", "StaticTable"] {
            #expect(text.contains("\ntypealias MainInterface\(name) = \(name)\n"), "\(name)")
        }
    }

    @Test("Outlets that a protocol cannot reach are set by their keys, as a nib does")
    func keys() throws {
        let text = try source(
            #"<label id="l"/>"#, connections: #"<outlet property="word" destination="l" id="o"/>"#)
        expect(text, "func connect(byKeysTo owner: NSObject) {", #"owner.setValue(word, forKey: "word")"#)
    }

    @Test("Texts are looked up in the document's table of strings")
    func localization() throws {
        let text = try source(
            """
            <button id="b"><state key="normal" title="Go"/></button>
            <segmentedControl id="s"><segments><segment title="One"/></segments></segmentedControl>
            <textField id="f" placeholder="Name"/>
            """)
        expect(
            text, #"button.setTitle(localized("b.normalTitle", "Go"), for: .normal)"#,
            #"segmentedControl.insertSegment(withTitle: localized("s.segmentTitles[0]", "One"), at: 0, animated: false)"#,
            #"textField.placeholder = localized("f.placeholder", "Name")"#)
        #expect(text.contains("NSLocalizedString(key, tableName: "))
    }

    @Test("What documents seldom say is written too, or a comment says that it is not")
    func rarities() throws {
        let text = try source(
            """
            <label id="l" userLabel="word"><attributedString key="attributedText"><fragment content="A"><attributes>
            <integer key="NSLigature" value="0"/><real key="NSStrokeWidth" value="2"/>
            <color key="NSStrokeColor" white="0" alpha="1"/></attributes></fragment></attributedString>
            <constraints><constraint firstAttribute="height" constant="40" id="c"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isLow" value="YES"/></userDefinedRuntimeAttributes>
            </constraint>
            <constraint firstItem="gone" firstAttribute="top" secondItem="l" secondAttribute="top" id="d">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isLost" value="YES"/>
            </userDefinedRuntimeAttributes></constraint></constraints></label>
            <imageView id="i" userLabel="picture"><imageReference key="image" image="star" catalog="system"
            symbolScale="small" variableValue="0.5" renderingMode="palette"><hierarchicalColors>
            <color white="0" alpha="1"/><color name="Ink"/></hierarchicalColors></imageReference>
            <color key="tintColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/>
            </imageView>
            <textField id="f" userLabel="word field"><textInputTraits key="textInputTraits">
            <passwordRules key="passwordRules" passwordRulesDescriptor="minlength: 8;"/></textInputTraits></textField>
            <view id="p" userLabel="tiles"><color key="backgroundColor" patternImage="tile" colorSpace="pattern"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="help" value="Tiles" localized="YES"/>
            </userDefinedRuntimeAttributes></view>
            <view id="g" userLabel="group"><color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
            </view>
            <toolbar id="b" userLabel="bar"><toolbarAppearance key="standardAppearance"/>
            <toolbarAppearance key="scrollEdgeAppearance" backgroundEffect="regular" other="1"/></toolbar>
            """)
        expect(
            text,
            "constraints.last?.setValue(true, forKeyPath: \"isLow\")",
            "picture.image = UIImage(systemName: \"star\", variableValue: 0.5, configuration: "
                + "UIImage.SymbolConfiguration(scale: .small).applying(UIImage.SymbolConfiguration(paletteColors: [UIColor.black, UIColor(named: \"Ink\") ?? UIColor.clear])))",
            "picture.tintColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)",
            "wordField.passwordRules = UITextInputPasswordRules(descriptor: \"minlength: 8;\")",
            "// The backgroundColor of tiles is not set: the colour is a pattern of the image \"tile\".",
            "tiles.setValue(localized(\"p.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]\", \"Tiles\"), "
                + "forKeyPath: \"help\")",
            "group.backgroundColor = UIColor.systemGroupedBackground", "bar.standardAppearance = UIToolbarAppearance()",
            "appearance.backgroundEffect = UIBlurEffect(style: .regular)",
            "// Not made of scrollEdgeAppearance of bar: other \"1\".", "bar.scrollEdgeAppearance = appearance")
        #expect(!text.contains("isLost"))
        #expect(text.contains(".ligature: 0, .strokeWidth: 2, .strokeColor: UIColor.black]"))
    }
}
