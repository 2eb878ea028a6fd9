import InterfaceDocument

/// The items of bars: a property for each, what the document says of it, and where it is shown.
struct UIKitBars {
    /// The items that are properties, in document order.
    let items: [Element]
    private let views: [View]
    private let controller: ViewController?

    /// The items of the bars among `views`, of `controller`, and of the scene that stand by themselves.
    init(views: [View], scene: SceneElement?, controller: ViewController?) {
        self.views = views
        self.controller = controller
        var found: [Element] = []
        for view in views {
            for item in NavigationBar(view.element)?.items ?? [] { found += [item.element] + Self.buttons(item) }
            found += Toolbar(view.element)?.items.map(\.element) ?? []
            found += TabBar(view.element)?.items.map(\.element) ?? []
        }
        if let controller {
            // Its own navigation item is made by UIKit.
            found += controller.navigationItem.map(Self.buttons) ?? []
            found += controller.toolbarItems.map(\.element) + [controller.tabBarItem?.element].compactMap { $0 }
        }
        found += scene?.objects.filter { Self.className(of: $0) != nil } ?? []
        var seen: Set<Int> = []
        items = found.sorted { $0.index < $1.index }.filter { seen.insert($0.index).inserted }
    }

    /// The bars that UIKit makes for the controller.
    var ofController: [View] {
        [controller?.navigationBar?.element, controller?.toolbar?.element, controller?.tabBar?.element]
            .compactMap { $0.flatMap(View.init) }
    }

    private static func buttons(_ item: NavigationItem) -> [Element] {
        (item.leftBarButtonItems + item.rightBarButtonItems + [item.backBarButtonItem].compactMap { $0 })
            .map(\.element)
    }

    /// UIKit's class of an item; nil for other elements.
    static func className(of element: Element) -> String? {
        switch element.name {
        case .barButtonItem: "UIBarButtonItem"
        case .tabBarItem: "UITabBarItem"
        case .navigationItem: "UINavigationItem"
        default: nil
        }
    }

    /// What an item without an outlet is called.
    static func name(of element: Element) -> String {
        let label = element.string(.userLabel) ?? BarButtonItem(element)?.systemItem.map { "\($0) item" }
        return label.flatMap(SwiftIdentifier.value) ?? SwiftIdentifier.value(from: element.name.string) ?? "item"
    }

    /// The expression that makes an item.
    static func constructor(_ element: Element, in context: UIKitContext) -> String {
        let name = context.called(UIKitClass.name(ofItem: element))
        if let system = BarButtonItem(element)?.systemItem, systemItems.contains(system) {
            return "\(name)(barButtonSystemItem: .\(system), target: nil, action: nil)"
        }
        if let system = TabBarItem(element)?.systemItem, systemTabs.contains(system) {
            return "\(name)(tabBarSystemItem: .\(system), tag: 0)"
        }
        return element.name == .navigationItem ? "\(name)(title: \"\")" : "\(name)()"
    }

    /// Swift has no page curl any more.
    static let systemItems = Set(Property.systemItems.map(\.uikit)).subtracting(["pageCurl"])
    static let systemTabs = Set(Property.systemTabs.map(\.uikit))
}

// MARK: - Statements

extension UIKitBars {
    /// What the document says of each item, and which items the bars among the views show.
    func statements(in unit: UIKitUnit) -> [String] {
        let items = items.flatMap { item in
            unit.expression(item).map { statements(item, UIKitSetter(name: $0, document: unit.context.document), unit) }
                ?? []
        }
        let bars = views.flatMap { view -> [String] in
            guard let name = unit.expression(view) else { return [] }
            let set = UIKitSetter(name: name, document: unit.context.document)
            return list("items", NavigationBar(view.element)?.items.map(\.element), set, unit)
                + list("items", Toolbar(view.element)?.items.map(\.element), set, unit)
                + list("items", TabBar(view.element)?.items.map(\.element), set, unit)
        }
        return items + bars
    }

