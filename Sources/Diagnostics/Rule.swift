/// A kind of finding: what is looked for, how much it weighs, and what to do about it.
///
/// Each rule is a constant beside the code that applies it. Reports, the table in `Documentation/Rules.md` and
/// `strut rules` are made of these values.
public struct Rule: Sendable {
    /// The stable kebab-case identifier, such as `conflicting-constraints`.
    public let id: String
    /// What the rule looks at.
    public let subject: Subject
    /// How grave a finding of the rule usually is.
    public let severity: Severity
    /// How grave it is where it does less harm; nil for rules that weigh the same everywhere.
    public let lesserSeverity: Severity?
    /// When it is applied, unless somebody says otherwise.
    public let activation: Activation
    /// Whether what is so on the document's own canvas is not reported elsewhere, or weighs less there where the rule
    /// has a lesser severity: its author saw it and meant it.
    public let comparesWithCanvas: Bool
    /// What is wrong where the rule is broken, in one sentence.
    public let summary: String
    /// How to fix it, in one sentence.
    public let help: String

    /// What rules look at.
    public enum Subject: String, Sendable, Hashable, CaseIterable {
        /// A document that was laid out.
        case layout
        /// A document by itself, before any layout.
        case document
        /// What was asked for: changes, side-cars, languages.
        case request
        /// A file that cannot be read as a document.
        case file
    }

    /// When rules are applied, unless a configuration or the command line says otherwise.
    public enum Activation: String, Sendable, Hashable, CaseIterable {
        /// Always.
        case always
        /// Where documents are checked, not where they are only laid out.
        case inChecks
        /// Where an environment was asked for: a device, a text size, a language, a matrix.
        case inEnvironments
        /// Only where somebody enables it: it is a matter of taste, or of what an app promises.
        case whenEnabled
    }

    /// Makes a rule.
    public init(
        _ id: String, on subject: Subject, _ severity: Severity, orElse lesserSeverity: Severity? = nil,
        active activation: Activation = .always, comparesWithCanvas: Bool = false, summary: String, help: String
    ) {
        self.id = id
        self.subject = subject
        self.severity = severity
        self.lesserSeverity = lesserSeverity
        self.activation = activation
        self.comparesWithCanvas = comparesWithCanvas
        self.summary = summary
        self.help = help
    }
}

extension Rule: Hashable {
    /// Rules are distinguished by their identifiers.
    public static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: CustomStringConvertible {
    /// The identifier.
    public var description: String { id }
}
