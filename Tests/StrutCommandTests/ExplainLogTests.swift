import Foundation
import Testing

/// `strut explain-log`: what goes in, what comes out, and what is refused.
@Suite("Explaining logs")
struct ExplainLogTests {
    private let folder: TemporaryFolder

    private static let log = """
        2024-03-01 10:00:00.123 Demo[42:4242] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600001 UILabel:0xa1'Hello'.width == 120   (active)>",
            "<NSLayoutConstraint:0x600002 UILabel:0xa1'Hello'.width == 90   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600001 UILabel:0xa1'Hello'.width == 120   (active)>
        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.log, to: "console.txt")
        try folder.write(SampleDocument.conflicting, to: "Main.storyboard")
    }

    private func strut(_ words: String..., input: String = "") throws -> StrutProcess {
        try StrutProcess(words, in: folder.url, input: input)
    }

    @Test("For people: words, the smallest set, what broke and why, repairs")
    func text() throws {
        let run = try strut("explain-log", "console.txt")
        #expect(run.status == 0 && run.errors == "")
        #expect(
            run.output == """
                Conflict, 2 constraints:
                  1. UILabel 'Hello' is 120 wide
                     written
                  2. UILabel 'Hello' is 90 wide
                     written

                  The smallest set that conflicts: all of them.
                  UIKit broke number 1: of those that the system does not impose, and lie as deep, it asks for too much rather than too little.
                  Each of these changes fixes it, the smallest first:
                  - of 1: lower its priority to 999
                  - of 2: lower its priority to 999
                  - of 1: make it an inequality: UILabel 'Hello' is at most 120 wide
                  - of 2: make it an inequality: UILabel 'Hello' is at least 90 wide
                  - of 1: remove it
                  - of 2: remove it

