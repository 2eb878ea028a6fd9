// A segmented control.

/// A `<segmentedControl>`.
public struct SegmentedControl: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<segmentedControl>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .segmentedControl else { return nil }
        self.element = element
    }

    /// The segments, in order.
    public var segments: [Segment] { element.members(of: .segments) }

    /// `plain`, `bordered`, `bar` or `bezeled`; only the oldest systems distinguish them.
    public var style: String { element.string(.segmentControlStyle) ?? "plain" }

    /// The place of the selected segment; nil for none.
    public var selectedSegmentIndex: Int? { element.int(.selectedSegmentIndex) }

    /// True when segments do not stay selected.
    public var isMomentary: Bool { element.bool(.momentary) ?? false }

    /// False when it is greyed out.
    public var isEnabled: Bool { element.bool(.enabled) ?? true }

    /// True when segments are as wide as their contents ask for, instead of all the same.
    public var apportionsSegmentWidthsByContent: Bool { element.bool(.apportionsSegmentWidthsByContent) ?? false }

    /// A `<segment>`.
    public struct Segment: ElementWrapper {
        /// The element that is read.
        public let element: Element

        /// Wraps a `<segment>`; nil for other elements.
        public init?(_ element: Element) {
            guard element.name == .segment else { return nil }
            self.element = element
        }

        /// The title.
        public var title: String? { element.text(.title, key: "title") }

        /// The name of the image.
        public var imageName: String? { element.imageName }

        /// The width in points; nil when the control shares its width out.
        public var width: Double? { element.double(.width).flatMap { $0 > 0 ? $0 : nil } }

        /// False when it is greyed out.
        public var isEnabled: Bool { element.bool(.enabled) ?? true }
    }
}
