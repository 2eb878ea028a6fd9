import InterfaceDocument
import StrutAutoLayout
import StrutEmission

/// Finding views in a layout by the names that their author knows.
extension Layout {
    /// The view with an object id, such as `o6K-uD-H1h`; nil if there is none or it is not installed.
    public func view(id: String) -> PlacedView? {
        document.element(id: id).flatMap { view($0) }
    }

    /// The first view that an outlet of this name leads to, whatever object has the outlet.
    public func view(outlet name: String) -> PlacedView? {
        views(outlet: name).first
    }

    /// The views that the outlets and outlet collections of this name lead to, in the order of the scenes and views.
    public func views(outlet name: String) -> [PlacedView] {
        let outlets = OutletIndex(document)
        return scenes.flatMap(\.views).filter { outlets.names(of: $0.view.element).contains(name) }
    }

    /// The view with this accessibility identifier; of several the first.
    public func view(accessibilityIdentifier identifier: String) -> PlacedView? {
        first { $0.view.accessibilityIdentifier == identifier }
    }

    /// The view with this label in Interface Builder's outline; of several the first.
    public func view(userLabel label: String) -> PlacedView? {
        first { $0.view.userLabel == label }
    }

    private func view(_ element: Element) -> PlacedView? {
        first { $0.view.element.index == element.index }
    }

    private func first(where isWanted: (PlacedView) -> Bool) -> PlacedView? {
        for scene in scenes {
            if let view = scene.views.first(where: isWanted) { return view }
        }
        return nil
    }
}

extension SceneLayout {
    /// The frame of the view at `index` in the coordinates of its root view, in points.
    ///
    /// A scroll view's content is taken as unscrolled.
    public func frameInRoot(at index: Int) -> Rect {
        var frame = views[index].frame
        var superview = views[index].superview
        while let ancestor = superview, views[ancestor].superview != nil {
            frame.x += views[ancestor].frame.x
            frame.y += views[ancestor].frame.y
            superview = views[ancestor].superview
        }
        return frame
    }
}
