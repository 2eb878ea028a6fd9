// Whole logs: what is around the rows, which one was broken, what it comes to.

import Foundation
import StrutAutoLayout
import Testing

@testable import StrutChecking

/// Small logs in the forms in which consoles show them.
enum SampleLog {
    /// iOS 10 and later, with the prefix of Xcode's console, and words before and after.
    static let cell = """
        Launching.
        2024-03-01 10:00:00.123456+0100 Demo[42:4242] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x600001 UIView:0xa1.height == 100   (active)>",
            "<NSLayoutConstraint:0x600002 V:|-(0)-[UIView:0xa1]   (active, names: '|':UITableViewCellContentView:0xc1 )>",
            "<NSLayoutConstraint:0x600003 V:[UIView:0xa1]-(0)-|   (active, names: '|':UITableViewCellContentView:0xc1 )>",
            "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xc1.height == 44   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600001 UIView:0xa1.height == 100   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """

    /// iOS 7: sizes in visual format.
    static let old = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x7f01 V:[UIView:0x7fa(200)]>",
            "<NSLayoutConstraint:0x7f02 V:[UIView:0x7fa(84)]>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x7f01 V:[UIView:0x7fa(200)]>
        """

    /// AppKit's one-line form.
    static let appKit = """
        [Layout] Conflicting constraints detected: (
            "<NSLayoutConstraint:0x1 NSView:0xa.width == 10   (active)>",
            "<NSLayoutConstraint:0x2 NSView:0xa.width == 20   (active)>"
        ).  Will attempt to recover by breaking <NSLayoutConstraint:0x2 NSView:0xa.width == 20   (active)>.
        """

    /// A title with quotes, line ends and characters that lists escape and what stands below them does not.
    static let escaped = #"""
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa'say \"hi\"\n\U00fcber'.width == 120   (active)>",
            "<NSLayoutConstraint:0x2 UILabel:0xa'say \"hi\"\n\U00fcber'.width == 90   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x2 UILabel:0xa'say "hi"
        über'.width == 90   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """#

