// The size and weight in which a symbol image is drawn.

/// A `<preferredSymbolConfiguration>`.
public struct SymbolConfiguration: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .preferredSymbolConfiguration else { return nil }
        self.element = element
    }

    /// `pointSize`, `font` or none for one of scale or weight alone.
    public var configurationType: String? { element.string(.configurationType) }
    public var pointSize: Double? { element.double(.pointSize) }

    /// `small`, `medium`, `large`; nil or `default` for the usual.
    public var scale: String? { element.string(.scale) }
    public var weight: String? { element.string(.weight) }
    public var font: FontDescription? { element.child(.fontDescription).flatMap(FontDescription.init) }
}
