import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each way in which views can move without any constraint noticing.
    static let ambiguousLayout = LayoutRule(.ambiguousLayout) { survey in
        for moved in survey.free.dimensions {
            guard let first = moved.min(by: { $0.view < $1.view }) else { continue }
            if case .contentSize = first.quantity { continue }
            survey.find(
                .ambiguousLayout,
                "The \(first.quantity.words) of \(survey.name(first.view)) is ambiguous: add a constraint that determines "
                    + "it.", at: first.view, notes: survey.notes(on: moved, of: first))
        }
    }
}

extension Rule {
    /// A view's place or size is open.
    static let ambiguousLayout = Rule(
        "ambiguous-layout", on: .layout, .warning, summary: "More than one position or size would do.",
        help: "Add a constraint that decides.")
}

extension SceneSurvey {
    /// The other views that move in a free dimension, each once.
    func notes(on moved: [FreeViews.Movement], of first: FreeViews.Movement) -> [Finding.Note] {
        var seen: Set<Int> = [first.view]
        return moved.filter { seen.insert($0.view).inserted }.map { movement in
            let element = scene.view(movement.view).element
            return Finding.Note(
                "\(name(movement.view)) moves with it (\(movement.quantity.words))", location: element.location,
                object: element.id)
        }
    }
}
