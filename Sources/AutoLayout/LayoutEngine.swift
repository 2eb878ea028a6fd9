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

        public init(keepsSystems: Bool = false) {
            self.keepsSystems = keepsSystems
        }
    }

    public var options: Options

    public init(options: Options = Options()) {
        self.options = options
    }

    /// Lays `document` out in `environment`; never fails: what is wrong becomes a finding.
    public func layout(_ document: Document, in environment: LayoutEnvironment = LayoutEnvironment()) -> Layout {
        let canvas = ResolvedEnvironment(document: document, environment: LayoutEnvironment())
        let resolved = ResolvedEnvironment(document: document, environment: environment)
        // The masks of views whose superview constraints place were stored against the superview's size on the canvas.
        let canvasSizes = resolved.isChosen ? self.canvasSizes(of: document, in: canvas) : nil
        var layout = Layout(document: document, environment: resolved, scenes: [], findings: document.findings)
        var resolver = SceneResolver(document: document, environment: resolved)
        for element in document.scenes {
            let scene = resolver.resolve(element)
            layout.scenes.append(
                lay(
                    scene, of: document, in: resolved, resolver: resolver, canvasSizes: canvasSizes,
                    findings: &layout.findings))
            resolver.release(scene)
        }
        layout.findings.sort { ($0.location ?? .start) < ($1.location ?? .start) }
        return layout
    }

    private func lay(
        _ scene: Scene, of document: Document, in environment: ResolvedEnvironment, resolver: SceneResolver,
        canvasSizes: [Int: Size]?, findings: inout [Finding]
    ) -> SceneLayout {
        var system = SceneSystem(
            document: document, environment: environment, scene: scene, indexOfElement: resolver.indexOfElement,
            fonts: FontResolver(environment: environment), canvasSizes: canvasSizes)
        var systems: [SolvedSystem] = []
        let solution = system.layOut { pass, system, solution in
            // A controller without a view leaves nothing to solve.
            guard options.keepsSystems, !system.states.isEmpty else { return }
            systems.append(SolvedSystem(pass: pass, system: system, solution: solution))
        }
        findings += LayoutFindings(system: system, solution: solution).all
        return SceneLayout(scene: scene.element, views: system.place(solution), systems: systems)
    }

    private func canvasSizes(of document: Document, in canvas: ResolvedEnvironment) -> [Int: Size] {
        var sizes: [Int: Size] = [:]
        var resolver = SceneResolver(document: document, environment: canvas)
        for element in document.scenes {
            let scene = resolver.resolve(element)
            var ignored: [Finding] = []
            let layout = lay(
                scene, of: document, in: canvas, resolver: resolver, canvasSizes: nil, findings: &ignored)
            for placed in layout.views { sizes[placed.view.element.index] = placed.frame.size }
            resolver.release(scene)
        }
        return sizes
    }
}

extension SourceLocation {
    /// The start of a file.
    static let start = SourceLocation(line: 1, column: 1)
}
