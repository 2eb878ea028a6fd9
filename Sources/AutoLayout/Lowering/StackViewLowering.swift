import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// Stack views: the constraints that `UIStackView` makes for its arranged subviews, under its own identifiers.
///
/// Learnt from printed constraint lists of real stack views; checked on about 1,500 stored ones.
struct StackViewLowering: SceneReader {
    let model: SceneModel
    /// What is known of each view: proportions are those of intrinsic sizes.
    let states: [ViewState]
    let rows: RowBuilder
    let arrangement: StackArrangement

    /// Nil where the view at `index` is no stack view.
    init?(of index: Int, _ model: SceneModel, _ states: [ViewState], _ rows: RowBuilder) {
        guard let arrangement = StackArrangement(of: index, in: model) else { return nil }
        self.model = model
        self.states = states
        self.rows = rows
        self.arrangement = arrangement
    }

    /// Lowers the stack view.
    func lower() {
        guard let first = arrangement.visible.first, let last = arrangement.visible.last else {
            lowerEmpty()
            return
        }
        let axis = arrangement.axis
        rows.add(
            row(arrangement.canvas, axis.start, .equal, .view(first), axis.start, .canvasConnection))
        rows.add(
            row(arrangement.canvas, axis.end, .equal, .view(last), axis.end, .canvasConnection))
        lowerDistribution()
        lowerAlignment()
        lowerHidden()
    }

    /// A stack view without visible views shrinks to nothing.
    private func lowerEmpty() {
        for axis in Axis.allCases {
            rows.add(row(arrangement.canvas, axis.size, constant: 0, priority: 49, .canvasFit))
        }
        lowerHidden()
    }

    // MARK: Along the axis

    private func lowerDistribution() {
        switch arrangement.stack.distribution {
        case .fill:
            lowerSpacing(.equal)
            lowerEqualButtons()
            lowerTextWidths()
        case .fillEqually:
            lowerSpacing(.equal)
            lowerEqualSizes()
        case .fillProportionally:
            lowerSpacing(.equal)
            lowerProportions()
        case .equalSpacing:
            lowerSpacing(.greaterThanOrEqual)
            lowerGaps(from: arrangement.axis.end, to: arrangement.axis.start, equalAt: { _ in 1000 })
        case .equalCentering:
            lowerSpacing(.greaterThanOrEqual)
            lowerGaps(
                from: arrangement.axis.center, to: arrangement.axis.center, equalAt: { 150 - Double($0) })
        }
    }

    /// Neighbours stand the spacing apart, or at least that far.
    private func lowerSpacing(_ relation: Relation) {
        let axis = arrangement.axis
        let isBaselineRelative = axis == .vertical && arrangement.stack.isBaselineRelativeArrangement
        for place in arrangement.visible.indices.dropFirst() {
            let (previous, next) = (arrangement.visible[place - 1], arrangement.visible[place])
            if isBaselineRelative {
                rows.add(
                    row(
                        .view(next), .firstBaseline, relation, .view(previous), .lastBaseline,
                        constant: baselineSpacing(above: next), .spacing))
            } else {
                rows.add(
                    row(
                        .view(next), axis.start, relation, .view(previous), axis.end, constant: arrangement.spacing,
                        .spacing))
            }
        }
    }

    /// The space between the baseline of a view and the one above it: the standard one is that of two lines of its
    /// text.
    private func baselineSpacing(above view: Int) -> Double {
        guard arrangement.stack.usesStandardSpacing, let font = IntrinsicMeasurer(model: model).textFont(of: view)
        else { return arrangement.spacing }
        return font.lineDistance
    }

    /// Buttons with a configuration that fill a row are equally wide, in a row that is stretched as in one that hugs
    /// them.
    ///
    /// So are all 13 stored rows of such buttons without widths of their own, in 7 projects; 7 rows, in 3 projects,
    /// would not be otherwise.
    /// A title that is wider than its part wraps (4 buttons in 2 documents of 1 project): the row comes before its
    /// resistance to compression.
    private func lowerEqualButtons() {
        guard arrangement.axis == .horizontal else { return }
        let buttons = arrangement.visible.filter { Button(view($0).element)?.configuration != nil }
        guard let first = buttons.first else { return }
        for other in buttons.dropFirst() {
            rows.add(row(.view(other), .width, .equal, .view(first), .width, priority: 751, .equalButtons))
        }
    }

