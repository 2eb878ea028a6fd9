import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// One scene of a document, laid out in windows that differ in their width, or in their height, alone.
///
/// The lengths of the windows are steps of a `WindowSweep`. A layout that was made is kept for as long as it may be asked for
/// again.
package struct WindowLayouts: Sendable {
    private var session: LayoutSession
    /// The size of the window on the other axis as well.
    private let base: Size
    /// The lengths.
    package let sweep: WindowSweep
    private var known: [Int: WindowLayout] = [:]
    /// The containers in which the scene's controllers stand, by their elements, and how they follow the window.
    private let surroundings: [Int]
    private let containers: ContainerPaths?
    /// How many times the scene was laid out.
    package private(set) var count = 0

    /// Prepares to lay out the scene at `scene` among those of a session's document, in the environment of the session.
    ///
    /// - Parameter containers: How the containers in the scene's hosts follow the window; nil to lay the hosts out in each.
    package init(
        _ session: LayoutSession, scene: Int, sweep: WindowSweep, containers: ContainerPaths? = nil
    ) {
        self.containers = containers
        surroundings = session.hosts.scenes?.containers(around: scene) ?? []
        self.session = session
        self.session.keepOnly(scene: scene)
        self.sweep = sweep
        base = session.environment.size
    }

    /// The document.
    package var document: Document { session.document }

    /// The layout in the window of a step; nil where there is nothing to lay out.
    package mutating func layout(at step: Int) -> WindowLayout? {
        if let layout = known[step] { return layout }
        // A length of a sweep is a number of points above zero, which is all that a window needs.
        guard (try? session.resize(to: sweep.size(at: step, of: base))) != nil else { return nil }
        if let containers, !surroundings.isEmpty {
            session.setContainers(containers.bounds(of: surroundings, at: step))
        }
        session.layoutIfNeeded()
        guard let solved = session.solvedScenes.first else { return nil }
        count += 1
        let layout = WindowLayout(step: step, scene: solved)
        known[step] = layout
        return layout
    }

    /// The last step up to which nothing but the window's size decides what the scene's containers are like, from `step` on.
    func lastEvenStep(from step: Int) -> Int? { containers?.nextKnot(of: surroundings, after: step) }

    /// Forgets the layouts before a step.
    mutating func forget(before step: Int) { known = known.filter { $0.key >= step } }

    /// What the scene would be laid out for in the window of a step, but for the window's size.
    func traits(at step: Int) -> ResolvedEnvironment {
        var request = session.request
        request.size = sweep.size(at: step, of: base)
        var environment = ResolvedEnvironment(document: session.document, environment: request)
        environment.size = .zero
        return environment
    }
}

/// A scene as it was laid out in one window of a sweep.
package struct WindowLayout: Sendable {
    /// The step of the sweep.
    package let step: Int
    /// The scene.
    package let scene: SolvedScene
    /// What its conditions have left.
    let slacks: Slacks

    init(step: Int, scene: SolvedScene) {
        self.step = step
        self.scene = scene
        slacks = Slacks(scene.constraints, scene.solution)
    }

    /// Whether one critical region of the last pass holds both layouts, with all texts as high here as there: a text that gets
    /// more room never gets higher, so that it is as high between them too.
    func sharesRegion(with other: WindowLayout) -> Bool {
        guard slacks.shareRegion(with: other.slacks) else { return false }
        return scene.wrappingViews.allSatisfy {
            scene.system.states[$0].intrinsic.height == other.scene.system.states[$0].intrinsic.height
        }
    }
}
