// Intrinsic sizes: hugging against compression resistance, placeholders, designables, alignment rectangles, controls.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct IntrinsicSizeTests {
    /// Two views of 60 × 40 fill 353 points: the one that hugs less is stretched.
    @Test(arguments: [(252.0, 251.0, 60.0), (250, 251, 285)])
    func theWeakerHugIsStretched(first: Double, second: Double, width: Double) throws {
        let frames = try TestScene(
            resources: image("i", 60, 40),
            views: imageView("a", "i", #"horizontalHuggingPriority="\#(first)""#)
                + imageView("b", "i", #"horizontalHuggingPriority="\#(second)""#),
            constraints: [
                "a.leading == root.leading + 20", "a.top == root.top", "b.leading == a.trailing + 8",
                "b.top == root.top", "root.trailing == b.trailing + 20",
            ]
        ).layOut()
        frames.expect("a", 20, 0, width, 40)  // 353 − 8 − 60 = 285
        frames.expect("b", 28 + width, 0, 345 - width, 40)
    }

    /// Two views of 60 × 40 in 100 points: the one with less compression resistance gives.
    @Test(arguments: [(751.0, 750.0, 60.0), (749, 750, 40)])
    func theWeakerResistanceGives(first: Double, second: Double, width: Double) throws {
        let frames = try TestScene(
            resources: image("i", 60, 40),
            views: imageView("a", "i", #"horizontalCompressionResistancePriority="\#(first)""#)
                + imageView("b", "i", #"horizontalCompressionResistancePriority="\#(second)""#),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "b.leading == a.trailing", "b.top == root.top",
                "b.trailing == root.leading + 100",
            ]
        ).layOut()
        frames.expect("a", 0, 0, width, 40)
        frames.expect("b", width, 0, 100 - width, 40)
    }

    /// Without attributes hugging is 250 and compression resistance 750.
    @Test(arguments: [(251, 200.0), (249, 60)])
    func defaultHugging(priority: Int, width: Double) throws {
        let frames = try TestScene(
            resources: image("i", 60, 40), views: imageView("a", "i"),
            constraints: ["a.leading == root.leading", "a.top == root.top", "a.width == 200 @\(priority)"]
        ).layOut()
        frames.expect("a", 0, 0, width, 40)
    }

    @Test(arguments: [(751, 20.0), (749, 60)])
    func defaultCompressionResistance(priority: Int, width: Double) throws {
        let frames = try TestScene(
            resources: image("i", 60, 40), views: imageView("a", "i"),
            constraints: ["a.leading == root.leading", "a.top == root.top", "a.width == 20 @\(priority)"]
        ).layOut()
        frames.expect("a", 0, 0, width, 40)
    }

    /// A placeholder stands in for the intrinsic size on the canvas; `infinite` means that there is none.
    @Test func placeholders() throws {
        let scene = TestScene(
            resources: image("i", 60, 40),
            views: view("a", #"placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="70""#)
                + imageView("b", "i", #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="50""#),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == a.bottom",
                "b.width == 200 @1",
            ])
        let frames = try scene.layOut()
        frames.expect("a", 0, 0, 120, 70)
        frames.expect("b", 0, 70, 200, 50)
        // At run time the image's own size counts again.
        let running = try scene.layOut(in: LayoutEnvironment(device: .named("retina6_12")))
        #expect(running["b"]?.size == Size(width: 60, height: 40))
    }

    /// A placeholder is the size on its axis whatever the view is and shows, and whatever arranges it; `infinite` is no
    /// length.
    @Test(
        arguments: [
            ("label", #"text="Text""#, ""), ("label", "", ""), ("label", #"text="Text" numberOfLines="0""#, ""),
            ("button", #"buttonType="system""#, #"<state key="normal" title="Text"/>"#), ("button", "", ""),
            ("imageView", #"image="i""#, ""), ("imageView", "", ""), ("textField", #"borderStyle="roundedRect""#, ""),
            ("textView", #"scrollEnabled="NO" text="Text""#, ""), ("view", "", ""), ("scrollView", "", ""),
            ("tableView", "", ""), ("progressView", "", ""), ("stepper", "", ""), ("datePicker", "", ""),
            ("searchBar", "", ""), ("containerView", "", ""), ("stackView", "", ""),
        ])
    func placeholdersOfEveryKind(element: String, attributes: String, content: String) throws {
        func size(_ width: String, _ height: String, in stack: String?) throws -> Size? {
            let placeholder = #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="\#(height)""#
            let own = view("a", element: element, "\(attributes) \(placeholder)", content: content)
            let outer = stack.map { view("b", element: "stackView", $0, subviews: own) } ?? own
            let outerID = stack == nil ? "a" : "b"
            return try TestScene(
                resources: image("i", 60, 40), views: outer,
                constraints: ["\(outerID).leading == root.leading", "\(outerID).top == root.top"]
            ).layOut()["a"]?.size
        }
        for stack in [nil, #"alignment="top""#, #"axis="vertical""#, #"axis="vertical" alignment="center""#] {
            #expect(try size("77", "33", in: stack) == Size(width: 77, height: 33))
            #expect(try size("77", "infinite", in: stack) == Size(width: 77, height: 0))
            #expect(try size("infinite", "33", in: stack) == Size(width: 0, height: 33))
        }
    }

    /// `infinite` says that there is no length, so that none is given in a stack view.
    @Test func aPlaceholderWithoutALengthGetsNoDesignTimeSize() throws {
        func arranged(_ height: String) throws -> Double? {
            let views =
                view("a", #"placeholderIntrinsicWidth="100" \#(height)"#)
                + view("b", constraints: ["b.width == 10", "b.height == 60"])
            return try TestScene(
                views: view("stack", element: "stackView", #"alignment="top""#, subviews: views),
                constraints: ["stack.leading == root.leading", "stack.top == root.top"]
            ).layOut()["a"]?.height
        }
        #expect(try arranged("") == 50)
        #expect(try arranged(#"placeholderIntrinsicHeight="infinite""#) == 0)
    }

    /// The size that a designable view reported when the document was saved.
    @Test func designables() throws {
        var scene = TestScene(views: view("a", #"customClass="MeterView""#))
        scene.constraints = ["a.leading == root.leading", "a.top == root.top"]
        try layOut(scene, reporting: "120", "48").expect("a", 0, 0, 120, 48)
    }

    /// What a designable label reported is its one line: narrower it wraps, in the size that such a line has, and its
    /// baseline is of that size too. 244 points and a line of 18 are 15 points, not the declared 12.
    @Test(arguments: [(300.0, 244.0, 18.0), (100, 97, 54)])
    func designableLabels(width: Double, shown: Double, height: Double) throws {
        var scene = TestScene(
            views: label("a", "Seven words that do not fit in here", size: 12, lines: 0) + view("b"))
        scene.constraints = [
            "a.leading == root.leading", "a.top == root.top", "a.width <= \(width)", "b.leading == root.leading",
            "b.top == a.firstBaseline", "b.width == 10", "b.height == 10",
        ]
        let frames = try layOut(scene, reporting: "244", "18")
        frames.expect("a", 0, 0, shown, height)
        frames.expect("b", 0, 14.33, 10, 10)
    }

    /// What a designable label reported holds for its text in the size that it was saved with: at another size of the
    /// reader's it has its own size if its font is a text style.
    @Test(arguments: [(#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, true), ("", false)])
    func designableLabelsAtOtherTextSizes(font: String, grows: Bool) throws {
        let element = #"<label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="a">\#(font)</label>"#
        let scene = TestScene(views: element, constraints: ["a.leading == root.leading", "a.top == root.top"])
        let large = LayoutEnvironment(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        try layOut(scene, reporting: "50", "22").expect("a", 0, 0, 50, 22)
        let own = try #require(try scene.layOut(in: large)["a"])
        let reported = try #require(try layOut(scene, reporting: "50", "22", in: large)["a"])
        let doubled = LayoutEnvironment(localization: Localization(.doubleLength))
        #expect(try #require(try layOut(scene, reporting: "50", "22", in: doubled)["a"]).width > 75)
        #expect(grows ? reported == own && own.height > 60 : reported.width == 50 && reported.height == 22)
    }

    /// Lays out a scene whose view `a` reported a size as a designable.
    private func layOut(
        _ scene: TestScene, reporting width: String, _ height: String,
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> Frames {
        let source = scene.source.replacing(
            "</scenes>",
            with: """
                </scenes>
                <designables><designable name="a"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/>
                </designable></designables>
                """)
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        return Frames(layout: LayoutEngine().layout(document, in: environment))
    }

    @Test func imagesHaveTheirOwnSize() throws {
        let frames = try TestScene(
            resources: image("i", 60, 40), views: imageView("a", "i"),
            constraints: ["a.leading == root.leading", "a.top == root.top"]
        ).layOut()
        frames.expect("a", 0, 0, 60, 40)
        #expect(frames.findings.isEmpty)
    }
}

/// One control: its element, what it needs besides, the tools' version, and the frame that it must have.
struct ControlCase: CustomTestStringConvertible, Sendable {
    var element: String
    var attributes = ""
    var toolsVersion: Int
    var width: Double?
    var height: Double
    /// How far the frame reaches out of the alignment rectangle at the left.
    var left = 0.0

    var testDescription: String { "\(element) \(attributes) \(toolsVersion)" }
}

@Suite struct ControlSizeTests {
    /// Measured on frames that Interface Builder stored; a width that the control does not have is set to 200.
    static let controls: [ControlCase] = [
        .init(element: "switch", toolsVersion: 9531, width: 51, height: 31),
        .init(element: "switch", toolsVersion: 23504, width: 51, height: 31),
        .init(element: "switch", toolsVersion: 24128, width: 63, height: 28),
        .init(element: "switch", toolsVersion: 32700, width: 51, height: 31),
        // Its alignment rectangle is 200 wide; the frame reaches two points out of it on both sides.
        .init(element: "slider", toolsVersion: 4514, height: 34, left: 2),
        .init(element: "slider", toolsVersion: 9531, height: 31, left: 2),
        .init(element: "slider", toolsVersion: 23504, height: 31, left: 2),
        .init(element: "stepper", toolsVersion: 14490, width: 94, height: 29),
        .init(element: "stepper", toolsVersion: 15705, width: 94, height: 32),
        .init(element: "segmentedControl", toolsVersion: 14490, height: 29),
        .init(element: "segmentedControl", toolsVersion: 23504, height: 32),
        .init(element: "progressView", toolsVersion: 14490, height: 2),
        .init(element: "progressView", toolsVersion: 17701, height: 4),
        // The bar of a bar ends a point below its alignment rectangle.
        .init(element: "progressView", attributes: #"progressViewStyle="bar""#, toolsVersion: 5053, height: 2.5),
        .init(element: "progressView", attributes: #"progressViewStyle="bar""#, toolsVersion: 23504, height: 2.5),
        .init(element: "activityIndicatorView", toolsVersion: 23504, width: 20, height: 20),
        .init(
            element: "activityIndicatorView", attributes: #"style="gray""#, toolsVersion: 9531, width: 20, height: 20),
        .init(
            element: "activityIndicatorView", attributes: #"style="large""#, toolsVersion: 23504, width: 37, height: 37),
        .init(
            element: "activityIndicatorView", attributes: #"style="whiteLarge""#, toolsVersion: 9531, width: 37,
            height: 37),
        // An empty field counts four points of text.
        .init(
            element: "textField", attributes: #"borderStyle="roundedRect""#, toolsVersion: 14490, width: 18, height: 30),
        .init(
            element: "textField", attributes: #"borderStyle="roundedRect""#, toolsVersion: 23504, width: 32, height: 34),
        .init(element: "pickerView", toolsVersion: 23504, width: 320, height: 216),
        .init(element: "datePicker", attributes: #"style="wheels""#, toolsVersion: 23504, width: 320, height: 216),
        .init(
            element: "datePicker", attributes: #"datePickerMode="countDownTimer""#, toolsVersion: 23504, width: 320,
            height: 216),
        .init(element: "searchBar", toolsVersion: 9531, height: 44),
        .init(element: "searchBar", toolsVersion: 23504, height: 56),
        .init(element: "searchBar", toolsVersion: 24127, height: 64),
        .init(element: "slider", toolsVersion: 23727, height: 34, left: 2),
        .init(element: "slider", toolsVersion: 24128, height: 34),
        .init(element: "pickerView", toolsVersion: 7531, width: 320, height: 162),
        .init(element: "pickerView", toolsVersion: 10117, width: 320, height: 216),
        .init(element: "pageControl", attributes: #"numberOfPages="3""#, toolsVersion: 14490, width: 39, height: 37),
        .init(element: "pageControl", attributes: #"numberOfPages="3""#, toolsVersion: 17156, width: 122, height: 27.5),
        .init(element: "pageControl", attributes: #"numberOfPages="2""#, toolsVersion: 21701, width: 98, height: 26),
        .init(element: "pageControl", attributes: #"numberOfPages="4""#, toolsVersion: 24128, width: 92, height: 26),
        .init(element: "pageControl", toolsVersion: 21507, width: 42, height: 26),
        .init(
            element: "pageControl", attributes: #"hidesForSinglePage="YES" numberOfPages="1""#, toolsVersion: 21507,
            width: 80, height: 0),
        .init(
            element: "pageControl", attributes: #"hidesForSinglePage="YES" numberOfPages="2""#, toolsVersion: 21507,
            width: 98, height: 26),
        .init(element: "button", attributes: #"buttonType="close""#, toolsVersion: 17147, width: 30, height: 30),
        .init(element: "button", attributes: #"buttonType="close""#, toolsVersion: 23504, width: 30, height: 30),
        .init(element: "toolbar", toolsVersion: 23504, height: 44),
        .init(element: "toolbar", toolsVersion: 24128, height: 48),
        .init(element: "toolbar", toolsVersion: 32700, height: 44),
        // A bare field of 14 points is a line and a point and a half high, at least 22 in iOS 26.
        .init(element: "textField", toolsVersion: 23504, height: 18.5),
        .init(element: "textField", toolsVersion: 24765, height: 22),
    ]

    @Test(arguments: controls)
    func size(control: ControlCase) throws {
        let scene = TestScene(
            toolsVersion: "\(control.toolsVersion)", device: "retina4_7", width: 375, height: 667,
            views: view("a", element: control.element, control.attributes),
            constraints: ["a.leading == root.leading + 20", "a.top == root.top + 100"]
                + (control.width == nil ? ["a.width == 200"] : []))
        try scene.layOut().expect(
            "a", 20 - control.left, 100, control.width ?? 200 + 2 * control.left, control.height)
    }

    /// Wheels are as low in a root that lies across a phone as where there is little height, but not in one of a free
    /// size.
    @Test(arguments: [(852.0, 393.0, 162.0), (320, 600, 216)])
    func wheelsInLandscape(width: Double, height: Double, wheels: Double) throws {
        let source = TestScene(
            width: width, height: height, views: view("a", element: "datePicker", #"style="wheels""#),
            constraints: ["a.leading == root.leading", "a.top == root.top"]
        ).source.replacing(#"orientation="portrait""#, with: #"orientation="landscape""#)
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let frames = Frames(layout: LayoutEngine().layout(document))
        #expect(frames["a"]?.height == wheels)
    }

    /// A navigation bar is 56 high in a card, which ends ten points above the canvas's end.
    @Test(arguments: [(852.0, 44.0), (842, 56)])
    func navigationBarInACard(height: Double, bar: Double) throws {
        let scene = TestScene(
            device: "retina6_12", width: 393, height: height, views: view("a", element: "navigationBar"),
            constraints: ["a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top"])
        try scene.layOut().expect("a", 0, 0, 393, bar)
    }

    /// Scope buttons need titles to be there.
    @Test(arguments: [("", 44.0), ("<string>All</string><string>None</string>", 88)])
    func scopeBar(titles: String, height: Double) throws {
        let scene = TestScene(
            toolsVersion: "9531",
            views: view(
                "a", element: "searchBar", #"showsScopeBar="YES""#,
                content: "<scopeButtonTitles>\(titles)</scopeButtonTitles>"),
            constraints: ["a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top"])
        try scene.layOut().expect("a", 0, 0, 393, height)
    }

    /// A symbol is as large in a segment as beside a title of 17 points, whatever the picture in the resources.
    @Test func symbolsInSegments() throws {
        func control(_ id: String, _ segment: String) -> String {
            view(
                id, element: "segmentedControl",
                content: "<segments><segment \(segment)/><segment title=\"First\"/></segments>")
        }
        let scene = TestScene(
            resources: #"<image name="star" catalog="system" width="128" height="116"/>"# + image("own", 128, 116),
            views: control("symbol", #"image="star" catalog="system""#) + control("image", #"image="own""#)
                + control("title", #"title="1""#))
        let frames = try scene.layOut()
        #expect(frames["symbol"]?.width == frames["title"]?.width)
        #expect(try #require(frames["image"]?.width) > 256)
    }

    /// One that prefers large titles has room for one.
    @Test func navigationBarWithALargeTitle() throws {
        let scene = TestScene(
            views: view("a", element: "navigationBar", #"largeTitles="YES""#),
            constraints: ["a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top"])
        try scene.layOut().expect("a", 0, 0, 393, 96)
    }

    /// An info button is 22 points, and since iOS 13 a symbol that grew once, and is smaller with small text.
    @Test(arguments: [("14490", 22.0, 22.0), ("17147", 25, 24), ("20037", 21, 20), ("23727", 26, 26)])
    func infoButton(toolsVersion: String, width: Double, height: Double) throws {
        let scene = TestScene(
            toolsVersion: toolsVersion, device: "retina4_7", width: 375, height: 667,
            views: view("a", element: "button", #"buttonType="infoLight""#),
            constraints: ["a.leading == root.leading + 20", "a.top == root.top + 100"])
        try scene.layOut().expect("a", 20, 100, width, height)
    }

    /// A close button with insets of its image, were they explicit zeros, is as large as its symbol.
    @Test func closeButtonWithImageInsets() throws {
        let button = view(
            "a", element: "button", #"buttonType="close""#,
            content: #"<inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>"#)
        let frames = try layOut(button, ["a.leading == root.leading", "a.top == root.top"])
        frames.expect("a", 0, 0, 22, 21)
    }

    /// An info button with a configuration is a symbol with insets.
    @Test func configuredInfoButton() throws {
        let button = view(
            "a", element: "button", #"buttonType="infoLight""#,
            content: #"<buttonConfiguration key="configuration" style="plain"/>"#)
        let frames = try layOut(button, ["a.leading == root.leading", "a.top == root.top"])
        frames.expect("a", 0, 0, 50, 34)
    }

    /// Constraints refer to alignment rectangles: a switch's ends two points before its frame, a slider's above its
    /// lowest.
    @Test func constraintsMeetAlignmentRectangles() throws {
        let frames = try layOut(
            view("switch", element: "switch") + view("slider", element: "slider") + view("a") + view("b"),
            [
                "switch.leading == root.leading + 20", "switch.top == root.top + 100", "a.leading == switch.trailing",
                "a.top == switch.bottom", "a.width == 10", "a.height == 10", "slider.leading == root.leading + 20",
                "slider.width == 200", "slider.top == root.top + 200", "b.leading == slider.trailing",
                "b.top == slider.bottom", "b.width == 10", "b.height == 10",
            ])
        frames.expect("switch", 20, 100, 51, 31)
        frames.expect("a", 69, 131, 10, 10)
        frames.expect("slider", 18, 200, 204, 31)
        frames.expect("b", 220, 230, 10, 10)
    }

    /// The frame of a symbol is lower than its alignment rectangle by a figure of the symbol, and has the same middle.
    @Test(arguments: [("placeholdertext.fill", 24.0, 101.5, 21.5), ("ellipsis", 46, 107.5, 31.5)])
    func symbolsAlignment(name: String, height: Double, y: Double, frameHeight: Double) throws {
        try TestScene(
            device: "retina6_1",
            resources: #"<image name="\#(name)" catalog="system" width="128" height="128"/>"#,
            views: imageView("a", name, #"catalog="system""#, constraints: ["a.width == 24", "a.height == \(height)"]),
            constraints: ["a.leading == root.leading", "a.top == root.top + 100"]
        ).layOut().expect("a", 0, y, 24, frameHeight)
    }

    /// A symbol in a button has the size of body text, whatever font the document states for the title.
    @Test(arguments: [("", "custom", 17.667), ("", "system", 17.667), ("20", "custom", 17.667)])
    func symbolInAButton(pointSize: String, type: String, width: Double) throws {
        let font =
            pointSize.isEmpty
            ? "" : #"<fontDescription key="fontDescription" type="system" pointSize="\#(pointSize)"/>"#
        let scene = TestScene(
            resources: #"<image name="xmark" catalog="system" width="128" height="113"/>"#,
            views: view(
                "a", element: "button", #"buttonType="\#(type)""#,
                content: font + #"<state key="normal" image="xmark" catalog="system"/>"#
                    + #"<inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>"#))
        let frame = try #require(try scene.layOut()["a"])
        #expect(abs(frame.width - width) < 0.01)
    }

    /// An attributed title is as high as its own font makes it, rounded to pixels with the frame: 16 points of the
    /// system font are 19.09 high, 18 are 21.48. A plain title of 16 points is 20 high.
    @Test(
        arguments: [
            (#"<font key="NSFont" size="16" metaFont="system"/>"#, "retina4_0", 31.0),
            (#"<font key="NSFont" size="16" metaFont="system"/>"#, "retina5_5", 31),
            (#"<font key="NSFont" size="18" metaFont="system"/>"#, "retina5_5", 33 + 1 / 3.0),
            (nil, "retina4_0", 32),
        ])
    func attributedTitlesOfButtons(font: String?, device: String, height: Double) throws {
        let title =
            font.map {
                """
                <state key="normal"><attributedString key="attributedTitle"><fragment content="Title"><attributes>\($0)\
                </attributes></fragment></attributedString></state>
                """
            }
            ?? #"<state key="normal" title="Title"/><fontDescription key="fontDescription" type="system" pointSize="16"/>"#
        let frame = try TestScene(
            toolsVersion: "19455", device: device,
            views: view("a", element: "button", #"buttonType="system""#, content: title),
            constraints: ["a.leading == root.leading", "a.top == root.top"]
        ).layOut()["a"]
        #expect(abs(try #require(frame).height - height) < 0.001)
    }

    /// The symbol of a configuration is large unless its scale is stated, and as high as a line: 12 points beside it, 7
    /// above. The widths are those of documents, which one factor for all symbols meets to two pixels.
    @Test(arguments: [("", 15.667), (#"symbolScale="default""#, 12.667)])
    func symbolInAConfiguration(scale: String, width: Double) throws {
        let scene = TestScene(
            views: view(
                "a", element: "button",
                content: #"<state key="normal"/><buttonConfiguration key="configuration" style="plain">"#
                    + #"<imageReference key="image" image="chevron.left" catalog="system" \#(scale)/>"#
                    + "</buttonConfiguration>"))
        let frame = try #require(try scene.layOut()["a"])
        #expect(abs(frame.width - width - 24) < 0.67)
        #expect(abs(frame.height - (20 + 1 / 3.0 + 14)) < 0.01)
    }

    /// The symbol of a configuration has the size of body text too, whatever font the title has.
    @Test func symbolBesideASmallTitle() throws {
        func button(_ id: String, _ font: String) -> String {
            view(
                id, element: "button", #"buttonType="system""#,
                content: #"<buttonConfiguration key="configuration" style="plain">"#
                    + #"<imageReference key="image" image="clock" catalog="system"/>\#(font)</buttonConfiguration>"#)
        }
        let small = #"<fontDescription key="titleFontDescription" type="system" pointSize="5"/>"#
        let frames = try TestScene(
            views: button("a", "") + button("b", small),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "b.leading == root.leading",
                "b.top == root.top + 100",
            ]
        ).layOut()
        #expect(try #require(frames["a"]).size == #require(frames["b"]).size)
    }

    /// Image views of symbols have the line of their text for alignment rectangle: 20 points at 17, at two pixels a
    /// point. The frames differ by drawing, weight and tools.
    @Test(
        arguments: [
            ("circle", "", "23504", 20.0, 19.0), ("chevron.right", "", "23504", 12.5, 16.5),
            ("checkmark", "", "23504", 18.5, 16.5), ("circle", #"weight="bold""#, "17701", 20.5, 20),
            ("circle", #"weight="bold""#, "20037", 20.5, 21),
            ("star.fill", #"configurationType="pointSize" pointSize="34""#, "23504", 44, 40),
            ("hare", "", "23504", 30, 21), ("tortoise", "", "23504", 32, 16.5),
            ("person.crop.circle.badge.exclamationmark.fill", "", "23504", 23.5, 20.5),
        ])
    func symbolsBesideALine(
        name: String, configuration: String, toolsVersion: String, width: Double, height: Double
    ) throws {
        let symbol = view(
            "a", element: "imageView", #"image="\#(name)" catalog="system""#,
            content: #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" \#(configuration)/>"#)
        let frames = try TestScene(
            toolsVersion: toolsVersion, device: "retina4_7", width: 375, height: 667, views: symbol + view("below"),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "below.top == a.bottom", "below.height == 10",
                "below.leading == root.leading", "below.width == 10",
            ]
        ).layOut()
        let frame = try #require(frames["a"])
        #expect((frame.width, frame.height) == (width, height))
        frames.expect("below", 0, name == "star.fill" ? 40.5 : 20, 10, 10)
    }

    /// A symbol that no document has shown has the shape of its preview, and a height that its name or its shape tells:
    /// with an arrow out of it, before another one, struck through, with a badge, and nearly as high as wide.
    @Test(
        arguments: [
            ("ladybug.and.arrow.up", 116.0, 1.3), ("ladybug.on.ladybug", 116, 1.35), ("ladybug.slash", 116, 1.2),
            ("ladybug.circle.badge.plus", 113, 1.2), ("ladybug", 118, 1.15), ("ladybug", 114, 1.05),
            ("ladybug.circle", 113, 1.127), ("arrow.up.right", 128, 1), ("arrow.up.ladybug", 118, 1.15),
        ])
    func symbolsThatAreGuessed(name: String, previewHeight: Double, height: Double) throws {
        let frame = try TestScene(
            device: "retina4_7", width: 375, height: 667,
            resources: #"<image name="\#(name)" catalog="system" width="128" height="\#(previewHeight)"/>"#,
            views: imageView("a", name, #"catalog="system""#),
            constraints: ["a.leading == root.leading", "a.top == root.top"]
        ).layOut()["a"]
        let width = name.hasSuffix("circle") ? 1.163 : height * 128 / previewHeight
        let drawn = Size(width: pixelsUp(17 * width, scale: 2), height: (17 * height * 2).rounded() / 2)
        #expect(try #require(frame).size == drawn)
    }

    /// A symbol's scale may stand beside its name as well as in its configuration.
    @Test(arguments: [("small", 0.8), ("medium", 1), ("large", 1.29)])
    func symbolScales(scale: String, factor: Double) throws {
        func symbol(_ id: String, _ reference: String, _ configuration: String) -> String {
            view(
                id, element: "imageView",
                content: """
                    <imageReference key="image" image="circle" catalog="system" \(reference)/>
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)/>
                    """)
        }
        let frames = try TestScene(
            resources: #"<image name="circle" catalog="system" width="128" height="128"/>"#,
            views: symbol("a", #"symbolScale="\#(scale)""#, "") + symbol("b", "", #"scale="\#(scale)""#),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == root.top",
            ]
        ).layOut()
        let width = try #require(frames["a"]).width
        #expect(abs(width - pixelsUp(17 * 1.163 * factor)) < 0.01)
        #expect(frames["b"]?.width == width)
    }

    /// Buttons without a configuration: whole points, 12 points around the title's line, the insets instead where
    /// given.
    @Test func buttons() throws {
        func button(_ id: String, _ attributes: String, _ content: String) -> String {
            view(id, element: "button", attributes, content: content)
        }
        let top = (0..<5).map { "b\($0).top == root.top + \(50 + 50 * $0)" }
        let scene = TestScene(
            resources: image("icon", 24, 24) + image("dot", 8, 8) + image("plate", 80, 44),
            views: button("b0", #"buttonType="system""#, "")
                + button("b1", "", #"<state key="normal" image="icon"/>"#)
                + button("b2", "", #"<state key="normal" image="dot"/>"#)
                + button(
                    "b3", "",
                    """
                    <inset key="contentEdgeInsets" minX="10" minY="12" maxX="11" maxY="13"/>
                    <state key="normal" image="icon"/>
                    """)
                + button("b4", "", #"<state key="normal" backgroundImage="plate"/>"#),
            constraints: top + (0..<5).map { "b\($0).leading == root.leading" })
        let frames = try scene.layOut()
        frames.expect("b0", 0, 50, 30, 30)  // nothing in it: 30 wide, a line of 15 points is 18, plus 12
        frames.expect("b1", 0, 100, 24, 24)
        frames.expect("b2", 0, 150, 8, 22)  // a line of 18 points is 22 high, and the image is lower
        frames.expect("b3", 0, 200, 45, 49)
        frames.expect("b4", 0, 250, 80, 44)
    }

    /// A button is as large as what it shows in the state in which it starts out.
    @Test(arguments: [("", 60.0, 20.0), (#"selected="YES""#, 40, 30), (#"enabled="NO""#, 60, 20)])
    func buttonStates(attributes: String, width: Double, height: Double) throws {
        let scene = TestScene(
            resources: image("off", 60, 20) + image("on", 40, 30),
            views: view(
                "a", element: "button", attributes,
                content: #"<state key="normal" image="off"/><state key="selected" image="on"/>"#),
            constraints: ["a.leading == root.leading", "a.top == root.top"])
        try scene.layOut().expect("a", 0, 0, width, max(height, 22))
    }

    /// Titles of one line, by their size: the line in whole points and 12 more.
    @Test(arguments: [(12.0, 27.0), (14, 29), (15, 30), (16, 32), (17, 33), (20, 36), (23, 40), (28, 46)])
    func buttonHeights(size: Double, height: Double) throws {
        let button = view(
            "a", element: "button", #"buttonType="system""#, constraints: ["a.width == 200"],
            content: """
                <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
                <state key="normal" title="Button"/>
                """)
        try layOut(button, ["a.leading == root.leading", "a.top == root.top"]).expect("a", 0, 0, 200, height)
    }

    /// A configured button keeps 7 points above and below its line, which is 17 points since Xcode 14: 20.29 + 14. The
    /// canvas makes it 35 where its title has no font of its own.
    @Test(arguments: ["plain", "gray", "tinted", "filled"], ["23504", "24506", "32700"])
    func configuredButtons(style: String, toolsVersion: String) throws {
        let scene = TestScene(
            toolsVersion: toolsVersion, views: configured(style: style),
            constraints: ["a.leading == root.leading", "a.top == root.top"])
        try scene.layOut().expect("a", 0, 0, 200, 35)
        try scene.layOut(in: LayoutEnvironment(device: .named("retina6_12"))).expect("a", 0, 0, 200, 34 + 1 / 3.0)
    }

    /// A title with a font of its own, and a button in a stack view, stand on pixels on every canvas.
    @Test func configuredButtonsOnPixels() throws {
        let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="17"/>"#
        try layOut(configured(style: "plain", font: font), ["a.leading == root.leading", "a.top == root.top"])
            .expect("a", 0, 0, 200, 34 + 1 / 3.0)
        try layOut(
            view("stack", element: "stackView", "", subviews: configured(style: "plain")),
            ["stack.leading == root.leading", "stack.top == root.top"]
        ).expect("a", 0, 0, 200, 34 + 1 / 3.0)
    }

    /// A symbol is as high as its text, however wide and large it is: 20.29 + 14 points; 24 points of text make it
    /// 28.64 + 14.
    @Test(
        arguments: [("", 34.33), (#"scale="large""#, 34.33), (#"configurationType="pointSize" pointSize="24""#, 42.67)])
    func configuredSymbols(configuration: String, height: Double) throws {
        let button = view(
            "a", element: "button", #"buttonType="system""#,
            content: """
                <buttonConfiguration key="configuration" style="plain" image="ellipsis" catalog="system">
                <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \(configuration)/>
                </buttonConfiguration>
                """)
        let frames = try TestScene(
            toolsVersion: "24506", resources: #"<image name="ellipsis" catalog="system" width="128" height="37"/>"#,
            views: button, constraints: ["a.leading == root.leading", "a.top == root.top"]
        ).layOut()
        let frame = try #require(frames["a"])
        #expect(abs(frame.height - height) < 0.01)
    }

    private func configured(style: String, font: String = "") -> String {
        view(
            "a", element: "button", #"buttonType="system""#, constraints: ["a.width == 200"],
            content: """
                <buttonConfiguration key="configuration" style="\(style)" title="Button">\(font)</buttonConfiguration>
                """)
    }

    /// An attributed second line is as high as its own font: 35.8 points, one below the title's 20⅓, with 7 around
    /// both.
    @Test func attributedSubtitle() throws {
        let button = view(
            "a", element: "button", #"buttonType="system""#, constraints: ["a.width == 200"],
            content: """
                <buttonConfiguration key="configuration" style="plain" title="Title">
                <attributedString key="attributedSubtitle"><fragment content="Below"><attributes>
                <font key="NSFont" metaFont="system" size="30"/></attributes></fragment></attributedString>
                </buttonConfiguration>
                """)
        let frames = try TestScene(
            toolsVersion: "24506", views: view("stack", element: "stackView", "", subviews: button),
            constraints: ["stack.leading == root.leading", "stack.top == root.top"]
        ).layOut()
        #expect(abs(try #require(frames["a"]).height - (14 + 20.333 + 1 + 35.8)) < 0.5)
    }

    /// Sizes of configured buttons: 15 and, in iOS 26, 17 points above and below a line of 20⅓, or 5 around one of 18
    /// at 15 points.
    @Test(arguments: [
        ("23504", "large", 50.333), ("24506", "large", 54.333), ("23504", "small", 28), ("23504", "mini", 28),
    ])
    func sizesOfConfiguredButtons(toolsVersion: String, size: String, height: Double) throws {
        let button = view(
            "a", element: "button", #"buttonType="system""#, constraints: ["a.width == 200"],
            content: #"<buttonConfiguration key="configuration" style="gray" title="Button" buttonSize="\#(size)"/>"#)
        let stack = view("stack", element: "stackView", "", subviews: button)
        let frames = try TestScene(
            toolsVersion: toolsVersion, views: stack,
            constraints: ["stack.leading == root.leading", "stack.top == root.top"]
        ).layOut()
        #expect(abs(try #require(frames["a"]).height - height) < 0.01)
    }

    /// A symbol that no document showed: what its preview has the shape of, at 17 points. Bare lines are smaller. The
    /// last was shown.
    @Test(arguments: [
        ("gearshape", 123, 20.0), ("square", 114, 20.333), ("camera", 93, 24.667), ("pencil", 113, 18.333),
        ("line.3.crossed.swirl", 64, 20.333), ("battery", 59, 30), ("square.and.arrow.up", 128, 19.333),
    ])
    func unseenSymbols(name: String, preview: Int, width: Double) throws {
        let scene = TestScene(
            resources: #"<image name="\#(name)" catalog="system" width="128" height="\#(preview)"/>"#,
            views: imageView("a", name, #"catalog="system""#),
            constraints: ["a.leading == root.leading", "a.top == root.top"])
        #expect(abs(try #require(try scene.layOut()["a"]).width - width) < 0.01)
    }

    /// Semibold symbols are as large as bold ones: 1.28 em and 0.03 more.
    @Test(arguments: [("regular", 25.667), ("semibold", 26.333), ("bold", 26.333), ("black", 26.333)])
    func weightsOfSymbols(weight: String, width: Double) throws {
        let scene = TestScene(
            resources: #"<image name="star" catalog="system" width="128" height="116"/>"#,
            views: view(
                "a", element: "imageView", #"image="star" catalog="system""#,
                content: """
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
                    pointSize="20" weight="\(weight)"/>
                    """),
            constraints: ["a.leading == root.leading", "a.top == root.top"])
        #expect(abs(try #require(try scene.layOut()["a"]).width - width) < 0.01)
    }

    /// The title of a button of the role primary is semibold: "Configure Bridges" is 143.6 points wide, not 137.3.
    @Test(arguments: [("normal", 161.67), ("primary", 167.67)])
    func roles(role: String, width: Double) throws {
        let button = view(
            "a", element: "button", #"buttonType="system" role="\#(role)""#, constraints: ["a.height == 40"],
            content: #"<buttonConfiguration key="configuration" style="plain" title="Configure Bridges"/>"#)
        let frames = try layOut(button, ["a.leading == root.leading", "a.top == root.top"])
        #expect(abs(try #require(frames["a"]).width - width) < 0.51)
    }
}
