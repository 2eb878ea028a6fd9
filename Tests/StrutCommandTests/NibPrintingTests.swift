import Foundation
import Strut
import Testing

/// `strut nib`, through the real executable. `STRUT_REWRITE_GOLDENS`, as `make goldens` sets it, writes what is made
/// and printed.
@Suite("strut nib")
struct NibPrintingTests {
    private static let fixtures = Repository.fixtures.appendingPathComponent("nibs")
    private static let isRewriting = ProcessInfo.processInfo.environment["STRUT_REWRITE_GOLDENS"] != nil

    @Test("The sample's files are what a graph's archive is written as")
    func files() throws {
        for (name, bytes) in SampleNib.files {
            let file = Self.fixtures.appendingPathComponent("Sample.storyboardc/\(name)")
            if Self.isRewriting {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            #expect(try Data(contentsOf: file) == Data(bytes), "\(name)")
        }
    }

    @Test("A storyboard as a tree and as JSON", arguments: [("txt", []), ("json", ["--format", "json"])])
    func golden(suffix: String, options: [String]) throws {
        let run = try StrutProcess(["nib"] + options + ["Sample.storyboardc"], in: Self.fixtures)
        #expect(run.status == 0 && run.errors == "")
        let file = Self.fixtures.appendingPathComponent("Sample.\(suffix)")
        if Self.isRewriting { try Data(run.output.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
    }

    private func json(_ words: String...) throws -> [String: Any] {
        let run = try StrutProcess(["nib", "--format", "json"] + words, in: Self.fixtures)
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    @Test("JSON is as its schema says, and says the same in every form")
    func schema() throws {
        let validator = try SchemaValidator("nib")
        let plain = try StrutProcess(["nib", "--format", "json", "Sample.storyboardc"], in: Self.fixtures).output
        #expect(try validator.faults(in: plain) == [])
        let compact = try StrutProcess(
            ["nib", "--format", "json", "--compact", "Sample.storyboardc"], in: Self.fixtures)
        #expect(compact.output.split(separator: "\n").count == 1)
        #expect(try validator.faults(in: compact.output) == [])
    }

    @Test("A folder of variants, a file and standard input are nibs too; several are printed one after the other")
    func inputs() throws {
        let run = try StrutProcess(
            ["nib", "Sample.storyboardc/Scene.nib", "Sample.storyboardc/View.nib"], in: Self.fixtures)
        let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            heads == [
                "Sample.storyboardc/Scene.nib:",
                #"Sample.storyboardc/View.nib: nib, coder version 10, 38 objects, trailer data "LNE" with a zero"#,
            ])
        #expect(run.output.contains("  objects-11.0+.nib: nib, coder version 9, 7 objects\n"))
        let documents = try #require(try json("Sample.storyboardc/Scene.nib")["documents"] as? [[String: Any]])
        #expect(
            (documents[0]["nibs"] as? [[String: Any]])?.map { $0["name"] as? String } == [
                "objects-11.0+.nib", "runtime.nib",
            ])

        let piped = try StrutProcess(shell: "$STRUT nib - < Sample.storyboardc/View.nib", in: Self.fixtures)
        let read = try StrutProcess(["nib", "Sample.storyboardc/View.nib"], in: Self.fixtures)
        #expect(piped.output.split(separator: "\n").dropFirst() == read.output.split(separator: "\n").dropFirst())
        #expect(piped.output.hasPrefix("stdin: nib, ") && piped.status == 0)
    }

    @Test("Words that make no sense are refused")
    func usage() throws {
        for words in [[], ["-", "-"], ["--format", "xml", "a.nib"], ["--pretty", "a.nib"]] {
            let run = try StrutProcess(["nib"] + words, in: Self.fixtures)
            #expect(run.status == 64 && run.output == "", "\(run)")
        }
    }
}
