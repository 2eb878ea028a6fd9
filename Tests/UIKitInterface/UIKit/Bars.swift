// Bars with their items, and actions.

import Foundation

@MainActor open class UIBarItem: NSObject {
    public nonisolated override init() {}
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var isAccessibilityElement = false
}

@MainActor open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    public enum Style: Int, Sendable { case plain, done }
    public nonisolated override init() {}
    public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { systemItem = barButtonSystemItem }
    open var isHidden = false
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
    open var badgeValue: String?
    open var badgeColor: UIColor?
}

@MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public init(title: String) { self.title = title }
    open var title: String?
    open var prompt: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var titleView: UIView?
}

public enum UIBarStyle: Int, Sendable { case `default`, black }

@MainActor open class UIBarAppearance: NSObject {
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor open class UIToolbarAppearance: UIBarAppearance {}
@MainActor open class UITabBarAppearance: UIBarAppearance {}

@MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {}
@MainActor public protocol UIToolbarDelegate: NSObjectProtocol {}
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {}

@MainActor open class UINavigationBar: UIView {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
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
    open weak var delegate: (any UIToolbarDelegate)?
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var items: [UIBarButtonItem]?
}

@MainActor open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
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
