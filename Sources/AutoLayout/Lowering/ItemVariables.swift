import ConstraintSolver
import InterfaceDocument

/// The variables of everything that rows refer to: views, guides of their own, and the helpers of stack views.
struct ItemVariables: Sendable {
    /// Of each view of the scene.
    var views: [ViewVariables] = []
    /// Of the guides that the document declares on views.
    var userGuides: [UserGuide] = []
    /// Of the helpers that stack views make.
    var spacers: [LayoutBox] = []

    /// The index of the view that an item is or belongs to; nil for helpers.
    func view(of item: LayoutItem) -> Int? {
        switch item.kind {
        case .none, .spacer: nil
        case .userGuide: Int(userGuides[Int(item.index)].owner)
        default: Int(item.index)
        }
    }
}

/// The variables of one view.
struct ViewVariables: Sendable {
    /// Of its alignment rectangle.
    var box: LayoutBox
    /// Of its content's rectangle, for scroll views whose content a constraint refers to.
    var contentBox: LayoutBox?
    /// The rows that hold the intrinsic size.
    var intrinsicRows: (horizontal: IntrinsicRows, vertical: IntrinsicRows) = (IntrinsicRows(), IntrinsicRows())
    /// The first of the rows that hold the frame that a table gives the view, where the table lays itself out; else -1.
    var tableRow: Int32 = -1
}

/// The rows that hold the intrinsic length of a view along one axis; -1 where it has none.
struct IntrinsicRows: Sendable {
    var hugging: Int32 = -1
    var resistance: Int32 = -1

    var isEmpty: Bool { hugging < 0 }
}

/// A guide that the document declares on a view.
struct UserGuide: Sendable {
    var element: Element
    var owner: Int32
    var box: LayoutBox
}

/// Where an item's rectangle is found in the system: two pairs of variables, inset by constants.
///
/// Each pair is an origin and the size that follows it. A guide that lies in its view at fixed insets needs no
/// variables.
struct LayoutBox: Sendable {
    /// The variable of the left edge; the next variable is the width. -1 where the item has no horizontal extent.
    var x: Int32
    /// The variable of the top edge; the next variable is the height.
    var y: Int32
    /// Insets in points from those edges.
    var insets: EdgeInsets = .zero

    /// The size in points that a solution gives a rectangle without insets.
    func size(in solution: Solution) -> Size {
        Size(width: solution.values[Int(x) + 1], height: solution.values[Int(y) + 1])
    }
}
