// Baselines: an ascender below a label's top and a descender above its bottom; buttons and fields centre their line.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// What documents show (40 of 46 pairs of views exact): ascender and line are on the pixel grid, labels hang their
/// first line from the top and stand their last one on the bottom, whatever their height.
@Suite struct BaselineTests {
    /// The ascender of the system font, to the nearest pixel.
    private func ascender(_ size: Double) -> Double { pixel(size * 1950 / 2048) }

    /// A line of the system font, rounded up to a pixel.
    private func line(_ size: Double) -> Double { pixelsUp(lineHeight(size)) }

    private func isNear(_ a: Double?, _ b: Double) -> Bool { abs((a ?? .infinity) - b) < 0.01 }

    private func placed(_ views: String, _ constraints: [String]) throws -> Frames {
        try TestScene(
            views: views, constraints: ["a.leading == root.leading", "a.top == root.top + 100"] + constraints
        )
        .layOut(in: LayoutEnvironment(device: .named("retina6_12")))
    }

    @Test(arguments: ["firstBaseline", "lastBaseline", "baseline"])
    func labelsOfSeveralSizes(attribute: String) throws {
        let frames = try placed(
            label("a", "Large", size: 34) + label("b", "Small"),
            ["b.leading == a.trailing", "b.\(attribute) == a.\(attribute)"])
        // 32⅓ − 16⅓, and the same from the bottom, as both are one line high.
        #expect(isNear(frames["b"]?.y, 100 + ascender(34) - ascender(17)))
    }

    /// The first line of three against one line; the last line against one.
    @Test func linesOfALabel() throws {
        let frames = try placed(
            label("a", "1\n2\n3", lines: 0) + label("b", "One") + label("c", "One"),
            [
                "a.width == 50", "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline",
                "c.leading == a.trailing",
                "c.lastBaseline == a.lastBaseline",
            ])
        #expect(isNear(frames["b"]?.y, 100))
        // The last of three lines ends where the label does: there a single line ends too.
        #expect(isNear(frames["c"]?.y, 100 + pixelsUp(3 * lineHeight(17)) - line(17)))
    }

    /// A baseline against an edge, with a constant.
    @Test func againstAnEdge() throws {
        let frames = try placed(
            label("a", "Text") + view("b", constraints: ["b.height == 1", "b.width == 50"]),
            ["b.leading == root.leading", "b.top == a.lastBaseline + 4"])
        #expect(isNear(frames["b"]?.y, 100 + ascender(17) + 4))
    }

    /// From the last baseline of one to the first of the next: the distance that was asked for.
    @Test func betweenLabels() throws {
        let frames = try placed(
            label("a", "Above") + label("b", "Below"),
            ["b.leading == root.leading", "b.firstBaseline == a.lastBaseline + 40"])
        // Both have the same baseline inside, so it is the distance of their tops.
        #expect(isNear(frames["b"]?.y, 140))
    }

