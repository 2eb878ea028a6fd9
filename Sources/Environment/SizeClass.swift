/// An axis's size class.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little room, as the width of an iPhone held upright.
    case compact
    /// Much room, as both sides of an iPad.
    case regular
}
