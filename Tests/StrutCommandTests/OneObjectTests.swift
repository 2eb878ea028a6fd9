import Foundation
import StrutTestSupport
import Testing

/// `strut explain` and `strut fit`: what they take for a name, and that nothing which is asked for goes unanswered.
@Suite("Explaining and fitting one object")
struct OneObjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let labelled = SampleDocument.clean.replacing(#"<label text"#, with: #"<label userLabel="The greeting" text"#)
            .replacing(
                "</viewController>",
                with: """
                    <connections>
                        <outlet property="greeting" destination="lab-el-001" id="out-gr-001"/>
                        <outlet property="greetingWidth" destination="con-wi-001" id="out-wi-001"/>
                    </connections></viewController>
                    """)
        try folder.write(labelled, to: "Main.storyboard")
    }

    private func strut(_ words: String...) throws -> StrutProcess {
        try StrutProcess(words, in: folder.url)
    }

    @Test("A view goes by its id, an outlet or its label in Xcode", arguments: ["explain", "fit"])
    func names(subcommand: String) throws {
        let run = try strut(subcommand, "Main.storyboard", "lab-el-001")
        #expect(run.status == 0 && !run.output.isEmpty)
        for name in ["greeting", "The greeting"] {
            #expect(try strut(subcommand, "Main.storyboard", name).output == run.output)
        }
        // A part of another object goes by its key, where one object has it.
        let root = try strut(subcommand, "Main.storyboard", "roo-tv-001")
        #expect(try strut(subcommand, "Main.storyboard", "view").output == root.output)
        let unknown = try strut(subcommand, "Main.storyboard", "greetings")
        #expect(unknown.status == 1 && unknown.output == "")
        #expect(
            unknown.errors.contains(
                "no object has the id, outlet or label 'greetings'; did you mean 'greeting'? [unknown-object]"))
    }

    @Test("Standard input has one name everywhere, or the one that is assumed")
    func standardInput() throws {
        // What cannot be read names the input.
        let input = SampleDocument.clean.replacing("</scenes>", with: "<<<<<<< HEAD\n</scenes>")
        func name(_ words: [String]) throws -> String {
            let run = try StrutProcess(words, in: folder.url, input: input)
            return String((run.output + run.errors).prefix { $0 != ":" })
        }
        for words in [["check", "-"], ["explain", "-", "lab-el-001"], ["fit", "-", "lab-el-001"], ["strings", "-"]] {
            #expect(try name(words) == "stdin", "\(words)")
            #expect(
                try name(words + ["--assume-filename", "App/Main.storyboard"]) == "App/Main.storyboard", "\(words)")
        }
        #expect(try name(["diff", "Main.storyboard", "-", "--assume-filename", "New.storyboard"]) == "New.storyboard")
        #expect(try strut("explain", "--assume-filename", "A.xib", "Main.storyboard", "greeting").status == 64)
    }

    @Test("So does an object that --set changes")
    func set() throws {
        for name in ["con-wi-001", "greetingWidth"] {
            let run = try strut("explain", "--set", "\(name).constant=77", "Main.storyboard", "greeting")
            #expect(run.output.contains("77 × 30 in its superview") && run.output.contains("its width is 77 points"))
        }
        for name in ["lab-el-001", "greeting", "The greeting"] {
            #expect(try strut("fit", "--set", "\(name).text=X", "Main.storyboard", "greeting").status == 0)
        }
        let wrong = try strut("explain", "--set", "gone.constant=1", "Main.storyboard", "greeting")
        #expect(wrong.status == 1 && wrong.errors.contains("[bad-change]"))
        let near = try strut("compile", "--set", "greetin.isHidden=YES", "Main.storyboard")
        #expect(near.errors.contains("or label 'greetin' (did you mean 'greeting'?). [bad-change]"))
    }

    @Test("A table's header view can be set to itself alone, and what is wrong says so")
    func headerView() throws {
        let words = ["fit", "TableViewHeader.storyboard", "6u7-If-z8G", "--width", "320", "--set"]
        func errors(_ change: String) throws -> String {
            try StrutProcess(words + [change], in: Repository.storyboards).errors
        }
        for name in ["6u7-If-z8G", "headerView"] { #expect(try errors("UgM-5F-lyL.tableHeaderView=\(name)").isEmpty) }
        let wrong = try errors("UgM-5F-lyL.tableHeaderView=fitting")
        #expect(
            wrong.contains(
                "'fitting' is not the header view of 'UgM-5F-lyL'; the value is the object id, an outlet or the label of "
                    + "the header view that the table has: '6u7-If-z8G'. [bad-change]"), "\(wrong)")
        #expect(try errors("6u7-If-z8G.tableHeaderView=headerView").contains("'6u7-If-z8G' is no table view"))
        #expect(try errors("gone.tableHeaderView=headerView").contains("no installed object"))
    }

    @Test(
        "An outlet or label that leads to several objects is no name: their ids are listed",
        arguments: ["The greeting", "twice"])
    func ambiguousName(name: String) throws {
        let twice = try folder.read("Main.storyboard").replacing(
            #"<constraint firstItem="lab-el-001" firstAttribute="leading""#,
            with: #"<constraint userLabel="The greeting" firstItem="lab-el-001" firstAttribute="leading""#
        ).replacing(
            "<connections>",
            with: #"<connections><outlet property="twice" destination="lab-el-001" id="tw-1"/>"#
                + #"<outlet property="twice" destination="con-le-001" id="tw-2"/>"#)
        try folder.write(twice, to: "Twice.storyboard")
        let words = "2 objects have the outlet or label '\(name)'; say which by its id: lab-el-001, con-le-001"
        for subcommand in ["explain", "fit"] {
            let run = try strut(subcommand, "Twice.storyboard", name)
            #expect(run.status == 1 && run.errors.contains(words), "\(run.errors)")
        }
        let run = try strut("compile", "--set", "\(name).isHidden=YES", "Twice.storyboard")
        #expect(run.errors.contains("Cannot change '\(name)': \(words). [bad-change]"), "\(run.errors)")
    }

    @Test("A constraint is explained by what rests on it; a controller stands for its view")
    func otherObjects() throws {
        for name in ["con-wi-001", "greetingWidth"] {
            let text = try strut("explain", "Main.storyboard", name).output
            #expect(
                text.hasPrefix(
                    "constraint con-wi-001, Main.storyboard:13:9\n  UILabel:lab-el-001'Hello'.width == 120\n"))
            #expect(text.contains("  the width of UILabel greeting (lab-el-001) is 120 points\n"))
            #expect(
                text.hasSuffix(
                    """
                      holds (required), and decides
                        width 120 of UILabel greeting (lab-el-001) (Main.storyboard:10:23)

                    """), "\(text)")
        }
        #expect(try strut("explain", "Main.storyboard", "con-le-001").output.contains("x 16 of UILabel greeting"))
        let off = try strut("explain", "--set", "con-wi-001.isActive=NO", "Main.storyboard", "con-wi-001")
        #expect(off.status == 1 && off.errors.contains("'con-wi-001' is switched off by --set"))
        let fit = try strut("fit", "Main.storyboard", "con-wi-001")
        #expect(fit.status == 1 && fit.errors.contains("'con-wi-001' is a constraint: only a view has a size"))
        let controller = try #require(folder.read("Main.storyboard").firstMatch(of: #/<viewController id="([\w-]+)"/#))
            .1
        #expect(
            try strut("explain", "Main.storyboard", String(controller)).output.hasPrefix(
                "UIView (roo-tv-001), Main.storyboard:"))
    }

    @Test("A view of a prototype of which no row is made says so")
    func prototypeWithoutRows() throws {
        let cells = ["one", "two"].map { id in
            """
            <tableViewCell id="\(id)" reuseIdentifier="\(id)"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="393" height="44"/>
            </tableViewCellContentView></tableViewCell>
            """
        }
        let table = DocumentHeader(device: nil, features: .autoLayout).storyboard(
            """
            <scene sceneID="s"><objects>
            <tableViewController id="c"><tableView key="view" id="t" dataMode="prototypes" style="plain" rowHeight="44">
            <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
            \(cells.joined())</prototypes></tableView></tableViewController></objects></scene>
            """)
        try folder.write(table, to: "Table.storyboard")
        try folder.write(#"{"tables": {"t": {"rows": [{"prototype": "one"}]}}}"#, to: "Table.strut.json")
        #expect(try strut("explain", "Table.storyboard", "one-c").status == 0)
        for (id, verb) in [("two", "is"), ("two-c", "stands in")] {
            let run = try strut("explain", "Table.storyboard", id)
            #expect(
                run.errors.contains("'\(id)' \(verb) a prototype of which the design-time data makes no row"),
                "\(run.errors)")
        }
    }

    @Test("Each of several devices is answered, under its name")
    func devices() throws {
        let words = ["-d", "iPhone 15", "-d", "iPad", "Main.storyboard", "roo-tv-001"]
        let explained = try StrutProcess(["explain"] + words, in: folder.url).output
        #expect(explained.hasPrefix("iPhone 15:\nUIView (roo-tv-001)"))
        #expect(explained.contains("\niPad:\nUIView (roo-tv-001)"))
        #expect(explained.contains("393 × 852") && explained.contains("768 × 1024"))
        let fitted = try StrutProcess(["fit", "--content-size", "all"] + words, in: folder.url).output
        let lines = fitted.split(separator: "\n")
        #expect(lines.count == 24 && lines[0].hasPrefix("iPhone 15: extraSmall "))
        #expect(lines[12].hasPrefix("iPad: extraSmall "))
    }

    @Test("A second language is refused, not dropped", arguments: ["explain", "fit", "compile"])
    func languages(subcommand: String) throws {
        let run = try strut(subcommand, "--language", "de", "--language", "fr", "Main.storyboard")
        #expect(run.status == 64 && run.errors.contains("'--language' is given twice"))
    }
}