    /// Each label of several lines in a row wants its part of it: without that, nothing would say how wide it is to
    /// wrap.
    ///
    /// UIKit printed these constraints with ten more than the label's resistance to compression (openradar 41192642),
    /// and so 18 stored frames in 5 repositories have it; later tools let all hugging come first. Rows of more views
    /// than `mostShares` go without: each share depends on all views of its row.
    private func lowerTextWidths() {
        let count = arrangement.visible.count
        guard arrangement.axis == .horizontal, count > 1, count <= Self.mostShares else { return }
        for index in arrangement.visible {
            guard let label = Label(view(index).element), label.numberOfLines != 1 else { continue }
            let resistance = view(index).compressionResistance(.horizontal)
            let priority = environment.profile.text.sharesRowsFirst ? resistance + 10 : 10
            rows.add(
                row(
                    .view(index), .width, .equal, arrangement.canvas, .width, multiplier: 1 / Double(count),
                    constant: -arrangement.statedGaps / Double(count),
                    priority: IntrinsicSizeLowering.contentPriority(priority), .textWidth))
        }
    }

    /// Far more views than any row of a screen has.
    private static let mostShares = 100

    private func lowerEqualSizes() {
        guard let first = arrangement.visible.first else { return }
        for other in arrangement.visible.dropFirst() {
            rows.add(
                row(.view(other), arrangement.axis.size, .equal, .view(first), arrangement.axis.size, .fillEqually))
        }
    }

    /// Each view takes the share of the canvas that its intrinsic size has in all of them and the spacing, with a
    /// priority that falls from view to view, as UIKit's does.
    private func lowerProportions() {
        let axis = arrangement.axis
        let lengths = arrangement.visible.map { max(intrinsicLength(of: $0, axis) ?? 0, 0) }
        let sized = lengths.filter { $0 > 0 }.count
        guard sized > 0 else {
            lowerEqualSizes()
            return
        }
        let total = lengths.reduce(0, +) + arrangement.statedGaps
        // Where they overlap by all of it, there is nothing to share.
        guard total > 0 else {
            lowerEqualSizes()
            return
        }
        var priority = 999.0
        for (view, length) in zip(arrangement.visible, lengths) {
            guard length > 0 else {
                rows.add(row(.view(view), axis.size, constant: 0, .fillProportionally))
                continue
            }
            let isSole = sized == 1 && (arrangement.visible.count == 1 || arrangement.stack.spacing == 0)
            rows.add(
                row(
                    .view(view), axis.size, .equal, arrangement.canvas, axis.size, multiplier: length / total,
                    priority: isSole ? 1000 : priority, .fillProportionally))
            priority -= 1
        }
    }

    /// Equal gaps between neighbours' edges or centres, held by guides, and a wish to be small.
    private func lowerGaps(
        from: Anchor, to: Anchor, equalAt priority: (Int) -> Double
    ) {
        let axis = arrangement.axis
        var firstGap: LayoutItem?
        for place in arrangement.visible.indices.dropFirst() {
            let (previous, next) = (arrangement.visible[place - 1], arrangement.visible[place])
            let gap = rows.addSpacer(along: axis)
            rows.add(row(gap, axis.start, .equal, .view(previous), from, .distributingEdge))
            rows.add(row(gap, axis.end, .equal, .view(next), to, .distributingEdge))
            if let firstGap {
                rows.add(
                    row(
                        gap, axis.size, .equal, firstGap, axis.size, priority: priority(place - 1), .fillEqually))
            } else {
                firstGap = gap
            }
        }
        rows.add(row(arrangement.canvas, axis.size, constant: 0, priority: 49, .canvasFit))
    }

    // MARK: Across the axis

    private func lowerAlignment() {
        let across = arrangement.axis.other
        guard let first = arrangement.visible.first else { return }
        switch arrangement.stack.alignment {
        case .fill:
            lowerAligned(across.start, and: across.end)
            rows.add(row(arrangement.canvas, across.start, .equal, .view(first), across.start, .canvasConnection))
            rows.add(row(arrangement.canvas, across.end, .equal, .view(first), across.end, .canvasConnection))
        case .leading, .top: lowerSpanned(aligned: across.start)
        case .trailing, .bottom: lowerSpanned(aligned: across.end)
        case .center: lowerSpanned(aligned: across.center)
        case .firstBaseline:
            lowerSpanned(aligned: arrangement.axis == .horizontal ? .firstBaseline : across.start)
        case .lastBaseline:
            lowerSpanned(aligned: arrangement.axis == .horizontal ? .lastBaseline : across.start)
        }
    }