    /// Masonry, with keys instead of addresses.
    static let masonry = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSAutoresizingMaskLayoutConstraint:0x8887740 MASExampleDebuggingView:superview.height == 416>",
            "<MASLayoutConstraint:ConstantConstraint UILabel:messageLabel.height >= 5000>",
            "<MASLayoutConstraint:BottomConstraint UILabel:messageLabel.bottom == MASExampleDebuggingView:superview.bottom - 10>",
            "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:messageLabel.top == MASExampleDebuggingView:superview.top + 1>"
        )
        Will attempt to recover by breaking constraint
        <MASLayoutConstraint:ConstantConstraint UILabel:messageLabel.height >= 5000>
        """
}

@Suite("Conflict logs")
struct ConflictLogTests {
    @Test(
        "All forms are read, with the row that was broken",
        arguments: [(SampleLog.cell, 4, 0), (SampleLog.old, 2, 0), (SampleLog.appKit, 2, 1), (SampleLog.masonry, 4, 1)])
    func forms(log: String, count: Int, broken: Int) throws {
        let conflict = try #require(ConflictLog(log).conflicts.first)
        #expect(ConflictLog(log).conflicts.count == 1)
        #expect(conflict.constraints.count == count && conflict.unread.isEmpty)
        #expect(conflict.broken == broken)
    }

    @Test("Several conflicts in one text; one without a broken row; a row of no grammar")
    func several() {
        let unfinished = SampleLog.old.split(separator: "\n").prefix(5).joined(separator: "\n")
        let odd = unfinished.replacing("V:[UIView:0x7fa(84)]", with: "something else")
        let conflicts = ConflictLog([SampleLog.cell, unfinished, SampleLog.appKit, odd].joined(separator: "\n\n"))
            .conflicts
        #expect(conflicts.map(\.constraints.count) == [4, 2, 2, 1])
        #expect(conflicts.map(\.broken) == [0, nil, 1, nil])
        #expect(conflicts[3].unread.count == 1)
        #expect(ConflictLog("Nothing of the kind.").conflicts.isEmpty)
    }

    @Test("Texts from web pages, quotes and escapes are undone")
    func escapes() throws {
        let page = SampleLog.old.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"", with: "&quot;")
        #expect(ConflictLog(page).conflicts == ConflictLog(SampleLog.old).conflicts)
        let row = #"    "<NSLayoutConstraint:0x1 UILabel:0xa'say \"hi\"\n\U00fcber \Ud83d\Ude00'.height == 3>""#
        let title = ConflictLog("Unable to simultaneously satisfy constraints.\n(\n\(row)\n)").conflicts.first?
            .constraints.first?.first.title
        #expect(title == "say \"hi\"\n\u{fc}ber \u{1F600}")
    }

    /// The row that was broken is in the middle of a line there, before words of the same one.
    @Test(
        "A log that a string of JSON holds is the one that was printed, however often it was put into another",
        arguments: [SampleLog.cell, SampleLog.old, SampleLog.appKit, SampleLog.masonry, SampleLog.escaped])
    func literals(log: String) throws {
        let plain = ConflictLog(log).conflicts
        #expect(plain.allSatisfy { $0.broken != nil && $0.unread.isEmpty })
        var text = log
        for _ in 1...3 {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
            text = String(
                decoding: try encoder.encode(["level": "error", "message": text, "time": "now"]), as: UTF8.self)
            #expect(ConflictLog(text).conflicts == plain)
        }
        let end = log.range(of: "\n\nMake a symbolic")?.lowerBound ?? log.endIndex
        let bare = try JSONEncoder().encode(["message": String(log[..<end])])
        #expect(ConflictLog(String(decoding: bare, as: UTF8.self)).conflicts == plain)
    }

    @Test(
        "A title that ends like a row does not end the row that was broken",
        arguments: ["Next >", "More>", "a > 'b'>. c"])
    func titles(title: String) throws {
        let log = SampleLog.cell.replacing("UIView:0xa1", with: "UIButton:0xa1'\(title)'")
        let conflict = try #require(ConflictLog(log).conflicts.first)
        #expect(conflict.broken == 0 && conflict.constraints[0].first.title == title)
    }

    @Test("A list of which no row can be read is a conflict without constraints")
    func nothingRead() {
        let log = SampleLog.old.replacing("V:[UIView:0x7fa(200)]", with: "foo").replacing(
            "V:[UIView:0x7fa(84)]", with: "bar")
        let conflicts = ConflictLog(log).conflicts
        #expect(conflicts.map(\.unread) == [["<NSLayoutConstraint:0x7f01 foo>", "<NSLayoutConstraint:0x7f02 bar>"]])
        #expect(LogReport(log, documents: [])?.entries.isEmpty == true)
    }

    @Test("A row that is cut off ends where the next one starts, in lists and outside of them")
    func cutRows() throws {
        let first = "<NSLayoutConstraint:0x7f01 V:[UIView:0x7fa(200)]>"
        let cut = "<NSLayoutConstraint:0x7f09 UIView:0x7fa.wid"
        let listed = SampleLog.old.replacing("    \"\(first)", with: "    \"\(cut)\n    \"\(first)")
        let conflict = try #require(ConflictLog(listed).conflicts.first)
        #expect(conflict.constraints == ConflictLog(SampleLog.old).conflicts.first?.constraints)
        #expect(conflict.unread == [cut] && conflict.broken == 0)
        let bare = SampleLog.old.replacing("    \"\(first)", with: "    \(cut)\n    \"\(first)")
        #expect(ConflictLog(bare).conflicts == ConflictLog(SampleLog.old).conflicts)
    }

    /// When each was searched to the end of the log, 8,000 took six seconds in an optimised build.
    @Test("Many rows that are cut off are read in one pass", .timeLimit(.minutes(1)), arguments: ["", "\""])
    func manyCutRows(quote: String) {
        let cut = String(repeating: "    \(quote)<NSLayoutConstraint:0x1 UIView:0x2.width == 3\n", count: 30_000)
        let conflicts = ConflictLog("Unable to simultaneously satisfy constraints.\n\(cut)\n\(SampleLog.old)").conflicts
        #expect(conflicts == ConflictLog(SampleLog.old).conflicts)
    }

    @Test("Whatever a list has between quotes is reported when it is no constraint")
    func unreadRows() throws {
        let odd = ["<garbage>", "hello", #"say \"hi\", \U00fcber"#, "<NSLayoutConstraint:0x9 foo>"]
        let rows = odd.map { "    \"\($0)\",\n" }.joined()
        let log = SampleLog.cell.replacing("(\n", with: "(\n\(rows)")
        let conflict = try #require(ConflictLog(log).conflicts.first)
        #expect(conflict.unread == ["<garbage>", "hello", "say \"hi\", \u{fc}ber", "<NSLayoutConstraint:0x9 foo>"])
        #expect(conflict.constraints.count == 4 && conflict.broken == 0)
        let comment = log.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
        #expect(ConflictLog(comment).conflicts.first?.unread == conflict.unread)
        let oneLine = SampleLog.appKit.replacing("(\n", with: "(\n    \"hello\",\n").replacing("\n", with: " ")
        #expect(ConflictLog(oneLine).conflicts.first?.unread == ["hello"])
    }

    @Test("Quotes and brackets around lists are no rows", arguments: [SampleLog.cell, SampleLog.old, SampleLog.appKit])
    func quotesAroundLists(log: String) {
        let printed = "(\n    \"one\",\n    \"two\"\n)\n\"three\"\n"
        let conflicts = ConflictLog(printed + log + "\n" + printed).conflicts
        #expect(conflicts == ConflictLog(log).conflicts && conflicts.allSatisfy(\.unread.isEmpty))
    }

    @Test("Strut's own report is read as the log that it quotes; a note on another finding is none")
    func ownReport() throws {
        let width = "<NSLayoutConstraint:con-wi-001 UILabel:lab-el-001'Hello'.width == 120   (active)>"
        let other = "<NSLayoutConstraint:con-wi-002 UILabel:lab-el-001'Hello'.width == 90   (active)>"
        let stray = "Main.storyboard:9:5: note: the stored frames contradict \(other)\n"
        let report = """
            \(stray)Main.storyboard:12:9: error: Unable to simultaneously satisfy constraints. Remove one of the 2 listed; \
            UILabel:lab-el-001'Hello'.width == 120 is broken. [conflicting-constraints]
               12 | <constraint firstAttribute="width" constant="120" id="con-wi-001"/>
                  | ^~~~~~~~~~~
            Main.storyboard:12:9: note: \(width) \u{2014} written
            Main.storyboard:13:9: note: \(other) \u{2014} written
            Main.storyboard:12:9: note: Will attempt to recover by breaking constraint \(width)
            Main.storyboard:12:9: note: Fix: lower the priority of UILabel:lab-el-001'Hello'.width == 120 to 999
            \(stray)
            """
        let conflicts = ConflictLog(report).conflicts
        #expect(conflicts.map { $0.constraints.map(\.text) } == [[width, other]])
        #expect(conflicts.map(\.broken) == [0] && conflicts.allSatisfy(\.unread.isEmpty))
        #expect(ConflictLog(stray + stray).conflicts.isEmpty)
    }

    @Test("Carriage returns, as of a log that was saved elsewhere, change nothing")
    func lineEnds() {
        let windows = SampleLog.cell.replacing("\n", with: "\r\n")
        #expect(ConflictLog(windows).conflicts == ConflictLog(SampleLog.cell).conflicts)
    }
}

@Suite("What conflict logs come to")
struct LogAnalysisTests {
    private func analysis(_ log: String) throws -> LogAnalysis {
        LogAnalysis(try #require(ConflictLog(log).conflicts.first))
    }

    @Test(
        "The listed set is the smallest, and the row that was broken is foretold",
        arguments: [SampleLog.cell, SampleLog.old, SampleLog.masonry])
    func sets(log: String) throws {
        let analysis = try analysis(log)
        #expect(analysis.minimal == Array(analysis.conflict.constraints.indices))
        #expect(analysis.predicted == analysis.conflict.broken)
    }

    @Test("A row that has no part in the conflict is left out of the smallest set")
    func superfluous() throws {
        let more = SampleLog.old.replacing(
            "(84)]>\"", with: "(84)]>\",\n    \"<NSLayoutConstraint:0x7f03 H:[UIView:0x7fa(10)]>\"")
        let analysis = try analysis(more)
        #expect(analysis.conflict.constraints.count == 3 && analysis.minimal == [0, 1])
    }

    @Test("Every repair was tried; the smallest is a priority, and the system's own rows are not touched")
    func repairs() throws {
        let analysis = try analysis(SampleLog.cell)
        #expect(analysis.repairs.first == Repair(constraint: 0, change: .lowerPriority(999)))
        #expect(analysis.repairs.allSatisfy { $0.constraint != 3 })
        #expect(analysis.repairs.contains(Repair(constraint: 0, change: .relax(.lessThanOrEqual))))
        #expect(analysis.repairs.last?.change == .remove)
    }

    @Test(
        "Right to left, a distance is relaxed and reported in its own terms",
        arguments: [("LTR", "left", "right"), ("RTL", "leading", "left")])
    func rightToLeft(direction: String, edge: String, side: String) throws {
        let analysis = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0xa](\(direction))   (active, names: '|':UIView:0xb )>",
                "<NSLayoutConstraint:0x2 H:|-(20)-[UILabel:0xa](\(direction))   (active, names: '|':UIView:0xb )>"
            )
            """)
        #expect(analysis.repairs.contains(Repair(constraint: 0, change: .relax(.greaterThanOrEqual))))
        #expect(analysis.repairs.contains(Repair(constraint: 1, change: .relax(.lessThanOrEqual))))
        #expect(!analysis.repairs.contains(Repair(constraint: 0, change: .relax(.lessThanOrEqual))))
        #expect(
            analysis.conflict.constraints.map(\.words)
                == [16, 20].map {
                    "the \(edge) of UILabel:0xa is \($0) \(side) of the \(edge) of UIView:0xb"
                })
    }

    @Test("One constraint is relaxed in the same words, from whichever side it is printed")
    func sides() throws {
        let texts = try ["H:[UILabel:0xb]-(16)-|", "UILabel:0xb.trailing == UIView:0xa.trailing - 16"].map { row in
            let analysis = try analysis(
                """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x3 \(row)   (active, names: '|':UIView:0xa )>",
                    "<NSLayoutConstraint:0x2 UILabel:0xb.width == 500   (active)>",
                    "<NSLayoutConstraint:0x4 UILabel:0xb.leading == UIView:0xa.leading   (active)>",
                    "<NSLayoutConstraint:0x5 UIView:0xa.width == 320   (active)>"
                )
                """)
            return analysis.repairs.map { analysis.conflict.constraints[$0.constraint].words(of: $0.change) }
        }
        #expect(texts[0] == texts[1])
        #expect(
            texts[0].contains(
                "make it an inequality: the trailing of UILabel:0xb is at most 16 left of the trailing of UIView:0xa"))
    }

    @Test("What is pinned to the edges of a scroll view lies in it, where no row says otherwise")
    func scrollView() throws {
        let analysis = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIView:0xa.leading == UIScrollView:0xb.leading   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0xa.trailing == UIScrollView:0xb.trailing   (active)>",
                "<NSLayoutConstraint:0x3 UIView:0xa.width == UIScrollView:0xb.width + 20   (active)>",
                "<NSLayoutConstraint:0x4 UIView:0xa.width == 110   (active)>",
                "<NSLayoutConstraint:0x5 UIView:0xa.width == 120   (active)>"
            )
            """)
        #expect(analysis.minimal == [3, 4])
    }

    @Test("What UIKit makes is not an app's to change: its rows stand in the way")
    func systemsRows() throws {
        let toolbar = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0xb.width == 0   (active)>",
                "<NSLayoutConstraint:0x2 H:|-(0)-[_UIButtonBarStackView:0xa]   (active, names: '|':_UIToolbarContentView:0xb )>",
                "<NSLayoutConstraint:0x3 H:[_UIButtonBarStackView:0xa]-(0)-|   (active, names: '|':_UIToolbarContentView:0xb )>",
                "<NSLayoutConstraint:0x4 '_UITemporaryLayoutWidth' _UIButtonBarStackView:0xa.width == 30   (active)>"
            )
            """)
        #expect(toolbar.minimal == [0, 1, 2, 3] && toolbar.obstacles == toolbar.minimal && toolbar.repairs.isEmpty)
        #expect(toolbar.conflict.constraints[1].originText == "written by UIKit" && !toolbar.isStoppedByStack)
        let stack = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UILabel:0xa.height == 40   (active)>",
                "<NSLayoutConstraint:0x2 UILabel:0xb.height == 40   (active)>",
                "<NSLayoutConstraint:0x3 'UISV-canvas-connection' UIStackView:0xc.top == UILabel:0xa.top   (active)>",
                "<NSLayoutConstraint:0x5 'UISV-canvas-connection' V:[UILabel:0xb]-(0)-|   (active, names: '|':UIStackView:0xc )>",
                "<NSLayoutConstraint:0x4 'UISV-spacing' V:[UILabel:0xa]-(8)-[UILabel:0xb]   (active)>",
                "<NSLayoutConstraint:0x6 'UISV-hiding' UIStackView:0xc.height == 0   (active)>"
            )
            """)
        #expect(stack.repairs.isEmpty && stack.obstacles == [2, 3, 4, 5] && stack.isStoppedByStack)
    }

    @Test("A navigation bar relates its buttons to guides: rows of UIKit's own, whatever is in the bar")
    func navigationBar() throws {
        let bar = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 'BIB_Leading_Leading' H:|-(0)-[_UIModernBarButton:0xa]   (active, names: '|':_UIButtonBarButton:0xb )>",
                "<NSLayoutConstraint:0x2 'UINav_static_button_horiz_position' _UIModernBarButton:0xa.leading == UILayoutGuide:0xc'UIViewLayoutMarginsGuide'.leading   (active)>",
                "<NSLayoutConstraint:0x3 'UINavItemContentGuide-leading' H:[_UIButtonBarButton:0xb]-(6)-[UILayoutGuide:0xd'UINavigationBarItemContentLayoutGuide']   (active)>",
                "<NSLayoutConstraint:0x4 UILayoutGuide:0xd'UINavigationBarItemContentLayoutGuide'.trailing == _UINavigationBarContentView:0xe.trailing   (active)>",
                "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0xe.width == 0   (active)>",
                "<NSLayoutConstraint:0x6 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0xc'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UINavigationBarContentView:0xe )>"
            )
            """)
        #expect(bar.repairs.isEmpty && !bar.obstacles.isEmpty)
        #expect(bar.conflict.constraints.count { $0.isChangeable } == 0)
        // A guide of the app's stays the app's.
        let own = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIView:0xa.top == UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.top   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0xa.top == UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.top + 8   (active)>"
            )
            """)
        #expect(own.conflict.constraints.count { $0.isChangeable } == 2 && !own.repairs.isEmpty)
    }

    @Test("The width that every action sheet logs is UIKit's; the same of another view is the app's")
    func actionSheet() throws {
        func row(_ name: String) throws -> LogAnalysis {
            try analysis(
                """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x1 \(name):0xa.width == - 16   (active)>"
                )
                """)
        }
        let sheet = try row("UIView")
        #expect(sheet.repairs.isEmpty && sheet.obstacles == [0])
        #expect(sheet.conflict.constraints[0].originText.contains("action sheets"))
        #expect(try !row("UILabel").repairs.isEmpty)
    }

    @Test(
        "The mask of a cell or of a view of UIKit's is left alone",
        arguments: ["UITableViewCell", "My.PhotoCollectionViewCell", "_UICell"])
    func fixedMasks(name: String) throws {
        let analysis = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& \(name):0xb.height == 44   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0xa.height == 60   (active)>",
                "<NSLayoutConstraint:0x3 UIView:0xa.height == \(name):0xb.height   (active)>"
            )
            """)
        #expect(!analysis.repairs.isEmpty && analysis.repairs.allSatisfy { $0.change != .turnOffMask })
    }

    @Test("A mask is fixed by turning it off, once for all its rows")
    func masks() throws {
        let analysis = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 0   (active, names: '|':UIView:0xb )>",
                "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xa.width == 30   (active)>",
                "<NSLayoutConstraint:0x3 UIView:0xa.trailing == UIView:0xb.leading + 50   (active)>"
            )
            """)
        #expect(analysis.minimal == [0, 1, 2] && analysis.predicted == 2 && analysis.conflict.broken == nil)
        #expect(analysis.repairs.filter { $0.change == .turnOffMask } == [Repair(constraint: 0, change: .turnOffMask)])
    }

    @Test("Rows that can hold together as printed have no smallest set and no repairs")
    func feasible() throws {
        let analysis = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UILabel:0xa.top >= UILayoutGuide:0xb'TitleView'.top   (active)>",
                "<NSLayoutConstraint:0x2 UILabel:0xa.firstBaseline == UILayoutGuide:0xb'TitleView'.top + 28   (active)>"
            )
            """)
        #expect(analysis.minimal.isEmpty && analysis.repairs.isEmpty)
        #expect(analysis.conflict.constraints.indices.contains(analysis.predicted))
    }

    @Test("Layout margins may be anything that is not negative")
    func margins() throws {
        let analysis = try analysis(
            """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 H:[UILabel:0xa(>=400)]>",
                "<NSLayoutConstraint:0x2 UILabel:0xa.leading == UIView:0xb.leadingMargin>",
                "<NSLayoutConstraint:0x3 UILabel:0xa.trailing == UIView:0xb.trailingMargin>",
                "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[UIView:0xb(320)]>"
            )
            """)
        #expect(analysis.minimal == [0, 1, 2, 3] && analysis.predicted == 0)
    }

    @Test(
        "Constraints in plain words",
        arguments: [
            (
                "V:|-(8)-[UIView:0xa]   (Names: '|':UIView:0xb )",
                "the top of UIView:0xa is 8 below the top of UIView:0xb"
            ),
            (
                "V:[UILabel:0xa'Hi']-(8)-|   (Names: '|':UIView:0xb )",
                "the bottom of UILabel 'Hi' is 8 above the bottom of UIView:0xb"
            ),
            (
                "H:[UIView:0xa]-(>=4)-[UIView:0xb]",
                "the leading of UIView:0xb is at least 4 right of the trailing of UIView:0xa"
            ),
            ("UIView:0xa.height <= 83", "UIView:0xa is at most 83 high"),
            ("UIView:0xa.height <= 2.22507e-308", "UIView:0xa is at most 0 high"),
            ("UIView:0xa.height <= 1.79769e+308", "UIView:0xa is at most 1.79769e+308 high"),
            ("UIView:0xa.width == 1e-05*UIView:0xb.width", "UIView:0xa is 1e-05 times as wide as UIView:0xb is wide"),
            (
                "UIView:0xa.top == UILayoutGuide 'UIViewSafeAreaLayoutGuide' of UIView:vie-wb-001.top",
                "the top of UIView:0xa is at the top of UILayoutGuide 'UIViewSafeAreaLayoutGuide' of UIView:vie-wb-001"
            ),
            (
                "UIView:0xa.top == _UILayoutGuide 'top'.bottom",
                "the top of UIView:0xa is at the bottom of _UILayoutGuide 'top'"
            ),
            ("UIView:0xa.height == 1.5*UIView:0xa.width", "UIView:0xa is 1.5 times as high as it is wide"),
            (
                "UIView:0xa.centerX == UIView:0xb.centerX",
                "the horizontal centre of UIView:0xa is at the horizontal centre of UIView:0xb"
            ),
        ])
    func words(body: String, words: String) {
        #expect(RowParser.constraint("<NSLayoutConstraint:0x1 \(body)>")?.words == words)
    }

    @Test("Where constraints come from")
    func origins() {
        func origin(_ row: String) -> ConstraintOrigin? { RowParser.constraint(row)?.origin }
        #expect(origin("<NSLayoutConstraint:0x1 UIView:0xa.height == 3>") == .written)
        #expect(origin("<MASLayoutConstraint:key UIView:0xa.height == 3>") == .written)
        #expect(origin("<NSLayoutConstraint:0x1 'UISV-hiding' UIView:0xa.height == 0>") == .stackView)
        #expect(origin("<NSLayoutConstraint:0x1 'fittingSizeHTarget' UIView:0xa.width == 0>") == .encapsulatedLayout)
        #expect(
            origin("<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 0>") == .autoresizingMask)
    }
}
