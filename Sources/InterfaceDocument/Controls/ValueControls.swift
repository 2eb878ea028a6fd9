// Controls that stand for a value: switches, sliders, steppers, progress, pages, activity.

/// A `<switch>`.
public struct Switch: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<switch>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .switch else { return nil }
        self.element = element
    }

    /// True when it is on.
    public var isOn: Bool { element.bool(.on) ?? false }

    /// The title beside a switch on a Mac.
    public var title: String? { element.string(.title) }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }

    /// The colour of a switch that is on.
    public var onTintColor: Color? { element.color(key: "onTintColor") }
}

/// A `<slider>`.
public struct Slider: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<slider>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .slider else { return nil }
        self.element = element
    }

    /// The value.
    public var value: Double { element.double(.value) ?? 0 }

    /// The least value.
    public var minimumValue: Double { element.double(.minValue) ?? 0 }

    /// The greatest value.
    public var maximumValue: Double { element.double(.maxValue) ?? 1 }

    /// The name of the image at the end of the least value.
    public var minimumValueImageName: String? { element.string(.minimumValueImage) }

    /// The name of the image at the end of the greatest value.
    public var maximumValueImageName: String? { element.string(.maximumValueImage) }

    /// True when changes are reported while the slider moves.
    public var isContinuous: Bool { element.bool(.continuous) ?? true }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

/// A `<stepper>`.
public struct Stepper: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<stepper>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .stepper else { return nil }
        self.element = element
    }

    /// The value.
    public var value: Double { element.double(.value) ?? 0 }

    /// The least value.
    public var minimumValue: Double { element.double(.minimumValue) ?? 0 }

    /// The greatest value.
    public var maximumValue: Double { element.double(.maximumValue) ?? 100 }

    /// The step of the values.
    public var stepValue: Double { element.double(.stepValue) ?? 1 }

    /// True when the greatest value is followed by the least.
    public var wraps: Bool { element.string(named: "wraps") == "YES" }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

/// A `<progressView>`.
public struct ProgressView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<progressView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .progressView else { return nil }
        self.element = element
    }

    /// From 0 to 1.
    public var progress: Double { element.double(.progress) ?? 0 }

    /// True for the style of bars, which is thicker.
    public var isBarStyle: Bool { element.has(.progressViewStyle, equalTo: "bar") }

    /// The name of the image of the part that is done.
    public var progressImageName: String? { element.string(.progressImage) }

    /// The name of the image of the part that is not.
    public var trackImageName: String? { element.string(.trackImage) }
}

/// An `<activityIndicatorView>`.
public struct ActivityIndicator: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<activityIndicatorView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .activityIndicatorView else { return nil }
        self.element = element
    }

    /// `white`, `gray`, `medium`, or the big `whiteLarge` and `large`.
    public var style: String { element.string(.style) ?? "white" }

    /// True for the large styles.
    public var isLarge: Bool { style == "whiteLarge" || style == "large" }

    /// True when it starts out turning.
    public var isAnimating: Bool { element.bool(.animating) ?? false }

    /// True when it is hidden while it does not turn.
    public var hidesWhenStopped: Bool { element.bool(.hidesWhenStopped) ?? false }
}

/// A `<pageControl>`.
public struct PageControl: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<pageControl>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .pageControl else { return nil }
        self.element = element
    }

    /// How many pages there are.
    public var numberOfPages: Int { element.int(.numberOfPages) ?? 0 }

    /// The page that is shown, from 0.
    public var currentPage: Int { element.int(.currentPage) ?? 0 }

    /// True when it is hidden for one page.
    public var hidesForSinglePage: Bool { element.bool(.hidesForSinglePage) ?? false }
}
