import Foundation
import Testing

@testable import StrutCommand

/// The parts of the plug-ins that need nothing of SwiftPM: the folder `PluginParts` has links to them.
@Suite("The plug-ins")
struct PluginTests {
    @Test("The plug-in knows which options of check take a value, so that none is taken for an input")
    func valueOptions() throws {
        let file = Repository.root.appendingPathComponent("Plugins/StrutCommandLine/CheckWords.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        func quoted(after name: String) throws -> Set<String> {
            let list = try #require(text.range(of: "static let \(name)")).upperBound
            let body = try #require(text[list...].range(of: #"\[[^\]]*\]"#, options: .regularExpression))
            return Set(
                text[body].split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
        }
        let options = Subcommand.check.options.filter { $0.placeholder != nil }
        #expect(try quoted(after: "optionsWithValue") == Set(options.map(\.name)))
        #expect(try quoted(after: "lettersWithValue") == Set(options.compactMap { $0.letter.map { String($0) } }))
    }

    @Test("check is given the folders of the targets that have documents")
    func checkedFolders() {
        let root = URL(filePath: "/pack age", directoryHint: .isDirectory)
        func folders(_ targets: [(String, [String])]) -> [String] {
            let targets = targets.map { folder, names in
                let folder = URL(filePath: folder, directoryHint: .isDirectory)
                return CheckedTarget(
                    name: "App", folder: folder, files: names.map { folder.appending(path: $0) })
            }
            return CheckedFolders(of: targets, in: root).paths
        }
        #expect(folders([("/pack age/Sources/App", ["App.swift"])]) == [])
        #expect(
            folders([
                ("/pack age/Sources/Views", ["a/B.XIB"]), ("/pack age/Sources/App", ["Main.storyboard", "App.swift"]),
                ("/pack age/Sources/App", ["Other.storyboard"]), ("/pack ages/Other", ["Main.storyboard"]),
            ]) == ["/pack ages/Other", "Sources/App", "Sources/Views"])
        #expect(folders([("/pack age", ["Main.storyboard"])]) == ["."])
    }

