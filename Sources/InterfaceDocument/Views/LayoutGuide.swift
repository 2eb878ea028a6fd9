// Rectangles that constraints can refer to though no view fills them.

/// A layout guide of a view or a controller.
public struct LayoutGuide: ElementWrapper {
    /// The kinds of guides.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What bars and the screen leave free.
        case safeArea
        /// The content of a scroll view.
        case contentLayoutGuide
        /// The frame of a scroll view.
        case frameLayoutGuide
        /// Where the keyboard stands.
        case keyboard
        /// A controller's guide below the bars on top.
        case top
        /// A controller's guide above the bars at the bottom.
        case bottom
        /// What the layout margins leave.
        case layoutMargins
        /// A width that is easy to read.
        case readableContent
        /// A line that the author drew on the canvas; nothing is laid out by it.
        case user
        /// A guide that the model does not know.
        case unknown
    }

    /// The element that is read.
    public let element: Element

    /// The kind.
    public let kind: Kind

    /// Wraps an element; nil when it is none of this kind.
    public init?(_ element: Element) {
        switch element.name {
        case .viewLayoutGuide, .keyboardLayoutGuide, .layoutGuide:
            kind = Self.kind(key: element.key, isKeyboard: element.name == .keyboardLayoutGuide)
        case .viewControllerLayoutGuide:
            kind =
                element.has(.type, equalTo: "bottom") ? .bottom : element.has(.type, equalTo: "top") ? .top : .unknown
        case .userLayoutGuide: kind = .user
        default: return nil
        }
        self.element = element
    }

    private static func kind(key: String?, isKeyboard: Bool) -> Kind {
        switch key {
        case "safeArea": .safeArea
        case "contentLayoutGuide": .contentLayoutGuide
        case "frameLayoutGuide": .frameLayoutGuide
        case "keyboard": .keyboard
        case "layoutMarginsGuide", "layoutMargins": .layoutMargins
        case "readableContentGuide", "readableContent": .readableContent
        default: isKeyboard ? .keyboard : .unknown
        }
    }

    /// The object that has the guide: a view, or a controller for `top` and `bottom`.
    public var owner: Element? {
        guard let parent = element.parent else { return nil }
        return parent.name == .layoutGuides || parent.name == .userGuides ? parent.parent : parent
    }
}
