// A scroll view; table, collection and text views are ones too.

/// A `<scrollView>`, or one of the elements that stand for its subclasses.
public struct ScrollView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps an element; nil when it is none of this kind.
    public init?(_ element: Element) {
        switch element.name {
        case .scrollView, .tableView, .collectionView, .textView: self.element = element
        default: return nil
        }
    }

    /// The space around the content; nil for none.
    public var contentInset: EdgeInsets? { element.insets(key: "contentInset") }

    /// The space around the scroll indicators; nil for none.
    public var scrollIndicatorInsets: EdgeInsets? { element.insets(key: "scrollIndicatorInsets") }

    /// `automatic`, `scrollableAxes`, `never` or `always`.
    public var contentInsetAdjustmentBehavior: String {
        element.string(.contentInsetAdjustmentBehavior) ?? "automatic"
    }

    /// False when the user cannot scroll.
    public var isScrollEnabled: Bool { element.bool(.scrollEnabled) ?? true }

    /// True when it bounces up and down even where its content fits.
    public var alwaysBounceVertical: Bool { element.bool(.alwaysBounceVertical) ?? false }

    /// True when it bounces sideways even where its content fits.
    public var alwaysBounceHorizontal: Bool { element.bool(.alwaysBounceHorizontal) ?? false }

    /// True when it scrolls by whole pages.
    public var isPagingEnabled: Bool { element.bool(.pagingEnabled) ?? false }

    /// The least zoom.
    public var minimumZoomScale: Double { element.double(.minimumZoomScale) ?? 1 }

    /// The greatest zoom.
    public var maximumZoomScale: Double { element.double(.maximumZoomScale) ?? 1 }

    /// The guide that stands for the content.
    public var contentLayoutGuide: LayoutGuide? { guide(.contentLayoutGuide) }

    /// The guide that stands for the frame.
    public var frameLayoutGuide: LayoutGuide? { guide(.frameLayoutGuide) }

    private func guide(_ kind: LayoutGuide.Kind) -> LayoutGuide? {
        element.children.lazy.compactMap(LayoutGuide.init).first { $0.kind == kind }
    }
}
