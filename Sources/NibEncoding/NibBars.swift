import InterfaceDocument
import StrutNib

/// Bars: those of containers, which have sizes of their own, and those that stand among views.
extension NibUnit {
    /// The bars of a navigation or tab bar controller.
    mutating func encodeBars(of controller: ViewController, _ children: [ViewController], on object: NibGraph.Object) {
        if let bar = controller.element.child(.toolbar).flatMap(View.init) {
            set("UIToolbar", encodeContainerBar(bar, of: object, items: []), on: object)
        }
        if let bar = controller.element.child(.navigationBar).flatMap(View.init) {
            let item = children.first?.navigationItem.flatMap { madeObject(for: $0.element) }
            let made = encodeContainerBar(bar, of: object, items: item.map { [$0] } ?? [])
            set("UINavigationBar", made, on: object)
            if let item { set("UINavigationBar", made, on: item) }
        }
        if let bar = controller.element.child(.tabBar).flatMap(View.init) {
            let items = children.compactMap { $0.tabBarItem.flatMap { madeObject(for: $0.element) } }
            set("UITabBar", encodeContainerBar(bar, of: object, items: items), on: object)
        }
    }

    private mutating func encodeContainerBar(
        _ bar: View, of controller: NibGraph.Object, items: [NibGraph.Object]
    ) -> NibGraph.Object {
        let element = bar.element
        let className = bar.kind.className
        let object = makeInstance(of: className, for: element)
        list(object)
        setFrame(containerFrame(of: bar), on: object)
        setColor("UIBackgroundColor", "backgroundColor", of: element, on: object)
        if context.follows(8) { set("UIDeepDrawRect", .bool(true), on: object) }
        let isOpaque =
            switch bar.kind {
            case .tabBar: element.bool(.opaque) != false
            case .navigationBar: element.bool(.translucent) == false
            default: element.bool(.opaque) == true
            }
        if isOpaque { set("UIOpaque", .bool(true), on: object) }
        if element.bool(.autoresizesSubviews) != false { set("UIAutoresizeSubviews", .bool(true), on: object) }
        if element.bool(.clearsContextBeforeDrawing) == false {
            set("UIClearsContextBeforeDrawing", .bool(false), on: object)
        }
        set("UIAutoresizingMask", .int(bar.kind == .navigationBar ? 2 : 10), on: object)
        setColor("UITintColor", "tintColor", of: element, on: object)
        let isTall = bar.kind == .navigationBar && context.follows(9) && !context.follows(11)
        set("UIViewContentHuggingPriority", string(isTall ? "{250, 750}" : "{250, 250}"), on: object)
        if element.bool(.largeTitles) == true {
            set("UIViewContentCompressionResistancePriority", string("{750, 750}"), on: object)
        }
        if element.bool(.insetsLayoutMarginsFromSafeArea) == false, context.follows(9) {
            set("UIViewInsetsLayoutMarginsFromSafeArea", .int(0), on: object)
        }
        encodeProperties(Property.viewsInContainers, of: element, on: object)
        if context.follows(11) { set("UIViewLargeContentStoredProperties", .none, on: object) }
        if context.follows(15) { set("UIIsLocked", .bool(true), on: object) }
        encodeBarAppearance(bar, on: object)
        let isMutable = bar.kind == .navigationBar && !(context.follows(9) && !context.follows(11))
        set("UIItems", isMutable ? mutableArray(items) : array(items), on: object)
        if bar.kind != .toolbar { set("UIDelegate", controller, on: object) }
        encodeBarState(bar, on: object)
        nameClass(of: object, className, for: element)
        return object
    }