                """)
        #expect(try strut("explain-log", "-", input: Self.log).output == run.output)
    }

    @Test("For tools: the same as JSON, with places where documents are given")
    func json() throws {
        struct Report: Decodable {
            struct Constraint: Decodable {
                var text: String, origin: String, object: String?, path: String?, line: Int?
            }
            struct Repair: Decodable { var change: String, constraint: Int }
            struct Conflict: Decodable {
                var constraints: [Constraint], minimal: [Int], broken: Int?, predicted: Int, repairs: [Repair]
            }
            var strut: Int
            var conflicts: [Conflict]
        }
        let run = try strut("explain-log", "--format", "json", "console.txt", "Main.storyboard")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        let conflict = try #require(report.conflicts.first)
        #expect(report.strut == 1 && report.conflicts.count == 1)
        #expect(conflict.constraints.map(\.object) == ["con-wi-001", "con-wi-002"])
        #expect(conflict.constraints.allSatisfy { $0.path == "Main.storyboard" && $0.origin == "written" })
        #expect(
            conflict.constraints[0].text == "<NSLayoutConstraint:0x600001 UILabel:0xa1'Hello'.width == 120   (active)>")
        #expect(conflict.minimal == [0, 1] && conflict.broken == 0 && conflict.predicted == 0)
        #expect(
            conflict.repairs.first?.change == "lower its priority to 999" && conflict.repairs.first?.constraint == 0)
        let bare = try strut("explain-log", "--format", "json", "console.txt").output
        #expect(bare.contains(#""object": null, "path": null, "line": null, "alternatives": []"#))
    }

    @Test("What is no log, or not there, is said; a row of no grammar is left out with a word")
    func badInput() throws {
        #expect(try strut("explain-log").status == 64)
        #expect(try strut("explain-log", "-", "-", input: Self.log).status == 64)
        let missing = try strut("explain-log", "missing.txt")
        #expect(missing.status == 66 && missing.errors.contains("missing.txt: error: there is no such file"))
        let other = try strut("explain-log", "-", input: "Hello.\n")
        #expect(other.status == 65 && other.output == "" && other.errors.contains("[not-a-conflict-log]"))
        #expect(try strut("explain-log", "console.txt", "missing.xib").status == 66)
        #expect(try strut("explain-log", "console.txt", "console.txt").status == 65)
        let odd = Self.log.replacing(
            "\"\n)", with: "\",\n    \"<NSLayoutConstraint:0x600003 no grammar at all>\"\n)")
        let partly = try strut("explain-log", "-", input: odd)
        #expect(partly.status == 0 && partly.errors.contains("<NSLayoutConstraint:0x600003 no grammar at all>"))
    }

    @Test("Each quoted row of a list that is no constraint is left out with a word", arguments: ["<garbage>", "hello"])
    func unreadRow(row: String) throws {
        let odd = Self.log.replacing("(\n", with: "(\n    \"\(row)\",\n")
        let run = try strut("explain-log", "-", input: odd)
        let plain = try strut("explain-log", "console.txt")
        #expect(run.status == 0 && run.output == plain.output)
        #expect(run.errors.contains("\(row) [unknown-log-row]"))
    }

    /// A log of one conflict between constraints that read so.
    private static func log(of rows: [String]) -> String {
        "Unable to simultaneously satisfy constraints.\n(\n" + rows.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
            + "\n)\n"
    }

    @Test(
        "A content size is read with its priorities, of which the greater one is what conflicts",
        arguments: [
            ("UILabel:0xa'Go'.height == 30 Hug:1000 CompressionResistance:1000   (active)", "UILabel 'Go' is 30 high"),
            ("V:[UILabel:0xa'Go'(30)] Hug:250 CompressionResistance:1000", "UILabel 'Go' is at least 30 high"),
            ("V:[UILabel:0xa'Go'(30)] Hug:250 CompressionResistance:750", "is at least 30 high, at priority 750"),
        ])
    func contentSizes(body: String, words: String) throws {
        let log = Self.log(of: [
            "NSContentSizeLayoutConstraint:0x4 \(body)",
            "NSLayoutConstraint:0x5 UILabel:0xa'Go'.height == 20   (active)",
            "NSLayoutConstraint:0x6 UILabel:0xa'Go'.height == 21   (active)",
        ])
        let run = try strut("explain-log", "-", input: log)
        #expect(run.errors == "" && run.output.contains(words), "\(run)")
        #expect(run.output.contains("from the intrinsic content size of UILabel 'Go'"))
    }

    @Test("Where no row of a list can be read, the rows are reported, and that there are no others")
    func nothingRead() throws {
        let log = Self.log(of: ["NSLayoutConstraint:0x1 foo", "NSLayoutConstraint:0x2 bar"])
        let run = try strut("explain-log", "-", input: log + "Will attempt to recover by breaking constraint\n")
        #expect(run.status == 65 && run.output == "")
        #expect(run.errors.contains("0x1 foo> [unknown-log-row]") && run.errors.contains("0x2 bar> [unknown-log-row]"))
        #expect(run.errors.contains("stdin: error: none of its 2 rows can be read [not-a-conflict-log]"), "\(run)")
    }

    @Test("Of several documents the others are used; what is for another platform is a note where a folder is given")
    func documents() throws {
        try folder.write(SampleDocument.conflicting, to: "App/Main.storyboard")
        try folder.write(
            SampleDocument.clean.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing(
                "CocoaTouch.Story", with: "Cocoa.Story"),
            to: "App/Mac.storyboard")
        let run = try strut("explain-log", "console.txt", "App")
        #expect(run.status == 0 && run.output.contains("App/Main.storyboard:"), "\(run)")
        #expect(
            run.errors.contains("Mac.storyboard") && run.errors.contains("note: ") && !run.errors.contains("error: "))
        try folder.write("<document", to: "App/Broken.xib")
        let broken = try strut("explain-log", "console.txt", "App")
        #expect(broken.status == 65 && broken.output == run.output && broken.errors.contains("Broken.xib"))
        try folder.write(#"{"unknown": 1}"#, to: "App/.strut.json")
        let configured = try strut("explain-log", "console.txt", "App")
        #expect(configured.status == 1 && configured.errors.contains("'unknown' is not known"), "\(configured)")
    }

    @Test("Several places are reported in one line")
    func places() throws {
        let twins = SampleDocument.clean.replacing(
            #"<constraint firstAttribute="height""#,
            with:
                #"<constraint firstAttribute="width" constant="120" id="con-wi-002"/><constraint firstAttribute="height""#
        )
        try folder.write(twins, to: "Main.storyboard")
        let text = try strut("explain-log", "console.txt", "Main.storyboard").output
        #expect(text.contains("     written; Main.storyboard:13 con-wi-001 or line 14 con-wi-002\n"), "\(text)")
        let json = try strut("explain-log", "--format", "json", "console.txt", "Main.storyboard").output
        #expect(
            json.contains(
                #""line": 13, "alternatives": [{"object": "con-wi-002", "path": "Main.storyboard", "line": 14}]"#))
    }

    @Test("Where UIKit's own rows stand in the way it is said so, and no change is proposed")
    func systemsRows() throws {
        let run = try strut(
            "explain-log", "-",
            input: Self.log(of: [
                "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIBar:0xb.width == 0   (active)",
                "NSLayoutConstraint:0x2 _UIBar:0xb.width == 30   (active)",
            ]))
        #expect(run.output.contains("Nothing in it is an app's to change: these rows are UIKit's own."), "\(run)")
        #expect(!run.output.contains("Each of these changes"))
        let stack = try strut(
            "explain-log", "-",
            input: Self.log(of: [
                "NSLayoutConstraint:0x1 'UISV-hiding' UIStackView:0xb.width == 0   (active)",
                "NSLayoutConstraint:0x2 'UISV-spacing' H:[UIView:0xa]-(8)-[UIView:0xc]   (active)",
                "NSLayoutConstraint:0x3 'UISV-canvas-connection' UIView:0xa.leading == UIStackView:0xb.leading   (active)",
                "NSLayoutConstraint:0x4 'UISV-canvas-connection' UIView:0xc.trailing == UIStackView:0xb.trailing   (active)",
            ]))
        #expect(stack.output.contains("A stack view makes its own of its spacing"), "\(stack)")
    }

    @Test("Where a row was left out nothing is concluded from the others, and JSON has it")
    func incomplete() throws {
        let log = Self.log(of: [
            "NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)", "NSLayoutConstraint:0x2 UIView:0xa.foo == 3",
        ])
        let run = try strut("explain-log", "-", input: log)
        #expect(run.output.contains("what conflicts is not known"), "\(run)")
        #expect(!run.output.contains("UIKit would break"))
        let row = "<NSLayoutConstraint:0x1 UIView:0xa.height == 44   (active)>"
        let broken = try strut(
            "explain-log", "-", input: log + "Will attempt to recover by breaking constraint\n\(row)\n")
        #expect(broken.output.contains("  UIKit broke number 1.\n"), "\(broken)")
        let json = try strut("explain-log", "--format", "json", "-", input: log)
        #expect(json.output.contains(#""<NSLayoutConstraint:0x2 UIView:0xa.foo == 3>""#))
    }

    @Test("The mask of a cell's content view is not to be switched off")
    func cells() throws {
        let log = Self.log(of: [
            "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UITableViewCellContentView:0xb.height == 44   (active)",
            "NSLayoutConstraint:0x2 UIView:0xa.height == 60   (active)",
            "NSLayoutConstraint:0x3 UIView:0xa.height == UITableViewCellContentView:0xb.height   (active)",
        ])
        let cell = try strut("explain-log", "-", input: log)
        #expect(
            cell.output.contains("of 2: remove it") && !cell.output.contains("AutoresizingMaskIntoConstraints of its"))
        let view = try strut(
            "explain-log", "-", input: log.replacing("UITableViewCellContentView", with: "UIView"))
        #expect(view.output.contains("set translatesAutoresizingMaskIntoConstraints of its view to false"), "\(view)")
    }

    @Test("Strut's own report of a conflict is read as the log that it quotes")
    func ownReport() throws {
        let report = try strut("compile", "Main.storyboard").errors
        #expect(report.contains("Unable to simultaneously satisfy constraints"))
        let run = try strut("explain-log", "-", input: report)
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.hasPrefix("Conflict, 2 constraints:\n  1. UILabel 'Hello' is 120 wide\n"))
        #expect(run.output.contains("\n  2. UILabel 'Hello' is 90 wide\n"))
        #expect(run.output.contains("UIKit broke number "))
    }

    /// The label's width is at most 300 less twice the root's, so the root's at most 150 less half the label's.
    @Test("Dividing by a negative multiplier keeps the relation", arguments: [("<=", true), (">=", false)])
    func negativeMultiplier(relation: String, isSame: Bool) throws {
        let start = "<constraint firstItem=\"lab-el-001\" firstAttribute=\"leading\""
        let document = SampleDocument.clean.replacing(
            start,
            with: """
                <constraint firstItem="lab-el-001" firstAttribute="width" relation="lessThanOrEqual" \
                secondItem="roo-tv-001" secondAttribute="width" multiplier="-2" constant="300" id="con-ne-001"/>\(start)
                """)
        try folder.write(document, to: "Negative.storyboard")
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIView:0xa.width \(relation) -0.5*UILabel:0xb'Hello'.width + 150   (active)>"
            )
            """
        let run = try strut("explain-log", "--format", "json", "-", "Negative.storyboard", input: log)
        #expect(run.status == 0 && run.output.contains("con-ne-001") == isSame)
    }
}
