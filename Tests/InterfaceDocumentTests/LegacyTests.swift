// Documents of Xcode 3 and 4 in today's form.

import Testing

@testable import InterfaceDocument

@Suite("Archives of Xcode 3 and 4 are upgraded")
struct LegacyTests {
    private let sample = LegacyArchive(
        objects: """
            <object class="IBUIView" id="10"><reference key="NSNextResponder"/><int key="NSvFlags">-2147483356</int>
            <array class="NSMutableArray" key="NSSubviews">
            <object class="IBUIButton" id="11"><reference key="NSSuperview" ref="10"/><int key="NSvFlags">301</int>
            <string key="NSFrame">{{20, 30}, {72.5, 37}}</string><bool key="IBUIOpaque">NO</bool>
            <int key="IBUIContentHorizontalAlignment">0</int><int key="IBUIContentVerticalAlignment">0</int>
            <int key="IBUIButtonType">1</int><string key="IBUINormalTitle">A &amp; B</string>
            <object class="NSColor" key="IBUINormalTitleColor" id="50"><int key="NSColorSpace">3</int>
            <bytes key="NSWhite">MC41AA</bytes></object><reference key="IBUIHighlightedTitleColor" ref="50"/>
            <object class="NSColor" key="IBUIDisabledTitleColor"><int key="NSColorSpace">2</int>
            <bytes key="NSRGB">MC41OTYwNzg0NiAwLjY4NjI3NDUzIDAuOTUyOTQxMjQgMC42MDAwMDAwMgA</bytes></object>
            <string key="IBUITitleShadowOffset">{0, -2}</string>
            <double key="IBUIContentEdgeInsets.top">1</double><double key="IBUIContentEdgeInsets.left">2</double>
            <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">2</int>
            <double key="pointSize">15</double></object><object class="NSFont" key="IBUIFont">
            <string key="NSName">Helvetica-Bold</string></object></object>
            <object class="IBUILabel" id="12"><string key="NSFrameSize">{100, 21}</string><int key="NSvFlags">292</int>
            <string type="base64-UTF8" key="IBUIText">w6QKYg</string><nil key="IBUIHighlightedColor"/>
            <int key="IBUITextAlignment">1</int><float key="IBUIMinimumFontSize">10</float>
            <int key="IBUIContentMode">7</int><object class="NSFont" key="IBUIFont">
            <string key="NSName">Georgia-Bold</string><double key="NSSize">13</double></object></object></array>
            <string key="NSFrameSize">{320, 460}</string></object>
            """,
        records: [("5", "10"), ("6", "11"), ("7", "12")],
        connections: LegacyArchive.connection("Outlet", "view", ("1", "10"), id: "8")
            + LegacyArchive.connection("Event", "go:", ("11", "1"), id: "9", event: 7),
        properties: [
            ("-1.CustomClassName", "Owner"), ("5.IBPluginDependency", "plugin"), ("6.CustomClassName", "GoButton"),
        ])

    @Test("Views with their ids, classes, frames and masks")
    func views() throws {
        let document = try sample.upgraded()
        #expect(document.isUpgraded && document.kind == .xib)
        #expect(document.root.string(.targetRuntime) == "iOS.CocoaTouch" && !document.root.has(.useAutolayout))
        let owner = try #require(document.element(id: "-1"))
        #expect(owner.name == .placeholder && owner.string(.customClass) == "Owner")
        let view = try #require(document.element(id: "5").flatMap(View.init))
        #expect(view.kind == .view && view.frame == Rect(x: 0, y: 0, width: 320, height: 460))
        #expect(view.element.bool(.hidden) == true && view.subviews.map(\.id) == ["6", "7"])
        #expect(view.autoresizingMask == [.flexibleMaxX, .flexibleMaxY])
        let button = try #require(document.element(id: "6").flatMap(View.init))
        #expect(button.frame == Rect(x: 20, y: 30, width: 72.5, height: 37))
        #expect(button.autoresizingMask == [.flexibleMinX, .flexibleMaxX, .flexibleMinY, .flexibleMaxY])
        #expect(button.element.string(.customClass) == "GoButton" && button.element.has(.opaque, equalTo: "NO"))
        // Nothing of the archive is left that no reader knows.
        let names = document.root.descendants.flatMap { [$0.name.string] + $0.attributes.map(\.name) }
        #expect(!names.contains { $0.hasPrefix("IB") || $0.hasPrefix("NS") || $0.hasPrefix("archived.") }, "\(names)")
    }