    /// Colours, images and texts of a bar.
    mutating func encodeBarAppearance(_ bar: View, on object: NibGraph.Object) {
        let element = bar.element
        switch bar.kind {
        case .navigationBar:
            if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
                set("UIBarLargeTitleTextAttributes", attributes, on: object)
            }
            encodeProperties(Property.navigationBars, of: element, on: object)
            setColor("UIBarTintColor", "barTintColor", of: element, on: object)
            for name in ["shadowImage", "backIndicatorImage", "backIndicatorTransitionMaskImage"] {
                setImage(path: name, name, of: element, on: object)
            }
            if let attributes = textAttributes("titleTextAttributes", of: element) {
                set("UITitleTextAttributes", attributes, on: object)
            }
        case .tabBar:
            encodeProperties(Property.tabBars, of: element, on: object)
            setColor("UIBarTintColor", "barTintColor", of: element, on: object)
            setColor("UITintColor", "selectedImageTintColor", of: element, on: object)
            setColor(path: "unselectedItemTintColor", "unselectedItemTintColor", of: element, on: object)
        default:
            encodeProperties(Property.toolbars, of: element, on: object)
            setColor("UIBarTintColor", "barTintColor", of: element, on: object)
        }
    }

    /// Where a bar stands, and whether content shows through it.
    mutating func encodeBarState(_ bar: View, on object: NibGraph.Object) {
        let translucence = bar.element.bool(.translucent) == false ? 2 : 1
        if bar.kind != .tabBar { set("UIBarPosition", .int(bar.kind == .navigationBar ? 2 : 1), on: object) }
        set("UIBarTranslucence", .int(translucence), on: object)
    }

    /// The frame that a container's bar has before the controller is laid out, by the version of Xcode.
    private func containerFrame(of bar: View) -> Rect {
        let y = bar.frame?.y ?? 0
        let isOldSystem = !context.follows(9)
        let isTall = context.follows(10) && !context.follows(11) || context.follows(12)
        switch bar.kind {
        case .navigationBar:
            let height: Double = isTall ? 50 : 44
            return Rect(x: 0, y: isOldSystem ? 0 : y, width: isOldSystem ? 320 : 0, height: height)
        case .tabBar:
            let height: Double = context.follows(10) && !context.follows(11) || context.follows(13) ? 50 : 49
            return Rect(x: 0, y: y, width: context.follows(11) ? 0 : 320, height: height)
        default: return Rect(x: 0, y: 0, width: 0, height: 50)
        }
    }

    /// The shadow of a bar's titles.
    private mutating func shadow(of attributes: Element) -> NibGraph.Object? {
        guard let color = color(attributes.color(key: "textShadowColor")) else { return nil }
        let object = graph.make("NSShadow")
        let offset = attributes.child(.offsetWrapper, key: "textShadowOffset")
        set("NSShadowHoriz", .double(offset?.string(named: "horizontal").flatMap(Double.init) ?? 0), on: object)
        set("NSShadowVert", .double(offset?.string(named: "vertical").flatMap(Double.init) ?? 0), on: object)
        set("NSShadowColor", color, on: object)
        return object
    }

    /// The font and colour of a bar's titles.
    mutating func textAttributes(_ key: StaticString, of element: Element) -> NibGraph.Object? {
        guard let attributes = element.child(key: key), attributes.name == .textAttributes else { return nil }
        var entries: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        if let font = attributes.child(.fontDescription, key: "fontDescription").flatMap(FontDescription.init) {
            entries.append((string("NSFont"), self.font(NibFont(font, defaultSize: 17))))
        }
        if let color = color(attributes.color(key: "textColor")) { entries.append((string("NSColor"), color)) }
        if let shadow = shadow(of: attributes) { entries.append((string("NSShadow"), shadow)) }
        return dictionary(entries)
    }
}

extension Property {
    /// What bars of containers have of the properties of all views, beside what depends on the kind of bar.
    fileprivate static let viewsInContainers = views.filter {
        ![.autoresizesSubviews, .clearsContextBeforeDrawing, .opaque, .insetsLayoutMarginsFromSafeArea].contains(
            $0.attribute)
    }
}
