import ConstraintSolver
import Environment
import InterfaceDocument

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
    /// How many times the scene was laid out.
    package private(set) var count = 0

    /// Prepares to lay out the scene at `scene` among those of a session's document, in the environment of the session.
    package init(_ session: LayoutSession, scene: Int, sweep: WindowSweep) {
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
        session.layoutIfNeeded()
        guard let solved = session.solvedScenes.first else { return nil }
        count += 1
        let layout = WindowLayout(step: step, scene: solved, hosts: session.solvedHosts)
        known[step] = layout
        return layout
    }

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
    /// The scenes with the containers that decide how large this one's views are.
    private let hosts: [WindowLayout]

    init(step: Int, scene: SolvedScene, hosts: [SolvedScene] = []) {
        self.step = step
        self.scene = scene
        self.hosts = hosts.map { WindowLayout(step: step, scene: $0) }
        slacks = Slacks(scene.constraints, scene.solution)
    }

    /// Whether one critical region of the last pass holds both layouts, with all texts as high here as there: a text that gets
    /// more room never gets higher, so that it is as high between them too. The same goes for the hosts.
    func sharesRegion(with other: WindowLayout) -> Bool {
        guard zip(hosts, other.hosts).allSatisfy({ $0.sharesRegion(with: $1) }) else { return false }
        guard slacks.shareRegion(with: other.slacks) else { return false }
        return scene.wrappingViews.allSatisfy {
            scene.system.states[$0].intrinsic.height == other.scene.system.states[$0].intrinsic.height
        }
    }
}

extension SolvedScene {
    /// Whether the height of a view depends on its width, at which its text breaks.
    package func breaksText(_ index: Int) -> Bool { measurer.wraps(index) }

    /// The views whose height depends on their width.
    var wrappingViews: [Int] {
        let measurer = measurer
        return scene.views.indices.filter { measurer.wraps($0) }
    }
}
