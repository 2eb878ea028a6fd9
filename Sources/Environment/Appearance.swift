/// Whether the user interface is light or dark.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}
