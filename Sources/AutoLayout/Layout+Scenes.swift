import Diagnostics
import Environment
import InterfaceDocument

extension Layout {
    /// Puts together what scenes give: the one place where a layout is made.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    init(
        _ document: Document, in environment: ResolvedEnvironment, options: LayoutEngine.Options, scenes: [SceneLayout]
    ) {
        self.init(document: document, environment: environment, scenes: scenes)
        designDataFindings = options.designData?.findings(in: document) ?? []
    }
}

extension SceneLayout {
    /// The frames and conflicts of a solved scene.
    @inline(never)  // a deep stack: see CONTRIBUTING.md
    init(_ solved: SolvedScene, keepsDetails: Bool) {
        self.init(
            scene: solved.scene.element, views: solved.system.place(solved.solution), systems: solved.passes,
            details: keepsDetails ? DetailCollector(system: solved.system, solution: solved.solution).all : [],
            solved: solved)
    }
}

extension SourceLocation {
    /// The start of a file.
    package static let start = SourceLocation(line: 1, column: 1)
}
