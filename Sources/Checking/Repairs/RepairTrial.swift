// One change of a system that is tried.

import ConstraintSolver

/// A change of some of a system's constraints.
struct RepairTrial: Hashable {
    /// The constraints that are changed, all alike.
    var constraints: [ConstraintID]
    var change: Repair.Change

    /// The system after the change.
    func applied(to system: ConstraintSystem) -> ConstraintSystem {
        var system = system
        for constraint in constraints {
            switch change {
            case .lowerPriority(let priority): system.setPriority(priority, of: constraint)
            case .relax(let relation): system.setRelation(relation, of: constraint)
            case .turnOffMask, .remove: system.setActive(false, of: constraint)
            }
        }
        return system
    }

    /// Whether a constraint asks no more after the change than that the values of the solution stay as they are.
    func frees(_ constraint: ConstraintID, of system: ConstraintSystem, at values: [Double]) -> Bool {
        guard constraints.contains(constraint) else { return false }
        guard case .relax(let relation) = change else { return true }
        let residual = system.activity(of: constraint, at: values) - system.constant(of: constraint)
        return relation == .lessThanOrEqual ? residual < 0 : residual > 0
    }
}
