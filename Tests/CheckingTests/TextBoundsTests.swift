// Rules on how constraints hold texts: an end that nothing holds, heights and widths that do not follow, fonts that do
// not adjust.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("How constraints hold texts")
struct TextBoundsTests {
    private func document(_ objects: String) throws -> Document {
        return try Document.parse(Array(DocumentHeader().xib(objects).utf8), path: "Test.xib")
    }

    /// The File's Owner, a controller, with a view that fills the screen.
    private func screen(
        _ views: String, _ constraints: String, outlets: [String] = [], owner: String = "ScreenViewController"
    ) throws -> Document {
        let others = outlets.map { #"<outlet property="\#($0)Outlet" destination="\#($0)" id="o-\#($0)"/>"# }.joined()
        return try document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
            <connections><outlet property="view" destination="root" id="o"/>\(others)</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints></view>
            """)
    }

    private func label(_ id: String, _ text: String, _ more: String = "", inside: String = "") -> String {
        """
        <label opaque="NO" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" \
        textAlignment="natural" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
        <rect key="frame" x="16" y="100" width="200" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(inside)</label>
        """
    }

    private func constraint(
        _ item: String, _ attribute: String, _ second: String, _ other: String? = nil, _ constant: Double = 0,
        _ relation: String = "equal"
    ) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" relation="\(relation)" secondItem="\(second)" \
        secondAttribute="\(other ?? attribute)" constant="\(constant)" id="\(item)-\(attribute)-\(second)"/>
        """
    }

    private func held(_ item: String, _ dimension: String, _ constant: Double) -> String {
        """
        <constraints><constraint firstAttribute="\(dimension)" constant="\(constant)" id="\(item)-\(dimension)"/></constraints>
        """
    }

    /// The findings of a rule, as objects with their messages.
    private func found(
        _ rule: Rule, in document: Document, on environment: LayoutEnvironment = LayoutEnvironment()
    ) -> [(object: String?, message: String)] {
        let selection = RuleSelection(hasEnvironments: environment.device != nil, isCheck: true)
        return LayoutEngine().layout(document, in: environment).layoutFindings(selection).filter { $0.rule == rule }
            .map { ($0.object, $0.message) }
    }

    @Test("A text that nothing stops at its trailing edge is reported, whoever may stand there")
    func unbounded() throws {
        let place =
            constraint("a", "leading", "root", nil, 16) + constraint("a", "top", "root", nil, 100)
        let long = "A sentence that fills most of its line"
        let open = try screen(label("a", long), place)
        let findings = found(.unboundedText, in: open)
        #expect(findings.map(\.object) == ["a"])
        #expect(findings.first?.message.contains("at its trailing edge") == true)
        // What holds its end, its width or its middle.
        for bound in [
            constraint("root", "trailing", "a", nil, 16),
            constraint("root", "trailing", "a", nil, 16, "greaterThanOrEqual"),
            constraint("a", "centerX", "root"),
        ] {
            #expect(found(.unboundedText, in: try screen(label("a", long), place + bound)).isEmpty, "\(bound)")
        }
        let fixed = try screen(label("a", long, inside: held("a", "width", 200)), place)
        #expect(found(.unboundedText, in: fixed).isEmpty)
        // A bound from below is none.
        let wide = place + constraint("a", "trailing", "root", nil, -100, "greaterThanOrEqual")
        #expect(found(.unboundedText, in: try screen(label("a", long), wide)).count == 1)
        // There is room for twice the text.
        #expect(found(.unboundedText, in: try screen(label("a", "Short"), place)).isEmpty)
        // Code may make it twice as long, and a translation half as long again.
        let letters = String(repeating: "M", count: 15)
        #expect(found(.unboundedText, in: try screen(label("a", letters), place)).isEmpty)
        #expect(found(.unboundedText, in: try screen(label("a", letters), place, outlets: ["a"])).count == 1)
        // How long what code sets will be is not known.
        #expect(found(.unboundedText, in: try screen(label("a", "Label"), place, outlets: ["a"])).count == 1)
    }

    @Test("In a cell a line may become twice its example, and a text of several lines any length")
    func examples() throws {
        func objects(_ text: String, lines: Int = 1) throws -> [String?] {
            let document = try document(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tableViewCell customClass="MoreCell" id="cell"><rect key="frame" x="0" y="0" width="393" height="80"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
                <rect key="frame" x="0" y="0" width="393" height="80"/>
                <subviews>\(label("a", text, "numberOfLines=\"\(lines)\""))</subviews><constraints>
                \(constraint("a", "leading", "root", nil, 16))\(constraint("a", "top", "root", nil, 16))
                \(constraint("root", "bottom", "a", nil, 16))</constraints></tableViewCellContentView>
                <connections><outlet property="titleLabel" destination="a" id="o"/></connections></tableViewCell>
                """)
            return found(.unboundedText, in: document).map(\.object)
        }
        #expect(try objects("More") == [])
        #expect(try objects("Account holder's name and city") == ["a"])
        #expect(try objects("More", lines: 0) == ["a"])
    }

    @Test("A chain of views bounds a text where its end does")
    func chains() throws {
        let two = label("a", "A sentence that fills most of a line") + label("b", "8")
        let chain =
            constraint("a", "leading", "root", nil, 16) + constraint("a", "top", "root", nil, 100)
            + constraint("b", "leading", "a", "trailing", 8) + constraint("b", "top", "a")
        #expect(found(.unboundedText, in: try screen(two, chain)).map(\.object) == ["a"])
        let end = constraint("root", "trailing", "b", nil, 16, "greaterThanOrEqual")
        #expect(found(.unboundedText, in: try screen(two, chain + end)).isEmpty)
        // What it pushes on is not in its way, and there is room behind that.
        let short = label("a", "Short") + label("b", "8")
        #expect(found(.unboundedText, in: try screen(short, chain)).isEmpty)
        // A third view, at its own place, is: behind the chain.
        let third =
            label("c", "9") + constraint("c", "leading", "root", nil, 100) + constraint("c", "top", "a")
        let parts = third.split(separator: "</label>", maxSplits: 1).map(String.init)
        let crowded = try screen(short + parts[0] + "</label>", chain + parts[1], outlets: ["a"])
        #expect(found(.unboundedText, in: crowded).map(\.object) == ["a"])
        #expect(found(.unboundedText, in: crowded).first?.message.contains("runs over UILabel '9'") == true)
    }

    @Test("What is hidden is reported where code can show it as it stands")
    func hiddenTexts() throws {
        let place = constraint("a", "leading", "b", nil, 16) + constraint("a", "top", "b", nil, 20)
        let text = "A sentence that fills most of its line"
        let sides = ["leading", "trailing", "top"].map { constraint("b", $0, "root") }.joined()
        func box(_ more: String, _ label: String) -> String {
            """
            <view \(more) translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="393" height="60"/>
            <subviews>\(label)</subviews><constraints><constraint firstAttribute="height" constant="60" id="h"/>\(place)</constraints>
            </view>
            """
        }
        let hidden = #"hidden="YES""#
        let inside = box(hidden, label("a", text))
        #expect(found(.unboundedText, in: try screen(inside, sides, outlets: ["b"])).map(\.object) == ["a"])
        let itself = box("", label("a", text, hidden))
        #expect(found(.unboundedText, in: try screen(itself, sides, outlets: ["a"])).map(\.object) == ["a"])
        // No code shows it.
        #expect(found(.unboundedText, in: try screen(inside, sides)).isEmpty)
        #expect(found(.unboundedText, in: try screen(itself, sides, outlets: ["b"])).isEmpty)
        // A stack view gives it another frame when it is shown.
        let arranged = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="393" height="60"/><subviews>\(inside)</subviews></stackView>
            """
        let stackSides = ["leading", "trailing", "top"].map { constraint("s", $0, "root") }.joined()
        #expect(found(.unboundedText, in: try screen(arranged, stackSides, outlets: ["b"])).isEmpty)
    }

    @Test("What stands in a table is bounded like what does not scroll; a scroll view scrolls to its end")
    func insideScrollers() throws {
        let place = constraint("a", "leading", "box", nil, 16) + constraint("a", "top", "box", nil, 20)
        func objects(_ scroller: String, _ key: String, bound: String = "") throws -> [String?] {
            let views = """
                <\(scroller) translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <view \(key) id="box"><rect key="frame" x="0" y="0" width="393" height="60"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
                \(label("a", "A sentence that fills most of its line"))</subviews><constraints>\(place)\(bound)</constraints></view>
                </\(scroller)>
                """
            let sides = ["leading", "trailing", "top", "bottom"].map { constraint("t", $0, "root") }.joined()
            return found(.unboundedText, in: try screen(views, sides)).map(\.object)
        }
        #expect(try objects("tableView", #"key="tableHeaderView""#) == ["a"])
        let end = constraint("box", "trailing", "a", nil, 16, "greaterThanOrEqual")
        #expect(try objects("tableView", #"key="tableHeaderView""#, bound: end) == [])
    }

    @Test("A line is cut off in a row that another view holds low, whatever it says")
    func lowRows() throws {
        let cell = LayoutEnvironment(device: .named("iPhone 15"))
        func objects(_ height: Double, alignment: String = "fill") throws -> [String?] {
            let document = try document(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row"><connections>
                <outlet property="titleLabel" destination="a" id="o"/></connections></placeholder>
                <view id="root"><rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
                <stackView alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="0" y="0" width="393" height="\(height)"/><subviews>
                \(label("a", "Title 2"))<view translatesAutoresizingMaskIntoConstraints="NO" id="dot">
                <rect key="frame" x="382" y="0" width="11" height="\(height)"/>
                <constraints><constraint firstAttribute="height" constant="\(height)" id="dot-height"/>
                <constraint firstAttribute="width" constant="11" id="dot-width"/></constraints></view></subviews></stackView>
                </subviews><constraints>
                \(constraint("stack", "leading", "root"))\(constraint("stack", "trailing", "root"))
                \(constraint("stack", "top", "root"))</constraints></view>
                """)
            return found(.truncatedText, in: document, on: cell).map(\.object)
        }
        #expect(try objects(11) == ["a"])
        #expect(try objects(24) == [])
        #expect(try objects(11, alignment: "center") == [])
    }

    @Test("A placeholder that is nearly whole says enough")
    func placeholders() throws {
        func field(_ width: Double) throws -> Document {
            let view = """
                <textField opaque="NO" placeholder="The name of your server" borderStyle="none" minimumFontSize="17" \
                translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="16" y="100" width="200" height="22"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>\(held("a", "width", width))</textField>
                """
            let place = constraint("a", "leading", "root", nil, 16) + constraint("a", "top", "root", nil, 100)
            return try screen(view, place)
        }
        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        #expect(found(.truncatedText, in: try field(190), on: phone).isEmpty)
        // Some nine tenths of it, and six.
        #expect(found(.truncatedText, in: try field(165), on: phone).isEmpty)
        #expect(found(.truncatedText, in: try field(110), on: phone).map(\.object) == ["a"])
    }

    @Test("A font of fixed size does not adjust")
    func adjusting() throws {
        let place = constraint("a", "leading", "root") + constraint("a", "top", "root")
        let flag = #"adjustsFontForContentSizeCategory="YES""#
        #expect(found(.adjustsFixedFont, in: try screen(label("a", "Text", flag), place)).map(\.object) == ["a"])
        #expect(found(.adjustsFixedFont, in: try screen(label("a", "Text"), place)).isEmpty)
        let styled = label("a", "Text", flag)
            .replacing(#"type="system" pointSize="17""#, with: #"style="UICTFontTextStyleBody""#)
        #expect(found(.adjustsFixedFont, in: try screen(styled, place)).isEmpty)
        // Code gives a label that is as Interface Builder makes it a text and a font.
        #expect(
            found(.adjustsFixedFont, in: try screen(label("a", "Label", flag), place, outlets: ["a"])).isEmpty)
        #expect(
            found(.adjustsFixedFont, in: try screen(label("a", "Total", flag), place, outlets: ["a"])).count == 1)
        // Of a text with attributes the fonts of its pieces count.
        func attributed(_ font: String) -> String {
            let text = """
                <attributedString key="attributedText"><fragment content="Text"><attributes>\(font)</attributes></fragment>
                </attributedString>
                """
            return label("a", "", flag, inside: text)
        }
        let small = try screen(attributed(#"<font key="NSFont" size="12" name="Helvetica"/>"#), place)
        #expect(found(.adjustsFixedFont, in: small).first?.message.contains("fixed size of 12 points") == true)
        #expect(found(.adjustsFixedFont, in: try screen(attributed(""), place)).isEmpty)
    }

    @Test("A text of any number of lines that code sets does not fit into a height")
    func fixedHeights() throws {
        let place = constraint("a", "leading", "root") + constraint("a", "top", "root")
        func objects(
            _ lines: Int, outlets: [String], height: String? = nil, text: String = "Text"
        ) throws -> [String?] {
            let held = height ?? held("a", "height", 40)
            return found(
                .heldTextHeight,
                in: try screen(label("a", text, "numberOfLines=\"\(lines)\"", inside: held), place, outlets: outlets)
            )
            .map(\.object)
        }
        #expect(try objects(0, outlets: ["a"]) == ["a"])
        #expect(try objects(1, outlets: ["a"]) == [])
        #expect(try objects(0, outlets: []) == [])
        #expect(try objects(0, outlets: ["a"], height: "") == [])
        // Code leaves words of the app's own as they are, and they have room on one line in any language.
        func objects(_ text: String, _ width: Double) throws -> [String?] {
            let width = #"<constraint firstAttribute="width" constant="\#(width)" id="a-width"/>"#
            let both = held("a", "height", 40).replacing("</constraints>", with: "\(width)</constraints>")
            return try objects(0, outlets: ["a"], height: both, text: text)
        }
        #expect(try objects("Sold out", 300) == [])
        #expect(try objects("Sold out", 60) == ["a"])
        #expect(try objects("Text", 300) == ["a"])
        // Code may change the constant.
        #expect(try objects(0, outlets: ["a", "a-height"]) == [])
    }

    @Test("A constraint that says what another one says is one too many, whichever item is written first")
    func duplicates() throws {
        let place = constraint("a", "top", "root", nil, 100)
        func objects(_ constraints: String, outlets: [String] = []) throws -> [String?] {
            found(.duplicateConstraint, in: try screen(label("a", "Text"), place + constraints, outlets: outlets))
                .map(\.object)
        }
        let leading = constraint("a", "leading", "root", nil, 16)
        #expect(try objects(leading) == [])
        #expect(try objects(leading + constraint("root", "leading", "a", nil, -16)) == ["root-leading-a"])
        #expect(try objects(leading + constraint("root", "leading", "a", nil, 16)) == [])
        #expect(try objects(leading + constraint("root", "leading", "a", nil, -16, "lessThanOrEqual")) == [])
        // The one that counts less is the spare one.
        let weak = leading.replacing("constant=", with: "priority=\"750\" constant=")
        #expect(try objects(weak + constraint("root", "leading", "a", nil, -16)) == ["a-leading-root"])
        // What is between the same places need not say the same.
        #expect(try objects(leading + constraint("a", "leading", "root", nil, 20, "greaterThanOrEqual")) == [])
        // One that has no effect is written twice all the same.
        let alone = #"<constraint firstItem="a" firstAttribute="leading" constant="8" id="ID"/>"#
        #expect(
            try objects(leading + alone.replacing("ID", with: "one") + alone.replacing("ID", with: "other"))
                == ["other"])
        // Code switches it on and off.
        #expect(try objects(leading + constraint("root", "leading", "a", nil, -16), outlets: ["root-leading-a"]) == [])
    }

    @Test("A switch has the size that UIKit draws it at")
    func controls() throws {
        func control(_ width: Double?) -> String {
            """
            <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="0" y="0" width="51" height="31"/>\(width.map { held("s", "width", $0) } ?? "")</switch>
            """
        }
        let place = constraint("s", "leading", "root") + constraint("s", "top", "root", nil, 100)
        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        #expect(found(.fixedControlSize, in: try screen(control(80), place), on: phone).map(\.object) == ["s"])
        #expect(found(.fixedControlSize, in: try screen(control(nil), place), on: phone).isEmpty)
        // As high as before iOS 26 it is drawn where it was.
        let high = control(nil).replacing("</switch>", with: held("s", "height", 31) + "</switch>")
        let new = LayoutEnvironment(device: .named("iPhone 17"))
        #expect(found(.fixedControlSize, in: try screen(high, place), on: new).isEmpty)
        let higher = control(nil).replacing("</switch>", with: held("s", "height", 44) + "</switch>")
        #expect(found(.fixedControlSize, in: try screen(higher, place), on: new).map(\.object) == ["s"])
    }

    @Test("A line with descenders needs nearly its whole height, one without less")
    func lowLines() throws {
        let place = constraint("a", "leading", "root", nil, 16) + constraint("a", "top", "root", nil, 100)
        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        func isCut(_ text: String, _ height: Double) throws -> Bool {
            let low = label("a", text, inside: held("a", "height", height))
                .replacing(#"pointSize="17""#, with: #"pointSize="16""#)
            return !found(.truncatedText, in: try screen(low, place), on: phone).isEmpty
        }
        #expect(try isCut("Copy page", 16))
        #expect(try isCut("Copy page", 15))
        #expect(try !isCut("Copy page", 19))
        #expect(try !isCut("Edit text", 16))
    }

    @Test("A text that starts under the notch of a phone on its side is reported on what holds it")
    func notch() throws {
        let place = constraint("a", "top", "safe", nil, 20)
        let side = LayoutEnvironment(device: .named("iPhone 15"), orientation: .landscape)
        let atEdge = constraint("a", "leading", "root", nil, 16)
        let findings = found(.outsideSafeArea, in: try screen(label("a", "Some words"), place + atEdge), on: side)
        #expect(findings.map(\.object) == ["a"] && findings.first?.message.contains("under the notch") == true)
        let inside = constraint("a", "leading", "safe", nil, 16)
        #expect(found(.outsideSafeArea, in: try screen(label("a", "Some words"), place + inside), on: side).isEmpty)
        // A view that loads the xib to fill itself has any size, and lies anywhere.
        let owners = ["FilterViewController": 1, "FilterAlert": 0, "FilterView": 0]
        for (owner, count) in owners {
            let owned = try screen(label("a", "Some words"), place + atEdge, owner: owner)
            #expect(found(.outsideSafeArea, in: owned, on: side).count == count, "\(owner)")
        }
    }

    @Test("A table that ends below the screen hides its last rows")
    func scrollers() throws {
        let table = """
            <tableView contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></tableView>
            """
        let small = LayoutEnvironment(device: .named("iPhone SE"))
        #expect(found(.outsideScreen, in: try screen(table, ""), on: small).map(\.object) == ["t"])
        let sizable = table.replacing(
            #"flexibleMaxX="YES" flexibleMaxY="YES""#, with: #"widthSizable="YES" heightSizable="YES""#)
        #expect(found(.outsideScreen, in: try screen(sizable, ""), on: small).isEmpty)
        // Less than a line of its end is outside of 667 points.
        func low(_ height: Int) throws -> [String?] {
            let frame = #"width="393" height="852""#
            let low = table.replacing(frame, with: "width=\"300\" height=\"\(height)\"")
            return found(.outsideScreen, in: try screen(low, ""), on: small).map(\.object)
        }
        #expect(try low(673).isEmpty)
        #expect(try low(677) == ["t"])
    }

    @Test("A picture is a background where it reaches from edge to edge, however large it is")
    func backgrounds() throws {
        func picture(x: Int, width: Int) throws -> Document {
            let view = """
                <imageView contentMode="scaleToFill" fixedFrame="YES" image="photo" \
                translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="\(x)" y="64" width="\(width)" height="476"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></imageView>
                """
            return try screen(view, "")
        }
        // Of a screen of 667 x 375 points either is more than half, and each is cut at the bottom.
        let side = LayoutEnvironment(device: .named("iPhone SE (3rd generation)"), orientation: .landscape)
        #expect(found(.outsideScreen, in: try picture(x: 0, width: 375), on: side).map(\.object) == ["a"])
        #expect(found(.outsideScreen, in: try picture(x: 0, width: 667), on: side).isEmpty)
    }
}
