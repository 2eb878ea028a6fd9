import InterfaceDocument
import StrutDiagnostics

/// Turns the scenes of a document into what is installed in one environment.
public struct SceneResolver: Sendable {
    /// The document whose scenes are resolved.
    public let document: Document
    /// What they are resolved for.
    public private(set) var environment: ResolvedEnvironment
    /// Decides the roots' frames and safe areas.
    private var canvas: RootCanvas
    /// The scenes as they are installed, where that is known already.
    private let installed: [InstalledScenes.Installed]?

    /// Prepares to resolve `document`'s scenes.
    public init(document: Document, environment: ResolvedEnvironment) {
        self.init(document: document, environment: environment, sharing: nil)
    }

    /// Prepares with what environments have in common.
    package init(document: Document, environment: ResolvedEnvironment, sharing shared: InstalledScenes?) {
        self.document = document
        self.environment = environment
        canvas = RootCanvas(
            environment: environment, contexts: shared?.contexts ?? ControllerContexts(document: document))
        installed = shared?.scenes(in: environment)
    }

    /// Resolves one scene.
    public func resolve(_ element: SceneElement) -> Scene {
        placed(InstalledScenes.install(element, in: environment)).scene
    }

    /// Resolves a scene that stands at `place` among those of the document.
    package func resolve(_ element: SceneElement, at place: Int) -> InstalledScenes.Installed {
        placed(installed?[place] ?? InstalledScenes.install(element, in: environment))
    }

    private func placed(_ installed: InstalledScenes.Installed) -> InstalledScenes.Installed {
        var installed = installed
        installed.scene.roots = roots(of: installed.scene)
        return installed
    }

    /// Goes over to an environment that differs in its size alone: what is installed stays the same.
    package mutating func resize(to environment: ResolvedEnvironment) {
        self.environment = environment
        canvas.environment = environment
        canvas.containers = [:]
    }

    /// What containers give the controllers that they embed, by the containers' elements; it decides roots on a chosen
    /// device.
    package var containers: [Int: ContainerBounds] {
        get { canvas.containers }
        set { canvas.containers = newValue }
    }

    /// Which scenes decide how large the views of others are: on a chosen device those with containers.
    package var containerScenes: ContainerScenes? {
        environment.isChosen ? ContainerScenes(document, canvas.contexts) : nil
    }

    /// The roots of a scene that was resolved, with the frames and safe areas of the present environment.
    package func roots(of scene: Scene) -> [SceneRoot] {
        scene.roots.map { root in
            var root = root
            (root.frame, root.safeArea) = canvas.place(
                scene.views[root.view].view, controller: root.controller, isDetached: root.isDetached)
            if let controller = root.controller {
                let context = canvas.contexts.context(of: controller)
                root.isCard = canvas.isSheet(of: controller, root.frame, context)
                root.movesContent =
                    controller.automaticallyAdjustsScrollViewInsets && context.makesRoomForScrollViews
            }
            return root
        }
    }
}
