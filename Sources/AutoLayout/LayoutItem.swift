import InterfaceDocument

/// What a row of the system speaks of: a view, one of its guides, or a helper that a stack view makes.
package struct LayoutItem: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        /// Nothing: the second item of a row that compares with a constant.
        case none
        case view
        case safeArea
        case margins
        case readableContent
        /// A scroll view's content.
        case contentLayout
        /// What the scroll view's margins leave of it.
        case contentMargins
        /// A scroll view's own frame, by its guide: its edges are never the content's.
        case frameLayout
        /// A guide that the document declares on a view.
        case userGuide
        /// The controller's top layout guide: the strip from the root's top to the bottom of the bars above.
        case topGuide
        case bottomGuide
        case keyboard
        /// A stack view's spanner or gap.
        case spacer
    }

    package var kind: Kind
    /// The view's index in the scene; for user guides and spacers an index of their own.
    package var index: Int32

    package static let none = LayoutItem(kind: .none, index: -1)
    package static func view(_ index: Int) -> LayoutItem { LayoutItem(kind: .view, index: Int32(index)) }
    static func margins(_ index: Int) -> LayoutItem { LayoutItem(kind: .margins, index: Int32(index)) }
    static func contentLayout(_ index: Int) -> LayoutItem { LayoutItem(kind: .contentLayout, index: Int32(index)) }
    static func spacer(_ index: Int) -> LayoutItem { LayoutItem(kind: .spacer, index: Int32(index)) }
}

/// Where an item's rectangle is found in the system: two pairs of variables, inset by constants.
///
/// Each pair is an origin and the size that follows it. A guide that lies in its view at fixed insets needs no variables.
struct LayoutBox: Sendable {
    /// The variable of the left edge; the next variable is the width. -1 where the item has no horizontal extent.
    var x: Int32
    /// The variable of the top edge; the next variable is the height.
    var y: Int32
    /// Insets in points from those edges.
    var insets: EdgeInsets = .zero
}

/// One constraint in the form in which people write it: `first.anchor relation multiplier × second.anchor + constant`.
package struct Row: Sendable {
    package var first: LayoutItem
    package var firstAnchor: Anchor
    package var relation: RowRelation = .equal
    package var second: LayoutItem = .none
    package var secondAnchor: Anchor = .left
    package var multiplier: Double = 1
    package var constant: Double = 0
    package var priority: Double = 1000
    package var origin: ConstraintOrigin
    /// UIKit's identifier of the constraint, as it prints it.
    package var identifier: RowIdentifier = .none
    /// The index in the scene of the view in whose coordinates places are measured: the one that holds the constraint.
    package var container: Int32 = -1
    /// The index in the scene's `constraints` of the written constraint; -1 for implicit ones.
    package var source: Int32 = -1
    /// Whether leading means right.
    package var isRightToLeft = false

    /// What the row's linear constraint is multiplied with.
    ///
    /// A proportion is weighed by the whole, not by the share: with shares of a hundredth, a hair of a point in one row
    /// would otherwise stand for whole points of the next. Each such row has a priority of its own.
    var weight: Double { identifier == .fillProportionally && multiplier > 0 ? 1 / multiplier : 1 }
}

package enum RowRelation: UInt8, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
}

/// The identifiers that UIKit gives to the constraints it makes, spelled as it prints them.
package enum RowIdentifier: String, Sendable {
    case none = ""
    case encapsulatedWidth = "UIView-Encapsulated-Layout-Width"
    case encapsulatedHeight = "UIView-Encapsulated-Layout-Height"
    case encapsulatedLeft = "UIView-Encapsulated-Layout-Left"
    case encapsulatedTop = "UIView-Encapsulated-Layout-Top"
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    /// Ours: what UIKit calls it is not known.
    case equalButtons = "equal-buttons"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case canvasFit = "UISV-canvas-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case hiding = "UISV-hiding"
    case fixedFrame = "IB auto generated at build time for view with fixed frame"
    case hugging = "content-hugging"
    case compressionResistance = "content-compression-resistance"
    case contentGuide = "UIScrollView-contentLayoutGuide"
}
