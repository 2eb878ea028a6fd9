// Changes at run time: each one, what is refused, and that a session always gives what a new one with its changes
// gives.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite("Layout sessions")
struct LayoutSessionTests {
    private let environment = LayoutEnvironment(device: .named("retina4_7"))

    private func session(_ scene: TestScene) throws -> LayoutSession {
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var session = LayoutSession(document, in: environment)
        session.layoutIfNeeded()
        return session
    }

    // MARK: Each change

    private var box: TestScene {
        TestScene(
            views: view("a"),
            constraints: [
                "a.leading == root.leading + 20", "a.top == root.top + 30", "a.height == 40", "a.width == 50 #width",
            ])
    }

    @Test("Constants, priorities and activity")
    func constraints() throws {
        var session = try session(box)
        try session.setConstant(80, ofConstraint: "width")
        // Nothing moves before the next layout.
        #expect(session.frame(of: "a") == Rect(x: 20, y: 30, width: 50, height: 40))
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == Rect(x: 20, y: 30, width: 80, height: 40))
        let wish = try session.addConstraint(AddedConstraint("a", .width, constant: 120, priority: 900))
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == 80)
        try session.setPriority(800, ofConstraint: "width")
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == 120)
        session.removeConstraint(wish)
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == 80)
        try session.setActive(false, ofConstraint: "width")
        session.layoutIfNeeded()
        #expect(session.layout.findings.map(\.rule.id) == ["ambiguous-layout"])
        try session.setActive(true, ofConstraint: "width")
        session.layoutIfNeeded()
        #expect(session.layout.findings == [])
        #expect(session.frame(of: "a")?.width == 80)
    }

    @Test("Hidden views leave their stack and come back")
    func hiding() throws {
        let stack = view(
            "stack", element: "stackView", #"axis="vertical" spacing="8""#,
            subviews: view("a", constraints: ["a.height == 20"]) + view("b", constraints: ["b.height == 30"]))
        var session = try session(
            TestScene(
                views: stack,
                constraints: ["stack.leading == root.leading", "stack.top == root.top", "stack.width == 100"]))
        #expect(session.frame(of: "stack")?.height == 58)
        try session.setHidden(true, of: "a")
        session.layoutIfNeeded()
        #expect(session.frame(of: "stack")?.height == 30)
        #expect(session.frame(of: "b")?.y == 0)
        try session.setHidden(false, of: "a")
        session.layoutIfNeeded()
        #expect(session.frame(of: "stack")?.height == 58)
    }

    /// Lines of 17 points are 20.29 high: 20.5 for one, 41 for two, 61 for three.
    @Test("Texts and the width at which they break")
    func texts() throws {
        var session = try session(
            TestScene(
                views: label("l", "One line", lines: 0),
                constraints: ["l.leading == root.leading", "l.top == root.top", "l.width == 300"]))
        #expect(session.frame(of: "l")?.height == 20.5)
        try session.setText("Three\nshort\nlines", of: "l")
        session.layoutIfNeeded()
        #expect(session.frame(of: "l")?.height == 61)
        try session.setText("One two", of: "l")
        try session.setPreferredMaxLayoutWidth(40, of: "l")
        session.layoutIfNeeded()
        #expect(session.frame(of: "l")?.height == 41)
        try session.setPreferredMaxLayoutWidth(0, of: "l")
        session.layoutIfNeeded()
        #expect(session.frame(of: "l")?.height == 20.5)
    }

    /// Lines of 14 points are 16.71 high, and 8 above and below.
    @Test("The text of a text view that does not scroll")
    func textViews() throws {
        let textView = view(
            "t", element: "textView", #"scrollEnabled="NO" text="One line""#,
            content: #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#)
        var session = try session(
            TestScene(
                views: textView, constraints: ["t.leading == root.leading", "t.top == root.top", "t.width == 300"]))
        let oneLine = try #require(session.frame(of: "t")).height
        #expect(abs(oneLine - 32.71) < 0.5)
        try session.setText("Three\nshort\nlines", of: "t")
        session.layoutIfNeeded()
        #expect(abs(try #require(session.frame(of: "t")).height - 66.13) < 0.5)
        try session.setText("One line", of: "t")
        session.layoutIfNeeded()
        #expect(session.frame(of: "t")?.height == oneLine)
    }

    /// What a view holds follows its frame by the masks, and so does what is inside of that, as
    /// `UIView.autoresizesSubviews` is documented.
    @Test("A frame that is set resizes what is inside by its masks", arguments: [nil, "iPhone 15"])
    func resizedSubviews(device: String?) throws {
        let deep = view("deep", 0, 0, 30, 10, mask: "heightSizable")
        let inner = view("inner", 10, 5, 30, 40, mask: "flexibleMinX heightSizable", subviews: deep)
        let scene = TestScene(
            views: view("outer", 0, 0, 100, 50, mask: "flexibleMaxX flexibleMaxY", subviews: inner)
                + view(
                    "other", 0, 0, 100, 50, mask: "flexibleMaxX flexibleMaxY",
                    subviews: view("still", 10, 5, 30, 40, mask: "heightSizable")))
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var session = LayoutSession(document, in: LayoutEnvironment(device: device.flatMap(Device.named)))
        session.layoutIfNeeded()
        #expect(session.frame(of: "inner") == Rect(x: 10, y: 5, width: 30, height: 40))
        try session.setFrame(Rect(x: 10, y: 300, width: 200, height: 90), of: "outer")
        session.layoutIfNeeded()
        #expect(session.frame(of: "outer") == Rect(x: 10, y: 300, width: 200, height: 90))
        #expect(session.frame(of: "inner") == Rect(x: 110, y: 5, width: 30, height: 80))
        #expect(session.frame(of: "deep") == Rect(x: 0, y: 0, width: 30, height: 50))
        #expect(session.frame(of: "still") == Rect(x: 10, y: 5, width: 30, height: 40))
        // A frame of its own is the subview's, whatever became of its superview.
        try session.setFrame(Rect(x: 1, y: 2, width: 3, height: 4), of: "inner")
        session.layoutIfNeeded()
        #expect(session.frame(of: "inner") == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A mask that is switched off leaves the constraints; switched on, it holds the frame of that moment")
    func masks() throws {
        var session = try session(
            TestScene(
                views: view("a", 10, 20, 30, 40, mask: "", subviews: view("b")),
                constraints: [
                    "b.leading == a.leading", "b.top == a.top", "a.trailing == b.trailing", "a.bottom == b.bottom",
                    "b.width == 60 @900 #width", "b.height == 70 @900", "a.leading == root.leading + 10 @900",
                    "a.top == root.top + 20 @900",
                ]))
        #expect(session.frame(of: "a") == Rect(x: 10, y: 20, width: 30, height: 40))
        try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: "a")
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == Rect(x: 10, y: 20, width: 60, height: 70))
        try session.setTranslatesAutoresizingMaskIntoConstraints(true, of: "a")
        try session.setConstant(5, ofConstraint: "width")
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == Rect(x: 10, y: 20, width: 60, height: 70))
    }

    @Test("A placeholder's size is Interface Builder's, not the app's")
    func placeholders() throws {
        let scene = TestScene(
            views: label("l", "One line", #"placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="99""#),
            constraints: ["l.leading == root.leading", "l.top == root.top"])
        #expect(try scene.layOut()["l"]?.size == Size(width: 200, height: 99))
        #expect(try session(scene).frame(of: "l")?.height == 20.5)
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        // Three pixels a point: 20.29 becomes 20⅓.
        let size = try #require(LayoutEngine().fittingSize(of: "l", in: document))
        #expect(abs(size.height - 20 - 1.0 / 3) < 0.001)
    }

    @Test("Added constraints read in the direction of their views, and know baselines")
    func addedDirectionsAndBaselines() throws {
        let scene = TestScene(
            views: view("a", constraints: ["a.width == 50", "a.height == 40"]) + label("l", "Text"),
            constraints: ["a.top == root.top", "l.leading == root.leading"])
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var session = LayoutSession(
            document, in: LayoutEnvironment(device: .named("retina4_7"), direction: .rightToLeft))
        _ = try session.addConstraint(AddedConstraint("a", .leading, .equal, "root", .leading, constant: 20))
        _ = try session.addConstraint(AddedConstraint("l", .firstBaseline, .equal, "root", .top, constant: 200))
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == Rect(x: 305, y: 0, width: 50, height: 40))
        // The ascender of the system font at 17 points is 16.2 points high.
        #expect((183...184.5).contains(try #require(session.frame(of: "l")).y))
    }

    @Test("What is not there, or of another kind, is refused")
    func refusals() throws {
        var session = try session(box)
        #expect(throws: LayoutSessionError.unknownObject("x")) { try session.setConstant(1, ofConstraint: "x") }
        #expect(throws: LayoutSessionError.unknownObject("x")) { try session.setHidden(true, of: "x") }
        #expect(throws: LayoutSessionError.wrongKind("a", expected: "constraint")) {
            try session.setPriority(1, ofConstraint: "a")
        }
        #expect(throws: LayoutSessionError.wrongKind("a", expected: "label")) {
            try session.setPreferredMaxLayoutWidth(1, of: "a")
        }
        #expect(throws: LayoutSessionError.wrongKind("a", expected: "label, button, text field or text view")) {
            try session.setText("", of: "a")
        }
        #expect(throws: LayoutSessionError.wrongKind("a", expected: "table view")) {
            try session.setTableHeaderView(ofTable: "a")
        }
        #expect(throws: LayoutSessionError.self) { try session.addConstraint(AddedConstraint("x", .width)) }
        #expect(throws: LayoutSessionError.self) {
            try session.addConstraint(AddedConstraint("a", .width, priority: 0))
        }
        #expect(throws: LayoutSessionError.self) {
            try session.addConstraint(AddedConstraint("a", .width, constant: .infinity))
        }
        #expect(throws: LayoutSessionError.self) {
            try session.addConstraint(AddedConstraint("a", .leading, constant: 8))
        }
        #expect(throws: LayoutSessionError.self) {
            try session.addConstraint(AddedConstraint("a", .leading, .equal, "root"))
        }
        #expect(throws: LayoutSessionError.self) { try session.setConstant(.nan, ofConstraint: "width") }
        #expect(throws: LayoutSessionError.self) { try session.setPriority(1001, ofConstraint: "width") }
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == Rect(x: 20, y: 30, width: 50, height: 40))
    }

    @Test("What is not installed in the environment is refused")
    func notInstalled() throws {
        var scene = box
        scene.views = view(
            "a", constraints: [".width == 9 #gone"],
            content: #"<variation key="default"><mask key="constraints"><exclude reference="gone"/></mask></variation>"#
        )
        var session = try session(scene)
        #expect(session.frame(of: "a")?.width == 50)
        #expect(throws: LayoutSessionError.unknownObject("gone")) {
            try session.setActive(true, ofConstraint: "gone")
        }
    }

    // MARK: Fitting sizes

    /// A view whose content wants 120 × 40 at a priority of 750.
    @Test(
        "A target counts as much as its priority",
        arguments: [(50.0, 120.0), (749, 120), (751, 200), (1000, 200)])
    func fittingPriorities(priority: Double, width: Double) throws {
        let content = view("b", constraints: ["b.width == 120 @750", "b.height == 40 @750"])
        let session = try session(
            TestScene(
                views: view(
                    "a", subviews: content,
                    constraints: [
                        "b.leading == a.leading", "b.top == a.top", "a.trailing == b.trailing", "a.bottom == b.bottom",
                    ])))
        let target = Size(width: 200, height: 300)
        #expect(
            try session.systemLayoutSizeFitting("a", targetSize: target, horizontalFittingPriority: priority)
                == Size(width: width, height: 40))
        #expect(
            try session.systemLayoutSizeFitting("a", targetSize: target, verticalFittingPriority: priority)
                == Size(width: 120, height: width == 200 ? 300 : 40))
        #expect(throws: LayoutSessionError.unknownObject("x")) { try session.systemLayoutSizeFitting("x") }
    }

    /// A label of its own: one line unless a width is required, and never wider than its text wants.
    @Test func fittingLabels() throws {
        let session = try session(TestScene(views: label("l", "One two three", lines: 0)))
        let oneLine = try session.systemLayoutSizeFitting("l")
        #expect(oneLine.height == 20.5)
        let narrow = try session.systemLayoutSizeFitting(
            "l", targetSize: Size(width: 50, height: 0), horizontalFittingPriority: 1000)
        #expect(narrow == Size(width: 50, height: 61))
        let wide = try session.systemLayoutSizeFitting("l", targetSize: Size(width: 900, height: 900))
        #expect(wide.width == oneLine.width)
    }

    // MARK: Lines of a command

    @Test("A header is set again with a line of the command")
    func headerAgain() throws {
        let document = try Gallery.scene("TableViewHeader").document()
        var session = LayoutSession(document, in: LayoutEnvironment(device: .named("retina4_0")))
        try session.apply(RunTimeAssignment(parsing: "headerView.frame=7,7,7,146"))
        session.layoutIfNeeded()
        // The table has not looked at the height yet; it forces the rest.
        #expect(session.frame(of: "6u7-If-z8G") == Rect(x: 0, y: 0, width: 320, height: 146))
        #expect(session.frame(of: "JHb-fS-oTI")?.y == 100)
        try session.apply(RunTimeAssignment(parsing: "UgM-5F-lyL.tableHeaderView=headerView"))
        session.layoutIfNeeded()
        #expect(session.frame(of: "JHb-fS-oTI")?.y == 146)
        #expect(throws: LayoutSessionError.self) {
            try session.apply(RunTimeAssignment(parsing: "UgM-5F-lyL.tableHeaderView=sentence"))
        }
    }

    // MARK: Incremental layouts

    @Test(
        "Any changes, in any order and with any layouts between, give what a new session with them gives",
        arguments: Gallery.all)
    func incrementalIsCold(_ scene: Gallery) throws {
        let document = try scene.document()
        for seed in 1...4 {
            var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
            let all = Change.all(in: document)
            var options = LayoutEngine.Options()
            if scene.file == "TableInScrollView.storyboard" { options.designData = TableLayoutTests.data }
            var session = LayoutSession(document, in: environment, options: options)
            session.layoutIfNeeded()
            var changes: [Change] = []
            for _ in 0..<12 {
                let change = try #require(all.randomElement(using: &random)).varied(using: &random)
                changes.append(change)
                change.make(in: &session)
                if Bool.random(using: &random) { session.layoutIfNeeded() }
            }
            session.layoutIfNeeded()
            var cold = LayoutSession(document, in: environment, options: options)
            for change in changes { change.make(in: &cold) }
            cold.layoutIfNeeded()
            let views = zip(session.layout.scenes.flatMap(\.views), cold.layout.scenes.flatMap(\.views))
            for (warm, cold) in views where warm.frame != cold.frame || warm.contentSize != cold.contentSize {
                Issue.record("seed \(seed): \(warm.view.id ?? "") is at \(warm.frame), not \(cold.frame): \(changes)")
                return
            }
            #expect(session.layout.findings == cold.layout.findings, "seed \(seed): \(changes)")
        }
    }

    /// A change that does not depend on the frames before it.
    private enum Change {
        case constant(String, Double)
        case priority(String, Double)
        case active(String, Bool)
        case hidden(String, Bool)
        case text(String, String)
        case preferredWidth(String, Double)
        case unmasked(String)

        /// One of each kind for each object of the document that it is for.
        static func all(in document: Document) -> [Change] {
            var changes: [Change] = []
            func visit(_ element: Element) {
                if let id = element.id {
                    if Constraint(element) != nil {
                        changes += [.constant(id, 0), .priority(id, 0), .active(id, true)]
                    } else if View(element) != nil {
                        changes.append(.hidden(id, true))
                        if Label(element) != nil { changes += [.text(id, ""), .preferredWidth(id, 0)] }
                        if element.name == .view { changes.append(.unmasked(id)) }
                    }
                }
                for child in element.children { visit(child) }
            }
            visit(document.root)
            return changes
        }

        func varied(using random: inout Generator) -> Change {
            switch self {
            case .constant(let id, _): .constant(id, Double(Int.random(in: -20...200, using: &random)) / 2)
            case .priority(let id, _):
                .priority(id, [1, 250, 499.5, 750, 999, 1000].randomElement(using: &random) ?? 1)
            case .active(let id, _): .active(id, Bool.random(using: &random))
            case .hidden(let id, _): .hidden(id, Bool.random(using: &random))
            case .text(let id, _):
                .text(id, String(repeating: "word ", count: Int.random(in: 0...30, using: &random)))
            case .preferredWidth(let id, _): .preferredWidth(id, [0, 90, 270].randomElement(using: &random) ?? 0)
            case .unmasked: self
            }
        }

        /// Makes the change; what the document's environment has not is refused in every session alike.
        func make(in session: inout LayoutSession) {
            switch self {
            case .constant(let id, let value): try? session.setConstant(value, ofConstraint: id)
            case .priority(let id, let value): try? session.setPriority(value, ofConstraint: id)
            case .active(let id, let value): try? session.setActive(value, ofConstraint: id)
            case .hidden(let id, let value): try? session.setHidden(value, of: id)
            case .text(let id, let value): try? session.setText(value, of: id)
            case .preferredWidth(let id, let value): try? session.setPreferredMaxLayoutWidth(value, of: id)
            case .unmasked(let id): try? session.setTranslatesAutoresizingMaskIntoConstraints(false, of: id)
            }
        }
    }

    /// The same numbers in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }
}
