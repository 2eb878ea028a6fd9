import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// One way in which views can move without any priority faring worse, with what it moves and why it is open.
struct Freedom {
    /// The views that move in their superviews, or whose content changes its size, in document order.
    var movements: [Movement]
    /// The optional constraints that pull against each other: what one gains the others lose. Empty where nothing
    /// pulls.
    var competitors: [Int]
    /// How far it can be travelled, in points, both ways together.
    var extent: Double
    /// Whether it changes how far a constraint that a conflict broke is from holding.
    var movesBroken = false

    /// What changes of a view on one axis.
    struct Movement {
        var view: Int
        var axis: Axis
        /// Whether its place in its superview changes.
        var moves: Bool
        /// Whether its size changes.
        var resizes: Bool
        /// Whether the size of its scrollable content changes.
        var resizesContent: Bool

        /// Takes in what else changes of the view on this axis.
        mutating func add(_ other: Movement) {
            moves = moves || other.moves
            resizes = resizes || other.resizes
            resizesContent = resizesContent || other.resizesContent
        }
    }

    /// What a solution of the scene's system leaves open, as far as it shows; of `system` those constraints alone
    /// that count can be competitors.
    static func all(in scene: SolvedScene, _ system: ConstraintSystem, _ solution: Solution) -> [Freedom] {
        guard !solution.freeDimensions.isEmpty else { return [] }
        var finder = FreedomFinder(scene, system, solution)
        return solution.freeDimensions.compactMap { finder.freedom($0) }
    }
}

/// Finds what free dimensions mean for views and constraints; each costs what it moves, not what the scene has.
private struct FreedomFinder {
    private let scene: SolvedScene
    private let solution: Solution
    private let constraints: ConstraintSystem
    private let rows: [LoweredRow]
    private let owners: VariableOwners
    /// The constraints of people, stack views, fixed frames and masks that conflicts broke.
    private let broken: [ConstraintID]
    /// By variable: the optional rows that speak of it.
    private var optionalRows: [[Int32]]
    /// By variable: how fast it moves; zero between two dimensions.
    private var rates: [Double]

    /// Interface Builder accepts a point.
    private static let tolerance = 1.0

    init(_ scene: SolvedScene, _ constraints: ConstraintSystem, _ solution: Solution) {
        self.scene = scene
        self.solution = solution
        self.constraints = constraints
        let rows = scene.rows
        self.rows = rows
        broken = scene.solution.conflicts.lazy.map(\.broken).filter { rows[Int($0.index)].origin.placesViews }
        rates = Array(repeating: 0, count: solution.values.count)
        owners = scene.variableOwners
        var optionalRows = [[Int32]](repeating: [], count: solution.values.count)
        for row in rows.indices where rows[row].priority < 1000 {
            let constraint = ConstraintID(index: Int32(row))
            guard constraints.counts(constraint) else { continue }
            for term in constraints.terms(of: constraint) { optionalRows[Int(term.variable.index)].append(Int32(row)) }
        }
        self.optionalRows = optionalRows
    }

    /// What a dimension means; nil where nothing of it shows.
    mutating func freedom(_ dimension: FreeDimension) -> Freedom? {
        for movement in dimension.movements { rates[Int(movement.variable.index)] = movement.coefficient }
        defer { for movement in dimension.movements { rates[Int(movement.variable.index)] = 0 } }
        // What can be travelled for ever shows in any case.
        let (low, high) = (max(dimension.range.lowerBound, -1000), min(dimension.range.upperBound, 1000))
        let movements = movements(of: dimension, by: high - low)
        guard let largest = movements.lazy.map(extent).max() else { return nil }
        return Freedom(
            movements: movements, competitors: competitors(dimension, low, high), extent: largest * (high - low),
            movesBroken: broken.contains { abs(rate(of: $0)) > 1e-9 })
    }

    /// How fast the left side of a constraint changes along a dimension.
    private func rate(of constraint: ConstraintID) -> Double {
        constraints.terms(of: constraint).reduce(0) { $0 + $1.coefficient * rates[Int($1.variable.index)] }
    }

    /// The optional constraints whose errors change along a dimension.
    private func competitors(_ dimension: FreeDimension, _ low: Double, _ high: Double) -> [Int] {
        let touched = Set(dimension.movements.flatMap { optionalRows[Int($0.variable.index)] }).sorted()
        return touched.lazy.map(Int.init).filter { row in
            let constraint = ConstraintID(index: Int32(row))
            let rate = rate(of: constraint)
            guard abs(rate) > 1e-9 else { return false }
            let here = constraints.terms(of: constraint).reduce(-constraints.constant(of: constraint)) {
                $0 + $1.coefficient * solution[$1.variable]
            }
            let errors = [low, 0, high].map { Self.error(here + $0 * rate, constraints.relation(of: constraint)) }
            return (errors.max() ?? 0) - (errors.min() ?? 0) > 0.5
        }
    }

    /// How far a side of an optional constraint is from where it is met.
    private static func error(_ value: Double, _ relation: Relation) -> Double {
        switch relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }

    /// The views that a dimension moves, and those that stay where they are in superviews that move.
    private func movements(of dimension: FreeDimension, by length: Double) -> [Freedom.Movement] {
        var touched = Set(dimension.movements.flatMap { owners[$0.variable] })
        for view in touched
        where shows(rates[scene.variables(of: Int(view)).x], by: length)
            || shows(rates[scene.variables(of: Int(view)).y], by: length)
        {
            touched.formUnion(scene.scene.subviews(of: Int(view)).lazy.map(Int32.init))
        }
        return touched.sorted().flatMap { view in
            [Axis.horizontal, .vertical].compactMap { axis in
                let (place, size, content) = rates(of: Int(view), axis)
                let movement = Freedom.Movement(
                    view: Int(view), axis: axis, moves: shows(place, by: length), resizes: shows(size, by: length),
                    resizesContent: shows(content, by: length))
                return movement.moves || movement.resizes || movement.resizesContent ? movement : nil
            }
        }
    }

    private func shows(_ rate: Double, by length: Double) -> Bool { abs(rate) * length > Self.tolerance }

    private func extent(_ movement: Freedom.Movement) -> Double {
        let (place, size, content) = rates(of: movement.view, movement.axis)
        return max(abs(place), abs(size), abs(content))
    }

    /// How fast a view's place in its superview, its size and its content's size change.
    private func rates(of view: Int, _ axis: Axis) -> (place: Double, size: Double, content: Double) {
        func first(_ variables: (x: Int, y: Int)) -> Int { axis == .horizontal ? variables.x : variables.y }
        let own = first(scene.variables(of: view))
        let parent = scene.superview(of: view)
        let outer = parent < 0 ? 0 : rates[first(scene.variables(of: parent))]
        let content = scene.contentVariables(of: view).map { rates[first($0) + 1] } ?? 0
        return (rates[own] - outer, rates[own + 1], content)
    }
}
