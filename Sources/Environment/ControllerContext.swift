import InterfaceDocument

/// Which bars stand around a controller, and how it is presented.
///
/// Interface Builder infers it from a segue that leads to the controller, and lets simulated metrics override it. Where
/// several lead there, the document names the one (44 views of 5 repositories for it, none against); without a name the
/// rules below hold. They were found on 3,751 edges of stored root views, and explain 98.9 % of them.
public struct ControllerContext: Sendable, Hashable {
    /// The navigation bar above the content, with what makes it taller.
    public struct NavigationBar: Sendable, Hashable {
        /// Whether content stays below the bar instead of reaching under it.
        public var isOpaque = false
        /// Whether the bar has a line above the title.
        public var isPrompted = false
        /// Whether the bar prefers large titles.
        public var prefersLargeTitles = false
    }

    /// The bar below the content; content stays above an opaque one instead of reaching under it.
    public enum BottomBar: Sendable, Hashable {
        /// There is none.
        case none
        /// A tab bar controller's.
        case tabBar(isOpaque: Bool)
        /// A navigation controller's toolbar.
        case toolbar(isOpaque: Bool)
    }

    /// The navigation bar; nil where none is shown.
    public var navigationBar: NavigationBar?
    /// The bar below.
    public var bottomBar = BottomBar.none
    /// Whether the controller is the first of its navigation controller.
    public var isNavigationRoot = false
    /// Whether a controller that does not say whether it has a large title has one: the first of a navigation
    /// controller has, and others do as the one before them.
    public var inheritsLargeTitle = false
    /// Whether it is in a navigation controller at all, its bar shown or not.
    public var isInNavigation = false
    /// Whether the first scroll view makes room for bars, though nothing scrolls in it: in a navigation controller, its
    /// bar shown or not, and under a simulated bar.
    var makesRoomForScrollViews: Bool { isInNavigation || navigationBar != nil }
    /// Whether it is presented over the one before, as a sheet since iOS 13.
    public var isPresented = false
    /// Whether the segue that presents it, or else the controller itself, asks for the full screen.
    public var isFullScreen = false
    /// Whether a container view embeds it.
    public var isEmbedded = false
    /// Whether what shows the controller gives it the size of the window, or of a sheet, so that a free size is its
    /// canvas's alone. Where nothing in the document shows it, code may give it any size.
    var isSizedByWindow = false
    /// Whether the status bar was switched off in the simulated metrics, here or where it came from.
    public var hidesStatusBar = false
    /// Whether the navigation bar was asked for by simulated metrics.
    public var hasSimulatedNavigationBar = false
    /// Whether the toolbar below was asked for by simulated metrics.
    var hasSimulatedToolbar = false
    /// Whether the toolbar below stands on a tab bar.
    var isToolbarAboveTabBar = false
    /// The navigation controller's bar and toolbar, and the tab bar controller with the element of its member that
    /// leads here, for pictures.
    package var navigationBarElement: Element?
    package var toolbarElement: Element?
    package var tabBarController: ViewController?
    package var tabMember: Int?
    /// Whether the tab bar controller is in the navigation controller: what that pushes covers the tab bar, as
    /// `UIViewController.show(_:sender:)` goes to the nearest navigation controller.
    var isTabBarPushed = false
    /// The controller before it in its navigation controller, for pictures.
    package var previous: ViewController?
    /// The container view that the controller stands in, by itself or with the controllers around it.
    package var container: Container?
    /// How the controller is presented, or the one around it; nil for the system's own choice.
    package var presentationStyle: String?
    /// The column of a split view controller that it stands in, by itself or with the controllers around it.
    package var column: Column?
    /// The size in points that the controller asks for where it is presented, or that in it; nil for none.
    package var preferredContentSize: Size?

    /// Whether the bar below is opaque; nil where none is shown: a toolbar needs a navigation bar.
    var isBottomBarOpaque: Bool? {
        switch bottomBar {
        case .none: nil
        case .toolbar where navigationBar == nil: nil
        case .tabBar(let isOpaque), .toolbar(let isOpaque): isOpaque
        }
    }