    /// A button's title of 15 points in its middle; a text field's of 14. At two pixels a point all of it is on pixels.
    @Test func buttonsAndTextFields() throws {
        let scene = TestScene(
            views: label("a", "Label")
                + view(
                    "b", element: "button", #"buttonType="system""#, content: #"<state key="normal" title="Button"/>"#)
                + view("c", element: "textField", #"borderStyle="roundedRect" text="Field""#),
            constraints: [
                "a.leading == root.leading", "a.top == root.top + 100", "b.leading == a.trailing",
                "b.lastBaseline == a.lastBaseline", "c.leading == b.trailing", "c.width == 80",
                "c.firstBaseline == a.firstBaseline",
            ])
        let frames = try scene.layOut(in: LayoutEnvironment(device: .named("retina4_7")))
        // A label's line of 17 points: ascender 16.19, to the nearest half 16, of 20.5; first and last are the same.
        // The title's line counts as 18 whole points of 30, its ascender is 14.28, so 14.5.
        #expect(isNear(frames["b"]?.y, 100 + 16 - (6 + 14.5)))
        // The field's line is 17 of 34 points, its ascender 13.33, so 13.5.
        #expect(isNear(frames["c"]?.y, 100 + 16 - (8.5 + 13.5)))
    }

    /// A symbol of 17 points is centred on the capitals of text of 17 points, whatever its image view's height; an
    /// image that is no symbol stands on the baseline, and hangs from the first one.
    @Test func symbols() throws {
        func image(_ id: String, _ catalog: String) -> String {
            view(
                id, element: "imageView", #"image="airplane" \#(catalog)"#,
                constraints: ["\(id).width == 20", "\(id).height == 20"])
        }
        let frames = try placed(
            label("a", "Label") + image("b", #"catalog="system""#) + image("c", ""),
            [
                "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline", "c.leading == a.trailing",
                "c.firstBaseline == a.firstBaseline",
            ])
        // Half of the capitals' height of 1443 / 2048 em above the baseline is the middle of 20 points.
        #expect(isNear(frames["b"]?.y, pixel(100 + ascender(17) - 17 * 1443 / 2048 / 2 - 10)))
        #expect(isNear(frames["c"]?.y, 100 + ascender(17)))
    }

    /// A control 100 points high, as it is written, and how far below its top the baseline of its text lies.
    private static func controls() -> [(element: String, attributes: String, content: String, baseline: Double)] {
        let title = #"<state key="normal" title="Title"/>"#
        let (ascender, line) = (pixel(15 * 1950 / 2048), pixelsUp(lineHeight(17)))
        let configured = pixel(17 * 1950 / 2048)
        /// The middle of 100 points, less half of the content.
        func middle(_ content: Double) -> Double { 50 - content / 2 }
        func configuration(_ attributes: String, _ content: String = "") -> String {
            #"<buttonConfiguration key="configuration" style="plain" title="Title" \#(attributes)>\#(content)</buttonConfiguration>"#
        }
        return [
            ("button", #"buttonType="system" contentVerticalAlignment="top""#, title, ascender),
            ("button", #"buttonType="system" contentVerticalAlignment="bottom""#, title, 100 - 18 + ascender),
            (
                "button", #"buttonType="system""#,
                title + #"<inset key="titleEdgeInsets" minX="0" minY="40" maxX="0" maxY="0"/>"#,
                middle(18) + 20 + ascender
            ),
            ("button", "", configuration(""), middle(line) + configured),
            (
                "button", "", configuration(#"showsActivityIndicator="YES" imagePlacement="top" imagePadding="4""#),
                middle(line + 24) + 24 + configured
            ),
            // A subtitle of 12 points, 14⅓ high, stands one point below.
            ("button", "", configuration(#"subtitle="Below""#), middle(line + 1 + 14 + 1.0 / 3) + configured),
            (
                "button", "",
                configuration(
                    "", #"<directionalEdgeInsets key="contentInsets" top="30" leading="0" bottom="0" trailing="0"/>"#),
                middle(line) + 15 + configured
            ),
            // A title with a font of its own: 30 points.
            (
                "button", "",
                """
                <state key="normal"><attributedString key="attributedTitle"><fragment content="Go"><attributes>
                <font key="NSFont" metaFont="system" size="30"/></attributes></fragment></attributedString></state>
                """, middle(36) + 30 * 0.952
            ),
            (
                "textField", #"contentVerticalAlignment="top" borderStyle="none" text="Field""#,
                #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, configured
            ),
        ]
    }

    @Test("A button's baseline is its title's, wherever that stands", arguments: controls())
    func alignedContent(element: String, attributes: String, content: String, baseline: Double) throws {
        let frames = try placed(
            view("a", element: element, attributes, content: content) + label("b", "Beside"),
            ["a.height == 100", "a.width == 150", "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline"])
        // A pixel, for the baseline is on the grid or is not.
        #expect(abs(try #require(frames["b"]?.y) - (100 + baseline - ascender(17))) <= 0.34)
    }

    /// The container's insets lie around a text: 30 + 5 at the left, 20 above its line.
    @Test func insetsOfATextView() throws {
        let frames = try placed(
            view(
                "a", element: "textView", #"scrollEnabled="NO" text="One line""#,
                content: """
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <edgeInsets key="textContainerInset" left="30" right="40" top="20" bottom="10"/>
                    """) + label("b", "Beside") + label("c", "One line"),
            [
                "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline", "c.leading == root.leading",
                "c.lastBaseline == a.lastBaseline + 200",
            ])
        #expect(isNear(frames["a"]?.height, line(17) + 30))
        #expect(isNear(frames["a"]?.width, try #require(frames["c"]?.width) + 80))
        #expect(isNear(frames["b"]?.y, 120))
        #expect(isNear(frames["c"]?.y, 320))
    }

    /// A label that is stretched keeps its first baseline below its top, its last one above its bottom.
    @Test func stretchedLabels() throws {
        let frames = try placed(
            label("a", "Label") + label("b", "Label") + label("c", "Label"),
            [
                "a.height == 100", "b.leading == a.trailing", "b.firstBaseline == a.firstBaseline",
                "c.leading == a.trailing", "c.lastBaseline == a.lastBaseline",
            ])
        #expect(isNear(frames["b"]?.y, 100))
        #expect(isNear(frames["c"]?.y, 200 - line(17)))
    }

    // MARK: Stacks

    @Test(arguments: ["firstBaseline", "lastBaseline"])
    func rowsAlignBaselines(alignment: String) throws {
        let row = view(
            "a", element: "stackView", #"alignment="\#(alignment)""#,
            subviews: label("large", "Large", size: 34) + label("small", "Small"))
        let frames = try placed(row, [])
        #expect(isNear(frames["a"]?.height, line(34)))
        #expect(isNear(frames["large"]?.y, 0))
        // By the last baselines: 40⅔ − 8⅓ from the top against 20⅓ − 4.
        #expect(isNear(frames["small"]?.y, ascender(34) - ascender(17)))
    }

    /// The first lines meet: three lines hang below one.
    @Test func rowsAlignFirstLines() throws {
        let row = view(
            "a", element: "stackView", #"alignment="firstBaseline""#,
            subviews: label("three", "1\n2\n3", lines: 0) + label("one", "1"))
        let frames = try placed(row, ["a.width == 200"])
        #expect(isNear(frames["a"]?.height, pixelsUp(3 * lineHeight(17))))
        #expect(isNear(frames["three"]?.y, 0))
        #expect(isNear(frames["one"]?.y, 0))
    }

    @Test func columnsMaySpaceBaselines() throws {
        let column = view(
            "a", element: "stackView", #"axis="vertical" spacing="40" baselineRelativeArrangement="YES""#,
            subviews: label("upper", "Upper") + label("lower", "Lower"))
        let frames = try placed(column, [])
        // The last baseline of the upper one is 4 above its bottom, the first of the lower 16⅓ below its top.
        #expect(isNear(frames["lower"]?.y, line(17) - (line(17) - ascender(17)) + 40 - ascender(17)))
        #expect(isNear(frames["a"]?.height, 40 + line(17)))
    }

    /// The standard spacing from baseline to baseline is that of two lines: 22 points at a size of 17, 18 at 13.
    @Test(arguments: [(17.0, 22.0), (13, 18), (100, 130)])
    func columnsHaveAStandardSpacing(size: Double, spacing: Double) throws {
        let column = view(
            "a", element: "stackView", #"axis="vertical" spacingType="standard" baselineRelativeArrangement="YES""#,
            subviews: label("upper", "Upper") + label("lower", "Lower", size: size))
        let frames = try placed(column, [])
        #expect(isNear(frames["lower"]?.y, ascender(17) + spacing - ascender(size)))
    }

    /// A row's baseline is that of what it arranges.
    @Test func stacksHaveTheBaselinesOfTheirViews() throws {
        let row = view("a", element: "stackView", subviews: label("inner", "Inner", size: 34))
        let frames = try placed(
            row + label("b", "Beside"), ["b.leading == a.trailing", "b.firstBaseline == a.firstBaseline"])
        #expect(isNear(frames["b"]?.y, 100 + ascender(34) - ascender(17)))
    }
}
