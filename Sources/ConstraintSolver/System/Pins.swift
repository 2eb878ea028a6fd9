// The variables that equations fix, one after the other.

/// Which variables are pinned: each by an equation in which it is the only one that is not, `x == 20`, and `y == x + 8`
/// after it.
struct Pins {
    /// By variable: the equation that pins it; -1 for none.
    let equations: [Int32]

    /// The pins of those required equations of a system for which `counts` is true.
    init(_ view: SystemView, in arena: Arena, where counts: (Int32) -> Bool) {
        var pins = [Int32](repeating: -1, count: view.variableCount)
        let uses = Uses(view, in: arena) { view[$0].isRequiredEquation && view.counts(view[$0]) && counts($0) }
        var ready: [Int32] = []
        for equation in 0..<Int32(truncatingIfNeeded: view.constraintCount) where uses.openCounts[Int(equation)] == 1 {
            ready.append(equation)
        }
        // Round by round and in canonical order: which of two equations pins a variable is not up to the order of
        // adding.
        while !ready.isEmpty {
            var next: [Int32] = []
            for equation in ready.sorted(by: view.precedes) {
                var open: Int32 = -1
                view.forEachTerm(of: view[equation]) { variable, coefficient in
                    if coefficient != 0, pins[Int(variable)] < 0 { open = variable }
                }
                if open < 0 { continue }
                pins[Int(open)] = equation
                for place in Int(uses.starts[Int(open)])..<Int(uses.starts[Int(open) + 1]) {
                    let other = Int(uses.equations[place])
                    uses.openCounts[other] -= 1
                    if uses.openCounts[other] == 1 { next.append(Int32(truncatingIfNeeded: other)) }
                }
            }
            ready = next
        }
        equations = pins
    }

    /// Whether a variable is not pinned.
    func isOpen(_ variable: Int32) -> Bool { equations[Int(variable)] < 0 }

    /// Adds to some constraints those that pin their variables, and those that pin the variables of these.
    func close(_ constraints: inout Set<Int32>, _ view: SystemView) {
        var open = Array(constraints)
        while let constraint = open.popLast() {
            view.forEachTerm(of: view[constraint]) { variable, _ in
                let pin = equations[Int(variable)]
                if pin >= 0, constraints.insert(pin).inserted { open.append(pin) }
            }
        }
    }
}

/// The constraints that share variables which are not pinned, directly or through others: what is decided together.
///
/// What is pinned is not shared: a cell knows the width that its table gives it, not the cells beside it.
struct PinnedComponents {
    private let pins: Pins
    private let sets: DisjointSets
    private let view: SystemView

    /// The components of those constraints of a system for which `counts` is true.
    init(_ view: SystemView, in arena: Arena, pins: Pins, where counts: (Int32) -> Bool) {
        (self.view, self.pins) = (view, pins)
        sets = DisjointSets(count: view.variableCount, in: arena)
        for constraint in 0..<Int32(truncatingIfNeeded: view.constraintCount) where counts(constraint) {
            guard let first = openVariable(of: constraint) else { continue }
            view.forEachTerm(of: view[constraint]) { variable, coefficient in
                if coefficient != 0, pins.isOpen(variable) { sets.unite(first, variable) }
            }
        }
    }

    /// The component of a constraint, named by one of its variables; nil where all variables are pinned.
    func component(of constraint: Int32) -> Int32? { openVariable(of: constraint).map(sets.find) }

    /// The component of a variable; nil if it is pinned.
    func component(ofVariable variable: Int32) -> Int32? { pins.isOpen(variable) ? sets.find(variable) : nil }

    /// By component, in the order of adding, those of its constraints for which `counts` is true.
    func constraints(where counts: (Int32) -> Bool) -> [Int32: [Int32]] {
        var found: [Int32: [Int32]] = [:]
        for constraint in 0..<Int32(truncatingIfNeeded: view.constraintCount) where counts(constraint) {
            if let component = component(of: constraint) { found[component, default: []].append(constraint) }
        }
        return found
    }

    private func openVariable(of constraint: Int32) -> Int32? {
        var open: Int32?
        view.forEachTerm(of: view[constraint]) { variable, coefficient in
            if coefficient != 0, pins.isOpen(variable) { open = open ?? variable }
        }
        return open
    }
}

/// By variable the equations that it stands in, and by equation how many of its variables are not pinned yet.
private struct Uses {
    /// Where the equations of each variable start in `equations`.
    let starts: UnsafeMutablePointer<Int32>
    let equations: UnsafeMutablePointer<Int32>
    let openCounts: UnsafeMutablePointer<Int32>

    init(_ view: SystemView, in arena: Arena, where counts: (Int32) -> Bool) {
        let starts = arena.allocate(view.variableCount + 2, of: Int32(0))
        let openCounts = arena.allocate(view.constraintCount, of: Int32(0))
        let constraints = 0..<Int32(truncatingIfNeeded: view.constraintCount)
        for equation in constraints where counts(equation) {
            view.forEachTerm(of: view[equation]) { variable, coefficient in
                if coefficient == 0 { return }
                starts[Int(variable) + 2] += 1
                openCounts[Int(equation)] += 1
            }
        }
        for variable in 0..<view.variableCount { starts[variable + 2] += starts[variable + 1] }
        let equations = arena.allocate(Int(starts[view.variableCount + 1]), of: Int32(0))
        for equation in constraints where openCounts[Int(equation)] > 0 {
            view.forEachTerm(of: view[equation]) { variable, coefficient in
                if coefficient == 0 { return }
                equations[Int(starts[Int(variable) + 1])] = equation
                starts[Int(variable) + 1] += 1
            }
        }
        (self.starts, self.equations, self.openCounts) = (starts, equations, openCounts)
    }
}
