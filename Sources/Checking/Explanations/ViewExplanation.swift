import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// Why a view has the frame it has: what `strut explain` says of a view.
public struct ViewExplanation: Sendable {
    /// The view as its author knows it: class, outlet, label or text, object id.
    public var name: String
    /// The view's object id.
    public var object: String?
    /// The path of the document, as it was given.
    public var path: String
    /// Where the view stands in the document.
    public var location: SourceLocation
    /// How many views it stands for: of a view in a prototype one for each row, of which the first is explained.
    public var copies = 1
    /// The frame in points in the superview's coordinates, on whole pixels.
    public var frame: Rect
    /// How the frame comes about, in words.
    public var placement: String
    /// The alignment rectangle that constraints speak of, in points in the root's coordinates, not rounded.
    public var alignmentRect: Rect
    /// The intrinsic content sizes, by axis; empty for a view without one.
    public var contentSizes: [ExplainedContentSize]
    /// The layout margins, in points from the view's edges.
    public var layoutMargins: EdgeInsets
    /// The safe area's insets, in points from the view's edges.
    public var safeArea: EdgeInsets
    /// What decides the frame: x, width, y and height, in this order; then the size of a scroll view's content.
    public var quantities: [ExplainedQuantity]
    /// The constraints that speak of the view and were not met.
    public var lost: [LostConstraint]
    /// The inequalities that speak of the view and hold with room to spare.
    public var loose: [LooseConstraint]
}

/// The size that a view wants by itself on one axis, and how much it insists.
public struct ExplainedContentSize: Sendable, Hashable {
    /// The axis.
    public var axis: Axis
    /// In points.
    public var length: Double
    /// How it was measured, in words.
    public var measurement: String
    /// How much the view resists being larger, 1…1000.
    public var huggingPriority: Double
    /// How much the view resists being smaller, 1…1000.
    public var compressionResistancePriority: Double
    /// Both priorities in one line, as UIKit prints them: `UILabel:….width == 42 Hug:251 CompressionResistance:750`.
    public var description: String
}

/// One of the four numbers of a frame, or the size of a scroll view's content, and the chain of constraints that
/// decides it.
public struct ExplainedQuantity: Sendable {
    /// The number that is meant.
    public enum Name: String, Sendable, CaseIterable {
        /// The distance of the left edges.
        case x
        /// The width.
        case width
        /// The distance of the top edges.
        case y
        /// The height.
        case height
        /// The width of a scroll view's content.
        case contentWidth
        /// The height of a scroll view's content.
        case contentHeight

        /// How a view is said to be for which the number is greater, and for which it is less.
        package var directions: (more: String, less: String) {
            switch self {
            case .x: ("farther right", "farther left")
            case .width, .contentWidth: ("wider", "narrower")
            case .y: ("farther down", "farther up")
            case .height, .contentHeight: ("taller", "shorter")
            }
        }

        /// The number of an item that an anchor measures.
        init(_ anchor: Anchor) {
            self = anchor.isHorizontal ? (anchor.isSize ? .width : .x) : anchor.isSize ? .height : .y
        }

        /// Whether it is on the horizontal axis.
        package var isHorizontal: Bool { self == .x || self == .width || self == .contentWidth }
    }

    /// Which number.
    public var name: Name
    /// The number in the frame, in points, on whole pixels; of content not rounded.
    public var value: Double
    /// The same of the alignment rectangle, in points, not rounded: what the contributions of the links add up to.
    public var alignmentValue: Double
    /// How many points of the number are alignment insets: what the frame has outside of the alignment rectangle.
    public var alignmentInset: Double
    /// What all contributions are multiples of by their constraints: 0.5 where two views share a length; else 1.
    public var factor: Double
    /// The chain that decides it, from the view to the root. Where the number is open, what is known of it.
    public var links: [ExplanationLink]
    /// What is open about it, in words; empty where it is decided.
    public var ambiguities: [String]
}

/// A link of a chain: a constraint, or what a stack view, a mask or an intrinsic size makes of several.
public struct ExplanationLink: Sendable {
    /// In which direction it holds the number that it decides.
    public enum Direction: String, Sendable {
        /// In both.
        case both
        /// It keeps the number from growing.
        case upper
        /// It keeps the number from shrinking.
        case lower
    }

    /// What it says, in words.
    public var text: String
    /// Where it comes from.
    public var origin: ConstraintOrigin
    /// The object id of the constraint in the document; nil for an implicit one.
    public var constraint: String?
    /// The object id of what stands at its place: the constraint, or the view that makes it.
    public var object: String?
    /// Where that object starts in the document.
    public var location: SourceLocation?
    /// The lowest priority in it, 1…1000.
    public var priority: Double
    /// In which direction it holds.
    public var direction: Direction
    /// How many points it adds to the number that the chain decides.
    public var contribution: Double
    /// What its own points were multiplied with for that: 0.5 for a width of which half counts; 1 where there are
    /// several.
    public var factor: Double
    /// The constraints that it consists of, as UIKit prints them.
    public var descriptions: [String]
}

/// A constraint that was not met, and what stood against it.
public struct LostConstraint: Sendable {
    /// What it asks for and by how much it missed, in words.
    public var text: String
    /// Where it comes from.
    public var origin: ConstraintOrigin
    /// The object id of the constraint in the document; nil for an implicit one.
    public var constraint: String?
    /// The object id of what stands at its place.
    public var object: String?
    /// Where that object starts in the document.
    public var location: SourceLocation?
    /// 1…1000.
    public var priority: Double
    /// By how many points it was missed.
    public var amount: Double
    /// Whether it was required, and given up because it conflicts with others.
    public var isBroken: Bool
    /// The constraint as UIKit prints it.
    public var description: String
    /// The number of a view that it asks for.
    package var quantity: ExplainedQuantity.Name
    /// The chain that it lost to.
    public var against: [ExplanationLink]
}

/// An inequality that holds with room to spare, and decides nothing.
public struct LooseConstraint: Sendable {
    /// What it says, in words.
    public var text: String
    /// Where it comes from.
    public var origin: ConstraintOrigin
    /// The object id of the constraint in the document; nil for an implicit one.
    public var constraint: String?
    /// The object id of what stands at its place.
    public var object: String?
    /// Where that object starts in the document.
    public var location: SourceLocation?
    /// 1…1000.
    public var priority: Double
    /// How many points are left.
    public var room: Double
    /// The constraint as UIKit prints it.
    public var description: String
}