    private func lowerAligned(_ anchor: Anchor, and second: Anchor? = nil) {
        guard let first = arrangement.visible.first else { return }
        func align(_ other: Int, _ anchor: Anchor) {
            var anchor = anchor
            // A view without text aligns its edge instead.
            if anchor.isBaseline && !(model.hasBaseline(first) && model.hasBaseline(other)) {
                anchor = anchor == .firstBaseline ? .top : .bottom
            }
            rows.add(row(.view(other), anchor, .equal, .view(first), anchor, .alignment))
        }
        for other in arrangement.visible.dropFirst() {
            align(other, anchor)
            if let second { align(other, second) }
        }
    }

    /// The views share an anchor, and a spanner that reaches around all of them fills the canvas and wants to be small.
    private func lowerSpanned(aligned anchor: Anchor) {
        let across = arrangement.axis.other
        guard let first = arrangement.visible.first else { return }
        lowerAligned(anchor)
        if arrangement.visible.count == 1 && !anchor.isBaseline {
            lowerSingle(first, aligned: anchor)
        } else {
            let spanner = rows.addSpacer(along: across)
            let startsAtViews = anchor == across.start
            let endsAtViews = anchor == across.end
            // Aligned by first baselines, the stack starts where its first view does, at the latest, and others stick
            // out above it; the content keeps to its end (6 of 8 rows, in 4 projects). By last baselines it is the
            // other way round.
            let hangs = anchor == .firstBaseline
            let stands = anchor == .lastBaseline
            rows.add(
                row(
                    arrangement.canvas, across.start, hangs ? .lessThanOrEqual : .equal,
                    startsAtViews || hangs ? .view(first) : spanner, across.start, .canvasConnection))
            rows.add(
                row(
                    arrangement.canvas, across.end, stands ? .greaterThanOrEqual : .equal,
                    endsAtViews || stands ? .view(first) : spanner, across.end, .canvasConnection))
            if anchor == across.center {
                rows.add(
                    row(
                        arrangement.canvas, anchor, .equal, .view(first), anchor, .canvasConnection))
            }
            for view in arrangement.visible {
                rows.add(
                    row(
                        spanner, across.start, startsAtViews ? .equal : .lessThanOrEqual, .view(view), across.start,
                        priority: startsAtViews ? 999.5 : 1000, .spanningBoundary))
                rows.add(
                    row(
                        spanner, across.end, endsAtViews ? .equal : .greaterThanOrEqual, .view(view), across.end,
                        priority: endsAtViews ? 999.5 : 1000, .spanningBoundary))
            }
            rows.add(row(spanner, across.size, constant: 0, priority: 51, .spanningFit))
            if anchor.isBaseline {
                rows.add(row(arrangement.canvas, across.size, constant: 0, priority: 49, .canvasFit))
            }
        }
        for view in arrangement.visible {
            rows.add(row(.view(view), across.size, constant: 0, priority: 25, .ambiguitySuppression))
        }
    }

    /// A single view needs no spanner: the canvas reaches around it.
    private func lowerSingle(_ view: Int, aligned anchor: Anchor) {
        let across = arrangement.axis.other
        rows.add(
            row(
                arrangement.canvas, across.start, anchor == across.start ? .equal : .lessThanOrEqual, .view(view),
                across.start, .canvasConnection))
        rows.add(
            row(
                arrangement.canvas, across.end, anchor == across.end ? .equal : .greaterThanOrEqual, .view(view),
                across.end,
                .canvasConnection))
        if anchor == across.center {
            rows.add(row(arrangement.canvas, anchor, .equal, .view(view), anchor, .canvasConnection))
        }
        rows.add(row(arrangement.canvas, across.size, constant: 0, priority: 49, .canvasFit))
    }

    // MARK: Hidden views

    /// A hair below required: what a hidden view's own constraints ask for is not a conflict.
    private static let hidingPriority = 999.999

