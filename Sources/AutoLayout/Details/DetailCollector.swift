import ConstraintSolver
import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Finds what is seen of each view of a solved scene besides its frame.
struct DetailCollector {
    let scene: SolvedScene

    private var system: SceneSystem { scene.system }
    private var solution: Solution { scene.solution }

    /// The details of every view, in the scene's order.
    var all: [ViewDetails] {
        var details = system.states.indices.map(details)
        for index in scene.ambiguousViews { details[index].isAmbiguous = true }
        for row in solution.conflicts.map({ Int($0.broken.index) }) {
            for item in [system.rows[row].first, system.rows[row].second] {
                if let view = system.rows.variables.view(of: item) { details[view].isBroken = true }
            }
        }
        return details
    }

    private func details(of index: Int) -> ViewDetails {
        let state = system.states[index]
        var details = ViewDetails()
        details.isHidden = system.model.isHidden(index)
        details.isRightToLeft = system.traits(index).isRightToLeft
        details.margins = state.margins
        details.safeArea = state.safeArea
        guard let size = system.placedFrame(of: index)?.size else { return details }
        let placer = ContentPlacer(system: system, index: index, size: size)
        switch system.view(index).kind {
        case .label: details.texts = placer.labelTexts
        case .textField: details.texts = placer.fieldTexts
        case .textView: details.texts = placer.textViewTexts
        case .button: (details.texts, details.image) = placer.buttonContent
        case .imageView: details.image = placer.image
        default: break
        }
        markWhatDoesNotFit(&details.texts, of: index)
        return details
    }

    /// Marks the texts of a view that are found to be cut off: a line may be set and lie outside of its view.
    private func markWhatDoesNotFit(_ texts: inout [PlacedText], of index: Int) {
        if texts.isEmpty { return }
        for fit in scene.textsThatDoNotFit(index) {
            let role: PlacedText.Role? =
                switch fit.role {
                case .text: .text
                case .title: .title
                case .placeholder: .placeholder
                case .segment: nil
                }
            for place in texts.indices where texts[place].role == role { texts[place].isTruncated = true }
        }
    }
}
