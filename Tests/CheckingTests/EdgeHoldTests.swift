// How constraints, or none, hold views at the edges of their superviews: margins that are taken back, safe areas at one
// side, frames that stay as they are drawn.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("How views are held at edges")
struct EdgeHoldTests {
    /// The File's Owner, a controller, with a view that fills the screen.
    private func screen(_ views: String, _ constraints: String = "", more: String = "", outlets: [String] = []) throws
        -> Document
    {
        let others = outlets.map { #"<outlet property="\#($0)Label" destination="\#($0)" id="o-\#($0)"/>"# }.joined()
        let source = DocumentHeader().xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ScreenViewController">
            <connections><outlet property="view" destination="root" id="o"/>\(others)</connections></placeholder>
            <view \(more) id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints></view>
            """)
        return try Document.parse(Array(source.utf8), path: "Test.xib")
    }

    private let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="100" width="393" height="44"/>
        <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints></view>
        """

    private func constraint(
        _ item: String, _ attribute: String, _ second: String, _ other: String? = nil, _ constant: Double = 0
    ) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other ?? attribute)" constant="\(constant)" id="\(item)-\(attribute)"/>
        """
    }

    private var top: String { constraint("a", "top", "safe", nil, 20) }

    private func objects(_ rule: Rule, _ document: Document, on environment: LayoutEnvironment = LayoutEnvironment())
        -> [String?]
    {
        let selection = RuleSelection(hasEnvironments: environment.device != nil, isCheck: true)
        return LayoutEngine().layout(document, in: environment).layoutFindings(selection).filter { $0.rule == rule }
            .map(\.object)
    }

    @Test("A constant that takes a margin back does so on some screens", arguments: [16.0, 20])
    func margins(margin: Double) throws {
        let start = constraint("a", "leading", "root", "leadingMargin", -margin)
        let end = constraint("root", "trailingMargin", "a", "trailing", -margin)
        #expect(objects(.undoneMargin, try screen(box, top + start + end)) == ["a"])
        #expect(objects(.undoneMargin, try screen(box, top + start)) == ["a"])
        // The same, written the other way round.
        let turned = constraint("root", "leadingMargin", "a", "leading", margin)
        #expect(objects(.undoneMargin, try screen(box, top + turned + end)) == ["a"])
        // Further inside, and at a distance that is no margin's.
        #expect(
            objects(.undoneMargin, try screen(box, top + constraint("a", "leading", "root", "leadingMargin", margin)))
                .isEmpty)
        #expect(
            objects(.undoneMargin, try screen(box, top + constraint("a", "leading", "root", "leadingMargin", -5)))
                .isEmpty)
        #expect(objects(.undoneMargin, try screen(box, top + constraint("a", "leading", "root", nil, -margin))).isEmpty)
    }

    @Test("A constant that leads out of the safe area, or moves a view aside, has the wrong sign")
    func outwardConstants() throws {
        func found(_ constraints: String, _ view: String? = nil) throws -> [Finding] {
            LayoutEngine().layout(try screen(view ?? label, constraints)).layoutFindings(RuleSelection(isCheck: true))
                .filter { $0.rule == .outwardConstant }
        }
        let label = fixedLabel("Some words", x: 16, width: 361).replacing(#"fixedFrame="YES""#, with: "")
        let below = constraint("safe", "bottom", "a", nil, -34)
        let start = constraint("a", "leading", "safe", nil, 10)
        let end = constraint("safe", "trailing", "a", nil, 10)
        // Out of the safe area, in both orders.
        #expect(try found(start + below).map(\.severity) == [.note])
        #expect(try found(start + constraint("a", "bottom", "safe", nil, 34)).map(\.object) == ["a"])
        // Inside of it, at the edge, beside it, and out at both sides.
        #expect(try found(start + constraint("safe", "bottom", "a", nil, 34)).isEmpty)
        #expect(try found(start + constraint("safe", "bottom", "a")).isEmpty)
        #expect(try found(start + constraint("a", "top", "safe", "bottom", 34)).isEmpty)
        #expect(try found(top.replacing("20.0", with: "-34.0") + below).isEmpty)
        // Moved aside, of the safe area and of the superview.
        let moved = constraint("safe", "trailing", "a", nil, -10)
        let aside = try found(top + start + moved)
        #expect(aside.map(\.object) == ["a"] && aside.first?.severity == .warning)
        #expect(aside.first?.notes.map(\.object) == ["safe-trailing"])
        #expect(try found(top + start + end).isEmpty)
        let edges = constraint("a", "leading", "root", nil, 10) + constraint("root", "trailing", "a", nil, -10)
        #expect(try found(top + edges).map(\.severity) == [.warning])
        #expect(try found(top + constraint("root", "trailing", "a", nil, -10)).isEmpty)
        // A background may reach out.
        #expect(try found(start + below, box).isEmpty)
    }

    @Test("A safe area at one side moves a view aside where there is a notch")
    func safeArea() throws {
        let side = LayoutEnvironment(device: .named("iPhone 15"), orientation: .landscape)
        let start = constraint("a", "leading", "safe", nil, 16)
        let end = constraint("root", "trailing", "a", nil, 16)
        let safeEnd = constraint("safe", "trailing", "a", nil, 16)
        #expect(objects(.oneSidedSafeArea, try screen(box, top + start + end), on: side) == ["a"])
        #expect(objects(.oneSidedSafeArea, try screen(box, top + start + safeEnd), on: side).isEmpty)
        #expect(
            objects(.oneSidedSafeArea, try screen(box, top + constraint("a", "leading", "root") + end), on: side)
                .isEmpty)
        // A table keeps its rows within the safe area by itself, unless that is switched off.
        func severities(_ more: String) throws -> [Severity?] {
            let table = """
                <tableView style="plain" rowHeight="44" \(more) translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="0" y="100" width="393" height="44"/>
                <constraints><constraint firstAttribute="height" constant="44" id="h"/></constraints></tableView>
                """
            let layout = LayoutEngine().layout(try screen(table, top + start + end), in: side)
            return layout.layoutFindings(RuleSelection(hasEnvironments: true, isCheck: true))
                .filter { $0.rule == .oneSidedSafeArea }.map(\.severity)
        }
        #expect(try severities("") == [.note])
        #expect(try severities(#"contentViewInsetsToSafeArea="NO""#) == [.warning])
        // Nor is it seen where margins keep all that is drawn as far from one edge of the screen as from the other.
        func scroller(inset: Int, more: String = "") throws -> [String?] {
            let ends = ["leading", "trailing", "top", "bottom"].map { constraint("c", $0, "a") }.joined()
            let scroller = """
                <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="100" width="393" height="44"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="393" height="44"/>
                <constraints><constraint firstAttribute="height" constant="44" id="ch"/></constraints></view></subviews>
                \(more)<constraints>\(ends)<constraint firstAttribute="height" constant="44" id="h"/></constraints></scrollView>
                """
            let picture = """
                <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="i">
                <rect key="frame" x="0" y="0" width="100" height="44"/></imageView>
                """
            let inside = ["top", "bottom"].map { constraint("i", $0, "c") }.joined()
            let around =
                constraint("i", "leading", "root", nil, Double(inset)) + constraint("i", "trailing", "root", nil, -70)
                + constraint("c", "width", "root")
            return try objects(
                .oneSidedSafeArea,
                screen(
                    scroller.replacing("</view></subviews>", with: "<subviews>\(picture)</subviews></view></subviews>")
                        .replacing(#"id="ch"/>"#, with: #"id="ch"/>\#(inside)"#), top + start + end + around), on: side)
        }
        #expect(try scroller(inset: 70).isEmpty)
        #expect(try scroller(inset: 100) == ["a"])
        let color = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
        #expect(try scroller(inset: 70, more: color) == ["a"])
        // A phone that stands, or has no notch, has no safe area at its sides.
        #expect(
            objects(
                .oneSidedSafeArea, try screen(box, top + start + end),
                on: LayoutEnvironment(device: .named("iPhone 15"))
            )
            .isEmpty)
        let plain = LayoutEnvironment(device: .named("iPhone SE"), orientation: .landscape)
        #expect(objects(.oneSidedSafeArea, try screen(box, top + start + end), on: plain).isEmpty)
    }

    @Test("Content as wide as the screen scrolls sideways in a scroll view within the safe area")
    func sidewaysScrolling() throws {
        let side = LayoutEnvironment(device: .named("iPhone 15"), orientation: .landscape)
        func found(
            width: String, multiplier: String = "1", end: String = "safe", more: String = "",
            ends: [String] = ["leading", "trailing"], on environment: LayoutEnvironment = side
        ) throws -> [String?] {
            let edges = (["top", "bottom"] + ends).map { constraint("c", $0, "s") }.joined()
            let scroller = """
                <scrollView \(more) translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="393" height="900"/>
                <constraints><constraint firstAttribute="height" constant="900" id="h"/></constraints></view></subviews>
                <constraints>\(edges)</constraints></scrollView>
                """
            let place = ["top", "bottom", "leading"].map { constraint("s", $0, "safe") }.joined()
            let wide = """
                <constraint firstItem="c" firstAttribute="width" secondItem="\(width)" secondAttribute="width" \
                multiplier="\(multiplier)" id="w"/>
                """
            let document = try screen(scroller, place + constraint("s", "trailing", end) + wide)
            return objects(.sidewaysScrolling, document, on: environment)
        }
        #expect(try found(width: "root") == ["c"])
        #expect(try found(width: "s").isEmpty)
        // There is no notch at a side, or the scroll view reaches below both.
        #expect(try found(width: "root", on: LayoutEnvironment(device: .named("iPhone 15"))).isEmpty)
        #expect(try found(width: "safe").isEmpty)
        // It is to be scrolled sideways, or not at all.
        #expect(try found(width: "root", multiplier: "2").isEmpty)
        #expect(try found(width: "root", more: #"scrollEnabled="NO""#).isEmpty)
        #expect(try found(width: "root", ends: ["leading"]).isEmpty)
    }

    private func fixedLabel(
        _ text: String, x: Double, width: Double, mask: String = #"flexibleMaxX="YES""#, more: String = ""
    ) -> String {
        """
        <label opaque="NO" fixedFrame="YES" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
        adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a" \(more)>
        <rect key="frame" x="\(x)" y="100" width="\(width)" height="21"/>
        <autoresizingMask key="autoresizingMask" \(mask) flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    /// A label without a size.
    private let waiting = """
        <label opaque="NO" fixedFrame="YES" text="" translatesAutoresizingMaskIntoConstraints="NO" id="waiting">
        <rect key="frame" x="16" y="100" width="0" height="0"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """

    @Test("A control that is drawn at the very top, where no bar is shown, stands below one")
    func topEdges() throws {
        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        func button(y: Int, _ more: String) -> String {
            """
            <button \(more) translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="\(y)" width="200" height="50"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Done"/></button>
            """
        }
        let fixed = #"fixedFrame="YES""#
        #expect(objects(.outsideSafeArea, try screen(button(y: 10, fixed)), on: phone) == ["a"])
        #expect(objects(.outsideSafeArea, try screen(button(y: 0, fixed)), on: phone).isEmpty)
        let place = constraint("a", "leading", "root") + constraint("a", "top", "root")
        #expect(objects(.outsideSafeArea, try screen(button(y: 0, ""), place), on: phone) == ["a"])
    }

    @Test("What is presented begins below the status bar, unless it asks for the full screen")
    func cards() throws {
        func document(_ segue: String, _ more: String = "") throws -> Document {
            func scene(_ name: String, _ more: String, _ content: String) -> String {
                """
                <scene sceneID="s-\(name)"><objects><viewController \(more) id="\(name)">
                <view key="view" contentMode="scaleToFill" id="v-\(name)"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(content)</subviews></view></viewController></objects></scene>
                """
            }
            func button(_ id: String, y: Int, _ inside: String = "") -> String {
                """
                <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="20" y="\(y)" width="200" height="30"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <state key="normal" title="Go"/><connections>\(inside)</connections></button>
                """
            }
            // The canvas of Xcode 8, which shows no cards.
            let header = DocumentHeader(tools: "11762", device: "retina4_7", initial: "one")
            let source = header.storyboard(
                scene("one", "", button("b", y: 300, #"<segue destination="two" \#(segue) id="g"/>"#))
                    + scene("two", more, button("a", y: 10)))
            return try Document.parse(Array(source.utf8), path: "Test.storyboard")
        }
        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        let found = { try objects(.outsideSafeArea, document($0, $1), on: phone) }
        #expect(try found(#"kind="presentation""#, "").isEmpty)
        #expect(try found(#"kind="show""#, #"modalPresentationStyle="formSheet""#).isEmpty)
        #expect(try found(#"kind="presentation" modalPresentationStyle="fullScreen""#, "") == ["a"])
        #expect(try found(#"kind="show""#, #"modalPresentationStyle="fullScreen""#) == ["a"])
    }

    @Test("A view that is drawn at the right edge stays behind on a wider screen unless its left margin is flexible")
    func leftBehind() throws {
        let wide = LayoutEnvironment(device: .named("iPad Air"))
        let sent = fixedLabel("Sent", x: 330, width: 47)
        #expect(objects(.leftBehind, try screen(sent), on: wide) == ["a"])
        #expect(objects(.leftBehind, try screen(sent), on: LayoutEnvironment(device: .named("iPhone 15"))).isEmpty)
        #expect(
            objects(
                .leftBehind, try screen(fixedLabel("Sent", x: 330, width: 47, mask: #"flexibleMinX="YES""#)), on: wide
            ).isEmpty)
        // Nobody is to read it.
        let tiny = sent.replacing(#"pointSize="17""#, with: #"pointSize="1""#)
        #expect(objects(.leftBehind, try screen(tiny), on: wide).isEmpty)
        func colored(_ text: Int) -> String {
            let colors = [("backgroundColor", 1), ("textColor", text)].map {
                #"<color key="\#($0)" white="\#($1)" alpha="1" colorSpace="custom" "#
                    + #"customColorSpace="genericGamma22GrayColorSpace"/>"#
            }
            return sent.replacing("</label>", with: colors.joined() + "</label>")
        }
        #expect(objects(.leftBehind, try screen(colored(1)), on: wide).isEmpty)
        #expect(objects(.leftBehind, try screen(colored(0)), on: wide) == ["a"])
        let narrow = sent.replacing(#"width="47.0""#, with: #"width="1""#)
        #expect(narrow != sent)
        #expect(objects(.leftBehind, try screen(narrow), on: wide).isEmpty)
        // Code lays its superview out: what it can reach has no size there yet.
        #expect(objects(.leftBehind, try screen(sent + waiting, outlets: ["waiting"]), on: wide).isEmpty)
        #expect(objects(.leftBehind, try screen(sent + waiting), on: wide) == ["a"])
        // One that begins at the left edge is as long as its superview.
        #expect(objects(.leftBehind, try screen(fixedLabel("Sent", x: 16, width: 361)), on: wide).isEmpty)
        #expect(objects(.leftBehind, try screen(fixedLabel("Sent", x: 16, width: 47)), on: wide).isEmpty)
    }

    @Test("A view that is drawn across the screen stays as narrow unless its width is flexible")
    func leftBehindAcross() throws {
        func table(x: Double = 0, width: Double = 393, mask: String = #"flexibleMaxX="YES""#) -> String {
            """
            <tableView fixedFrame="YES" dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="\(x)" y="44" width="\(width)" height="808"/>
            <autoresizingMask key="autoresizingMask" \(mask) flexibleMaxY="YES"/></tableView>
            """
        }
        let wide = LayoutEnvironment(device: .named("iPad Air"))
        #expect(objects(.leftBehind, try screen(table()), on: wide) == ["a"])
        #expect(objects(.leftBehind, try screen(table(x: 16, width: 361)), on: wide) == ["a"])
        #expect(objects(.leftBehind, try screen(table()), on: LayoutEnvironment(device: .named("iPhone 16"))).isEmpty)
        #expect(objects(.leftBehind, try screen(table(mask: #"widthSizable="YES""#)), on: wide).isEmpty)
        // It stands in the middle, or is a column.
        let middle = #"flexibleMinX="YES" flexibleMaxX="YES""#
        #expect(objects(.leftBehind, try screen(table(mask: middle)), on: wide).isEmpty)
        #expect(objects(.leftBehind, try screen(table(width: 200)), on: wide).isEmpty)
        // Nothing is seen of a plain view.
        let plain = table().replacing("tableView", with: "view").replacing(#" dataMode="prototypes""#, with: "")
        #expect(objects(.leftBehind, try screen(plain), on: wide).isEmpty)
    }

    @Test("A part of another controller's view lies outside of a lower screen")
    func containers() throws {
        func container(_ mask: String) -> String {
            """
            <containerView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="0" width="320" height="852"/><autoresizingMask key="autoresizingMask" \(mask)/></containerView>
            """
        }
        let low = LayoutEnvironment(device: .named("iPhone SE"))
        #expect(
            objects(.outsideScreen, try screen(container(#"flexibleMaxX="YES" flexibleMaxY="YES""#)), on: low) == ["a"])
        #expect(
            objects(.outsideScreen, try screen(container(#"flexibleMaxX="YES" heightSizable="YES""#)), on: low).isEmpty)
    }

    @Test("What code sets is longer than a frame that stays as it is drawn")
    func fixedFrames() throws {
        let label = fixedLabel("Label", x: 16, width: 180)
        #expect(objects(.fixedTextFrame, try screen(label, outlets: ["a"])) == ["a"])
        // It is no longer than a number or a word of state, or code lays its superview out.
        #expect(objects(.fixedTextFrame, try screen(fixedLabel("Label", x: 16, width: 80), outlets: ["a"])).isEmpty)
        #expect(objects(.fixedTextFrame, try screen(fixedLabel("Label", x: 16, width: 42), outlets: ["a"])) == ["a"])
        #expect(objects(.fixedTextFrame, try screen(label + waiting, outlets: ["a", "waiting"])).isEmpty)
        // Most names are shorter.
        let small = fixedLabel("Label", x: 16, width: 250)
        #expect(objects(.fixedTextFrame, try screen(small, outlets: ["a"])) == ["a"])
        let roomy = small.replacing(#"pointSize="17""#, with: #"pointSize="12""#)
        #expect(objects(.fixedTextFrame, try screen(roomy, outlets: ["a"])).isEmpty)
        // It goes on in a second line.
        func lines(_ count: Int, height: Int) throws -> [String?] {
            let high = label.replacing("adjustsFontSizeToFit", with: "numberOfLines=\"\(count)\" adjustsFontSizeToFit")
                .replacing(#"height="21""#, with: "height=\"\(height)\"")
            return objects(.fixedTextFrame, try screen(high, outlets: ["a"]))
        }
        #expect(try lines(0, height: 44).isEmpty)
        #expect(try lines(0, height: 21) == ["a"])
        #expect(try lines(1, height: 44) == ["a"])
        // Its length is known, it takes nearly all there is, it shrinks, or it follows the screen.
        #expect(objects(.fixedTextFrame, try screen(label)).isEmpty)
        #expect(objects(.fixedTextFrame, try screen(fixedLabel("Label", x: 16, width: 361), outlets: ["a"])).isEmpty)
        let shrinking = label.replacing(#"adjustsFontSizeToFit="NO""#, with: "")
        #expect(objects(.fixedTextFrame, try screen(shrinking, outlets: ["a"])).isEmpty)
        #expect(
            objects(
                .fixedTextFrame,
                try screen(fixedLabel("Label", x: 16, width: 180, mask: #"widthSizable="YES""#), outlets: ["a"])
            )
            .isEmpty)
    }
}
