// A text that is set, by code or by a side-car, gives what the same text gives where it is written.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// A view that shows a text, written with one.
struct TextSample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The element with the text that it shows.
    var element: @Sendable (String) -> String
    /// The same view with a text in another form, which a text that is set replaces; nil for none.
    var attributed: String?
}

private let mask = #"translatesAutoresizingMaskIntoConstraints="NO" id="a""#
private let string = """
    <attributedString key="KEY"><fragment content="Something else"><attributes>
    <font key="NSFont" size="31" name="HelveticaNeue"/></attributes></fragment></attributedString>
    """

private func attributed(_ key: String) -> String { string.replacing("KEY", with: key) }

private func button(_ attributes: String, _ content: String) -> String {
    "<button opaque=\"NO\" contentMode=\"scaleToFill\" \(attributes) \(mask)>\(content)</button>"
}

private func field(_ style: String) -> TextSample {
    TextSample(testDescription: "a text field, \(style)") {
        #"<textField text="\#($0)" placeholder="Name" borderStyle="\#(style)" \#(mask)/>"#
    }
}

private let textViews: [TextSample] = [
    TextSample(testDescription: "a label") { #"<label text="\#($0)" \#(mask)/>"# },
    TextSample(
        testDescription: "a label of several lines",
        element: { #"<label text="\#($0)" numberOfLines="0" \#(mask)/>"# },
        attributed: #"<label numberOfLines="0" \#(mask)>\#(attributed("attributedText"))</label>"#),
    TextSample(
        testDescription: "a label of one line, attributed before", element: { #"<label text="\#($0)" \#(mask)/>"# },
        attributed: #"<label \#(mask)>\#(attributed("attributedText"))</label>"#),
    TextSample(
        testDescription: "a plain button",
        element: { button(#"buttonType="system""#, #"<state key="normal" title="\#($0)"/>"#) },
        attributed: button(
            #"buttonType="system""#, "<state key=\"normal\">\(attributed("attributedTitle"))</state>")),
    TextSample(testDescription: "a button with insets") {
        button(
            #"buttonType="custom""#,
            """
            <inset key="contentEdgeInsets" minX="3" minY="4" maxX="5" maxY="6"/><state key="normal" title="\($0)"/>
            """)
    },
    TextSample(
        testDescription: "a configured button",
        element: {
            button(
                #"buttonType="system""#,
                #"<buttonConfiguration key="configuration" style="filled" title="\#($0)"/>"#)
        },
        attributed: button(
            #"buttonType="system""#,
            """
            <buttonConfiguration key="configuration" style="filled">\(attributed("attributedTitle"))</buttonConfiguration>
            """)),
    TextSample(testDescription: "a configured button with a subtitle") {
        button(
            #"buttonType="system""#,
            #"<buttonConfiguration key="configuration" style="gray" title="\#($0)" subtitle="And more"/>"#)
    },
    field("none"), field("line"), field("bezel"), field("roundedRect"),
    TextSample(
        testDescription: "a text view",
        element: {
            #"<textView scrollEnabled="NO" \#(mask)><string key="text">\#($0)</string></textView>"#
        },
        attributed: "<textView scrollEnabled=\"NO\" \(mask)>\(attributed("attributedText"))</textView>"),
]

private let texts = ["", "A", "AB", "A long text that hardly fits on any line of a phone", "Zwei\nZeilen"]

@Suite("Texts have one source")
struct ShownTextTests {
    private let constraints = [
        "a.leading == root.leading + 10", "a.top == root.top + 40", "a.trailing <= root.trailing",
    ]

    private func document(_ element: String) throws -> Document {
        let scene = TestScene(views: element, constraints: constraints)
        return try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
    }

    /// Written texts hold line breaks as character references.
    private func written(_ text: String) -> String { text.replacing("\n", with: "&#10;") }

    private func environment(isChosen: Bool) -> LayoutEnvironment {
        isChosen ? LayoutEnvironment(device: .named("retina4_7")) : LayoutEnvironment()
    }

    @Test("A text that code sets equals one that is written", arguments: textViews, [true, false])
    func set(_ view: TextSample, isChosen: Bool) throws {
        for text in texts {
            var expected = LayoutSession(
                try document(view.element(written(text))), in: environment(isChosen: isChosen))
            expected.layoutIfNeeded()
            for before in texts.map({ view.element(written($0)) }) + [view.attributed].compactMap({ $0 }) {
                // Set before the first layout, and after it.
                for laysOutBefore in [false, true] {
                    var session = LayoutSession(try document(before), in: environment(isChosen: isChosen))
                    if laysOutBefore { session.layoutIfNeeded() }
                    try session.setText(text, of: "a")
                    session.layoutIfNeeded()
                    #expect(session.frame(of: "a") == expected.frame(of: "a"), "'\(text)' in \(before)")
                }
            }
        }
    }

    @Test("A text of a side-car equals one that is written", arguments: textViews, [true, false])
    func designData(_ view: TextSample, isChosen: Bool) throws {
        for text in texts {
            let expected = try layOut(view.element(written(text)), DesignData(), isChosen)
            for before in [view.element("Something"), view.attributed].compactMap({ $0 }) {
                var data = DesignData()
                data.views["a"] = DesignData.ViewData(text: text)
                #expect(try layOut(before, data, isChosen) == expected, "'\(text)' in \(before)")
            }
        }
    }

    private func layOut(_ element: String, _ data: DesignData, _ isChosen: Bool) throws -> Rect? {
        let engine = LayoutEngine(options: LayoutEngine.Options(designData: data))
        return Frames(layout: engine.layout(try document(element), in: environment(isChosen: isChosen)))["a"]
    }

    @Test("Shares of a stack view follow a text that is set")
    func shares() throws {
        func source(_ text: String) throws -> Document {
            let stack = view(
                "stack", element: "stackView", #"distribution="fillProportionally""#,
                subviews: label("a", text) + label("b", "Other"))
            let scene = TestScene(
                views: stack,
                constraints: ["stack.leading == root.leading", "stack.top == root.top", "stack.width == 300"])
            return try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        }
        var expected = LayoutSession(try source("A much longer text"))
        expected.layoutIfNeeded()
        var session = LayoutSession(try source("A"))
        session.layoutIfNeeded()
        let before = session.frame(of: "a")
        try session.setText("A much longer text", of: "a")
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == expected.frame(of: "a"))
        #expect(session.frame(of: "a") != before)
    }
}
