// An explanation, for people.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment

extension ExplanationReport {
    /// Each object with what decides its numbers, a line for each link; names and texts are the document's.
    package func emitText() -> String {
        entries.map { entry in
            let writer = ExplanationText(path: document.path)
            let lines =
                switch entry.subject {
                case .view(let view): writer.lines(of: view)
                case .constraint(let constraint): writer.lines(of: constraint)
                }
            return ((entry.environmentName.map { ["\($0):"] } ?? []) + lines).map { $0.onOneLine + "\n" }.joined()
        }
        .joined()
    }
}

/// The lines of explanations.
private struct ExplanationText {
    let path: String

    private func first(of copies: Int) -> String { copies > 1 ? ", the first of \(copies) in rows" : "" }

    // MARK: Views

    func lines(of view: ViewExplanation) -> [String] {
        var lines = [
            "\(view.name), \(path):\(view.location)\(first(of: view.copies))",
            "  frame x \(number(view.frame.x)), y \(number(view.frame.y)), \(number(view.frame.width)) × "
                + "\(number(view.frame.height)) in its superview; \(view.placement)",
        ]
        lines += view.contentSizes.map { "  \($0.description)   (\($0.measurement))" }
        lines.append("  margins \(insets(view.layoutMargins)), safe area \(insets(view.safeArea))")
        let outline = ExplanationOutline(view)
        for quantity in outline.quantities {
            lines.append("  \(quantity.headline)")
            lines += quantity.ambiguities.map { "    ambiguous: \($0)" }
            lines += quantity.links.map { "    \(words($0))" }
        }
        if !outline.lost.isEmpty { lines.append("  not met") }
        for loss in outline.lost {
            lines.append("    \(words(loss.constraint))")
            switch loss.against {
            case .all(let quantity): lines.append("      against it: all that decides its \(quantity)")
            case .links(let links): lines += links.map { "      against it: \(words($0))" }
            }
        }
        if !outline.loose.isEmpty { lines.append("  met with room to spare") }
        lines += outline.loose.map { "    \(words($0))" }
        return lines
    }

    // MARK: Constraints

    func lines(of constraint: ConstraintExplanation) -> [String] {
        let id = constraint.object.map { "constraint \($0)" } ?? "constraint"
        var lines = [
            "\(id), \(path):\(constraint.location)\(first(of: constraint.copies))", "  \(constraint.description)",
            "  \(constraint.text)",
            "  \(outcome(constraint))",
        ]
        lines += constraint.decides.map { view in
            let numbers = view.quantities.map { quantity in
                let without = quantity.without.map { " instead of \(number($0))" } ?? ""
                return "\(quantity.name.words) \(number(quantity.value))\(without)"
            }
            return "    \(numbers.joined(separator: ", ")) of \(view.name) (\(path):\(view.location))"
        }
        if !constraint.against.isEmpty {
            lines.append(constraint.outcome == .redundant ? "  without it the same follows from" : "  against it")
            lines += constraint.against.map { "    \(words(ExplanationOutline.Link($0)))" }
        }
        return lines
    }

    private func outcome(_ constraint: ConstraintExplanation) -> String {
        let amount = number(constraint.amount)
        let points = "\(amount) \(amount == "1" ? "point" : "points")"
        let priority = constraint.priority < 1000 ? "priority \(number(constraint.priority))" : "required"
        switch constraint.outcome {
        case .decides: return "holds (\(priority)), and decides"
        case .redundant: return "holds (\(priority)), but nothing rests on it"
        case .influences:
            let room = constraint.amount == 0 ? "" : " with \(points) to spare"
            return constraint.decides.isEmpty
                ? "holds (\(priority))\(room), but leaves open what it relates"
                : "holds (\(priority))\(room); no number rests on it alone, but it makes"
        case .loose: return "holds (\(priority)) with \(points) to spare: it decides nothing"
        case .lost:
            return "lost (\(priority)): missed by \(points)" + (constraint.decides.isEmpty ? "" : "; yet it pulls at")
        case .broken: return "broken: required, but in conflict with others; missed by \(points)"
        }
    }

    // MARK: Places and numbers

    private func words(_ link: ExplanationOutline.Link) -> String {
        "\(link.text) (\(link.location.map { "\(path):\($0), " } ?? "")\(link.source))"
    }

    private func number(_ value: Double) -> String { ExplanationNumber.text(value) }

    private func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
    }
}
