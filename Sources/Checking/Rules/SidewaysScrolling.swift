import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each scroll view whose content is as wide as something outside of it that is wider than the
    /// scroll view here.
    static let sidewaysScrolling = LayoutRule(.sidewaysScrolling) { context in
        let scene = context.scene
        var widths: [(view: Int, outer: Int, row: LoweredRow)] = []
        for row in scene.rows where row.source >= 0 && row.firstAnchor == .width && row.secondAnchor == .width {
            if let width = context.widthFromOutside(row) { widths.append((width.view, width.outer, row)) }
        }
        if widths.isEmpty { return }
        let filling = context.viewsAcrossContents()
        for (view, outer, row) in widths where context.geometry.isShown[view] && filling.contains(view) {
            let scroller = scene.superview(of: view)
            guard ScrollView(scene.view(scroller).element)?.isScrollEnabled == true, context.isOnScreen(view),
                let content = scene.contentVariables(of: scroller), !context.rivalsDecide(view, .horizontal),
                !context.rivalsDecide(scroller, .horizontal)
            else { continue }
            let room = scene.alignmentRect(of: scroller).width
            let excess = scene.solution[Variable(index: Int32(content.x + 1))] - room
            guard excess > SidewaysScrolling.slack, excess < SidewaysScrolling.meantPart * room else { continue }
            context.report(
                .sidewaysScrolling,
                "\(context.name(view)) has its width from \(context.name(outer)), and the content of \(context.name(scroller)) is "
                    + "\(context.points(excess)) wider here than the scroll view: it scrolls sideways too. Constrain the width "
                    + "to that of the scroll view.",
                at: view, notes: [context.note("the constraint is here", about: row)], amount: excess)
        }
    }
}

extension Rule {
    /// The content of a scroll view is wider than it by a little.
    static let sidewaysScrolling = Rule(
        "sideways-scrolling", on: .layout, .warning, active: .inEnvironments,
        summary:
            "The content of a scroll view is as wide as a view around it, which is wider than the scroll view beside a notch or "
            + "between margins: it scrolls sideways by the difference.",
        help: "Constrain the width of the content to that of the scroll view, or of its frame layout guide.")
}

private enum SidewaysScrolling {
    /// How much wider content may be without anybody seeing it move, in points.
    static let slack = 3.0
    /// The part of a scroll view's width from which on its content is meant to be scrolled sideways.
    static let meantPart = 0.5
}

extension RuleContext {
    /// The subview of a scroll view that a row makes as wide as something outside of the scroll view, with that; nil
    /// for any other row.
    fileprivate func widthFromOutside(_ row: LoweredRow) -> (view: Int, outer: Int)? {
        guard row.relation == .equal, row.priority >= 1000, row.multiplier == 1, row.first.kind == .view,
            let first = scene.owner(of: row.first), let second = scene.owner(of: row.second)
        else { return nil }
        for (view, outer) in [(first, second), (second, first)] {
            let scroller = scene.superview(of: view)
            if scroller >= 0, scene.view(scroller).kind == .scrollView, outer < scroller,
                scene.scene.views[outer].subtreeEnd > scroller
            {
                return (view, outer)
            }
        }
        return nil
    }

    /// The views that reach from one side of their scroll view's content to the other.
    fileprivate func viewsAcrossContents() -> Set<Int> {
        var (starts, ends): (Set<Int>, Set<Int>) = ([], [])
        for row in scene.rows where row.first.kind == .contentLayout || row.second.kind == .contentLayout {
            let (item, anchor) =
                row.first.kind == .contentLayout
                ? (row.second, row.secondAnchor) : (row.first, row.firstAnchor)
            guard row.source >= 0, row.relation == .equal, item.kind == .view, row.firstAnchor == row.secondAnchor,
                let isLeading = anchor.isLeading
            else { continue }
            if isLeading { starts.insert(Int(item.index)) } else { ends.insert(Int(item.index)) }
        }
        return starts.intersection(ends)
    }
}
