// The rules judge the texts that are shown, which code may have set.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Rules on texts that were set")
struct ShownTextTests {
    /// What is found in a document with some views, in a column of 60 points each, after code has set texts;
    /// `rule object`.
    private func found(_ views: [String], texts: [String: String]) throws -> [String] {
        let places = views.indices.map { number in
            let id = "v\(number)"
            return """
                <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
                constant="20" id="\(id)-x"/>
                <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
                constant="\(80 + 60 * number)" id="\(id)-y"/>
                <constraint firstItem="\(id)" firstAttribute="width" constant="120" id="\(id)-w"/>
                """
        }
        let source = DocumentHeader(features: .autoLayout).xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(views.joined())</subviews><constraints>\(places.joined())</constraints></view>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        var session = LayoutSession(document, in: LayoutEnvironment(device: .named("iPhone 16")))
        for (id, text) in texts { try session.setText(text, of: id) }
        session.layoutIfNeeded()
        let rules = Set([Rule.missingAccessibilityLabel, .truncatedText, .fixedTextWidth].map(\.id))
        let findings = session.layout.layoutFindings(
            RuleSelection(only: rules, hasEnvironments: true, isCheck: true))
        return findings.map { "\($0.rule.id) \($0.object ?? "")" }.sorted()
    }

    private func view(_ tag: String, _ number: Int, _ attributes: String, _ content: String = "") -> String {
        """
        <\(tag) opaque="NO" contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
        id="v\(number)"><rect key="frame" x="20" y="80" width="120" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(content)</\(tag)>
        """
    }

    @Test("A button with an image has words where a title was set, and none where it was taken away")
    func imagesAlone() throws {
        let buttons = [
            view("button", 0, #"buttonType="system""#, #"<state key="normal" image="star"/>"#),
            view("button", 1, #"buttonType="system""#, #"<state key="normal" title="Go" image="star"/>"#),
        ]
        #expect(try found(buttons, texts: [:]) == ["missing-accessibility-label v0"])
        #expect(try found(buttons, texts: ["v0": "Go", "v1": ""]) == ["missing-accessibility-label v1"])
    }

    @Test("A placeholder is checked where it is shown: in a field without a text of its own")
    func placeholders() throws {
        let long = #"borderStyle="roundedRect" placeholder="A very long placeholder that is cut off""#
        let fields = [view("textField", 0, long), view("textField", 1, long + #" text="abc""#)]
        #expect(try found(fields, texts: [:]) == ["truncated-text v0"])
        #expect(try found(fields, texts: ["v0": "hi", "v1": ""]) == ["truncated-text v1"])
    }

    @Test("A text that was set is measured at the width that the label prefers")
    func preferredWidths() throws {
        let attributes = #"numberOfLines="0" preferredMaxLayoutWidth="240" text="""#
        let text = "A text that is long enough to be broken at one hundred and twenty points"
        #expect(try found([view("label", 0, attributes)], texts: [:]) == [])
        let set = try found([view("label", 0, attributes)], texts: ["v0": text])
        let written = try found([view("label", 0, attributes.replacing("\"\"", with: "\"\(text)\""))], texts: [:])
        #expect(set.contains("fixed-text-width v0") && set == written)
    }

    @Test("A button is named after the title that it shows, in whichever form it is written")
    func names() throws {
        let title = """
            <attributedString key="attributedTitle"><fragment content="Hello"/></attributedString>
            """
        let button = view(
            "button", 0, #"buttonType="system""#,
            #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain">"# + title
                + "</buttonConfiguration>")
        let label = view(
            "label", 1, "", #"<attributedString key="attributedText"><fragment content="Words"/></attributedString>"#)
        let source = DocumentHeader(device: nil, features: []).xib("\(button)\(label)")
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        #expect(document.element(id: "v0")?.displayName == "UIButton 'Hello' (v0)")
        #expect(document.element(id: "v1")?.displayName == "UILabel 'Words' (v1)")
    }
}
