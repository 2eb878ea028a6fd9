import AutoLayout
import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each set of constraints that cannot hold together, in UIKit's words, with their places.
    static let conflictingConstraints = LayoutRule(.conflictingConstraints) { survey in
        var told = ToldConflicts()
        for surveyed in survey.conflicts {
            guard case .constraints = surveyed.cause else { continue }
            let conflict = surveyed.conflict
            // What follows from a conflict that was told is mended with it, or told when that is mended.
            guard told.tell(conflict) else { continue }
            let broken = survey.scene.rows[Int(conflict.broken.index)]
            survey.find(
                .conflictingConstraints,
                "Unable to simultaneously satisfy constraints. Remove or relax one of the \(conflict.members.count) "
                    + "listed; \(survey.scene.description.body(broken)) is broken.",
                at: survey.scene.element(of: broken),
                notes: survey.notes(on: conflict) + survey.repairNotes(on: conflict))
        }
    }
}

/// The conflicts of a scene that were told, by their members.
private struct ToldConflicts {
    private var count = 0
    private var conflicts: [ConstraintID: [Int]] = [:]

    /// Tells a conflict; false where one that was told has half of its members.
    mutating func tell(_ conflict: Conflict) -> Bool {
        var shared: [Int: Int] = [:]
        for member in conflict.members {
            for known in conflicts[member] ?? [] { shared[known, default: 0] += 1 }
        }
        if shared.values.contains(where: { 2 * $0 >= conflict.members.count }) { return false }
        for member in conflict.members { conflicts[member, default: []].append(count) }
        count += 1
        return true
    }
}

extension Rule {
    /// Required constraints conflict.
    static let conflictingConstraints = Rule(
        "conflicting-constraints", on: .layout, .error,
        summary: "Required constraints cannot hold together, and one of them is broken.",
        help: "Make one of the changes that the last notes name: each was tried.")
}

extension SceneSurvey {
    /// The members of a conflict as UIKit prints them, each at its place, and what is broken.
    func notes(on conflict: Conflict) -> [Finding.Note] {
        let describe = scene.description
        let rows = scene.logOrder(of: conflict).map { scene.rows[Int($0.index)] }
        let broken = scene.rows[Int(conflict.broken.index)]
        return rows.map { note("\(describe.log($0)) — \(scene.origin(of: $0))", about: $0) }
            + [note("Will attempt to recover by breaking constraint \(describe.log(broken))", about: broken)]
    }
}
