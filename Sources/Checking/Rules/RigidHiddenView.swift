import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each hidden view of a stack view that required constraints keep from having no length, and one
    /// for those of a stack view that code may hide.
    static let rigidHiddenView = LayoutRule(.rigidHiddenView) { context in
        let scene = context.scene
        guard scene.document.usesAutoLayout else { return }
        let lengths = RequiredLengths(scene)
        for index in scene.scene.views.indices {
            guard let stack = StackView(scene.view(index).element) else { continue }
            let arranged = scene.scene.subviews(of: index).filter { scene.placement(of: $0) == .constraints }
            for view in arranged where scene.view(view).isHidden { context.reportHidden(view, stack.axis, lengths) }
            // Where there is one view, it is the stack view that is hidden; pictures and checkboxes of a row mostly
            // stay.
            if arranged.count > 1, stack.axis == .vertical { context.reportHiddenByCode(arranged, lengths) }
        }
    }
}

extension Rule {
    /// Required constraints contradict that a view of a stack view is hidden.
    static let rigidHiddenView = Rule(
        "rigid-hidden-view", on: .layout, .warning, orElse: .note, active: .inChecks,
        summary:
            "Required constraints hold the length of a view that a stack view hides: UIKit gives it a required length of 0, breaks "
            + "one of the constraints and logs it. A note where only code could hide it.",
        help: "Give the constraint a priority of 999.")
}

extension RuleContext {
    /// Reports a hidden view of a stack view with a required length of its own.
    fileprivate mutating func reportHidden(_ view: Int, _ axis: Axis, _ lengths: RequiredLengths) {
        let row = lengths.row(of: view, axis)
        guard let least = row?.constant ?? leastLength(of: view, axis) else { return }
        report(
            .rigidHiddenView,
            "\(name(view)) is hidden, and UIKit gives a hidden view of a stack view a required \(axis.length) of 0. Its own "
                + "required constraints ask for \(points(least)): UIKit breaks one of them and logs it. Give one a priority of 999.",
            at: view, notes: row.map { [note("the constraint is here", about: $0)] } ?? [], amount: least)
    }

    /// Reports the views of a stack view that code can reach, and that have a required length which it cannot reach.
    fileprivate mutating func reportHiddenByCode(_ arranged: [Int], _ lengths: RequiredLengths) {
        let axis = Axis.vertical
        let rigid = arranged.compactMap { view in
            isHiddenByCode(view) ? lengths.row(of: view, axis).map { (view: view, row: $0) } : nil
        }
        .filter { !hasOutlet($0.row) }
        guard let first = rigid.first else { return }
        let others = listed(Array(rigid.dropFirst()), "others") {
            note("so it is with \(name($0.view))", about: $0.row)
        }
        report(
            .rigidHiddenView,
            "A required constraint holds \(name(first.view)) at \(points(first.row.constant)) \(axis.high), and UIKit gives a "
                + "hidden view of a stack view a required \(axis.length) of 0: where code hides it, UIKit breaks the constraint and "
                + "logs it. Give it a priority of 999.", at: first.view,
            notes: [note("the constraint is here", about: first.row)] + others, severity: .note,
            amount: first.row.constant)
    }

    /// Whether code may hide a view: it is a container that an outlet leads to. Labels, pictures and buttons have
    /// outlets for what they show.
    private func isHiddenByCode(_ index: Int) -> Bool {
        let view = scene.view(index)
        return !view.isHidden && (view.kind == .view || view.kind == .stackView) && names.hasOutlets(view.element)
    }

    /// The least length that required constraints leave a container, in points; nil where it may have none.
    private func leastLength(of index: Int, _ axis: Axis) -> Double? {
        let kind = scene.view(index).kind
        guard kind == .view || kind == .stackView else { return nil }
        let size = scene.alignmentRect(of: index).size
        let target = FittingTarget(
            size: Size(width: axis == .horizontal ? 0 : size.width, height: axis == .vertical ? 0 : size.height),
            horizontalPriority: axis == .horizontal ? RigidHeight.belowRequired : 1000,
            verticalPriority: axis == .vertical ? RigidHeight.belowRequired : 1000)
        let fitted = scene.fittingSize(of: index, target: target)
        let least = axis == .horizontal ? fitted.width : fitted.height
        return least > 1 ? (least * 2).rounded() / 2 : nil
    }
}

/// The written constraints that ask for lengths of views' own, and are required.
private struct RequiredLengths {
    private var widths: [Int32: LoweredRow] = [:]
    private var heights: [Int32: LoweredRow] = [:]

    init(_ scene: SolvedScene) {
        for row in scene.rows
        where row.source >= 0 && row.first.kind == .view && row.second.kind == .none
            && row.relation != .lessThanOrEqual && row.priority >= 1000 && row.constant > 0
        {
            switch row.firstAnchor {
            case .width where widths[row.first.index] == nil: widths[row.first.index] = row
            case .height where heights[row.first.index] == nil: heights[row.first.index] = row
            default: break
            }
        }
    }

    /// The first one of a view along an axis; nil for none.
    func row(of view: Int, _ axis: Axis) -> LoweredRow? {
        (axis == .horizontal ? widths : heights)[Int32(truncatingIfNeeded: view)]
    }
}
