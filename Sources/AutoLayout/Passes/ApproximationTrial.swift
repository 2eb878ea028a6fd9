import ConstraintSolver
import InterfaceDocument

/// What if the sizes that cannot be known for one reason were others? What moves then rests on them.
///
/// A frame may follow from an uncertain size through any number of constraints and stack views, and may not although it stands
/// beside it: solving the scene's last system again with other sizes tells both. Texts are not broken anew.
private struct ApproximationTrial {
    /// The views of uncertain size.
    var views: [Int]
    /// What their sizes are multiplied by.
    var factor: Double

    /// Smaller and larger: what holds a frame against the one, such as a least width, need not hold it against the other.
    static let factors = [0.8, 1.25]

    /// How many points a frame has to move to count: more than rounding to pixels does.
    static let leastMove = 0.5
}

extension SceneLayout {
    /// Why the frame of each view is not certain, parallel to `views`; nil where it is, and where no engine made the layout.
    ///
    /// A view's own reason comes first, then those of the views that it rests on. The last system of a scene with uncertain
    /// sizes is solved twice more for each reason; without any this costs next to nothing.
    public var approximations: [Approximation?] {
        var found = [Approximation?](repeating: nil, count: views.count)
        guard let solved else { return found }
        let measurer = IntrinsicMeasurer(model: solved.system.model)
        let doubts = views.indices.map { measurer.doubt(about: $0) }
        for reason in Approximation.allCases where doubts.contains(reason) {
            let doubtful = views.indices.filter { doubts[$0] == reason }
            for factor in ApproximationTrial.factors {
                let trial = ApproximationTrial(views: doubtful, factor: factor)
                for index in solved.moved(by: trial) where found[index] == nil || doubts[index] == reason {
                    found[index] = reason
                }
            }
        }
        for index in solved.ambiguousViews where found[index] == nil { found[index] = .ambiguous }
        return found
    }
}

extension SolvedScene {
    /// The views that move in their superviews, or change their sizes, while no constraint fares worse.
    fileprivate var ambiguousViews: [Int] {
        let openness = openness
        guard let owners = openness.owners else { return [] }
        var found: Set<Int> = []
        var rates = [Double](repeating: 0, count: solution.values.count)
        for dimension in openness.solution.freeDimensions {
            for movement in dimension.movements { rates[Int(movement.variable.index)] = movement.coefficient }
            let length = min(dimension.range.upperBound, 1000) - max(dimension.range.lowerBound, -1000)
            // What moves, and what does not move with its superview.
            let views = Set(dimension.movements.flatMap { owners[$0.variable].map(Int.init) })
            let candidates = views.union(views.flatMap { scene.subviews(of: $0) })
            found.formUnion(moved(by: rates, atLeast: 1 / length, among: candidates))
            for movement in dimension.movements { rates[Int(movement.variable.index)] = 0 }
        }
        return Array(found)
    }

    /// The views whose frames in their superviews are others in a trial.
    fileprivate func moved(by trial: ApproximationTrial) -> [Int] {
        var system = constraints
        for index in trial.views where placement(of: index) == .constraints { change(index, in: &system, trial) }
        var solver = Solver(system)
        let tried = solver.solve()
        let moves = solution.values.indices.map { tried.values[$0] - solution.values[$0] }
        return moved(by: moves, atLeast: ApproximationTrial.leastMove, among: scene.views.indices)
    }

    /// The views whose place in the superview, or whose size, changes by more than `least` when the variables change so.
    private func moved(by moves: [Double], atLeast least: Double, among views: some Sequence<Int>) -> [Int] {
        views.filter { index in
            let own = variables(of: index)
            let outer = superview(of: index) < 0 ? nil : variables(of: superview(of: index))
            return [(own.x, outer?.x), (own.y, outer?.y)].contains { place, container in
                let moved = moves[place] - (container.map { moves[$0] } ?? 0)
                return max(abs(moved), abs(moves[place + 1])) > least
            }
        }
    }

    /// Gives the view at `index` another intrinsic size; where it has none, that of a view that is lent one.
    private func change(_ index: Int, in system: inout ConstraintSystem, _ trial: ApproximationTrial) {
        let rows = self.system.rows.variables.views[index].intrinsicRows
        let variables = variables(of: index)
        for axis in IntrinsicMeasurer(model: self.system.model).doubtfulAxes(of: index) {
            let row = axis == .horizontal ? rows.horizontal : rows.vertical
            if row >= 0 {
                for constraint in [row, row + 1].map(ConstraintID.init) {
                    system.setConstant(trial.factor * system.constant(of: constraint), of: constraint)
                }
                continue
            }
            let length = Term(Variable(index: Int32((axis == .horizontal ? variables.x : variables.y) + 1)))
            let (hugging, resistance) = (view(index).hugging(axis), view(index).compressionResistance(axis))
            for (relation, priority) in [(Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance)] {
                system.addConstraint(
                    length, relation, trial.factor * ControlMetrics.designTimeLength,
                    priority: IntrinsicSizeLowering.contentPriority(priority), order: Int32(system.constraintCount))
            }
        }
    }
}
