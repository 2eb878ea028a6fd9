// Which properties an element has, by its name.

extension Property {
    /// The properties of elements of a name: views, recognizers, controllers, items of bars, segues, traits of text
    /// inputs. None for others.
    package static func properties(of element: ElementName) -> [Property] {
        if let kind = View.Kind(element) { return properties(of: kind) }
        switch element {
        case .textInputTraits: return textInputTraits
        case .navigationItem: return navigationItems
        case .barButtonItem: return barButtonItems
        case .tabBarItem: return barItems
        case .segue: return segues
        case .tapGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer, .swipeGestureRecognizer,
            .rotationGestureRecognizer, .pongPressGestureRecognizer, .screenEdgePanGestureRecognizer,
            .hoverGestureRecognizer, .gestureRecognizer:
            return recognizers
        case .viewController, .tabBarController, .glkViewController, .avPlayerViewController, .hostingController:
            return viewControllers
        case .navigationController: return allOfNavigationControllers
        case .tableViewController: return allOfTableControllers
        case .collectionViewController: return allOfCollectionControllers
        case .pageViewController: return allOfPageViewControllers
        case .splitViewController: return allOfSplitViewControllers
        default: return []
        }
    }

    /// The property of elements of a name that an attribute states; nil where the tables have none.
    package static func property(_ attribute: String, of element: ElementName) -> Property? {
        AttributeName(attribute).flatMap { property($0, of: element) }
    }

    /// The same.
    static func property(_ attribute: AttributeName, of element: ElementName) -> Property? {
        if let kind = View.Kind(element) { return property(attribute, of: kind) }
        return properties(of: element).first { $0.attribute == attribute }
    }

    private static let allOfNavigationControllers = navigationControllers + viewControllers
    private static let allOfTableControllers = tableControllers + viewControllers
    private static let allOfCollectionControllers = collectionControllers + viewControllers
    private static let allOfPageViewControllers = pageViewControllers + viewControllers
    private static let allOfSplitViewControllers = splitViewControllers + viewControllers
}
