import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each scroll view and axis whose content nothing measures.
    static let ambiguousScrollableContent = LayoutRule(.ambiguousScrollableContent) { survey in
        for ambiguity in survey.ambiguities where ambiguity.movement.resizesContent {
            survey.find(
                .ambiguousScrollableContent, survey.words(of: ambiguity), at: ambiguity.view,
                notes: survey.notes(on: ambiguity))
        }
    }
}

extension Rule {
    /// The size of a scroll view's content is open.
    static let ambiguousScrollableContent = Rule(
        "ambiguous-scrollable-content", on: .layout, .warning,
        summary: "More than one size would do for the content of a scroll view.",
        help: "Constrain the content to all four edges of the scroll view, and give it a size.")
}