    /// Puts a toolbar below, on the tab bar where there is one: a navigation controller in a tab bar controller ends
    /// there.
    mutating func addToolbar(isOpaque: Bool) {
        if case .tabBar = bottomBar { isToolbarAboveTabBar = true }
        bottomBar = .toolbar(isOpaque: isOpaque)
    }

    /// A column of a split view controller.
    package enum Column: Sendable, Hashable {
        /// The narrow one: a list.
        case primary
        /// What is chosen there.
        case secondary
    }

    /// A container view, and the scene that it stands in, by its place in the document.
    package struct Container: Sendable, Hashable {
        package var element: Element
        package var scene: Int
    }
}

/// Finds the context of each controller of a document.
struct ControllerContexts: Sendable {
    /// A controller, and what is found out about it.
    private struct Node {
        let controller: ViewController
        /// The segue that decides its context; nil where none leads to it.
        var arrival: Arrival?
        /// Of a navigation controller, the place of the first controller that it shows.
        var root: Int?
        var context: ControllerContext?
    }

    private var nodes: [Node] = []
    /// The element of the controller with which the storyboard begins; -1 for none.
    private var initial = -1
    /// For each element of a storyboard its controller's place in `nodes`; -1 elsewhere.
    private var indexOfElement: [Int32] = []

    init(document: Document) {
        guard document.kind == .storyboard else { return }
        indexOfElement = Array(repeating: -1, count: document.elementCount)
        nodes.reserveCapacity(document.sceneCount)
        initial = document.initialViewController?.element.index ?? -1
        document.forEachScene { scene in
            scene.forEachController { controller in
                indexOfElement[controller.element.index] = Int32(nodes.count)
                nodes.append(Node(controller: controller))
            }
        }
        let ties = Set(document.inferredMetricsTieBreakers.map(\.element.index))
        var place = 0
        document.forEachScene { scene in
            if let source = scene.controller.flatMap(index) {
                collectSegues(in: scene.element, at: place, source: source, ties: ties)
            }
            place += 1
        }
        for index in nodes.indices { findContexts(leadingTo: index) }
    }

    /// Whether a container view embeds any controller.
    var hasContainers: Bool { nodes.contains { $0.context?.container != nil } }

    /// The container views of the controllers that stand in one, by the controllers' elements.
    var containerViews: [Int: Element] {
        var views: [Int: Element] = [:]
        for node in nodes {
            if let container = node.context?.container { views[node.controller.element.index] = container.element }
        }
        return views
    }

    /// The context of `controller`.
    func context(of controller: ViewController) -> ControllerContext {
        index(of: controller).flatMap { nodes[$0].context } ?? ControllerContext()
    }

    /// The first controller that a navigation controller shows; nil where the document does not say.
    func rootController(of container: ViewController) -> ViewController? {
        index(of: container).flatMap { nodes[$0].root }.map { nodes[$0].controller }
    }

    private func index(of controller: ViewController) -> Int? {
        guard controller.element.index < indexOfElement.count else { return nil }
        let index = indexOfElement[controller.element.index]
        return index < 0 ? nil : Int(index)
    }

    /// A segue, and the place of the controller that it comes from.
    private struct Arrival {
        var segue: Segue
        var source: Int
        /// The scene that the segue stands in, by its place in the document.
        var scene: Int
        /// Whether the document names it as the one that decides.
        var breaksTie: Bool
        /// What its kind does with the controller that it leads to.
        var way: Way

        enum Way {
            case contains, embeds, presents, pushes, other

            init(_ kind: String?) {
                switch kind {
                case "relationship": self = .contains
                case "embed": self = .embeds
                case "presentation", "modal", "popover", "popoverPresentation": self = .presents
                case "push", "show", "showDetail": self = .pushes
                default: self = .other
                }
            }
        }

        /// Whether the context of where it comes from counts where it leads.
        var goesOn: Bool { way == .contains || way == .pushes }

        /// What the document names decides before a relationship, that before an embedding, that before a presentation,
        /// and that before other segues; among equals the first.
        var rank: Int {
            if breaksTie { return -1 }
            return switch way {
            case .contains: 0
            case .embeds: 1
            case .presents: 2
            case .pushes, .other: 3
            }
        }
    }