    private func list(_ property: String, _ items: [Element]?, _ set: UIKitSetter, _ unit: UIKitUnit) -> [String] {
        guard let items, !items.isEmpty else { return [] }
        return set(property, "[\(items.compactMap(unit.expression).joined(separator: ", "))]")
    }

    private func statements(_ element: Element, _ set: UIKitSetter, _ unit: UIKitUnit) -> [String] {
        var lines: [String] = []
        if let item = NavigationItem(element) { lines += navigation(item, set, unit) }
        if let item = BarButtonItem(element) {
            lines += set.localized("title", item.title, of: element) + set.image("image", item.imageName, of: element)
            if item.style == "done" { lines += set("style", ".done") }
            if let width = item.width { lines += set("width", UIKitValues.number(width)) }
            lines += set.color("tintColor", element.color(key: "tintColor"))
            if let view = item.customView.flatMap(unit.expression) { lines += set("customView", view) }
        }
        if let item = TabBarItem(element) {
            lines += set.localized("title", item.title, of: element) + set.image("image", item.imageName, of: element)
            lines += set.image("selectedImage", item.selectedImageName, of: element)
            lines += set.color("badgeColor", element.color(key: "badgeColor"))
            lines += set.localized("badgeValue", element.string(named: "badgeValue"), of: element)
        }
        if element.name != .navigationItem { lines += barItem(element, set) }
        return lines + UIKitViews.attributes(element, set) + UIKitLeftovers.comments(element, name: set.name)
    }

    /// What every item of a bar says that stands for a button.
    private func barItem(_ element: Element, _ set: UIKitSetter) -> [String] {
        set.insets("imageInsets", element.insets(key: "imageInsets")) + UIKitProperties.statements(element, set)
            + UIKitViews.accessibility(element, set)
    }

    private func navigation(_ item: NavigationItem, _ set: UIKitSetter, _ unit: UIKitUnit) -> [String] {
        var lines = set.localized("title", item.title, of: item.element)
        lines += set.localized("prompt", item.prompt, of: item.element)
        lines += UIKitProperties.statements(item.element, set)
        lines += set.localized("backButtonTitle", item.element.string(named: "backButtonTitle"), of: item.element)
        if let mode = item.element.string(named: "backButtonDisplayMode"), Self.backButtonDisplayModes.contains(mode) {
            lines += set("backButtonDisplayMode", ".\(mode)")
        }
        lines += list("leftBarButtonItems", item.leftBarButtonItems.map(\.element), set, unit)
        lines += list("rightBarButtonItems", item.rightBarButtonItems.map(\.element), set, unit)
        if let back = (item.backBarButtonItem?.element).flatMap(unit.expression) {
            lines += set("backBarButtonItem", back)
        }
        if let view = item.titleView.flatMap(unit.expression) { lines += set("titleView", view) }
        if set.name.hasPrefix("controller.") {
            lines += UIKitViews.attributes(item.element, set) + UIKitLeftovers.comments(item.element, name: set.name)
        }
        return lines
    }

    // MARK: The controller

    /// Writes the method that gives a controller what the document says of the scene's.
    func writeConfigure(_ unit: UIKitUnit, to source: inout SwiftSource) {
        guard let controller else { return }
        let description = statements(controller, unit)
        source.blank()
        source.line("/// Gives a controller the view of the scene, and what bars show for it.")
        source.block("func configure(_ controller: UIViewController)") { source in
            if let view = controller.view.flatMap(unit.expression) { source.line("controller.view = \(view)") }
            if let control = unit.refreshControl {
                source.line("(controller as? UITableViewController)?.refreshControl = \(control)")
            }
            if !description.isEmpty { source.line("describe(controller)") }
        }
        source.member(
            "Gives a controller what the document says of it besides its view, which it may load later.",
            "func describe(_ controller: UIViewController)"
        ) { source in for line in description { source.line(line) } }
    }

    /// Whether the document says anything of the scene's controller besides its view.
    func describes(_ unit: UIKitUnit) -> Bool { controller.map { !statements($0, unit).isEmpty } ?? false }

