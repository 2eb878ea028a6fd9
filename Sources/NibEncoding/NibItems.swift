import InterfaceDocument
import StrutNib

/// What bars show: items of navigation bars, toolbars and tab bars.
extension NibUnit {
    /// The items of a controller, for the bars around it.
    mutating func encodeItems(
        of controller: ViewController, in container: NibGraph.Object?, on object: NibGraph.Object?
    ) {
        if let item = controller.tabBarItem {
            let tab = encode(item)
            list(tab)
            if let object { set("UITabBarItem", tab, on: object) }
        }
        if let item = controller.navigationItem {
            let navigation = encodeNavigationItem(item.element, bar: nil)
            list(navigation)
            if let object { set("UINavigationItem", navigation, on: object) }
        }
    }

    mutating func encodeNavigationItem(_ element: Element, bar: NibGraph.Object?) -> NibGraph.Object {
        let object = makeInstance(of: "UINavigationItem", for: element)
        if context.follows(15) { set("UICenterItemGroups", array([]), on: object) }
        if let title = element.text(.title, key: "title") {
            set("UITitle", localizable(title, of: element, "title"), on: object)
        }
        let item = NavigationItem(element)
        let left = encode(item?.leftBarButtonItems ?? [])
        let right = encode(item?.rightBarButtonItems ?? [])
        if let first = left.first { set("UILeftBarButtonItem", first, on: object) }
        if let back = item?.backBarButtonItem {
            let item = encode(back)
            list(item)
            set("UIBackBarButtonItem", item, on: object)
        }
        if let prompt = element.string(.prompt) {
            set("UIPrompt", localizable(prompt, of: element, "prompt"), on: object)
        }
        if let view = element.child(key: "titleView").flatMap(View.init) {
            let title = encode(view)
            list(title)
            set("UITitleView", title, on: object)
        }
        if let first = right.first { set("UIRightBarButtonItem", first, on: object) }
        if !left.isEmpty { set("UILeftBarButtonItems", array(left), on: object) }
        if !right.isEmpty { set("UIRightBarButtonItems", array(right), on: object) }
        encodeProperties(Property.navigationItems, of: element, on: object)
        if let bar { set("UINavigationBar", bar, on: object) }
        nameClass(of: object, "UINavigationItem", for: element)
        return object
    }

    /// Encodes the items on one side of a bar.
    private mutating func encode(_ items: [BarButtonItem]) -> [NibGraph.Object] {
        items.map { item in
            let object = encode(item)
            list(object)
            return object
        }
    }

    mutating func encode(_ item: BarButtonItem) -> NibGraph.Object {
        let element = item.element
        let object = makeInstance(of: "UIBarButtonItem", for: element)
        if let view = element.child(key: "customView").flatMap(View.init) {
            let custom = encode(view)
            list(custom)
            set("UICustomView", custom, on: object)
        }
        set("UIEnabled", .bool(element.bool(.enabled) ?? true), on: object)
        let system = Property.rawValue(of: element.string(.systemItem), among: Property.systemItems)
        if let system {
            set("UIIsSystemItem", .bool(true), on: object)
            set("UISystemItem", .int(system), on: object)
        }
        encodeProperties(Property.barItems, of: element, on: object)
        let hasView = element.child(key: "customView") != nil
        let style = element.string(.style) == "done" ? 2 : element.string(.style) == "plain" ? 0 : 1
        if !hasView, style != 0 { set("UIStyle", .int(style), on: object) }
        if let width = element.double(.width), width != 0 { set("UIWidth", .float(Float(width)), on: object) }
        if system == nil, let title = element.text(.title, key: "title") {
            set("UITitle", localizable(title, of: element, "title"), on: object)
        }
        if let image = image("image", of: element) { set("UIImage", image, on: object) }
        setImage(path: "landscapeImagePhone", "landscapeImage", of: element, on: object)
        setImage(path: "largeContentSizeImage", "largeContentSizeImage", of: element, on: object)
        setColor("UITintColor", "tintColor", of: element, on: object)
        nameClass(of: object, "UIBarButtonItem", for: element)
        return object
    }

    mutating func encode(_ item: TabBarItem) -> NibGraph.Object {
        let element = item.element
        let object = makeInstance(of: "UITabBarItem", for: element)
        let system = Property.rawValue(of: element.string(.systemItem), among: Property.systemTabs)
        if let system { set("UISystemItem", .int(system), on: object) }
        set("UIEnabled", .bool(element.bool(.enabled) ?? true), on: object)
        encodeProperties(Property.barItems, of: element, on: object)
        if system == nil, let title = element.text(.title, key: "title") {
            set("UITitle", localizable(title, of: element, "title"), on: object)
        }
        setColor("UIBadgeColor", "badgeColor", of: element, on: object)
        if let badge = element.string(.badgeValue) {
            set("UIBadgeValue", localizable(badge, of: element, "badgeValue"), on: object)
        }
        if let image = image("image", of: element) { set("UIImage", image, on: object) }
        if let image = image("selectedImage", of: element, isShared: false) {
            set("UISelectedTemplateImage", image, on: object)
        }
        setImage(path: "landscapeImagePhone", "landscapeImage", of: element, on: object)
        setImage(path: "largeContentSizeImage", "largeContentSizeImage", of: element, on: object)
        nameClass(of: object, "UITabBarItem", for: element)
        return object
    }
}
