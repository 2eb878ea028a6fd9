// Views of xibs that no controller has as its view: the app decides their size.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Views of xibs without a controller")
struct DetachedViewTests {
    private func document(_ objects: String) throws -> Document {
        let source = DocumentHeader().xib(objects)
        return try Document.parse(Array(source.utf8), path: "Card.xib")
    }

    private func label(_ id: String, _ more: String = "") -> String {
        """
        <label opaque="NO" verticalHuggingPriority="251" text="A few words" textAlignment="natural" \
        adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
        <rect key="frame" x="16" y="12" width="288" height="20.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
    }

    private func constraint(
        _ item: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0,
        priority: Int = 1000
    ) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
        constant="\(constant)" priority="\(priority)" id="\(item)-\(attribute)"/>
        """
    }

    /// A card whose label is pinned to all its sides.
    private func card(owner: String = "") throws -> Document {
        try document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>\(owner)
            </connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="44.5"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(label("a"))</subviews><constraints>
            \(constraint("a", "top", "root", "top", 12))\(constraint("root", "bottom", "a", "bottom", 12))
            \(constraint("a", "leading", "root", "leading", 16))\(constraint("root", "trailing", "a", "trailing", 16))
            </constraints></view>
            """)
    }

    private func height(_ document: Document, grows: Bool = true, in environment: LayoutEnvironment) throws -> Double {
        var options = LayoutEngine.Options()
        options.letsDetachedViewsGrow = grows
        let layout = LayoutEngine(options: options).layout(document, in: environment)
        return try #require(layout.scenes.first?.views.first?.frame.height)
    }

    private let usual = LayoutEnvironment(device: .named("iPhone 15"), contentSizeCategory: .large)
    private let small = LayoutEnvironment(device: .named("iPhone 15"), contentSizeCategory: .extraSmall)
    private let largest = LayoutEnvironment(
        device: .named("iPhone 15"), contentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("Such a view grows with its texts, and is never lower than it is stored")
    func growth() throws {
        let card = try card()
        #expect(try abs(height(card, in: usual) - 44.5) < 0.5)
        #expect(try height(card, in: largest) > 80)
        #expect(try abs(height(card, in: small) - 44.5) < 0.5)
        // A layout that nobody checks keeps the stored size.
        #expect(try abs(height(card, grows: false, in: largest) - 44.5) < 0.5)
    }

    @Test("The view of the File's Owner does not")
    func ownersView() throws {
        let owned = try card(owner: #"<outlet property="view" destination="root" id="o"/>"#)
        #expect(try abs(height(owned, in: largest) - 44.5) < 0.5)
    }

    @Test("One that is drawn as large as the screen has no safe area, unless it is the owner's")
    func safeArea() throws {
        func insets(_ owner: String) throws -> EdgeInsets {
            let document = try document(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row"><connections>\(owner)
                </connections></placeholder>
                <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <viewLayoutGuide key="safeArea" id="safe"/></view>
                """)
            let environment = ResolvedEnvironment(
                document: document, environment: LayoutEnvironment(device: .named("iPhone 15")))
            let scene = SceneResolver(document: document, environment: environment).resolve(
                try #require(document.scenes.first))
            return try #require(scene.roots.first).safeArea
        }
        #expect(try insets(#"<outlet property="row" destination="root" id="o"/>"#) == .zero)
        #expect(try insets(#"<outlet property="view" destination="root" id="o"/>"#).top > 0)
    }

    private func cell(_ views: String, _ constraints: String) throws -> Document {
        try document(
            """
            <tableViewCell id="cell" rowHeight="65"><rect key="frame" x="0" y="0" width="393" height="65"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="393" height="65"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
            </tableViewCell>
            """)
    }

    private func found(_ rule: Rule, _ document: Document) -> [String?] {
        LayoutEngine().layout(document).layoutFindings(RuleSelection(isCheck: true)).filter { $0.rule == rule }
            .map(\.object)
    }

    @Test("A cell whose content is attached at its top alone does not take its height, whatever it is")
    func looseCells() throws {
        let picture = """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="16" y="8" width="50" height="50"/>
            <constraints><constraint firstAttribute="height" constant="50" id="h"/>
            <constraint firstAttribute="width" constant="50" id="w"/></constraints></imageView>
            """
        let top = constraint("a", "top", "content", "top", 8) + constraint("a", "leading", "content", "leading", 16)
        let bottom = constraint("content", "bottom", "a", "bottom", 8, priority: 999)
        #expect(found(.rowNotPinned, try cell(picture, top)) == ["cell"])
        #expect(found(.rowNotPinned, try cell(picture, top + bottom)).isEmpty)
    }

    @Test("A cell that does not grow with a text of several lines is reported")
    func growingCells() throws {
        let top =
            constraint("a", "top", "content", "top", 12) + constraint("a", "leading", "content", "leading", 16)
            + constraint("content", "trailing", "a", "trailing", 16)
        let bottom = constraint("content", "bottom", "a", "bottom", 12)
        let lines = #"numberOfLines="0""#
        #expect(found(.rowNotPinned, try cell(label("a", lines), top)) == ["cell"])
        #expect(found(.rowNotPinned, try cell(label("a", lines), top + bottom)).isEmpty)
        // What is held in the middle is drawn at one height, and meant so where it does not grow.
        let middle = top.replacing(
            constraint("a", "top", "content", "top", 12), with: constraint("a", "centerY", "content", "centerY"))
        #expect(found(.rowNotPinned, try cell(label("a"), middle)).isEmpty)
        // The container is as high as the cell, and its text hangs in it.
        let box = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="393" height="65"/>
            <subviews>\(label("a", lines))</subviews><constraints>
            \(constraint("a", "top", "box", "top", 12))\(constraint("a", "leading", "box", "leading", 16))
            \(constraint("box", "trailing", "a", "trailing", 16))%</constraints></view>
            """
        let sides =
            constraint("box", "top", "content", "top") + constraint("box", "leading", "content", "leading")
            + constraint("content", "trailing", "box", "trailing") + constraint("content", "bottom", "box", "bottom")
        #expect(found(.rowNotPinned, try cell(box.replacing("%", with: ""), sides)) == ["cell"])
        let pinned = box.replacing("%", with: constraint("box", "bottom", "a", "bottom", 12))
        #expect(found(.rowNotPinned, try cell(pinned, sides)).isEmpty)
    }

    @Test("A cell whose required constraints allow one height is reported; a priority lets it go")
    func rigidCells() throws {
        let picture = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="16" y="10" width="45" height="45"/>
            <constraints><constraint firstAttribute="height" constant="45" id="p-h" priority="%"/></constraints></view>
            """
        let chain =
            constraint("p", "top", "content", "top", 10) + constraint("content", "bottom", "p", "bottom", 10)
            + constraint("p", "leading", "content", "leading", 16)
            + constraint("content", "trailing", "p", "trailing", 16)
        #expect(found(.rigidHeight, try cell(picture.replacing("%", with: "1000"), chain)) == ["cell"])
        #expect(found(.rigidHeight, try cell(picture.replacing("%", with: "999"), chain)).isEmpty)
    }
}