    @Test("Documents in a folder that is copied as it is are the target's too, and catalogs stay whole")
    func copiedFolders() throws {
        let folder = try TemporaryFolder()
        for name in ["Res/deep/Main.storyboard", "Res/a.ttf", "Assets.xcassets/Contents.json", "B.xib", "None/c.txt"] {
            try folder.write("", to: name)
        }
        let entries = ["Res", "Assets.xcassets", "B.xib", "App.swift"].map { folder.url.appending(path: $0) }
        #expect(
            TargetFiles.all(entries).map(\.lastPathComponent).sorted()
                == ["App.swift", "Assets.xcassets", "B.xib", "Main.storyboard", "a.ttf"])
        #expect(TargetFiles.documents(entries).map(\.lastPathComponent) == ["B.xib", "Main.storyboard"])
        func paths(_ name: String) -> [String] {
            let target = CheckedTarget(name: "App", folder: folder.url, files: [folder.url.appending(path: name)])
            return CheckedFolders(of: [target], in: folder.url).paths
        }
        #expect(paths("Res") == ["."] && paths("None") == [])
    }

    @Test("Xcode's menu names targets and no subcommand: what stands before '--' is taken out, and checks")
    func commandWords() {
        func read(_ line: String) -> [[String]] {
            let words = CommandWords(line.split(separator: " ").map(String.init))
            return [words.words, words.targets]
        }
        #expect(read("") == [["check"], []])
        #expect(read("--target App --target=Other App") == [["App"], ["App", "Other"]])
        #expect(read("--target App") == [["check"], ["App"]])
        #expect(read("check --strict --target App") == [["check", "--strict"], ["App"]])
        #expect(read("check -- --target App") == [["check", "--", "--target", "App"], []])
        #expect(read("check --target") == [["check", "--target"], []])
    }

    @Test("Types are called after as much of a path as distinguishes them, storyboards without regard to xibs")
    func typeStems() {
        func stems(_ paths: String...) -> [String] { TypeStems(of: paths).stems }
        #expect(stems("Main.storyboard", "Views/Cell.xib") == ["Main", "Cell"])
        #expect(stems("A/Main.storyboard", "B/Main.storyboard") == ["A Main", "B Main"])
        #expect(
            stems("Base.lproj/Main.storyboard", "de.lproj/Main.storyboard", "x/a/V.xib", "y/a/V.xib")
                == ["Base Main", "de Main", "x a V", "y a V"])
        // A storyboard refers to another by its name, and finds the type that the name alone gives.
        #expect(stems("Main.storyboard", "Set.storyboard", "Set.xib") == ["Main", "Set", "Set xib"])
        #expect(stems("A/Login.storyboard", "B/Login.xib") == ["Login", "B Login"])
        #expect(stems("A/Login.xib", "B/Login.xib", "Login.storyboard") == ["A Login", "B Login", "Login"])
    }

    @Test(
        "Names that give one type are distinguished, by numbers where folders cannot",
        arguments: [
            ["Profile/Main.storyboard", "ProfileMain.storyboard", "Settings/Main.storyboard"],
            ["Main.storyboard", "main.storyboard"], ["Cell 1.xib", "Cell1.xib", "Cell1 2.xib"],
            ["ProfileMain.storyboard", "profile-main.storyboard"], ["!!!.storyboard", "👍.storyboard"],
            ["A/Cell.storyboard", "A/Cell.xib", "A Cell.xib", "A Cell xib.xib"],
            ["A/b-c.xib", "A/b_c.xib", "A/bc.xib"],
        ])
    func distinctTypes(paths: [String]) throws {
        let stems = TypeStems(of: paths).stems
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.storyboard")
        let types = try stems.map { stem in
            let run = try StrutProcess(
                ["compile", "--format", "swift", "--type-stem", stem, "A.storyboard"], in: folder.url)
            return try #require(run.output.firstMatch(of: /(?m)^(?:public )?enum (\w+)/)).output.1
        }
        #expect(Set(types).count == paths.count, "\(types)")
    }

    @Test("Outputs are called after paths, of which no two give one name, and none one that is too long")
    func outputNames() {
        #expect(OutputName.flattened("Sources/App/Main.storyboard") == "Sources-App-Main.storyboard")
        #expect(OutputName.flattened("a-b/c_d") == "a_1b-c_0d")
        // SwiftPM's file of outputs has names as they are.
        #expect(OutputName.flattened(#"a"b\c"#) == "a_2b_3c")
        let deep = String(repeating: "é-folder/", count: 60)
        let names = ["\(deep)A.xib", "x\(deep)A.xib", "\(deep)B.xib"].map(OutputName.flattened)
        #expect(Set(names).count == 3 && names.allSatisfy { $0.utf8.count <= 220 })
        #expect(names[0].hasSuffix("-é_1folder-A.xib") && names[0] == OutputName.flattened("\(deep)A.xib"))
    }

    @Test("A build's commands say where the options are, and none of them; what they name counts for the build")
    func optionsFile() throws {
        let folder = try TemporaryFolder()
        let target = folder.url.appending(path: "Sources/App")
        #expect(OptionsFile(in: target, root: folder.url).arguments == ["--format", "swift"])
        #expect(OptionsFile(in: target, root: folder.url).files.isEmpty)
        try folder.write("{}", to: "Rows.json")
        for line in ["--design-data Rows.json", "--design-data=Rows.json", "\t--design-data\t Rows.json "] {
            try folder.write("--device iPhone 15\n\(line)\n--design-data None.json\n", to: "Sources/App/Strut.options")
            let options = OptionsFile(in: target, root: folder.url)
            let file = target.appending(path: "Strut.options").path
            #expect(options.arguments == ["--options-file", file, "--options-root", folder.url.path])
            #expect(options.files.map(\.path) == [file, folder.url.appending(path: "Rows.json").path])
        }
    }

    @Test("A byte order mark before an option hides it from neither reader")
    func byteOrderMark() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Rows.json")
        try folder.write("\u{FEFF}--design-data Rows.json", to: "Strut.options")
        #expect(OptionsFile(in: folder.url, root: folder.url).files.count == 2)
    }

    @Test("The nearest configuration counts for the build, with the fonts that it, the options or the target have")
    func configurationAndFonts() throws {
        let folder = try TemporaryFolder()
        let target = folder.url.appending(path: "Sources/App")
        let document = target.appending(path: "Base.lproj/Main.storyboard")
        func beside(_ resources: [URL] = []) -> [String] {
            FilesBeside(resources: resources).beside(document).map(\.path)
        }
        func paths(_ names: String...) -> [String] { names.map { folder.url.appending(path: $0).path } }
        try folder.write("<document/>", to: "Sources/App/Base.lproj/Main.storyboard")
        #expect(beside() == [])
        for name in ["Fonts/b.otf", "Fonts/deep/a.TTF", "Fonts/notes.txt", "Other/c.ttc", "Sources/App/d.ttf"] {
            try folder.write("", to: name)
        }
        try folder.write(#"{"fonts": ["Fonts", "Other/c.ttc", "None"], "baseline": "known.json"}"#, to: ".strut.json")
        #expect(beside() == paths(".strut.json", "Fonts/b.otf", "Fonts/deep/a.TTF", "Other/c.ttc"))
        try folder.write("{}", to: "known.json")
        #expect(beside() == paths(".strut.json", "known.json", "Fonts/b.otf", "Fonts/deep/a.TTF", "Other/c.ttc"))
        try folder.write("no JSON", to: "Sources/App/.strut.json")
        #expect(beside([target.appending(path: "d.ttf")]) == paths("Sources/App/.strut.json", "Sources/App/d.ttf"))
        try folder.write("--fonts=Fonts\n--fonts Other/c.ttc\n", to: "Sources/App/Strut.options")
        #expect(
            OptionsFile(in: target, root: folder.url).files.map(\.path)
                == paths("Sources/App/Strut.options", "Fonts/b.otf", "Fonts/deep/a.TTF", "Other/c.ttc"))
    }

    @Test("What apps load of a document is called as the executable calls it")
    func compiledNames() {
        for name in ["Main.storyboard", "UPPER.STORYBOARD", "Cell.xib", "Two.Points.XIB", "none"] {
            #expect(OutputName.compiled(name) == NibBatch.compiledName(of: name))
        }
        #expect(
            OutputName.compiled("Main.storyboard") == "Main.storyboardc"
                && OutputName.compiled("Cell.xib") == "Cell.nib")
    }

    @Test(
        "What is made of documents is read from the options, where the build is planned",
        arguments: [
            ("--format nib", true), ("--format=nib", true), ("# --format nib", false), ("--format uikit", false),
            ("", false),
        ])
    func plannedFormat(line: String, makesNibs: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("--module App\n\(line)\n", to: "Strut.options")
        #expect(OptionsFile(in: folder.url, root: folder.url).makesNibs == makesNibs)
    }
}
