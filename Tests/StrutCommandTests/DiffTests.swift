import Foundation
import StrutTestSupport
import Testing

@testable import StrutCommand

@Suite("diff")
struct DiffTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "old/Main.storyboard")
        try folder.write(
            SampleDocument.clean.replacing(#"text="Hello""#, with: #"text="Goodbye""#), to: "new/Main.storyboard")
    }

    private func diff(_ words: String...) throws -> StrutProcess {
        try StrutProcess(["diff"] + words, in: folder.url)
    }

    private func json(_ words: String...) throws -> [[String: Any]] {
        let run = try StrutProcess(["diff", "--format", "json"] + words, in: folder.url)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(object?["files"] as? [[String: Any]])
    }

    @Test("Alike is 0 and silent, different is 1, trouble is 2")
    func statuses() throws {
        let alike = try diff("old/Main.storyboard", "old/Main.storyboard")
        #expect(alike.status == 0 && alike.output.isEmpty && alike.errors.isEmpty)
        let different = try diff("old/Main.storyboard", "new/Main.storyboard")
        #expect(different.status == 1 && different.errors.isEmpty)
        #expect(
            different.output == """
                new/Main.storyboard: 1 change
                  UIViewController (vie-wc-001)
                    ~ UILabel 'Goodbye' (lab-el-001): text "Hello" → "Goodbye"

                """)
        let missing = try diff("old/None.storyboard", "new/Main.storyboard")
        #expect(missing.status == 2 && missing.errors.contains("there is no such file"))
        #expect(try diff("old/Main.storyboard").status == 64)
    }

    @Test("Churn is one line, and no difference")
    func churn() throws {
        try folder.write(
            SampleDocument.clean.replacing("21507", with: "23504").replacing("    <", with: "\t<"),
            to: "churn.storyboard")
        let run = try diff("old/Main.storyboard", "churn.storyboard")
        #expect(run.status == 0)
        #expect(
            run.output == "churn.storyboard: nothing but churn: tools version 21507 → 23504, reformatted\n")
    }

    @Test("What decides the layout, or is wrong, is no churn, whatever notes it stands in")
    func laidOutOtherwise() throws {
        let constraint = #"<constraint firstItem="lab-el-001" firstAttribute="width" constant="7" id="wid-th-001"/>"#
        let sound = SampleDocument.clean.replacing("</constraints>", with: constraint + "</constraints>")
        try folder.write(sound, to: "sound.storyboard")
        try folder.write(
            sound.replacing(#"constant="7""#, with: #"constant="7" relation="foo""#), to: "unreadable.storyboard")
        let run = try diff("sound.storyboard", "unreadable.storyboard")
        #expect(run.status == 1 && run.output.contains("[unreadable-constraint]"), "\(run)")
    }

    @Test("What is no document is trouble, and said clearly")
    func unreadable() throws {
        try folder.write("<<<<<<< HEAD\n", to: "broken.xib")
        try folder.write("", to: "empty.xib")
        for name in ["broken.xib", "empty.xib"] {
            let run = try diff("old/Main.storyboard", name)
            #expect(run.status == 2 && run.errors.hasPrefix("\(name):") && run.output.contains("cannot be compared"))
        }
        // The same bytes are alike, whatever they are.
        #expect(try diff("broken.xib", "broken.xib").status == 0)
    }

    @Test("Folders are compared by names, and a document that was renamed is found")
    func folders() throws {
        try folder.write(SampleDocument.clean, to: "old/Gone.storyboard")
        try folder.write(SampleDocument.clean, to: "new/Sub/Come.storyboard")
        try folder.write(SampleDocument.clean.replacing("-001", with: "-777"), to: "new/Other.storyboard")
        let files = try json("old", "new")
        #expect(files.map { $0["status"] as? String } == ["changed", "added", "alike"])
        #expect(files[2]["renamed"] as? Bool == true && files[2]["old"] as? String == "old/Gone.storyboard")
        #expect(try diff("old", "new").status == 1)
        let help = try StrutProcess(["diff", "--help"]).output
        #expect(help.contains("they differ, if only in a name"))
        // As git gives what is not there.
        #expect(try json("/dev/null", "new/Main.storyboard").first?["status"] as? String == "added")
    }

    /// A xib of a template, whose view has these ids.
    private func template(_ text: String, _ ids: String...) -> String {
        let labels = ids.map { #"<label text="\#(text)" id="\#($0)"/>"# }.joined()
        return DocumentHeader(tools: "21507", features: .autoLayout).xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="iN0-l3-epB"><subviews>\(labels)</subviews><viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/></view>
            """)
    }

    @Test("Ids that every new file has do not make two documents one")
    func templates() throws {
        try folder.write(template("Sign in", "aaa-bb-ccc"), to: "old/LoginHeader.xib")
        try folder.write(template("Offline", "ddd-ee-fff"), to: "new/OfflineBanner.xib")
        #expect(try json("old", "new").map { $0["status"] as? String } == ["removed", "changed", "added"])
        // Where they alone are there, a file of one name that has gone elsewhere is known by them, and so are the same
        // bytes.
        try folder.write(template("Sign in"), to: "old/LoginHeader.xib")
        try folder.write(template("Sign in", "ddd-ee-fff"), to: "new/Sub/LoginHeader.xib")
        try folder.write(template("Hi"), to: "old/Hi.xib")
        try folder.write(template("Hi"), to: "new/Ho.xib")
        let files = try json("old", "new").filter { $0["renamed"] as? Bool == true }
        #expect(
            files.map { $0["old"] as? String } == ["old/LoginHeader.xib", "old/Hi.xib"]
                || files.map { $0["old"] as? String } == ["old/Hi.xib", "old/LoginHeader.xib"], "\(files)")
    }

    @Test("Localized documents that go elsewhere stay in their languages")
    func languages() throws {
        for (language, text) in [("de", "Hallo"), ("en", "Hello"), ("fr", "Bonjour")] {
            try folder.write(template(text, "aaa-bb-ccc", "aaa-bb-ddd"), to: "old/\(language).lproj/M.xib")
        }
        try folder.write(template("Hello", "aaa-bb-ccc", "aaa-bb-ddd"), to: "new/x/en.lproj/M.xib")
        try folder.write(template("Salut", "aaa-bb-ccc", "aaa-bb-ddd"), to: "new/x/fr.lproj/M.xib")
        let files = try json("old", "new").filter { ($0["new"] as? String)?.hasPrefix("new/x/") != false }
        let pairs = files.map { "\($0["old"] as? String ?? "none") \($0["new"] as? String ?? "none")" }
        #expect(
            pairs == [
                "old/de.lproj/M.xib none", "old/en.lproj/M.xib new/x/en.lproj/M.xib",
                "old/fr.lproj/M.xib new/x/fr.lproj/M.xib",
            ], "\(pairs)")
    }

    @Test(
        "A view that is moved and changed has both on its outline, and one with another id now has one in both pictures"
    )
    func outlines() throws {
        let box = #"<view id="box-aa-001"><rect key="frame" x="0" y="300" width="300" height="300"/>"#
        let label =
            #"<label text="TEXT" id="lab-aa-001"><rect key="frame" x="0" y="20" width="90" height="20"/></label>"#
        func xib(_ content: String) -> String { SampleDocument.xib(content: content, constraints: "") }
        try folder.write(xib("\(label)\(box)</view>"), to: "before.xib")
        try folder.write(
            xib("\(box)<subviews>\(label.replacing("TEXT", with: "Other"))</subviews></view>"), to: "after.xib")
        let page = try diff("--format", "html", "before.xib", "after.xib").output
        let words = /<g class="mark moved">\s*<title>[^<]*: moved from [^<]*text &quot;TEXT&quot; → &quot;Other&quot;/
        #expect(page.matches(of: words).count == 2)
        func cell(_ id: String, _ color: String) -> String {
            xib("").replacing(
                /<view contentMode.*<\/view>/.dotMatchesNewlines(),
                with: """
                    <tableViewCell id="cel-aa-001"><rect key="frame" x="0" y="0" width="320" height="44"/>
                    <tableViewCellContentView key="contentView" id="\(id)"><rect key="frame" x="0" y="0" width="320" height="44"/>\
                    \(color)</tableViewCellContentView></tableViewCell>
                    """)
        }
        try folder.write(cell("con-vv-001", ""), to: "plain.xib")
        try folder.write(
            cell("con-vv-002", #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#), to: "red.xib")
        let cells = try diff("--format", "html", "plain.xib", "red.xib").output
        #expect(cells.matches(of: /<g class="mark changed">\s*<title>[^<]*backgroundColor/).count == 2)
    }

    @Test("Several views with one id are each compared with its like")
    func sharedIDs() throws {
        let labels = [20, 400].map {
            #"<label text="\#($0)" id="lab-aa-001"><rect key="frame" x="0" y="\#($0)" width="90" height="20"/></label>"#
        }
        let doubled = SampleDocument.xib(content: labels.joined(), constraints: "")
        try folder.write(doubled, to: "doubled.xib")
        try folder.write(doubled.replacing("21507", with: "23504"), to: "churn.xib")
        let churn = try diff("doubled.xib", "churn.xib")
        #expect(churn.status == 0 && churn.output.contains("nothing but churn"), "\(churn)")
        try folder.write(doubled.replacing(#"y="400""#, with: #"y="300""#), to: "moved.xib")
        let frames = try #require(json("doubled.xib", "moved.xib").first?["frames"] as? [[String: Any]])
        let object = try #require(frames.first?["object"] as? [String: Any])
        #expect(frames.count == 1 && object["id"] as? String == "lab-aa-001" && object["occurrence"] as? Int == 2)
    }

    @Test("JSON has the ids of the document, of several objects with one id, too")
    func occurrences() throws {
        try folder.write(SampleDocument.clean.replacing("con-he-001", with: "con-wi-001"), to: "doubled.storyboard")
        let change = try #require(
            (try json("old/Main.storyboard", "doubled.storyboard").first?["changes"] as? [[String: Any]])?.first)
        let object = try #require(change["object"] as? [String: Any])
        #expect(object["id"] as? String == "con-wi-001" && object["occurrence"] as? Int == 2)
    }

    @Test("Frames are reported for each environment, what a change names before what follows")
    func frames() throws {
        try folder.write(
            SampleDocument.clean.replacing(#"constant="16""#, with: #"constant="40""#), to: "wide.storyboard")
        let run = try diff("-d", "iPhone SE,iPhone 15", "old/Main.storyboard", "wide.storyboard")
        #expect(run.output.contains("UILabel 'Hello' (lab-el-001): 16,59 120x30 → 40,59 120x30\n"))
        let frames = try #require(
            json("-d", "iPhone SE,iPhone 15", "old/Main.storyboard", "wide.storyboard").first?["frames"]
                as? [[String: Any]])
        #expect(frames.count == 1 && frames[0]["caused"] as? Bool == true)
        #expect((frames[0]["environments"] as? [Any])?.count == 2)
    }

    @Test("Frames that are not the same in all environments are those of the ones that are named")
    func framesElsewhere() throws {
        let wide = SampleDocument.clean
            .replacing(#"<constraint firstAttribute="width" constant="120" id="con-wi-001"/>"#, with: "")
            .replacing(
                #"constant="59" id="con-to-001"/>"#,
                with: """
                    constant="59" id="con-to-001"/><constraint firstItem="roo-tv-001" firstAttribute="trailing" \
                    secondItem="lab-el-001" secondAttribute="trailing" constant="20" id="con-tr-001"/>
                    """)
        try folder.write(wide, to: "wide.storyboard")
        try folder.write(wide.replacing(#"constant="20""#, with: #"constant="40""#), to: "less.storyboard")
        // Screens of 375 points, and one of 393.
        let frames = "UILabel 'Hello' (lab-el-001): 16,59 339x30 → 16,59 319x30"
        let two = try diff("-d", "iPhone SE,iPhone 15", "wide.storyboard", "less.storyboard")
        #expect(two.output.contains("\(frames) (iPhone SE; 1 of 2; other frames in 1 more)\n"), "\(two.output)")
        let three = try diff("-d", "iPhone SE,iPhone 8,iPhone 15", "wide.storyboard", "less.storyboard")
        #expect(three.output.contains("\(frames) (iPhone SE, iPhone 8; 2 of 3; other frames in 1 more)\n"))
        let alike = try diff("-d", "iPhone SE,iPhone 8", "wide.storyboard", "less.storyboard")
        #expect(alike.output.contains("\(frames)\n"))
    }

    @Test("Views in rows of design data are compared row by row, and reported once for rows that are alike")
    func rowsOfDesignData() throws {
        let side = #"{"tables": {"tab-le-001": {"rows": [{"count": 3, "views": {"lab-el-001": "A"}}, {}]}}}"#
        func xib(leading: Int, tools: String = "23504") -> String {
            DocumentHeader(tools: tools, device: nil, features: .autoLayout).xib(
                """
                <tableView contentMode="scaleToFill" dataMode="prototypes" rowHeight="44" id="tab-le-001">
                <rect key="frame" x="0" y="0" width="320" height="600"/>
                <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <subviews><label text="Wider than A" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                <rect key="frame" x="20" y="10" width="24" height="24"/></label></subviews>
                <constraints><constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001" \
                secondAttribute="leading" constant="\(leading)" id="c1"/>
                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" \
                constant="10" id="c2"/></constraints>
                </tableViewCellContentView></tableViewCell></prototypes></tableView>
                """)
        }
        for name in ["a", "b", "c"] { try folder.write(side, to: "\(name)/T.strut.json") }
        try folder.write(xib(leading: 20), to: "a/T.xib")
        try folder.write(xib(leading: 20, tools: "22505"), to: "b/T.xib")
        try folder.write(xib(leading: 30), to: "c/T.xib")
        let churn = try diff("a", "b")
        #expect(churn.status == 0 && churn.output.contains("nothing but churn"), "\(churn)")
        let moved = try diff("a", "c")
        #expect(moved.output.contains("frames: 2 views elsewhere"), "\(moved)")
        #expect(moved.output.contains("(lab-el-001) rows 0.0, 0.1, 0.2: 20,10"), "\(moved)")
        #expect(moved.output.contains("(lab-el-001) row 0.3: 20,10") && !moved.output.contains("other frames"))
        let frames = try #require(json("a", "c").first?["frames"] as? [[String: Any]])
        #expect(frames.map { $0["row"] as? String } == ["0.0", "0.3"])
        #expect(frames.map { ($0["rows"] as? [String])?.count } == [3, 1])
    }

    @Test("Another canvas, and frames that drift, are churn with all that follows")
    func canvas() throws {
        let trailing = """
            <constraint firstItem="roo-tv-001" firstAttribute="trailing" secondItem="lab-el-002" secondAttribute="trailing" \
            constant="20" id="con-tr-001"/>
            """
        let label =
            #"<label text="Fixed" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-002">"#
        func write(_ size: String, _ device: String, _ x: Double, to name: String) throws {
            try folder.write(
                SampleDocument.clean.replacing(#"width="393" height="852""#, with: size)
                    .replacing(#"<device id="retina6_12" orientation="portrait" appearance="light"/>"#, with: device)
                    .replacing(
                        "</subviews>",
                        with:
                            "\(label)<rect key=\"frame\" x=\"\(x)\" y=\"200\" width=\"90\" height=\"20\"/></label></subviews>"
                    ).replacing(
                        #"constant="59" id="con-to-001"/>"#, with: #"constant="59" id="con-to-001"/>"# + trailing
                    )
                    .replacing("lab-el-002\" secondAttribute", with: "lab-el-001\" secondAttribute")
                    .replacing(#"<constraint firstAttribute="width" constant="120" id="con-wi-001"/>"#, with: ""),
                to: name)
        }
        try write(#"width="393" height="852""#, #"<device id="retina6_12"/>"#, 30, to: "large.storyboard")
        try write(#"width="320" height="568""#, #"<device id="retina4_0"/>"#, 30.5, to: "small.storyboard")
        try write(#"width="320" height="568""#, "", 30, to: "none.storyboard")
        let run = try diff("large.storyboard", "small.storyboard")
        let words = "nothing but churn: canvas retina6_12 → retina4_0, 2 stored frames\n"
        #expect(run.status == 0 && run.output == "small.storyboard: \(words)", "\(run)")
        for (old, new) in [("small", "large"), ("none", "large"), ("large", "none")] {
            let run = try diff("\(old).storyboard", "\(new).storyboard")
            #expect(run.status == 0 && run.output.contains("nothing but churn"), "\(run)")
        }
    }

    @Test("Rows whose height is changed are of another size, and stored heights alone are churn")
    func rows() throws {
        func write(_ height: Int, _ stored: Int, to name: String) throws {
            try folder.write(
                DocumentHeader(tools: "21507", features: .autoLayout, initial: "tvc").storyboard(
                    """
                    <scene sceneID="s"><objects><tableViewController id="tvc">
                    <tableView key="view" rowHeight="\(height)" style="plain" id="tab">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <prototypes><tableViewCell reuseIdentifier="a" id="cel">
                    <rect key="frame" x="0.0" y="50" width="393" height="\(stored)"/>
                    <tableViewCellContentView key="contentView" id="con">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="\(stored)"/></tableViewCellContentView></tableViewCell>
                    </prototypes></tableView></tableViewController></objects></scene>
                    """), to: name)
        }
        try write(44, 44, to: "low.storyboard")
        try write(80, 80, to: "high.storyboard")
        let run = try diff("low.storyboard", "high.storyboard")
        #expect(run.output.contains("  frames: 2 views elsewhere or of another size\n"), "\(run.output)")
        try write(-1, 44, to: "low.storyboard")
        try write(-1, 80, to: "high.storyboard")
        #expect(try diff("low.storyboard", "high.storyboard").output.contains("nothing but churn: 2 stored frames"))
    }

    @Test("What is wrong with a document that is new is said")
    func findingsOfNew() throws {
        try folder.write(SampleDocument.conflicting, to: "new/Conflict.storyboard")
        let run = try diff("old", "new")
        let added =
            "new/Conflict.storyboard: added, 1 scene and 2 views, 1 new finding\n  new finding: error: Unable to"
        #expect(run.output.contains(added), "\(run.output)")
        let markdown = try diff("--format", "markdown", "old", "new").output
        #expect(markdown.contains("<details><summary><code>new/Conflict.storyboard</code></summary>"))
        #expect(markdown.contains("\n  new finding: error: Unable to"))
        let files = try json("old", "new")
        #expect((files.first?["newFindings"] as? [Any])?.count == 1)
        // Xibs have no scenes to refer to.
        try folder.write(SampleDocument.xib(content: "", constraints: ""), to: "new/Card.xib")
        #expect(try diff("old", "new").output.contains("new/Card.xib: added, 1 view\n"))
        // Nothing is fixed by a document that is gone.
        let gone = try diff("new", "old")
        #expect(gone.output.contains("Conflict.storyboard: removed, 1 scene and 2 views\n"))
    }

    @Test("A comment is no longer than GitHub takes one, and says what it leaves out")
    func longComments() throws {
        for number in 0..<700 {
            let name = "A folder with a long name, so that there is less room/\(number).storyboard"
            try folder.write(SampleDocument.clean, to: "old/\(name)")
            try folder.write(SampleDocument.clean.replacing(#"text="Hello""#, with: #"text="Bye""#), to: "new/\(name)")
        }
        let markdown = try diff("--format", "markdown", "old", "new").output
        #expect((50_000..<61_000).contains(markdown.utf8.count), "\(markdown.utf8.count)")
        #expect(markdown.contains("**701 storyboards or xibs changed.**") && markdown.contains("\n- and "))
        #expect(markdown.hasSuffix("\nThe rest is left out here; the page of `--format html` has all of it.\n"))
        #expect(markdown.contains("<details>"))
        let marks = ["<details>", "</details>"].map { markdown.split(separator: $0).count }
        #expect(marks[0] == marks[1])
    }

    @Test("In a page too what comes with a change is reported once")
    func companionsInPages() throws {
        let old = SampleDocument.clean.replacing("<label ", with: "<button ").replacing("</label>", with: "</button>")
            .replacing(#" text="Hello""#, with: "")
        try folder.write(old, to: "plain.storyboard")
        try folder.write(
            old.replacing(
                #"<rect key="frame" x="16" y="59" width="120" height="30"/>"#,
                with: """
                    <rect key="frame" x="16" y="59" width="120" height="30"/>\
                    <state key="normal" title="Go" image="Picture"/>
                    """
            ).replacing(
                "</document>",
                with: #"<resources><image name="Picture" width="9" height="9"/></resources></document>"#),
            to: "pictured.storyboard")
        let text = try diff("plain.storyboard", "pictured.storyboard").output
        #expect(text.split(separator: "+ image 'Picture'").count == 2, "\(text)")
        let page = try diff("--format", "html", "plain.storyboard", "pictured.storyboard").output
        #expect(page.matches(of: /<span dir="auto">[^<]*image 'Picture'/).count == 1)
    }

    @Test("New and fixed findings")
    func findings() throws {
        try folder.write(SampleDocument.conflicting, to: "conflict.storyboard")
        let new = try diff("old/Main.storyboard", "conflict.storyboard")
        #expect(new.output.contains("new finding: error: Unable to simultaneously satisfy constraints."))
        let fixed = try diff("conflict.storyboard", "old/Main.storyboard")
        #expect(fixed.output.contains("fixed: error: Unable to simultaneously satisfy constraints."))
        // It has no place in the new version.
        #expect(fixed.output.contains("], was at ") && !new.output.contains(", was at "))
    }

    @Test("A finding that spreads to more environments is new in those, and fixed in those that it leaves")
    func spread() throws {
        let file = Repository.storyboards.appendingPathComponent("Checks/outside-screen.storyboard")
        let wider = try String(contentsOf: file, encoding: .utf8)
        try folder.write(wider, to: "wider.storyboard")
        // 250 and 80 is more than the 320 points of the one, 303 and 80 more than the 375 of the other as well.
        try folder.write(wider.replacing(#"constant="303""#, with: #"constant="250""#), to: "wide.storyboard")
        let words = ["--only", "outside-screen", "-d", "iPhone 5s,iPhone SE"]
        let found = try StrutProcess(["diff"] + words + ["wide.storyboard", "wider.storyboard"], in: folder.url)
        #expect(found.output.contains("new finding:") && found.output.contains("(iPhone SE; 1 of 2)"))
        #expect(!found.output.contains("fixed:"))
        let back = try StrutProcess(["diff"] + words + ["wider.storyboard", "wide.storyboard"], in: folder.url)
        #expect(back.output.contains("fixed:") && back.output.contains("(iPhone SE; 1 of 2)"))
        #expect(!back.output.contains("new finding:"))
    }

    @Test("A constraint that gets the id of another one is no churn")
    func duplicates() throws {
        try folder.write(SampleDocument.clean.replacing("con-he-001", with: "con-wi-001"), to: "doubled.storyboard")
        let run = try diff("old/Main.storyboard", "doubled.storyboard")
        #expect(run.status == 1, "\(run.output)")
        #expect(run.output.contains("id con-he-001 → con-wi-001, which another object has\n"))
        #expect(run.output.contains("new finding: error:") && run.output.contains("[duplicate-id]"))
        let back = try diff("doubled.storyboard", "old/Main.storyboard")
        #expect(back.status == 1 && back.output.contains("[duplicate-id]"))
    }

    @Test("What is for another platform is skipped in a folder, and trouble where it is named")
    func foreign() throws {
        let desktop = DocumentHeader(tools: nil, device: nil, platform: .macOS, features: []).xib("")
        try folder.write(desktop, to: "old/Window.xib")
        try folder.write(desktop + "<!-- changed -->", to: "new/Window.xib")
        try folder.write(SampleDocument.clean, to: "new/Main.storyboard")
        let run = try diff("old", "new")
        #expect(run.status == 0 && run.errors.contains("note: this document is for macOS"), "\(run.errors)")
        #expect(!run.output.contains("Window.xib"))
        #expect(try diff("old/Window.xib", "new/Window.xib").status == 2)
        // One that was for iOS, or is now, is Strut's business.
        try folder.write(SampleDocument.clean, to: "old/Window.xib")
        let moved = try diff("old", "new")
        #expect(moved.status == 2 && moved.output.contains("new/Window.xib: cannot be compared"), "\(moved)")
    }

    @Test("The same bytes at any number of jobs", arguments: ["text", "json", "markdown"])
    func jobs(format: String) throws {
        for number in 0..<6 {
            try folder.write(SampleDocument.clean, to: "old/\(number).storyboard")
            try folder.write(SampleDocument.conflicting, to: "new/\(number).storyboard")
        }
        let one = try diff("--format", format, "-d", "all", "--jobs", "1", "old", "new")
        let four = try diff("--format", format, "-d", "all", "--jobs", "4", "old", "new")
        #expect(one.output == four.output && !one.output.isEmpty)
    }

    @Test("Hostile texts are texts in every form")
    func hostile() throws {
        let text = "&lt;/script>&lt;b>`</b>```` @all #1 \u{202E}&quot;' &#10;- x".replacing("</b>", with: "&lt;/b>")
        try folder.write(
            SampleDocument.clean.replacing(#"text="Hello""#, with: "text=\"\(text)\""), to: "hostile.storyboard")
        let run = try diff("old/Main.storyboard", "hostile.storyboard")
        #expect(run.output.split(separator: "\n").count == 3)
        #expect(!run.output.contains("\u{202E}") && run.output.contains("\\u{202E}"))
        let markdown = try diff("--format", "markdown", "old/Main.storyboard", "hostile.storyboard").output
        // The fence is longer than any in the text.
        #expect(markdown.contains("\n`````diff\n") && markdown.contains("\n`````\n"))
        let long = String(repeating: "x", count: 100_000)
        try folder.write(
            SampleDocument.clean.replacing(#"text="Hello""#, with: "text=\"\(long)\""), to: "long.storyboard")
        #expect(try diff("old/Main.storyboard", "long.storyboard").output.utf8.count < 2000)
        // What differs is seen, however far back.
        let longer = String(repeating: "x", count: 250_000)
        for end in ["y", "z"] {
            try folder.write(
                SampleDocument.clean.replacing(#"text="Hello""#, with: "text=\"\(longer)\(end)\""),
                to: "\(end).storyboard")
        }
        let shown = "…" + String(repeating: "x", count: 20)
        let end = try diff("y.storyboard", "z.storyboard").output
        #expect(end.contains(": text \(shown)y\" → \(shown)z\"\n"), "\(end)")
        let files = try json("old/Main.storyboard", "long.storyboard")
        let properties = (files.first?["changes"] as? [[String: Any]])?.first?["properties"] as? [[String: Any]]
        #expect(properties?.first?["new"] as? String == "\"\(long)\"")
    }
}
