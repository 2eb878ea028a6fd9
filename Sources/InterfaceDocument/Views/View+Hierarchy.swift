// What is inside a view: views, constraints and guides.

extension View {
    /// The views in `<subviews>`, installed or not.
    public var subviews: [View] { element.members(of: .subviews) }

    /// Every view directly inside, in document order: subviews, content views, headers and footers, the cells of
    /// sections, prototypes and collections, accessory views; not the views of bar button items.
    public var childViews: [View] {
        var views: [View] = []
        forEachChildView { views.append($0) }
        return views
    }

    /// Hands over the `childViews` one by one.
    package func forEachChildView(_ body: (View) -> Void) {
        for child in element.children {
            switch child.name {
            case .subviews, .prototypes, .cells: child.forEachChild(body)
            case .sections:
                for section in child.children {
                    for part in section.children {
                        if part.name == .cells {
                            part.forEachChild(body)
                        } else if let view = View(part) {
                            body(view)
                        }
                    }
                }
            case .variation: break
            default: if let view = View(child) { body(view) }
            }
        }
    }

    /// The constraints that the view holds, installed or not.
    public var constraints: [Constraint] { element.members(of: .constraints) }

    /// Whether one of the subviews is installed under the element's traits.
    public func isInstalled(_ subview: View) -> Bool { element.isInstalled(subview.element, in: .subviews) }

    /// Whether one of the constraints is installed under the element's traits.
    public func isInstalled(_ constraint: Constraint) -> Bool {
        element.isInstalled(constraint.element, in: .constraints)
    }

    /// The layout guides that the view owns: safe area, content and frame guides, keyboard guide, ones of its own.
    public var layoutGuides: [LayoutGuide] {
        var guides: [LayoutGuide] = []
        for child in element.children {
            if let guide = LayoutGuide(child) { guides.append(guide) }
            if child.name == .userGuides || child.name == .layoutGuides {
                guides += child.children.lazy.compactMap(LayoutGuide.init)
            }
        }
        return guides
    }
}
