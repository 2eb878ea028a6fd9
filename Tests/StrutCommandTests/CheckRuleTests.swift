import Foundation
import Strut
import Testing

@testable import StrutCommand

/// A scene of `Storyboards/Checks`, called after its rule: what is wrong in it has ids that begin with `bad`, its twin
/// with `oky`.
struct RuleScene: Sendable, CustomTestStringConvertible {
    var rule: String
    /// Where the rule shows; empty for the document's own canvas.
    var options: [String] = []
    /// The objects that are found.
    var objects: [String]
    /// A part of the message.
    var words: String
    var testDescription: String { rule }

    static let all = [
        RuleScene(
            rule: "truncated-text", options: ["-d", "iPhone 16"], objects: ["bad-bt-001"],
            words: "needs 209 points on its line and has 160, 49 too few"),
        RuleScene(
            rule: "squeezed-view", options: ["-d", "iPhone 16"], objects: ["bad-sw-001"],
            words: "is 0 points wide, and is drawn 49 wide"),
        RuleScene(
            rule: "distorted-image", objects: ["bad-im-001"], words: "a picture of 120 × 80 points at 100 × 100"),
        RuleScene(
            rule: "overlapping-views", options: ["-d", "iPhone 16", "--content-size", "L,AX3"],
            objects: ["bad-lb-002"], words: "(at AX3; 1 of 2)"),
        RuleScene(
            rule: "outside-superview", options: ["-d", "iPhone 16", "--content-size", "L,AX3"],
            objects: ["bad-lb-001"], words: "where it is clipped"),
        RuleScene(
            rule: "outside-screen", options: ["-d", "iPhone SE,iPhone 16"], objects: ["bad-im-001"],
            words: "reaches 8 points out of the screen"),
        RuleScene(
            rule: "outside-safe-area", options: ["-d", "iPhone SE", "-d", "iPhone 16"], objects: ["bad-bt-001"],
            words: "34 points out of the safe area at the bottom"),
        RuleScene(rule: "small-touch-target", objects: ["bad-bt-001"], words: "is 40 × 40 points"),
        RuleScene(rule: "overlapping-touch-targets", objects: ["bad-bt-002"], words: "on 20 × 44 points"),
        RuleScene(rule: "fixed-text-height", objects: ["bad-lb-001"], words: "its height is held at 30 points"),
        RuleScene(rule: "fixed-text-width", objects: ["bad-lb-001"], words: "its width is held at 90 points"),
        RuleScene(rule: "font-does-not-scale", objects: ["bad-lb-001"], words: "has a fixed size"),
        RuleScene(
            rule: "fixed-direction", objects: ["bad-im-001", "bad-c3-003"],
            words: "shows 'chevron.right', which points to the same side in Arabic and Hebrew. Show the symbol "
                + "'chevron.forward', which turns round there."),
        RuleScene(
            rule: "missing-accessibility-label", objects: ["bad-bt-001"], words: "shows an image and no title"),
        RuleScene(rule: "low-contrast", objects: ["bad-lb-001"], words: "a contrast of 2.1"),
        RuleScene(rule: "unreachable-controller", objects: ["bad-vc-001"], words: "no segue leads to it"),
        RuleScene(
            rule: "missing-reuse-identifier", objects: ["bad-cl-001"],
            words: "is a prototype without a reuse identifier"),
        RuleScene(
            rule: "duplicate-storyboard-identifier", objects: ["bad-vc-001"],
            words: "the storyboard identifier 'Right' of another controller"),
    ]
}

@Suite("Rules of check")
struct CheckRuleTests {
    private let folder = Repository.storyboards.appendingPathComponent("Checks")

    private func findings(_ words: [String]) throws -> [[String: Any]] {
        let run = try StrutProcess(words + ["--diagnostic-format", "json"], in: folder)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(json?["findings"] as? [[String: Any]])
    }

    @Test("There is a scene for every rule that looks at one scene, and a rule for every scene")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(RuleScene.all.map { "\($0.rule).storyboard" }))
    }

    @Test("A rule finds what is wrong, and not its twin", arguments: RuleScene.all)
    func found(_ scene: RuleScene) throws {
        let words = ["check", "--only", scene.rule] + scene.options
        let found = try findings(words + ["\(scene.rule).storyboard"])
        #expect(found.map { $0["object"] as? String } == scene.objects)
        #expect(found.allSatisfy { $0["rule"] as? String == scene.rule })
        let text = try StrutProcess(words + ["\(scene.rule).storyboard"], in: folder).output
        #expect(text.contains(scene.words), "\(text)")
    }

    @Test("What is a matter of taste is not said unless it is enabled", arguments: RuleScene.all)
    func quiet(_ scene: RuleScene) throws {
        let rule = try #require(Rule.listed.first { $0.id == scene.rule })
        let found = try findings(["check"] + scene.options + ["\(scene.rule).storyboard"])
            .filter { $0["rule"] as? String == scene.rule }
        let isQuiet = rule.activation == .whenEnabled || scene.rule == "fixed-text-width"
        #expect(found.isEmpty == isQuiet)
        #expect(try !findings(["check", "--enable", "all", "\(scene.rule).storyboard"] + scene.options).isEmpty)
    }

    @Test(
        "The twins are silent in the whole matrix", arguments: ["truncated-text", "outside-safe-area", "squeezed-view"])
    func twins(rule: String) throws {
        let found = try findings(["check", "--matrix", "--only", rule, "\(rule).storyboard"])
        #expect(!found.isEmpty)
        // Text that was made twice as long, or five times as large, need not fit on one line.
        let isText = rule == "truncated-text" || rule == "squeezed-view"
        #expect(isText || found.allSatisfy { ($0["object"] as? String)?.hasPrefix("bad") == true })
    }
}
