import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view that a constant moves out of its superview's safe area, or that two constants move
    /// aside where they are to keep it inside.
    static let outwardConstant = LayoutRule(.outwardConstant) { context in
        let scene = context.scene
        // In most scenes no constant leads out.
        var outward: Set<Int> = []
        for row in scene.rows where row.source >= 0 && row.constant.magnitude > OutwardConstant.slack {
            if let hold = context.edgeHold(row), hold.leadsOut { outward.insert(hold.view) }
        }
        if outward.isEmpty { return }
        var holds: [Int: [EdgeHold]] = [:]
        for row in scene.rows where row.source >= 0 {
            if let hold = context.edgeHold(row), outward.contains(hold.view) {
                holds[hold.view, default: []].append(hold)
            }
        }
        for (view, holds) in holds.sorted(by: { $0.key < $1.key }) {
            guard context.geometry.isShown[view], !context.isDecoration(view) else { continue }
            for hold in holds where hold.leadsOut {
                let opposite = holds.first { $0.isOpposite(of: hold) }
                if let opposite, opposite.inset < 0 { continue }
                if let opposite, hold.side.isHorizontal, abs(opposite.inset + hold.inset) < OutwardConstant.tolerance {
                    context.report(movedAside: hold, opposite)
                } else if hold.isSafe, context.isScreen(scene.superview(of: view)) {
                    context.report(outside: hold)
                }
            }
        }
    }
}

extension Rule {
    /// A constant leads out of what it is to keep a view in.
    static let outwardConstant = Rule(
        "outward-constant", on: .layout, .warning, orElse: .note, active: .inChecks,
        summary:
            "The constants of a view's two sides move it aside instead of keeping it inside of its superview: one has the wrong sign. "
            + "A note where one constant leads out of the safe area: on a screen whose safe area ends at its edge it leads out of the "
            + "screen.",
        help: "Change the sign of the constant, or constrain the view to the edge itself.")
}

private enum OutwardConstant {
    /// How far a view may reach out, to align what it draws, in points.
    static let slack = 3.0
    /// How far a view reaches out at the most that is not moved away, in points: more than the safe area of any phone
    /// or pad at its side has, without a bar.
    static let farthest = 62.0
    /// How far two constants may differ and be the same, in points.
    static let tolerance = 0.01
}

/// A required constraint that holds a side of a view at the same side of its superview.
private struct EdgeHold {
    /// A side of a view, in Interface Builder's word.
    enum Side: String {
        case top, bottom, leading, trailing, left, right

        /// The side that an anchor is; nil for what is no side.
        init?(_ anchor: Anchor) {
            switch anchor {
            case .top: self = .top
            case .bottom: self = .bottom
            case .leading: self = .leading
            case .trailing: self = .trailing
            case .left: self = .left
            case .right: self = .right
            default: return nil
            }
        }

        var isStart: Bool { self == .top || self == .leading || self == .left }
        var isHorizontal: Bool { self != .top && self != .bottom }
    }

    var view: Int
    var row: LoweredRow
    var side: Side
    /// How far inside of the superview's edge the view lies, in points.
    var inset: Double
    /// Whether the edge is that of the superview's safe area.
    var isSafe: Bool

    /// Whether the view reaches out, and is not moved away.
    var leadsOut: Bool { inset < -OutwardConstant.slack && inset >= -OutwardConstant.farthest }

    /// Whether two hold one view at its two sides of one axis.
    func isOpposite(of other: EdgeHold) -> Bool {
        side.isHorizontal == other.side.isHorizontal && side.isStart != other.side.isStart
    }
}

extension RuleContext {
    /// What a row says of a side of a view and its superview; nil for a row that says something else.
    fileprivate func edgeHold(_ row: LoweredRow) -> EdgeHold? {
        guard row.relation == .equal, row.priority >= 1000, row.multiplier == 1, row.firstAnchor == row.secondAnchor,
            let side = EdgeHold.Side(row.firstAnchor), let first = scene.owner(of: row.first),
            let second = scene.owner(of: row.second), first != second
        else { return nil }
        let isFirst = scene.superview(of: first) == second
        let (view, outer) = isFirst ? (row.first, row.second) : (row.second, row.first)
        guard view.kind == .view, scene.superview(of: isFirst ? first : second) == (isFirst ? second : first),
            outer.kind == .view || outer.kind == .safeArea
        else { return nil }
        let offset = isFirst ? row.constant : -row.constant
        return EdgeHold(
            view: isFirst ? first : second, row: row, side: side, inset: side.isStart ? offset : -offset,
            isSafe: outer.kind == .safeArea)
    }

    /// Whether a view draws nothing that anybody misses where it reaches out: a picture, a background, or wheels that
    /// fade at their ends.
    fileprivate func isDecoration(_ view: Int) -> Bool {
        switch scene.view(view).kind {
        case .imageView, .visualEffectView, .pickerView, .datePicker: true
        case .view: scene.view(view).customClass == nil && scene.scene.views[view].subtreeEnd == view + 1
        default: false
        }
    }

    /// Whether a view is a controller's, which fills the screen.
    fileprivate func isScreen(_ view: Int) -> Bool { scene.superview(of: view) < 0 && isOnScreen(view) }

    fileprivate mutating func report(outside hold: EdgeHold) {
        let outer = name(scene.superview(of: hold.view))
        report(
            .outwardConstant,
            "\(name(hold.view)) is constrained \(points(-hold.inset)) out of the safe area of \(outer) at its "
                + "\(hold.side.rawValue) edge: where the safe area ends at the edge of \(outer), it reaches out of that. Constrain "
                + "it to the safe area without the constant, or to the edge itself.", at: hold.view,
            notes: [note("the constraint is here", about: hold.row)], severity: .note, amount: -hold.inset,
            variant: hold.side.rawValue)
    }

    fileprivate mutating func report(movedAside hold: EdgeHold, _ opposite: EdgeHold) {
        report(
            .outwardConstant,
            "\(name(hold.view)) is moved aside by \(points(opposite.inset)): its \(opposite.side.rawValue) edge lies inside of "
                + "\(name(scene.superview(of: hold.view))) by as much as its \(hold.side.rawValue) one lies outside. The constant of "
                + "the latter has the wrong sign: change it to keep the view inside.", at: hold.view,
            notes: [note("the constraint is here", about: hold.row)], amount: -hold.inset, variant: hold.side.rawValue)
    }
}
