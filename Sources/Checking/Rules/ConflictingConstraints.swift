import AutoLayout
import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each set of constraints that cannot hold together, in UIKit's words, with their places.
    static let conflictingConstraints = LayoutRule(.conflictingConstraints) { survey in
        for conflict in survey.scene.solution.conflicts where survey.designTimeSize(in: conflict) == nil {
            let broken = survey.scene.rows[Int(conflict.broken.index)]
            survey.find(
                .conflictingConstraints,
                "Unable to simultaneously satisfy constraints. Remove or relax one of the \(conflict.members.count) "
                    + "listed; \(survey.scene.description.body(broken)) is broken.",
                at: survey.scene.element(of: broken),
                notes: survey.notes(on: conflict))
        }
    }
}

extension Rule {
    /// Required constraints conflict.
    static let conflictingConstraints = Rule(
        "conflicting-constraints", on: .layout, .error,
        summary: "Required constraints cannot hold together, and one of them is broken.",
        help: "Remove or relax one of those that the notes list.")
}

extension SceneSurvey {
    /// The members of a conflict as UIKit prints them, each at its place, and what is broken.
    func notes(on conflict: Conflict) -> [Finding.Note] {
        let describe = scene.description
        let rows = conflict.members.map { scene.rows[Int($0.index)] }
        let broken = scene.rows[Int(conflict.broken.index)]
        return rows.map { note("\(describe.log($0)) — \(scene.origin(of: $0))", about: $0) }
            + [note("Will attempt to recover by breaking constraint \(describe.log(broken))", about: broken)]
    }
}
