import Foundation
import InterfaceDocument
import StrutComparison
import Testing

@Suite("What says nothing is churn")
struct ChurnTests {
    @Test("Tools, frames that constraints give, places on the canvas")
    func tools() throws {
        let comparison = try Sample.compare(
            (#"toolsVersion="21507""#, #"toolsVersion="23504""#), (#"x="16" y="60""#, #"x="24" y="61""#),
            (#"<point key="canvasLocation" x="0""#, #"<point key="canvasLocation" x="900""#))
        #expect(comparison.isAlike)
        #expect(
            comparison.churn.words == ["tools version 21507 → 23504", "1 stored frame", "1 place on the canvas"])
    }

    @Test(
        "Order, spelling and indentation",
        arguments: [
            (
                #"text="Sign in" translatesAutoresizingMaskIntoConstraints="NO""#,
                #"translatesAutoresizingMaskIntoConstraints="NO" text="Sign in""#, "reordered"
            ),
            (#"constant="16""#, #"constant="16.000000001""#, "reformatted"),
            ("\n", "\r\n", "reformatted"), ("    <device ", "\t<device ", "reformatted"),
        ])
    func writing(old: String, new: String, word: String) throws {
        let comparison = try Sample.compare((old, new))
        #expect(comparison.isAlike && comparison.churn.words == [word])
    }

    @Test("An image that one part of a button gains is no new order of the other part's")
    func parts() throws {
        func button(_ state: String) throws -> Document {
            try Sample.document(
                Sample.text.replacingOccurrences(
                    of: "</subviews>",
                    with: #"<button id="par-12-abc"><state key="normal" title="a"\#(state)/><buttonConfiguration "#
                        + #"key="configuration" style="plain" image="star" imagePadding="8"/></button></subviews>"#,
                    options: [], range: Sample.text.range(of: "</subviews>")))
        }
        let comparison = DocumentComparison(try button(""), try button(#" image="star""#))
        #expect(!comparison.isAlike && comparison.churn.words == [])
    }

    @Test("Objects that code gives a nib are no churn, and a badge is a text")
    func placeholders() throws {
        let end = #"</viewController>"#
        func placeholder(_ identifier: String, _ rest: String = "") -> String {
            #"</viewController><placeholder placeholderIdentifier="\#(identifier)" id="ext" \#(rest)/>"#
        }
        func compare(_ old: String, _ new: String) throws -> DocumentComparison {
            // The first of the two controllers alone: ids are there once.
            let parts = Sample.text.components(separatedBy: end)
            let texts = [old, new].map { parts[0] + $0 + parts.dropFirst().joined(separator: end) }
            return DocumentComparison(try Sample.document(texts[0]), try Sample.document(texts[1]))
        }
        #expect(try !compare(placeholder("one"), placeholder("other")).isAlike)
        #expect(try !compare(placeholder("one"), placeholder("one", #"customClass="Helper""#)).isAlike)
        #expect(try !compare(end, placeholder("one")).isAlike)
        #expect(try compare(end, placeholder("IBFirstResponder")).isAlike)
        func badge(_ value: String) -> String {
            #"<tabBarItem key="tabBarItem" badgeValue="\#(value)" id="tab"/>\#(end)"#
        }
        #expect(try !compare(badge("1.0"), badge("1")).isAlike)
    }

    @Test("What stands for the default")
    func defaults() throws {
        let comparison = try Sample.compare(
            (#"<nil key="highlightedColor"/>"#, ""), (#"<view id="s1"/>"#, #"<view hidden="NO" alpha="1" id="s1"/>"#))
        #expect(comparison.isAlike && !comparison.churn.isEmpty)
    }

    @Test("A constraint that is written the other way round, held elsewhere or has another id says the same")
    func constraints() throws {
        let comparison = try Sample.compare(
            (
                #"firstItem="box" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="19" id="c4""#,
                #"firstItem="lab" firstAttribute="bottom" secondItem="box" secondAttribute="top" constant="-19" id="c4""#
            ),
            (#"id="c1""#, #"id="c9""#))
        #expect(comparison.isAlike)
        #expect(comparison.churn.renumbered == 1)
        let both = try Sample.compare(
            (
                #"firstItem="box" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="19" id="c4""#,
                #"firstItem="lab" firstAttribute="bottom" secondItem="box" secondAttribute="top" constant="-19" id="c9""#
            ), (#"constant="16" id="c1""#, #"constant="16.000000000000004" id="c8""#))
        #expect(both.isAlike && both.churn.renumbered == 2, "\(both.lines)")
    }

    @Test("The device on the canvas says nothing")
    func canvas() throws {
        let comparison = try Sample.compare((#"<device id="retina6_12""#, #"<device id="retina4_7""#))
        #expect(comparison.isAlike && comparison.churn.words == ["canvas retina6_12 → retina4_7"])
    }

    @Test("The old document takes over what is churn of the new one's canvas, and no more")
    func oldOnNewCanvas() throws {
        let fixed = Sample.text.replacing(#"id="box">"#, with: #"fixedFrame="YES" id="box">"#)
        let new = fixed.replacing("21507", with: "23504").replacing("retina6_12", with: "retina4_7")
            .replacing(#"width="393" height="852""#, with: #"width="375" height="667""#)
            .replacing(#"x="16" y="100""#, with: #"x="36" y="100""#)
            .replacing(#"x="16" y="60" width="60""#, with: #"x="24"  y="60"  width="70""#)
        let comparison = DocumentComparison(try Sample.document(fixed), try Sample.document(new))
        let old = comparison.oldOnNewCanvas
        #expect(old.toolsVersion == ToolsVersion("23504") && old.device?.id == "retina4_7")
        func frame(_ id: String) -> Rect? { old.element(id: id).flatMap(View.init)?.frame }
        #expect(frame("root") == Rect(x: 0, y: 0, width: 375, height: 667))
        #expect(frame("lab") == Rect(x: 24, y: 60, width: 70, height: 21))
        #expect(frame("box") == Rect(x: 16, y: 100, width: 100, height: 40))
        #expect(old.elementCount == comparison.old.document.elementCount)
        // Whatever encoding it is in.
        let latin = fixed.replacing("UTF-8", with: "ISO-8859-1").replacing("Sign in", with: "\u{C9}t\u{E9}")
        let source = try Document.parse(Array(latin.unicodeScalars.map { UInt8($0.value) }), path: "Main.storyboard")
        let moved = try Sample.document(new.replacing("Sign in", with: "\u{C9}t\u{E9}"))
        let french = DocumentComparison(source, moved).oldOnNewCanvas
        #expect(french.element(id: "lab").flatMap(Label.init)?.text == "\u{C9}t\u{E9}")
        #expect(french.element(id: "root").flatMap(View.init)?.frame?.width == 375)
        // What follows from a change is no churn: other bars, a longer text.
        let bars = Sample.text.replacing(
            #"y="0.0" width="393" height="852""#, with: #"y="97" width="393" height="755""#)
        let alike = DocumentComparison(try Sample.document(), try Sample.document(bars)).oldOnNewCanvas
        #expect(alike.element(id: "root").flatMap(View.init)?.frame?.y == 97)
        let edges = bars.replacing(
            "<connections><outlet ", with: #"<extendedEdge key="edgesForExtendedLayout"/><connections><outlet "#)
        let opaque = DocumentComparison(try Sample.document(), try Sample.document(edges)).oldOnNewCanvas
        #expect(opaque.element(id: "root").flatMap(View.init)?.frame?.y == 0)
        let longer = DocumentComparison(
            try Sample.document(fixed), try Sample.document(new.replacing("Sign in", with: "Sign in now")))
        let label = longer.oldOnNewCanvas.element(id: "lab").flatMap(View.init)
        #expect(label?.frame == Rect(x: 16, y: 60, width: 60, height: 21))
    }

    @Test("What leads to a constraint goes with its id")
    func outletsOfConstraints() throws {
        let old = Sample.text.replacing(
            #"id="out"/>"#, with: #"id="out"/><outlet property="gap" destination="c1" id="og"/>"#)
        let new = old.replacing(#"id="c1""#, with: #"id="c9""#).replacing(
            #"destination="c1""#, with: #"destination="c9""#)
        let comparison = DocumentComparison(try Sample.document(old), try Sample.document(new))
        #expect(comparison.lines.isEmpty && comparison.churn.words == ["1 object id"])
        let both = DocumentComparison(
            try Sample.document(old), try Sample.document(new.replacing(#"id="og""#, with: #"id="oh""#)))
        #expect(both.lines.isEmpty && both.churn.words == ["2 object ids"])
        let other = DocumentComparison(
            try Sample.document(old),
            try Sample.document(new.replacing(#"destination="c9""#, with: #"destination="c2""#)))
        #expect(other.lines.count == 1 && other.lines[0].hasPrefix("changed og destination: "))
    }

    @Test("What is zero, or shrinks, when nothing is written")
    func zeros() throws {
        let comparison = try Sample.compare(
            (
                #"<button id="but">"#,
                #"<button id="but"><inset key="titleEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>"#
            ), (#"text="Sign in""#, #"text="Sign in" adjustsFontSizeToFit="YES""#))
        #expect(comparison.isAlike && !comparison.churn.isEmpty)
    }

    @Test("What another Xcode writes otherwise: guides' ids, exits, content views without an id, old words")
    func modern() throws {
        func cell(_ content: String, _ guide: String, _ type: String) -> String {
            Sample.text.replacing(
                #"<view id="s1"/>"#,
                with: """
                    <tableView id="tab"><prototypes><tableViewCell id="cel">\(content)<subviews><label id="inn"/></subviews></view>
                    </tableViewCell></prototypes></tableView>
                    """
            ).replacing(#"<view key="view" id="root2"/>"#, with: #"<view key="view" id="root2">\#(guide)</view>"#)
                .replacing(#"<button id="but">"#, with: #"<button buttonType="\#(type)" id="but">"#)
        }
        func guide(_ id: String) -> String {
            """
            <viewLayoutGuide key="safeArea" id="\(id)"/><constraints><constraint firstItem="\(id)" firstAttribute="top" \
            secondItem="root2" secondAttribute="top" constant="3" id="cg"/></constraints>
            """
        }
        let old = try Sample.document(cell(#"<view key="contentView">"#, guide("g1"), "roundedRect"))
        let exit = #"<exit id="ex" sceneMemberID="exit"/></objects>"#
        let new = try Sample.document(
            cell(#"<view key="contentView" id="con">"#, guide("g2"), "system").replacing("</objects>", with: exit)
                .replacing(#"<exit id="ex""#, with: #"<exit"#))
        let comparison = DocumentComparison(old, new)
        #expect(comparison.lines.isEmpty)
        #expect(!comparison.churn.isEmpty)
    }

    @Test("A stored frame that decides where a view lies is said")
    func frames() throws {
        let fixed = Sample.text.replacing(#"id="box">"#, with: #"fixedFrame="YES" id="box">"#)
        let moved = fixed.replacing(#"x="16" y="100""#, with: #"x="36" y="100""#)
        let drifted = fixed.replacing(#"x="16" y="100""#, with: #"x="16.5" y="100""#)
        let comparison = DocumentComparison(try Sample.document(fixed), try Sample.document(moved))
        #expect(comparison.lines == ["changed box frame: 16,100 100x40 → 36,100 100x40"])
        let drift = DocumentComparison(try Sample.document(fixed), try Sample.document(drifted))
        #expect(drift.isAlike && drift.churn.storedFrames == 1)
    }

    @Test("A stored frame that decides in a size class is said, and one that constraints give there is not")
    func variations() throws {
        func document(_ attributes: String, _ x: Double) throws -> Document {
            let variation = """
                <variation key="heightClass=compact"><rect key="frame" x="\(x)" y="9" width="100" height="40"/></variation>
                """
            return try Sample.document(
                Sample.text.replacing(#"id="box">"#, with: #"\#(attributes) id="box">\#(variation)"#))
        }
        let fixed = DocumentComparison(
            try document(#"fixedFrame="YES""#, 10), try document(#"fixedFrame="YES""#, 30))
        #expect(fixed.lines == ["changed box frame [compact height]: 10,9 100x40 → 30,9 100x40"])
        let drift = DocumentComparison(
            try document(#"fixedFrame="YES""#, 10), try document(#"fixedFrame="YES""#, 10.5))
        #expect(drift.isAlike && drift.churn.storedFrames == 1)
        let free = DocumentComparison(try document("", 10), try document("", 30))
        #expect(free.isAlike && free.churn.storedFrames == 1)
    }

    // MARK: Images

    /// The sample with a picture, and what `<resources>` says of it.
    private static func picture(_ name: String, _ resource: String) throws -> Document {
        let view = #"<imageView image="\#(name)" id="pic"/><view translatesAuto"#
        let text = Sample.text.replacing(
            "<view translatesAuto", with: view, maxReplacements: 1)
        return try Sample.document(
            text.replacing("</document>", with: "<resources>\(resource)</resources></document>"))
    }

    private static func archive(_ data: String) -> String {
        #"<mutableData key="keyedArchiveRepresentation">\#(data)</mutableData>"#
    }

    @Test("The size that Interface Builder read from an image's file is churn, unless a layout depends on it")
    func imageSize() throws {
        let old = try Self.picture("sun", #"<image name="sun" width="64" height="64"/>"#)
        let new = try Self.picture("sun", #"<image name="sun" width="62" height="64"/>"#)
        let comparison = DocumentComparison(old, new)
        #expect(comparison.isAlike && comparison.churn.words == ["1 image size"])
        let named = DocumentComparison(old, new, namesImageSizes: true)
        #expect(named.lines == ["changed resource image sun width: 64 → 62"] && named.churn.words.isEmpty)
    }

    @Test("An image that the document holds goes by its data, whatever name a tool gave it")
    func embeddedImage() throws {
        func document(_ name: String, _ data: String) throws -> Document {
            try Self.picture(
                name, #"<image name="\#(name)" width="9" height="9">\#(Self.archive(data))</image>"#)
        }
        let (first, second) = ("44EA9D5D-1F9F-4691-9A81-EBFD00BC077F", "145ABD0A-8AF5-4FED-8E42-122E59A5BBEA")
        let renamed = DocumentComparison(try document(first, "YnBsaXN0"), try document(second, "YnBsaXN0"))
        #expect(renamed.isAlike, "\(renamed.lines)")
        let replaced = DocumentComparison(try document(first, "YnBsaXN0"), try document(second, "YnBsaXN1"))
        #expect(
            replaced.lines == [
                "changed pic image: embedded image 16014616 of 1 kB → embedded image 170147a9 of 1 kB"
            ])
        let named = DocumentComparison(try document("sun", "YnBsaXN0"), try document("sun", "YnBsaXN1"))
        #expect(
            named.lines == [
                "changed resource image sun data: embedded image 16014616 of 1 kB → embedded image 170147a9 of 1 kB"
            ])
        let lost = DocumentComparison(
            try document(first, "YnBsaXN0"), try Self.picture(first, #"<image name="\#(first)" width="9" height="9"/>"#)
        )
        #expect(!lost.isAlike)
    }
}
