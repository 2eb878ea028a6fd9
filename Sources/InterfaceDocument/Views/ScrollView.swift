// A scroll view; table, collection and text views are ones too.

/// A `<scrollView>`, or one of the elements that stand for its subclasses.
public struct ScrollView: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        switch element.name {
        case .scrollView, .tableView, .collectionView, .textView: self.element = element
        default: return nil
        }
    }

    public var contentInset: EdgeInsets? { element.insets(key: "contentInset") }
    public var scrollIndicatorInsets: EdgeInsets? { element.insets(key: "scrollIndicatorInsets") }

    /// `automatic`, `scrollableAxes`, `never` or `always`.
    public var contentInsetAdjustmentBehavior: String {
        element.string(.contentInsetAdjustmentBehavior) ?? "automatic"
    }
    public var isScrollEnabled: Bool { element.bool(.scrollEnabled) ?? true }
    public var isPagingEnabled: Bool { element.bool(.pagingEnabled) ?? false }
    public var minimumZoomScale: Double { element.double(.minimumZoomScale) ?? 1 }
    public var maximumZoomScale: Double { element.double(.maximumZoomScale) ?? 1 }

    /// The guide that stands for the content.
    public var contentLayoutGuide: LayoutGuide? { guide(.contentLayoutGuide) }

    /// The guide that stands for the frame.
    public var frameLayoutGuide: LayoutGuide? { guide(.frameLayoutGuide) }

    private func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide? {
        element.children.lazy.compactMap(LayoutGuide.init).first { $0.kind == kind }
    }
}
