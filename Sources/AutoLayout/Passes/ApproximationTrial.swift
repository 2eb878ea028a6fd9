import Environment
import InterfaceDocument

/// What if the sizes that cannot be known for one reason were others? What moves then rests on them.
///
/// A frame may follow from an uncertain size through any number of constraints, stack views and lines of text, and may not
/// although it stands beside it: solving the scene again with other sizes tells both.
struct ApproximationTrial: Sendable {
    /// Whose sizes are changed.
    var reason: Approximation
    /// What they are multiplied by.
    var factor: Double

    /// Smaller and larger: what holds a frame against the one, such as a least width, need not hold it against the other.
    static let factors = [0.8, 1.25]

    /// How many points a frame has to move to count: more than rounding to pixels does.
    static let leastMove = 0.5
}

extension SceneLayout {
    /// Why the frame of each view is not certain, parallel to `views`; nil where it is, and where no engine made the layout.
    ///
    /// A view's own reason comes first, then those of the views that it rests on. A scene with uncertain sizes is solved
    /// twice more for each reason; without any this costs next to nothing.
    public var approximations: [Approximation?] {
        var found = [Approximation?](repeating: nil, count: views.count)
        guard let system = solved?.system else { return found }
        let measurer = IntrinsicMeasurer(model: system.model)
        let doubts = views.indices.map { measurer.doubt(about: $0) }
        for reason in Approximation.allCases where doubts.contains(reason) {
            for factor in ApproximationTrial.factors {
                let trial = ApproximationTrial(reason: reason, factor: factor)
                for index in system.moved(by: trial) where found[index] == nil || doubts[index] == reason {
                    found[index] = reason
                }
            }
        }
        for index in solved.map(\.ambiguousViews) ?? [] where found[index] == nil { found[index] = .ambiguous }
        return found
    }
}

extension SolvedScene {
    /// The views that move in their superviews, or change their sizes, while no constraint fares worse.
    fileprivate var ambiguousViews: [Int] {
        let open = solution.hasTies ? constraints.solutionWithoutTieBreaking(besides: solution) : solution
        var found: Set<Int> = []
        for dimension in open.freeDimensions {
            var rates = [Double](repeating: 0, count: solution.values.count)
            for movement in dimension.movements { rates[Int(movement.variable.index)] = movement.coefficient }
            let length = min(dimension.range.upperBound, 1000) - max(dimension.range.lowerBound, -1000)
            for index in scene.views.indices {
                let own = variables(of: index)
                let outer = superview(of: index) < 0 ? nil : variables(of: superview(of: index))
                for (place, container) in [(own.x, outer?.x), (own.y, outer?.y)] {
                    let moved = rates[place] - (container.map { rates[$0] } ?? 0)
                    if max(abs(moved), abs(rates[place + 1])) * length > 1 { found.insert(index) }
                }
            }
        }
        return Array(found)
    }
}

extension SceneSystem {
    /// The views whose frames in their superviews are others in a trial.
    fileprivate func moved(by trial: ApproximationTrial) -> [Int] {
        var other = SceneSystem(model.trying(trial))
        var solvers: PassSolvers?
        _ = other.settle(&solvers)
        return states.indices.filter { index in
            guard let frame = placedFrame(of: index), let tried = other.placedFrame(of: index) else { return false }
            return [
                frame.x - tried.x, frame.y - tried.y, frame.width - tried.width, frame.height - tried.height,
            ].contains { abs($0) > ApproximationTrial.leastMove }
        }
    }
}
