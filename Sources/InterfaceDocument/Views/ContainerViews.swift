// Views that hold another controller's view, or an effect.

/// A `<containerView>`: the place of another controller's view.
public struct ContainerView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<containerView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .containerView else { return nil }
        self.element = element
    }

    /// The segue that brings the controller in.
    public var embedSegue: Segue? { element.segues.first { $0.kind == "embed" } }

    /// The controller whose view is shown.
    public var embeddedController: ViewController? { embedSegue?.destination }
}

/// A `<visualEffectView>`.
public struct VisualEffectView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<visualEffectView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .visualEffectView else { return nil }
        self.element = element
    }

    /// The view to which subviews are added.
    public var contentView: View? { element.child(key: "contentView").flatMap(View.init) }

    /// The style of the blur, such as `regular`.
    public var blurStyle: String? {
        (element.child(.blurEffect) ?? element.child(.vibrancyEffect)?.child(.blurEffect))?.string(.style)
    }

    /// The style of the vibrancy; nil when there is none.
    public var vibrancyStyle: String? { element.child(.vibrancyEffect).map { $0.string(.style) ?? "label" } }
}

/// A `<window>`.
public struct Window: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<window>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .window else { return nil }
        self.element = element
    }

    /// True when it is shown as soon as the app starts.
    public var isVisibleAtLaunch: Bool { element.bool(.visibleAtLaunch) ?? false }
}
