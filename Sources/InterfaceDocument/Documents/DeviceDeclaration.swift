// The device on whose canvas a document was made.

/// The `<device>` of a document.
public struct DeviceDeclaration: Hashable, Sendable {
    /// The element that is read.
    public let element: Element

    init(_ element: Element) {
        self.element = element
    }

    /// Interface Builder's name for the device, such as `retina6_12`.
    public var id: String? { element.string(.id) }

    /// `portrait` or `landscape`.
    public var orientation: String? { element.string(.orientation) }

    /// How much of the screen the canvas takes, such as `fullscreen`: an attribute, in old documents an `<adaptation>`.
    public var layout: String? { element.string(.layout) ?? element.child(.adaptation)?.string(.id) }

    /// `light` or `dark`.
    public var appearance: String? { element.string(.appearance) }
}