    private mutating func collectSegues(in scene: Element, at place: Int, source: Int, ties: Set<Int>) {
        for element in scene.descendants(named: .segue) {
            guard let segue = Segue(element), element.parent?.name == .connections, segue.kind != "unwind",
                let target = segue.destination.flatMap(index)
            else { continue }
            if segue.relationship == "rootViewController", nodes[source].root == nil { nodes[source].root = target }
            let arrival = Arrival(
                segue: segue, source: source, scene: place, breaksTie: ties.contains(element.index),
                way: Arrival.Way(segue.kind))
            if let earlier = nodes[target].arrival, earlier.rank <= arrival.rank { continue }
            nodes[target].arrival = arrival
        }
    }

    /// Finds the context of the controller at `index`, and before it those on which it rests, the farthest first. Where
    /// a circle of segues closes there is none to rest on.
    private mutating func findContexts(leadingTo index: Int) {
        var chain: [Int] = []
        var next: Int? = index
        while let place = next, nodes[place].context == nil {
            nodes[place].context = beginning(of: place)
            chain.append(place)
            next = nodes[place].arrival.flatMap { $0.goesOn ? $0.source : nil }
        }
        for place in chain.reversed() {
            let controller = nodes[place].controller
            var context = nodes[place].arrival.map { arrive(at: place, by: $0) } ?? found(place)
            // The first container fills the window, whatever leads back to it.
            if isInitial(controller), controller.kind.isContainer { context.isSizedByWindow = true }
            applySimulatedMetrics(
                of: controller.simulatedMetrics, isContainer: controller.kind.isContainer, to: &context)
            nodes[place].context = context
        }
    }

    /// The context of a controller to which nothing leads: one with a free size may be shown anywhere.
    private func beginning(of place: Int) -> ControllerContext {
        var context = ControllerContext()
        let metrics = nodes[place].controller.simulatedMetrics
        context.isSizedByWindow = !metrics.isFreeform && (metrics.destination != nil || metrics.freeformSize == nil)
        return context
    }

    /// Whether the storyboard begins with a controller.
    func isInitial(_ controller: ViewController) -> Bool { controller.element.index == initial }

    /// The context of the controller at `index`, on which another one rests.
    private func found(_ index: Int) -> ControllerContext { nodes[index].context ?? ControllerContext() }

    private func arrive(at index: Int, by arrival: Arrival) -> ControllerContext {
        let (segue, source, target) = (arrival.segue, arrival.source, nodes[index].controller)
        switch arrival.way {
        case .contains: return enter(target, by: segue.relationship, of: source)
        case .pushes:
            let outer = found(source)
            let sourceHidesBar = nodes[source].controller.simulatedMetrics.topBar == .none
            guard outer.navigationBar != nil || segue.kind == "push" || sourceHidesBar || outer.isInNavigation else {
                return presented(by: segue, target)
            }
            var context = outer
            context.isNavigationRoot = false
            context.previous = nodes[source].controller
            context.inheritsLargeTitle = nodes[source].controller.showsLargeTitle(inherited: outer.inheritsLargeTitle)
            if sourceHidesBar, context.navigationBar == nil, outer.isInNavigation {
                context.navigationBar = ControllerContext.NavigationBar()
            }
            let coversTabBar =
                segue.kind == "showDetail" || target.hidesBottomBarWhenPushed || outer.isTabBarPushed
            if case .tabBar = context.bottomBar, coversTabBar { context.bottomBar = .none }
            if coversTabBar { context.isToolbarAboveTabBar = false }
            context.isTabBarPushed = false
            context.isEmbedded = false
            if !outer.isInNavigation { context.container = nil }
            if context.column != nil, segue.kind == "showDetail" { context.column = .secondary }
            if target.kind == .navigationController { context.navigationBar = nil }
            return context
        case .presents: return presented(by: segue, target)
        case .embeds:
            var context = ControllerContext()
            context.isEmbedded = true
            context.hidesStatusBar = true
            context.container = segue.element.parent?.parent.map {
                ControllerContext.Container(element: $0, scene: arrival.scene)
            }
            return context
        case .other: return ControllerContext()
        }
    }

