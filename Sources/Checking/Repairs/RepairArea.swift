// One part of a scene's system, with the conflicts in it: where changes are tried.

import ConstraintSolver

/// A part of a scene's system, and what the conflicts of the scene that reach into it break.
struct RepairArea {
    let part: SystemParts.Part
    /// The constraints of the part that are broken, by those of the whole system.
    private let broken: [ConstraintID: ConstraintID]
    /// The part's system without them.
    private let unbroken: ConstraintSystem

    /// A part of a scene's system, and the scene's conflicts with members in it.
    init(_ part: SystemParts.Part, _ conflicts: [Conflict]) {
        self.part = part
        let pairs = conflicts.compactMap { conflict in part.constraint(conflict.broken).map { (conflict.broken, $0) } }
        broken = Dictionary(pairs) { first, _ in first }
        var system = part.system
        for constraint in broken.values { system.setActive(false, of: constraint) }
        unbroken = system
    }

    /// Whether all holds after a change of the part without what other conflicts break than those that break
    /// `conflicts`. What they break stays broken: a change only loosens the system, and what contradicts itself
    /// afterwards did so before.
    func holds(after trial: RepairTrial, fixing conflicts: Set<ConstraintID>) -> Bool {
        var rest = unbroken
        for constraint in conflicts.compactMap({ broken[$0] }) { rest.setActive(true, of: constraint) }
        var solver = Solver(trial.applied(to: rest))
        return solver.isFeasible()
    }
}
