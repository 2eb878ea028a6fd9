// The headers and footers of tables that a document keeps for its controller: a table makes them as wide as itself, and
// does not keep them within the safe area as it does with the content of its rows.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension RuleContext {
    /// One finding for each view of a table's header or footer that is constrained to its edge, so that a text or
    /// control in it lies under the notch.
    mutating func reportHeadersOfTables() {
        let insets = scene.environment.safeArea
        guard insets.left > 0 || insets.right > 0 else { return }
        let headers = scene.scene.roots.filter(isHeaderOfTable).map(\.view)
        if headers.isEmpty { return }
        let held = edgesHeldAtRoots(Set(headers))
        var seen: Set<Int> = []
        for box in content.boxes {
            let root = scene.scene.roots[scene.scene.views[box.view].root].view
            guard headers.contains(root), box.view != root else { continue }
            let holder = outermost(box.view, below: root)
            let place = box.isControl ? geometry.frames[box.view] : box.ink
            let sides = RectSide.allCases.filter { held[holder]?.contains($0) == true }
            let (overhang, side) = geometry.frames[root].inset(by: insets).farthestOverhang(of: place, at: sides)
            guard overhang > OutsideSafeArea.leastOverhang, isTrusted(box.view), seen.insert(holder).inserted else {
                continue
            }
            report(
                .outsideSafeArea,
                "\(name(box.view)) in \(name(root)) reaches \(points(overhang)) out of the safe area at the \(side), under the notch: "
                    + "a table makes its header or footer as wide as itself. Constrain \(holder == box.view ? "it" : name(holder)) "
                    + "to the safe area.", at: holder, amount: overhang)
        }
    }

    /// Whether a view of a xib is one that its controller, which has another one as `view`, keeps as the header or
    /// footer of a table, as the outlet says.
    private func isHeaderOfTable(_ root: SceneRoot) -> Bool {
        guard root.isDetached, root.controller == nil, scene.view(root.view).kind == .view,
            !scene.scene.element.isOwnedByView
        else { return false }
        let hasScreen = scene.scene.roots.contains { !$0.isDetached }
        return hasScreen
            && names.outlets(of: scene.view(root.view).element).contains { outlet in
                let name = outlet.lowercased()
                return name.contains("header") || name.contains("footer")
            }
    }

    /// The sides at which required constraints hold subviews of some roots at the edges of these, by subview.
    private func edgesHeldAtRoots(_ roots: Set<Int>) -> [Int: Set<RectSide>] {
        var held: [Int: Set<RectSide>] = [:]
        let isRightToLeft = scene.environment.direction == .rightToLeft
        for row in scene.rows
        where row.source >= 0 && row.relation == .equal && row.priority >= 1000 && row.first.kind == .view
            && row.second.kind == .view && row.firstAnchor == row.secondAnchor
        {
            guard let isLeading = row.firstAnchor.isLeading else { continue }
            let side: RectSide =
                row.firstAnchor == .left || row.firstAnchor == .right || !isRightToLeft
                ? (isLeading ? .left : .right) : (isLeading ? .right : .left)
            let (first, second) = (Int(row.first.index), Int(row.second.index))
            for (view, root) in [(first, second), (second, first)]
            where roots.contains(root) && scene.superview(of: view) == root { held[view, default: []].insert(side) }
        }
        return held
    }
}
