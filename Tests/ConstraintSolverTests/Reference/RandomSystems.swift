// Random constraint systems of many characters, from a seed.

@testable import ConstraintSolver

/// A small, good generator of random numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A random system, with its constraints as they were added.
struct RandomSystem {
    enum Character: CaseIterable {
        case satisfiable, conflicting, ambiguous, degenerate, badlyScaled, layout
    }

    /// One constraint, for adding it again in another order.
    struct Line: Equatable {
        var terms: [Term]
        var relation: Relation
        var constant: Double
        var priority: Double
        var order: Int32
        var rank: Int32
        var stance: Breakability.Stance
    }

    let character: Character
    /// Above how many cells blocks are solved with factorised bases.
    var mostCells = Int.max
    /// Whether several constraints may have one place in the document.
    private(set) var sharesOrders = false
    private(set) var bounds: [Double] = []
    private(set) var lines: [Line] = []
    private var random: SplitMix
    private var hidden: [Double] = []

    /// The system of a seed.
    init(seed: UInt64) {
        random = SplitMix(state: seed &* 0x1234_5678_9abc_def1)
        character = Character.allCases[Int.random(in: 0..<Character.allCases.count, using: &random)]
        let large = Int.random(in: 0..<5, using: &random) == 0
        let count = Int.random(in: 1...(large ? 40 : 10), using: &random)
        for _ in 0..<count {
            bounds.append(
                Int.random(in: 0..<3, using: &random) == 0
                    ? [0, 0, 0, 10, -20].randomElement(using: &random) ?? 0 : -.infinity)
            hidden.append(Double(Int.random(in: 0...40, using: &random)) * 5 + 10)
        }
        let density = character == .ambiguous ? 0.8 : 1.6
        let total = max(1, Int(Double(count) * density) + Int.random(in: 0...4, using: &random))
        for index in 0..<total { addLine(Int32(index)) }
    }

    private mutating func addLine(_ order: Int32) {
        let terms = character == .layout ? layoutTerms() : randomTerms()
        let relation =
            [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
        let isRequired = Int.random(in: 0..<(character == .conflicting ? 3 : 5), using: &random) < 2
        let priorities = [1000, 999.5, 751, 750, 250.25, 250, 1]
        let priority = isRequired ? 1000 : priorities[Int.random(in: 1..<7, using: &random)]
        let constant = constant(terms, relation, isRequired)
        lines.append(
            Line(
                terms: terms, relation: relation, constant: constant, priority: priority, order: order,
                rank: [Int32.min, 0, 0, 1, 2].randomElement(using: &random) ?? 0,
                stance: order % 4 == 1 ? .firm : order % 3 == 2 ? .yielding : .neutral))
    }

    /// Leaves the constraints so many places in the document, which they share, and those out that are alike in all.
    mutating func shareOrders(_ count: Int32) {
        var different: [Line] = []
        for var line in lines {
            line.order %= count
            if !different.contains(line) { different.append(line) }
        }
        lines = different
        sharesOrders = true
    }

    private mutating func randomTerms() -> [Term] {
        let count = [1, 1, 2, 2, 2, 3, 4, 6].randomElement(using: &random) ?? 1
        let coefficients: [Double] =
            switch character {
            // In larger systems such factors multiply up to more than doubles can tell apart: to slopes of 1e-10.
            case .badlyScaled: bounds.count > 8 ? [1, -1, 16, -1.0 / 16, 3] : [1, -1, 64, -1.0 / 64, 8, 1.0 / 8, 3]
            case .degenerate: [1, -1]
            default: [1, -1, 1, -1, 2, -0.5, 3]
            }
        return (0..<count).map { _ in
            Term(
                Variable(index: Int32.random(in: 0..<Int32(bounds.count), using: &random)),
                coefficients.randomElement(using: &random) ?? 1)
        }
    }

    /// Terms as layouts have them: positions and sizes of neighbours.
    private mutating func layoutTerms() -> [Term] {
        let n = Int32(bounds.count)
        func variable(_ k: Int32) -> Variable { Variable(index: k % n) }
        let k = Int32.random(in: 0..<n, using: &random)
        let j = Int32.random(in: 0..<n, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return [Term(variable(k), 1)]
        case 1: return [Term(variable(k), 1), Term(variable(j), -1)]
        case 2:
            return [Term(variable(k), 1), Term(variable(k + 1), 1), Term(variable(j), -1), Term(variable(j + 1), -1)]
        case 3:
            return [Term(variable(k), 2), Term(variable(k + 1), 1), Term(variable(j), -2), Term(variable(j + 1), -1)]
        default: return [Term(variable(k), 1), Term(variable(j), -1), Term(variable(j + 1), -1)]
        }
    }

    private mutating func constant(_ terms: [Term], _ relation: Relation, _ isRequired: Bool) -> Double {
        let fitting = terms.reduce(0) { $0 + $1.coefficient * hidden[Int($1.variable.index)] }
        let mayMiss = character == .conflicting || !isRequired
        if mayMiss, Int.random(in: 0..<2, using: &random) == 0 {
            return character == .degenerate
                ? [0, 10, 20].randomElement(using: &random) ?? 0 : Double(Int.random(in: -20...40, using: &random)) * 5
        }
        let slack = character == .degenerate ? 0 : Double(Int.random(in: 0...8, using: &random)) * 5
        switch relation {
        case .equal: return fitting
        case .lessThanOrEqual: return fitting + slack
        case .greaterThanOrEqual: return fitting - slack
        }
    }

    /// The system with its constraints added in the given order of their numbers.
    func system(adding order: [Int]? = nil) -> (system: ConstraintSystem, ids: [ConstraintID]) {
        var system = ConstraintSystem()
        system.limits.mostCells = mostCells
        for bound in bounds { _ = system.addVariable(lowerBound: bound) }
        var ids = [ConstraintID](repeating: ConstraintID(index: 0), count: lines.count)
        for number in order ?? Array(lines.indices) {
            let line = lines[number]
            ids[number] = system.addConstraint(
                line.terms, line.relation, line.constant, priority: line.priority, order: line.order,
                breakability: Breakability(rank: line.rank, stance: line.stance))
        }
        return (system, ids)
    }
}
