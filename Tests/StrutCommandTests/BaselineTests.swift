import Foundation
import Testing

/// A baseline is one file for a whole project, and calls name parts of it in many ways.
@Suite("Baselines, from call to call")
struct BaselineTests {
    private let folder: TemporaryFolder
    private let all = ["App/A.storyboard", "App/Sub/B.storyboard", "Lib/C.storyboard"]

    init() throws {
        folder = try TemporaryFolder()
        for name in all { try folder.write(SampleDocument.conflicting, to: name) }
    }

    private func shell(_ line: String) throws -> StrutProcess { try StrutProcess(shell: line, in: folder.url) }

    /// The documents and rules of a baseline's entries; the rule that all documents break goes without saying.
    private func entries(_ name: String = ".strut-baseline.json") throws -> [String] {
        let json = try JSONSerialization.jsonObject(with: Data(folder.read(name).utf8)) as? [String: Any]
        return try #require(json?["findings"] as? [[String: Any]]).map { entry in
            let (path, rule) = (entry["path"] as? String ?? "", entry["rule"] as? String ?? "")
            return rule == "conflicting-constraints" ? path : "\(path) \(rule)"
        }
    }

    private func write(_ entries: [(path: String, rule: String)], to name: String) throws {
        let lines = entries.map { path, rule in
            #"{"path": "\#(path)", "object": "con-wi-001", "rule": "\#(rule)"}"#
        }
        try folder.write(#"{"strut": 1, "findings": [\#(lines.joined(separator: ", "))]}"#, to: name)
    }

    @Test("It holds for any operands, in any order and form, and in any folder", arguments: [false, true])
    func operands(hasConfiguration: Bool) throws {
        if hasConfiguration { try folder.write("{}", to: ".strut.json") }
        for operands in ["App Lib", "Lib/C.storyboard App", "\"$PWD/Lib\" ./App/../App"] {
            let run = try shell("rm -f .strut-baseline.json; $STRUT check -q --write-baseline \(operands)")
            #expect(run.status == 0 && run.errors.contains("3 findings written"), "\(run)")
            #expect(try entries() == all, "\(operands)")
        }
        for line in [
            "$STRUT check --baseline .strut-baseline.json .", "$STRUT check --baseline .strut-baseline.json App",
            "$STRUT check --baseline .strut-baseline.json Lib App",
            "$STRUT check --baseline ./Lib/../.strut-baseline.json ./App/../App/A.storyboard App/Sub",
            "$STRUT check --baseline .strut-baseline.json \"$PWD/App/Sub/B.storyboard\" Lib/",
            "$STRUT check --baseline \"$PWD/.strut-baseline.json\" App/Sub",
            "cd App && $STRUT check --baseline ../.strut-baseline.json Sub A.storyboard ../Lib",
            "here=\"$PWD\"; cd / && $STRUT check --baseline \"$here/.strut-baseline.json\" \"$here/App\"",
        ] {
            let run = try shell(line)
            #expect(run.status == 0 && !run.output.contains("stale-baseline"), "\(line): \(run)")
            #expect(!run.output.contains("[conflicting-constraints]"), "\(line): \(run)")
        }
    }

    @Test("Documents outside of its folder have paths that lead there")
    func outside() throws {
        #expect(try shell("mkdir ci; $STRUT check -q --write-baseline --baseline ci/b.json App").status == 0)
        #expect(try entries("ci/b.json") == ["../App/A.storyboard", "../App/Sub/B.storyboard"])
        #expect(try shell("cd Lib && $STRUT check --baseline ../ci/b.json ../App/Sub/B.storyboard").status == 0)
    }

    @Test("Paths that began at the first folder that was checked are known again")
    func earlierVersion() throws {
        let rule = "conflicting-constraints"
        try write([("A.storyboard", rule), ("Sub/B.storyboard", rule)], to: "old.json")
        for operand in ["App", "App/Sub/B.storyboard", "\"$PWD/App/A.storyboard\""] {
            #expect(try shell("$STRUT check --baseline old.json \(operand)").status == 0, "\(operand)")
        }
        #expect(try shell("$STRUT check -q --write-baseline --baseline old.json App/A.storyboard").status == 0)
        #expect(try entries("old.json") == ["App/A.storyboard", "App/Sub/B.storyboard"])
        // A document that is where its path says is no other.
        try folder.write(SampleDocument.conflicting, to: "A.storyboard")
        try write([("A.storyboard", rule)], to: "twin.json")
        #expect(try shell("$STRUT check --baseline twin.json App/A.storyboard").status == 1)
    }

    @Test("Written again, it keeps what was not looked at and is still there")
    func kept() throws {
        #expect(try shell("$STRUT check -q --write-baseline App Lib").status == 0)
        try folder.write(SampleDocument.clean, to: "App/Sub/B.storyboard")
        let part = try shell("$STRUT check -q --write-baseline App/Sub/B.storyboard")
        #expect(part.status == 0 && part.errors.contains("2 findings written"), "\(part)")
        #expect(part.errors.contains("2 of them as before"))
        #expect(try entries() == ["App/A.storyboard", "Lib/C.storyboard"])
        for options in ["--only ambiguous-layout", "--disable conflicting-constraints"] {
            #expect(try shell("$STRUT check \(options) --write-baseline App Lib").status == 0)
            #expect(try entries() == ["App/A.storyboard", "Lib/C.storyboard"], "\(options)")
        }
        #expect(try shell("rm Lib/C.storyboard; $STRUT check -q --write-baseline App").status == 0)
        #expect(try entries() == ["App/A.storyboard"])
    }

    @Test("What only a project can break is not looked for in a document by itself")
    func projectRules() throws {
        let rules = ["missing-image", "missing-translation", "no-such-rule"]
        try write(rules.map { ("App/A.storyboard", $0) }, to: "b.json")
        let read = try shell("$STRUT check --baseline b.json --disable conflicting-constraints App/A.storyboard")
        #expect(!read.output.contains("missing-image"), "\(read)")
        #expect(try shell("$STRUT check -q --write-baseline --baseline b.json App/A.storyboard").status == 0)
        #expect(
            try entries("b.json") == [
                "App/A.storyboard", "App/A.storyboard missing-image", "App/A.storyboard missing-translation",
            ])
        #expect(try shell("$STRUT check -q --write-baseline --baseline b.json App").status == 0)
        #expect(try entries("b.json") == ["App/A.storyboard", "App/Sub/B.storyboard"])
    }

    @Test("Findings in translations go with their document")
    func translations() throws {
        let rule = "malformed-strings"
        try write([("App/de.lproj/A.strings", rule), ("Lib/de.lproj/C.strings", rule)], to: "b.json")
        for name in ["App/de.lproj/A.strings", "Lib/de.lproj/C.strings"] {
            try folder.write("\"lab-el-001.text\" = \"Hallo\";\n", to: name)
        }
        #expect(try shell("$STRUT check -q --write-baseline --baseline b.json App").status == 0)
        #expect(
            try entries("b.json") == [
                "App/A.storyboard", "App/Sub/B.storyboard", "Lib/de.lproj/C.strings malformed-strings",
            ])
    }

    @Test("Where an input cannot be read nothing is written")
    func unreadable() throws {
        #expect(try shell("$STRUT check -q --write-baseline App Lib").status == 0)
        try folder.write("<", to: "App/A.storyboard")
        for (operands, status) in [("App", 65), ("App/Sub/B.storyboard Lib/Gone.storyboard", 66)] {
            let run = try shell("$STRUT check -q --write-baseline \(operands)")
            #expect(run.status == Int32(status) && run.errors.contains("is not written"), "\(run)")
            #expect(try entries() == all)
        }
    }
}
