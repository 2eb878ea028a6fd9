// Tables at run time: rows that size themselves, design-time data, tables in scroll views, and Dynamic Type.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTextMeasurement
import Testing

@Suite("Tables at run time")
struct TableLayoutTests {
    // MARK: A table inside a scroll view

    /// The rows of the scene's side-car.
    static let data: DesignData = {
        var data = DesignData()
        let texts = [
            "One line.", "A row whose text is so long that it needs two lines on a narrow screen.", "Short.",
            "The height of this row follows from its text, from the width of the table and from the text size that "
                + "the reader chose, as that of all rows does.",
        ]
        let rows = texts.map {
            DesignData.Row(prototype: "TextCell", views: ["textContentLabel": DesignData.ViewData(text: $0)])
        }
        data.tables["tableView"] = DesignData.Table(sections: [DesignData.Section(rows: rows)])
        return data
    }()

    @Test(
        "A table that does not scroll is as high as its rows, and container and content follow",
        arguments: ["retina4_0", "retina4_7", "retina5_5"], [Orientation.portrait, .landscape])
    func tableInScrollView(device: String, orientation: Orientation) throws {
        for category in [ContentSizeCategory.large, .accessibilityLarge] {
            let environment = LayoutEnvironment(
                device: .named(device), orientation: orientation, contentSizeCategory: category)
            var session = LayoutSession(
                try Gallery.scene("TableInScrollView").document(), in: environment,
                options: LayoutEngine.Options(designData: Self.data))
            session.layoutIfNeeded()
            let height = try #require(session.contentSize(of: "tAb-le-vew")).height
            try session.setConstant(height, ofConstraint: "tableHeight")
            session.layoutIfNeeded()
            let frames = Frames(layout: session.layout)
            #expect(frames.findings.filter { $0.rule.id != "misplaced-view" } == [])
            let rows = frames.layout.scenes[0].views.filter { $0.view.kind == .tableViewCell }
            #expect(rows.map(\.row?.row) == [0, 1, 2, 3])
            let sum = rows.reduce(0) { $0 + $1.frame.height }
            #expect(abs(height - sum) < 1)
            let pixel = 1 / frames.layout.environment.scale
            #expect(abs((frames["tAb-le-vew"]?.height ?? 0) - sum) <= pixel)
            // 16 above the picture of 100, 20 below it, 16 below the table.
            #expect(abs((frames["cOn-ta-inr"]?.height ?? 0) - (sum + 152)) <= pixel)
            let content = frames.placed("sCr-ol-lvw")?.contentSize
            #expect(content == frames["cOn-ta-inr"]?.size)
            #expect(content?.width == frames["sCr-ol-lvw"]?.width)
        }
    }

    @Test("Without the equal width the content's width is ambiguous")
    func ambiguousContent() throws {
        var session = LayoutSession(
            try Gallery.scene("TableInScrollView").document(), in: LayoutEnvironment(device: .named("retina4_7")))
        try session.setActive(false, ofConstraint: "eQu-al-wid")
        session.layoutIfNeeded()
        #expect(session.layout.findings.contains { $0.rule.id == "ambiguous-scrollable-content" })
        try session.setActive(true, ofConstraint: "eQu-al-wid")
        session.layoutIfNeeded()
        #expect(!session.layout.findings.contains { $0.rule.id == "ambiguous-scrollable-content" })
    }

    // MARK: Dynamic Type