    private func presented(by segue: Segue, _ target: ViewController) -> ControllerContext {
        var context = ControllerContext()
        let style = segue.modalPresentationStyle ?? target.modalPresentationStyle
        switch style {
        case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom", "none":
            context.isFullScreen = style == "fullScreen"
        default: context.isPresented = true
        }
        let isPopover = segue.kind == "popover" || segue.kind == "popoverPresentation"
        context.presentationStyle = isPopover ? "popover" : style
        context.preferredContentSize = target.preferredContentSize ?? rootController(of: target)?.preferredContentSize
        // A popover is as large as what is in it asks for, and code sizes what it presents in its own way.
        context.isSizedByWindow = style != "custom" && (!isPopover || context.preferredContentSize != nil)
        return context
    }

    /// What a container adds for the controllers that it contains.
    private func enter(
        _ target: ViewController, by relationship: String?, of source: Int
    ) -> ControllerContext {
        var context = found(source)
        let container = nodes[source].controller
        // What a container suppresses for itself it does not suppress for its content.
        switch relationship {
        case "rootViewController":
            context.isNavigationRoot = true
            context.inheritsLargeTitle = true
            context.isInNavigation = true
            context.isTabBarPushed = false
            context.navigationBarElement = container.navigationBar?.element
            context.toolbarElement = container.toolbar?.element
            if !container.isNavigationBarHidden {
                let bar = container.navigationBar
                context.navigationBar = ControllerContext.NavigationBar(
                    isOpaque: bar?.element.bool(.translucent) == false,
                    prefersLargeTitles: bar?.element.bool(.largeTitles) == true)
            } else {
                context.navigationBar = nil
            }
            if !container.isToolbarHidden {
                context.addToolbar(isOpaque: container.toolbar?.element.bool(.translucent) == false)
            }
        case "masterViewController": context.column = .primary
        case "detailViewController": context.column = .secondary
        case "viewControllers":
            if container.kind == .tabBarController {
                context.tabBarController = container
                context.tabMember = target.element.index
                context.isTabBarPushed = context.isInNavigation
                context.bottomBar = .tabBar(isOpaque: container.tabBar?.element.bool(.translucent) == false)
            }
        default: break
        }
        return context
    }

    /// A controller's own simulated metrics override what was inferred; a container's can only add bars.
    private func applySimulatedMetrics(
        of metrics: SimulatedMetrics, isContainer: Bool, to context: inout ControllerContext
    ) {
        switch metrics.statusBar {
        case .inferred: break
        case .none: context.hidesStatusBar = true
        case .shown: context.hidesStatusBar = false
        }
        switch metrics.topBar {
        case .inferred: break
        case .none: if !isContainer { context.navigationBar = nil }
        case .shown:
            guard !isContainer else { break }
            context.hasSimulatedNavigationBar = true
            context.navigationBar = ControllerContext.NavigationBar(
                isOpaque: !metrics.isTopBarTranslucent, isPrompted: metrics.isTopBarPrompted,
                prefersLargeTitles: metrics.hasLargeTitles)
        }
        switch metrics.bottomBar {
        case .inferred: break
        case .none: if !isContainer { context.bottomBar = .none }
        case .shown(let bar):
            let isOpaque = bar.bool(.translucent) == false
            if metrics.isBottomBarTabBar == true {
                context.bottomBar = .tabBar(isOpaque: isOpaque)
            } else {
                context.addToolbar(isOpaque: isOpaque)
                context.hasSimulatedToolbar = !isContainer
            }
        }
    }

    /// The context of a view of a xib, which only its own simulated metrics give it.
    func context(ofTopLevel view: View) -> ControllerContext {
        var context = ControllerContext()
        applySimulatedMetrics(of: view.simulatedMetrics, isContainer: false, to: &context)
        return context
    }
}

extension ViewController.Kind {
    /// Whether it shows other controllers, and bars around them.
    var isContainer: Bool {
        self == .navigationController || self == .tabBarController || self == .splitViewController
    }
}

extension ViewController {
    /// Whether it has a large title where its bar prefers them; `inherited` is what automatic means.
    func showsLargeTitle(inherited: Bool) -> Bool {
        switch navigationItem?.largeTitleDisplayMode {
        case "always"?: true
        case nil: inherited
        default: false
        }
    }
}

extension Document {
    /// The container views in which controllers stand, by themselves or with the controllers around them; by the
    /// controllers' elements.
    package var containerViews: [Int: Element] { ControllerContexts(document: self).containerViews }
}
