import Foundation
import Testing

/// What is said of `<name>.old.storyboard` and `<name>.new.storyboard` in `Tests/Fixtures/comparison`, stored beside them.
@Suite("Goldens of comparisons")
struct ComparisonGoldenTests {
    private let folder = Repository.fixtures.appendingPathComponent("comparison")

    static let forms: [(words: [String], suffix: String)] = [
        (["diff", "-d", "iPhone SE,iPhone 15", "--content-size", "L,AX3", "OLD", "NEW"], "txt"),
        (["diff", "--format", "json", "OLD", "NEW"], "json"), (["diff", "--format", "markdown", "OLD", "NEW"], "md"),
        (["textconv", "NEW"], "textconv"),
    ]

    @Test("Both versions of a scene", arguments: forms.indices)
    func golden(_ index: Int) throws {
        let (words, suffix) = Self.forms[index]
        let names = ["OLD": "Login.old.storyboard", "NEW": "Login.new.storyboard"]
        let run = try StrutProcess(words.map { names[$0] ?? $0 }, in: folder)
        #expect(run.errors.isEmpty)
        let file = folder.appendingPathComponent("Login.\(suffix)")
        if ProcessInfo.processInfo.environment["STRUT_REWRITE_GOLDENS"] != nil {
            try Data(run.output.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
    }

    @Test("The page is the same on every run, and texts in it are texts")
    func page() throws {
        let words = [
            "diff", "--format", "html", "-d", "iPhone SE,iPhone 15", "Login.old.storyboard", "Login.new.storyboard",
        ]
        let page = try StrutProcess(words + ["--jobs", "1"], in: folder).output
        #expect(try StrutProcess(words + ["--jobs", "4"], in: folder).output == page)
        #expect(page.components(separatedBy: "</script>").count == 2)
        #expect(page.contains("&lt;/script&gt; `*new*` @all \\u{202E}"))
        #expect(page.components(separatedBy: "<figure class=\"pair\">").count == 7)
        #expect(
            !page.contains("http://") || !page.replacing("http://www.w3.org/2000/svg", with: "").contains("http://"))
    }

    @Test("Of many scenes each is drawn twice, with the outlines of its own views")
    func manyScenes() throws {
        func storyboard(_ text: String) -> String {
            let scenes = (0..<40).map { number in
                """
                <scene sceneID="s\(number)"><objects><viewController id="c\(number)" sceneMemberID="viewController">
                <view key="view" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews><label text="\(text)" id="l\(number)"><rect key="frame" x="16" y="60" width="60" height="21"/>
                </label></subviews></view></viewController></objects></scene>
                """
            }
            return """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
                targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
                """
        }
        let folder = try TemporaryFolder()
        try folder.write(storyboard("Yes"), to: "Old.storyboard")
        try folder.write(storyboard("No"), to: "New.storyboard")
        let words = ["diff", "--format", "html", "-d", "iPhone 15", "Old.storyboard", "New.storyboard"]
        let page = try StrutProcess(words, in: folder.url).output
        #expect(page.components(separatedBy: "<figure class=\"pair\">").count == 41)
        #expect(page.components(separatedBy: "class=\"mark changed\"").count == 81)
    }
}
