import InterfaceDocument
import StrutEnvironment

/// One scene of a session: as it stands before its first pass, and as it was laid out last.
///
/// Each layout starts from the same place, and so depends on what was changed but not on the layouts before it.
struct LiveScene: Sendable {
    /// Its place in the document.
    let place: Int
    /// The scene as resolved, before rows were added.
    private(set) var scene: Scene
    /// Where the elements of the document are in `scene`.
    let indexOfElement: ElementIndex
    /// Measured and lowered, before the first pass; nil before the first layout.
    var start: SceneSystem?
    /// As of the last layout.
    private(set) var solved: SolvedScene?
    /// The solvers of the passes, once the window has changed its size.
    private var solvers: PassSolvers?
    var state = State.needsLowering
    /// Whether the window has changed since the roots were placed: those of embedded controllers wait for their
    /// containers.
    var awaitsRoots = false

    /// What has to be done before the scene's frames are right.
    enum State { case laidOut, needsSolving, needsLowering }

    init(_ installed: InstalledScenes.Installed, at place: Int) {
        self.place = place
        scene = installed.scene
        indexOfElement = installed.indexOfElement
    }

    /// Measures and lowers the scene.
    mutating func lower(_ model: SceneModel) {
        start = SceneSystem(model)
        if solvers != nil {
            start?.makeResizable()
            solvers = PassSolvers()
        }
    }

    /// Lays the scene out, from its start.
    mutating func layOut(keepsSystems: Bool) -> SolvedScene? {
        guard let start else { return nil }
        let solved = SolvedScene(start, &solvers, keepsSystems: keepsSystems)
        (self.solved, state) = (solved, .laidOut)
        return solved
    }

    /// Gives the roots the frames and safe areas that they have in an environment of another size.
    mutating func resize(_ environment: ResolvedEnvironment, roots: [SceneRoot]) {
        scene.roots = roots
        awaitsRoots = false
        guard state != .needsLowering, let model = start?.model else { return }
        if solvers == nil {
            start?.makeResizable()
            solvers = PassSolvers()
        }
        start?.resize(model.resized(environment, roots: roots))
        state = .needsSolving
    }

    /// The first view that an element is, in the scene as it was laid out last.
    func index(of element: Element) -> Int? {
        if let solved { return solved.system.model.viewIndex.view(of: element) }
        return indexOfElement[element.index] < 0 ? nil : Int(indexOfElement[element.index])
    }

    /// The view that an element is, resolved for the environment.
    func view(_ element: Element) -> View? {
        let index = indexOfElement[element.index]
        return index < 0 ? nil : scene.views[Int(index)].view
    }

    /// The root, in the scene as resolved, above the view that an element is; nil where that is not installed.
    func root(above element: Element) -> Int? {
        let index = indexOfElement[element.index]
        return index < 0 ? nil : scene.views[Int(index)].root
    }

    /// Whether a view of the scene is, or holds, an element.
    func contains(_ element: Element) -> Bool {
        var ancestor: Element? = element
        while let candidate = ancestor {
            if indexOfElement[candidate.index] >= 0 { return true }
            ancestor = candidate.parent
        }
        return false
    }
}

/// What the questions and changes of a session need.
extension LayoutSession {
    /// The scene of the view that a name leads to, and the view's place in it; nil where it leads to no installed view.
    func find(named name: String) -> (scene: Int, view: Int)? { document.object(named: name).flatMap { find($0) } }

    /// The object that a name leads to, installed or not; throws why there is none.
    func object(named name: String) throws(LayoutSessionError) -> Element {
        let objects = document.objects(named: name)
        guard let first = objects.first else { throw .unknownObject(name) }
        guard objects.count == 1 else { throw .ambiguousName(name, ids: objects.compactMap(\.id)) }
        return first
    }

    /// The scene of the view that an element is, and the view's place in it.
    func find(_ element: Element) -> (scene: Int, view: Int)? {
        for (number, live) in scenes.enumerated() {
            if let view = live.index(of: element) { return (number, view) }
        }
        return nil
    }

    /// The installed view that a name leads to; throws why there is none.
    func view(named name: String) throws(LayoutSessionError) -> (element: Element, scene: Int, view: Int) {
        let element = try object(named: name)
        guard View(element) != nil else { throw .wrongKind(name, expected: "view") }
        guard let (scene, view) = find(element) else { throw .unknownObject(name) }
        return (element, scene, view)
    }

    /// Whether a constraint is installed in a scene of the environment.
    func isInstalled(constraint element: Element) -> Bool {
        scenes.contains { live in live.scene.constraints.contains { $0.constraint.element.index == element.index } }
    }

    /// Marks the scene that an element stands in: a change of its kind makes the system again.
    mutating func needsLowering(_ element: Element) {
        for index in scenes.indices where scenes[index].contains(element) { scenes[index].state = .needsLowering }
    }

    /// Changes the system that stands: `change` may set constants, priorities and sizes.
    mutating func update(_ element: Element, _ change: (inout SceneSystem) -> Void) {
        for index in scenes.indices where scenes[index].contains(element) {
            guard scenes[index].state != .needsLowering, let model = scenes[index].start?.model,
                // A prototype that stands for several rows is changed in all of them.
                model.viewIndex.copies.isEmpty
            else {
                scenes[index].state = .needsLowering
                continue
            }
            scenes[index].start?.replaceModel(model.replacingChanges(changes))
            if var start = scenes[index].start.take() {
                change(&start)
                scenes[index].start = start
            }
            scenes[index].state = .needsSolving
        }
    }
}
