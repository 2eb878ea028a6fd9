import InterfaceDocument

extension Scene {
    /// The part of the scene below the view at `index`, that view as its only root, of `size` in points.
    ///
    /// Only what is inside has a say: constraints that a view outside holds, or that reach outside, are left out.
    public func subtree(at index: Int, size: Size) -> Scene {
        let range = index..<views[index].subtreeEnd
        let depth = views[index].depth
        var scene = Scene(element: element, views: [], roots: [], constraints: [])
        scene.views = views[range].map { view in
            var view = view
            view.superview = view.superview < index ? -1 : view.superview - index
            view.subtreeEnd -= index
            view.root = 0
            view.depth -= depth
            return view
        }
        scene.roots = [
            SceneRoot(view: 0, controller: nil, frame: Rect(origin: .zero, size: size), safeArea: .zero)
        ]
        scene.constraints = constraints.compactMap { installed in
            guard range.contains(installed.owner) else { return nil }
            return SceneConstraint(constraint: installed.constraint, owner: installed.owner - index)
        }
        return scene
    }
}
