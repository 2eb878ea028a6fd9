// An image view.

/// An `<imageView>`.
public struct ImageView: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .imageView else { return nil }
        self.element = element
    }

    public var imageName: String? { element.imageName }
    public var highlightedImageName: String? { element.string(.highlightedImage) }

    /// True when the image is one of the system's symbols.
    public var isSystemImage: Bool {
        element.has(.catalog, equalTo: "system")
            || element.child(.imageReference, key: "image")?.has(.catalog, equalTo: "system") == true
    }

    public var symbolConfiguration: SymbolConfiguration? {
        element.child(.preferredSymbolConfiguration).flatMap(SymbolConfiguration.init)
    }

    /// `<imageReference>`'s `symbolScale`.
    public var symbolScale: String? { element.child(.imageReference, key: "image")?.string(.symbolScale) }
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        element.bool(.adjustsImageSizeForAccessibilityContentSizeCategory) ?? false
    }
}
