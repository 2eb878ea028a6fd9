import Foundation
import Strut
import Testing

@testable import StrutCommand

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("check in several environments")
struct CheckEnvironmentTests {
    private let folder = Repository.storyboards.appendingPathComponent("Checks")

    private func strut(_ words: String...) throws -> StrutProcess { try StrutProcess(words, in: folder) }

    private func findings(_ words: [String]) throws -> [[String: Any]] {
        let run = try StrutProcess(words + ["--diagnostic-format", "json"], in: folder)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(json?["findings"] as? [[String: Any]])
    }

    @Test("One finding in many environments is reported once, with where; JSON has every one")
    func merged() throws {
        let words = ["check", "--only", "outside-screen", "-d", "iPhone SE,iPhone 16", "--direction", "ltr,rtl"]
        let run = try StrutProcess(words + ["outside-screen.storyboard"], in: folder)
        #expect(run.output.contains("(iPhone SE; 2 of 4) [outside-screen]"))
        let found = try findings(words + ["outside-screen.storyboard"])
        let environments = try #require(found.first?["environments"] as? [[String: String]])
        #expect(environments == [["device": "iPhone SE"], ["device": "iPhone SE", "direction": "rtl"]])
        #expect(found.first?["example"] as? [String: String] == environments[0])
    }

    @Test("Text sizes that a document does not follow share its layouts, and all of them are listed")
    func shared() throws {
        let found = try findings([
            "check", "--only", "outside-screen", "-d", "iPhone SE", "--content-size", "all",
            "outside-screen.storyboard",
        ])
        let environments = try #require(found.first?["environments"] as? [[String: String]])
        #expect(environments.compactMap { $0["contentSize"] }.count == 12)
        // One that follows them has a layout for each.
        let grown = try findings([
            "check", "--only", "overlapping-views", "-d", "iPhone 16", "--content-size", "all",
            "overlapping-views.storyboard",
        ])
        let large = try #require(grown.first?["environments"] as? [[String: String]])
        #expect(large.first?["contentSize"]?.hasPrefix("AX") == true && large.last?["contentSize"] == "AX5")
    }

    @Test("Everywhere needs no words")
    func everywhere() throws {
        let run = try strut("check", "-d", "iPhone 16", "-d", "iPhone 15", "truncated-text.storyboard")
        #expect(run.output.contains("or a smaller scale to shrink to. [truncated-text]"))
    }

    @Test("Reports are the same at any number of jobs")
    func jobs() throws {
        for format in ["text", "json", "sarif", "checkstyle", "junit", "github"] {
            let words = ["check", "--matrix", "--diagnostic-format", format]
            let files = ["truncated-text.storyboard", "overlapping-views.storyboard", "outside-superview.storyboard"]
            let one = try StrutProcess(words + ["-j1"] + files, in: folder).output
            #expect(!one.isEmpty)
            #expect(try StrutProcess(words + ["-j2"] + files, in: folder).output == one)
            #expect(try StrutProcess(words + ["-j8"] + files, in: folder).output == one)
        }
    }

    @Test("So are those on windows of every size, on one document and on several")
    func jobsOfWindows() throws {
        for files in [["truncated-text.storyboard"], ["squeezed-view.storyboard", "outside-screen.storyboard"]] {
            let words = ["check", "--enable", "all", "--widths", "320...420", "--heights", "300...320"]
            let given = words + ["--content-size", "L,AX3", "--diagnostic-format", "json"] + files
            let one = try StrutProcess(given + ["-j1"], in: folder).output
            #expect(one.contains("\"widths\""))
            #expect(try StrutProcess(given + ["-j2"], in: folder).output == one)
            #expect(try StrutProcess(given + ["-j8"], in: folder).output == one)
        }
    }

    @Test("SARIF keeps the ranges of windows beside the environments")
    func sarifOfWindows() throws {
        let run = try StrutProcess(
            [
                "check", "--only", "overlapping-views", "--widths", "320...400", "--content-size", "L,AX3",
                "--diagnostic-format", "sarif", "WindowWidths.storyboard",
            ], in: Repository.storyboards)
        #expect(run.output.contains(#""widths": [{"from": 320, "to": 346.5}]"#))
        #expect(run.output.contains("(from 320 to 346.5 wide)"))
    }

