import Foundation
import Testing

@Suite("Output files and streams")
struct OutputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
    }

    private func strut(_ words: String...) throws -> StrutProcess {
        try StrutProcess(words, in: folder.url)
    }

    @Test("What cannot be written ends with 73, and leaves nothing behind")
    func cannotWrite() throws {
        try folder.write("a file", to: "file")
        try folder.write("inside", to: "folder/inside")
        for words in [
            ["--output", "missing/out.json"], ["--output", "folder"], ["--output", "file/out.json"],
            ["--output-directory", "file"], ["--output-directory", "file/below"],
        ] {
            let run = try StrutProcess(["compile"] + words + ["Main.storyboard"], in: folder.url)
            #expect(run.status == 73, "\(words)")
            #expect(run.errors.hasPrefix("strut: error: cannot "), "\(run.errors)")
        }
        #expect(try folder.names() == ["Main.storyboard", "file", "folder"])
        #expect(try folder.names(in: "folder") == ["inside"])
        #expect(try folder.read("file") == "a file")
    }

    @Test("A full device ends with 73", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDevice() throws {
        #expect(try StrutProcess(shell: "$STRUT compile Main.storyboard > /dev/full", in: folder.url).status == 73)
        #expect(try strut("compile", "-o", "/dev/full", "Main.storyboard").status == 73)
        #expect(try strut("compile", "-o", "/dev/null", "Main.storyboard").status == 0)
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }

    @Test("An existing file is replaced, keeping its permissions; a link's goal is replaced, not the link")
    func replacing() throws {
        try folder.write("old", to: "real.json")
        let real = folder.url.appendingPathComponent("real.json").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
        let link = folder.url.appendingPathComponent("link.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
        #expect(try strut("compile", "-o", "link.json", "Main.storyboard").status == 0)
        #expect(try folder.read("real.json").hasPrefix("{"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
        let permissions = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(try folder.names() == ["Main.storyboard", "link.json", "real.json"])
    }

    @Test("A reader who stops early is no failure")
    func closedPipe() throws {
        let line = "($STRUT compile Main.storyboard; echo $? > status) | true; cat status"
        #expect(try StrutProcess(shell: line, in: folder.url).output == "0\n")
        // A closed standard error loses the findings and nothing else.
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
        let run = try StrutProcess(shell: "$STRUT compile Bad.storyboard 2>&-", in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.hasSuffix("}\n"))
        #expect(try StrutProcess(shell: "$STRUT compile Main.storyboard >&-", in: folder.url).status == 73)
    }

    @Test("A closed standard error does not lead findings into an output file")
    func closedError() throws {
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
        let line = "$STRUT compile --jobs 2 --output-directory out Bad.storyboard Main.storyboard 0<&- >&- 2>&-"
        #expect(try StrutProcess(shell: line, in: folder.url).status == 1)
        for name in ["Bad", "Main"] {
            #expect(try folder.read("out/\(name).storyboard.json") == strut("compile", "\(name).storyboard").output)
        }
    }

    @Test("A file-size limit ends with 73, and leaves nothing behind")
    func fileSizeLimit() throws {
        let run = try StrutProcess(
            shell: "ulimit -f 0; $STRUT compile -o out.json Main.storyboard 2>&-", in: folder.url)
        #expect(run.status == 73)
        #expect(try folder.names() == ["Main.storyboard"])
    }

    @Test("With several files the others are still compiled, and the worst status wins")
    func worstStatus() throws {
        try folder.write(SampleDocument.conflicting, to: "Bad.storyboard")
        try folder.write("no XML", to: "Text.xib")
        let out = ["compile", "--output-directory", "out"]
        func status(_ files: String...) throws -> Int32 { try StrutProcess(out + files, in: folder.url).status }
        #expect(try status("Main.storyboard", "Bad.storyboard") == 1)
        #expect(try status("Text.xib", "Bad.storyboard", "Main.storyboard") == 65)
        #expect(try status("Missing.xib", "Text.xib", "Bad.storyboard", "Main.storyboard") == 66)
        #expect(try folder.names(in: "out") == ["Bad.storyboard.json", "Main.storyboard.json"])
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("out/Text.storyboard.json"), withIntermediateDirectories: true)
        try folder.write(SampleDocument.clean, to: "Text.storyboard")
        #expect(try status("Missing.xib", "Text.storyboard", "Main.storyboard") == 73)
    }

    @Test("An empty folder is no input, and neither is what may not be read")
    func unreadable() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
        #expect(try strut("compile", "empty").status == 66)
        #expect(try strut("compile", "Missing.storyboard").status == 66)
        #expect(try strut("compile", "Missing.storyboard").errors.contains("[no-such-file]"))
    }

    @Test("--quiet reports errors only; --strict makes warnings errors without changing the result")
    func strictness() throws {
        // An outlet that leads nowhere is a warning.
        let document = SampleDocument.clean.replacing(
            "</viewController>",
            with: #"<connections><outlet property="x" destination="gone" id="o"/></connections></viewController>"#)
        try folder.write(document, to: "Warned.storyboard")
        let plain = try strut("compile", "Warned.storyboard")
        #expect(plain.status == 0)
        #expect(plain.errors.contains(": warning: "))
        let quiet = try strut("compile", "--quiet", "Warned.storyboard")
        #expect(quiet.status == 0)
        #expect(quiet.errors == "")
        let strict = try strut("compile", "--strict", "-q", "Warned.storyboard")
        #expect(strict.status == 1)
        #expect(strict.errors.contains(": error: "))
        #expect(strict.output == plain.output)
    }
}
