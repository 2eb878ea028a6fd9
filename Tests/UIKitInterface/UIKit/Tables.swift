// Tables and collections.

import Foundation

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

/// What may be left out is declared as optional by UIKit.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}

@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}
@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {}
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {}

@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public static let automaticDimension: CGFloat = -1
    public let style: Style
    public init(frame: CGRect = .zero, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { nil }
    /// The classes of cells by their identifiers, in the order in which they were registered.
    public private(set) var registered: [(type: AnyClass?, identifier: String)] = []
    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered.append((type, identifier))
    }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    open var estimatedSectionHeaderHeight: CGFloat = 0
    open var estimatedSectionFooterHeight: CGFloat = 0
    open var separatorColor: UIColor?
    open var sectionIndexColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
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
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var tableHeaderView: UIView? { didSet { tableHeaderView?.superview = self } }
    open var tableFooterView: UIView? { didSet { tableFooterView?.superview = self } }
    open var backgroundView: UIView? { didSet { backgroundView?.superview = self } }
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var sectionHeaderHeight: CGFloat = -1
    open var sectionFooterHeight: CGFloat = -1
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// The cells that were asked for: the table shows them all.
    private var shown: [IndexPath: UITableViewCell] = [:]
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = shown[indexPath] { return cell }
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath)
        if let cell, cell.superview == nil { addSubview(cell) }
        shown[indexPath] = cell
        return cell
    }
}

@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public let style: CellStyle
    public let reuseIdentifier: String?
    public override init(frame: CGRect = .zero) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
    }
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open var editingAccessoryType = AccessoryType.none
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false
    open private(set) lazy var contentView = made(UIView())
    /// The labels and the image of its style that somebody asked for.
    public private(set) var styleViews: [(key: String, view: UIView)] = []
    private func styleView<Made: UIView>(_ key: String, _ view: Made) -> Made {
        styleViews.append((key, view))
        return contentView.made(view)
    }
    open private(set) lazy var textLabel: UILabel? = styleView("textLabel", UILabel())
    open private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : styleView("detailTextLabel", UILabel())
    open private(set) lazy var imageView: UIImageView? =
        style == .value2 ? nil : styleView("imageView", UIImageView())
    open var accessoryView: UIView? { didSet { accessoryView?.superview = self } }
    open var backgroundView: UIView? { didSet { backgroundView?.superview = self } }
    open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView?.superview = self } }
    open var editingAccessoryView: UIView? { didSet { editingAccessoryView?.superview = self } }
    open var accessoryType = AccessoryType.none
    open var selectionStyle = SelectionStyle.default
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}
@MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {}
@MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@MainActor open class UICollectionViewLayout: NSObject {
    public nonisolated override init() {}
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize = CGSize(width: 50, height: 50)
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public static let automaticSize = CGSize(width: -1, height: -1)
    open var estimatedItemSize = CGSize.zero
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    open var sectionInsetReference = SectionInsetReference.fromContentInset
}

@MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.collectionViewLayout = collectionViewLayout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { nil }
    /// The classes of cells and of headers and footers by their identifiers, in the order in which they were
    /// registered.
    public private(set) var registered: [(type: AnyClass?, kind: String?, identifier: String)] = []
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registered.append((type, nil, identifier))
    }
    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registered.append((type, kind, identifier))
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open var isSpringLoaded = false
    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var backgroundView: UIView? { didSet { backgroundView?.superview = self } }
}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
    open private(set) lazy var contentView = made(UIView())
    open var backgroundView: UIView? { didSet { backgroundView?.superview = self } }
    open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView?.superview = self } }
}
