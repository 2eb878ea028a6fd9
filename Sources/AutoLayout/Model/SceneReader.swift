import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Who works on a scene: a measurer, a lowering, a pass. It reads the scene's model in these words.
protocol SceneReader {
    var model: SceneModel { get }
}

extension SceneReader {
    var document: Document { model.document }
    var environment: ResolvedEnvironment { model.environment }
    var scene: Scene { model.scene }
    var fonts: FontResolver { model.typesetting.fonts }
    var measurer: TextMeasurer { model.typesetting.measurer }

    /// The view at `index`.
    func view(_ index: Int) -> View { model.view(index) }

    /// The superview's index of the view at `index`; -1 for a root.
    func superview(of index: Int) -> Int { model.superview(of: index) }

    /// What is known of the view at `index` before any pass.
    func traits(_ index: Int) -> ViewTraits { model.traits[index] }

    /// The smallest length on the pixel grid that is not below `length`; a hair above a pixel counts as on it.
    func roundedUp(_ length: Double) -> Double {
        // Without the sign that rounding up leaves a zero with.
        (length * environment.scale - 1e-4).rounded(.up) / environment.scale + 0
    }

    /// The smallest whole length in points that is not below `length`.
    func wholeUp(_ length: Double) -> Double { (length - 1e-4).rounded(.up) }
}