    @Test("Buttons: states, colours, fonts, insets")
    func buttons() throws {
        let button = try #require(try sample.upgraded().element(id: "6"))
        #expect(button.string(.buttonType) == "roundedRect")
        let states = button.children.filter { $0.name == .state }
        #expect(states.map(\.key) == ["normal", "disabled", "highlighted"])
        #expect(states[0].string(.title) == "A & B")
        #expect(states.map { $0.color(key: "titleColor")?.value }[0] == .white(0.5, alpha: 1))
        #expect(states[2].color(key: "titleColor")?.value == .white(0.5, alpha: 1))
        guard case .rgb(let red, let green, let blue, let alpha)? = states[1].color(key: "titleColor")?.value else {
            Issue.record("no colour")
            return
        }
        // What Apple's compiler made of this colour.
        let expected = (0.5271690487861633, 0.6134563684463501, 0.9399673342704773)
        #expect(abs(red - expected.0) < 6e-8 && abs(green - expected.1) < 6e-8 && abs(blue - expected.2) < 6e-8)
        #expect(Float(alpha) == 0.6)
        #expect(button.size(key: "titleShadowOffset") == Size(width: 0, height: -2))
        #expect(button.insets(key: "contentEdgeInsets") == EdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        let font = try #require(button.child(.fontDescription).flatMap(FontDescription.init))
        #expect(font.kind == .boldSystem && font.pointSize == 15)
    }

    @Test("Labels: texts in Base64, fonts of Xcode 3, words for numbers")
    func labels() throws {
        let element = try #require(try sample.upgraded().element(id: "7"))
        let label = try #require(Label(element))
        #expect(label.text == "ä\nb" && element.string(.textAlignment) == "center")
        #expect(element.string(.contentMode) == "left" && element.double(.minimumFontSize) == 10)
        let font = try #require(element.child(.fontDescription).flatMap(FontDescription.init))
        #expect(font.kind == .named(name: "Georgia-Bold", family: "Georgia") && font.pointSize == 13)
    }

    @Test("Outlets and actions")
    func connections() throws {
        let document = try sample.upgraded()
        let outlet = try #require(document.element(id: "-1")?.connections.first)
        #expect(outlet.kind == .outlet && outlet.property == "view" && outlet.destination?.id == "5")
        let action = try #require(document.element(id: "6")?.connections.first)
        #expect(action.kind == .action && action.selector == "go:" && action.destination?.id == "-1")
        #expect(action.eventType == "touchUpInside")
    }

    @Test("Arrays and dictionaries of Xcode 3, and content views of cells without a record")
    func versionSeven() throws {
        let text = """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
            <object class="NSMutableArray" key="IBDocument.RootObjects"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBUITableViewCell" id="10"><int key="NSvFlags">292</int>
            <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBUIView" id="11"><int key="NSvFlags">256</int><string key="NSFrameSize">{320, 43}</string>
            </object></object><reference key="IBUIContentView" ref="11"/>
            <int key="IBUISelectionStyle">0</int></object></object>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
            <bool key="EncodedWithXMLCoder">YES</bool><object class="IBObjectRecord"><int key="objectID">3</int>
            <reference key="object" ref="10"/></object></object></object>
            <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="NSArray" key="dict.sortedKeys"><string>3.CustomClassName</string></object>
            <object class="NSArray" key="dict.values"><string>Cell</string></object></object></object></data></archive>
            """
        let document = try Document.upgrading(bytes: Array(text.utf8), path: "Old.xib")
        let cell = try #require(document.element(id: "3"))
        #expect(cell.string(.customClass) == "Cell" && cell.string(.selectionStyle) == "none")
        let content = try #require(cell.child(key: "contentView"))
        #expect(content.name == .tableViewCellContentView && content.string(.tableViewCell) == "3")
        #expect(content.id?.isEmpty == false && cell.child(.subviews) == nil)
    }

    @Test("Objects of many classes become what Xcode writes for them", arguments: samples)
    func classes(name: String, keys: String, expected: String) throws {
        let archive = LegacyArchive(
            objects: "<object class=\"\(name)\" id=\"10\">\(keys)</object>", records: [("5", "10")])
        let element = try #require(try archive.upgraded().element(id: "5"))
        #expect(Self.text(element) == expected)
    }

