// An explanation, for people.

import AutoLayout
import Checking
import Diagnostics
import Environment
import InterfaceDocument

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

    // MARK: Views

    func lines(of view: ViewExplanation) -> [String] {
        var lines = [
            "\(view.name), \(path):\(view.location)",
            "  frame x \(number(view.frame.x)), y \(number(view.frame.y)), \(number(view.frame.width)) × "
                + "\(number(view.frame.height)) in its superview; \(view.placement)",
        ]
        lines += view.contentSizes.map { "  \($0.description)   (\($0.measurement))" }
        lines.append("  margins \(insets(view.layoutMargins)), safe area \(insets(view.safeArea))")
        lines += view.quantities.flatMap(self.lines)
        if !view.lost.isEmpty {
            lines.append("  not met")
            for constraint in view.lost { lines += self.lines(of: constraint, view) }
        }
        if !view.loose.isEmpty {
            lines.append("  met with room to spare")
            lines += view.loose.map {
                "    \($0.text) (\(place($0.location, $0.constraint, $0.origin)))"
            }
        }
        return lines
    }

    private func lines(of quantity: ExplainedQuantity) -> [String] {
        var lines = ["  \(quantity.name.words) \(number(quantity.value))\(sum(quantity))"]
        lines += quantity.ambiguities.map { "    ambiguous: \($0)" }
        let isOneSided = quantity.links.contains { $0.direction != .both }
        for link in quantity.links {
            let side = isOneSided ? self.side(link.direction, quantity.name) : ""
            lines.append("    \(link.text)\(side) (\(place(link)))")
        }
        return lines
    }

    /// The points that the links add up to, where there are several: ` = 375 - 16 - 16`.
    private func sum(_ quantity: ExplainedQuantity) -> String {
        let links = quantity.links.filter { abs($0.contribution) > 5e-4 }
            .sorted { $0.contribution > $1.contribution }
        let difference = abs(quantity.alignmentValue - quantity.value)
        var text = ""
        if quantity.alignmentInset != 0 {
            text = ", \(number(quantity.alignmentValue)) without alignment insets"
        } else if difference > 5e-4 {
            text = ", \(number(quantity.alignmentValue)) before it is put on whole pixels"
        }
        guard links.count > 1 || quantity.factor != 1, (1...8).contains(links.count) else { return text }
        var sum = ""
        for (index, link) in links.enumerated() {
            let part = abs(link.contribution / quantity.factor)
            let points = quantity.factor == 1 ? scaled(number(part / link.factor), by: link.factor) : number(part)
            let sign = link.contribution < 0 ? "-" : "+"
            sum += index == 0 ? (sign == "-" ? "-" : "") + points : " \(sign) \(points)"
        }
        return text + " = "
            + (quantity.factor == 1 ? sum : scaled(links.count > 1 ? "(\(sum))" : sum, by: quantity.factor))
    }

    /// Points or their sum with a factor: `(375 - 16) / 2`, `0.65 × 375`.
    private func scaled(_ sum: String, by factor: Double) -> String {
        if factor == 1 { return sum }
        let parts = (1 / factor).rounded()
        return abs(parts * factor - 1) < 1e-9 ? "\(sum) / \(number(parts))" : "\(multiple(factor)) × \(sum)"
    }

    private func multiple(_ factor: Double) -> String {
        factor == factor.rounded() ? number(factor) : ExplanationNumber.factor(factor)
    }

    /// Which way a link holds.
    private func side(_ direction: ExplanationLink.Direction, _ name: ExplainedQuantity.Name) -> String {
        let (more, less) =
            switch name {
            case .x: ("farther right", "farther left")
            case .width, .contentWidth: ("wider", "narrower")
            case .y: ("farther down", "farther up")
            case .height, .contentHeight: ("taller", "shorter")
            }
        switch direction {
        case .both: return ""
        case .upper: return ", so it is not \(more)"
        case .lower: return ", so it is not \(less)"
        }
    }

    private func lines(of constraint: LostConstraint, _ view: ViewExplanation) -> [String] {
        let line = "    \(constraint.text) (\(place(constraint.location, constraint.constraint, constraint.origin)))"
        // What stands above need not be said again.
        if let known = view.quantities.first(where: { isSame($0.links, constraint.against) }), known.links.count > 1 {
            return [line, "      against it: all that decides its \(known.name.words)"]
        }
        return [line] + constraint.against.map { "      against it: \($0.text) (\(place($0)))" }
    }

    private func isSame(_ links: [ExplanationLink], _ others: [ExplanationLink]) -> Bool {
        Set(links.map(place)) == Set(others.map(place))
    }

    // MARK: Constraints

    func lines(of constraint: ConstraintExplanation) -> [String] {
        let id = constraint.object.map { "constraint \($0)" } ?? "constraint"
        var lines = [
            "\(id), \(path):\(constraint.location)", "  \(constraint.description)", "  \(constraint.text)",
            "  \(outcome(constraint))",
        ]
        lines += constraint.decides.map { view in
            let numbers = view.quantities.map { "\($0.name.words) \(number($0.value))" }
            return "    \(numbers.joined(separator: ", ")) of \(view.name) (\(path):\(view.location))"
        }
        if !constraint.against.isEmpty {
            lines.append(constraint.outcome == .redundant ? "  without it the same follows from" : "  against it")
            lines += constraint.against.map { "    \($0.text) (\(place($0)))" }
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
        case .loose: return "holds (\(priority)) with \(points) to spare: it decides nothing"
        case .lost:
            return "lost (\(priority)): missed by \(points)" + (constraint.decides.isEmpty ? "" : "; yet it pulls at")
        case .broken: return "broken: required, but in conflict with others; missed by \(points)"
        }
    }

    // MARK: Places and numbers

    private func place(_ link: ExplanationLink) -> String { place(link.location, link.constraint, link.origin) }

    private func place(_ location: SourceLocation?, _ constraint: String?, _ origin: ConstraintOrigin) -> String {
        let what = constraint.map { "constraint \($0)" } ?? origin.words
        return location.map { "\(path):\($0), \(what)" } ?? what
    }

    private func number(_ value: Double) -> String { ExplanationNumber.text(value) }

    private func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
    }
}

extension ExplainedQuantity.Name {
    fileprivate var words: String {
        switch self {
        case .contentWidth: "content width"
        case .contentHeight: "content height"
        default: rawValue
        }
    }
}

extension ConstraintOrigin {
    /// Where a constraint comes from, in a word or two.
    fileprivate var words: String {
        switch self {
        case .written: "constraint"
        case .autoresizingMask: "autoresizing mask"
        case .fixedFrame: "fixed frame"
        case .intrinsicSize: "intrinsic size"
        case .stackView: "stack view"
        case .encapsulatedLayout: "root view"
        case .scrollView: "scroll view"
        case .tableView: "table or collection view"
        case .layoutGuide: "layout guide"
        case .nonNegativeSize: "no size is negative"
        }
    }
}
