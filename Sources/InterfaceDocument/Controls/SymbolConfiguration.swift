// The size and weight in which a symbol image is drawn.

/// A `<preferredSymbolConfiguration>`.
public struct SymbolConfiguration: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<preferredSymbolConfiguration>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .preferredSymbolConfiguration else { return nil }
        self.element = element
    }

    /// `pointSize`, `font` or none for one of scale or weight alone.
    public var configurationType: String? { element.string(.configurationType) }

    /// The size in points.
    public var pointSize: Double? { element.double(.pointSize) }

    /// `small`, `medium`, `large`; nil or `default` for the usual.
    public var scale: String? { element.string(.scale) }

    /// The weight, such as `semibold`.
    public var weight: String? { element.string(.weight) }

    /// Whether the weight is semibold at least.
    package var isBold: Bool {
        switch weight {
        case "semibold", "bold", "heavy", "black": true
        default: false
        }
    }

    /// The font.
    public var font: FontDescription? { element.child(.fontDescription).flatMap(FontDescription.init) }
}
