import StrutDiagnostics

extension LayoutRule {
    /// One finding for each row of a static table of automatic rows that has a height of its own, too small for what is
    /// in it.
    static let explicitRowHeight = LayoutRule(.explicitRowHeight) { context in
        for fault in context.rowFaults {
            guard case .explicitHeight(let height, let wanted) = fault.kind else { continue }
            context.report(
                .explicitRowHeight,
                "\(context.name(fault.view)) has an explicit height of \(context.number(height)), but its constraints want "
                    + "\(context.number(wanted)), which its table would give it. Remove the explicit height.",
                at: fault.view,
                severity: wanted - height < RuleContext.noticeableRowHeight ? .note : .warning)
        }
    }
}

extension Rule {
    /// A row has a height that its content does not fit.
    static let explicitRowHeight = Rule(
        "explicit-row-height", on: .layout, .warning, orElse: .note,
        summary: "A row of a table whose rows size themselves has a height of its own that is too small for it.",
        help: "Remove that height.")
}

extension RuleContext {
    /// By how much a row must be too low for anybody to see it, in points.
    fileprivate static let noticeableRowHeight = 3.0
}
