import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view that is the content of a scroll view from top to bottom, and that a constraint holds
    /// at something outside of the scroll view.
    static let pinnedScrollContent = LayoutRule(.pinnedScrollContent) { context in
        let scene = context.scene
        var holds: [(view: Int, outer: Int, row: LoweredRow)] = []
        for row in scene.rows where row.source >= 0 && row.relation == .equal && row.priority >= 1000 {
            if let hold = context.holdFromOutside(row) { holds.append((hold.view, hold.outer, row)) }
        }
        if holds.isEmpty { return }
        let contents = context.contentsFromTopToBottom()
        let low = context.viewsAsHighAsOthers()
        for (view, outer, row) in holds where contents.contains(view) && !low.contains(view) {
            let scroller = scene.superview(of: view)
            guard ScrollView(scene.view(scroller).element)?.isScrollEnabled == true else { continue }
            context.report(
                .pinnedScrollContent,
                "\(context.name(view)) is the content of \(context.name(scroller)) from top to bottom, and a constraint holds it at "
                    + "\(context.name(outer)), which is outside of it: it stays there and does not scroll. Constrain the scroll view "
                    + "to \(context.name(outer)) instead.",
                at: view, notes: [context.note("the constraint is here", about: row)])
        }
    }
}

extension Rule {
    /// The content of a scroll view is held at something that does not scroll.
    static let pinnedScrollContent = Rule(
        "pinned-scroll-content", on: .layout, .warning, active: .inChecks,
        summary:
            "The content of a scroll view is constrained to its top and bottom, and to something outside of the scroll view: UIKit "
            + "keeps it in place there while the scroll view scrolls, or breaks one of the constraints.",
        help: "Constrain the scroll view to what is outside, and its content to the scroll view alone.")
}

extension RuleContext {
    /// The subview of a scroll view whose upper or lower end a row holds at something outside of the scroll view, with
    /// that; nil for any other row.
    fileprivate func holdFromOutside(_ row: LoweredRow) -> (view: Int, outer: Int)? {
        guard row.firstAnchor.isVerticalEnd, row.secondAnchor.isVerticalEnd,
            let first = scene.owner(of: row.first), let second = scene.owner(of: row.second)
        else { return nil }
        for (view, item, outer) in [(first, row.first, second), (second, row.second, first)] where item.kind == .view {
            let scroller = scene.superview(of: view)
            if scroller >= 0, scene.view(scroller).kind == .scrollView,
                outer < scroller || outer >= scene.scene.views[scroller].subtreeEnd
            {
                return (view, outer)
            }
        }
        return nil
    }

    /// The views that are held at the upper end of their scroll view's content and at the lower one.
    fileprivate func contentsFromTopToBottom() -> Set<Int> {
        var (tops, bottoms): (Set<Int>, Set<Int>) = ([], [])
        for row in scene.rows where row.first.kind == .contentLayout || row.second.kind == .contentLayout {
            let (item, anchor) =
                row.first.kind == .contentLayout
                ? (row.second, row.secondAnchor) : (row.first, row.firstAnchor)
            guard row.source >= 0, item.kind == .view, row.firstAnchor == row.secondAnchor
            else { continue }
            if anchor == .top { tops.insert(Int(item.index)) }
            if anchor == .bottom { bottoms.insert(Int(item.index)) }
        }
        return tops.intersection(bottoms)
    }

    /// The views that have the height of something else: what is as high as its scroll view scrolls sideways.
    fileprivate func viewsAsHighAsOthers() -> Set<Int> {
        var views: Set<Int> = []
        for row in scene.rows
        where row.source >= 0 && row.relation == .equal && row.priority >= 1000 && row.firstAnchor == .height
            && row.secondAnchor == .height
        {
            for item in [row.first, row.second] where item.kind == .view { views.insert(Int(item.index)) }
        }
        return views
    }
}

extension Anchor {
    /// Whether it is the upper or the lower end of something.
    fileprivate var isVerticalEnd: Bool { self == .top || self == .bottom }
}
