// The parts of a system that do not depend on each other, each as a system of its own.

/// A system, divided where variables are pinned: what depends on a window of given size falls apart into many small
/// systems.
///
/// Whoever tries a change of a few constraints solves their part, not the whole.
public struct SystemParts: Sendable {
    private let system: ConstraintSystem
    private let pins: Pins
    /// By constraint: the part that it belongs to, named by one of its variables; -1 where all of its variables are
    /// pinned.
    private let partOfConstraint: [Int32]
    private let constraintsOfPart: [Int32: [Int32]]

    /// Some constraints of a system, with all that they can depend on.
    public struct Part: Sendable {
        /// The part as a system.
        public var system: ConstraintSystem
        /// The constraints of the whole system that those of `system` are, ascending.
        public let constraints: [ConstraintID]

        /// What a constraint of the whole system is in the part; nil if it is not in it.
        public func constraint(_ whole: ConstraintID) -> ConstraintID? {
            var (low, high) = (0, constraints.count)
            while low < high {
                let middle = (low + high) / 2
                if constraints[middle].index < whole.index { low = middle + 1 } else { high = middle }
            }
            guard low < constraints.count, constraints[low] == whole else { return nil }
            return ConstraintID(index: Int32(low))
        }
    }

    /// Divides a system.
    ///
    /// - Parameters:
    ///   - system: What is divided.
    ///   - loose: The constraints that may be changed, and those that do not hold: they pin nothing.
    public init(_ system: ConstraintSystem, loose: Set<ConstraintID>) {
        self.system = system
        let arena = Arena(capacity: 1024 + 8 * system.variableCount)
        (pins, constraintsOfPart) = system.withView { view in
            let pins = Pins(view, in: arena) { !loose.contains(ConstraintID(index: $0)) }
            let components = PinnedComponents(view, in: arena, pins: pins) { view.counts(view[$0]) }
            return (pins, components.constraints { view.counts(view[$0]) })
        }
        var parts = [Int32](repeating: -1, count: system.constraintCount)
        for (part, constraints) in constraintsOfPart {
            for constraint in constraints { parts[Int(constraint)] = part }
        }
        partOfConstraint = parts
    }

    /// What distinguishes the smallest part that holds some constraints.
    public struct PartName: Hashable, Sendable {
        fileprivate var parts: Set<Int32>
        /// The constraints that belong to no part, because all of their variables are pinned.
        fileprivate var pinned: Set<Int32>
    }

    /// Which part holds some constraints.
    public func name(of members: [ConstraintID]) -> PartName {
        var name = PartName(parts: [], pinned: [])
        for member in members {
            let part = partOfConstraint[Int(member.index)]
            if part >= 0 { name.parts.insert(part) } else { name.pinned.insert(member.index) }
        }
        return name
    }

    /// The smallest part that holds some constraints.
    public func part(of members: [ConstraintID]) -> Part { part(name(of: members)) }

    /// The part of that name. Its parameters are plain constants; the limit of the work is the system's.
    public func part(_ name: PartName) -> Part {
        let parts = name.parts
        var chosen = name.pinned
        for part in parts { chosen.formUnion(constraintsOfPart[part] ?? []) }
        system.withView { pins.close(&chosen, $0) }
        let constraints = chosen.sorted().map { ConstraintID(index: $0) }
        var result = ConstraintSystem()
        result.limits = system.limits
        var variables: [Int32: Variable] = [:]
        for constraint in constraints {
            let terms = system.terms(of: constraint).map { term in
                if let known = variables[term.variable.index] { return Term(known, term.coefficient) }
                let variable = result.addVariable(lowerBound: system.lowerBound(of: term.variable))
                variables[term.variable.index] = variable
                return Term(variable, term.coefficient)
            }
            let id = result.addConstraint(
                terms, system.relation(of: constraint), system.constant(of: constraint),
                priority: system.priority(of: constraint), order: system.records[Int(constraint.index)].order,
                breakability: system.breakability(of: constraint))
            if !system.isActive(constraint) { result.setActive(false, of: id) }
            result.takePlace(of: constraint, in: system, id)
        }
        return Part(system: result, constraints: constraints)
    }
}
