import Strut

/// `strut explain`: why one view has the frame it has.
extension Subcommand {
    static let explain = Subcommand(
        name: "explain", summary: "Say why a view has its frame: its constraints, their origins, its own size.",
        operands: "FILE OBJECT", operandCompletion: .documents,
        options: [.device, .orientation, .size, .contentSize, .direction, .language]
            + Option.runTimeOptions + [.help],
        examples: [
            ("strut explain Main.storyboard wV2-Ys-TC2", "Explain a view on the storyboard's own canvas."),
            (
                "strut explain Main.storyboard titleLabel",
                "The same by an outlet or a label in Xcode; also a constraint."
            ),
            ("strut explain --device 'iPhone SE' Main.storyboard wV2-Ys-TC2", "The same on a device."),
        ],
        run: { arguments throws(UsageError) in
            let environments = arguments.environments
            return try tellOfObject("explain", arguments, environments: environments) {
                object, document, environment, findings throws(UnknownObject) in
                var text = ""
                for id in object.views {
                    guard
                        let explanation = arguments.runTime.explain(
                            id, in: document, environment: environment, findings: &findings)
                    else { continue }
                    if let constraint = object.constraint, text.isEmpty {
                        guard let line = ExplanationText(explanation).line(ofConstraint: constraint) else { return nil }
                        text += line + "\n"
                    }
                    text += ExplanationText(explanation).text
                }
                if text.isEmpty { return nil }
                return environments.count > 1 ? "\(environment.name ?? ""):\n\(text)" : text
            }
        })
}

/// An explanation as text for people.
struct ExplanationText {
    let explanation: ViewExplanation

    init(_ explanation: ViewExplanation) {
        self.explanation = explanation
    }

    var text: String {
        let e = explanation
        var lines = [
            "\(e.name) (line \(e.location.line), column \(e.location.column))",
            "  frame           \(rect(e.frame)) in its superview; \(e.placement)",
            "  alignment rect  \(rect(e.alignmentRect)) in its root",
        ]
        if e.intrinsicWidth != nil || e.intrinsicHeight != nil {
            lines.append(
                "  intrinsic size  \(length(e.intrinsicWidth)) × \(length(e.intrinsicHeight))"
                    + (e.measurement.map { ": \($0)" } ?? ""))
        }
        lines.append("  margins         \(insets(e.layoutMargins)), safe area \(insets(e.safeAreaInsets))")
        lines.append("  constraints")
        lines += e.constraints.map(line)
        for dimension in e.freeDimensions { lines.append("  ambiguous       \(dimension)") }
        // Names and texts are the document's.
        return lines.map { $0.onOneLine + "\n" }.joined()
    }

    /// What became of one of the constraints, by its object id; nil if it is not among them.
    func line(ofConstraint id: String) -> String? {
        explanation.constraints.first { $0.id == id }.map { String(line($0).trimmingPrefix { $0 == " " }).onOneLine }
    }

    private func line(_ constraint: ExplainedConstraint) -> String {
        let outcome =
            switch constraint.outcome {
            case .holds: "holds"
            case .hasSlack(let slack): "holds with \(number(slack)) to spare"
            case .missed(let miss): "missed by \(number(miss))"
            case .broken: "BROKEN"
            }
        let id = constraint.id.map { "\($0) " } ?? ""
        let place = constraint.location.map { ", line \($0.line)" } ?? ""
        return "    \(id)\(constraint.description) — \(outcome) (\(constraint.origin)\(place))"
    }

    private func rect(_ rect: Rect) -> String {
        "x \(number(rect.x)), y \(number(rect.y)), \(number(rect.width)) × \(number(rect.height))"
    }

    private func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
    }

    private func length(_ length: Double?) -> String { length.map(number) ?? "none" }

    private func number(_ value: Double) -> String { Subcommand.length(value) }
}
