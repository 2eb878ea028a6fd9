import InterfaceDocument
import StrutDiagnostics

/// The settings of IBLinter that a project has: read to say which of its rules are which of Strut's.
package struct IBLinterFile: Sendable {
    /// The names that the file may have.
    package static let fileNames = [".iblinter.yml", ".iblinter.yaml"]

    /// What is said of it: one note with all of its rules, or why it cannot be read.
    package private(set) var findings: [Finding] = []
    private let path: String
    private var notes: [Finding.Note] = []
    /// Members of `conventions` that say the same, each once.
    private var settings: [String] = []
    private var disabled: [String] = []
    /// What takes the place of the value in a rule's own setting.
    private var own: [String: String] = [:]

    /// Looks for the file that counts for what lies at `path`, in its folder and above; nil where there is none.
    package static func find(for path: String, isFolder: Bool) -> IBLinterFile? {
        Configuration.nearestFile(named: fileNames, for: path, isFolder: isFolder).map { IBLinterFile(path: $0) }
    }

    /// Reads the file at `path`.
    package init(path: String) {
        self.path = path
        do throws(SystemError) {
            let bytes = try Document.bytes(ofOtherFile: path)
            read(bytes)
        } catch {
            report("the settings of IBLinter cannot be read: \(error.text)", at: nil)
        }
    }

    /// The same of the bytes that a file at `path` has.
    init(_ bytes: [UInt8], path: String) {
        self.path = path
        read(bytes)
    }

    private mutating func report(_ message: String, at location: SourceLocation?) {
        findings.append(
            Finding(rule: .badConfiguration, severity: .warning, message: message, path: path, location: location))
    }

    private mutating func read(_ bytes: [UInt8]) {
        let value: YAMLValue
        do throws(YAMLError) {
            value = try YAMLReader.value(of: bytes)
        } catch {
            return report("the settings of IBLinter cannot be read: \(error.message)", at: error.location)
        }
        if case .nothing = value.content { return }
        guard let members = value.members else {
            return report("the settings of IBLinter are names with values: 'enabled_rules:'", at: value.location)
        }
        // What the rules ask for stands behind them or before.
        for member in members { readOwnSettings(member) }
        for member in members { read(member) }
        guard !notes.isEmpty else { return }
        var message = "these settings of IBLinter's have counterparts here"
        let json = json
        if !json.isEmpty { message += "; write '.strut.json': \(json)" }
        findings.append(
            Finding(
                rule: .iblinterSettings, message: message, path: path, location: members.first?.location, notes: notes))
    }

    /// The configuration that says the same.
    private var json: String {
        var parts: [String] = []
        if !settings.isEmpty { parts.append("\"conventions\": {\(settings.joined(separator: ", "))}") }
        if !disabled.isEmpty {
            parts.append("\"rules\": {" + disabled.map { "\(Self.quoted($0)): \"off\"" }.joined(separator: ", ") + "}")
        }
        if let excluded = own["excluded"] { parts.append("\"exclude\": \(excluded)") }
        return parts.isEmpty ? "" : "{\(parts.joined(separator: ", "))}"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"", "\\": result += "\\\(character)"
            case _ where character.isNewline || character == "\t": result += " "
            default: result.append(character)
            }
        }
        return result + "\""
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    // MARK: Members

    private mutating func readOwnSettings(_ member: YAMLValue.Member) {
        switch member.name {
        case "custom_module_rule":
            let modules = member.value.list?.compactMap { self.member("module", of: $0)?.text } ?? []
            if !modules.isEmpty { own["custom_module"] = "\"modules\": \(Self.list(modules))" }
        case "use_base_class_rule":
            var entries: [String] = []
            for entry in member.value.list ?? [] {
                guard let name = self.member("element_class", of: entry)?.text else { continue }
                guard UIKitClasses.superclass(of: name) != nil else {
                    report("'\(name)' is no class of UIKit that documents have", at: entry.location)
                    continue
                }
                let bases = self.member("base_classes", of: entry)?.list?.compactMap(\.text) ?? []
                entries.append("\(Self.quoted(name)): \(Self.list(bases))")
            }
            if !entries.isEmpty { own["use_base_class"] = "\"baseClasses\": {\(entries.joined(separator: ", "))}" }
        case "view_as_device_rule":
            if let device = self.member("device_id", of: member.value)?.text {
                own["view_as_device"] = "\"devices\": \(Self.list([device]))"
            }
        case "use_trait_collections_rule":
            if let isOn = self.member("enabled", of: member.value)?.text, ["true", "false"].contains(isOn) {
                own["use_trait_collections"] = "\"traitCollections\": \(isOn)"
            }
        case "excluded":
            let paths = member.value.list?.compactMap(\.text) ?? []
            if !paths.isEmpty { own["excluded"] = Self.list(paths) }
        default: break
        }
    }

    private func member(_ name: String, of value: YAMLValue) -> YAMLValue? {
        value.members?.first { $0.name == name }?.value
    }

    private mutating func read(_ member: YAMLValue.Member) {
        switch member.name {
        case "enabled_rules": for rule in rules(member) { read(rule, isEnabled: true) }
        case "disabled_rules": for rule in rules(member) { read(rule, isEnabled: false) }
        case "excluded":
            notes.append(.init("'excluded' is 'exclude', with patterns as in .gitignore", location: member.location))
        case "included":
            notes.append(
                .init("'included' is what the command line names: 'strut check FOLDER'", location: member.location))
        case "reporter":
            notes.append(.init("'reporter' is '--diagnostic-format'", location: member.location))
        case "custom_module_rule", "use_base_class_rule", "view_as_device_rule", "use_trait_collections_rule": break
        default:
            notes.append(.init("'\(member.name)' has no counterpart", location: member.location))
        }
    }

    private mutating func rules(_ member: YAMLValue.Member) -> [YAMLValue] {
        if case .nothing = member.value.content { return [] }
        guard let list = member.value.list else {
            report("'\(member.name)' is a list of rules", at: member.value.location)
            return []
        }
        return list
    }

    private mutating func read(_ value: YAMLValue, isEnabled: Bool) {
        guard let name = value.text else { return report("a rule's name is expected", at: value.location) }
        guard let rule = IBLinterRule.named(name) else {
            let nearest = Suggestion.nearest(to: name, among: IBLinterRule.all.map(\.name))
            return report(
                "'\(name)' is no known rule of IBLinter's" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
                at: value.location)
        }
        guard let own = rule.rule else {
            notes.append(.init("'\(name)' has no counterpart: \(rule.reason)", location: value.location))
            return
        }
        if isEnabled, let setting = self.own[name] ?? rule.setting {
            if !settings.contains(setting) { settings.append(setting) }
            notes.append(.init("'\(name)' is '\(own)', with \(setting) in 'conventions'", location: value.location))
        } else {
            // What only a convention turns on is off without one.
            if !isEnabled, rule.setting == nil, !disabled.contains(own) { disabled.append(own) }
            notes.append(.init("'\(name)' is '\(own)'", location: value.location))
        }
    }
}

extension Rule {
    /// A project has settings of IBLinter's.
    package static let iblinterSettings = Rule(
        "iblinter-settings", on: .request, .note, active: .inChecks,
        summary:
            "A project has an `.iblinter.yml` and no `.strut.json`: its notes say which rule is which, and what to write.",
        help: "Write the `.strut.json` that it names; then nothing is said.")
}
