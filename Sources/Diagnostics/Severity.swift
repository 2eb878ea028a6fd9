/// How grave a finding is.
public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A layout that cannot be right, such as a conflict: exit status 1.
    case error
    /// Something that is probably a mistake.
    case warning
    /// Something worth knowing.
    case note
}

extension Severity: Comparable {
    /// Errors are graver than warnings, and those than notes.
    public static func < (a: Severity, b: Severity) -> Bool { a.gravity < b.gravity }

    private var gravity: Int {
        switch self {
        case .error: 2
        case .warning: 1
        case .note: 0
        }
    }
}
