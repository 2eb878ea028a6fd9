import Foundation
import StrutTestSupport
import Testing

@Suite("The canvas of strut preview")
struct PreviewCanvasTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.storyboard, to: "Main.storyboard")
    }

    private func preview(_ words: String...) throws -> StrutProcess {
        try StrutProcess(["preview"] + words, in: folder.url)
    }

    private func data(_ page: String) throws -> [String: Any] {
        let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
        let text = try #require(parts.last?.components(separatedBy: "</script>").first)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// A list, its button's segue to a second scene, and a reference to another storyboard.
    private static let storyboard = DocumentHeader(
        tools: "21507", features: [.autoLayout, .traits], initial: "one-vc-001"
    ).storyboard(
        """
        <scene sceneID="one-sc-001"><objects>
        <viewController title="One" id="one-vc-001" customClass="OneController" sceneMemberID="viewController">
        <view key="view" id="one-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <button id="but-to-001"><rect key="frame" x="20" y="100" width="100" height="40"/>
        <state key="normal" title="Next"/>
        <connections><segue destination="two-vc-001" kind="show" identifier="next" id="seg-ue-001"/>
        <action selector="go:" destination="one-vc-001" eventType="touchUpInside" id="act-io-001"/></connections></button>
        <label text="Only wide" id="lab-el-001"><rect key="frame" x="20" y="200" width="100" height="40"/></label>
        </subviews>
        <variation key="default"><mask key="subviews"><exclude reference="lab-el-001"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="lab-el-001"/></mask></variation>
        </view>
        <connections><outlet property="nextButton" destination="but-to-001" id="out-le-001"/>
        <segue destination="ref-co-001" kind="presentation" id="seg-ue-002"/></connections>
        </viewController>
        </objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
        <scene sceneID="two-sc-001"><objects>
        <viewController id="two-vc-001" sceneMemberID="viewController">
        <view key="view" id="two-vi-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        </viewController></objects><point key="canvasLocation" x="1200" y="0.0"/></scene>
        <scene sceneID="ref-sc-001"><objects>
        <viewControllerPlaceholder storyboardName="Other" id="ref-co-001" sceneMemberID="viewController"/>
        </objects><point key="canvasLocation" x="1200" y="1200"/></scene>
        """)

    @Test("Scenes lie where they are stored, in 600ths of the screen, so that another device keeps their distances")
    func places() throws {
        let pictures = try #require(
            try data(preview("-d", "iPhone 15,iPad Air", "Main.storyboard").output)["pictures"] as? [[String: Any]])
        let places = pictures.map { $0["at"] as? [Double] }
        // Scene by scene, each on the phone and on the pad.
        #expect(places[0] == [0, 0, 395, 854] && places[1] == [0, 0, 822, 1182])
        #expect(places[2]?.prefix(3) == [786, 0, 395] && places[3]?.prefix(3) == [1640, 0, 822])
        #expect(places[4] == [786, 1704, 162, 62])
    }

    @Test("The page knows what takes a segue, outlets and actions, and where a reference leads")
    func connections() throws {
        try folder.write(SampleDocument.clean, to: "Other.storyboard")
        let page = try preview("Main.storyboard", "Other.storyboard").output
        let data = try data(page)
        let strings = try #require(data["strings"] as? [String])
        let document = try #require((data["documents"] as? [[String: Any]])?.first)
        func word(_ value: Any?) -> String? { (value as? Int).map { strings[$0] } }
        let segues = try #require(document["segues"] as? [[String: Any]])
        #expect(segues.count == 2 && document["start"] as? Int == 0)
        #expect(word(segues[0]["trigger"]) == "but-to-001" && word(segues[0]["identifier"]) == "next")
        #expect(word(segues[0]["by"]) == "UIButton 'Next'" && word(segues[1]["kind"]) == "presentation")
        let connections = try #require(document["connections"] as? [[Int]]).map { $0.map { strings[$0] } }
        #expect(connections.contains(["action", "but-to-001", "one-vc-001", "go: on touchUpInside"]))
        #expect(connections.contains(["outlet", "one-vc-001", "but-to-001", "nextButton"]))
        #expect(connections.contains(["segue", "but-to-001", "two-vc-001", "show \u{201C}next\u{201D}"]))
        let objects = try #require(document["objects"] as? [[Int]]).map { $0.map { strings[$0] } }
        #expect(objects.contains(["one-vc-001", "OneController 'One'"]))
        let reference = try #require((document["scenes"] as? [[String: Any]])?.last)
        #expect(reference["page"] as? String == "#document-1" && word(reference["reference"]) == "→ Other")
    }

    @Test("A view that an environment leaves out is listed with the view that would hold it")
    func uninstalled() throws {
        let data = try data(preview("-d", "iPhone 15,iPad Air", "Main.storyboard").output)
        let strings = try #require(data["strings"] as? [String])
        let pictures = try #require(data["pictures"] as? [[String: Any]])
        let off = try #require(pictures[0]["off"] as? [[String: Any]])
        #expect(off.map { ($0["i"] as? Int).map { strings[$0] } } == ["lab-el-001"] && off[0]["u"] as? Int == 0)
        #expect(pictures[1]["off"] == nil)
    }

    @Test("An ambiguous view has another frame, and a view the guides to which constraints refer")
    func guides() throws {
        func views(_ name: String) throws -> (views: [[String: Any]], strings: [String]) {
            let path = Repository.storyboards.appendingPathComponent("\(name).storyboard").path
            let data = try data(preview(path).output)
            let pictures = try #require(data["pictures"] as? [[String: Any]])
            return (try #require(pictures[0]["views"] as? [[String: Any]]), try #require(data["strings"] as? [String]))
        }
        let open = try views("Ambiguity").views.filter { ($0["g"] as? [String])?.contains("ambiguous") == true }
        // One may lie elsewhere, one be wider; each as far as is seen well.
        #expect(open.map { $0["f"] as? [Double] } == [[0, 80, 100, 60], [20, 160, 0, 60]])
        #expect(open.map { $0["w"] as? [Double] } == [[40, 80, 100, 60], [20, 160, 40, 60]])
        let (scrolling, strings) = try views("ContentAndFrameGuides")
        let found = scrolling.compactMap { $0["d"] as? [[Double]] }.flatMap { $0 }
        #expect(found.map { strings[Int($0[0])] } == ["content layout guide", "frame layout guide"])
        #expect(found.map { $0.dropFirst().map { $0 } } == [[0, 59, 393, 1558], [0, 59, 393, 759]])
        let keyboard = try views("KeyboardGuide").views.compactMap { $0["d"] as? [[Double]] }
        #expect(keyboard.map { $0[0].dropFirst().map { $0 } } == [[0, 818, 393, 34]])
    }

    @Test("What the page knows is as its schema says", arguments: ["Main", "Conflict", "SizeClassVariations"])
    func schema(name: String) throws {
        let gallery = Repository.storyboards.appendingPathComponent("\(name).storyboard").path
        let page = try preview("-d", "iPhone SE,iPad Air", name == "Main" ? "Main.storyboard" : gallery).output
        let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
        let text = try #require(parts.last?.components(separatedBy: "</script>").first)
        #expect(try SchemaValidator("preview").faults(in: text) == [])
    }

    @Test("A directory has a page for each document, a list of them, and references that lead from one to the other")
    func directory() throws {
        try folder.write(Self.storyboard, to: "App/A/Main.storyboard")
        try folder.write(SampleDocument.clean, to: "App/A/Other.storyboard")
        try folder.write(SampleDocument.conflicting, to: "App/B/Other.storyboard")
        let run = try preview("--output-directory", "out/site", "App")
        #expect(run.status == 0 && run.output.isEmpty, "\(run)")
        let site = folder.url.appendingPathComponent("out/site")
        let names = try FileManager.default.contentsOfDirectory(atPath: site.path).sorted()
        #expect(names == ["A-Other.storyboard.html", "B-Other.storyboard.html", "Main.storyboard.html", "index.html"])
        let main = try folder.read("out/site/Main.storyboard.html")
        let scenes = try #require(
            (try data(main)["documents"] as? [[String: Any]])?.first?["scenes"] as? [[String: Any]])
        // The nearer one of the two.
        #expect(scenes.last?["page"] as? String == "./A-Other.storyboard.html")
        #expect(main.contains("<a class=\"index\" href=\"index.html\" dir=\"auto\">3 documents</a>"))
        let index = try folder.read("out/site/index.html")
        #expect(
            index.components(separatedBy: "<figure>").count == 4
                && index.components(separatedBy: "<svg viewBox").count == 4)
        #expect(
            index.contains(
                "<a href=\"./B-Other.storyboard.html\" dir=\"auto\">B/Other.storyboard</a>\n<p>1 scene · 1 error</p>"))
        // The other one is the reference to a storyboard in which nothing is said to begin.
        #expect(index.contains("<span class=\"quiet\">2 errors</span>") && !index.contains("<script"))
    }

    @Test("A directory goes with no file, is watched, and replaces no document")
    func directoryMisuse() throws {
        #expect(try preview("--output-directory", "site", "-o", "p.html", "Main.storyboard").status == 64)
        try folder.write("", to: "file")
        #expect(try preview("--output-directory", "file", "Main.storyboard").status == 73)
        let line = """
            $STRUT preview --watch --output-directory site Main.storyboard 2>log & watcher=$!
            wait_for() { for i in $(seq 100); do eval "$1" && return; sleep 0.2; done; }
            wait_for '[ -s site/index.html ]'; sleep 0.5
            sed -i 's/title="One"/title="Changed"/' Main.storyboard
            wait_for 'grep -q Changed site/Main.storyboard.html'; kill -9 $watcher
            grep -c Changed site/Main.storyboard.html | grep -v '^0'; ls site
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        #expect(run.output.contains("Main.storyboard.html.revision.js\nindex.html\n"), "\(run)")
        #expect(run.output.first?.isNumber == true)
    }

    @Test("A directory that is watched follows documents that come, change and go, and so does an open list of them")
    func watchedDirectory() throws {
        try folder.write(Self.storyboard, to: "App/Main.storyboard")
        let line = """
            $STRUT preview --watch --output-directory site App 2>log & watcher=$!
            wait_for() { for i in $(seq 100); do eval "$1" && return; sleep 0.2; done; }
            wait_for '[ -s site/index.html.revision.js ]'; sleep 0.5; cp site/index.html.revision.js first
            cp App/Main.storyboard App/Came.storyboard; wait_for 'grep -q Came.storyboard.html site/index.html'
            wait_for '! cmp -s first site/index.html.revision.js'; ls site; sleep 0.5
            rm App/Came.storyboard; wait_for '! [ -e site/Came.storyboard.html ]'; sleep 0.5; ls site
            sed -i 's/title="One"/title="Changed"/' App/Main.storyboard; wait_for 'grep -q Changed site/index.html'
            grep -q Changed site/index.html && echo changed; kill -9 $watcher
            """
        let run = try StrutProcess(shell: line, in: folder.url)
        let page = ["Main.storyboard.html", "Main.storyboard.html.revision.js", "index.html", "index.html.revision.js"]
        let came = ["Came.storyboard.html", "Came.storyboard.html.revision.js"]
        #expect(run.output.split(separator: "\n").map(String.init) == came + page + page + ["changed"], "\(run)")
        let index = try folder.read("site/index.html")
        #expect(index.contains("\"revisions\": \"index.html.revision.js\"") && index.contains("strutRevision"))
    }

    @Test("The page's program is what its modules make")
    func modules() throws {
        let script = Repository.root.appendingPathComponent("Scripts/make-page").path
        let run = try StrutProcess(shell: "python3 '\(script)' --check", in: folder.url)
        #expect(run.status == 0, "\(run)")
    }
}
