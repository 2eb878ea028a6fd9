// Whether one row of a log can be one row of a scene.

import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// A row of a scene that a logged row may be, with the items that are the same then.
struct RowMatch {
    /// The index in the scene's rows.
    var row: Int
    var items: [(key: String, item: LayoutItem)]
    /// Written rows count most; texts that agree distinguish rows that look alike.
    var score: Int

    /// Nil where the rows differ in kind, form, numbers or classes.
    init?(_ logged: LoggedConstraint, _ row: LoweredRow, _ index: Int, in scene: SolvedScene) {
        guard Self.isSameOrigin(logged, row) else { return nil }
        self.row = index
        let written = row.origin == .written
        for isTurned in [false, true] {
            guard let pairs = Self.pairs(logged, row, isTurned) else { continue }
            // What masks and containers give depends on the device.
            if written || row.origin == .stackView, !Self.hasSameNumbers(logged, row, isTurned) { continue }
            var score = written ? 100 : 10
            var fits = true
            for (item, known) in pairs {
                guard let likeness = Likeness(item, known, in: scene) else {
                    fits = false
                    break
                }
                score += likeness.score
            }
            guard fits, Self.liesInSuperview(logged, pairs, in: scene) else { continue }
            if let identifier = scene.constraint(of: row)?.constraint.identifier, !identifier.isEmpty {
                guard identifier == logged.identifier else { return nil }
                score += 50
            }
            items = pairs.map { ($0.0.key, $0.1) }
            self.score = score
            return
        }
        return nil
    }

    private static func isSameOrigin(_ logged: LoggedConstraint, _ row: LoweredRow) -> Bool {
        guard logged.origin == row.origin else {
            return logged.origin == .encapsulatedLayout && row.origin == .tableView
        }
        return row.origin != .stackView || logged.identifier == row.identifier.rawValue
    }

    /// The items that stand for each other when the rows are the same, or one is the other with its sides exchanged.
    private static func pairs(
        _ logged: LoggedConstraint, _ row: LoweredRow, _ isTurned: Bool
    ) -> [(LoggedItem, LayoutItem)]? {
        guard let second = logged.second, let secondAnchor = logged.secondAnchor else {
            guard !isTurned, row.second.kind == .none, isSame(logged.firstAnchor, row.firstAnchor, row.first) else {
                return nil
            }
            return [(logged.first, row.first)]
        }
        guard row.second.kind != .none else { return nil }
        let (first, other) = isTurned ? (row.second, row.first) : (row.first, row.second)
        let (anchor, otherAnchor) =
            isTurned ? (row.secondAnchor, row.firstAnchor) : (row.firstAnchor, row.secondAnchor)
        guard isSame(logged.firstAnchor, anchor, first), isSame(secondAnchor, otherAnchor, other) else { return nil }
        return [(logged.first, first), (second, other)]
    }

    /// Whether what the row pins to its superview, where that is one of its items, lies in what stands for the
    /// superview.
    private static func liesInSuperview(
        _ logged: LoggedConstraint, _ pairs: [(LoggedItem, LayoutItem)], in scene: SolvedScene
    ) -> Bool {
        guard let superview = logged.superview, pairs.count == 2,
            let outer = pairs.firstIndex(where: { $0.0.isSameView(as: superview) }),
            !pairs[1 - outer].0.isSameView(as: superview),
            let container = scene.owner(of: pairs[outer].1), let inner = scene.owner(of: pairs[1 - outer].1)
        else { return true }
        // A guide lies in the view that has it.
        if pairs[1 - outer].1.kind != .view, inner == container { return true }
        var view = scene.superview(of: inner)
        while view >= 0, view != container { view = scene.superview(of: view) }
        return view == container
    }

