import Foundation
import Strut
import Testing

@testable import StrutCommand

@Suite("Rules")
struct RulesTests {
    @Test("Identifiers are kebab-case and unique, texts are sentences")
    func words() {
        #expect(Set(Rule.listed.map(\.id)).count == Rule.listed.count)
        for rule in Rule.listed {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            for text in [rule.summary, rule.help] {
                #expect(text.first?.isUppercase == true && text.hasSuffix("."), "\(rule): \(text)")
                #expect(!text.contains("|") && !text.contains("\n"))
            }
        }
    }

    @Test("Documentation/Rules.md is as `make goldens` writes it")
    func documentation() throws {
        let page = Repository.root.appendingPathComponent("Documentation/Rules.md")
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
        let fixes = ["safe": "`fix`", "unsafe": "`fix --unsafe`"]
        let expected = Rule.Subject.allCases.flatMap { subject in
            Rule.listed.filter { $0.subject == subject }
                .map { rule in
                    let fix = RuleList.fix(rule).map { fixes[$0] ?? "`fix --only \(rule.id)`" } ?? ""
                    let words = [RuleList.severities(rule), RuleList.activation(rule), rule.summary, rule.help, fix]
                    return "| `\(rule.id)` | \(words.joined(separator: " | ")) |"
                }
        }
        #expect(rows.map(String.init) == expected, "run `make goldens`")
    }

    @Test("Every rule that a golden shows is listed")
    func goldens() {
        let reports = Fixture.all.compactMap { fixture in
            try? String(contentsOf: fixture.goldens.appendingPathExtension("findings"), encoding: .utf8)
        }
        let shown = Set(reports.flatMap { $0.matches(of: /(?m)\[([a-z-]+)\]$/).map { String($0.1) } })
        #expect(shown.contains("conflicting-constraints"))
        #expect(shown.subtracting(Rule.listed.map(\.id)) == [])
    }

    @Test("rules is a table with every rule, and JSON for tools")
    func subcommand() throws {
        let table = try StrutProcess(["rules"]).output.split(separator: "\n")
        #expect(table.count == Rule.listed.count + 1)
        let json = try StrutProcess(["rules", "--format", "json"]).output
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((value["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == Rule.listed.map(\.id))
    }

    @Test("What is wrong with the configuration behind the states is said, beside the table")
    func badConfiguration() throws {
        let folder = try TemporaryFolder()
        for (text, status) in [("{", 1), (#"{"rules": {"no-such-rule": "off"}}"#, 1), ("{}", 0)] {
            try folder.write(text, to: ".strut.json")
            let run = try StrutProcess(["rules"], in: folder.url)
            #expect(run.status == Int32(status) && run.errors.isEmpty == (status == 0), "\(run)")
            #expect(run.output.hasPrefix("RULE"))
        }
    }

    @Test("All stands for every rule, to apply none but those that are enabled, or no others")
    func all() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.conflicting, to: "A.storyboard")
        func status(_ options: String...) throws -> Int32 {
            try StrutProcess(["check"] + options + ["A.storyboard"], in: folder.url).status
        }
        #expect(try status("--disable", "all") == 0)
        #expect(try status("--disable", "all", "--enable", "conflicting-constraints") == 1)
        #expect(try status("--only", "all") == 1)
    }
}
