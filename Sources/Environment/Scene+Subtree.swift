import InterfaceDocument

extension Scene {
    /// The part of the scene below the view at `index`, that view as its only root, of `size` in points.
    ///
    /// Only what is inside counts: constraints that a view outside holds, or that reach outside, are left out.
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
        scene.constraints = constraints(ownedBy: range).map {
            SceneConstraint(constraint: $0.constraint, owner: $0.owner - index)
        }
        return scene
    }

    /// The constraints of some views that stand one behind the other.
    private func constraints(ownedBy views: Range<Int>) -> ArraySlice<SceneConstraint> {
        /// The first constraint whose owner is the view at `view` or a later one.
        func first(_ view: Int) -> Int {
            var (low, high) = (0, constraints.count)
            while low < high {
                let middle = (low + high) / 2
                if constraints[middle].owner < view { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return constraints[first(views.lowerBound)..<first(views.upperBound)]
    }
}
