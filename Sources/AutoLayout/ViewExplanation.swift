import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument
import TextMeasurement

/// Why a view has the frame it has: what `strut explain` prints.
public struct ViewExplanation: Sendable {
    /// The view as its author knows it: class, object id, text.
    public var name: String
    /// Where the view stands in the document.
    public var location: SourceLocation
    /// The frame in points in the superview's coordinates, on whole pixels.
    public var frame: Rect
    /// The alignment rectangle that constraints speak of, in points in the root's coordinates, not rounded.
    public var alignmentRect: Rect
    /// How the frame comes about, in words.
    public var placement: String
    /// The size that the view wants, and how it was measured.
    var intrinsic: (size: IntrinsicSize, measurement: String?)
    /// The layout margins, in points from the view's edges.
    public var layoutMargins: EdgeInsets
    /// The safe area's insets, in points from the view's edges.
    public var safeAreaInsets: EdgeInsets
    /// Every constraint that speaks of the view, in the order of the system.
    public var constraints: [ExplainedConstraint]
    /// The ways in which the view can move without any constraint noticing, in words.
    public var freeDimensions: [String]

    /// The intrinsic content width in points; nil for a view without one.
    public var intrinsicWidth: Double? { intrinsic.size.width }
    /// The intrinsic content height in points; nil for a view without one.
    public var intrinsicHeight: Double? { intrinsic.size.height }
    /// How the intrinsic size was measured, in words; nil for views without one.
    public var measurement: String? { intrinsic.measurement }
}

/// A constraint that speaks of a view, and how it came out.
public struct ExplainedConstraint: Sendable {
    /// The object id of the constraint in the document; nil for an implicit one.
    public var id: String?
    /// The constraint as UIKit prints it.
    public var description: String
    /// Where it comes from, in words.
    public var origin: String
    /// Where it, or the view that it comes from, stands in the document.
    public var location: SourceLocation?
    /// 1…1000.
    public var priority: Double
    /// How it came out.
    public var outcome: Outcome

    /// How a constraint came out.
    public enum Outcome: Sendable, Equatable {
        /// It holds, and decides: an equation, or an inequality at its limit.
        case holds
        /// An inequality that holds with room to spare, in points.
        case hasSlack(Double)
        /// Optional, and missed by so many points for the sake of higher priorities.
        case missed(Double)
        /// Required, and given up in a conflict.
        case broken
    }
}

extension LayoutEngine {
    /// Explains the view with the object id `id`; nil where the document has no such view in `environment`.
    public func explain(
        _ id: String, in document: Document, environment: LayoutEnvironment = LayoutEnvironment()
    ) -> ViewExplanation? {
        guard let element = document.element(id: id) else { return nil }
        return oneShot(document, in: environment) { solved in
            solved.system.model.viewIndex.view(of: element).map {
                ViewExplanation(of: $0, in: solved)
            }
        }
    }
}

extension ViewExplanation {
    init(of index: Int, in scene: SolvedScene) {
        self.init(
            of: index, in: scene,
            constraints: scene.system.rows.indices.compactMap { row in
                guard scene.system.speaks(row, of: index) else { return nil }
                return ExplainedConstraint(row, in: scene)
            })
    }

    /// With the constraints that speak of the view, found already.
    init(of index: Int, in scene: SolvedScene, constraints: [ExplainedConstraint]) {
        let (system, solution) = (scene.system, scene.solution)
        let state = system.states[index]
        name = ConstraintDescription(system: system).name(.view(index), withText: true)
        location = system.view(index).location
        frame = system.placedFrame(of: index) ?? .zero
        alignmentRect = state.solved ?? .zero
        placement = Self.words(system.traits(index).placement)
        intrinsic = (
            state.intrinsic, state.intrinsic == .none ? nil : system.measurementInWords(of: index)
        )
        layoutMargins = state.margins
        safeAreaInsets = state.safeArea
        self.constraints = constraints
        let box = system.rows.variables.views[index].box
        let own: Set<Int32> = [box.x, box.x + 1, box.y, box.y + 1]
        freeDimensions = solution.freeDimensions.compactMap { dimension in
            guard dimension.movements.contains(where: { own.contains($0.variable.index) }) else { return nil }
            return "can move between \(dimension.range.lowerBound) and \(dimension.range.upperBound) points, with "
                + "\(dimension.movements.count) quantities in all"
        }
    }

