import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// Explains the views and constraints of a solved scene, by the proofs that their numbers have in its solution.
struct SceneExplainer {
    let scene: SolvedScene
    let finder: GroundsFinder
    var context: RuleContext
    /// The axes on which Interface Builder gives views a design-time length.
    let lentLengths: [Int: Set<Axis>]
    /// The container views in which controllers stand on a chosen device, by the controllers' elements.
    let containerViews: [Int: Element]
    /// For each view the rows that speak of it or one of its guides, and count; found when a view is first explained.
    private(set) lazy var rowsOfView = Self.rowsOfView(in: scene)

    /// Prepares a scene; the names of its document's objects, and the container views, are found anew unless they are
    /// given.
    init(_ scene: SolvedScene, _ names: ObjectNames? = nil, containerViews: [Int: Element]? = nil) {
        self.scene = scene
        self.containerViews = scene.environment.isChosen ? containerViews ?? scene.document.containerViews : [:]
        finder = Self.finder(scene)
        lentLengths = scene.designTimeLengths
        context = RuleContext(scene, names ?? ObjectNames(scene.document), RuleSelection(isCheck: true))
    }

    /// What settles what, without some constraints.
    static func finder(_ scene: SolvedScene, without ignored: Set<ConstraintID> = []) -> GroundsFinder {
        GroundsFinder(scene.constraints, scene.solution, ignoring: ignored) { constraint in
            // What people wrote is named before what the system made, and what a table has found before, which rests on
            // its own width, last.
            let row = scene.rows[Int(constraint.index)]
            return switch row.origin {
            case .written: 0
            case .intrinsicSize: 1
            case .autoresizingMask where scene.isMeasuredByTable(row): 5
            case .autoresizingMask, .fixedFrame: 2
            case .stackView: 3
            case .encapsulatedLayout, .tableView, .scrollView, .layoutGuide, .nonNegativeSize: 4
            }
        }
    }

    private static func rowsOfView(in scene: SolvedScene) -> [[Int]] {
        var rows = Array(repeating: [Int](), count: scene.scene.views.count)
        for index in scene.rows.indices where scene.constraints.isActive(ConstraintID(index: Int32(index))) {
            let (first, second) = (scene.owner(of: scene.rows[index].first), scene.owner(of: scene.rows[index].second))
            if let first { rows[first].append(index) }
            if let second, second != first { rows[second].append(index) }
        }
        return rows
    }

    // MARK: Numbers

    /// What decides the numbers of a view's frame.
    mutating func quantities(of view: Int) -> [ExplainedQuantity] {
        let ambiguities = context.ambiguities.filter { ambiguity in
            ambiguity.view == view || ambiguity.others.contains { $0.view == view }
        }
        return quantityNames(of: view, ambiguities).map { name in
            let terms = scene.terms(name, of: view)
            let grounds = finder.grounds(of: terms)
            var narrator = Narrator(self, subject: view)
            var quantity = ExplainedQuantity(
                name: name, value: scene.value(name, of: view),
                alignmentValue: terms.reduce(0) { $0 + $1.coefficient * scene.solution[$1.variable] },
                alignmentInset: inset(name, of: view), factor: factor(grounds), links: narrator.links(grounds),
                ambiguities: [])
            addRootOrigin(to: &quantity, of: view)
            quantity.ambiguities = ambiguities.compactMap { words(of: $0, on: name, of: view) }
            if quantity.ambiguities.isEmpty { quantity.ambiguities = openness(grounds, name) }
            return quantity
        }
    }

    /// The numbers of a view: those that constraints decide, and the content of a scroll view of which it is said that
    /// none reaches it.
    private func quantityNames(of view: Int, _ ambiguities: [Ambiguity]) -> [ExplainedQuantity.Name] {
        let names = scene.quantityNames(of: view)
        let open = ambiguities.filter { $0.view == view && $0.movement.resizesContent }
        return names
            + [.contentWidth, .contentHeight].filter { name in
                !names.contains(name) && open.contains { ($0.axis == .horizontal) == name.isHorizontal }
            }
    }

    /// What all constraints of a proof are multiplied with; 1 where they are multiplied with several numbers.
    private func factor(_ grounds: Grounds) -> Double {
        let side = grounds.countsUpper(in: scene) ? grounds.upper : grounds.lower
        let multipliers = (side ?? []).filter { abs($0.contribution(in: scene)) > 5e-4 }.map { abs($0.multiplier) }
        guard let first = multipliers.first, multipliers.allSatisfy({ abs($0 - first) < 1e-9 }) else { return 1 }
        return first
    }

