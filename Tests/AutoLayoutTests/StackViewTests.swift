// Stack views beyond distribution and alignment: spacing, margins, hidden and nested views, direction.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct StackViewTests {
    private func sized(_ id: String, _ width: Double, _ height: Double, _ attributes: String = "") -> String {
        view(id, attributes, constraints: ["\(id).width == \(width)", "\(id).height == \(height)"])
    }

    private func layOut(
        _ attributes: String, _ arranged: String, constraints: [String] = [], content: String = "",
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> Frames {
        try TestScene(
            views: view(
                "stack", element: "stackView", attributes, subviews: arranged, constraints: constraints,
                content: content),
            constraints: ["stack.left == root.left + 20", "stack.top == root.top + 100"]
        ).layOut(in: environment)
    }

    @Test func isARowThatFillsByDefault() throws {
        let frames = try layOut("", sized("a", 40, 20) + view("b"), constraints: ["stack.width == 100"])
        frames.expect("a", 0, 0, 40, 20)
        frames.expect("b", 40, 0, 60, 20)
    }

    /// Interface Builder's canvas gives 50 × 50 to what has no size of its own; labels of several lines get none.
    @Test func viewsWithoutASizeGetADesignTimeSize() throws {
        let arranged =
            view("a") + label("b", "") + label("c", "", lines: 2) + view("d", element: "imageView", "")
            + view("e", "", constraints: ["e.width == 7"]) + view("f", element: "stackView", "")
        let attributes = #"axis="vertical" alignment="leading""#
        let frames = try layOut(attributes, arranged)
        frames.expect("a", 0, 0, 240, 50)  // as wide as the library makes it
        frames.expect("b", 0, 50, 50, 50)
        frames.expect("c", 0, 100, 0, 0)
        frames.expect("d", 0, 100, 50, 50)
        frames.expect("e", 0, 150, 7, 50)
        frames.expect("f", 0, 200, 50, 50)
        let running = try layOut(attributes, arranged, in: LayoutEnvironment(device: .named("retina6_12")))
        running.expect("stack", 20, 100, 7, 0)
    }

    /// Interface Builder keeps a length that is written where a stack view's own constraints contradict it; a running
    /// app gives up what lies farther from the root.
    @Test func writtenLengthsAreKeptOnTheCanvas() throws {
        let arranged = view("a", constraints: ["a.width == 80"])
        let constraints = ["stack.width == 100", "stack.height == 30"]
        try layOut("", arranged, constraints: constraints).expect("a", 0, 0, 80, 30)
        try layOut("", arranged, constraints: constraints, in: LayoutEnvironment(device: .named("retina6_12")))
            .expect("a", 0, 0, 100, 30)
    }

    /// A plain view that fills a column makes it as wide as it may be; an empty one at its start is as wide as the
    /// library makes it, and one with content, where the column fills, as wide as may be too.
    @Test(arguments: [
        ("fill", "fill", "", "<= 300", 300.0), ("fill", "fill", "", "<= 500", 434),
        ("leading", "fill", "", "<= 300", 240),
        ("leading", "fill", "b", "<= 300", 300), ("leading", "fill", "b", "<= 500", 434),
        ("leading", "equalSpacing", "b", "<= 300", 240),
    ])
    func designTimeWidths(
        alignment: String, distribution: String, content: String, most: String, width: Double
    ) throws {
        let frames = try layOut(
            #"axis="vertical" alignment="\#(alignment)" distribution="\#(distribution)""#,
            view(
                "a", "", subviews: content.isEmpty ? "" : view(content),
                constraints: content.isEmpty
                    ? [] : ["leading", "trailing", "top", "bottom"].map { "b.\($0) == a.\($0)" }),
            constraints: ["stack.width \(most)"])
        frames.expect("a", 0, 0, width, 50)
    }

    /// What scrolls is given all the width of a column that does not align to fill; a map is not.
    @Test(arguments: [("scrollView", 300.0), ("tableView", 300), ("mapView", 50)])
    func designTimeWidthsOfWhatScrolls(element: String, width: Double) throws {
        let frames = try layOut(
            #"axis="vertical" alignment="center""#, view("a", element: element, ""), constraints: ["stack.width == 300"]
        )
        #expect(frames["a"]?.width == width)
    }

    /// Whatever is given its size, but for images, is broken before a control does.
    @Test(arguments: ["view", "scrollView", "tableView", "mapView"])
    func designTimeSizesGiveWay(element: String) throws {
        let frames = try layOut(
            "", view("a", element: element) + label("b", "Text"), constraints: ["stack.width == 300"])
        let label = try #require(frames["b"])
        #expect(label.width < 60 && frames["a"]?.width == 300 - label.width)
    }

    /// What is given fills a row that centres its views and fills itself with them, and no other.
    @Test(arguments: [
        ("center", "fill", 80.0, 80.0), ("center", "fill", 40, 40), ("top", "fill", 80, 50),
        ("center", "equalCentering", 80, 50),
    ])
    func designTimeHeights(alignment: String, distribution: String, row: Double, height: Double) throws {
        let frames = try layOut(
            #"alignment="\#(alignment)" distribution="\#(distribution)""#,
            view("a", "", constraints: ["a.width == 7"]) + sized("b", 30, 20),
            constraints: ["stack.height == \(row)"])
        frames.expect("a", 0, alignment == "top" ? 0 : (row - height) / 2, 7, height)
        frames.expect("b", 7, alignment == "top" ? 0 : (row - 20) / 2, 30, 20)
    }

    /// A placeholder is the size of a stack view that arranges nothing, and of a table; one that arranges views ignores
    /// it.
    @Test func placeholders() throws {
        func placeholder(_ width: Double, _ height: Double) -> String {
            #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="\#(height)""#
        }
        let frames = try layOut(
            #"axis="vertical" alignment="leading""#,
            view("a", element: "stackView", placeholder(96, 52))
                + view("b", element: "tableView", placeholder(175, 400))
                + view("c", element: "stackView", placeholder(96, 52), subviews: sized("d", 30, 20)))
        frames.expect("a", 0, 0, 96, 52)
        frames.expect("b", 0, 52, 175, 400)
        frames.expect("c", 0, 452, 30, 20)
    }

    /// A placeholder is the size of an empty label too, which without one is given 50 points: in a row, in a column,
    /// and alone. `infinite` leaves the label without that length.
    @Test(arguments: [
        ("", 51.0, 14.0, 77.0), (#"axis="vertical" alignment="leading""#, 51.0, 14.0, 51.0),
    ])
    func placeholdersOfEmptyLabels(stack: String, width: Double, height: Double, all: Double) throws {
        func empty(_ id: String, _ width: String, _ height: String) -> String {
            label(id, "", #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="\#(height)""#)
        }
        let frames = try layOut(#"spacing="4" \#(stack)"#, empty("a", "51", "14") + empty("b", "22", "14"))
        frames.expect("a", 0, 0, width, height)
        frames.expect("b", stack.isEmpty ? 55 : 0, stack.isEmpty ? 0 : 18, 22, 14)
        #expect(frames["stack"]?.width == all)
        let column = try layOut(
            #"axis="vertical""#, empty("a", "infinite", "14") + sized("b", 30, 20))
        column.expect("a", 0, 0, 30, 14)
        let row = try layOut(#"alignment="top""#, empty("a", "51", "infinite") + sized("b", 30, 20))
        row.expect("a", 0, 0, 51, 0)
        let alone = try TestScene(
            views: empty("a", "51", "14"), constraints: ["a.leading == root.leading", "a.top == root.top"]
        ).layOut()
        alone.expect("a", 0, 0, 51, 14)
        // A running app knows of no placeholder, and gives nothing.
        let running = try layOut(
            "", empty("a", "51", "14"), in: LayoutEnvironment(device: .named("retina6_12")))
        #expect(running["a"]?.size == .zero)
    }

    /// The titles of buttons with a configuration wrap: 140 points leave 116 for a title, which takes two lines of 17
    /// points. Without a width in its way a title stays on one line.
    @Test func titlesOfConfiguredButtonsWrap() throws {
        func button(_ id: String, _ title: String) -> String {
            view(
                id, element: "button", #"buttonType="system""#,
                content: #"""
                    <state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="plain" title="\#(title)"/>
                    """#)
        }
        let buttons = button("a", "Submit Phone number") + button("b", "No")
        let frames = try layOut(#"spacing="20""#, buttons, constraints: ["stack.width == 300"])
        let line: Double = 17 * 2444.0 / 2048
        let height: Double = ((2 * line + 14) * 3).rounded(.up) / 3
        frames.expect("a", 0, 0, 140, height)
        frames.expect("b", 160, 0, 140, height)
        let natural = try layOut(#"spacing="20""#, buttons)
        #expect(abs((natural["a"]?.height ?? 0) - 34 - 1.0 / 3) < 0.01)
        #expect(natural["a"]?.width == natural["b"]?.width)
    }

    /// (300 − 20) / 2 each in a stretched row; the wider one's width in a row that hugs them. Buttons of the old kind
    /// keep their own widths, and the last is stretched.
    @Test func buttonsWithAConfigurationAreEquallyWide() throws {
        func row(_ width: Double?, configured: Bool) throws -> [Rect?] {
            func button(_ id: String, _ title: String) -> String {
                let look =
                    configured ? #"<buttonConfiguration key="configuration" style="plain" title="\#(title)"/>"# : ""
                return view(
                    id, element: "button", #"buttonType="system""#,
                    content: #"<state key="normal" title="\#(title)"/>\#(look)"#)
            }
            let frames = try TestScene(
                views: view(
                    "stack", element: "stackView", #"spacing="20""#,
                    subviews: button("a", "No") + button("b", "A long title"),
                    constraints: width.map { ["stack.width == \($0)"] } ?? []),
                constraints: ["stack.left == root.left + 20", "stack.top == root.top + 100"]
            ).layOut()
            return ["a", "b"].map { frames[$0] }
        }
        let stretched = try row(300, configured: true)
        #expect(stretched.map { $0?.width } == [140, 140])
        #expect(stretched[1]?.x == 160)
        let natural = try row(nil, configured: true)
        #expect(natural[0]?.width == natural[1]?.width)
        let old = try row(300, configured: false)
        let oldNatural = try row(nil, configured: false)
        #expect(old[0] == oldNatural[0])
        #expect((oldNatural[0]?.width ?? 0) < (oldNatural[1]?.width ?? 0))
    }

    /// (300 − 10) / 2 each, whatever hugs less, up to 18122; later tools ask hugging first, and equal parts settle only
    /// what it leaves open. Labels of one line share nothing.
    @Test(arguments: [
        ("18122", 2, 250, true), ("19529", 2, 250, false), ("23504", 0, 251, true), ("23504", 1, 251, false),
    ])
    func labelsOfSeveralLinesShareARow(tools: String, lines: Int, hugging: Int, isShared: Bool) throws {
        let frames = try TestScene(
            toolsVersion: tools,
            views: view(
                "stack", element: "stackView", #"spacing="10""#,
                subviews: label("a", "No", lines: lines, #"horizontalHuggingPriority="\#(hugging)""#)
                    + label("b", "Label", lines: lines, #"horizontalHuggingPriority="251""#),
                constraints: ["stack.width == 300"]),
            constraints: ["stack.left == root.left + 20", "stack.top == root.top + 100"]
        ).layOut()
        #expect((frames["a"]?.width == 145) == isShared)
        #expect((frames["b"]?.width == 145) == isShared)
    }

    /// The part of a label is wanted with ten more than its resistance to compression, or with less than all hugging.
    @Test(arguments: [("18122", 760.0), ("23504", 10.0)])
    func partsOfLabelsHavePriorities(tools: String, priority: Double) throws {
        let scene = TestScene(
            toolsVersion: tools,
            views: view(
                "stack", element: "stackView", "spacing=\"8\"",
                subviews: label("a", "One", lines: 0) + label("b", "Two", lines: 1) + sized("c", 20, 20)),
            constraints: ["stack.leading == root.leading", "stack.top == root.top"])
        let rows = try scene.layOut(keepsSystems: true).lowered
        let shares = rows.filter { $0.origin == .stackView && $0.terms.contains { $0.coefficient == -1 / 3.0 } }
        #expect(shares.map(\.priority) == [priority])
        #expect(shares.map(\.constant) == [-16 / 3.0])
    }

    /// Rows of more than 100 views go without such parts.
    @Test(arguments: [(100, 100), (101, 0)])
    func longRowsHaveNoParts(count: Int, parts: Int) throws {
        let scene = TestScene(
            views: view(
                "stack", element: "stackView", subviews: (0..<count).map { label("a\($0)", "One", lines: 0) }.joined()),
            constraints: ["stack.leading == root.leading", "stack.top == root.top"])
        let rows = try scene.layOut(keepsSystems: true).lowered
        #expect(rows.count { $0.origin == .stackView && $0.priority == 10 } == parts)
    }

    /// A design-time size does not hold a view back from filling the stack.
    @Test func aDesignTimeSizeYieldsToAControls() throws {
        let frames = try TestScene(
            resources: image("i", 40, 20),
            views: view(
                "stack", element: "stackView", "", subviews: imageView("a", "i") + view("b"),
                constraints: ["stack.width == 200"]),
            constraints: ["stack.left == root.left + 20", "stack.top == root.top + 100"]
        ).layOut()
        frames.expect("a", 0, 0, 40, 50)
        frames.expect("b", 40, 0, 160, 50)
    }

    /// A stack aligned by first baselines starts where its first view does; what is higher sticks out above it. Beside
    /// a view without text it aligns tops.
    @Test(arguments: [true, false])
    func firstBaselinesHangFromTheFirstView(isHigh: Bool) throws {
        let frames = try TestScene(
            views: view(
                "stack", element: "stackView", #"alignment="firstBaseline""#,
                subviews: label("a", "A") + label("b", "B", size: isHigh ? 34 : 8) + sized("c", 10, 10)),
            constraints: ["stack.left == root.left", "stack.top == root.top + 100"]
        ).layOut()
        #expect(frames["a"]?.y == 0)
        #expect(frames["c"]?.y == 0)
        let other = try #require(frames["b"])
        #expect((other.y < 0) == isHigh)
    }

    @Test func standardSpacingIsEight() throws {
        let frames = try layOut(#"spacingType="standard""#, sized("a", 40, 20) + sized("b", 40, 20))
        frames.expect("b", 48, 0, 40, 20)
        frames.expect("stack", 20, 100, 88, 20)
    }

    @Test func negativeSpacingOverlaps() throws {
        let frames = try layOut(#"spacing="-10""#, sized("a", 40, 20) + sized("b", 40, 20))
        frames.expect("b", 30, 0, 40, 20)
        frames.expect("stack", 20, 100, 70, 20)
    }

    @Test func marginsAreKept() throws {
        let frames = try layOut("", sized("a", 40, 20), content: edgeInsets(1, 2, 3, 4))
        frames.expect("a", 2, 1, 40, 20)
        frames.expect("stack", 20, 100, 46, 24)
    }

    @Test(arguments: LayoutDirection.allCases)
    func directionalMarginsFollowTheDirection(direction: LayoutDirection) throws {
        let frames = try layOut(
            "", sized("a", 40, 20),
            content:
                #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#,
            in: LayoutEnvironment(direction: direction))
        frames.expect("a", direction == .leftToRight ? 2 : 4, 1, 40, 20)
        frames.expect("stack", 20, 100, 46, 24)
    }

    /// A row begins at its leading end.
    @Test func rowsFollowTheDirection() throws {
        let frames = try layOut(
            #"spacing="8""#, sized("a", 40, 20) + sized("b", 60, 20),
            in: LayoutEnvironment(direction: .rightToLeft))
        frames.expect("a", 68, 0, 40, 20)
        frames.expect("b", 0, 0, 60, 20)
    }

    /// A column that aligns to its leading edge has its views at the right.
    @Test func columnsFollowTheDirection() throws {
        let frames = try layOut(
            #"axis="vertical" alignment="leading""#, sized("a", 40, 20) + sized("b", 60, 20),
            in: LayoutEnvironment(direction: .rightToLeft))
        frames.expect("a", 20, 0, 40, 20)
        frames.expect("b", 0, 20, 60, 20)
    }

    @Test func theDocumentMayForceADirection() throws {
        let arranged = sized("a", 40, 20) + sized("b", 60, 20)
        let forced = try layOut(#"semanticContentAttribute="forceRightToLeft""#, arranged)
        forced.expect("a", 60, 0, 40, 20)
        let kept = try layOut(
            #"semanticContentAttribute="forceLeftToRight""#, arranged, in: LayoutEnvironment(direction: .rightToLeft))
        kept.expect("a", 0, 0, 40, 20)
    }

    // MARK: Hidden views

    /// Which of three is hidden, the width of the row, and where the others begin.
    @Test(arguments: [(0, [0.0, 0, 68]), (1, [0, 0, 48]), (2, [0, 48, 0])])
    func hiddenViewsTakeNoSpace(hidden: Int, starts: [Double]) throws {
        let widths = [40.0, 60, 80]
        let names = ["a", "b", "c"]
        let arranged = names.indices.map { sized(names[$0], widths[$0], 20, $0 == hidden ? #"hidden="YES""# : "") }
        // The hidden view would be 0 wide and must be what its own constraint says: only the others are looked at.
        let frames = try layOut(#"spacing="8""#, arranged.joined())
        for index in names.indices where index != hidden {
            frames.expect(names[index], starts[index], 0, widths[index], 20)
        }
        let visible = names.indices.filter { $0 != hidden }.map { widths[$0] }.reduce(0, +)
        frames.expect("stack", 20, 100, visible + 8, 20)
    }

    /// A hidden view shrinks to nothing along the axis.
    @Test func hiddenViewsShrink() throws {
        let frames = try layOut(
            #"spacing="8" distribution="fillEqually""#,
            view("a") + view("b", #"hidden="YES""#) + view("c"),
            constraints: ["stack.width == 208", "stack.height == 30"])
        frames.expect("a", 0, 0, 100, 30)
        frames.expect("c", 108, 0, 100, 30)
        #expect(frames["b"]?.width == 0)
    }

    /// Where a hidden view stands that is 30 wide: it ends where the first view starts, begins where the last one ends,
    /// or in the middle between two; beside a single one that fills the stack view it begins where that one does.
    @Test(arguments: [
        ("fill", "bac", -30.0), ("fill", "abc", 44), ("fill", "acb", 88), ("fill", "ab", 0), ("fill", "ba", 0),
        ("top", "ab", 40), ("top", "ba", -30),
    ])
    func placesOfHiddenViews(alignment: String, order: String, x: Double) throws {
        let arranged = order.map { $0 == "b" ? sized("b", 30, 20, #"hidden="YES""#) : sized("\($0)", 40, 20) }
        let frames = try layOut(#"spacing="8" alignment="\#(alignment)""#, arranged.joined())
        #expect(frames["b"]?.x == x)
        #expect(frames["a"]?.x == 0)
        #expect(frames.findings.isEmpty)
    }

    /// UIKit aligns hidden views too, so that nothing about them is ambiguous.
    @Test func hiddenViewsAreNotAmbiguous() throws {
        let frames = try layOut(
            "", view("a") + view("b", #"hidden="YES""#), constraints: ["stack.width == 208", "stack.height == 30"])
        #expect(frames["b"]?.height == 30)
        #expect(frames.findings.isEmpty)
    }

    /// Across the axis they stand as their visible siblings do, here in a row 50 high: start and height.
    @Test(arguments: [
        ("fill", 0.0, 50.0), ("center", 15, 20), ("bottom", 30, 20), ("top", 0, 20), ("lastBaseline", 0, 20),
    ])
    func hiddenViewsAreAligned(alignment: String, start: Double, height: Double) throws {
        let hidden = view(
            "b", #"hidden="YES""#, constraints: alignment == "fill" ? [] : ["b.height == 20"])
        let frames = try layOut(
            #"alignment="\#(alignment)""#, sized("a", 40, alignment == "fill" ? 50 : 10) + hidden,
            constraints: ["stack.height == 50"])
        let frame = try #require(frames["b"])
        #expect(frame.y == start && frame.height == height)
        #expect(frames.findings.isEmpty)
    }

    /// What fills the stack view counts in its height, hidden or not, unless all are hidden.
    @Test func hiddenViewsHaveASay() throws {
        let hidden = view("b", #"hidden="YES""#, constraints: ["b.height == 30"])
        try layOut("", view("a") + hidden).expect("a", 0, 0, 50, 30)
        let onlyHidden = try layOut("", hidden)
        onlyHidden.expect("stack", 20, 100, 0, 0)
        #expect(onlyHidden.findings.isEmpty)
    }

    /// On the canvas an indicator that is hidden because it stands still keeps its place; in an app it does not.
    @Test(arguments: [(#"hidesWhenStopped="YES""#, 28.0, 0.0), (#"hidesWhenStopped="YES" animating="YES""#, 0, 0)])
    func hiddenIndicators(attributes: String, canvas: Double, app: Double) throws {
        let indicator = view("a", element: "activityIndicatorView", #"hidden="YES" \#(attributes)"#)
        let arranged = indicator + sized("b", 40, 20)
        try layOut(#"spacing="8""#, arranged).expect("b", canvas, 0, 40, 20)
        let device = LayoutEnvironment(device: Device.named("iPhone 8"))
        try layOut(#"spacing="8""#, arranged, in: device).expect("b", app, 0, 40, 20)
    }

    /// Proportions count texts as they wrap: a label of two lines gets two thirds of the column, one of one line a
    /// third.
    @Test func proportionsOfWrappedTexts() throws {
        let frames = try layOut(
            #"axis="vertical" distribution="fillProportionally""#,
            label("a", "Two words or three", lines: 0) + label("b", "One"),
            constraints: ["stack.width == 100", "stack.height == 300"])
        let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
        #expect(abs(a.height - 2 * b.height) < 4)
        #expect(a.height + b.height == 300)
    }

    @Test func stacksOfHiddenViewsAreEmpty() throws {
        let frames = try layOut(#"spacing="8""#, view("a", #"hidden="YES""#) + view("b", #"hidden="YES""#))
        frames.expect("stack", 20, 100, 0, 0)
    }

    /// In another stack view one that arranges nothing is given a size, and one whose views are all hidden is not.
    @Test(arguments: [("", 50.0), (#"<view id="hidden" hidden="YES"/>"#, 0)])
    func stacksOfHiddenViewsGetNoDesignTimeSize(subviews: String, height: Double) throws {
        let frames = try layOut(
            #"axis="vertical" alignment="leading""#,
            view("a", element: "stackView", subviews: subviews) + sized("b", 30, 20))
        frames.expect("b", 0, height, 30, 20)
    }

    @Test func emptyStacksShrink() throws {
        try layOut(#"spacing="8""#, "").expect("stack", 20, 100, 0, 0)
    }

    /// Outside stacks a hidden view keeps its place.
    @Test func hiddenViewsKeepTheirPlaceElsewhere() throws {
        let frames = try StrutTestScenes.layOut(
            sized("a", 40, 20, #"hidden="YES""#) + sized("b", 40, 20),
            ["a.leading == root.leading", "a.top == root.top", "b.leading == a.trailing", "b.top == root.top"])
        frames.expect("b", 40, 0, 40, 20)
    }

    // MARK: Nested stacks

    /// Rows in a column: the column is as wide as its widest row, each row as high as its highest view.
    @Test func nestedStacks() throws {
        let upper = view(
            "upper", element: "stackView", #"spacing="4""#, subviews: sized("a", 40, 20) + sized("b", 60, 20))
        let lower = view("lower", element: "stackView", subviews: sized("c", 30, 50) + view("d"))
        let frames = try layOut(#"axis="vertical" spacing="6""#, upper + lower)
        frames.expect("upper", 0, 0, 104, 20)
        frames.expect("lower", 0, 26, 104, 50)
        frames.expect("b", 44, 0, 60, 20)
        frames.expect("d", 30, 0, 74, 50)
        frames.expect("stack", 20, 100, 104, 76)
    }

    /// An equal third of a row for each of three columns of two.
    @Test func nestedEqually() throws {
        let columns = (0..<3).map { index in
            view(
                "column\(index)", element: "stackView", #"axis="vertical" distribution="fillEqually""#,
                subviews: view("top\(index)") + view("bottom\(index)"))
        }
        let frames = try layOut(
            #"distribution="fillEqually" spacing="3""#, columns.joined(),
            constraints: ["stack.width == 306", "stack.height == 80"])
        for index in 0..<3 {
            frames.expect("column\(index)", 103 * Double(index), 0, 100, 80)
            frames.expect("top\(index)", 0, 0, 100, 40)
            frames.expect("bottom\(index)", 0, 40, 100, 40)
        }
    }

    /// Proportions count what a nested stack holds: 60 to 30.
    @Test func proportionsOfNestedStacks() throws {
        let inner = view(
            "inner", element: "stackView", subviews: imageView("a", "thirty") + imageView("b", "thirty"))
        let scene = TestScene(
            resources: image("thirty", 30, 10),
            views: view(
                "stack", element: "stackView", #"distribution="fillProportionally""#,
                subviews: inner + imageView("c", "thirty"), constraints: ["stack.width == 300"]),
            constraints: ["stack.left == root.left + 20", "stack.top == root.top + 100"])
        let frames = try scene.layOut()
        frames.expect("inner", 0, 0, 200, 10)
        frames.expect("c", 200, 0, 100, 10)
    }

    // MARK: Its own constraints

    /// UIKit's identifiers of what it makes, each with its priority.
    @Test func rowsCarryUIKitsIdentifiers() throws {
        let scene = TestScene(
            views: view(
                "stack", element: "stackView", #"spacing="8" alignment="center" distribution="equalSpacing""#,
                subviews: sized("a", 40, 20) + sized("b", 60, 30) + sized("c", 20, 10)),
            constraints: ["stack.leading == root.leading", "stack.top == root.top"])
        let rows = try scene.layOut(keepsSystems: true).lowered.filter { $0.origin == .stackView }
        // Two ends of the canvas along the axis, three across it (both edges and the centre).
        #expect(rows.count { $0.relation == .equal && $0.priority == 1000 } >= 5)
        // Two spacings and three pairs of spanning boundaries are inequalities.
        #expect(rows.count { $0.relation != .equal } == 8)
        #expect(rows.contains { $0.priority == 49 })  // UISV-canvas-fit
        #expect(rows.contains { $0.priority == 51 })  // UISV-spanning-fit
        #expect(rows.count { $0.priority == 25 } == 3)  // UISV-ambiguity-suppression
    }
}
