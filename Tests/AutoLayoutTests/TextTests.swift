// Labels and text views: one line, several, wrapped at the width of the first pass, limited, empty, attributed.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTextMeasurement
import Testing

/// The length, rounded up to a pixel.
func pixelsUp(_ length: Double, scale: Double = 3) -> Double { (length * scale - 1e-9).rounded(.up) / scale }

/// The height of a line of the system font: ascender 1950 and descender 494 of 2048 units.
func lineHeight(_ size: Double) -> Double { size * 2444 / 2048 }

@Suite struct TextTests {
    /// At run time on an iPhone 15, where every label has its height in pixels.
    private let phone = LayoutEnvironment(device: .named("retina6_12"))

    private func frames(
        _ views: String, _ constraints: [String], in environment: LayoutEnvironment? = nil
    ) throws -> Frames {
        try TestScene(views: views, constraints: constraints).layOut(in: environment ?? phone)
    }

    private let atTop = ["a.leading == root.leading", "a.top == root.top"]

    // MARK: Heights

    @Test(arguments: [11.0, 12, 13, 14, 15, 16, 17, 18, 20, 22, 28, 34], ["retina4_7", "retina6_12"])
    func oneLine(size: Double, device: String) throws {
        let device = try #require(Device.named(device))
        let frames = try frames(
            label("a", "Text", size: size), atTop + ["a.width == 200"], in: LayoutEnvironment(device: device))
        frames.expect("a", 0, 0, 200, pixelsUp(lineHeight(size), scale: device.scale))
    }

