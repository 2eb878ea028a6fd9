import Foundation
import Strut
import Testing

@testable import StrutProjects

/// A project that comes from IBLinter, and the page that says which of its rules is which.
@Suite("Projects that come from IBLinter")
struct IBLinterSettingsTests {
    @Test("Settings in the folder or above are reported once, until there is a configuration")
    func settings() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "App/Main.storyboard")
        try folder.write("enabled_rules:\n  - has_initial_view_controller\n", to: ".iblinter.yml")
        for path in [".", "App"] {
            let result = try StrutProcess(["check", path], in: folder.url)
            let words = #"write '.strut.json': {"conventions": {"initialController": true}} [iblinter-settings]"#
            #expect(result.output.contains(words), "\(result.output)")
            #expect(result.output.contains("'has_initial_view_controller' is 'storyboard-convention'"))
            #expect(result.status == 0)
        }
        #expect(
            try !StrutProcess(["check", "App/Main.storyboard"], in: folder.url).output.contains("iblinter-settings"))
        try folder.write(#"{"conventions": {"initialController": true}}"#, to: ".strut.json")
        let output = try StrutProcess(["check", "."], in: folder.url).output
        #expect(!output.contains("iblinter-settings"))
        #expect(output.contains("[storyboard-convention]"))
    }

    @Test("Settings that cannot be read are a warning with their place")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
        try folder.write("a: 1\nb: {c: d}\n", to: ".iblinter.yml")
        let output = try StrutProcess(["check", "."], in: folder.url).output
        #expect(output.contains(".iblinter.yml:2:4: warning: the settings of IBLinter cannot be read"))
    }

    @Test("The page has every rule with its counterpart, and every counterpart is a rule")
    func documentation() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/Conventions.md"), encoding: .utf8)
        let known = Set(Rule.all.map(\.id))
        for rule in IBLinterRule.all {
            if let own = rule.rule { #expect(known.contains(own), "\(own)") }
            let words = rule.rule.map { "`\($0)`" } ?? "none"
            let row = "| `\(rule.name)` | \(words) | \(rule.settingWords) | \(rule.reason) |"
            #expect(page.contains(row), "\(row)")
        }
    }
}
