// Controllers, and the containers that hold them.

import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {}
    public required init?(coder: NSCoder) {}

    open var title: String? { didSet { navigationItem.title = title } }
    open private(set) lazy var navigationItem = UINavigationItem(title: "")
    open var tabBarItem: UITabBarItem!
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var restorationIdentifier: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var edgesForExtendedLayout: UIRectEdge = [.top, .left, .bottom, .right]
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: The view

    private var loadedView: UIView?
    private var isLoading = false
    open var isViewLoaded: Bool { loadedView != nil }
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if let other = newValue?.controller, other !== self {
                Faults.report("a view is associated with two controllers: \(type(of: other)), \(type(of: self))")
            }
            loadedView = newValue
            newValue?.controller = self
        }
    }
    open func loadViewIfNeeded() {
        if loadedView != nil { return }
        if isLoading { return Faults.report("the view is asked for while it is loaded: \(type(of: self))") }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { return Faults.report("loadView loaded no view: \(type(of: self))") }
        if self is UITableViewController, !(loadedView is UITableView) {
            Faults.report("the view of a table's controller is no table: \(type(of: self))")
        }
        viewDidLoad()
    }
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
    open func viewDidLoad() {}

    // MARK: Other controllers

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open override var next: UIResponder? { parent ?? presentingViewController }
    open func addChild(_ child: UIViewController) {
        if child === self || sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
            Faults.report("a controller is added to what is in it: \(type(of: child))")
        }
        child.parent?.children.removeAll { $0 === child }
        child.parent = self
        children.append(child)
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func didMove(toParent parent: UIViewController?) {}
    /// Makes controllers the children, and no others.
    func setChildren(_ controllers: [UIViewController]) {
        for child in children where !controllers.contains(where: { $0 === child }) { child.removeFromParent() }
        for child in controllers { addChild(child) }
    }

    private func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
        sequence(first: self as UIViewController, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }
    open var navigationController: UINavigationController? { container(UINavigationController.self) }
    open var tabBarController: UITabBarController? { container(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }

    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        modalPresentationStyle == .popover ? UIPopoverPresentationController() : nil
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        let root = sequence(first: self, next: \.parent).reversed()[0]
        if controller.parent != nil { Faults.report("a child is presented: \(type(of: controller))") }
        if controller === root { Faults.report("a controller presents itself: \(type(of: controller))") }
        if controller.modalPresentationStyle == .popover {
            let popover = controller.popoverPresentationController
            if popover?.sourceView == nil, popover?.barButtonItem == nil {
                Faults.report("a popover has neither a source view nor a bar button item: \(type(of: controller))")
            }
        }
        if root.presented != nil { return }
        root.presented = controller
        controller.presenting = root
        controller.loadViewIfNeeded()
        completion?()
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let root = sequence(first: self, next: \.parent).reversed()[0]
        let presenter = root.presented == nil ? root.presenting : root
        presenter?.presented?.presenting = nil
        presenter?.presented = nil
        completion?()
    }
    open func show(_ controller: UIViewController, sender: Any?) {
        if let navigation = (self as? UINavigationController) ?? navigationController {
            navigation.pushViewController(controller, animated: true)
        } else if let split = splitViewController {
            split.viewControllers = [controller] + split.viewControllers.dropFirst()
        } else {
            present(controller, animated: true)
        }
    }
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        if let split = (self as? UISplitViewController) ?? splitViewController {
            split.viewControllers = split.viewControllers.prefix(1) + [controller]
        } else {
            present(controller, animated: true)
        }
    }

    // MARK: Segues

    open var storyboard: UIStoryboard? { nil }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Faults.report("\(type(of: self)) has no segue with identifier \(identifier)")
    }
    open func canPerformUnwindSegueAction(_ action: Selector, from controller: UIViewController, sender: Any?) -> Bool {
        responds(to: action)
    }
}

@MainActor open class UIStoryboard: NSObject {
    public nonisolated override init() {}
    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

@MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private var handler: (() -> Void)?
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }
    open func perform() { handler?() }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
}

@MainActor open class UIPopoverPresentationController: NSObject {
    public nonisolated override init() {}
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

// MARK: - Containers

@MainActor open class UINavigationController: UIViewController {
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for controller in newValue { refuse(controller) }
            setChildren(newValue)
        }
    }
    private func refuse(_ controller: UIViewController) {
        if controller is UINavigationController { Faults.report("a navigation controller is pushed") }
        if controller is UISplitViewController { Faults.report("a split view controller is pushed") }
    }
    open var topViewController: UIViewController? { children.last }
    open override func loadView() {
        super.loadView()
        topViewController?.loadViewIfNeeded()
    }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        refuse(controller)
        if children.contains(where: { $0 === controller }) { Faults.report("a controller is pushed twice") }
        addChild(controller)
        controller.loadViewIfNeeded()
    }
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === controller }) else {
            Faults.report("a controller is popped to that is not on the stack: \(type(of: controller))")
            return nil
        }
        let popped = Array(children[(index + 1)...])
        setChildren(Array(children[...index]))
        return popped
    }
}

@MainActor open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar()
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            setChildren(newValue ?? [])
            selectedViewController = newValue?.first
        }
    }
    open var selectedViewController: UIViewController? {
        didSet {
            guard let selectedViewController else { return }
            if !children.contains(where: { $0 === selectedViewController }) {
                Faults.report("a controller is selected that is no tab: \(type(of: selectedViewController))")
            }
        }
    }
    open override func loadView() {
        super.loadView()
        selectedViewController?.loadViewIfNeeded()
    }
}

@MainActor open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }
    public static let automaticDimension: CGFloat = -1
    public let style: Style
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }
    private var columns: [Column: UIViewController] = [:]
    open var presentsWithGesture = true
    open var preferredDisplayMode = DisplayMode.automatic
    open var minimumPrimaryColumnWidth = automaticDimension
    open var maximumPrimaryColumnWidth = automaticDimension
    open var viewControllers: [UIViewController] {
        get { children }
        set { setChildren(newValue) }
    }
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        if style == .unspecified { Faults.report("a split view controller without columns is given one") }
        if column == .supplementary, style == .doubleColumn { Faults.report("two columns have no supplementary one") }
        columns[column] = controller
        setChildren(columns.filter { $0.key != .compact }.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value))
    }
}

@MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: Hashable, Sendable {
        public static let spineLocation = OptionsKey()
    }
    open var isDoubleSided = false

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UITableViewController: UIViewController {
    open var clearsSelectionOnViewWillAppear = true
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }
    open override func loadView() { view = UITableView(frame: .zero, style: .plain) }
}

@MainActor open class UICollectionViewController: UIViewController {
    open var clearsSelectionOnViewWillAppear = true
    open var collectionView: UICollectionView! { didSet { view = collectionView } }
    open override func loadView() { Faults.report("a collection is made without a layout: \(type(of: self))") }
}
