import StrutAutoLayout

extension Layout {
    /// Why each view of each scene has its frame, by the scenes and their views; empty for scenes that no engine made.
    ///
    /// The proofs of a scene are prepared once for all its views.
    package var viewExplanations: [[ViewExplanation]] {
        let names = ObjectNames(document)
        let containerViews = document.containerViews
        return scenes.map { scene in
            guard let solved = scene.solved else { return [] }
            var explainer = SceneExplainer(solved, names, containerViews: containerViews)
            return scene.views.indices.map { explainer.explanation(ofView: $0) }
        }
    }
}
