import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each text of which a view shows less than there is.
    static let truncatedText = LayoutRule(.truncatedText) { survey in
        for index in survey.scene.scene.views.indices where survey.geometry.isShown[index] {
            for fit in survey.scene.textsThatDoNotFit(index) {
                // The view goes by the document's own text; what is cut off may be a translation.
                let text = survey.scene.environment.localization == nil ? "" : " '\(fit.text.prefix(40))'"
                let subject = "\(survey.words(for: fit.role))\(text) of \(survey.name(index))"
                switch fit.lack {
                case .width(let needed, let room):
                    // Measured text is no more exact than this.
                    let needed = (needed * 2).rounded(.up) / 2
                    let room = (room * 2).rounded(.down) / 2
                    let missing = needed - room
                    survey.find(
                        .truncatedText,
                        "The \(subject) is cut off: it needs \(survey.number(needed)) points on its line and has "
                            + "\(survey.number(room)), \(survey.number(missing)) too few. Give it room, lines, or a smaller "
                            + "scale to shrink to.", at: index, amount: missing)
                case .lines(_, _, let missing) where missing > 0 && survey.isInLowRow(index):
                    // The row's own height is the cause, and was told.
                    continue
                case .lines(let needed, let shown, let missing):
                    let room =
                        missing > 0 ? "it is \(survey.number(missing)) points too low" : "it may have no more"
                    survey.find(
                        .truncatedText,
                        "The \(subject) is cut off at line \(shown): it has \(needed) lines, and \(room). Let its height "
                            + "follow its text.", at: index, amount: max(missing, Double(needed - shown)))
                }
            }
        }
    }
}

extension Rule {
    /// A view shows less of its text than there is.
    static let truncatedText = Rule(
        "truncated-text", on: .layout, .warning, active: .inEnvironments,
        summary: "A view shows less of its text than there is.",
        help: "Give the text room, lines, or a scale to shrink to.")
}

extension SceneSurvey {
    /// Whether a view lies in a row that was found to be too low.
    fileprivate func isInLowRow(_ index: Int) -> Bool { cell(of: index).map(lowRows.contains) ?? false }

    /// What a text is called.
    func words(for role: TextFit.Role) -> String {
        switch role {
        case .text: "text"
        case .title: "title"
        case .placeholder: "placeholder"
        case .segment(let place): "title of segment \(place + 1)"
        }
    }
}
