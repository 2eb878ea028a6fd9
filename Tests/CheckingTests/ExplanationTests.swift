// Explanations: for each number of a frame the chain that decides it, for each kind of origin; what lost, and to what.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Explanations")
struct ExplanationTests {
    private func explain(
        _ id: String, in scene: TestScene, _ environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> ViewExplanation {
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        return try #require(LayoutEngine().explain(id, in: document, environment: environment))
    }

    private func explain(
        _ id: String, _ views: String, _ constraints: [String] = []
    ) throws -> ViewExplanation { try explain(id, in: TestScene(views: views, constraints: constraints)) }

    private func texts(_ explanation: ViewExplanation, _ name: ExplainedQuantity.Name) throws -> [String] {
        try #require(explanation.quantities.first { $0.name == name }).links.map(\.text)
    }

    // MARK: Written constraints

    @Test("Pins are reported from the view to the root, each with its place")
    func pins() throws {
        let explanation = try explain(
            "b",
            view(
                "a", subviews: view("b"), constraints: ["b.leading == a.leading + 8", "a.trailing == b.trailing + 8"]),
            ["a.leading == root.leading + 20", "root.trailing == a.trailing + 20"])
        let width = try #require(explanation.quantities.first { $0.name == .width })
        #expect(
            width.links.map(\.text) == [
                "its leading edge is 8 points inside that of its superview UIView (a)",
                "its trailing edge is 8 points inside that of its superview",
                "the leading edge of its superview is 20 points inside that of UIView (root)",
                "the trailing edge of its superview is 20 points inside that of UIView (root)",
                "UIView (root) is 393 points wide: the document's canvas (iPhone 16, 15, 15 Pro, 14 Pro)",
            ])
        #expect(width.links.map(\.contribution) == [-8, -8, -20, -20, 393])
        #expect(width.links.dropLast().allSatisfy { $0.origin == .written && $0.constraint == $0.object })
        #expect(width.links.last?.origin == .encapsulatedLayout && width.links.last?.object == "root")
        #expect(width.links.allSatisfy { $0.location != nil && $0.direction == .both })
        #expect(width.value == 337 && width.alignmentValue == 337 && width.factor == 1)
        #expect(try texts(explanation, .x) == [width.links[0].text])
    }

    /// A constraint on `a`, whose other numbers are settled, and what is said of it.
    @Test(
        "A constraint says in words what it asks for",
        arguments: [
            ("a.leading == root.leading", "its leading edge is at that of its superview UIView (root)"),
            (
                "a.leading >= root.leading + 5",
                "its leading edge is at least 5 points inside that of its superview UIView (root)"
            ),
            (
                "a.leading <= root.leading + 5",
                "its leading edge is at most 5 points inside that of its superview UIView (root)"
            ),
            ("a.leading >= root.leading", "its leading edge is at or inside that of its superview UIView (root)"),
            (
                "a.leading == root.leading - 5",
                "its leading edge is 5 points outside that of its superview UIView (root)"
            ),
            (
                "a.trailing == root.trailing - 5",
                "its trailing edge is 5 points inside that of its superview UIView (root)"
            ),
            (
                "root.trailing >= a.trailing + 5",
                "its trailing edge is at least 5 points inside that of its superview UIView (root)"
            ),
            ("root.trailing >= a.trailing", "its trailing edge is at or inside that of its superview UIView (root)"),
            ("a.leading == b.trailing + 8", "its leading edge is 8 points after the trailing edge of UIView (b)"),
            ("a.leading == b.trailing - 8", "its leading edge is 8 points before the trailing edge of UIView (b)"),
            ("b.leading == a.trailing + 8", "its trailing edge is 8 points before the leading edge of UIView (b)"),
            ("a.left == b.right + 8", "its left edge is 8 points to the right of the right edge of UIView (b)"),
            (
                "a.leading >= b.trailing - 8",
                "its leading edge is at most 8 points before the trailing edge of UIView (b)"
            ),
            ("a.centerX == root.centerX", "its horizontal centre is at that of its superview UIView (root)"),
            (
                "a.centerX == root.trailing:2",
                "its horizontal centre is 0.5 times as far along as the trailing edge of its superview UIView (root)"
            ),
            (
                "a.trailing == root.trailingMargin",
                "its trailing edge is at the trailing margin of its superview UIView (root), which lies 16 points in"
            ),
        ])
    func words(constraint: String, text: String) throws {
        let words = constraint.replacing("root.trailing:2", with: "0.5*root.trailing")
        let scene = TestScene(
            views: view("a", constraints: [".width == 50"]) + view("b", constraints: [".width == 50"]),
            constraints: ["b.leading == root.leading + 100", "\(words) #it"])
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        let solved = try #require(LayoutEngine().oneShot(document, in: LayoutEnvironment()) { $0 })
        let row = try #require(document.element(id: "it").flatMap { solved.activeRows(of: $0).first })
        var narrator = Narrator(SceneExplainer(solved), subject: document.element(id: "a").flatMap(solved.index))
        #expect(narrator.sentence(ofRow: row) == text)
    }

