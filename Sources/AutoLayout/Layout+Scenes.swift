import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

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
            keptDetails: keepsDetails ? solved.details : nil, solved: solved)
    }

    /// What is seen of each view besides its frame, parallel to `views`; empty where no engine made the scene. Found
    /// again each time unless it has been kept.
    package var details: [ViewDetails] { keptDetails ?? solved?.details ?? [] }

    /// The constraint systems that were solved, in the order of the passes: where they were not kept, the scene is
    /// solved once more, which gives the same.
    package var allSystems: [SolvedSystem] { systems.isEmpty ? solved?.systemsSolvedAgain ?? [] : systems }
}

extension SourceLocation {
    /// The start of a file.
    package static let start = SourceLocation(line: 1, column: 1)
}
