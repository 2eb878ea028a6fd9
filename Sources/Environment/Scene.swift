import InterfaceDocument

/// What of a document's scene is installed in one environment: its views as a flat tree, and its constraints.
///
/// Every `View` and `Constraint` in it carries the environment's traits, so that reading an attribute gives the value
/// of the size-class variation that applies.
public struct Scene: Sendable {
    /// The scene as the document has it.
    public var element: SceneElement
    /// The installed views in preorder: a view stands before its subviews, siblings stand in document order.
    public var views: [SceneView]
    /// The views without a superview, in document order.
    public var roots: [SceneRoot]
    /// The installed constraints in the order of their owners, and so in document order. Placeholders are there on the
    /// document's own canvas only (69 of 70 stored sizes, in 16 projects, follow them): Xcode removes them at build
    /// time.
    public var constraints: [SceneConstraint]
}

/// One installed view of a scene.
public struct SceneView: Sendable {
    /// The view, resolved for the environment's traits.
    public var view: View
    /// The superview's index in the scene's `views`; -1 for a root.
    public var superview: Int
    /// The index after the last view of this view's subtree.
    public var subtreeEnd: Int
    /// The index of its root in the scene's `roots`.
    public var root: Int
    /// How many views stand above it.
    public var depth: Int
}

/// A view without a superview: a controller's view, a top-level view of a xib, a bar button's custom view.
public struct SceneRoot: Sendable {
    /// Its index in the scene's `views`.
    public var view: Int
    /// The controller whose view it is.
    public var controller: ViewController?
    /// What the root's frame is, in points.
    public var frame: Rect
    /// The safe area's insets from the root's edges, in points: system insets and bars.
    public var safeArea: EdgeInsets
    /// Whether it is a view of a xib that no controller has as its view: a cell, a header, a card. The app decides its
    /// size.
    package var isDetached = false
    /// Whether the root is a card, as what is presented is since iOS 13.
    package var isCard = false
    /// Whether a plain scroll view that is the root, or the first in it, makes room for what covers it though nothing
    /// scrolls.
    package var movesContent = false
}

/// One installed constraint of a scene.
public struct SceneConstraint: Sendable {
    /// The constraint, resolved for the environment's traits.
    public var constraint: Constraint
    /// The index in the scene's `views` of the view that holds it.
    public var owner: Int
}

extension Scene {
    /// The indices of the direct subviews of the view at `index`, in document order.
    public func subviews(of index: Int) -> SubviewIndices {
        SubviewIndices(scene: self, cursor: index + 1, end: views[index].subtreeEnd)
    }

    /// The direct subviews of one view: each is followed by its own subtree, which is stepped over.
    public struct SubviewIndices: Sequence, IteratorProtocol {
        let scene: Scene
        var cursor: Int
        let end: Int

        public mutating func next() -> Int? {
            guard cursor < end else { return nil }
            defer { cursor = scene.views[cursor].subtreeEnd }
            return cursor
        }
    }
}
