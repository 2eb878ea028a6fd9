// Whether an axis has much room or little, as UIKit's `UIUserInterfaceSizeClass`.

/// An axis's size class. Its raw value is the word for it in a variation's key.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    /// Little room, as the width of an iPhone held upright.
    case compact
    /// Much room, as both sides of an iPad.
    case regular
}
