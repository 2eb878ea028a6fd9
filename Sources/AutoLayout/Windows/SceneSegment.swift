import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// A segment of a sweep: a range of windows on which nothing but the window's size decides: every edge moves evenly from the first layout to the
/// last, and the layouts between them need not be made.
package struct SceneSegment: Sendable {
    /// The layout where it begins.
    package let first: WindowLayout
    /// The layout where it ends; the first one, where it is one step long.
    package let last: WindowLayout
    /// One between the two, if anything lies there. Where a segment ends more conditions are tight than along it: which of
    /// several answers was chosen, and whether there are several, is the same everywhere between.
    let inner: WindowLayout?

    /// The steps.
    package var steps: ClosedRange<Int> { first.step...last.step }

    /// The scene at a step.
    package func scene(at step: Int) -> SolvedScene {
        if step == first.step { return first.scene }
        if step == last.step { return last.scene }
        let inner = inner ?? first
        if step == inner.step { return inner.scene }
        return Interpolation(at: step, from: first.step, to: last.step)
            .scene(like: inner.scene, from: first.scene, to: last.scene)
    }
}

extension Interpolation {
    /// A scene on the straight way between two layouts of it, in all else as another one on that way.
    fileprivate func scene(like inner: SolvedScene, from first: SolvedScene, to last: SolvedScene) -> SolvedScene {
        let (start, end) = (first.system, last.system)
        var environment = first.environment
        environment.size = between(environment.size, last.environment.size)
        let roots = zip(first.scene.roots, last.scene.roots).map { root, other in
            var root = root
            root.frame = between(root.frame, other.frame)
            root.safeArea = between(root.safeArea, other.safeArea)
            return root
        }
        let states = zip(start.states, end.states).map { state, other in
            var state = state
            state.intrinsic = between(state.intrinsic, other.intrinsic)
            state.margins = between(state.margins, other.margins)
            state.safeArea = between(state.safeArea, other.safeArea)
            if let solved = state.solved, let its = other.solved {
                state.solved = between(solved, its)
            }
            if let inset = state.contentInset, let its = other.contentInset {
                state.contentInset = between(inset, its)
            }
            return state
        }
        var solution = inner.solution
        solution.values = zip(first.solution.values, last.solution.values).map { between($0, $1) }
        // How far something can move is another matter at each step.
        if !solution.freeDimensions.isEmpty { solution.hasTies = true }
        var system = inner.system
        system.stand(in: start.model.resized(environment, roots: roots), states, self, from: start, to: end)
        return SolvedScene(system, solution)
    }
}
