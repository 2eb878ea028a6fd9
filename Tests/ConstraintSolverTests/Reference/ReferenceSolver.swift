// The exact meaning of a constraint system, by the textbook simplex.

import ConstraintSolver

/// Exact answers about a constraint system.
struct ReferenceSolver {
    let system: ConstraintSystem
    private var program: ExactProgram
    /// The two error columns of each constraint that is not required.
    private var errorColumns: [Int: (less: Int, more: Int)] = [:]
    private var plus: [Int] = []
    private var minus: [Int?] = []
    private(set) var isFeasible = true

    /// Takes the required constraints in `required`, the bounds of the variables in `bounds`, and the wishes.
    init(_ system: ConstraintSystem, required: [ConstraintID], bounds: [Variable], wishes: [ConstraintID] = []) {
        self.system = system
        var count = 0
        func column() -> Int {
            count += 1
            return count - 1
        }
        let bounded = Set(bounds)
        for v in 0..<system.variableCount {
            let variable = Variable(index: Int32(v))
            plus.append(column())
            let isBounded = bounded.contains(variable) && system.lowerBound(of: variable) > -.infinity
            minus.append(isBounded ? nil : column())
        }
        var slack: [Int: Int] = [:]
        for id in required + wishes where system.relation(of: id) != .equal { slack[Int(id.index)] = column() }
        for id in wishes { errorColumns[Int(id.index)] = (column(), column()) }
        program = ExactProgram(columns: count)
        for id in wishes + required {
            var terms: [(Int, Rational)] = []
            var constant = Rational(system.constant(of: id))
            for term in system.terms(of: id) {
                let v = Int(term.variable.index)
                let c = Rational(term.coefficient)
                terms.append((plus[v], c))
                if let m = minus[v] {
                    terms.append((m, -c))
                } else {
                    constant = constant - c * Rational(system.lowerBound(of: term.variable))
                }
            }
            if let s = slack[Int(id.index)] {
                terms.append((s, Rational(system.relation(of: id) == .lessThanOrEqual ? 1 : -1)))
            }
            if let (less, more) = errorColumns[Int(id.index)] { terms += [(less, .one), (more, Rational(-1))] }
            if !program.add(terms, constant) {
                isFeasible = false
                return
            }
        }
    }

    /// The least errors of the wishes: priority by priority their sum, then one by one in order.
    mutating func solve(_ wishes: [ConstraintID]) -> [ConstraintID: Rational] {
        let sorted = wishes.enumerated().sorted { a, b in
            let (p, q) = (system.priority(of: a.element), system.priority(of: b.element))
            return p != q ? p > q : a.offset < b.offset
        }.map(\.element)
        for priority in Set(sorted.map(system.priority(of:))).sorted(by: >) {
            _ = program.minimise(costs(sorted.filter { system.priority(of: $0) == priority }))
        }
        for id in sorted { _ = program.minimise(costs([id])) }
        return Dictionary(
            uniqueKeysWithValues: sorted.map { id in
                let (less, more) = errorColumns[Int(id.index)] ?? (0, 0)
                return (id, program.value(less) + program.value(more))
            })
    }

    private func costs(_ wishes: [ConstraintID]) -> [Int: Rational] {
        var result: [Int: Rational] = [:]
        for id in wishes {
            if let (less, more) = errorColumns[Int(id.index)] {
                result[less] = .one
                result[more] = .one
            }
        }
        return result
    }

    /// One exact best value of a variable.
    func value(of variable: Variable) -> Rational {
        let v = Int(variable.index)
        if let m = minus[v] { return program.value(plus[v]) - program.value(m) }
        return program.value(plus[v]) + Rational(system.lowerBound(of: variable))
    }

    /// In how many dimensions the variables can still move.
    func dimension() -> Int {
        // Each unbounded variable is a difference of two columns that can always grow together.
        program.dimension() - minus.filter { $0 != nil }.count
    }
}
