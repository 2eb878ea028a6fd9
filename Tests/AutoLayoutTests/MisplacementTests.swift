// Views that are stored elsewhere than their constraints put them: whom the finding names, and when there is none.

import AutoLayout
import Diagnostics
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

    /// Newer tools move such views by themselves: one note for the scene, where it shows.
    @Test(arguments: [(20.0, 0), (60.0, 1)])
    func newerTools(error: Double, count: Int) throws {
        let frames = try layOut(view("a", error, 0, 30, 40), pinned, toolsVersion: "21507")
        #expect(frames.findings(rule).count == count)
        #expect(frames.findings(rule).allSatisfy { $0.severity == .note })
    }
}