    /// Title 3 in 8 points of margins: n lines are n − 1 line distances and one line height of 2444/2048 of the size.
    @Test(
        "A header with a Title 3 text is as high as its lines at each text size",
        arguments: [(320.0, 80.5, 90.0), (375, 58.5, 90), (768, 36.5, 40)])
    func dynamicType(width: Double, extraSmall: Double, large: Double) throws {
        let document = try Gallery.scene("DynamicTypeHeader").document()
        var heights: [Double] = []
        for category in ContentSizeCategory.allCases {
            let size = LayoutEngine().fittingSize(
                of: "hEa-de-rvw", in: document,
                environment: LayoutEnvironment(device: .named("retina4_7"), contentSizeCategory: category),
                target: .compressed(width: width))
            heights.append(try #require(size).height)
        }
        #expect(heights == heights.sorted())
        #expect(heights[0] == extraSmall)
        #expect(heights[3] == large)
        #expect(heights.count == 12)
    }

    // MARK: Automatic parts

    /// The same texts in a header, two rows and a footer; a row is half a point higher, for its separator.
    @Test("Rows, section headers and footers size themselves at each width", arguments: [(375.0, 61.0), (768, 40.5)])
    func automaticTable(width: Double, long: Double) throws {
        let environment = LayoutEnvironment(device: .named("retina4_7"), size: Size(width: width, height: 667))
        let frames = try Gallery.scene("AutomaticTable").layOut(in: environment)
        #expect(frames.findings == [])
        frames.expect("hEv-ie-w00", 0, 22, width, long)
        frames.expect("rAc-el-l00", 0, 22 + long, width, 41)
        frames.expect("rBc-el-l00", 0, 63 + long, width, long + 0.5)
        frames.expect("fOv-ie-w00", 0, 63.5 + 2 * long, width, 40.5)
        #expect(frames.placed("aUt-ta-ble")?.contentSize?.height == 104 + 2 * long)
    }

    @Test("Headers stored wrong: the table forces origin and width, the height is the header's")
    func headerRules() throws {
        let frames = try Gallery.scene("TableHeaderRules").layOut(in: LayoutEnvironment(device: .named("retina5_5")))
        #expect(frames.findings == [])
        for (prefix, height) in [("mF", 90.0), ("mS", 78), ("aF", 90), ("aS", 78)] {
            frames.expect("\(prefix)h-ea-der", 0, 0, 414, height)
            frames.expect("\(prefix)r-ow-cel", 0, height, 414, 44)
        }
    }

    private static let growingHeaders: [(prefix: String, height: Double, constraint: String?)] = [
        ("mF", 90, nil), ("mS", 78, "mSa-he-igt"), ("aF", 90, "aF5-co-nst"), ("aS", 78, "aSa-he-igt"),
    ]

    /// One with a mask grows by its frame, one under Auto Layout by what is in it. The rows stay until it is set again.
    @Test("A header that grows is looked at when it is set again, and not before", arguments: growingHeaders)
    func growingHeader(prefix: String, height: Double, constraint: String?) throws {
        let header = "\(prefix)h-ea-der"
        let row = "\(prefix)r-ow-cel"
        var session = LayoutSession(
            try Gallery.scene("TableHeaderRules").document(), in: LayoutEnvironment(device: .named("retina5_5")))
        session.layoutIfNeeded()
        #expect(session.frame(of: row)?.y == height)
        // Both the child of 70 and the first view of 40 become 30 higher.
        if let constraint { try session.setConstant(height == 90 ? 100 : 70, ofConstraint: constraint) }
        if prefix.hasPrefix("m") {
            try session.setFrame(Rect(x: 9, y: 9, width: 9, height: height + 30), of: header)
        }
        session.layoutIfNeeded()
        #expect(session.frame(of: header) == Rect(x: 0, y: 0, width: 414, height: height + 30))
        #expect(session.frame(of: row)?.y == height)
        try session.setTableHeaderView(ofTable: "\(prefix)t-ab-le0")
        session.layoutIfNeeded()
        #expect(session.frame(of: header) == Rect(x: 0, y: 0, width: 414, height: height + 30))
        #expect(session.frame(of: row)?.y == height + 30)
        #expect(session.layout.findings == [])
    }

    // MARK: Changes

    @Test("A change in one line")
    func assignments() throws {
        #expect(try RunTimeAssignment(parsing: "a.constant=-2.5").value == .constant(.points(-2.5)))
        #expect(
            try RunTimeAssignment(parsing: "a.constant=contentHeight(t)+8").value
                == .constant(.contentHeight(of: "t", plus: 8)))
        #expect(try RunTimeAssignment(parsing: "a.text=x.y=z").value == .text("x.y=z"))
        #expect(try RunTimeAssignment(parsing: "a.tableHeaderView=h").value == .tableHeaderView("h"))
        for line in ["a", "a.b", "a.constant=x", "a.nothing=1", "a.isHidden=maybe", ".constant=1"] {
            #expect(throws: RunTimeAssignment.SyntaxError.self, "\(line)") { try RunTimeAssignment(parsing: line) }
        }
    }
}
