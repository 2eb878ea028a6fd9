import Strut

/// `strut explain`: why one view has the frame it has.
extension Subcommand {
    static let explain = Subcommand(
        name: "explain", summary: "Say why a view has its frame: its constraints, their origins, its own size.",
        operands: "FILE OBJECT-ID", operandCompletion: .documents,
        options: [.device, .orientation, .size, .contentSize, .direction, .language]
            + Option.runTimeOptions + [.help],
        examples: [
            ("strut explain Main.storyboard wV2-Ys-TC2", "Explain a view on the storyboard's own canvas."),
            ("strut explain --device 'iPhone SE' Main.storyboard wV2-Ys-TC2", "The same on a device."),
        ],
        run: { arguments throws(UsageError) in
            try tellOfView("explain", arguments) { id, document, localization in
                var environment = arguments.environments[0]
                environment.localization = localization
                return arguments.runTime.explain(id, in: document, environment: environment)
                    .map { ExplanationText($0).text }
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
        return lines.joined(separator: "\n") + "\n"
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
