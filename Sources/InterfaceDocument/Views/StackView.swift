// A stack view.

/// A `<stackView>`.
public struct StackView: ElementWrapper {
    /// How the arranged views share the stack's axis.
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
        /// The views fill the stack by their priorities.
        case fill
        /// All views are of the same size.
        case fillEqually
        /// Sizes in the proportions of the intrinsic ones.
        case fillProportionally
        /// The same space between all views.
        case equalSpacing
        /// The same distance between all centres.
        case equalCentering
    }

    /// How the arranged views stand across the stack's axis; `top` and `bottom` are the leading and trailing of a
    /// vertical stack too.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// All views fill the stack across its axis.
        case fill
        /// At the leading edge.
        case leading
        /// At the upper edge.
        case top
        /// First baselines on one line.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
        /// At the lower edge.
        case bottom
        /// Last baselines on one line.
        case lastBaseline
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<stackView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .stackView else { return nil }
        self.element = element
    }

    /// Horizontal when none is written.
    public var axis: Axis { element.has(.axis, equalTo: "vertical") ? .vertical : .horizontal }

    /// How the arranged views share the axis; fill when none is written.
    public var distribution: Distribution { element.word(.distribution) ?? .fill }

    /// How the arranged views stand across the axis; fill when none is written.
    public var alignment: Alignment { element.word(.alignment) ?? .fill }

    /// The space between neighbours, in points; meaningless when it is the standard spacing.
    public var spacing: Double { element.double(.spacing) ?? 0 }

    /// True when the system's standard spacing stands between neighbours.
    public var usesStandardSpacing: Bool { element.has(.spacingType, equalTo: "standard") }

    /// True when vertical spacing is from baseline to baseline.
    public var isBaselineRelativeArrangement: Bool { element.bool(.baselineRelativeArrangement) ?? false }

    /// True when the arranged views keep to the layout margins: documents say so by writing margins.
    public var isLayoutMarginsRelativeArrangement: Bool {
        element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
    }

    /// The views that the stack arranges, installed or not, in order.
    public var arrangedSubviews: [View] { element.members(of: .subviews) }
}
