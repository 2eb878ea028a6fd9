import Foundation
import Testing

/// A document that a command line names twice, by itself, in a folder, in other words or by a link, is one document.
@Suite("Every document once")
struct OverlappingInputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["App/A.storyboard", "App/Sub/B.storyboard"] {
            try folder.write(SampleDocument.conflicting, to: name)
        }
    }

    private func shell(_ line: String) throws -> StrutProcess { try StrutProcess(shell: line, in: folder.url) }

    /// The documents of the findings, in their order.
    private func checked(_ operands: String) throws -> [String] {
        let run = try shell("$STRUT check --only conflicting-constraints \(operands)")
        let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
        return lines.map { String($0.prefix { $0 != ":" }) }
    }

    @Test("check counts it once, where it comes first")
    func check() throws {
        let both = ["App/A.storyboard", "App/Sub/B.storyboard"]
        for operands in ["App App/A.storyboard", "App App", "App ./App/../App/A.storyboard \"$PWD/App/Sub\""] {
            #expect(try checked(operands) == both, "\(operands)")
            let run = try shell("$STRUT check -q --write-baseline \(operands)")
            #expect(run.errors.contains("2 findings written"), "\(operands): \(run)")
        }
        #expect(try checked("App/Sub App") == both.reversed())
        #expect(try checked("App/Sub/B.storyboard App") == both.reversed())
        #expect(try shell("$STRUT check App App/A.storyboard").output.contains("in 2 of 2 documents"))
        let gone = try shell("$STRUT check Gone.xib ./Gone.xib").output.split(separator: "\n")
        #expect(gone.count == 1, "\(gone)")
    }

    @Test("check counts a link as the document that it leads to, by that one's name if it is given too")
    func links() throws {
        _ = try shell("ln -s A.storyboard App/0.storyboard; ln -s ../A.storyboard App/Sub/Link.storyboard")
        #expect(try checked("App") == ["App/A.storyboard", "App/Sub/B.storyboard"])
        #expect(try checked("App/0.storyboard App/Sub/Link.storyboard") == ["App/0.storyboard"])
        // What was accepted under the link's name is no longer there.
        let entry = #"{"path": "App/0.storyboard", "object": "con-wi-001", "rule": "conflicting-constraints"}"#
        try folder.write(#"{"strut": 1, "findings": [\#(entry)]}"#, to: "b.json")
        let run = try shell("$STRUT check -q --write-baseline --baseline b.json App; cat b.json")
        #expect(!run.output.contains("App/0.storyboard"), "\(run)")
    }

    @Test("A document by itself belongs to the folder that is given too, and of several to the outermost")
    func project() throws {
        let image = """
            <imageView image="nowhere" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">\
            <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></imageView>
            """
        let text = SampleDocument.clean.replacing("</subviews>", with: "\(image)</subviews>")
        try folder.write(text, to: "App/Sub/B.storyboard")
        try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
        for operands in ["App/Sub/B.storyboard App", "App/Sub App", "App App/Sub"] {
            let run = try shell("$STRUT check --only missing-image \(operands)")
            #expect(run.output.split(separator: "\n").count { $0.contains("[missing-image]") } == 1, "\(run)")
        }
        #expect(try !shell("$STRUT check --only missing-image App/Sub").output.contains("[missing-image]"))
    }

    @Test("compile writes one result, and another one for a link")
    func compile() throws {
        _ = try shell("ln -s A.storyboard App/Link.storyboard")
        let run = try shell("$STRUT compile -q --output-directory out App App/A.storyboard ./App/Sub/../A.storyboard")
        #expect(run.status == 1, "\(run)")
        #expect(try folder.names(in: "out").sorted() == ["A.storyboard.json", "Link.storyboard.json", "Sub"])
        let single = try shell("$STRUT compile -q App/A.storyboard ./App/A.storyboard | grep -c '\"strut\"'")
        #expect(single.output == "1\n", "\(single)")
    }

    @Test("strings prints each text once")
    func strings() throws {
        let run = try shell("$STRUT strings App/A.storyboard App/../App/A.storyboard")
        #expect(run.output == (try shell("$STRUT strings App/A.storyboard").output))
    }

    @Test("A document is known by its ending in any case of letters, in every subcommand")
    func endings() throws {
        try folder.write(SampleDocument.clean, to: "Old/Main.STORYBOARD")
        #expect(try shell("$STRUT compile -q --output-directory out Old").status == 0)
        #expect(try folder.names(in: "out") == ["Main.STORYBOARD.json"])
        #expect(try shell("$STRUT check Old").status == 0)
        _ = try shell("cp -r Old New")
        try folder.write(SampleDocument.conflicting, to: "New/Main.STORYBOARD")
        #expect(try shell("$STRUT diff Old New").output.hasPrefix("New/Main.STORYBOARD: 1 change"))
    }
}
