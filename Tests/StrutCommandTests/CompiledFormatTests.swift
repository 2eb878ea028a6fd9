import Foundation
import Testing

@testable import StrutCommand

/// `strut compile --format nib`: what apps load, in a batch.
@Suite("Compiled documents in a batch")
struct CompiledFormatTests {
    private let place: IBToolFolder

    init() throws { place = try IBToolFolder() }

    @Test("A folder gives the same results at any number of jobs, and by ibtool")
    func batches() throws {
        for index in 0..<20 {
            try place.folder.write(SampleDocument.reachable, to: "in/S\(index).storyboard")
            try place.folder.write(IBToolFolder.xib, to: "in/Base.lproj/X\(index).xib")
        }
        for jobs in ["1", "4"] {
            let run = try place.strut(
                "compile", "--format", "nib", "--module", "App", "--jobs", jobs, "--output-directory", "out\(jobs)",
                "in")
            #expect(run.status == 0 && run.output + run.errors == "", "\(run)")
        }
        let files = try place.files(in: "out1")
        #expect(files == (try place.files(in: "out4")) && files["Base.lproj/X7.nib"] != nil)
        #expect(files["S3.storyboardc/Info.plist"] != nil)
        let one = try place.ibtool("--module", "App", "--compile", "one", "in/S3.storyboard")
        #expect(one.status == 0)
        #expect(try place.files(in: "one") == place.files(in: "out1/S3.storyboardc"))
        // What is no document by its name is a nib.
        let input = try StrutProcess(
            ["compile", "--format", "nib", "--output-directory", "streamed", "-"], in: place.folder.url,
            input: IBToolFolder.xib)
        #expect(input.status == 0, "\(input)")
        #expect(try place.folder.names(in: "streamed") == ["stdin.nib"])
    }

    @Test(
        "Options without effect are refused, and so is standard output",
        arguments: [
            ("--format nib", "cannot go to standard output"), ("--format nib -o -", "cannot go to standard output"),
            ("--format nib -o x --device iPhone-15", "'--device' is for layouts"),
            ("--format nib -o x --fields all", "'--fields' is for layouts"),
            ("--format nib -o x --pretty", "'--pretty' is for JSON"),
            ("--format nib -o x --set a.text=b", "'--set' is for layouts"),
            ("--format nib -o x --type-stem A", "'--type-stem' is for Swift source"),
            ("--format nib --format json -o x", "'--format' is given twice"),
            ("--module App -o x", "add '--format nib'"), ("--allow-unsupported -o x", "add '--format nib'"),
            ("--depfile d", "say where to put the result"), ("--target-device ipad -o x", "add '--format nib'"),
            ("--format nib -o x --output-directory y", "exclude each other"),
        ])
    func refusals(line: String, message: String) throws {
        let run = try StrutProcess(
            ["compile"] + line.split(separator: " ").map(String.init) + ["Cell.xib"], in: place.folder.url)
        #expect(run.status == 64 && run.errors.contains(message), "\(run)")
        #expect(try place.folder.names() == ["Cell.xib", "Main.storyboard", "ibtool"])
    }

    @Test("A file of dependencies is one that make reads, with names of any kind")
    func dependencies() throws {
        try place.folder.write(#"{"rules": {}}"#, to: "a $b#c/.strut.json")
        try place.folder.write(IBToolFolder.xib, to: "a $b#c/D e.xib")
        let run = try place.strut(
            "compile", "--format", "nib", "--depfile", "d.mk", "--output-directory", "out", "a $b#c/D e.xib")
        #expect(run.status == 0, "\(run)")
        let text = try place.folder.read("d.mk")
        #expect(text.hasPrefix("out/D\\ e.nib: a\\ $$b\\#c/D\\ e.xib "), "\(text)")
        // A configuration that is removed later does not stop make.
        #expect(text.split(separator: "\n").last?.hasSuffix("/.strut.json:") == true, "\(text)")
        let several = try place.strut(
            "compile", "--format", "nib", "--depfile", "d.mk", "--output-directory", "out", "Main.storyboard",
            "Cell.xib")
        #expect(several.status == 0)
        let expected = "out/Main.storyboardc: Main.storyboard\nout/Cell.nib: Cell.xib\n"
        #expect(try place.folder.read("d.mk") == expected)
    }

    @Test("What is accepted, and what is stricter, counts; but where nothing is made it is said why")
    func configuration() throws {
        try place.folder.write(IBToolFolder.strangeXib, to: "Strange.xib")
        let words = ["compile", "--format", "nib", "--output-directory", "out", "Strange.xib"]
        let strict = try StrutProcess(words + ["--allow-unsupported", "--strict"], in: place.folder.url)
        #expect(strict.status == 1 && strict.errors.contains(": error: "), "\(strict)")
        let plain = try StrutProcess(words, in: place.folder.url)
        let rule = try #require(plain.errors.firstMatch(of: /error: .*\[([a-z-]+)\]\n/)?.1)
        try place.folder.write(#"{"rules": {"\#(rule)": "off"}}"#, to: ".strut.json")
        let off = try StrutProcess(words, in: place.folder.url)
        #expect(off.status == 1 && off.errors.contains("[\(rule)]"), "\(off)")
    }

    @Test("Documents of strangers are compiled with limits and in the sandbox, with the same results")
    func containment() throws {
        #expect(try place.strut("compile", "--format", "nib", "--output-directory", "plain", ".").status == 0)
        for name in ["new", "new"] {
            let run = try place.strut(
                "compile", "--format", "nib", "--sandbox", "--limit-time", "20", "--depfile", "d", "--output-directory",
                name,
                "Main.storyboard", "Cell.xib")
            if run.errors.contains("needs Linux") { return }
            #expect(run.status == 0, "\(run)")
        }
        #expect(try place.files(in: "new") == place.files(in: "plain"))
        #expect(try place.folder.names(in: "new") == ["Cell.nib", "Main.storyboardc"])
        let linked = try place.ibtool("--sandbox", "--link", "App.app", "new/Main.storyboardc")
        #expect(linked.status == 0, "\(linked)")
    }

    @Test("A folder in which nothing can be written is reported, and the old result stays")
    func lockedFolders() throws {
        #expect(try place.strut("compile", "--format", "nib", "-o", "in/M.storyboardc", "Main.storyboard").status == 73)
        let run = try StrutProcess(
            shell: """
                mkdir locked; $STRUT compile --format nib --output-directory locked Main.storyboard; cp -r locked kept
                chmod -w locked; $STRUT compile --format nib --output-directory locked Main.storyboard Cell.xib
                s=$?; chmod +w locked; diff -r locked kept && exit $s
                """, in: place.folder.url, respectsPermissions: true)
        #expect(run.status == 73 && run.errors.contains("cannot write 'locked/Main.storyboardc'"), "\(run)")
        #expect(try place.folder.names(in: "locked") == ["Main.storyboardc"])
    }
}
