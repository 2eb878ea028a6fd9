import Foundation
import Strut
import Testing

@testable import StrutCommand

/// A document with its goldens: the frames and the findings that it must give, stored beside it.
///
/// `<name>.json` is the JSON output and `<name>.findings` the report; a document without findings has no such file.
/// What else it must give, source, a tree or a picture, is what has a file beside it. `<name>.arguments` holds options
/// for `strut compile`, if any are needed.
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

    /// The formats that have goldens besides JSON: those whose files stand there, be they empty as yet.
    var otherFormats: [OutputFormat] {
        [.swift, .uikit, .tree, .svg].filter { FileManager.default.fileExists(atPath: golden($0).path) }
    }

    /// The golden of a format. Source for UIKit has an ending by which no tool takes it for a part of this package.
    func golden(_ format: OutputFormat) -> URL {
        goldens.appendingPathExtension(format == .uikit ? "uikit" : format.fileExtension)
    }

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
    @Test("Every fixture gives its frames, findings, source, tree and picture", arguments: Fixture.all)
    func golden(_ fixture: Fixture) throws {
        let (json, report) = try fixture.compile(.json)
        try expect(json, toBeIn: fixture.golden(.json))
        try expect(report.isEmpty ? nil : report, toBeIn: fixture.goldens.appendingPathExtension("findings"))
        for format in fixture.otherFormats {
            try expect(try fixture.compile(format).result, toBeIn: fixture.golden(format))
        }
    }

    @Test("Every golden is compared")
    func orphans() throws {
        let known = Set(
            Fixture.all.flatMap { fixture in
                ([.json] + fixture.otherFormats).map { fixture.golden($0).path }
                    + ["findings", "arguments"].map { fixture.goldens.appendingPathExtension($0).path }
            })
        let files = FileManager.default.enumerator(at: Repository.fixtures, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            // Side-cars are of documents, not of goldens; those of comparisons and nibs are their own tests'.
            guard ["json", "findings", "swift", "uikit", "tree", "svg", "arguments"].contains(file.pathExtension),
                !file.lastPathComponent.hasSuffix(".strut.json"),
                !["comparison", "nibs"].contains(file.deletingLastPathComponent().lastPathComponent)
            else { continue }
            #expect(known.contains(file.path), "\(file.path) belongs to no document")
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
