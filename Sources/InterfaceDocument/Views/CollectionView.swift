// A collection view with its layout, cells and supplementary views.

/// A `<collectionView>`.
public struct CollectionView: Hashable, Sendable {
    public let element: Element

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

    public var cells: [CollectionViewCell] {
        element.child(.cells).map { $0.children.compactMap(CollectionViewCell.init) } ?? []
    }
    public var sectionHeader: CollectionReusableView? {
        element.child(key: "sectionHeaderView").flatMap(CollectionReusableView.init)
    }
    public var sectionFooter: CollectionReusableView? {
        element.child(key: "sectionFooterView").flatMap(CollectionReusableView.init)
    }
}

/// A `<collectionViewFlowLayout>`; lengths are in points.
public struct CollectionViewFlowLayout: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .collectionViewFlowLayout else { return nil }
        self.element = element
    }

    /// Vertical when none is written.
    public var scrollDirection: Axis { element.has(.scrollDirection, equalTo: "horizontal") ? .horizontal : .vertical }
    public var minimumLineSpacing: Double { element.double(.minimumLineSpacing) ?? 10 }
    public var minimumInteritemSpacing: Double { element.double(.minimumInteritemSpacing) ?? 10 }
    public var itemSize: Size { element.size(key: "itemSize") ?? Size(width: 50, height: 50) }
    public var estimatedItemSize: Size? { element.size(key: "estimatedItemSize") }
    public var usesAutomaticEstimatedItemSize: Bool { element.bool(.automaticEstimatedItemSize) ?? false }
    public var headerReferenceSize: Size { element.size(key: "headerReferenceSize") ?? .zero }
    public var footerReferenceSize: Size { element.size(key: "footerReferenceSize") ?? .zero }
    public var sectionInset: EdgeInsets { element.insets(key: "sectionInset") ?? .zero }

    /// `contentInset`, `safeArea` or `layoutMargins`.
    public var sectionInsetReference: String { element.string(.sectionInsetReference) ?? "contentInset" }
}

/// A `<collectionViewCell>`.
public struct CollectionViewCell: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .collectionViewCell else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var reuseIdentifier: String? { element.string(.reuseIdentifier) }

    /// The view that holds all of the cell's own; a plain view in old documents.
    public var contentView: View? { element.child(key: "contentView").flatMap(View.init) }

    /// The size that is written for this cell alone.
    public var customSize: Size? { element.size(key: "customSize") }
}

/// A `<collectionReusableView>`: a header or footer of a section.
public struct CollectionReusableView: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .collectionReusableView else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var reuseIdentifier: String? { element.string(.reuseIdentifier) }
}
