// Collections with a flow layout at run time: lines, insets, headers and footers, sections, estimated sizes, both
// directions.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// A controller whose view holds a collection of 375 × 400 points.
private struct Sample {
    var attributes = ""
    /// The item size, and further elements of the layout.
    var itemSize = (100.0, 50.0)
    var layoutContent = ""
    var collectionContent = ""
    var cells: [String] = []

    func layOut(direction: LayoutDirection = .leftToRight, data: String? = nil) throws -> Frames {
        let collection = """
            <collectionView id="collection" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="375" height="400"/>\(collectionContent)
            <collectionViewFlowLayout key="collectionViewLayout" id="flow" minimumLineSpacing="10" \
            minimumInteritemSpacing="10" \(attributes)>
            <size key="itemSize" width="\(itemSize.0)" height="\(itemSize.1)"/>\(layoutContent)
            </collectionViewFlowLayout><cells>\(cells.joined())</cells></collectionView>
            """
        let scene = TestScene(
            views: collection,
            constraints: [
                "collection.leading == root.leading", "root.trailing == collection.trailing",
                "collection.top == root.top", "collection.height == 400",
            ])
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var options = LayoutEngine.Options()
        if let data { options.designData = try DesignData(parsing: Array(data.utf8), path: "Test.strut.json") }
        let environment = LayoutEnvironment(device: .named("retina4_7"), direction: direction)
        return Frames(layout: LayoutEngine(options: options).layout(document, in: environment))
    }

    static func cell(_ id: String, width: Double? = nil, height: Double = 50, content: String = "") -> String {
        """
        <collectionViewCell id="\(id)" reuseIdentifier="\(id)"><rect key="frame" x="7" y="7" width="7" height="7"/>
        <collectionViewCellContentView key="contentView" id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="7" height="7"/>\(content)</collectionViewCellContentView>
        \(width.map { #"<size key="customSize" width="\#($0)" height="\#(height)"/>"# } ?? "")</collectionViewCell>
        """
    }
}

@Suite("Flow layouts")
struct FlowLayoutTests {
    /// Three of 100 fit into 375: what is left over, 75, goes between them. The last line keeps that spacing.
    @Test func equalItems() throws {
        let frames = try Sample(cells: ["a", "b", "c", "d"].map { Sample.cell($0) }).layOut()
        frames.expect("a", 0, 0, 100, 50)
        frames.expect("b", 137.5, 0, 100, 50)
        frames.expect("c", 275, 0, 100, 50)
        frames.expect("d", 0, 60, 100, 50)
        frames.expect("d-content", 0, 0, 100, 50)
        #expect(frames.placed("collection")?.contentSize == Size(width: 375, height: 110))
    }

    /// An item that fills a line alone is in its middle: (375 - 300) / 2.
    @Test func oneColumn() throws {
        let frames = try Sample(itemSize: (300, 50), cells: [Sample.cell("a"), Sample.cell("b")]).layOut()
        frames.expect("a", 37.5, 0, 300, 50)
        frames.expect("b", 37.5, 60, 300, 50)
    }

    /// Lines are as high as their highest item, with the others in the middle; one alone is in the middle.
    @Test func itemsOfTheirOwnSizes() throws {
        let frames = try Sample(cells: [
            Sample.cell("a", width: 200, height: 80), Sample.cell("b", width: 100, height: 40),
            Sample.cell("c", width: 150, height: 30),
        ]).layOut()
        frames.expect("a", 0, 0, 200, 80)
        frames.expect("b", 275, 20, 100, 40)
        frames.expect("c", 112.5, 90, 150, 30)
    }

