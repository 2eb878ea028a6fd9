// Static tables at run time: section titles, accessories, cell styles, indentation, right to left, and the safe area at
// the sides.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import StrutTextMeasurement
import Testing

@Suite("Static tables at run time")
struct StaticTableTests {
    // MARK: Gaps between sections

    /// What stands between two rows of 44 when the first section has the attributes `first` and the second `second`.
    private func gap(_ first: String, _ second: String, _ table: StaticTable = StaticTable()) throws -> Double {
        var table = table
        table.sections = [(first, [StaticTable.cell("a")]), (second, [StaticTable.cell("b")])]
        let frames = try table.layOut()
        return try #require(frames["b"]?.y) - #require(frames["a"]?.maxY)
    }

    /// The attributes of two sections, and the gap between them.
    private static let gapsOfTitles: [(first: String, second: String, gap: Double)] = [
        ("", "", 36), (#"headerTitle="A""#, "", 36), ("", #"headerTitle="A""#, 18 + 38),
        (#"footerTitle="A""#, "", 30 + 18), (#"footerTitle="A""#, #"headerTitle="A""#, 30 + 38),
        ("", #"headerTitle="A" footerTitle="B""#, 18 + 45.5), ("", #"footerTitle="B""#, 36),
        (#"footerTitle="A""#, #"headerTitle="A" footerTitle="B""#, 30 + 45.5), ("", #"headerTitle="""#, 18 + 22),
        (#"footerTitle="""#, #"headerTitle="" footerTitle="""#, 22 + 29.5),
        // Two lines: of a footer 16 apart, of a header 18.
        (#"footerTitle="A&#10;B""#, "", 46 + 18), ("", #"headerTitle="A&#10;B""#, 18 + 56),
    ]

    /// A header with a title of one line is 38 high: 15.5 and 22.5; a footer 30: 15.5 and 14.5; without a title each is
    /// as high as the table states. A header is 7.5 higher where its section has a footer with a title.
    @Test(arguments: gapsOfTitles)
    func gaps(first: String, second: String, gap: Double) throws {
        #expect(abs(try self.gap(first, second) - gap) <= 0.5)
    }

    @Test("Stated heights, automatic ones, and those of other systems")
    func statedGaps() throws {
        #expect(try gap("", "", StaticTable(headerHeight: "10", footerHeight: "10")) == 20)
        // 17.5 each where the table leaves it to the system.
        #expect(try gap("", "", StaticTable(headerHeight: "-1", footerHeight: "-1")) == 35)
        // A stated height says nothing about titles: 10 and 38.
        #expect(abs(try gap("", #"headerTitle="A""#, StaticTable(headerHeight: "10", footerHeight: "10")) - 48) <= 0.5)
        // Until iOS 12 what counts is the footer above.
        let old = StaticTable(toolsVersion: "14460")
        #expect(abs(try gap("", #"headerTitle="A" footerTitle="B""#, old) - 56) <= 0.5)
        #expect(abs(try gap(#"footerTitle="B""#, #"headerTitle="A""#, old) - 75.5) <= 0.5)
        #expect(abs(try gap(#"footerTitle="B""#, "", old) - 48) <= 0.5)
    }

    private static let firstRows: [(toolsVersion: String, section: String, y: Double)] = [
        ("21701", "", 18), ("21701", #"headerTitle="A""#, 55.5), ("14460", "", 35),
        ("14460", #"headerTitle="A""#, 55.5),
        ("24128", #"headerTitle="A""#, 38), ("24128", #"headerTitle="""#, 17.5), ("21701", #"headerTitle="""#, 39.5),
    ]

    @Test("Where the first row stands", arguments: firstRows)
    func firstRow(toolsVersion: String, section: String, y: Double) throws {
        let table = StaticTable(toolsVersion: toolsVersion, sections: [(section, [StaticTable.cell("a")])])
        #expect(abs(try #require(table.layOut()["a"]).y - y) <= 0.5)
    }

    /// The rows of the sections, and what is around them: the whole content.
    @Test func contentSize() throws {
        let table = StaticTable(sections: [
            (#"headerTitle="A""#, [StaticTable.cell("a"), StaticTable.cell("b")]), ("", [StaticTable.cell("c")]),
        ])
        // 55.5 + 88 + 36 + 44 + 18.
        #expect(abs((try table.layOut().placed("table")?.contentSize?.height ?? 0) - 241.5) <= 0.5)
    }

    // MARK: Accessories

    private static let accessoryWidths:
        [(toolsVersion: String, type: String, size: ContentSizeCategory, width: Double)] = [
            ("21701", "disclosureIndicator", .large, 26.5), ("21701", "disclosureIndicator", .extraSmall, 24.5),
            ("17701", "disclosureIndicator", .large, 27), ("14810", "disclosureIndicator", .large, 27),
            ("19455", "disclosureIndicator", .extraSmall, 25.5),
            ("14460", "disclosureIndicator", .large, 34), ("13529", "disclosureIndicator", .large, 34),
            ("13196", "disclosureIndicator", .large, 33), ("21701", "checkmark", .large, 40),
            ("20037", "checkmark", .extraSmall, 36.5), ("12121", "checkmark", .large, 39),
            ("21701", "detailDisclosureButton", .large, 58.5), ("14460", "detailButton", .large, 48),
        ]

    /// A chevron of 10.5 and the margin of 16; at extra small it is 8.5. A checkmark and a button of 24, and 8 between.
    @Test(arguments: accessoryWidths)
    func accessories(toolsVersion: String, type: String, size: ContentSizeCategory, width: Double) throws {
        let cell = StaticTable.cell("a", #"accessoryType="\#(type)""#)
        let table = StaticTable(toolsVersion: toolsVersion, sections: [("", [cell])])
        for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, width)] {
            let frames = try table.layOut(direction: direction, contentSize: size)
            #expect(frames["a-content"]?.width == 375 - width)
            #expect(frames["a-content"]?.x == x)
        }
    }

    @Test("An accessory keeps the cell's own margin")
    func accessoryMargin() throws {
        var cell = StaticTable.cell("a", #"accessoryType="disclosureIndicator""#)
        cell.replace("</tableViewCell>", with: edgeInsets(8, 30, 8, 30) + "</tableViewCell>")
        let table = StaticTable(sections: [("", [cell])])
        // 10.5 and 30.
        #expect(try table.layOut()["a-content"]?.width == 375 - 40.5)
    }

    // MARK: Styles

    @Test("The texts of a style stand at the margin, and are indented; custom content is not")
    func indentation() throws {
        let attributes = #"indentationLevel="2" indentationWidth="12""#
        let table = StaticTable(sections: [
            (
                "",
                [
                    StaticTable.cell("a", style: "Default", title: "A"),
                    StaticTable.cell("b", style: "Default", title: "A", attributes),
                    StaticTable.cell(
                        "c", attributes, content: view("v"),
                        constraints: [
                            "v.leading == c-content.leading", "v.top == c-content.top", "v.width == 9", "v.height == 9",
                        ]),
                ]
            )
        ])
        let frames = try table.layOut()
        frames.expect("a-title", 16, 0, 375 - 32, 44)
        frames.expect("b-title", 40, 0, 375 - 32 - 24, 44)
        frames.expect("v", 0, 0, 9, 9)
        let mirrored = try table.layOut(direction: .rightToLeft)
        mirrored.expect("b-title", 16, 0, 375 - 32 - 24, 44)
    }

    @Test(
        "A row of UIKit's own style is as high with a font of the text's as with the label's",
        arguments: ["Default", "Subtitle", "Value1", "Value2"])
    func attributedStyles(style: String) throws {
        func cell(isAttributed: Bool) -> String {
            StaticTable.cell(
                "a", style: style, title: "Title", detail: style == "Default" ? nil : "Detail", pointSize: 40,
                isAttributed: isAttributed)
        }
        var table = StaticTable(rowHeight: "-1")
        table.sections = [("", [cell(isAttributed: false)])]
        let expected = try table.layOut()
        table.sections = [("", [cell(isAttributed: true)])]
        let frames = try table.layOut()
        let height = try #require(expected["a"]?.height)
        #expect(height > 60 && frames["a"]?.height == height)
        for label in ["a-title", "a-detail"] {
            let difference = (frames[label]?.y ?? 0) - (expected[label]?.y ?? 0)
            #expect(abs(difference) <= 0.5, "\(label)")
        }
    }

    @Test("UIKit's own styles begin where a separator that is further in does, and custom content does not move")
    func separatorInsets() throws {
        func inset(_ left: Double) -> String {
            #"<inset key="separatorInset" minX="\#(left)" minY="0.0" maxX="0.0" maxY="0.0"/>"#
        }
        func cell(_ id: String, _ left: Double?) -> String {
            StaticTable.cell(id, style: "Default", title: "A")
                .replacing("</tableViewCell>", with: (left.map(inset) ?? "") + "</tableViewCell>")
        }
        let custom = StaticTable.cell(
            "own", content: view("v"),
            constraints: [
                "v.leading == own-content.leadingMargin", "v.top == own-content.top", "v.width == 9", "v.height == 9",
            ])
        let table = StaticTable(
            tableContent: inset(60), sections: [("", [cell("a", 84), cell("b", 0), cell("c", nil), custom])])
        let frames = try table.layOut()
        #expect(["a", "b", "c"].map { frames["\($0)-title"]?.x } == [84, 16, 60])
        #expect(frames["a-title"]?.maxX == 359 && frames["v"]?.x == 16)
        let mirrored = try table.layOut(direction: .rightToLeft)
        mirrored.expect("a-title", 16, 0, 375 - 16 - 84, 44)
    }

    /// A cell's margins are those of its content view, which preserves them; stated left and right stay where they are.
    @Test(
        "Margins that a cell states are turned round once",
        arguments: [
            (
                #"<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="60" bottom="8" trailing="8"/>"#,
                60.0, 16.0
            ),
            (#"<edgeInsets key="layoutMargins" top="8" left="60" bottom="8" right="8"/>"#, 16, 60),
        ])
    func mirroredMargins(margins: String, leading: Double, trailing: Double) throws {
        let cell = StaticTable.cell(
            "a", content: view("v"),
            constraints: [
                "v.leading == a-content.leadingMargin", "a-content.trailingMargin == v.trailing",
                "v.top == a-content.top",
                "v.height == 9",
            ]
        ).replacing(
            "<tableViewCellContentView", with: #"<tableViewCellContentView preservesSuperviewLayoutMargins="YES""#
        )
        .replacing("</tableViewCellContentView>", with: "</tableViewCellContentView>" + margins)
        let table = StaticTable(sections: [("", [cell])])
        #expect(try table.layOut()["v"]?.x == 60)
        let mirrored = try #require(try table.layOut(direction: .rightToLeft)["v"])
        #expect(375 - mirrored.maxX == leading && mirrored.x == trailing)
    }

    /// A column of 91 points, a gap of 6, and both texts on one line.
    @Test func value2() throws {
        let table = StaticTable(sections: [("", [StaticTable.cell("a", style: "Value2", title: "A", detail: "B")])])
        let frames = try table.layOut()
        frames.expect("a-title", 16, 12, 91, 20.5)
        #expect(frames["a-detail"]?.origin == Point(x: 113, y: 12))
        let mirrored = try table.layOut(direction: .rightToLeft)
        mirrored.expect("a-title", 375 - 16 - 91, 12, 91, 20.5)
        #expect(abs(try #require(mirrored["a-detail"]).maxX - 262) < 0.001)
    }

    @Test("The detail of Value1 ends at the trailing margin")
    func value1() throws {
        let table = StaticTable(sections: [("", [StaticTable.cell("a", style: "Value1", title: "A", detail: "B")])])
        let frames = try table.layOut()
        #expect(frames["a-title"]?.x == 16)
        #expect(abs(try #require(frames["a-detail"]).maxX - 359) < 0.001)
        #expect(try table.layOut(direction: .rightToLeft)["a-detail"]?.x == 16)
    }

    @Test("A long title leaves its detail 6 points less than the rest, and none at all where it fills the row")
    func longTitles() throws {
        let titles = ["A title of some length in a row", String(repeating: "A very long title ", count: 9)]
        for (title, isWhole) in zip(titles, [true, false]) {
            let cell = StaticTable.cell(
                "a", style: "Value1", title: title, detail: "A detail that has no room beside such a title")
            let frames = try StaticTable(sections: [("", [cell])]).layOut()
            let (title, detail) = try (#require(frames["a-title"]), #require(frames["a-detail"]))
            #expect(title.maxX <= 359)
            #expect(abs(detail.maxX - 359) < 0.001)
            #expect(isWhole ? detail.x == title.maxX + 6 : detail.width == 0)
        }
    }

    /// An image of 20 stands in whole points, (43.5 - 20) / 2 = 11.75 below the top; one of 88 × 174 is as high as its
    /// row.
    @Test("The image of a style", arguments: [("20", "20", 20.0, 20.0, 11.0), ("88", "174", 22.0, 43.5, 0)])
    func images(width: String, height: String, shownWidth: Double, shownHeight: Double, y: Double) throws {
        let image = """
            <imageView id="i" image="picture"><rect key="frame" width="9" height="9"/></imageView>
            """
        let cell = StaticTable.cell(
            "a", style: "Default", title: "A", #"imageView="i""#, content: image)
        var table = StaticTable(rowHeight: "-1", sections: [("", [cell])])
        table.resources = #"<image name="picture" width="\#(width)" height="\#(height)"/>"#
        let frames = try table.layOut()
        frames.expect("i", 16, y, shownWidth, shownHeight)
        // 15 points beside it.
        #expect(abs(try #require(frames["a-title"]).x - (16 + shownWidth + 15)) <= 0.25)
    }

    /// One line of 17 points makes 43.5, and so does a smaller one; three lines are 40.57 higher than one.
    @Test func automaticHeights() throws {
        func height(_ lines: Int, _ text: String) throws -> Double {
            let cell = StaticTable.cell("a", style: "Default", title: text, lines: lines)
            return try #require(StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut()["a"]).height
        }
        #expect(try height(1, "A") == 43.5)
        #expect(try height(0, "A") == 43.5)
        #expect(try height(0, "A&#10;B&#10;C") == 84.5)
        #expect(try height(1, "A&#10;B&#10;C") == 43.5)
    }

    private static let separators: [(toolsVersion: String, device: String, style: String, heights: [Double])] = [
        // Until iOS 12 the separator, a pixel, stands below the content view.
        ("14460", "retina4_7", "default", [44, 44, 30.5]), ("14460", "retina4_7", "none", [44, 44, 30]),
        ("14810", "retina4_7", "default", [43.5, 43.5, 30.5]),
        // Since iOS 13 it lies over the content: a row of constraints is higher by it, and 44 points are less by it.
        ("21701", "retina4_7", "default", [43.5, 43.5, 30.5]), ("21701", "retina4_7", "none", [44, 44, 30]),
        ("21701", "retina6_0", "default", [44 - 1.0 / 3, 44 - 1.0 / 3, 30 + 1.0 / 3]),
        ("24128", "retina4_7", "default", [52, 52, 31]), ("24128", "retina6_0", "default", [51, 51, 31]),
    ]

    /// A standard cell, one that nothing sizes, and one of 30 points.
    @Test(arguments: separators)
    func separator(toolsVersion: String, device: String, style: String, heights: [Double]) throws {
        let cells = [
            StaticTable.cell("a", style: "Default", title: "A"), StaticTable.cell("b"),
            StaticTable.cell(
                "c", content: view("v"),
                constraints: ["v.top == c-content.top", "v.height == 30", "c-content.bottom == v.bottom"]),
        ]
        let table = StaticTable(
            toolsVersion: toolsVersion, device: device, rowHeight: "-1", separatorStyle: style, sections: [("", cells)])
        let frames = try table.layOut()
        for (cell, height) in zip(["a", "b", "c"], heights) {
            #expect(abs((frames[cell]?.height ?? 0) - height) < 0.001, "\(cell)")
        }
    }

    /// Only the last pass knows the rows' heights: none conflicts before, and where all is stored as it comes out, rows
    /// still have their heights.
    @Test(arguments: ["44", "30.5", "0"])
    func storedHeights(stored: String) throws {
        var cell = StaticTable.cell(
            "a", content: view("v"),
            constraints: ["v.top == a-content.top", "v.height >= 30", "a-content.bottom == v.bottom"])
        cell.replace(#"height="44""#, with: #"height="\#(stored)""#)
        for (rowHeight, height) in [("-1", 30.5), ("60", 60)] {
            let table = StaticTable(style: "plain", rowHeight: rowHeight, sections: [("", [cell])])
            let frames = try table.layOut()
            frames.expect("a", 0, 0, 375, height)
            frames.expect("v", 0, 0, 0, height)
            let passes = try #require(frames.layout.scenes.first).systems
            #expect(passes.count >= 2)
            #expect(passes.allSatisfy { pass in pass.constraints.allSatisfy { !$0.isBroken } })
        }
    }

    // MARK: Safe area

    /// In landscape on a phone with 47 points of sensor housing: cells reach from side to side, what is in them does
    /// not.
    @Test func landscape() throws {
        let cells = [StaticTable.cell("a", #"accessoryType="disclosureIndicator""#)]
        var table = StaticTable(device: "retina6_0", sections: [("", cells)])
        var frames = try table.layOut(orientation: .landscape)
        frames.expect("a", 0, 18, 844, 44)
        frames.expect("a-content", 47, 0, pixel(844 - 94 - 10 - 1.0 / 3 - 20), 44)
        table.style = "insetGrouped"
        frames = try table.layOut(orientation: .landscape)
        frames.expect("a", 67, 18, 844 - 134, 44)
        #expect(frames["a-content"]?.x == 0)
    }

    // MARK: Headers and footers of the table

    private func edge(_ key: String) -> String {
        """
        <view key="\(key)" id="\(key)"><rect key="frame" x="3" y="900" width="200" height="30"/>
        <subviews>\(view("\(key)-box", constraints: ["\(key)-box.height == 70"]))</subviews><constraints>
        \(["\(key)-box.leading == \(key).leading", "\(key).trailing == \(key)-box.trailing",
            "\(key)-box.top == \(key).top + 5", "\(key).bottom == \(key)-box.bottom + 5"].map(constraint).joined())
        </constraints></view>
        """
    }

    /// A header that preserves the margins around it has the sides that its table's cells have: 16, and 20 on a wide
    /// phone.
    @Test(arguments: [
        ("", "retina4_7", 8.0), (#"preservesSuperviewLayoutMargins="YES""#, "retina4_7", 16),
        (#"preservesSuperviewLayoutMargins="YES""#, "retina6_1", 20),
    ])
    func marginsOfHeaders(attributes: String, device: String, side: Double) throws {
        let header = """
            <view key="tableHeaderView" id="header" \(attributes)><rect key="frame" x="0.0" y="0.0" width="375" height="30"/>
            <subviews>\(view("box"))</subviews><constraints>
            \(["box.leading == header.leadingMargin", "header.trailingMargin == box.trailing",
                "box.top == header.topMargin", "header.bottomMargin == box.bottom"].map(constraint).joined())
            </constraints></view>
            """
        let frames = try StaticTable(device: device, tableContent: header, sections: [("", [StaticTable.cell("a")])])
            .layOut()
        let width = try #require(frames["header"]?.width)
        frames.expect("box", side, 8, width - 2 * side, 14)
    }

    /// Stored 30 high, both want 80; sized to fit, rows and footer follow.
    @Test func headersAndFootersThatFit() throws {
        let table = StaticTable(
            style: "plain", tableContent: edge("tableHeaderView") + edge("tableFooterView"),
            sections: [("", [StaticTable.cell("a")])])
        let stored = try table.layOut()
        stored.expect("tableHeaderView", 0, 0, 375, 30)
        stored.expect("a", 0, 30, 375, 44)
        stored.expect("tableFooterView", 0, 74, 375, 30)
        #expect(stored.findings("conflicting-constraints").count == 2)
        #expect(stored.placed("table")?.contentSize?.height == 104)
        let fitting = try table.layOut(headers: .fitting)
        fitting.expect("tableHeaderView", 0, 0, 375, 80)
        fitting.expect("a", 0, 80, 375, 44)
        fitting.expect("tableFooterView", 0, 124, 375, 80)
        #expect(fitting.findings == [])
        #expect(fitting.placed("table")?.contentSize?.height == 204)
    }

    /// A header view of a section takes the stated height, or fits where it is automatic.
    @Test func sectionViews() throws {
        for (stated, height) in [("50", 50.0), ("-1", 80)] {
            let table = StaticTable(
                style: "plain", headerHeight: stated, footerHeight: stated,
                sectionViews: edge("headerView") + edge("footerView"), sections: [("", [StaticTable.cell("a")])])
            let frames = try table.layOut()
            let top = try #require(frames["headerView"]?.y)
            frames.expect("headerView", 0, top, 375, height)
            frames.expect("a", 0, top + height, 375, 44)
            frames.expect("footerView", 0, top + height + 44, 375, height)
        }
    }

    // MARK: Estimates

    /// What an automatic height without an estimate is reported, and what it comes to.
    @Test(arguments: [("estimatedRowHeight", "row"), ("estimatedSectionHeaderHeight", "section header")])
    func missingEstimates(attribute: String, part: String) throws {
        let cell = StaticTable.cell(
            "a", content: view("v", constraints: ["v.height == 70"]),
            constraints: [
                "v.leading == a-content.leading", "a-content.trailing == v.trailing", "v.top == a-content.top",
                "a-content.bottom == v.bottom",
            ])
        let table = StaticTable(
            style: "plain", rowHeight: "-1", headerHeight: "-1", footerHeight: "-1", sectionViews: edge("headerView"),
            estimates: #"\#(attribute)="0""#, sections: [("", [cell])])
        let frames = try table.layOut()
        let messages = frames.findings("mixed-row-heights").map(\.message)
        #expect(messages.contains { $0.hasSuffix("Give it an estimated \(part) height.") }, "\(messages)")
        #expect(frames["a"]?.height == (part == "row" ? 44 : 70.5))
        #expect(frames["headerView"]?.height == (part == "row" ? 80 : 28))
    }

    // MARK: Mistakes

    private static let sides = [
        "top": "v.top == a-content.top", "leading": "v.leading == a-content.leading",
        "bottom": "a-content.bottom == v.bottom", "trailing": "a-content.trailing == v.trailing",
    ]

    @Test(
        "An automatic row that is not pinned on a side, and is drawn with another height", arguments: ["top", "bottom"])
    func missingSide(_ side: String) throws {
        let constraints = Self.sides.filter { $0.key != side }.values.sorted()
        let content = view("v", constraints: ["v.height == 70", "v.width == 70"])
        // Drawn 80 points high, as its author wants it: a device gives it its standard height.
        let cell = StaticTable.cell("a", content: content, constraints: constraints)
            .replacing(#"y="0.0" width="375" height="44""#, with: #"y="0.0" width="375" height="80""#)
        var table = StaticTable(rowHeight: "-1", sections: [("", [cell])])
        let found = try table.layOut().findings("row-not-pinned")
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("Nothing is attached to the \(side) of ") == true)
        // A fixed row needs no constraints.
        table.rowHeight = "70"
        #expect(try table.layOut().findings("row-not-pinned") == [])
    }

    @Test("A row that is open on a side where nothing can wrap is as it is drawn", arguments: ["leading", "trailing"])
    func openAside(_ side: String) throws {
        let constraints = Self.sides.filter { $0.key != side }.values.sorted()
        let cell = StaticTable.cell(
            "a", content: view("v", constraints: ["v.height == 70", "v.width == 70"]), constraints: constraints)
        let table = StaticTable(rowHeight: "-1", sections: [("", [cell])])
        #expect(try table.layOut().findings("row-not-pinned") == [])
    }

    private static let mixtures: [(row: String, header: String, footer: String, fixed: String?)] = [
        ("-1", "-1", "-1", nil), ("44", "50", "50", nil), ("-1", "50", "-1", "section headers"),
        ("-1", "-1", "50", "section footers"), ("44", "-1", "-1", "rows"), ("44", "-1", "50", "rows"),
    ]

    @Test("Automatic parts beside fixed ones", arguments: mixtures)
    func mixedHeights(row: String, header: String, footer: String, fixed: String?) throws {
        let table = StaticTable(
            style: "plain", rowHeight: row, headerHeight: header, footerHeight: footer,
            sectionViews: edge("headerView") + edge("footerView"), sections: [("", [StaticTable.cell("a")])])
        let found = try table.layOut().findings("mixed-row-heights")
        #expect(found.count == (fixed == nil ? 0 : 1))
        if let fixed { #expect(found.first?.message.contains("but its \(fixed) have a fixed height") == true) }
    }

    // MARK: A header under Auto Layout

    /// It owns its whole frame: without constraints to its table nothing says where it stands, or how wide it is.
    @Test func headerOfItsOwn() throws {
        var header = edge("tableHeaderView")
        header.replace(
            #"id="tableHeaderView">"#, with: #"id="tableHeaderView" translatesAutoresizingMaskIntoConstraints="NO">"#)
        var table = StaticTable(style: "plain", tableContent: header, sections: [("", [StaticTable.cell("a")])])
        var frames = try table.layOut()
        #expect(frames.findings("ambiguous-layout").contains { $0.object == "tableHeaderView" })
        // The table looks at the height that was stored, not at the 80 of the constraints.
        #expect(frames["tableHeaderView"]?.height == 80)
        #expect(frames["a"]?.y == 30)
        let owned = [
            "tableHeaderView.top == table.top", "tableHeaderView.leading == table.leading",
            "tableHeaderView.width == table.width",
        ]
        table.tableContent += "<constraints>\(owned.map(constraint).joined())</constraints>"
        frames = try table.layOut()
        frames.expect("tableHeaderView", 0, 0, 375, 80)
        #expect(frames.findings("ambiguous-layout") == [])
    }
}
