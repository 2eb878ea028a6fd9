import StrutAutoLayout
import StrutEnvironment

/// The layouts of a document that were made for another purpose and serve its check as well.
struct LaidOutDocument: Sendable {
    private var layouts: [MatrixEnvironment: Layout] = [:]

    /// No layout.
    init() {}

    /// The layouts of some environments, but for those that a check makes differently: away from the canvas it lets a
    /// view that no controller owns grow with its texts.
    init(_ environments: [MatrixEnvironment], _ layouts: [Layout]) {
        for (environment, layout) in zip(environments, layouts) {
            let grows = layout.scenes.contains { scene in
                guard let solved = scene.solved else { return true }
                return !solved.environment.isCanvas && solved.scene.roots.contains(where: \.isDetached)
            }
            if !grows { self.layouts[environment] = layout }
        }
    }

    /// Whether there is none.
    var isEmpty: Bool { layouts.isEmpty }

    subscript(environment: MatrixEnvironment) -> Layout? { layouts[environment] }
}
