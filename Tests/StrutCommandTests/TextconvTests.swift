import Foundation
import Testing

@testable import StrutCommand

@Suite("textconv")
struct TextconvTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The text of the sample after each first text is replaced by the second one.
    private func text(_ edits: (String, String)...) throws -> String {
        let source = edits.reduce(SampleDocument.clean) { $0.replacing($1.0, with: $1.1) }
        try folder.write(source, to: "Main.storyboard")
        let run = try StrutProcess(["textconv", "Main.storyboard"], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty)
        return run.output
    }

    @Test("Numbers are numbers, and references names, where ids are numbers")
    func numbers() throws {
        let initial = (#"useSafeAreas="YES">"#, #"useSafeAreas="YES" initialViewController="4">"#)
        let text = try text(
            (#""lab-el-001""#, #""2""#), (#""vie-wc-001""#, #""4""#),
            (#"text="Hello""#, #"text="Hello" numberOfLines="2""#),
            initial)
        #expect(text.contains("\n  numberOfLines: 2\n"))
        #expect(text.contains("\n  initialViewController: UIViewController (4)\n"))
    }

    @Test("An element that changes under the same class of the app's is seen")
    func elements() throws {
        let custom = (#"<label "#, #"<label customClass="Badge" "#)
        #expect(try text(custom).contains("\n  class: Badge of <label>\n"))
        #expect(
            try text(custom, ("<label ", "<button "), ("</label>", "</button>")).contains("class: Badge of <button>"))
    }

    @Test("Everything that diff calls a change is a line: of constraints, guides, colours and frames in size classes")
    func changes() throws {
        let plain = try text()
        #expect(try text((#"id="con-wi-001""#, #"userLabel="Wide" id="con-wi-001""#)) != plain)
        func guide(_ label: String) throws -> String {
            let guide =
                #"<layoutGuides><userLayoutGuide identifier="\#(label)" id="gui-de-001"/></layoutGuides></view>"#
            return try text(("</view>", guide))
        }
        #expect(try guide("a") != guide("b"))
        func color(_ red: String) throws -> String {
            try text(("</label>", #"<color key="textColor" red="\#(red)" green="0.2" blue="0.2" alpha="1"/></label>"#))
        }
        #expect(try color("0.5").contains("\n  textColor: #803333 (0.5, 0.2, 0.2)\n"))
        #expect(try color("0.50196078431372548").contains("\n  textColor: #803333\n"))
        let variation =
            #"<variation key="heightClass=compact"><rect key="frame" x="1" y="2" width="3" height="4"/></variation>"#
        let fixed = try text(
            (#"text="Hello""#, #"text="Hello" fixedFrame="YES""#), ("</label>", variation + "</label>"))
        #expect(fixed.contains("\n  frame [compact height]: 1,2 3x4\n  frame: 16,59 120x30\n"), "\(fixed)")
    }

    @Test("The canvas leaves no trace, nor do ids of content views")
    func churn() throws {
        #expect(try text(("retina6_12", "retina4_7")) == text())
        func cell(_ view: String) throws -> String {
            let label = #"<label text="In it" id="lab-el-002"/>"#
            let cell =
                #"<tableViewCell id="cel-l0-001"><\#(view)><subviews>\#(label)</subviews></\#(view.prefix { $0 != " " })>"#
            return try text(
                (
                    "</subviews>",
                    #"<tableView id="tab-le-001"><prototypes>\#(cell)</tableViewCell></prototypes></tableView></subviews>"#
                ))
        }
        let old = try cell(#"view key="contentView""#)
        #expect(old.contains("\ncontent view of UITableViewCell (cel-l0-001)\n") && !old.contains("(?)"), "\(old)")
        #expect(try cell(#"tableViewCellContentView key="contentView" id="con-te-001""#) == old)
    }
}
