// An image view.

/// An `<imageView>`.
public struct ImageView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<imageView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .imageView else { return nil }
        self.element = element
    }

    /// The name of the image.
    public var imageName: String? { element.imageName }

    /// The name of the image while it is highlighted.
    public var highlightedImageName: String? { element.string(.highlightedImage) }

    /// True when it starts out highlighted.
    public var isHighlighted: Bool { element.bool(.highlighted) ?? false }

    /// True when the image is one of the system's symbols.
    public var isSystemImage: Bool { element.usesSystemImage }

    /// How a symbol image is drawn.
    public var symbolConfiguration: SymbolConfiguration? {
        element.child(.preferredSymbolConfiguration).flatMap(SymbolConfiguration.init)
    }

    /// `<imageReference>`'s `symbolScale`.
    public var symbolScale: String? { element.symbolScale }

    /// True when the image grows with the accessibility text sizes.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        element.bool(.adjustsImageSizeForAccessibilityContentSizeCategory) ?? false
    }
}
