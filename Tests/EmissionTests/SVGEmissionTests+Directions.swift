import Foundation
import InterfaceDocument
import StrutEnvironment
import Testing

/// Pictures where leading is right.
extension SVGEmissionTests {
    /// A view as markup: its opening tag, and what is in it.
    struct Specimen: CustomTestStringConvertible, Sendable {
        var tag: String
        var content = ""
        var testDescription: String { tag }

        /// Where the left and the right edge lie, together.
        static let edges = 332.0

        func markup(_ semantics: String) -> String {
            """
            <\(tag) fixedFrame="YES" semanticContentAttribute="\(semantics)" id="c">
            <rect key="frame" x="16" y="120" width="300" height="44"/>\(content)</\(tag.prefix { $0 != " " })>
            """
        }
    }

    /// What is drawn for a specimen.
    private func drawn(
        _ specimen: Specimen, _ direction: LayoutDirection, _ semantics: String = "unspecified"
    ) throws -> [Node] {
        let nodes = try picture(specimen.markup(semantics), direction: direction)
        let start = try #require(nodes.firstIndex { $0.attributes["data-id"] == "c" })
        let statusBar = try #require(nodes.firstIndex { $0.text == "9:41" })
        return Array(nodes[(start + 1)..<statusBar])
    }

    /// Where a shape or a text lies across; `turned` around the middle of the specimen.
    private func places(_ node: Node, turned: Bool = false) -> [Double] {
        func number(_ name: String) -> Double? { node.attributes[name].flatMap(Double.init) }
        let width = number("width") ?? number("textLength") ?? 0
        let points = node.attributes["points"]?.split(separator: " ").compactMap { point in
            Double(point.prefix { $0 != "," })
        }
        let starts = points ?? [number("x") ?? number("cx")].compactMap { $0 }
        return turned ? starts.map { Specimen.edges - $0 - width } : starts
    }