    /// A shadow needs room beside its text, one point above by default; without a colour that is seen there is none.
    @Test(
        arguments: [
            (#"<color key="shadowColor" white="0" alpha="1"/>"#, 0.0, 1.0),
            (#"<color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="-2" height="3"/>"#, 2, 3),
            (#"<color key="shadowColor" white="0" alpha="1"/><size key="shadowOffset" width="0" height="0"/>"#, 0, 0),
            (#"<color key="shadowColor" white="0" alpha="0"/><size key="shadowOffset" width="2" height="3"/>"#, 0, 0),
            (#"<size key="shadowOffset" width="2" height="3"/>"#, 0, 0),
        ])
    func shadows(content: String, width: Double, height: Double) throws {
        let plain = try #require(try frames(view("a", element: "label", #"text="Text""#), atTop)["a"])
        let shadowed = try frames(view("a", element: "label", #"text="Text""#, content: content), atTop)
        shadowed.expect("a", 0, 0, plain.width + width, plain.height + height)
        try frames(view("a", element: "label", content: content), atTop).expect("a", 0, 0, 0, 0)
        try frames(view("a", element: "label", #"text="""#, content: content), atTop).expect("a", 0, 0, 0, 0)
    }

    /// Attributed text on one line has a whole height on Interface Builder's canvas, 21 for 20.29, but not beside stack
    /// views.
    @Test func attributedLineOnTheCanvas() throws {
        func attributed(_ id: String) -> String {
            view(
                id, element: "label", constraints: ["\(id).width == 200"],
                content: """
                    <attributedString key="attributedText"><fragment content="Text"><attributes>
                    <font key="NSFont" metaFont="system" size="17"/></attributes></fragment></attributedString>
                    """)
        }
        let canvas = try frames(attributed("a"), atTop, in: LayoutEnvironment())
        canvas.expect("a", 0, 0, 200, 21)
        try expectPixels(attributed("a"), attributed("b"))
    }

    /// So has a label of one line in the system font at 17 points, whatever its weight, and at 16 since the tools of
    /// iOS 17.
    @Test(arguments: [(17.0, "", 21.0), (17, #"weight="semibold""#, 21), (16, "", 20)])
    func plainLineOnTheCanvas(size: Double, weight: String, height: Double) throws {
        let canvas = try frames(plain("a", size: size, weight), atTop, in: LayoutEnvironment())
        canvas.expect("a", 0, 0, 200, height)
        try expectPixels(plain("a", size: size, weight), plain("b", size: size, weight), size: size)
    }

    /// Xcode 8 had whole lines in every size and font, up to 8.2; not beside stack views.
    @Test(arguments: [("11762", 20.0), ("12120", 19.5), ("10117", 19.5)])
    func wholeLines(toolsVersion: String, height: Double) throws {
        let scene = TestScene(
            toolsVersion: toolsVersion, device: "retina4_7", width: 375, height: 667, views: plain("a", size: 16, ""),
            constraints: atTop)
        #expect(try scene.layOut()["a"]?.height == height)
    }

    /// Since the tools of iOS 17 the system font has whole lines at every size: at three pixels a point in controllers'
    /// views, at two in cells; no other font and no style has.
    @Test(arguments: [
        ("21701", "retina6_12", false, 19.333), ("23504", "retina6_12", false, 20.0),
        ("23504", "retina6_1", false, 19.5),
        ("23504", "retina6_12", true, 19.333), ("23504", "retina6_1", true, 20.0), ("21701", "retina6_1", true, 19.5),
    ])
    func wholeSystemLines(toolsVersion: String, device: String, isInCell: Bool, height: Double) throws {
        let width = device == "retina6_1" ? 414 : 393
        let label = plain("a", size: 16, "")
        let other = view(
            "b", element: "label", #"text="Text""#,
            content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/>"#)
        let edges = { (holder: String) in
            ["a.leading == \(holder).leading", "a.top == \(holder).top", "b.leading == a.leading", "b.top == a.bottom"]
        }
        let cell = """
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(label + other)</subviews><constraints>\(edges("content").map(constraint).joined())</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let table = view("table", element: "tableView", "", content: "<prototypes>\(cell)</prototypes>")
        let frames = try TestScene(
            toolsVersion: toolsVersion, device: device, width: Double(width), height: 852,
            views: isInCell ? table : label + other,
            constraints: isInCell
                ? ["leading", "top", "trailing", "bottom"].map { "table.\($0) == root.\($0)" } : edges("root")
        ).layOut()
        #expect(abs(try #require(frames["a"]).height - height) < 0.01)
        #expect(try #require(frames["b"]).height < 20)
    }

    /// What is in a cell without a stack view is laid out by itself, however many there are around it.
    @Test(arguments: [("", 21.0), ("<stackView opaque=\"NO\" id=\"empty\"/>", 20 + 1 / 3.0)])
    func lineInACell(other: String, height: Double) throws {
        let cell = """
            <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(plain("a", size: 17, ""))\(other)</subviews>
            <constraints>\(["a.leading == content.leading", "a.top == content.top"].map(constraint).joined())</constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let views =
            view("table", element: "tableView", "", content: "<prototypes>\(cell)</prototypes>")
            + view("stack", element: "stackView", "", subviews: plain("b", size: 17, ""))
        let edges = ["leading", "top", "trailing"].map { "table.\($0) == root.\($0)" }
        let canvas = try frames(
            views, edges + ["table.height == 100", "stack.leading == root.leading", "stack.top == table.bottom"],
            in: LayoutEnvironment())
        canvas.expect("a", 0, 0, 200, height)
        canvas.expect("b", 0, 0, 200, 20 + 1 / 3.0)
    }

    private func plain(_ id: String, size: Double, _ weight: String) -> String {
        view(
            id, element: "label", #"text="Text""#, constraints: ["\(id).width == 200"],
            content: #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)" \#(weight)/>"#)
    }

    /// Expects both labels on pixels: one beside a stack view, the other in it; and the first one at run time.
    private func expectPixels(_ label: String, _ arranged: String, size: Double = 17) throws {
        let views = label + view("stack", element: "stackView", "", subviews: arranged)
        let beside = try frames(
            views, atTop + ["stack.leading == root.leading", "stack.top == a.bottom"], in: LayoutEnvironment())
        beside.expect("a", 0, 0, 200, pixelsUp(lineHeight(size)))
        beside.expect("b", 0, 0, 200, pixelsUp(lineHeight(size)))
        try frames(label, atTop).expect("a", 0, 0, 200, pixelsUp(lineHeight(size)))
    }

    /// Lines of a plain font follow each other without a gap.
    @Test(arguments: 1...5)
    func severalLines(count: Int) throws {
        let text = (0..<count).map { "Line \($0)" }.joined(separator: "\n")
        let frames = try frames(label("a", text, lines: 0), atTop + ["a.width == 200"])
        frames.expect("a", 0, 0, 200, pixelsUp(Double(count) * lineHeight(17)))
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3), (0, 3)])
    func atMostThatManyLines(limit: Int, lines: Int) throws {
        let frames = try frames(label("a", "One\nTwo\nThree", lines: limit), atTop + ["a.width == 200"])
        frames.expect("a", 0, 0, 200, pixelsUp(Double(lines) * lineHeight(17)))
    }

    /// A label of two lines that may shrink does so since iOS 14, until its lines have room, or no word is broken, and
    /// not below its least size.
    @Test(
        arguments: [
            ("15705", "One two three four five six", 0.5, 2 * 17.0),
            ("17701", "One two three four five six", 0.5, 2 * 13.25),
            ("17701", "One two three four five six", 0.9, 2 * 15.3), ("17701", "Immensurability", 0.5, 11.75),
        ])
    func severalLinesShrink(toolsVersion: String, text: String, least: Double, size: Double) throws {
        let label = label("a", text, lines: 2, #"minimumScaleFactor="\#(least)""#)
        let frames = try TestScene(
            toolsVersion: toolsVersion, views: label, constraints: atTop + ["a.width == 88"]
        ).layOut()
        let height = try #require(frames["a"]).height
        #expect(abs(height - lineHeight(size)) < 0.5)
    }

    /// Lines of a text style are as far apart as Apple's table says: Body 22 points, Footnote 18.
    @Test(arguments: [("UICTFontTextStyleBody", 17.0, 22.0), ("UICTFontTextStyleFootnote", 13, 18)], 1...4)
    func linesOfATextStyle(style: (name: String, size: Double, leading: Double), count: Int) throws {
        let text = (0..<count).map { "Line \($0)" }.joined(separator: "\n")
        let label = label("a", text, lines: 0).replacing(
            #"type="system" pointSize="17.0""#, with: #"style="\#(style.name)""#)
        let frames = try frames(label, atTop + ["a.width == 200"])
        frames.expect("a", 0, 0, 200, pixelsUp(lineHeight(style.size) + Double(count - 1) * style.leading))
    }

    /// Body is 53 points high at the largest size for accessibility, and a fixed font stays what it is.
    @Test func textStylesFollowTheReader() throws {
        let body = label("a", "Text").replacing(
            #"type="system" pointSize="17.0""#, with: #"style="UICTFontTextStyleBody""#)
        var environment = phone
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let frames = try frames(
            body + label("b", "Text"),
            atTop + ["a.width == 300", "b.width == 200", "b.leading == root.leading", "b.top == root.top"],
            in: environment)
        #expect(frames["a"]?.height == pixelsUp(lineHeight(53)))
        #expect(frames["b"]?.height == pixelsUp(lineHeight(17)))
    }

    /// Nothing to show takes no room.
    @Test func empty() throws {
        let frames = try frames(label("a", ""), atTop)
        frames.expect("a", 0, 0, 0, 0)
    }

    // MARK: Wrapping

    /// Two words of ten W's: about 160 points each, so that 200 points hold one of them, and 100 not even that.
    private let words = "WWWWWWWWWW WWWWWWWWWW"

    @Test func wrapsAtTheWidthThatConstraintsGive() throws {
        let frames = try frames(
            label("a", words, lines: 0) + view("b", constraints: ["b.height == 10"]),
            [
                "a.leading == root.leading + 20", "root.trailing == a.trailing + 173", "a.top == root.top + 100",
                "b.leading == a.leading", "b.trailing == a.trailing", "b.top == a.bottom + 8",
            ])
        // 393 − 193 = 200 wide: two lines; what stands below moves down.
        let height = pixelsUp(2 * lineHeight(17))
        frames.expect("a", 20, 100, 200, height)
        frames.expect("b", 20, 108 + height, 200, 10)
    }

    /// The same document, wider: one line.
    @Test func wrapsAnewOnAnotherDevice() throws {
        let scene = TestScene(
            views: label("a", words, lines: 0),
            constraints: ["a.leading == root.leading + 20", "root.trailing == a.trailing + 173", "a.top == root.top"])
        let wide = try scene.layOut(in: LayoutEnvironment(device: .named("iPad Air")))
        #expect(wide["a"]?.size == Size(width: 627, height: pixelsUp(lineHeight(17), scale: 2)))
    }

    /// A label that may not wrap keeps one line, however narrow it is.
    @Test func oneLineDoesNotWrap() throws {
        try frames(label("a", words), atTop + ["a.width == 100"]).expect("a", 0, 0, 100, pixelsUp(lineHeight(17)))
    }

    /// With an explicit width the text is measured at it, whatever the label's own width: one line's room too much.
    @Test func preferredMaxLayoutWidth() throws {
        let frames = try frames(
            label("a", words, lines: 0, #"preferredMaxLayoutWidth="200""#)
                + label("b", words, lines: 0, #"preferredMaxLayoutWidth="380""#),
            [
                "a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top",
                "b.leading == root.leading", "b.width == 200", "b.top == a.bottom",
            ])
        let two = pixelsUp(2 * lineHeight(17))
        frames.expect("a", 0, 0, 393, two)
        frames.expect("b", 0, two, 200, pixelsUp(lineHeight(17)))
    }

    /// In a column each label has its own height; the column is as high as all of them and the spacing.
    @Test func aColumnOfLabels() throws {
        let column = view(
            "column", element: "stackView", #"axis="vertical" spacing="4""#,
            subviews: label("a", "One") + label("b", words, lines: 0) + label("c", "1\n2\n3", lines: 0),
            constraints: ["column.width == 200"])
        let frames = try frames(column, ["column.leading == root.leading", "column.top == root.top"])
        let heights = (1...3).map { pixelsUp(Double($0) * lineHeight(17)) }
        frames.expect("a", 0, 0, 200, heights[0])
        frames.expect("b", 0, heights[0] + 4, 200, heights[1])
        frames.expect("c", 0, heights[0] + heights[1] + 8, 200, heights[2])
        frames.expect("column", 0, 0, 200, heights.reduce(8, +))
    }

    /// The height of a container follows the text in it.
    @Test func aContainerFollowsItsLabel() throws {
        let box = view(
            "box", subviews: label("a", words, lines: 0),
            constraints: [
                "a.leading == box.leading + 15", "box.trailing == a.trailing + 15", "a.top == box.top + 15",
                "box.bottom == a.bottom + 15",
            ])
        let frames = try frames(
            box, ["box.leading == root.leading", "box.width == 230", "box.top == root.top"])
        frames.expect("box", 0, 0, 230, 30 + pixelsUp(2 * lineHeight(17)))
    }

    /// A label that a required height makes too low keeps that height.
    @Test func requiredHeightsBeatText() throws {
        try frames(label("a", "1\n2\n3", lines: 0), atTop + ["a.width == 100", "a.height == 20"])
            .expect("a", 0, 0, 100, 20)
    }

    // MARK: Attributed text and text views

    private func attributed(_ fragments: [(text: String, size: Double)], _ style: String = "") -> String {
        let parts = fragments.map { fragment in
            """
            <fragment><string key="content">\(fragment.text)</string><attributes>
            <font key="NSFont" metaFont="system" size="\(fragment.size)"/>
            <paragraphStyle key="NSParagraphStyle" lineBreakMode="wordWrapping" \(style)/></attributes></fragment>
            """
        }
        return """
            <label id="a" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
            <attributedString key="attributedText">\(parts.joined())</attributedString></label>
            """
    }

    /// A label sets all of its paragraphs in the style of the first: the second has lines of 40 points too, and not of
    /// 30.
    @Test func paragraphsHaveTheFirstStyle() throws {
        let second = """
            <fragment><string key="content">Two</string><attributes><font key="NSFont" metaFont="system" size="17"/>
            <paragraphStyle key="NSParagraphStyle" minimumLineHeight="30"/></attributes></fragment></attributedString>
            """
        let label = attributed([("One\n", 17)], #"minimumLineHeight="40""#)
            .replacing("</attributedString>", with: second)
        let frames = try frames(label, atTop + ["a.width == 300"])
        frames.expect("a", 0, 0, 300, 80)
    }

    /// A line is as high as its highest fragment.
    @Test func fragmentsOfSeveralSizes() throws {
        let frames = try frames(attributed([("Large", 34), (" small", 17)]), atTop + ["a.width == 300"])
        frames.expect("a", 0, 0, 300, pixelsUp(lineHeight(34)))
    }

    /// Line spacing stands between lines.
    @Test func lineSpacing() throws {
        let frames = try frames(attributed([("One\nTwo\nThree", 17)], #"lineSpacing="10""#), atTop + ["a.width == 300"])
        frames.expect("a", 0, 0, 300, pixelsUp(3 * lineHeight(17) + 20))
    }

    /// A text view that does not scroll: 8 points above and below its lines.
    @Test func textViewsThatDoNotScroll() throws {
        let text = view(
            "a", element: "textView", #"scrollEnabled="NO" text="1&#10;2""#, constraints: ["a.width == 200"],
            content: #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#)
        try frames(text, atTop).expect("a", 0, 0, 200, 16 + pixelsUp(2 * lineHeight(14)))
    }

    /// Lines of a font with leading lie so much further apart in a text view too, and an empty one is a line high.
    @Test func linesOfATextView() throws {
        func textView(_ id: String, _ content: String) -> String {
            view(id, element: "textView", #"scrollEnabled="NO""#, constraints: ["\(id).width == 200"], content: content)
        }
        let font = #"name="HiraginoSans-W3" family="Hiragino Sans" pointSize="10""#
        let both =
            textView(
                "a",
                #"<string key="text">1&#10;2</string><fontDescription key="fontDescription" \#(font)/>"#)
            + textView(
                "b", #"<attributedString key="attributedText"/><fontDescription key="fontDescription" \#(font)/>"#)
        let frames = try frames(
            both, ["a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == a.bottom"])
        frames.expect("a", 0, 0, 200, 16 + 25)
        frames.expect("b", 0, 41, 200, 16 + 10)
    }

    /// One that scrolls has no size of its own.
    @Test func textViewsThatScroll() throws {
        let frames = try frames(view("a", element: "textView", #"text="1&#10;2""#), atTop + ["a.width == 200"])
        #expect(!frames.findings("ambiguous-layout").isEmpty)
    }
}
