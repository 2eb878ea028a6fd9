import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// What is known of a view when it has been laid out, besides the constraints: its frame, its own size, its margins.
package struct ViewSummary: Sendable {
    /// The frame in points in the superview's coordinates, on whole pixels.
    package var frame: Rect
    /// The alignment rectangle that constraints refer to, in points in the root's coordinates, not rounded.
    package var alignmentRect: Rect
    /// How the frame comes about, in words.
    package var placement: String
    /// The intrinsic content size in points; nil on an axis without one.
    package var intrinsic: (width: Double?, height: Double?)
    /// How the intrinsic size was measured, in words; nil for views without one.
    package var measurement: String?
    /// The layout margins, in points from the view's edges.
    package var layoutMargins: EdgeInsets
    /// The safe area's insets, in points from the view's edges.
    package var safeArea: EdgeInsets
    /// The insets of the readable content guide, in points from the view's edges.
    package var readableInsets: EdgeInsets
    /// The ways in which the view can move without any constraint noticing, in words.
    package var freeDimensions: [String]
}

extension Placement {
    /// How the frame comes about, in words.
    package var words: String {
        switch self {
        case .root: "the screen or canvas decides"
        case .autoresizingMask: "from its autoresizing mask and stored frame"
        case .fixedFrame: "from its stored frame, as Interface Builder's prototyping constraints repeat it"
        case .constraints: "from constraints and its intrinsic size"
        case .tableView: "its table or collection view gives it its frame"
        case .fillsSuperview: "it fills its superview"
        }
    }
}
