import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each scroll view and axis whose content nothing measures.
    static let ambiguousScrollableContent = LayoutRule(.ambiguousScrollableContent) { survey in
        for moved in survey.free.dimensions {
            guard let first = moved.min(by: { $0.view < $1.view }), case .contentSize(let axis) = first.quantity else {
                continue
            }
            let size = axis == .horizontal ? "width" : "height"
            survey.find(
                .ambiguousScrollableContent,
                "Scrollable content size is ambiguous for \(survey.name(first.view)): it has ambiguous scrollable content "
                    + "\(size). Constrain its content to all four edges, and give the content a \(size).",
                at: first.view, notes: survey.notes(on: moved, of: first))
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
