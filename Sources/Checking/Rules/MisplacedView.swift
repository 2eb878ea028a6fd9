import AutoLayout
import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each misplaced view, on the document's own canvas; a chosen device has no stored frames.
    ///
    /// A stored frame may differ from the computed one for many reasons (another font, another system). A view is
    /// reported only where a required constraint between stored frames does not hold in them, which no text measurement
    /// can excuse.
    static let misplacedView = LayoutRule(.misplacedView) { survey in
        guard !survey.scene.environment.isChosen else { return }
        let stored = StoredFrames(survey.scene)
        var found: Set<Int> = []
        for (index, row) in survey.scene.rows.enumerated()
        where row.origin == .written && row.priority >= 1000 && stored.isBetweenViews(row) {
            guard stored.contradict(index, row), let view = stored.misplacedView(row), found.insert(view).inserted
            else {
                continue
            }
            survey.findMisplaced(view, row)
        }
    }
}

extension Rule {
    /// A stored frame is stale.
    static let misplacedView = Rule(
        "misplaced-view", on: .layout, .warning, summary: "A stored frame is not what the constraints give.",
        help: "Update the frame in Xcode.")
}

extension SceneSurvey {
    fileprivate mutating func findMisplaced(_ view: Int, _ row: LoweredRow) {
        func words(_ frame: Rect?) -> String {
            guard let frame else { return "none" }
            return "(\(number(frame.x)), \(number(frame.y)), \(number(frame.width)), \(number(frame.height)))"
        }
        find(
            .misplacedView,
            "\(name(view)) is misplaced: its stored frame is \(words(scene.view(view).frame)), its constraints give "
                + "\(words(scene.frame(of: view))). Update its frame, or its constraints.", at: view,
            notes: [note("the stored frames contradict \(scene.description.log(row))", about: row)])
    }
}

/// The stored frames of a scene as values of the solver's variables.
private struct StoredFrames {
    private let scene: SolvedScene
    /// For each variable its value in the stored frames; not a number where the document has none.
    private let values: [Double]

    /// Interface Builder accepts a point of difference.
    private static let tolerance = 1.0

    init(_ scene: SolvedScene) {
        self.scene = scene
        var values = [Double](repeating: .nan, count: scene.constraints.variableCount)
        var origins = [Point](repeating: Point(x: .nan, y: .nan), count: scene.scene.views.count)
        for index in scene.scene.views.indices {
            let parent = scene.superview(of: index)
            guard let frame = scene.view(index).frame, frame.width > 0 || frame.height > 0 else { continue }
            var origin = Point.zero
            if parent >= 0 {
                origin = Point(x: origins[parent].x + frame.x, y: origins[parent].y + frame.y)
                if origin.x.isNaN { continue }
            }
            origins[index] = origin
            let insets = scene.alignmentInsets(of: index)
            let variables = scene.variables(of: index)
            values[variables.x] = origin.x + insets.left
            values[variables.x + 1] = frame.width - insets.left - insets.right
            values[variables.y] = origin.y + insets.top
            values[variables.y + 1] = frame.height - insets.top - insets.bottom
        }
        self.values = values
    }

    /// Whether a row compares views, or a view with a constant.
    func isBetweenViews(_ row: LoweredRow) -> Bool {
        func isView(_ item: LayoutItem, _ anchor: Anchor) -> Bool { item.kind == .view && !anchor.isBaseline }
        return isView(row.first, row.firstAnchor)
            && (row.second.kind == .none || isView(row.second, row.secondAnchor))
    }

    /// Whether the stored frames are too far off what a row wants; what is not known never is.
    func contradict(_ index: Int, _ row: LoweredRow) -> Bool {
        let constraint = ConstraintID(index: Int32(index))
        var value = -scene.constraints.constant(of: constraint)
        for term in scene.constraints.terms(of: constraint) {
            value += term.coefficient * values[Int(term.variable.index)]
        }
        return switch row.relation {
        case .equal: value.magnitude > Self.tolerance
        case .lessThanOrEqual: value > Self.tolerance
        case .greaterThanOrEqual: value < -Self.tolerance
        }
    }

    /// Of the views that a row speaks of, the one that constraints place somewhere else than it is stored.
    func misplacedView(_ row: LoweredRow) -> Int? {
        [row.first, row.second].lazy.filter { $0.kind == .view }.map { Int($0.index) }.first { index in
            guard scene.placement(of: index) == .constraints, let stored = scene.view(index).frame else { return false }
            let solved = scene.frame(of: index)
            return max(
                (stored.x - solved.x).magnitude, (stored.y - solved.y).magnitude,
                (stored.width - solved.width).magnitude, (stored.height - solved.height).magnitude) > Self.tolerance
        }
    }
}
