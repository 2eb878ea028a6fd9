import Foundation
import Testing

@testable import StrutCommand

/// Apple's command line, by the real executable under its name.
@Suite("ibtool")
struct IBToolTests {
    private let place: IBToolFolder

    init() throws { place = try IBToolFolder() }

    @Test("Called by the name of Apple's tool, the executable is it; 'strut ibtool' is the same")
    func names() throws {
        for run in [
            try place.ibtool("--compile", "A.nib", "Cell.xib"),
            try place.strut("ibtool", "--compile", "B.nib", "Cell.xib"),
        ] {
            #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run)")
        }
        #expect(try place.start(of: "A.nib") == "NIBArchive")
        #expect(try place.bytes("A.nib") == place.bytes("B.nib"))
    }

    @Test("A storyboard becomes a folder with its Info.plist, and one that is there is replaced whole")
    func storyboards() throws {
        let run = try place.ibtool("--compile", "Main.storyboardc", "Main.storyboard")
        #expect(run.status == 0 && run.output + run.errors == "", "\(run)")
        #expect(try place.start(of: "Main.storyboardc/Info.plist", 8) == "bplist00")
        let files = try place.files(in: "Main.storyboardc")
        try place.folder.write("old", to: "Main.storyboardc/Old.nib")
        try place.folder.write("old", to: "Main.storyboardc/More.nib/objects-11.0+.nib")
        #expect(try place.ibtool("--compile", "Main.storyboardc", "Main.storyboard").status == 0)
        #expect(try place.files(in: "Main.storyboardc") == files)
        #expect(try place.folder.names() == ["Cell.xib", "Main.storyboard", "Main.storyboardc", "ibtool"])
    }

