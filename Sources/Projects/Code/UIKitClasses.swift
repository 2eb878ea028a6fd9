/// The classes of Apple's frameworks that apps derive their own from: where the names of a project's code end.
enum UIKitClasses {
    /// The class that one of them inherits from: `NSObject` from an empty name; nil for classes that are not known.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// The names of all, in alphabetical order.
    static var names: [String] { superclasses.keys.sorted() }

    /// Whether a class is another one, or inherits from it.
    static func `is`(_ name: String, _ other: String) -> Bool {
        var name = name
        while name != other {
            guard let above = superclasses[name] else { return false }
            name = above
        }
        return true
    }

    private static let superclasses: [String: String] = {
        var superclasses = ["NSObject": ""]
        for (above, names) in subclasses {
            for name in names.split(separator: " ") { superclasses[String(name)] = above }
        }
        return superclasses
    }()

    /// The headers of iOS 18, class by class: those that are made in documents, and all that these inherit from.
    private static let subclasses: [(String, String)] = [
        (
            "NSObject",
            "UIResponder UIGestureRecognizer UIBarItem UINavigationItem UICollectionViewLayout NSLayoutConstraint "
                + "UILayoutGuide NSLayoutManager NSTextContainer UIPresentationController UIStoryboardSegue "
                + "UISearchDisplayController UIDocumentInteractionController UIDynamicBehavior UIDynamicAnimator NSProxy"
        ),
        ("UIResponder", "UIView UIViewController UIApplication UIScene"),
        ("UIScene", "UIWindowScene"),
        (
            "UIView",
            "UIControl UILabel UIImageView UIScrollView UIStackView UIPickerView UIProgressView UIActivityIndicatorView "
                + "UISearchBar UINavigationBar UIToolbar UITabBar UITableViewCell UITableViewHeaderFooterView "
                + "UICollectionReusableView UIVisualEffectView UIInputView UIWindow UIWebView WKWebView MKMapView SCNView "
                + "SKView MTKView GLKView PDFView UICalendarView UIContentUnavailableView UIPopoverBackgroundView "
                + "MKAnnotationView UIListContentView ADBannerView"
        ),
        (
            "UIControl",
            "UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker "
                + "UIRefreshControl UIColorWell"
        ),
        ("UITextField", "UISearchTextField"),
        ("UIScrollView", "UITableView UICollectionView UITextView"),
        ("UICollectionReusableView", "UICollectionViewCell"),
        ("UICollectionViewCell", "UICollectionViewListCell"),
        ("SCNView", "ARSCNView"),
        ("SKView", "ARSKView"),
        ("MKAnnotationView", "MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView"),
        (
            "UIViewController",
            "UITableViewController UICollectionViewController UINavigationController UITabBarController "
                + "UISplitViewController UIPageViewController UISearchController UIActivityViewController "
                + "UIAlertController UIInputViewController GLKViewController AVPlayerViewController UIHostingController "
                + "UISearchContainerViewController"
        ),
        ("UINavigationController", "UIImagePickerController UIVideoEditorController"),
        (
            "UIGestureRecognizer",
            "UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer "
                + "UIPanGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer"
        ),
        ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
        ("UIBarItem", "UIBarButtonItem UITabBarItem"),
        ("UICollectionViewLayout", "UICollectionViewFlowLayout UICollectionViewCompositionalLayout"),
        ("UIPresentationController", "UIPopoverPresentationController UISheetPresentationController"),
        ("UIStoryboardSegue", "UIStoryboardPopoverSegue"),
    ]

    /// The beginnings of names that Apple's frameworks use: of a class that begins so, nobody knows that it is the
    /// app's.
    static let prefixes = [
        "UI", "NS", "MK", "WK", "SCN", "SK", "GK", "MTK", "PDF", "AR", "AV", "AD", "GLK", "MF", "CN", "QL", "PH", "PK",
        "SF",
        "CA", "CL", "MP", "EK", "HK", "IN", "ST", "MC", "AB", "_",
    ]

    /// Whether a class of Apple's, or what it inherits from, may have a property that documents connect. Of most names
    /// nobody asks whose they are.
    static func hasOutlet(_ name: String, in bases: some Sequence<String>) -> Bool {
        if outlets.contains(name) { return true }
        guard let owners = ownersOfOutlets[name]?.split(separator: " ") else { return false }
        return bases.contains { base in owners.contains { Self.is(base, String($0)) } }
    }

    /// The classes that have properties which classes of apps often have of their own.
    private static let ownersOfOutlets = [
        "view": "UIViewController", "tableView": "UITableViewController",
        "collectionView": "UICollectionViewController UICollectionViewLayout", "imageView": "UITableViewCell UIButton",
        "textLabel": "UITableViewCell UITableViewHeaderFooterView",
        "detailTextLabel": "UITableViewCell UITableViewHeaderFooterView",
        "contentView":
            "UITableViewCell UICollectionViewCell UITableViewHeaderFooterView UIVisualEffectView UIPopoverBackgroundView",
        "backgroundView":
            "UITableViewCell UICollectionViewCell UITableViewHeaderFooterView UITableView UICollectionView",
        "selectedBackgroundView": "UITableViewCell UICollectionViewCell",
        "searchBar": "UISearchDisplayController UISearchController", "navigationBar": "UINavigationController",
        "toolbar": "UINavigationController", "tabBar": "UITabBarController",
        "title": "UIViewController UIBarItem UINavigationItem",
    ]

    /// The properties that documents connect of UIKit's own classes, and others that it can set.
    private static let outlets = Set(
        ("delegate dataSource prefetchDataSource dragDelegate dropDelegate gestureRecognizers accessoryView "
            + "editingAccessoryView "
            + "multipleSelectionBackgroundView tableHeaderView tableFooterView refreshControl "
            + "searchDisplayController searchContentsController searchResultsDataSource searchResultsDelegate "
            + "rootViewController window inputView inputAccessoryView leftView rightView titleView customView "
            + "leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems backBarButtonItem "
            + "toolbarItems navigationItem tabBarItem viewControllers navigationController "
            + "tabBarController splitViewController parentViewController popoverController maskView mask layoutDelegate "
            + "accessibilityElements menu uiDelegate navigationDelegate sceneDelegate session scene items topItem backItem "
            + "preferredFocusedView preferredFocusEnvironments buttonGroup animator collectionViewLayout "
            + "collapsibleConstraints interactions keyboardDelegate storyboard target layoutManager textStorage "
            + "firstItem secondItem textContainer searchController nibName popoverPresentationController").split(
                separator: " "
            ).map(String.init))

    /// Methods of UIKit's own that documents call as actions.
    static let actions = Set(
        ("cut: copy: paste: delete: select: selectAll: undo: redo: toggleBoldface: toggleItalics: toggleUnderline: "
            + "becomeFirstResponder resignFirstResponder dismiss dismissViewControllerAnimated:completion: "
            + "dismissModalViewControllerAnimated: reloadData beginRefreshing endRefreshing goBack goForward reload "
            + "stopLoading goBack: goForward: reload: stopLoading: removeFromSuperview setNeedsDisplay setNeedsLayout "
            + "layoutIfNeeded popViewControllerAnimated: popToRootViewControllerAnimated: endEditing: toggleMasterVisible: "
            + "hideModal: print: play: pause: showsTouchWhenHighlighted nextResponder dismissModalViewController")
            .split(
                separator: " "
            ).map(String.init))
}
