import Foundation
import Strut
import Testing

@testable import StrutCommand

@Suite("A file of options")
struct OptionsFileTests {
    private func read(_ text: String, _ words: [String] = []) throws -> Arguments {
        var arguments = try Arguments(words, options: Subcommand.compile.options)
        try arguments.take(text, ofFile: "App/Strut.options", options: Subcommand.compile.options)
        return arguments
    }

    @Test(
        "A value is in its own word or behind a space, a tab or an equals sign, and goes to the end of its line",
        arguments: [
            "--device iPhone 15", "--device=iPhone 15", "--device\tiPhone 15", "  --device  \t iPhone 15 \t",
            "-d iPhone 15",
            "-diPhone 15", "-d\tiPhone 15", "# one\r\n\r\n--device iPhone 15\r\n",
            "\u{FEFF}--device iPhone 15",
        ])
    func spellings(text: String) throws {
        #expect(try read(text).deviceNames == ["iPhone 15"])
    }

    @Test("Every line adds one; a value may hold an equals sign, and what is said before counts too")
    func several() throws {
        let arguments = try read("-q\n--set a.text=b = c\n--set=d.text=e\n-d iPhone SE\n", ["-d", "iPhone 15"])
        #expect(arguments.isQuiet && arguments.assignmentWords == ["a.text=b = c", "d.text=e"])
        #expect(arguments.deviceNames == ["iPhone 15", "iPhone SE"])
    }

    @Test(
        "A mistake has the place of its line",
        arguments: [
            ("--device iPhone 15\n--devcie x", 2, "unknown option '--devcie'"),
            ("--device", 1, "'--device' needs a value"),
            ("\n\n--device=", 3, "'--device' needs a value"), ("-d iPhone 99", 1, "unknown device 'iPhone 99'"),
            ("--strict yes", 1, "'--strict' takes no value, but was given 'yes'"),
            ("-qs", 1, "'--quiet' takes no value, but was given 's'"), ("-x", 1, "unknown option '-x'"),
            ("Main.storyboard", 1, "'Main.storyboard' is no option"), ("-", 1, "'-' is no option"),
            ("--", 1, "unknown option '--'"), ("# x\n-o Frames.swift", 2, "'--output' is not for this file"),
            ("--output-directory=x", 1, "'--output-directory' is not for this file"),
            ("--type-name X", 1, "'--type-name' is not for this file"),
            ("--project X", 1, "'--project' is not for this file"),
            ("--options-root=X", 1, "'--options-root' is not for this file"),
            ("--help", 1, "'--help' is not for this file"),
            ("--format svg\n--format tree", 2, "'--format' is given twice, as 'svg' and as 'tree'"),
        ])
    func mistakes(text: String, line: Int, says: String) {
        let error = #expect(throws: UsageError.self) { try read(text) }
        #expect(error?.place == "App/Strut.options:\(line)")
        #expect(error?.message == says)
    }

    @Test("Paths start at the folder that '--options-root' names: a dependency's build runs in another package's")
    func root() throws {
        func read(_ text: String, _ words: [String] = ["--options-root", "Dep"]) throws -> String? {
            try self.read(text, words).runTime.designDataPath
        }
        #expect(try read("--design-data Rows.json") == "Dep/Rows.json")
        #expect(try read("--design-data=/Rows.json") == "/Rows.json")
        #expect(try read("--design-data Rows.json", []) == "Rows.json")
        #expect(try self.read("--design-data none", ["--options-root", "Dep"]).runTime.ignoresDesignData)
        #expect(try self.read("--device iPhone 15", ["--options-root", "Dep"]).deviceNames == ["iPhone 15"])
        // Every option that the file may have and that names something in the file system is seen from there.
        let named = Subcommand.compile.options.filter { [.files, .directories].contains($0.completion) }.map(\.name)
        #expect(
            Set(named) == [
                "--output", "--output-directory", "--options-file", "--options-root", "--project", "--fonts",
                "--design-data", "--diagnostic-output", "--depfile",
            ])
    }

    @Test("The executable reads it in each run, and calls types after the format that it says")
    func executable() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.storyboard")
        func run() throws -> StrutProcess {
            try StrutProcess(
                shell: "$STRUT compile --options-file Strut.options --type-stem 'My Views' A.storyboard", in: folder.url
            )
        }
        for (line, says) in [
            ("", "enum MyViewsLayout {"), ("--device iPhone SE", "static let iPhoneSE"),
            ("--format=uikit", "enum MyViewsInterface {"),
        ] {
            try folder.write("# Options.\n\(line)\n", to: "Strut.options")
            let run = try run()
            #expect(run.status == 0 && run.output.contains(says), "\(run)")
        }
        try folder.write("--device iPhone SE\n--device iPhone\n", to: "Strut.options")
        let unknown = try run()
        #expect(unknown.status == 64 && unknown.errors.hasPrefix("Strut.options:2: error: unknown device 'iPhone'"))
        try folder.write("--format json\n", to: "Strut.options")
        let json = try run()
        #expect(json.status == 64, "\(json)")
        #expect(json.errors.contains("'--type-stem' is for Swift source; give '--format swift' or '--format uikit'"))
        #expect(json.errors.contains("The options in 'Strut.options' count too."))
        let missing = try StrutProcess(shell: "$STRUT compile --options-file None A.storyboard", in: folder.url)
        #expect(missing.status == 64 && missing.errors.hasPrefix("None: error: the options cannot be read: "))
    }

    @Test("It is not written over")
    func overwriting() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.storyboard")
        try folder.write("--strict\n", to: "Strut.options")
        let run = try StrutProcess(
            shell: "$STRUT compile --options-file Strut.options -o Strut.options A.storyboard", in: folder.url)
        #expect(run.status == 64 && run.errors.contains("'Strut.options' is both the file of options and the output"))
        #expect(try folder.read("Strut.options") == "--strict\n")
    }
}
