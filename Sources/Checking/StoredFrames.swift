import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// The stored frames of a scene as values of the solver's variables.
struct StoredFrames {
    private let scene: SolvedScene
    private let constraints: ConstraintSystem
    /// For each variable its value in the stored frames; not a number where the document has none.
    private let values: [Double]

    /// Interface Builder calls a view misplaced from somewhere between half a point and a point on.
    static let tolerance = 0.9

    init(_ scene: SolvedScene) {
        self.scene = scene
        constraints = scene.constraints
        var values = [Double](repeating: .nan, count: constraints.variableCount)
        let views = scene.scene.views
        for index in views.indices {
            let parent = views[index].superview
            guard let frame = views[index].view.frame, frame.width > 0 || frame.height > 0 else { continue }
            var origin = Point.zero
            if parent >= 0 {
                let (outer, inner) = (scene.variables(of: parent), scene.alignmentInsets(of: parent))
                origin = Point(x: values[outer.x] - inner.left + frame.x, y: values[outer.y] - inner.top + frame.y)
                if origin.x.isNaN { continue }
            }
            let insets = scene.alignmentInsets(of: index)
            let variables = scene.variables(of: index)
            values[variables.x] = origin.x + insets.left
            values[variables.x + 1] = frame.width - insets.left - insets.right
            values[variables.y] = origin.y + insets.top
            values[variables.y + 1] = frame.height - insets.top - insets.bottom
        }
        self.values = values
    }

    /// How far the stored frames are off what a row wants, in points; nil where they satisfy it, or are not known. Of a
    /// row with a multiplier it is the lesser distance of its two items, so that it is the same whichever is written
    /// first.
    func error(of index: Int, _ row: LoweredRow) -> Double? {
        let constraint = ConstraintID(index: Int32(index))
        let value = constraints.activity(of: constraint, at: values) - constraints.constant(of: constraint)
        let error: Double
        switch row.relation {
        case .equal: error = value.magnitude
        case .lessThanOrEqual: error = value
        case .greaterThanOrEqual: error = -value
        }
        let scale = row.second.kind == .none ? 1 : max(1, row.multiplier.magnitude)
        return error > Self.tolerance * scale ? error / scale : nil
    }

    /// Whether the document stores everything that the constraint at `index` speaks of.
    func isKnown(_ index: Int) -> Bool {
        !constraints.activity(of: ConstraintID(index: Int32(index)), at: values).isNaN
    }

    /// Whether constraints place the view at `index` somewhere else on an axis, in its superview, than it is stored.
    func isStale(_ index: Int, on axis: Axis) -> Bool {
        guard let stored = scene.view(index).frame else { return false }
        let solved = scene.frame(of: index)
        let (place, size) =
            axis == .horizontal
            ? (stored.x - solved.x, stored.width - solved.width) : (stored.y - solved.y, stored.height - solved.height)
        return max(place.magnitude, size.magnitude) > Self.tolerance
    }
}
