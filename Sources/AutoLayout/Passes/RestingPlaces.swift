import ConstraintSolver
import InterfaceDocument

/// Where views and guides stand that nothing places.
///
/// UIKit's variables are places in the superview, and one that no constraint decides is zero: a view without
/// constraints shows at the origin of its superview, and a chain that depends on nothing begins there. The solver's
/// variables are places in the root, so that what it leaves open is brought to the superview afterwards, as far as the
/// constraints let it.
///
/// A length that no constraint decides is zero too, so that a view that is centred, or pinned at its end alone, shows
/// nothing.
struct RestingPlaces {
    /// By variable: the same edge of what it would be relative to in UIKit; `Self.length` for lengths, -1 for places in
    /// no superview.
    private var anchors: [Int32]
    private static let length: Int32 = -2

    /// The resting places of a scene with `count` variables.
    init(_ system: SceneSystem, count: Int) {
        anchors = [Int32](repeating: -1, count: count)
        let variables = system.rows.variables
        func place(_ box: LayoutBox, in outer: LayoutBox) {
            anchors[Int(box.x)] = outer.x
            anchors[Int(box.y)] = outer.y
            anchors[Int(box.x) + 1] = Self.length
            anchors[Int(box.y) + 1] = Self.length
        }
        for (index, view) in variables.views.enumerated() {
            let superview = system.superview(of: index)
            if superview >= 0 { place(view.box, in: variables.views[superview].box) }
        }
        for guide in variables.userGuides { place(guide.box, in: variables.views[Int(guide.owner)].box) }
    }

    /// Moves what a solution leaves open. Superviews come first: their variables do.
    func settle(_ solution: inout Solution) {
        for index in solution.freeDimensions.indices {
            let way = way(along: solution.freeDimensions[index], solution.values)
            if way == 0 { continue }
            for movement in solution.freeDimensions[index].movements {
                solution.values[Int(movement.variable.index)] += way * movement.coefficient
            }
            let range = solution.freeDimensions[index].range
            solution.freeDimensions[index].range = min(range.lowerBound - way, 0)...max(range.upperBound - way, 0)
        }
    }

    /// How far a dimension is moved along: until the lengths in it are as small as they can be, or else until its first
    /// variable, a place, comes to rest.
    private func way(along dimension: FreeDimension, _ values: [Double]) -> Double {
        // Where several dimensions share their limits, those of one end where another has been moved.
        let isEndless = dimension.range.lowerBound == -.infinity && dimension.range.upperBound == .infinity
        guard isEndless || dimension.isIndependent else { return 0 }
        var growth = 0.0
        var hasLengths = false
        for movement in dimension.movements where anchors[Int(movement.variable.index)] == Self.length {
            growth += movement.coefficient
            hasLengths = true
        }
        if hasLengths {
            // What one length gains where another loses it is as good as it was.
            if abs(growth) < 1e-9 { return 0 }
            let end = growth > 0 ? dimension.range.lowerBound : dimension.range.upperBound
            return end.isFinite ? end : 0
        }
        guard let first = dimension.movements.first?.variable, anchors[Int(first.index)] >= 0 else { return 0 }
        let anchor = Variable(index: anchors[Int(first.index)])
        // What moves with its superview has its place in it.
        if dimension.movements.contains(where: { $0.variable == anchor }) { return 0 }
        let way = values[Int(anchor.index)] - values[Int(first.index)]
        return min(max(way, dimension.range.lowerBound), dimension.range.upperBound)
    }
}