    @Test(
        "Controls and bars turn around where leading is right, unless they are about playback or space",
        arguments: [
            Specimen(tag: #"switch on="YES""#), Specimen(tag: #"slider value="0.25" minValue="0" maxValue="1""#),
            Specimen(tag: #"progressView progress="0.25""#), Specimen(tag: #"pageControl numberOfPages="3""#),
            Specimen(tag: #"stepper value="5" maximumValue="9""#),
            Specimen(
                tag: #"segmentedControl selectedSegmentIndex="0""#,
                content: #"<segments><segment title="First"/><segment title="Second"/></segments>"#),
            Specimen(tag: #"datePicker style="compact""#),
            Specimen(
                tag: "navigationBar",
                content: """
                    <items><navigationItem id="i"/><navigationItem title="Title" id="j">
                    <barButtonItem key="rightBarButtonItem" title="Item" id="k"/></navigationItem></items>
                    """),
            Specimen(
                tag: "toolbar",
                content: """
                    <items><barButtonItem title="One" id="i"/><barButtonItem title="Two" id="j"/>
                    <barButtonItem systemItem="flexibleSpace" id="k"/><barButtonItem title="Three" id="l"/></items>
                    """),
            Specimen(
                tag: "tabBar",
                content: #"<items><tabBarItem title="One" id="i"/><tabBarItem title="Two" id="j"/></items>"#),
        ])
    func turnedAround(_ specimen: Specimen) throws {
        let ahead = try drawn(specimen, .leftToRight)
        let turned = try drawn(specimen, .rightToLeft)
        #expect(ahead != turned)
        #expect(ahead.map(\.name) == turned.map(\.name) && ahead.map(\.text) == turned.map(\.text))
        for (from, to) in zip(ahead, turned) {
            let (expected, found) = (places(from, turned: true), places(to))
            #expect(zip(expected, found).allSatisfy { abs($0 - $1) < 0.01 }, "\(from) \(to)")
        }
        #expect(try drawn(specimen, .leftToRight, "forceRightToLeft") == turned)
        for semantics in ["playback", "spatial", "forceLeftToRight"] {
            #expect(try drawn(specimen, .rightToLeft, semantics) == ahead)
        }
    }

    @Test("The glass of a search bar changes its place, not its face, and the text follows it")
    func searchBars() throws {
        func parts(_ direction: LayoutDirection) throws -> (glass: Double, handle: [Double], text: Double) {
            let nodes = try drawn(Specimen(tag: #"searchBar placeholder="Find""#), direction)
            return (
                try #require(nodes.first { $0.name == "circle" }.map { places($0) }?.first),
                try #require(nodes.first { $0.name == "polyline" }.map { places($0) }),
                try #require(nodes.first { $0.text == "Find" }.map { places($0) }?.first)
            )
        }
        let (ahead, turned) = (try parts(.leftToRight), try parts(.rightToLeft))
        #expect(ahead.glass < 60 && ahead.text < 60 && ahead.glass < ahead.text)
        #expect(turned.glass > 280 && turned.text > 200 && turned.text < turned.glass)
        for part in [ahead, turned] { #expect(part.handle.allSatisfy { $0 > part.glass }) }
    }

    @Test("A field's clear button stands where its text ends")
    func clearButtons() throws {
        let field = Specimen(
            tag: #"textField borderStyle="roundedRect" textAlignment="natural" text="Hello" clearButtonMode="always""#)
        let nodes = try drawn(field, .rightToLeft)
        #expect(nodes.first { $0.name == "circle" }?.attributes["cx"] == "30")
        let text = try #require(nodes.first { $0.text == "Hello" }.map { places($0) }?.first)
        #expect(text > 250)
    }

    @Test("The time and the titles of sections stand at the right where leading is right")
    func surroundings() throws {
        let table = """
            <tableView fixedFrame="YES" style="grouped" dataMode="static" id="t">
            <rect key="frame" x="0.0" y="100" width="393" height="400"/><sections>
            <tableViewSection headerTitle="Header" id="s"><cells><tableViewCell id="d"/></cells></tableViewSection>
            </sections></tableView>
            """
        func starts(_ direction: LayoutDirection) throws -> [Double] {
            let nodes = try picture(table, direction: direction)
            return ["header", "9:41"].compactMap { text in
                nodes.first { $0.text.lowercased() == text }.flatMap { places($0).first }
            }
        }
        let (ahead, turned) = (try starts(.leftToRight), try starts(.rightToLeft))
        #expect(ahead.count == 2 && ahead.allSatisfy { $0 < 100 })
        #expect(turned.count == 2 && turned.allSatisfy { $0 > 280 })
    }

    @Test("Symbols that go forward and images that mirror turn around where leading is right")
    func turnedImages() throws {
        func transform(_ name: String, _ catalog: String, _ direction: LayoutDirection) throws -> String? {
            let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg").path
            try Data("<svg width=\"20\" height=\"20\"/>".utf8).write(to: URL(filePath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }
            let assets = [true, false].map { ImageAsset(size: Size(width: 20, height: 20), isMirrored: $0, path: path) }
            return try picture(
                """
                <imageView fixedFrame="YES" image="\(name)" \(catalog) id="i">
                <rect key="frame" x="0.0" y="0.0" width="40" height="40"/></imageView>
                """, direction: direction,
                resources: ProjectResources(images: ["mirrors": assets[0], "stays": assets[1]])
            ).first { ["path", "use"].contains($0.name) && $0.attributes["transform"] != nil }?.attributes["transform"]
        }
        for (name, catalog, turns) in [
            ("chevron.forward", #"catalog="system""#, true), ("arrow.backward", #"catalog="system""#, true),
            ("chevron.right", #"catalog="system""#, false), ("forward.fill", #"catalog="system""#, false),
            ("mirrors", "", true), ("stays", "", false),
        ] {
            let left = try #require(try transform(name, catalog, .leftToRight))
            let right = try #require(try transform(name, catalog, .rightToLeft))
            #expect(!left.contains("-") && right.contains("scale(-") == turns, "\(name): \(right)")
        }
    }

    @Test("An image has a file for the dark appearance where its catalog has one")
    func darkImages() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try ["light", "dark"].map { name in
            let file = folder.appending(path: "\(name).svg")
            try Data("<svg id=\"\(name)\"/>".utf8).write(to: file)
            return file.path
        }
        func image(_ appearance: Appearance) throws -> String? {
            let asset = ImageAsset(size: Size(width: 20, height: 20), path: paths[0], darkPath: paths[1])
            let href = try picture(
                """
                <imageView fixedFrame="YES" image="pic" id="i"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                </imageView>
                """, appearance: appearance, resources: ProjectResources(images: ["pic": asset])
            ).first { $0.name == "image" }?.attributes["href"]
            return href.flatMap { Data(base64Encoded: String($0.split(separator: ",")[1])) }
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(try image(.light)?.contains("light") == true)
        #expect(try image(.dark)?.contains("dark") == true)
    }
}
