// What would mend a scene's conflicts, as notes.

import AutoLayout
import ConstraintSolver
import Diagnostics

extension SceneSurvey {
    /// How many repairs a finding names.
    private static let mostRepairs = 3

    /// Whether a change mends a conflict and those that follow from it.
    mutating func canMend(_ conflict: Conflict, _ followers: [Conflict]) -> Bool {
        !repairs.repairs(of: conflict, followers, limit: 1).isEmpty
    }

    /// The gentlest changes after which a conflict is gone with those that follow from it, and no other has come.
    mutating func repairNotes(on conflict: Conflict, _ followers: [Conflict]) -> [Finding.Note] {
        repairs.repairs(of: conflict, followers, limit: Self.mostRepairs).map { repair in
            let row = scene.rows[Int(conflict.members[repair.constraint].index)]
            let name =
                repair.change == .turnOffMask
                ? scene.description.name(row.first, withText: true) : scene.description.body(row)
            return note("Would mend it: \(repair.change.text(of: name))", about: row)
        }
    }
}
