import Foundation
import Testing

@Suite("Scripts that people run")
struct ScriptTests {
    @Test("What is installed may be read by everybody, whatever the mask of whoever installs it")
    func stage() throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\necho \"$@\"\n", to: "strut")
        let run = try StrutProcess(
            shell: "chmod 700 strut; umask 077; '\(Repository.root.path)/Scripts/stage' ./strut 'My Tools'",
            in: folder.url)
        #expect(run.status == 0, "\(run)")
        let staged = folder.url.appendingPathComponent("My Tools")
        let files = try FileManager.default.subpathsOfDirectory(atPath: staged.path)
        #expect(files.contains("share/man/man1/strut.1"))
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(atPath: staged.appendingPathComponent(file).path)
            let mode = try #require(attributes[.posixPermissions] as? Int)
            #expect(mode & 0o444 == 0o444, "\(file) has mode \(String(mode, radix: 8))")
        }
    }

    @Test("The example of the command line ends as 'strut fit' does")
    func headerHeights() throws {
        let script = Repository.root.appendingPathComponent("Examples/CommandLine/header-heights").path
        #expect(try StrutProcess(shell: "'\(script)' $STRUT", in: Repository.root).status == 0)
        let run = try StrutProcess(
            shell: "'\(script)' $STRUT Storyboards/TableViewHeader.storyboard nothere", in: Repository.root)
        #expect(run.status != 0 && !run.output.contains("points wide"), "\(run)")
    }
}