    @Test("What is found in windows of other widths and of other heights is one finding, in a baseline too")
    func widthsAndHeights() throws {
        let temporary = try TemporaryFolder()
        let trailing = """
            <constraint firstItem="roo-tv-001" firstAttribute="trailing" secondItem="lab-el-001" \
            secondAttribute="trailing" constant="200" id="con-tr-001"/>
            """
        let bottom = """
            <constraint firstItem="roo-tv-001" firstAttribute="bottom" secondItem="lab-el-001" \
            secondAttribute="bottom" constant="763" id="con-bo-001"/>
            """
        func check(_ constraint: String, _ options: String...) throws -> StrutProcess {
            let top = #"constant="59" id="con-to-001"/>"#
            try temporary.write(SampleDocument.clean.replacing(top, with: top + constraint), to: "Main.storyboard")
            let words = ["check", "--only", "conflicting-constraints", "Main.storyboard"]
            return try StrutProcess(words + options, in: temporary.url)
        }
        // 336 points of 393, and of 320 to 330: too few in every window. 852 points of 852, and of 480 to 490.
        for (constraint, words) in [(trailing, ""), (bottom, " (at every height)")] {
            let both = try check(constraint, "--widths", "320...330", "--heights", "480...490")
            #expect(both.output.contains("1 finding in 1 of 1 documents"), "\(both)")
            #expect(both.output.contains(" points.\(words) [conflicting-constraints]"), "\(both)")
        }
        _ = try check(
            trailing, "--widths", "320...330", "--heights", "480...490", "--write-baseline", "--baseline", "known.json")
        #expect(try !temporary.read("known.json").contains("count"))
    }