    static let samples: [(String, String, String)] = [
        (
            "IBUIBarButtonItem", "<int key=\"IBUISystemItemIdentifier\">5</int>",
            "barButtonItem systemItem=flexibleSpace style=plain"
        ),
        (
            "IBUIActivityIndicatorView", "<bool key=\"IBUIHidesWhenStopped\">NO</bool><int key=\"IBUIStyle\">2</int>",
            "activityIndicatorView style=gray hidesWhenStopped=NO (rect)"
        ),
        (
            "IBUISegmentedControl",
            """
            <array key="IBSegmentTitles"><string>A</string><object class="NSCustomResource">
            <string key="NSClassName">NSImage</string><string key="NSResourceName">b.png</string></object></array>
            <array key="IBSegmentWidths"><real value="0"/><real value="40"/></array>
            <array key="IBSegmentEnabledStates"><boolean value="YES"/><boolean value="NO"/></array>
            """,
            "segmentedControl contentHorizontalAlignment=left contentVerticalAlignment=top (rect segments (segment title=A "
                + "segment image=b.png width=40 enabled=NO))"
        ),
        (
            "IBUIWebView", "<int key=\"IBUIDataDetectorTypes\">3</int><bool key=\"IBUIScalesPageToFit\">YES</bool>",
            "webView scalesPageToFit=YES (rect dataDetectorType phoneNumber=YES link=YES)"
        ),
        (
            "IBUISlider", "<float key=\"IBUIMaxValue\">5</float>",
            """
            slider maxValue=5 contentHorizontalAlignment=left contentVerticalAlignment=top (rect)
            """
        ),
        (
            "IBUIToolbar",
            """
            <array key="IBUIItems"><object class="IBUIBarButtonItem"><string key="IBUITitle">Go</string>
            <int key="IBUIStyle">2</int><reference key="IBUIToolbar" ref="10"/></object></array>
            """, "toolbar (items (barButtonItem title=Go style=done) rect)"
        ),
        (
            "IBUITextField",
            """
            <string key="IBUIPlaceholder">Name</string><int key="IBUIBorderStyle">3</int>
            <object class="IBUITextInputTraits" key="IBUITextInputTraits"><int key="IBUIKeyboardType">7</int>
            <bool key="IBUISecureTextEntry">YES</bool></object>
            """,
            "textField placeholder=Name borderStyle=roundedRect adjustsFontSizeToFit=NO contentHorizontalAlignment=left "
                + "contentVerticalAlignment=top (rect textInputTraits keyboardType=emailAddress secureTextEntry=YES)"
        ),
    ]

    /// An element with its attributes and what is in it, but for ids, keys and geometry.
    private static func text(_ element: Element) -> String {
        let words = element.attributes.filter { $0.name != "id" && $0.name != "key" && element.name != .rect }
        let children = element.children.map(text)
        return ([element.name.string] + words.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
            + (children.isEmpty ? "" : " (\(children.joined(separator: " ")))")
    }

    @Test("Auto Layout where the archive says so")
    func constraints() throws {
        var archive = LegacyArchive(
            objects: "<object class=\"IBUIView\" id=\"10\"><int key=\"NSvFlags\">274</int></object>",
            records: [("5", "10")])
        archive.head = "<bool key=\"IBDocument.UseAutolayout\">YES</bool>"
        let record = """
            <object class="IBObjectRecord"><string key="id">6</string><reference key="parent" ref="10"/>
            <object class="IBNSLayoutConstraint" key="object" id="11"><reference key="firstItem" ref="10"/>
            <int key="firstAttribute">7</int><int key="relation">1</int><nil key="secondItem"/>
            <int key="secondAttribute">0</int><float key="multiplier">1</float>
            <object class="IBLayoutConstant" key="constant"><double key="value">80</double></object>
            <float key="priority">900</float><int key="scoringType">3</int></object></object>
            """
        let text = archive.text.replacing(
            "<array key=\"orderedObjects\">", with: "<array key=\"orderedObjects\">" + record)
        let document = try Document.upgrading(bytes: Array(text.utf8), path: "Old.xib")
        #expect(document.root.bool(.useAutolayout) == true)
        let constraint = try #require(document.element(id: "5").flatMap(View.init)?.constraints.first)
        #expect(
            Self.text(constraint.element)
                == "constraint firstItem=5 firstAttribute=width relation=greaterThanOrEqual constant=80 priority=900")
    }
}
