import Environment
import InterfaceDocument

/// Stack views: the constraints that `UIStackView` makes for its arranged subviews, under its own identifiers.
///
/// Learnt from printed constraint lists of real stack views; checked on about 1,500 stored ones.
struct StackViewLowering {
    let index: Int
    let stack: StackView
    let axis: Axis
    /// The arranged subviews that are not hidden.
    let visible: [Int]
    let hidden: [Int]
    /// What the arrangement fills: the stack view, or its margins.
    let canvas: LayoutItem
    let isRightToLeft: Bool

    init?(of index: Int, in system: SceneSystem) {
        guard let stack = StackView(system.view(index).element) else { return nil }
        self.index = index
        self.stack = stack
        axis = stack.axis
        var visible: [Int] = []
        var hidden: [Int] = []
        for child in system.scene.subviews(of: index) where system.states[child].placement == .constraints {
            if system.isHidden(child) { hidden.append(child) } else { visible.append(child) }
        }
        self.visible = visible
        self.hidden = hidden
        canvas = stack.isLayoutMarginsRelativeArrangement ? .margins(index) : .view(index)
        isRightToLeft = system.states[index].isRightToLeft
    }

    /// The space between neighbours, in points; the standard spacing is 8.
    var spacing: Double { stack.usesStandardSpacing ? 8 : stack.spacing }

    func row(
        _ first: LayoutItem, _ firstAnchor: Anchor, _ relation: RowRelation = .equal, _ second: LayoutItem = .none,
        _ secondAnchor: Anchor = .left, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        _ identifier: RowIdentifier
    ) -> Row {
        Row(
            first: first, firstAnchor: firstAnchor, relation: relation, second: second, secondAnchor: secondAnchor,
            multiplier: multiplier, constant: constant, priority: priority, origin: .stackView, identifier: identifier,
            container: Int32(index), isRightToLeft: isRightToLeft)
    }
}

extension SceneSystem {
    /// Lowers the stack view at `index`.
    mutating func lowerStackView(of index: Int) {
        guard let lowering = StackViewLowering(of: index, in: self) else { return }
        guard let first = lowering.visible.first, let last = lowering.visible.last else {
            lowerEmpty(lowering)
            return
        }
        let axis = lowering.axis
        add(
            lowering.row(lowering.canvas, axis.start, .equal, .view(first), axis.start, .canvasConnection))
        add(
            lowering.row(lowering.canvas, axis.end, .equal, .view(last), axis.end, .canvasConnection))
        lowerDistribution(lowering)
        lowerAlignment(lowering)
        lowerHidden(lowering)
    }

    /// A stack view without visible views shrinks to nothing.
    private mutating func lowerEmpty(_ lowering: StackViewLowering) {
        for axis in Axis.allCases {
            add(lowering.row(lowering.canvas, axis.size, constant: 0, priority: 49, .canvasFit))
        }
        lowerHidden(lowering)
    }

    // MARK: Along the axis

    private mutating func lowerDistribution(_ lowering: StackViewLowering) {
        switch lowering.stack.distribution {
        case .fill:
            lowerSpacing(lowering, .equal)
            lowerEqualButtons(lowering)
        case .fillEqually:
            lowerSpacing(lowering, .equal)
            lowerEqualSizes(lowering)
        case .fillProportionally:
            lowerSpacing(lowering, .equal)
            lowerProportions(lowering)
        case .equalSpacing:
            lowerSpacing(lowering, .greaterThanOrEqual)
            lowerGaps(lowering, from: lowering.axis.end, to: lowering.axis.start, equalAt: { _ in 1000 })
        case .equalCentering:
            lowerSpacing(lowering, .greaterThanOrEqual)
            lowerGaps(
                lowering, from: lowering.axis.center, to: lowering.axis.center, equalAt: { 150 - Double($0) })
        }
    }

    /// Neighbours stand the spacing apart, or at least that far.
    private mutating func lowerSpacing(_ lowering: StackViewLowering, _ relation: RowRelation) {
        let axis = lowering.axis
        let isBaselineRelative = axis == .vertical && lowering.stack.isBaselineRelativeArrangement
        for place in lowering.visible.indices.dropFirst() {
            let (previous, next) = (lowering.visible[place - 1], lowering.visible[place])
            if isBaselineRelative {
                add(
                    lowering.row(
                        .view(next), .firstBaseline, relation, .view(previous), .lastBaseline,
                        constant: lowering.spacing, .spacing))
            } else {
                add(
                    lowering.row(
                        .view(next), axis.start, relation, .view(previous), axis.end, constant: lowering.spacing,
                        .spacing))
            }
        }
    }

