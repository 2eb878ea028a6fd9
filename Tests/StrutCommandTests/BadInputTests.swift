import Foundation
import Testing

@Suite("Bad inputs, through the real executable")
struct BadInputTests {
    /// What must be said about a file in `Tests/Fixtures/bad-input`: where, by which rule, and with which status.
    struct BadInput: Sendable, CustomTestStringConvertible {
        var name: String
        var status: Int32
        var rule: String
        /// Line and column; nil where the file as a whole is meant.
        var place: String?

        init(_ name: String, _ status: Int32, _ rule: String, at place: String? = nil) {
            self.name = name
            self.status = status
            self.rule = rule
            self.place = place
        }

        var testDescription: String { name }
    }

    static let inputs = [
        BadInput("truncated.storyboard", 65, "truncated-document", at: "14:1"),
        BadInput("empty.storyboard", 65, "empty-document"),
        BadInput("blank.xib", 65, "empty-document"),
        BadInput("binary.xib", 65, "binary-document"),
        BadInput("compiled.xib", 65, "binary-document"),
        BadInput("text.storyboard", 65, "not-xml", at: "1:1"),
        BadInput("conflict-markers.storyboard", 65, "malformed-xml", at: "8:1"),
        BadInput("page.xib", 65, "not-interface-builder", at: "2:1"),
        BadInput("macos.storyboard", 65, "unsupported-platform", at: "2:1"),
        BadInput("macos.xib", 65, "unsupported-platform", at: "2:1"),
        BadInput("watch.storyboard", 65, "unsupported-platform", at: "2:1"),
        BadInput("xcode4.xib", 65, "obsolete-format", at: "2:1"),
        BadInput("entity-bomb.storyboard", 65, "entity-declaration", at: "3:50"),
        BadInput("external-entity.xib", 65, "entity-declaration", at: "3:50"),
        BadInput("duplicate-ids.storyboard", 1, "duplicate-id", at: "17:29"),
        BadInput("cyclic-reference.storyboard", 1, "cyclic-reference", at: "8:17"),
        BadInput("dangling-constraint.storyboard", 1, "dangling-reference", at: "19:29"),
    ]

    @Test("Each has its finding, its place and its exit status", arguments: inputs)
    func finding(_ input: BadInput) throws {
        let folder = Repository.fixtures.appendingPathComponent("bad-input")
        let run = try StrutProcess(["compile", input.name], in: folder)
        #expect(run.status == input.status, "\(run.errors)")
        let findings = run.errors.split(separator: "\n").filter { $0.hasSuffix("[\(input.rule)]") }
        let finding = try #require(findings.first, "\(run.errors)")
        #expect(finding.hasPrefix("\(input.name):\(input.place.map { "\($0):" } ?? "")"), "\(finding)")
        #expect(finding.contains(": error: "))
        // A document with a mistake in it still gives frames; what is no document gives nothing.
        #expect(run.output.isEmpty == (input.status == 65))
    }

    @Test("A merge that was not finished is called one")
    func conflict() throws {
        let folder = Repository.fixtures.appendingPathComponent("bad-input")
        let run = try StrutProcess(["check", "conflict-markers.storyboard"], in: folder)
        let words = "conflict-markers.storyboard:8:1: error: an unfinished merge begins here; resolve the conflict"
        #expect(run.output.hasPrefix(words), "\(run)")
    }

    @Test("Every file of the folder is tested")
    func complete() throws {
        let folder = Repository.fixtures.appendingPathComponent("bad-input")
        #expect(Repository.documents(in: folder).map(\.lastPathComponent) == Self.inputs.map(\.name).sorted())
    }

    @Test("A document nested 100,000 deep is refused at once")
    func deep() throws {
        let folder = try TemporaryFolder()
        let depth = 100_000
        let views =
            String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
        try folder.write(
            SampleDocument.clean.replacing("<subviews>", with: "<subviews>\(views)", maxReplacements: 1),
            to: "Deep.storyboard")
        let start = ContinuousClock.now
        let run = try StrutProcess(["compile", "Deep.storyboard"], in: folder.url)
        #expect(run.status == 65)
        #expect(run.errors.contains("[document-too-deep]"))
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test("Numbers that no screen has room for give frames all the same", arguments: ["1e308", "-1e308", "9e15"])
    func hugeNumbers(number: String) throws {
        let document = SampleDocument.clean.replacing(/constant="[0-9]+"/, with: "constant=\"\(number)\"")
            .replacing(#/ (x|y|width|height)="[0-9.]+"/#) { " \($0.1)=\"\(number)\"" }
        #expect(document != SampleDocument.clean)
        let folder = try TemporaryFolder()
        try folder.write(document, to: "Huge.storyboard")
        let run = try StrutProcess(["compile", "Huge.storyboard"], in: folder.url)
        #expect(run.status < 2 && run.output.contains("\"frame\""))
    }

    @Test("No prefix of a document crashes: each is read or refused with a finding")
    func prefixes() throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for length in stride(from: 0, to: SampleDocument.clean.utf8.count, by: 7) {
            names.append("\(length).storyboard")
            try folder.write(
                String(decoding: SampleDocument.clean.utf8.prefix(length), as: UTF8.self), to: names.last ?? "")
        }
        let run = try StrutProcess(["check"] + names, in: folder.url)
        #expect(run.status == 65)
        #expect(run.output.split(separator: "\n").count(where: { $0.contains(": error: ") }) >= names.count - 1)
    }
}
