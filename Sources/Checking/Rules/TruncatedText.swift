import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each text of which a view shows less than there is.
    static let truncatedText = LayoutRule(.truncatedText, turns: TruncatedText.turns) { survey in
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

enum TruncatedText {
    /// Where a text may come to fit, or fit no more.
    static func turns(_ points: inout TurningPoints) {
        for index in points.frames.indices where points.survey.geometry.isShown[index] {
            switch points.first.view(index).kind {
            case .label, .button, .textField, .textView, .segmentedControl: break
            default: continue
            }
            let (width, height) = (points.length(of: index, .horizontal), points.length(of: index, .vertical))
            if width.isStill && height.isStill { continue }
            // More room both ways shows more of a text, less of both less; otherwise it may come and go.
            if (width.end - width.start) * (height.end - height.start) < 0 {
                points.markAll()
                return
            }
            points.markChanges { scene in
                TextFit.Outcomes(
                    hasRoom: scene.hasRoomForTexts(index), lacks: scene.textsThatDoNotFit(index).map(\.outcome))
            }
        }
    }
}

extension TextFit {
    /// What a finding says of the text, but for its numbers.
    fileprivate var outcome: Outcome {
        switch lack {
        case .width: .width(role)
        case .lines(_, _, let missing): .lines(role, isLow: missing > 0)
        }
    }

    /// With more and more room: none at all, then some, then enough.
    fileprivate struct Outcomes: Equatable {
        var hasRoom: [Bool]
        var lacks: [Outcome]
    }

    fileprivate enum Outcome: Equatable {
        case width(Role)
        case lines(Role, isLow: Bool)
    }
}
