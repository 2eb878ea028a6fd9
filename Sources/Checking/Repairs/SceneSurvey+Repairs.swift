// What would mend a scene's conflicts, tried where they were seen.

import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceDocument

extension SceneSurvey {
    /// How many repairs a finding names.
    private static let mostRepairs = 3

    /// How many conflicts of the scene get their repairs: as many as can be tried in proportion to the scene's size.
    ///
    /// Each trial solves the whole scene: of one with 300 constraints 66 conflicts are mended, of one with 10,000 two.
    var mostMended: Int { max(1, 20_000 / max(1, scene.constraints.constraintCount)) }

    /// The gentlest changes after which a conflict is gone and no other has come.
    func repairNotes(on conflict: Conflict) -> [Finding.Note] {
        repairs(of: conflict, limit: Self.mostRepairs).map { repair in
            let row = scene.rows[Int(conflict.members[repair.constraint].index)]
            let name =
                repair.change == .turnOffMask
                ? scene.description.name(row.first, withText: true) : scene.description.body(row)
            return note("Would mend it: \(repair.change.text(of: name))", about: row)
        }
    }

    /// The changes of one member each after which a conflict is gone and no other has come, the gentlest first.
    func repairs(of conflict: Conflict, limit: Int) -> [Repair] {
        let system = scene.constraints
        let known = Set(scene.solution.conflicts.map { Set($0.members) })
        let broken = conflict.members.firstIndex(of: conflict.broken) ?? 0
        let candidates = conflict.members.indices.compactMap { candidate($0, of: conflict, in: system) }
        return RepairSearch(system: system).repairs(candidates, broken: broken, limit: limit) { changed in
            var solver = Solver(changed)
            let left = solver.solve().conflicts.map { Set($0.members) }
            return left.allSatisfy { known.contains($0) && $0 != Set(conflict.members) }
        }
    }

    private func candidate(
        _ member: Int, of conflict: Conflict, in system: ConstraintSystem
    ) -> RepairCandidate? {
        let constraint = conflict.members[member]
        let row = scene.rows[Int(constraint.index)]
        switch row.origin {
        case .written:
            return RepairCandidate(
                written: constraint, member: member, asksTooMuch: conflict.asksTooMuch[member], in: system)
        case .autoresizingMask:
            let isFirst = !conflict.members[..<member].contains { isMask(scene.rows[Int($0.index)], of: row.first) }
            guard isFirst, let view = scene.owner(of: row.first), scene.superview(of: view) >= 0 else { return nil }
            let all = scene.rows.indices.filter { isMask(scene.rows[$0], of: row.first) }
            return RepairCandidate(mask: all.map { ConstraintID(index: Int32($0)) }, member: member)
        default: return nil
        }
    }

    private func isMask(_ row: LoweredRow, of item: LayoutItem) -> Bool {
        row.origin == .autoresizingMask && row.first == item
    }
}
