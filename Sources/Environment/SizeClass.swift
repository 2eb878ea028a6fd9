/// An axis's size class.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    case compact
    case regular
}
