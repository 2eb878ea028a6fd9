import ConstraintSolver
import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// A document at run time: its objects can be changed as code changes them, and laid out again.
///
/// Objects go by name, in changes and questions alike: by their object id, or by an outlet or a label in Xcode that
/// leads to no other object.
///
/// Changes of constants, priorities, activity and texts are put into the system that stands; changes of what a view's
/// constraints are lower the scene again. Nothing is laid out before `layoutIfNeeded`, so that frames read before it
/// are those of the last layout, as in UIKit.
///
/// ```swift
/// var session = LayoutSession(document, in: environment)
/// try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: "header")
/// let width = try session.addConstraint(AddedConstraint("header", .width, constant: 320))
/// session.layoutIfNeeded()
/// let size = try session.systemLayoutSizeFitting("header")
/// session.removeConstraint(width)
/// print(size)
/// ```
public struct LayoutSession: Sendable {
    /// The document, as it was read.
    public let document: Document
    /// What the session was asked to lay out for, with the size that the window has now.
    var request: LayoutEnvironment
    /// Decides what is installed, and where the roots are.
    var resolver: SceneResolver
    var options: LayoutEngine.Options
    var typesetting: Typesetting
    var canvasSizes: CanvasSizes?
    var changes = RunTimeChanges()
    var scenes: [LiveScene] = []
    /// Whether every scene is laid out once, on the document's canvas as Interface Builder draws it, and then let go.
    let isOneShot: Bool
    /// The scenes that decide how large the views of others are.
    var hosts = Hosts()

    /// The environment, with nothing left open.
    public var environment: ResolvedEnvironment { resolver.environment }

    /// Prepares a session; the first `layoutIfNeeded` lays everything out.
    public init(
        _ document: Document, in environment: LayoutEnvironment = LayoutEnvironment(),
        options: LayoutEngine.Options = LayoutEngine.Options()
    ) {
        self.init(document, in: environment, options: options, isOneShot: false)
        for table in scenes.lazy.flatMap(\.scene.views).compactMap({ TableView($0.view.element) }) {
            if let header = table.headerView, options.tableHeaders == .stored {
                changes.headerHeights[table.element.index] = header.frame?.height ?? 0
            }
        }
    }

