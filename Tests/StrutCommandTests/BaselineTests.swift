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

    @Test("None is written where a file beside a document cannot be read: what it gives is not known")
    func unreadFiles() throws {
        try folder.write("not JSON", to: "App/A.strut.json")
        let run = try shell("$STRUT check -q --write-baseline .; echo $?; ls .strut-baseline.json")
        #expect(run.output.hasSuffix("\n1\n"), "\(run)")
        #expect(run.errors.contains("'.strut-baseline.json' is not written: not every file beside"), "\(run)")
    }

    @Test("What a deleted or renamed document had is reported as gone, by calls that look at its folder")
    func goneDocuments() throws {
        #expect(try shell("$STRUT check -q --write-baseline .; mv App/A.storyboard App/Z.storyboard").status == 0)
        for (operand, isStale) in [(".", true), ("App", true), ("App/Sub", false), ("Lib", false)] {
            let run = try shell("$STRUT check --baseline .strut-baseline.json \(operand)")
            #expect(run.output.contains("App/A.storyboard: con-wi-001") == isStale, "\(run)")
            #expect(run.output.contains("[stale-baseline]") == isStale, "\(run)")
        }
        // From a folder of its own too.
        let moved =
            "mkdir ci; sed 's|\"path\": \"|&../|' .strut-baseline.json > ci/b.json; $STRUT check --baseline ci/b.json ."
        #expect(try shell(moved).output.contains("../App/A.storyboard: con-wi-001"))
        // A document that is excluded is still there.
        try folder.write(#"{"exclude": ["Sub"]}"#, to: ".strut.json")
        #expect(try !shell("$STRUT check --baseline .strut-baseline.json .").output.contains("Sub/B"))
    }

    @Test("The note about what is gone is a rule like any other")
    func staleRule() throws {
        #expect(try shell("$STRUT check -q --write-baseline .").status == 0)
        try folder.write(SampleDocument.clean, to: "Lib/C.storyboard")
        let line = "$STRUT check --baseline .strut-baseline.json ."
        #expect(try shell(line).output.contains("note: One finding of the baseline is no longer there"))
        #expect(try !shell("\(line) --disable stale-baseline").output.contains("stale-baseline"))
        try folder.write(#"{"rules": {"stale-baseline": "error"}}"#, to: ".strut.json")
        let run = try shell(line)
        #expect(run.status == 1 && run.output.contains("error: One finding of the baseline"), "\(run)")
    }

    @Test("A configuration may name it from the root on; an empty path names none")
    func absolutePath() throws {
        #expect(try shell("$STRUT check -q --write-baseline .").status == 0)
        let path = folder.url.appendingPathComponent(".strut-baseline.json").path
        try folder.write(#"{"baseline": "\#(path)"}"#, to: "App/.strut.json")
        let run = try shell(
            "mv .strut-baseline.json b; cd App; sed 's|App/||' ../b > ../.strut-baseline.json; $STRUT check .")
        #expect(run.status == 0, "\(run)")
        try folder.write(#"{"baseline": ""}"#, to: "App/.strut.json")
        #expect(
            try shell("$STRUT check App").output.contains(
                "App/.strut.json:1:14: error: 'baseline' is the path of a file"))
    }

    @Test("With an error in the configuration nothing is written")
    func brokenConfiguration() throws {
        try folder.write(#"{"exclude": ["Lib"]"#, to: ".strut.json")
        let run = try shell("$STRUT check --write-baseline .")
        #expect(run.status == 1 && run.errors.contains("is not written"), "\(run)")
        #expect(try !folder.names().contains(".strut-baseline.json"))
    }

    @Test(
        "One of another version, and counts that are none, are errors",
        arguments: [
            #"{"strut": 2, "findings": []}"#, #"{"findings": [{"path": "A", "rule": "r", "count": "2"}]}"#,
            #"{"findings": [{"path": "A", "rule": "r", "count": -1}]}"#,
        ])
    func badBaseline(text: String) throws {
        try folder.write(text, to: "b.json")
        let run = try shell("$STRUT check --only duplicate-id --baseline b.json App")
        #expect(run.status == 1 && run.output.contains("b.json:1:"), "\(run)")
    }

    @Test("Why one cannot be read is said, and what to do where there is none")
    func unreadableBaseline() throws {
        let none = try shell("$STRUT check --baseline none.json App").output
        #expect(none.contains("none.json: error: the baseline cannot be read: No such file or directory; write one"))
        let run = try shell("$STRUT check --baseline App App").output
        #expect(run.contains("cannot be read: Is a directory [") && !run.contains("--write-baseline"), "\(run)")
    }

    @Test("Names that differ in how an accent is written are two", .enabled("where files tell them apart") { isExact })
    func composition() throws {
        for name in ["e\u{301}", "\u{E9}"] { try folder.write(SampleDocument.conflicting, to: "N/\(name).xib") }
        #expect(try shell("$STRUT check -q --write-baseline --baseline n.json N").status == 0)
        let names = try entries("n.json").map { Array($0.utf8) }
        #expect(names == ["N/e\u{301}.xib", "N/\u{E9}.xib"].map { Array($0.utf8) })
        #expect(try shell("$STRUT check --baseline n.json N").status == 0)
        let checkstyle = try shell("$STRUT check --diagnostic-format checkstyle N").output
        #expect(checkstyle.split(separator: "<file ").count == 3)
    }

    /// Whether file systems here keep names as they were given.
    private static var isExact: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
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

    @Test("What only other environments show is kept, until all in which it was seen are looked at")
    func environments() throws {
        // Too wide for the smallest phone alone.
        let edge = #"firstItem="roo-tv-001" firstAttribute="trailing" relation="greaterThanOrEqual""#
        let inside = #"<constraint \#(edge) secondItem="lab-el-001" secondAttribute="trailing" id="con-tr-001"/>"#
        let wide = SampleDocument.clean.replacing(#"constant="120""#, with: #"constant="370""#)
            .replacing(#"id="con-to-001"/>"#, with: #"id="con-to-001"/>\#(inside)"#)
        try folder.write(wide, to: "App/A.storyboard")
        let only = "--only conflicting-constraints"
        func write(_ options: String) throws -> [String] {
            let run = try shell("$STRUT check -q \(options) --write-baseline App Lib")
            #expect(run.status == 0, "\(run)")
            return try entries()
        }
        #expect(try write("\(only) -d 'iPhone SE'") == all)
        #expect(try folder.read(".strut-baseline.json").contains(#""in": ["--device retina4_7"]"#))
        for options in ["", "-d 'iPhone 16'", "-d 'iPad Air' --content-size AX1"] {
            #expect(try write("\(only) \(options)") == all, "\(options)")
        }
        // What is fixed goes where all is looked at that showed it, in any words, and is no note before.
        for name in all { try folder.write(SampleDocument.clean, to: name) }
        func isStale(_ options: String) throws -> Bool {
            let run = try shell("$STRUT check \(only) \(options) --baseline .strut-baseline.json App Lib")
            return run.output.contains("no longer there")
        }
        let others = Array(all.dropFirst())
        #expect(try !isStale(""))
        #expect(try !isStale("--matrix"))
        #expect(try write("\(only)") == all)
        #expect(try isStale("-d 'iphone-se,iPad Air'"))
        #expect(try write("\(only) -d 'iphone-se,iPad Air'") == others)
        #expect(try write("\(only) -d 'iPhone 16'") == others)
        #expect(try write("\(only) --content-size AX1 -d all") == [])
    }

    @Test("What a call lays out otherwise, or in a language of its own, says nothing of the others")
    func requests() throws {
        let only = "--only conflicting-constraints,no-translation -q"
        #expect(try shell("$STRUT check \(only) --write-baseline App Lib").status == 0)
        for options in ["--table-headers fitting", "--design-data none", "--set con-wi-002.constant=1"] {
            #expect(try shell("$STRUT check \(only) \(options) --write-baseline App Lib").status == 0)
            #expect(try Set(entries()).isSuperset(of: all), "\(options)")
        }
        try folder.write(SampleDocument.clean, to: "App/A.storyboard")
        let words = "--only no-translation -q --write-baseline --baseline l.json App/A.storyboard"
        #expect(try shell("$STRUT check --language fr \(words)").status == 0)
        #expect(try entries("l.json") == ["App/A.storyboard no-translation"])
        for options in ["", "-d 'iPhone SE'"] {
            #expect(try shell("$STRUT check \(options) \(words)").status == 0)
            #expect(try entries("l.json") == ["App/A.storyboard no-translation"], "\(options)")
        }
    }

    @Test("A document has one name, whatever link leads to it")
    func links() throws {
        _ = try shell("mkdir Other; ln -s ../App/A.storyboard Other/L.storyboard")
        #expect(try shell("$STRUT check -q --write-baseline Other").status == 0)
        #expect(try entries() == ["App/A.storyboard"])
        for operand in ["Other", "App/A.storyboard", "Other/L.storyboard"] {
            #expect(try shell("$STRUT check -q --baseline .strut-baseline.json \(operand)").status == 0, "\(operand)")
        }
    }

    @Test("A conflict is known by each of its constraints, whichever is broken")
    func conflicts() throws {
        let rule = "conflicting-constraints"
        let run = try shell("$STRUT check --diagnostic-format json --only \(rule) App/A.storyboard")
        let broken = try #require(run.output.firstMatch(of: #/"object": "([^"]+)"/#)?.1)
        let other = broken == "con-wi-001" ? "con-wi-002" : "con-wi-001"
        let text = #"{"findings": [{"path": "App/A.storyboard", "object": "\#(other)", "rule": "\#(rule)"}]}"#
        try folder.write(text, to: "b.json")
        #expect(try shell("$STRUT check -q --only \(rule) --baseline b.json App/A.storyboard").status == 0)
    }

    @Test("What is so in every environment goes whichever is looked at")
    func documentRules() throws {
        let rule = "duplicate-id"
        try write([("App/A.storyboard", rule), ("App/A.storyboard", "conflicting-constraints")], to: "b.json")
        try folder.write(SampleDocument.clean, to: "App/A.storyboard")
        #expect(
            try shell("$STRUT check -q -d 'iPhone SE' --write-baseline --baseline b.json App/A.storyboard").status == 0)
        #expect(try entries("b.json") == ["App/A.storyboard"])
    }

    @Test("The report is written along with it, in any form")
    func report() throws {
        for format in ["json", "text", "sarif"] {
            let run = try shell(
                "$STRUT check --diagnostic-format \(format) --diagnostic-output r.\(format) --write-baseline App")
            #expect(run.status == 0 && run.errors.contains("2 findings written"), "\(run)")
            #expect(run.output.contains("[conflicting-constraints]") && run.output.contains("2 of 2 documents"))
            let report = try folder.read("r.\(format)")
            #expect(report.contains("App/A.storyboard") && report.contains("App/Sub/B.storyboard"), "\(report)")
        }
        let only = try shell("$STRUT check --diagnostic-format json --write-baseline App")
        #expect(only.output.hasPrefix("{") && only.output.contains("App/Sub/B.storyboard"), "\(only)")
        // Of what could be checked there is a report even where the baseline is not written.
        try folder.write("<", to: "App/Sub/B.storyboard")
        let part = try shell("$STRUT check --diagnostic-output part --write-baseline App")
        #expect(part.status == 65 && part.errors.contains("is not written"), "\(part)")
        #expect(try folder.read("part").contains("App/A.storyboard"))
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

    @Test("A document's ending in other letters is no other document's", arguments: ["STORYBOARD", "Xib"])
    func endings(ending: String) throws {
        try write([("App/de.lproj/D.strings", "malformed-strings")], to: "b.json")
        try folder.write("\"lab-el-001.text\" = \"Hallo\";\n", to: "App/de.lproj/D.strings")
        try folder.write(SampleDocument.clean, to: "App/D.\(ending)")
        #expect(try shell("$STRUT check -q --write-baseline --baseline b.json App").status == 0)
        #expect(try entries("b.json") == ["App/A.storyboard", "App/Sub/B.storyboard"])
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

    /// Scenes of newer tools are stale as a whole, and one finding names the first view alone.
    @Test("A scene that Xcode will move stays known when its first view is fixed")
    func sceneThatMoves() throws {
        func write(first: Int, second: Int) throws {
            let subview = """
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sec-mo-001">
                    <rect key="frame" x="16" y="\(second)" width="120" height="30"/>
                </view></subviews>
                """
            let constraints = ["leading", "top", "width", "height"].enumerated().map { number, attribute in
                """
                <constraint firstItem="sec-mo-001" firstAttribute="\(attribute)" id="con-mo-00\(number)" \
                \(attribute == "top" ? #"constant="89" secondItem="roo-tv-001""# : #"secondItem="lab-el-001""#) \
                secondAttribute="\(attribute)"/>
                """
            }
            try folder.write(
                SampleDocument.clean.replacing(#"y="59""#, with: #"y="\#(first)""#)
                    .replacing("</subviews>", with: subview)
                    .replacing(
                        #"<constraint firstItem="lab-el-001" firstAttribute="leading""#,
                        with: constraints.joined() + #"<constraint firstItem="lab-el-001" firstAttribute="leading""#),
                to: "Moving/M.storyboard")
        }
        try write(first: 300, second: 500)
        let first = try shell("$STRUT check --write-baseline --baseline m.json Moving")
        #expect(first.errors.contains("one finding"), "\(first)")
        #expect(try entries("m.json") == ["Moving/M.storyboard misplaced-view"])
        #expect(try folder.read("m.json").contains(#""object": "vie-wc-001""#))
        // An earlier version knew it by the first view.
        try folder.write(folder.read("m.json").replacing("vie-wc-001", with: "lab-el-001"), to: "view.json")
        let earlier = try shell("$STRUT check --baseline view.json Moving")
        #expect(!earlier.output.contains("misplaced-view"), "\(earlier)")
        try write(first: 59, second: 500)
        #expect(try shell("$STRUT check Moving").output.contains("(sec-mo-001) will move"))
        let run = try shell("$STRUT check --baseline m.json Moving")
        #expect(!run.output.contains("misplaced-view") && !run.output.contains("stale-baseline"), "\(run)")
        try write(first: 59, second: 89)
        #expect(try shell("$STRUT check --baseline m.json Moving").output.contains("stale-baseline"))
    }
}
