import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// Conflicts of constraints, which only a change of the layout ends: the gentlest single change that was tried.
enum ConflictFix {
    /// Changes one constraint for each scene with a conflict; how many were changed. What is left is found by another
    /// call, since one change may end several conflicts.
    static func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        let layout = LayoutEngine().layout(edit.document)
        var count = 0
        for scene in layout.scenes {
            guard let solved = scene.solved, let conflict = solved.solution.conflicts.first else { continue }
            let repairs = SceneRepairs(solved).repairs(of: conflict, limit: 1)
            guard let repair = repairs.first else { continue }
            let row = solved.rows[Int(conflict.members[repair.constraint].index)]
            if try apply(repair.change, to: row, solved, &edit) { count += 1 }
        }
        return count
    }

    private static func apply(
        _ change: Repair.Change, to row: LoweredRow, _ scene: SolvedScene, _ edit: inout DocumentEdit
    ) throws(DocumentEditError) -> Bool {
        let id =
            change == .turnOffMask
            ? scene.owner(of: row.first).flatMap { scene.view($0).id }
            : scene.constraint(of: row)?.constraint.element.id
        guard let id, let item = edit.item(id: id) else { return false }
        switch change {
        case .turnOffMask: try edit.set("translatesAutoresizingMaskIntoConstraints", of: item, to: "NO")
        case .lowerPriority(let priority): try edit.set("priority", of: item, to: XcodeNumber.text(priority))
        case .relax(let relation):
            // The relation is that of the constraint as it is written, whose items the row keeps in order.
            try edit.set("relation", of: item, to: relation == .equal ? nil : relation.rawValue)
        case .remove: try edit.removeObject(item)
        }
        return true
    }
}
