import Foundation
import Strut
import Testing

@testable import StrutCommand

/// A document with its goldens: the frames and the findings that it must give, stored beside it.
///
/// `<name>.json` is the JSON output and `<name>.findings` the report; a document without findings has no such file.
/// `<name>.swift`, `<name>.tree` and `<name>.svg` are compared where they exist. `<name>.arguments` holds options for `strut compile`, if any are needed.
struct Fixture: Sendable, CustomTestStringConvertible {
    var document: URL
    /// The goldens' path without extension.
    var goldens: URL

    var testDescription: String {
        "\(goldens.deletingLastPathComponent().lastPathComponent)/\(document.lastPathComponent)"
    }

    /// Folders whose documents have other goldens, or none.
    static let others: Set<String> = ["bad-input", "comparison", "reproducers"]

    /// Every document of `Tests/Fixtures` but those of the folders above, and every scene of the gallery.
    static let all: [Fixture] = {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: Repository.fixtures.path)) ?? []
        let fixtures = folders.sorted().filter { !others.contains($0) }.flatMap { group in
            let folder = Repository.fixtures.appendingPathComponent(group)
            return Repository.documents(in: folder).map { document in
                Fixture(document: document, goldens: document.deletingPathExtension())
            }
        }
        let gallery = Repository.fixtures.appendingPathComponent("gallery")
        return fixtures
            + Repository.documents(in: Repository.storyboards).map { document in
                let name = document.deletingPathExtension().lastPathComponent
                return Fixture(document: document, goldens: gallery.appendingPathComponent(name))
            }
    }()

    /// The options of `strut compile` that the fixture asks for.
    var arguments: Arguments {
        get throws {
            let text = try? String(contentsOf: goldens.appendingPathExtension("arguments"), encoding: .utf8)
            let words = (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
            return try Arguments(words, options: Subcommand.compile.options)
        }
    }

    /// Compiles the document under its file name alone, so that the goldens hold no path of a machine.
    func compile(_ format: OutputFormat) throws -> (result: String, report: String) {
        // The compiler does not see the document's folder, where its side-car stands.
        var runTime = try arguments.runTime
        let sideCar = DesignData.path(besides: document.path)
        if FileManager.default.fileExists(atPath: sideCar) { runTime.designDataPath = sideCar }
        let document = try Document.parse(Array(Data(contentsOf: document)), path: document.lastPathComponent)
        let compiler = DocumentCompiler(
            environments: try arguments.environments, runTime: runTime, format: format, isStrict: false)
        var result = ""
        let compiled = compiler.compile(document) { result += String(decoding: $1, as: UTF8.self) }
        var report: [UInt8] = []
        TextReporter().report(compiled.findings, to: &report)
        return (result, String(decoding: report, as: UTF8.self))
    }
}

@Suite("Goldens")
struct GoldenTests {
    @Test("Every fixture gives its frames, findings, Swift source, tree and picture", arguments: Fixture.all)
    func golden(_ fixture: Fixture) throws {
        let (json, report) = try fixture.compile(.json)
        try expect(json, toBeIn: fixture.goldens.appendingPathExtension("json"))
        try expect(report.isEmpty ? nil : report, toBeIn: fixture.goldens.appendingPathExtension("findings"))
        for format in [OutputFormat.swift, .tree, .svg] {
            let golden = fixture.goldens.appendingPathExtension(format.fileExtension)
            guard FileManager.default.fileExists(atPath: golden.path) else { continue }
            try expect(try fixture.compile(format).result, toBeIn: golden)
        }
    }

    @Test("Every golden has its document")
    func orphans() throws {
        let stems = Set(Fixture.all.map(\.goldens.path))
        let files = FileManager.default.enumerator(at: Repository.fixtures, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            // Side-cars are of documents, not of goldens; a comparison's goldens are its own tests'.
            guard ["json", "findings", "swift", "tree", "svg", "arguments"].contains(file.pathExtension),
                !file.lastPathComponent.hasSuffix(".strut.json"),
                file.deletingLastPathComponent().lastPathComponent != "comparison"
            else { continue }
            #expect(stems.contains(file.deletingPathExtension().path), "\(file.path) belongs to no document")
        }
    }

    /// Compares `text`, or the absence of one, with a golden file. A missing golden is written and fails once; with
    /// `STRUT_REWRITE_GOLDENS` set, as `make goldens` does, every golden is made to agree.
    private func expect(_ text: String?, toBeIn file: URL) throws {
        let golden = try? String(contentsOf: file, encoding: .utf8)
        if golden == text { return }
        let isRewriting = ProcessInfo.processInfo.environment["STRUT_REWRITE_GOLDENS"] != nil
        if isRewriting || golden == nil {
            if let text { try write(text, to: file) } else { try FileManager.default.removeItem(at: file) }
        }
        if isRewriting { return }
        guard let golden else {
            Issue.record("\(file.lastPathComponent) was missing and is written now: look it over and add it")
            return
        }
        Issue.record("\(file.lastPathComponent) differs:\n\(firstDifference(golden, text ?? ""))")
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func firstDifference(_ golden: String, _ text: String) -> String {
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        func at(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "(ends)" }
        return "line \(line + 1)\n  golden: \(at(old))\n  now:    \(at(new))"
    }
}
