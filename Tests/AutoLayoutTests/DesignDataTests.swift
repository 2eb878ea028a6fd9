// Side-cars: what they say of rows and views, and every way in which they can be wrong.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutJSON
import StrutTestScenes
import StrutTestSupport
import Testing

@Suite("Design-time data")
struct DesignDataTests {
    // MARK: Errors

    /// Each mistake, the line and column where it stands, and a word of the message.
    @Test(
        "A side-car says where it is wrong",
        arguments: [
            ("", 1, 1, "no JSON"), ("{\"tables\": {}", 1, 14, "no JSON"), ("[]", 1, 1, "must be an object"),
            ("{\n  \"other\": {}}", 2, 3, "'other' is not known"), ("{\"tables\": 1}", 1, 12, "must be an object"),
            ("{\"tables\": {\"t\": []}}", 1, 18, "'t' must be an object"),
            ("{\"tables\": {\"t\": {},\n\"t\": {}}}", 2, 1, "twice"),
            ("{\"tables\": {\"t\": {\"lines\": []}}}", 1, 19, "'lines' is not known"),
            ("{\"tables\": {\"t\": {\"rows\": {}}}}", 1, 27, "'rows' must be an array"),
            ("{\"collections\": {\"c\": {\"items\": [{}], \"rows\": []}}}", 1, 39, "either sections or the rows"),
            ("{\"tables\": {\"t\": {\"sections\": [1]}}}", 1, 32, "a section must be an object"),
            ("{\"tables\": {\"t\": {\"sections\": [{\"header\": 1}]}}}", 1, 43, "'header' must be a string"),
            ("{\"tables\": {\"t\": {\"sections\": [{\"footer\": []}]}}}", 1, 43, "'footer' must be a string"),
            ("{\"tables\": {\"t\": {\"sections\": [{\"title\": \"a\"}]}}}", 1, 33, "'title' is not known"),
            ("{\"tables\": {\"t\": {\"rows\": [\n\"a\"]}}}", 2, 1, "a row must be an object"),
            ("{\"tables\": {\"t\": {\"rows\": [\n{\"kind\": 1}]}}}", 2, 2, "'kind' is not known"),
            ("{\"tables\": {\"t\": {\"rows\": [\n{\"prototype\": 1}]}}}", 2, 15, "'prototype' must be a string"),
            ("{\"tables\": {\"t\": {\"rows\": [\n{\"count\": -1}]}}}", 2, 11, "whole number"),
            ("{\"tables\": {\"t\": {\"rows\": [\n{\"count\": 1.5}]}}}", 2, 11, "whole number"),
            ("{\"tables\": {\"t\": {\"rows\": [\n{\"views\": []}]}}}", 2, 11, "'views' must be an object"),
            ("{\"views\": {\n\"l\": 1}}", 2, 6, "'l' must be an object"),
            ("{\"views\": {\n\"l\": {\"text\": null}}}", 2, 15, "'text' must be a string"),
            ("{\"views\": {\n\"l\": {\"hidden\": 1}}}", 2, 17, "'hidden' must be true or false"),
            ("{\"views\": {\n\"l\": {\"image\": 1}}}", 2, 16, "'image' must be a string"),
            ("{\"views\": {\n\"l\": {\"size\": 1}}}", 2, 15, "'size' must be an object"),
            ("{\"views\": {\n\"l\": {\"size\": {\"width\": 1}}}}", 2, 15, "a width and a height"),
            ("{\"views\": {\n\"l\": {\"size\": {\"width\": 1, \"height\": -1}}}}", 2, 15, "a width and a height"),
            ("{\"views\": {\n\"l\": {\"size\": {\"depth\": 1}}}}", 2, 16, "'depth' is not known"),
            ("{\"views\": {\n\"l\": {\"colour\": 1}}}", 2, 7, "'colour' is not known"),
            ("{\"views\": {\"l\": \"x\"},\n\"views\": {}}", 2, 1, "'views' stands here twice"),
            ("{\"views\": {\"l\": \"x\",\n\"l\": \"y\"}}", 2, 1, "'l' stands here twice"),
            ("{\"views\": {\"l\": {\"text\": \"x\",\n\"text\": \"y\"}}}", 2, 1, "'text' stands here twice"),
            (
                "{\"views\": {\"l\": {\"size\": {\"width\": 1,\n\"width\": 2, \"height\": 1}}}}", 2, 1,
                "'width' stands here twice"
            ),
            ("{\"tables\": {\"t\": {\"rows\": [{\"count\": 1,\n\"count\": 2}]}}}", 2, 1, "'count' stands here twice"),
        ])
    func errors(text: String, line: Int, column: Int, word: String) {
        do throws(DesignDataError) {
            _ = try DesignData(parsing: Array(text.utf8), path: "Main.strut.json")
            Issue.record("read \(text)")
        } catch {
            #expect(error.finding.location == SourceLocation(line: line, column: column), "\(text)")
            #expect(error.finding.message.contains(word), "\(error.finding.message)")
            #expect(error.finding.path == "Main.strut.json")
            #expect(error.finding.rule.id == "bad-design-data")
        }
    }

