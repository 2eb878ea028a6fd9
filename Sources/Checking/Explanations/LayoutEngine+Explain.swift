import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

extension LayoutEngine {
    /// Explains the view that a name leads to, an object id, an outlet or a label in Xcode; nil where `environment` has
    /// no such view.
    public func explain(
        _ name: String, in document: Document, environment: LayoutEnvironment = LayoutEnvironment()
    ) -> ViewExplanation? {
        guard let element = document.object(named: name) else { return nil }
        return oneShot(document, in: environment) { $0.explanation(ofView: element) }
    }

    /// Explains the constraint that a name leads to; nil where it is not installed in `environment`.
    public func explainConstraint(
        _ name: String, in document: Document, environment: LayoutEnvironment = LayoutEnvironment()
    ) -> ConstraintExplanation? {
        guard let element = document.object(named: name) else { return nil }
        return oneShot(document, in: environment) { $0.explanation(ofConstraint: element) }
    }
}

extension LayoutSession {
    /// Why the view that a name leads to has the frame that the last layout gave it; nil where there is no such view.
    public func explain(_ name: String) -> ViewExplanation? {
        document.object(named: name).flatMap { element in
            solvedScenes.lazy.compactMap { $0.explanation(ofView: element) }.first
        }
    }

    /// What the constraint that a name leads to does in the last layout; nil where it is not installed, or switched
    /// off.
    public func explainConstraint(_ name: String) -> ConstraintExplanation? {
        document.object(named: name).flatMap { element in
            solvedScenes.lazy.compactMap { $0.explanation(ofConstraint: element) }.first
        }
    }
}

extension SolvedScene {
    /// Why the first view that an element is has its frame; nil where it is not installed.
    fileprivate func explanation(ofView element: Element) -> ViewExplanation? {
        guard let view = index(of: element) else { return nil }
        var explainer = SceneExplainer(self)
        var explanation = explainer.explanation(ofView: view)
        explanation.copies = scene.views.indices.count { self.view($0).element.index == element.index }
        return explanation
    }

    /// What a constraint does; nil where it is not installed.
    fileprivate func explanation(ofConstraint element: Element) -> ConstraintExplanation? {
        let rows = activeRows(of: element)
        guard let row = rows.first else { return nil }
        var explainer = SceneExplainer(self)
        var explanation = explainer.explanation(ofRow: row)
        explanation?.copies = rows.count
        return explanation
    }
}
