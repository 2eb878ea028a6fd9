import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each view and axis where a length that only Interface Builder's canvas has decides.
    static let designTimeSize = LayoutRule(.designTimeSize) { survey in
        for ambiguity in survey.ambiguities where !ambiguity.movement.resizesContent {
            guard case .designTime = ambiguity.cause else { continue }
            survey.find(
                .designTimeSize,
                "The \(ambiguity.words) of \(survey.name(ambiguity.view)) hangs on a length that only the canvas has: an app "
                    + "decides it by content that is not here. Add a constraint if there is none.",
                at: ambiguity.view, notes: survey.notes(on: ambiguity))
        }
    }
}

extension Rule {
    /// Only the canvas decides.
    static let designTimeSize = Rule(
        "design-time-size", on: .layout, .note,
        summary: "Only a length that Interface Builder lends an empty view on its canvas decides a place or a size.",
        help: "Constrain it, unless the app fills the view with content that has a size.")
}
