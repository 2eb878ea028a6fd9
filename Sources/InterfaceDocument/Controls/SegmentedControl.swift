// A segmented control.

/// A `<segmentedControl>`.
public struct SegmentedControl: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .segmentedControl else { return nil }
        self.element = element
    }

    public var segments: [Segment] { element.child(.segments).map { $0.children.compactMap(Segment.init) } ?? [] }

    /// `plain`, `bordered`, `bar` or `bezeled`; only the oldest systems tell them apart.
    public var style: String { element.string(.segmentControlStyle) ?? "plain" }
    public var selectedSegmentIndex: Int? { element.int(.selectedSegmentIndex) }
    public var isMomentary: Bool { element.bool(.momentary) ?? false }
    public var isEnabled: Bool { element.bool(.enabled) ?? true }

    /// True when segments are as wide as their contents ask for, instead of all the same.
    public var apportionsSegmentWidthsByContent: Bool { element.bool(.apportionsSegmentWidthsByContent) ?? false }

    /// A `<segment>`.
    public struct Segment: Hashable, Sendable {
        public let element: Element

        public init?(_ element: Element) {
            guard element.name == .segment else { return nil }
            self.element = element
        }

        public var title: String? { element.text(.title, key: "title") }
        public var imageName: String? { element.imageName }

        /// The width in points; nil when the control shares its width out.
        public var width: Double? { element.double(.width).flatMap { $0 > 0 ? $0 : nil } }
        public var isEnabled: Bool { element.bool(.enabled) ?? true }
    }
}