    /// A session that lays each scene out once and gets no changes: a `LayoutEngine`.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    init(oneShotOf document: Document, in environment: LayoutEnvironment, options: LayoutEngine.Options) {
        self.init(document, in: environment, options: options, isOneShot: true)
    }

    private init(
        _ document: Document, in environment: LayoutEnvironment, options: LayoutEngine.Options, isOneShot: Bool
    ) {
        self.document = document
        self.options = options
        self.isOneShot = isOneShot
        request = environment
        let resolved = ResolvedEnvironment(document: document, environment: environment)
        resolver = SceneResolver(document: document, environment: resolved, sharing: options.shared?.installed)
        typesetting = Typesetting(document, environment: resolved)
        canvasSizes = resolved.isChosen ? options.shared?.canvasSizes ?? CanvasSizes(of: document) : nil
        resolveScenes()
    }

    /// Finds out what of every scene is installed; nothing of it is lowered yet.
    mutating func resolveScenes() {
        hosts.scenes = resolver.containerScenes
        forgetContainers()
        var scenes: [LiveScene] = []
        scenes.reserveCapacity(options.scenes?.count ?? document.sceneCount)
        var place = 0
        document.forEachScene { element in
            if options.scenes?.contains(place) ?? true {
                scenes.append(LiveScene(resolver.resolve(element, at: place), at: place))
            }
            place += 1
        }
        // The next one is the last, so that it can be let go at no cost.
        if isOneShot { scenes.reverse() }
        self.scenes = scenes
    }

    private func makeModel(_ live: LiveScene) -> SceneModel {
        var runTime = options.runTime
        runTime.isSession = !isOneShot
        runTime.changes = changes
        return SceneModel(
            document: document, environment: environment, scene: live.scene, indexOfElement: live.indexOfElement,
            typesetting: typesetting, canvasSizes: canvasSizes, runTime: runTime)
    }

    // MARK: Laying out

    /// Lays out what was changed since the last time.
    public mutating func layoutIfNeeded() {
        guard let hosts = hosts.scenes else {
            for index in scenes.indices where scenes[index].state != .laidOut { layOut(index) }
            return
        }
        var indices: [Int: Int] = [:]
        for (index, live) in scenes.enumerated() { indices[live.place] = index }
        for index in hosts.order.compactMap({ indices[$0] }) {
            if let roots = rootsInContainers(of: scenes[index]) {
                scenes[index].resize(environment, roots: roots)
            }
            if scenes[index].state != .laidOut { layOut(index) }
            if let solved = scenes[index].solved { note(solved, at: scenes[index].place) }
        }
    }

    private mutating func layOut(_ index: Int) {
        if scenes[index].state == .needsLowering { scenes[index].lower(makeModel(scenes[index])) }
        guard let solved = scenes[index].layOut(keepsSystems: options.keepsSystems) else { return }
        // A frame that was set is from now on the one that the layout gave.
        for (element, change) in changes.views where change.frame != nil {
            let view = Int(solved.system.model.viewIndex.indexOfElement[element])
            if view >= 0 { changes.views[element]?.frame = solved.system.placedFrame(of: view) }
        }
    }

    /// Lays out the next scene of a session of one shot, and lets it go; nil after the last.
    mutating func layOutNext() -> SolvedScene? {
        guard var live = scenes.popLast() else { return nil }
        if let roots = rootsInContainers(of: live) { live.resize(environment, roots: roots) }
        var solver: PassSolvers?
        let solved = SolvedScene(SceneSystem(makeModel(live)), &solver, keepsSystems: options.keepsSystems)
        note(solved, at: live.place)
        return solved
    }

    /// The layout as of the last `layoutIfNeeded`.
    public var layout: Layout {
        Layout(
            document, in: environment, options: options,
            scenes: scenes.compactMap(\.solved).map { SceneLayout($0, keepsDetails: options.keepsDetails) })
    }

    /// The frame, in points in its superview, of the view that a name leads to: as it was set, else as of the last
    /// layout; nil where no installed view has the name.
    public func frame(of name: String) -> Rect? { document.object(named: name).flatMap { frame(of: $0) } }

    /// The same of the view that an element is.
    func frame(of element: Element) -> Rect? {
        guard let (scene, view) = find(element) else { return nil }
        let live = scenes[scene]
        if live.state != .laidOut, let changed = changes.views[element.index]?.frame { return changed }
        return live.solved?.system.placedFrame(of: view) ?? live.view(element)?.frame
    }

    /// The size in points of the content of the table or scroll view that a name leads to, as of the last layout; nil
    /// where it leads to none.
    public func contentSize(of name: String) -> Size? {
        guard let (scene, view) = find(named: name), let solved = scenes[scene].solved else { return nil }
        return solved.system.tableContentSize(of: view)
            ?? solved.system.rows.variables.views[view].contentBox?.size(in: solved.solution)
    }

    /// The size in points that the view that a name leads to wants, as UIKit's method of this name finds it.
    ///
    /// Texts start as the last layout broke them: that is what an automatic `preferredMaxLayoutWidth` means. A view
    /// that was never laid out has them on one line, unless a width is required.
    ///
    /// - Throws: `.unknownObject` or `.wrongKind` where the name leads to no installed view, `.badValue` for a target
    ///   that is no number and for a priority that is not above 0 and at most 1000.
    public func systemLayoutSizeFitting(
        _ name: String, targetSize: Size = .zero, horizontalFittingPriority: Double = FittingTarget.fittingSizeLevel,
        verticalFittingPriority: Double = FittingTarget.fittingSizeLevel
    ) throws(LayoutSessionError) -> Size {
        let target = FittingTarget(
            size: targetSize, horizontalPriority: horizontalFittingPriority, verticalPriority: verticalFittingPriority)
        let (_, scene, view) = try self.view(named: name)
        guard !targetSize.width.isNaN, !targetSize.height.isNaN else {
            throw .badValue("a target has numbers of points for its sides")
        }
        for priority in [horizontalFittingPriority, verticalFittingPriority] where !(priority > 0 && priority <= 1000) {
            throw .badValue("a priority lies above 0 and is at most 1000")
        }
        return fittingSize(of: view, in: scene, target: target, keepsTextWidths: true)
    }

    /// The size in points that the view that a name leads to wants; nil where there is no such view.
    ///
    /// - Parameter keepsTextWidths: Whether texts start as the last layout broke them, or on one line.
    public func fittingSize(of name: String, target: FittingTarget, keepsTextWidths: Bool = false) -> Size? {
        find(named: name).map {
            fittingSize(of: $0.view, in: $0.scene, target: target, keepsTextWidths: keepsTextWidths)
        }
    }

    private func fittingSize(of view: Int, in scene: Int, target: FittingTarget, keepsTextWidths: Bool) -> Size {
        let model = makeModel(scenes[scene])
        let states = scenes[scene].solved?.system.states ?? SceneSystem(model).states
        return FittingSize(of: model, states).measure(view, target.bounded, keepsTextWidths: keepsTextWidths)
    }

    /// Lets go of all scenes but one, by its place in the document.
    mutating func keepOnly(scene: Int) {
        scenes = document.scenes.indices.contains(scene) ? [scenes[isOneShot ? scenes.count - 1 - scene : scene]] : []
        options.scenes = [scene]
    }

    /// What is wrong with the side-car that gives tables their rows.
    package var designDataFindings: [Finding] { options.designData?.findings(in: document) ?? [] }

    /// The scenes as of the last `layoutIfNeeded`.
    package var solvedScenes: [SolvedScene] { scenes.compactMap(\.solved) }
}
