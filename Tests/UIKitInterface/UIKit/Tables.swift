// Tables and collections.

import Foundation

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public static let automaticDimension: CGFloat = -1
    public init(frame: CGRect = .zero, style: Style = .plain) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    open var estimatedSectionHeaderHeight: CGFloat = 0
    open var estimatedSectionFooterHeight: CGFloat = 0
    open var separatorColor: UIColor?
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var insetsContentViewsToSafeArea = true
    open var cellLayoutMarginsFollowReadableWidth = false
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open weak var dataSource: (any UITableViewDataSource)?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var rowHeight: CGFloat = 0
    open var estimatedRowHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var editingAccessoryType = AccessoryType.none
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open var contentView: UIView { UIView() }
    open var textLabel: UILabel? { nil }
    open var detailTextLabel: UILabel? { nil }
    open var imageView: UIImageView? { nil }
    open var accessoryView: UIView?
    open var backgroundView: UIView?
    open var accessoryType = AccessoryType.none
    open var selectionStyle = SelectionStyle.default
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@MainActor open class UICollectionViewLayout: NSObject {
    public nonisolated override init() {}
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public static let automaticSize = CGSize.zero
    open var estimatedItemSize = CGSize.zero
}

@MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var isSpringLoaded = false
    open var collectionViewLayout: UICollectionViewLayout { UICollectionViewLayout() }
    open weak var dataSource: (any UICollectionViewDataSource)?
    open var backgroundView: UIView?
}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { UIView() }
    open var backgroundView: UIView?
}
