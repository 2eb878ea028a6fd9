// Controls that stand for a value: switches, sliders, steppers, progress, pages, activity.

/// A `<switch>`.
public struct Switch: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .switch else { return nil }
        self.element = element
    }

    public var isOn: Bool { element.bool(.on) ?? false }

    /// The title beside a switch on a Mac.
    public var title: String? { element.string(.title) }
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
    public var onTintColor: Color? { element.child(.color, key: "onTintColor").flatMap(Color.init) }
}

/// A `<slider>`.
public struct Slider: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .slider else { return nil }
        self.element = element
    }

    public var value: Double { element.double(.value) ?? 0 }
    public var minimumValue: Double { element.double(.minValue) ?? 0 }
    public var maximumValue: Double { element.double(.maxValue) ?? 1 }
    public var minimumValueImageName: String? { element.string(.minimumValueImage) }
    public var maximumValueImageName: String? { element.string(.maximumValueImage) }
    public var isContinuous: Bool { element.bool(.continuous) ?? true }
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

/// A `<stepper>`.
public struct Stepper: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .stepper else { return nil }
        self.element = element
    }

    public var value: Double { element.double(.value) ?? 0 }
    public var minimumValue: Double { element.double(.minimumValue) ?? 0 }
    public var maximumValue: Double { element.double(.maximumValue) ?? 100 }
    public var stepValue: Double { element.double(.stepValue) ?? 1 }
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

/// A `<progressView>`.
public struct ProgressView: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .progressView else { return nil }
        self.element = element
    }

    /// From 0 to 1.
    public var progress: Double { element.double(.progress) ?? 0 }

    /// True for the style of bars, which is thicker.
    public var isBarStyle: Bool { element.has(.progressViewStyle, equalTo: "bar") }
    public var progressImageName: String? { element.string(.progressImage) }
    public var trackImageName: String? { element.string(.trackImage) }
}

/// An `<activityIndicatorView>`.
public struct ActivityIndicator: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .activityIndicatorView else { return nil }
        self.element = element
    }

    /// `white`, `gray`, `medium`, or the big `whiteLarge` and `large`.
    public var style: String { element.string(.style) ?? "white" }
    public var isLarge: Bool { style == "whiteLarge" || style == "large" }
    public var isAnimating: Bool { element.bool(.animating) ?? false }
    public var hidesWhenStopped: Bool { element.bool(.hidesWhenStopped) ?? false }
}

/// A `<pageControl>`.
public struct PageControl: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .pageControl else { return nil }
        self.element = element
    }

    public var numberOfPages: Int { element.int(.numberOfPages) ?? 0 }
    public var currentPage: Int { element.int(.currentPage) ?? 0 }
    public var hidesForSinglePage: Bool { element.bool(.hidesForSinglePage) ?? false }
}
