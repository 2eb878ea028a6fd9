/// How grave a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A layout that cannot be right, such as a conflict: exit status 1.
    case error
    /// Something that is probably a mistake.
    case warning
    /// Something worth knowing.
    case note
}