    private static func words(_ placement: Placement) -> String {
        switch placement {
        case .root: "the screen or canvas decides"
        case .autoresizingMask: "from its autoresizing mask and stored frame"
        case .fixedFrame: "from its stored frame, as Interface Builder's prototyping constraints repeat it"
        case .constraints: "from constraints and its intrinsic size"
        case .tableView: "its table or collection view gives it its frame"
        case .fillsSuperview: "it fills its superview"
        }
    }
}

extension ExplainedConstraint {
    init(_ index: Int, in scene: SolvedScene) {
        let (system, solution) = (scene.system, scene.solution)
        let row = system.rows[index]
        id = row.source >= 0 ? system.scene.constraints[Int(row.source)].constraint.id : nil
        description = ConstraintDescription(system: system).body(row)
        origin = scene.origin(of: row)
        location = scene.element(of: row)?.location
        priority = row.priority
        let form = system.linearForm(of: row)
        let value = (form.terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] } - form.constant) / row.weight
        let tolerance = 1e-4
        if solution.isBroken(ConstraintID(index: Int32(index))) {
            outcome = .broken
        } else if value.magnitude <= tolerance {
            outcome = .holds
        } else {
            let isSatisfied =
                switch row.relation {
                case .equal: false
                case .lessThanOrEqual: value < 0
                case .greaterThanOrEqual: value > 0
                }
            outcome = isSatisfied ? .hasSlack(value.magnitude) : .missed(value.magnitude)
        }
    }
}

extension SceneSystem {
    /// Whether a row speaks of a view or one of its guides.
    fileprivate func speaks(_ row: Int, of index: Int) -> Bool {
        func isOf(_ item: LayoutItem) -> Bool { rows.variables.view(of: item) == index }
        return isOf(rows[row].first) || isOf(rows[row].second)
    }

    /// What the intrinsic size was made from.
    fileprivate func measurementInWords(of index: Int) -> String {
        let view = view(index)
        let intrinsics = IntrinsicMeasurer(model: model)
        let hasPlaceholder = view.placeholderIntrinsicWidth != nil || view.placeholderIntrinsicHeight != nil
        if hasPlaceholder && !model.isRunTime { return "Interface Builder's placeholder, at design time only" }
        if intrinsics.designableSize(of: index) != nil { return "as the designable view reported it" }
        if intrinsics.isDesignTimeSized(index, states[index].intrinsic) {
            return "what Interface Builder lends a view without a size in a stack view"
        }
        switch view.kind {
        case .label:
            guard let label = Label(view.element) else { return "" }
            let font = fonts.font(label.font, defaultSize: 17)
            let lines = intrinsics.labelText(label, of: index, width: states[index].solved?.width).lineCount
            return "text in \(describe(font)), \(lines) \(lines == 1 ? "line" : "lines")"
        case .button:
            guard let button = Button(view.element) else { return "" }
            let rule = button.configuration == nil ? "title and image in whole points" : "its configuration and insets"
            return "\(rule), in \(describe(intrinsics.titleFont(button)))"
        case .textField, .textView: return "its text and border"
        case .imageView: return "its image"
        case .segmentedControl: return "its segments' titles"
        default: return "\(view.kind.className) has this size in \(environment.era)"
        }
    }

    private func describe(_ font: Font) -> String {
        let face =
            switch font.face {
            case .system(let weight, let isItalic): "the system font, \(weight)\(isItalic ? " italic" : "")"
            case .monospacedSystem(let weight): "the monospaced system font, \(weight)"
            case .named(let name, _): measurer.isKnown(font) ? name : "\(name) (not known: measured as a fallback)"
            }
        return "\(face), \(font.pointSize) points"
    }
}
