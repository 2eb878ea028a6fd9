import Foundation
import StrutTestSupport
import Testing

@Suite("Side-cars, through the real executable")
struct SideCarTests {
    private let fixtures = Repository.fixtures.appendingPathComponent("reproducers")

    @Test("Of two names for one view the first in the side-car counts, in every run")
    func twoNames() throws {
        // Dictionaries are ordered again by each process.
        for _ in 0..<6 {
            let text = try StrutProcess(["explain", "two-names.xib", "lab-el-001"], in: fixtures).output
            #expect(text.contains("'The first name is the one...'.width == 280 "))
            #expect(text.contains(".height == 21 "))
        }
    }

    @Test("More rows than are laid out are refused, with the number")
    func tooManyRows() throws {
        let run = try StrutProcess(["check", "million-rows.xib"], in: fixtures)
        #expect(run.status == 1)
        #expect(run.output.contains("There are 10000000 rows in all; at most 100000 are laid out. [bad-design-data]"))
    }

    @Test("Rows of tables in rows count in each of them")
    func tooManyNestedRows() throws {
        let folder = try TemporaryFolder()
        func table(_ number: Int, _ inside: String) -> String {
            """
            <tableView contentMode="scaleToFill" id="t\(number)"><rect key="frame" x="0" y="0" width="300" height="44"/>
            <prototypes><tableViewCell id="c\(number)"><rect key="frame" x="0" y="0" width="300" height="44"/>
            <tableViewCellContentView key="contentView" id="n\(number)"><rect key="frame" x="0" y="0" width="300" height="44"/>
            <subviews>\(inside)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        try folder.write(
            DocumentHeader.bare.xib(
                """
                <view id="root"><rect key="frame" x="0" y="0" width="300" height="600"/>
                <subviews>\(table(1, table(2, "")))</subviews></view>
                """), to: "Main.xib")
        try folder.write(
            #"{"tables": {"t1": {"rows": [{"count": 400}]}, "t2": {"rows": [{"count": 400}]}}}"#, to: "Main.strut.json")
        let run = try StrutProcess(["check", "Main.xib"], in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.contains("There are 160400 rows of 321200 views in all"), "\(run)")
    }

    /// A table with one prototype, in which a view stands 20 points from the left, in the middle of the height.
    private static func prototype(of view: String, _ id: String) -> String {
        DocumentHeader(tools: nil, device: nil, features: .autoLayout).xib(
            """
            <tableView contentMode="scaleToFill" dataMode="prototypes" rowHeight="44" id="tab-le-001">
            <rect key="frame" x="0" y="0" width="320" height="600"/>
            <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>\(view)</subviews>
            <constraints><constraint firstItem="\(id)" firstAttribute="leading" secondItem="con-te-001" \
            secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="\(id)" firstAttribute="centerY" secondItem="con-te-001" \
            secondAttribute="centerY" id="c2"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """)
    }

    @Test("What is ambiguous in every row of one prototype is reported without a note for each row")
    func ambiguousRows() throws {
        let folder = try TemporaryFolder()
        let view = """
            <view translatesAutoresizingMaskIntoConstraints="NO" customClass="BadgeView" id="bad-ge-001">
            <rect key="frame" x="20" y="10" width="24" height="24"/></view>
            """
        try folder.write(Self.prototype(of: view, "bad-ge-001"), to: "Main.xib")
        func report(_ options: String...) throws -> String {
            try StrutProcess(["check", "--only", "ambiguous-layout", "Main.xib"] + options, in: folder.url).output
        }
        try folder.write(#"{"tables": {"tab-le-001": {"rows": [{"count": 3}]}}}"#, to: "Main.strut.json")
        let rows = try report()
        #expect(rows.contains("BadgeView (bad-ge-001)") && !rows.contains("moves with it"), "\(rows)")
    }

    @Test("What is found alike in several rows is reported once, with how many they are or which")
    func alikeRows() throws {
        let folder = try TemporaryFolder()
        let view = """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
            <rect key="frame" x="20" y="10" width="60" height="24"/>
            <constraints><constraint firstAttribute="width" constant="60" id="c3"/></constraints></label>
            """
        try folder.write(Self.prototype(of: view, "lab-el-001"), to: "Main.xib")
        try folder.write(
            """
            {"tables": {"tab-le-001": {"rows": [{}, {"count": 5, "views": {"lab-el-001": "Too long for its label"}},
            {"views": {"lab-el-001": "Longer than all of the others"}}]}}}
            """, to: "Main.strut.json")
        let words = ["check", "--only", "truncated-text", "-d", "iPhone SE", "Main.xib"]
        let text = try StrutProcess(words, in: folder.url).output
        for words in ["(in 5 rows) [truncated-text]", "(in row 0.6) [truncated-text]"] {
            #expect(text.contains(words), "\(text)")
        }
        let json = try StrutProcess(words + ["--diagnostic-format", "json"], in: folder.url).output
        #expect(json.contains(#""rows": ["0.1", "0.2", "0.3", "0.4", "0.5"]"#), "\(json)")
    }

    @Test("Code that builds views has every prototype once, whichever of them the rows are of")
    func prototypesInCode() throws {
        let folder = try TemporaryFolder()
        let document = try String(
            contentsOf: fixtures.appendingPathComponent("million-rows.xib"), encoding: .utf8)
        let cell = #"<tableViewCell id="cel-l0-001">"#
        let second =
            #"<tableViewCell reuseIdentifier="Second" id="cel-l0-002"><rect key="frame" x="0.0" y="44" width="300" height="44"/></tableViewCell>"#
        try folder.write(document.replacing(cell, with: second + cell), to: "Main.xib")
        let plain = try StrutProcess(["compile", "--format", "uikit", "Main.xib"], in: folder.url).output
        #expect(plain.contains("Second"))
        try folder.write(
            #"{"tables": {"tab-le-001": {"rows": [{"prototype": "Second", "count": 3}]}}}"#, to: "Main.strut.json")
        #expect(try StrutProcess(["compile", "--format", "uikit", "Main.xib"], in: folder.url).output == plain)
    }
}
