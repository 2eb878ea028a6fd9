// Random systems in two forms: of whole numbers, and with constraints multiplied by what no double holds exactly.

import ConstraintSolver

/// A system of whole numbers and halves that has sums of its equations over again, and what is the same but for
/// rounding: each required constraint multiplied by a number such as a third.
struct ScaledSystem {
    private(set) var plain = ConstraintSystem()
    private(set) var scaled = ConstraintSystem()
    private var random: SplitMix
    private var order: Int32 = 0

    private static let factors = [1.0 / 3, 0.1, 0.7, 1.0 / 7, 1.1, 3.3, 0.3, 2.7, 7.0 / 25, 25.0 / 7]

    /// The system of a seed.
    init(seed: UInt64) {
        random = SplitMix(state: seed &* 77777)
        let count = Int.random(in: 2...8, using: &random)
        let hidden = (0..<count).map { _ in Double(Int.random(in: -20...40, using: &random)) }
        let variables = hidden.map { _ in
            let bound = Int.random(in: 0..<3, using: &random) == 0 ? -20 : -Double.infinity
            _ = scaled.addVariable(lowerBound: bound)
            return plain.addVariable(lowerBound: bound)
        }
        let equations = (0..<Int.random(in: 1...count, using: &random)).map { _ in
            let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Term(pick(variables), pick([1, -1, 2, 3, 0.5]))
            }
            return (terms, terms.reduce(0) { $0 + $1.coefficient * hidden[Int($1.variable.index)] })
        }
        for (terms, constant) in equations { add(terms, .equal, constant, Priority.required) }
        for _ in 0..<Int.random(in: 0...3, using: &random) { addSum(of: equations, count) }
        for variable in variables where Int.random(in: 0..<4, using: &random) > 0 {
            let wanted = Double(Int.random(in: -10...30, using: &random))
            add([Term(variable)], pick(Relation.allCases), wanted, pick([250, 750]))
        }
    }

    private mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: choices.indices, using: &random)] }

    /// Adds a sum of multiples of some equations, which now and then contradicts them.
    private mutating func addSum(of equations: [(terms: [Term], constant: Double)], _ count: Int) {
        var coefficients = [Double](repeating: 0, count: count)
        var constant = 0.0
        for (terms, own) in equations where Bool.random(using: &random) {
            let factor = pick([1.0, -1, 2, 3])
            for term in terms { coefficients[Int(term.variable.index)] += factor * term.coefficient }
            constant += factor * own
        }
        let terms = coefficients.indices.filter { coefficients[$0] != 0 }.map {
            Term(Variable(index: Int32($0)), coefficients[$0])
        }
        if terms.isEmpty { return }
        let miss = Int.random(in: 0..<4, using: &random) == 0 ? pick([5.0, -5]) : 0
        add(terms, pick([.equal] + Relation.allCases), constant + miss, Priority.required)
    }

    private mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double) {
        order += 1
        let factor = priority < Priority.required ? 1 : pick(Self.factors)
        plain.addConstraint(terms, relation, constant, priority: priority, order: order)
        let multiplied = terms.map { Term($0.variable, factor * $0.coefficient) }
        scaled.addConstraint(multiplied, relation, factor * constant, priority: priority, order: order)
    }
}
