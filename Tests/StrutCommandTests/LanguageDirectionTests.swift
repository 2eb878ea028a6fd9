import Foundation
import Testing

/// A view of 100 points at the leading side of 393, 20 points from it: at 20, or at 273 from right to left.
@Suite("The user interface reads as the language of its texts does")
struct LanguageDirectionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            SampleDocument.xib(
                content: """
                    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                    <rect key="frame" x="20" y="80" width="100" height="24"/><constraints>
                    <constraint firstAttribute="width" constant="100" id="con-wi-001"/>
                    <constraint firstAttribute="width" constant="90" id="con-wi-002"/>
                    <constraint firstAttribute="height" constant="24" id="con-he-001"/></constraints></label>
                    """,
                constraints: """
                    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" \
                    secondAttribute="leading" constant="20" id="con-le-001"/>
                    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" \
                    secondAttribute="top" constant="80" id="con-to-001"/>
                    """), to: "Conflict.xib")
        try folder.write(
            try folder.read("Conflict.xib").split(separator: "\n").filter { !$0.contains("con-wi-002") }
                .joined(separator: "\n"), to: "Main.xib")
        for name in ["Main", "Conflict"] {
            try folder.write(#""lab-el-001.text" = "مرحبا";"#, to: "ar.lproj/\(name).strings")
            try folder.write(#""lab-el-001.text" = "Hallo";"#, to: "de.lproj/\(name).strings")
        }
    }

    private func run(_ line: String) throws -> StrutProcess {
        try StrutProcess(shell: "$STRUT \(line)", in: folder.url)
    }

    @Test(
        "A direction that is chosen counts more",
        arguments: [
            ("", false), ("--language de", false), ("--language ar", true), ("--language ar --direction ltr", false),
            ("--language de --direction rtl", true), ("--direction rtl", true), ("--language accented", false),
        ])
    func frames(options: String, isRightToLeft: Bool) throws {
        let direction = isRightToLeft ? "rightToLeft" : "leftToRight"
        let json = try run("compile \(options) Main.xib").output
        #expect(json.contains(#""direction": "\#(direction)""#), "\(json)")
        #expect(json.contains(#""frame": {"x": \#(isRightToLeft ? 273 : 20), "y": 80, "width": 100, "height": 24}"#))
        let source = try run("compile --format swift \(options) Main.xib").output
        #expect(source.contains(#"direction: "\#(direction)""#), "\(source)")
        #expect(try run("explain \(options) Main.xib lab-el-001").output.contains("273") == isRightToLeft)
        let fit = try run("fit --format json \(options) Main.xib lab-el-001").output
        #expect(fit.contains(#""direction": "\#(direction)""#), "\(fit)")
    }

    @Test("compile and check report a language in the same direction", arguments: [("ar", "rtl"), ("de", "ltr")])
    func findings(language: String, direction: String) throws {
        for subcommand in ["compile -o /dev/null", "check"] {
            let run = try run("\(subcommand) --diagnostic-format json --language \(language) Conflict.xib")
            let says = #""direction": "\#(direction)", "language": "\#(language)""#
            #expect((run.output + run.errors).contains(says), "\(run)")
        }
    }
}