    /// Buttons with a configuration that fill a row are equally wide, in a row that is stretched as in one that hugs them.
    ///
    /// So are all 13 stored rows of such buttons without widths of their own, in 7 projects; 7 rows, in 3 projects, would
    /// not be otherwise.
    /// None tells a priority but that it is above hugging; a button whose title would be cut is taken to win.
    private mutating func lowerEqualButtons(_ lowering: StackViewLowering) {
        guard lowering.axis == .horizontal else { return }
        let buttons = lowering.visible.filter { Button(view($0).element)?.configuration != nil }
        guard let first = buttons.first else { return }
        for other in buttons.dropFirst() {
            add(lowering.row(.view(other), .width, .equal, .view(first), .width, priority: 749, .equalButtons))
        }
    }

    private mutating func lowerEqualSizes(_ lowering: StackViewLowering) {
        guard let first = lowering.visible.first else { return }
        for other in lowering.visible.dropFirst() {
            add(
                lowering.row(.view(other), lowering.axis.size, .equal, .view(first), lowering.axis.size, .fillEqually))
        }
    }

    /// Each view takes the share of the canvas that its intrinsic size has in all of them and the spacing, with a
    /// priority that falls from view to view, as UIKit's does.
    private mutating func lowerProportions(_ lowering: StackViewLowering) {
        let axis = lowering.axis
        let lengths = lowering.visible.map { max(intrinsicLength(of: $0, axis) ?? 0, 0) }
        let sized = lengths.filter { $0 > 0 }.count
        guard sized > 0 else {
            lowerEqualSizes(lowering)
            return
        }
        let total = lengths.reduce(0, +) + lowering.spacing * Double(lowering.visible.count - 1)
        var priority = 999.0
        for (view, length) in zip(lowering.visible, lengths) {
            guard length > 0 else {
                add(lowering.row(.view(view), axis.size, constant: 0, .fillProportionally))
                continue
            }
            let isSole = sized == 1 && (lowering.visible.count == 1 || lowering.spacing == 0)
            add(
                lowering.row(
                    .view(view), axis.size, .equal, lowering.canvas, axis.size, multiplier: length / total,
                    priority: isSole ? 1000 : priority, .fillProportionally))
            priority -= 1
        }
    }

    /// Equal gaps between neighbours' edges or centres, held by guides, and a wish to be small.
    private mutating func lowerGaps(
        _ lowering: StackViewLowering, from: Anchor, to: Anchor, equalAt priority: (Int) -> Double
    ) {
        let axis = lowering.axis
        var firstGap: LayoutItem?
        for place in lowering.visible.indices.dropFirst() {
            let (previous, next) = (lowering.visible[place - 1], lowering.visible[place])
            let gap = addSpacer(along: axis)
            add(lowering.row(gap, axis.start, .equal, .view(previous), from, .distributingEdge))
            add(lowering.row(gap, axis.end, .equal, .view(next), to, .distributingEdge))
            if let firstGap {
                add(
                    lowering.row(
                        gap, axis.size, .equal, firstGap, axis.size, priority: priority(place - 1), .fillEqually))
            } else {
                firstGap = gap
            }
        }
        add(lowering.row(lowering.canvas, axis.size, constant: 0, priority: 49, .canvasFit))
    }

    // MARK: Across the axis

    private mutating func lowerAlignment(_ lowering: StackViewLowering) {
        let across = lowering.axis.other
        guard let first = lowering.visible.first else { return }
        switch lowering.stack.alignment {
        case .fill:
            lowerAligned(lowering, [across.start, across.end])
            add(lowering.row(lowering.canvas, across.start, .equal, .view(first), across.start, .canvasConnection))
            add(lowering.row(lowering.canvas, across.end, .equal, .view(first), across.end, .canvasConnection))
        case .leading, .top: lowerSpanned(lowering, aligned: across.start)
        case .trailing, .bottom: lowerSpanned(lowering, aligned: across.end)
        case .center: lowerSpanned(lowering, aligned: across.center)
        case .firstBaseline:
            lowerSpanned(lowering, aligned: lowering.axis == .horizontal ? .firstBaseline : across.start)
        case .lastBaseline:
            lowerSpanned(lowering, aligned: lowering.axis == .horizontal ? .lastBaseline : across.start)
        }
    }

    private mutating func lowerAligned(_ lowering: StackViewLowering, _ anchors: [Anchor]) {
        guard let first = lowering.visible.first else { return }
        for other in lowering.visible.dropFirst() {
            for anchor in anchors {
                var anchor = anchor
                // A view without text aligns its edge instead.
                if anchor.isBaseline && !(hasBaseline(first) && hasBaseline(other)) {
                    anchor = anchor == .firstBaseline ? .top : .bottom
                }
                add(lowering.row(.view(other), anchor, .equal, .view(first), anchor, .alignment))
            }
        }
    }

