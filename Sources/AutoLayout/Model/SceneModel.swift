import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// What one scene is, for one environment and one state of its objects: everything that no layout pass changes.
///
/// Who measures, lowers or places reads it and does not depend on the others; see `SceneReader`.
final class SceneModel: Sendable {
    let document: Document
    let environment: ResolvedEnvironment
    let scene: Scene
    /// Where each element of the document is in the scene.
    let viewIndex: ViewIndex
    /// How texts are set.
    let typesetting: Typesetting
    /// The sizes that views had on the document's own canvas; nil when this is the canvas.
    let canvasSizes: CanvasSizes?
    /// What a scene that is a part of another is fitted to; nil for a whole scene, whose roots have their own size.
    let fitting: FittingScope?
    /// What code changed, and how tables lay themselves out.
    let runTime: RunTime
    /// What is known of each view before any pass, parallel to `scene.views`.
    let traits: [ViewTraits]
    /// What Interface Builder's canvas lays out together with a stack view; nil at run time.
    let units: LayoutUnits?

    /// Whether the scene is laid out as an app would, not as Interface Builder draws it: on a chosen device, in a
    /// session, and where a view is asked for its fitting size.
    var isRunTime: Bool { environment.isChosen || runTime.isSession || fitting != nil }

    /// Whether tables lay themselves out. What is fitted is asked for its own size, whatever was stored.
    var laysOutTables: Bool { fitting != nil || runTime.laysOutTables(in: environment) }

    /// A model of these parts, with the traits that follow from them.
    convenience init(
        document: Document, environment: ResolvedEnvironment, scene: Scene, viewIndex: ViewIndex,
        typesetting: Typesetting, canvasSizes: CanvasSizes?, fitting: FittingScope? = nil, runTime: RunTime
    ) {
        let bare = SceneModel(
            document: document, environment: environment, scene: scene, viewIndex: viewIndex, typesetting: typesetting,
            canvasSizes: canvasSizes, fitting: fitting, runTime: runTime, traits: [], units: nil)
        let traits = scene.views.indices.reduce(into: [ViewTraits]()) { traits, index in
            traits.append(ViewTraits(of: index, in: bare, environment, after: traits))
        }
        self.init(
            document: document, environment: environment, scene: scene, viewIndex: viewIndex, typesetting: typesetting,
            canvasSizes: canvasSizes, fitting: fitting, runTime: runTime, traits: traits,
            units: bare.isRunTime ? nil : LayoutUnits(scene))
    }

    /// A whole scene, with the rows that the design-time data gives its tables.
    convenience init(
        document: Document, environment: ResolvedEnvironment, scene: Scene, indexOfElement: ElementIndex,
        typesetting: Typesetting, canvasSizes: CanvasSizes?, runTime: RunTime
    ) {
        guard let data = runTime.designData else {
            self.init(
                document: document, environment: environment, scene: scene,
                viewIndex: ViewIndex(indexOfElement: indexOfElement), typesetting: typesetting,
                canvasSizes: canvasSizes, runTime: runTime)
            return
        }
        let filled = SceneWithRows(scene, data: data, document: document)
        self.init(
            document: document, environment: environment, scene: filled.scene,
            viewIndex: ViewIndex(
                indexOfElement: filled.indexOfElement, copies: filled.copies, rowChanges: filled.changes),
            typesetting: typesetting, canvasSizes: canvasSizes, runTime: runTime)
    }

    private init(
        document: Document, environment: ResolvedEnvironment, scene: Scene, viewIndex: ViewIndex,
        typesetting: Typesetting, canvasSizes: CanvasSizes?, fitting: FittingScope?, runTime: RunTime,
        traits: [ViewTraits], units: LayoutUnits?
    ) {
        self.document = document
        self.environment = environment
        self.scene = scene
        self.viewIndex = viewIndex
        self.typesetting = typesetting
        self.canvasSizes = canvasSizes
        self.fitting = fitting
        self.runTime = runTime
        self.traits = traits
        self.units = units
    }

    /// The same scene after changes that leave the traits of all views as they are: of constraints and texts.
    func replacingChanges(_ changes: RunTimeChanges) -> SceneModel {
        var runTime = runTime
        runTime.changes = changes
        return SceneModel(
            document: document, environment: environment, scene: scene, viewIndex: viewIndex, typesetting: typesetting,
            canvasSizes: canvasSizes, fitting: fitting, runTime: runTime, traits: traits, units: units)
    }

    /// The same scene in an environment that differs in its size alone, with the roots that it has there.
    func resized(_ environment: ResolvedEnvironment, roots: [SceneRoot]) -> SceneModel {
        var scene = scene
        for (index, root) in roots.enumerated() {
            (scene.roots[index].frame, scene.roots[index].safeArea) = (root.frame, root.safeArea)
        }
        return SceneModel(
            document: document, environment: environment, scene: scene, viewIndex: viewIndex, typesetting: typesetting,
            canvasSizes: canvasSizes, fitting: fitting, runTime: runTime, traits: traits, units: units)
    }

    /// The view at `index`.
    func view(_ index: Int) -> View { scene.views[index].view }

    /// The superview's index of the view at `index`; -1 for a root.
    func superview(of index: Int) -> Int { scene.views[index].superview }

    /// Whether the canvas lays the view at `index` out together with a stack view, and so on pixels.
    func isLaidOutWithStackView(_ index: Int) -> Bool { units?.holdsStackView(index, in: scene) ?? false }
}
