// A collection view with its layout, cells and supplementary views.

/// A `<collectionView>`.
public struct CollectionView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<collectionView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .collectionView else { return nil }
        self.element = element
    }

    /// `prototypes` or `none`.
    public var dataMode: String { element.string(.dataMode) ?? "prototypes" }

    /// The layout, of whatever class.
    public var layout: Element? { element.child(key: "collectionViewLayout") }

    /// The numbers of a flow layout; nil for other layouts.
    public var flowLayout: CollectionViewFlowLayout? { layout.flatMap(CollectionViewFlowLayout.init) }

    /// The cells, in order.
    public var cells: [CollectionViewCell] { element.members(of: .cells) }

    /// The header of the sections.
    public var sectionHeader: CollectionReusableView? {
        element.child(key: "sectionHeaderView").flatMap(CollectionReusableView.init)
    }

    /// The footer of the sections.
    public var sectionFooter: CollectionReusableView? {
        element.child(key: "sectionFooterView").flatMap(CollectionReusableView.init)
    }
}

/// A `<collectionViewFlowLayout>`; lengths are in points.
public struct CollectionViewFlowLayout: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<collectionViewFlowLayout>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .collectionViewFlowLayout else { return nil }
        self.element = element
    }

    /// Vertical when none is written.
    public var scrollDirection: Axis { element.has(.scrollDirection, equalTo: "horizontal") ? .horizontal : .vertical }

    /// The least space between lines.
    public var minimumLineSpacing: Double { element.double(.minimumLineSpacing) ?? 10 }

    /// The least space between the items of a line.
    public var minimumInteritemSpacing: Double { element.double(.minimumInteritemSpacing) ?? 10 }

    /// The size of the items.
    public var itemSize: Size { element.size(key: "itemSize") ?? Size(width: 50, height: 50) }

    /// The size from which items are made to fit their content.
    public var estimatedItemSize: Size? { element.size(key: "estimatedItemSize") }

    /// True when items size themselves without an estimate.
    public var usesAutomaticEstimatedItemSize: Bool { element.bool(.automaticEstimatedItemSize) ?? false }

    /// The size of the headers, along the scroll direction.
    public var headerReferenceSize: Size { element.size(key: "headerReferenceSize") ?? .zero }

    /// The size of the footers, along the scroll direction.
    public var footerReferenceSize: Size { element.size(key: "footerReferenceSize") ?? .zero }

    /// The space around the items of a section.
    public var sectionInset: EdgeInsets { element.insets(key: "sectionInset") ?? .zero }

    /// `contentInset`, `safeArea` or `layoutMargins`.
    public var sectionInsetReference: String { element.string(.sectionInsetReference) ?? "contentInset" }
}

/// A `<collectionViewCell>`.
public struct CollectionViewCell: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<collectionViewCell>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .collectionViewCell else { return nil }
        self.element = element
    }

    /// The identifier by which code asks for more of them.
    public var reuseIdentifier: String? { element.string(.reuseIdentifier) }

    /// The view that holds all of the cell's own; a plain view in old documents.
    public var contentView: View? { element.child(key: "contentView").flatMap(View.init) }

    /// The size that is written for this cell alone.
    public var customSize: Size? { element.size(key: "customSize") }
}

/// A `<collectionReusableView>`: a header or footer of a section.
public struct CollectionReusableView: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<collectionReusableView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .collectionReusableView else { return nil }
        self.element = element
    }

    /// The identifier by which code asks for more of them.
    public var reuseIdentifier: String? { element.string(.reuseIdentifier) }
}
