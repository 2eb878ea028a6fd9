import Foundation
import StrutTestSupport
import Testing

@Suite("strut preview")
struct PreviewTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
    }

    private func preview(_ words: String...) throws -> StrutProcess {
        try StrutProcess(["preview"] + words, in: folder.url)
    }

    /// The JSON that the page's script reads.
    private func data(_ page: String) throws -> [String: Any] {
        let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
        try #require(parts.count == 2)
        let text = try #require(parts[1].components(separatedBy: "</script>").first)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("A page stands by itself: a picture for each scene and environment, and nothing from elsewhere")
    func page() throws {
        let run = try preview("-d", "iPhone SE", "-d", "iPad Air", "Main.storyboard")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("<!DOCTYPE html>"))
        #expect(run.output.components(separatedBy: "<figure ").count == 3)
        #expect(try data(run.output)["pictures"] as? [Any] != nil)
        for word in ["src=\"http", "href=\"http", "url(http", "@import"] { #expect(!run.output.contains(word)) }
        let again = try preview("--jobs", "2", "-d", "iPhone SE", "-d", "iPad Air", "Main.storyboard")
        #expect(again.output == run.output)
    }

    @Test("A finding is numbered, and knows the view that it is about")
    func findings() throws {
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
        let run = try preview("--output", "Bad.html", "Bad.storyboard")
        #expect(run.status == 0)
        let page = try folder.read("Bad.html")
        let found = try #require(try data(page)["findings"] as? [[String: Any]])
        let number = try #require(found.firstIndex { $0["s"] as? String == "error" })
        #expect(page.contains("<li id=\"finding-\(number + 1)\" class=\"error\">"))
        #expect(found[number]["p"] as? [Int] == [0])
        #expect((found[number]["v"] as? [Int])?.count == 1)
    }

    @Test("The page has what check finds in the same environments, and counts it where it is")
    func checks() throws {
        // A text that is cut off is looked for where an environment is asked for.
        let scene = Repository.root.appendingPathComponent("Storyboards/Checks/truncated-text.storyboard")
        try folder.write(String(contentsOf: scene, encoding: .utf8), to: "App/Long.storyboard")
        try folder.write(SampleDocument.clean, to: "App/Main.storyboard")
        let words = ["-d", "iPhone SE,iPad Air", "App"]
        let report = try StrutProcess(["check", "--diagnostic-format", "json"] + words, in: folder.url).output
        let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
        let checked = try #require(json?["findings"] as? [[String: Any]]).compactMap { $0["message"] as? String }
        let page = try StrutProcess(["preview"] + words, in: folder.url).output
        let data = try data(page)
        let strings = try #require(data["strings"] as? [String])
        let shown = try #require(data["findings"] as? [[String: Any]]).compactMap {
            ($0["m"] as? Int).map { strings[$0] }
        }
        #expect(shown == checked && checked.contains { $0.contains("truncated") }, "\(checked)")
        #expect(page.contains(##"<a class="count" href="#findings">1 warning</a>"##), "\(page.prefix(20_000))")
        #expect(page.contains("Long.storyboard</a> · 1 warning</li>") && page.contains("Main.storyboard</a></li>"))
        #expect(page.contains(##" · <a href="#finding-1">1 warning</a></p>"##))
        #expect(page.contains(##"<h2 class="document" dir="auto">"##))
        let clean = try preview("App/Main.storyboard").output
        #expect(clean.contains(##"<a class="count" href="#findings">No findings</a>"##))
    }

    @Test("Any spelling of a folder is its project", arguments: [".", "./", "App", "App/", "./App", "App/../App"])
    func project(operand: String) throws {
        let image = """
            <imageView image="gone" id="img-vi-001"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
            """
        let document = SampleDocument.clean.replacing("<subviews>", with: "<subviews>\(image)")
        try folder.write(document, to: "App/Main.storyboard")
        try folder.write("{}", to: "App/A.xcassets/Contents.json")
        let page = try preview(operand).output
        #expect(page.contains("[missing-image]") && !page.contains("./App/Main"), "\(operand)")
        let run = try StrutProcess(["check", operand], in: folder.url)
        #expect(run.output.contains("App/Main.storyboard:"), "\(run)")
        if operand == "." { #expect(!run.output.contains("./App/Main"), "\(run)") }
    }

    @Test("A rule that does not exist is reported, by the status too")
    func unknownRule() throws {
        try folder.write(#"{"x": 1, "rules": {"trunated-text": "on"}}"#, to: ".strut.json")
        let run = try preview("-o", "p.html", "Main.storyboard")
        let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix(".strut.json:") }
        #expect(run.status == 1 && lines.count == 2 && lines.last?.contains("did you mean 'truncated-text'?") == true)
    }

    /// A number of a view's chain as a page tells it: its headline, and each link with its source and line.
    private func chain(
        _ data: [String: Any], picture: Int, view id: String, _ name: String
    ) throws -> (headline: String, links: [String]) {
        let strings = try #require(data["strings"] as? [String])
        let pictures = try #require(data["pictures"] as? [[String: Any]])
        let views = try #require(pictures[picture]["views"] as? [[String: Any]])
        let view = try #require(views.first { ($0["i"] as? Int).map { strings[$0] } == id })
        let explanations = try #require(data["explanations"] as? [[String: Any]])
        let number = try #require(view["x"] as? Int)
        let numbers = try #require(explanations[number]["q"] as? [Int])
        let chains = try #require(data["chains"] as? [[Any]])
        let links = try #require(data["links"] as? [[Int]])
        func headline(_ chain: [Any]) throws -> String { strings[try #require(chain[0] as? Int)] }
        let chain = try #require(try numbers.map { chains[$0] }.first { try headline($0).hasPrefix(name + " ") })
        let places = try #require(chain[1] as? [Int])
        return (
            try headline(chain),
            places.map { "\(strings[links[$0][0]]) (\(strings[links[$0][2]]), line \(links[$0][1]))" }
        )
    }

    @Test("Each view has the chains that `explain` reports for it, in each environment, and alike ones stand once")
    func chains() throws {
        let document = DocumentHeader(tools: "22505", device: nil, features: .autoLayout).xib(
            """
            <view contentMode="scaleToFill" id="vw0-00-001" userLabel="&lt;b>">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews><view id="bx0-00-001" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="0.0" width="280" height="40"/>
            <constraints><constraint firstAttribute="height" constant="40" id="ht0-00-001"/></constraints></view></subviews>
            <constraints>
            <constraint firstItem="bx0-00-001" firstAttribute="leading" secondItem="vw0-00-001" \
            secondAttribute="leading" constant="20" id="ld0-00-001"/>
            <constraint firstAttribute="trailing" secondItem="bx0-00-001" secondAttribute="trailing" \
            constant="20" id="tr0-00-001"/>
            <constraint firstItem="bx0-00-001" firstAttribute="top" secondItem="vw0-00-001" secondAttribute="top" \
            id="tp0-00-001"/>
            <constraint firstItem="bx0-00-001" firstAttribute="width" relation="lessThanOrEqual" constant="500" \
            id="wd0-00-001"/>
            <constraint firstItem="bx0-00-001" firstAttribute="height" constant="50" priority="700" id="hh0-00-001"/>
            </constraints>
            </view>
            """)
        try folder.write(document, to: "Box.xib")
        let page = try preview("--size", "320x200,400x200", "Box.xib").output
        let data = try data(page)
        let narrow = try chain(data, picture: 0, view: "bx0-00-001", "width")
        #expect(narrow.headline == "width 280 = 320 - 20 - 20")
        #expect(narrow.links.contains { $0.hasSuffix("(constraint tr0-00-001, line 11)") })
        // The root keeps its stored width where the screen is wider: another reason for the same number.
        let wide = try chain(data, picture: 1, view: "bx0-00-001", "width")
        #expect(wide.headline == narrow.headline && wide.links.dropLast() == narrow.links.dropLast())
        #expect(wide.links.last != narrow.links.last)
        #expect(try chain(data, picture: 0, view: "bx0-00-001", "height").headline == "height 40")

        // The same as `explain` says, link by link.
        let explained = try StrutProcess(["explain", "--size", "320x200", "Box.xib", "bx0-00-001"], in: folder.url)
            .output
        for link in narrow.links {
            let end = try #require(link.range(of: " (", options: .backwards)?.lowerBound)
            let sentence = link[..<end]
            #expect(explained.contains("    \(sentence) ("), "\(explained)")
        }

        // What was not met, and what has room to spare.
        let explanations = try #require(data["explanations"] as? [[String: Any]])
        #expect(explanations.contains { $0["n"] != nil && ($0["s"] as? [Int])?.count == 1 })

        // The height is the same in both environments; a label is text.
        let strings = try #require(data["strings"] as? [String])
        let chains = try #require(data["chains"] as? [[Any]])
        #expect(chains.filter { ($0[0] as? Int).map { strings[$0] } == "height 40" }.count == 1)
        #expect(strings.contains { $0.contains("'<b>'") })
        #expect(!page.contains("<b>'") && !page.contains("'<b>"))
    }

    @Test("Hostile text shows as text in the page and in its data")
    func hostile() throws {
        let words = "&lt;/script>&lt;script>alert(1)&lt;/script>&lt;!--&quot;&apos;\u{202E}"
        let document = SampleDocument.clean.replacing("sceneID=\"", with: "userLabel=\"\(words)\" sceneID=\"")
            .replacing("<viewController ", with: "<viewController title=\"\(words)\" userLabel=\"\(words)\" ")
            .replacing("<view ", with: "<view userLabel=\"\(words)\" ")
        try folder.write(document, to: "Main.storyboard")
        let run = try preview("Main.storyboard")
        #expect(run.status == 0)
        #expect(!run.output.contains("<script>alert"))
        #expect(run.output.components(separatedBy: "<script").count == 3)
        let strings = try #require(try data(run.output)["strings"] as? [String])
        #expect(strings.contains { $0.hasPrefix("</script><script>alert(1)") })
    }

    @Test("A page cannot replace its document, and a watched one needs a file")
    func misuse() throws {
        #expect(try preview("--watch", "Main.storyboard").status == 64)
        #expect(try preview("--output", "Main.storyboard", "Main.storyboard").status == 64)
        #expect(try preview("--output", "x.html", "Missing.storyboard").status == 66)
        #expect(try folder.names() == ["Main.storyboard"])
    }

    @Test("A watched page is written again when its document changes, and says so beside it")
    func watching() throws {
        let line = """
            $STRUT preview --watch -o out.html Main.storyboard 2>log & watcher=$!
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -s out.html.revision.js ] && break; sleep 0.5; done
            cp out.html.revision.js first; sed -i 's/<viewController /<viewController title="Changed" /' Main.storyboard
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do cmp -s first out.html.revision.js || break; sleep 0.5; done
            kill -9 $watcher; cmp -s first out.html.revision.js && echo same; grep -c Changed out.html
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        #expect(!run.output.contains("same"))
        #expect(run.output.contains { $0.isNumber && $0 != "0" })
        #expect(try folder.read("out.html.revision.js").hasPrefix("strutRevision(\""))
    }

    /// Makes a page of `operand` and watches it while `changes` run, until a condition of the shell holds.
    private func watch(_ operand: String, _ changes: String, until condition: String) throws {
        let line = """
            rm -rf page; mkdir page; wait_for() { for i in $(seq 100); do eval "$1" && return; sleep 0.2; done; }
            $STRUT preview --watch -o page/out.html \(operand) 2>log & watcher=$!
            wait_for '[ -s page/out.html.revision.js ]'; sleep 0.5
            \(changes)
            wait_for '\(condition)'; kill -9 $watcher; \(condition) && echo found
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        #expect(run.output == "found\n", "\(operand): \(run)")
    }

    @Test("What changes while a page is made is on the next one")
    func changeMeanwhile() throws {
        // So many environments that the page takes longer than it takes to see the first change.
        try watch(
            "-d all --content-size L,AX3,AX5 Main.storyboard",
            """
            sed -i 's/<viewController /<viewController title="First" /' Main.storyboard; sleep 0.8
            sed -i 's/title="First"/title="Second"/' Main.storyboard
            """, until: "grep -q Second page/out.html")
    }

    @Test("A document in a folder below, a language and a configuration that come are noticed, each by itself")
    func newFiles() throws {
        try folder.write(SampleDocument.clean, to: "docs/sub/A.xib")
        try watch("docs", "cp docs/sub/A.xib docs/sub/Arrived.xib", until: "grep -q Arrived.xib page/out.html")
        try folder.write(#""lab-el-001.text" = "Guten Tag";"#, to: "de/A.strings")
        let document = "docs/sub/A.xib"
        try watch("--language all \(document)", "mv de docs/sub/de.lproj", until: #"grep -q "Guten Tag" page/out.html"#)
        try watch(document, "echo '{\"x\": 1}' > docs/.strut.json", until: #"grep -q "is not known" log"#)
    }

    @Test("A page in a folder that is watched is written once")
    func pageInItsFolder() throws {
        let line = """
            $STRUT preview --watch -o out.html . 2>log & watcher=$!
            for i in $(seq 100); do [ -s log ] && break; sleep 0.2; done; sleep 2; kill -9 $watcher; cat log
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        #expect(run.output.split(separator: "\n").count == 1, "\(run)")
    }

    @Test("The page says what is wrong with documents; an error in the configuration is shown by the status too")
    func statuses() throws {
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
        #expect(try preview("-o", "p.html", "Bad.storyboard").status == 0)
        try folder.write(#"{"x": 1}"#, to: ".strut.json")
        let run = try preview("-o", "p.html", "Bad.storyboard")
        #expect(run.status == 1 && run.errors.contains("'x' is not known"), "\(run)")
        let help = try preview("--help").output
        #expect(help.contains("the page is written") && !help.contains("Findings go to standard error"), "\(help)")
    }

    @Test("A watched page follows a colour of the project's catalog")
    func watchingColors() throws {
        try folder.write(
            try folder.read("Main.storyboard").replacingOccurrences(
                of: "</scenes>",
                with: """
                    </scenes><resources><namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" \
                    colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
                    """
            ).replacingOccurrences(
                of: #"heightSizable="YES"/>"#,
                with: #"heightSizable="YES"/><color key="backgroundColor" name="Brand"/>"#),
            to: "Main.storyboard")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "1.000"}}}]}
            """, to: "A.xcassets/Brand.colorset/Contents.json")
        let line = """
            $STRUT preview --watch -o out.html Main.storyboard 2>log & watcher=$!
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -s out.html.revision.js ] && break; sleep 0.5; done
            grep -c '#336699' out.html; sed -i 's/0.600/0.800/' A.xcassets/Brand.colorset/Contents.json
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do grep -q '#3366cc' out.html && break; sleep 0.5; done
            kill -9 $watcher; grep -c '#3366cc' out.html
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        #expect(run.output.split(separator: "\n").allSatisfy { $0 != "0" } && !run.output.isEmpty, "\(run.output)")
    }

    @Test("A page of many documents is called by their number, and has a link to each, by paths where names repeat")
    func manyDocuments() throws {
        for path in ["App/A/Main.storyboard", "App/B/Main.storyboard", "App/Other.storyboard"] {
            try folder.write(SampleDocument.clean, to: path)
        }
        let page = try preview("App").output
        #expect(page.contains("<title>3 documents</title>") && page.contains("<h1 dir=\"auto\">3 documents</h1>"))
        let header = try #require(page.components(separatedBy: "</header>").first)
        #expect(!header.contains("storyboard"))
        for (number, name) in ["A/Main.storyboard", "B/Main.storyboard", "Other.storyboard"].enumerated() {
            #expect(page.contains("<a href=\"#document-\(number)\" dir=\"auto\">\(name)</a>"))
            #expect(
                page.contains("<div id=\"document-\(number)\">") && page.contains("<p dir=\"auto\">\(name) · scene"))
        }
        let one = try preview("Main.storyboard").output
        #expect(one.contains("<title>Main.storyboard</title>") && !one.contains("class=\"documents\""))
    }

    @Test("A document that cannot be read has its place in the page, and its error among the findings")
    func unreadable() throws {
        try folder.write("<document", to: "Bad.storyboard")
        let run = try preview("-o", "out.html", "Main.storyboard", "Bad.storyboard")
        #expect(run.status == 65)
        let page = try folder.read("out.html")
        #expect(page.contains("<h2 id=\"unreadable-1\" dir=\"auto\">Bad.storyboard</h2>"))
        #expect(page.contains("<li id=\"finding-1\" class=\"error\">") && !page.contains("<p>None.</p>"))
        #expect(try preview("-o", "none.html", "Bad.storyboard").status == 65)
        #expect(try !folder.names().contains("none.html"))
    }

    @Test("A watched document that is half saved keeps its pictures, with why it cannot be read")
    func halfSaved() throws {
        let line = """
            $STRUT preview --watch -o out.html Main.storyboard 2>log & watcher=$!
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -s out.html.revision.js ] && break; sleep 0.5; done
            printf '<document' > Main.storyboard
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do grep -q unreadable-0 out.html && break; sleep 0.5; done
            kill -9 $watcher; grep -c '<figure ' out.html; grep -c 'id="unreadable-0"' out.html
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        #expect(run.output == "1\n1\n")
    }

    @Test("A finding is shown on the pictures in which it holds, where others of its rule are about the same view")
    func pins() throws {
        // Across in one size class, down in the other: one rule and one view, and each in one of two pictures.
        let variations = [("regular", "con-le-001"), ("compact", "con-to-001")].map { size, constraint in
            """
            <variation key="widthClass=\(size)"><mask key="constraints"><exclude reference="\(constraint)"/></mask></variation>
            """
        }
        let document = SampleDocument.clean.replacing("</view>", with: variations.joined() + "</view>")
        try folder.write(document, to: "Main.storyboard")
        let data = try data(preview("-d", "iPhone SE,iPad Air", "Main.storyboard").output)
        let found = try #require(data["findings"] as? [[String: Any]])
        #expect(found.map { $0["p"] as? [Int] } == [[0], [1]], "\(found)")
    }

    @Test("A page has one style sheet, in its head, and a scene of nothing has a heading")
    func structure() throws {
        let empty = SampleDocument.clean.replacing(
            "</scenes>", with: "<scene sceneID=\"emp-ty-001\"><objects/></scene></scenes>")
        try folder.write(empty, to: "Main.storyboard")
        let page = try preview("Main.storyboard").output
        let body = try #require(page.components(separatedBy: "<body>").last)
        #expect(page.components(separatedBy: "<style>").count == 2 && !body.contains("<style>"))
        #expect(page.contains(">Empty scene</h2>") && !page.contains("dir=\"auto\"></h2>"))
    }

    @Test("What a page remembers is its own, and its revision's name may hold anything")
    func scripts() throws {
        let page = try preview("Main.storyboard").output
        #expect(page.contains("'strut ' + location.pathname") && !page.contains("('strut'"))
        #expect(page.contains("encodeURIComponent(revisions)"))
    }

    @Test("Colours come from the project, of which a folder with a catalog of its own is only a part")
    func projectAboveCatalog() throws {
        let color = #"<color key="backgroundColor" name="Brand"/></view>"#
        let resources = """
            </scenes><resources><namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></namedColor></resources>
            """
        let document = SampleDocument.clean.replacing("</view>", with: color).replacing("</scenes>", with: resources)
        try folder.write(document, to: "App/Feature/Main.storyboard")
        try folder.write("{}", to: "App/Feature/F.xcassets/Contents.json")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "1.000"}}}]}
            """, to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        let line = "$STRUT compile --format svg App/Feature/Main.storyboard | grep -c '\"#336699\"'"
        #expect(try StrutProcess(shell: line, in: folder.url).output == "0\n")
        try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
        #expect(try StrutProcess(shell: line, in: folder.url).output == "1\n")
    }
}
