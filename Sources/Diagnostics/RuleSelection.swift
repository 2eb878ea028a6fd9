/// How much a rule counts, where somebody says so.
public enum RuleSetting: String, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case off
    /// As usual, also where the rule is off by default.
    case on
    /// As a note.
    case note
    /// As a warning.
    case warning
    /// As an error.
    case error
}

/// Which rules are applied, and how much their findings weigh: what rules say of themselves, a configuration, and the
/// command line, the later before the earlier.
public struct RuleSelection: Sendable, Hashable {
    /// What a configuration says of rules, by their identifiers.
    public var settings: [String: RuleSetting]
    /// The only rules to apply, by their identifiers or `all`; nil for those that are on.
    public var only: Set<String>?
    /// Rules that are applied although they are off by default, by their identifiers or `all`.
    public var enabled: Set<String>
    /// Rules that are not applied, by their identifiers; `all` for each that is not named in `enabled`.
    public var disabled: Set<String>
    /// Whether environments were asked for, in which more rules are applied than on a document's own canvas.
    public var hasEnvironments: Bool
    /// Whether documents are checked, not only laid out.
    public var isCheck: Bool
    /// Whether findings on conflicts name what would fix them, which takes longer than to find them.
    package var namesRepairs = true
    /// Whether they list the constraints that conflict, in UIKit's words; what many environments find is listed where
    /// it is reported.
    package var listsConflicts = true

    /// Makes a selection; the default is what rules say of themselves.
    public init(
        settings: [String: RuleSetting] = [:], only: Set<String>? = nil, enabled: Set<String> = [],
        disabled: Set<String> = [], hasEnvironments: Bool = false, isCheck: Bool = false
    ) {
        self.settings = settings
        self.only = only
        self.enabled = enabled
        self.disabled = disabled
        self.hasEnvironments = hasEnvironments
        self.isCheck = isCheck
    }

    /// Whether anything is said of any rule.
    package var mentionsRules: Bool { only != nil || !settings.isEmpty || !enabled.isEmpty || !disabled.isEmpty }

    /// The word that stands for every rule.
    public static let all = "all"

    /// Whether findings of a rule are looked for.
    public func applies(_ rule: Rule) -> Bool {
        if mentionsRules {
            if isDisabled(rule) { return false }
            if let only { return only.contains(rule.id) || only.contains(Self.all) }
            if names(rule) { return true }
            if let setting = settings[rule.id] { return setting != .off }
        }
        switch rule.activation {
        case .always: return true
        case .inChecks: return isCheck
        case .inEnvironments: return hasEnvironments
        case .whenEnabled: return false
        }
    }

    /// Whether somebody asks for a rule by its name, or for all.
    public func names(_ rule: Rule) -> Bool {
        if !mentionsRules || isDisabled(rule) { return false }
        if let only, only.contains(rule.id) || only.contains(Self.all) { return true }
        if enabled.contains(rule.id) || enabled.contains(Self.all) { return true }
        return settings[rule.id].map { $0 != .off } ?? false
    }

    private func isDisabled(_ rule: Rule) -> Bool {
        disabled.contains(rule.id) || disabled.contains(Self.all) && !enabled.contains(rule.id)
    }

    /// The findings of rules that apply, each with what it weighs.
    public func weighed(_ findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            guard let severity = severity(of: finding) else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }

    /// What a finding weighs; nil for one that is not reported.
    public func severity(of finding: Finding) -> Severity? {
        guard applies(finding.rule) else { return nil }
        // What a rule weighs is said of texts that somebody wrote.
        if finding.isAboutPseudoLanguages { return .note }
        switch settings[finding.rule.id] {
        case .note?: return .note
        case .warning?: return .warning
        case .error?: return .error
        case .off?, .on?, nil: return finding.severity
        }
    }
}
