import Foundation
import InterfaceDocument
import StrutEmission
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutAutoLayout

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("--format svg")
struct SVGEmissionTests {
    /// An element of a picture with its attributes and the text in it.
    struct Node: Equatable {
        var name: String
        var attributes: [String: String]
        var text = ""
    }

    func picture(
        _ content: String, view: String = "", appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight, resources: ProjectResources? = nil
    ) throws -> [Node] {
        let document = try HandmadeLayout.storyboard(HandmadeLayout.scene(content, view: view)).document
        var environment = LayoutEnvironment(direction: direction, appearance: appearance)
        environment.resources = resources
        let layout = LayoutEngine().layout(document, in: environment)
        return try Self.nodes(layout.emit(.svg))
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var nodes: [Node] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(nodes.count)
            nodes.append(Node(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if let last = open.last { nodes[last].text += text }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }
    }

    static func nodes(_ bytes: [UInt8]) throws -> [Node] {
        let parser = XMLParser(data: Data(bytes))
        let reader = Reader()
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return reader.nodes
    }

    private func label(_ text: String, width: Double = 300, _ rest: String = "") -> String {
        """
        <label fixedFrame="YES" text="\(text)" id="l" \(rest)>
        <rect key="frame" x="16" y="40" width="\(width)" height="21"/></label>
        """
    }

    @Test("Every view has a rectangle that is its frame in the window")
    func frames() throws {
        let nodes = try picture(
            """
            <view fixedFrame="YES" id="box"><rect key="frame" x="10.5" y="20" width="340" height="100"/>
            <subviews>\(label("Hello"))</subviews>
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom"/></view>
            """)
        let box = try #require(nodes.first { $0.attributes["data-id"] == "box" })
        #expect(box.attributes["x"] == "10.667" && box.attributes["y"] == "20" && box.attributes["width"] == "340")
        #expect(box.attributes["fill"] == "#ff800080")
        let label = try #require(nodes.first { $0.attributes["data-id"] == "l" })
        #expect(label.attributes["x"] == "26.667" && label.attributes["y"] == "60")
    }

    @Test("What is hidden is left out with all inside it")
    func hidden() throws {
        let nodes = try picture(
            """
            <view fixedFrame="YES" hidden="YES" id="box"><rect key="frame" x="10" y="20" width="340" height="100"/>
            <subviews>\(label("Hello"))</subviews></view>
            """)
        #expect(!nodes.contains { ["box", "l"].contains($0.attributes["data-id"] ?? "") })
        #expect(nodes.contains { $0.attributes["data-id"] == "root-1" })
    }

    @Test("A line stands at its measured width, and a long one ends in an ellipsis")
    func lines() throws {
        let whole = try #require(try picture(label("Hello")).first { $0.text == "Hello" })
        #expect(whole.attributes["textLength"].flatMap(Double.init).map { (38...42).contains($0) } == true)
        let cut = try #require(try picture(label("Hello, everybody", width: 60)).first { $0.text.hasSuffix("…") })
        #expect(cut.attributes["textLength"].flatMap(Double.init).map { $0 <= 60 } == true)
        let centred = label("Hello", #"textAlignment="center""#)
        let x = try #require(try picture(centred).first { $0.text == "Hello" }?.attributes["x"].flatMap(Double.init))
        #expect((144...148).contains(x))
    }

    @Test("A text that wraps ends with the last word that has room, where there is room for one line")
    func wrappedLines() throws {
        for (attributes, shown) in [
            (#"lineBreakMode="wordWrap" numberOfLines="0""#, "aaaa"),
            (#"lineBreakMode="wordWrap" numberOfLines="1""#, "aaaa"),
            (#"lineBreakMode="tailTruncation" numberOfLines="0""#, "aaaa b…"),
        ] {
            let texts = try picture(label("aaaa bbbb cccc", width: 65, attributes)).filter { $0.name == "text" }
            #expect(texts.contains { $0.text == shown }, "\(attributes): \(texts.map(\.text))")
        }
    }

    @Test("System colours are those of the appearance")
    func appearances() throws {
        let ground = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
        let box = """
            <view fixedFrame="YES" id="box"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\(ground)</view>
            """
        func fill(_ appearance: Appearance) throws -> String? {
            try picture(box, appearance: appearance).first { $0.attributes["data-id"] == "box" }?.attributes["fill"]
        }
        #expect(try fill(.light) == "#ffffff")
        #expect(try fill(.dark) == "#000000")
    }

    @Test("A label shows nothing beyond its bounds")
    func overflowingLabels() throws {
        func label(height: Double) -> String {
            """
            <label fixedFrame="YES" text="Hello" id="l"><rect key="frame" x="0.0" y="0.0" width="90" height="\(height)"/></label>
            """
        }
        #expect(try !picture(label(height: 0)).contains { $0.text == "Hello" })
        #expect(try picture(label(height: 3)).count { $0.name == "clipPath" } == 2)
        #expect(try picture(label(height: 21)).count { $0.name == "clipPath" } == 1)
    }

    @Test("The name of a missing background image makes way for a button's title")
    func backgroundImages() throws {
        func button(_ title: String) -> String {
            """
            <button fixedFrame="YES" buttonType="custom" id="b"><rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
            <state key="normal" \(title) backgroundImage="plate"/></button>
            """
        }
        #expect(try !picture(button(#"title="Go""#)).contains { $0.name == "text" && $0.text == "plate" })
        #expect(try picture(button("")).contains { $0.name == "text" && $0.text == "plate" })
    }

    @Test("The ends of an inset grouped section are round")
    func insetSections() throws {
        func paths(_ style: String) throws -> [String] {
            let cells = (1...3).map { #"<tableViewCell id="cell\#($0)"/>"# }.joined()
            let table = """
                <tableView fixedFrame="YES" style="\(style)" dataMode="static" separatorStyle="none" id="t">
                <rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
                <sections><tableViewSection id="s"><cells>\(cells)</cells></tableViewSection></sections></tableView>
                """
            return try picture(table).filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
        }
        let ends = try paths("insetGrouped")
        #expect(ends.count == 2 && ends.allSatisfy { $0.components(separatedBy: "A10 10").count == 3 })
        #expect(try paths("grouped").isEmpty)
    }

    @Test("Rows begin below the bars that cover their table")
    func rowsBelowBars() throws {
        func shifts(_ behavior: String) throws -> [String] {
            let xml = DocumentHeader(tools: "21507", device: "retina4_7").storyboard(
                """
                <scene sceneID="a"><objects>
                <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" dataMode="static"
                    style="plain" contentInsetAdjustmentBehavior="\(behavior)" id="t">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <sections><tableViewSection id="s"><cells><tableViewCell id="c"/></cells></tableViewSection></sections>
                </tableView><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
                </tableViewController></objects></scene>
                """)
            let layout = LayoutEngine().layout(
                try Document.parse(Array(xml.utf8), path: "A.storyboard"), in: LayoutEnvironment())
            return try Self.nodes(layout.emit(.svg)).filter { $0.attributes["class"] == "window" }
                .compactMap { $0.attributes["transform"] }
        }
        #expect(try shifts("automatic").contains("translate(0 44)"))
        #expect(try !shifts("never").contains("translate(0 44)"))
    }

    @Test("The bars of a container reach from edge to edge of its window")
    func containerBars() throws {
        let scene = """
            <scene sceneID="a"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="59" width="320" height="44"/>
            </navigationBar></navigationController></objects></scene>
            """
        let document = try HandmadeLayout.storyboard(scene).document
        let nodes = try Self.nodes(LayoutEngine().layout(document, in: LayoutEnvironment()).emit(.svg))
        let bar = try #require(nodes.first { $0.attributes["data-id"] == "bar" })
        #expect(bar.attributes["width"] == "320")
        #expect(
            nodes.contains {
                $0.name == "rect" && $0.attributes["width"] == "393" && $0.attributes["height"] == "103"
                    && $0.attributes["y"] == "0"
            })
    }

    @Test("Hostile text shows as text")
    func hostile() throws {
        let text = "&lt;/text>&lt;script>alert(1)&lt;/script>&quot;' onload='x&amp;lt; \u{202E}abc"
        let nodes = try picture(label(text, width: 390))
        #expect(!nodes.contains { $0.name == "script" || $0.attributes["onload"] != nil })
        let shown = nodes.filter { $0.name == "text" }.map(\.text)
        #expect(shown.contains { $0.hasPrefix("</text><script>") })
        let long = String(repeating: "&lt;b>&amp;", count: 25_000)
        let bytes = try picture(label(long, width: 300)).filter { $0.name == "text" }
        #expect(bytes.contains { $0.text.hasPrefix("<b>&<b>&") && $0.text.hasSuffix("…") && $0.text.count < 60 })
        let control = try picture(
            """
            <label fixedFrame="YES" numberOfLines="0" id="l"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/>
            <string key="text" base64-UTF8="YES">YQBiGxs8Yz4</string></label>
            """)
        #expect(
            control.contains { $0.name == "text" && $0.text == "ab<c>" }, "UIKit draws nothing for a control character")
    }

    @Test("A line keeps its spaces, and says so itself where it has some that would be left out")
    func spaces() throws {
        func keeps(_ text: String) throws -> Bool {
            let line = try #require(try picture(label(text)).first { $0.name == "text" && $0.text == text })
            return line.attributes["xml:space"] == "preserve"
        }
        #expect(try keeps(" first") && keeps("two  spaces"))
        #expect(try !keeps("one space"))
    }

    @Test(
        "Each paragraph of an attributed text is aligned as its first fragment says, and lines run below and through words"
    )
    func attributedTexts() throws {
        func fragment(_ text: String, _ attributes: String) -> String {
            "<fragment content=\"\(text)\"><attributes>\(attributes)</attributes></fragment>"
        }
        func aligned(_ alignment: String, _ indents: String = "") -> String {
            "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"\(alignment)\" \(indents)/>"
        }
        func nodes(_ fragments: String...) throws -> [Node] {
            try picture(
                """
                <label fixedFrame="YES" numberOfLines="0" id="l"><rect key="frame" x="0.0" y="40" width="300" height="80"/>
                <attributedString key="attributedText">\(fragments.joined())</attributedString></label>
                """)
        }
        let paragraphs = try nodes(fragment("One&#10;", aligned("left")), fragment("Two", aligned("right")))
        #expect(paragraphs.first { $0.text == "One" }?.attributes["x"] == "0")
        let right = try #require(paragraphs.first { $0.text == "Two" })
        let end = ["x", "textLength"].compactMap { right.attributes[$0].flatMap(Double.init) }.reduce(0, +)
        #expect(abs(end - 300) < 0.01)

        /// Where a line begins and ends between indents of 20 and 60 points.
        func ends(_ alignment: String) throws -> (left: Double, right: Double) {
            let style = aligned(alignment, "firstLineHeadIndent=\"20\" tailIndent=\"-60\"")
            let line = try #require(try nodes(fragment("Two", style)).first { $0.text == "Two" })
            let left = try #require(line.attributes["x"].flatMap(Double.init))
            return (left, left + (try #require(line.attributes["textLength"].flatMap(Double.init))))
        }
        #expect(try ends("left").left == 20)
        #expect(abs(try ends("right").right - 240) < 0.01)
        let center = try ends("center")
        #expect(abs(center.left + center.right - 260) < 0.01)

        func lines(_ attributes: String) throws -> [Node] {
            try nodes(fragment("Word", attributes)).drop { $0.attributes["data-id"] != "l" }
                .filter { $0.name == "rect" && $0.attributes["data-id"] == nil && $0.attributes["fill"] != "none" }
                .filter { $0.attributes["x"] == "0" }
        }
        #expect(try lines("").isEmpty)
        #expect(try lines(#"<integer key="NSUnderline" value="1"/>"#).count == 1)
        #expect(try lines(#"<integer key="NSStrikethrough" value="1"/>"#).count == 1)
        let ground = #"<color key="NSBackgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom"/>"#
        #expect(try lines(ground).map { $0.attributes["fill"] } == ["#ffff00"])
    }

    @Test("A label's shadow lies behind its text, as far from it as the document says")
    func shadows() throws {
        func inks(_ offset: String) throws -> [String?] {
            let color = #"<color key="shadowColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/>"#
            return try picture(
                """
                <label fixedFrame="YES" text="Hello" id="l"><rect key="frame" x="16" y="40" width="300" height="21"/>
                \(color)<size key="shadowOffset" \(offset)/></label>
                """
            ).filter { $0.text == "Hello" }.map { $0.attributes["fill"] }
        }
        #expect(try inks(#"width="1" height="2""#) == ["#ff0000", "#000000"])
        #expect(try inks(#"width="0.0" height="0.0""#) == ["#000000"])
    }
}
