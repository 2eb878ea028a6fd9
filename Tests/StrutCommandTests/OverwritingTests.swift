import Foundation
import Testing

/// What is written never replaces what is read, whatever both are called.
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
            "compile Main.storyboard >> hard", "check Main.storyboard >> hard",
            "check --configuration Main.strut.json Other.storyboard >> Main.strut.json",
            "diff Other.storyboard Main.storyboard >> link",
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
        "What people made is not replaced by a call that has nothing to do with it",
        arguments: [
            "diff -o Other.storyboard Main.storyboard Main.storyboard",
            "compile -o Other.storyboard Main.storyboard",
            "compile -o toOther.json Main.storyboard", "compile -o plain Main.storyboard",
            "compile -o Empty.xib Main.storyboard", "preview -o Other.storyboard Main.storyboard",
            "preview -o toOther.json Main.storyboard", "compile -o .strut.json Main.storyboard",
            "compile -o Other.strut.json Main.storyboard",
            "compile -o new.json --diagnostic-output Other.storyboard Main.storyboard",
            "check --diagnostic-output Other.storyboard Main.storyboard",
            "check --diagnostic-output toOther.json Main.storyboard",
            "check --diagnostic-output .strut.json Main.storyboard",
            "check --configuration own.json --diagnostic-output own.json Main.storyboard",
            "diff --configuration own.json -o own.json Main.storyboard Other.storyboard",
            "diff --configuration own.json -o toOwn.json Main.storyboard Other.storyboard",
            "diff --design-data own.json -o own.json Main.storyboard Other.storyboard",
            "compile --fonts font.ttf -o font.ttf Main.storyboard",
            "check --configuration own.json --baseline own.json --write-baseline Main.storyboard",
            "check --baseline known.json --diagnostic-output known.json Main.storyboard",
            "check --baseline Other.storyboard --write-baseline Main.storyboard",
            "check --baseline toOther.json --write-baseline Main.storyboard",
            "check --baseline package.json --write-baseline Main.storyboard",
            "check --baseline findings.json --write-baseline Main.storyboard",
        ])
    func kept(_ line: String) throws {
        let link = folder.url.appendingPathComponent("toOther.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Other.storyboard")
        let own = folder.url.appendingPathComponent("toOwn.json").path
        try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: "own.json")
        let files = [
            "plain": SampleDocument.clean, "Empty.xib": "", ".strut.json": "{}", "Other.strut.json": side,
            "font.ttf": "",
            "own.json": "{}", "known.json": #"{"strut": 1, "findings": []}"#, "package.json": #"{"name": "app"}"#,
            "findings.json": #"{"strut": 1, "findings": [{"path": "A.xib", "rule": "x", "message": "y"}]}"#,
        ]
        for (name, text) in files { try folder.write(text, to: name) }
        let run = try StrutProcess(shell: "$STRUT \(line)", in: folder.url)
        #expect(run.status == 64, "\(run)")
        #expect(run.errors.hasPrefix("strut: error: '"), "\(run)")
        for (name, text) in files { #expect(try folder.read(name) == text) }
        for name in ["Main.storyboard", "Other.storyboard"] {
            #expect(try folder.read(name) == SampleDocument.clean)
        }
        #expect(try !folder.names().contains("new.json"))
    }

    @Test(
        "Nothing is written under the name of a document's side-car, which later calls would read",
        arguments: [
            "compile -o Other.strut.json Other.storyboard", "compile -o folder/Other.strut.json Main.storyboard",
            "compile -o ./Other.strut.json --design-data none Other.storyboard",
            "compile -o New.strut.json --assume-filename New.xib - < Other.storyboard",
            "compile -o new.json --diagnostic-output Other.strut.json Main.storyboard",
            "check --diagnostic-output Other.strut.json .", "preview -o Other.strut.json Main.storyboard",
            "check --baseline Other.strut.json --write-baseline Main.storyboard",
            "diff -o Other.strut.json Main.storyboard Other.storyboard",
        ])
    func sideCarNames(_ line: String) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Main.strut.json"))
        let names = try folder.names()
        let run = try StrutProcess(shell: "$STRUT \(line)", in: folder.url)
        #expect(run.status == 64, "\(run)")
        #expect(run.errors.contains("is the name of the side-car of '"), "\(run)")
        #expect(run.errors.contains("would be read as its design-time data; write to a file of another name"))
        #expect(try folder.names() == names)
    }

    @Test("A name that ends as a side-car's does is free where no document has it")
    func freeNames() throws {
        let line = "$STRUT compile -o Nobody.strut.json Other.storyboard && $STRUT check Other.storyboard"
        #expect(try StrutProcess(shell: line, in: folder.url).status == 0)
    }

    @Test("A baseline is written over another one and over an empty file")
    func baselines() throws {
        let line = "$STRUT check --write-baseline --baseline b.json Main.storyboard"
        #expect(try StrutProcess(shell: ": > b.json; \(line) && \(line)", in: folder.url).status == 0)
        #expect(try folder.read("b.json").contains("findings"))
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

    @Test(
        "A report on other documents is not replaced, whatever its form",
        arguments: ["text", "json", "sarif", "github"])
    func otherBatch(format: String) throws {
        func check(_ inputs: String, to report: String = "report") throws -> StrutProcess {
            let options = "--diagnostic-format \(format) --diagnostic-output \(report)"
            return try StrutProcess(shell: "$STRUT check -q \(options) \(inputs)", in: folder.url)
        }
        for name in ["One", "Two", "Three"] { try folder.write(SampleDocument.conflicting, to: "b c/\(name).xib") }
        #expect(try check("'b c/One.xib' 'b c/Two.xib'").status == 1)
        let first = try folder.read("report")
        // The second half of a command line that was taken apart.
        let second = try check("'b c/Three.xib'")
        #expect(second.status == 64 && second.errors.contains("is a report on other documents, such as 'b c/One.xib'"))
        #expect(try folder.read("report") == first)
        // The same again, and with more: a newer report on what the old one was on.
        #expect(try check("'b c/One.xib' 'b c/Two.xib'").status == 1)
        #expect(try check("'./b c/Two.xib' 'b c/Three.xib'").status == 1)
        #expect(try check("'b c'").status == 1)
        // The same documents, called otherwise.
        #expect(try check("\"$PWD/b c\"").status == 1)
        #expect(try check("'b c'").status == 1)
        // What its documents were is gone: there is nothing to lose.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b c"))
        #expect(try check("Main.storyboard").status == 0)
    }

    @Test(
        "A report is on the same documents whatever their names hold, from wherever they are named",
        arguments: ["text", "json", "sarif", "github", "checkstyle", "junit"])
    func hostileNames(format: String) throws {
        for name in ["A & <B> \"C\", 50% é", "Other"] {
            try folder.write(SampleDocument.conflicting, to: "\(name).xib")
        }
        func check(_ inputs: String) throws -> Int32 {
            let options = "-q --diagnostic-format \(format) --diagnostic-output report"
            return try StrutProcess(shell: "$STRUT check \(options) \(inputs)", in: folder.url).status
        }
        #expect(try check("A*.xib") == 1)
        #expect(try check("\"$PWD\"/A*.xib") == 1)
        #expect(try check("A*.xib") == 1)
        #expect(try check("\"$PWD\"/A*.xib") == 1)
        #expect(try check("Other.xib") == 64)
        #expect(try check("\"$PWD\"/Other.xib") == 64)
    }

    @Test(
        "A report that speaks of a configuration, a baseline or a translation alone is on any documents",
        arguments: ["text", "json", "sarif", "github", "checkstyle", "junit"])
    func otherFiles(format: String) throws {
        try folder.write(SampleDocument.clean, to: "App/A.xib")
        let line = "$STRUT check --diagnostic-format \(format) --diagnostic-output report App"
        for (file, text) in [
            ("App/.strut.json", #"{"x": 1}"#), ("App/.strut.json", "{}"), ("App/de.lproj/A.strings", "\"a"),
            ("App/de.lproj/A.strings", ""),
        ] {
            try folder.write(text, to: file)
            #expect(try StrutProcess(shell: line, in: folder.url).status != 64, "\(file): \(text)")
        }
    }

    @Test("Compiling replaces a report on other documents: each call of a build writes its own")
    func compileReplaces() throws {
        for name in ["One", "Two"] { try folder.write(SampleDocument.conflicting, to: "\(name).xib") }
        let line = "$STRUT compile -o out.json --diagnostic-format json --diagnostic-output report"
        #expect(try StrutProcess(shell: "\(line) One.xib", in: folder.url).status == 1)
        #expect(try StrutProcess(shell: "\(line) Two.xib", in: folder.url).status == 1)
        #expect(try folder.read("report").contains("Two.xib"))
    }

    @Test("A link that leads nowhere yet stays one, and its goal is made")
    func danglingLink() throws {
        let run = try StrutProcess(
            shell: "mkdir t; ln -s t/goal.json o.json; $STRUT compile -o o.json Main.storyboard; readlink o.json",
            in: folder.url)
        #expect(run.status == 0 && run.output == "t/goal.json\n", "\(run)")
        #expect(try folder.read("t/goal.json").hasPrefix("{"))
        let sideCar = try StrutProcess(
            shell: "ln -s Free.strut.json s.json; $STRUT compile -o s.json Main.storyboard", in: folder.url)
        #expect(sideCar.status == 73, "\(sideCar)")
    }

    @Test("Calls that xargs makes of one command line lose no findings")
    func xargs() throws {
        for number in 0..<6 { try folder.write(SampleDocument.conflicting, to: "many/\(number).xib") }
        let line =
            "find many -name '*.xib' | sort | xargs -n 2 $STRUT check --diagnostic-format sarif --diagnostic-output s.sarif"
        let run = try StrutProcess(shell: "\(line); echo $?", in: folder.url)
        #expect(run.output.hasSuffix("123\n") && run.errors.contains("check all documents in one call"))
        #expect(try folder.read("s.sarif").contains("many/0.xib"))
    }
}