    @Test("Vertical places are above and below; sizes are compared")
    func verticals() throws {
        let explanation = try explain(
            "b", view("a", constraints: [".width == 40", ".height == 30"]) + view("b"),
            [
                "a.top == root.top + 80", "b.top == a.bottom + 8", "b.height == 2*a.height + 4",
                "b.width == 1.5*b.height",
            ])
        #expect(
            try texts(explanation, .y) == [
                "its top is 8 points below the bottom of UIView (a)",
                "the top of UIView (a) is 80 points inside that of its superview UIView (root)",
                "the height of UIView (a) is 30 points",
            ])
        #expect(
            try texts(explanation, .height) == [
                "its height is 2 times the height of UIView (a) plus 4", "the height of UIView (a) is 30 points",
            ])
        #expect(try texts(explanation, .width).contains("its width is 1.5 times its height"))
    }

    @Test("A common factor is reported; contributions add up")
    func factor() throws {
        let explanation = try explain(
            "a", view("a", constraints: [".width == 93"]), ["a.centerX == root.centerX"])
        let x = try #require(explanation.quantities.first)
        #expect(
            x.factor == 0.5 && x.links.map(\.contribution) == [-46.5, 196.5]
                || x.links.map(\.contribution).reduce(0, +) == 150)
        #expect(x.value == 150)
    }

    // MARK: Intrinsic sizes

    @Test("A text's size keeps it from growing and from shrinking")
    func content() throws {
        let explanation = try explain("a", label("a", "Sentence"), ["a.leading == root.leading + 20"])
        let width = try #require(explanation.quantities.first { $0.name == .width })
        let link = try #require(width.links.first)
        #expect(width.links.count == 1 && link.origin == .intrinsicSize && link.object == "a")
        #expect(
            link.text.hasPrefix("its text is ")
                && link.text.contains("(in the system font, regular, 17 points, on 1 line)"))
        #expect(
            link.text.hasSuffix(
                "hugging (250) keeps it from being wider, compression resistance (750) from being narrower"))
        let size = try #require(explanation.contentSizes.first)
        #expect(size.huggingPriority == 250 && size.compressionResistancePriority == 750)
        #expect(size.description.hasSuffix(" Hug:250 CompressionResistance:750"))
        #expect(size.description.hasPrefix("UILabel:a'Sentence'.width == "))
    }

    @Test("A text that wraps says at which width")
    func wrapping() throws {
        let explanation = try explain(
            "a", label("a", "A sentence of several words that wraps", lines: 0, constraints: [".width == 100"]))
        let height = try #require(explanation.quantities.first { $0.name == .height }?.links.first)
        #expect(height.text.contains("lines at its width of 100)"))
    }

    @Test("A text that is cut names what cuts it, and by how much")
    func cut() throws {
        let explanation = try explain(
            "a", label("a", "A sentence that does not fit, however long the line may be, in so little room"),
            ["a.leading == root.leading + 20", "a.trailing <= root.trailing - 20 #end"])
        let width = try #require(explanation.quantities.first { $0.name == .width })
        #expect(width.links.contains { $0.constraint == "end" && $0.direction == .upper })
        #expect(width.links.contains { $0.origin == .intrinsicSize && $0.direction == .lower })
        let lost = try #require(explanation.lost.first)
        #expect(explanation.lost.count == 1 && lost.origin == .intrinsicSize && !lost.isBroken && lost.priority == 750)
        #expect(
            lost.text.contains("narrower than its text")
                && lost.text.hasSuffix("compression resistance has priority 750"))
        #expect(lost.against.map(\.constraint).contains("end"))
        #expect(abs(width.value + lost.amount - (explanation.contentSizes.first?.length ?? 0)) < 0.5)
    }

    @Test("An image names its picture")
    func images() throws {
        let scene = TestScene(
            resources: image("flag", 30, 20), views: imageView("a", "flag"), constraints: ["a.top == root.top"])
        #expect(
            try texts(explain("a", in: scene), .width) == [
                "its image is 30 points wide ('flag'): hugging (250) keeps it from being wider, compression resistance "
                    + "(750) from being narrower"
            ])
    }

    /// In a stack view Interface Builder gives views on its canvas a length, and devices do not.
    private func explainOnDevice(_ id: String, _ stack: String) throws -> ViewExplanation {
        let scene = TestScene(views: stack, constraints: ["s.leading == root.leading", "s.top == root.top"])
        return try explain(id, in: scene, LayoutEnvironment(device: .named("iPhone 15")))
    }

    @Test("A text that is squeezed is pulled at by its content, and not kept")
    func squeezedText() throws {
        let stack = view(
            "s", element: "stackView", #"axis="vertical" spacing="5""#,
            subviews: label("a", "Alpha text line one two three", lines: 0)
                + view("b", constraints: [".height == 30 @740"]),
            constraints: [".width == 100", ".height == 40"])
        let explanation = try explainOnDevice("a", stack)
        let height = try texts(explanation, .height)
        #expect(
            height.contains {
                $0.hasSuffix(
                    "compression resistance (750) pulls it to be taller; missing that by 26, it comes as near as it can"
                )
            }, "\(height)")
        #expect(!height.contains { $0.contains("keeps it from being shorter") })
    }

    @Test("A height that nothing gives in a stack view is 0, and no alignment's")
    func suppressedHeight() throws {
        let stack = view(
            "s", element: "stackView", #"alignment="center""#,
            subviews: view("a", constraints: [".width == 10"]) + label("b", "Text"))
        let explanation = try explainOnDevice("a", stack)
        #expect(
            try texts(explanation, .height) == [
                "nothing decides its height, and its stack view UIStackView (s) takes 0 then"
            ])
    }

    // MARK: Losses and room

    @Test("Behind a wish that was missed stands what decides by how much")
    func missedLink() throws {
        let explanation = try explain(
            "b", view("a", constraints: [".width == 200 @750 #wish", ".width <= 120 #limit"]) + view("b"),
            ["a.leading == root.leading", "b.leading >= a.trailing + 10 #gap", "b.leading == root.leading @250 #near"])
        let x = try #require(explanation.quantities.first { $0.name == .x })
        #expect(x.value == 130)
        let ids = x.links.map(\.constraint)
        #expect(ids.contains("wish") && ids.contains("limit"), "\(ids)")
        #expect(Set(x.links.map(\.text)).count == x.links.count)
        #expect(x.links.first { $0.constraint == "limit" }?.contribution == 0)
    }

    @Test("A weaker constraint lost to a stronger one, by so much")
    func weaker() throws {
        let explanation = try explain(
            "a", view("a", constraints: [".width == 120 @750 #weak", ".width == 150 @751 #strong"]))
        #expect(try texts(explanation, .width) == ["its width is 150 points, at priority 751"])
        let lost = try #require(explanation.lost.first)
        #expect(lost.text == "its width is 120 points, at priority 750: missed by 30")
        #expect(lost.constraint == "weak" && lost.amount == 30 && lost.against.map(\.constraint) == ["strong"])
    }

    @Test("A broken constraint names its conflict")
    func broken() throws {
        let explanation = try explain("a", view("a", constraints: [".width == 120 #one", ".width == 150 #two"]))
        let lost = try #require(explanation.lost.first)
        #expect(lost.isBroken && lost.amount == 30 && lost.against.count == 1)
        #expect(Set([lost.constraint, lost.against.first?.constraint]) == ["one", "two"])
    }

    @Test("An inequality with room to spare decides nothing")
    func loose() throws {
        let explanation = try explain(
            "a", view("a", constraints: [".width == 100"]),
            ["a.leading == root.leading + 20", "a.trailing <= root.trailing - 20 #room"])
        #expect(explanation.loose.map(\.constraint) == ["room"] && explanation.loose.map(\.room) == [253])
        #expect(
            explanation.loose.first?.text
                == "its trailing edge is at least 20 points inside that of its superview UIView (root): 253 points to spare"
        )
    }

    private func explainConstraint(
        _ id: String, _ views: String, _ constraints: [String] = []
    ) throws -> ConstraintExplanation {
        let source = TestScene(views: views, constraints: constraints).source
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        return try #require(LayoutEngine().explainConstraint(id, in: document))
    }

    private func decided(_ explanation: ConstraintExplanation) -> [String] {
        explanation.decides.flatMap { view in
            view.quantities.map { "\(view.object ?? "").\($0.name) \($0.value) \($0.without.map { "\($0)" } ?? "-")" }
        }
    }

    @Test("A constraint is redundant where others settle the same, and loose where the layout is the same without it")
    func redundant() throws {
        let twice = [
            "a.leading == root.leading + 20 #one", "a.leading == root.leading + 20 #two", "a.top == root.top #top",
            "a.trailing <= root.trailing #room",
        ]
        let view = view("a", constraints: [".width == 100", ".height == 30"])
        let two = try explainConstraint("two", view, twice)
        #expect(two.outcome == .redundant && two.against.map(\.constraint) == ["one"] && two.decides.isEmpty)
        let room = try explainConstraint("room", view, twice)
        #expect(room.outcome == .loose && room.amount == 273 && room.decides.isEmpty)
        let top = try explainConstraint("top", view, twice)
        #expect(top.outcome == .decides && decided(top) == ["a.y 0.0 -"])
    }

    @Test("What settles no number may still make the layout: where something is open")
    func openNumbers() throws {
        let explanation = try explainConstraint(
            "gap", view("a") + view("b"), ["a.width == 10", "b.width == 10", "b.leading == a.trailing + 8 #gap"])
        #expect(explanation.outcome == .influences && explanation.against.isEmpty)
        #expect(explanation.decides.map(\.object) == ["b"])
        #expect(explanation.decides[0].quantities.allSatisfy { $0.without != nil && $0.without != $0.value })
    }

    /// Text is broken at 203 points in a pass before the last one; the widest line is narrower.
    @Test("What settles no number may still make the layout: where text was broken by it")
    func brokenText() throws {
        let text = "A rather long text that is broken into some lines by the widest width that it may have"
        let explanation = try explainConstraint(
            "most", label("a", text, lines: 0, constraints: [".width <= 203 #most"]),
            ["a.leading == root.leading", "a.top == root.top"])
        #expect(explanation.outcome == .influences && explanation.amount > 0)
        #expect(explanation.decides.first?.quantities.map(\.name) == [.width, .height])
        #expect(explanation.decides.first?.quantities.first.map { ($0.without ?? 0) > 600 } == true)
    }

    /// The innermost view's height is given up for the label's least one; then the label is as high as its text.
    @Test("What settles no number may still make the layout: as a member of a conflict")
    func conflictMember() throws {
        let inner = view("b", constraints: [".height == 10"])
        let explanation = try explainConstraint(
            "least",
            label("a", "Text", constraints: [".height >= 15 #least"])
                + view("w", subviews: inner, constraints: ["b.top == w.top", "b.bottom == w.bottom"]),
            ["a.leading == root.leading", "a.top == root.top", "w.top == a.bottom", "w.bottom == root.top + 22"])
        #expect(explanation.outcome == .influences && explanation.amount > 5)
        #expect(explanation.decides.first?.quantities.first.map { $0.name == .height && $0.without == 12 } == true)
    }

    @Test(
        "The guides at the top and the bottom begin at the edges of their view",
        arguments: [("top", 0.0, ""), ("bottom", 59, ", which lies 59 points in: the status bar")])
    func layoutGuides(edge: String, y: Double, inset: String) throws {
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>\
            <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
            """
        let scene = TestScene(
            documentAttributes: #"useTraitCollections="YES""#, controllerContent: guides, rootContent: "",
            views: view("a", constraints: [".height == 10"]), constraints: ["a.top == topGuide.\(edge)"])
        let explanation = try explain("a", in: scene, LayoutEnvironment(device: Device.named("iPhone 15")))
        #expect(explanation.quantities.first { $0.name == .y }?.value == y)
        #expect(try texts(explanation, .y) == ["its top is at the \(edge) of the top layout guide\(inset)"])
    }

    // MARK: Implicit origins

    @Test("A mask says what it keeps, with the place of its view")
    func mask() throws {
        let explanation = try explain("a", view("a", 20, 30, 100, 40, mask: "widthSizable flexibleMaxY"))
        let width = try #require(explanation.quantities.first { $0.name == .width })
        #expect(width.links.first?.text.hasPrefix("its autoresizing mask keeps it ") == true)
        #expect(width.links.first?.origin == .autoresizingMask && width.links.first?.object == "a")
        #expect(
            try texts(explanation, .y) == [
                "its autoresizing mask keeps it 30 points from the top of its superview UIView (root)"
            ])
        #expect(
            explanation.contentSizes.isEmpty && explanation.placement == "from its autoresizing mask and stored frame")
    }

    @Test("The safe area says what covers it, the screen which it is")
    func device() throws {
        let scene = TestScene(
            views: view("a"),
            constraints: [
                "a.top == safeArea.top", "a.bottom == safeArea.bottom", "a.leading == root.leading",
                "a.trailing == root.trailing",
            ])
        let environment = LayoutEnvironment(device: Device.named("iPhone 15"))
        let explanation = try explain("a", in: scene, environment)
        #expect(
            try texts(explanation, .height) == [
                "its top is at the top of the safe area of its superview UIView (root), which lies 59 points in: the status bar",
                "its bottom is at the bottom of the safe area of its superview, which lies 34 points in: the home indicator",
                "its superview is 852 points high: the screen",
            ])
        let height = try #require(explanation.quantities.first { $0.name == .height })
        #expect(height.links.map(\.contribution) == [-59, -34, 852])
    }

    @Test("A table as wide as its own header is as wide as the screen, not as the header that it made as wide")
    func header() throws {
        let source = DocumentHeader(device: nil, features: .autoLayout).storyboard(
            """
            <scene sceneID="s"><objects>
            <tableViewController id="c"><tableView key="view" id="table"><rect key="frame" x="0" y="0" width="393" \
            height="852"/><view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="393" height="60"/>
            </view><constraints><constraint firstItem="header" firstAttribute="width" secondItem="table" \
            secondAttribute="width" id="k"/></constraints></tableView></tableViewController>
            </objects></scene>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let environment = LayoutEnvironment(device: Device.named("iPad"))
        for (id, words) in [
            ("table", ["it is 768 points wide: the screen"]),
            (
                "header",
                ["its width is that of its table view", "its table view is 768 points wide: the screen"]
            ),
        ] {
            let explanation = try #require(LayoutEngine().explain(id, in: document, environment: environment))
            let found = try texts(explanation, .width)
            #expect(found == words)
        }
    }

    @Test("A root that is not as it is stored has the room in which it is shown")
    func embedded() throws {
        let root = { (id: String, content: String) in
            "<scene sceneID=\"s-\(id)\"><objects><viewController id=\"\(id)\">"
                + view(
                    "\(id)-view", 0, 0, 320, 568, #"key="view""#, mask: "widthSizable heightSizable", subviews: content)
                + "</viewController></objects></scene>"
        }
        let segue = #"<connections><segue destination="b" kind="embed" id="g"/></connections>"#
        let box = view("box", 0, 0, 200, 100, element: "containerView", mask: "flexibleMaxX", content: segue)
        let source = DocumentHeader(device: nil, features: .autoLayout).storyboard("\(root("a", box))\(root("b", ""))")
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let environment = LayoutEnvironment(device: Device.named("iPhone 15"))
        let explanation = try #require(LayoutEngine().explain("b-view", in: document, environment: environment))
        #expect(
            try texts(explanation, .width) == [
                "it is 200 points wide: the room that the container view UIView (box) gives it"
            ])
        #expect(
            try texts(explanation, .x) == [
                "it is a root view: it begins at the left of the container view UIView (box)"
            ])
    }

    @Test(
        "Items of a collection that size themselves are as large as their content, those with a size as the layout says"
    )
    func collectionItems() throws {
        func cell(_ id: String, _ content: String) -> String {
            """
            <collectionViewCell id="\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <collectionViewCellContentView key="contentView" id="\(id)-content">
            <rect key="frame" x="0" y="0" width="9" height="9"/>\(content)</collectionViewCellContentView></collectionViewCell>
            """
        }
        let content = """
            <subviews>\(view("v", constraints: ["v.width == 60 #width", "v.height == 20"]))</subviews><constraints>
            \(["v.leading == a-content.leading + 10", "a-content.trailing == v.trailing + 10",
                "v.top == a-content.top", "a-content.bottom == v.bottom"].map(constraint).joined())</constraints>
            """
        func widths(_ attributes: String) throws -> [String: ExplainedQuantity] {
            let collection = """
                <collectionView id="c" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="0" width="375" height="400"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="flow" \(attributes)>
                <size key="itemSize" width="100" height="50"/></collectionViewFlowLayout>
                <cells>\(cell("a", content) + cell("b", ""))</cells></collectionView>
                """
            let scene = TestScene(
                views: collection,
                constraints: [
                    "c.leading == root.leading", "c.trailing == root.trailing", "c.top == root.top", "c.height == 400",
                ])
            let environment = LayoutEnvironment(device: .named("iPhone 15"))
            var found: [String: ExplainedQuantity] = [:]
            for id in ["a", "b"] {
                found[id] = try explain(id, in: scene, environment).quantities.first { $0.name == .width }
            }
            return found
        }
        let automatic = try widths(#"automaticEstimatedItemSize="YES""#)
        let item = try #require(automatic["a"])
        #expect(
            item.links.first?.text.hasSuffix(
                "makes it 80 points wide: items size themselves, so it is what the content wants") == true)
        #expect(item.links.contains { $0.constraint == "width" } && !item.links.contains { $0.object == "root" })
        let empty = try #require(automatic["b"])
        #expect(empty.value == 100 && empty.links.count == 1)
        #expect(empty.links.first?.text.hasSuffix("nothing in it wants more or less than is estimated") == true)
        let fixed = try #require(widths("")["a"])
        #expect(fixed.links.count == 1 && fixed.links[0].text.hasSuffix("makes it 100 points wide, as its layout says"))
    }

    @Test("A stack view says what it does with its views")
    func stack() throws {
        let stack = view(
            "s", element: "stackView", #"distribution="fillEqually" spacing="8""#,
            subviews: view("a") + view("b") + view("c"), constraints: [".width == 316", ".height == 40"])
        let explanation = try explain("b", stack, ["s.leading == root.leading", "s.top == root.top"])
        #expect(
            try texts(explanation, .width) == [
                "its stack view UIStackView (s) makes its 3 views equally wide (distribution fill equally), 8 points apart",
                "the width of its stack view is 316 points",
            ])
        #expect(
            try texts(explanation, .height).first
                == "its stack view UIStackView (s) keeps its 3 views and itself equally high, edge to edge (alignment fill)"
        )
        let width = try #require(explanation.quantities.first { $0.name == .width })
        #expect(width.links.first?.origin == .stackView && width.links.first?.object == "s" && width.value == 100)
    }

    @Test("The numbers of all views of the gallery have chains that add up to them", arguments: Gallery.all)
    func gallery(_ gallery: Gallery) throws {
        let document = try gallery.document()
        for environment in [LayoutEnvironment(), LayoutEnvironment(device: Device.named("iPhone SE"))] {
            _ = LayoutEngine().oneShot(document, in: environment) { scene -> Bool? in
                var explainer = SceneExplainer(scene)
                for view in scene.scene.views.indices {
                    for quantity in explainer.quantities(of: view) where quantity.ambiguities.isEmpty {
                        let sum = quantity.links.reduce(0) { $0 + $1.contribution }
                        let name = explainer.context.name(view)
                        #expect(abs(sum - quantity.alignmentValue) < 0.01, "\(quantity.name) of \(name)")
                        #expect(!quantity.links.isEmpty && quantity.links.allSatisfy { !$0.text.isEmpty }, "\(name)")
                        let shown = quantity.alignmentValue + quantity.alignmentInset
                        #expect(abs(shown - quantity.value) <= 0.51, "\(quantity.name) of \(name)")
                    }
                }
                return nil
            }
        }
    }

    // MARK: Ambiguity

    @Test("A tie of what may not give way is settled by giving way")
    func requiredTie() throws {
        let resistance = #"verticalCompressionResistancePriority="1000""#
        let explanation = try explain(
            "a", label("a", "One", resistance) + label("b", "Two", resistance),
            [
                "a.top == root.top", "b.top == a.bottom", "b.bottom == root.top + 30", "a.leading == root.leading",
                "b.leading == root.leading",
            ])
        let height = try #require(explanation.quantities.first { $0.name == .height })
        let words = try #require(height.ambiguities.first)
        #expect(
            words.contains("vertical resistance 1000")
                && words.hasSuffix("Lower the resistance of the one that is to lose them to 999."))
    }

    @Test("A place that nothing decides is ambiguous, in words")
    func open() throws {
        let explanation = try explain("a", view("a", constraints: [".width == 100"]), ["a.top == root.top"])
        let x = try #require(explanation.quantities.first)
        #expect(x.ambiguities.first?.contains("is ambiguous: add a constraint that determines it") == true)
        #expect(explanation.quantities.first { $0.name == .width }?.ambiguities == [])
    }

    @Test("What moves along with another view is open on each of its numbers")
    func movesAlong() throws {
        let explanation = try explain(
            "b", view("a") + view("b"),
            [
                "a.leading >= root.leading + 20", "a.width >= 100", "a.top == root.top", "a.height == 9",
                "b.centerX == a.centerX", "b.width == 0.5*a.width", "b.top == root.top", "b.height == 9",
            ])
        for name in [ExplainedQuantity.Name.x, .width] {
            let words = try #require(explanation.quantities.first { $0.name == name }).ambiguities
            #expect(words.count == 1 && words[0].hasPrefix("it moves along with UIView (a)."), "\(name): \(words)")
        }
    }

    @Test("Content that nothing reaches is reported for its scroll view")
    func unreachedContent() throws {
        let scroll = view(
            "s", element: "scrollView", subviews: view("a"),
            constraints: ["a.centerX == s.centerX", "a.centerY == s.centerY", "a.width == 5", "a.height == 5"])
        let explanation = try explain(
            "s", scroll,
            ["s.leading == root.leading", "s.trailing == root.trailing", "s.top == root.top", "s.height == 90"])
        #expect(explanation.quantities.map(\.name) == [.x, .width, .y, .height, .contentWidth, .contentHeight])
        for quantity in explanation.quantities.suffix(2) {
            #expect(quantity.ambiguities.first?.hasPrefix("Scrollable content size is ambiguous") == true)
        }
    }

    @Test("A tie is ambiguity too, for both views")
    func tie() throws {
        let views = label("a", "One") + label("b", "Two")
        let constraints = [
            "a.leading == root.leading + 20", "b.leading == a.trailing + 8", "b.trailing == root.trailing - 20",
            "a.top == root.top", "b.top == root.top",
        ]
        for id in ["a", "b"] {
            let explanation = try explain(id, views, constraints)
            let width = try #require(explanation.quantities.first { $0.name == .width })
            #expect(
                width.ambiguities.first?.contains("hug their content alike (horizontal hugging 250)") == true, "\(id)")
        }
    }
}
