import ConstraintSolver

/// One constraint in the form in which people write it: `first.anchor relation multiplier × second.anchor + constant`.
package struct LoweredRow: Sendable {
    package var first: LayoutItem
    package var firstAnchor: Anchor
    package var relation: Relation
    package var second: LayoutItem
    package var secondAnchor: Anchor
    package var multiplier: Double
    /// In points.
    package var constant: Double
    package var priority: Double
    /// Who made it.
    package var provenance: Provenance
    /// In whose coordinates its places are.
    package var coordinates: Coordinates

    /// Who made a row.
    package struct Provenance: Sendable {
        package var origin: ConstraintOrigin
        /// UIKit's identifier of the constraint, as it prints it.
        package var identifier: RowIdentifier
        /// The index in the scene's `constraints` of the written constraint; -1 for implicit ones.
        package var source: Int32
    }

    /// What decides what a row's places mean.
    package struct Coordinates: Sendable {
        /// The index in the scene of the view in whose coordinates places are measured: the one that holds the
        /// constraint.
        package var container: Int32
        /// Whether leading means right.
        package var isRightToLeft: Bool
    }

    init(
        first: LayoutItem, firstAnchor: Anchor, relation: Relation = .equal, second: LayoutItem = .none,
        secondAnchor: Anchor = .left, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        origin: ConstraintOrigin, identifier: RowIdentifier = .none, container: Int32 = -1, source: Int32 = -1,
        isRightToLeft: Bool = false
    ) {
        self.first = first
        self.firstAnchor = firstAnchor
        self.relation = relation
        self.second = second
        self.secondAnchor = secondAnchor
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        provenance = Provenance(origin: origin, identifier: identifier, source: source)
        coordinates = Coordinates(container: container, isRightToLeft: isRightToLeft)
    }

    package var origin: ConstraintOrigin { provenance.origin }
    package var identifier: RowIdentifier { provenance.identifier }
    package var source: Int32 { provenance.source }
    package var container: Int32 { coordinates.container }
    package var isRightToLeft: Bool { coordinates.isRightToLeft }

    /// Whether the row's constant changes between passes: with insets, baselines or intrinsic sizes.
    var dependsOnPasses: Bool {
        origin == .intrinsicSize || first.dependsOnPasses(firstAnchor) || second.dependsOnPasses(secondAnchor)
    }
}

extension LayoutItem {
    fileprivate func dependsOnPasses(_ anchor: Anchor) -> Bool {
        if anchor.isBaseline { return true }
        switch kind {
        case .margins, .contentMargins, .safeArea, .keyboard, .readableContent, .topGuide, .bottomGuide: return true
        default: return false
        }
    }
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
    case textWidth = "UISV-text-width-disambiguation"
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
