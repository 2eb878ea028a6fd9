// A button, in both of its forms: with states, and with a configuration.

/// A `<button>`.
public struct Button: ElementWrapper {
    /// The types of buttons; `roundedRect` is the system type's name before Xcode 11.
    public enum ButtonType: String, Hashable, Sendable, CaseIterable {
        /// No look of its own.
        case custom
        /// The look of the system.
        case system
        /// The name of `system` before Xcode 11.
        case roundedRect
        /// An i in a circle that discloses details.
        case detailDisclosure
        /// An i in a circle, for dark backgrounds.
        case infoLight
        /// An i in a circle, for light backgrounds.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross in a circle.
        case close
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<button>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .button else { return nil }
        self.element = element
    }

    /// The type; custom when none is written.
    public var buttonType: ButtonType { element.word(.buttonType) ?? .custom }

    /// What is shown in the states that are written, in document order.
    public var states: [ButtonState] { element.children.compactMap(ButtonState.init) }

    /// What is shown in the normal state.
    public var normalState: ButtonState? { state("normal") }

    /// The state that the title is of in which the button starts out: its own if that has one, else the normal state.
    public var titleState: ButtonState? { current { $0.title == nil ? nil : $0 } }

    /// The state that the image is of in which the button starts out.
    public var imageState: ButtonState? { current { $0.imageName == nil ? nil : $0 } }

    /// The name of the image behind the content in the state in which the button starts out.
    public var backgroundImageName: String? { current(\.backgroundImageName) }

    /// The colour of the title in the state in which the button starts out.
    public var titleColor: Color? { current(\.titleColor) }

    /// A part of what is shown in the state in which the button starts out. What that state lacks the normal state
    /// gives, and all where a button is selected and disabled at once, as UIKit has it.
    private func current<Part>(_ part: (ButtonState) -> Part?) -> Part? {
        let own: StaticString? =
            switch (isEnabled, isSelected) {
            case (true, true): "selected"
            case (false, false): "disabled"
            default: nil
            }
        return own.flatMap(state).flatMap(part) ?? normalState.flatMap(part)
    }

    private func state(_ key: StaticString) -> ButtonState? {
        element.child(.state, key: key).flatMap(ButtonState.init)
    }

    /// The configuration of buttons since iOS 15; the states do not count beside it.
    public var configuration: ButtonConfiguration? {
        element.child(.buttonConfiguration).flatMap(ButtonConfiguration.init)
    }

    /// What the button is for: `normal`, `primary`, `cancel` or `destructive`; nil when none is written.
    public var role: String? { element.string(.role) }

    /// The font.
    public var font: FontDescription? { element.child(.fontDescription).flatMap(FontDescription.init) }

    /// What becomes of text that is too wide.
    public var lineBreakMode: LineBreakMode { element.word(.lineBreakMode) ?? .truncatingMiddle }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }

    /// Whether its image is drawn paler while it is greyed out, if it has no configuration.
    public var adjustsImageWhenDisabled: Bool { element.bool(.adjustsImageWhenDisabled) ?? true }

    /// True when it starts out selected.
    public var isSelected: Bool { element.bool(.selected) ?? false }

    /// `center`, `left`, `right`, `fill`, `leading` or `trailing`.
    public var contentHorizontalAlignment: String { element.string(.contentHorizontalAlignment) ?? "center" }

    /// `center`, `top`, `bottom` or `fill`.
    public var contentVerticalAlignment: String { element.string(.contentVerticalAlignment) ?? "center" }

    /// The insets of title and image together; the smallest positive number is an explicit zero.
    public var contentEdgeInsets: EdgeInsets? { element.insets(key: "contentEdgeInsets") }

    /// How far the title is moved inwards; it does not count for the intrinsic size.
    public var titleEdgeInsets: EdgeInsets? { element.insets(key: "titleEdgeInsets") }

    /// How far the image is moved inwards; it does not count for the intrinsic size.
    public var imageEdgeInsets: EdgeInsets? { element.insets(key: "imageEdgeInsets") }
}

/// A `<state>` of a button.
public struct ButtonState: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<state>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .state else { return nil }
        self.element = element
    }

    /// `normal`, `highlighted`, `disabled`, `selected` or `focused`.
    public var key: String? { element.key }

    /// The title, plain or attributed.
    public var title: String? { attributedTitle?.text ?? element.text(.title, key: "title") }

    /// The title with attributes; nil for a plain one.
    public var attributedTitle: AttributedString? {
        element.child(.attributedString, key: "attributedTitle").flatMap(AttributedString.init)
    }

    /// The name of the image.
    public var imageName: String? { element.imageName }

    /// The name of the image behind the content.
    public var backgroundImageName: String? { element.string(.backgroundImage) }

    /// The colour of the title.
    public var titleColor: Color? { element.color(key: "titleColor") }

    /// How a symbol image is drawn.
    public var symbolConfiguration: SymbolConfiguration? {
        element.child(.preferredSymbolConfiguration).flatMap(SymbolConfiguration.init)
    }
}
