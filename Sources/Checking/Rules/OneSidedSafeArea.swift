import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view that keeps within its superview's safe area at one side, and does not at the other.
    static let oneSidedSafeArea = LayoutRule(.oneSidedSafeArea) { context in
        let scene = context.scene
        // In many scenes nothing asks where the sides of the safe area are.
        let meetsSafeArea = scene.rows.contains { row in
            row.source >= 0 && row.firstAnchor.isLeading != nil
                && (row.first.kind == .safeArea || row.second.kind == .safeArea)
        }
        guard meetsSafeArea else { return }
        var sides: [Int: SafeSides] = [:]
        for row in scene.rows where row.source >= 0 { context.note(row, in: &sides) }
        for (view, sides) in sides.sorted(by: { $0.key < $1.key }) {
            guard context.geometry.isShown[view], let first = sides.leading, let second = sides.trailing,
                sides.count == 2, first.isSafe != second.isSafe
            else { continue }
            let outer = scene.superview(of: view)
            let insets = scene.safeArea(of: outer)
            let inset = max(insets.left, insets.right)
            let isTable = context.keepsRowsInSafeArea(view)
            guard inset > 0, isTable || !context.drawsInTheMiddle(view, of: outer, clearOf: inset) else { continue }
            let (safe, plain) = first.isSafe ? ("leading", "trailing") : ("trailing", "leading")
            context.report(
                .oneSidedSafeArea,
                "\(context.name(view)) is constrained to the safe area at its \(safe) edge, and to the edge of "
                    + "\(context.name(outer)) at its \(plain) one: the sides differ by \(context.points(inset)) here"
                    + (isTable ? ", as separators and backgrounds show. " : ". ")
                    + "Constrain both to the one or the other.",
                at: view,
                notes: [
                    context.note("the safe area is here", about: first.isSafe ? first.row : second.row),
                    context.note("the edge is here", about: first.isSafe ? second.row : first.row),
                ], severity: isTable ? .note : nil, amount: inset)
        }
    }
}

extension Rule {
    /// A view keeps within the safe area at one side alone.
    static let oneSidedSafeArea = Rule(
        "one-sided-safe-area", on: .layout, .warning, orElse: .note, active: .inEnvironments,
        summary:
            "A view is constrained to the safe area at one side and to its superview's edge at the other: beside a notch, on a phone "
            + "that lies on its side, it does not stand where it is drawn. A note for a table, which keeps the content of "
            + "its rows within the safe area.",
        help: "Constrain both sides to the safe area, or both to the edges.")
}

/// What holds the two sides of a view.
private struct SafeSides {
    /// A required constraint to the superview, and whether it is to its safe area.
    struct Side {
        var row: LoweredRow
        var isSafe: Bool
    }

    var leading: Side?
    var trailing: Side?
    /// How many constraints hold them.
    var count = 0
}

extension RuleContext {
    /// Whether a view is a table, which keeps the content of its rows within the safe area on either side, wherever its
    /// edges are.
    fileprivate func keepsRowsInSafeArea(_ view: Int) -> Bool {
        TableView(scene.view(view).element)?.contentViewInsetsToSafeArea == true
    }

    /// Whether all that is drawn in a view stands as far from the left edge of its superview as from the right one, and
    /// within its safe area: margins keep it there, and where the edges of the view are cannot be seen.
    fileprivate mutating func drawsInTheMiddle(_ view: Int, of outer: Int, clearOf inset: Double) -> Bool {
        let background = scene.view(outer).backgroundColor?.value
        func differs(_ index: Int) -> Bool {
            let color = scene.view(index).backgroundColor
            return color != nil && color?.value != background
        }
        if differs(view) { return false }
        let (frames, isShown) = (geometry.frames, geometry.isShown)
        var (left, right) = (Double.infinity, -Double.infinity)
        let end = scene.scene.views[view].subtreeEnd
        for index in view + 1..<end where isShown[index] && frames[index].width >= 1 {
            let isLeaf = scene.scene.views[index].subtreeEnd == index + 1 && scene.view(index).kind != .view
            guard isLeaf || differs(index) else { continue }
            left = min(left, frames[index].minX)
            right = max(right, frames[index].maxX)
        }
        let (before, after) = (left - frames[outer].minX, frames[outer].maxX - right)
        return before.isFinite && abs(before - after) <= 1 && before >= inset
    }

    /// Notes a row that holds a side of a view at the same side of its superview.
    fileprivate func note(_ row: LoweredRow, in sides: inout [Int: SafeSides]) {
        guard row.relation == .equal, row.priority >= 1000, row.multiplier == 1, row.firstAnchor == row.secondAnchor,
            let isLeading = row.firstAnchor.isLeading, let first = scene.owner(of: row.first),
            let second = scene.owner(of: row.second), first != second
        else { return }
        let (view, outer) = scene.superview(of: first) == second ? (row.first, row.second) : (row.second, row.first)
        let index = Int(view.index)
        guard view.kind == .view, scene.superview(of: index) == Int(outer.index),
            outer.kind == .view || outer.kind == .safeArea
        else { return }
        let side = SafeSides.Side(row: row, isSafe: outer.kind == .safeArea)
        sides[index, default: SafeSides()].count += 1
        if isLeading { sides[index]?.leading = side } else { sides[index]?.trailing = side }
    }
}

extension Anchor {
    /// Whether a side is the leading or the left one; nil for what is no side.
    var isLeading: Bool? {
        switch self {
        case .left, .leading: true
        case .right, .trailing: false
        default: nil
        }
    }
}
