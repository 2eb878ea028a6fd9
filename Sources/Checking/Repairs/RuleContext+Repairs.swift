// What would fix a scene's conflicts, as notes.

import ConstraintSolver
import StrutAutoLayout
import StrutDiagnostics

extension RuleContext {
    /// How many repairs a finding names.
    private static let mostRepairs = 3

    /// What is said where nothing was tried.
    static let notTried = "No change was tried: too many of the scene's conflicts hang together"

    /// The gentlest changes after which a conflict is gone with those that follow from it, and no other has come.
    mutating func repairNotes(
        on conflict: Conflict, _ followers: [Conflict] = [], by repairs: SceneRepairs? = nil
    ) -> [Finding.Note] {
        // Where they are not reported it is enough to know whether there is one, and only if others follow.
        let limit = selection.namesRepairs ? Self.mostRepairs : followers.isEmpty ? 0 : 1
        if limit == 0 { return [] }
        let repairs = repairs ?? self.repairs
        let found = repairs.repairs(of: conflict, followers, limit: limit)
        if found.isEmpty, repairs.isExhausted { return [Finding.Note(Self.notTried)] }
        return found.map { repair in
            let row = scene.rows[Int(conflict.members[repair.constraint].index)]
            let name =
                repair.change == .turnOffMask
                ? scene.description.name(row.first, withText: true) : scene.description.body(row)
            return note("Fix: \(repair.change.text(of: name))", about: row)
        }
    }
}