    @Test("--matrix goes with --widths; so does a configuration that names them")
    func matrixOfWindows() throws {
        let temporary = try TemporaryFolder()
        let scene = Repository.storyboards.appendingPathComponent("WindowWidths.storyboard")
        try temporary.write(String(contentsOf: scene, encoding: .utf8), to: "Main.storyboard")
        let words = ["check", "--matrix", "--only", "overlapping-views"]
        let matrix = try StrutProcess(words + ["--widths", "320...400", "Main.storyboard"], in: temporary.url)
        #expect(
            matrix.output.contains(
                "from 320 to 346.5 wide; iPhone 16 Pro Max landscape from 337.5 to 400 wide; worst: iPhone 16 Pro Max"))
        #expect(matrix.output.contains("15456 windows"))
        try temporary.write(
            #"{"matrix": {"contentSizes": ["L"], "widths": "340...350", "heights": "600...601"}}"#, to: ".strut.json")
        let configured = try StrutProcess(words + ["Main.storyboard"], in: temporary.url)
        #expect(configured.output.contains("(from 340 to 346.5 wide"))
        #expect(configured.output.contains("24 windows"))
        try temporary.write(#"{"matrix": {"widths": "340..350"}}"#, to: ".strut.json")
        let wrong = try StrutProcess(words + ["Main.storyboard"], in: temporary.url)
        #expect(wrong.output.contains("'340..350' is not a range of widths: write it as 320...1366, in points"))
    }

    @Test("SARIF keeps the environments among a result's properties")
    func sarif() throws {
        let run = try strut(
            "check", "-d", "iPhone 16", "--content-size", "AX3", "--diagnostic-format", "sarif",
            "truncated-text.storyboard")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let result = try #require(((json["runs"] as? [[String: Any]])?[0]["results"] as? [[String: Any]])?.first)
        let environments = (result["properties"] as? [String: [[String: String]]])?["environments"]
        #expect(environments == [["device": "iPhone 16", "contentSize": "AX3"]])
    }

    @Test("Checkstyle and JUnit are XML with a place for every finding")
    func xml() throws {
        let checkstyle = try strut(
            "check", "-d", "iPhone 16", "--diagnostic-format", "checkstyle", "truncated-text.storyboard"
        ).output
        #expect(checkstyle.contains("<file name=\"truncated-text.storyboard\">"))
        #expect(checkstyle.contains(#/<error line="\d+" column="\d+" severity="warning" message="The title of /#))
        #expect(checkstyle.contains("source=\"strut.truncated-text\"/>"))
        let junit = try strut(
            "check", "-d", "iPhone 16", "--diagnostic-format", "junit", "truncated-text.storyboard"
        ).output
        #expect(junit.contains("<testsuites name=\"strut\" tests=\"1\" failures=\"1\">"))
        #expect(junit.contains("<testcase classname=\"truncated-text.storyboard\" name=\"truncated-text bad-bt-001\""))
        for text in [checkstyle, junit] { #expect(XMLParser(data: Data(text.utf8)).parse()) }
    }

    @Test("A rule that is not known is refused, with the one that was meant")
    func unknownRule() throws {
        let run = try strut("check", "--only", "truncated-txt", "truncated-text.storyboard")
        #expect(run.status == 64)
        #expect(run.errors.contains("unknown rule 'truncated-txt'; did you mean 'truncated-text'?"))
        #expect(try strut("check", "--matrix", "-d", "iPhone SE", "truncated-text.storyboard").status == 64)
        #expect(try strut("check", "-d", "iPhone 999", "truncated-text.storyboard").status == 64)
    }

    @Test("Rules are listed with their state")
    func rules() throws {
        let plain = try strut("rules").output
        #expect(plain.contains(#/truncated-text +in environments +warning/#))
        #expect(plain.contains(#/low-contrast +off +note/#))
        #expect(try strut("rules", "--enable", "low-contrast").output.contains(#/low-contrast +on +note/#))
        #expect(try strut("rules", "--disable", "ambiguous-layout").output.contains(#/ambiguous-layout +off/#))
    }

    @Test("A document for iPads alone is not laid out on iPhones, and says so where no iPad is asked for")
    func otherIdiom() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            SampleDocument.conflicting.replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\""),
            to: "Pad.storyboard")
        for (devices, isLaidOut) in [("iPhone 15", false), ("iPhone 15,iPad Air", true)] {
            let run = try StrutProcess(shell: "$STRUT check -d '\(devices)' .", in: folder.url)
            #expect(run.output.contains("[conflicting-constraints]") == isLaidOut, "\(run)")
            #expect(run.output.contains("add an iPad [other-idiom]") == !isLaidOut, "\(run)")
            #expect(!run.output.contains("iPhone 15"), "\(run)")
        }
    }

    @Test("Of a universal app's documents the names and the canvases say on what they are shown")
    func idiomsByName() throws {
        let folder = try TemporaryFolder()
        let canvases = [
            "Form-iPad": "ipad9_7", "Form_iPhone": "retina4_7", "Phone-iPad": "retina4_7", "Form": "ipad9_7",
        ]
        for (name, canvas) in canvases {
            try folder.write(
                SampleDocument.conflicting.replacing("retina6_12", with: canvas), to: "\(name).storyboard")
        }
        for (device, hidden) in [("iPhone 15", "Form-iPad"), ("iPad Air", "Form_iPhone")] {
            let run = try StrutProcess(shell: "$STRUT check -d '\(device)' .", in: folder.url)
            let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(lines.count == 3 && !lines.contains { $0.hasPrefix(hidden) }, "\(run)")
            #expect(run.output.contains("[other-idiom]"), "\(run)")
        }
    }

    @Test("The end of a report names what is found in several documents, and in how many")
    func sharedCauses() throws {
        let folder = try TemporaryFolder()
        let missing = SampleDocument.clean.replacing(
            "</subviews>",
            with: """
                <imageView image="profile" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></imageView></subviews>
                """)
        for name in ["A.storyboard", "B.storyboard", "C.storyboard"] { try folder.write(missing, to: "App/" + name) }
        try folder.write("{}", to: "App/Images.xcassets/Contents.json")
        let run = try StrutProcess(["check", "--only", "missing-image", "App"], in: folder.url)
        #expect(run.output.contains("The same in several documents:\n  3 in 3 documents: "), "\(run.output)")
        #expect(run.output.hasSuffix("[missing-image]\n"), "\(run.output)")
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/B.storyboard"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/C.storyboard"))
        let one = try StrutProcess(["check", "--only", "missing-image", "App"], in: folder.url)
        #expect(!one.output.contains("The same in several"), "\(one.output)")
    }
}
