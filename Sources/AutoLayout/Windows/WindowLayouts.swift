import InterfaceDocument
import StrutEnvironment

/// One scene of a document, laid out in windows that differ in their width, or in their height, alone.
package struct WindowLayouts: Sendable {
    private var session: LayoutSession
    /// The size of the window on the other axis as well.
    private let base: Size
    private let sweep: WindowSweep
    /// How many times the scene was laid out.
    package private(set) var count = 0

    /// Prepares to lay out the scene at `scene` among those of a session's document, in the environment of the session.
    package init(_ session: LayoutSession, scene: Int, sweep: WindowSweep) {
        self.session = session
        self.session.keepOnly(scene: scene)
        self.sweep = sweep
        base = session.environment.size
    }

    /// The scene in the window of a step of the sweep; nil where there is nothing to lay out.
    package mutating func scene(at step: Int) -> SolvedScene? {
        // A length of a sweep is a number of points above zero, which is all that a window needs.
        guard (try? session.resize(to: sweep.size(at: step, of: base))) != nil else { return nil }
        session.layoutIfNeeded()
        guard let solved = session.solvedScenes.first else { return nil }
        count += 1
        return solved
    }
}

/// The windows of a sweep that are laid out in any case: some that lie evenly apart, and those on both sides of every
/// border of size classes or of what else a window's size alone decides.
package struct WindowSamples: Sendable {
    /// Their steps, in order: the first and the last of the sweep among them.
    package private(set) var steps: [Int] = []

    /// How many lie evenly apart, where the sweep has as many windows.
    package static let evenCount = 48

    /// The samples of a sweep in a session's environment.
    package init(_ session: LayoutSession, _ sweep: WindowSweep) {
        let last = sweep.count - 1
        let parts = min(Self.evenCount, sweep.count) - 1
        steps = parts > 0 ? (0...parts).map { $0 * last / parts } : [0]
        var request = session.request
        let base = session.environment.size
        func traits(_ step: Int) -> ResolvedEnvironment {
            request.size = sweep.size(at: step, of: base)
            var environment = ResolvedEnvironment(document: session.document, environment: request)
            environment.size = .zero
            return environment
        }
        var borders: Set<Int> = []
        func addBorders(_ first: Int, _ its: ResolvedEnvironment, _ second: Int, _ others: ResolvedEnvironment) {
            if its == others { return }
            if second == first + 1 { return borders.formUnion([first, second]) }
            let middle = (first + second) / 2
            let own = traits(middle)
            addBorders(first, its, middle, own)
            addBorders(middle, own, second, others)
        }
        var before = (step: 0, traits: traits(0))
        for step in steps.dropFirst() {
            let next = (step: step, traits: traits(step))
            addBorders(before.step, before.traits, next.step, next.traits)
            before = next
        }
        steps = borders.union(steps).sorted()
    }
}