    private static func isSame(_ logged: LogAnchor, _ anchor: Anchor, _ item: LayoutItem) -> Bool {
        guard logged.isHorizontal == anchor.isHorizontal else { return false }
        if logged.isMargin, item.kind != .margins, item.kind != .contentMargins { return false }
        switch anchor {
        case .left, .leading, .top, .minX, .minY: return logged.isStart
        case .right, .trailing, .bottom: return logged.isEnd
        case .width, .height: return logged.isSize
        case .centerX, .centerY: return logged.kind == .place(0.5)
        case .firstBaseline: return logged.kind == .firstBaseline
        case .lastBaseline: return logged.kind == .lastBaseline
        }
    }

    private static func hasSameNumbers(_ logged: LoggedConstraint, _ row: LoweredRow, _ isTurned: Bool) -> Bool {
        guard row.priority >= 1000 else { return false }
        var (relation, multiplier, constant) = (row.relation, row.multiplier, row.constant)
        if isTurned {
            guard multiplier != 0 else { return false }
            // Solved for the second item, the sides change places, which reverses an inequality; so does the division
            // by a negative multiplier, once more.
            if multiplier > 0 { relation = relation.reversed }
            (multiplier, constant) = (1 / multiplier, -constant / multiplier)
        }
        // Logs print six digits.
        func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 2e-5 * max(1, abs(a), abs(b)) }
        return relation == logged.relation && isNear(multiplier, logged.multiplier)
            && isNear(constant, logged.constant)
    }
}

/// How well an item of a log goes with one of a scene.
private struct Likeness {
    var score = 0

    /// Nil where they cannot be the same.
    init?(_ item: LoggedItem, _ known: LayoutItem, in scene: SolvedScene) {
        if !item.owner.isEmpty {
            guard let owner = scene.owner(of: known),
                item.owner == scene.description.name(.view(owner), withText: false)
            else { return nil }
        }
        switch known.kind {
        case .none, .spacer, .readableContent, .keyboard:
            guard item.isGuide || item.className.hasSuffix("Spacer") else { return nil }
            return
        case .safeArea: guard item.isGuide, item.title == "UIViewSafeAreaLayoutGuide" else { return nil }
        case .topGuide, .bottomGuide:
            guard item.className == "_UILayoutGuide" else { return nil }
            // Strut's own logs name them; apps print addresses.
            if item.address == nil, item.title != (known.kind == .topGuide ? "top" : "bottom") { return nil }
        case .userGuide:
            guard item.isGuide else { return nil }
            if !item.name.isEmpty, item.name == scene.element(of: known)?.id { score = 50 }
        case .frameLayout: guard item.isGuide else { return nil }
        case .contentLayout where item.isGuide: return
        case .margins where item.isGuide: guard item.title == "UIViewLayoutMarginsGuide" else { return nil }
        case .view, .margins, .contentLayout, .contentMargins:
            guard let owner = scene.owner(of: known) else { return nil }
            let view = scene.view(owner)
            guard item.className.isEmpty || Self.isClass(item.className, view) else { return nil }
            if let title = item.title, let shown = scene.description.shownText(of: owner), Self.isText(title, shown) {
                score = 20
            }
            if item.isClassTelling { score += 5 }
            // Strut's own logs have object ids where apps print addresses.
            if !item.name.isEmpty, item.name == view.id { score += 50 }
        }
    }

    /// Whether the log's class, with a module or without, is the view's own or what Interface Builder calls it.
    private static func isClass(_ name: String, _ view: View) -> Bool {
        let bare = name.split(separator: ".").last.map(String.init) ?? name
        if bare == view.className || name == view.className { return true }
        // Swift's mangled names, such as `_TtC8Watchful9TitleView`: each name stands behind its length.
        let counted = "\(view.className.utf8.count)\(view.className)"
        return name.hasPrefix("_Tt") && name.hasSuffix(counted) && name.dropLast(counted.count).last?.isNumber != true
    }

    /// Whether a title of a log is the text that a view shows: logs cut it after 25 characters.
    private static func isText(_ title: String, _ shown: String) -> Bool {
        title.hasSuffix("...") ? shown.hasPrefix(title.dropLast(3)) : shown == title
    }
}

extension LoggedItem {
    /// Whether the class says more than that it is a view.
    var isClassTelling: Bool { className != "UIView" && !className.isEmpty }
}
