import StrutDiagnostics
import Testing

@testable import StrutProjects

@Suite("Settings of IBLinter")
struct IBLinterTests {
    private static func file(_ text: String, path: String) -> IBLinterFile {
        IBLinterFile(Array(text.utf8), path: path)
    }

    /// A value as a text, for comparing.
    private static func words(_ value: YAMLValue) -> String {
        switch value.content {
        case .nothing: "~"
        case .text(let text): "'\(text)'"
        case .list(let list): "[" + list.map(words).joined(separator: ", ") + "]"
        case .members(let members):
            "{" + members.map { "\($0.name): \(words($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(
        "The YAML that settings use is read",
        arguments: [
            ("", "~"), ("---\n# nothing\n", "~"),
            ("a: 1 # one\nb: 'it''s # no comment'\n", "{a: '1', b: 'it's # no comment'}"),
            ("a:\n  - x\n  - \"y: \\\"z\\\"\"\nb:\n", "{a: ['x', 'y: \"z\"'], b: ~}"),
            ("a:\n- x\n- y\nb: z", "{a: ['x', 'y'], b: 'z'}"),
            ("- a: 1\n  b:\n    - 2\n- c: null\n-\n  - 3", "[{a: '1', b: ['2']}, {c: ~}, ['3']]"),
            ("a: [x, 'y, z', ]\nb: []", "{a: ['x', 'y, z'], b: []}"),
            ("\"a b\": x:y\r\nc: http://d#e", "{a b: 'x:y', c: 'http://d#e'}"),
            ("- - a\n  - b\n- c", "[['a', 'b'], 'c']"),
        ])
    func reading(text: String, words: String) throws {
        #expect(Self.words(try YAMLReader.value(of: Array(text.utf8))) == words)
    }

    @Test(
        "What is not read is an error with its place",
        arguments: [
            ("ä: {b: c}", "a mapping in braces is not read", 1, 5),
            ("a: {b: c}", "a mapping in braces is not read", 1, 4), ("a: &x 1", "anchors are not read", 1, 4),
            ("a: !!str 1", "tags are not read", 1, 4), ("a: |\n  text", "texts over several lines are not read", 1, 4),
            ("a: 1\n---\nb: 2", "a second document begins here", 2, 1), ("a:\n\t- b", "a tab cannot indent", 2, 1),
            ("a: 1\na: 2", "'a' stands here twice", 2, 1), ("a: 'open", "the quote is never closed", 1, 4),
            ("a: [b, c", "the list is not closed on its line", 1, 4), ("a: [b, [c]]", "lists within lists", 1, 8),
            ("a:\n  b: 1\n    c: 2", "further right", 3, 5), ("  a: 1\nb: 2", "further left", 2, 1),
            ("a: 1\nb", "a name with a colon is expected", 2, 1),
            ("%YAML 1.2", "directives are not read", 1, 1), ("a: 'b' c", "behind the text's end", 1, 7),
        ])
    func errors(text: String, words: String, line: Int, column: Int) throws {
        let error = #expect(throws: YAMLError.self) { try YAMLReader.value(of: Array(text.utf8)) }
        #expect(error?.message.contains(words) == true, "\(String(describing: error))")
        #expect(error?.location == SourceLocation(line: line, column: column))
    }

    @Test("What stands very deep is refused, not followed")
    func deep() {
        let text = String(repeating: "- ", count: 10_000) + "a"
        #expect(throws: YAMLError.self) { try YAMLReader.value(of: Array(text.utf8)) }
    }

    @Test("Each rule is listed with its counterpart, and all of it as a configuration")
    func mapping() throws {
        let file = Self.file(
            """
            enabled_rules:
              - relative_to_margin
              - use_base_class
              - view_as_device
              - misplaced
              - stackview_backgroundcolor
            disabled_rules: [ambiguous, custom_class_name]
            excluded:
              - Carthage
            use_base_class_rule:
              - element_class: UILabel
                base_classes: [AppLabel, "Other Label"]
            view_as_device_rule:
              device_id: retina6_1
            reporter: xcode
            """, path: ".iblinter.yml")
        #expect(file.findings.count == 1)
        let finding = try #require(file.findings.first)
        #expect(finding.rule.id == "iblinter-settings" && finding.severity == .note)
        #expect(
            finding.message
                == "these settings of IBLinter's have counterparts here; write '.strut.json': "
                + #"{"conventions": {"margins": "never", "baseClasses": {"UILabel": ["AppLabel", "Other Label"]}, "devices": ["retina6_1"]}, "#
                + #""rules": {"ambiguous-layout": "off"}, "exclude": ["Carthage"]}"#)
        #expect(
            finding.notes.map(\.message) == [
                #"'relative_to_margin' is 'margin-convention', with "margins": "never" in 'conventions'"#,
                #"'use_base_class' is 'class-convention', with "baseClasses": {"UILabel": ["AppLabel", "Other Label"]} in 'conventions'"#,
                #"'view_as_device' is 'device-convention', with "devices": ["retina6_1"] in 'conventions'"#,
                "'misplaced' is 'misplaced-view'",
                "'stackview_backgroundcolor' has no counterpart: UIKit draws the background of a stack view since iOS 14; before, it drew none.",
                "'ambiguous' is 'ambiguous-layout'", "'custom_class_name' is 'naming-convention'",
                "'excluded' is 'exclude', with patterns as in .gitignore", "'reporter' is '--diagnostic-format'",
            ])
        #expect(finding.notes.first?.location == SourceLocation(line: 2, column: 5))
    }

    @Test("The configuration in the note can be read, for every rule")
    func configuration() throws {
        let names = IBLinterRule.all.map { "  - \($0.name)" }.joined(separator: "\n")
        let finding = try #require(Self.file("enabled_rules:\n\(names)", path: "x").findings.first)
        let json = try #require(finding.message.split(separator: "'.strut.json': ").last)
        let folder = try TemporaryFolder()
        try folder.write(String(json), to: ".strut.json")
        let (configuration, mistakes) = Configuration.read(folder.path + "/.strut.json")
        #expect(mistakes.isEmpty, "\(mistakes.map(\.message))")
        #expect(configuration.conventions.needsInitialController && configuration.conventions.margins == .never)
        #expect(finding.notes.count == IBLinterRule.all.count)
    }

    @Test("A rule that IBLinter does not have, and a file that cannot be read, are warnings with their place")
    func mistakes() {
        let unknown = Self.file("enabled_rules:\n  - misplace", path: "x").findings
        #expect(unknown.map(\.message) == ["'misplace' is no known rule of IBLinter's; did you mean 'misplaced'?"])
        #expect(unknown.first?.location == SourceLocation(line: 2, column: 5))
        let bad = Self.file("enabled_rules: {a: b}", path: "x").findings
        #expect(bad.first?.location == SourceLocation(line: 1, column: 16))
        #expect(bad.map(\.severity) == [.warning])
        #expect(
            Self.file("enabled_rules: misplaced", path: "x").findings.first?.message
                == "'enabled_rules' is a list of rules")
        #expect(Self.file("# nothing", path: "x").findings.isEmpty)
    }
}
