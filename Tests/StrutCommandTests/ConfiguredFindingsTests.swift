import Foundation
import Testing

/// What a project accepts fails no build: `compile` reports as `check` does.
@Suite("What compile says after the configuration, its baseline and the notes of objects")
struct ConfiguredFindingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.conflicting, to: "App/Main.storyboard")
    }

    private func compile(_ options: String = "") throws -> StrutProcess {
        try StrutProcess(shell: "$STRUT compile --format tree \(options) App/Main.storyboard", in: folder.url)
    }

    private func configure(_ text: String) throws { try folder.write(text, to: "App/.strut.json") }

    @Test(
        "Findings weigh what the configuration says, and those that it ignores are left unsaid",
        arguments: [
            (#"{}"#, 1, "error: "), (#"{"rules": {"conflicting-constraints": "warning"}}"#, 0, "warning: "),
            (#"{"rules": {"conflicting-constraints": "note"}}"#, 0, "note: "),
            (#"{"rules": {"conflicting-constraints": "off"}}"#, 0, ""),
            // A rule that only checks apply is not looked for.
            (#"{"rules": {"missing-translation": "error", "low-contrast": "on"}}"#, 1, "error: "),
            (#"{"ignore": [{"rule": "conflicting-constraints", "reason": "Known."}]}"#, 0, ""),
            (#"{"ignore": [{"object": "con-wi-002", "path": "*.storyboard", "reason": "Known."}]}"#, 0, ""),
            (#"{"ignore": [{"rule": "conflicting-constraints", "path": "B.xib", "reason": "Known."}]}"#, 1, "error: "),
        ])
    func configuration(text: String, status: Int32, says: String) throws {
        try configure(text)
        let run = try compile()
        #expect(run.status == status && run.output.contains("UILabel"), "\(run)")
        #expect(says.isEmpty ? run.errors == "" : run.errors.contains(says), "\(run)")
    }

    @Test("A rule that does not exist is an error, among the others in the order of their places")
    func unknownRule() throws {
        try configure(#"{"x": 1, "rules": {"conflicting-constraint": "off"}, "y": 1}"#)
        let run = try compile()
        let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("App/.strut.json:") }
        #expect(run.status == 1 && places.count == 3, "\(run)")
        #expect(places.count > 1 && places[1].contains("did you mean 'conflicting-constraints'?"), "\(run)")
        let diff = try StrutProcess(["diff", "App/Main.storyboard", "App/Main.storyboard"], in: folder.url)
        #expect(diff.errors.split(separator: "\n").filter { $0.hasPrefix("App/.strut.json:") } == places, "\(diff)")
        let rules = try StrutProcess(["rules", "--configuration", "App/.strut.json"], in: folder.url)
        #expect(rules.errors.split(separator: "\n").filter { $0.hasPrefix("App/.strut.json:") } == places, "\(rules)")
    }

    @Test("'--strict' counts after it: what is a warning then is an error")
    func strict() throws {
        try configure(#"{"rules": {"conflicting-constraints": "warning"}}"#)
        #expect(try compile("--strict").status == 1)
        try configure(#"{"rules": {"conflicting-constraints": "note"}}"#)
        #expect(try compile("--strict").status == 0)
    }

    @Test("What the baseline of the configuration has is not reported, and nothing else")
    func baseline() throws {
        try configure(#"{"baseline": "known.json"}"#)
        let missing = try compile()
        #expect(missing.status == 1 && missing.errors.contains("the baseline cannot be read"), "\(missing)")
        #expect(try StrutProcess(["check", "--write-baseline", "App"], in: folder.url).status == 0)
        for options in ["", "--device 'iPhone SE'", "--jobs 4 --limit-time 60"] {
            let run = try compile(options)
            #expect(run.status == 0 && run.errors == "", "\(run)")
        }
        let overwriting = try compile("-o App/known.json")
        #expect(overwriting.status == 64 && overwriting.errors.contains("the baseline"), "\(overwriting)")
        // Two documents of one kind of finding: each has its own.
        try folder.write(SampleDocument.conflicting, to: "App/Other.storyboard")
        let run = try StrutProcess(
            shell: "$STRUT compile --output-directory out App", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("Other.storyboard:"), "\(run)")
        #expect(!run.errors.contains("Main.storyboard:"))
    }

    @Test("The notes of an object hold for it and everything in it", arguments: ["all", "conflicting-constraints"])
    func notes(rules: String) throws {
        let notes = """
            <attributedString key="userComments"><fragment content="strut:disable \(rules)"/></attributedString>
            <subviews>
            """
        try folder.write(
            SampleDocument.conflicting.replacing("<subviews>", with: notes), to: "App/Main.storyboard")
        let run = try compile()
        #expect(run.status == 0 && run.errors == "", "\(run)")
        try folder.write(
            SampleDocument.conflicting.replacing(
                "<subviews>", with: notes.replacing(rules, with: "ambiguous-layout")), to: "App/Main.storyboard")
        #expect(try compile().status == 1)
    }
}
