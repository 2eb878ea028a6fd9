import InterfaceDocument

/// What is the same of a document in many environments, found once for all of them.
///
/// Which views and constraints are installed is up to an environment's traits: of the 96 environments in which a
/// document is checked there are five.
package struct InstalledScenes: Sendable {
    /// One scene, with its roots not yet placed.
    package struct Installed: Sendable {
        /// What is installed.
        package var scene: Scene
        /// Where the elements of the document are in it.
        package let indexOfElement: ElementIndex

        /// Indexes a scene.
        package init(_ scene: Scene) {
            self.scene = scene
            indexOfElement = ElementIndex(scene.views)
        }
    }

    /// What decides what is installed.
    private struct Key: Hashable {
        var traits: VariationTraits
        var isChosen: Bool

        init(_ environment: ResolvedEnvironment) {
            traits = environment.variationTraits
            isChosen = environment.isChosen
        }
    }

    private let document: Document
    /// Which bars stand around the controllers.
    let contexts: ControllerContexts
    private var scenes: [Key: [Installed]] = [:]

    /// Prepares for no environment yet.
    package init(_ document: Document) {
        self.document = document
        contexts = ControllerContexts(document: document)
    }

    /// Finds out what is installed in an environment, unless it is known.
    package mutating func prepare(for environment: ResolvedEnvironment) {
        let key = Key(environment)
        guard scenes[key] == nil else { return }
        scenes[key] = document.scenes.map { Self.install($0, in: environment) }
    }

    /// The scenes as they are installed in an environment, parallel to the document's; nil if nobody has prepared for
    /// it.
    func scenes(in environment: ResolvedEnvironment) -> [Installed]? { scenes[Key(environment)] }

    /// A scene as it is installed in an environment.
    static func install(_ element: SceneElement, in environment: ResolvedEnvironment) -> Installed {
        Installed(
            SceneInstaller.install(
                element, traits: environment.variationTraits, keepsPlaceholders: !environment.isChosen))
    }
}
