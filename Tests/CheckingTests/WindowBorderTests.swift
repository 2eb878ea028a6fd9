// Documents at whose windows something once began or ended elsewhere than by laying out each window: what is found is right at
// both ends of a stretch, and yet not between them.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import Testing

@testable import StrutChecking

@Suite("Borders of what is found in windows")
struct WindowBorderTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var windows: String
        /// What is in the controller's view, and the constraints there.
        var subviews: String
        var constraints: String

        func document() throws -> Document {
            let source = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
                <device id="retina4_7"/><scenes><scene><objects><viewController id="controller"><view key="view" id="root">
                <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
                </view></viewController></objects></scene></scenes></document>
                """
            return try Document.parse(Array(source.utf8), path: "Windows.storyboard")
        }
    }

    private static func view(
        _ element: String, _ id: String, _ attributes: String = "", _ content: String = ""
    ) -> String {
        "<\(element) id=\"\(id)\" \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\">\(content)</\(element)>"
    }

    /// A constraint between two views: "a.leading" is at "b.trailing", and what else is said of it.
    private static func pin(_ first: String, _ second: String, _ rest: String = "") -> String {
        func item(_ words: String, _ place: String) -> String {
            let parts = words.split(separator: ".")
            return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
        }
        return "<constraint \(item(first, "first")) \(item(second, "second")) \(rest) id=\"\(first)-\(second)\"/>"
    }

    private static let text = "text=\"Everything that you have bought in this shop since May\""

    /// Some views with constraints among them and to the one that holds them.
    private static func content(_ subviews: String, _ constraints: String) -> String {
        "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>"
    }

    static let examples = [
        // Where the first line ends in a space that has room, the text is as wide as its label, and again where a further word
        // has moved up; between the two it is narrower, and the width of what holds it is open.
        Example(
            testDescription: "A text that is as wide as its label twice", windows: "400...445",
            subviews: view(
                "view", "outer", "",
                content(
                    view(
                        "view", "inner", "",
                        content(
                            view("label", "text", "numberOfLines=\"0\" " + text),
                            pin("inner.trailing", "text.trailing") + pin("text.leading", "inner.leading"))),
                    pin("outer.trailing", "inner.trailing", "constant=\"40\"")
                        + pin("inner.leading", "outer.leading", "relation=\"greaterThanOrEqual\" constant=\"8\""))),
            constraints: pin("outer.leading", "root.leading", "constant=\"16\"")
                + pin("root.trailing", "outer.trailing", "relation=\"greaterThanOrEqual\" constant=\"40\"")),
        // The same, where two labels hug their texts alike: they do at both ends of what looks like one stretch.
        Example(
            testDescription: "Two labels that hug alike", windows: "320...480",
            subviews: view("label", "first", "horizontalHuggingPriority=\"251\" numberOfLines=\"0\" " + text)
                + view("label", "second", "horizontalHuggingPriority=\"251\" numberOfLines=\"2\" text=\"Payment\""),
            constraints: pin("first.leading", "root.leadingMargin") + pin("second.leading", "first.trailing")
                + pin("root.trailing", "second.trailing")),
        // Nothing about the height depends on the window: a solver that is asked again need not look at it again.
        Example(
            testDescription: "A tie that the window does not touch", windows: "320...324",
            subviews: view("button", "button"),
            constraints:
                "<constraint firstItem=\"button\" firstAttribute=\"height\" constant=\"60\" priority=\"250\" id=\"a\"/>"
        ),
        // In a window of 420 points the label has just the point without which it counts as hidden.
        Example(
            testDescription: "A text with just the least room", windows: "400...440",
            subviews: view("label", "first", "text=\"Payment\"")
                + view("label", "second", "text=\"Confirm your order\""),
            constraints: pin("first.leading", "root.centerX", "constant=\"33\"")
                + pin("first.width", "root.width", "multiplier=\"0.3\" constant=\"-10\"")
                + pin("second.leading", "first.trailing", "constant=\"20\"")
                + pin("root.trailing", "second.trailing", "constant=\"40\"")),
        // The stepper is squeezed up to some window; from where on views resist alike it is not at fault.
        Example(
            testDescription: "A squeezed control among views that resist alike", windows: "320...400",
            subviews: view(
                "view", "box", "",
                content(
                    view("label", "title", text) + view("stackView", "stack", "", "<subviews>\(choice)</subviews>"),
                    pin("stack.centerX", "box.centerX") + pin("stack.width", "title.width")
                        + pin("box.trailingMargin", "stack.trailing", "constant=\"40\"")))
                + view("label", "total", "text=\"Total amount\"") + view("stepper", "stepper")
                + view(
                    "view", "entry", "",
                    content(
                        view("textField", "field", "borderStyle=\"roundedRect\" placeholder=\"OK\""),
                        pin("entry.trailing", "field.trailing") + pin("field.leading", "entry.leading"))),
            constraints: pin("box.leading", "root.leading") + pin("total.leading", "box.trailing", "constant=\"8\"")
                + pin("root.trailing", "entry.trailing", "constant=\"16\"") + pin("entry.leading", "stepper.trailing")
                + pin("stepper.leading", "total.trailing", "constant=\"8\"")),
    ]

    private static let choice = """
        <segmentedControl id="choice"><segments><segment title="Payment"/><segment/></segments></segmentedControl>
        """

    @Test("The ranges are those of layouts in each window", arguments: examples)
    func borders(example: Example) throws {
        let sweep = try WindowSweep(.horizontal, named: example.windows)
        let document = try example.document()
        let followed = WindowFindingsTests.followed(document, sweep, LayoutEnvironment())
        let alone = WindowFindingsTests.inEachWindow(document, sweep, LayoutEnvironment())
        #expect(WindowFindingsTests.words(followed.findings) == WindowFindingsTests.words(alone))
    }
}
