import Foundation
import Testing

@testable import StrutCommand

@Suite("The command line's contract")
struct CommandLineTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
    }

    private func strut(_ words: String..., input: String = "") throws -> StrutProcess {
        try StrutProcess(words, in: folder.url, input: input)
    }

    @Test("One file without --output: the result on standard output, nothing on standard error, status 0")
    func standardOutput() throws {
        let run = try strut("compile", "Main.storyboard")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("{\n  \"strut\": 1,\n  \"document\": \"Main.storyboard\","))
        #expect(
            run.output.contains(
                #""id": "lab-el-001", "element": "label", "class": "UILabel", "frame": {"x": 16, "y": 59, "width": 120, "height": 30}"#
            ))
        #expect(try folder.names() == ["Bad.storyboard", "Main.storyboard"])
    }

    @Test("Findings go to standard error, one line each first, and an error makes the status 1")
    func findings() throws {
        let run = try strut("compile", "Bad.storyboard")
        #expect(run.status == 1)
        let line = /(?m)^Bad\.storyboard:\d+:\d+: error: .*\[conflicting-constraints\]$/
        #expect(run.errors.firstMatch(of: line) != nil)
        for line in run.errors.split(separator: "\n") {
            let isExcerpt = line.hasPrefix("   ") && line.contains(" | ")
            #expect(line.hasPrefix("Bad.storyboard:") || isExcerpt, "\(line)")
        }
        #expect(run.output.contains("\"rule\": \"conflicting-constraints\""))
    }

    @Test("--output writes the file and prints nothing; --format chooses what")
    func outputFile() throws {
        let run = try strut("compile", "--format=swift", "-o", "Frames.swift", "Main.storyboard")
        #expect(run.status == 0 && run.output == "" && run.errors == "")
        #expect(try folder.read("Frames.swift").contains("\tUILabel\t\t16 59 120 30\n"))
        #expect(try folder.names() == ["Bad.storyboard", "Frames.swift", "Main.storyboard"])
    }

    @Test("--output-directory is made and gets one file for each input, named after it")
    func outputDirectory() throws {
        let run = try strut("compile", "--output-directory", "out/put", "Main.storyboard", "Bad.storyboard")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(try folder.names(in: "out/put") == ["Bad.storyboard.json", "Main.storyboard.json"])
        #expect(try folder.read("out/put/Main.storyboard.json") == (try strut("compile", "Main.storyboard")).output)
    }

    @Test("A folder stands for all documents below it, and their results lie as they do")
    func folders() throws {
        for path in ["App/Base.lproj/Main.storyboard", "App/Main.storyboard", "App/.build/Old.storyboard"] {
            try folder.write(SampleDocument.clean, to: path)
        }
        try folder.write("no document", to: "App/README.md")
        let run = try strut("compile", "--output-directory", "out", "App", "Bad.storyboard")
        #expect(run.status == 1)
        #expect(try folder.names(in: "out") == ["Bad.storyboard.json", "Base.lproj", "Main.storyboard.json"])
        #expect(try folder.names(in: "out/Base.lproj") == ["Main.storyboard.json"])
        #expect(try folder.read("out/Main.storyboard.json") == (try strut("compile", "App/Main.storyboard")).output)
        #expect(try strut("check", "App/").status == 0)

        let unsaid = try strut("compile", "App")
        #expect(unsaid.status == 64)
        #expect(unsaid.errors.contains("several inputs give several results"))
        let doubled = try strut("compile", "--output-directory", "out", "App", "Main.storyboard")
        #expect(doubled.status == 64)
        #expect(doubled.errors.contains("'App/Main.storyboard' and 'Main.storyboard' would have the same name"))
        let empty = try strut("check", "out/Base.lproj")
        #expect(empty.status == 66)
        #expect(empty.output.contains("no storyboard or xib is in this folder or below it"))
    }

    @Test("Several devices give a file for each, with the device's id in its name")
    func severalDevices() throws {
        let run = try strut(
            "compile", "-d", "iPhone SE", "--device=ipad10_2", "--output-directory", "out", "Main.storyboard")
        #expect(run.status == 0)
        #expect(try folder.names(in: "out") == ["Main.storyboard.ipad10_2.json", "Main.storyboard.retina4_7.json"])
        #expect(try folder.read("out/Main.storyboard.ipad10_2.json").contains(#""width": 810"#))
    }

    @Test("Swift for several devices is one file, in which each has the name by which it was asked for")
    func severalDevicesInSwift() throws {
        let run = try strut("compile", "--format=swift", "-d", "iPhone SE", "-d", "ipad10_2", "Main.storyboard")
        #expect(run.status == 0)
        #expect(run.output.contains("static var iPhoneSE: Self { Self(scene: scenes[0]) }"))
        #expect(run.output.contains("static var ipad10_2: Self { Self(scene: scenes[1]) }"))
        #expect(run.output.split(separator: "\n").filter { $0.contains("struct Scene:") }.count == 1)
    }

    @Test("- reads standard input, under the name that --assume-filename gives")
    func standardInput() throws {
        let run = try strut(
            "compile", "-", "--assume-filename", "a/Named.storyboard", input: SampleDocument.conflicting)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("a/Named.storyboard:"))
        #expect(run.output.contains(#""document": "Named.storyboard""#))
        #expect(try strut("compile", "-", input: SampleDocument.clean).status == 0)
    }

    @Test("The environment's options change the layout")
    func environment() throws {
        let words = [
            "--device", "iPhone 15", "--orientation", "landscape", "--content-size", "AX2", "--direction", "rtl",
        ]
        let run = try StrutProcess(["compile"] + words + ["Main.storyboard"], in: folder.url)
        for part in [
            #""device": "retina6_12""#, #""orientation": "landscape""#, #""width": 852"#, #""height": 393"#,
            #""verticalSizeClass": "compact""#, #""contentSizeCategory": "accessibilityLarge""#,
            #""direction": "rightToLeft""#, #""frame": {"x": 716, "y": 59, "width": 120, "height": 30}"#,
        ] {
            #expect(run.output.contains(part))
        }
        #expect(try strut("compile", "--size", "320x480.5", "Main.storyboard").output.contains(#""height": 480.5"#))
    }

    @Test("check reports and writes nothing")
    func check() throws {
        let run = try strut("check", "Main.storyboard", "Bad.storyboard")
        #expect(run.status == 1)
        #expect(run.errors == "")
        #expect(run.output.contains("[conflicting-constraints]"))
        #expect(run.output.hasSuffix("\n1 finding in 1 of 2 documents: 1 error\n"))
        #expect(try strut("check", "Main.storyboard").output == "")
    }

    @Test("After -- everything is a path")
    func endOfOptions() throws {
        try folder.write(SampleDocument.clean, to: "--quiet.storyboard")
        #expect(try strut("compile", "--", "--quiet.storyboard").status == 0)
    }

    @Test("--version and version print the version")
    func version() throws {
        for word in ["--version", "version"] {
            let run = try strut(word)
            #expect(run.status == 0)
            #expect(run.output.wholeMatch(of: /strut \d+\.\d+\.\d+\n/) != nil)
        }
    }

    @Test(
        "Every subcommand has help, in at most 80 columns",
        arguments: [""] + Subcommand.all.map(\.name))
    func help(subcommand: String) throws {
        let run = try StrutProcess(subcommand.isEmpty ? ["--help"] : [subcommand, "--help"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("Usage: strut \(subcommand)"))
        for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(run.output.contains("\nExamples:\n  strut \(subcommand)"))
        if !subcommand.isEmpty { #expect(try strut("help", subcommand).output == run.output) }
    }

    @Test(
        "Help says where findings go; those of a preview are on its page",
        arguments: [("check", "output"), ("compile", "error")])
    func whereFindingsGo(subcommand: String, stream: String) throws {
        #expect(try strut("help", subcommand).output.contains("\nFindings go to standard \(stream): path:line"))
    }

    @Test("devices is a table with every device, and JSON for tools")
    func devices() throws {
        let table = try strut("devices")
        #expect(table.status == 0)
        #expect(table.output.contains(/retina6_12 +iPhone 16, 15.* 393x852 +3x +59 0 34 0 +wC hR +0 59 21 59 +wC hC\n/))
        let json = try strut("devices", "--format", "json")
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let devices = try #require(value["devices"] as? [[String: Any]])
        #expect(devices.count == table.output.split(separator: "\n").count - 1)
        #expect(devices.contains { ($0["names"] as? [String])?.contains("iPhone 15") == true })
    }
}