    /// Hidden views shrink to nothing along the axis, half the spacing after the previous visible view if one follows
    /// (43 of 44), else at its end (40 of 40), or end where the first one starts (17 of 21, in 8 projects). Beside a
    /// single visible view that fills the stack view across they stand at its start (57 of 71, in 22 projects; beside
    /// others 7 of 20). Across the axis they are aligned like the others.
    private func lowerHidden() {
        let axis = arrangement.axis
        let isSole = arrangement.visible.count == 1 && arrangement.stack.alignment == .fill
        for view in arrangement.hidden {
            rows.add(row(.view(view), axis.size, constant: 0, priority: Self.hidingPriority, .hiding))
            if isSole {
                rows.add(row(.view(view), axis.start, .equal, arrangement.canvas, axis.start, .spacing))
            } else if let previous = arrangement.visible.last(where: { $0 < view }) {
                let isInside = arrangement.visible.contains { $0 > view }
                rows.add(
                    row(
                        .view(view), axis.start, .equal, .view(previous), axis.end,
                        constant: isInside ? arrangement.spacing / 2 : 0, .spacing))
            } else {
                let edge = arrangement.visible.isEmpty ? axis.start : axis.end
                rows.add(row(.view(view), edge, .equal, arrangement.canvas, axis.start, .spacing))
            }
            lowerHiddenAlignment(of: view)
        }
    }

    /// A hidden view fills the stack view's width or height like a visible one (173 of 174 frames), so that its own has
    /// a say in it, or is centred in it (44 of 44) or stands at an end without one. Where all are hidden, none counts.
    private func lowerHiddenAlignment(of view: Int) {
        let across = arrangement.axis.other
        let alignment = arrangement.stack.alignment
        func align(_ anchor: Anchor, priority: Double = 1000) {
            rows.add(row(.view(view), anchor, .equal, arrangement.canvas, anchor, priority: priority, .alignment))
        }
        if arrangement.visible.isEmpty {
            align(across.start, priority: Self.hidingPriority)
            if alignment == .fill { align(across.end, priority: 1) }
        } else {
            switch alignment {
            case .fill:
                align(across.start)
                align(across.end)
            case .center: align(across.center)
            case .trailing, .bottom: align(across.end)
            case .leading, .top, .firstBaseline, .lastBaseline: align(across.start)
            }
        }
        if alignment != .fill {
            rows.add(row(.view(view), across.size, constant: 0, priority: 25, .ambiguitySuppression))
        }
    }

    // MARK: Helpers

    private func row(
        _ first: LayoutItem, _ firstAnchor: Anchor, _ relation: Relation = .equal, _ second: LayoutItem = .none,
        _ secondAnchor: Anchor = .left, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
        _ identifier: RowIdentifier
    ) -> LoweredRow {
        LoweredRow(
            first: first, firstAnchor: firstAnchor, relation: relation, second: second, secondAnchor: secondAnchor,
            multiplier: multiplier, constant: constant, priority: priority, origin: .stackView, identifier: identifier,
            container: Int32(arrangement.index), isRightToLeft: arrangement.isRightToLeft)
    }

    /// The intrinsic length of a view, or, for a stack view inside a stack view, of what it arranges.
    private func intrinsicLength(of index: Int, _ axis: Axis) -> Double? {
        let own =
            statedLength(of: index, axis)
            ?? (axis == .horizontal ? states[index].intrinsic.width : states[index].intrinsic.height)
        guard own == nil, let arrangement = StackArrangement(of: index, in: model) else { return own }
        let lengths = arrangement.visible.map { intrinsicLength(of: $0, axis) ?? 0 }
        if arrangement.axis == axis {
            return lengths.reduce(0, +) + arrangement.spacing * Double(max(lengths.count - 1, 0))
        }
        return lengths.max()
    }

    /// The length that a constraint states of a view to which the canvas gives one otherwise: in the shares of a stack
    /// view it stands in for that (12 views in 3 repositories, none against).
    private func statedLength(of index: Int, _ axis: Axis) -> Double? {
        let measurer = IntrinsicMeasurer(model: model)
        guard measurer.mayHaveDesignTimeSize(to: index) else { return nil }
        let own = measurer.ownSize(of: index)
        guard (axis == .horizontal ? own.width : own.height) == nil else { return nil }
        let stated = scene.constraints.first { row in
            let constraint = row.constraint
            return row.owner == index && !constraint.hasDanglingItem && constraint.secondItem == nil
                && constraint.relation == .equal && !constraint.isPlaceholder
                && constraint.firstAttribute == (axis == .horizontal ? .width : .height)
                && constraint.firstItem == view(index).element
        }
        return stated?.constraint.resolvedConstant
    }
}
