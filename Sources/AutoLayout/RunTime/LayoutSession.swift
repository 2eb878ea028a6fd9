import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

/// A document at run time: its objects can be changed as code changes them, and laid out again.
///
/// Changes of constants, priorities, activity and texts are put into the system that stands, and the solver starts from
/// where it ended; changes of what a view's constraints are make the scene's system anew. Nothing is laid out before
/// `layoutIfNeeded`, so that frames read before it are those of the last layout, as in UIKit.
///
///     var session = LayoutSession(document, in: environment)
///     try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: "header")
///     let width = try session.addConstraint(AddedConstraint("header", .width, constant: 320))
///     session.layoutIfNeeded()
///     let size = try session.systemLayoutSizeFitting("header")
public struct LayoutSession: Sendable {
    /// The document, as it was read.
    public let document: Document
    /// The environment, with nothing left open.
    public let environment: ResolvedEnvironment
    private let options: LayoutEngine.Options
    private let fonts: FontResolver
    private let canvasSizes: [Int: Size]?
    var changes = RunTimeChanges()
    private var scenes: [LiveScene] = []

    /// One scene with its system and the last solution.
    struct LiveScene: Sendable {
        /// The scene as resolved, before rows were added.
        var scene: Scene
        var indexOfElement: [Int32]
        var system: SceneSystem
        var solution: Solution?
        var systems: [SolvedSystem] = []
        var state = State.needsLowering

        enum State { case laidOut, needsSolving, needsLowering }
    }

    /// Prepares a session; the first `layoutIfNeeded` lays everything out.
    public init(
        _ document: Document, in environment: LayoutEnvironment = LayoutEnvironment(),
        options: LayoutEngine.Options = LayoutEngine.Options()
    ) {
        self.document = document
        self.options = options
        let resolved = ResolvedEnvironment(document: document, environment: environment)
        self.environment = resolved
        fonts = FontResolver(environment: resolved)
        canvasSizes = resolved.isChosen ? LayoutEngine().canvasSizes(of: document) : nil
        var resolver = SceneResolver(document: document, environment: resolved)
        for element in document.scenes {
            let scene = resolver.resolve(element)
            let indices = resolver.indexOfElement
            scenes.append(
                LiveScene(scene: scene, indexOfElement: indices, system: makeSystem(scene, indices)))
            resolver.release(scene)
        }
        for table in scenes.lazy.flatMap(\.scene.views).compactMap({ TableView($0.view.element) }) {
            if let header = table.headerView, options.tableHeaders == .stored {
                changes.headerHeights[table.element.index] = header.frame?.height ?? 0
            }
        }
    }

    private func makeSystem(_ scene: Scene, _ indexOfElement: [Int32]) -> SceneSystem {
        var runTime = options.runTime
        runTime.isSession = true
        runTime.changes = changes
        return SceneSystem(
            document: document, environment: environment, scene: scene, indexOfElement: indexOfElement, fonts: fonts,
            canvasSizes: canvasSizes, runTime: runTime)
    }

    // MARK: Laying out

    /// Lays out what was changed since the last time.
    public mutating func layoutIfNeeded() {
        for index in scenes.indices where scenes[index].state != .laidOut { layOut(index) }
    }

    private mutating func layOut(_ index: Int) {
        var live = scenes[index]
        if live.state == .needsLowering {
            live.system = makeSystem(live.scene, live.indexOfElement)
            live.system.prepare()
        } else {
            live.system.runTime.changes = changes
            live.system.unwrapTexts()
            live.system.forgetHeights()
        }
        live.systems = []
        let keepsSystems = options.keepsSystems
        live.solution = live.system.settle { pass, system, solution in
            guard keepsSystems, !system.states.isEmpty else { return }
            live.systems.append(SolvedSystem(pass: pass, system: system, solution: solution))
        }
        live.state = .laidOut
        scenes[index] = live
        // A frame that was set is from now on the one that the layout gave.
        for (view, state) in zip(live.scene.views, live.system.states.indices) {
            let element = view.view.element.index
            if changes.views[element]?.frame != nil, live.system.view(state).element.index == element {
                changes.views[element]?.frame = live.system.placedFrame(of: state)
            }
        }
    }

    /// The layout as of the last `layoutIfNeeded`.
    public var layout: Layout {
        var layout = Layout(document: document, environment: environment, scenes: [])
        for live in scenes {
            guard let solution = live.solution else { continue }
            layout.scenes.append(
                SceneLayout(
                    SolvedScene(live.system, solution), systems: live.systems, keepsDetails: options.keepsDetails))
        }
        layout.designDataFindings = options.designData?.findings(in: document) ?? []
        return layout
    }

