import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// Automatic heights without an estimate; rows that size themselves beside headers of a fixed height, or the other
    /// way round.
    static let mixedRowHeights = LayoutRule(.mixedRowHeights) { context in
        for table in context.tables {
            context.reportMissingEstimates(of: table)
            context.reportUnlikeParts(of: table)
        }
    }
}

extension Rule {
    /// Parts of a table size themselves, and others do not.
    static let mixedRowHeights = Rule(
        "mixed-row-heights", on: .layout, .warning,
        summary: "Some parts of a table size themselves, and others do not.",
        help: "Use automatic heights with estimates for all, or for none.")
}

extension RuleContext {
    fileprivate mutating func reportMissingEstimates(of table: Table) {
        let element = table.element
        reportMissingEstimate(of: table, "row", element.rowHeight, element.estimatedRowHeight)
        reportMissingEstimate(
            of: table, "section header", element.sectionHeaderHeight, element.estimatedSectionHeaderHeight)
        reportMissingEstimate(
            of: table, "section footer", element.sectionFooterHeight, element.estimatedSectionFooterHeight)
    }

    private mutating func reportMissingEstimate(
        of table: Table, _ part: String, _ height: Double?, _ estimate: Double?
    ) {
        guard let height, height < 0, !scene.isAutomatic(height, estimate: estimate) else { return }
        report(
            .mixedRowHeights,
            "\(name(table.index)) has automatic \(part)s without an estimate: they do not size themselves. Give it an "
                + "estimated \(part) height.", at: table.index, variant: part)
    }

    fileprivate mutating func reportUnlikeParts(of table: Table) {
        let sizesRows = sizesRows(table)
        guard
            let edge = edges(of: table)
                .first(where: { holdsConstrainedViews($0) && sizesItself(edge: $0, of: table) != sizesRows })
        else { return }
        let what = scene.view(edge).key == "headerView" ? "section headers" : "section footers"
        let (fixed, automatic) = sizesRows ? (what, "rows") : ("rows", what)
        report(
            .mixedRowHeights,
            "The \(automatic) of \(name(table.index)) size themselves, but its \(fixed) have a fixed height: use automatic "
                + "heights, with estimates, for all parts of a table or for none.", at: edge, variant: "parts")
    }
}
