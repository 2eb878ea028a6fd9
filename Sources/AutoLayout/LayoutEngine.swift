import ConstraintSolver
import Diagnostics
import Environment
import InterfaceDocument

/// Lays documents out: resolves them for an environment, lowers them to constraints, solves, and places every view.
public struct LayoutEngine: Sendable {
    /// What to keep besides the frames.
    public struct Options: Sendable {
        /// Whether `SceneLayout.systems` is filled, for `--format constraints`.
        public var keepsSystems: Bool
        /// How tall table headers and footers are.
        public var tableHeaders: TableHeaderSizing
        /// The rows and texts that stand in for the app's data; nil lays each prototype out once.
        public var designData: DesignData?
        /// Whether `SceneLayout.details` is filled, for pictures and lists.
        public var keepsDetails = false

        /// Frames alone, of tables as they are stored, unless more is asked for.
        public init(
            keepsSystems: Bool = false, tableHeaders: TableHeaderSizing = .stored, designData: DesignData? = nil
        ) {
            self.keepsSystems = keepsSystems
            self.tableHeaders = tableHeaders
            self.designData = designData
        }

        /// What scenes are laid out with.
        var runTime: RunTime { RunTime(tableHeaders: tableHeaders, designData: designData) }
    }

    /// What to keep besides the frames, and what stands in for the app's code and data.
    public var options: Options

    /// An engine with some options.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Lays `document` out in `environment`; never fails: what is wrong becomes a finding.
    public func layout(_ document: Document, in environment: LayoutEnvironment = LayoutEnvironment()) -> Layout {
        let resolved = ResolvedEnvironment(document: document, environment: environment)
        var layout = Layout(document: document, environment: resolved, scenes: [])
        var systems: [SolvedSystem] = []
        solve(document, in: resolved) { pass, system, solution in
            // A controller without a view leaves nothing to solve.
            guard options.keepsSystems, !system.states.isEmpty else { return }
            systems.append(SolvedSystem(pass: pass, system: system, solution: solution))
        } finished: { system, solution in
            layout.scenes.append(
                SceneLayout(
                    SolvedScene(system, solution), systems: systems, keepsDetails: options.keepsDetails))
            systems = []
        }
        layout.designDataFindings = options.designData?.findings(in: document) ?? []
        return layout
    }

    /// Solves every scene of `document`: `afterPass` sees each pass, `finished` the scene with its last solution.
    func solve(
        _ document: Document, in environment: ResolvedEnvironment,
        afterPass: (String, SceneSystem, Solution) -> Void = { _, _, _ in },
        finished: (SceneSystem, Solution) -> Void
    ) {
        let canvasSizes = environment.isChosen ? self.canvasSizes(of: document) : nil
        let fonts = FontResolver(environment: environment)
        var resolver = SceneResolver(document: document, environment: environment)
        for element in document.scenes {
            let scene = resolver.resolve(element)
            var system = SceneSystem(
                document: document, environment: environment, scene: scene, indexOfElement: resolver.indexOfElement,
                fonts: fonts, canvasSizes: canvasSizes, runTime: options.runTime)
            let solution = system.layOut(afterPass: afterPass)
            finished(system, solution)
            resolver.release(scene)
        }
    }

    /// The sizes in points of every view on the document's own canvas, by element: the masks of views whose superview
    /// constraints place were stored against them.
    func canvasSizes(of document: Document) -> [Int: Size] {
        let canvas = ResolvedEnvironment(document: document, environment: LayoutEnvironment())
        var sizes: [Int: Size] = [:]
        LayoutEngine().solve(document, in: canvas) { system, solution in
            for placed in system.place(solution) { sizes[placed.view.element.index] = placed.frame.size }
        }
        return sizes
    }
}

extension SceneLayout {
    /// The frames and conflicts of a solved scene.
    init(_ solved: SolvedScene, systems: [SolvedSystem], keepsDetails: Bool) {
        self.init(
            scene: solved.scene.element, views: solved.system.place(solved.solution), systems: systems,
            conflicts: solved.solution.conflicts.map { LayoutConflict($0, in: solved) },
            details: keepsDetails ? DetailCollector(system: solved.system, solution: solved.solution).all : [],
            solved: solved)
    }
}

extension SourceLocation {
    /// The start of a file.
    package static let start = SourceLocation(line: 1, column: 1)
}
