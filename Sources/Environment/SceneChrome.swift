import InterfaceDocument

/// What the system and containers draw around a controller's view: status bar, navigation bar, tab bar or toolbar.
///
/// Frames never come from it: it is for pictures. Rectangles are in points in the root's window.
package struct SceneChrome: Sendable {
    /// A navigation bar.
    package struct NavigationChrome: Sendable {
        /// From below the status bar to where content begins.
        package var frame: Rect
        /// The bar of the navigation controller, which says how it looks; nil for a simulated one.
        package var bar: Element?
        /// Whether it has a large title.
        package var isLarge: Bool
        /// Whether something stands before the controller in its navigation controller.
        package var goesBack: Bool
        /// What is there, as far as the document has it.
        package var previous: ViewController?
    }

    /// A bar at the bottom.
    package enum BottomChrome: Sendable {
        /// Of a tab bar controller, with the place of the controller's own item.
        case tabBar(Rect, bar: Element?, items: [TabBarItem], selected: Int?)
        /// Of a navigation controller.
        case toolbar(Rect, bar: Element?)
    }

    /// All that is seen: the root and the bars around it.
    package var window: Rect
    /// From the window's top to where the status bar ends; zero for none.
    package var statusBarHeight = 0.0
    /// The navigation bar; nil for none.
    package var navigationBar: NavigationChrome?
    /// Whether the first scroll view makes room for the bars, though nothing scrolls in it.
    package var makesRoomForScrollViews = false
    /// The bar at the bottom; nil for none.
    package var bottomBar: BottomChrome?
    /// Whether the home indicator is shown at the bottom.
    package var hasHomeIndicator = false
}

/// Finds the chrome of a document's controllers.
package struct ChromeResolver {
    private let canvas: RootCanvas

    /// Prepares for one environment.
    package init(document: Document, environment: ResolvedEnvironment) {
        canvas = RootCanvas(environment: environment, contexts: ControllerContexts(document: document))
    }

    /// What stands around `controller`, whose view is `root`.
    package func chrome(of controller: ViewController, root: View) -> SceneChrome {
        let (frame, insets) = canvas.place(root, controller: controller)
        var chrome = SceneChrome(window: frame)
        let context = canvas.contexts.context(of: controller)
        guard let room = room(of: controller, frame, context) else { return chrome }
        chrome.makesRoomForScrollViews = context.makesRoomForScrollViews
        var top = frame.y + insets.top
        if let bar = context.navigationBar {
            let isSheet = canvas.isSheet(of: controller, frame, context)
            let height = canvas.navigationBarHeight(context, controller, isSheet: isSheet)
            let isUnder = insets.top >= height
            let bottom = isUnder ? top : frame.y
            chrome.navigationBar = SceneChrome.NavigationChrome(
                frame: Rect(x: frame.x, y: bottom - height, width: frame.width, height: height),
                bar: context.navigationBarElement,
                isLarge: canvas.showsLargeTitle(bar, context, controller),
                goesBack: !context.isNavigationRoot && context.isInNavigation, previous: context.previous)
            top = bottom - height
            // Under an opaque bar the status bar stands above the root.
            let covered = isSheet ? 0 : min(canvas.environment.safeArea.top, max(top, 20))
            let status = isUnder ? top - frame.y : covered
            chrome.window.y = min(frame.y, top - (isUnder ? 0 : status))
            chrome.window.height = frame.maxY - chrome.window.y
            chrome.statusBarHeight = isUnder ? status : top - chrome.window.y
        } else {
            chrome.statusBarHeight = insets.top
        }
        if canvas.environment.orientation == .landscape && !canvas.environment.isPad || context.hidesStatusBar {
            chrome.statusBarHeight = 0
        }
        addBottom(to: &chrome, controller, context, frame, insets, bottom: room.height)
        chrome.hasHomeIndicator =
            canvas.environment.safeArea.bottom > 0 && chrome.window.maxY >= canvas.environment.size.height - 1
        return chrome
    }

    /// The size of the screen, or of a card as wide as the screen, where a root has it to itself but for the bars
    /// around it; nil where it has not.
    private func room(of controller: ViewController, _ frame: Rect, _ context: ControllerContext) -> Size? {
        let screen = canvas.environment.size
        guard !context.isEmbedded, frame.width == screen.width else { return nil }
        if canvas.environment.isChosen {
            return context.container == nil ? canvas.stage(of: controller, context)?.size : nil
        }
        return frame.height > screen.height - 170 ? screen : nil
    }

    private func addBottom(
        to chrome: inout SceneChrome, _ controller: ViewController, _ context: ControllerContext, _ frame: Rect,
        _ insets: EdgeInsets, bottom: Double
    ) {
        guard let isOpaque = context.isBottomBarOpaque else { return }
        let height = canvas.bottomBarsHeight(context)
        let reaches = canvas.reachesUnderBottomBar(controller, isOpaque: isOpaque)
        var box = Rect(x: frame.x, y: frame.maxY, width: frame.width, height: bottom - frame.maxY)
        if !reaches && box.height >= height {
            // The root ends where the bar begins.
            chrome.window.height = box.maxY - chrome.window.y
        } else {
            box.height = reaches ? insets.bottom : height
            box.y = frame.maxY - box.height
        }
        if case .tabBar = context.bottomBar {
            let controllers = context.tabBarController?.segues.filter { $0.relationship == "viewControllers" } ?? []
            let members = controllers.compactMap(\.destination)
            let own = context.tabMember ?? controller.element.index
            chrome.bottomBar = .tabBar(
                box, bar: context.tabBarController?.tabBar?.element, items: members.compactMap(\.tabBarItem),
                selected: members.filter { $0.tabBarItem != nil }.firstIndex { $0.element.index == own })
        } else {
            // The ground of a toolbar on a tab bar ends where that begins.
            box.height -= height - canvas.bottomBarHeight(context)
            chrome.bottomBar = .toolbar(box, bar: context.toolbarElement)
        }
    }
}