    private func statements(_ controller: ViewController, _ unit: UIKitUnit) -> [String] {
        let element = controller.element
        let set = UIKitSetter(name: "controller", document: unit.context.document)
        var lines = set.localized("title", element.string(.title), of: element)
        if let item = controller.navigationItem {
            let inner = UIKitSetter(name: "controller.navigationItem", document: unit.context.document)
            lines += navigation(item, inner, unit)
        }
        lines += list("toolbarItems", controller.toolbarItems.map(\.element), set, unit)
        if let item = (controller.tabBarItem?.element).flatMap(unit.expression) { lines += set("tabBarItem", item) }
        lines += UIKitProperties.ofController(element, set)
        if let style = controller.modalPresentationStyle, Self.presentations.contains(style) {
            lines += set("modalPresentationStyle", ".\(style)")
        }
        if controller.edgesForExtendedLayout != .all {
            lines += set("edgesForExtendedLayout", Self.edges(controller.edgesForExtendedLayout))
        }
        return lines + presentation(controller, set) + container(controller, unit)
            + UIKitViews.attributes(element, set) + UIKitLeftovers.comments(element, name: "controller")
    }

    /// How a controller is presented and restored.
    private func presentation(_ controller: ViewController, _ set: UIKitSetter) -> [String] {
        let element = controller.element
        var lines: [String] = []
        let identifier =
            element.string(named: "useStoryboardIdentifierAsRestorationIdentifier") == "YES"
            ? element.string(.storyboardIdentifier) : element.string(.restorationIdentifier)
        lines += set.text("restorationIdentifier", identifier)
        if let style = element.string(named: "interfaceStyle"), ["light", "dark"].contains(style) {
            lines += set("overrideUserInterfaceStyle", ".\(style)")
        }
        if let size = controller.preferredContentSize { lines += set("preferredContentSize", UIKitValues.size(size)) }
        return lines
    }

    /// What containers hide, and the bars that UIKit makes for them.
    private func container(_ controller: ViewController, _ unit: UIKitUnit) -> [String] {
        var lines: [String] = []
        let bars: [(String, Element?)] = [
            ("navigationBar", controller.navigationBar?.element), ("toolbar", controller.toolbar?.element),
            ("tabBar", controller.tabBar?.element),
        ]
        for (property, bar) in bars {
            guard let bar = bar.flatMap(View.init) else { continue }
            // UIKit makes these bars itself: what the document says of them is said to what it made.
            let container = property == "tabBar" ? "UITabBarController" : "UINavigationController"
            var said = UIKitViews.appearance(bar, name: "bar", document: unit.context.document)
            for connection in bar.connections where connection.kind == .outlet {
                said.append(
                    UIKitLeftovers.outlet(
                        connection.property ?? "", of: "the \(property)", "its controller made the bar"))
            }
            let attributes = UIKitViews.attributes(
                bar.element, UIKitSetter(name: "bar", document: unit.context.document))
            let path = "(controller as? \(container))?.\(property)"
            if UIKitUnit.isOfItsClass(bar.element), let own = UIKitClass.app(bar.element) {
                // Another controller, which an app may configure too, has another bar.
                lines += Self.block("if let bar = \(path) {", said)
                lines += Self.block("if let bar = \(path) as? \(unit.context.called(own)) {", attributes)
            } else {
                lines += Self.block("if let bar = \(path) {", said + attributes)
            }
        }
        return lines
    }

    /// Lines in a block, where any of them does something.
    private static func block(_ head: String, _ lines: [String]) -> [String] {
        lines.allSatisfy { $0.hasPrefix("//") } ? lines : [head] + lines.map { "    " + $0 } + ["}"]
    }

    private static func edges(_ edges: ViewController.Edges) -> String {
        let names: [(ViewController.Edges, String)] = [
            (.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right"),
        ]
        return "[\(names.filter { edges.contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }

    static let presentations: Set<String> = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext",
        "popover",
    ]
    /// The ways to shorten a back button's title, besides the one that UIKit has by itself.
    static let backButtonDisplayModes: Set<String> = ["generic", "minimal"]
}
