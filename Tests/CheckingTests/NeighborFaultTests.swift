// Views and what is beside them: a text that reaches under an accessory, content that something outside of its scroll
// view holds, headers under a notch.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Views and what is beside them")
struct NeighborFaultTests {
    private let side = LayoutEnvironment(device: .named("iPhone 15"), orientation: .landscape)

    private func document(_ objects: String, outlets: String = "") throws -> Document {
        let source = DocumentHeader().xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ScreenViewController">
            <connections><outlet property="view" destination="root" id="o"/>\(outlets)</connections></placeholder>
            \(objects)
            """)
        return try Document.parse(Array(source.utf8), path: "Test.xib")
    }

    private func screen(_ views: String, _ constraints: String, more: String = "", outlets: String = "") throws
        -> Document
    {
        try document(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints></view>\(more)
            """, outlets: outlets)
    }

    private func hold(
        _ item: String, _ attribute: String, _ second: String, _ other: String? = nil, _ constant: Double = 0,
        more: String = ""
    ) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other ?? attribute)" constant="\(constant)" \(more) \
        id="\(item)-\(attribute)-\(second)"/>
        """
    }

    private func view(_ id: String, height: Double, _ more: String = "") -> String {
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="393" height="\(height)"/>
        \(more)<constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/></constraints></view>
        """
    }

    private func label(_ id: String, _ text: String, x: Double, width: Double, more: String = "") -> String {
        """
        <label opaque="NO" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
        \(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="10" width="\(width)" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private func objects(_ rule: Rule, _ document: Document, on environment: LayoutEnvironment = LayoutEnvironment())
        -> [String?]
    {
        let selection = RuleSelection(hasEnvironments: environment.device != nil, isCheck: true)
        return LayoutEngine().layout(document, in: environment).layoutFindings(selection).filter { $0.rule == rule }
            .map(\.object)
    }

    @Test("The content of a scroll view stays where something outside of the scroll view holds it")
    func pinnedScrollContent() throws {
        func found(_ extra: String, ends: [String] = ["top", "bottom"], more: String = "") throws -> [String?] {
            let edges = (ends + ["leading", "trailing"]).map { hold("content", $0, "scroller") }.joined()
            let scroller = """
                <scrollView \(more) translatesAutoresizingMaskIntoConstraints="NO" id="scroller">
                <rect key="frame" x="0" y="44" width="393" height="808"/><subviews>\(view("content", height: 900))</subviews>
                <constraints>\(edges)</constraints></scrollView>
                """
            let places =
                ["top", "leading", "trailing"].map { hold("bar", $0, "safe") }
                + ["leading", "trailing", "bottom"].map { hold("scroller", $0, "safe") }
            return objects(
                .pinnedScrollContent,
                try screen(view("bar", height: 44) + scroller, places.joined() + extra))
        }
        let below = hold("content", "top", "bar", "bottom")
        #expect(try found(below) == ["content"])
        #expect(try found(hold("bar", "bottom", "content", "top")) == ["content"])
        // The scroll view is held, or a width.
        #expect(try found(hold("scroller", "top", "bar", "bottom")).isEmpty)
        #expect(try found(hold("content", "width", "root")).isEmpty)
        // It is as high as the scroll view, and scrolls sideways.
        #expect(try found(below + hold("content", "height", "scroller")).isEmpty)
        #expect(try found(below + hold("content", "height", "scroller", more: #"priority="1""#)) == ["content"])
        // It floats over the content, gives way, or does not scroll in any case.
        #expect(try found(below, ends: ["top"]).isEmpty)
        #expect(try found(hold("content", "top", "bar", "bottom", more: #"priority="999""#)).isEmpty)
        #expect(try found(hold("content", "top", "bar", "bottom", more: #"relation="greaterThanOrEqual""#)).isEmpty)
        #expect(try found(below, more: #"scrollEnabled="NO""#).isEmpty)
    }

    @Test("A text reaches over the end of its cell's content view, where the accessory stands")
    func underAccessory() throws {
        func found(_ text: String, end: Double, accessory: String = "detailButton", outlet: Bool = true) throws
            -> [String?]
        {
            let source = DocumentHeader().xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tableViewCell accessoryType="\(accessory)" rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0" y="0" width="280" height="44"/><autoresizingMask key="autoresizingMask"/>
                <subviews>\(label("text", text, x: 16, width: 264 - end))</subviews><constraints>
                \(hold("text", "leading", "content", nil, 16))\(hold("text", "top", "content", nil, 10))
                \(hold("content", "trailing", "text", nil, end))
                </constraints></tableViewCellContentView>
                <connections>\(outlet ? #"<outlet property="textLabel" destination="text" id="t"/>"# : "")</connections>
                </tableViewCell>
                """)
            return objects(.underAccessory, try Document.parse(Array(source.utf8), path: "Test.xib"))
        }
        #expect(try found("Label", end: -16) == ["text"])
        #expect(try found("Label", end: 0).isEmpty)
        // Nothing stands there, or the text ends before it.
        #expect(try found("Label", end: -16, accessory: "none").isEmpty)
        #expect(try found("About", end: -16, outlet: false).isEmpty)
    }

    @Test("The header of a table is as wide as the table, and reaches under the notch")
    func tableHeaders() throws {
        func found(_ guide: String, outlet: String = "tableHeaderView", on environment: LayoutEnvironment) throws
            -> [String?]
        {
            let header = """
                <view id="header"><rect key="frame" x="0" y="0" width="393" height="44"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <subviews>\(label("text", "Two of four", x: 16, width: 361))</subviews>
                <viewLayoutGuide key="safeArea" id="safer"/><constraints>
                \(hold("text", "leading", guide, nil, 16))\(hold("text", "top", "header", nil, 10))
                \(hold(guide, "trailing", "text", nil, 16))</constraints></view>
                """
            let outlets = #"<outlet property="\#(outlet)" destination="header" id="h"/>"#
            return objects(
                .outsideSafeArea, try screen("", "", more: header, outlets: outlets), on: environment)
        }
        #expect(try found("header", on: side) == ["text"])
        #expect(try found("safer", on: side).isEmpty)
        // There is no notch at a side, or nobody says what the view is for.
        #expect(try found("header", on: LayoutEnvironment(device: .named("iPhone 15"))).isEmpty)
        #expect(try found("header", outlet: "card", on: side).isEmpty)
    }
}
