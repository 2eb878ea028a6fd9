// A view controller of any kind.

/// A controller: every element that manages a view or other controllers.
public struct ViewController: ElementWrapper {
    /// The kinds of controllers, by their element's name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A `UIViewController`.
        case viewController
        /// A `UITableViewController`.
        case tableViewController
        /// A `UICollectionViewController`.
        case collectionViewController
        /// A `UINavigationController`.
        case navigationController
        /// A `UITabBarController`.
        case tabBarController
        /// A `UISplitViewController`.
        case splitViewController
        /// A `UIPageViewController`.
        case pageViewController
        /// A `GLKViewController`.
        case glkViewController
        /// A `AVPlayerViewController`.
        case avPlayerViewController
        /// A `UIHostingController`.
        case hostingController
        /// A reference to another storyboard.
        case viewControllerPlaceholder
        /// Something that stands where a controller stands, of a name that the model does not know.
        case unknown
    }

    /// The element that is read.
    public let element: Element

    /// The kind.
    public let kind: Kind

    /// The controller of an element that is one by its name, or by standing in the place of one.
    public init?(_ element: Element) {
        if let kind = Self.kind(of: element.name) {
            self.kind = kind
        } else if element.has(.sceneMemberID, equalTo: "viewController") {
            kind = .unknown
        } else {
            return nil
        }
        self.element = element
    }

    private static func kind(of name: ElementName) -> Kind? {
        switch name {
        case .viewController: .viewController
        case .tableViewController: .tableViewController
        case .navigationController: .navigationController
        case .viewControllerPlaceholder: .viewControllerPlaceholder
        case .tabBarController: .tabBarController
        case .collectionViewController: .collectionViewController
        case .splitViewController: .splitViewController
        case .pageViewController: .pageViewController
        case .hostingController: .hostingController
        case .glkViewController: .glkViewController
        case .avPlayerViewController: .avPlayerViewController
        default: nil
        }
    }

    /// The identifier by which code makes the controller.
    public var storyboardIdentifier: String? { element.string(.storyboardIdentifier) }

    /// The controller's title: an attribute, or a `<string>` when it has several lines.
    public var title: String? { element.text(.title, key: "title") }

    /// The xib from which the view is loaded.
    public var nibName: String? { element.string(.nibName) }

    /// The UIKit class or the custom class.
    public var className: String { customClass ?? uiKitClassName }

    /// The UIKit class of the element.
    public var uiKitClassName: String {
        switch kind {
        case .glkViewController: "GLKViewController"
        case .avPlayerViewController: "AVPlayerViewController"
        case .hostingController: "UIHostingController"
        case .viewControllerPlaceholder, .unknown: "UIViewController"
        default: "UI" + kind.rawValue.prefix(1).uppercased() + String(kind.rawValue.dropFirst())
        }
    }

    /// The controller's view: the one with the key `view`, else the first view inside that has no role of its own.
    public var view: View? {
        if let view = element.child(key: "view").flatMap(View.init) { return view }
        return element.children.lazy.filter { !$0.has(.key) }.compactMap(View.init).first
    }

    /// The controller's segues, relationships among them.
    public var segues: [Segue] { element.segues }
}
