import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Changing documents")
struct DocumentTransactionTests {
    private static let lines = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">"#,
        #"    <device id="retina6_12" orientation="portrait" appearance="light"/>"#,
        "    <objects>",
        #"        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App" customModuleProvider="target">"#,
        "            <connections>",
        #"                <outlet property="title" destination="lab-el-001" id="out-le-001"/>"#,
        #"                <outlet property="gap" destination="con-to-001" id="out-le-002"/>"#,
        "            </connections>",
        "        </placeholder>",
        #"        <view contentMode="scaleToFill" id="roo-tv-001">"#,
        #"            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"#,
        "            <subviews>",
        #"                <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">"#,
        #"                    <rect key="frame" x="16" y="59" width="120" height="30"/>"#,
        #"                    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>"#,
        #"                    <nil key="textColor"/>"#,
        "                    <constraints>",
        #"                        <constraint firstAttribute="width" constant="120" id="con-wi-001"/>"#,
        #"                        <constraint firstAttribute="height" constant="30" id="con-he-001"/>"#,
        "                    </constraints>",
        "                </label>",
        #"                <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001" userLabel="go on">"#,
        #"                    <rect key="frame" x="16" y="97" width="120" height="40"/>"#,
        #"                    <state key="normal" title="Go"/>"#,
        "                </button>",
        "            </subviews>",
        "            <constraints>",
        #"                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" constant="16" id="con-le-001"/>"#,
        #"                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" constant="59" id="con-to-001"/>"#,
        #"                <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-bt-001"/>"#,
        #"                <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="leading" id="con-bl-001"/>"#,
        #"                <constraint firstItem="but-to-001" firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" id="con-br-001"/>"#,
        #"                <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="but-to-001" secondAttribute="bottom" constant="20" id="con-bb-001"/>"#,
        "            </constraints>",
        "        </view>",
        "    </objects>",
        "</document>",
        "",
    ]

    private static func document(_ text: String = lines.joined(separator: "\n"), path: String = "Card.xib") throws
        -> Document
    {
        try Document.parse(Array(text.utf8), path: path)
    }

    /// The lines that changes took out and put in, without blanks in front.
    private func edit(_ words: String...) throws -> (lost: [String], gained: [String]) {
        var transaction = DocumentTransaction([try Self.document()])
        try transaction.apply(EditCommand.parse(words))
        let new = String(decoding: transaction.documents[0].bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let changes = new.map { String($0.drop { $0 == " " }) }.difference(
            from: Self.lines.map { String($0.drop { $0 == " " }) })
        return (
            changes.removals.compactMap { if case .remove(_, let line, _) = $0 { line } else { nil } },
            changes.insertions.compactMap { if case .insert(_, let line, _) = $0 { line } else { nil } }
        )
    }

    private func error(_ words: String...) -> String {
        do {
            var transaction = DocumentTransaction([try Self.document()])
            try transaction.apply(EditCommand.parse(words))
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Properties

    @Test(
        "One line changes for one property",
        arguments: [
            ("title.text=A & B", #"text="A &amp; B""#), ("title.numberOfLines=0", #"numberOfLines="0""#),
            ("title.isHidden=YES", #"hidden="YES""#), ("title.alpha=0.5", #"alpha="0.5""#),
            ("title.class=Big", #"customClass="Big" customModule="App" customModuleProvider="target""#),
            ("title.textAlignment=center", #"textAlignment="center""#),
            ("title.label=The title", #"userLabel="The title""#),
            ("lab-el-001.verticalHuggingPriority=high", #"verticalHuggingPriority="750""#),
            ("title.height.priority=999", #"priority="999""#),
            ("con-bb-001.priority=999", #"priority="999""#),
            ("con-wi-001.identifier=wide", #"identifier="wide""#), ("go on.role=primary", #"role="primary""#),
            ("go on.title=Next", #"title="Next""#), ("go on.backgroundImage=card", #"backgroundImage="card""#),
        ])
    func properties(change: String, attribute: String) throws {
        let lines = try edit(change)
        let changed = lines.gained.filter {
            !$0.hasPrefix("<resources") && !$0.hasPrefix("</resources") && !$0.hasPrefix("<image")
        }
        #expect(lines.lost.count == 1 && changed.count == 1, "\(lines)")
        #expect(changed[0].contains(attribute), "\(changed)")
    }

    @Test(
        "What nibs and UIKit code keep by code of their own is set like all else",
        arguments: [
            (#"<stackView spacing="8" id="obj-12-abc"/>"#, "spacing=12.5", #"<stackView spacing="12.5" id="#),
            (
                #"<stackView spacing="8" id="obj-12-abc"/>"#, "spacing=standard",
                #"<stackView spacingType="standard" id="#
            ),
            (#"<stackView spacingType="standard" id="obj-12-abc"/>"#, "spacing=0", #"<stackView id="#),
            (#"<tableView id="obj-12-abc"/>"#, "separatorStyle=none", #"separatorStyle="none""#),
            (#"<label text="a" id="obj-12-abc"/>"#, "minimumScaleFactor=0.5", #"minimumScaleFactor="0.5""#),
            (#"<barButtonItem style="plain" id="obj-12-abc"/>"#, "systemItem=add", #"systemItem="add""#),
            (#"<tabBarItem title="a" id="obj-12-abc"/>"#, "badgeValue=3", #"badgeValue="3""#),
            (#"<switch id="obj-12-abc"/>"#, "title=Airplane mode", #"title="Airplane mode""#),
            (
                #"<button id="obj-12-abc"><buttonConfiguration key="configuration" style="plain"/></button>"#,
                "imagePlacement=trailing", #"imagePlacement="trailing""#
            ),
            (
                #"<button id="obj-12-abc"><buttonConfiguration key="configuration" style="plain"/></button>"#,
                "style=filled", #"<buttonConfiguration key="configuration" style="filled"/>"#
            ),
            (
                #"<tapGestureRecognizer numberOfTapsRequired="1" id="obj-12-abc"/>"#, "numberOfTapsRequired=2",
                #"numberOfTapsRequired="2""#
            ),
        ])
    func codedProperties(element: String, change: String, written: String) throws {
        let text = DocumentHeader(tools: "21507", device: nil, features: []).xib(element)
        var transaction = DocumentTransaction([try Self.document(text)])
        try transaction.apply(EditCommand.parse(["obj-12-abc." + change]))
        let changed = String(decoding: transaction.documents[0].bytes, as: UTF8.self)
        #expect(changed.contains(written), "\(changed)")
    }

    @Test("A controller goes by its storyboard identifier")
    func storyboardIdentifier() throws {
        let text = DocumentHeader(tools: "21507", device: nil, features: []).storyboard(
            """
            <scene sceneID="sce-12-abc"><objects>
                <viewController storyboardIdentifier="Login" id="con-12-abc" sceneMemberID="viewController"/>
            </objects></scene>
            """)
        var transaction = DocumentTransaction([try Self.document(text, path: "Main.storyboard")])
        try transaction.apply(EditCommand.parse(["Login.title=Sign in"]))
        #expect(String(decoding: transaction.documents[0].bytes, as: UTF8.self).contains(#"title="Sign in""#))
    }

    @Test("A constant moves what it places, and the frames follow")
    func constants() throws {
        let lines = try edit("gap.constant=100")
        #expect(lines.gained.contains { $0.contains(#"constant="100" id="con-to-001""#) })
        #expect(lines.gained.contains(#"<rect key="frame" x="16" y="100" width="120" height="30"/>"#), "\(lines)")
        #expect(lines.gained.count == 3)
    }

    @Test("What the document means anyway is not written, and 'remove' brings it back")
    func defaults() throws {
        #expect(try edit("title.isHidden=NO", "title.alpha=1").gained.isEmpty)
        #expect(try edit("title.opaque=NO").gained.isEmpty)
        #expect(try edit("remove title.opaque").lost.count == 1)
    }

    @Test(
        "Fonts",
        arguments: [
            ("title.font=body", #"style="UICTFontTextStyleBody""#),
            ("title.font=largeTitle", #"style="UICTFontTextStyleTitle0""#),
            ("title.fontSize=-1", #"type="system" weight="semibold" pointSize="16""#),
            ("title.fontSize=20.5", #"type="system" weight="semibold" pointSize="20.5""#),
            ("title.font=bold 13", #"type="boldSystem" pointSize="13""#),
            ("title.font=system 15 light", #"type="system" weight="light" pointSize="15""#),
            ("title.font=Avenir-Book 12", #"name="Avenir-Book" family="Avenir" pointSize="12""#),
            ("go on.font=title.font", #"type="system" weight="semibold" pointSize="17""#),
        ])
    func fonts(change: String, attributes: String) throws {
        #expect(try edit(change).gained.contains(#"<fontDescription key="fontDescription" \#(attributes)/>"#))
    }

    /// A designable view reports its size to Interface Builder, which keeps it with the document.
    @Test(
        "The size that a designable label reported is removed with its content, and stays with everything else",
        arguments: [
            ("title.text=A much longer title", true), ("title.font=system 40", true),
            ("title.text=Hello", false), ("title.textColor=label", false), ("go on.title=Next", false),
        ])
    func reportedSizes(change: String, isRemoved: Bool) throws {
        let sizes = """
                <designables>
                    <designable name="lab-el-001">
                        <size key="intrinsicContentSize" width="99" height="44"/>
                    </designable>
                    <designable name="oth-er-001">
                        <size key="intrinsicContentSize" width="10" height="10"/>
                    </designable>
                </designables>
            </document>
            """
        let text = Self.lines.joined(separator: "\n").replacing("</document>", with: sizes)
        var transaction = DocumentTransaction([try Self.document(text)])
        try transaction.apply(EditCommand.parse([change]))
        let document = transaction.documents[0].document
        #expect(document.designableSizes.keys.sorted() == (isRemoved ? [] : ["lab-el-001"]) + ["oth-er-001"])
    }

    @Test("Colours by numbers and by names, which the resources note")
    func colors() throws {
        #expect(
            try edit("title.textColor=#ff000080").gained.first?.hasPrefix(
                #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="0.50196"#)
                == true)
        let lines = try edit("title.textColor=secondaryLabel")
        #expect(lines.lost == [#"<nil key="textColor"/>"#])
        #expect(lines.gained.first == #"<color key="textColor" systemColor="secondaryLabelColor"/>"#)
        #expect(lines.gained.contains(#"<systemColor name="secondaryLabelColor">"#))
        #expect(try edit("title.backgroundColor=default").gained.isEmpty)
    }

    @Test("Texts of several lines are elements of their own")
    func lines() throws {
        #expect(try edit("title.text=one\ntwo").gained.contains(#"<string key="text">one"#))
    }

    // MARK: Constraints and views

    @Test("A constraint is in the view that both items are in, and lengths in their own")
    func constraints() throws {
        let lines = try edit("add constraint title.trailing = superview.trailing - 16 @750 as right")
        #expect(lines.lost.isEmpty && lines.gained.count == 1)
        let attributes =
            #"<constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" priority="750" constant="16" identifier="right" id=""#
        #expect(lines.gained[0].hasPrefix(attributes), "\(lines)")
        // Later changes find it by its identifier.
        let twice = try edit("add constraint title.trailing = superview.trailing - 16 as right", "right.constant=20")
        #expect(twice.gained.count == 1 && twice.gained[0].contains(#"constant="20""#), "\(twice)")
        #expect(try edit("add constraint 'go on'.width <= 200").gained.contains("<constraints>"))
        let safe = try edit("add constraint title.top >= safeArea.top")
        #expect(safe.gained.contains { $0.hasPrefix(#"<viewLayoutGuide key="safeArea" id=""#) })
    }

    @Test("Removing an object takes along what refers to it")
    func removing() throws {
        let lines = try edit("remove title")
        #expect(
            lines.lost.contains { $0.contains(#"id="con-bt-001""#) }
                && lines.lost.contains { $0.contains("out-le-001") })
        #expect(lines.lost.contains { $0.contains("out-le-002") }, "the outlet of a constraint that went")
        #expect(try edit(#"remove constraint '"go on".top = title.bottom'"#).lost.count == 1)
        #expect(try edit("remove gap").lost.count == 2)
    }

    @Test("A view of the library comes with ids of its own")
    func adding() throws {
        let lines = try edit("add view label in roo-tv-001 after title as subtitle", "subtitle.text=Below")
        let label = try #require(lines.gained.first)
        #expect(label.contains(#"text="Below""#) && label.hasSuffix(#"userLabel="subtitle">"#), "\(label)")
        #expect(label.contains(/id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/), "\(label)")
    }

    @Test("A part of an object goes by its key where that names one")
    func keys() throws {
        let text = Self.lines.joined(separator: "\n").replacing(
            #"<view contentMode="scaleToFill" id="roo-tv-001">"#,
            with: #"<view key="contentView" contentMode="scaleToFill" id="roo-tv-001">"#)
        var transaction = DocumentTransaction([try Self.document(text)])
        try transaction.apply(EditCommand.parse(["contentView.alpha=0.5", "add view label in contentView as more"]))
        let edited = try Self.document(String(decoding: transaction.documents[0].bytes, as: UTF8.self))
        let view = try #require(edited.element(id: "roo-tv-001"))
        #expect(view.string(.alpha) == "0.5" && view.descendants.contains { $0.string(.userLabel) == "more" })
        let second = text.replacing(#"<button opaque="NO""#, with: #"<button key="contentView" opaque="NO""#)
        transaction = DocumentTransaction([try Self.document(second)])
        #expect(throws: EditCommandError.self) { try transaction.apply(EditCommand.parse(["contentView.alpha=0.5"])) }
    }

    @Test("Wrapped views are placed by the stack view, which takes over their outer constraints")
    func wrapping() throws {
        let lines = try edit("wrap title 'go on' in stackView as column")
        let stack = try #require(lines.gained.first { $0.hasPrefix("<stackView") })
        #expect(stack.contains(#"axis="vertical""#) && stack.contains(#"spacing="8""#), "\(stack)")
        #expect(
            lines.lost.contains { $0.contains(#"id="con-bt-001""#) }
                && !lines.gained.contains { $0.contains(#"id="con-bt-001""#) })
        let leading = try #require(lines.gained.first { $0.contains(#"id="con-le-001""#) })
        #expect(!leading.contains("lab-el-001"))
    }

    @Test("A new view is wrapped behind the one that is named first, whose outer constraints all stay")
    func wrappingNewViews() throws {
        var transaction = DocumentTransaction([try Self.document()])
        try transaction.apply(
            EditCommand.parse(["add view label in roo-tv-001 as more", "wrap 'go on' more in stackView as column"]))
        let document = try Self.document(String(decoding: transaction.documents[0].bytes, as: UTF8.self))
        let stack = try #require(document.root.descendants.first { $0.string(.userLabel) == "column" })
        #expect(stack.string(.axis) == "vertical")
        let views = stack.children.first { $0.name == .subviews }?.children.map { $0.string(.userLabel) }
        #expect(views == ["go on", "more"])
        for id in ["con-bt-001", "con-bl-001", "con-br-001", "con-bb-001"] {
            let constraint = try #require(document.element(id: id))
            #expect([constraint.string(.firstItem), constraint.string(.secondItem)].contains(stack.id))
        }
    }

    @Test("Outlets and actions are connected, and taken away")
    func connecting() throws {
        #expect(
            try edit("connect outlet button of owner to 'go on'").gained.first?.hasPrefix(
                #"<outlet property="button" destination="but-to-001" id=""#) == true)
        #expect(
            try edit("connect action go: of 'go on' to owner").gained.contains {
                $0.contains(#"selector="go:" destination="-1" eventType="touchUpInside""#)
            })
        #expect(
            try edit("connect outlet title of owner to 'go on'").gained == [
                #"<outlet property="title" destination="but-to-001" id="out-le-001"/>"#
            ])
        #expect(try edit("disconnect outlet title of owner").lost.count == 1)
    }

    @Test("A view that is put beside another goes into the view that this is in")
    func movingBeside() throws {
        var transaction = DocumentTransaction([try Self.document()])
        try transaction.apply(
            EditCommand.parse([
                "add view view in roo-tv-001 as box", "add view label in box as inner", "move title before inner",
            ]))
        let document = transaction.documents[0].document
        let title = try #require(document.element(id: "lab-el-001"))
        #expect(title.parent?.parent?.string(.userLabel) == "box")
        #expect(title.parent?.children.map { $0.string(.text) } == ["Hello", "Label"])
        #expect(document.element(id: "con-le-001") == nil, "the constraint to the former superview")
    }

    @Test("What holds a view in an object does not hold the object")
    func sides() throws {
        let lines = try edit(
            "add view view in roo-tv-001 as box", "add view label in box as inner",
            "add constraint inner.top = box.top + 2", "add constraint box.top = title.bottom + 4", "box.top.constant=9")
        #expect(lines.gained.contains { $0.contains(#"secondItem="lab-el-001""#) && $0.contains(#"constant="9""#) })
        #expect(lines.gained.contains { $0.hasPrefix("<constraint") && $0.contains(#"constant="2""#) })
    }

    @Test("A frame is read as reports print it")
    func frames() throws {
        #expect(
            try edit("title.frame=16,20 343x44").gained.contains(
                #"<rect key="frame" x="16" y="20" width="343" height="44"/>"#))
    }

    @Test("Renaming an object id renames its references")
    func renaming() throws {
        let lines = try edit("rename id lab-el-001 to new-id-001")
        #expect(lines.gained.count == 7 && lines.gained.allSatisfy { $0.contains("new-id-001") }, "\(lines)")
    }

    // MARK: Transactions and errors

    @Test("A rename is made in all documents, another change in the one that has the object")
    func severalDocuments() throws {
        let other = Self.lines.joined(separator: "\n").replacing("lab-el-001", with: "oth-er-001")
            .replacing(#"property="title""#, with: #"property="other""#)
        var transaction = DocumentTransaction([try Self.document(), try Self.document(other, path: "Other.xib")])
        try transaction.apply(EditCommand.parse(["rename class Card to Tile", "other.text=There"]))
        let texts = transaction.documents.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts.allSatisfy { $0.contains(#"customClass="Tile""#) })
        #expect(!texts[0].contains("There") && texts[1].contains("There"))
    }

    @Test("Where one change is not possible none is made")
    func atomicity() throws {
        var transaction = DocumentTransaction([try Self.document()])
        #expect(throws: EditCommandError.self) {
            try transaction.apply(EditCommand.parse(["title.text=New", "nobody.text=x"]))
        }
        #expect(!transaction.documents[0].isChanged)
    }

    @Test("Errors say what is wrong and what to do")
    func errors() {
        #expect(error("titel.text=x").contains("did you mean 'title'?"))
        #expect(error("title.txt=x").contains("did you mean 'text'?"))
        #expect(error("title.numberOfLines=many").contains("is a whole number"))
        #expect(error("title.textAlignment=middle").contains("it is one of left, center"))
        #expect(error("title.textColor=systmRed").contains("did you mean 'systemRed'?"))
        #expect(error("title.textColor=#12345").contains("write #RRGGBB"))
        #expect(error("title.font=17pt").contains("is no font"))
        #expect(
            error(
                "title.bottom.constant=4", "add constraint title.bottom = superview.bottom", "title.bottom.constant=2"
            ).contains("2 constraints hold 'title.bottom'"))
        // The distance of the button to the label is none that holds the label.
        #expect(error("title.bottom.secondItem=but-to-001").contains("remove 'title.bottom' and add another"))
        let near = error("remove constraint title.leading = superview.trailing")
        #expect(
            near.contains("'title.leading' is held by con-le-001 (title.leading = superview.leading + 16)"), "\(near)")
        #expect(error("title.font.pointSize=16").contains("write 'title.font=system 17' or 'title.fontSize=17'"))
        #expect(error("title.frame.height=16").contains("write 'title.frame=x,y,width,height'"))
        let style = error("title.font=footnote", "title.fontSize=12")
        #expect(style.contains("'title.font=caption1'") && style.contains("'title.font=system 12'"), "\(style)")
        #expect(error("remove title", "title.text=x").contains("an earlier change took it out"))
        #expect(error("rename id lab-el-001 to new-id-001", "lab-el-001.text=x").contains("or renamed it"))
        #expect(error("remove roo-tv-002").contains("no object has the id"))
        #expect(error("move roo-tv-001 into title").contains("cannot be moved"))
        #expect(error("add view gadget in title").contains("is no kind of view"))
        #expect(error("wrap title in label").contains("cannot hold views"))
        #expect(error("rename class Nobody to Me").contains("nothing has the class 'Nobody'"))
        #expect(error("connect action go: of 'go on' to owner for fun").contains("is no event of controls"))
    }

    @Test("Every view of the library reads as what it is, and can be laid out", arguments: LibraryViews.kinds)
    func library(kind: String) throws {
        let lines = try edit("add view \(kind) in roo-tv-001")
        #expect(lines.gained.first?.hasPrefix("<\(kind) ") == true, "\(lines.gained)")
        #expect(!lines.gained.contains { $0.contains(#"id="""#) })
    }
}

/// The kinds of views that go into any view.
private enum LibraryViews {
    static let kinds = [
        "view", "label", "button", "imageView", "stackView", "textField", "textView", "switch", "slider", "stepper",
        "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
        "searchBar",
        "scrollView", "tableView", "collectionView", "visualEffectView", "containerView", "mapView", "wkWebView",
    ]
}
