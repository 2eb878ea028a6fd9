import Foundation
import Testing

/// What is written never takes the place of what is read, whatever both are called.
@Suite("Inputs and results are never overwritten")
struct OverwritingTests {
    private let folder: TemporaryFolder
    private let side = #"{"views": {}}"#

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
        try folder.write(SampleDocument.clean, to: "Other.storyboard")
        try folder.write(side, to: "Main.strut.json")
        try folder.write("", to: "Main.strings")
        try folder.write("old", to: "result.json")
        let manager = FileManager.default
        func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
        try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: "Main.storyboard")
        try manager.createSymbolicLink(atPath: path("folder"), withDestinationPath: ".")
        try manager.linkItem(atPath: path("Main.storyboard"), toPath: path("hard"))
        try manager.linkItem(atPath: path("result.json"), toPath: path("same.json"))
        try manager.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
        try manager.linkItem(atPath: path("Main.storyboard"), toPath: path("out/Other.storyboard.json"))
    }

    @Test(
        "A command line that would is refused before anything is read",
        arguments: [
            "compile -o Main.storyboard Main.storyboard", "compile -o ./Main.storyboard Main.storyboard",
            "compile -o \"$PWD/Main.storyboard\" Main.storyboard", "compile -o link Main.storyboard",
            "compile -o hard Main.storyboard", "compile -o folder/Main.storyboard Main.storyboard",
            "compile -o Main.storyboard - < Main.storyboard", "compile -o hard - < link",
            "compile -o Main.strut.json Main.storyboard",
            "compile -o Main.strut.json --design-data Main.strut.json hard",
            "compile -o Main.strings Main.storyboard",
            "check --diagnostic-output ./Main.storyboard Main.storyboard",
            "check --diagnostic-output link Other.storyboard Main.storyboard", "check --diagnostic-output hard .",
            "compile -o result.json --diagnostic-output same.json Main.storyboard",
            "compile -o new.json --diagnostic-output ./folder/new.json Main.storyboard",
            "compile --diagnostic-output result.json Main.storyboard > same.json",
            "compile --output-directory out Other.storyboard Main.storyboard",
            "compile --output-directory out --diagnostic-output folder/out/Main.storyboard.json Main.storyboard",
            "compile Main.storyboard >> hard",
        ])
    func refused(_ line: String) throws {
        let run = try StrutProcess(shell: "$STRUT \(line)", in: folder.url)
        #expect(run.status == 64, "\(run)")
        #expect(run.errors.hasPrefix("strut: error: '"))
        for name in ["Main.storyboard", "Other.storyboard"] {
            #expect(try folder.read(name) == SampleDocument.clean)
        }
        #expect(try folder.read("Main.strut.json") == side)
        #expect(try folder.read("Main.strings") == "")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("new.json").path))
    }

    @Test(
        "What is no file is written to by many at once, and an old result is replaced",
        arguments: [
            "compile -o /dev/null --diagnostic-output /dev/null Main.storyboard",
            "compile -o result.json Main.storyboard",
            "compile --output-directory out Main.storyboard", "compile --diagnostic-output report Main.storyboard",
        ])
    func allowed(_ line: String) throws {
        #expect(try StrutProcess(shell: "$STRUT \(line)", in: folder.url).status == 0)
    }
}
