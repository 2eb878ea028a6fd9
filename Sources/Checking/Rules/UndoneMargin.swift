import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view that is constrained to the margins of a controller's view with a constant that takes
    /// them back on some screens.
    static let undoneMargin = LayoutRule(.undoneMargin) { context in
        let scene = context.scene
        var undone: [(view: Int, rows: [LoweredRow])] = []
        for row in scene.rows where row.source >= 0 {
            guard let view = context.viewThatUndoesMargin(row) else { continue }
            if let place = undone.firstIndex(where: { $0.view == view }) {
                undone[place].rows.append(row)
            } else {
                undone.append((view, [row]))
            }
        }
        for (view, rows) in undone {
            let margins = Array(Set(scene.rootMargins)).sorted().map(context.number).joined(separator: " or ")
            context.report(
                .undoneMargin,
                "\(context.name(view)) is constrained to the margins of \(context.name(scene.superview(of: view))), and the constant "
                    + "\(context.number(-rows[0].constant.magnitude)) takes them back. They are \(margins) points by the width of the "
                    + "screen, and more beside a notch: elsewhere the edges are apart. Constrain it to the edges themselves.",
                at: view, notes: rows.map { context.note("the constraint is here", about: $0) })
        }
    }
}

extension Rule {
    /// A constant takes back a margin that differs from screen to screen.
    static let undoneMargin = Rule(
        "undone-margin", on: .layout, .warning, active: .inChecks,
        summary:
            "A view is constrained to the margins of a controller's view with a constant of -16 or -20, which takes them back on some "
            + "screens: the margins of others are wider or narrower, and its edge is not that of the controller's view.",
        help: "Switch 'Relative to margin' off, and make the constant 0.")
}

extension RuleContext {
    /// The view that a row holds at a side margin of a controller's view, with a constant that takes this margin back
    /// on some screens; nil for any other row.
    fileprivate func viewThatUndoesMargin(_ row: LoweredRow) -> Int? {
        guard row.relation == .equal, row.multiplier == 1, row.firstAnchor == row.secondAnchor,
            row.second.kind != .none,
            let isLeading = row.firstAnchor.isLeading
        else { return nil }
        let (margins, other, constant) =
            row.first.kind == .margins
            ? (row.first, row.second, -row.constant) : (row.second, row.first, row.constant)
        guard margins.kind == .margins, other.kind == .view else { return nil }
        let (root, view) = (Int(margins.index), Int(other.index))
        guard scene.superview(of: root) < 0, scene.superview(of: view) == root, isOnScreen(root) else { return nil }
        let outer = scene.view(root)
        guard outer.layoutMargins == nil, outer.directionalLayoutMargins == nil, !outer.layoutMarginsFollowReadableWidth
        else { return nil }
        return scene.rootMargins.contains(isLeading ? -constant : constant) ? view : nil
    }
}
