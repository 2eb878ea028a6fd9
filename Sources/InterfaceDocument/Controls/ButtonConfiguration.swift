// The configuration of buttons since iOS 15.

/// A `<buttonConfiguration>`.
public struct ButtonConfiguration: ElementWrapper {
    /// The looks of a configuration.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Without a background.
        case plain
        /// On grey.
        case gray
        /// On a tinted background.
        case tinted
        /// On a filled background.
        case filled
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<buttonConfiguration>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .buttonConfiguration else { return nil }
        self.element = element
    }

    /// The look; plain when none is written.
    public var style: Style { element.word(.style) ?? .plain }

    /// The title, plain or attributed.
    public var title: String? { attributedTitle?.text ?? element.text(.title, key: "title") }

    /// The title with attributes; nil for a plain one.
    public var attributedTitle: AttributedString? {
        element.child(.attributedString, key: "attributedTitle").flatMap(AttributedString.init)
    }

    /// The second line, plain or attributed.
    public var subtitle: String? { attributedSubtitle?.text ?? element.text(.subtitle, key: "subtitle") }

    /// The second line with attributes; nil for a plain one.
    public var attributedSubtitle: AttributedString? {
        element.child(.attributedString, key: "attributedSubtitle").flatMap(AttributedString.init)
    }

    /// The font of the title.
    public var font: FontDescription? {
        let own = element.child(key: "titleFontDescription")
        return
            (own ?? element.children.first { $0.name == .fontDescription && [nil, "fontDescription"].contains($0.key) })
            .flatMap(FontDescription.init)
    }

    /// The name of the image.
    public var imageName: String? { element.imageName }

    /// How a symbol image is drawn.
    public var symbolConfiguration: SymbolConfiguration? {
        element.child(.preferredSymbolConfiguration).flatMap(SymbolConfiguration.init)
    }

    /// The side of the title on which the image stands: `leading`, `trailing`, `top`, `bottom` or `all`.
    public var imagePlacement: String { element.string(.imagePlacement) ?? "leading" }

    /// The space between image and titles, in points; nil for the style's.
    public var imagePadding: Double? { element.double(.imagePadding) }

    /// The space between title and subtitle, in points; nil for the style's.
    public var titlePadding: Double? { element.double(.titlePadding) }

    /// The insets of the content; nil for the style's.
    public var contentInsets: DirectionalEdgeInsets? { element.directionalInsets(key: "contentInsets") }

    /// `automatic`, `leading`, `center` or `trailing`.
    public var titleAlignment: String { element.string(.titleAlignment) ?? "automatic" }

    /// `dynamic`, `fixed`, `capsule`, `small`, `medium` or `large`.
    public var cornerStyle: String { element.string(.cornerStyle) ?? "dynamic" }

    /// `mini`, `small`, `medium` or `large`.
    public var buttonSize: String { element.string(.buttonSize) ?? "medium" }

    /// True when an activity indicator stands in for the image.
    public var showsActivityIndicator: Bool { element.bool(.showsActivityIndicator) ?? false }

    /// The `<backgroundConfiguration>`.
    public var background: Element? { element.child(.backgroundConfiguration) }
}