    @Test("A folder that people made is never replaced, nor a file of theirs by a folder")
    func keptFolders() throws {
        for name in ["mine/Notes.txt", "other/x.nib/deep/y.nib", "hidden/.x.nib"] {
            try place.folder.write("mine", to: name)
        }
        try place.folder.write("mine", to: "file")
        for name in ["mine", "other", "hidden", "file"] {
            let run = try place.ibtool("--compile", name, "Main.storyboard")
            #expect(
                run.status == 64 && run.errors.contains("'\(name)' is a fi") || run.errors.contains("is a folder that"))
            #expect(run.errors.contains("would be replaced"), "\(run)")
        }
        #expect(try place.folder.read("mine/Notes.txt") == "mine" && place.folder.read("file") == "mine")
        // An empty file is nobody's, and so is a compiled document of the other sort.
        try place.folder.write("", to: "empty")
        #expect(try place.ibtool("--compile", "empty", "Main.storyboard").status == 0)
        #expect(try place.files(in: "empty")["Info.plist"] != nil)
        #expect(try place.ibtool("--compile", "empty", "Cell.xib").status == 0)
        #expect(try place.start(of: "empty") == "NIBArchive")
        #expect(try place.ibtool("--compile", "empty", "Main.storyboard").status == 0)
        #expect(try !place.folder.names().contains { $0.hasPrefix(".") })
    }

    @Test("A link is followed to the folder that is replaced")
    func links() throws {
        #expect(try place.ibtool("--compile", "goal.storyboardc", "Main.storyboard").status == 0)
        let link = place.folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "goal.storyboardc")
        try place.folder.write("old", to: "goal.storyboardc/Old.nib")
        #expect(try place.ibtool("--compile", "link", "Main.storyboard").status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "goal.storyboardc")
        #expect(try place.files(in: "goal.storyboardc")["Old.nib"] == nil)
    }

    @Test("Several documents go into a folder, by their names alone; two of one name are refused")
    func compilationDirectory() throws {
        try place.folder.write(SampleDocument.clean, to: "Base.lproj/Launch.storyboard")
        let run = try place.ibtool(
            "--compilation-directory", "out/deep", "Main.storyboard", "Cell.xib", "Base.lproj/Launch.storyboard")
        #expect(run.status == 0, "\(run)")
        #expect(try place.folder.names(in: "out/deep") == ["Cell.nib", "Launch.storyboardc", "Main.storyboardc"])
        try place.folder.write(IBToolFolder.xib, to: "other/Cell.xib")
        let clash = try place.ibtool("--compilation-directory", "out", "Cell.xib", "other/Cell.xib")
        #expect(clash.status == 64 && clash.errors.contains("would have the same name in 'out'"), "\(clash)")
    }

    @Test("What Xcode passes is understood, in its order and before or behind the documents")
    func xcode() throws {
        let run = try place.ibtool(
            "--errors", "--warnings", "--notices", "--module", "App", "--output-partial-info-plist",
            "Main-PartialInfo.plist",
            "--auto-activate-custom-fonts", "--target-device", "iphone", "--target-device", "ipad",
            "--minimum-deployment-target", "15.0", "--output-format", "human-readable-text", "--sdk", "/Sdk",
            "--toolchain", "a", "--toolchain", "b", "--flatten", "YES", "--compilation-directory", "out",
            "Main.storyboard")
        #expect(run.status == 0 && run.errors == "", "\(run)")
        #expect(try place.folder.read("Main-PartialInfo.plist").contains("<dict/>"))
        #expect(try place.files(in: "out/Main.storyboardc")["Info.plist"] != nil)
        #expect(try place.ibtool("Cell.xib", "--compile", "x.nib", "--target-device=ipad").status == 0)
    }

    @Test("An unknown option is named, and one of Apple's that is not carried out comes with advice")
    func refusals() throws {
        let unknown = try place.ibtool("--compile", "x", "--strange-flag", "Cell.xib")
        #expect(unknown.status == 64 && unknown.errors.contains("unknown option '--strange-flag'"))
        for option in Option.refusedByIBTool {
            let value = option.placeholder == nil ? [] : ["value"]
            let run = try place.run([option.name] + value + ["--compile", "x", "Cell.xib"])
            #expect(run.status == 64 && run.errors.contains("'\(option.name)' is not supported; "), "\(run)")
        }
        #expect(try !place.folder.names().contains("x"))
        #expect(Set(Option.refusedByIBTool.map(\.name)).isDisjoint(with: Subcommand.ibtool.options.map(\.name)))
    }

    @Test(
        "A command line that asks for nothing, or for two things, or for what does not go together, is refused",
        arguments: [
            ("Cell.xib", "nothing is asked for"), ("--compile a --link b Cell.xib", "'--compile' and '--link' exclude"),
            ("--compile a --compile b Cell.xib", "'--compile' is given twice"),
            ("--compile a Cell.xib Main.storyboard", "with '--compilation-directory DIR'"),
            ("--compile a", "no input"), ("--link a", "no input"),
            ("--compile - Cell.xib", "cannot go to standard output"),
            ("--compile a --write b Cell.xib", "'--write' is for"),
            ("--import-strings-file a Cell.xib", "needs '--write OUT'"),
            ("--compile a --minimum-deployment-target new Cell.xib", "'new' is not a version of iOS"),
            ("--compile a --xcode 16.x Cell.xib", "'16.x' is not a version of Xcode"),
            ("--compile a --target-device phone Cell.xib", "unknown target device 'phone'"),
            ("--compile a --output-format xml Cell.xib", "unknown output format 'xml'"),
            ("--compile a --flatten NO Cell.xib", "'--flatten NO' is not supported"),
            ("--version Cell.xib", "unexpected argument 'Cell.xib'"),
            ("--compile a --module", "'--module' needs a value"),
            ("--compile Main.storyboard Cell.xib", "'Main.storyboard' is a storyboard or xib"),
            ("--compile a --depfile a Cell.xib", "'a' is both"),
        ])
    func badCommandLines(line: String, message: String) throws {
        let run = try place.run(line.split(separator: " ").map(String.init))
        #expect(run.status == 64 && run.errors.contains(message) && run.output == "", "\(run)")
        #expect(try place.folder.names() == ["Cell.xib", "Main.storyboard", "ibtool"])
    }

    @Test("What is no document is reported, and the others are compiled")
    func badInput() throws {
        try place.folder.write("no XML", to: "Bad.xib")
        let run = try place.ibtool(
            "--compilation-directory", "out", "Bad.xib", "Cell.xib", "Gone.xib", "--depfile", "d")
        #expect(
            run.status == 66 && run.errors.contains("Bad.xib:1:1: error: ") && run.errors.contains("Gone.xib: error: "))
        // What describes all results is written where all of them are.
        #expect(try place.folder.names() == ["Bad.xib", "Cell.xib", "Main.storyboard", "ibtool", "out"])
        #expect(try place.folder.names(in: "out") == ["Cell.nib"])
        let apple = try place.ibtool("--compile", "x", "--output-format", "human-readable-text", "Bad.xib")
        #expect(apple.status == 65 && apple.errors == "")
        #expect(apple.output.hasPrefix("/* com.apple.ibtool.errors */\nBad.xib:1: error: "), "\(apple)")
    }

    @Test(
        "An element that is not known is an error at its place, and nothing is written; or a warning that was asked for"
    )
    func unsupported() throws {
        try place.folder.write(IBToolFolder.strangeXib, to: "Strange.xib")
        let run = try place.ibtool("--compile", "x.nib", "Strange.xib")
        #expect(run.status == 1 && run.errors.hasPrefix("Strange.xib:") && run.errors.contains(": error: "), "\(run)")
        #expect(try !place.folder.names().contains("x.nib"))
        let allowed = try place.ibtool("--allow-unsupported", "--compile", "x.nib", "Strange.xib")
        #expect(allowed.status == 0 && allowed.errors.contains(": warning: "), "\(allowed)")
        #expect(try place.start(of: "x.nib") == "NIBArchive")
        // Errors alone: nothing else is said.
        let quiet = try place.ibtool("--errors", "--allow-unsupported", "--compile", "x.nib", "Strange.xib")
        #expect(quiet.status == 0 && quiet.errors == "", "\(quiet)")
        // Without anything to write to, what is wrong is printed.
        #expect(try place.ibtool("--warnings", "Strange.xib").status == 1)
    }

    @Test("Messages have the forms of Apple's tool on standard output, where one is asked for")
    func outputFormats() throws {
        try place.folder.write(IBToolFolder.strangeXib, to: "Strange.xib")
        func run(_ format: String) throws -> StrutProcess {
            try place.ibtool("--errors", "--compile", "x.nib", "Strange.xib", "--output-format", format)
        }
        let text = try run("human-readable-text")
        #expect(text.status == 1 && text.errors == "")
        let lines = text.output.split(separator: "\n")
        #expect(lines.first == "/* com.apple.ibtool.document.errors */")
        #expect(
            lines.dropFirst().first?.firstMatch(of: /^Strange\.xib:[^ :]+: error: .+\[[a-z-]+\]$/) != nil, "\(text)")
        for format in ["xml1", "binary1"] {
            let run = try StrutProcess(
                shell: "$STRUT ibtool --compile x.nib Strange.xib --output-format \(format) > list",
                in: place.folder.url)
            #expect(run.status == 1 && run.errors == "", "\(run)")
            let list = try PropertyListSerialization.propertyList(from: place.bytes("list"), format: nil)
            let errors = (list as? [String: Any])?["com.apple.ibtool.document.errors"] as? [String: Any]
            let messages = errors?["Strange.xib"] as? [[String: Any]]
            #expect(messages?.first?["message"] is String && messages?.first?["type"] is String, "\(format): \(list)")
        }
        let clean = try place.ibtool("--compile", "x.nib", "Cell.xib", "--output-format", "xml1")
        #expect(clean.output.contains("<dict/>"), "\(clean)")
    }

    @Test("The version is a property list with the one that is followed")
    func version() throws {
        for (words, expected) in [(["--version"], "16.4"), (["--version", "--xcode", "15.4"], "15.4")] {
            let run = try place.run(words)
            let list = try PropertyListSerialization.propertyList(from: Data(run.output.utf8), format: nil)
            let version = (list as? [String: [String: String]])?["com.apple.ibtool.version"]
            #expect(
                version?["short-bundle-version"] == expected && version?["bundle-version"]?.isEmpty == false, "\(run)")
        }
    }

    @Test("The fonts that documents bring along are named for the app's Info.plist, where that is asked for")
    func customFonts() throws {
        let fonts =
            #"<customFonts key="customFonts"><array key="Inter.ttf"><string>Inter</string></array></customFonts>"#
        try place.folder.write(IBToolFolder.xib.replacing("<objects>", with: "\(fonts)<objects>"), to: "Font.xib")
        let words = ["--compile", "x.nib", "Font.xib", "--output-partial-info-plist", "p"]
        #expect(try place.run(words).status == 0)
        #expect(try place.folder.read("p").contains("<dict/>"))
        #expect(try place.run(words + ["--auto-activate-custom-fonts"]).status == 0)
        let list =
            try PropertyListSerialization.propertyList(from: place.bytes("p"), format: nil) as? [String: [String]]
        #expect(list == ["UIAppFonts": ["Inter.ttf"]])
    }

    @Test("The help lists every option, and names those that are refused")
    func help() throws {
        let help = try place.ibtool("--help")
        #expect(help.status == 0 && help.output.contains("Usage: strut ibtool "))
        for option in Subcommand.ibtool.options + Option.refusedByIBTool {
            #expect(help.output.contains(option.name), "\(option.name)")
        }
    }
}