    /// The frame, in points in its superview, of the view with an object id: as it was set, else as of the last layout.
    public func frame(of id: String) -> Rect? {
        guard let (scene, view) = find(id) else { return nil }
        let live = scenes[scene]
        let element = live.system.view(view).element
        if live.state != .laidOut, let changed = changes.views[element.index]?.frame { return changed }
        return live.system.placedFrame(of: view) ?? live.system.view(view).frame
    }

    /// The size in points of the content of the table with an object id, as of the last layout.
    public func contentSize(of id: String) -> Size? {
        guard let (scene, view) = find(id) else { return nil }
        let system = scenes[scene].system
        return system.tableContentSize(of: view)
            ?? system.states[view].contentBox.flatMap { content in
                scenes[scene].solution.map {
                    Size(width: $0.values[Int(content.x) + 1], height: $0.values[Int(content.y) + 1])
                }
            }
    }

    /// The size in points that the view with an object id wants, as UIKit's method of this name finds it.
    ///
    /// Texts start as the last layout broke them: that is what an automatic `preferredMaxLayoutWidth` means. A view that
    /// was never laid out has them on one line, unless a width is required.
    public func systemLayoutSizeFitting(
        _ id: String, targetSize: Size = .zero, horizontalFittingPriority: Double = FittingTarget.fittingSizeLevel,
        verticalFittingPriority: Double = FittingTarget.fittingSizeLevel
    ) throws(LayoutSessionError) -> Size {
        let target = FittingTarget(
            size: targetSize, horizontalPriority: horizontalFittingPriority, verticalPriority: verticalFittingPriority)
        guard let size = fittingSize(of: id, target: target, keepsTextWidths: true) else { throw .unknownObject(id) }
        return size
    }

    /// The size in points that the view with an object id wants; nil where there is no such view.
    ///
    /// - Parameter keepsTextWidths: Whether texts start as the last layout broke them, or on one line.
    public func fittingSize(of id: String, target: FittingTarget, keepsTextWidths: Bool = false) -> Size? {
        guard let (scene, view) = find(id) else { return nil }
        var system = scenes[scene].system
        system.runTime.changes = changes
        return system.fittingSize(of: view, target: target, keepsTextWidths: keepsTextWidths)
    }

    /// Why the view with an object id has the frame that the last layout gave it; nil where there is no such view.
    public func explain(_ id: String) -> ViewExplanation? {
        guard let (scene, view) = find(id), let solution = scenes[scene].solution else { return nil }
        return ViewExplanation(of: view, in: scenes[scene].system, solution: solution)
    }

    /// The scene and the view of an object id.
    func find(_ id: String) -> (scene: Int, view: Int)? {
        guard let element = document.element(id: id) else { return nil }
        for (number, live) in scenes.enumerated() where live.system.indexOfElement[element.index] >= 0 {
            return (number, Int(live.system.indexOfElement[element.index]))
        }
        return nil
    }

    // MARK: What the changes need

    /// Whether the size of a view's content is among the rows of its scene.
    func hasIntrinsicRows(_ scene: Int, _ view: Int) -> Bool {
        let (horizontal, vertical) = scenes[scene].system.states[view].intrinsicRows
        return horizontal >= 0 || vertical >= 0
    }

    /// Whether a constraint is installed in a scene of the environment.
    func isInstalled(constraint element: Element) -> Bool {
        scenes.contains { live in live.scene.constraints.contains { $0.constraint.element.index == element.index } }
    }

    /// Marks the scene that an element stands in: a change of its kind makes the system anew.
    mutating func needsLowering(_ element: Element) {
        for index in scenes.indices where scenes[index].contains(element) { scenes[index].state = .needsLowering }
    }

    /// Changes the system that stands: `change` may set constants, priorities and sizes.
    mutating func update(_ element: Element, _ change: (inout SceneSystem) -> Void) {
        for index in scenes.indices where scenes[index].contains(element) {
            if scenes[index].state == .needsLowering { continue }
            // A prototype that stands for several rows is changed in all of them.
            guard scenes[index].system.copies.isEmpty else {
                scenes[index].state = .needsLowering
                continue
            }
            scenes[index].system.runTime.changes = changes
            change(&scenes[index].system)
            scenes[index].state = .needsSolving
        }
    }
}

extension LayoutSession.LiveScene {
    /// Whether a view of the scene is, or holds, an element.
    fileprivate func contains(_ element: Element) -> Bool {
        var ancestor: Element? = element
        while let candidate = ancestor {
            if system.indexOfElement[candidate.index] >= 0 { return true }
            ancestor = candidate.parent
        }
        return false
    }
}
