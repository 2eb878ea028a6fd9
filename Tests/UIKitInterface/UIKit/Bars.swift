// Bars with their items, actions, and controllers.

import Foundation

@MainActor open class UIBarItem: NSObject {
    public nonisolated override init() {}
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    public enum Style: Int, Sendable { case plain, done }
    public nonisolated override init() {}
    public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { systemItem = barButtonSystemItem }
    public private(set) var systemItem: SystemItem?
    open var style = Style.plain
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var customView: UIView?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
}

@MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    public nonisolated override init() {}
    public init(tabBarSystemItem: SystemItem, tag: Int) { systemItem = tabBarSystemItem }
    public private(set) var systemItem: SystemItem?
    open var selectedImage: UIImage?
}

@MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public init(title: String) { self.title = title }
    open var title: String?
    open var prompt: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var titleView: UIView?
}

public enum UIBarStyle: Int, Sendable { case `default`, black }

@MainActor open class UINavigationBar: UIView {
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var items: [UINavigationItem]?
}

@MainActor open class UIToolbar: UIView {
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var items: [UIBarButtonItem]?
}

@MainActor open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var itemPositioning = ItemPositioning.automatic
    open var itemSpacing: CGFloat = 0
    open var itemWidth: CGFloat = 0
    open var items: [UITabBarItem]?
}

@MainActor open class UIAction: NSObject {
    public let title: String
    public let image: UIImage?
    private let handler: (UIAction) -> Void
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }
    open private(set) var sender: Any?
    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
    }
}

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
    open var view: UIView!
    open var title: String?
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
    open var edgesForExtendedLayout: UIRectEdge = [.top, .left, .bottom, .right]
}

@MainActor open class UINavigationController: UIViewController {
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
}

@MainActor open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar()
}
