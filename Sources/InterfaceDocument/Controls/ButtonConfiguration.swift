// The configuration of buttons since iOS 15.

/// A `<buttonConfiguration>`.
public struct ButtonConfiguration: Hashable, Sendable {
    /// The looks of a configuration.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case plain
        case gray
        case tinted
        case filled
    }

    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .buttonConfiguration else { return nil }
        self.element = element
    }

    /// The look; plain when none is written.
    public var style: Style { element.word(.style) ?? .plain }

    /// The title, plain or attributed.
    public var title: String? { attributedTitle?.text ?? element.text(.title, key: "title") }
    public var attributedTitle: AttributedString? {
        element.child(.attributedString, key: "attributedTitle").flatMap(AttributedString.init)
    }

    /// The second line, plain or attributed.
    public var subtitle: String? { attributedSubtitle?.text ?? element.text(.subtitle, key: "subtitle") }
    public var attributedSubtitle: AttributedString? {
        element.child(.attributedString, key: "attributedSubtitle").flatMap(AttributedString.init)
    }

    public var font: FontDescription? {
        (element.child(key: "titleFontDescription") ?? element.child(.fontDescription)).flatMap(FontDescription.init)
    }
    public var imageName: String? { element.imageName }
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

    public var showsActivityIndicator: Bool { element.bool(.showsActivityIndicator) ?? false }
    public var background: Element? { element.child(.backgroundConfiguration) }
}
