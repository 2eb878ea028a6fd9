// Views that are stored elsewhere than their constraints put them: whom the finding names, and when there is none.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct MisplacementTests {
    private let rule = "misplaced-view"
    private let pinned = ["a.leading == root.leading", "a.top == root.top", "a.width == 30", "a.height == 40"]

    /// The scene as Interface Builder up to Xcode 9.2 wrote it, which leaves views where they are stored.
    private func layOut(_ views: String, _ constraints: [String], toolsVersion: String = "12121") throws -> Frames {
        try TestScene(toolsVersion: toolsVersion, views: views, constraints: constraints).layOut()
    }

    @Test func staleFrame() throws {
        let frames = try layOut(view("a", 50, 0, 30, 40), pinned)
        let finding = try #require(frames.findings(rule).first)
        #expect(frames.findings(rule).count == 1)
        #expect(finding.object == "a" && finding.severity == .warning)
        #expect(finding.message.contains("its stored frame is (50, 0, 30, 40), its constraints give (0, 0, 30, 40)"))
    }

    /// Interface Builder stores what it shows when it opens a document: nothing else has a frame to compare with.
    @Test func onTheCanvasAlone() throws {
        let scene = TestScene(toolsVersion: "12121", views: view("a", 50, 0, 30, 40), constraints: pinned)
        #expect(try scene.layOut().findings(rule).count == 1)
        #expect(try scene.layOut(in: LayoutEnvironment(direction: .rightToLeft)).findings(rule).isEmpty)
        #expect(try scene.layOut(in: LayoutEnvironment(contentSizeCategory: .extraLarge)).findings(rule).isEmpty)
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var session = LayoutSession(document, in: LayoutEnvironment())
        try session.apply(RunTimeAssignment(parsing: "a.isHidden=YES"))
        session.layoutIfNeeded()
        #expect(session.layout.findings.allSatisfy { $0.rule.id != rule })
    }

    /// Half a point is the rounding of texts and separators.
    @Test(arguments: [(0.5, 0), (1.0, 1)])
    func tolerance(error: Double, count: Int) throws {
        #expect(try layOut(view("a", error, 0, 30, 40), pinned).findings(rule).count == count)
    }

    /// What stands by the view that moved goes with it, and is a note.
    @Test func followers() throws {
        let frames = try layOut(
            view("a", 50, 0, 30, 40) + view("b", 88, 0, 30, 40),
            pinned + ["b.leading == a.trailing + 8", "b.top == root.top", "b.width == 30", "b.height == 40"])
        let finding = try #require(frames.findings(rule).first)
        #expect(frames.findings(rule).count == 1 && finding.object == "a")
        #expect(finding.notes.contains { $0.object == "b" && $0.message.hasSuffix("moves along") })
    }

    /// So does an ambiguity of which its author wants to hear nothing.
    @Test(arguments: ["off", "ignoreSizes"])
    func notBesideASilencedAmbiguity(verification: String) throws {
        let box = view(
            "box", 0, 0, 393, 600, "verifyAmbiguity=\"\(verification)\"", subviews: view("a", 0, 0, 393, 500),
            constraints: [
                "a.leading == box.leading", "a.trailing == box.trailing", "a.top == box.top", "a.bottom == box.bottom",
            ])
        let frames = try layOut(
            box, ["box.leading == root.leading", "box.trailing == root.trailing", "box.top == root.top"])
        #expect(frames.findings(rule).isEmpty)
    }

    /// A conflict explains any frame.
    @Test func notBesideAConflict() throws {
        let frames = try layOut(view("a", 50, 0, 30, 40), pinned + ["a.width == 60"])
        #expect(frames.findings("conflicting-constraints").count == 1)
        #expect(frames.findings(rule).isEmpty)
    }

    /// So does an ambiguity.
    @Test func notBesideAnAmbiguity() throws {
        let frames = try layOut(view("a", 50, 0, 33, 40), pinned.filter { !$0.hasPrefix("a.leading") })
        #expect(frames.findings("ambiguous-layout").count == 1)
        #expect(frames.findings(rule).isEmpty)
    }

    /// The margins of a plain view are known; a class of the app's own may have others.
    @Test(arguments: [("", 1), (#" customClass="Card""#, 0)])
    func margins(attribute: String, count: Int) throws {
        let inner = view("inner", 30, 0, 20, 20)
        let card = view(
            "card", 0, 0, 200, 100, subviews: inner,
            constraints: [
                "inner.leading == card.leadingMargin", "inner.top == card.top", "inner.width == 20",
                "inner.height == 20",
            ]
        ).replacing(#"id="card""#, with: #"id="card"\#(attribute)"#)
        let frames = try layOut(
            card, ["card.leading == root.leading", "card.top == root.top", "card.width == 200", "card.height == 100"])
        #expect(frames.findings(rule).map(\.object) == Array(repeating: "inner", count: count))
    }

    /// That a view keeps clear of the safe area does not say where the safe area ends; a view at its edge does.
    @Test(arguments: [("<=", 0), ("==", 1)])
    func safeArea(relation: String, count: Int) throws {
        let frames = try layOut(
            view("a", 0, 0, 30, 40) + view("b", 40, 59, 30, 759),
            [
                "a.leading == root.leading", "a.top == root.top", "a.width == 30", "a.bottom == safeArea.bottom",
                "b.leading == root.leading + 40", "b.top == root.top + 59", "b.width == 30", "b.height == 759 @999",
                "b.bottom \(relation) safeArea.bottom",
            ], toolsVersion: "21507")
        #expect(frames.findings(rule).map(\.object) == Array(repeating: "a", count: count))
    }

    /// Newer tools move such views by themselves: one note for the scene, where it shows.
    @Test(arguments: [(20.0, 0), (60.0, 1)])
    func newerTools(error: Double, count: Int) throws {
        let frames = try layOut(view("a", error, 0, 30, 40), pinned, toolsVersion: "21507")
        #expect(frames.findings(rule).count == count)
        #expect(frames.findings(rule).allSatisfy { $0.severity == .note })
    }
}
