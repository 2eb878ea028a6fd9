// One part of a scene's system, with the conflicts in it: where changes are tried.

import ConstraintSolver

/// A part of a scene's system, and what the conflicts of the scene that reach into it break.
struct RepairArea {
    let part: SystemParts.Part
    /// What is broken, in the whole system and in the part.
    private let broken: [(whole: ConstraintID, part: ConstraintID)]

    /// A part of a scene's system, and the scene's conflicts with members in it.
    init(_ part: SystemParts.Part, _ conflicts: [Conflict]) {
        self.part = part
        broken = conflicts.compactMap { conflict in part.constraint(conflict.broken).map { (conflict.broken, $0) } }
    }

    /// Whether all holds after a change of the part without what other conflicts break than those that break `mended`. What
    /// they break stays broken: a change only loosens the system, and what contradicts itself afterwards did so before.
    func holds(after trial: RepairTrial, mending mended: Set<ConstraintID>) -> Bool {
        var rest = trial.applied(to: part.system)
        for (whole, part) in broken where !mended.contains(whole) { rest.setActive(false, of: part) }
        var solver = Solver(rest)
        return solver.isFeasible()
    }
}
