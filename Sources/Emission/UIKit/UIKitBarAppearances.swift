import InterfaceDocument

/// What a document says of a bar's looks besides its colours: the attributes of its titles, and its appearances since
/// iOS 13.
enum UIKitBarAppearances {
    static func statements(_ bar: Element, _ set: UIKitSetter) -> [String] {
        let titles = titleAttributes.flatMap { title(bar, $0, set) }
        return titles + bar.children.flatMap { appearance($0, set) }
    }

    /// The attributes of titles, by the key of their element, which is the property too.
    private static let titleAttributes: [StaticString] = ["titleTextAttributes", "largeTitleTextAttributes"]

    private static func title(_ element: Element, _ key: StaticString, _ set: UIKitSetter) -> [String] {
        let property = "\(key)"
        guard let element = element.child(key: key) else { return [] }
        var attributes: [String] = []
        if let font = element.child(.fontDescription).flatMap(FontDescription.init) {
            attributes.append(".font: \(UIKitValues.font(font))")
        }
        var comments: [String] = []
        if let color = element.color(key: "textColor") {
            if let color = UIKitValues.certainColor(color, in: set.document) {
                attributes.append(".foregroundColor: \(color)")
            } else {
                let reason = UIKitSetter.reason(color)
                comments.append("// The color of the \(property) of \(set.name) is not set: \(reason).")
            }
        }
        if element.child(key: "textShadowColor") ?? element.child(key: "textShadowOffset") != nil {
            comments.append("// The shadow of the \(property) of \(set.name) is not made.")
        }
        return (attributes.isEmpty ? [] : set(property, "[\(attributes.joined(separator: ", "))]")) + comments
    }

    // MARK: Appearances

    /// UIKit's class of the appearances that an element stands for.
    static func className(of element: Element) -> String? {
        switch element.name.string {
        case "navigationBarAppearance": "UINavigationBarAppearance"
        case "toolbarAppearance": "UIToolbarAppearance"
        case "tabBarAppearance": "UITabBarAppearance"
        default: nil
        }
    }

    /// One that says nothing counts too: it is not what a bar has at its edge by itself.
    private static func appearance(_ element: Element, _ set: UIKitSetter) -> [String] {
        guard let name = className(of: element), let property = element.key, properties.contains(property) else {
            return []
        }
        if name == "UITabBarAppearance", property.hasPrefix("compact") { return [] }
        let inner = UIKitSetter(name: "appearance", document: set.document)
        var lines: [String] = []
        if let style = element.string(named: "backgroundEffect"), UIKitViews.blurs.contains(style) {
            lines += inner("backgroundEffect", "UIBlurEffect(style: .\(style))")
        }
        for key: StaticString in ["backgroundColor", "shadowColor"] {
            lines += inner.color("\(key)", element.child(key: key).flatMap(Color.init))
        }
        for image in ["backgroundImage", "shadowImage"] {
            lines += inner.image(image, element.string(named: image), of: element)
        }
        lines += titleAttributes.flatMap { title(element, $0, inner) }
        lines += UIKitLeftovers.comments(element, name: "\(property) of \(set.name)")
        if lines.isEmpty { return set(property, "\(name)()") }
        return ["do {", "    let appearance = \(name)()"] + lines.map { "    " + $0 }
            + ["    \(set.name).\(property) = appearance", "}"]
    }

    private static let properties: Set<String> = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]
}
