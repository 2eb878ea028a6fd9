import ConstraintSolver
import Environment
import InterfaceDocument

/// A stretch of a sweep on which nothing but the window's size decides: every edge moves evenly from the first layout to the
/// last, and the layouts between them need not be made.
package struct SceneStretch: Sendable {
    /// The layout where it begins.
    package let first: WindowLayout
    /// The layout where it ends; the first one, where it is one step long.
    package let last: WindowLayout

    /// The steps.
    package var steps: ClosedRange<Int> { first.step...last.step }

    /// The scene at a step.
    package func scene(at step: Int) -> SolvedScene {
        if step == first.step { return first.scene }
        if step == last.step { return last.scene }
        return SolvedScene(
            from: first.scene, to: last.scene, share: Double(step - first.step) / Double(last.step - first.step))
    }
}

extension SolvedScene {
    /// A scene on the straight way between two layouts of it.
    fileprivate init(from first: SolvedScene, to last: SolvedScene, share: Double) {
        func between(_ a: Double, _ b: Double) -> Double { a == b ? a : a + (b - a) * share }
        func between(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
            EdgeInsets(
                top: between(a.top, b.top), left: between(a.left, b.left), bottom: between(a.bottom, b.bottom),
                right: between(a.right, b.right))
        }
        func between(_ a: Rect, _ b: Rect) -> Rect {
            Rect(
                x: between(a.x, b.x), y: between(a.y, b.y), width: between(a.width, b.width),
                height: between(a.height, b.height))
        }
        let (start, end) = (first.system, last.system)
        var environment = first.environment
        environment.size = Size(
            width: between(environment.size.width, last.environment.size.width),
            height: between(environment.size.height, last.environment.size.height))
        let roots = zip(first.scene.roots, last.scene.roots).map { root, other in
            var root = root
            root.frame = between(root.frame, other.frame)
            root.safeArea = between(root.safeArea, other.safeArea)
            return root
        }
        let states = zip(start.states, end.states).map { state, other in
            var state = state
            state.margins = between(state.margins, other.margins)
            state.safeArea = between(state.safeArea, other.safeArea)
            if let solved = state.solved, let its = other.solved { state.solved = between(solved, its) }
            if let inset = state.contentInset, let its = other.contentInset { state.contentInset = between(inset, its) }
            return state
        }
        var solution = first.solution
        solution.values = zip(solution.values, last.solution.values).map { between($0, $1) }
        var system = start
        system.stand(in: start.model.resized(environment, roots: roots), states)
        self.init(system, solution)
    }
}
