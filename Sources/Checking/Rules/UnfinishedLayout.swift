import ConstraintSolver
import StrutAutoLayout
import StrutDiagnostics

extension LayoutRule {
    /// Constraints that depend on each other and take more work than they may.
    static let unfinishedLayout = LayoutRule(.unfinishedLayout) { context in
        guard context.scene.solution.isUnfinished, let root = context.scene.scene.roots.first else { return }
        context.report(
            .unfinishedLayout,
            "The constraints of this scene are not solved to the end: views that depend on each other take more than "
                + "\(ConstraintSystem.statedEffort) steps. Frames are as far as they were found, and constraints may be missed.",
            at: root.view)
    }
}

extension Rule {
    /// Constraints that depend on each other take more work than they may.
    static let unfinishedLayout = Rule(
        "unfinished-layout", on: .layout, .error,
        summary: "The constraints of a scene take more work than the limit allows; the solver stopped.",
        help: "Divide the views that depend on each other, such as the thousands in one stack view.")
}