    // MARK: A table with two prototypes

    private static let source = DocumentHeader(
        device: "retina4_7", resources: #"<image name="sixty" width="60" height="60"/>"#
    ).storyboard(
        """
        <scene sceneID="scene"><objects><tableViewController id="controller" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes>\(cell("a", label: "label", image: "image"))\(cell("b", label: "other", image: "picture"))</prototypes>
        </tableView><connections><outlet property="list" destination="table" id="o1"/></connections>
        </tableViewController></objects></scene>
        """)

    /// A cell with a picture above a text, in a stack that lets hidden views go.
    private static func cell(_ id: String, label: String, image: String) -> String {
        """
        <tableViewCell reuseIdentifier="\(id)" id="\(id)"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews><stackView axis="vertical" spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-stack">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
        <imageView id="\(image)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="1" height="1"/>
        </imageView>
        <label text="Text" numberOfLines="0" lineBreakMode="wordWrap" id="\(label)" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="1" height="1"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews></stackView></subviews><constraints>
        \(["\(id)-stack.leading == \(id)-content.leading + 10", "\(id)-content.trailing == \(id)-stack.trailing + 10",
            "\(id)-stack.top == \(id)-content.top + 10", "\(id)-content.bottom == \(id)-stack.bottom + 10"]
            .map(constraint).joined())
        </constraints></tableViewCellContentView>
        <connections><outlet property="title" destination="\(label)" id="\(id)-o"/></connections></tableViewCell>
        """
    }

    private func layOut(_ sideCar: String) throws -> Frames {
        let document = try Document.parse(Array(Self.source.utf8), path: "Test.storyboard")
        let data = try DesignData(parsing: Array(sideCar.utf8), path: "Test.strut.json")
        return Frames(layout: LayoutEngine(options: LayoutEngine.Options(designData: data)).layout(document))
    }

    private func rows(_ frames: Frames) -> [PlacedView] {
        frames.layout.scenes[0].views.filter { $0.view.kind == .tableViewCell }
    }