    /// The views share an anchor, and a spanner that reaches around all of them fills the canvas and wants to be small.
    private mutating func lowerSpanned(_ lowering: StackViewLowering, aligned anchor: Anchor) {
        let across = lowering.axis.other
        guard let first = lowering.visible.first else { return }
        lowerAligned(lowering, [anchor])
        if lowering.visible.count == 1 && !anchor.isBaseline {
            lowerSingle(lowering, first, aligned: anchor)
        } else {
            let spanner = addSpacer(along: across)
            let startsAtViews = anchor == across.start
            let endsAtViews = anchor == across.end
            // Aligned by first baselines, the stack starts where its first view does, at the latest, and others stick out
            // above it; the content keeps to its end (6 of 8 rows, in 4 projects). By last baselines it is the other way round.
            let hangs = anchor == .firstBaseline
            let stands = anchor == .lastBaseline
            add(
                lowering.row(
                    lowering.canvas, across.start, hangs ? .lessThanOrEqual : .equal,
                    startsAtViews || hangs ? .view(first) : spanner, across.start, .canvasConnection))
            add(
                lowering.row(
                    lowering.canvas, across.end, stands ? .greaterThanOrEqual : .equal,
                    endsAtViews || stands ? .view(first) : spanner, across.end, .canvasConnection))
            if anchor == across.center {
                add(
                    lowering.row(
                        lowering.canvas, anchor, .equal, .view(first), anchor, .canvasConnection))
            }
            for view in lowering.visible {
                add(
                    lowering.row(
                        spanner, across.start, startsAtViews ? .equal : .lessThanOrEqual, .view(view), across.start,
                        priority: startsAtViews ? 999.5 : 1000, .spanningBoundary))
                add(
                    lowering.row(
                        spanner, across.end, endsAtViews ? .equal : .greaterThanOrEqual, .view(view), across.end,
                        priority: endsAtViews ? 999.5 : 1000, .spanningBoundary))
            }
            add(lowering.row(spanner, across.size, constant: 0, priority: 51, .spanningFit))
            if anchor.isBaseline {
                add(lowering.row(lowering.canvas, across.size, constant: 0, priority: 49, .canvasFit))
            }
        }
        for view in lowering.visible {
            add(lowering.row(.view(view), across.size, constant: 0, priority: 25, .ambiguitySuppression))
        }
    }

    /// A single view needs no spanner: the canvas reaches around it.
    private mutating func lowerSingle(_ lowering: StackViewLowering, _ view: Int, aligned anchor: Anchor) {
        let across = lowering.axis.other
        add(
            lowering.row(
                lowering.canvas, across.start, anchor == across.start ? .equal : .lessThanOrEqual, .view(view),
                across.start, .canvasConnection))
        add(
            lowering.row(
                lowering.canvas, across.end, anchor == across.end ? .equal : .greaterThanOrEqual, .view(view),
                across.end,
                .canvasConnection))
        if anchor == across.center {
            add(lowering.row(lowering.canvas, anchor, .equal, .view(view), anchor, .canvasConnection))
        }
        add(lowering.row(lowering.canvas, across.size, constant: 0, priority: 49, .canvasFit))
    }

    // MARK: Helpers

    /// Hidden views shrink to nothing along the axis, half the spacing after the previous visible view if one follows (13
    /// of 13), else at its end; across it they start with the others and would like to end with them, but have no say.
    private mutating func lowerHidden(_ lowering: StackViewLowering) {
        let axis = lowering.axis
        let across = axis.other
        for view in lowering.hidden {
            // A hair below required: a hidden view's own size is not a conflict.
            add(lowering.row(.view(view), axis.size, constant: 0, priority: 999.999, .hiding))
            if let previous = lowering.visible.last(where: { $0 < view }) {
                let isInside = lowering.visible.contains { $0 > view }
                add(
                    lowering.row(
                        .view(view), axis.start, .equal, .view(previous), axis.end,
                        constant: isInside ? lowering.spacing / 2 : 0, .spacing))
            } else {
                add(lowering.row(.view(view), axis.start, .equal, lowering.canvas, axis.start, .spacing))
            }
            add(lowering.row(.view(view), across.start, .equal, lowering.canvas, across.start, .alignment))
            if lowering.stack.alignment == .fill {
                add(lowering.row(.view(view), across.end, .equal, lowering.canvas, across.end, priority: 1, .alignment))
            } else {
                add(lowering.row(.view(view), across.size, constant: 0, priority: 25, .ambiguitySuppression))
            }
        }
    }

    private mutating func addSpacer(along axis: Axis) -> LayoutItem {
        let extent = addExtent()
        spacers.append(LayoutBox(x: axis == .horizontal ? extent : -1, y: axis == .vertical ? extent : -1))
        return .spacer(spacers.count - 1)
    }

    /// The intrinsic length of a view, or, for a stack view inside a stack view, of what it arranges.
    private func intrinsicLength(of index: Int, _ axis: Axis) -> Double? {
        let own = axis == .horizontal ? states[index].intrinsic.width : states[index].intrinsic.height
        guard own == nil, let lowering = StackViewLowering(of: index, in: self) else { return own }
        let lengths = lowering.visible.map { intrinsicLength(of: $0, axis) ?? 0 }
        if lowering.axis == axis {
            return lengths.reduce(0, +) + lowering.spacing * Double(max(lengths.count - 1, 0))
        }
        return lengths.max()
    }
}