    /// Section insets, and a header and a footer across the whole collection.
    @Test func sections() throws {
        let frames = try Sample(
            layoutContent: """
                <inset key="sectionInset" minX="20" minY="5" maxX="30" maxY="15"/>
                <size key="headerReferenceSize" width="50" height="44"/>
                <size key="footerReferenceSize" width="50" height="22"/>
                """,
            collectionContent: """
                <collectionReusableView key="sectionHeaderView" id="header"><rect key="frame" width="9" height="9"/>
                </collectionReusableView>
                <collectionReusableView key="sectionFooterView" id="footer"><rect key="frame" width="9" height="9"/>
                </collectionReusableView>
                """, cells: [Sample.cell("a"), Sample.cell("b")]
        ).layOut(
            data: #"{"collections": {"collection": {"sections": [{"items": [{"count": 2}]}, {"items": [{}]}]}}}"#)
        frames.expect("header", 0, 0, 375, 44)
        let items = frames.layout.scenes[0].views.filter { $0.view.kind == .collectionViewCell }.map(\.frame)
        #expect(items.count == 3)
        // 325 hold two of 100 with 10 between three: (325 - 300) / 2.
        #expect(items[0] == Rect(x: 20, y: 49, width: 100, height: 50))
        #expect(items[1] == Rect(x: 132.5, y: 49, width: 100, height: 50))
        frames.expect("footer", 0, 114, 375, 22)
        // The second section: its header and inset below the first one's footer.
        #expect(items[2] == Rect(x: 20, y: 136 + 49, width: 100, height: 50))
        let headers = frames.layout.scenes[0].views.filter { $0.view.id == "header" }
        #expect(headers.map(\.frame.y) == [0, 136])
        #expect(headers.map(\.row?.section) == [0, 1])
        #expect(frames.layout.scenes[0].views.filter { $0.view.id == "footer" }.map(\.frame.y) == [114, 250])
        #expect(frames.placed("collection")?.contentSize?.height == 272)
    }

    /// The insets of the content leave 275: two of 100 fit, and a header is as wide.
    @Test func insetsOfTheContent() throws {
        let frames = try Sample(
            layoutContent: #"<size key="headerReferenceSize" width="50" height="44"/>"#,
            collectionContent: """
                <inset key="contentInset" minX="50" minY="0.0" maxX="50" maxY="0.0"/>
                <collectionReusableView key="sectionHeaderView" id="header"><rect key="frame" width="9" height="9"/>
                </collectionReusableView>
                """, cells: ["a", "b", "c"].map { Sample.cell($0) }
        ).layOut()
        frames.expect("header", 0, 0, 275, 44)
        frames.expect("a", 0, 44, 100, 50)
        frames.expect("b", 175, 44, 100, 50)
        frames.expect("c", 0, 104, 100, 50)
        #expect(frames.placed("collection")?.contentSize == Size(width: 275, height: 154))
    }

    @Test func insetsWithinTheMargins() throws {
        let frames = try Sample(
            attributes: #"sectionInsetReference="layoutMargins""#,
            layoutContent: #"<inset key="sectionInset" minX="8" minY="16" maxX="8" maxY="16"/>"#,
            cells: [Sample.cell("a")]
        ).layOut()
        // Margins of 8 on all sides.
        frames.expect("a", 16, 24, 100, 50)
        #expect(frames.placed("collection")?.contentSize?.height == 98)
    }

    /// Scrolling sideways, lines are columns: 400 hold six of 50, 20 apart.
    @Test func sideways() throws {
        let cells = (0..<7).map { Sample.cell("c\($0)") }
        let frames = try Sample(
            attributes: #"scrollDirection="horizontal""#,
            layoutContent: #"<size key="headerReferenceSize" width="30" height="9"/>"#, cells: cells
        ).layOut()
        frames.expect("c0", 30, 0, 100, 50)
        frames.expect("c1", 30, 70, 100, 50)
        frames.expect("c5", 30, 350, 100, 50)
        frames.expect("c6", 140, 0, 100, 50)
        #expect(frames.placed("collection")?.contentSize == Size(width: 240, height: 400))
    }

    /// Estimated items are as large as their content: 10 + 60 + 10 and 5 + 20 + 5.
    @Test(arguments: [
        #"automaticEstimatedItemSize="YES""#, "",
    ])
    func estimatedSizes(attributes: String) throws {
        let content = """
            <subviews>\(view("v", constraints: ["v.width == 60", "v.height == 20"]))</subviews><constraints>
            \(["v.leading == a-content.leading + 10", "a-content.trailing == v.trailing + 10",
                "v.top == a-content.top + 5", "a-content.bottom == v.bottom + 5"].map(constraint).joined())</constraints>
            """
        let frames = try Sample(
            attributes: attributes,
            layoutContent: attributes.isEmpty ? #"<size key="estimatedItemSize" width="120" height="90"/>"# : "",
            cells: [Sample.cell("a", content: content), Sample.cell("b")]
        ).layOut()
        #expect(frames["a"]?.size == Size(width: 80, height: 30))
        // With nothing inside, an item is as large as estimated.
        let estimate = attributes.isEmpty ? Size(width: 120, height: 90) : Size(width: 100, height: 50)
        #expect(frames["b"]?.size == estimate)
        frames.expect("v", 10, 5, 60, 20)
    }

    /// A flow layout does not turn itself around: `flipsHorizontallyInOppositeLayoutDirection` is false.
    @Test func rightToLeft() throws {
        let cells = [Sample.cell("a"), Sample.cell("b")]
        let frames = try Sample(cells: cells).layOut(direction: .rightToLeft)
        frames.expect("a", 0, 0, 100, 50)
        frames.expect("b", 137.5, 0, 100, 50)
    }
}