    /// A line of 17 points is 20.5 high at two pixels a point; the stack adds 20 around it and 5 above it, and the
    /// separator half a point.
    @Test("Each row is a copy of its prototype with texts, images, sizes and hidden states of its own")
    func rowsOfPrototypes() throws {
        let frames = try layOut(
            """
            {"tables": {"list": {"sections": [
              {"rows": [
                {"prototype": "a", "views": {"title": "One line", "image": {"image": "sixty"}}},
                {"prototype": "b", "views": {"other": {"text": "One line"}, "picture": {"size": {"width": 20, "height": 33}}}}
              ]},
              {"header": "More", "rows": [
                {"prototype": "a", "count": 2, "views": {"image": {"hidden": true}, "label": "A\\nB"}},
                {"views": {"label": {"hidden": true}, "image": {"image": "sixty"}}}
              ]}
            ]}}}
            """)
        #expect(frames.findings == [])
        let rows = rows(frames)
        #expect(rows.map(\.view.id) == ["a", "b", "a", "a", "a"])
        #expect(
            rows.map(\.row) == [
                RowPath(section: 0, row: 0), RowPath(section: 0, row: 1), RowPath(section: 1, row: 0),
                RowPath(section: 1, row: 1), RowPath(section: 1, row: 2),
            ])
        // 20 + 60 + 5 + 20.5; 20 + 33 + 5 + 20.5; 20 + two lines of 20.29; 20 + 60; and the separator.
        #expect(rows.map(\.frame.height) == [106, 79, 61.5, 61.5, 80.5])
        // The second section has a header of 28, and 22 above it.
        #expect(rows.map(\.frame.y) == [0, 106, 235, 296.5, 358])
        #expect(frames.placed("table")?.contentSize == Size(width: 375, height: 438.5))
    }

    @Test("Data of single views outside rows")
    func views() throws {
        let frames = try layOut(
            """
            {"views": {"label": "A\\nB\\nC", "image": {"size": {"width": 8, "height": 9}},
              "picture": {"size": {"width": 5, "height": 4}}}}
            """)
        // Each prototype once: 20 + 9 + 5 + three lines of 20.29, and 20 + 4 + 5 + 20.5; and the separator.
        #expect(rows(frames).map(\.frame.height) == [95.5, 50])
    }

    @Test("A table without rows is empty")
    func noRows() throws {
        let frames = try layOut(#"{"tables": {"table": {"rows": [{"count": 0}]}}}"#)
        #expect(rows(frames).isEmpty)
        #expect(frames.placed("table")?.contentSize?.height == 0)
    }

    /// A prototype of 60 points with a collection in it: each row has its own three items, with their own content in
    /// each.
    @Test("Items inside rows")
    func nestedCopies() throws {
        let pinned = ["leading", "top", "trailing", "bottom"]
        let item = """
            <collectionViewCell id="item"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            <collectionViewCellContentView key="contentView" id="inner">
            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews>\(view("v"))</subviews>
            <constraints>\(pinned.map { constraint("v.\($0) == inner.\($0)") }.joined())</constraints>
            </collectionViewCellContentView></collectionViewCell>
            """
        let collection = """
            <collectionView id="items" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/><collectionViewFlowLayout \
            key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
            <size key="itemSize" width="100" height="50"/></collectionViewFlowLayout><cells>\(item)</cells>
            </collectionView>
            """
        let constraints = pinned.map { "items.\($0) == a-content.\($0)" } + ["items.height == 60"]
        let cell = """
            <tableViewCell id="a"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="a" id="a-content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>\(collection)</subviews>
            <constraints>\(constraints.map(constraint).joined())</constraints></tableViewCellContentView></tableViewCell>
            """
        let (start, end) = try #require(Self.prototypes)
        let source = Self.source[..<start] + "<prototypes>" + cell + Self.source[end...]
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let data = try DesignData(
            parsing: Array(
                #"{"tables": {"table": {"rows": [{"count": 2}]}}, "collections": {"items": {"items": [{"count": 3}]}}}"#
                    .utf8), path: "Test.strut.json")
        let frames = Frames(layout: LayoutEngine(options: LayoutEngine.Options(designData: data)).layout(document))
        #expect(rows(frames).map(\.frame.y) == [0, 60.5])
        let views = frames.layout.scenes[0].views
        let items = views.filter { $0.view.id == "item" }
        // 375 hold three of 100, 37.5 apart.
        #expect(items.map(\.frame.x) == [0, 137.5, 275, 0, 137.5, 275])
        #expect(items.map(\.row?.row) == [0, 1, 2, 0, 1, 2])
        #expect(
            views.filter { $0.view.id == "v" }.map(\.frame.size)
                == Array(repeating: Size(width: 100, height: 50), count: 6))
    }

    /// Where the prototypes of the source start and end.
    private static var prototypes: (start: String.Index, end: String.Index)? {
        func index(of text: String) -> String.Index? { source.indices.first { source[$0...].hasPrefix(text) } }
        guard let start = index(of: "<prototypes>"), let end = index(of: "</prototypes>") else { return nil }
        return (start, end)
    }

    // MARK: Names that lead nowhere

    @Test(
        "What the document has no use for is a warning at its place",
        arguments: [
            (#"{"tables": {"nothing": {}}}"#, 13, "no such object or outlet"),
            (#"{"tables": {"label": {}}}"#, 13, "no table or collection with prototypes"),
            (#"{"tables": {"list": {"rows": [{"prototype": "c"}]}}}"#, 31, "no such prototype"),
            (#"{"tables": {"list": {"rows": [{"views": {"nobody": ""}}]}}}"#, 42, "no such object"),
            (#"{"tables": {"list": {"rows": [{"views": {"other": ""}}]}}}"#, 42, "no part of the row's prototype"),
            (#"{"tables": {"list": {"rows": [{"views": {"image": "a"}}]}}}"#, 42, "it has no text"),
            (#"{"views": {"image": {"image": "seventy"}}}"#, 12, "no size for the image 'seventy'"),
            (#"{"views": {"gone": {"hidden": true}}}"#, 12, "no such object"),
        ])
    func unknownNames(sideCar: String, column: Int, word: String) throws {
        let findings = try layOut(sideCar).findings("unknown-design-data")
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.location == SourceLocation(line: 1, column: column))
        #expect(finding.message.contains(word), "\(finding.message)")
        #expect(finding.path == "Test.strut.json")
        #expect(finding.severity == .warning)
    }

    @Test("Sections, footers and escapes are read as they stand")
    func sections() throws {
        let data = try DesignData(
            parsing: Array(
                #"{"$schema": "x", "comment": "c", "tables": {"t": {"sections": [{"footer": "f", "rows": [{"views": {"l": "\u00e9\n"}}]}]}}}"#
                    .utf8), path: "a")
        let section = try #require(data.tables["t"]?.sections.first)
        #expect(section.footer == "f")
        #expect(section.header == nil)
        #expect(section.rows[0].count == 1)
        #expect(section.rows[0].views["l"]?.text == "é\n")
    }

    // MARK: The schema

    /// Each object of the schema with its properties: the reader knows all of them, and the schema all that it knows.
    @Test("The schema and the reader know the same names")
    func schema() throws {
        let folder = GalleryFolder.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let path = folder.joined(separator: "/") + "/Documentation/DesignData.schema.json"
        let schema = try JSONValue(parsing: Gallery.bytes(at: path))
        func names(_ object: JSONValue?) throws -> Set<String> {
            let properties = try #require(object?["properties"]?.members)
            return Set(properties.map(\.name))
        }
        #expect(try names(schema) == ["$schema", "comment", "tables", "collections", "views"])
        let definitions = schema["$defs"]
        #expect(try names(definitions?["table"]) == ["comment", "sections", "rows", "items"])
        #expect(try names(definitions?["section"]) == ["comment", "header", "footer", "rows", "items"])
        #expect(try names(definitions?["row"]) == ["comment", "prototype", "count", "views"])
        #expect(try names(definitions?["view"]) == ["text", "hidden", "image", "size"])
        #expect(try names(definitions?["view"]?["properties"]?["size"]) == ["width", "height"])
        // Every one of them at once.
        let everything = """
            {"$schema": "s", "comment": "c", "tables": {"a": {"comment": "c", "sections": [{"comment": "c", "header": "h", \
            "footer": "f", "rows": [{"comment": "c", "prototype": "p", "count": 2, "views": {"v": {"text": "t", \
            "hidden": true, "image": "i", "size": {"width": 1, "height": 2}}}}]}]}, "b": {"rows": []}}, \
            "collections": {"c": {"items": []}, "d": {"sections": [{"items": []}]}}, "views": {"v": "t"}}
            """
        let data = try DesignData(parsing: Array(everything.utf8), path: "a")
        #expect(Set(data.tables.keys) == ["a", "b", "c", "d"])
        let view = try #require(data.tables["a"]?.sections.first?.rows.first?.views["v"])
        #expect(view.text == "t" && view.isHidden == true && view.image == "i")
        #expect(view.size == Size(width: 1, height: 2))
    }
}
