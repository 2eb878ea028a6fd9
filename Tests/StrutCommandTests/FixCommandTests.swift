import Foundation
import Testing

@testable import StrutCommand

@Suite("strut fix and strut format")
struct FixCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ line: String, on text: String? = nil) throws -> StrutProcess {
        if let text { try folder.write(text, to: "Main.storyboard") }
        return try StrutProcess((line + " Main.storyboard").split(separator: " ").map(String.init), in: folder.url)
    }

    private static let stale = SampleDocument.clean
        .replacing(#"x="16" y="59" width="120""#, with: #"x="66" y="59" width="90""#)
        .replacing(#"<label text="Hello""#, with: #"<label misplaced="YES" text="Hello""#)

    @Test("A stale frame becomes what the constraints give, and its flag goes; a second run changes nothing")
    func frames() throws {
        let run = try run("fix --only misplaced-view", on: Self.stale)
        #expect(run.status == 0 && run.errors == "Main.storyboard: changed: misplaced-view 1\n", "\(run)")
        #expect(try folder.read("Main.storyboard") == SampleDocument.clean)
        let again = try self.run("fix")
        #expect(again.status == 0 && again.errors.isEmpty, "\(again)")
    }

    @Test("A view inside that autoresizes keeps its frame: it is stored against the size that the constraints give")
    func followers() throws {
        let inner =
            #"<subviews><view id="inn-er-001"><rect key="frame" x="0.0" y="0.0" width="90" height="30"/>"#
            + #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></label>"#
        let text = Self.stale.replacing("<label ", with: "<view ").replacing("</label>", with: inner)
            .replacing("</subviews></label>", with: "</subviews></view>")
        #expect(try run("fix --only misplaced-view", on: text).status == 0)
        #expect(
            try folder.read("Main.storyboard").contains(#"<rect key="frame" x="0.0" y="0.0" width="90" height="30"/>"#)
        )
        #expect(try run("fix --check").status == 0)
    }

    @Test("--check and --diff write nothing, and say what would change")
    func dryRuns() throws {
        let check = try run("fix --check", on: Self.stale)
        #expect(check.status == 1 && check.errors == "Main.storyboard: would change: misplaced-view 1\n", "\(check)")
        let difference = try run("fix --diff")
        #expect(difference.status == 1 && difference.output.hasPrefix("--- Main.storyboard\n+++ Main.storyboard\n@@ "))
        let lines = difference.output.split(separator: "\n").map { $0.filter { $0 != " " } }
        #expect(lines.contains { $0.hasPrefix(#"-<rectkey="frame"x="66""#) }, "\(difference.output)")
        #expect(lines.contains { $0.hasPrefix(#"+<rectkey="frame"x="16""#) })
        #expect(try folder.read("Main.storyboard") == Self.stale)
    }

    @Test("References that lead nowhere go, with what refers to them in turn")
    func references() throws {
        let text = SampleDocument.clean
            .replacing(#"firstItem="lab-el-001" firstAttribute="top""#, with: #"firstItem="gone" firstAttribute="top""#)
            .replacing(
                "</viewController>",
                with:
                    #"<connections><outlet property="a" destination="con-to-001" id="out-le-001"/></connections></viewController>"#
            )
        let run = try run("fix --only dangling-reference", on: text)
        #expect(run.errors == "Main.storyboard: changed: dangling-reference 2\n", "\(run)")
        let fixed = try folder.read("Main.storyboard")
        #expect(!fixed.contains("gone") && !fixed.contains("connections") && fixed.contains("con-le-001"))
    }

    @Test("The second object with an id gets one of its own")
    func identifiers() throws {
        let text = SampleDocument.clean.replacing(
            "</label>",
            with: #"</label><view id="lab-el-001"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#)
        #expect(try run("fix --only duplicate-id", on: text).errors == "Main.storyboard: changed: duplicate-id 1\n")
        #expect(try folder.read("Main.storyboard").ranges(of: #"id="lab-el-001""#).count == 1)
    }

    @Test("Left and right become leading and trailing when asked for")
    func direction() throws {
        let text = SampleDocument.clean.replacing("\"leading\"", with: "\"left\"")
        #expect(try run("fix", on: text).errors.isEmpty)
        #expect(try run("fix --only fixed-direction").errors == "Main.storyboard: changed: fixed-direction 1\n")
        #expect(try folder.read("Main.storyboard") == SampleDocument.clean)
    }

    @Test("format writes numbers as Xcode does")
    func format() throws {
        let text = SampleDocument.clean.replacing(#"constant="120""#, with: #"constant="120.0""#)
        #expect(try run("format", on: text).errors.contains("numbers 1"))
        #expect(try folder.read("Main.storyboard") == SampleDocument.clean)
        #expect(try run("format --check").status == 0)
    }

    @Test("Wrong words and files")
    func failures() throws {
        #expect(try run("fix --only truncated-text", on: SampleDocument.clean).status == 64)
        #expect(try run("fix", on: "no document").status == 65)
        #expect(try StrutProcess(["fix", "None.xib"], in: folder.url).status == 66)
        #expect(try StrutProcess(["fix", "-"], in: folder.url).status == 64)
        #expect(try StrutProcess(["fix"], in: folder.url).status == 64)
    }
}
