// What no constraint determines: the finding, and the value that is always the same.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct AmbiguityTests {
    private let rule = "ambiguous-layout"

    /// What is left out, and the words for it.
    @Test(
        arguments: [
            ("a.leading == root.leading", "horizontal position"), ("a.top == root.top", "vertical position"),
            ("a.width == 30", "width"), ("a.height == 40", "height"),
        ])
    func eachDimension(missing: String, words: String) throws {
        let all = ["a.leading == root.leading", "a.top == root.top", "a.width == 30", "a.height == 40"]
        let frames = try layOut(view("a"), all.filter { $0 != missing })
        let findings = frames.findings(rule)
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.message.contains("The \(words) of UIView (a) is ambiguous"))
        #expect(finding.object == "a")
        #expect(finding.severity == .warning)
        #expect(finding.location == frames.layout.document.element(id: "a")?.location)
    }

    /// What is free takes the smallest value that is allowed: nothing for sizes, the superview's edge for places.
    @Test func freeValuesAreTheSmallest() throws {
        try layOut(view("a"), ["a.top == root.top", "a.height == 40"]).expect("a", 0, 0, 0, 40)
        try layOut(view("a"), ["a.top == root.top + 9", "a.height == 40", "a.width >= 25"]).expect("a", 0, 9, 25, 40)
    }

    /// As in UIKit, whose variables tell places in the superview, what nothing places stands at the origin of its own
    /// one.
    @Test func whatNothingPlacesStandsInItsSuperview() throws {
        func box(_ constraints: [String]) throws -> Frames {
            try layOut(
                view(
                    "box", "", subviews: view("inner", "", subviews: view("a")) + view("b"),
                    constraints: ["a.width == 30", "a.height == 20", "b.width == 5", "b.height == 5"] + constraints),
                [
                    "box.leading == root.leading + 100", "box.top == root.top + 200", "box.width == 90",
                    "box.height == 60",
                ])
        }
        let alone = try box(["inner.width == 50", "inner.height == 40", "inner.leading == box.leading + 7"])
        alone.expect("inner", 7, 0, 50, 40)
        alone.expect("a", 0, 0, 30, 20)
        alone.expect("b", 0, 0, 5, 5)
        // What depends on it begins there; limits hold.
        let chain = try box(["b.leading == a.trailing + 8", "a.top >= box.top + 4", "b.trailing <= box.leading - 1"])
        chain.expect("inner", 0, 0, 0, 0)
        chain.expect("a", -44, 4, 30, 20)
        chain.expect("b", -6, 0, 5, 5)
    }

    /// A view without a length shows nothing wherever it is pinned, from right to left too: UIKit's variables are zero
    /// where nothing decides them.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func lengthsThatNothingDecidesAreZero(direction: LayoutDirection) throws {
        let scene = TestScene(
            views: view("center", "", subviews: view("inside")) + view("end") + view("bottom") + view("limit")
                + imageView("image", "none"),
            constraints: [
                "center.centerX == root.centerX", "center.centerY == root.centerY",
                "inside.leading == center.leading + 4",
                "center.trailing == inside.trailing + 6", "inside.top == center.top", "inside.height == 9",
                "root.trailing == end.trailing + 10", "end.top == root.top + 5", "end.height == 20",
                "root.bottom == bottom.bottom + 12", "bottom.leading == root.leading", "bottom.width == 20",
                "root.trailing == limit.trailing + 10", "limit.leading >= root.leading + 10", "limit.width >= 25",
                "limit.top == root.top", "limit.height == 3",
                "image.trailing == root.trailing", "image.centerY == root.centerY",
            ])
        let frames = try scene.layOut(in: LayoutEnvironment(direction: direction))
        let turns = direction == .rightToLeft
        frames.expect("center", pixel(191.5), 426, 10, 0)
        frames.expect("inside", turns ? 6 : 4, 0, 0, 9)
        frames.expect("end", turns ? 10 : 383, 5, 0, 20)
        frames.expect("bottom", turns ? 373 : 0, 840, 20, 0)
        frames.expect("limit", turns ? 10 : 358, 0, 25, 3)
        frames.expect("image", turns ? 0 : 393, 426, 0, 0)
        #expect(frames.findings(rule).count == 7, "\(frames.findings(rule).map(\.message))")
    }

    /// What one view gains where another loses it stays as document order has it.
    @Test func lengthsThatAreSharedStay() throws {
        let frames = try layOut(
            view("a") + view("b"),
            [
                "a.leading == root.leading + 8", "b.leading == a.trailing", "b.trailing == root.trailing",
                "a.top == root.top",
                "b.top == root.top", "a.height == 5", "b.height == 5",
            ])
        frames.expect("a", 8, 0, 0, 5)
        frames.expect("b", 8, 0, 385, 5)
    }

    /// Two things that are open are reported in the plural.
    @Test func twoThingsAreOpen() throws {
        let frames = try layOut(view("a"), ["a.centerX == root.centerX", "a.top == root.top", "a.height == 5"])
        #expect(
            frames.findings(rule).map(\.message) == [
                "The horizontal position and width of UIView (a) are ambiguous: add constraints that determine them."
            ])
    }

    /// What a conflict does not hold is open beside it; what it would hold is the conflict's fault.
    @Test func besideAConflict() throws {
        let conflict = ["a.width == 100", "a.width == 150", "a.top == root.top", "a.height == 20"]
        #expect(
            try layOut(view("a"), conflict).findings(rule).map(\.message) == [
                "The horizontal position of UIView (a) is ambiguous: add a constraint that determines it."
            ])
        #expect(try layOut(view("a"), conflict + ["a.leading == root.leading"]).findings(rule).isEmpty)
    }

    /// Two views that can only move together are one finding, which names both.
    @Test func viewsThatMoveTogether() throws {
        let frames = try layOut(
            view("a") + view("b"),
            [
                "a.width == 30", "b.width == 30", "b.leading == a.trailing + 8", "a.top == root.top",
                "b.top == root.top",
                "a.height == 10", "b.height == 10",
            ])
        let findings = frames.findings(rule)
        #expect(findings.count == 1)
        #expect(findings.first?.object == "a")
        #expect(findings.first?.notes.contains { $0.object == "b" } == true)
    }

    /// An inequality alone leaves room.
    @Test func inequalitiesLeaveRoom() throws {
        let frames = try layOut(
            view("a"), ["a.leading >= root.leading + 20", "a.top == root.top", "a.width == 30", "a.height == 40"])
        #expect(frames.findings(rule).count == 1)
        frames.expect("a", 20, 0, 30, 40)
    }

    /// Everything determined, by wishes as well: nothing to say.
    @Test func wishesDetermine() throws {
        let frames = try layOut(
            view("a"),
            ["a.leading == root.leading @1", "a.top == root.top @1", "a.width == 30 @1", "a.height == 40 @1"])
        #expect(frames.findings.isEmpty)
        frames.expect("a", 0, 0, 30, 40)
    }

    @Test func intrinsicSizesDetermine() throws {
        let frames = try layOut(label("a", "Text"), ["a.leading == root.leading", "a.top == root.top"])
        #expect(frames.findings.isEmpty)
    }

    /// A view that keeps its mask is never ambiguous.
    @Test func masksDetermine() throws {
        #expect(try layOut(view("a", 1, 2, 3, 4, mask: "")).findings.isEmpty)
    }

    // MARK: Ties

    private let sideBySide = [
        "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing", "a.top == root.top",
        "b.top == root.top",
    ]

    /// Two labels that hug alike: either could grow. The finding names both, what is left, and what settles it.
    @Test func equalHuggingIsATie() throws {
        let frames = try layOut(label("a", "Left") + label("b", "Right"), sideBySide)
        let finding = try #require(frames.findings(rule).first)
        #expect(frames.findings(rule).count == 1)
        #expect(finding.message.hasPrefix("Content priority ambiguity: UILabel 'Left' (a) and UILabel 'Right' (b) hug"))
        #expect(finding.message.contains("(horizontal hugging 250)"))
        #expect(finding.message.contains("Lower the hugging of the one that is to grow to 249."))
        #expect(finding.object == "a" && finding.notes.contains { $0.object == "b" })
    }

    /// One priority more, and there is nothing to choose.
    @Test func unequalHuggingDecides() throws {
        let views = label("a", "Left", #"horizontalHuggingPriority="251""#) + label("b", "Right")
        #expect(try layOut(views, sideBySide).findings.isEmpty)
    }

    /// Where the ties fit into each other there is no choice either.
    @Test func tiesWithoutChoiceAreNone() throws {
        let frames = try layOut(
            label("a", "Left") + label("b", "Right"), sideBySide.filter { !$0.hasPrefix("b.trailing") })
        #expect(frames.findings.isEmpty)
    }

    /// Of very many competitors the finding lists the first, and says how many are left out.
    @Test func manyCompetitorsAreCounted() throws {
        let count = 60
        let views = (0..<count).map { label("v\($0)", "Left") }.joined()
        var constraints = ["v0.leading == root.leading", "v\(count - 1).trailing == root.trailing"]
        for index in 0..<count { constraints.append("v\(index).top == root.top") }
        for index in 1..<count { constraints.append("v\(index).leading == v\(index - 1).trailing") }
        let frames = try layOut(views, constraints)
        let finding = try #require(frames.findings(rule).first)
        #expect(frames.findings(rule).count == 1)
        #expect(finding.notes.contains { $0.message == "\(count - 19) more constraints pull as they do" })
        #expect(finding.notes.count <= 40)
    }

    /// Where one view pulls on both axes, each is named: here the text's width and height share what its icon takes.
    @Test(arguments: [
        ("hugging", 300.0, "are alike (250) and pull against each other: each length could take up to"),
        ("compression resistance", 20, "are alike (750) and pull against each other: each length could lose up to"),
    ])
    func competitorsOnTwoAxes(priority: String, width: Double, words: String) throws {
        let frames = try layOut(
            view("icon") + label("a", "Some words"),
            [
                "icon.leading == root.leading", "icon.width == icon.height", "icon.top == a.top",
                "icon.bottom == a.bottom",
                "a.leading == icon.trailing", "a.trailing == root.leading + \(width)", "a.top == root.top",
            ])
        let message = try #require(frames.findings(rule).first?.message)
        let start = "Content priority ambiguity: the horizontal and vertical \(priority) of UILabel 'Some words' (a) "
        #expect(message.hasPrefix(start + words), "\(message)")
    }

    /// What is missing and what a tie leaves open of one view are settled by changes of their own, and both are
    /// reported.
    @Test func aTieBesideWhatIsMissing() throws {
        let frames = try layOut(
            view("a"), ["a.top == root.top", "a.height == 20", "a.width == 100 @500", "a.width == 200 @500"])
        let findings = frames.findings(rule)
        #expect(
            findings.map(\.message) == [
                "The horizontal position of UIView (a) is ambiguous: add a constraint that determines it.",
                "Content priority ambiguity: the width of UIView (a) can differ by up to 100 points, because constraints of "
                    + "priority 500 pull against each other. Give one of them another priority.",
            ])
        #expect(findings.last?.notes.count == 2)
    }

    /// Ties that share a competitor are one finding.
    @Test func threeCompetitorsAreOneFinding() throws {
        let frames = try layOut(
            label("a", "1") + label("b", "2") + label("c", "3"),
            sideBySide.filter { !$0.hasPrefix("b.trailing") }
                + ["c.leading == b.trailing", "c.trailing == root.trailing", "c.top == root.top"])
        #expect(frames.findings(rule).count == 1)
        #expect(Set(frames.findings(rule).flatMap(\.notes).compactMap(\.object)).isSuperset(of: ["b", "c"]))
    }

    // MARK: What authors say of it

    @Test(arguments: [("off", 0), ("ignoreSizes", 1)])
    func verifyAmbiguity(value: String, count: Int) throws {
        let view = view("a").replacing("<view ", with: "<view verifyAmbiguity=\"\(value)\" ")
        // The horizontal position and the height are open; the second is a size.
        let frames = try layOut(view, ["a.top == root.top", "a.width == 30"])
        #expect(frames.findings(rule).count == count)
    }

    /// A class of the app's own may give itself a size in code.
    @Test func sizeOfACustomClass() throws {
        let view = view("a").replacing("<view ", with: "<view customClass=\"Rating\" ")
        let frames = try layOut(view, ["a.top == root.top", "a.leading == root.leading", "a.width == 30"])
        let finding = try #require(frames.findings(rule).first)
        #expect(finding.severity == .note && finding.message.contains("unless Rating gives itself an intrinsic size"))
        // In a check of many rules that is not worth a word.
        #expect(!frames.layout.layoutFindings(RuleSelection(isCheck: true)).contains { $0.rule.id == rule })
        let asked = RuleSelection(only: [rule], isCheck: true)
        #expect(frames.layout.layoutFindings(asked).map(\.rule.id) == [rule])
    }

    /// A class with a xib of its name fills itself from there, in a scroll view too.
    @Test func classFilledFromAXib() throws {
        var environment = LayoutEnvironment()
        environment.resources = ProjectResources(nibNames: ["Rating"])
        func findings(_ className: String) throws -> [Finding] {
            let own = view("a").replacing("<view ", with: "<view customClass=\"\(className)\" ")
            let content = view("c").replacing("<view ", with: "<view customClass=\"\(className)\" ")
            let scroll = view(
                "s", element: "scrollView", subviews: content,
                constraints: [
                    "c.leading == s.leading", "c.trailing == s.trailing", "c.top == s.top", "c.bottom == s.bottom",
                    "c.width == s.width",
                ])
            return try TestScene(
                views: own + scroll,
                constraints: [
                    "a.top == root.top", "a.leading == root.leading", "a.width == 30", "s.leading == root.leading",
                    "s.trailing == root.trailing", "s.top == root.top + 200", "s.bottom == root.bottom",
                ]
            ).layOut(in: environment).findings
        }
        #expect(try findings("Rating").isEmpty)
        #expect(try Set(findings("Other").map(\.rule.id)) == ["ambiguous-layout", "ambiguous-scrollable-content"])
    }

    /// A size in code settles both axes, and both are reported.
    @Test(arguments: [
        (["a.centerX == root.centerX", "a.centerY == root.centerY"], "position and size of Rating (a) are"),
        (["a.leading == root.leading", "a.centerY == root.centerY"], "vertical position and size of Rating (a) are"),
        (["a.leading == root.leading", "a.top == root.top"], "size of Rating (a) is"),
    ])
    func sizeOfACustomClassOnBothAxes(constraints: [String], words: String) throws {
        let view = view("a").replacing("<view ", with: "<view customClass=\"Rating\" ")
        let findings = try layOut(view, constraints).findings(rule)
        #expect(findings.count == 1)
        #expect(findings.first?.message.hasPrefix("The \(words) ambiguous unless") == true, "\(findings)")
    }

    /// A length that Interface Builder gives a view in a stack hides that nothing gives it one in an app.
    @Test(arguments: [(#" customClass="Steps""#, "ambiguous-layout"), ("", "design-time-size")])
    func designTimeLength(attribute: String, rule: String) throws {
        let inner = view("inner").replacing("<view ", with: "<view\(attribute) ")
        let stack = view(
            "stack", element: "stackView", #"axis="vertical""#, subviews: label("text", "Text") + inner)
        let frames = try layOut(
            stack, ["stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top"])
        #expect(frames["inner"]?.height == 50)
        let findings = frames.findings(rule)
        #expect(findings.count == 1 && findings.allSatisfy { $0.severity == .note })
        #expect(findings.contains { $0.message.hasPrefix("The height of") })
        let words = "depends on the 50 points of height that Interface Builder gives UIView (inner), and an app"
        #expect(rule == self.rule || findings.contains { $0.message.contains(words) })
    }

    /// Configured buttons in a stack are equally wide, and none of the documents in which they are was marked as
    /// ambiguous (ten stacks with different titles in six repositories).
    @Test func equalButtonsAreDecided() throws {
        let buttons = [("a", "One"), ("b", "Three")].map { id, title in
            view(
                id, element: "button", #"buttonType="system""#,
                content: #"<buttonConfiguration key="configuration" style="plain" title="\#(title)"/>"#)
        }
        let stack = view("stack", element: "stackView", "", subviews: buttons.joined())
        let frames = try layOut(
            stack, ["stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top"])
        let widths = try (#require(frames["a"]?.width), #require(frames["b"]?.width))
        #expect(abs(widths.0 - widths.1) < 0.5)
        #expect(frames.findings(self.rule).isEmpty)
    }

    /// What the author left to the app is nobody's mistake on a device: constraints that are removed at build time, and
    /// placeholders for intrinsic sizes.
    @Test func declaredPlaces() throws {
        func isOpen(_ box: String) throws -> Bool {
            let constraints = ["box.leading == root.leading", "box.trailing == root.trailing", "box.top == root.top"]
            let frames = try TestScene(views: box, constraints: constraints)
                .layOut(in: LayoutEnvironment(device: .named("retina6_12")))
            return !frames.findings(rule).isEmpty
        }
        let box = view("box", "", constraints: ["box.height == 80"])
        #expect(try isOpen(view("box", "")))
        #expect(try !isOpen(box))
        #expect(try !isOpen(box.replacing("<constraint ", with: #"<constraint placeholder="YES" "#)))
        #expect(try !isOpen(view("box", #"placeholderIntrinsicHeight="80""#)))
        // The width is not what was left to the app.
        #expect(try isOpen(view("box", #"placeholderIntrinsicWidth="80""#)))
    }

    /// A tie with a length that is given on the canvas is none where the rest decides.
    @Test func designTimeLengthsThatNothingNeeds() throws {
        let inner = view("inner", subviews: label("text", "Text"))
        let stack = view("stack", element: "stackView", #"axis="vertical""#, subviews: inner)
        let frames = try layOut(
            stack,
            [
                "stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top",
                "text.leading == inner.leading", "text.trailing == inner.trailing", "text.top == inner.top",
                "text.bottom == inner.bottom - 13",
            ])
        #expect(frames.findings("design-time-size").isEmpty)
    }

    /// A cell places its accessory, wherever that is in the document.
    @Test(arguments: [("accessoryView", 0), ("toggle", 1)])
    func accessoryOfACell(outlet: String, count: Int) throws {
        let cell = """
            <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(view("a", element: "switch"))</subviews>
            </tableViewCellContentView><connections><outlet property="\(outlet)" destination="a" id="o"/></connections>
            </tableViewCell></prototypes>
            """
        let table = view("table", 0, 0, 393, 852, element: "tableView", mask: "", content: cell)
        #expect(try layOut(table).findings("unconstrained-view").count == count)
    }

    /// So it does with the label of its style.
    @Test(arguments: [("Default", 0), ("Custom", 1)])
    func labelOfAStyle(style: String, count: Int) throws {
        let cell = """
            <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="a">
            <rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\(label("a", "Title"))</subviews>
            </tableViewCellContentView></tableViewCell></prototypes>
            """
        let table = view("table", 0, 0, 393, 852, element: "tableView", mask: "", content: cell)
        #expect(try layOut(table).findings("unconstrained-view").count == count)
    }

    /// What a conflict of a fixed frame leaves open is no lack of constraints.
    @Test func fixedFrameInAConflict() throws {
        let frames = try TestScene(
            views: view(
                "a", 309, 20, 75, 56, #"fixedFrame="YES""#, content: autoresizingMask("widthSizable flexibleMaxY"))
        ).layOut(in: LayoutEnvironment(size: Size(width: 300, height: 852)))
        #expect(frames.findings.map(\.rule.id) == ["conflicting-constraints"])
    }

    @Test func viewWithoutConstraints() throws {
        let frames = try layOut(view("a"))
        #expect(frames.findings(rule).isEmpty)
        #expect(frames.findings("unconstrained-view").map(\.object) == ["a"])
    }
}
