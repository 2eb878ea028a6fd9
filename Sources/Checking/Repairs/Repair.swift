// One change of one constraint that ends a conflict.

import ConstraintSolver

/// A single change that lets the constraints of a conflict hold together; it was tried with the solver.
package struct Repair: Hashable, Sendable {
    /// What is done to the constraint. The gentlest stand first.
    package enum Change: Hashable, Sendable {
        /// It gives way where it must, and holds where it can.
        case lowerPriority(Double)
        /// It still holds on the side that does not conflict: what it asks for becomes the most, or the least.
        case relax(Relation)
        /// The view's autoresizing mask makes no constraints any more.
        case turnOffMask
        /// The constraint is taken away.
        case remove
    }

    /// The constraint's index among the conflict's members, or the rows of a log.
    package var constraint: Int
    package var change: Change

    /// The highest priority that is not required.
    package static let highestOptional = 999.0
}

extension Repair.Change {
    /// The change in words, of a constraint or view with a name: `lower the priority of V:[UILabel(20)] to 999`.
    func text(of name: String) -> String {
        switch self {
        case .lowerPriority(let priority): "lower the priority of \(name) to \(Int(priority))"
        case .relax(.lessThanOrEqual): "make \(name) a <= instead of =="
        case .relax(.greaterThanOrEqual): "make \(name) a >= instead of =="
        case .relax(.equal): "make \(name) a =="
        case .turnOffMask: "set translatesAutoresizingMaskIntoConstraints of \(name) to NO"
        case .remove: "remove \(name)"
        }
    }

    /// How much is given up, from the least.
    var rank: Int {
        switch self {
        case .lowerPriority: 0
        case .relax: 1
        case .turnOffMask: 2
        case .remove: 3
        }
    }
}
