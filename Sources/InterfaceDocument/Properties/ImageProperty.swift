// The images that a document gives to views: the attribute that names each, which is UIKit's name too, and its key in a
// compiled nib.

/// A property that is an image.
package struct ImageProperty: Sendable {
    /// The attribute that names the image, and the property's name in Swift.
    package let name: String
    /// The key in a compiled nib; nil where that needs more than a row.
    package let nib: String?

    private init(_ name: String, nib: String? = nil) {
        self.name = name
        self.nib = nib
    }

    /// The name of the image that an element states; nil for none.
    package func imageName(of element: Element) -> String? {
        name == "image" ? element.imageName : element.string(named: name)
    }

    /// The images of views of a kind.
    package static func images(of kind: View.Kind) -> [ImageProperty] { byKind[kind] ?? [] }

    private static let byKind: [View.Kind: [Self]] = [
        .imageView: [Self("image", nib: "UIImage"), Self("highlightedImage", nib: "UIHighlightedImage")],
        .textField: [Self("background", nib: "UIBackground"), Self("disabledBackground", nib: "UIDisabledBackground")],
        .slider: [
            Self("minimumValueImage", nib: "UIMinimumValueImage"),
            Self("maximumValueImage", nib: "UIMaximumValueImage"),
        ],
        .progressView: [
            Self("progressImage", nib: "UIProgressImage"), Self("trackImage", nib: "UIProgressTrackImage"),
        ],
        .navigationBar: [
            Self("shadowImage"), Self("backIndicatorImage"), Self("backIndicatorTransitionMaskImage"),
        ],
    ]
}
