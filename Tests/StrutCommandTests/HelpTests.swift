import Foundation
import StrutTestSupport
import Testing

@testable import StrutCommand

@Suite("Help says what a subcommand does")
struct HelpTests {
    private func help(_ option: String, of subcommand: Subcommand) throws -> String {
        try #require(subcommand.options.first { $0.name == option }).help
    }

    @Test("A page shows all inputs; compile writes one result for one input")
    func output() throws {
        #expect(try !help("--output", of: .preview).contains("one input"))
        #expect(try help("--output", of: .compile).contains("for one input"))
        let folder = try TemporaryFolder()
        for name in ["A.xib", "More/B.xib"] { try folder.write(SampleDocument.clean, to: name) }
        #expect(try StrutProcess(["preview", "-o", "page.html", "A.xib", "More"], in: folder.url).status == 0)
        #expect(try folder.read("page.html").contains("B.xib"))
    }

    @Test("Swift is spoken of where it can be written", arguments: [Subcommand.compile, .explain, .fit])
    func formats(subcommand: Subcommand) throws {
        let isCompile = subcommand.name == Subcommand.compile.name
        let help = try help("--device", of: subcommand)
        #expect(help.contains("swift") == isCompile && help.contains("several times"), "\(help)")
        #expect(subcommand.options.contains { $0.name == "--format" && $0.help.contains("swift") } == isCompile)
    }

    @Test("The configuration is looked for where the help says, and FILE is an operand of who refers to it")
    func configuration() throws {
        #expect(try help("--configuration", of: .check).contains("in the folder of the first FILE, or above"))
        #expect(try help("--configuration", of: .diff).contains("in the folder of NEW"))
        let rules = try help("--configuration", of: .rules)
        #expect(rules.contains("in the current folder, or above") && !rules.contains("FILE,"), "\(rules)")
        let folder = try TemporaryFolder()
        try folder.write(#"{"rules": {"truncated-text": "error"}}"#, to: ".strut.json")
        let state = /(?m)^truncated-text +error\b/
        #expect(try StrutProcess(["rules"], in: folder.url).output.firstMatch(of: state) != nil)
    }

    @Test("Who reads, writes or lists something says with what status it ends")
    func exitStatuses() {
        let others: Set = ["completions", "manual", "version", "help"]
        for subcommand in Subcommand.all where !others.contains(subcommand.name) {
            #expect(subcommand.helpText.contains("\nExit status"), "\(subcommand.name)")
        }
    }

    @Test("A table is spoken of where one is printed")
    func tables() throws {
        for subcommand in [Subcommand.devices, .rules] {
            #expect(try help("--format", of: subcommand).contains("a table for people"))
        }
        for subcommand in [Subcommand.explain, .explainLog, .fit] {
            let help = try help("--format", of: subcommand)
            #expect(help.contains("text for people") && !help.contains("table"), "\(help)")
        }
    }

    @Test("A change lays out all of the document as at run time, on its canvas too, and the help says so")
    func changes() throws {
        for subcommand in [Subcommand.compile, .check, .preview, .diff, .explain, .fit] {
            #expect(try help("--set", of: subcommand).contains("as at run time, on its own canvas too"))
        }
        let folder = try TemporaryFolder()
        try folder.write(
            DocumentHeader(tools: "21507", device: nil, features: .autoLayout).xib(
                """
                <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
                <label id="below" text="Below" translatesAutoresizingMaskIntoConstraints="NO"/>
                <view id="sized" placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="40" \
                translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint firstItem="sized" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                <constraint firstItem="sized" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
                <constraint firstItem="below" firstAttribute="top" secondItem="sized" secondAttribute="bottom" id="c3"/>
                <constraint firstItem="below" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
                </constraints></view>
                """), to: "A.xib")
        func top(_ words: String...) throws -> Substring? {
            let run = try StrutProcess(["compile", "--compact", "-q"] + words + ["A.xib"], in: folder.url)
            return run.output.firstMatch(of: /"id":"below".*?"y":([0-9.]+)/)?.1
        }
        #expect(try top() == "40")
        #expect(try top("--set", "below.text=Other") == "0")
    }
}
