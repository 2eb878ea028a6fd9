// Which required constraints can have to do with each other, for looking at one contradiction after the other.

/// The required constraints that hold, by the components that share variables which are not pinned.
///
/// To be made again when a constraint is given up that pins a variable, and for the component of one that does not.
struct RequiredComponents {
    private let pins: Pins
    /// By variable: its component; -1 if it is pinned.
    private let components: [Int32]
    /// By component: its constraints, in the order of adding.
    private let constraints: [Int32: [Int32]]

    /// The components of a system without some constraints: those that are broken or not required.
    init(_ view: SystemView, without isLeftOut: [Bool]) {
        let arena = Arena(capacity: 8 * view.variableCount)
        func holds(_ constraint: Int32) -> Bool { !isLeftOut[Int(constraint)] && view.counts(view[constraint]) }
        let pins = Pins(view, in: arena, where: holds)
        let found = PinnedComponents(view, in: arena, pins: pins, where: holds)
        components = (0..<Int32(truncatingIfNeeded: view.variableCount)).map { found.component(ofVariable: $0) ?? -1 }
        (self.pins, constraints) = (pins, found.constraints(where: holds))
    }

    /// The components of a constraint: one, if it holds, but none where all of its variables are pinned.
    func components(of constraint: Int32, _ system: ConstraintSystem) -> Set<Int32> {
        var found: Set<Int32> = []
        for term in system.terms(of: ConstraintID(index: constraint)) where term.coefficient != 0 {
            if let component = component(term.variable.index) { found.insert(component) }
        }
        return found
    }

    /// The component of a variable; nil if it is pinned.
    func component(_ variable: Int32) -> Int32? {
        components[Int(variable)] < 0 ? nil : components[Int(variable)]
    }

    /// Whether a constraint pins a variable.
    func isPin(_ constraint: Int32, _ system: ConstraintSystem) -> Bool {
        system.terms(of: ConstraintID(index: constraint)).contains {
            pins.equations[Int($0.variable.index)] == constraint
        }
    }

    /// The required constraints that share variables with some, directly or through others, in canonical order; only
    /// these, where there are too many for one tableau.
    func reachable(from reasons: [Int32], _ view: SystemView) -> [Int32] {
        var found = Set(reasons)
        var reached: Set<Int32> = []
        for constraint in reasons {
            view.forEachTerm(of: view[constraint]) { variable, coefficient in
                if coefficient != 0, let component = component(variable) { reached.insert(component) }
            }
        }
        for component in reached { found.formUnion(constraints[component] ?? []) }
        pins.close(&found, view)
        var variables: Set<Int32> = []
        for constraint in found { view.forEachTerm(of: view[constraint]) { variable, _ in variables.insert(variable) } }
        if found.count * variables.count > Self.mostCells { return reasons }
        return found.sorted(by: view.precedes)
    }

    private static let mostCells = 250_000
}
