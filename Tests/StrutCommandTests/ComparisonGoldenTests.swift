import Foundation
import StrutTestSupport
import Testing

/// What is said of `<name>.old.storyboard` and `<name>.new.storyboard` in `Tests/Fixtures/comparison`, stored beside
/// them.
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
        // Its data and its program.
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(page.contains("&lt;/script&gt; `*new*` @all \\u{202E}"))
        // On both devices one scene as it was and is, one that came and one that went.
        let titles = ["Before · iPhone", "After · iPhone", "iPhone", "Removed · iPhone"]
        #expect(titles.map { page.components(separatedBy: "<figcaption>\($0)").count - 1 } == [2, 2, 2, 2])
        #expect(
            !page.contains("http://") || !page.replacing("http://www.w3.org/2000/svg", with: "").contains("http://"))
    }

    private func data(_ page: String) throws -> (text: String, members: [String: Any]) {
        let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
        let text = try #require(parts.last?.components(separatedBy: "</script>").first)
        return (text, try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]))
    }

    @Test("What the page knows of both versions: scenes, segues, findings, and what each change is about")
    func knowledge() throws {
        let words = ["diff", "--format", "html", "-d", "iPhone SE,iPhone 15"]
        let run = try StrutProcess(words + ["Login.old.storyboard", "Login.new.storyboard"], in: folder)
        let (text, data) = try data(run.output)
        #expect(try SchemaValidator("preview").faults(in: text) == [])
        let strings = try #require(data["strings"] as? [String])
        func word(_ value: Any?) -> String? { (value as? Int).map { strings[$0] } }
        let document = try #require((data["documents"] as? [[String: Any]])?.first)
        let scenes = try #require(document["scenes"] as? [[String: Any]])
        #expect(scenes.map { $0["change"] as? String } == ["changed", "added", "removed"])
        #expect(scenes.map { ($0["before"] as? [Int])?.count } == [2, nil, nil])
        let pictures = try #require(data["pictures"] as? [[String: Any]])
        let old = Set(pictures.indices.filter { pictures[$0]["old"] != nil })
        #expect(old == Set(scenes[0]["before"] as? [Int] ?? []).union(scenes[2]["pictures"] as? [Int] ?? []))
        let segues = try #require(document["segues"] as? [[String: Any]])
        #expect(segues.map { $0["change"] as? String } == ["removed"])
        #expect(segues[0]["from"] as? Int == 0 && segues[0]["to"] as? Int == 2)
        let findings = try #require(data["findings"] as? [[String: Any]])
        #expect(findings.map { $0["w"] as? String } == ["new"] && (findings[0]["p"] as? [Int])?.count == 2)
        let changes = try #require(data["changes"] as? [[String: Any]])
        let kinds = changes.map { $0["k"] as? String ?? "" }
        #expect(Set(kinds) == ["added", "removed", "changed", "reordered", "caused", "follows"])
        // A constraint stands in the view that holds it; what was removed has no place in the new version.
        let constraint = try #require(changes.first { word($0["i"]) == "con-le-001" })
        #expect(word(constraint["v"]) == "log-vi-001" && word(constraint["j"]) == "con-le-001")
        let segue = try #require(changes.last { $0["k"] as? String == "removed" })
        #expect(segue["i"] == nil && word(segue["j"]) == "seg-he-001" && word(segue["u"]) == "for-go-001")
    }

    @Test("A file that came and one that went are drawn, with every scene added or removed")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.xib(content: "", constraints: ""), to: "old/Gone.xib")
        try folder.write(SampleDocument.conflicting, to: "new/Came.storyboard")
        let page = try StrutProcess(["diff", "--format", "html", "old", "new"], in: folder.url).output
        let (text, data) = try data(page)
        #expect(try SchemaValidator("preview").faults(in: text) == [])
        let documents = try #require(data["documents"] as? [[String: Any]])
        let scenes = documents.flatMap { $0["scenes"] as? [[String: Any]] ?? [] }
        #expect(scenes.map { $0["change"] as? String } == ["added", "removed"])
        #expect((data["pictures"] as? [[String: Any]])?.map { $0["old"] != nil } == [false, true])
        #expect((data["findings"] as? [[String: Any]])?.allSatisfy { $0["w"] as? String == "new" } == true)
        #expect((data["changes"] as? [[String: Any]])?.map { $0["k"] as? String } == ["added", "removed"])
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
            return DocumentHeader(tools: "21507", device: nil, features: []).storyboard(scenes.joined())
        }
        let folder = try TemporaryFolder()
        try folder.write(storyboard("Yes"), to: "Old.storyboard")
        try folder.write(storyboard("No"), to: "New.storyboard")
        let words = ["diff", "--format", "html", "-d", "iPhone 15", "Old.storyboard", "New.storyboard"]
        let page = try StrutProcess(words, in: folder.url).output
        #expect(page.components(separatedBy: "<figcaption>Before · iPhone 15").count == 41)
        #expect(page.components(separatedBy: "class=\"mark changed\"").count == 81)
    }
}
