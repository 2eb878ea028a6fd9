import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutProjects
import StrutTextMeasurement

/// Lays a document out in one environment after the other.
struct LayoutWork: Sendable {
    let document: Document
    var engine: LayoutEngine
    let runTime: RunTimeData
    var selection: RuleSelection
    /// What the project supplies; of a document that was given by itself the sizes of its classes.
    let resources: ProjectResources?
    let localizations: Localizations
    let fonts: InstalledFonts?

    /// Finds out what the layouts of some environments have in common.
    mutating func prepare(for environments: [MatrixEnvironment], isSwept: Bool) {
        engine.options.shared = SharedResolution(
            of: document, in: environments.map { isSwept ? windowEnvironment($0) : environment($0) })
    }

    /// The findings in the windows of a sweep, with the number of layouts of scenes that they took.
    func findings(
        in matrix: MatrixEnvironment, _ sweep: WindowSweep
    ) -> (findings: [Finding], layoutCount: Int) {
        let environment = windowEnvironment(matrix)
        var findings: [Finding] = []
        let session =
            runTime.assignments.isEmpty
            ? engine.session(document, in: environment)
            : runTime.session(document, in: environment, options: engine.options, findings: &findings)
        let found = WindowFindings.all(session, sweep, selection)
        return (findings + found.findings, found.layoutCount)
    }

    /// An environment whose window has a size, if only that of the canvas: it will have others.
    private func windowEnvironment(_ matrix: MatrixEnvironment) -> LayoutEnvironment {
        var environment = environment(matrix)
        environment.size = ResolvedEnvironment(document: document, environment: environment).size
        return environment
    }

    private func environment(_ matrix: MatrixEnvironment) -> LayoutEnvironment {
        matrix.supplied(localizations, resources, fonts)
    }

    /// The findings on some scenes in one environment.
    func findings(in part: SharedLayouts.Part) -> [Finding] {
        let environment = environment(part.environment)
        var findings: [Finding] = []
        let layout: Layout
        if runTime.assignments.isEmpty {
            var engine = engine
            engine.options.scenes = part.scenes
            layout = engine.layout(document, in: environment)
        } else {
            var session = runTime.session(document, in: environment, options: engine.options, findings: &findings)
            session.layoutIfNeeded()
            layout = session.layout
        }
        return findings + self.findings(in: layout)
    }

    /// The findings on a layout.
    func findings(in layout: Layout) -> [Finding] {
        layout.internalError.map { [$0] } ?? layout.layoutFindings(selection)
    }
}

extension Layout {
    /// A frame that is no number can only be a mistake of the engine's: it must not pass for a result.
    package var internalError: Finding? {
        for view in scenes.lazy.flatMap(\.views) {
            let sum = view.frame.x + view.frame.y + view.frame.width + view.frame.height
            if !sum.isFinite {
                return Finding(
                    rule: .internalError,
                    message: "the layout gave a view a frame that is not finite; please report this document",
                    path: document.path, location: view.view.element.location, object: view.view.element.id)
            }
        }
        return nil
    }
}
