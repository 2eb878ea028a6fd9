import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view whose stored size, which counts on Interface Builder's canvas only, contradicts its
    /// constraints. No app is the worse for it, so that it is for those who ask: of the 6 real ones that were read,
    /// none was worth a change.
    static let storedSizeConflict = LayoutRule(.storedSizeConflict) { context in
        var seen: Set<Int> = []
        for conflict in context.conflicts {
            guard case .storedSize(let size) = conflict.cause, let view = context.scene.owner(of: size.first),
                seen.insert(context.cell(of: view) ?? view).inserted
            else { continue }
            context.report(
                .storedSizeConflict,
                "\(context.name(context.cell(of: view) ?? view)) is stored with a \(size.firstAnchor == .width ? "width" : "height") "
                    + "of \(context.points(size.constant)), at which its constraints cannot hold: they are "
                    + "\(context.points(conflict.error)) off. At run time its size follows from them; update the stored "
                    + "frame.",
                at: context.cell(of: view) ?? view, notes: context.notes(on: conflict.conflict),
                variant: size.firstAnchor == .width ? "width" : "height")
        }
    }
}

extension Rule {
    /// Constraints conflict with a stored size.
    static let storedSizeConflict = Rule(
        "stored-size-conflict", on: .layout, .note, active: .whenEnabled,
        summary: "Constraints conflict at the size of the canvas, which an app does not use.",
        help: "Correct the stored size, or give one of the constraints a lower priority.")
}
