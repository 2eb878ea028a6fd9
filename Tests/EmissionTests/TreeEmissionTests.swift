import InterfaceDocument
import StrutEmission
import StrutEnvironment
import Testing

@testable import StrutAutoLayout

@Suite("--format tree")
struct TreeEmissionTests {
    private func tree(_ content: String, connections: String = "") throws -> [String] {
        let scene = HandmadeLayout.scene(content, connections: connections)
        let document = try HandmadeLayout.storyboard(scene).document
        let layout = LayoutEngine().layout(document)
        return String(decoding: layout.emit(.tree), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func label(_ text: String, width: Double = 300, _ attributes: String = "") -> String {
        """
        <label fixedFrame="YES" text="\(text)" id="l" \(attributes)>
        <rect key="frame" x="16" y="40" width="\(width)" height="21"/></label>
        """
    }

    @Test("A view is known by its class, outlets, id, frame in the window and text")
    func line() throws {
        let box = """
            <view fixedFrame="YES" id="box"><rect key="frame" x="10" y="20" width="340" height="100"/>
            <subviews>\(label("Hello"))</subviews></view>
            """
        let lines = try tree(
            box, connections: #"<outlet property="greeting" destination="l" id="o"/>"#)
        #expect(lines[0] == "document \"Main.storyboard\" 393x852 @3x retina6_12 portrait large")
        #expect(lines[1] == "scene UIViewController #scene-1")
        #expect(lines[3] == "    UIView #box 10,20 340x100")
        #expect(lines[4] == "      UILabel greeting #l 26,60 300x21 \"Hello\"")
    }

    @Test("A reference to another storyboard says where it leads")
    func references() throws {
        let scene = """
            <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Start" id="r1"
            sceneMemberID="viewController"/></objects></scene>
            """
        let document = try HandmadeLayout.storyboard(scene).document
        let text = String(decoding: LayoutEngine().layout(document, in: LayoutEnvironment()).emit(.tree), as: UTF8.self)
        #expect(text.split(separator: "\n").dropFirst() == ["scene → Other › Start #r"])
    }

    @Test("What is hidden or cut is marked")
    func flags() throws {
        #expect(try tree(label("Hello", #"hidden="YES""#))[3].hasSuffix("\"Hello\" [hidden]"))
        #expect(try tree(label("Hello, everybody", width: 40))[3].hasSuffix("\"Hello, everybody\" [truncated]"))
    }

    @Test("A line that lies outside of its view is cut, and so is a title that does not fit")
    func outside() throws {
        let low = """
            <label fixedFrame="YES" text="Hello" numberOfLines="0" id="l">
            <rect key="frame" x="16" y="40" width="300" height="7"/></label>
            """
        #expect(try tree(low)[3].hasSuffix("\"Hello\" [truncated]"))
        let button = """
            <button fixedFrame="YES" buttonType="system" id="b"><rect key="frame" x="16" y="40" width="80" height="20"/>
            <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain"
            title="A long title that will not fit"/></button>
            """
        #expect(try tree(button)[3].hasSuffix("[truncated]"))
    }

    @Test("A text stays on its line, and what would hide in it is spelled out")
    func escapes() throws {
        let lines = try tree(label("a&quot;b\\c&#10;d&#9;e\u{202E}f&lt;/script>\u{2028}&amp;", width: 380))
        #expect(lines[3].hasSuffix(#""a\"b\\c\nd\te\u{202E}f</script>\u{2028}&" [truncated]"#), "\(lines[3])")
        #expect(lines.count == 4)
        let named = try tree(label("x", #"userLabel="it's&#10;mine""#))
        #expect(named[3].hasPrefix(#"    UILabel 'it\'s\nmine' #l"#), "\(named[3])")
    }
}