    /// Places in a root's own coordinates begin at its corner, wherever it stands on the screen.
    private func addRootOrigin(to quantity: inout ExplainedQuantity, of view: Int) {
        guard scene.superview(of: view) < 0, quantity.name == .x || quantity.name == .y else { return }
        let origin = scene.rootOrigin(of: view, quantity.name == .x ? .horizontal : .vertical)
        quantity.alignmentValue += origin
        for index in quantity.links.indices where quantity.links[index].origin == .encapsulatedLayout {
            quantity.links[index].contribution += origin
        }
    }

    /// How much a number of the frame is larger than that of the alignment rectangle, in points.
    private func inset(_ name: ExplainedQuantity.Name, of view: Int) -> Double {
        let own = scene.alignmentInsets(of: view)
        let parent = scene.superview(of: view)
        let outer = parent < 0 ? .zero : scene.alignmentInsets(of: parent)
        switch name {
        case .x: return outer.left - own.left
        case .width: return own.left + own.right
        case .y: return outer.top - own.top
        case .height: return own.top + own.bottom
        case .contentWidth, .contentHeight: return 0
        }
    }

    /// What is said of an ambiguity in which a number of a view is open; nil where that number is not.
    private func words(
        of ambiguity: Ambiguity, on name: ExplainedQuantity.Name, of view: Int
    ) -> String? {
        let isOpen = ([ambiguity.movement] + ambiguity.others).contains {
            $0.view == view && ($0.axis == .horizontal) == name.isHorizontal && $0.leavesOpen(name)
        }
        guard isOpen else { return nil }
        let words = context.words(of: ambiguity)
        guard ambiguity.view != view else { return words }
        return "it moves along with \(context.name(ambiguity.view)). \(words)"
    }

    /// What a proof leaves open.
    private func openness(_ grounds: Grounds, _ name: ExplainedQuantity.Name) -> [String] {
        let (more, less) = name.directions
        switch (grounds.upper == nil, grounds.lower == nil) {
        case (false, false): return []
        case (true, true): return ["nothing decides it: it could as well be \(more) or \(less)"]
        case (true, false): return ["nothing keeps it from being \(more)"]
        case (false, true): return ["nothing keeps it from being \(less)"]
        }
    }
}

extension Freedom.Movement {
    /// Whether a number of the view is open.
    fileprivate func leavesOpen(_ name: ExplainedQuantity.Name) -> Bool {
        switch name {
        case .x, .y: moves
        case .width, .height: resizes
        case .contentWidth, .contentHeight: resizesContent
        }
    }
}

extension SolvedScene {
    /// Where the root of a view stands on the screen or canvas, in points.
    func rootOrigin(of view: Int, _ axis: Axis) -> Double {
        let origin = scene.roots[scene.views[view].root].frame.origin
        return axis == .horizontal ? origin.x : origin.y
    }

    /// The numbers of a view that constraints decide: those of its frame, and of its content where constraints measure
    /// it.
    func quantityNames(of view: Int) -> [ExplainedQuantity.Name] {
        let frame: [ExplainedQuantity.Name] = [.x, .width, .y, .height]
        let hasContent = contentVariables(of: view) != nil && !self.view(view).kind.isTableOrCollection
        return hasContent ? frame + [.contentWidth, .contentHeight] : frame
    }

    /// A number of a view's frame, on whole pixels, or of its content.
    func value(_ name: ExplainedQuantity.Name, of view: Int) -> Double {
        let frame = frame(of: view)
        switch name {
        case .x: return frame.x
        case .width: return frame.width
        case .y: return frame.y
        case .height: return frame.height
        case .contentWidth, .contentHeight:
            return terms(name, of: view).reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
        }
    }

    /// The sum of variables that a number of a view's alignment rectangle is: places are counted from the superview's.
    func terms(_ name: ExplainedQuantity.Name, of view: Int) -> [Term] {
        let (x, y) = variables(of: view)
        let parent = superview(of: view)
        func place(_ own: Int, _ outer: Int?) -> [Term] {
            let term = Term(Variable(index: Int32(own)))
            return outer.map { [term, Term(Variable(index: Int32($0)), -1)] } ?? [term]
        }
        switch name {
        case .x: return place(x, parent < 0 ? nil : variables(of: parent).x)
        case .y: return place(y, parent < 0 ? nil : variables(of: parent).y)
        case .width: return [Term(Variable(index: Int32(x + 1)))]
        case .height: return [Term(Variable(index: Int32(y + 1)))]
        case .contentWidth: return contentVariables(of: view).map { [Term(Variable(index: Int32($0.x + 1)))] } ?? []
        case .contentHeight: return contentVariables(of: view).map { [Term(Variable(index: Int32($0.y + 1)))] } ?? []
        }
    }
}
