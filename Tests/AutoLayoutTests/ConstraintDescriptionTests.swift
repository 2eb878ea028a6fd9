// Constraints in the grammar of UIKit's logs, with object ids where UIKit prints addresses.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct ConstraintDescriptionTests {
    /// The description of one constraint between `a`, `b` (siblings), `l` (a label) and the root.
    private func description(_ words: String, toolsVersion: String = "23504") throws -> String? {
        let scene = TestScene(
            toolsVersion: toolsVersion,
            views: view("a") + view("b") + label("l", "The quick brown fox jumped over the lazy dog."),
            constraints: [words + " #wanted"])
        return try scene.layOut(keepsSystems: true).lowered.first { $0.id == "wanted" }?.description
    }

    /// From the superview's start, to its end, between siblings: in the visual format.
    @Test(
        arguments: [
            ("a.leading == root.leading + 20", "H:|-(20)-[UIView:a]"),
            ("root.trailing == a.trailing + 20", "H:[UIView:a]-(20)-|"),
            ("a.top == root.top", "V:|-(0)-[UIView:a]"),
            ("root.bottom == a.bottom - 20", "V:[UIView:a]-(-20)-|"),
            ("b.leading == a.trailing + 8", "H:[UIView:a]-(8)-[UIView:b]"),
            ("b.top == a.bottom + 8.5", "V:[UIView:a]-(8.5)-[UIView:b]"),
            ("b.top >= a.bottom + 8", "V:[UIView:a]-(>=8)-[UIView:b]"),
            ("b.top <= a.bottom + 8", "V:[UIView:a]-(<=8)-[UIView:b]"),
            ("b.top == a.bottom + 8 @750", "V:[UIView:a]-(8)-[UIView:b] @750"),
        ])
    func visualFormat(words: String, expected: String) throws {
        #expect(try description(words) == expected)
    }

    /// A number next to nothing is nothing.
    @Test func subnormalNumbers() throws {
        #expect(try description("b.top == a.bottom + 1e-310") == "V:[UIView:a]-(0)-[UIView:b]")
    }

    /// Everything else is an equation, as it is written.
    @Test(
        arguments: [
            ("b.leading == a.leading", "UIView:b.leading == UIView:a.leading"),
            ("b.centerX == a.centerX + 5", "UIView:b.centerX == UIView:a.centerX + 5"),
            ("b.centerY == a.centerY - 5", "UIView:b.centerY == UIView:a.centerY - 5"),
            ("b.width == 0.5*a.width + 10", "UIView:b.width == 0.5*UIView:a.width + 10"),
            ("b.width == 1:3*a.height", "UIView:b.width == 0.333333*UIView:a.height"),
            ("b.height >= a.height", "UIView:b.height >= UIView:a.height"),
            ("b.width == a.width @750", "UIView:b.width == UIView:a.width priority:750"),
            ("b.firstBaseline == a.lastBaseline", "UIView:b.firstBaseline == UIView:a.lastBaseline"),
            ("a.leading == root.leadingMargin", "UIView:a.leading == UIView:root.leadingMargin"),
            ("root.trailingMargin == a.trailing", "UIView:root.trailingMargin == UIView:a.trailing"),
        ])
    func equations(words: String, expected: String) throws {
        #expect(try description(words) == expected)
    }

    /// In logs a pin whose first item is the subview at an end, or the superview at a start, is an equation:
    /// `UIView.bottom == MessageInputBar.bottom`, `UIStackView.leading == UILabel.leading`.
    @Test(
        arguments: [
            ("a.trailing == root.trailing - 20", "UIView:a.trailing == UIView:root.trailing - 20"),
            ("a.bottom == root.bottom", "UIView:a.bottom == UIView:root.bottom"),
            ("root.leading == a.leading", "UIView:root.leading == UIView:a.leading"),
        ])
    func pinsWrittenTheOtherWayRound(words: String, expected: String) throws {
        #expect(try description(words) == expected)
    }

    /// A name shows what the view shows: attributed text too, and what was set at run time.
    @Test func shownTexts() throws {
        let attributed = """
            <label id="l" translatesAutoresizingMaskIntoConstraints="NO"><attributedString key="attributedText">
            <fragment content="In parts"/></attributedString></label>
            """
        let scene = TestScene(views: attributed + label("m", "Written"))
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var session = LayoutSession(document, options: LayoutEngine.Options(keepsSystems: true))
        try session.setText("Set", of: "m")
        session.layoutIfNeeded()
        let texts = session.layout.scenes.flatMap(\.systems).flatMap(\.constraints).map(\.description)
        #expect(texts.contains { $0.hasPrefix("UILabel:l'In parts'.width") })
        #expect(texts.contains { $0.hasPrefix("UILabel:m'Set'.width") } && !texts.contains { $0.contains("Written") })
    }

    /// Left and right are absolute, which the visual format marks.
    @Test(
        arguments: [
            ("a.left == root.left + 20", "H:|-(20)-[UIView:a](LTR)"),
            ("root.right == a.right + 20", "H:[UIView:a]-(20)-|(LTR)"),
            ("b.left == a.right + 8", "H:[UIView:a]-(8)-[UIView:b](LTR)"),
        ])
    func absoluteEdges(words: String, expected: String) throws {
        #expect(try description(words) == expected)
    }

    /// Sizes are equations since iOS 10, in the visual format before.
    @Test(
        arguments: [
            ("a.height == 44", "UIView:a.height == 44"), ("a.height >= 44", "UIView:a.height >= 44"),
            ("a.width == -16", "UIView:a.width == - 16"),
        ])
    func sizesSinceIOS10(words: String, expected: String) throws {
        #expect(try description(words) == expected)
    }

    @Test(
        arguments: [
            ("a.height == 44", "V:[UIView:a(44)]"), ("a.width >= 44", "H:[UIView:a(>=44)]"),
            ("a.width <= 44 @750", "H:[UIView:a(<=44)] @750"),
        ])
    func sizesBeforeIOS10(words: String, expected: String) throws {
        #expect(try description(words, toolsVersion: "6254") == expected)
    }

    /// Text in quotes behind the item, cut after 25 characters.
    @Test func textOfLabels() throws {
        #expect(
            try description("root.bottom == l.bottom + 15") == "V:[UILabel:l'The quick brown fox jumpe...']-(15)-|")
        #expect(
            try description("l.centerX == a.centerX")
                == "UILabel:l'The quick brown fox jumpe...'.centerX == UIView:a.centerX")
    }

    /// Six significant digits.
    @Test(arguments: [("123.4567891", "123.457"), ("0.33333333", "0.333333"), ("100", "100"), ("123456", "123456")])
    func numbers(constant: String, printed: String) throws {
        #expect(try description("a.top == root.top + \(constant)") == "V:|-(\(printed))-[UIView:a]")
    }

    /// A view's class is its custom one.
    @Test func customClasses() throws {
        let scene = TestScene(
            views: view("a", #"customClass="MeterView" customModule="App""#), constraints: ["a.top == root.top #wanted"]
        )
        let text = try scene.layOut(keepsSystems: true).lowered.first { $0.id == "wanted" }?.description
        #expect(text?.hasSuffix("MeterView:a]") == true)
    }

    /// Guides are named as UIKit names them.
    @Test func guides() throws {
        let text = try #require(try description("a.top == safeArea.top + 8"))
        #expect(text.hasPrefix("UIView:a.top == UILayoutGuide"))
        #expect(text.contains("'UIViewSafeAreaLayoutGuide'"))
        #expect(text.hasSuffix(".top + 8"))
    }
}
