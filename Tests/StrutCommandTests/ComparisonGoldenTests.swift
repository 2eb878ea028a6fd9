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
}
