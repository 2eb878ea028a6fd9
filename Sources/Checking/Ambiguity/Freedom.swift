import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceDocument

/// One way in which views can move without any priority faring worse, with what it moves and why it is open.
struct Freedom {
    /// The views that move in their superviews, or whose content changes its size, in document order.
    var movements: [Movement]
    /// The optional constraints that pull against each other: what one gains the others lose. Empty where nothing pulls.
    var rivals: [Int]
    /// How far it can be travelled, in points, both ways together.
    var extent: Double

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
    }

    /// Interface Builder accepts a point.
    private static let tolerance = 1.0

    /// What a solution of the scene's system leaves open, as far as it shows; of `system` the active constraints alone
    /// can be rivals.
    static func all(in scene: SolvedScene, _ system: ConstraintSystem, _ solution: Solution) -> [Freedom] {
        guard !solution.freeDimensions.isEmpty else { return [] }
        let rows = scene.rows
        let optional = rows.indices.filter { row in
            rows[row].priority < 1000 && system.isActive(ConstraintID(index: Int32(row)))
        }
        return solution.freeDimensions.compactMap { Freedom($0, of: solution, in: scene, optional) }
    }

    private init?(_ dimension: FreeDimension, of solution: Solution, in scene: SolvedScene, _ optional: [Int]) {
        var rates = [Double](repeating: 0, count: solution.values.count)
        for movement in dimension.movements { rates[Int(movement.variable.index)] = movement.coefficient }
        // What can be travelled for ever shows in any case.
        let (low, high) = (max(dimension.range.lowerBound, -1000), min(dimension.range.upperBound, 1000))
        movements = Self.movements(rates, by: high - low, in: scene)
        guard let largest = movements.lazy.map({ Self.extent($0, rates, in: scene) }).max() else { return nil }
        extent = largest * (high - low)
        let (system, rows) = (scene.constraints, scene.rows)
        rivals = optional.filter { row in
            let constraint = ConstraintID(index: Int32(row))
            let terms = system.terms(of: constraint)
            let rate = terms.reduce(0) { $0 + $1.coefficient * rates[Int($1.variable.index)] }
            guard abs(rate) > 1e-9 else { return false }
            let here = terms.reduce(-system.constant(of: constraint)) { $0 + $1.coefficient * solution[$1.variable] }
            let errors = [low, 0, high].map { Self.error(here + $0 * rate, system.relation(of: constraint)) }
            return (errors.max() ?? 0) - (errors.min() ?? 0) > 0.5 * rows[row].weight
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

    private static func movements(_ rates: [Double], by length: Double, in scene: SolvedScene) -> [Movement] {
        func shows(_ rate: Double) -> Bool { abs(rate) * length > tolerance }
        return scene.scene.views.indices.flatMap { view in
            [Axis.horizontal, .vertical].compactMap { axis in
                let (place, size, content) = Self.rates(of: view, axis, rates, in: scene)
                let movement = Movement(
                    view: view, axis: axis, moves: shows(place), resizes: shows(size), resizesContent: shows(content))
                return movement.moves || movement.resizes || movement.resizesContent ? movement : nil
            }
        }
    }

    private static func extent(_ movement: Movement, _ rates: [Double], in scene: SolvedScene) -> Double {
        let (place, size, content) = self.rates(of: movement.view, movement.axis, rates, in: scene)
        return max(abs(place), abs(size), abs(content))
    }

    /// How fast a view's place in its superview, its size and its content's size change.
    private static func rates(
        of view: Int, _ axis: Axis, _ rates: [Double], in scene: SolvedScene
    ) -> (place: Double, size: Double, content: Double) {
        func first(_ variables: (x: Int, y: Int)) -> Int { axis == .horizontal ? variables.x : variables.y }
        let own = first(scene.variables(of: view))
        let parent = scene.superview(of: view)
        let outer = parent < 0 ? 0 : rates[first(scene.variables(of: parent))]
        let content = scene.contentVariables(of: view).map { rates[first($0) + 1] } ?? 0
        return (rates[own] - outer, rates[own + 1], content)
    }
}
